"""Calibration: of the positions where the analyst says 70 %, how many were won. Measured, and kept with each title.

A search that looks a round ahead judges by points, and points are not yet victories: raw shares are too bold in one
title and too timid in another, and a search that plans its own turn with more care than those of the others takes
whoever is to move for too strong. Two numbers for a title and a number of players, stretch and modesty, correct that;
the table shows what is right after that.
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
MODEST: Final[list[float]] = [0.05 * n for n in range(4, 29)]
"""The modesties that are tried."""
TURNS: Final = 3
"""So often both are looked for in turn."""
LEAST: Final = 1e-4


class Said(NamedTuple):
    """What was said of a position for all seats, and how the game ended for them: shares of the victory."""

    shares: list[float]
    won: list[float]
    seat: int
    """Who was to move."""


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
    modesty: float = 1.0


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


class Correction(NamedTuple):
    """How shares are corrected: each to the power of the stretch, that of whoever is to move times the modesty."""

    stretch: float = 1.0
    modesty: float = 1.0

    def of(self, shares: list[float], seat: int) -> list[float]:
        """Shares moved apart (a stretch above 1) or together (below 1), as a seat says them; together they stay 1."""
        powers = [max(share, LEAST) ** self.stretch for share in shares]
        powers[seat] *= self.modesty
        return [power / sum(powers) for power in powers]


def correction_of(title: str, players: int) -> Correction:
    found = table_of(title, players)
    return Correction(found.stretch, found.modesty) if found is not None else Correction()


def slope(before: float, now: float, stretch: float) -> float:
    """How much an error grows with the stretch."""
    before, now = (min(max(share, LEAST), 1.0 - LEAST) for share in (before, now))
    return stretch * now * (1.0 - now) / (before * (1.0 - before))


# Measuring.


def loss(found: list[Said], correction: Correction) -> float:
    """How surprised somebody would be who believed the shares (log loss)."""
    total = 0.0
    for said in found:
        for share, won in zip(correction.of(said.shares, said.seat), said.won, strict=True):
            total -= won * log(max(share, LEAST))
    return total / len(found)


def best_correction(found: list[Said]) -> Correction:
    """The least surprising one: first the stretch, then the modesty, and each again with what the other has become."""
    best = Correction()
    for _ in range(TURNS):
        best = min((best._replace(stretch=stretch) for stretch in TIMID), key=lambda one: loss(found, one))
        best = min((best._replace(modesty=modesty) for modesty in MODEST), key=lambda one: loss(found, one))
    return Correction(round(best.stretch, 2), round(best.modesty, 2))


def rows_of(found: list[Said], correction: Correction) -> list[Row]:
    """Every seat of every position, by what was said of it."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(STEPS)]
    for said in found:
        for share, won in zip(correction.of(said.shares, said.seat), said.won, strict=True):
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
    best = best_correction(found)
    return Table(players, best.stretch, games, len(found), budget, rows_of(found, best), best.modesty)


def written(title: str, made: list[Table]) -> str:
    """The file of a title: a line for every row."""
    tables = ",\n".join(table_text(table) for table in sorted(made))
    return f'{{"title": {json.dumps(title)}, "tables": [\n{tables}\n]}}\n'


def table_text(table: Table) -> str:
    head = json.dumps({name: value for name, value in table._asdict().items() if name != "rows"})
    rows = ",\n".join(f"  {json.dumps(list(row))}" for row in table.rows)
    return f'{head[:-1]}, "rows": [\n{rows}]}}'
