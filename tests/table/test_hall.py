"""What the hall promises to the people at its tables."""

import asyncio
import gc
import weakref
from contextlib import suppress
from pathlib import Path

import pytest

from signoria.game.values import CannotUndo, IllegalMove
from signoria.kernel.errors import BadNotation, SignoriaError
from signoria.table.errors import (
    BadCommand,
    BadName,
    NotBegun,
    NotHere,
    NotHost,
    NotYourSeat,
    SeatLent,
    StaleVersion,
    UnknownKey,
    UnknownTable,
)
from signoria.table.facts import DAYS, GO_ON, MOVE, PLAYING, STAND_IN, TAKE_BACK, UNDO, WAITING, Command
from signoria.table.table import Table
from table.house import LINK, ME, RANDOM, Clock, first_move, hall_at, here, play, until_persons


def test_a_game_begins_at_once_when_nobody_is_missing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            made = await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])
            table = await hall.open(made.table)
            assert (table.state, table.version, made.keys) == (PLAYING, 0, {})
            assert table.game.names == ["Ann", "Eva"]
            assert table.seats_of(ann.id) == [0, 1]

    asyncio.run(scene())


def test_people_at_one_screen_act_each_for_their_own_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            table = await hall.open(id)
            for _ in range(12):
                table = (await play(hall, id, ann, table.game.seat)).table
            assert {ply.seat for ply in table.game.plies} == {0, 1}
            with pytest.raises(IllegalMove):
                await play(hall, id, ann, 1 - table.game.seat, table.game.moves()[0].text)

    asyncio.run(scene())


def test_an_invitation_opens_one_seat_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            id, keys = await hall.create(ann, "elgrande", 3, {}, [ME, LINK, LINK])
            assert (await hall.open(id)).state == WAITING
            with pytest.raises(NotBegun):
                await play(hall, id, ann, 0, "place granada")
            assert await hall.join(keys[1], bob, "Bobby") == (id, 1)
            with pytest.raises(UnknownKey):
                await hall.join(keys[1], ann)
            with pytest.raises(NotHost):
                await hall.invite(id, bob, 2)
            with pytest.raises(BadCommand):
                await hall.invite(id, ann, 1)
            fresh = await hall.invite(id, ann, 2)
            with pytest.raises(UnknownKey):
                await hall.join(keys[2], bob)
            with pytest.raises(BadName):
                await hall.join(fresh, bob, "x" * 31)
            await hall.join(fresh, bob)
            table = await hall.open(id)
            assert (table.state, table.names, table.version) == (PLAYING, ["Ann", "Bobby", "Bob"], 2)
            with pytest.raises(UnknownKey):
                await hall.join("nonsense", bob)

    asyncio.run(scene())


def test_one_of_two_who_use_the_same_invitation_gets_the_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as one, hall_at(tmp_path / "house.db") as two:
            ann, _ = await one.new_guest("Ann")
            bob, _ = await one.new_guest("Bob")
            id, keys = await one.create(ann, "elgrande", 2, {}, [ME, LINK])
            await two.open(id)
            found = await asyncio.gather(
                one.join(keys[1], ann), two.join(keys[1], bob), one.join(keys[1], bob), return_exceptions=True
            )
            assert [one for one in found if not isinstance(one, UnknownKey)] == [(id, 1)]

    asyncio.run(scene())


def test_the_host_may_fill_the_open_seats_with_bots(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            id, keys = await hall.create(ann, "lorenzo", 3, {}, [ME, LINK, LINK])
            with pytest.raises(NotHost):
                await hall.fill(id, bob)
            with pytest.raises(BadCommand):
                await hall.fill(id, ann, "nobody")
            await hall.fill(id, ann, "random")
            assert [place.bot for place in (await hall.open(id)).seats] == ["", "random", "random"]
            with pytest.raises(UnknownKey):
                await hall.join(keys[1], bob)
            with pytest.raises(BadCommand):
                await hall.fill(id, ann)
            assert 0 in (await until_persons(hall, id)).deciders

    asyncio.run(scene())


def test_a_repeated_command_has_the_same_answer_and_happens_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            table = await hall.open(id)
            seat = table.game.seat
            command = Command(MOVE, first_move(table, seat), 0, "once")
            found = await asyncio.gather(*[hall.act(id, ann, seat, command) for _ in range(5)])
            assert [outcome.version for outcome in found] == [1] * 5
            assert (await hall.open(id)).ply == 1
            await play(hall, id, ann, (await hall.open(id)).game.seat)
            again = await hall.act(id, ann, seat, command)
            assert (again.version, again.table.version) == (1, 2)
            with pytest.raises(BadCommand):
                await hall.act(id, ann, seat, Command(UNDO, "", 2, "once"))
        async with hall_at(tmp_path / "house.db") as hall:
            assert (await hall.act(id, ann, seat, command)).version == 1

    asyncio.run(scene())


def test_a_stale_command_changes_nothing_and_shows_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            table = (await play(hall, id, ann, (await hall.open(id)).game.seat)).table
            seat = table.game.seat
            for version in (0, 7, -1):
                with pytest.raises(StaleVersion) as stale:
                    await hall.act(id, ann, seat, Command(MOVE, first_move(table, seat), version, "k"))
                assert stale.value.table is table
            assert (await hall.open(id)) is table

    asyncio.run(scene())


def test_an_illegal_move_is_refused_in_the_language_of_the_guest(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            said = []
            for lang in ("en", "cs"):
                ann, _ = await hall.new_guest("Ann", lang)
                id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
                seat = (await hall.open(id)).game.seat
                with pytest.raises(IllegalMove) as illegal:
                    await play(hall, id, ann, 1 - seat, "power 1")
                said.append(illegal.value.in_lang(lang).text)
                with pytest.raises(BadNotation):
                    await play(hall, id, ann, seat, "dance on the table")
                with pytest.raises(CannotUndo):
                    await play(hall, id, ann, seat, kind=UNDO)
                with pytest.raises(BadCommand):
                    await play(hall, id, ann, seat, kind=GO_ON)
                assert (await hall.open(id)).version == 0
                assert (await hall.open(id)).game.lang == "en"
            assert said[0] != said[1]

    asyncio.run(scene())


def test_nobody_acts_for_another_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            eve, _ = await hall.new_guest("Eve")
            id, keys = await hall.create(ann, "lorenzo", 3, {}, [ME, LINK, RANDOM])
            await hall.join(keys[1], bob)
            await until_persons(hall, id)
            for guest, seat in ((bob, 0), (ann, 1), (eve, 0), (ann, 2), (ann, 3), (ann, -1)):
                for kind in (MOVE, UNDO, TAKE_BACK, GO_ON):
                    with pytest.raises(NotYourSeat):
                        await play(hall, id, guest, seat, "x" if kind == MOVE else "", kind)
            with pytest.raises(NotYourSeat):
                await play(hall, id, eve, 0, "random", STAND_IN)

    asyncio.run(scene())


def test_a_bot_takes_the_seat_of_who_is_away_and_gives_it_back(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = Clock()
        async with hall_at(tmp_path / "house.db", clock=clock) as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            id, keys = await hall.create(ann, "lorenzo", 2, {}, [ME, LINK])
            await hall.join(keys[1], bob)
            with hall.here(id, bob), hall.here(id, bob):
                clock.now += 1000
                assert hall.is_here(await hall.open(id), 1)
                with pytest.raises(NotHere):
                    await play(hall, id, ann, 1, "random", STAND_IN)
            clock.now += 59
            with pytest.raises(NotHere):
                await play(hall, id, ann, 1, "random", STAND_IN)
            clock.now += 2
            assert hall.away(await hall.open(id), 1)
            await play(hall, id, ann, 1, "random", STAND_IN)
            table = await until_persons(hall, id)
            assert table.deciders == [0]
            assert table.seats[1].bot == "random"
            with pytest.raises(BadCommand):
                await play(hall, id, ann, 1, "random", STAND_IN)
            with pytest.raises(SeatLent):
                await play(hall, id, bob, 1, table.game.moves(0)[0].text)
            with pytest.raises(NotYourSeat):
                await play(hall, id, ann, 1, kind=TAKE_BACK)
            await play(hall, id, bob, 1, kind=TAKE_BACK)
            assert (await hall.open(id)).seats[1].bot == ""
            with pytest.raises(BadCommand):
                await play(hall, id, bob, 1, kind=TAKE_BACK)
            while (table := await hall.open(id)).game.seat != 1:
                await play(hall, id, ann, 0)
            await play(hall, id, bob, 1)

    asyncio.run(scene())


def test_a_table_over_days_waits_three_days_for_its_next_player(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = Clock()
        async with hall_at(tmp_path / "house.db", clock=clock) as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            id, keys = await hall.create(ann, "elgrande", 2, {}, [ME, LINK], DAYS)
            await hall.join(keys[1], bob)
            table = await hall.open(id)
            while table.deciders != [1]:
                table = (await play(hall, id, ann, 0)).table
            clock.now += 2 * 24 * 3600
            assert not hall.away(table, 1)
            clock.now += 2 * 24 * 3600
            assert hall.away(table, 1)
            assert not hall.away(table, 0)
            await play(hall, id, ann, 1, "random", STAND_IN)

    asyncio.run(scene())


def test_who_listens_hears_of_every_change_and_a_slow_one_of_the_last(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            quick, slow = await hall.changes(id), await hall.changes(id)
            for version in (1, 2, 3):
                await play(hall, id, ann, (await hall.open(id)).game.seat)
                assert await anext(quick) == version
            assert await quick.next(0.01) is None
            assert await slow.next() == 3
            assert await (await hall.changes(id, since=1)).next() == 3
            await play(hall, id, ann, (await hall.open(id)).game.seat)
            assert await quick.next() == 4
            with pytest.raises(UnknownTable):
                await hall.changes("nowhere")

    asyncio.run(scene())


def test_nothing_keeps_what_a_table_was_before(tmp_path: Path) -> None:
    """Not those who listen, nor a refused or a stale command, nor bots; and nobody has to collect garbage for it."""

    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            id = (await hall.create(ann, "lorenzo", 2, {}, [ME, RANDOM])).table
            changes = await hall.changes(id)
            versions: list[weakref.ref[Table]] = []
            for _ in range(20):
                table = await until_persons(hall, id)
                versions.append(weakref.ref(table))
                for command in (
                    Command(MOVE, first_move(table, 0), table.version - 1, "stale"),
                    Command(MOVE, "dance", table.version, "wrong"),
                    Command(UNDO, "", table.version, f"undo{table.version}"),
                    Command(GO_ON, "", table.version, f"go on{table.version}"),
                ):
                    with suppress(SignoriaError):
                        await hall.act(id, ann, 0, command)
                await play(hall, id, ann, 0)
                await changes.next()
            del table
            alive = [version() for version in versions if version() is not None]
            assert len(alive) <= 1

    gc.disable()
    try:
        asyncio.run(scene())
    finally:
        gc.enable()
