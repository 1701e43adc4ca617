"""The database: an append-only log of commands for every table, with snapshots. The only module that knows SQL.

One command is one transaction. A writer takes the table's row first and compares its version, so that two
processes never append the same version twice.
"""

import json
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from signoria.table.errors import BadStore, UnknownKey, UnknownTable
from signoria.table.facts import BOT, OPEN, OVER, PLAYING, Entry, Facts, Guest, Seat

SCHEMA: Final = 1
"""The version of the tables below; a database of a newer one is refused."""
BUSY_SECONDS: Final = 10
WRITES: Final = "signoria_writes"

META = sa.MetaData()
house = sa.Table("house", META, sa.Column("schema_version", sa.Integer, nullable=False))
guests = sa.Table(
    "guests",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("key_hash", sa.String, nullable=False, unique=True),
    sa.Column("lang", sa.String, nullable=False),
    sa.Column("prefs", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
tables = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("title", sa.String, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("data", sa.String, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String, nullable=False),
    sa.Column("salt", sa.String, nullable=False),
    sa.Column("commitment", sa.String, nullable=False),
    sa.Column("host", sa.String, sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("pace", sa.String, nullable=False),
    sa.Column("state", sa.String, nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("deciders", sa.Text, nullable=False),
    sa.Column("step", sa.String, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)
seats = sa.Table(
    "seats",
    META,
    sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("level", sa.String, nullable=False),
    sa.Column("stand_in", sa.String, nullable=False),
    sa.Column("key_hash", sa.String, unique=True),
)
commands = sa.Table(
    "commands",
    META,
    sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("key", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("hold", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table", "key"),
)
snapshots = sa.Table(
    "snapshots",
    META,
    sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)


class Behind(Exception):
    """The table in the database is not at the version that a writer expected."""


class Store:
    """One database, given as the path of an SQLite file or as a URL. Its methods block: call them in threads."""

    def __init__(self, where: str | Path) -> None:
        self.file = file_of(where)
        self.name = str(self.file)
        self.engine = open_engine(self.file)
        self.writer = self.engine.execution_options(**{WRITES: True})
        self.turn = threading.Lock()
        """Writers of this process queue up here: waiting inside SQLite is polling, and unfair."""
        with self.write() as c:
            prepare(c, self.name)

    def close(self) -> None:
        self.engine.dispose()

    def __repr__(self) -> str:
        return f"<Store {self.name}>"

    @contextmanager
    def write(self) -> Iterator[sa.Connection]:
        """A transaction that changes something: all of it is on disk when it ends, or nothing."""
        with self.told(), self.turn, self.writer.begin() as c:
            yield c

    @contextmanager
    def read(self) -> Iterator[sa.Connection]:
        """A transaction that sees one moment."""
        with self.told(), self.engine.begin() as c:
            yield c

    @contextmanager
    def told(self) -> Iterator[None]:
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error) as error:
            reason = getattr(error, "orig", None) or error
            raise BadStore(f"{self.name}: the database says: {reason}") from error

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

    # Tables.

    def add_table(self, facts: Facts, places: list[Seat], key_hashes: dict[int, str]) -> None:
        values = asdict(facts)
        values.update(options=json.dumps(facts.options), deciders=json.dumps(facts.deciders))
        with self.write() as c:
            c.execute(sa.insert(tables).values(**values))
            for place in places:
                hashed = key_hashes.get(place.seat)
                c.execute(sa.insert(seats).values(table=facts.id, key_hash=hashed, **seat_values(place)))

    def open_tables(self, guest: str) -> int:
        """How many tables of this host are not over."""
        found = sa.select(sa.func.count()).select_from(tables).where(tables.c.host == guest, tables.c.state != OVER)
        with self.read() as c:
            return int(c.execute(found).scalar_one())

    def version(self, table: str) -> int | None:
        """The version of a table; None if there is none."""
        with self.read() as c:
            return c.execute(sa.select(tables.c.version).where(tables.c.id == table)).scalar_one_or_none()

    def load(self, table: str, after: int = -1) -> tuple[Facts, list[Seat], list[Entry], tuple[int, str] | None]:
        """One moment of a table: its facts, its seats, its log after a version, and its newest snapshot.

        With `after` -1 the log begins after the snapshot, and with any other version the snapshot is left out.
        """
        with self.read() as c:
            row = c.execute(sa.select(tables).where(tables.c.id == table)).mappings().first()
            if row is None:
                raise UnknownTable("there is no such table")
            snapshot = None
            if after < 0:
                newest = sa.select(snapshots.c.version, snapshots.c.data).where(snapshots.c.table == table)
                found = c.execute(newest.order_by(snapshots.c.version.desc()).limit(1)).first()
                snapshot = (int(found[0]), str(found[1])) if found is not None else None
            first = snapshot[0] if snapshot is not None else max(after, 0)
            places = seats_of(c, [table])[table]
            return facts_of(row), places, entries_of(c, table, first), snapshot

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
        snapshot: str | None = None,
        with_key: str | None = None,
    ) -> None:
        """One command: the log, the table's row, the seats it changed. `with_key` is the invitation it uses up."""
        here = tables.c.id == facts.id
        with self.write() as c:
            version = c.execute(sa.select(tables.c.version).where(here).with_for_update()).scalar_one_or_none()
            if version is None:
                raise UnknownTable("there is no such table")
            if version != entry.version - 1:
                raise Behind
            c.execute(sa.insert(commands).values(table=facts.id, **entry._asdict()))
            now = {"version": entry.version, "state": facts.state, "step": facts.step, "changed": facts.changed}
            c.execute(sa.update(tables).where(here).values(deciders=json.dumps(facts.deciders), **now))
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
        mine = sa.select(tables).where(sa.or_(tables.c.host == guest, tables.c.id.in_(sits)))
        with self.read() as c:
            found = [facts_of(row) for row in c.execute(mine.order_by(tables.c.changed.desc())).mappings()]
            places = seats_of(c, [facts.id for facts in found])
        return [(facts, places[facts.id]) for facts in found]

    def waiting_for_bots(self) -> list[str]:
        """The tables in play whose next decision is a bot's."""
        played = sa.or_(seats.c.kind == BOT, seats.c.stand_in != "")
        rows = sa.select(tables.c.id, tables.c.deciders, seats.c.seat)
        rows = rows.join(seats, seats.c.table == tables.c.id).where(tables.c.state == PLAYING, played)
        with self.read() as c:
            found = [str(id) for id, deciders, seat in c.execute(rows) if seat in json.loads(deciders)]
        return list(dict.fromkeys(found))


# Opening.


def file_of(where: str | Path) -> Path:
    """The SQLite file that a path or a URL names."""
    text = str(where)
    if isinstance(where, str) and "://" in where:
        if not where.startswith("sqlite:///"):
            raise BadStore(f"{where.partition('://')[0]}: only SQLite databases can be opened, sqlite:///FILE")
        text = where.removeprefix("sqlite:///")
    return Path(text).expanduser()


def open_engine(file: Path) -> sa.Engine:
    try:
        # It holds the seeds of games in play: nobody else on the machine may read it.
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise BadStore(f"{file}: {error.strerror}") from error
    # Secrets (seeds, hashes) stay out of the texts of errors.
    url = sa.URL.create("sqlite", database=str(file))
    wait = {"timeout": BUSY_SECONDS}
    engine = sa.create_engine(url, connect_args=wait, hide_parameters=True, pool_size=8, max_overflow=32)
    sa.event.listen(engine, "connect", set_up)
    sa.event.listen(engine, "begin", begin)
    return engine


def set_up(connection: sqlite3.Connection, _record: object) -> None:
    """Every command is on disk before it is acknowledged, and readers never wait for a writer."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: sa.Connection) -> None:
    """A writer takes its turn at once, not only with its first change: what it has read is still true then."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def prepare(c: sa.Connection, name: str) -> None:
    """Make the tables of a new database; refuse one that is not ours or of a later time."""
    there = sa.inspect(c).get_table_names()
    if not there:
        META.create_all(c)
        c.execute(sa.insert(house).values(schema_version=SCHEMA))
        return
    if house.name not in there:
        raise BadStore(f"{name}: this is a database, but not of Signoria")
    version = c.execute(sa.select(house.c.schema_version)).scalar_one()
    if version > SCHEMA:
        raise BadStore(f"{name}: this database has schema {version}, this program knows up to {SCHEMA}: update it")


# Rows.


def seat_values(place: Seat) -> dict[str, object]:
    return {**asdict(place), "guest": place.guest or None}


def facts_of(row: sa.RowMapping) -> Facts:
    values: dict[str, Any] = {name: row[name] for name in Facts.__dataclass_fields__}
    values.update(options=json.loads(row["options"]), deciders=json.loads(row["deciders"]))
    return Facts(**values)


def seats_of(c: sa.Connection, ids: list[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {table: [] for table in ids}
    rows = sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for row in c.execute(rows).mappings():
        place = Seat(row["seat"], row["kind"], row["guest"] or "", row["name"], row["level"], row["stand_in"])
        found[row["table"]].append(place)
    return found


def entries_of(c: sa.Connection, table: str, after: int, key: str | None = None) -> list[Entry]:
    columns = [commands.c[name] for name in Entry._fields]
    rows = sa.select(*columns).where(commands.c.table == table, commands.c.version > after)
    if key is not None:
        rows = rows.where(commands.c.key == key)
    return [Entry(*row) for row in c.execute(rows.order_by(commands.c.version))]
