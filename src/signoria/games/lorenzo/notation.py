"""The tokens of moves: what follows a step's name."""

from typing import Final

from signoria.games.lorenzo.terms import MEMBERS, SPACES
from signoria.kernel.position import Operand

TILE_TOKENS: Final = ["B0", "B1", "B2", "B3", "B4"]
LEADER_TOKENS: Final = [f"L{number:02d}" for number in range(1, 21)]
PRIVILEGE_TOKENS: Final = ["materials", "servants", "coins", "military", "faith"]
MOST_SERVANTS: Final = 99


def tile() -> Operand:
    return Operand("tile", "tile", TILE_TOKENS)


def leader() -> Operand:
    return Operand("leader", "leader", LEADER_TOKENS)


def member() -> Operand:
    return Operand("member", "member", MEMBERS)


def space() -> Operand:
    return Operand("space", "space", SPACES)


def floor() -> Operand:
    return Operand("space", "space", SPACES[:16])


def servants() -> Operand:
    return Operand("count", "", [str(n) for n in range(MOST_SERVANTS + 1)])


def option() -> Operand:
    return Operand("option", "", ["1", "2", "3"])


def material() -> Operand:
    return Operand("good", "good", ["wood", "stone", "coins", "servants", "military", "faith"])


def privilege() -> Operand:
    return Operand("privilege", "privilege", PRIVILEGE_TOKENS)
