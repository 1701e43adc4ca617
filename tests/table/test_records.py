"""The record of a game is stored as it is played: it outlives its rules, and tells when something does not fit."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from signoria.game.game import Game
from signoria.kernel import record
from signoria.kernel.errors import SignoriaError
from signoria.table import table as live
from signoria.table.errors import BadCommand, Damaged, NotYourSeat, Pinned, UnknownTable
from signoria.table.facts import OVER
from table.house import ME, RANDOM, hall_at, here, play, same, until_persons
from table.test_fold import begun, some_command
from toy_market import shelved

OTHER_RULES = ["rules = rules + 1", "data = 'ffffffffffffffff'", "title = 'chess'"]


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    with shelved():
        yield


def change(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as c, c:
        assert c.execute(sql).rowcount != 0


@pytest.mark.parametrize("title", ["market", "elgrande", "lorenzo"])
@pytest.mark.parametrize("seed", range(3))
def test_the_stored_record_is_that_of_the_game_whatever_was_taken_back(
    tmp_path: Path, title: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 10)
    luck = Random(seed)
    desk, table = begun(tmp_path, title, 2 + seed % 2)
    for number in range(120):
        if table.state == OVER:
            break
        try:
            table = some_command(luck, desk, table)
        except SignoriaError:
            continue
        if number % 10 == 0:
            facts, _, played = desk.store.record(table.id)
            assert facts.ply == len(played) == table.ply
            assert played == live.played_of(table.history())
    same(desk.load(table.id).game, table.game)


@pytest.mark.parametrize("other", OTHER_RULES)
def test_a_game_that_is_over_can_be_read_when_the_rules_have_changed(tmp_path: Path, other: str) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        async with hall_at(file) as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "market", 2, {"generous": True}, [ME, RANDOM])).table
            while (table := await until_persons(hall, id)).state != OVER:
                with pytest.raises(BadCommand):
                    await hall.record(id)
                await play(hall, id, ann, 0)
            before = await hall.record(id)
            assert before == table.history().record()
            assert Game.load(before).scores == table.facts.scores
            with pytest.raises(UnknownTable):
                await hall.record("nowhere")
            with pytest.raises(UnknownTable):
                await hall.record("\udcff")
        change(file, f"UPDATE tables SET {other}")
        async with hall_at(file) as hall:
            with pytest.raises(Pinned):
                await hall.open(id)
            read = record.parse(await hall.record(id))
            assert read.scores == table.facts.scores
            assert read.seed == table.facts.seed
            assert read.names == {0: "Ann"}
            assert [(ply.seat, ply.move, ply.digest) for ply in read.plies] == [
                (ply.seat, ply.move, ply.digest) for ply in record.parse(before).plies
            ]
            [line] = await hall.tables_of(ann)
            assert (line.facts.state, line.fits) == (OVER, False)

    asyncio.run(scene())


def test_a_game_that_cannot_go_on_is_told_to_its_people_without_its_seed(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        async with hall_at(file) as hall:
            ann, _ = await hall.new_guest("Ann")
            eve, _ = await hall.new_guest("Eve")
            id = (await hall.create(ann, "market", 2, {}, [ME, here("Bob")])).table
            for seat in (0, 1):
                table = (await play(hall, id, ann, seat)).table
        change(file, "UPDATE tables SET rules = rules + 1")
        async with hall_at(file) as hall:
            for stranger in (None, eve):
                with pytest.raises(NotYourSeat):
                    await hall.record(id, stranger)
            text = await hall.record(id, ann)
            read = record.parse(text)
            assert [ply.seat for ply in read.plies] == [0, 1]
            assert not read.ended
            assert read.commitment == table.facts.commitment
            assert table.facts.seed not in text
            assert "#" not in text

    asyncio.run(scene())


# Damage.


DAMAGE = [
    "UPDATE tables SET seed = 'abad' || substr(seed, 5)",
    "UPDATE commands SET text = 'bid 3' WHERE version = 2",
    "UPDATE commands SET seat = 1 - seat WHERE version IN (1, 2)",
    "UPDATE plies SET digest = 'ffff' || substr(digest, 5) WHERE ply = (SELECT max(ply) FROM plies)",
    'UPDATE tables SET options = \'{"generous": true, "guests": []}\'',
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_table_that_does_not_fit_together_says_so(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        file = tmp_path / "house.db"
        async with hall_at(file) as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "market", 2, {}, [ME, here("Bob")])).table
            for seat, bid in ((0, "bid 1"), (1, "bid 2")):
                await play(hall, id, ann, seat, bid)
        change(file, damage)
        async with hall_at(file) as hall:
            with pytest.raises(Damaged):
                await hall.open(id)
            assert id in caplog.text

    asyncio.run(scene())


def test_a_snapshot_that_leads_elsewhere_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 5)
    desk, table = begun(tmp_path, "elgrande", 2)
    luck = Random(1)
    while not table.snapshot or table.game.plies:
        try:
            table = some_command(luck, desk, table)
        except SignoriaError:
            continue
    with desk.store.write() as c:
        [(text,)] = c.exec_driver_sql("SELECT data FROM snapshots").fetchall()
        wrong = text.replace('"learnt":', '"learnt":1')
        assert wrong != text
        c.exec_driver_sql("UPDATE snapshots SET data = ?", (wrong,))
    with caplog.at_level(logging.ERROR):
        same(desk.load(table.id).game, table.game)
    assert "cannot be used" in caplog.text
