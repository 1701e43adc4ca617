"""Listeners: whoever waits for the next version of a table, or of several."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakSet, WeakValueDictionary

if TYPE_CHECKING:
    from signoria.table.table import Table


class News(NamedTuple):
    """How a table stands, in numbers: everybody may know them, and nobody who keeps them keeps the table."""

    table: str
    version: int
    ply: int
    state: str


def news_of(table: "Table") -> News:
    return News(table.id, table.version, table.ply, table.state)


class Changes:
    """The new versions of tables, `async for version in changes`; who is slow gets only the newest of each.

    Waiting may be cancelled and begun again at any time, for instance by a timeout; no version is missed by it.
    """

    def __init__(self) -> None:
        self.newest: dict[str, int] = {}
        self.news: dict[str, News] = {}
        self.bell = asyncio.Event()
        self.circles: list[WeakSet[Changes]] = []
        """All who listen to the same tables; they keep a circle alive, and it does not keep them."""
        self.over = False
        """Whether the house closes, so that nothing will come any more."""

    def tell(self, news: News) -> None:
        if news.version > self.newest[news.table]:
            self.newest[news.table] = news.version
            self.news[news.table] = news
            self.bell.set()

    def end(self) -> None:
        self.over = True
        self.bell.set()

    async def all(self, seconds: float | None = None) -> list[News]:
        """What is new, of every table the newest; nothing if nothing came in this time."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.bell.wait(), seconds)
        found = list(self.news.values())
        self.news.clear()
        if not self.over:
            self.bell.clear()
        return found

    async def next(self, seconds: float | None = None) -> int | None:
        """The next version; None if there was none in this time."""
        found = await self.all(seconds)
        return found[-1].version if found else None

    def __aiter__(self) -> "Changes":
        return self

    async def __anext__(self) -> int:
        version = await self.next()
        if version is None:
            raise StopAsyncIteration
        return version


class Listeners:
    """All listeners of all tables. A listener that nobody holds any more is forgotten."""

    def __init__(self) -> None:
        self.circles: WeakValueDictionary[str, WeakSet[Changes]] = WeakValueDictionary()
        self.over = False

    def listen(self, table: str, since: int, changes: Changes | None = None) -> Changes:
        """Listen to a table from a version on; with `changes` to this one too."""
        changes = changes or Changes()
        circle = self.circles.setdefault(table, WeakSet())
        circle.add(changes)
        changes.circles.append(circle)
        changes.newest[table] = since
        if self.over:
            changes.end()
        return changes

    def tell(self, news: News) -> None:
        for changes in list(self.circles.get(news.table, ())):
            changes.tell(news)

    def end(self) -> None:
        """The house closes: whoever waits is told, and whoever comes now need not wait."""
        self.over = True
        for circle in list(self.circles.values()):
            for changes in list(circle):
                changes.end()
