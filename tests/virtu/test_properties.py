"""What must hold in every game: random play with all numbers of players and all options."""

import os

import pytest

from properties import assert_fields_covered, random_game_checks
from signoria.games.virtu.faults import faults
from signoria.games.virtu.position import WORKED_OUT
from signoria.kernel.chance import seeded
from signoria.kernel.flow import apply, deciders, playout, settle
from variants import Variant, variants
from virtu.table import TITLE, deal, roll

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))


@pytest.mark.clause("V-R53", "VW-8.1")
@pytest.mark.parametrize("variant", variants(TITLE), ids=str)
def test_random_games_keep_the_kernels_promises(variant: Variant) -> None:
    for seed in range(2 * GAMES):
        game = random_game_checks(TITLE, variant.players, variant.options, seed, every=61)
        assert game.widest <= 110


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_position_on_the_way_is_impossible(players: int) -> None:
    for seed in range(6 * GAMES):
        p = deal(players, f"faults {seed}")
        luck = seeded(b"faults %d" % seed)
        while settle(p):
            assert faults(p) == []
            playout(p, luck, 1)
        assert faults(p) == []


@pytest.mark.parametrize("players", [2, 4])
def test_no_field_is_forgotten(players: int) -> None:
    p = deal(players, "fields")
    roll(p, seeded(b"fields"), 150)
    assert_fields_covered(TITLE, p, frozenset(WORKED_OUT))


@pytest.mark.clause("V-R53", "VW-8.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_game_ends_in_time(players: int) -> None:
    """Whatever happens, the years are counted: 21 rounds with two, max_years with more."""
    for seed in range(10 * GAMES):
        p = deal(players, f"end {seed}")
        playout(p, seeded(b"end %d" % seed))
        assert p.over
        assert p.year <= (21 if players == 2 else 20)


@pytest.mark.clause("V-R53", "V-R33", "VW-8.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_in_which_nobody_does_anything_ends_too(players: int) -> None:
    """Everybody declines whatever can be declined: the last answer of a step is to stop."""
    p = deal(players, "idle")
    while legal := settle(p):
        seat = deciders(p)[0]
        apply(p, seat, legal[-1])
    assert p.year == (21 if players == 2 else 20)
    assert p.rank == [0] * players
