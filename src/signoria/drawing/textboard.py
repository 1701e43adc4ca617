"""The table as text, for terminals and screen readers."""

import json
import textwrap
from importlib import import_module
from typing import Any, cast

from signoria.drawing.seen import B, Seen
from signoria.drawing.seen import View as View
from signoria.games import folder, shared_book
from signoria.kernel.title import Title
from signoria.words.words import Words

WIDTH = 100


class TextBoard(Seen[B]):
    """What the text boards of all titles share: one view in one language, wrapped to a width."""

    def __init__(self, view: View, words: Words, width: int, book: B) -> None:
        super().__init__(view, book)
        self.words = words
        self.width = width

    def all(self) -> str:
        """Everything that lies on the table."""
        raise NotImplementedError

    def own(self) -> str:
        """What only the viewer holds; the whole table for a title that makes no difference."""
        return self.all()

    def wrapped(self, text: str, hang: int) -> list[str]:
        return textwrap.wrap(text, self.width, subsequent_indent=" " * hang, break_on_hyphens=False)

    def label(self, key: str, **args: str | int) -> str:
        return self.words.word(f"board-{key}", **args)

    def then(self, parts: list[str]) -> str:
        """Parts of a line, as the language sets them apart."""
        return self.words.row(parts)


def joined(parts: list[list[str]]) -> str:
    """Parts of a board, a blank line between them."""
    return "\n\n".join("\n".join(part) for part in parts if part)


def text(title: Title, view: View, words: Words, width: int = WIDTH) -> str:
    """What the `Board` of the title's folder makes of a view; plain data for a title without one."""
    board = board_of(title, view, words, width)
    return plain(view) if board is None else board.all()


def hand(title: Title, view: View, words: Words, width: int = WIDTH) -> str:
    """What only the viewer holds."""
    board = board_of(title, view, words, width)
    return plain(view) if board is None else board.own()


def board_of(title: Title, view: View, words: Words, width: int) -> TextBoard[Any] | None:
    name = f"signoria.games.{title.name}.table.board"
    if not (folder(title.name) / "table" / "board.py").is_file():
        return None
    options = json.dumps(view["options"], sort_keys=True)
    book = shared_book(title, len(cast(list[str], view["seats"])), options)
    return cast(TextBoard[Any], import_module(name).Board(view, words, width, book))


def plain(view: View) -> str:
    return json.dumps(view, indent=1, ensure_ascii=False)
