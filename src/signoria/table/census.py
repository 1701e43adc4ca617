"""How many may live in the house: caps for guests and tables in all, so that no stranger fills the disk."""

from typing import Final

import sqlalchemy as sa

from signoria.table.errors import TableError
from signoria.table.store import Store

MOST_GUESTS: Final = 100_000
MOST_TABLES: Final = 50_000


class HouseFull(TableError):
    """The house has as many guests or tables as its host allows."""

    code = "house-full"


class Census:
    """Counts who lives here. Reads the database: call it in a thread."""

    def __init__(self, store: Store, guests: int = MOST_GUESTS, tables: int = MOST_TABLES) -> None:
        self.store = store
        self.guests = guests
        self.tables = tables

    def room_for_guest(self) -> None:
        if self.count("guests") >= self.guests:
            raise HouseFull(f"there are {self.guests} guests already: the host of this server may allow more")

    def room_for_table(self) -> None:
        if self.count("tables") >= self.tables:
            raise HouseFull(f"there are {self.tables} tables already: the host of this server may allow more")

    def count(self, kind: str) -> int:
        with self.store.read() as c:
            return int(c.execute(sa.select(sa.func.count()).select_from(sa.table(kind))).scalar_one())
