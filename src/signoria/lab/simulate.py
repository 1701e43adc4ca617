"""Many games between bots, on one core or several; the same seed gives the same games either way.

Game i of seed S is dealt with the seed "S/i", so that `Game(title, seed="S/i")` shows how any of them began.
"""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from signoria.game import checks, packs
from signoria.game.checks import Seed
from signoria.games import find, shared_book
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.lab.crew import Alone, Crew
from signoria.lab.playing import RULES, Setting, check_bots, play, setting
from signoria.lab.playing import Crash as Crash
from signoria.lab.results import Result
from signoria.lab.tally import Tally
from signoria.players.player import Budget

QUICK_CHUNK = 200
SLOW_CHUNK = 2
"""Games between reports: few enough that little is lost when a run is interrupted."""


class Match(NamedTuple):
    """The games to play: everything a worker needs to know."""

    table: Setting
    seed: str
    bots: list[str]
    records: Path | None = None
    rotate: bool = False
    rows: bool = False
    """Whether the result of every single random game is wanted; that of games in which bots think is always kept."""

    @property
    def title(self) -> str:
        return self.table.title.name

    @property
    def players(self) -> int:
        return self.table.players

    @property
    def options(self) -> dict[str, object]:
        return self.table.options

    @property
    def quick(self) -> bool:
        """Random games that nobody keeps need no bots: the kernel plays them alone."""
        return self.records is None and set(self.bots) <= {"random", RULES}

    def described(self) -> dict[str, object]:
        own = {"experiment": "simulate", "bots": self.bots, "seed": self.seed, "rotate": self.rotate}
        return {**own, **self.table.described()}

    def game_seed(self, index: int) -> str:
        return f"{self.seed}/{index}"

    def bots_of(self, index: int) -> list[str]:
        """Who sits where in a game; with `rotate` everybody has moved on by one seat since the game before."""
        if not self.rotate:
            return self.bots
        return self.table.in_turn([name for name in self.bots if name != RULES], index)


def match(
    title: str,
    players: int,
    seed: Seed = 0,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
    records: Path | None = None,
    data: Path | None = None,
    rotate: bool = False,
    budget: Budget | None = None,
    rows: bool = False,
) -> Match:
    """A checked match; fewer bots than seats take turns around the table."""
    found = find(title) if data is None else packs.load(title, data)
    table = setting(found, players, options, budget)
    names = table.fitting(check_bots(checks.names_of(names) or ["random"], found))
    return Match(table, checks.seed_text(seed), table.in_turn(names, 0), records, rotate, rows)


def simulate(job: Match, games: int, workers: Crew | None = None, first: int = 0) -> Iterator[Tally]:
    """Play games first to games-1; a tally for every chunk of them, in order, with never more than a few in memory."""
    crew = workers or Alone()
    size = max(1, min(QUICK_CHUNK if job.quick else SLOW_CHUNK, games // (4 * crew.hands)))
    chunks = [(start, min(start + size, games)) for start in range(first, games, size)]
    return crew.each(partial(play_chunk, job), chunks)


def counted(job: Match, results: list[Result]) -> Tally:
    """The tally of games that were played before."""
    tally = Tally(job.players)
    for result in results:
        tally.add(result.scores, result.ranks, result.decisions, result.bots)
        tally.add_ledger(job.table.title.sources, result.ledger)
    tally.rows = results
    return tally


def play_chunk(job: Match, part: tuple[int, int]) -> Tally:
    """Play some games of a match and count them."""
    tally = Tally(job.players)
    if not job.quick:
        for index in range(*part):
            play_slowly(job, index, tally)
        return tally
    title = job.table.title
    book = shared_book(title, job.players, json.dumps(job.options))
    for index in range(*part):
        seed = job.game_seed(index)
        p = title.deal(book, seed.encode())
        try:
            decisions = flow.playout(p, seeded(f"{seed}/bots".encode()))
        except Exception:
            play_slowly(job, index, tally)  # breaks again, and leaves a record
            raise
        scores, ranks = title.totals(p), title.ranks(p)
        tally.add(scores, ranks, decisions, job.bots)
        tally.add_ledger(title.sources, p.ledger)
        if job.rows:
            tally.rows.append(Result(index, seed, job.bots_of(index), scores, ranks, decisions, list(p.ledger)))
    return tally


def play_slowly(job: Match, index: int, tally: Tally) -> None:
    """One game, asking every bot and keeping the record."""
    seed = job.game_seed(index)
    names = job.bots_of(index)
    game = play(job.table, seed, names, seed)
    tally.add(game.scores, game.ranks, len(game.plies), names)
    tally.add_ledger(game.title.sources, game.position.ledger)
    tally.rows.append(Result.of(index, game, names))
    if job.records is not None:
        text = game.record(note=f"bots: {', '.join(names)}")
        (job.records / f"{job.title}-{index:06}.txt").write_text(text, encoding="utf-8", newline="\n")
