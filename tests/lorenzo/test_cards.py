"""L-8: development cards, their costs, discounts and effects."""

import pytest

from lorenzo.table import Goods, Table, board

SLOTS = [0, 0, 3, 7, 12, 18]
RICH = {"wood": 9, "stone": 9, "coins": 9, "servants": 9}


def buy(card: str, tower: str, goods: Goods, own: list[str] | None = None, *moves: str, **more: object) -> Table:
    """Blue takes a card from floor 1 with the orange member."""
    given: dict[str, object] = {
        "goods": {"azure": goods},
        "floors": {f"{tower}-1": card},
        "cards": {"azure": own or []},
    }
    t = board(**{**given, **more}).actions()  # type: ignore[arg-type]
    return t.go("azure", "place orange", f"space tower-{tower}-1", *moves)


@pytest.mark.clause("L-8.1")
@pytest.mark.parametrize("owned", range(6))
def test_territories_cost_nothing_but_their_slot_wants_military_points(owned: int) -> None:
    own = ["C01", "C02", "C03", "C04", "C05", "C07"][:owned]
    for military in {max(SLOTS[owned] - 1, 0), SLOTS[owned]}:
        t = board(
            goods={"azure": {"military": military}}, floors={"territory-1": "C15"}, cards={"azure": own}
        ).actions()
        t.play("azure", "place orange")
        legal = military >= SLOTS[owned]
        assert t.refused("azure", "space tower-territory-1") == ("" if legal else "slot-military")
        if legal:
            t.play("azure", "space tower-territory-1")
            assert t.got("azure") == {}, "the points are held, not spent"
            assert t.cards("azure", "territory") == [*own, "C15"], "the leftmost free slot"
        else:
            assert t.clause("azure", "space tower-territory-1") == "L-8.1"


@pytest.mark.clause("L-8.1")
def test_the_slot_requirement_is_checked_at_this_moment_only() -> None:
    """With three territories the points for the third may be gone: the harvest still counts all of them."""
    t = board(goods={"azure": {"military": 0}}, cards={"azure": ["C01", "C09", "C17"]}).actions()
    t.play("azure", "place black", "space harvest_small")
    assert t.got("azure")["coins"] == 1 + 2 + 3


@pytest.mark.clause("L-8.2")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("C25", {"wood": 1, "stone": 3}),
        ("C27", {"coins": 2, "stone": 2}),
        ("C43", {"servants": 2, "wood": 4, "stone": 2}),
    ],
)
def test_buildings_cost_resources(card: str, cost: Goods) -> None:
    t = buy(card, "building", RICH)
    paid = {str(fact["good"]): int(fact["count"]) for fact in t.heard("pay")}
    assert paid == cost


@pytest.mark.clause("L-8.3")
@pytest.mark.parametrize(("card", "coins"), [("C49", 2), ("C53", 3), ("C63", 5), ("C67", 7)])
def test_characters_cost_coins(card: str, coins: int) -> None:
    assert buy(card, "character", RICH).heard("pay") == [
        {"event": "pay", "seat": "azure", "count": coins, "good": "coins"}
    ]


@pytest.mark.clause("L-8.4", "L-R36")
def test_of_two_alternatives_exactly_one_is_used_and_the_choice_is_free() -> None:
    """Support to the Bishop: hold 4 military and spend 2, or pay 1 wood, 1 stone and 2 coins."""
    t = buy("C80", "venture", {"military": 4, "wood": 1, "stone": 1, "coins": 2})
    assert t.options() == ["cost 1", "cost 2"]
    assert t.copy().play("azure", "cost 1").got("azure") == {"military": -2, "faith": 3}
    assert t.play("azure", "cost 2").got("azure") == {"wood": -1, "stone": -1, "coins": -2, "faith": 3}


@pytest.mark.clause("L-8.4")
def test_an_alternative_that_cannot_be_met_is_not_offered() -> None:
    poor = buy("C80", "venture", {"military": 4})
    assert poor.got("azure") == {"military": -2, "faith": 3}
    weak = buy("C80", "venture", {"military": 3, "wood": 1, "stone": 1, "coins": 2})
    assert weak.got("azure") == {"wood": -1, "stone": -1, "coins": -2, "faith": 3}


@pytest.mark.clause("L-8.4", "L-R41")
@pytest.mark.parametrize(("card", "hold", "spend"), [("C77", 3, 2), ("C79", 5, 3), ("C93", 12, 6), ("C95", 15, 8)])
def test_a_military_cost_is_tested_before_and_only_the_smaller_number_is_spent(
    card: str, hold: int, spend: int
) -> None:
    assert buy(card, "venture", {"military": hold}).got("azure")["military"] == -spend
    t = board(goods={"azure": {"military": hold - 1}}, floors={"venture-1": card}).actions()
    assert t.play("azure", "place orange").refused("azure", "space tower-venture-1") == "venture-military"
    assert t.clause("azure", "space tower-venture-1") == "L-8.4"


@pytest.mark.clause("L-8.5")
def test_a_discount_touches_only_what_is_in_the_cost_and_the_rest_is_lost() -> None:
    """Pico takes 3 coins off: Building the Walls (3 stone) costs the same, a Farmer (3 coins) nothing."""
    pico: dict[str, object] = {"played": {"azure": ["L11"]}}
    assert buy("C75", "venture", {"stone": 3}, [], **pico).got("azure")["stone"] == -3
    assert buy("C53", "character", {}, [], **pico).got("azure") == {}
    assert buy("C49", "character", {"coins": 2}, [], **pico).got("azure") == {"military": 3}, "never below nothing"


@pytest.mark.clause("L-8.5")
def test_several_discounts_add_up() -> None:
    """Dame (1) and Pico (3): a Papal Messenger costs 1 coin instead of 5."""
    t = buy("C63", "character", {"coins": 1}, ["C51"], played={"azure": ["L11"]})
    assert t.got("azure") == {"coins": -1, "faith": 3}


@pytest.mark.clause("L-8.5", "L-8.10", "L-R8")
@pytest.mark.parametrize(("choice", "paid"), [("1", {"wood": 0, "stone": 3}), ("2", {"wood": 1, "stone": 2})])
def test_the_stonemason_takes_one_wood_or_one_stone_off(choice: str, paid: Goods) -> None:
    t = buy("C25", "building", RICH, ["C50"])
    assert t.options("discount") == ["1", "2"]
    t.play("azure", f"discount {choice}")
    assert {good: -t.got("azure").get(good, 0) for good in ("wood", "stone")} == paid


@pytest.mark.clause("L-8.10")
@pytest.mark.parametrize(("card", "good"), [("C31", "wood"), ("C32", "stone"), ("C34", "wood"), ("C36", "stone")])
def test_an_alternative_that_reduces_nothing_is_not_asked_for(card: str, good: str) -> None:
    plain = buy(card, "building", RICH).got("azure")
    cheap = buy(card, "building", RICH, ["C50"]).got("azure")
    assert cheap[good] == plain[good] + 1


@pytest.mark.clause("L-8.10", "L-5.5")
def test_only_the_alternative_that_makes_the_card_affordable_is_left() -> None:
    """Mint costs 1 wood and 3 stone: without wood it must be the wood."""
    t = buy("C25", "building", {"stone": 3}, ["C50"])
    assert t.got("azure") == {"stone": -3, "vp": 5}
    t = buy("C25", "building", {"wood": 1, "stone": 2}, ["C50"])
    assert t.got("azure") == {"wood": -1, "stone": -2, "vp": 5}


@pytest.mark.clause("L-8.10")
def test_the_discount_is_not_asked_where_nothing_can_be_reduced() -> None:
    """No building is without wood and stone; a character is, and the Stonemason says nothing about it."""
    t = buy("C53", "character", {"coins": 3}, ["C50"])
    assert t.got("azure") == {"coins": -3}


@pytest.mark.clause("L-R8", "L-8.5")
@pytest.mark.parametrize(
    ("card", "own", "paid"),
    [
        ("C37", [], {"wood": 0, "stone": 1}),
        ("C35", [], {"wood": 3}),
        ("C43", [], {"wood": 3, "stone": 1, "servants": 2}),
        ("C39", ["C50"], {"wood": 0, "stone": 0}),
        ("C35", ["C50"], {"wood": 2}),
    ],
)
def test_the_architect_takes_one_wood_and_one_stone_off(card: str, own: list[str], paid: Goods) -> None:
    t = board(
        goods={"azure": {**RICH, "coins": 4}},
        floors={"character-1": "C58", "building-1": card},
        cards={"azure": own},
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "bonus tower-building-1")
    got = t.got("azure")
    assert {good: -got.get(good, 0) for good in paid} == paid


@pytest.mark.clause("L-R8")
@pytest.mark.parametrize(("choice", "paid"), [("1", {"wood": 2, "stone": 1}), ("2", {"wood": 3, "stone": 0})])
def test_architect_and_stonemason_together(choice: str, paid: Goods) -> None:
    """Garden (4 wood, 2 stone, 2 servants): the Architect's pair, and one more of either kind."""
    t = board(
        goods={"azure": {**RICH, "coins": 4}},
        floors={"character-1": "C58", "building-1": "C43"},
        cards={"azure": ["C50"]},
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "bonus tower-building-1", f"discount {choice}")
    got = t.got("azure")
    assert {good: -got.get(good, 0) for good in paid} == paid


@pytest.mark.clause("L-8.6")
def test_immediate_effects_happen_once_and_count_the_card_just_taken() -> None:
    """Paramour with two characters already there: 2 VP for each of three."""
    t = buy("C67", "character", {"coins": 7}, ["C49", "C51"])
    assert t.got("azure") == {"coins": -7 + 1, "vp": 6}, "the Dame takes a coin off"
    t.play("gules", "place orange", "space market_1")
    assert t.vp("azure") == 6


@pytest.mark.clause("L-8.6")
@pytest.mark.parametrize(
    ("card", "own", "vp"),
    [
        ("C65", ["C01", "C02", "C03"], 6),
        ("C66", ["C25", "C26"], 4),
        ("C68", ["C73", "C74", "C75", "C76"], 8),
        ("C65", [], 0),
    ],
)
def test_points_for_each_card_of_a_type(card: str, own: list[str], vp: int) -> None:
    assert buy(card, "character", {"coins": 6}, own).vp("azure") == vp


@pytest.mark.clause("L-8.7", "L-R33")
def test_permanent_effects_hold_with_or_without_a_member() -> None:
    """Warlord: +2 for territories, for a member and for a bonus action."""
    floors = {"territory-3": "C03", "character-1": "C56"}
    t = board(goods={"azure": {"coins": 3}}, floors=floors, dice=(3, 3, 3), cards={"azure": ["C49"]}).actions()
    assert t.copy().play("azure", "place black").can("azure", "space tower-territory-3")
    t.play("azure", "place black", "space tower-character-1", "bonus tower-territory-3")
    assert t.cards("azure", "territory") == ["C03"], "4 + 2 reaches floor 3"


@pytest.mark.clause("L-R33")
def test_a_card_does_not_change_the_action_that_took_it() -> None:
    """Dame would make a character 1 coin cheaper and the action 2 higher: not for herself."""
    t = board(goods={"azure": {"coins": 3}}, floors={"character-1": "C51"}).actions().play("azure", "place orange")
    assert t.refused("azure", "space tower-character-1") == "cost-too-high"
    t = board(goods={"azure": {"coins": 9}}, floors={"character-3": "C51"}, dice=(3, 3, 3)).actions()
    assert t.play("azure", "place orange").refused("azure", "space tower-character-3") == "value-too-low"
    t = buy("C55", "character", {"coins": 2}, [], floors={"character-1": "C55"})
    assert t.got("azure") == {"coins": -2, "faith": 4}


@pytest.mark.clause("L-R33", "L-8.8")
def test_the_preacher_still_gets_the_bonus_of_the_floor_that_brought_him() -> None:
    t = board(goods={"azure": {"coins": 2}}, floors={"character-3": "C55"}).actions()
    t.play("azure", "place orange", "space tower-character-3")
    assert t.got("azure") == {"coins": -2, "stone": 1, "faith": 4}


@pytest.mark.clause("L-R33")
def test_a_card_taken_by_a_bonus_action_changes_the_bonus_actions_that_follow() -> None:
    """Patron and Dame: the Captain costs 4 - 2 - 1, and then grants his own action."""
    t = board(
        goods={"azure": {"coins": 9}},
        floors={"character-1": "C59", "character-2": "C57", "territory-4": "C03"},
        cards={"azure": ["C51"]},
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "bonus tower-character-2")
    assert t.cards("azure", "character") == ["C51", "C59", "C57"]
    assert t.got("azure") == {"coins": -(3 - 1) - (4 - 2 - 1) - 3, "military": 2}, "the tower is occupied: 3 coins"


@pytest.mark.clause("L-8.8")
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_the_preachers_owner_never_receives_floor_bonuses(floor: int) -> None:
    t = board(
        goods={"azure": {"servants": 1}},
        floors={f"territory-{floor}": "C03"},
        cards={"azure": ["C55"]},
        dice=(6, 6, 6),
    ).actions()
    t.play("azure", "place black", f"space tower-territory-{floor}")
    assert t.has("azure", "wood") == 0


@pytest.mark.clause("L-8.8", "L-9.2")
def test_nor_by_bonus_actions() -> None:
    goods = {"azure": {"coins": 3, "servants": 3}}
    for own, wood in (([], 2), (["C55"], 0)):
        t = board(goods=goods, floors={"character-1": "C56", "territory-4": "C03"}, cards={"azure": own}).actions()
        t.play("azure", "place orange", "space tower-character-1", "bonus tower-territory-4")
        assert t.has("azure", "wood") == wood


@pytest.mark.clause("L-8.9")
def test_points_of_effects_are_scored_at_once_and_those_of_ventures_only_at_the_end() -> None:
    t = buy("C25", "building", RICH)
    assert t.vp("azure") == 5
    assert t.points("azure") == {"cards": 5}
    work = board(cards={"azure": ["C43"]}).actions().play("azure", "place orange", "space production_small")
    assert work.points("azure") == {"production": 3}
    harvest = board(cards={"azure": ["C20"]}).actions().play("azure", "place orange", "space harvest_small")
    assert harvest.points("azure") == {"harvest": 1}
    venture = buy("C81", "venture", {"coins": 6})
    assert venture.vp("azure") == 0
    assert venture.at("scoring").points("azure") == {"ventures": 5, "military": 5}


@pytest.mark.clause("L-8.11", "L-R9")
def test_the_captains_points_count_for_the_territory_that_he_brings() -> None:
    """With two territories and 1 military point the third needs 3: the Captain's 2 come first."""
    t = board(
        goods={"azure": {"coins": 4, "military": 1}},
        floors={"character-1": "C57", "territory-1": "C03"},
        cards={"azure": ["C01", "C02"]},
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "bonus tower-territory-1")
    assert t.cards("azure", "territory") == ["C01", "C02", "C03"]
    weak = board(
        goods={"azure": {"coins": 4}},
        floors={"character-1": "C57", "territory-1": "C03"},
        cards={"azure": ["C01", "C02"]},
    ).actions()
    weak.play("azure", "place orange", "space tower-character-1")
    assert weak.heard("lapsed") == [{"event": "lapsed", "seat": "azure"}], "2 points are not enough"


# Rulings about single cards.


@pytest.mark.clause("L-R36", "L-R42")
def test_discounts_apply_to_the_alternative_chosen_only() -> None:
    """Support to the Cardinal with Pico: 2 wood, 2 stone and no coin, or 4 military as ever."""
    goods = {"military": 7, "wood": 2, "stone": 2}
    t = buy("C88", "venture", goods, [], played={"azure": ["L11"]})
    assert t.options("cost") == ["1", "2"], "neither is forced"
    assert t.copy().play("azure", "cost 1").got("azure") == {"military": -4, "faith": 3}
    assert t.play("azure", "cost 2").got("azure") == {"wood": -2, "stone": -2, "faith": 3}


@pytest.mark.clause("L-R36")
def test_there_is_no_third_alternative() -> None:
    t = buy("C80", "venture", {"military": 4, "wood": 1, "stone": 1, "coins": 2})
    assert t.refused("azure", "cost 3") == "no-such-option"


@pytest.mark.clause("L-R41")
def test_the_military_requirement_is_not_tested_after_the_payment() -> None:
    t = buy("C95", "venture", {"military": 15})
    assert t.has("azure", "military") == 7


@pytest.mark.clause("L-R37")
@pytest.mark.parametrize(("military", "vp"), [(0, 0), (1, 0), (2, 1), (7, 3), (25, 12)])
def test_the_general_counts_military_points_and_spends_none(military: int, vp: int) -> None:
    t = buy("C71", "character", {"coins": 5, "military": military})
    assert t.vp("azure") == vp
    assert t.has("azure", "military") == military


@pytest.mark.clause("L-R37")
def test_the_general_counts_after_his_own_purchase() -> None:
    """A military floor bonus would count; the character tower has stone, so a building before him is the nearest."""
    t = board(
        goods={"azure": {"coins": 9, "military": 3, "wood": 9}},
        floors={"building-3": "C31", "character-1": "C71"},
    ).actions()
    t.play("azure", "place orange", "space tower-building-3").play("gules", "place orange", "space market_1")
    t.play("azure", "place white", "space tower-character-1")
    assert t.vp("azure") == 2, "3 and 1 from floor 3"
