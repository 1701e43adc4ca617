"""L-15: final scoring."""

import pytest

from lorenzo.table import TITLE, Goods, Table, board

TERRITORIES = ["C01", "C02", "C03", "C04", "C05", "C06"]
CHARACTERS = ["C49", "C50", "C51", "C52", "C53", "C54"]
BUILDINGS = ["C25", "C27", "C43", "C48"]
VENTURES = ["C73", "C74", "C80", "C96"]


def final(
    cards: list[str] | None = None, goods: Goods | None = None, tiles: list[str] | None = None, vp: int = 0
) -> dict[str, int]:
    """The points of blue by source after the final scoring; red has 25 military, so that blue is second at most."""
    t = board(
        3,
        goods={"azure": goods or {}, "gules": {"military": 25}, "or": {"military": 25}},
        cards={"azure": cards or []},
        bans={"azure": tiles or []},
        vp={"azure": vp},
        round=6,
    ).at("scoring")
    assert t.p.over
    return t.points("azure")


@pytest.mark.clause("L-15.1", "L-R29")
@pytest.mark.parametrize(("vp", "loss"), [(0, 0), (4, 0), (5, 1), (26, 5), (99, 19)])
def test_one_in_five_is_lost_first(vp: int, loss: int) -> None:
    """Four territories and the rest are scored after it and do not count."""
    points = final(TERRITORIES[:4] + CHARACTERS, {"coins": 10}, ["E34"], vp)
    expected = {"cards": vp, "excommunication": -loss, "territories": 4, "characters": 21, "resources": 2}
    assert points == {source: n for source, n in expected.items() if n}


@pytest.mark.clause("L-15.1", "L-R29")
def test_it_counts_the_points_of_the_last_report() -> None:
    """24 VP and 4 faith: 28 after the report, of which 5 are lost."""
    t = board(vp={"azure": 24}, goods={"azure": {"faith": 4}, "gules": {"military": 1}}, round=6)
    t.change(cast=["E11", "E25", "E34"]).at("report")
    assert t.points("azure") == {"cards": 24, "church": 4, "excommunication": -5, "military": 2}


@pytest.mark.clause("L-15.2")
@pytest.mark.parametrize(("owned", "vp"), list(enumerate([0, 0, 0, 1, 4, 10, 20])))
def test_territories(owned: int, vp: int) -> None:
    assert final(TERRITORIES[:owned]).get("territories", 0) == vp


@pytest.mark.clause("L-15.3")
@pytest.mark.parametrize(("owned", "vp"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_characters(owned: int, vp: int) -> None:
    assert final(CHARACTERS[:owned]).get("characters", 0) == vp


@pytest.mark.clause("L-15.4")
@pytest.mark.parametrize(("owned", "vp"), list(enumerate([0, 4, 9, 10, 20])))
def test_ventures_score_their_printed_points(owned: int, vp: int) -> None:
    assert final(VENTURES[:owned]).get("ventures", 0) == vp


@pytest.mark.clause("L-15.4")
def test_buildings_score_nothing_in_the_end() -> None:
    assert final(BUILDINGS) == {}


@pytest.mark.clause("L-15.5", "L-R13")
@pytest.mark.parametrize(
    ("military", "vp"),
    [
        ([10, 7, 3, 1], [5, 2, 0, 0]),
        ([9, 9, 7, 7], [5, 5, 0, 0]),
        ([10, 7, 7], [5, 2, 2]),
        ([10, 7, 7, 7], [5, 2, 2, 2]),
        ([6, 6, 6, 6], [5, 5, 5, 5]),
        ([3, 1], [5, 2]),
        ([4, 4], [5, 5]),
        ([5, 0], [5, 2]),
        ([0, 0], [5, 5]),
        ([0, 0, 0], [5, 5, 5]),
        ([1, 0, 0], [5, 2, 2]),
    ],
)
def test_military_places_and_ties(military: list[int], vp: list[int]) -> None:
    seats = ["azure", "gules", "or", "vert"][: len(military)]
    goods = {seat: {"military": n} for seat, n in zip(seats, military, strict=True)}
    t = board(len(military), goods=goods, round=6).at("scoring")
    assert [t.points(seat).get("military", 0) for seat in seats] == vp
    back = {seat: {"military": n} for seat, n in zip(seats, military[::-1], strict=True)}
    t = board(len(military), goods=back, round=6).at("scoring")
    assert [t.points(seat).get("military", 0) for seat in seats] == vp[::-1]


@pytest.mark.clause("L-R13")
@pytest.mark.parametrize(
    ("military", "vp"),
    [([0, 0], [0, 0]), ([5, 0], [5, 0]), ([5, 2, 0], [5, 2, 0]), ([1, 0, 0], [5, 0, 0]), ([3, 3, 0, 0], [5, 5, 0, 0])],
)
def test_the_option_gives_no_place_to_players_without_points(military: list[int], vp: list[int]) -> None:
    seats = ["azure", "gules", "or", "vert"][: len(military)]
    goods = {seat: {"military": n} for seat, n in zip(seats, military, strict=True)}
    t = board(len(military), goods=goods, round=6, military_ranking_at_zero=False).at("scoring")
    assert [t.points(seat).get("military", 0) for seat in seats] == vp


@pytest.mark.clause("L-15.6")
@pytest.mark.parametrize(
    ("goods", "vp"),
    [
        ({}, 0),
        ({"wood": 4}, 0),
        ({"wood": 1, "stone": 1, "coins": 2, "servants": 1}, 1),
        ({"wood": 3, "stone": 3, "coins": 3, "servants": 5}, 2),
        ({"coins": 15}, 3),
        ({"faith": 15}, 0),
    ],
)
def test_resources_together(goods: Goods, vp: int) -> None:
    assert final([], goods).get("resources", 0) == vp


@pytest.mark.clause("L-15.7", "L-15.9")
@pytest.mark.parametrize(
    ("tile", "category"), [("E31", "characters"), ("E32", "ventures"), ("E33", "territories"), ("E34", "")]
)
def test_three_tiles_make_their_category_worthless(tile: str, category: str) -> None:
    points = final(TERRITORIES + CHARACTERS + VENTURES, {}, [tile])
    expected = {"territories": 20, "characters": 21, "ventures": 20}
    expected.pop(category, 0)
    assert points == expected


@pytest.mark.clause("L-15.7", "L-R29")
def test_each_military_point_costs_one_and_still_ranks() -> None:
    t = board(goods={"azure": {"military": 9}, "gules": {"military": 3}}, bans={"azure": ["E35"]}, round=6).at(
        "scoring"
    )
    assert t.points("azure") == {"military": 5, "excommunication": -9}


@pytest.mark.clause("L-15.7", "L-R29")
def test_wood_and_stone_in_printed_building_costs() -> None:
    """Mint 1 + 3, Triumphal Arch 2, Garden 4 + 2, Cathedral 4 + 4; coins and servants do not count."""
    assert final(BUILDINGS, {}, ["E36"]) == {"excommunication": -(4 + 2 + 6 + 8)}
    assert final([*BUILDINGS, "C50"], {}, ["E36"]) == {"excommunication": -20, "characters": 1}, "printed, not paid"
    assert final(VENTURES, {}, ["E36"]) == {"ventures": 20}, "buildings only"


@pytest.mark.clause("L-15.7", "L-R29")
def test_each_resource_left_costs_one_and_still_scores() -> None:
    goods = {"wood": 2, "stone": 3, "coins": 4, "servants": 1, "faith": 9, "military": 3}
    assert final([], goods, ["E37"]) == {"resources": 2, "excommunication": -10}


@pytest.mark.clause("L-15.9")
def test_the_whole_formula() -> None:
    cards = TERRITORIES[:5] + CHARACTERS[:3] + BUILDINGS[:2] + VENTURES[:2]
    goods = {"wood": 4, "coins": 9, "military": 25}
    base = {"cards": 33, "territories": 10, "characters": 6, "ventures": 9, "military": 5, "resources": 2}
    losses = {"E34": 6, "E35": 25, "E36": 6, "E37": 13}
    for tile in ("", "E31", "E32", "E33", "E34", "E35", "E36", "E37"):
        expected = dict(base)
        expected.pop({"E31": "characters", "E32": "ventures", "E33": "territories"}.get(tile, ""), None)
        if tile in losses:
            expected["excommunication"] = -losses[tile]
        assert final(cards, goods, [tile] if tile else [], 33) == expected


def tied(order: list[str], vp: dict[str, int]) -> Table:
    return board(3, order=order, vp=vp, round=6).at("scoring")


@pytest.mark.clause("L-15.8", "L-15.10")
@pytest.mark.parametrize("order", [["azure", "gules", "or"], ["or", "gules", "azure"], ["gules", "azure", "or"]])
def test_the_highest_total_wins_and_the_turn_order_breaks_ties(order: list[str]) -> None:
    t = tied(order, {})
    assert [t.vp(seat) for seat in t.seats] == [5, 5, 5]
    assert TITLE.ranks(t.p) == [order.index(seat) + 1 for seat in t.seats], "never a shared place"
    t = tied(order, {order[2]: 1})
    assert TITLE.ranks(t.p)[t.seats.index(order[2])] == 1
    assert sorted(TITLE.ranks(t.p)) == [1, 2, 3]


@pytest.mark.clause("L-15.8", "L-14.2")
def test_the_order_that_breaks_ties_is_the_one_after_the_last_cleanup() -> None:
    t = board(members={"gules": {"black": "palace"}}, round=6).at("cleanup")
    assert t.vp("azure") == t.vp("gules")
    assert TITLE.ranks(t.p) == [2, 1]
