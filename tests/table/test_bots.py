"""Bots think in other processes; whatever happens there, tables go on."""

import asyncio
import logging
import os
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path

import pytest

from signoria.game.game import Game
from signoria.games import find
from signoria.players import KINDS
from signoria.players.player import Budget, Imagine, Player, View
from signoria.table.bots import BotPool, Question, deadline, question_of
from signoria.table.errors import BadCommand, StaleVersion, TableOver
from signoria.table.facts import OVER, STAND_IN, TAKE_BACK, SeatPlan
from signoria.table.hall import Hall
from signoria.table.store import Store
from table.house import ME, RANDOM, SlowBots, hall_at, here, play, same


async def over(hall: Hall, id: str) -> None:
    changes = await hall.changes(id, since=-1)
    async for _ in changes:
        if hall.loaded[id].state == OVER:
            return


def test_bots_play_to_the_end_in_their_processes_and_the_record_tells_the_seed(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = Hall(Store(tmp_path / "house.db"), BotPool(2))
        ann, _ = await hall.new_guest("Ann")
        ids = [(await hall.create(ann, title, 2, {}, [ME, RANDOM])).table for title in ("elgrande", "lorenzo")]
        for id in ids:
            with pytest.raises(BadCommand):
                await hall.record(id)
            # Whoever has to go may leave the seat to a bot without having been away.
            while (await hall.open(id)).seats[0].stand_in == "":
                with suppress(StaleVersion):
                    await play(hall, id, ann, 0, "greedy", STAND_IN)
        await asyncio.gather(*[over(hall, id) for id in ids])
        for id in ids:
            table = await hall.open(id)
            same(table.history(), table.game)
            record = await hall.record(id)
            game = Game.load(record)
            assert (game.digest, game.scores) == (table.game.digest, table.game.scores)
            assert game.seed == table.facts.seed
            assert table.facts.commitment in record
            with pytest.raises(TableOver):
                await play(hall, id, ann, 0, kind=TAKE_BACK)
        assert [line.facts.deciders for line in await hall.tables_of(ann)] == [[], []]
        await hall.close()

    asyncio.run(scene())


def test_thinking_bots_hold_up_no_person(tmp_path: Path) -> None:
    async def scene() -> None:
        bots = SlowBots()
        async with hall_at(tmp_path / "house.db", bots) as hall:
            ann, _ = await hall.new_guest("Ann")
            mine = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            others = [(await hall.create(ann, "lorenzo", 2, {}, [RANDOM, RANDOM])).table for _ in range(50)]
            await bots.thinking.wait()
            for _ in range(5):
                await play(hall, mine, ann, (await hall.open(mine)).game.seat)
            assert (await hall.open(mine)).version == 5
            assert [line.facts.version for line in await hall.tables_of(ann) if line.facts.id in others] == [0] * 50
            changes = [await hall.changes(id) for id in others]
            bots.allow(1_000)
            assert min(await asyncio.gather(*[anext(change) for change in changes])) >= 1
            await play(hall, mine, ann, (await hall.open(mine)).game.seat)

    asyncio.run(scene())


def a_question() -> Question:
    game = Game(find("elgrande"), 3, seed=1)
    return question_of(game, game.seat, "random")


def test_a_worker_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        pool = BotPool(1)
        first = await pool.choose(a_question())
        assert first[0] >= 0
        with pytest.raises(Exception, match="terminated"):
            await asyncio.wrap_future(pool.started().submit(os._exit, 1))
        assert (await pool.choose(a_question()))[0] >= 0
        assert "a worker of the bots has died" in caplog.text
        pool.close()

    asyncio.run(scene())


def stuck() -> None:
    with deadline(1):
        while True:
            pass


def test_a_bot_that_is_stuck_is_ended_and_its_worker_replaced() -> None:
    async def scene() -> None:
        pool = BotPool(1)
        with pytest.raises(BrokenProcessPool):
            await asyncio.wrap_future(pool.started().submit(stuck))
        assert (await pool.choose(a_question()))[0] >= 0
        pool.close()

    asyncio.run(scene())


def test_a_bot_that_fails_is_replaced_by_the_random_one(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        pool = BotPool(1)
        question = a_question()._replace(level="nobody has this name")
        game = Game(find("elgrande"), 3, seed=1)
        with caplog.at_level(logging.ERROR):
            assert (await pool.choose(question))[0] in [move.number for move in game.moves()]
        assert "failed" in caplog.text
        pool.close()

    asyncio.run(scene())


def test_a_bot_that_wants_what_is_not_possible_plays_at_random(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Cheat(Player):
        name = "cheat"

        def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
            return next(move for move in range(len(self.title.owner)) if move not in view.moves)

    monkeypatch.setitem(KINDS, "cheat", Cheat)

    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [SeatPlan("bot", level="cheat"), RANDOM])).table
            changes = await hall.changes(id, since=3)
            assert await changes.next() is not None
            assert "wants what is not possible" in caplog.text

    asyncio.run(scene())
