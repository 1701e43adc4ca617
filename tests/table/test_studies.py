"""Analyses at a server: begun by who played, one at a time, kept with the game; and hints, where they are allowed."""

import asyncio
from pathlib import Path

import pytest

from signoria.analyst.analysis import analyse
from signoria.analyst.judging import Case, Effort, Judged
from signoria.lab.crew import crew
from signoria.table import studies
from signoria.table.bots import MODEST, BotPool
from signoria.table.errors import BadCommand, NotYourSeat
from signoria.table.facts import OVER, Guest
from signoria.table.hall import Hall
from signoria.table.hints import allowed, last_turn, thought_of
from signoria.table.store import Store
from signoria.table.studies import VERY_MODEST, analysis_of
from table.house import LINK, ME, RANDOM, QuickBots, hall_at, here, play, until_persons
from toy_market import shelved


class Tired(QuickBots):
    """Judges who give up after some decisions."""

    def __init__(self, strength: int) -> None:
        super().__init__()
        self.strength = strength

    async def judge(self, case: Case) -> Judged:
        if not self.strength:
            raise RuntimeError("tired")
        self.strength -= 1
        return await super().judge(case)


async def finished(hall: Hall, guest: Guest) -> str:
    id = (await hall.create(guest, "market", 2, {}, [ME, here("Eva")])).table
    while (table := await hall.open(id)).state != OVER:
        await play(hall, id, guest, table.deciders[0])
    return id


async def done(hall: Hall, id: str) -> None:
    while hall.studies.progress(id) is not None:
        await asyncio.sleep(0.01)


def test_an_analysis_is_kept_and_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "KEPT_EVERY", 2)

    async def scene() -> None:
        file = tmp_path / "house.db"
        async with hall_at(file) as hall:
            ann, _ = await hall.new_guest("Ann")
            id = await finished(hall, ann)
        hall = Hall(Store(file), QuickBots(), judges=Tired(3), simulations=4)
        await hall.resume()
        await hall.analyse(id, ann)
        await done(hall, id)
        study = await hall.studies.found(id)
        assert study is not None
        assert (study.done, study.whole) == (2, False)
        await hall.close()

        async with hall_at(file) as hall:
            await done(hall, id)
            study = await hall.studies.found(id)
            assert study is not None
            assert study.whole
            game = await hall.history(id)
            with crew(1) as alone:
                assert analysis_of(study, game) == analyse(game, alone, Effort(4))

    with shelved():
        asyncio.run(scene())


def test_only_finished_games_are_analysed_for_those_who_played(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            id = await finished(hall, ann)
            with pytest.raises(NotYourSeat):
                await hall.analyse(id, bob)
            await hall.analyse(id, ann)
            await hall.analyse(id, ann)
            await done(hall, id)
            begun = (await hall.create(ann, "market", 2, {}, [ME, here("Eva")])).table
            with pytest.raises(BadCommand):
                await hall.analyse(begun, ann)

    with shelved():
        asyncio.run(scene())


def test_nobody_waits_for_hints_and_analyses(tmp_path: Path) -> None:
    """They are thought out beside the bots, and an analysis stands back for all others."""
    bots = BotPool()
    hall = Hall(Store(tmp_path / "house.db"), bots)
    pools = [bots, hall.hints.judges, hall.studies.judges]
    assert all(isinstance(pool, BotPool) for pool in pools)
    assert len({id(pool) for pool in pools}) == 3
    assert 0 < MODEST < VERY_MODEST
    assert [pool.modest for pool in pools if isinstance(pool, BotPool)] == [MODEST, MODEST, VERY_MODEST]
    asyncio.run(hall.close())


def test_hints_are_for_friends(tmp_path: Path) -> None:
    """Against bots alone, or where the host said so; they change nothing at the table."""

    async def scene() -> None:
        async with hall_at(tmp_path / "house.db") as hall:
            ann, _ = await hall.new_guest("Ann")
            bob, _ = await hall.new_guest("Bob")
            made = await hall.create(ann, "market", 2, {}, [ME, RANDOM])
            table = await until_persons(hall, made.table)
            before = hall.store.record(made.table), table.version
            hint = await hall.hint(made.table, ann, 0)
            assert hint.judged.best.move in [move.text for move in table.game.moves(0)]
            assert await hall.hint(made.table, ann, 0) is hint
            thought = await hall.thought(made.table, ann, 0)
            assert (thought is None) == (thought_of(table.game, last_turn(table), 0, "luck", 1) is None)
            assert (hall.store.record(made.table), (await hall.open(made.table)).version) == before
            with pytest.raises(NotYourSeat):
                await hall.hint(made.table, bob, 0)
            with pytest.raises(NotYourSeat):
                await hall.thought(made.table, bob, 0)

            for hints in (False, True):
                made = await hall.create(ann, "market", 2, {}, [ME, LINK], hints=hints)
                assert not allowed(await hall.open(made.table))
                await hall.join(made.keys[1], bob)
                assert allowed(await hall.open(made.table)) is hints
                if not hints:
                    with pytest.raises(BadCommand):
                        await hall.hint(made.table, ann, 0)

    with shelved():
        asyncio.run(scene())
