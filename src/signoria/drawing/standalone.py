"""One position as one SVG file: everything that a page would carry beside the board is inside it."""

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from signoria import games
from signoria.drawing.icons import sprite, used
from signoria.drawing.pen import Heading, Pen, Plate
from signoria.drawing.seen import View
from signoria.drawing.svg import defs
from signoria.games import folder
from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import Book
from signoria.words.words import Words

PAGE_WIDTH = 1000
PHONE_WIDTH = 390


class Drawing(Protocol):
    """What `draw.py` of a title gives; see `drawing.pen`."""

    def backdrop(self, pen: Pen) -> str: ...
    def board(self, view: View, pen: Pen) -> str: ...
    def offer(self, view: View, pen: Pen) -> str: ...
    def mine(self, view: View, pen: Pen) -> str: ...
    def plates(self, view: View, pen: Pen) -> list[Plate]: ...
    def heading(self, view: View, pen: Pen) -> Heading: ...
    def outlook(self, view: View, pen: Pen) -> tuple[str, str]: ...
    def forecast(self, before: View, after: View, pen: Pen) -> str: ...
    def vignette(self, pen: Pen) -> str: ...


def can_draw(title: str) -> bool:
    return is_drawn(title, tuple(games.__path__))


@cache
def is_drawn(title: str, shelves: tuple[str, ...]) -> bool:
    """Whether a title has a drawing; on other shelves there may be another one of its name."""
    return (folder(title) / "table" / "draw.py").is_file()


def drawing(title: str) -> Drawing:
    """The drawing of a title; one that cannot be drawn is a SignoriaError."""
    if not can_draw(title):
        raise SignoriaError(f"{title} cannot be drawn yet")
    return cast(Drawing, import_module(f"signoria.games.{title}.table.draw"))


def picture(view: View, words: Words, book: Book, phone: bool = False) -> str:
    """A view as a whole SVG: `Path("board.svg").write_text(picture(game.view(0), game.words, game.book))`."""
    pen = Pen(words, book, phone=phone)
    art = drawing(words.title.name)
    back, over = art.backdrop(pen), art.board(view, pen)
    shared = defs()
    icons = sprite(used(back + over + shared))
    box, label = attribute(over, "viewBox"), attribute(over, "aria-label")
    wide = PHONE_WIDTH if phone else PAGE_WIDTH
    width, height = (float(part) for part in box.split()[2:])
    size = f'width="{wide}" height="{wide * height / width:.0f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} role="img" aria-label="{label}">'
    return f"{head}\n{bare(icons)}\n{bare(shared)}\n{bare(back)}\n{bare(over)}\n</svg>\n"


def attribute(svg: str, name: str) -> str:
    """An attribute of the outermost element, escaped as it is there; "" if it has none."""
    head = svg[: svg.index(">")]
    _, found, rest = head.partition(f' {name}="')
    return rest.partition('"')[0] if found else ""


def bare(svg: str) -> str:
    """What is inside the outermost element, as a group."""
    return "<g>" + svg[svg.index(">") + 1 : svg.rindex("</svg>")] + "</g>"
