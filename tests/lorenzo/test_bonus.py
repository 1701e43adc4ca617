"""L-9: bonus actions."""

import pytest

from lorenzo.table import Table, board

LAPSED = [{"event": "lapsed", "seat": "azure"}]


def abbess(goods: dict[str, int], floors: dict[str, str], **more: object) -> Table:
    """Blue takes the Abbess (3 coins; 1 faith, any card at 4) with the orange member."""
    given: dict[str, object] = {
        "goods": {"azure": {"coins": 3 + goods.get("coins", 0), **{g: n for g, n in goods.items() if g != "coins"}}},
        "floors": {"character-1": "C56", **floors},
    }
    t = board(**{**given, **more}).actions()  # type: ignore[arg-type]
    return t.play("azure", "place orange", "space tower-character-1")


@pytest.mark.clause("L-9.1")
def test_a_bonus_action_is_optional() -> None:
    t = abbess({}, {"territory-1": "C01"}).play("azure", "bonus decline")
    assert t.heard("lapsed") == LAPSED
    assert t.cards("azure") == ["C56"]
    assert t.got("azure") == {"coins": -3, "faith": 1}


@pytest.mark.clause("L-9.1")
def test_it_follows_all_usual_rules() -> None:
    floors = {"territory-1": "C07", "territory-3": "C05", "character-2": "C63", "building-1": "C25"}
    floors |= {"venture-1": "C77", "venture-2": "C73"}
    own = ["C01", "C02", "C03", "C04", "C53"]
    t = abbess({"coins": 4}, floors, cards={"azure": own})
    assert t.refused("azure", "bonus tower-territory-3") == "value-too-low", "value"
    assert t.refused("azure", "bonus tower-character-2") == "cost-too-high", "4 coins less the fee"
    assert t.refused("azure", "bonus tower-building-1") == "cost-too-high"
    assert t.refused("azure", "bonus tower-venture-1") == "venture-military"
    assert t.refused("azure", "bonus tower-territory-1") == "slot-military", "the fifth territory needs 12"
    assert t.refused("azure", "bonus tower-territory-2") == "card-gone"
    assert t.can("azure", "bonus tower-venture-2")
    full = abbess({"military": 25}, {"territory-1": "C08"}, cards={"azure": ["C01", "C02", "C03", "C04", "C05", "C06"]})
    assert full.heard("lapsed") == LAPSED, "six territories are enough"


@pytest.mark.clause("L-9.1", "L-6.3")
def test_servants_raise_it() -> None:
    t = abbess({"servants": 1}, {"territory-3": "C03"}).play("azure", "bonus tower-territory-3")
    assert t.got("azure") == {"coins": -3, "faith": 1, "servants": -1, "wood": 1}


@pytest.mark.clause("L-9.1", "L-8.5")
def test_discounts_hold() -> None:
    """Patron's own 2 and the Dame's 1 take 3 off the Scholar's 4."""
    t = board(
        goods={"azure": {"coins": 2 + 1 + 3}},
        floors={"character-1": "C59", "character-2": "C62"},
        cards={"azure": ["C51"]},
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "bonus tower-character-2")
    assert t.got("azure") == {"coins": -6}, "2 for the Patron, 1 for the Scholar, 3 for the occupied tower"


@pytest.mark.clause("L-9.1")
@pytest.mark.parametrize(
    ("card", "type_"), [("C57", "territory"), ("C58", "building"), ("C59", "character"), ("C60", "venture")]
)
def test_only_the_named_type_can_be_taken(card: str, type_: str) -> None:
    floors = {"territory-2": "C01", "building-2": "C31", "character-2": "C53", "venture-2": "C78"}
    t = board(goods={"azure": {"wood": 9, "stone": 9, "coins": 9}}, floors={"character-1": card, **floors}).actions()
    t.go("azure", "place orange", "space tower-character-1", "privilege coins")
    for kind in ("territory", "building", "character", "venture"):
        assert t.refused("azure", f"bonus tower-{kind}-2") == ("" if kind == type_ else "other-type")


@pytest.mark.clause("L-9.2")
def test_a_bonus_card_action_occupies_nothing_and_is_not_bound_by_the_colour_limit() -> None:
    """The orange member stands in the character tower; a further character may be taken there, for the fee."""
    t = abbess({"coins": 5}, {"character-2": "C49"}).play("azure", "bonus tower-character-2")
    assert t.cards("azure") == ["C56", "C49"]
    assert t.got("azure") == {"coins": -3 - 3 - 2, "faith": 1, "military": 3}
    assert t.p.crowd[4:8] == [1, 0, 0, 0]


@pytest.mark.clause("L-9.2")
@pytest.mark.parametrize(("standing", "fee"), [({}, 0), ({"gules": {"white": "tower-territory-3"}}, 3)])
def test_it_pays_the_fee_if_any_member_stands_in_the_tower(standing: dict[str, dict[str, str]], fee: int) -> None:
    t = abbess({"coins": 3}, {"territory-2": "C03"}, members=standing).play("azure", "bonus tower-territory-2")
    assert t.got("azure") == {"coins": -3 - fee, "faith": 1}


@pytest.mark.clause("L-9.2", "L-7.2")
@pytest.mark.parametrize(("floor", "servants", "wood"), [(2, 0, 0), (3, 1, 1), (4, 3, 2)])
def test_it_takes_the_floor_bonus(floor: int, servants: int, wood: int) -> None:
    t = abbess({"servants": servants}, {f"territory-{floor}": "C03"}).play("azure", f"bonus tower-territory-{floor}")
    assert t.has("azure", "wood") == wood


@pytest.mark.clause("L-9.3")
def test_a_bonus_harvest_activates_tile_and_cards_within_its_value() -> None:
    """Cardinal: a harvest at 4. Village is at 3, Gravel Pit at 4, Forest at 5."""
    t = board(
        goods={"azure": {"coins": 4}}, floors={"character-1": "C69"}, cards={"azure": ["C03", "C04", "C05"]}
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "work 0")
    assert t.got("azure") == {"coins": -4 + 1, "faith": 2, "wood": 1, "stone": 1 + 2, "servants": 1 + 1}


@pytest.mark.clause("L-9.3")
@pytest.mark.parametrize("standing", ["harvest_small", "harvest_large"])
def test_it_has_no_penalty_and_ignores_who_stands_in_the_area(standing: str) -> None:
    members = {"azure": {"black": standing}, "gules": {"black": "harvest_small"} if "large" in standing else {}}
    t = board(3, goods={"azure": {"coins": 4}}, floors={"character-1": "C69"}, members=members).actions()
    before = t.p.crowd[:]
    t.play("azure", "place orange", "space tower-character-1", "work 0")
    assert t.heard("work") == [{"event": "work", "seat": "azure", "space": "harvest_small", "count": 4}]
    assert t.p.crowd[16:] == before[16:], "and leaves nobody there"


@pytest.mark.clause("L-9.3")
def test_with_two_players_a_bonus_production_works_though_the_large_space_is_closed() -> None:
    members = {"gules": {"black": "production_small"}}
    t = board(goods={"azure": {"coins": 5}}, floors={"character-1": "C70"}, members=members).actions()
    t.play("azure", "place orange", "space tower-character-1", "work 0")
    assert t.got("azure") == {"coins": -5 + 2, "faith": 1, "military": 1}


@pytest.mark.clause("L-9.3", "L-6.3")
def test_servants_raise_a_bonus_harvest() -> None:
    goods = {"azure": {"coins": 4, "servants": 3}}
    t = board(goods=goods, floors={"character-1": "C69"}, cards={"azure": ["C05", "C08"]}).actions()
    t.play("azure", "place orange", "space tower-character-1")
    assert t.options("work", redundant=False) == ["0", "1", "2", "decline"], "the numbers that do something"
    assert t.options("work") == ["0", "1", "2", "3", "decline"]
    assert t.refused("azure", "work 4") == "no-servants"
    t.play("azure", "work 1")
    assert t.has("azure", "wood") == 4


@pytest.mark.clause("L-9.4", "L-9.6")
def test_bonus_actions_chain_and_each_card_is_finished_before_the_earlier_one_goes_on() -> None:
    """Patron → Hero → Improving the Canals: the harvest of the last card comes before anything else."""
    t = board(
        goods={"azure": {"coins": 20, "servants": 2}},
        floors={"character-1": "C59", "character-2": "C60", "venture-1": "C85"},
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "bonus tower-character-2")
    assert t.waits == "privilege", "the gains of the Hero"
    t.play("azure", "privilege faith", "bonus tower-venture-1")
    assert t.waits == "work"
    t.play("azure", "work 0")
    assert t.cards("azure") == ["C59", "C60", "C85"]
    assert t.asked == ["gules"]


@pytest.mark.clause("L-9.6")
def test_all_effects_of_the_further_card_come_before_the_rest_of_the_earlier_one() -> None:
    """Ambassador at 25 military, bonus first: Repairing the Cathedral and its own card come before the privilege."""
    t = board(
        goods={"azure": {"coins": 20, "wood": 9, "stone": 9, "military": 25}},
        floors={"character-1": "C72", "venture-2": "C90", "territory-2": "C21"},
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "order bonus", "bonus tower-venture-2")
    t.play("azure", "bonus tower-territory-2", "privilege coins")
    assert t.waits == "privilege", "Province's privilege is done, the Ambassador's own comes last"
    t.play("azure", "privilege coins")
    assert t.got("azure")["coins"] == -6 - 3 + 2 + 2
    assert t.asked == ["gules"], "nothing is left for a later turn"


@pytest.mark.clause("L-9.5")
def test_an_impossible_bonus_action_lapses_and_nothing_is_stored() -> None:
    t = abbess({}, {})
    assert t.heard("lapsed") == LAPSED
    assert t.asked == ["gules"]
    t.play("gules", "place orange", "space market_1")
    assert t.waits == "place"


@pytest.mark.clause("L-9.5", "L-R24")
def test_a_bonus_harvest_that_cannot_reach_one_lapses() -> None:
    """Sforza's harvest at 1 under the bad harvest is -2; with two servants 0."""
    t = board(goods={"azure": {"servants": 2}}, played={"azure": ["L01"]}, bans={"azure": ["E15"]}).actions()
    t.play("azure", "use L01")
    assert t.heard("lapsed") == LAPSED
    assert t.waits == "place"


@pytest.mark.clause("L-9.7", "L-7.4")
def test_the_fee_of_a_bonus_action_comes_from_the_coins_held_when_it_begins() -> None:
    """In the venture tower floor 3 would bring a coin: too late for the fee."""
    members = {"gules": {"black": "tower-venture-1"}}
    goods = {"coins": 2, "servants": 1, "wood": 3}
    t = abbess(goods, {"venture-3": "C78", "territory-1": "C01"}, members=members)
    assert t.refused("azure", "bonus tower-venture-3") == "fee"


@pytest.mark.clause("L-9.7")
def test_gains_of_the_granting_card_that_came_before_can_pay_the_fee() -> None:
    """Hero's privilege as 2 coins makes 3 with the one in hand."""
    t = board(
        goods={"azure": {"coins": 5, "wood": 3}},
        floors={"character-1": "C60", "venture-2": "C78"},
        members={"gules": {"black": "tower-venture-1"}},
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "privilege coins", "bonus tower-venture-2")
    assert t.got("azure") == {"coins": -4 + 2 - 3, "wood": -3, "servants": 4}


@pytest.mark.clause("L-9.7")
def test_the_member_that_granted_the_action_counts_as_standing_in_its_tower() -> None:
    t = abbess({"coins": 4}, {"character-2": "C49", "territory-1": "C01"})
    assert t.refused("azure", "bonus tower-character-2") == "cost-too-high", "3 for the tower, 2 for the card"


@pytest.mark.clause("L-9.8")
@pytest.mark.parametrize("after", [False, True])
def test_the_works_of_leaders_are_complete_actions_before_or_after_the_placement(after: bool) -> None:
    t = board(
        goods={"azure": {"wood": 1, "servants": 4}},
        cards={"azure": ["C29"]},
        played={"azure": ["L10"]},
    ).actions()
    place = ["place orange", "space market_1"]
    t.play("azure", *(place if after else []), "use L10", "work 4", "exchange 1", *([] if after else place))
    assert t.got("azure") == {"wood": -1, "servants": -4, "coins": 3 + 2 + 5, "military": 1}
    assert t.asked == ["gules"]


# L-R9


@pytest.mark.clause("L-R9")
def test_gains_of_a_card_may_be_used_in_its_bonus_action() -> None:
    """Ambassador: the privilege as materials pays the Residence (2 stone) together with the stone in hand."""
    t = board(goods={"azure": {"coins": 6, "stone": 1}}, floors={"character-1": "C72", "building-1": "C32"}).actions()
    t.play("azure", "place orange", "space tower-character-1", "privilege materials", "bonus tower-building-1")
    assert t.cards("azure") == ["C72", "C32"]
    assert t.got("azure") == {"coins": -6, "wood": 1, "stone": -1, "vp": 1}


@pytest.mark.clause("L-R9", "L-9.1")
@pytest.mark.parametrize(
    ("card", "tower", "goods", "moves"),
    [
        ("C58", "character", {"coins": 4, "wood": 9, "stone": 9}, ["bonus decline"]),
        ("C85", "venture", {"coins": 3, "servants": 2}, ["work decline"]),
        ("C70", "character", {"coins": 5}, ["work decline"]),
    ],
)
def test_a_bonus_action_is_optional_even_where_it_sounds_like_an_order(
    card: str, tower: str, goods: dict[str, int], moves: list[str]
) -> None:
    t = board(goods={"azure": goods}, floors={f"{tower}-1": card, "building-1": "C31"}).actions()
    t.play("azure", "place orange", f"space tower-{tower}-1", *moves)
    assert t.cards("azure") == [card]
    assert t.heard("lapsed") == LAPSED


# L-R24, L-R25


@pytest.mark.clause("L-R25")
@pytest.mark.parametrize(
    ("tile", "type_"), [("E21", "territory"), ("E22", "building"), ("E23", "character"), ("E24", "venture")]
)
def test_the_card_penalties_apply_to_bonus_actions_by_the_type_taken(tile: str, type_: str) -> None:
    """Repairing the Cathedral: any card at 7, which is 3 for the penalised type."""
    floors = {"territory-3": "C01", "building-3": "C31", "character-3": "C53", "venture-3": "C78"}
    goods = {"azure": {"wood": 9, "stone": 9, "coins": 15}}
    t = board(goods=goods, floors={"venture-1": "C90", **floors}, played={"azure": ["L03"]}, bans={"azure": [tile]})
    t.actions()
    if type_ == "venture":
        t.p.dice = [6, 6, 6]
    t.play("azure", "place orange", "space tower-venture-1")
    for kind in ("territory", "building", "character", "venture"):
        assert t.refused("azure", f"bonus tower-{kind}-3") == ("value-too-low" if kind == type_ else "")
