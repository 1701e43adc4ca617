"""What a child process measures; both sides answer the same questions."""

import time
from collections.abc import Callable
from typing import Protocol

Numbers = dict[str, float]


class Subject(Protocol):
    def facts(self) -> dict[str, object]:
        """What does not depend on time: version, players, bytes of a position, digest of some games."""

    def play(self, until: "Clock") -> Numbers:
        """Play random games: how many `decisions` and `games`."""

    def copy(self, until: "Clock") -> Numbers:
        """Copy positions of the middle of a game: how many `copies`."""

    def list_moves(self, until: "Clock") -> Numbers:
        """List the legal moves of such positions: how many `lists` and `moves`."""


class Clock:
    """Runs for some seconds: CPU time, or wall time when several processes are to be compared."""

    def __init__(self, seconds: float, wall: bool) -> None:
        self.time: Callable[[], float] = time.perf_counter if wall else time.process_time
        self.start = self.time()
        self.end = self.start + seconds

    def running(self) -> bool:
        return self.time() < self.end

    def elapsed(self) -> float:
        return self.time() - self.start
