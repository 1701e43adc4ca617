"""Pinned numbers of lines: a change of the rules, of the canonical orders or of the draw shows here first."""

import pytest

from lorenzo.table import deal
from signoria.games.lorenzo.position import Florence
from signoria.kernel.chance import seeded
from signoria.kernel.flow import perft


def start(players: int, mode: str, moves: int = 0) -> Florence:
    """A game after so many random canonical moves."""
    t = deal(players, "perft", mode=mode)
    t.roll(seeded(b"perft"), moves)
    t.p.ear = None
    return t.p


@pytest.mark.clause("L-2.7", "L-2.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_and_draft_can_be_counted_by_hand(players: int) -> None:
    """Four tiles for the last player, three for the one before; then everybody picks one of 4, of 3, of 2."""
    choices = [4, 3, 2, 1][:players] + [n for n in (4, 3, 2) for _ in range(players)]
    asked = [n for n in choices if n > 1]
    lines = 1
    for depth, n in enumerate(asked[:7], 1):
        lines *= n
        assert perft(start(players, "advanced"), depth) == lines


PINNED = {
    (2, "basic", 0): [4, 66, 293, 3495, 15885],
    (2, "basic", 30): [2, 19, 59, 421, 1329],
    (2, "basic", 75): [3, 13, 44, 123, 390],
    (2, "advanced", 30): [17, 49, 126, 284, 919],
    (2, "advanced", 75): [3, 19, 73, 688, 2883],
    (2, "advanced", 120): [5, 10, 120, 335, 975],
    (3, "basic", 0): [4, 72, 317, 4233, 21823],
    (3, "basic", 30): [9, 29, 208, 757, 4922],
    (3, "basic", 75): [4, 72, 300, 1736, 6172],
    (3, "basic", 120): [5, 15, 135, 505, 2588],
    (3, "advanced", 30): [6, 49, 245, 1573, 7003],
    (3, "advanced", 75): [2, 23, 55, 275, 657],
    (3, "advanced", 120): [14, 57, 597, 2759, 19038],
    (4, "basic", 0): [4, 77, 337, 4632, 23873],
    (4, "basic", 30): [2, 16, 128, 814, 3818],
    (4, "basic", 75): [8, 21, 70, 236, 982],
    (4, "basic", 120): [8, 24, 109, 458, 1872],
    (4, "advanced", 30): [5, 15, 85, 470, 2585],
    (4, "advanced", 75): [2, 17, 99, 558, 2765],
    (4, "advanced", 120): [2, 19, 49, 271, 822],
}
"""Players, mode and moves before: the numbers of lines of one decision, of two, and so on."""


@pytest.mark.parametrize(("players", "mode", "moves"), PINNED)
def test_pinned_counts(players: int, mode: str, moves: int) -> None:
    p = start(players, mode, moves)
    assert [perft(p.copy(), depth) for depth in range(1, len(PINNED[players, mode, moves]) + 1)] == PINNED[
        players, mode, moves
    ]
