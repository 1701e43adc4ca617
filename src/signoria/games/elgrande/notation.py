"""The tokens of moves: what follows a step's name."""

from typing import Final

from signoria.kernel.position import Operand
from signoria.kernel.title import SEATS

REGION_TOKENS: Final = [
    "galicia",
    "navarra",
    "aragon",
    "cataluna",
    "castilla",
    "toledo",
    "sevilla",
    "granada",
    "valencia",
]
CARD_TOKENS: Final = [
    *[f"d{deck}-{number:02d}" for deck in range(1, 5) for number in range(1, 11)],
    "d5-01",
    *[f"rg-{number:02d}" for number in range(1, 11)],
    *[f"vt-{number:02d}" for number in range(1, 5)],
]
GREY_TOKENS: Final = [f"gr-{number:02d}" for number in range(1, 17)]
POWER_TOKENS: Final = [str(value) for value in range(1, 14)]
TABLE_TOKENS: Final = ["high", "low"]


def region() -> Operand:
    return Operand("place", "place", REGION_TOKENS)


def region_or_tower() -> Operand:
    return Operand("place", "place", [*REGION_TOKENS, "tower"])


def throne() -> Operand:
    return Operand("place", "place", [*REGION_TOKENS, "tower", "france", "portugal"])


def source() -> Operand:
    return Operand("place", "place", ["court", *REGION_TOKENS])


def colour() -> Operand:
    return Operand("seat", "seat", SEATS)


def card() -> Operand:
    return Operand("card", "card", CARD_TOKENS)


def grey() -> Operand:
    return Operand("grey", "grey", GREY_TOKENS)


def grey_or_none() -> Operand:
    return Operand("grey", "grey", GREY_TOKENS, True)


def power() -> Operand:
    return Operand("power", "", POWER_TOKENS)


def item() -> Operand:
    return Operand("item", "item", [*POWER_TOKENS, *GREY_TOKENS])


def table() -> Operand:
    return Operand("table", "table", TABLE_TOKENS)


def number() -> Operand:
    return Operand("count", "", [str(n) for n in range(13)])
