"""Pinned numbers of lines: a change of the rules, of the canonical orders or of the draw shows here first."""

import pytest

from signoria.kernel.chance import seeded
from signoria.kernel.flow import perft
from tiletum.table import deal

PINNED: dict[tuple[int, str, int], list[int]] = {}
"""Players, solo and moves before: the numbers of lines of one decision, of two, and so on."""


@pytest.mark.parametrize(("players", "solo", "moves"), PINNED)
def test_pinned_counts(players: int, solo: str, moves: int) -> None:
    t = deal(players, "perft", solo=solo).roll(seeded(b"perft"), moves)
    t.p.ear = None
    wanted = PINNED[players, solo, moves]
    assert [perft(t.p.copy(), depth) for depth in range(1, len(wanted) + 1)] == wanted
