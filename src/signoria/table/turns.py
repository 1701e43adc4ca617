"""Whose bots move next. Few of them at a time, so that no person waits because bots play with each other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from signoria.kernel.errors import SignoriaError
from signoria.table.errors import BadStore

log = logging.getLogger(__name__)

AT_ONCE: Final = 2
"""So many bots are at their turn at the same time, in the whole house."""
ALONE_AT_ONCE: Final = 1
"""So many of them at tables where only bots play."""
STORE_PAUSE: Final = 5.0
"""So many seconds bots wait for a database that cannot be used just now."""

Rank = tuple[bool, ...]


class Turns:
    """The tables that wait for a bot. After each turn a table waits again, if a bot is next there."""

    def __init__(self, turn: Callable[[str], Awaitable[None]], rank: Callable[[str], Rank]) -> None:
        self.turn = turn
        self.rank = rank
        """What makes a table wait longer, the weightiest first; False is sooner."""
        self.waiting: dict[str, bool] = {}
        """Whether only bots play there; who came first stands first."""
        self.busy: dict[str, tuple[bool, asyncio.Task[None]]] = {}
        self.resting: asyncio.TimerHandle | None = None
        self.closed = False

    def add(self, table: str, alone: bool) -> None:
        """A bot is next at this table."""
        self.waiting[table] = alone
        self.go_on()

    def go_on(self) -> None:
        """Begin as many turns as may be."""
        while not self.closed and self.resting is None and len(self.busy) < AT_ONCE:
            table = self.next()
            if table is None:
                return
            alone = self.waiting.pop(table)
            self.busy[table] = (alone, asyncio.create_task(self.take(table)))

    def next(self) -> str | None:
        """The table whose bot is next: where people play first, one of bots alone last."""
        alone_now = sum(alone for alone, _ in self.busy.values())
        ready = [
            table
            for table, alone in self.waiting.items()
            if table not in self.busy and not (alone and alone_now >= ALONE_AT_ONCE)
        ]
        return min(ready, key=lambda table: (self.waiting[table], *self.rank(table)), default=None)

    async def take(self, table: str) -> None:
        try:
            await self.turn(table)
        except BadStore as error:
            log.warning("the bots wait for the database; table %s: %s", table, error)
            self.waiting.setdefault(table, self.busy[table][0])
            self.rest()
        except SignoriaError as error:
            log.warning("the bots of table %s stop: %s", table, error)
        except Exception:
            log.exception("the bots of table %s stop", table)
        finally:
            del self.busy[table]
            self.go_on()

    def rest(self) -> None:
        """Nobody moves for a while."""
        if self.resting is None and not self.closed:
            self.resting = asyncio.get_running_loop().call_later(STORE_PAUSE, self.wake_up)

    def wake_up(self) -> None:
        self.resting = None
        self.go_on()

    async def close(self) -> None:
        """Send everybody home in the middle of their turn."""
        self.closed = True
        if self.resting is not None:
            self.resting.cancel()
        tasks = [task for _, task in self.busy.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
