"""How strong the levels are: what was measured, as `strength.toml` in the folder of each title has it."""

import tomllib
from functools import cache
from typing import NamedTuple

from signoria.games import folder, titles
from signoria.players import bots

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

    These are the outer ends of the intervals of all measured titles, so that few games do not promise too much.
    """

    rivals: str
    least: int
    most: int
    thrift: int
    """Somewhere they thought only one part in so many of their simulations."""
    open: list[str]
    """Titles in which nobody has measured it."""


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
    """What holds for all titles together; None for a level that was not measured in any."""
    rivals = COMPARED.get(level, "")
    rows = [row for row in measured() if (row.hero, row.rivals, row.players) == (level, rivals, TWO)]
    if not rows:
        return None
    least, most = min(row.low for row in rows), max(row.high for row in rows)
    thrift = max(row.thrift for row in rows)
    known = {row.title for row in rows}
    return Strength(
        rivals, round(100 * least), round(100 * most), thrift, [name for name in titles() if name not in known]
    )


def strength_in(title: str, level: str) -> list[Measured]:
    """What was measured of a level in one title: for each number of players against the strongest rivals."""
    ranks = bots()
    best: dict[int, Measured] = {}
    for row in measured():
        if (row.title, row.hero) == (title, level):
            known = best.get(row.players)
            if known is None or ranks.index(row.rivals) > ranks.index(known.rivals):
                best[row.players] = row
    return [best[players] for players in sorted(best)]
