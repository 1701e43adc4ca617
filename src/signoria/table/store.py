"""The database: an append-only log of commands for every table, with snapshots. Nothing above it knows SQL.

One command is one transaction. A writer takes the table's row first and compares its version, so that two
processes never append the same version twice.
"""

import json
import logging
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from signoria.table.errors import BadStore, NotWritten, UnknownKey, UnknownTable
from signoria.table.facts import (
    BOT,
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    Entry,
    Facts,
    Guest,
    Played,
    Report,
    Seat,
    Stored,
    Study,
)
from signoria.table.opening import WRITES, file_of, let_go, open_database
from signoria.table.schema import analyses, commands, guests, plies, reports, seats, snapshots, tables

log = logging.getLogger(__name__)

PASSING: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
}
"""What SQLite says of a disk that is full or away: it may be well again, and no table is to blame."""


class Behind(Exception):
    """The table in the database is not at the version that a writer expected."""


class Store:
    """One database, given as the path of an SQLite file or as a URL. Its methods block: call them in threads."""

    def __init__(self, where: str | Path) -> None:
        self.file = file_of(where)
        self.name = str(self.file)
        self.engine, self.lock = open_database(self.file)
        self.writer = self.engine.execution_options(**{WRITES: True})
        self.turn = threading.Lock()
        """Writers of this process queue up here: waiting inside SQLite is polling, and unfair."""

    def close(self) -> None:
        self.engine.dispose()
        let_go(self.lock)
        self.lock = None

    def __repr__(self) -> str:
        return f"<Store {self.name}>"

    @contextmanager
    def write(self) -> Iterator[sa.Connection]:
        """A transaction that changes something: all of it is on disk when it ends, or nothing."""
        with self.told(writing=True), self.turn, self.writer.begin() as c:
            yield c

    @contextmanager
    def read(self) -> Iterator[sa.Connection]:
        """A transaction that sees one moment."""
        with self.told(), self.engine.begin() as c:
            yield c

    @contextmanager
    def told(self, writing: bool = False) -> Iterator[None]:
        """What the database refuses, by meaning; its own words and its place are for the log alone."""
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error) as error:
            reason = getattr(error, "orig", None) or error
            log.error("%s: the database says: %s", self.name, reason)
            if writing and getattr(reason, "sqlite_errorcode", 0) & 0xFF in PASSING:
                raise NotWritten("this could not be written down: nothing was changed, try it again later") from error
            raise BadStore("the database cannot be used") from error

    # Guests.

    def add_guest(self, guest: Guest, key_hash: str) -> None:
        with self.write() as c:
            c.execute(
                sa.insert(guests).values(**{**asdict(guest), "prefs": json.dumps(guest.prefs)}, key_hash=key_hash)
            )

    def change_guest(self, guest: str, changed: dict[str, object]) -> None:
        """Change what is given, and nothing else."""
        values = dict(changed)
        if "prefs" in values:
            values["prefs"] = json.dumps(values["prefs"])
        with self.write() as c:
            c.execute(sa.update(guests).where(guests.c.id == guest).values(**values))

    def guest_of(self, key_hash: str) -> Guest | None:
        with self.read() as c:
            row = c.execute(sa.select(guests).where(guests.c.key_hash == key_hash)).mappings().first()
        if row is None:
            return None
        return Guest(row["id"], row["name"], row["lang"], json.loads(row["prefs"]), row["created"], row["seen"])

    def count_guests(self) -> int:
        """How many guests the house knows."""
        with self.read() as c:
            return int(c.execute(sa.select(sa.func.count()).select_from(guests)).scalar_one())

    # Tables.

    def add_table(
        self,
        facts: Facts,
        places: list[Seat],
        key_hashes: dict[int, str],
        log: list[Entry] | None = None,
        played: list[Played] | None = None,
    ) -> None:
        """A new table; one that was brought comes with its whole log."""
        values = {**asdict(facts), "options": json.dumps(facts.options), **standing_values(facts)}
        with self.write() as c:
            c.execute(sa.insert(tables).values(**values))
            for place in places:
                hashed = key_hashes.get(place.seat)
                c.execute(sa.insert(seats).values(table=facts.id, key_hash=hashed, **seat_values(place)))
            if log:
                c.execute(sa.insert(commands), [{"table": facts.id, **entry._asdict()} for entry in log])
            write_plies(c, facts.id, 0, played or [])

    def open_tables(self, guest: str) -> int:
        """How many tables of this host are not over."""
        found = (
            sa.select(sa.func.count())
            .select_from(tables)
            .where(tables.c.host == guest, tables.c.state.not_in([OVER, CLOSED]))
        )
        with self.read() as c:
            return int(c.execute(found).scalar_one())

    def brought_by(self, guest: str, origin: str) -> int:
        """How many games a guest has brought."""
        found = sa.select(sa.func.count()).select_from(tables)
        with self.read() as c:
            return int(c.execute(found.where(tables.c.host == guest, tables.c.origin == origin)).scalar_one())

    def count_tables(self) -> int:
        """How many tables the house has, those that are over included."""
        with self.read() as c:
            return int(c.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one())

    def version(self, table: str) -> int | None:
        """The version of a table; None if there is none."""
        if not table.isascii():
            return None
        with self.read() as c:
            return c.execute(sa.select(tables.c.version).where(tables.c.id == table)).scalar_one_or_none()

    def load(self, table: str, after: int = -1) -> Stored:
        """One moment of a table: its facts, its seats, its log after a version, and its newest snapshot.

        With `after` -1 the log begins after the snapshot, and with any other version the snapshot is left out.
        """
        with self.read() as c:
            facts = one_table(c, table)
            snapshot = None
            if after < 0:
                newest = sa.select(snapshots.c.version, snapshots.c.data).where(snapshots.c.table == table)
                found = c.execute(newest.order_by(snapshots.c.version.desc()).limit(1)).first()
                snapshot = (int(found[0]), str(found[1])) if found is not None else None
            first = snapshot[0] if snapshot is not None else max(after, 0)
            last = sa.select(plies.c.digest).where(plies.c.table == table, plies.c.ply == facts.ply)
            digest = c.execute(last).scalar_one_or_none() or ""
            return Stored(facts, seats_of(c, [table])[table], entries_of(c, table, first), snapshot, digest)

    def log(self, table: str, upto: int) -> list[Entry]:
        """The whole log up to a version."""
        with self.read() as c:
            return [entry for entry in entries_of(c, table, 0) if entry.version <= upto]

    def done(self, table: str, key: str) -> Entry | None:
        """The command that came with this key."""
        with self.read() as c:
            found = entries_of(c, table, 0, key)
        return found[0] if found else None

    def append(
        self,
        facts: Facts,
        entry: Entry,
        changed: list[Seat],
        kept: int,
        played: list[Played],
        snapshot: str | None = None,
        with_key: str | None = None,
    ) -> None:
        """One command: the log, the table's row, the seats it changed.

        Of its record so many moves stay, and these follow; `with_key` is the invitation that it uses up.
        """
        here = tables.c.id == facts.id
        with self.write() as c:
            version = c.execute(sa.select(tables.c.version).where(here).with_for_update()).scalar_one_or_none()
            if version is None:
                raise UnknownTable("there is no such table")
            if version != entry.version - 1:
                raise Behind
            c.execute(sa.insert(commands).values(table=facts.id, **entry._asdict()))
            now = {"version": entry.version, "state": facts.state, "step": facts.step, "changed": facts.changed}
            c.execute(sa.update(tables).where(here).values(**now, **standing_values(facts)))
            write_plies(c, facts.id, kept, played)
            for place in changed:
                mine = sa.and_(seats.c.table == facts.id, seats.c.seat == place.seat)
                if with_key is not None:
                    mine = sa.and_(mine, seats.c.kind == OPEN, seats.c.key_hash == with_key)
                done = c.execute(sa.update(seats).where(mine).values(key_hash=None, **seat_values(place)))
                if done.rowcount != 1:
                    raise UnknownKey("this invitation was used or replaced: ask the host for a new one")
            if snapshot is not None:
                c.execute(sa.delete(snapshots).where(snapshots.c.table == facts.id))
                c.execute(sa.insert(snapshots).values(table=facts.id, version=entry.version, data=snapshot))

    # Records.

    def record(self, table: str) -> tuple[Facts, list[Seat], list[Played]]:
        """What the record of a game is written from."""
        with self.read() as c:
            facts = one_table(c, table)
            rows = sa.select(*[plies.c[name] for name in Played._fields]).where(plies.c.table == table)
            found = [Played(*row) for row in c.execute(rows.order_by(plies.c.ply))]
            return facts, seats_of(c, [table])[table], found

    def finished(self, title: str, players: int | None = None) -> list[str]:
        """The tables of a title whose games were played here to their end, the oldest first."""
        ended = sa.and_(tables.c.title == title, tables.c.state == OVER)
        over = sa.select(tables.c.id).where(ended, tables.c.origin.is_(None), tables.c.start.is_(None))
        if players is not None:
            over = over.where(tables.c.players == players)
        with self.read() as c:
            return [str(table) for (table,) in c.execute(over.order_by(tables.c.created, tables.c.id))]

    def without_record(self) -> list[Facts]:
        """The tables from before records were kept."""
        return [facts for facts, _ in self.listed(sa.select(tables).where(tables.c.ply.is_(None)))]

    def keep_record(self, facts: Facts, played: list[Played]) -> None:
        """Write the record of a table that has none, unless it has gone on meanwhile."""
        here = sa.and_(tables.c.id == facts.id, tables.c.version == facts.version)
        with self.write() as c:
            if c.execute(sa.update(tables).where(here).values(**standing_values(facts))).rowcount:
                write_plies(c, facts.id, 0, played)

    # Reports.

    def add_report(self, report: Report, most: int) -> bool:
        """Keep a report; False if there are so many already."""
        with self.write() as c:
            if c.execute(sa.select(sa.func.count()).select_from(reports)).scalar_one() >= most:
                return False
            c.execute(sa.insert(reports).values(**report._asdict()))
            return True

    def forget_reports(self) -> int:
        """Forget all reports; how many there were."""
        with self.write() as c:
            return int(c.execute(sa.delete(reports)).rowcount)

    # Analyses.

    def study(self, table: str) -> Study | None:
        """The analysis of a table, whole or begun."""
        wanted = sa.select(*[analyses.c[name] for name in Study._fields]).where(analyses.c.table == table)
        with self.read() as c:
            row = c.execute(wanted).first()
        return Study(*row) if row is not None else None

    def unfinished_studies(self) -> list[str]:
        """The tables whose analysis was begun and is not whole."""
        wanted = sa.select(analyses.c.table).where(analyses.c.done < analyses.c.total).order_by(analyses.c.table)
        with self.read() as c:
            return [str(table) for (table,) in c.execute(wanted)]

    def keep_study(self, study: Study) -> None:
        """Write an analysis down as far as it has come."""
        with self.write() as c:
            c.execute(sa.delete(analyses).where(analyses.c.table == study.table))
            c.execute(sa.insert(analyses).values(**study._asdict()))

    # Invitations.

    def set_invitation(self, table: str, seat: int, key_hash: str) -> bool:
        """Replace the invitation of an open seat; False if it is open no more."""
        here = sa.and_(seats.c.table == table, seats.c.seat == seat, seats.c.kind == OPEN)
        with self.write() as c:
            return bool(c.execute(sa.update(seats).where(here).values(key_hash=key_hash)).rowcount)

    def invited(self, key_hash: str) -> tuple[str, int] | None:
        """The table and the open seat of an invitation."""
        here = sa.and_(seats.c.key_hash == key_hash, seats.c.kind == OPEN)
        with self.read() as c:
            row = c.execute(sa.select(seats.c.table, seats.c.seat).where(here)).first()
        return (str(row[0]), int(row[1])) if row is not None else None

    # Lists.

    def tables_of(self, guest: str) -> list[tuple[Facts, list[Seat]]]:
        """Every table that a guest hosts or sits at, the last changed first."""
        sits = sa.select(seats.c.table).where(seats.c.guest == guest)
        return self.listed(sa.select(tables).where(sa.or_(tables.c.host == guest, tables.c.id.in_(sits))))

    def waiting_for_bots(self) -> list[tuple[Facts, list[Seat]]]:
        """The tables in play whose next decision is a bot's, the last changed first."""
        bots = sa.select(seats.c.table).where(sa.or_(seats.c.kind == BOT, seats.c.stand_in != ""))
        played = sa.select(tables).where(tables.c.state == PLAYING, tables.c.id.in_(bots))
        return [
            (facts, places) for facts, places in self.listed(played) if any(places[seat].bot for seat in facts.deciders)
        ]

    def listed(self, wanted: sa.Select[Any]) -> list[tuple[Facts, list[Seat]]]:
        with self.read() as c:
            found = [facts_of(row) for row in c.execute(wanted.order_by(tables.c.changed.desc())).mappings()]
            places = seats_of(c, [facts.id for facts in found])
        return [(facts, places[facts.id]) for facts in found]


# Rows.


def seat_values(place: Seat) -> dict[str, object]:
    return {**asdict(place), "guest": place.guest or None}


def one_table(c: sa.Connection, table: str) -> Facts:
    here = sa.select(tables).where(tables.c.id == table)
    row = c.execute(here).mappings().first() if table.isascii() else None
    if row is None:
        raise UnknownTable("there is no such table")
    return facts_of(row)


def facts_of(row: sa.RowMapping) -> Facts:
    values: dict[str, Any] = {name: row[name] for name in Facts.__dataclass_fields__}
    for name in ("options", "deciders", "scores", "ranks"):
        values[name] = json.loads(row[name] or "null")
    return Facts(**values)


def standing_values(facts: Facts) -> dict[str, object]:
    """What of a table's row follows from its game."""
    kept = {"scores": facts.scores, "ranks": facts.ranks}
    values = {name: None if value is None else json.dumps(value) for name, value in kept.items()}
    return {"deciders": json.dumps(facts.deciders), "ply": facts.ply, **values}


def write_plies(c: sa.Connection, table: str, kept: int, played: list[Played]) -> None:
    c.execute(sa.delete(plies).where(plies.c.table == table, plies.c.ply > kept))
    if played:
        c.execute(sa.insert(plies), [{"table": table, **ply._asdict()} for ply in played])


def seats_of(c: sa.Connection, ids: list[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {table: [] for table in ids}
    rows = sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for row in c.execute(rows).mappings():
        values: dict[str, Any] = {name: row[name] for name in Seat.__dataclass_fields__}
        found[row["table"]].append(Seat(**{**values, "guest": row["guest"] or ""}))
    return found


def entries_of(c: sa.Connection, table: str, after: int, key: str | None = None) -> list[Entry]:
    columns = [commands.c[name] for name in Entry._fields]
    rows = sa.select(*columns).where(commands.c.table == table, commands.c.version > after)
    if key is not None:
        rows = rows.where(commands.c.key == key)
    return [Entry(*row) for row in c.execute(rows.order_by(commands.c.version))]
