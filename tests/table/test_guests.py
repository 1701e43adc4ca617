"""Guests, their tables, and what nobody may ask for."""

import asyncio
from pathlib import Path

import pytest

from signoria.kernel.errors import BadOption
from signoria.table import desk
from signoria.table.errors import BadCommand, BadName, TooMany, UnknownTable
from signoria.table.facts import DAYS, MOVE, UNDO, Command, SeatPlan
from table.house import LINK, ME, RANDOM, Clock, hall_at, here


def test_a_list_of_tables_needs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            eve, _ = await hall.new_guest("Eve")
            first = await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])
            id, keys = await hall.create(ann, "lorenzo", 2, {}, [LINK, LINK], DAYS)
            hall.desk.clock = lambda: 2_000_000.0
            await hall.join(keys[1], bob)
            monkeypatch.setattr(desk, "fold", None)
            mine = await hall.tables_of(ann)
            assert [line.facts.id for line in mine] == [id, first.table]
            assert [(line.facts.title, line.facts.pace, line.facts.state, line.mine) for line in mine] == [
                ("lorenzo", "days", "open", []),
                ("elgrande", "live", "playing", [0, 1]),
            ]
            assert mine[1].my_turn
            assert not mine[0].my_turn
            assert mine[1].facts.step
            assert mine[1].facts.deciders
            assert all(line.fits and line.hosted for line in mine)
            assert [(line.facts.id, line.mine, line.hosted) for line in await hall.tables_of(bob)] == [(id, [1], False)]
            assert await hall.tables_of(eve) == []

    asyncio.run(scene())


def test_guests_are_known_by_their_key(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = Clock()
        async with hall_at(tmp_path / "house.db", clock=clock) as hall:
            ann, key = await hall.new_guest(" Žofie ", "cs")
            assert (await hall.guest_of(key)) == ann
            assert ann.name == "Žofie"
            for wrong in ("", "x", key[:-1], "\udcff"):
                assert await hall.guest_of(wrong) is None
            changed = await hall.change_guest(ann, name="Ann", lang="fr", prefs={"confirm": True})
            assert (await hall.guest_of(key)) == changed
            clock.now += 10_000
            seen = await hall.guest_of(key)
            assert seen is not None
            assert seen.seen == clock.now
            for name in ("", "  ", "a\nb", "a\x00", "x" * 31, "\u202eevil"):
                with pytest.raises(BadName):
                    await hall.new_guest(name)
            with pytest.raises(BadCommand):
                await hall.new_guest("Ann", "de")
            with pytest.raises(BadCommand):
                await hall.change_guest(ann, prefs={"much": "x" * 5000})

    asyncio.run(scene())


def test_what_cannot_be_is_refused_before_anything_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            with pytest.raises(BadOption):
                await hall.create(ann, "elgrande", 2, {"nonsense": True}, [ME, RANDOM])
            with pytest.raises(BadOption):
                await hall.create(ann, "elgrande", 9, {}, [ME] * 9)
            wrong = ([ME], [ME, SeatPlan("bot", level="x")], [ME, SeatPlan("dog")])
            for seats in wrong:
                with pytest.raises(BadCommand):
                    await hall.create(ann, "elgrande", 2, {}, seats)
            with pytest.raises(BadCommand):
                await hall.create(ann, "elgrande", 2, {}, [ME, RANDOM], "years")
            with pytest.raises(BadName):
                await hall.create(ann, "elgrande", 2, {}, [ME, here("")])
            assert await hall.tables_of(ann) == []
            monkeypatch.setattr(desk, "OPEN_TABLES", 2)
            for _ in range(2):
                id = (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table
            with pytest.raises(TooMany):
                await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])
            for command, error in (
                (Command(MOVE, ";".join(["pass"] * 65), 0, "k"), TooMany),
                (Command(MOVE, "x" * 1001, 0, "k"), TooMany),
                (Command("dance", "", 0, "k"), BadCommand),
                (Command(UNDO, "", 0, ""), BadCommand),
                (Command(UNDO, "", 0, "x" * 65), BadCommand),
                (Command(UNDO, "", 0, "a\nb"), BadCommand),
                (Command(UNDO, "all", 0, "k"), BadCommand),
            ):
                with pytest.raises(error):
                    await hall.act(id, ann, 0, command)
            for unknown in ("nowhere", "", "\udcff"):
                with pytest.raises(UnknownTable):
                    await hall.open(unknown)

    asyncio.run(scene())
