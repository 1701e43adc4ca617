"""The finished games of a database, without the names of those who played them."""

import logging
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import time
from typing import NamedTuple

from signoria.game import record
from signoria.game.game import Game
from signoria.kernel.errors import SignoriaError
from signoria.table.desk import Desk
from signoria.table.errors import BadStore
from signoria.table.facts import BOT, Seat
from signoria.table.opening import reading
from signoria.table.store import Store

log = logging.getLogger(__name__)

PERSON = "person"


class Kept(NamedTuple):
    """A finished game; who sat where is the level of a bot, or only that it was a person."""

    game: Game
    who: list[str]


def who_sat(seat: Seat) -> str:
    """The level of a bot, or a person; `person/greedy` where a bot stood in for one at the end."""
    if seat.kind == BOT:
        return seat.level
    return f"{PERSON}/{seat.stand_in}" if seat.stand_in else PERSON


class Archive:
    """A look at a database as it is now. It reads a copy, so that a server may go on with the original."""

    def __init__(self, file: Path) -> None:
        if not file.is_file():
            raise BadStore(f"{file}: there is no such database")
        self.folder = tempfile.TemporaryDirectory(prefix="signoria-")
        copy = Path(self.folder.name) / "copy.db"
        try:
            with closing(reading(file)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
            self.store = Store(copy)
        except sqlite3.Error as error:
            self.folder.cleanup()
            raise BadStore(f"{file}: the database says: {error}") from error
        except BadStore as error:
            self.folder.cleanup()
            raise BadStore(str(error).replace(str(copy), str(file))) from error
        self.left_out = 0
        """Games that cannot be played again here: of other rules or other data."""

    def ids(self, title: str, players: int | None) -> list[str]:
        """The tables whose games are over."""
        return self.store.finished(title, players)

    def games(self, tables: list[str]) -> Iterator[Kept | None]:
        """These games, played again; None for one that these rules cannot play."""
        desk = Desk(self.store, time, Path(self.folder.name))
        for table in tables:
            _, seats, _ = self.store.record(table)
            try:
                game = record.replay(Game, record.read(desk.record(table, None)))
            except SignoriaError as error:
                log.debug("table %s is left out: %s", table, error)
                self.left_out += 1
                yield None
                continue
            game.given = []
            yield Kept(game, [who_sat(seat) for seat in seats])

    def close(self) -> None:
        self.store.close()
        self.folder.cleanup()
