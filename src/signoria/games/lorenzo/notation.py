"""The tokens of moves: what follows a step's name."""

from typing import Final

from signoria.games.lorenzo import terms as t
from signoria.kernel.data import Table, rows, text
from signoria.kernel.step import Operand

MOST_SERVANTS: Final = 99


class Components:
    """What the data files name: tiles, leaders and privileges by their ids."""

    def __init__(self, data: Table) -> None:
        self.data = data

    def ids(self, key: str) -> list[str]:
        return [text(row, "id") for row in rows(self.data, key)]

    def tile(self) -> Operand:
        return Operand("tile", "tile", self.ids("bonus_tile"))

    def leader(self) -> Operand:
        return Operand("leader", "leader", self.ids("leader"))

    def privilege(self) -> Operand:
        return Operand("privilege", "privilege", self.ids("privilege"))


def member() -> Operand:
    return Operand("member", "member", t.MEMBERS)


def space() -> Operand:
    return Operand("space", "space", t.SPACES)


def floor() -> Operand:
    return Operand("space", "space", t.SPACES[: t.FLOORS])


def servants() -> Operand:
    return Operand("count", "", [str(n) for n in range(MOST_SERVANTS + 1)])


def option() -> Operand:
    return Operand("option", "", ["1", "2", "3"])


def good() -> Operand:
    return Operand("good", "good", t.GOODS[: t.STOCK])
