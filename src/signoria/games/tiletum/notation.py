"""The tokens of moves: what follows a step's name."""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.kernel.step import Operand

ENTRIES: Final = [*[f"offer-{n + 1}" for n in range(t.OFFER)], *[f"store-{n + 1}" for n in range(t.STORAGE)]]
"""Characters that can be chosen: to take from the offer, or to place from storage."""


def numbers(name: str, last: int) -> Operand:
    return Operand(name, "", [str(n) for n in range(1, last + 1)])


def colour() -> Operand:
    return Operand("colour", "colour", t.COLOURS)


def value() -> Operand:
    return numbers("value", t.FACES)


def resource() -> Operand:
    return Operand("resource", "resource", t.RESOURCES)


def action() -> Operand:
    return Operand("action", "action", t.ACTIONS[: t.JOKER])


def space() -> Operand:
    return Operand("space", "space", t.SPACES)


def city() -> Operand:
    return Operand("space", "space", t.SPACES[: t.CITIES])


def cathedral() -> Operand:
    return Operand("space", "space", t.CATHEDRALS)


def entry() -> Operand:
    return Operand("entry", "entry", ENTRIES)


def room() -> Operand:
    return Operand("room", "room", t.ROOMS)


def building(last: int = t.ROOMED) -> Operand:
    return numbers("building", last)


def helper() -> Operand:
    return Operand("helper", "helper", t.HELPERS)


def contract() -> Operand:
    return Operand("contract", "contract", t.CONTRACT_KINDS)


def crest() -> Operand:
    return Operand("crest", "crest", t.CRESTS)
