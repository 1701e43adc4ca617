"""Simulations a second: trees with playouts at random that are cut off after a turn of each seat."""

from time import process_time

from signoria.games import find
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.position import Position
from signoria.search.plan import TURNS, Plan
from signoria.search.tree import Tree

CUT_OFF = Plan(horizon=TURNS, reach=1)
POSITIONS = 8
"""From the beginning of a game to its end."""


def speed(name: str, players: int, seconds: float) -> float:
    """Simulations a second of processor time, over positions from all parts of games; a new tree for each."""
    title = find(name)
    book = title.book(players)
    done, spent = 0, 0.0
    for number in range(POSITIONS):
        p: Position = title.deal(book, b"speed %d" % number)
        length = flow.playout(p.copy(), seeded(b"length %d" % number))
        flow.playout(p, seeded(b"length %d" % number), length * number // POSITIONS)
        if not flow.settle(p):
            continue
        seat = flow.deciders(p)[0]
        tree = Tree(title, CUT_OFF, seat, p, seeded(b"tree"))
        dreams = seeded(b"dreams")
        begun = process_time()
        while process_time() - begun < seconds / POSITIONS:
            for _ in range(8):
                tree.simulate(title.imagine(p, seat, dreams))
            done += 8
        spent += process_time() - begun
    return done / spent
