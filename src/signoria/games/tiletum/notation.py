"""The tokens of moves: what follows a step's name."""

from typing import Final

from signoria.games.tiletum.terms import (
    ACTIONS,
    CATHEDRALS,
    CITIES,
    COLOURS,
    CONTRACT_KINDS,
    CRESTS,
    FACES,
    HELPERS,
    JOKER,
    OFFER,
    RESOURCES,
    ROOMED,
    ROOMS,
    SPACES,
    STORAGE,
)
from signoria.kernel.position import Operand

ENTRIES: Final = [*[f"offer-{n + 1}" for n in range(OFFER)], *[f"store-{n + 1}" for n in range(STORAGE)]]
"""Characters that can be chosen: to take from the offer, or to place from storage."""


def numbers(name: str, last: int) -> Operand:
    return Operand(name, "", [str(n) for n in range(1, last + 1)])


def colour() -> Operand:
    return Operand("colour", "colour", COLOURS)


def value() -> Operand:
    return numbers("value", FACES)


def resource() -> Operand:
    return Operand("resource", "resource", RESOURCES)


def action() -> Operand:
    return Operand("action", "action", ACTIONS[:JOKER])


def space() -> Operand:
    return Operand("space", "space", SPACES)


def city() -> Operand:
    return Operand("space", "space", SPACES[:CITIES])


def cathedral() -> Operand:
    return Operand("space", "space", CATHEDRALS)


def entry() -> Operand:
    return Operand("entry", "entry", ENTRIES)


def room() -> Operand:
    return Operand("room", "room", ROOMS)


def building(last: int = ROOMED) -> Operand:
    return numbers("building", last)


def helper() -> Operand:
    return Operand("helper", "helper", HELPERS)


def contract() -> Operand:
    return Operand("contract", "contract", CONTRACT_KINDS)


def crest() -> Operand:
    return Operand("crest", "crest", CRESTS)
