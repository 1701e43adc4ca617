"""Standing answers: what a person always answers is given by the table, also while nobody looks."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.table.errors import BadCommand, NotBegun, NotYourSeat
from signoria.table.facts import ASK_AGAIN, MOVE, STAND
from table.house import LINK, ME, RANDOM, hall_at, play, until_persons
from toy_market import shelved


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    with shelved():
        yield


def test_a_standing_answer_is_given_now_and_whenever_it_is_asked_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            id, keys = await hall.create(ann, "market", 2, {}, [ME, LINK])
            await hall.join(keys[1], bob)
            await play(hall, id, ann, 0, "bid 0", STAND)
            assert (await hall.open(id)).deciders == [1]
            await play(hall, id, bob, 1, "bid 1")
            table = await hall.open(id)
            while table.deciders == [1] and table.facts.step != "bid":
                table = (await play(hall, id, bob, 1)).table
            assert table.seats[0].answers == ["bid 0"]
            assert table.deciders == [1], "Ann was asked again and has answered"
            assert [entry.seat for entry in hall.store.log(id, table.version) if entry.kind == MOVE].count(0) == 2
        async with hall_at(tmp_path / "house.db") as hall:
            assert (await hall.open(id)).seats[0].answers == ["bid 0"], "it outlives the server"
            await play(hall, id, ann, 0, "", ASK_AGAIN)
            assert (await hall.open(id)).seats[0].answers == []

    asyncio.run(scene())


def test_a_newer_answer_to_the_same_question_replaces_the_older_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            id, keys = await hall.create(ann, "market", 2, {}, [ME, LINK])
            with pytest.raises(NotBegun):
                await play(hall, id, ann, 0, "bid 0", STAND)
            await hall.join(keys[1], bob)
            await play(hall, id, ann, 0, "bid 0", STAND)
            table = (await play(hall, id, ann, 0, "bid 2", STAND)).table
            assert table.seats[0].answers == ["bid 2"]

    asyncio.run(scene())


def test_nobody_answers_for_another_seat_and_rows_are_no_answers(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            id = (await hall.create(ann, "market", 2, {}, [ME, RANDOM])).table
            await until_persons(hall, id)
            with pytest.raises(NotYourSeat):
                await play(hall, id, bob, 0, "bid 0", STAND)
            with pytest.raises(BadCommand, match="one move"):
                await play(hall, id, ann, 0, "bid 0; bid 1", STAND)
            assert (await hall.open(id)).seats[0].answers == []

    asyncio.run(scene())
