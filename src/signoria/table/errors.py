"""What can go wrong at a table, by meaning; `code` is stable, for pages and programs."""

from typing import TYPE_CHECKING

from signoria.kernel.errors import SignoriaError

if TYPE_CHECKING:
    from signoria.table.table import Table


class TableError(SignoriaError):
    """Anything that a table refuses."""

    code = "table"


class UnknownTable(TableError):
    """There is no such table."""

    code = "unknown-table"


class UnknownKey(TableError):
    """An invitation that never was, was used or was replaced."""

    code = "unknown-key"


class StaleVersion(TableError):
    """The table has gone on since; `table` is how it stands now."""

    code = "stale"

    def __init__(self, table: "Table") -> None:
        super().__init__(f"the table is at version {table.version} by now: look again")
        self.table = table


class NotYourSeat(TableError):
    """Nobody acts for another seat."""

    code = "not-your-seat"


class SeatLent(NotYourSeat):
    """A bot plays here for its owner, who may take the seat back first."""

    code = "seat-lent"


class NotHost(TableError):
    """Only the host of a table may do this."""

    code = "not-host"


class NotHere(TableError):
    """A bot takes the seat of a person only while that person is away."""

    code = "not-away"


class Pinned(TableError):
    """The table was begun with other rules or other data: it cannot go on here, and stays as it is."""

    code = "pinned"


class NotBegun(TableError):
    """Not all seats are taken yet."""

    code = "not-begun"


class TableOver(TableError):
    """The game has ended."""

    code = "over"


class BadCommand(TableError):
    """A command that makes no sense here."""

    code = "bad-command"


class BadName(TableError):
    """A name that cannot be shown."""

    code = "bad-name"


class TooMany(TableError):
    """More than one person may have."""

    code = "too-many"


class TooManyRecords(TooMany):
    """More records than one person may bring."""

    code = "too-many-records"


class TooSoon(TooMany):
    """More than one person may send in a while."""

    code = "too-soon"


class NothingLeft(TableError):
    """A game that is over: there is nothing to play on."""

    code = "nothing-left"


class BadStore(TableError):
    """A database that cannot be used."""

    code = "bad-store"


class NotWritten(BadStore):
    """The disk is full, or away: nothing was changed, and the table goes on when it is well again."""

    code = "not-written"


class Broken(TableError):
    """An error of ours: nothing was changed, and a record of it was kept."""

    code = "broken"


class Damaged(Broken):
    """What is stored of a table does not fit together: it is left as it is."""

    code = "damaged"
