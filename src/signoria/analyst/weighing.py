"""Weighing one move: what it brings to every seat, on average over imagined positions, if all play well afterwards.

Every move that is compared is tried in the same worlds with the same effort, so that their difference is known better
than either of them.
"""

from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.position import Position
from signoria.kernel.title import Title
from signoria.search.beam import answer_for_others, beam
from signoria.search.plan import Plan
from signoria.search.thinking import line_of
from signoria.search.tree import Tree
from signoria.search.value import from_own_place, shares, spread

NARROW: Final = 4
"""The width of the beam that says at sight what a whole turn can come to."""


class Weight(NamedTuple):
    """What a move brought in each world it was tried in."""

    move: int
    shares: list[list[float]]
    """Of the victory, by world and seat."""
    margins: list[float]
    """How many points the seat was ahead of the best other one, by world."""
    points: list[list[float]]
    """Of the seat, by world and source."""
    rivals: list[float]
    """The points of the best other seat, by world."""

    def share(self, seat: int) -> float:
        return fmean(row[seat] for row in self.shares)

    def error(self, seat: int) -> float:
        return standard_error([row[seat] for row in self.shares])

    def margin(self) -> float:
        return fmean(self.margins)

    def source(self, number: int) -> float:
        return fmean(row[number] for row in self.points)


def standard_error(values: list[float]) -> float:
    """Of the mean of some values; of a single one nothing is known."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0


def difference(one: Weight, other: Weight, seat: int) -> tuple[float, float]:
    """How much better a move is than another for a seat, with the standard error: world by world."""
    gaps = [a[seat] - b[seat] for a, b in zip(one.shares, other.shares, strict=True)]
    return fmean(gaps), standard_error(gaps)


class Scale:
    """One move on the scale: its tree, its luck, and what it brought so far."""

    def __init__(self, title: Title, world: Position, seat: int, move: int, plan: Plan, chance: Chance) -> None:
        self.title = title
        self.seat = seat
        self.plan = plan
        self.tree = planted(title, world, seat, move, plan, chance)
        self.weight = Weight(move, [], [], [], [])

    def put(self, world: Position) -> None:
        """Try the move in one more world."""
        p = after(world, self.seat, self.weight.move)
        note(self.weight, self.title, self.tree.simulate(p), self.seat, self.plan)

    def line(self) -> list[int]:
        """The move, and what was tried most after it."""
        move, node = self.weight.move, self.tree.root
        later = self.tree.best_line() if self.plan.only else []
        best = self.tree.best(node)
        if not later and best >= 0:
            later = line_of(self.tree, best, node.children[best])
        return [move, *later]


def after(world: Position, seat: int, move: int) -> Position:
    """A copy in which the move is played and nobody has answered yet."""
    p = world.copy()
    flow.apply(p, seat, move)
    flow.settle(p)
    return p


def planted(title: Title, world: Position, seat: int, move: int, plan: Plan, chance: Chance) -> Tree:
    """A tree that begins after the move; the rest of the own turn comes from the beam, where the plan has one."""
    p = after(world, seat, move)
    tree = Tree(title, plan, seat, p, chance)
    tree.first_round = title.round_of(world)
    if plan.width > 0 and p.agenda and not p.sealed and flow.decider(p) == seat:
        for line in beam(title, p, seat, plan.width)[: plan.lines]:
            tree.seed(line.moves, shares(title, line.p, plan, seat)[seat])
    return tree


def promises(title: Title, world: Position, seat: int, moves: list[int], plan: Plan, chance: Chance) -> list[float]:
    """What moves promise at sight, each with the best rest of the own turn: a single step often shows nothing yet."""
    asked = world.copy()
    answer_for_others(asked, seat, chance)
    found = []
    for move in moves:
        p = after(asked, seat, move)
        if p.agenda and not p.sealed and flow.decider(p) == seat:
            p = beam(title, p, seat, NARROW)[0].p
        found.append((from_own_place(title, p, plan.scale, seat) if p.agenda else shares(title, p, plan, seat))[seat])
    return found


def note(found: Weight, title: Title, p: Position, seat: int, plan: Plan) -> None:
    """Write down what a simulation has come to; the hopes of all seats count, wherever the plan looks from."""
    hopes = title.hopes(p) if p.agenda else [float(total) for total in title.totals(p)]
    found.shares.append(spread(hopes, plan.scale) if p.agenda else shares(title, p, plan, seat))
    found.margins.append(hopes[seat] - max(hope for other, hope in enumerate(hopes) if other != seat))
    sources = len(title.sources)
    tally = title.tally(p)
    found.points.append([float(n) for n in tally[seat * sources : (seat + 1) * sources]])
    totals = title.totals(p)
    found.rivals.append(float(max(total for other, total in enumerate(totals) if other != seat)))
