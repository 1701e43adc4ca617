"""The hall: all tables of a server. Everything that happens at a table happens through here.

Commands of one table wait for each other, those of different tables do not. Database and rules run in threads,
bots in processes: the loop only passes things on.
"""

import asyncio
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from signoria import __version__
from signoria.game.game import Game
from signoria.game.values import IllegalMove
from signoria.kernel.notation import text_of
from signoria.table.bots import Intention, Thinkers, any_move, question_of
from signoria.table.census import Census, HouseFull
from signoria.table.desk import Desk
from signoria.table.errors import BadCommand, BadStore, NotHost, NotWritten, NotYourSeat, StaleVersion, UnknownKey
from signoria.table.facts import (
    BOT,
    CLOSE,
    FILL,
    GO_ON,
    LIVE,
    MOVE,
    OVER,
    PERSON,
    RESIGN,
    Command,
    Created,
    Guest,
    Outcome,
    Report,
    Seat,
    SeatPlan,
    Story,
    Summary,
    hash_of,
    name_of,
    new_key,
)
from signoria.table.hints import LAST, Hint, Hints, case_of, check, check_asker, last_turn, thought_of
from signoria.table.listening import Changes, Listeners, news_of
from signoria.table.onward import played_again, start_of
from signoria.table.presence import AWAY_AFTER, AWAY_AFTER_DAYS, Presence
from signoria.table.store import Store
from signoria.table.studies import Studies
from signoria.table.table import Table, fits
from signoria.table.turns import Turns
from signoria.words.words import LANGUAGES

log = logging.getLogger(__name__)
T = TypeVar("T")

KEPT: Final = 200
"""So many tables stay loaded; the others are in the database."""
LONGEST_PREFS: Final = 4_000
LONGEST_REPORT: Final = 2_000
MOST_REPORTS: Final = 5_000
"""So many reports the house keeps until its host has read them."""
SEEN_EVERY: Final = 600.0
"""When a guest was last seen is noted in steps of so many seconds."""


class Hall:
    """All tables of one database, for one server."""

    def __init__(
        self,
        store: Store,
        bots: Thinkers,
        *,
        clock: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
        crashes: Path | None = None,
        kept: int = KEPT,
        census: Census | None = None,
        judges: Thinkers | None = None,
        simulations: int = 0,
    ) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock
        self.desk = Desk(store, clock, crashes or store.file.parent)
        self.census = census or Census(store)
        self.presence = Presence(ticks)
        self.listeners = Listeners()
        self.kept = kept
        self.loaded: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.meant: dict[str, Intention] = {}
        """What bots have thought out further than their last move, by table."""
        self.turns = Turns(self.turn, self.rank)
        self.studies = Studies(store, self.history, judges, simulations)
        self.hints = Hints(judges)
        self.keeping: asyncio.Task[None] | None = None
        self.readers = ThreadPoolExecutor(2, "signoria-history")
        self.running: set[asyncio.Task[Outcome]] = set()

    def __repr__(self) -> str:
        return f"<Hall of {self.store!r}, {len(self.loaded)} tables loaded>"

    async def resume(self) -> None:
        """Let the bots go on at all tables that wait for them; call it when the server starts."""
        for facts, places in await asyncio.to_thread(self.store.waiting_for_bots):
            if fits(facts):
                self.turns.add(facts.id, bots_alone(places))
        await self.studies.resume()
        self.keeping = asyncio.create_task(self.keep_records())

    async def keep_records(self) -> None:
        """Write down the records of tables from before records were kept, one after another; once for a database."""
        try:
            for facts in await self.slowly(self.store.without_record):
                if fits(facts):
                    await self.slowly(partial(self.desk.keep_record, facts.id))
        except BadStore as error:
            log.warning("not all records could be kept, the next start tries again: %s", error)

    async def close(self) -> None:
        """Let running commands end, and send the bots home. Nothing is lost: what was acknowledged is on disk."""
        if self.keeping is not None:
            self.keeping.cancel()
        await self.turns.close()
        await self.studies.close()
        await asyncio.gather(*self.running, return_exceptions=True)
        self.hints.judges.close()
        self.bots.close()
        self.readers.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)

    # Guests.

    async def new_guest(self, name: str, lang: str = "en") -> tuple[Guest, str]:
        """A new guest, and the key by which they are known; the key is told only here."""
        now = self.clock()
        guest, key = Guest(secrets.token_hex(8), name_of(name), language(lang), {}, now, now), new_key()
        await asyncio.to_thread(self.census.room_for_guest)
        await asyncio.to_thread(self.store.add_guest, guest, hash_of(key))
        return guest, key

    async def guest_of(self, key: str) -> Guest | None:
        """The guest of a key."""
        guest = await asyncio.to_thread(self.store.guest_of, hash_of(key))
        if guest is not None and self.clock() - guest.seen > SEEN_EVERY:
            guest = replace(guest, seen=self.clock())
            with suppress(NotWritten):
                await asyncio.to_thread(self.store.change_guest, guest.id, {"seen": guest.seen})
        return guest

    async def change_guest(
        self, guest: Guest, name: str | None = None, lang: str | None = None, prefs: dict[str, object] | None = None
    ) -> Guest:
        """The guest with another name, language or other preferences; seats keep the name they were taken with."""
        if prefs is not None and len(json.dumps(prefs)) > LONGEST_PREFS:
            raise BadCommand("these are too many preferences")
        changed: dict[str, object] = {}
        if name is not None:
            changed["name"] = name_of(name)
        if lang is not None:
            changed["lang"] = language(lang)
        if prefs is not None:
            changed["prefs"] = prefs
        if changed:
            await asyncio.to_thread(self.store.change_guest, guest.id, changed)
        return Guest(**{**vars(guest), **changed})

    # Tables.

    async def create(
        self,
        guest: Guest,
        title: str,
        players: int,
        options: dict[str, object],
        seats: list[SeatPlan],
        pace: str = LIVE,
        start: str | None = None,
        hints: bool = False,
    ) -> Created:
        """A new table. The game begins at once, or when the last open seat is taken; with a deal, or at a position."""
        await asyncio.to_thread(self.census.room_for_table)
        made = await asyncio.to_thread(self.desk.create, guest, title, players, options, seats, pace, start, hints)
        if any(plan.kind == BOT for plan in seats):
            self.turns.add(made.table, all(plan.kind == BOT for plan in seats))
        return made

    async def play_on(self, guest: Guest, table: str, ply: int, seat: int, seats: list[SeatPlan]) -> Created:
        """A new table that goes on from a move of another one, with what a seat there may know."""
        old = await self.open(table)
        start = await self.slowly(lambda: start_of(old, ply, seat))
        return await self.create(guest, old.facts.title, old.facts.players, old.facts.options, seats, LIVE, start)

    async def bring(self, guest: Guest, data: bytes) -> str:
        """Keep a record that somebody brings as a table to look at; its id."""
        await asyncio.to_thread(self.census.room_for_table)
        written, game = await self.slowly(lambda: played_again(data))
        return await asyncio.to_thread(self.desk.bring, guest, written, game)

    async def report(self, table: str, ply: int, text: str, lang: str) -> None:
        """Keep what somebody found wrong, for the host of the house: where and in which words, nothing of the game."""
        facts = (await self.open(table)).facts
        words = text.strip()
        if not words or len(words) > LONGEST_REPORT:
            raise BadCommand(f"a report has 1 to {LONGEST_REPORT} characters")
        kept = Report(
            table, facts.title, ply, __version__, facts.rules, facts.data, language(lang), words, self.clock()
        )
        if not await asyncio.to_thread(self.store.add_report, kept, MOST_REPORTS):
            raise HouseFull(f"there are {MOST_REPORTS} reports already")

    async def open(self, table: str) -> Table:
        """A table as it stands now."""

        def work(known: Table | None) -> Outcome:
            opened = self.desk.current(table, known)
            return Outcome(opened.version, opened)

        return (await self.serial(table, work)).table

    async def tables_of(self, guest: Guest) -> list[Summary]:
        """The tables that a guest hosts or sits at, the last changed first; no game is loaded for it."""
        rows = await asyncio.to_thread(self.store.tables_of, guest.id)
        return [Summary(facts, places, guest.id, fits(facts)) for facts, places in rows]

    async def history(self, table: str) -> Game:
        """The whole game of a table, from its first move."""
        return await self.slowly((await self.open(table)).history)

    async def at_ply(self, table: str, ply: int) -> Game:
        """The game of a table as it stood after so many moves."""
        opened = await self.open(table)
        return await self.slowly(lambda: opened.at_ply(ply))

    async def record(self, table: str, guest: Guest | None = None) -> str:
        """The record of a game that is over; without its seed, for those who sit there, if it cannot go on here."""
        return await self.slowly(lambda: self.desk.record(table, guest))

    async def story(self, table: str) -> Story:
        """What can be read of a table without its rules; of a game that is not over its moves are a secret."""
        return await self.slowly(lambda: self.desk.story(table))

    async def slowly(self, work: Callable[[], T]) -> T:
        """Work that may take a while has its own threads, so that no command waits for one."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, work)

    # Seats.

    async def invite(self, table: str, guest: Guest, seat: int) -> str:
        """A new invitation to an open seat; the one before is void."""
        opened = await self.open(table)
        if opened.facts.host != guest.id:
            raise NotHost("only the host may invite")
        key = new_key()
        if not await asyncio.to_thread(self.store.set_invitation, table, seat, hash_of(key)):
            raise BadCommand("this seat is not open")
        return key

    async def join(self, key: str, guest: Guest, name: str = "") -> tuple[str, int]:
        """Take the seat of an invitation; the table and the seat."""
        name = name_of(name or guest.name)
        hashed = hash_of(key)
        invited = await asyncio.to_thread(self.store.invited, hashed)
        if invited is None:
            raise UnknownKey("there is no such invitation, or it was used: ask the host for a new one")
        table, seat = invited
        self.presence.seen(table, guest.id)
        while True:
            try:
                await self.serial(table, lambda known: self.desk.join(table, known, hashed, seat, guest, name))
                return table, seat
            except StaleVersion:
                continue

    async def invited(self, key: str) -> tuple[Table, int]:
        """The table and the seat of an invitation that was not used yet."""
        found = await asyncio.to_thread(self.store.invited, hash_of(key))
        if found is None:
            raise UnknownKey("there is no such invitation, or it was used: ask the host for a new one")
        return await self.open(found[0]), found[1]

    async def fill(self, table: str, guest: Guest, level: str = "") -> Outcome:
        """Give all open seats to bots."""
        opened = await self.open(table)
        return await self.act(table, guest, -1, Command(FILL, level, opened.version, new_key()))

    async def resign(self, table: str, guest: Guest, seat: int) -> Outcome:
        """Leave a seat for good: a bot goes on."""
        opened = await self.open(table)
        return await self.act(table, guest, seat, Command(RESIGN, "", opened.version, new_key()))

    async def end(self, table: str, guest: Guest) -> Outcome:
        """Close a table that nobody wants any more."""
        opened = await self.open(table)
        return await self.act(table, guest, -1, Command(CLOSE, "", opened.version, new_key()))

    # Commands.

    async def act(self, table: str, guest: Guest | None, seat: int, command: Command) -> Outcome:
        """Do a command for a guest, or for a bot; when this returns, it is on disk."""
        return await self.serial(table, lambda known: self.desk.perform(table, known, guest, seat, command, self.away))

    async def serial(self, table: str, work: Callable[[Table | None], Outcome]) -> Outcome:
        """Do something at a table, in a thread, after everything that was there before.

        Who asked may go away meanwhile: what was begun is done to its end.
        """
        task = asyncio.create_task(self.in_turn(table, work))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # or what was refused and this frame would keep each other, and the table of that moment

    async def in_turn(self, table: str, work: Callable[[Table | None], Outcome]) -> Outcome:
        lock = self.locks.setdefault(table, asyncio.Lock())
        async with lock:
            try:
                outcome = await asyncio.to_thread(work, self.loaded.get(table))
            except StaleVersion as stale:
                self.remember(stale.table)
                raise
            self.remember(outcome.table)
            return outcome

    def remember(self, table: Table) -> None:
        """Keep a table at hand, and tell everybody who waits for its news."""
        before = self.loaded.get(table.id)
        self.loaded[table.id] = table
        self.loaded.move_to_end(table.id)
        while len(self.loaded) > self.kept:
            self.loaded.popitem(last=False)
        if before is None or before.version != table.version:
            self.listeners.tell(news_of(table))
            if table.bot_to_move() is not None:
                self.turns.add(table.id, bots_alone(table.seats))

    # Who is here, who listens.

    def here(self, table: str, guest: Guest) -> AbstractContextManager[None]:
        """While a guest has a page of this table open: `with hall.here(table, guest): ...`."""
        return self.presence.here(table, guest.id)

    def is_here(self, table: Table, seat: int) -> bool:
        """Whether the person of a seat has a page open."""
        place = table.seats[seat]
        return place.kind == PERSON and self.presence.is_here(table.id, place.guest)

    def away(self, table: Table, seat: int) -> bool:
        """Whether others may let a bot play for the person of this seat."""
        place = table.seats[seat]
        if place.kind != PERSON or self.presence.is_here(table.id, place.guest):
            return False
        if table.facts.pace == LIVE:
            return self.presence.gone_for(table.id, place.guest) > AWAY_AFTER
        return seat in table.deciders and self.clock() - table.facts.changed > AWAY_AFTER_DAYS

    async def changes(self, table: str, since: int | None = None) -> Changes:
        """The versions of a table that are newer than `since`, or than now; those that are there already come at once.

        async for version in await hall.changes(table): ...
        """
        opened = await self.open(table)
        changes = self.listeners.listen(table, opened.version if since is None else since)
        changes.tell(news_of(self.loaded.get(table, opened)))
        return changes

    # The analyst.

    async def analyse(self, table: str, guest: Guest) -> None:
        """Begin the analysis of a finished game, for those who played or hosted it."""
        story = await self.story(table)
        if not story.knows(guest):
            raise NotYourSeat("only who sat at this table may have its game analysed")
        if story.facts.state != OVER:
            raise BadCommand("a game is analysed when it is over")
        await self.studies.begin(table)

    async def hint(self, table: str, guest: Guest, seat: int) -> Hint:
        """What the analyst would do in the place of a person; the game does not hear of it."""
        opened = await self.open(table)
        check(opened, guest, seat)
        async with self.hints.turn:
            known = self.hints.known(opened, seat)
            if known is None:
                case = await asyncio.to_thread(case_of, opened.game, seat)
                known = self.hints.keep(opened, seat, case, await self.hints.judges.judge(case))
        return known

    async def thought(self, table: str, guest: Guest, seat: int) -> Hint | None:
        """What a bot may have thought at its last choice, as far as a person can know; None where that says nothing."""
        opened = await self.open(table)
        check_asker(opened, guest, seat)
        async with self.hints.turn:
            known = self.hints.known(opened, seat, LAST)
            if known is None:
                case = await asyncio.to_thread(thought_of, opened.game, last_turn(opened), seat)
                if case is not None:
                    known = self.hints.keep(opened, seat, case, await self.hints.judges.judge(case), LAST)
        return known

    # Bots.

    def rank(self, table: str) -> tuple[bool, ...]:
        """Which bots are next, of those that wait: where somebody looks on, then what is at hand already."""
        return not self.listeners.circles.get(table), table not in self.loaded

    async def turn(self, table: str) -> None:
        """One turn of a bot."""
        opened = await self.open(table)
        seat = opened.bot_to_move()
        if seat is not None:
            await self.bot_turn(opened, seat)

    async def bot_turn(self, table: Table, seat: int) -> None:
        """One answer of a bot; if the table changes while it thinks, the answer is dropped."""
        if table.game.held:
            await self.bot_command(table, seat, GO_ON, "")
            return
        meant = self.meant.pop(table.id, None)
        if meant is not None and meant.fits(table.game, seat):
            await self.bot_move(table, seat, meant.row)
            return
        question = await asyncio.to_thread(question_of, table.game, seat, table.seats[seat].bot)
        row = await self.bots.choose(question)
        try:
            await self.bot_move(table, seat, row)
        except IllegalMove as error:
            log.error("bot %s at %s wants what is not possible: %s", question.level, table.facts.title, error)
            await self.bot_move(table, seat, [await asyncio.to_thread(any_move, question)])

    async def bot_move(self, table: Table, seat: int, row: list[int]) -> None:
        """The first of the moves that a bot wants to make; the rest is remembered."""
        if len(row) > 1:
            self.meant[table.id] = Intention(seat, table.game.position.learnt, row[1:])
        await self.bot_command(table, seat, MOVE, text_of(table.title, row[0]))

    async def bot_command(self, table: Table, seat: int, kind: str, text: str) -> None:
        with suppress(StaleVersion):
            await self.act(table.id, None, seat, Command(kind, text, table.version, new_key()))


def bots_alone(places: list[Seat]) -> bool:
    """Whether no person plays at a table."""
    return all(place.bot for place in places)


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadCommand(f"there are no words in {lang!r}; the languages are: {', '.join(LANGUAGES)}")
    return lang
