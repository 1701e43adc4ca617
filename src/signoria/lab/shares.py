"""Shares of wins, and how far they can be trusted: the interval of Wilson, which is made for shares.

It stays inside 0 and 1, and 0 of 20 is not taken for certain. A shared win counts as the fraction that it is.
"""

from math import sqrt
from typing import NamedTuple

CERTAIN = 1.959964
"""Standard deviations: 19 of 20 times the truth lies inside."""


class Interval(NamedTuple):
    """A share, and the bounds between which the truth lies 19 of 20 times."""

    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The share of wins with its interval; without games nothing is known."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share, square = wins / games, CERTAIN * CERTAIN / games
    middle = (share + square / 2) / (1 + square)
    width = CERTAIN * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Interval(share, max(0.0, min(share, middle - width)), min(1.0, max(share, middle + width)))


def shown(interval: Interval) -> str:
    """The share and its bounds in percent, as all tables of the lab write them."""
    return f"{100 * interval.share:.1f} % ({100 * interval.low:.1f}–{100 * interval.high:.1f})"
