"""Who is here: guests with an open page, and when they were last seen."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

AWAY_AFTER: Final = 60.0
"""At a live table: so many seconds without an open page."""
AWAY_AFTER_DAYS: Final = 3 * 24 * 3600.0
"""At a table over days: so long the table has waited."""

MOST_NOTES: Final = 10_000


class Presence:
    """Counts the open pages of every guest at every table. Nobody is away just because the server began anew."""

    def __init__(self, ticks: Callable[[], float]) -> None:
        self.ticks = ticks
        self.began = ticks()
        self.open: Counter[tuple[str, str]] = Counter()
        self.left: dict[tuple[str, str], float] = {}

    @contextmanager
    def here(self, table: str, guest: str) -> Iterator[None]:
        who = (table, guest)
        self.open[who] += 1
        try:
            yield
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]
                self.seen(table, guest)

    def seen(self, table: str, guest: str) -> None:
        """A guest was here just now, with a page open or not yet: nobody is away before they can have come."""
        self.left[table, guest] = self.ticks()
        self.forget()

    def forget(self) -> None:
        """Who left long ago is away, noted or not."""
        if len(self.left) > MOST_NOTES:
            soon = self.ticks() - AWAY_AFTER
            self.left = {who: when for who, when in self.left.items() if when >= soon}

    def is_here(self, table: str, guest: str) -> bool:
        return (table, guest) in self.open

    def gone_for(self, table: str, guest: str) -> float:
        """Seconds since the guest was last seen; 0 while a page is open."""
        if self.is_here(table, guest):
            return 0.0
        return self.ticks() - self.left.get((table, guest), self.began)
