"""The tokens of moves: what follows a step's name."""

from typing import Final

from signoria.games.virtu.terms import (
    ALLIANCES,
    ARMIES,
    BONUSES,
    CAVALRY,
    CITIES,
    CROSS,
    CROWN,
    EITHER,
    ITEMS,
    MAJORS,
    MASK,
    PLACES,
    RELIEFS,
    ROOMS,
    SHIP,
    SLOTS,
    SPOTS,
    SYMBOLS,
    TILES,
    WAR_BONUSES,
)
from signoria.kernel.position import Operand

PRICED: Final = {"crown": CROWN, "cross": CROSS, "either": EITHER, "cavalry": CAVALRY, "ship": SHIP, "mask": MASK}
"""The symbols that something may cost, besides florins."""
PRICE: Final = [*PRICED, "florin"]
"""The hints of a move that has a price."""


def spot() -> Operand:
    return Operand("spot", "spot", SPOTS)


def target() -> Operand:
    return Operand("target", "target", [*SPOTS, "discard"])


def slot() -> Operand:
    return Operand("slot", "slot", SLOTS)


def room() -> Operand:
    return Operand("room", "room", ROOMS)


def tile() -> Operand:
    return Operand("tile", "tile", TILES)


def relief() -> Operand:
    return Operand("relief", "relief", RELIEFS)


def symbol() -> Operand:
    return Operand("symbol", "symbol", SYMBOLS)


def city() -> Operand:
    return Operand("city", "city", CITIES)


def army() -> Operand:
    return Operand("army", "army", ARMIES)


def place() -> Operand:
    return Operand("place", "place", PLACES)


def alliance() -> Operand:
    return Operand("alliance", "alliance", ALLIANCES)


def major() -> Operand:
    return Operand("major", "major", MAJORS)


def bonus() -> Operand:
    return Operand("bonus", "bonus", BONUSES)


def war_bonus() -> Operand:
    return Operand("warbonus", "warbonus", WAR_BONUSES)


def item() -> Operand:
    return Operand("item", "item", ITEMS)


def count(most: int) -> Operand:
    return Operand("count", "", [str(n) for n in range(most + 1)])
