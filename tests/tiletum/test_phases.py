"""King phase, fair, cleanup (T-7, T-8, T-11)."""

from typing import Any

import pytest

from signoria.games.tiletum.terms import FAIRS, TILES
from tiletum.table import Table, at

FAIR_CITIES = ["tiletum", "troyes", "genova", "verona"]


@pytest.mark.clause("T-7.1")
def test_the_leader_may_take_or_discard() -> None:
    t = at("king", track={"3": ["gules"]}, king_tile="any2")
    t.idle()
    assert t.asked == "gules"
    t.step("favour take")
    assert t.store("gules") == ["any2"]
    t = at("king", track={"3": ["gules"]}, king_tile="any2").step("favour discard")
    assert TILES.index("any2") in t.p.removed + t.p.bonus_stack
    same = at("king", track={"3": ["gules"]}, king_tile="lily", store={"gules": ["lily"]})
    same.idle()
    assert same.heard("discard") == [("gules",)], "a family twice is forbidden here too"


@pytest.mark.clause("T-7.1", "T-R6")
@pytest.mark.parametrize(("option", "points"), [(True, 4), (False, 0)])
def test_in_the_last_round_the_leader_scores(option: bool, points: int) -> None:
    t = at("king", options={"king_track_round4_vp": option}, round=4, track={"3": ["gules"]}, king_tile="none",
           fair_tile=["houses", "pillars", "contracts", "cathedrals"])  # fmt: skip
    t.idle()
    assert sum(int(fact[1]) for fact in t.heard("points-king") if fact[0] == "gules") == 3 + points


@pytest.mark.clause("T-7.2", "T-1.6")
def test_points_of_the_spaces() -> None:
    t = at("standing", track={"-4": ["azure"], "-1": ["gules"], "5": ["or"], "10": ["vert"]})
    t.idle()
    assert t.scored("king") == {"azure": -6, "gules": -1, "or": 5, "vert": 15}


@pytest.mark.clause("T-8.3", "T-R8")
def test_the_king_fair_after_the_reset_if_the_table_says_so() -> None:
    t = at("standing", players=2, options={"king_fair_before_reset": False}, round=2, fair_city=FAIR_CITIES,
           fair_tile=["houses", "king_track", "contracts", "pillars"], track={"-4": ["azure"]},
           pawn={"azure": {"merchant": "troyes"}})  # fmt: skip
    t.idle()
    assert t.heard("points-fairs") == [("azure", 5, 0, 5)]


BOARD: dict[str, Any] = {
    "houses": {"azure": ["paris", "troyes", "london"]},
    "pillars": {"azure": ["paris", "praha"]},
    "cathedrals": {"azure": ["paris"]},
    "contracts": {"azure": ["same1", "iron2", "wool2"]},
    "supply": {"azure": {"houses": 3, "pillars": 3}},
    "rooms": {"azure": {"4-1": "steward-food1", "2-2": "notary-con3", "2-1": "notary-wool2", "1-3": "mason-arch1"}},
    "crests": {"azure": {"6": "lily"}},
    "store": {"azure": ["rose"]},
    "costs": {"wien": "cc0"},
}
COUNTS = {
    "house_pillar_set": 2,
    "contract_cathedral_set": 1,
    "contracts": 3,
    "contract_crest_set": 2,
    "houses": 4,
    "upper_floor_characters": 2,
    "crests": 2,
    "pillars": 2,
    "filled_buildings": 3,
    "cathedrals": 1,
}
VP = {
    "house_pillar_set": 6,
    "contract_cathedral_set": 5,
    "contracts": 3,
    "king_track": 3,
    "contract_crest_set": 6,
    "houses": 2,
    "upper_floor_characters": 3,
    "crests": 3,
    "pillars": 2,
    "filled_buildings": 5,
    "cathedrals": 4,
}


def fair(tile: str, options: dict[str, Any] | None = None, **more: Any) -> Table:
    """The fair of round 2, which is in Troyes."""
    others = [name for name in FAIRS if name != tile]
    tiles = [others[0], tile, *others[1:3]]
    t = at("fair", options=options, round=2, fair_city=FAIR_CITIES, fair_tile=tiles, **{**BOARD, **more})
    t.idle()
    return t


@pytest.mark.clause("T-8.1", "T-8.2", "T-8.4", "T-R7")
@pytest.mark.parametrize("tile", FAIRS)
def test_every_fair_tile(tile: str) -> None:
    t = fair(tile, track={"3": ["azure"]})
    points = t.scored("fairs")
    if tile == "king_track":
        assert points == {"azure": 2 + 3 + 3}
    else:
        assert points == {"azure": (2 + VP[tile]) * COUNTS[tile]}, "only azure has a house in Troyes"


@pytest.mark.clause("T-8.2", "T-R7")
def test_what_counts_may_be_an_option() -> None:
    t = fair("crests", {"fair_crests_count_storage": False})
    assert t.scored("fairs") == {"azure": (2 + 3) * 1}
    t = fair("filled_buildings", {"fair_filled_counts_building6": False})
    assert t.scored("fairs") == {"azure": (2 + 5) * 2}


@pytest.mark.clause("T-8.1", "T-R27")
def test_presence_by_house_or_merchant() -> None:
    away = fair("houses", houses={}, supply={"azure": {"houses": 2, "pillars": 3}})
    assert away.heard("points-fairs") == []
    assert away.heard("fair-nobody") == [()], "it is said that nobody is there"
    there = fair(
        "houses", houses={}, supply={"azure": {"houses": 2, "pillars": 3}}, pawn={"azure": {"merchant": "troyes"}}
    )
    assert there.scored("fairs") == {"azure": (2 + 2) * 1}
    assert there.heard("fair-nobody") == there.heard("fair-nothing") == []
    idle = fair("crests", crests={}, store={"azure": []})
    assert idle.scored("fairs") == {}
    assert idle.heard("fair-nothing") == [("azure",)], "it is said who takes part for nothing"
    first = at("fair", fair_city=FAIR_CITIES, fair_tile=["houses", "pillars", "contracts", "crests"])
    first.idle()
    assert first.scored("fairs") == {"azure": 3, "gules": 3, "or": 3, "vert": 3}, "all are in Tiletum"


@pytest.mark.clause("T-11.1", "T-R6", "T-10.7")
def test_tiles_are_refilled() -> None:
    t = at("cleanup", sector_tile={"2": "none", "5": "none"}, city_tile={"paris": "none"}, king_tile="none")
    kept = [tile for tile in t.p.sector_tile if tile >= 0]
    stack = t.p.bonus_stack[: t.p.bonus_left]
    t.idle()
    assert [t.p.sector_tile[1], t.p.sector_tile[4], t.p.king_tile] == [stack[-1], stack[-2], stack[-3]]
    assert [tile for n, tile in enumerate(t.p.sector_tile) if n not in (1, 4)] == kept
    assert t.p.city_tile[7] == -1, "map spaces are never refilled"


@pytest.mark.clause("T-11.1", "T-R6")
@pytest.mark.parametrize(
    ("round", "refill", "there"), [(1, True, True), (2, True, True), (3, True, False), (1, False, False)]
)
def test_the_king_track_gets_a_tile_for_rounds_two_and_three(round: int, refill: bool, there: bool) -> None:
    t = at("cleanup", options={"king_track_refill": refill}, round=round, king_tile="none")
    t.idle()
    assert (t.p.king_tile >= 0) is there


@pytest.mark.clause("T-10.7", "T-R12")
def test_an_empty_bonus_stack_is_made_of_removed_tiles() -> None:
    t = at("cleanup", sector_tile={"2": "none", "3": "none"}, king_tile="none")
    t.p.bonus_left = 0
    t.p.removed = [TILES.index("gold"), TILES.index("vp")]
    t.idle()
    assert {TILES[t.p.sector_tile[1]], TILES[t.p.sector_tile[2]]} == {"gold", "vp"}
    assert t.p.king_tile == -1, "and none is left"
    assert t.p.removed == []


@pytest.mark.clause("T-11.2", "T-11.3", "T-11.4", "T-3.1")
def test_the_rest_of_the_cleanup() -> None:
    t = at("cleanup", turned=0, shown=3, taken={"azure": {"1": "blue-4"}})
    t.idle()
    assert t.p.round == 2
    assert (t.p.turned, t.p.shown) == (5, 1), "turned on, and the first new token is up"
    assert sorted(t.p.tokens) == [0, 0, 1, 1, 2, 2]
    assert sum(t.p.wheel) == 14
    assert max(t.p.taken) == -1
