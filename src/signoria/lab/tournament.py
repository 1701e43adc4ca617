"""Tournaments: who sits where in which game, and what the games say about the bots.

A line-up is the bots of one table. A round robin has all line-ups in which the bots are as evenly present as the
seats allow; a gauntlet sets one bot against each of the others, who then have all other seats. Every deal is played by
every line-up, with the seats changed round until each bot of it has had each seat: a round. So the luck of the deal
and of the seat is the same for all.
"""

from collections.abc import Iterator
from itertools import combinations, count, islice
from typing import NamedTuple

from signoria.kernel.chance import seeded
from signoria.kernel.errors import SignoriaError
from signoria.lab.crew import Crew
from signoria.lab.journal import Journal
from signoria.lab.playing import RULES, Setting, check_bots, play
from signoria.lab.ratings import Rating, ratings
from signoria.lab.results import Result
from signoria.lab.shares import Interval, wilson
from signoria.lab.sprt import OPEN, Question, Verdict, judge


class Tournament(NamedTuple):
    """A checked tournament."""

    table: Setting
    bots: list[str]
    seed: str
    gauntlet: str = ""
    test: Question | None = None

    @property
    def names(self) -> list[str]:
        """Everybody who has a row in the standings: the bots, and the rules where they play."""
        return [*self.bots, *([RULES] if self.table.automaton >= 0 else [])]

    @property
    def tested(self) -> str:
        """The bot that a sequential test is about."""
        return self.gauntlet or self.bots[0]

    def described(self) -> dict[str, object]:
        """Which experiment this is: games of the same can be added up."""
        own = {"experiment": "tournament", "bots": self.bots, "gauntlet": self.gauntlet, "seed": self.seed}
        return {**own, **self.table.described()}


class Pairing(NamedTuple):
    """One game to play."""

    number: int
    table: Setting
    deal: str
    bots: list[str]
    luck: str


def tournament(
    table: Setting, bots: list[str], seed: str, gauntlet: str = "", test: Question | None = None
) -> Tournament:
    """A tournament whose bots are there and differ."""
    bots = check_bots(bots, table.title)
    if gauntlet and gauntlet not in bots:
        bots = [*check_bots([gauntlet], table.title), *bots]
    for name in bots:
        if bots.count(name) > 1:
            raise SignoriaError(f"{name} is there twice: bots of a tournament differ, in their parameters at least")
    if len(bots) < 2 and table.automaton < 0:
        raise SignoriaError("a tournament needs two bots at least")
    return Tournament(table, bots, seed, gauntlet, test)


def line_ups(plan: Tournament) -> list[list[str]]:
    """The bots of every table of a round, the seats still open."""
    free = plan.table.free
    if plan.gauntlet and free > 1:
        return [[plan.gauntlet] + [other] * (free - 1) for other in plan.bots if other != plan.gauntlet]
    each, more = divmod(free, len(plan.bots))
    return [plan.bots * each + list(extra) for extra in combinations(plan.bots, more)]


def rotations(line_up: list[str]) -> list[list[str]]:
    """The line-up with the seats changed round, every different way once."""
    turned = [line_up[shift:] + line_up[:shift] for shift in range(len(line_up))]
    return [seats for number, seats in enumerate(turned) if seats not in turned[:number]]


def round_size(plan: Tournament) -> int:
    """The games of a whole round: fewer or more than whole rounds are not quite even."""
    return sum(len(rotations(seats)) for seats in line_ups(plan))


def shape(plan: Tournament) -> str:
    """How large a round is, in words."""
    tables, games = len(line_ups(plan)), round_size(plan)
    return f"{tables} line-up{'s' * (tables > 1)}, {games} game{'s' * (games > 1)} a round"


def pairings(plan: Tournament) -> Iterator[Pairing]:
    """All games, round by round, without end; who sits next to whom is drawn anew for every deal."""
    numbers = count()
    for number in count():
        deal = f"{plan.seed}/{number}"
        for table, line_up in enumerate(line_ups(plan)):
            order = list(range(len(line_up)))
            seeded(f"{deal}/seats/{table}".encode()).shuffle(order)
            for seats in rotations([line_up[place] for place in order]):
                game = next(numbers)
                yield Pairing(game, plan.table, deal, plan.table.seated(seats), f"{plan.seed}/game/{game}")


def play_pairing(pairing: Pairing) -> Result:
    """One game of a tournament, in whatever process."""
    game = play(pairing.table, pairing.deal, pairing.bots, pairing.luck)
    return Result.of(pairing.number, game, pairing.bots)


def run(plan: Tournament, games: int, crew: Crew, journal: Journal) -> Iterator[Result]:
    """Play on from what the journal has up to so many games in all, or until the test has decided."""
    size = round_size(plan)
    if decided(plan, journal.results[: len(journal.results) // size * size]):
        return
    for result in crew.each(play_pairing, islice(pairings(plan), len(journal.results), games)):
        journal.add(result)
        yield result
        if len(journal.results) % size == 0 and decided(plan, journal.results):
            return


def decided(plan: Tournament, results: list[Result]) -> bool:
    return plan.test is not None and verdict(plan, results).verdict != OPEN


def verdict(plan: Tournament, results: list[Result]) -> Verdict:
    """How the sequential test stands, from all whole rounds."""
    assert plan.test is not None
    shares: list[float] = []
    size = round_size(plan)
    for start in range(0, len(results) - size + 1, size):
        won = [
            result.share(seat)
            for result in results[start : start + size]
            for seat, name in enumerate(result.bots)
            if name == plan.tested
        ]
        shares.append(sum(won) / len(won))
    return judge(plan.test, shares)


class Standing(NamedTuple):
    """What the games say about one bot; `games` counts every seat that it had."""

    bot: str
    games: int
    wins: Interval
    mean_score: float
    rating: Rating


def standings(plan: Tournament, results: list[Result]) -> list[Standing]:
    """All bots, the best first."""
    rated = ratings(results, plan.names)
    found: list[Standing] = []
    for name in plan.names:
        seats = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
        wins = sum(result.share(seat) for result, seat in seats)
        score = sum(result.scores[seat] for result, seat in seats) / max(1, len(seats))
        found.append(Standing(name, len(seats), wilson(wins, len(seats)), score, rated[name]))
    return sorted(found, key=lambda standing: (-standing.wins.share, -standing.rating.value))


class Duel(NamedTuple):
    """How often one bot came before another in the games that both played; a shared place is half."""

    bot: str
    other: str
    games: int
    ahead: Interval


def duels(plan: Tournament, results: list[Result]) -> list[Duel]:
    """Every bot against every other one, seat against seat."""
    ahead: dict[tuple[str, str], float] = {}
    met: dict[tuple[str, str], int] = {}
    for result in results:
        for a, one in enumerate(result.bots):
            for b, other in enumerate(result.bots):
                if one != other:
                    better = result.ranks[a] < result.ranks[b]
                    ahead[one, other] = ahead.get((one, other), 0.0) + (
                        1.0 if better else 0.5 if result.ranks[a] == result.ranks[b] else 0.0
                    )
                    met[one, other] = met.get((one, other), 0) + 1
    return [Duel(one, other, met[one, other], wilson(ahead[one, other], met[one, other])) for one, other in sorted(met)]
