"""Pinned numbers of lines: a change of the rules or of the canonical orders shows here first."""

import pytest

from signoria.kernel.chance import seeded
from signoria.kernel.flow import perft
from virtu.table import deal, roll

PINNED: dict[tuple[int, int], list[int]] = {
    (2, 0): [12, 59, 177],
    (2, 40): [6, 28, 145],
    (2, 120): [5, 35, 174],
    (2, 200): [2, 6, 70],
    (2, 280): [1, 1, 1],
    (3, 0): [12, 58, 296],
    (3, 40): [8, 8, 32],
    (3, 120): [4, 5, 8],
    (3, 200): [5, 34, 183],
    (3, 280): [3, 6, 14],
    (4, 0): [12, 113, 1068],
    (4, 40): [2, 8, 34],
    (4, 120): [2, 6, 14],
    (4, 200): [7, 43, 320],
    (4, 280): [3, 7, 18],
    (5, 0): [12, 113, 1068],
    (5, 40): [3, 17, 133],
    (5, 120): [2, 5, 13],
    (5, 200): [5, 35, 234],
    (5, 280): [2, 12, 97],
}
"""Players and moves before: the numbers of lines of one decision, of two, and so on."""


@pytest.mark.parametrize(("players", "moves"), PINNED)
def test_pinned_counts(players: int, moves: int) -> None:
    p = deal(players, "perft")
    roll(p, seeded(b"perft"), moves)
    assert [perft(p.copy(), depth) for depth in range(1, 4)] == PINNED[players, moves]


@pytest.mark.clause("V-2.7", "V-1.8")
def test_the_first_placement_can_be_counted_by_hand() -> None:
    """Lorenzo: five rooms in action, under a later card in five rooms, the left slot or a right one."""
    p = deal(3, "perft")
    assert perft(p, 1) == 5 + 5 + 2
