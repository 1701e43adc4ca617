"""Thinking about one decision: candidates from the beam, then simulations in the tree for as long as is allowed."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from signoria.kernel.chance import Chance
from signoria.kernel.position import Position
from signoria.kernel.title import Title
from signoria.search.beam import Line, answer_for_others, beam, worth_of
from signoria.search.plan import Plan
from signoria.search.tree import Node, Tree
from signoria.search.value import shares

Imagine = Callable[[], Position]

HURRY: Final = 4
"""Simulations between two looks at the clock."""
ENOUGH: Final = 0.4
"""At most this part of the time goes to the beam."""


class Option:
    """A move that was thought about: how often it was tried, and the share of the victory that it promises."""

    def __init__(self, move: int, visits: int, share: float, line: list[int]) -> None:
        self.move = move
        self.visits = visits
        self.share = share
        self.line = line
        """The row of own moves that begins with it."""


class Thought:
    """What a search found: the options, the best first, and how many simulations it took."""

    def __init__(self, options: list[Option], simulations: int) -> None:
        self.options = options
        self.simulations = simulations

    @property
    def move(self) -> int:
        return self.options[0].move

    @property
    def line(self) -> list[int]:
        return self.options[0].line


def think(
    title: Title, imagine: Imagine, seat: int, moves: list[int], plan: Plan, chance: Chance, seconds: float, limit: int
) -> Thought:
    """The best of some moves. With `seconds` the clock says when to stop, else `limit`, the number of simulations."""
    if len(moves) == 1:
        return Thought([Option(moves[0], 0, 0.0, [moves[0]])], 0)
    begun = monotonic()
    world = imagine()
    book = plan.weighed(title, world.book)

    def dream() -> Position:
        dreamt = imagine()
        dreamt.book = book
        return dreamt

    world.book = book
    tree = Tree(title, plan, seat, world, chance)
    if plan.width > 0:
        until = begun + seconds * ENOUGH if seconds > 0.0 else 0.0
        for line in candidates(title, dream, world, seat, plan, chance, until):
            tree.seed(line.moves, line.worth)
    pool = [dream() for _ in range(plan.pool)]
    done = 0
    while limit > 0:
        if seconds > 0.0:
            if done % HURRY == 0 and monotonic() - begun >= seconds:
                break
        elif done >= limit:
            break
        tree.simulate(pool[done % plan.pool].copy() if plan.pool > 0 else dream())
        done += 1
    return Thought(options_of(tree, moves), done)


def candidates(
    title: Title, imagine: Imagine, world: Position, seat: int, plan: Plan, chance: Chance, until: float
) -> list[Line]:
    """The best whole turns on average over some imagined positions; their worth as shares of the victory."""
    sums: dict[tuple[int, ...], Line] = {}
    seen: dict[tuple[int, ...], int] = {}
    for number in range(plan.worlds):
        if number > 0:
            if until > 0.0 and monotonic() > until:
                break
            world = imagine()
        if plan.lots:
            answer_for_others(world, seat, chance)
        for line in beam(title, world, seat, plan.width)[: 4 * plan.lines]:
            key = tuple(line.moves)
            share = shares(title, line.p, plan, seat)[seat]
            if key in sums:
                sums[key].worth += share
                seen[key] += 1
            else:
                line.worth = share
                sums[key] = line
                seen[key] = 1
    found = list(sums.values())
    for key, line in sums.items():
        # A turn that only some worlds allow is taken for a little worse.
        line.worth = line.worth / seen[key] - 0.02 * (plan.worlds - seen[key]) / plan.worlds
    found.sort(key=worth_of)
    return found[: plan.lines]


def options_of(tree: Tree, moves: list[int]) -> list[Option]:
    """What was found out about each move, the best first."""
    node = tree.mine
    found: list[Option] = []
    row = tree.best_line() if tree.plan.only else []
    best = row[0] if row else tree.best(node)
    for move in moves:
        child = node.children.get(move)
        if child is None or (child.visits == 0 and child.trust == 0.0):
            continue
        line = row if row and move == best else line_of(tree, move, child)
        found.append(Option(move, child.visits, child.mean(tree.seat), line))
    if not found:
        return [Option(moves[0], 0, 0.0, [moves[0]])]
    found.sort(key=lambda option: (option.move != best, -option.visits, -option.share))
    return found


def line_of(tree: Tree, move: int, node: Node) -> list[int]:
    """The moves that were tried most after a move, as far as they were tried often."""
    line = [move]
    while node.children:
        move = tree.best(node)
        if move < 0:
            break
        node = node.children[move]
        if node.visits < 3 and node.trust == 0.0:
            break
        line.append(move)
    return line
