"""The tokens of moves: what follows a step's name."""

from typing import Final

from signoria.games.virtu import terms as t
from signoria.kernel.step import Operand

PRICED: Final = {
    "crown": t.CROWN,
    "cross": t.CROSS,
    "either": t.EITHER,
    "cavalry": t.CAVALRY,
    "ship": t.SHIP,
    "mask": t.MASK,
}
"""The symbols that something may cost, besides florins."""
PRICE: Final = [*PRICED, "florin"]
"""The hints of a move that has a price."""


def spot() -> Operand:
    return Operand("spot", "spot", t.SPOTS)


def target() -> Operand:
    return Operand("target", "target", [*t.SPOTS, "discard"])


def slot() -> Operand:
    return Operand("slot", "slot", t.SLOTS)


def room() -> Operand:
    return Operand("room", "room", t.ROOMS)


def tile() -> Operand:
    return Operand("tile", "tile", t.TILES)


def faced() -> Operand:
    return Operand("faced", "faced", t.FACED)


def relief() -> Operand:
    return Operand("relief", "relief", t.RELIEFS)


def symbol() -> Operand:
    return Operand("symbol", "symbol", t.SYMBOLS)


def city() -> Operand:
    return Operand("city", "city", t.CITIES)


def army() -> Operand:
    return Operand("army", "army", t.ARMIES)


def place() -> Operand:
    return Operand("place", "place", t.PLACES)


def alliance() -> Operand:
    return Operand("alliance", "alliance", t.ALLIANCES)


def major() -> Operand:
    return Operand("major", "major", t.MAJORS)


def bonus() -> Operand:
    return Operand("bonus", "bonus", t.BONUSES)


def war_bonus() -> Operand:
    return Operand("warbonus", "warbonus", t.WAR_BONUSES)


def item() -> Operand:
    return Operand("item", "item", t.ITEMS)


def count(most: int) -> Operand:
    return Operand("count", "", [str(n) for n in range(most + 1)])
