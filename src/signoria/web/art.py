"""The drawings of the titles, found in their folders; what does not change is drawn once."""

from collections.abc import Callable
from functools import cache, lru_cache
from html import escape
from typing import cast

from signoria.drawing import doubt, plain, standalone, textboard
from signoria.drawing.pen import Chapter, Explained, Pen, Stage
from signoria.drawing.seen import View
from signoria.drawing.standalone import Drawing, can_draw
from signoria.games import Title, folder, shared_book
from signoria.words.words import Words, capital

__all__ = [
    "backdrop",
    "beginner",
    "can_draw",
    "chapters",
    "drawing",
    "explained",
    "look",
    "standing",
    "takes",
    "text_board",
    "trail",
    "vignette",
]


def drawing(title: str) -> Drawing:
    """The drawing of a title; its text board for one that has none."""
    return standalone.drawing(title) if can_draw(title) else cast(Drawing, plain)


def explained(title: str, view: View, pen: Pen, thing: str) -> Explained | None:
    """What a thing on the table is, where the title tells it; what the mark of a reconstructed value means."""
    if thing == doubt.THING:
        return doubt.explained_doubt(pen)
    explain: Callable[[View, Pen, str], Explained | None] | None = getattr(drawing(title), "explain", None)
    found = explain(view, pen, thing) if explain else None
    return found._replace(name=capital(found.name)) if found else None


def trail(title: str, view: View, pen: Pen) -> list[Stage]:
    """Where one is in nested actions, where the title tells it."""
    stages: Callable[[View, Pen], list[Stage]] | None = getattr(drawing(title), "trail", None)
    return stages(view, pen) if stages else []


def chapters(title: str) -> list[Chapter]:
    """What of the log is told line by line and summed up."""
    found: list[Chapter] = getattr(drawing(title), "CHAPTERS", [])
    return found


def takes(title: str) -> frozenset[str]:
    """The events by which a seat takes a thing."""
    found: frozenset[str] = getattr(drawing(title), "TAKES", frozenset())
    return found


def beginner(title: str) -> dict[str, object]:
    """The options with which a title is best learnt, where they are not its usual ones."""
    found: dict[str, object] = getattr(drawing(title), "BEGINNER", {})
    return dict(found)


def standing(title: str) -> frozenset[str]:
    """The steps that a person may answer once for the whole game."""
    found: frozenset[str] = getattr(drawing(title), "STANDING", frozenset())
    return found


@lru_cache(maxsize=64)
def backdrop(title: Title, players: int, options: str, lang: str, phone: bool) -> str:
    """The static part of a board; `options` is their text, so that it can be a key."""
    book = shared_book(title, players, options)
    return drawing(title.name).backdrop(Pen(Words(title, lang), book, phone=phone))


@cache
def vignette(title: Title, lang: str) -> str:
    book = title.book(title.players[-1])
    return drawing(title.name).vignette(Pen(Words(title, lang), book))


@cache
def look(title: str) -> str:
    """The stylesheet of a title: `look.css`, then `look_….css` by their names."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((folder(title) / "table").glob("look*.css")))


def text_board(title: Title, view: View, words: Words) -> str:
    """The table for those who cannot see it."""
    return escape(textboard.text(title, view, words))
