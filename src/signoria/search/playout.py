"""Playouts: how a simulation goes on below the tree."""

from typing import Final

from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.position import Position
from signoria.kernel.title import Title
from signoria.search.beam import beam
from signoria.search.plan import BIASED, GREEDY, PLANNED, ROUNDS, TURNS, Plan

UNTRIED: Final = 0.6
"""What a move that was never tried is taken for: a little better than most, so that it is tried."""
FINE: Final = 1024


class Habits:
    """How moves did in earlier simulations, whoever made them and wherever."""

    def __init__(self, moves: int) -> None:
        self.tried: list[float] = [0.0] * moves
        self.worth: list[float] = [0.0] * moves

    def learn(self, move: int, share: float) -> None:
        self.tried[move] += 1.0
        self.worth[move] += share

    def mean(self, move: int) -> float:
        tried = self.tried[move]
        return self.worth[move] / tried if tried > 0.0 else UNTRIED

    def best(self, legal: list[int], chance: Chance) -> int:
        """The move that did best; among equals the first after a random place."""
        count = len(legal)
        at = chance.below(count)
        best = legal[at]
        best_mean = self.mean(best)
        for _ in range(count - 1):
            at += 1
            if at == count:
                at = 0
            mean = self.mean(legal[at])
            if mean > best_mean:
                best = legal[at]
                best_mean = mean
        return best


def at_sight(title: Title, p: Position, seat: int, legal: list[int]) -> int:
    """The move after which a seat's evaluation is best."""
    best = legal[0]
    best_value = 0.0
    for i, move in enumerate(legal):
        q = p.copy()
        flow.apply(q, seat, move)
        flow.settle(q)
        value = title.evaluate(q, seat)
        if i == 0 or value > best_value:
            best = move
            best_value = value
    return best


class Clock:
    """How far a simulation has come: rounds, and turns of those whom the rules ask."""

    def __init__(self, plan: Plan, first_round: int, seat: int, turn: int, deciding: int) -> None:
        self.horizon = plan.horizon
        self.last_round = first_round + plan.reach - 1
        self.turns = plan.reach * deciding if plan.horizon == TURNS else 0
        self.seat = seat
        self.turn = turn

    def struck(self, title: Title, p: Position, seat: int) -> bool:
        """Whether the horizon is reached, now that a seat decides."""
        if self.horizon == ROUNDS:
            return title.round_of(p) > self.last_round
        if self.horizon == TURNS:
            turn = title.turn_of(p, seat)
            if seat != self.seat or turn != self.turn:
                self.seat = seat
                self.turn = turn
                self.turns -= 1
                return self.turns < 0
        return False


def play_on(
    title: Title,
    p: Position,
    legal: list[int],
    plan: Plan,
    clock: Clock,
    habits: Habits,
    chance: Chance,
    seats: list[int],
    moves: list[int],
) -> Position:
    """Play from a settled position to the horizon; who moved what is added to `seats` and `moves`."""
    steps = p.book.steps
    owner = p.book.owner
    policy = plan.policy
    dare = int(plan.epsilon * FINE)
    while legal:
        seat = flow.decider(p)
        if clock.struck(title, p, seat):
            return p
        if policy == PLANNED and not p.sealed:
            turn = beam(title, p, seat, plan.narrow)[0]
            p = turn.p
            legal = turn.legal
            continue
        if policy == GREEDY or policy == PLANNED:
            move = at_sight(title, p, seat, legal)
        elif policy == BIASED and chance.below(FINE) >= dare:
            move = habits.best(legal, chance)
        else:
            move = legal[chance.below(len(legal))]
        seats.append(seat)
        moves.append(move)
        steps[owner[move]].apply(p, seat, move)
        legal = flow.settle(p)
    return p
