"""The table as text, for terminals and screen readers."""

import json
import textwrap
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from signoria.kernel.title import Title
from signoria.words import Words

View = dict[str, object]
WIDTH = 100


class TextBoard:
    """What the text boards of all titles share: one view in one language, wrapped to a width."""

    def __init__(self, view: View, words: Words, width: int) -> None:
        self.view = view
        self.words = words
        self.width = width
        self.seats = cast(list[str], view["seats"])

    def all(self) -> str:
        """Everything that lies on the table."""
        raise NotImplementedError

    def own(self) -> str:
        """What only the viewer holds; the whole table for a title that makes no difference."""
        return self.all()

    def wrapped(self, text: str, hang: int) -> list[str]:
        return textwrap.wrap(text, self.width, subsequent_indent=" " * hang)

    def label(self, key: str, **args: str | int) -> str:
        return self.words.word(f"board-{key}", **args)

    def table(self, name: str) -> dict[str, object]:
        return cast(dict[str, object], self.view[name])


def joined(parts: list[list[str]]) -> str:
    """Parts of a board, a blank line between them."""
    return "\n\n".join("\n".join(part) for part in parts if part)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def text(title: Title, view: View, words: Words, width: int = WIDTH) -> str:
    """What the `Board` of the title's folder makes of a view; plain data for a title without one."""
    board = board_of(title, view, words, width)
    return plain(view) if board is None else board.all()


def hand(title: Title, view: View, words: Words, width: int = WIDTH) -> str:
    """What only the viewer holds."""
    board = board_of(title, view, words, width)
    return plain(view) if board is None else board.own()


def board_of(title: Title, view: View, words: Words, width: int) -> TextBoard | None:
    name = f"signoria.games.{title.name}.board"
    if find_spec(name) is None:
        return None
    return cast(TextBoard, import_module(name).Board(view, words, width))


def plain(view: View) -> str:
    return json.dumps(view, indent=1, ensure_ascii=False)
