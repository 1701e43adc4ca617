"""What a drawing gets besides the view: the words, the layout, and which things on the table can be chosen now.

A title's `draw.py` gives these functions; each is pure, and gives the same text for the same view:

    backdrop(pen)               <svg>: the static part of the board, drawn once and cached
    board(view, pen)            <svg> with the same viewBox: pieces and targets, laid over the backdrop
    offer(view, pen)            HTML beside the board (open cards, a market), or ""
    mine(view, pen)             HTML: the area of the seat that looks; "" for a spectator
    plates(view, pen)           one Plate for every seat, in turn order
    heading(view, pen)          the Heading of the page
    outlook(view, pen)          (headline, sentence): what comes next, from public information
    forecast(before, after, pen)  one sentence: what a choice changes, from the views before and after it
    vignette(pen)               <svg> for the lobby

Beside it lies `look.css`: the cloth of the table and what only this title needs. Drawings carry no style attributes
and no script, for the content security policy of the site forbids them.
"""

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from signoria.kernel.position import Book
from signoria.words.words import Words


class Mark(NamedTuple):
    """A thing on the table that has to do with the open decision."""

    state: str
    """legal, or locked: a click on what is locked asks why."""
    move: str = ""
    """The move that a click makes; "" where several moves have to do with this thing, and a click picks among them."""


class Marks:
    """The marks of a page, by the ids of what they are about: `place-granada`, `seat-gules place-granada`."""

    def __init__(self, marks: dict[str, Mark] | None = None) -> None:
        self.marks = marks or {}

    def find(self, *what: str) -> Mark | None:
        return self.marks.get(" ".join(what))

    def state(self, *what: str) -> str:
        """legal, locked, or "" where the thing is no part of the decision."""
        mark = self.find(*what)
        return mark.state if mark else ""

    def at(self, *what: str, cls: str = "") -> str:
        """The attributes of an element that can be chosen: its class and its move; just its class if not.

        It is no button of its own: the prompt has one for every choice, which keyboards and screen readers use.
        """
        mark = self.find(*what)
        if mark is None:
            return f' class="{cls}"' if cls else ""
        classes = " ".join(part for part in (cls, "hit", mark.state) if part)
        target = f' data-move="{escape(mark.move)}"' if mark.move else f' data-pick="{escape(" ".join(what))}"'
        return f' class="{classes}"{target}'


class Pen:
    """The words, the layout and the marks of one page."""

    def __init__(self, words: Words, book: Book, marks: Marks | None = None, phone: bool = False) -> None:
        self.words = words
        self.book = book
        self.marks = marks or Marks()
        self.phone = phone

    def word(self, key: str, **args: str | int) -> str:
        """A message, escaped for HTML."""
        return escape(self.words.word(key, **args))

    def name(self, kind: str, token: str) -> str:
        """The name of a thing by its kind and token: name("place", "granada")."""
        return self.word(f"{kind}-{token}")

    def seat(self, colour: str) -> str:
        """The name of a seat by its colour."""
        seats = self.book.axes["seat"]
        return escape(self.words.seat(self.book, seats.index(colour)))


class Plate(NamedTuple):
    """One seat in the column of players."""

    seat: str
    """Its colour."""
    score: int
    counters: list[tuple[str, int | str, str]]
    """Icon, number and label of what the seat has."""
    note: str = ""
    """A word or two under the score: `card 9`, `2nd`."""
    active: bool = False


class Heading(NamedTuple):
    """What the page says of the game: `round 5 of 9`, and its phases with the present one."""

    subtitle: str
    phases: list[str]
    now: int
    """The present phase; -1 for none."""


def joined(parts: Iterable[str]) -> str:
    """Parts of a drawing as one text."""
    return "".join(parts)
