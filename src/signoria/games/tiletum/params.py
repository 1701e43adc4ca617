"""The numbers that the words of prompts, moves and refusals need."""

from signoria.games.tiletum.position import Europe

Numbers = dict[str, int]


def situation(p: Europe, seat: int) -> Numbers:
    return {}


def trail(p: Europe) -> list[tuple[str, Numbers]]:
    return []


def prospect(p: Europe, move: int) -> Numbers:
    return {}


def explain(p: Europe, seat: int, move: int, code: int) -> Numbers:
    return {}
