"""What is kept of one game of an experiment: plain data, so that it can be sent, written down and read again."""

from typing import NamedTuple, Self

from signoria.game.game import Game
from signoria.kernel.title import Title
from signoria.lab.shares import won


class Result(NamedTuple):
    """The end of one game, seat by seat; `ledger` has the points of every seat by source."""

    game: int
    seed: str
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    decisions: int
    ledger: list[int]
    told: list[str] = []
    """What else an experiment wants to know of a game."""

    @classmethod
    def of(cls, number: int, game: Game, names: list[str], told: list[str] | None = None) -> Self:
        scores, ranks, ledger = list(game.scores), list(game.ranks), list(game.position.ledger)
        return cls(number, game.seed, names, scores, ranks, len(game.plies), ledger, told or [])

    def share(self, seat: int) -> float:
        """The part of the win that a seat has."""
        return won(self.ranks)[seat]

    def points(self, title: Title, seat: int) -> dict[str, int]:
        """The points of a seat by source."""
        size = len(title.sources)
        return dict(zip(title.sources, self.ledger[seat * size : (seat + 1) * size], strict=True))
