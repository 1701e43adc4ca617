"""Every helper does what it says (T-10.5), and can be used when it says (T-9.5)."""

from typing import Any

import pytest

from signoria.games.tiletum.terms import BONUSES, CONTRACT_KINDS, HELPERS
from tiletum.table import Table, at

pytestmark = pytest.mark.clause("T-9.5", "T-10.5")

ACTIONS = ["merchant", "characters", "contracts", "architect"]


def holding(*tiles: str, **more: Any) -> Table:
    """Blue in an open die action of the king, with a little gold so that the turn does not end by itself."""
    fields = {"goods": {"azure": {"gold": 2}}, "store": {"azure": list(tiles)}, **more}
    return at("action", action="king", **fields)


@pytest.mark.parametrize("points", [2, 3])
@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_with_two_or_three_points(action: str, points: int) -> None:
    t = holding(f"{action}{points}").step(f"help {action}{points}")
    assert t.heard("side") == [("azure", action, points)]
    assert t.waits == action
    assert t.points() == points
    assert t.store() == [f"{action}{points}"], "it keeps its space until it is resolved"
    t.step(f"{action} end")
    assert t.store() == []
    assert t.waits == "king", "back in the die action"


@pytest.mark.parametrize("points", [2, 3])
def test_a_king_action_moves_at_once(points: int) -> None:
    t = holding(f"king{points}").step(f"help king{points}")
    assert t.marker() == points
    assert t.store() == []
    assert holding(f"king{points}", track={"10": ["azure"]}).refused(f"help king{points}") == "track-end"


@pytest.mark.clause("T-6.6", "T-10.6", "T-10.8")
def test_any_action_with_one_point() -> None:
    t = holding("joker1").step("help joker1")
    kinds = {f"joker {action}" for action in [*ACTIONS, "king"]}
    assert t.legal() == kinds | {"joker end"}, "a kind is chosen, or the action is declined"
    assert t.legal(redundant=False) == kinds, "declining is the same as a merchant who stays"
    declined = holding("joker1", "vp").step("help joker1", "joker end")
    assert (declined.waits, declined.store()) == ("king", ["vp"]), "back in the die action, the helper is gone"
    assert t.step("joker merchant").points() == 1
    assert holding("joker1").step("help joker1", "joker king").marker() == 1


@pytest.mark.parametrize("n", [1, 2, 3])
def test_more_points_for_the_die_action(n: int) -> None:
    t = at("action", action="merchant", points=1, store={"azure": [f"plus{n}"]}).step(f"help plus{n}")
    assert t.points() == 1 + n
    assert t.heard("more") == [("azure", "merchant", n)]
    assert t.store() == []
    assert at("die", store={"azure": [f"plus{n}"]}).refused(f"help plus{n}") == "only-in-the-die-action"


@pytest.mark.clause("T-R17")
def test_more_points_move_a_king_action_at_once() -> None:
    assert holding("plus3").step("help plus3").marker() == 3


@pytest.mark.clause("T-5.9", "T-R19")
def test_the_colour_helper_is_asked_for_with_the_die() -> None:
    t = at("die", store={"azure": ["colour"]}, wheel={"blue-4": 1, "pink-1": 2}, turned=0)
    assert t.refused("help colour") == "only-with-a-die"
    t.step("die blue 4")
    assert t.legal() == {"colour gold", "colour food", "colour wool", "colour stone", "colour none"}
    assert t.refused("colour iron") == "same-colour"
    t.step("colour gold")
    assert t.store() == [], "its space is free before the tile of the sector"
    assert t.step("tile leave").goods() == {"gold": 4}
    kept = at("die", store={"azure": ["colour"]}, wheel={"blue-4": 1, "pink-1": 2}, turned=0)
    assert kept.step("die blue 4", "colour none", "tile leave").goods() == {"iron": 4}
    assert kept.store() == ["colour"]


@pytest.mark.parametrize(
    ("helper", "goods", "vp"),
    [
        ("gold", {"gold": 6}, 0),
        ("vp", {"gold": 2}, 4),
        ("gold2vp2", {"gold": 4}, 2),
        ("four", {"gold": 2, "food": 1, "wool": 1, "stone": 1, "iron": 1}, 0),
    ],
)
def test_resources_and_points(helper: str, goods: dict[str, int], vp: int) -> None:
    t = holding(helper).step(f"help {helper}")
    assert (t.goods(), t.vp(), t.store()) == (goods, vp, [])


@pytest.mark.clause("T-10.8", "T-1.4")
@pytest.mark.parametrize("n", [2, 3])
def test_resources_of_ones_choice(n: int) -> None:
    t = holding(f"any{n}").step(f"help any{n}", *["gain stone"] * (n - 1))
    assert t.legal(redundant=False) == {"gain stone", "gain iron"}, "in rising order"
    assert "gain gold" in t.legal(), "any order is allowed, gold is a resource"
    assert t.step("gain iron").goods() == {"gold": 2, "stone": n - 1, "iron": 1}


@pytest.mark.clause("T-R16")
def test_the_bonuses_of_one_building() -> None:
    assert holding("building").refused("help building") == "no-building"
    rooms = {"azure": {"1-1": "notary-iron1", "1-3": "notary-wool2", "2-1": "courtier-vp2"}}
    t = holding("building", rooms=rooms).step("help building")
    assert t.legal() == {"building 1", "building 2"}
    t.step("building 1")
    assert t.legal("bonus") == {"bonus 1", "bonus 3", "bonus stop"}
    assert t.refused("bonus 2") == "no-part"
    t.step("bonus 3", "bonus 1")
    assert t.goods() == {"gold": 2, "iron": 1, "wool": 2}
    assert t.store() == []
    assert holding("building", rooms=rooms).step("help building", "building 1", "bonus stop").goods() == {"gold": 2}


def test_equal_helpers_count_once() -> None:
    t = holding("merchant2", "merchant2")
    assert sorted(t.legal("help")) == ["help merchant2"]
    assert t.step("help merchant2").refused("help merchant2") == "", "the other one"
    assert t.step("help merchant2").refused("help merchant2") == "not-in-storage", "both are at work"


def test_no_helper_is_left_out() -> None:
    shown = [f"{a}{n}" for a in [*ACTIONS, "king"] for n in (2, 3)] + [f"plus{n}" for n in (1, 2, 3)]
    shown += ["joker1", "colour", "gold", "vp", "gold2vp2", "any2", "any3", "four", "building"]
    assert sorted(shown) == sorted(HELPERS)
    assert len(CONTRACT_KINDS) == 24
    assert len(BONUSES) == 29
