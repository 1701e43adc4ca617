"""Bots think in other processes, about imagined positions: no thinking delays a table, and no bot can cheat."""

import asyncio
import json
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, NamedTuple, Protocol

from signoria.analyst.judging import Case, Judged, judge
from signoria.game.game import Game
from signoria.games import find, shared_book
from signoria.kernel.chance import seeded
from signoria.players import bot
from signoria.players.dice import Dice
from signoria.players.player import Budget, Player, ask
from signoria.table.turns import AT_ONCE

log = logging.getLogger(__name__)

PATIENCE: Final = 60
"""Seconds after which a bot that still thinks about one move is taken for stuck."""

MODEST: Final = 10
"""How far a thinking bot stands back for whatever else the machine has to do."""


class Question(NamedTuple):
    """All that a bot gets: an imagined position that its seat cannot tell from the true one, and some luck."""

    title: str
    players: int
    options: str
    position: dict[str, object]
    seat: int
    level: str
    luck: str


class Intention(NamedTuple):
    """What a bot still wants to do in its turn; it holds for as long as nobody else moves or learns anything."""

    seat: int
    learnt: int
    row: list[int]

    def fits(self, game: Game, seat: int) -> bool:
        mine = bool(game.plies) and game.plies[-1].seat == seat == self.seat
        same = mine and game.position.learnt == self.learnt
        return same and self.row[0] in [move.number for move in game.moves(seat)]


class Thinkers(Protocol):
    """Whoever answers questions."""

    async def choose(self, question: Question) -> list[int]: ...

    async def judge(self, case: Case) -> Judged: ...

    def close(self) -> None: ...


def question_of(game: Game, seat: int, level: str) -> Question:
    """What a seat asks its bot. The luck is fresh: it has nothing to do with the seed of the game."""
    imagined = game.title.imagine(game.position, seat, seeded(secrets.token_bytes(16)))
    position = game.title.write(imagined)
    options = json.dumps(game.book.options)
    return Question(game.title.name, game.players, options, position, seat, level, secrets.token_hex(16))


def answer(question: Question) -> list[int]:
    """The move of a bot, and what it wants to do next in the same turn; runs in a worker."""
    title = find(question.title)
    player = bot(question.level, title, seeded(question.luck.encode()))
    with deadline(PATIENCE):
        move = think(player, question)
    return [move, *player.row]


@contextmanager
def deadline(seconds: int) -> Iterator[None]:
    """The system ends a worker that takes longer, wherever it is stuck; where there are no alarms, nothing does."""
    alarm = getattr(signal, "alarm", None)
    if alarm is None:
        yield
        return
    alarm(seconds)
    try:
        yield
    finally:
        alarm(0)


def any_move(question: Question) -> int:
    """The move of the random bot, for where another one has failed."""
    return think(Dice(find(question.title), seeded(question.luck.encode())), question)


def think(player: Player, question: Question) -> int:
    book = shared_book(find(question.title), question.players, question.options)
    budget = Budget(seconds=player.seconds)
    return ask(player, player.title.read(book, question.position), question.seat, player.chance, budget)


def judged(case: Case, patience: int) -> Judged:
    """What the analyst says; runs in a worker."""
    with deadline(patience):
        return judge(case)


def begin_work(modest: int = MODEST) -> None:
    """A worker leaves interrupts and hurried work to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(modest)
    server = multiprocessing.parent_process()
    if server is not None:

        def follow() -> None:
            server.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


class BotPool:
    """The worker processes; they start with the first question, and anew when one of them has died."""

    def __init__(self, workers: int = 0, modest: int = MODEST, patience: int = PATIENCE) -> None:
        self.workers = workers or max(1, min(AT_ONCE, (os.cpu_count() or 2) - 1))
        self.modest = modest
        self.patience = patience
        self.pool: ProcessPoolExecutor | None = None

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.workers, mp_context=spawn, initializer=begin_work, initargs=(self.modest,)
            )
        return self.pool

    async def choose(self, question: Question) -> list[int]:
        """The bot's moves; a random one if the bot fails."""
        for _ in range(2):
            pool = self.started()
            try:
                return await asyncio.wrap_future(pool.submit(answer, question))
            except BrokenProcessPool:
                self.lose(pool)
            except Exception:
                log.exception("bot %s failed at %s", question.level, question.title)
                break
        return [await asyncio.to_thread(any_move, question)]

    async def judge(self, case: Case) -> Judged:
        """What the analyst says of a decision."""
        pool = self.started()
        try:
            return await asyncio.wrap_future(pool.submit(judged, case, self.patience))
        except BrokenProcessPool:
            self.lose(pool)
            raise

    def lose(self, pool: ProcessPoolExecutor) -> None:
        """The next question starts new workers."""
        log.warning("a worker of the bots has died; starting anew")
        if self.pool is pool:
            self.pool = None
            pool.shutdown(wait=False)

    def close(self) -> None:
        """Send the workers home; questions that nobody has begun to think about are dropped."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
