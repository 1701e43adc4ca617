"""Statistics of many games in little memory: whole numbers only, so that the order of adding cannot matter."""

from math import sqrt
from operator import add
from typing import Final

from signoria.lab.results import Result
from signoria.lab.shares import Interval, margin, wilson

SHARES: Final = 60
"""A win is cut into sixtieths: one, two, three, four or five winners share it evenly."""


class Series:
    """The count, sum, sum of squares and bounds of a row of whole numbers."""

    def __init__(self) -> None:
        self.n = 0
        self.sum = 0
        self.squares = 0
        self.low = 0
        self.high = 0

    def add(self, x: int) -> None:
        if not self.n or x < self.low:
            self.low = x
        if not self.n or x > self.high:
            self.high = x
        self.n += 1
        self.sum += x
        self.squares += x * x

    def merge(self, other: "Series") -> None:
        if other.n:
            self.low = min(self.low, other.low) if self.n else other.low
            self.high = max(self.high, other.high) if self.n else other.high
        self.n += other.n
        self.sum += other.sum
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.sum / self.n if self.n else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.n < 2:
            return 0.0
        variance = (self.squares * self.n - self.sum * self.sum) / (self.n * (self.n - 1))
        return sqrt(variance / self.n)

    @property
    def margin(self) -> float | None:
        """How far the truth may be from the mean, 19 of 20 times; None where nobody can say."""
        return margin(self.error, self.n)


class Tally:
    """What many games of one kind came to: scores and win shares by seat, and their lengths."""

    def __init__(self, players: int) -> None:
        self.lengths = Series()
        self.scores = [Series() for _ in range(players)]
        self.shares = [Series() for _ in range(players)]
        self.names: list[str] = []
        self.ledger: list[int] = []
        """The sums of all ledgers, and the names of their sources."""
        self.bots: dict[str, tuple[Series, Series]] = {}
        """Scores and win shares by bot, whatever seats it had."""
        self.rows: list[Result] = []
        """The games one by one, where they are wanted; they are not merged."""

    def add_ledger(self, sources: list[str], ledger: list[int]) -> None:
        """Where the points of a game came from."""
        self.names = sources
        self.ledger = list(map(add, self.ledger, ledger)) if self.ledger else ledger[:]

    @property
    def sources(self) -> dict[str, list[int]]:
        """The sum of the points of each source, seat by seat."""
        return {source: self.ledger[number :: len(self.names)] for number, source in enumerate(self.names)}

    def add(self, scores: list[int], ranks: list[int], decisions: int, names: list[str]) -> None:
        """A game that bots of these names played, seat by seat."""
        self.lengths.add(decisions)
        part = SHARES // ranks.count(1)
        for seat, (score, rank, name) in enumerate(zip(scores, ranks, names, strict=True)):
            share = part if rank == 1 else 0
            self.scores[seat].add(score)
            self.shares[seat].add(share)
            of_bot = self.bots.get(name) or self.bots.setdefault(name, (Series(), Series()))
            of_bot[0].add(score)
            of_bot[1].add(share)

    def merge(self, other: "Tally") -> None:
        self.lengths.merge(other.lengths)
        for own, more in zip(self.scores + self.shares, other.scores + other.shares, strict=True):
            own.merge(more)
        for name, series in other.bots.items():
            for own, more in zip(self.bots.setdefault(name, (Series(), Series())), series, strict=True):
                own.merge(more)
        if other.ledger:
            self.add_ledger(other.names, other.ledger)

    def share(self, series: Series) -> Interval:
        """The share of wins of a series of them, with its interval."""
        return wilson(series.sum / SHARES, series.n)

    def summary(self) -> dict[str, object]:
        """The figures as plain data, the same that the table of the command shows: 19 of 20 times the truth lies
        within a margin of a mean, and between the low and the high end of a share."""
        shares = [self.share(series) for series in self.shares]
        return {
            "games": self.lengths.n,
            "decisions": self.lengths.sum,
            "mean_decisions": self.lengths.mean,
            "decisions_margin": self.lengths.margin,
            "shortest": self.lengths.low,
            "longest": self.lengths.high,
            "mean_scores": [series.mean for series in self.scores],
            "score_margins": [series.margin for series in self.scores],
            "lowest_scores": [series.low for series in self.scores],
            "highest_scores": [series.high for series in self.scores],
            "mean_sources": {name: [n / max(1, self.lengths.n) for n in sums] for name, sums in self.sources.items()},
            "wins": [series.sum / SHARES for series in self.shares],
            "win_shares": [interval.share for interval in shares],
            "win_shares_low": [interval.low for interval in shares],
            "win_shares_high": [interval.high for interval in shares],
            "by_bot": {name: self.of_bot(name) for name in sorted(self.bots)},
        }

    def of_bot(self, name: str) -> dict[str, float | None]:
        """The figures of one bot, whatever seats it had."""
        scores, shares = self.bots[name]
        interval = self.share(shares)
        return {
            "seats": scores.n,
            "mean_score": scores.mean,
            "score_margin": scores.margin,
            "win_share": interval.share,
            "win_share_low": interval.low,
            "win_share_high": interval.high,
        }
