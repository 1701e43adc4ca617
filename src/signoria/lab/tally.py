"""Statistics of many games in little memory: whole numbers only, so that the order of adding cannot matter."""

from math import sqrt
from typing import Final

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
        self.low = min(self.low, x) if self.n else x
        self.high = max(self.high, x) if self.n else x
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


class Tally:
    """What many games of one kind came to: scores and win shares by seat, and their lengths."""

    def __init__(self, players: int) -> None:
        self.lengths = Series()
        self.scores = [Series() for _ in range(players)]
        self.shares = [Series() for _ in range(players)]
        self.sources: dict[str, list[int]] = {}
        """The sum of the points of each source, seat by seat."""
        self.bots: dict[str, tuple[Series, Series]] = {}
        """Scores and win shares by bot, whatever seats it had."""

    def add_ledger(self, sources: list[str], ledger: list[int]) -> None:
        """Where the points of a game came from."""
        for number, source in enumerate(sources):
            sums = self.sources.setdefault(source, [0] * len(self.scores))
            for seat in range(len(self.scores)):
                sums[seat] += ledger[seat * len(sources) + number]

    def add(self, scores: list[int], ranks: list[int], decisions: int, names: list[str]) -> None:
        """A game that bots of these names played, seat by seat."""
        self.lengths.add(decisions)
        part = SHARES // ranks.count(1)
        for seat, (score, rank, name) in enumerate(zip(scores, ranks, names, strict=True)):
            share = part if rank == 1 else 0
            self.scores[seat].add(score)
            self.shares[seat].add(share)
            of_bot = self.bots.setdefault(name, (Series(), Series()))
            of_bot[0].add(score)
            of_bot[1].add(share)

    def merge(self, other: "Tally") -> None:
        self.lengths.merge(other.lengths)
        for own, more in zip(self.scores + self.shares, other.scores + other.shares, strict=True):
            own.merge(more)
        for name, series in other.bots.items():
            for own, more in zip(self.bots.setdefault(name, (Series(), Series())), series, strict=True):
                own.merge(more)
        for source, sums in other.sources.items():
            mine = self.sources.setdefault(source, [0] * len(self.scores))
            self.sources[source] = [a + b for a, b in zip(mine, sums, strict=True)]

    def summary(self) -> dict[str, object]:
        """The figures as plain data; errors are standard errors of the mean."""
        return {
            "games": self.lengths.n,
            "decisions": self.lengths.sum,
            "mean_decisions": self.lengths.mean,
            "shortest": self.lengths.low,
            "longest": self.lengths.high,
            "mean_scores": [series.mean for series in self.scores],
            "score_errors": [series.error for series in self.scores],
            "lowest_scores": [series.low for series in self.scores],
            "highest_scores": [series.high for series in self.scores],
            "mean_sources": {name: [n / max(1, self.lengths.n) for n in sums] for name, sums in self.sources.items()},
            "wins": [series.sum / SHARES for series in self.shares],
            "win_shares": [series.mean / SHARES for series in self.shares],
            "win_share_errors": [series.error / SHARES for series in self.shares],
            "by_bot": {
                name: {
                    "mean_score": scores.mean,
                    "score_error": scores.error,
                    "win_share": shares.mean / SHARES,
                    "win_share_error": shares.error / SHARES,
                }
                for name, (scores, shares) in sorted(self.bots.items())
            },
        }
