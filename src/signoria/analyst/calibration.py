"""Calibration: of the positions where the analyst says 70 %, how many were won. Measured, and kept with each title.

A search that looks a round ahead judges by points, and points are not yet victories: raw shares are too bold in one
title and too timid in another. One number for a title and a number of players, the stretch, corrects them; the table
shows what is right after that.
"""

import json
from functools import cache
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

from signoria.games import folder

FILE: Final = "calibration.json"
STEPS: Final = 10
"""So many rows a table has, from 0 to 100 %."""
TIMID: Final[list[float]] = [0.05 * n for n in range(2, 81)]
"""The stretches that are tried."""
LEAST: Final = 1e-4


class Said(NamedTuple):
    """What was said of a position for all seats, and how the game ended for them: shares of the victory."""

    shares: list[float]
    won: list[float]


class Row(NamedTuple):
    """The seats of which about the same was said: between which shares, what on average, how many, how many won."""

    low: float
    high: float
    said: float
    seats: int
    won: float


class Table(NamedTuple):
    """The calibration for a number of players."""

    players: int
    stretch: float
    games: int
    positions: int
    budget: int
    rows: list[Row]


@cache
def tables(title: str) -> tuple[Table, ...]:
    """What was measured for a title; nothing for one that was not measured."""
    file = folder(title) / FILE
    return tuple(read(file)) if file.is_file() else ()


def read(file: Path) -> list[Table]:
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["tables"]
    return [Table(**{**table, "rows": [Row(*row) for row in table["rows"]]}) for table in found]


def table_of(title: str, players: int) -> Table | None:
    """The table for a number of players, else the one for the nearest number."""
    return min(tables(title), key=lambda table: abs(table.players - players), default=None)


def stretch_of(title: str, players: int) -> float:
    found = table_of(title, players)
    return found.stretch if found is not None else 1.0


def stretched(shares: list[float], stretch: float) -> list[float]:
    """Shares moved away from each other (above 1) or towards each other (below 1); together they stay 1."""
    powers = [max(share, LEAST) ** stretch for share in shares]
    return [power / sum(powers) for power in powers]


def slope(before: float, now: float, stretch: float) -> float:
    """How much an error grows with the stretch."""
    before, now = (min(max(share, LEAST), 1.0 - LEAST) for share in (before, now))
    return stretch * now * (1.0 - now) / (before * (1.0 - before))


# Measuring.


def loss(found: list[Said], stretch: float) -> float:
    """How surprised somebody would be who believed the shares (log loss)."""
    total = 0.0
    for said in found:
        for share, won in zip(stretched(said.shares, stretch), said.won, strict=True):
            total -= won * log(max(share, LEAST))
    return total / len(found)


def best_stretch(found: list[Said]) -> float:
    def surprise(stretch: float) -> float:
        return loss(found, stretch)

    best: float = min(TIMID, key=surprise)
    return round(best, 2)


def rows_of(found: list[Said], stretch: float) -> list[Row]:
    """Every seat of every position, by what was said of it."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(STEPS)]
    for said in found:
        for share, won in zip(stretched(said.shares, stretch), said.won, strict=True):
            bins[min(int(share * STEPS), STEPS - 1)].append((share, won))
    return [
        Row(
            at / STEPS,
            (at + 1) / STEPS,
            round(sum(share for share, _ in one) / len(one), 4),
            len(one),
            round(sum(won for _, won in one), 3),
        )
        for at, one in enumerate(bins)
        if one
    ]


def measured(players: int, games: int, budget: int, found: list[Said]) -> Table:
    stretch = best_stretch(found)
    return Table(players, stretch, games, len(found), budget, rows_of(found, stretch))


def written(title: str, made: list[Table]) -> str:
    """The file of a title: a line for every row."""
    tables = ",\n".join(table_text(table) for table in sorted(made))
    return f'{{"title": {json.dumps(title)}, "tables": [\n{tables}\n]}}\n'


def table_text(table: Table) -> str:
    head = json.dumps({name: value for name, value in table._asdict().items() if name != "rows"})
    rows = ",\n".join(f"  {json.dumps(list(row))}" for row in table.rows)
    return f'{head[:-1]}, "rows": [\n{rows}]}}'
