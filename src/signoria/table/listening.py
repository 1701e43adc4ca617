"""Listeners: whoever waits for the next version of a table."""

import asyncio
from weakref import WeakSet, WeakValueDictionary


class Changes:
    """The new versions of one table, `async for version in changes`; who is slow gets only the newest.

    Waiting may be cancelled and begun again at any time, for instance by a timeout; no version is missed by it.
    """

    def __init__(self, since: int, circle: "WeakSet[Changes]") -> None:
        self.newest = since
        self.news = asyncio.Event()
        self.circle = circle
        """All who listen to the same table; they keep it alive, and it does not keep them."""
        circle.add(self)

    def tell(self, version: int) -> None:
        if version > self.newest:
            self.newest = version
            self.news.set()

    def __aiter__(self) -> "Changes":
        return self

    async def __anext__(self) -> int:
        await self.news.wait()
        self.news.clear()
        return self.newest

    async def next(self, seconds: float | None = None) -> int | None:
        """The next version; None if there was none in this time."""
        try:
            await asyncio.wait_for(self.news.wait(), seconds)
        except TimeoutError:
            return None
        return await anext(self)


class Listeners:
    """All listeners of all tables. A listener that nobody holds any more is forgotten."""

    def __init__(self) -> None:
        self.circles: WeakValueDictionary[str, WeakSet[Changes]] = WeakValueDictionary()

    def listen(self, table: str, since: int) -> Changes:
        return Changes(since, self.circles.setdefault(table, WeakSet()))

    def tell(self, table: str, version: int) -> None:
        for changes in list(self.circles.get(table, ())):
            changes.tell(version)
