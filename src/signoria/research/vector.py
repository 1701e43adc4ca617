"""Many games of one kind at once for self-play: arrays in, arrays out."""

import numpy as np
from numpy.typing import NDArray

from signoria.game.checks import Seed
from signoria.kernel.errors import SignoriaError
from signoria.kernel.observation import Layout
from signoria.kernel.title import Title
from signoria.state.batch import Batch
from signoria.state.state import Luck, luck_of


class VectorGames:
    """A row of games, each waiting for a decision of one seat. The arrays stay the same and are written anew.

    Where a game ends its row of `done` is set, `returns` and `scores` say what it came to, and the next game has begun.
    """

    def __init__(
        self,
        title: str | Title,
        players: int = 4,
        games: int = 64,
        seed: Seed = None,
        options: dict[str, object] | None = None,
    ) -> None:
        self.batch = Batch(title, players, games, seed, options)
        self.layout: Layout = self.batch.layout
        """What the numbers of an observation mean."""
        games = self.batch.games
        seats = self.layout.book.seats
        self.observations: NDArray[np.int16] = np.zeros((games, self.layout.size), np.int16)
        """What the seat that decides knows, a row a game."""
        self.masks: NDArray[np.bool_] = np.zeros((games, self.batch.actions), np.bool_)
        """Its legal actions."""
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        """The seat that decides."""
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Which games the last step has ended."""
        self.returns: NDArray[np.float32] = np.zeros((games, seats), np.float32)
        """By seat, from -1 for the last place to 1 for the best, for the games that the last step has ended."""
        self.scores: NDArray[np.int32] = np.zeros((games, seats), np.int32)
        self._rows = self.observations.data.cast("B")
        self._marks = self.masks.view(np.uint8).data.cast("B")
        self._write()

    @property
    def seed(self) -> str:
        """Game number k of this row was dealt from the seed "seed/k"; `numbers` says which ones are on the table."""
        return self.batch.seed

    @property
    def numbers(self) -> list[int]:
        return self.batch.numbers

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """An action for each game. One that is not legal is an IllegalAction, and then nothing has happened."""
        numbers = np.asarray(actions)
        if numbers.ndim != 1 or numbers.dtype.kind not in "iu":
            raise SignoriaError(f"a step takes a row of whole numbers, an action a game, not {actions!r}")
        ended = self.batch.step(numbers.tolist())
        self.done[:] = False
        self.returns[:] = 0
        self.scores[:] = 0
        for game, scores, returns in ended:
            self.done[game] = True
            self.scores[game] = scores
            self.returns[game] = returns
        self._write()

    def random_actions(self, luck: Luck) -> list[int]:
        """A legal action for each game, all equally likely."""
        return self.batch.random_actions(luck_of(luck))

    def _write(self) -> None:
        self.batch.observe(self._rows)
        self._marks[:] = bytes(len(self._marks))
        self.batch.mark(self._marks)
        self.seats[:] = self.batch.seats
