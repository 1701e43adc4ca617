"""The clerk of the hall: opens tables from the database and writes commands into it. Blocking, for threads."""

import logging
import os
import secrets
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from signoria.game.game import Game
from signoria.game.record import crash_text
from signoria.games import find
from signoria.kernel.errors import SignoriaError
from signoria.kernel.record import Record, commitment
from signoria.kernel.title import Title
from signoria.players import USUAL
from signoria.table.checks import check_right, check_shape, check_state, planned, short_name, text_kept, with_answer
from signoria.table.errors import (
    BadCommand,
    BadStore,
    Broken,
    Damaged,
    NotHere,
    NotYourSeat,
    Pinned,
    StaleVersion,
    TooMany,
    TooManyRecords,
    UnknownKey,
    UnknownTable,
)
from signoria.table.facts import (
    ASK_AGAIN,
    BOT,
    BROUGHT,
    CLOSE,
    CLOSED,
    FILL,
    GAME_KINDS,
    JOIN,
    MOVE,
    OPEN,
    PACES,
    PERSON,
    RESIGN,
    RESTART,
    STAND,
    TAKE_BACK,
    UNDO,
    Command,
    Created,
    Entry,
    Facts,
    Guest,
    Outcome,
    Seat,
    SeatPlan,
    Stored,
    Story,
    hash_of,
    new_key,
    new_seed,
)
from signoria.table.store import Behind, Store
from signoria.table.table import (
    Table,
    apply,
    deal,
    fits,
    fold,
    new_moves,
    played_of,
    read_snapshot,
    record_text,
    renamed,
    standing,
    write_snapshot,
)

log = logging.getLogger(__name__)

OPEN_TABLES: Final = 100
"""So many tables that are not over a guest may host."""
BROUGHT_RECORDS: Final = 200
"""So many records a guest may bring."""

Away = Callable[[Table, int], bool]


class Desk:
    """Everything about tables that needs the database."""

    def __init__(self, store: Store, clock: Callable[[], float], crashes: Path) -> None:
        self.store = store
        self.clock = clock
        self.crashes = crashes

    # New tables.

    def create(
        self,
        guest: Guest,
        title: str,
        players: int,
        options: dict[str, object],
        plans: list[SeatPlan],
        pace: str,
        start: str | None = None,
        hints: bool = False,
    ) -> Created:
        """A new table, with a deal or at the position from which it shall go on."""
        found = find(title)
        book = found.book(players, options)
        if len(plans) != players:
            raise BadCommand(f"{players} players need {players} seats, not {len(plans)}")
        if pace not in PACES:
            raise BadCommand(f"the pace of a table is one of: {', '.join(PACES)}")
        if self.store.open_tables(guest.id) >= OPEN_TABLES:
            raise TooMany(f"you have {OPEN_TABLES} tables that are not over: finish one first")
        seats = [planned(guest, number, plan) for number, plan in enumerate(plans)]
        keys = {place.seat: new_key() for place in seats if place.kind == OPEN}
        facts = self.new_facts(guest, found, players, book.options, new_seed(), new_seed(), start)
        facts = replace(facts, pace=pace, hints=hints)
        facts = standing(facts, seats, deal(facts, [place.name for place in seats]))
        self.store.add_table(facts, seats, {seat: hash_of(key) for seat, key in keys.items()})
        return Created(facts.id, keys)

    def new_facts(
        self,
        guest: Guest,
        title: Title,
        players: int,
        options: dict[str, object],
        seed: str,
        salt: str,
        start: str | None,
    ) -> Facts:
        """A table that nobody has come to yet."""
        now = self.clock()
        return Facts(
            id=secrets.token_urlsafe(12),
            title=title.name,
            rules=title.version,
            data=title.digest,
            players=players,
            options=options,
            seed=seed if start is None else "",
            salt=salt,
            commitment=commitment(seed if start is None else start, salt),
            host=guest.id,
            created=now,
            changed=now,
            ply=0,
            start=start,
        )

    def bring(self, guest: Guest, written: Record, game: Game) -> str:
        """Keep a record that was played again as a table to look at."""
        if self.store.brought_by(guest.id, BROUGHT) >= BROUGHT_RECORDS:
            raise TooManyRecords(f"you have brought {BROUGHT_RECORDS} records")
        names = [short_name(written.names.get(seat, "")) for seat in range(game.players)]
        seats = [Seat(seat, PERSON, "", name) for seat, name in enumerate(names)]
        start = written.start if written.placed else None
        facts = self.new_facts(guest, game.title, game.players, game.book.options, written.seed, written.salt, start)
        played = played_of(game)
        log = [Entry(move.ply, str(move.ply), move.seat, MOVE, move.move, False, facts.created) for move in played]
        facts = standing(replace(facts, origin=BROUGHT, version=len(log), ply=len(log)), seats, game)
        if not game.over:
            facts = replace(facts, state=CLOSED, deciders=[], step="")
        self.store.add_table(facts, seats, {}, log, played)
        return facts.id

    # Opening.

    def current(self, table: str, known: Table | None) -> Table:
        """The table as it stands in the database now; `known` is how it stood before."""
        version = self.store.version(table)
        if version is None:
            raise UnknownTable("there is no such table")
        if known is None or known.version > version:
            return self.load(table)
        if known.version == version:
            return known
        stored = self.store.load(table, after=known.version)
        game = renamed(known.game, [place.name for place in stored.seats])
        self.fold(game, stored.log)
        return self.checked(stored, game, known.snapshot)

    def load(self, table: str) -> Table:
        stored = self.store.load(table)
        if stored.snapshot is None:
            return self.folded(stored, stored.log)
        version, text = stored.snapshot
        try:
            game = read_snapshot(stored.facts, [place.name for place in stored.seats], text)
            self.fold(game, stored.log)
            return self.checked(stored, game, version)
        except Pinned:
            raise
        except (SignoriaError, ValueError, KeyError, TypeError):
            log.exception("the snapshot of table %s cannot be used; folding its whole log", table)
        return self.folded(stored, self.store.log(table, stored.facts.version))

    def folded(self, stored: Stored, whole: list[Entry]) -> Table:
        """The table of a log from its first command on."""
        game = deal(stored.facts, [place.name for place in stored.seats])
        self.fold(game, whole)
        return self.checked(stored, game, stored.snapshot[0] if stored.snapshot is not None else 0)

    def checked(self, stored: Stored, game: Game, snapshot: int) -> Table:
        """A table whose game has come to the position that was stored."""
        facts = stored.facts
        dealt = commitment(facts.beginning, facts.salt) == facts.commitment
        if not dealt or (stored.digest and stored.digest != game.digest):
            log.error("table %s leads to position %s, stored is %s", facts.id, game.digest, stored.digest)
            raise Damaged("what is stored of this table does not fit together; it is left as it is")
        return Table(facts, stored.seats, game, self.store.log, snapshot)

    def fold(self, game: Game, entries: list[Entry]) -> None:
        try:
            fold(game, entries)
        except SignoriaError:
            raise
        except Exception as error:
            raise self.broken(game, error) from error

    # Commands.

    def perform(
        self, id: str, known: Table | None, guest: Guest | None, seat: int, command: Command, away: Away
    ) -> Outcome:
        """One command, from its checks to the disk; without a guest it is a bot's."""
        check_shape(command)
        table = self.current(id, known)
        if guest is not None:
            check_right(table, guest, seat, command.kind)
        text = text_kept(table, command)
        done = self.store.done(id, command.key)
        if done is not None:
            if (done.seat, done.kind, done.text) != (seat, command.kind, text):
                raise BadCommand("this key came with another command before")
            return Outcome(done.version, table)
        if command.version != table.version:
            raise StaleVersion(table)
        check_state(table, seat, command.kind, guest)
        game, changed = table.game, list[Seat]()
        if command.kind in GAME_KINDS:
            game = self.played(table, seat, command, text)
        else:
            changed = self.reseated(table, seat, command, guest, away)
        hold = command.hold and command.kind == MOVE
        entry = Entry(table.version + 1, command.key, seat, command.kind, text, hold, self.clock())
        return Outcome(entry.version, self.stood(self.append(table, entry, game, changed)))

    def stood(self, table: Table) -> Table:
        """The table after the answers that people always give; of each seat one at a time."""
        for _ in table.seats:
            found = table.standing_answer()
            if found is None:
                break
            seat, text = found
            command = Command(MOVE, text, table.version, new_key())
            entry = Entry(table.version + 1, command.key, seat, MOVE, text, False, self.clock())
            table = self.append(table, entry, self.played(table, seat, command, text), [])
        return table

    def append(self, table: Table, entry: Entry, game: Game, changed: list[Seat], with_key: str | None = None) -> Table:
        after = table.after(entry, game, changed)
        kept, played = new_moves(table, game)
        snapshot = write_snapshot(after.game) if after.snapshot == entry.version else None
        try:
            self.store.append(after.facts, entry, changed, kept, played, snapshot, with_key)
        except Behind:
            raise StaleVersion(self.current(table.id, table)) from None
        return after

    def played(self, table: Table, seat: int, command: Command, text: str) -> Game:
        """The game after a command."""
        trial = table.game.copy()
        try:
            apply(trial, seat, command.kind, text, command.hold)
        except SignoriaError:
            raise
        except Exception as error:
            whole = table.history().copy()
            whole.trying = trial.trying
            raise self.broken(whole, error) from error
        return trial

    def reseated(self, table: Table, seat: int, command: Command, guest: Guest | None, away: Away) -> list[Seat]:
        """The seats that a command changes."""
        if command.kind == CLOSE:
            return []
        if command.kind == RESIGN:
            place = table.seats[seat]
            level = command.text or USUAL
            return [replace(place, kind=BOT, guest="", level=level, stand_in="", standing="")]
        if command.kind == STAND:
            return [with_answer(table.seats[seat], text_kept(table, command))]
        if command.kind == ASK_AGAIN:
            return [replace(table.seats[seat], standing="")]
        if command.kind == TAKE_BACK:
            if not table.seats[seat].stand_in:
                raise BadCommand("this seat is yours")
            return [replace(table.seats[seat], stand_in="")]
        level = command.text or USUAL
        if command.kind == FILL:
            return [replace(place, kind=BOT, level=level) for place in table.seats if place.kind == OPEN]
        place = table.seats[seat]
        if place.kind != PERSON or place.stand_in:
            raise BadCommand("no person plays this seat")
        if guest is not None and place.guest != guest.id and not away(table, seat):
            raise NotHere("this person is not away")
        return [replace(place, stand_in=level)]

    def join(self, id: str, known: Table | None, key_hash: str, seat: int, guest: Guest, name: str) -> Outcome:
        """Take an open seat with its invitation."""
        table = self.current(id, known)
        place = table.seats[seat]
        if place.kind != OPEN:
            raise UnknownKey("this invitation was used: ask the host for a new one")
        taken = replace(place, kind=PERSON, guest=guest.id, name=name)
        entry = Entry(table.version + 1, new_key(), seat, JOIN, name, False, self.clock())
        return Outcome(entry.version, self.append(table, entry, table.game, [taken], with_key=key_hash))

    # Records.

    def record(self, table: str, guest: Guest | None) -> str:
        """The record of a game, from what is stored of it: it outlives the rules that it was played with.

        A game that cannot go on here is told to the people at its table, without its seed.
        """
        facts, seats, played = self.store.record(table)
        if not facts.revealed and fits(facts):
            raise BadCommand("the record is written when the game is over: until then the seed is a secret")
        if not facts.revealed and not Story(facts, seats, []).knows(guest):
            raise NotYourSeat("this game is not over: only the people at its table may have its record")
        if facts.ply is None:
            opened = self.load(table)
            facts, played = kept_of(opened), played_of(opened.history())
        return record_text(facts, [place.name for place in seats], played)

    def story(self, table: str) -> Story:
        """What can be read of a table without its rules."""
        facts, seats, played = self.store.record(table)
        moves = [(ply.seat, ply.move) for ply in played]
        if facts.ply is None:
            log = self.store.log(table, facts.version)
            moves = [(entry.seat, entry.text or entry.kind) for entry in log if entry.kind in (MOVE, UNDO, RESTART)]
        return Story(facts, seats, moves)

    def keep_record(self, table: str) -> None:
        """Write down the record of a table from before records were kept, while the rules for it are here."""
        try:
            opened = self.load(table)
            self.store.keep_record(kept_of(opened), played_of(opened.history()))
        except BadStore:
            raise
        except SignoriaError as error:
            log.warning("the record of table %s cannot be kept: %s", table, error)

    # Errors of ours.

    def broken(self, game: Game, error: Exception) -> Broken:
        """Keep the record of a game that broke the engine."""
        log.error("the engine failed", exc_info=error)
        try:
            text = crash_text(game, error)
            file = self.crashes / f"signoria-crash-{sha256(text.encode()).hexdigest()[:8]}.txt"
            with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as out:
                out.write(text.encode())
            log.error("the game up to the error is in %s", file)
        except Exception:
            log.exception("no record of the crash could be kept")
        return Broken("this is an error of ours, not of yours; nothing was changed")


def kept_of(table: Table) -> Facts:
    """The facts of a table whose record is kept."""
    return standing(replace(table.facts, ply=table.ply), table.seats, table.game)
