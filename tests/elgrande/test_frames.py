"""What the steps keep in their frames, by name: in saved positions and in views."""

from collections.abc import Iterator

import pytest

from elgrande.table import TITLE, Table, board, deal
from signoria.kernel.chance import seeded
from signoria.kernel.flow import apply, deciders, pass_stop, settle
from variants import Variant, variants


def moments(t: Table, seed: bytes) -> Iterator[None]:
    """A random game, held at each of its stops and decisions, to its end."""
    luck = seeded(seed)
    while not t.p.over:
        settle(t.p, hold=True)
        yield
        if pass_stop(t.p):
            continue
        legal = settle(t.p)
        if legal:
            apply(t.p, deciders(t.p)[0], legal[luck.below(len(legal))])


@pytest.mark.parametrize("variant", variants(TITLE), ids=str)
def test_a_saved_position_names_all_that_its_frames_hold(variant: Variant) -> None:
    t = deal(variant.players, "frames", **variant.options)
    for _ in moments(t, b"frames"):
        agenda = TITLE.write(t.p)["agenda"]
        assert isinstance(agenda, list)
        assert all("slots" not in frame for frame in agenda)


def test_a_frame_tells_its_numbers_by_the_names_of_the_game() -> None:
    t = board(men={"azure": {"court": 3}}).at("menu", "azure", "d3-01")
    assert t.view()["frame"] == {"step": "turn", "seat": "azure", "card": "d3-01", "done": 0}
    t.play("azure", "turn place", "place toledo")
    assert t.view()["frame"] == {"step": "place", "seat": "azure", "still": 2, "least": "toledo", "placed": 1}


@pytest.mark.clause("EG-18.6")
def test_everybody_may_look_while_the_virtual_player_has_its_turn() -> None:
    t = deal(2, "virtual")
    turns = [t.view("azure")["turn"] for _ in moments(t, b"virtual") if t.waits == "turn-begins"]
    assert turns.count("or") == turns.count("azure") == turns.count("gules") == 9
