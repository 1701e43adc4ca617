"""How bots see a game against Cardinal Titus: a turn is over when he has had his, and he has more than his points."""

from signoria.games import find
from signoria.games.tiletum.position import Europe
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.position import Position
from signoria.search.beam import beam
from signoria.search.plan import TURNS, Plan
from signoria.search.tree import Tree


def alone() -> Europe:
    title = find("tiletum")
    p: Europe = title.deal(title.book(1, {"solo": "hard"}), b"alone")
    flow.settle(p)
    return p


def dice_of(p: Position) -> int:
    assert isinstance(p, Europe)
    return sum(die >= 0 for die in p.taken[:3])


def test_a_plan_ends_with_the_own_turn() -> None:
    assert {dice_of(line.p) for line in beam(find("tiletum"), alone(), 0, 3)} == {1}


def test_turns_are_counted_though_nobody_else_decides() -> None:
    title, p = find("tiletum"), alone()
    tree = Tree(title, Plan(horizon=TURNS, reach=1), 0, p, seeded(b"tree"))
    assert {dice_of(tree.simulate(title.imagine(p, 0, seeded(b"%d" % number)))) for number in range(10)} == {2}


def test_what_titus_has_built_counts_before_it_scores() -> None:
    title, p = find("tiletum"), alone()
    before = title.outlook(p, 1)
    p.housed = [p.housed[0], 0b111]
    p.pillared = [p.pillared[0], 0b11]
    assert title.outlook(p, 1) >= before + 6
    assert title.evaluate(p, 0) < -before + title.outlook(p, 0)
