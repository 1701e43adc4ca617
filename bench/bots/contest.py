"""One contest: games until the sequential test has decided, and what they say."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from bench.bots.bars import Bar
from signoria.games import find, folder
from signoria.lab.crew import Crew
from signoria.lab.journal import Journal
from signoria.lab.playing import RULES, setting
from signoria.lab.results import Result
from signoria.lab.shares import Interval, wilson
from signoria.lab.sprt import HIGH, LOW, OPEN, judge
from signoria.lab.tournament import Tournament, pairings, play_pairing, round_size, tournament
from signoria.players import KINDS
from signoria.players.plans import FILES, plan_of

SEED = "bars"
PASS, FAIL = "pass", "FAIL"


class Found(NamedTuple):
    """How a contest stands."""

    bar: Bar
    hero: str
    games: int
    share: Interval
    verdict: str


def thrifty(bot: str, bar: Bar, thrift: int) -> str:
    """The name of a bot that thinks for a part of its simulations; those that answer at once stay as they are."""
    if bot not in KINDS or KINDS[bot].seconds == 0.0 or thrift == 1:
        return bot
    return f"{bot}:simulations={max(2, plan_of(bar.title, bot, bar.players).simulations // thrift)}"


class Contest:
    """A bar and its games, kept in a journal, so that a run may stop and go on."""

    def __init__(self, bar: Bar, thrift: int, folder: Path | None) -> None:
        self.bar = bar
        self.hero = thrifty(bar.hero, bar, thrift)
        rivals = [] if bar.rivals == RULES else [thrifty(bar.rivals, bar, thrift)]
        table = setting(find(bar.title), bar.players, bar.options, opening=bar.opening)
        self.plan: Tournament = tournament(table, [self.hero, *rivals], SEED, self.hero)
        self.size = round_size(self.plan)
        self.journal = Journal(self.plan.described(), folder / self.file_name() if folder else None)

    def file_name(self) -> str:
        """A journal belongs to the plans and weights with which bots think: with others a new one begins."""
        files = [folder(self.bar.title) / name for name in FILES.values()]
        mark = sha256(b"".join(file.read_bytes() for file in files if file.is_file())).hexdigest()[:8]
        bots = "-".join(name.replace(":", "-").replace("=", "-") for name in self.plan.bots)
        return f"{self.bar.title}-{self.bar.players}-{bots}-{mark}.jsonl"

    def run(self, games: int, crew: Crew) -> Iterator[int]:
        """Play on, round by round, until the test has decided or so many games are played."""
        while len(self.journal.results) < games and self.verdict() == OPEN:
            played = len(self.journal.results)
            ahead = self.size - played % self.size
            ahead = -(-max(ahead, crew.hands) // self.size) * self.size
            for result in crew.each(play_pairing, islice(pairings(self.plan), played, played + ahead)):
                self.journal.add(result)
                yield len(self.journal.results)

    def share(self, result: Result) -> float:
        """What the hero has of one game."""
        seat = result.bots.index(self.hero)
        if self.bar.measure == "wins":
            return result.share(seat)
        before = sum(
            1.0 if result.ranks[seat] < rank else 0.5 if result.ranks[seat] == rank else 0.0
            for other, rank in enumerate(result.ranks)
            if other != seat
        )
        return before / (len(result.ranks) - 1)

    def interval(self) -> Interval:
        return wilson(sum(map(self.share, self.journal.results)), len(self.journal.results))

    def verdict(self) -> str:
        """Pass, fail or open, from whole rounds; a bar for the lower end wants the interval above it, too."""
        results = self.journal.results
        rounds = [
            sum(map(self.share, results[start : start + self.size])) / self.size
            for start in range(0, len(results) - self.size + 1, self.size)
        ]
        found = judge(self.bar.question, rounds).verdict
        if found == HIGH and self.bar.surely and self.interval().low <= self.bar.share:
            return OPEN
        return {HIGH: PASS, LOW: FAIL}.get(found, OPEN)

    def found(self) -> Found:
        return Found(self.bar, self.hero, len(self.journal.results), self.interval(), self.verdict())
