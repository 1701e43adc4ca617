"""The drawings of the titles, found in their folders; what does not change is drawn once."""

from functools import cache, lru_cache
from html import escape

from signoria.drawing import textboard
from signoria.drawing.pen import Pen
from signoria.drawing.standalone import View, can_draw, drawing
from signoria.games import Title, folder, shared_book
from signoria.words.words import Words

__all__ = ["backdrop", "can_draw", "drawing", "look", "text_board", "vignette"]


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
    """The stylesheet of a title."""
    file = folder(title) / "table" / "look.css"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def text_board(title: Title, view: View, words: Words) -> str:
    """The table for those who cannot see it."""
    return escape(textboard.text(title, view, words))
