"""Nothing is lost, nothing is told, and what cannot be used is said so."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from signoria.game.game import Game
from signoria.games import find
from signoria.table import turns
from signoria.table.bots import question_of
from signoria.table.errors import BadStore, Broken, NotWritten, Pinned, StaleVersion
from signoria.table.facts import MOVE, UNDO, Command
from signoria.table.store import Store
from table.house import (
    LINK,
    ME,
    RANDOM,
    Clock,
    QuickBots,
    SlowBots,
    first_move,
    hall_at,
    here,
    play,
    same,
    until_persons,
)


def test_after_a_restart_everything_is_where_it_was(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        async with hall_at(file) as hall:
            ann, key = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            for _ in range(30):
                table = (await play(hall, id, ann, (await hall.open(id)).game.seat)).table
        async with hall_at(file) as hall:
            assert await hall.guest_of(key) == ann
            after = await hall.open(id)
            assert (after.facts, after.seats) == (table.facts, table.seats)
            same(after.game, table.game)
            await play(hall, id, ann, after.game.seat)

    asyncio.run(scene())


SERVER = """
import asyncio, sys
from pathlib import Path
from signoria.table.facts import SeatPlan
from table.house import hall_at, play

async def serve(file):
    async with hall_at(file) as hall:
        ann, key = await hall.new_guest("Ann")
        id = (await hall.create(ann, "elgrande", 2, {}, [SeatPlan("me"), SeatPlan("here", "Eva")])).table
        print(id, flush=True)
        while True:
            print((await play(hall, id, ann, (await hall.open(id)).game.seat)).version, flush=True)

asyncio.run(serve(Path(sys.argv[1])))
"""


def test_a_server_that_is_killed_loses_nothing_it_has_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    paths = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-c", SERVER, str(file)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths}
    ) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline().strip() for _ in range(12)]
        server.kill()

    async def scene() -> None:
        async with hall_at(file) as hall:
            table = await hall.open(lines[0])
            assert lines[-1] == "11"
            assert table.version >= 11
            assert table.version == table.ply
            same(table.history(), table.game)

    asyncio.run(scene())


def test_a_second_server_on_the_same_tables_is_sent_away(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    opens = f"from signoria.table.store import Store; Store({str(file)!r})"

    def second() -> str:
        paths = os.pathsep.join(path for path in sys.path if path)
        done = subprocess.run(
            [sys.executable, "-c", opens], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths}
        )
        return done.stderr

    store = Store(file)
    told = second()
    assert f"another Signoria (process {os.getpid()}) has these tables open" in told
    assert "--database" in told
    store.close()
    assert second() == ""


def test_after_a_restart_the_bots_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        bots = SlowBots()
        async with hall_at(file, bots) as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [RANDOM, RANDOM])).table
            other = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            await bots.thinking.wait()
        quick = QuickBots()
        async with hall_at(file, quick) as hall:
            assert await anext(await hall.changes(id, since=5)) > 5
            assert len(quick.asked) > 5
            assert other not in hall.loaded

    asyncio.run(scene())


def test_two_servers_never_write_the_same_version(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        async with hall_at(file) as one, hall_at(file) as two:
            ann, _ = await one.new_guest("Ann")
            id = (await one.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            await two.open(id)
            for number in range(15):
                table = await one.open(id)
                seat = table.game.seat
                moves = [first_move(table, seat), table.game.moves()[-1].text]
                found = await asyncio.gather(
                    one.act(id, ann, seat, Command(MOVE, moves[0], table.version, f"one{number}")),
                    two.act(id, ann, seat, Command(MOVE, moves[1], table.version, f"two{number}")),
                    return_exceptions=True,
                )
                assert [type(outcome) for outcome in found].count(StaleVersion) == 1
                stale = next(outcome for outcome in found if isinstance(outcome, StaleVersion))
                assert stale.table.version == table.version + 1
            same((await one.open(id)).game, (await two.open(id)).game)
            assert (await one.open(id)).version == 15

    asyncio.run(scene())


def test_an_undo_while_a_bot_thinks_drops_its_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        bots = SlowBots()
        async with hall_at(tmp_path / "house.db", bots) as hall:
            ann, _ = await hall.new_guest("Ann")
            first = (await hall.open((await hall.create(ann, "lorenzo", 2, {}, [ME, here("Eva")])).table)).game.seat
            id = (await hall.create(ann, "lorenzo", 2, {}, [ME, RANDOM] if first == 0 else [RANDOM, ME])).table
            assert (await play(hall, id, ann, first)).table.bot_to_move() is not None
            await bots.thinking.wait()
            table = (await play(hall, id, ann, first, kind=UNDO)).table
            bots.allow(1000)
            while hall.turns.busy:
                await asyncio.sleep(0.01)
            assert len(bots.asked) == 1
            assert (await hall.open(id)) is table
            assert table.deciders == [first]
            await play(hall, id, ann, first)
            assert (await until_persons(hall, id)).ply > 1

    asyncio.run(scene())


def test_who_asks_and_goes_away_is_served_all_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            table = await hall.open(id)
            changes = await hall.changes(id)
            move = first_move(table, table.game.seat)
            task = asyncio.create_task(hall.act(id, ann, table.game.seat, Command(MOVE, move, 0, "k")))
            await asyncio.sleep(0)
            task.cancel()
            assert await changes.next() == 1
            assert task.cancelled()
            assert hall.loaded[id].version == 1

    asyncio.run(scene())


# Pinned.


@pytest.mark.parametrize("change", ["rules = rules + 1", "data = 'ffff'", "title = 'chess'"])
def test_a_table_of_other_rules_stays_as_it_is(tmp_path: Path, change: str) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        async with hall_at(file) as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            id = (await hall.create(ann, "elgrande", 2, {}, [ME, RANDOM])).table
            await until_persons(hall, id)
            waiting, keys = await hall.create(ann, "elgrande", 2, {}, [ME, LINK])
        raw(file, f"UPDATE tables SET {change}")
        before = everything(file)
        async with hall_at(file) as hall:
            with pytest.raises(Pinned):
                await hall.open(id)
            with pytest.raises(Pinned):
                await hall.act(id, ann, 0, Command(MOVE, "pass", 1, "k"))
            with pytest.raises(Pinned):
                await hall.join(keys[1], bob)
            with pytest.raises(Pinned):
                await hall.fill(waiting, ann)
            assert [line.fits for line in await hall.tables_of(ann)] == [False, False]
        assert everything(file) == before

    asyncio.run(scene())


# A full disk.


class FullDisk:
    """A disk on which the database cannot grow any more, until there is room again."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        sa.event.listen(self.engine, "begin", self.limit)

    def limit(self, c: sa.Connection) -> None:
        pages = c.exec_driver_sql("PRAGMA page_count").scalar_one()
        c.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    def make_room(self) -> None:
        sa.event.remove(self.engine, "begin", self.limit)
        sa.event.listen(self.engine, "begin", lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000"))


async def for_ever(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await work()


def test_on_a_full_disk_nothing_is_lost_and_the_table_goes_on_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        clock = Clock()
        async with hall_at(file, clock=clock) as hall:
            ann, key = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            disk = FullDisk(hall.store)

            async def move() -> None:
                await play(hall, id, ann, (await hall.open(id)).game.seat)

            async def come_in() -> None:
                await hall.new_guest("Bob")

            for write in (move, come_in, move):
                with pytest.raises(NotWritten) as full:
                    await for_ever(write)
            assert str(file) not in str(full.value)
            assert f"{file}: the database says: database or disk is full" in caplog.text
            table = await hall.open(id)
            same(table.game, hall.desk.load(id).game)
            clock.now += 100_000
            assert await hall.guest_of(key) is not None
            disk.make_room()
            after = (await play(hall, id, ann, table.game.seat)).table
            assert after.version == table.version + 1
        async with hall_at(file) as hall:
            same((await hall.open(id)).game, after.game)

    asyncio.run(scene())


def test_bots_go_on_when_there_is_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "STORE_PAUSE", 0.01)

    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            disk = FullDisk(hall.store)
            id = (await hall.create(ann, "elgrande", 2, {}, [RANDOM, RANDOM])).table
            while hall.turns.resting is None:
                await asyncio.sleep(0.01)
            stopped = (await hall.open(id)).version
            disk.make_room()
            assert await anext(await hall.changes(id, since=stopped)) > stopped

    asyncio.run(scene())


# Databases that cannot be used.


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.write_text("this is a letter, and a long one at that. " * 200)
    with pytest.raises(BadStore, match="not a database"):
        Store(file)
    assert file.read_text().startswith("this is a letter")
    with pytest.raises(BadStore, match=r"no such|No such"):
        Store(tmp_path / "nowhere" / "house.db")
    with pytest.raises(BadStore):
        Store(tmp_path)
    with pytest.raises(BadStore, match="only SQLite"):
        Store("postgresql://house/db")


def test_a_damaged_database_says_so_and_is_not_made_worse(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        async with hall_at(file) as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            raw(file, "DROP TABLE commands")
            for seat in (0, 1):
                with pytest.raises(BadStore) as bad:
                    await play(hall, id, ann, seat)
                assert not isinstance(bad.value, NotWritten)
                assert str(tmp_path) not in str(bad.value)

    asyncio.run(scene())


def test_the_database_is_safe_on_disk_and_for_its_owner(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.db")
    with store.read() as c:
        assert c.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert c.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert c.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()
    if os.name == "posix":
        assert (tmp_path / "house.db").stat().st_mode & 0o077 == 0


# Secrets.


def test_no_key_and_no_seed_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        async with hall_at(file) as hall:
            ann, key = await hall.new_guest("Ann")
            made = await hall.create(ann, "lorenzo", 3, {}, [ME, LINK, RANDOM])
            invitation = made.keys[1]
            table = await hall.open(made.table)
            secrets = [key, invitation, table.facts.seed, table.facts.salt]
            lines = await hall.tables_of(ann)
            told = [table, table.facts, table.seats, table.game, ann, made, lines, hall, hall.store, hall.desk]
            for text in [repr(thing) for thing in told] + [str(thing) for thing in told]:
                assert not any(secret in text for secret in secrets)
        stored = b"".join(part.read_bytes() for part in tmp_path.glob("house.db*"))
        assert key.encode() not in stored
        assert invitation.encode() not in stored

    asyncio.run(scene())


@pytest.mark.parametrize("title", ["elgrande", "lorenzo"])
def test_a_bot_gets_an_imagined_position_and_nothing_else(title: str) -> None:
    game = Game(find(title), 3, seed="the truth", salt="salt")
    question = question_of(game, game.seat, "random")
    truth = game.title.write(game.position)
    assert question.position["chance"] != truth["chance"]
    assert "the truth" not in repr(question)
    imagined = game.title.read(game.book, question.position)
    assert game.title.view(imagined, game.seat) == game.title.view(game.position, game.seat)


# Errors of ours.


def test_an_error_of_the_engine_leaves_a_record_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            for _ in range(3):
                await play(hall, id, ann, (await hall.open(id)).game.seat)
            table = await hall.open(id)
            move = first_move(table, table.game.seat)

            def fail(self: Game, p: object, seat: int) -> None:
                raise ZeroDivisionError("of ours")

            monkeypatch.setattr(Game, "run_on", fail)
            with pytest.raises(Broken):
                await hall.act(id, ann, table.game.seat, Command(MOVE, move, 3, "k"))
            monkeypatch.undo()
            [kept] = tmp_path.glob("signoria-crash-*")
            lines = kept.read_text().splitlines()
            assert "note: ZeroDivisionError: of ours" in lines
            assert any(line.strip().startswith("4 ") and move in line for line in lines)
            assert (await hall.open(id)) is table
            await hall.act(id, ann, table.game.seat, Command(MOVE, move, 3, "k"))

    asyncio.run(scene())


def raw(file: Path, sql: str) -> None:
    with sqlite3.connect(file) as c:
        c.execute(sql)
    c.close()


def everything(file: Path) -> list[list[tuple[object, ...]]]:
    c = sqlite3.connect(file)
    try:
        names = ["guests", "tables", "seats", "commands", "snapshots"]
        return [c.execute(f"SELECT * FROM {name}").fetchall() for name in names]
    finally:
        c.close()
