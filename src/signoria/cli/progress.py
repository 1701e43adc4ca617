"""A progress bar on stderr, for people only."""

import sys
from time import monotonic

WIDTH = 30


class Progress:
    """`progress.show(done)` redraws the bar at most ten times a second; `clear` takes it away.

    What was `done` before it began does not count for the speed.
    """

    def __init__(self, total: int, done: int = 0) -> None:
        self.total = max(1, total)
        self.before = done
        self.on = sys.stderr.isatty()
        self.begun = monotonic()
        self.drawn = 0.0

    def show(self, done: int) -> None:
        now = monotonic()
        if self.on and now - self.drawn > 0.1:
            self.drawn = now
            bar = "█" * (WIDTH * done // self.total)
            rate = (done - self.before) / max(now - self.begun, 1e-9)
            left = f"{time_of((self.total - done) / rate)} left" if rate else ""
            speed = f"{rate:.0f}" if rate >= 10 else f"{rate:.2f}"
            text = f"\r\x1b[K{bar:░<{WIDTH}} {done}/{self.total}  {speed}/s  {left} "
            print(text, end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.on:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def time_of(seconds: float) -> str:
    """How long something takes, to the two largest units: 40 s, 3 min 20 s, 2 h 5 min."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
