"""Every character bonus (T-6.3b), and every effect of a crest (T-9.3)."""

from typing import Any

import pytest

from signoria.games.tiletum.terms import BONUSES
from tiletum.table import Table, at

pytestmark = pytest.mark.clause("T-6.3b")

PERSON = {"con": "notary", "char": "steward", "king": "courtier", "vp": "courtier"}
HOME = {
    "con1any": "notary", "con2any": "notary", "con3": "notary", "wool2": "notary", "iron1": "notary",
    "iron2": "notary", "gold1iron1": "notary", "gold1wool1": "notary", "char1": "steward", "char2": "steward",
    "arch1merch1": "steward", "food1": "steward", "food2": "steward", "gold2": "courtier", "gold3": "trader",
    "king1": "courtier", "king2": "courtier", "vp2": "courtier", "vp3": "courtier", "merch1": "trader",
    "merch2": "trader", "merch1house": "trader", "house": "trader", "arch1": "mason", "arch2": "mason",
    "arch1pillar": "mason", "pillar": "mason", "stone1": "mason", "stone2": "mason",
}  # fmt: skip


def placed(bonus: str, **more: Any) -> Table:
    """Blue has just placed a character with this bonus on the first floor of building 1."""
    fields: dict[str, Any] = {"goods": {"azure": {"gold": 2}}, **more}
    t = at("action", action="characters", points=1, store={"azure": [f"{HOME[bonus]}-{bonus}"]}, **fields)
    return t.step("characters store-1", "room 1-1")


@pytest.mark.clause("T-R23", "T-10.8")
@pytest.mark.parametrize(
    ("bonus", "goods"),
    [
        ("wool2", {"gold": 2, "wool": 2}),
        ("iron1", {"gold": 2, "iron": 1}),
        ("iron2", {"gold": 2, "iron": 2}),
        ("gold1iron1", {"gold": 3, "iron": 1}),
        ("gold1wool1", {"gold": 3, "wool": 1}),
        ("food1", {"gold": 2, "food": 1}),
        ("food2", {"gold": 2, "food": 2}),
        ("gold2", {"gold": 4}),
        ("gold3", {"gold": 5}),
        ("stone1", {"gold": 2, "stone": 1}),
        ("stone2", {"gold": 2, "stone": 2}),
    ],
)
def test_resources_come_without_a_question(bonus: str, goods: dict[str, int]) -> None:
    t = placed(bonus)
    assert t.goods() == goods
    assert t.waits == "characters"


@pytest.mark.parametrize(("bonus", "points"), [("vp2", 2), ("vp3", 3)])
def test_points_come_without_a_question(bonus: str, points: int) -> None:
    assert placed(bonus).vp() == points


@pytest.mark.clause("T-6.5")
@pytest.mark.parametrize(("bonus", "steps"), [("king1", 1), ("king2", 2)])
def test_a_king_action_moves_at_once(bonus: str, steps: int) -> None:
    assert placed(bonus).marker() == steps
    assert placed(bonus, track={"10": ["azure"]}).marker() == 10, "lost at the end of the track"


@pytest.mark.clause("T-10.6")
@pytest.mark.parametrize(
    ("bonus", "action", "points"), [("con3", "contracts", 3), ("char1", "characters", 1), ("char2", "characters", 2)]
)
def test_a_side_action_that_may_be_ended_early(bonus: str, action: str, points: int) -> None:
    t = placed(bonus)
    assert t.heard("side") == [("azure", action, points)]
    assert t.points() == points
    t.step(f"{action} end")
    assert (t.waits, t.points()) == ("characters", 0)


@pytest.mark.clause("T-10.8")
@pytest.mark.parametrize(("bonus", "points"), [("con1any", 1), ("con2any", 2)])
def test_a_contracts_action_and_a_resource_in_any_order(bonus: str, points: int) -> None:
    t = placed(bonus)
    assert t.legal("part") == {"part 1", "part 2"}
    assert t.legal("part", redundant=False) == {"part 2"}, "the resource first is never worse"
    t.step("part 1")
    assert t.heard("side") == [("azure", "contracts", points)]
    t.step("contracts end", "gain iron")
    assert t.goods() == {"gold": 2, "iron": 1}
    t = placed(bonus).step("part 2", "gain wool")
    assert t.waits == "contracts"
    assert t.goods() == {"gold": 2, "wool": 1}


@pytest.mark.clause("T-R18")
@pytest.mark.parametrize(
    ("bonus", "pawn", "steps"),
    [("merch1", "merchant", 1), ("merch2", "merchant", 2), ("arch1", "architect", 1), ("arch2", "architect", 2)],
)
def test_free_steps_of_a_pawn(bonus: str, pawn: str, steps: int) -> None:
    t = placed(bonus)
    assert "walk stop" in t.legal("walk")
    assert t.refused("walk lyon") == "not-adjacent"
    t.step(*["walk paris", "walk troyes"][:steps])
    assert t.pawn(pawn) == ["paris", "troyes"][steps - 1]
    assert t.waits == "characters"
    assert placed(bonus).step("walk stop").pawn(pawn) == "tiletum"


def test_a_step_of_each_pawn() -> None:
    t = placed("arch1merch1").step("walk paris", "walk koeln")
    assert (t.pawn("architect"), t.pawn("merchant")) == ("paris", "koeln")


@pytest.mark.clause("T-R4", "T-R11")
def test_a_house_at_the_merchant() -> None:
    t = placed("house", pawn={"azure": {"merchant": "london"}})
    assert t.legal("walk") == {"walk place", "walk stop"}
    t.step("walk place")
    assert t.heard("house") == [("azure", "london")]
    assert t.vp() == 3, "the house space pays however the house came"
    assert placed("house").waits == "characters", "lost in Tiletum, where everybody has a house"


@pytest.mark.clause("T-R11", "T-2.13")
def test_a_pillar_at_the_architect() -> None:
    t = placed("pillar", pawn={"azure": {"architect": "praha"}}, costs={"wien": "cc0"}).step("walk place")
    assert t.heard("pillar") == [("azure", "praha")]
    assert placed("pillar", pawn={"azure": {"architect": "wien"}}, costs={"wien": "cc0"}).waits == "characters"


@pytest.mark.parametrize(("bonus", "piece"), [("merch1house", "house"), ("arch1pillar", "pillar")])
def test_a_step_and_a_piece_in_any_order(bonus: str, piece: str) -> None:
    pawn = "merchant" if piece == "house" else "architect"
    t = placed(bonus, costs={"wien": "cc0"}).step("walk paris", "walk place")
    assert t.heard(piece) == [("azure", "paris")]
    t = placed(bonus, costs={"wien": "cc0"}, pawn={"azure": {pawn: "paris"}}).step("walk place", "walk troyes")
    assert t.heard(piece) == [("azure", "paris")]
    assert t.pawn(pawn) == "troyes"
    assert placed(bonus).step("walk stop").waits == "characters"


def test_no_bonus_is_left_out() -> None:
    assert sorted(HOME) == sorted(BONUSES)


# Crests.


def crested(building: int, **more: Any) -> Table:
    fields: dict[str, Any] = {"goods": {"azure": {"food": 6, "gold": 2}}, **more}
    t = at("action", action="king", store={"azure": ["lily"]}, **fields)
    return t.step(f"crest lily {building}")


@pytest.mark.clause("T-9.3")
@pytest.mark.parametrize(("building", "food"), [(1, 6), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_the_food_for_a_crest(building: int, food: int) -> None:
    poor = at("action", action="king", store={"azure": ["lily"]}, goods={"azure": {"food": food - 1, "gold": 1}})
    assert poor.refused(f"crest lily {building}") == "cannot-pay"
    assert crested(building).goods().get("food", 0) == 6 - food
    assert crested(building).p.crests[building - 1] == 0
    assert crested(building).refused(f"crest lily {building}") in ("not-in-storage", "not-now")


@pytest.mark.clause("T-9.3", "T-R27", "T-R26")
def test_a_house_anywhere() -> None:
    t = crested(1)
    assert t.refused("house tiletum") == "house-here"
    t.step("house firenze")
    assert (t.vp(), t.pawn("merchant")) == (5, "tiletum"), "the bonus of the space; the merchant does not move"
    assert crested(1).step("house none").waits == "king"


@pytest.mark.clause("T-9.3")
def test_a_pillar_anywhere() -> None:
    t = crested(2, costs={"wien": "cc0"})
    assert t.refused("pillar wien") == "no-cathedral"
    assert t.step("pillar praha").heard("pillar") == [("azure", "praha")]


@pytest.mark.clause("T-9.3")
@pytest.mark.parametrize(("building", "pawn"), [(3, "merchant"), (4, "architect")])
def test_a_pawn_anywhere(building: int, pawn: str) -> None:
    t = crested(building)
    assert len(t.legal("go")) == 29
    assert t.refused("go tiletum") == "here-already"
    assert t.step("go arles_genova").pawn(pawn) == "arles_genova", "roads too"


@pytest.mark.clause("T-9.3")
def test_two_resources_or_five_points() -> None:
    assert crested(5).step("gain wool", "gain wool").goods() == {"food": 3, "gold": 2, "wool": 2}
    t = crested(6)
    assert t.vp() == 5
    assert t.p.completed[0] == 1 << 5, "the sixth building is completed by its crest alone (T-12.2)"
    assert t.heard("marker") == []


@pytest.mark.clause("T-9.3", "T-R13")
def test_an_effect_that_is_impossible_is_lost_but_the_crest_lies() -> None:
    t = crested(1, houses={"azure": ["paris", "london"]}, supply={"azure": {"houses": 0}})
    assert t.waits == "king"
    assert t.p.crests[0] == 0, "also under a building that is not filled"
