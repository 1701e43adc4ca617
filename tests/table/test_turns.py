"""Few bots move at a time: first where people play, last where bots are among themselves."""

import asyncio
from pathlib import Path

import pytest

from signoria.table import turns
from signoria.table.bots import Question
from signoria.table.errors import NotWritten
from signoria.table.facts import STAND_IN
from signoria.table.turns import ALONE_AT_ONCE, AT_ONCE, Turns
from table.house import ME, RANDOM, QuickBots, SlowBots, hall_at, play, until_persons


class Played:
    """Turns that the test ends one by one, and who had them."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Future[None]] = {}
        self.looked_at: set[str] = set()
        self.at_hand: set[str] = set()
        self.turns = Turns(self.turn, lambda table: (table not in self.looked_at, table not in self.at_hand))

    async def turn(self, table: str) -> None:
        self.begun.append(table)
        self.ends[table] = asyncio.get_running_loop().create_future()
        await self.ends[table]

    async def begin(self) -> list[str]:
        """The tables whose bots are at their turn now."""
        await asyncio.sleep(0)
        return list(self.turns.busy)

    async def end(self, table: str) -> list[str]:
        """End the turn of one table; who has a turn then."""
        _, task = self.turns.busy[table]
        self.ends[table].set_result(None)
        await task
        return await self.begin()


def test_two_bots_move_at_a_time_and_one_where_bots_are_alone() -> None:
    async def scene() -> None:
        played = Played()
        for number in range(10):
            played.turns.add(f"alone{number}", alone=True)
        assert await played.begin() == ["alone0"]
        assert ALONE_AT_ONCE == 1
        for number in range(10):
            played.turns.add(f"people{number}", alone=False)
        assert await played.begin() == ["alone0", "people0"]
        assert AT_ONCE == 2
        assert await played.end("people0") == ["alone0", "people1"]
        assert await played.end("alone0") == ["people1", "people2"]
        await played.turns.close()
        assert not played.turns.busy

    asyncio.run(scene())


def test_bots_that_are_alone_come_last() -> None:
    async def scene() -> None:
        played = Played()
        for table in ("alone0", "people0", "people1", "people2"):
            played.turns.add(table, alone=table.startswith("alone"))
        assert await played.begin() == ["alone0", "people0"]
        played.turns.add("alone0", alone=True)
        for table in ("people0", "alone0", "people1"):
            await played.end(table)
        assert played.begun == ["alone0", "people0", "people1", "people2", "alone0"]
        await played.turns.close()

    asyncio.run(scene())


def test_who_looks_on_does_not_wait_for_tables_where_nobody_does() -> None:
    async def scene() -> None:
        played = Played()
        for number in range(5):
            played.turns.add(f"people{number}", alone=False)
        assert await played.begin() == ["people0", "people1"]
        played.at_hand = {"people3"}
        played.looked_at = {"people4"}
        assert await played.end("people0") == ["people1", "people4"]
        assert await played.end("people4") == ["people1", "people3"]
        assert await played.end("people1") == ["people3", "people2"]
        await played.turns.close()

    asyncio.run(scene())


def test_a_table_has_one_turn_at_a_time_and_the_next_when_its_bots_are_woken_again() -> None:
    async def scene() -> None:
        played = Played()
        played.turns.add("one", alone=False)
        assert await played.begin() == ["one"]
        played.turns.add("one", alone=False)
        assert await played.begin() == ["one"]
        assert played.begun == ["one"]
        assert await played.end("one") == ["one"]
        assert played.begun == ["one", "one"]
        assert await played.end("one") == []
        await played.turns.close()

    asyncio.run(scene())


def test_bots_wait_for_a_disk_that_is_full_and_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(turns, "STORE_PAUSE", 0.01)
        tries: list[str] = []
        done = asyncio.Event()

        async def turn(table: str) -> None:
            tries.append(table)
            if len(tries) < 4:
                raise NotWritten("the disk is full")
            if len(tries) == 5:
                done.set()

        queue = Turns(turn, lambda table: ())
        queue.add("one", alone=False)
        queue.add("two", alone=False)
        await done.wait()
        assert sorted(tries) in (["one", "one", "one", "two", "two"], ["one", "one", "two", "two", "two"])
        await queue.close()

    asyncio.run(scene())


class CountingBots(QuickBots):
    """Bots that know how many of them think at once."""

    def __init__(self) -> None:
        super().__init__()
        self.now = self.most = 0

    async def choose(self, question: Question) -> list[int]:
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            return await super().choose(question)
        finally:
            self.now -= 1


def test_a_house_full_of_waiting_bots_opens_its_tables_one_after_another(tmp_path: Path) -> None:
    """After a start hundreds of tables may wait for bots: whoever comes in then does not wait for all of them."""

    async def scene() -> None:
        file = tmp_path / "house.db"
        slow = SlowBots()
        async with hall_at(file, slow) as hall:
            ann, _ = await hall.new_guest("Ann")
            for _ in range(40):
                await hall.create(ann, "elgrande", 2, {}, [RANDOM, RANDOM])
            mine = (await hall.create(ann, "elgrande", 2, {}, [RANDOM, ME])).table
            await hall.open(mine)
        slow = SlowBots()
        async with hall_at(file, slow) as hall:
            await slow.thinking.wait()
            while slow.questions < 2:
                await asyncio.sleep(0.01)
            assert len(hall.loaded) == 2
            assert mine in hall.loaded
            assert len(hall.turns.waiting.keys() - hall.turns.busy.keys()) == 39
        counting = CountingBots()
        async with hall_at(file, counting) as hall:
            await until_persons(hall, mine)
            assert 1 <= counting.most <= AT_ONCE
            assert len(hall.loaded) == 2

    asyncio.run(scene())


def test_a_table_whose_people_have_left_their_seats_to_bots_comes_last(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        async with hall_at(file, SlowBots()) as hall:
            ann, _ = await hall.new_guest("Ann")
            left = (await hall.create(ann, "elgrande", 2, {}, [ME, RANDOM])).table
            await play(hall, left, ann, 0, "random", STAND_IN)
        slow = SlowBots()
        async with hall_at(file, slow) as hall:
            await slow.thinking.wait()
            assert [(table, alone) for table, (alone, _) in hall.turns.busy.items()] == [(left, True)]

    asyncio.run(scene())
