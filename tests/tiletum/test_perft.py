"""Pinned numbers of lines: a change of the rules, of the canonical orders or of the draw shows here first."""

import pytest

from signoria.kernel.chance import seeded
from signoria.kernel.flow import perft
from tiletum.table import deal

PINNED = {
    (2, "off", 0): [7, 14, 88, 524, 2576],
    (2, "off", 40): [2, 4, 28, 96, 366, 1665],
    (2, "off", 90): [2, 15, 109, 747, 4930],
    (3, "off", 0): [10, 20, 113, 681, 2933],
    (3, "off", 40): [4, 16, 80, 136, 1168, 4064],
    (3, "off", 90): [3, 14, 78, 443, 2338, 11886],
    (4, "off", 0): [12, 24, 165, 1091, 6627],
    (4, "off", 40): [2, 14, 106, 614, 2870],
    (4, "off", 150): [10, 39, 132, 496, 2083, 9788],
    (1, "easy", 0): [8, 16, 92, 528, 2437, 10332],
    (1, "easy", 25): [2, 15, 99, 617, 3814],
    (1, "easy", 50): [9, 29, 150, 659, 3333],
    (1, "hard", 0): [8, 16, 92, 528, 2437, 10332],
    (1, "hard", 25): [9, 27, 102, 602, 3049],
    (1, "hard", 50): [8, 37, 156, 773, 3425],
}
"""Players, solo and moves before: the numbers of lines of one decision, of two, and so on."""


@pytest.mark.parametrize(("players", "solo", "moves"), PINNED)
def test_pinned_counts(players: int, solo: str, moves: int) -> None:
    t = deal(players, "perft", solo=solo).roll(seeded(b"perft"), moves)
    t.p.ear = None
    wanted = PINNED[players, solo, moves]
    assert [perft(t.p.copy(), depth) for depth in range(1, len(wanted) + 1)] == wanted
