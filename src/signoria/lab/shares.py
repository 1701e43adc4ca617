"""Shares of wins, and how far figures can be trusted: the interval of Wilson for the former, that of Student for means.

Wilson’s stays inside 0 and 1, and 0 of 20 is not taken for certain; a shared win counts as the fraction that it is.
Student’s is wide where there are few games, and of a single one nothing is known.
"""

from math import sqrt
from typing import NamedTuple

CERTAIN = 1.959964
"""Standard deviations: 19 of 20 times the truth lies inside."""
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
"""The same where the deviation is known from 2, 3, 4 … numbers only."""


class Interval(NamedTuple):
    """A share, and the bounds between which the truth lies 19 of 20 times."""

    share: float
    low: float
    high: float


def won(ranks: list[int]) -> list[float]:
    """The part of the win that every seat has: all of it, an even part, or nothing."""
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def wilson(wins: float, games: int) -> Interval:
    """The share of wins with its interval; without games nothing is known."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share, square = wins / games, CERTAIN * CERTAIN / games
    middle = (share + square / 2) / (1 + square)
    width = CERTAIN * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Interval(share, max(0.0, min(share, middle - width)), min(1.0, max(share, middle + width)))


def margin(error: float, n: int) -> float | None:
    """How far the truth may be from the mean of n numbers with this standard error; None: one number tells nothing."""
    if n < 2:
        return None
    free = n - 1
    if free <= len(STUDENT):
        return STUDENT[free - 1] * error
    z = CERTAIN
    wider = (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free * free)
    return (z + wider) * error


def within(mean: float, margin: float | None, sign: str = "") -> str:
    """A mean and its margin, as all tables of the lab write them."""
    return f"{mean:{sign}.1f} ± {'?' if margin is None else f'{margin:.1f}'}"


def shown(interval: Interval) -> str:
    """The share and its bounds in percent, as all tables of the lab write them."""
    return f"{100 * interval.share:.1f} % ({100 * interval.low:.1f}–{100 * interval.high:.1f})"
