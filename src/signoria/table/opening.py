"""Opening a database: what is not ours is refused before anything is changed, what is older is brought up to date."""

import errno
import logging
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from signoria.table.errors import BadStore
from signoria.table.migrations import NEWEST, knows

if sys.platform != "win32":
    import fcntl

log = logging.getLogger(__name__)

BUSY_SECONDS: Final = 10
WRITES: Final = "signoria_writes"
OURS: Final = {"house", "guests", "tables", "seats", "commands", "snapshots"}
"""The tables that a database of Signoria has had from its first day."""
STAMP: Final = "alembic_version"
NEW: Final = ""


def file_of(where: str | Path) -> Path:
    """The SQLite file that a path or a URL names."""
    text = str(where)
    if isinstance(where, str) and "://" in where:
        if not where.startswith("sqlite:///"):
            raise BadStore(f"{where.partition('://')[0]}: only SQLite databases can be opened, sqlite:///FILE")
        text = where.removeprefix("sqlite:///")
    return Path(text).expanduser()


def open_database(file: Path) -> tuple[sa.Engine, int | None]:
    """The database of a file, with the tables of today, and the lock that keeps others away from it."""
    try:
        make_private(file)
        schema, stamped = look(file)
        lock = hold(file)
        try:
            return up_to_date(file, schema, stamped), lock
        except BaseException:
            let_go(lock)
            raise
    except OSError as error:
        raise BadStore(f"{file}: {error.strerror}") from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise BadStore(f"{file}: the database says: {getattr(error, 'orig', None) or error}") from error


def up_to_date(file: Path, schema: str, stamped: bool) -> sa.Engine:
    engine = engine_of(file)
    if schema == str(NEWEST) and stamped:
        return engine
    from signoria.table.migrations.running import upgrade

    if schema not in (NEW, str(NEWEST)):
        keep_copy(file, schema)
    try:
        with engine.execution_options(**{WRITES: True}).begin() as c:
            upgrade(c, unstamped=schema != NEW and not stamped)
    except BaseException:
        engine.dispose()
        raise
    return engine


def make_private(file: Path) -> None:
    """It holds the seeds of games in play: nobody else on the machine may read it."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


# One server at a time.


def hold(file: Path) -> int | None:
    """Keep other processes away from a database: people at two servers would not hear of each other's moves.

    The lock ends with the process, however it ends. Where files cannot be locked nobody is kept away.
    """
    if sys.platform == "win32":
        return None
    lock = os.open(f"{file}-lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        holder = os.pread(lock, 20, 0).decode(errors="replace").strip()
        os.close(lock)
        if error.errno in (errno.EACCES, errno.EAGAIN):
            raise BadStore(
                f"{file}: another Signoria (process {holder}) has these tables open: "
                "play there, or give this one a file of its own with --database"
            ) from error
        log.warning("%s-lock: %s; nothing keeps a second server away from these tables", file, error.strerror)
        return None
    os.ftruncate(lock, 0)
    os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)
    return lock


def let_go(lock: int | None) -> None:
    if lock is not None:
        os.close(lock)


# Looking without touching.


def look(file: Path) -> tuple[str, bool]:
    """The schema of a database, "" if it is new, and whether it is stamped; what we cannot use is a BadStore."""
    with closing(reading(file)) as c:
        names = {str(name) for (name,) in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not names:
            return NEW, False
        if not names >= OURS:
            raise BadStore(f"{file}: this is a database, but not of Signoria")
        damage = str(c.execute("PRAGMA quick_check(1)").fetchone()[0])
        if damage != "ok":
            raise BadStore(f"{file}: this database is damaged ({damage}): take its last backup")
        source = f"version_num FROM {STAMP}" if STAMP in names else "schema_version FROM house"
        found = [str(version) for (version,) in c.execute(f"SELECT {source}")]
    if len(found) != 1 or not knows(found[0]):
        has = ", ".join(found) or "none"
        raise BadStore(f"{file}: this database has schema {has}, this program knows up to {NEWEST}: update it")
    return found[0], STAMP in names


def reading(file: Path) -> sqlite3.Connection:
    """A connection that only reads; only what another program left half done is put right by SQLite first."""
    for mode in ("ro", "rw"):
        c = sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", BUSY_SECONDS, uri=True)
        try:
            c.execute("SELECT 1 FROM sqlite_master").fetchone()
            return c
        except sqlite3.OperationalError:
            c.close()
            if mode == "rw":
                raise
    raise AssertionError


def keep_copy(file: Path, schema: str) -> Path:
    """A copy beside the database, as it was before it is changed: `signoria-schema-1.db`."""
    copy = file.with_name(f"{file.stem}-schema-{schema}.db")
    half = copy.with_name(f"{copy.name}.part")
    half.unlink(missing_ok=True)
    try:
        make_private(half)
        with closing(reading(file)) as source, closing(sqlite3.connect(half)) as target:
            source.backup(target)
        os.replace(half, copy)
    finally:
        half.unlink(missing_ok=True)
    return copy


# Connections.


def engine_of(file: Path) -> sa.Engine:
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
