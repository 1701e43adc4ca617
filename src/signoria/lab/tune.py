"""Weights by self-play: SPSA, simultaneous perturbation stochastic approximation (Spall 1992).

The outlook of a title is a sum of named features, and weights say how much each of them counts. A step draws a
direction for all weights at once; one bot thinks with weights a little that way, one with weights a little the other
way, and they play the same deals with the seats changed round. The weights move to where the winner was, less and less
from step to step; the mean of the second half of the steps is the result. Bots plan their own turn only (a beam), so
that thousands of games are quick. Weights move as logarithms, so none changes its sign.

Where there are too many weights for that, surveys find the way (`signoria.lab.survey`).
"""

from collections.abc import Iterator
from itertools import chain
from math import exp
from typing import NamedTuple

from signoria.kernel.chance import Chance, seeded
from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import Book
from signoria.kernel.title import Title
from signoria.lab.crew import Crew
from signoria.lab.playing import Made, Setting, play
from signoria.lab.shares import Interval, wilson, won
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
    sums = [0.0, 0.0]
    for seat, share in enumerate(won(game.ranks)):
        if seat != duel.table.automaton:
            sums[int(names[seat])] += share / names.count(names[seat])
    return sums[0], sums[1]


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
        found = list(crew.each(play_duel, duels(of, f"step {step}", (there, back), of.deals)))
        better = sum(one - other for one, other in found) / len(found)
        pace = PACE * ((PATIENCE + 1) / (PATIENCE + step)) ** FADING
        place = [
            max(-FAR, min(FAR, value + pace * apart * better * sign)) for value, sign in zip(place, way, strict=True)
        ]
        if step > steps // 2:
            late = [total + value for total, value in zip(late, place, strict=True)]
        done = step == steps
        yield weights_at([total / (steps - steps // 2) for total in late] if done else place)


def compared(
    tables: list[Tuning], deals: str, weights: list[float], others: list[float], games: int, crew: Crew
) -> Interval:
    """How often some weights win against others, the tables taking turns; a fair share is a half."""
    all_duels = [duels(of, deals, (weights, others), -(-games // (2 * len(tables)))) for of in tables]
    found = list(crew.each(play_duel, chain.from_iterable(all_duels)))
    share = sum(one / (one + other) if one + other else 0.5 for one, other in found)
    return wilson(share, len(found))
