"""What the tests of the table share: a hall on a real file, and bots that answer without a process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from signoria.analyst.judging import Case, Judged, judge
from signoria.game.game import Game
from signoria.table.bots import Question, answer
from signoria.table.facts import MOVE, Command, Guest, Outcome, SeatPlan, new_key
from signoria.table.hall import Hall
from signoria.table.store import Store
from signoria.table.table import Table, ply_of

ME = SeatPlan("me")
LINK = SeatPlan("link")
RANDOM = SeatPlan("bot", level="random")


class Clock:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class QuickBots:
    """Bots that think in a thread, and remember what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> list[int]:
        self.asked.append(question)
        return await asyncio.to_thread(answer, question)

    async def judge(self, case: Case) -> Judged:
        return await asyncio.to_thread(judge, case)

    def close(self) -> None:
        pass


class SlowBots(QuickBots):
    """Bots that wait for the test before each of their answers."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed = asyncio.Semaphore(0)
        self.thinking = asyncio.Event()
        self.questions = 0

    def allow(self, answers: int) -> None:
        for _ in range(answers):
            self.allowed.release()

    async def choose(self, question: Question) -> list[int]:
        self.questions += 1
        self.thinking.set()
        await self.allowed.acquire()
        return await super().choose(question)


def here(name: str) -> SeatPlan:
    return SeatPlan("here", name)


@asynccontextmanager
async def hall_at(file: Path, bots: QuickBots | None = None, clock: Clock | None = None) -> AsyncIterator[Hall]:
    """A hall as a server has it, closed at the end."""
    clock = clock or Clock()
    hall = Hall(Store(file), bots or QuickBots(), clock=clock, ticks=clock, judges=QuickBots(), simulations=4)
    await hall.resume()
    try:
        yield hall
    finally:
        await hall.close()


def first_move(table: Table, seat: int) -> str:
    return table.game.moves(seat)[0].text


async def play(hall: Hall, id: str, guest: Guest, seat: int, text: str = "", kind: str = MOVE) -> Outcome:
    """One command at the version that the table has now; without a text the first move that is possible."""
    table = await hall.open(id)
    text = text or (first_move(table, seat) if kind == MOVE else "")
    return await hall.act(id, guest, seat, Command(kind, text, table.version, new_key()))


async def until_persons(hall: Hall, id: str) -> Table:
    """The table when its bots have moved."""
    changes = await hall.changes(id, since=-1)
    async for _ in changes:
        table = await hall.open(id)
        if table.bot_to_move() is None:
            return table
    raise AssertionError


def heard(game: Game) -> list[tuple[int, int, list[int], int]]:
    return [(ply, event.kind, event.args, event.knows) for ply, event in game.events()]


def same(one: Game, other: Game) -> None:
    """Two games at the same point, whichever way they came there."""
    assert one.digest == other.digest
    assert one.deciders == other.deciders
    assert one.held == other.held
    assert heard(one) == heard(other)
    assert ply_of(one) == ply_of(other)
