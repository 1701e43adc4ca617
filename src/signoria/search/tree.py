"""The tree: what was tried from here, decision by decision, in whatever world it was imagined.

Information sets: a node stands for a row of moves, not for a position; worlds differ in what they allow next. Sealed
answers are hidden commitments: each seat answers from a node of its own that knows nothing of the others', and what
follows hangs on all of them.
"""

from math import log, sqrt
from typing import Final

from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.position import Position
from signoria.kernel.title import Title
from signoria.search.plan import Plan
from signoria.search.playout import Clock, Habits, play_on
from signoria.search.value import shares

OWN_NODE: Final = -2
"""Children below this number are no moves: the nodes from which seats give their sealed answers."""


class Node:
    """A row of moves: how often it was played, what it brought to every seat, and what came after it."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.offered = 0
        """How often it could have been played."""
        self.brought: list[float] = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.hope = 0.0
        """What was expected before the first visit, and how many visits that is worth."""
        self.trust = 0.0
        self.closed = False
        """Whether only the children that are there may be chosen."""

    def child(self, key: int) -> "Node":
        found = self.children.get(key)
        if found is None:
            found = Node(len(self.brought))
            self.children[key] = found
        return found

    def mean(self, seat: int) -> float:
        """What it brings to a seat."""
        weight = self.visits + self.trust
        return (self.brought[seat] + self.hope * self.trust) / weight if weight > 0.0 else 0.0


class Tree:
    """The tree of one decision."""

    def __init__(self, title: Title, plan: Plan, seat: int, world: Position, chance: Chance) -> None:
        self.title = title
        self.plan = plan
        self.seat = seat
        self.chance = chance
        self.seats = world.seats
        self.habits = Habits(len(world.book.owner))
        self.first_round: int = title.round_of(world)
        self.turn: int = title.turn_of(world, seat)
        self.deciding = world.book.people
        self.root = Node(world.seats)
        self.sealed = bool(world.sealed)
        self.lines: list[tuple[list[int], Node]] = []
        """The rows of moves that it began with, and where they end."""

    @property
    def mine(self) -> Node:
        """The node of the decision that is thought about."""
        return self.root.child(OWN_NODE - self.seat) if self.sealed else self.root

    def seed(self, moves: list[int], hope: float) -> None:
        """Begin with a row of moves that is taken for good before anything was tried."""
        node = self.mine
        for move in moves:
            if self.plan.only:
                node.closed = True
            node = node.child(move)
            if hope > node.hope or node.trust == 0.0:
                node.hope = hope
            node.trust = self.plan.trust
        self.lines.append((moves, node))

    def best_line(self) -> list[int]:
        """Of the rows that it began with the one that surely brings most; [] where there are none."""
        best: list[int] = []
        best_bound = 0.0
        for moves, node in self.lines:
            weight = node.visits + node.trust
            if weight > 0.0:
                bound = node.mean(self.seat) - self.plan.explore / sqrt(weight)
                if not best or bound > best_bound:
                    best = moves
                    best_bound = bound
        return best

    def simulate(self, p: Position) -> Position:
        """Walk down the tree in one world, play on to the horizon, and count what it brought; where it ended."""
        title, steps, owner = self.title, p.book.steps, p.book.owner
        legal = flow.settle(p)
        node = self.root
        anchor: Node | None = None
        answers: list[Node] = []
        joint = 0
        path = [node]
        seats: list[int] = []
        moves: list[int] = []
        clock = Clock(self.plan, self.first_round, self.seat, self.turn, self.deciding)
        while legal:
            seat = flow.decider(p)
            if clock.struck(title, p, seat):
                legal = []
                break
            if self.plan.only and not self.sealed and (seat != self.seat or title.turn_of(p, seat) != self.turn):
                break
            if p.sealed:
                if anchor is None:
                    anchor = node
                    joint = 0
                    answers = [node.child(OWN_NODE - other) for other in range(self.seats)]
                    path.extend(answers)
                node = answers[seat]
            move = self.chosen(node, legal, seat)
            learnt = p.learnt
            seats.append(seat)
            moves.append(move)
            steps[owner[move]].apply(p, seat, move)
            legal = flow.settle(p)
            node = node.child(move)
            if anchor is not None:
                joint = (joint * 1000003 + (move + 1) * (seat + 1)) & 0x3FFFFFFF
                answers[seat] = node
                if p.learnt != learnt:
                    path.append(node)
                    node = anchor.child(joint)
                    anchor = None
            path.append(node)
            if node.visits == 0 and anchor is None and not node.children:
                break
        if legal:
            p = play_on(title, p, legal, self.plan, clock, self.habits, self.chance, seats, moves)
        brought = shares(title, p, self.plan, self.seat)
        for passed in path:
            passed.visits += 1
            for seat in range(self.seats):
                passed.brought[seat] += brought[seat]
        for i in range(len(moves)):
            self.habits.learn(moves[i], brought[seats[i]])
        return p

    def chosen(self, node: Node, legal: list[int], seat: int) -> int:
        """The move to try next: what brought most so far, and what was seldom tried (upper confidence bounds)."""
        children = node.children
        habits = self.habits
        explore = self.plan.explore
        best = -1
        best_bound = -1.0
        count = len(legal)
        at = self.chance.below(count)
        wide = log(node.visits + 1.0)
        for _ in range(count):
            at += 1
            if at >= count:
                at = 0
            move = legal[at]
            child = children.get(move)
            if child is None:
                if node.closed:
                    continue
                bound = habits.mean(move) + explore * sqrt(wide)
            else:
                child.offered += 1
                weight = child.visits + child.trust
                if weight > 0.0:
                    bound = child.mean(seat) + explore * sqrt(log(child.offered + child.trust + 1.0) / weight)
                else:
                    bound = habits.mean(move) + explore * sqrt(wide)
            if bound > best_bound:
                best = move
                best_bound = bound
        return best if best >= 0 else legal[at]

    def best(self, node: Node) -> int:
        """The move that was tried most, the better one of two; -1 where nothing was."""
        best = -1
        best_node = node
        for move, child in node.children.items():
            if move < 0 or child.visits + child.trust <= 0.0:
                continue
            weight = child.visits * 1.0 + (child.trust if child.visits == 0 else 0.0)
            best_weight = best_node.visits * 1.0 + (best_node.trust if best_node.visits == 0 else 0.0)
            if (
                best < 0
                or weight > best_weight
                or (weight == best_weight and child.mean(self.seat) > best_node.mean(self.seat))
            ):
                best = move
                best_node = child
        return best
