"""Makes `schema-N.sql`: a house with tables of all kinds, as the program of its day stored them.

Run it when the schema has changed, from `tests`, and keep the older files: every program opens them all.

    PYTHONPATH=../src:. python -m table.stored.make 1
"""

import asyncio
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from signoria.game.values import CannotUndo
from signoria.table import desk
from signoria.table.facts import DAYS, OVER, STAND_IN, UNDO, Guest
from signoria.table.hall import Hall
from table.house import LINK, ME, RANDOM, SlowBots, hall_at, here, play, until_persons
from toy_market import shelved

HERE = Path(__file__).parent


async def furnish(file: Path) -> None:
    """Tables that wait, that are played by people and bots, and that are over. The market's rules never change."""
    bots = SlowBots()
    async with hall_at(file, bots) as hall:
        ann, _ = await hall.new_guest("Ann")
        bob, _ = await hall.new_guest("Bob", "cs")
        await hall.create(ann, "market", 2, {}, [ME, LINK])
        await hall.create(ann, "elgrande", 3, {}, [ME, RANDOM, LINK])
        for title in ("market", "lorenzo"):
            id, keys = await hall.create(ann, title, 2, {}, [ME, LINK], DAYS)
            await hall.join(keys[1], bob)
            await moves(hall, id, [ann, bob], 3)
        bots.allow(1_000_000)
        for title in ("market", "lorenzo"):
            id = (await hall.create(ann, title, 2, {}, [ME, RANDOM])).table
            while (await until_persons(hall, id)).state != OVER:
                await play(hall, id, ann, 0)
        id = (await hall.create(bob, "elgrande", 2, {}, [ME, here("Eva")])).table
        await moves(hall, id, [bob, bob], 60)
        bots.allowed = asyncio.Semaphore(0)
        await play(hall, id, bob, 1, "random", STAND_IN)
        await hall.create(bob, "tiletum", 2, {}, [RANDOM, RANDOM])
        await hall.create(bob, "market", 3, {"generous": True}, [RANDOM, ME, RANDOM])


async def moves(hall: Hall, id: str, guests: list[Guest], count: int) -> None:
    """So many moves; every third is taken back where it can be."""
    for number in range(count):
        seat = (await hall.open(id)).game.seat
        await play(hall, id, guests[seat], seat)
        if number % 3 == 0:
            with suppress(CannotUndo):
                await play(hall, id, guests[seat], seat, kind=UNDO)


def dump(file: Path) -> str:
    with closing(sqlite3.connect(file)) as c:
        return "".join(f"{line}\n" for line in c.iterdump())


if __name__ == "__main__":
    with TemporaryDirectory() as folder, shelved(), patch.object(desk, "new_seed", lambda: "5eed" * 8):
        asyncio.run(furnish(Path(folder) / "house.db"))
        (HERE / f"schema-{sys.argv[1]}.sql").write_text(dump(Path(folder) / "house.db"), encoding="utf-8")
