"""The aid of a title: a few small tables that fit on one sheet, and what its icons mean.

`table/aid.py` of a title gives `blocks(pen)`, made from the book of a player count, and `icons(pen)`.
"""

from importlib import import_module
from typing import NamedTuple, Protocol, cast

from signoria.drawing.pen import Pen
from signoria.drawing.pieces import u
from signoria.games import folder


class Block(NamedTuple):
    """One table or list of the sheet; cells and lines are HTML."""

    heading: str
    rows: list[list[str]] = []
    """The first cell of a row is its head."""
    lines: list[str] = []
    wide: bool = False
    """Whether it needs the whole width of the sheet."""
    small: bool = False
    """Many lines in small print, in two columns."""


class Meaning(NamedTuple):
    """An icon and what it means; both are HTML."""

    icon: str
    text: str


class Aid(Protocol):
    """What `aid.py` of a title gives."""

    def blocks(self, pen: Pen) -> list[Block]: ...
    def icons(self, pen: Pen) -> list[Meaning]: ...


def aid_of(title: str) -> Aid | None:
    """The aid of a title; None where nobody has made one."""
    if not (folder(title) / "table" / "aid.py").is_file():
        return None
    return cast(Aid, import_module(f"signoria.games.{title}.table.aid"))


def lines(pen: Pen, key: str, **args: str | int) -> list[str]:
    """A message of several lines."""
    return pen.word(key, **args).split("\n")


def meanings(pen: Pen, names: list[str]) -> list[Meaning]:
    """Icons of the sprite with the messages `icon-<name>`."""
    return [Meaning(u(name), pen.word(f"icon-{name}")) for name in names]
