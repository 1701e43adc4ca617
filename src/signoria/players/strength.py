"""How strong the levels are: what was measured, as `strength.toml` in the folder of each title has it."""

import tomllib
from functools import cache
from typing import NamedTuple

from signoria.games import folder, titles

FILE = "strength.toml"
COMPARED = {"apprentice": "random", "journeyman": "greedy", "master": "journeyman", "grandmaster": "master"}
"""Against whom a level is told to people."""
TWO = 2


class Measured(NamedTuple):
    """The share of games that a bot won, with the 95 % interval, on one seat against `rivals` in all others."""

    title: str
    players: int
    hero: str
    rivals: str
    thrift: int
    """Those who search thought for one part in so many of their simulations, to save time."""
    games: int
    share: float
    low: float
    high: float


class Strength(NamedTuple):
    """What people are told of a level: of 100 games for two it wins from `least` to `most`.

    These are the outer ends of the intervals of all titles, so that few games do not promise too much.
    """

    rivals: str
    least: int
    most: int


@cache
def measured() -> tuple[Measured, ...]:
    found: list[Measured] = []
    for title in titles():
        file = folder(title) / FILE
        if file.is_file():
            rows = tomllib.loads(file.read_text(encoding="utf-8"))["measured"]
            found.extend(Measured(title=title, **row) for row in rows)
    return tuple(found)


def strength_of(level: str) -> Strength | None:
    """None for a level that was not measured in every title: the lobby speaks of all of them."""
    rivals = COMPARED.get(level, "")
    rows = [row for row in measured() if (row.hero, row.rivals, row.players) == (level, rivals, TWO)]
    if not rows or {row.title for row in rows} != set(titles()):
        return None
    return Strength(rivals, round(100 * min(row.low for row in rows)), round(100 * max(row.high for row in rows)))
