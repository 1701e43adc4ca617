"""Weights by self-play: SPSA, simultaneous perturbation stochastic approximation (Spall 1992).

The outlook of a title is a sum of named features, and weights say how much each of them counts. A step draws a
direction for all weights at once; one bot thinks with weights a little that way, one with weights a little the other
way, and they play the same deals with the seats changed round. The weights move to where the winner was, less and less
from step to step; the mean of the second half of the steps is the result. Bots plan their own turn only (a beam), so
that thousands of games are quick. Weights move as logarithms, so none changes its sign.

Where even that is too long, a survey comes first (response surfaces, Box and Wilson 1951): games in which every seat
thinks with weights of its own, drawn by lot. How far ahead a seat is in the end, regressed on its weights, tells for
all of them at once which should count more and which less; each moves as far as it is sure.
"""

from collections.abc import Iterator
from math import exp, sqrt
from statistics import fmean
from typing import NamedTuple

from signoria.kernel.chance import Chance, seeded
from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import Book
from signoria.kernel.title import Title
from signoria.lab.crew import Crew
from signoria.lab.playing import Made, Setting, play
from signoria.lab.shares import Interval, wilson
from signoria.players.levels import Thinker
from signoria.players.player import Player
from signoria.search.plan import OWN, Plan

APART = 0.25
"""How far the two bots of the first step are from the weights, as a logarithm."""
PACE = 1.2
"""How far a clear win moves the weights, before the steps become shorter."""
PATIENCE = 10
"""So many steps are counted as done already: else the first ones would decide all."""
FADING, NEARING = 0.602, 0.101
"""How fast steps and distances become smaller: the usual exponents."""
FAR = 1.6
"""No weight leaves the range from a fifth to five."""
SMALL = 1e-6
LOTS = 0.4
"""How far the weights of a survey lie from 1, as a logarithm."""
STRIDE = 0.75
"""How far a survey moves a weight that matters for certain."""
DOUBT = 4.0
"""It moves half as far what is two standard errors from not mattering."""


class Tuning(NamedTuple):
    """What is tuned, and how: `deals` for each step, each played twice, by bots with a beam of this width."""

    table: Setting
    seed: str
    deals: int = 8
    width: int = 8

    @property
    def features(self) -> list[str]:
        found: list[str] = self.table.title.features()
        if not found:
            raise SignoriaError(f"{self.table.title.name} has no features to weigh")
        return found


class Duel(NamedTuple):
    """One game: two sets of weights in turn round the table; `first` of them begins."""

    table: Setting
    width: int
    deal: str
    weights: tuple[list[float], list[float]]
    first: int


class Planner(Thinker):
    """Plans its own turn with weights of its own."""

    def __init__(self, title: Title, chance: Chance, plan: Plan) -> None:
        super().__init__(title, chance)
        self.own_plan = plan

    def plan(self, book: Book) -> Plan:
        return self.own_plan


class Survey(NamedTuple):
    """One game of a survey: every seat has weights of its own, as logarithms."""

    table: Setting
    width: int
    deal: str
    places: list[list[float]]


def planner(width: int, weights: list[float]) -> Made:
    plan = Plan(width=width, lines=width, judge=OWN, weights=weights)

    def made(title: Title, chance: Chance) -> Player:
        return Planner(title, chance, plan)

    return made


def play_duel(duel: Duel) -> tuple[float, float]:
    """The mean share of the win of a seat, for each of the two."""
    names = [str((seat + duel.first) % 2) for seat in range(duel.table.free)]
    special = {str(which): planner(duel.width, duel.weights[which]) for which in (0, 1)}
    game = play(duel.table, duel.deal, duel.table.seated(names), f"{duel.deal}/{duel.first}", special)
    won = [0.0, 0.0]
    for seat, rank in enumerate(game.ranks):
        if rank == 1 and seat != duel.table.automaton:
            which = int(names[seat])
            won[which] += 1 / game.ranks.count(1) / names.count(str(which))
    return won[0], won[1]


def surveys(of: Tuning, games: int) -> Iterator[Survey]:
    lots = seeded(f"{of.seed}/survey".encode())
    for number in range(games):
        places = [[LOTS if lots.below(2) else -LOTS for _ in of.features] for _ in range(of.table.free)]
        yield Survey(of.table, of.width, f"{of.seed}/survey/{number}", places)


def play_survey(one: Survey) -> list[tuple[list[float], float]]:
    """How far the weights of each seat were from the mean of the table, and how far ahead of the others it ended."""
    names = [str(seat) for seat in range(one.table.free)]
    special = {name: planner(one.width, weights_at(one.places[int(name)])) for name in names}
    game = play(one.table, one.deal, one.table.seated(names), one.deal, special)
    free = [seat for seat in range(one.table.players) if seat != one.table.automaton]
    points = [float(game.scores[seat]) for seat in free]
    found = []
    for seat, place in enumerate(one.places):
        apart = [value - fmean(other[i] for other in one.places) for i, value in enumerate(place)]
        found.append((apart, points[seat] - fmean(points)))
    return found


def response(seen: list[tuple[list[float], float]], seats: int) -> list[tuple[float, float]]:
    """The slope of the result by each of the weights, and its standard error (least squares).

    What the seats of a game have sums to nothing: one of them says nothing new.
    """
    size = len(seen[0][0])
    rows = [[sum(x[i] * x[j] for x, _ in seen) + (SMALL if i == j else 0.0) for j in range(size)] for i in range(size)]
    inverse = inverted(rows)
    right = [sum(x[i] * y for x, y in seen) for i in range(size)]
    slope = [sum(a * b for a, b in zip(row, right, strict=True)) for row in inverse]
    rest = sum((y - sum(a * b for a, b in zip(x, slope, strict=True))) ** 2 for x, y in seen)
    noise = rest / max(1, len(seen) * (seats - 1) // seats - size)
    return [(slope[i], sqrt(max(SMALL, noise * inverse[i][i]))) for i in range(size)]


def inverted(rows: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive matrix (Gauss and Jordan)."""
    size = len(rows)
    wide = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(rows)]
    for i in range(size):
        wide[i] = [value / wide[i][i] for value in wide[i]]
        for j in range(size):
            if j != i:
                wide[j] = [a - wide[j][i] * b for a, b in zip(wide[j], wide[i], strict=True)]
    return [row[size:] for row in wide]


def surveyed(seen: list[tuple[list[float], float]], seats: int) -> list[float]:
    """Weights moved to where seats did better, each as far as it is sure."""
    place = []
    for slope, error in response(seen, seats):
        sure = (slope / error) ** 2
        place.append(STRIDE * sure / (DOUBT + sure) * (1.0 if slope > 0 else -1.0))
    return weights_at(place)


def duels(of: Tuning, deal: str, weights: tuple[list[float], list[float]], count: int) -> Iterator[Duel]:
    """Deals for two sets of weights, each with the seats changed round."""
    for number in range(count):
        for first in (0, 1):
            yield Duel(of.table, of.width, f"{of.seed}/{deal}/{number}", weights, first)


def weights_at(place: list[float]) -> list[float]:
    return [exp(value) for value in place]


def tune(of: Tuning, steps: int, crew: Crew) -> Iterator[list[float]]:
    """The weights after every step, the last ones being the result; the same seed gives the same ones."""
    place = [0.0] * len(of.features)
    lots = seeded(f"{of.seed}/directions".encode())
    late = [0.0] * len(place)
    for step in range(1, steps + 1):
        apart = APART / step**NEARING
        way = [1.0 if lots.below(2) else -1.0 for _ in place]
        there = weights_at([value + apart * sign for value, sign in zip(place, way, strict=True)])
        back = weights_at([value - apart * sign for value, sign in zip(place, way, strict=True)])
        won = list(crew.each(play_duel, duels(of, f"step {step}", (there, back), of.deals)))
        better = sum(one - other for one, other in won) / len(won)
        pace = PACE * ((PATIENCE + 1) / (PATIENCE + step)) ** FADING
        place = [
            max(-FAR, min(FAR, value + pace * apart * better * sign)) for value, sign in zip(place, way, strict=True)
        ]
        if step > steps // 2:
            late = [total + value for total, value in zip(late, place, strict=True)]
        done = step == steps
        yield weights_at([total / (steps - steps // 2) for total in late] if done else place)


def compared(of: Tuning, weights: list[float], games: int, crew: Crew) -> Interval:
    """How often these weights win against weights of 1, on deals that were not used before; a fair share is a half."""
    ones = [1.0] * len(weights)
    won = list(crew.each(play_duel, duels(of, "check", (weights, ones), (games + 1) // 2)))
    share = sum(one / (one + other) if one + other else 0.5 for one, other in won)
    return wilson(share, len(won))
