"""A progress bar on stderr, for people only."""

import sys
from time import monotonic

WIDTH = 30


class Progress:
    """`progress.show(done)` redraws the bar at most ten times a second; `clear` takes it away."""

    def __init__(self, total: int) -> None:
        self.total = max(1, total)
        self.on = sys.stderr.isatty()
        self.begun = monotonic()
        self.drawn = 0.0

    def show(self, done: int) -> None:
        now = monotonic()
        if self.on and now - self.drawn > 0.1:
            self.drawn = now
            bar = "█" * (WIDTH * done // self.total)
            rate = done / max(now - self.begun, 1e-9)
            print(f"\r{bar:░<{WIDTH}} {done}/{self.total}  {rate:.0f}/s ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.on:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
