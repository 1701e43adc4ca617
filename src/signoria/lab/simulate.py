"""Many games between bots, on one core or several; the same seed gives the same games either way.

Game i of seed S is dealt with the seed "S/i", so that `Game(title, seed="S/i")` shows how any of them began.
"""

import signal
import traceback
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from signoria.game import checks, packs
from signoria.game.checks import Seed
from signoria.game.game import Game
from signoria.game.record import crash_text
from signoria.games import find
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import Title
from signoria.lab.tally import Tally
from signoria.players import bot, bots
from signoria.players.player import ask

QUICK_CHUNK = 200
SLOW_CHUNK = 2
"""Games between reports: few enough that a worker soon hears of an interrupt."""
RULES = "rules"
"""Who sits where the rules play themselves: the opponent of a solo game."""


class Match(NamedTuple):
    """The games to play: everything a worker needs to know."""

    title: str
    players: int
    seed: str
    options: dict[str, object]
    bots: list[str]
    records: Path | None = None
    data: Path | None = None
    rotate: bool = False

    def made(self) -> Title:
        """The title, with its data pack if there is one."""
        return find(self.title) if self.data is None else packs.load(self.title, self.data)

    @property
    def quick(self) -> bool:
        """Random games that nobody keeps need no bots: the kernel plays them alone."""
        return self.records is None and set(self.bots) <= {"random", RULES}

    def game_seed(self, index: int) -> str:
        return f"{self.seed}/{index}"

    def bots_of(self, index: int) -> list[str]:
        """Who sits where in a game; with `rotate` everybody has moved on by one seat since the game before."""
        if not self.rotate:
            return self.bots
        moving = [name for name in self.bots if name != RULES]
        shift = index % len(moving)
        moved = iter(moving[-shift:] + moving[:-shift])
        return [name if name == RULES else next(moved) for name in self.bots]


class Crash(Exception):
    """A game broke the engine: the trace, and the record that shows it again."""

    def __init__(self, trace: str, text: str) -> None:
        super().__init__(trace, text)
        self.trace = trace
        self.text = text


def match(
    title: str,
    players: int,
    seed: Seed = 0,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
    records: Path | None = None,
    data: Path | None = None,
    rotate: bool = False,
) -> Match:
    """A checked match; fewer bots than seats take turns around the table."""
    names = checks.names_of(names) or ["random"]
    found = find(title) if data is None else packs.load(title, data)
    book = found.book(checks.whole("the number of players", players), checks.options_of(options))
    if book.seats != players:
        # A title may seat more than were asked for: the opponent of a solo game.
        players, options = book.seats, book.options
    for name in names:
        if name not in bots():
            raise SignoriaError(f"there is no bot {name!r}; the bots are: {', '.join(bots())}")
    free = players if book.automaton < 0 else players - 1
    if len(names) > free:
        raise SignoriaError(f"{len(names)} bots do not fit on {free} {'seat' if free == 1 else 'seats'}")
    seats = [names[seat % len(names)] for seat in range(players)]
    if book.automaton >= 0:
        seats[book.automaton] = RULES
    return Match(title, players, checks.seed_text(seed), dict(options or {}), seats, records, data, rotate)


def simulate(job: Match, games: int, workers: int = 1) -> Iterator[Tally]:
    """Play games 0 to games-1; a tally for every chunk of them, in order, with never more than a few in memory."""
    size = max(1, min(QUICK_CHUNK if job.quick else SLOW_CHUNK, games // (4 * workers)))
    chunks = ((start, min(start + size, games)) for start in range(0, games, size))
    if workers <= 1:
        for start, stop in chunks:
            yield play_chunk(job, start, stop)
        return
    with ProcessPoolExecutor(workers, initializer=leave_interrupts) as pool:
        waiting: deque[Future[Tally]] = deque()
        try:
            for start, stop in chunks:
                waiting.append(pool.submit(play_chunk, job, start, stop))
                if len(waiting) > 3 * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is for the parent, which then stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(job: Match, start: int, stop: int) -> Tally:
    """Play some games of a match and count them."""
    tally = Tally(job.players)
    if not job.quick:
        for index in range(start, stop):
            play_slowly(job, index, tally)
        return tally
    title = job.made()
    book = title.book(job.players, job.options)
    for index in range(start, stop):
        seed = job.game_seed(index)
        p = title.deal(book, seed.encode())
        try:
            decisions = flow.playout(p, seeded(bot_seed(seed)))
        except Exception:
            play_slowly(job, index, tally)  # breaks again, and leaves a record
            raise
        tally.add(title.totals(p), title.ranks(p), decisions, job.bots)
        tally.add_ledger(title.sources, p.ledger)
    return tally


def bot_seed(seed: str) -> bytes:
    return f"{seed}/bots".encode()


def play_slowly(job: Match, index: int, tally: Tally) -> None:
    """One game, asking every bot and keeping the record. All bots of a game draw from one generator."""
    seed = job.game_seed(index)
    game = Game(job.made(), job.players, seed, job.options)
    luck = seeded(bot_seed(seed))
    dreams = seeded(f"{seed}/dreams".encode())
    names = job.bots_of(index)
    players = {seat: bot(name, game.title, luck) for seat, name in enumerate(names) if name != RULES}
    try:
        while not game.over:
            seat = game.seat
            game.play_number(ask(players[seat], game.position, seat, dreams), seat)
    except Exception as error:
        raise Crash(traceback.format_exc(), crash_text(game, error)) from error
    tally.add(game.scores, game.ranks, len(game.plies), names)
    tally.add_ledger(game.title.sources, game.position.ledger)
    if job.records is not None:
        text = game.record(note=f"bots: {', '.join(names)}")
        (job.records / f"{job.title}-{index:06}.txt").write_text(text, encoding="utf-8", newline="\n")
