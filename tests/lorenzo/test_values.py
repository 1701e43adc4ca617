"""L-6: the values of members and actions, servants, and the rulings about them."""

import pytest

from lorenzo.table import Table, board

COLOURS = ["black", "white", "orange"]


def works(t: Table, seat: str = "azure") -> list[int]:
    """The action values of the harvests and productions so far."""
    return [int(fact["count"]) for fact in t.heard("work") if fact["seat"] == seat]


@pytest.mark.clause("L-6.1")
def test_a_coloured_member_has_the_value_of_its_die_and_the_neutral_one_zero() -> None:
    t = board(4, dice=(2, 5, 6)).actions()
    for seat in t.seats:
        assert [t.value(seat, member) for member in [*COLOURS, "neutral"]] == [2, 5, 6, 0]


@pytest.mark.clause("L-6.1", "L-16.9", "L-R3", "L-R19")
def test_an_effect_may_fix_the_base() -> None:
    t = board(dice=(1, 3, 6), played={"azure": ["L16"], "gules": ["L04"]}).actions()
    assert [t.value("azure", member) for member in [*COLOURS, "neutral"]] == [5, 5, 5, 0], "il Moro"
    t.play("azure", "place black", "space market_1").play("gules", "use L04", "strengthen white")
    assert [t.value("gules", member) for member in [*COLOURS, "neutral"]] == [1, 6, 6, 0], "Federico"


@pytest.mark.clause("L-6.2", "L-R3")
@pytest.mark.parametrize(
    ("leaders", "tiles", "values"),
    [
        (["L13"], [], [3, 5, 8, 0]),
        (["L14"], [], [1, 3, 6, 3]),
        (["L13", "L14"], ["E17"], [2, 4, 7, 3]),
        ([], ["E17"], [0, 2, 5, 0]),
        (["L16"], ["E17"], [4, 4, 4, 0]),
        (["L16", "L13"], [], [7, 7, 7, 0]),
        (["L16", "L13"], ["E17"], [6, 6, 6, 0]),
    ],
)
def test_changes_of_the_members_values_are_added_also_to_a_fixed_base(
    leaders: list[str], tiles: list[str], values: list[int]
) -> None:
    t = board(dice=(1, 3, 6), played={"azure": leaders, "gules": ["L01"]}, bans={"azure": tiles}).actions()
    assert [t.value("azure", member) for member in [*COLOURS, "neutral"]] == values
    assert [t.value("gules", member) for member in [*COLOURS, "neutral"]] == [1, 3, 6, 0], "only their owner's"


@pytest.mark.clause("L-R3", "L-R19")
def test_federicos_six_replaces_il_moros_five_and_modifiers_come_on_top() -> None:
    t = board(dice=(1, 3, 6), played={"azure": ["L04", "L16", "L13"]}, bans={"azure": ["E17"]}).actions()
    t.play("azure", "use L04", "strengthen black")
    assert [t.value("azure", member) for member in COLOURS] == [7, 6, 6]


@pytest.mark.clause("L-6.3")
def test_each_servant_gives_one() -> None:
    t = board(goods={"azure": {"servants": 4}}, floors={"territory-3": "C01"}, dice=(1, 3, 6)).actions()
    assert t.copy().play("azure", "place black", "space tower-territory-3").got("azure")["servants"] == -4
    assert t.copy().play("azure", "place white", "space tower-territory-3").got("azure")["servants"] == -2
    assert "servants" not in t.play("azure", "place orange", "space tower-territory-3").got("azure")


@pytest.mark.clause("L-6.3", "L-R27")
def test_two_servants_a_point_under_costly_servants() -> None:
    t = board(goods={"azure": {"servants": 5}}, floors={"territory-3": "C01"}, bans={"azure": ["E26"]}).actions()
    assert t.copy().play("azure", "place black").refused("azure", "space tower-territory-3") == "value-too-low"
    t.play("azure", "place white", "space tower-territory-3")
    assert t.got("azure")["servants"] == -4


@pytest.mark.clause("L-6.3")
def test_servants_that_are_not_held_cannot_be_spent() -> None:
    t = board(goods={"azure": {"servants": 2}}).actions().play("azure", "place black", "space more", "space market_1")
    assert t.refused("azure", "servants 3") == "no-servants"
    assert t.clause("azure", "servants 3") == "L-6.3"
    assert t.options("servants") == ["0", "1", "2"]


@pytest.mark.clause("L-6.4")
@pytest.mark.parametrize("space", ["market_1", "palace", "harvest_small", "tower-territory-1"])
def test_a_member_acts_only_with_value_one_or_more(space: str) -> None:
    t = board(
        goods={"azure": {"servants": 3}}, floors={"territory-1": "C01"}, dice=(1, 1, 1), bans={"azure": ["E17"]}
    ).actions()
    t.play("azure", "place neutral", "space more", f"space {space}")
    assert t.refused("azure", "servants 0") == "member-too-weak"
    assert t.clause("azure", "servants 0") == "L-6.4"
    assert t.can("azure", "servants 1")


@pytest.mark.clause("L-6.4")
def test_a_member_that_can_reach_one_nowhere_cannot_be_placed() -> None:
    t = board(dice=(1, 2, 3), bans={"azure": ["E17"]}).actions()
    assert t.refused("azure", "place neutral") == "member-too-weak"
    assert t.refused("azure", "place black") == "member-too-weak"
    assert t.clause("azure", "place black") == "L-6.4"
    assert t.options("place") == ["white", "orange"]


@pytest.mark.clause("L-6.4", "L-6.3")
def test_a_value_may_be_negative_before_servants() -> None:
    """A bonus that is less than nothing takes more servants: Sforza's harvest at 1 under the bad harvest is -2."""
    t = board(goods={"azure": {"servants": 5}}, played={"azure": ["L01"]}, bans={"azure": ["E15"]}).actions()
    t.play("azure", "use L01")
    assert [t.can("azure", f"work {n}") for n in range(6)] == [False, False, False, True, True, True]


@pytest.mark.clause("L-6.5", "L-10.1")
@pytest.mark.parametrize(
    ("space", "cards", "tiles", "value"),
    [
        ("harvest_small", [], [], 6),
        ("harvest_large", [], [], 3),
        ("harvest_small", ["C53"], [], 8),
        ("harvest_large", ["C53", "C61"], [], 8),
        ("harvest_small", ["C54"], [], 6),
        ("harvest_small", ["C53"], ["E15"], 5),
        ("harvest_large", ["C53"], ["E15"], 2),
        ("production_small", [], [], 6),
        ("production_large", [], [], 3),
        ("production_small", ["C54"], [], 8),
        ("production_large", ["C54", "C62"], [], 8),
        ("production_small", ["C53"], ["E15"], 6),
        ("production_large", ["C62"], ["E16"], 3),
    ],
)
def test_the_action_value_of_a_harvest_or_production(
    space: str, cards: list[str], tiles: list[str], value: int
) -> None:
    t = board(3, cards={"azure": cards}, bans={"azure": tiles}).actions()
    assert works(t.play("azure", "place orange", f"space {space}")) == [value]


@pytest.mark.clause("L-6.5", "L-6.11")
def test_a_bonus_action_starts_from_its_printed_number() -> None:
    goods = {"azure": {"servants": 3, "coins": 4}}
    t = board(goods=goods, floors={"character-1": "C69"}, dice=(1, 1, 6), cards={"azure": ["C53"]}).actions()
    t.play("azure", "place orange", "space tower-character-1")
    assert works(t.copy().play("azure", "work 0")) == [6], "4, and the Farmer's 2; not the die"
    assert works(t.play("azure", "work 3")) == [9]


@pytest.mark.clause("L-6.6", "L-7.2")
@pytest.mark.parametrize(("floor", "value"), [(1, 1), (2, 3), (3, 5), (4, 7)])
def test_a_tower_needs_the_value_of_the_floor(floor: int, value: int) -> None:
    for die in range(1, 7):
        t = board(floors={f"territory-{floor}": "C01"}, dice=(die, die, die)).actions().play("azure", "place black")
        wanted = "" if die >= value else "value-too-low"
        assert t.refused("azure", f"space tower-territory-{floor}") == wanted
        if wanted:
            assert t.clause("azure", f"space tower-territory-{floor}") == "L-6.6"


@pytest.mark.clause("L-6.6", "L-10.3")
def test_harvest_and_production_need_action_value_one() -> None:
    t = board(3, dice=(3, 4, 6)).actions()
    weak = t.copy().play("azure", "place black")
    for space in ("harvest_large", "production_large"):
        assert weak.refused("azure", f"space {space}") == "work-too-low"
        assert weak.clause("azure", f"space {space}") == "L-10.3"
        assert t.copy().play("azure", "place white").can("azure", f"space {space}")


@pytest.mark.clause("L-6.6")
@pytest.mark.parametrize("space", ["market_1", "market_2", "market_3", "market_4", "palace"])
@pytest.mark.parametrize("die", [1, 6])
def test_in_market_and_palace_the_value_has_no_other_meaning(space: str, die: int) -> None:
    t = board(4, dice=(die, die, die)).actions().play("azure", "place black", f"space {space}")
    first = t.got("azure")
    again = board(4, dice=(1, 1, 1)).actions().play("azure", "place black", f"space {space}")
    assert first == again.got("azure")


@pytest.mark.clause("L-6.7", "L-R4")
def test_card_bonuses_do_not_help_a_member_to_reach_one() -> None:
    """Warlord makes a territory action 2 higher, but the neutral member still needs a servant."""
    t = board(goods={"azure": {"servants": 2}}, floors={"territory-1": "C01"}, cards={"azure": ["C49"]}).actions()
    t.play("azure", "place neutral", "space more", "space tower-territory-1")
    assert t.refused("azure", "servants 0") == "member-too-weak"
    t.play("azure", "servants 1")
    assert t.got("azure") == {"servants": -1}


@pytest.mark.clause("L-6.7", "L-R4")
def test_a_change_of_the_members_value_does_help() -> None:
    t = board(floors={"territory-2": "C01"}, played={"azure": ["L14"]}).actions()
    t.play("azure", "place neutral", "space tower-territory-2")
    assert t.got("azure") == {}


@pytest.mark.clause("L-R4")
@pytest.mark.parametrize("counts", [False, True])
@pytest.mark.parametrize(
    ("cards", "space"),
    [(["C49"], "tower-territory-1"), (["C53"], "harvest_small"), (["C54"], "production_small")],
)
def test_the_option_lets_card_bonuses_lift_a_member(counts: bool, cards: list[str], space: str) -> None:
    t = board(
        floors={"territory-1": "C01", "character-1": "C63"},
        goods={"azure": {"coins": 5}},
        cards={"azure": cards},
        hand={"azure": ["L01"]},
        action_bonus_counts_for_member_minimum=counts,
    ).actions()
    assert t.refused("azure", "place neutral") == ("" if counts else "member-too-weak")
    if counts:
        t.go("azure", "place neutral", f"space {space}")
        assert t.space("azure", "neutral") == space, "the only space where the card helps"


@pytest.mark.clause("L-R4", "L-R2")
@pytest.mark.parametrize("counts", [False, True])
def test_passing_still_looks_at_the_members_value_alone(counts: bool) -> None:
    t = board(
        floors={"territory-1": "C01"},
        cards={"azure": ["C49"]},
        members={"azure": {"black": "palace", "white": "palace", "orange": "palace"}},
        hand={"azure": ["L01"]},
        action_bonus_counts_for_member_minimum=counts,
    ).actions()
    assert t.can("azure", "place pass")
    assert t.can("azure", "place neutral") == counts


@pytest.mark.clause("L-R4")
def test_with_the_option_a_penalty_still_counts_and_the_palace_still_needs_a_servant() -> None:
    t = board(
        floors={"territory-1": "C01", "territory-2": "C02"},
        cards={"azure": ["C49"]},
        goods={"azure": {"servants": 1}},
        action_bonus_counts_for_member_minimum=True,
    ).actions()
    t.play("azure", "place neutral")
    assert t.copy().play("azure", "space palace").heard("servants") == [
        {"event": "servants", "seat": "azure", "count": 1}
    ]
    assert t.copy().play("azure", "space tower-territory-1").heard("servants") == []
    assert t.copy().play("azure", "space tower-territory-2").heard("servants")[0]["count"] == 1


@pytest.mark.clause("L-6.8")
def test_a_higher_value_than_needed_is_allowed_and_a_card_needs_nothing_beyond_the_floor() -> None:
    t = board(floors={"territory-1": "C01"}, dice=(6, 6, 6)).actions()
    t.play("azure", "place black", "space tower-territory-1")
    assert t.cards("azure") == ["C01"]
    assert t.got("azure") == {}


@pytest.mark.clause("L-6.8", "L-11.1")
def test_a_harvest_uses_the_whole_value() -> None:
    t = board(cards={"azure": ["C03", "C05", "C08"]}, dice=(5, 5, 5)).actions()
    t.play("azure", "place black", "space harvest_small")
    assert t.got("azure") == {"wood": 4, "stone": 1, "servants": 2, "coins": 1}


@pytest.mark.clause("L-6.9", "L-R5")
def test_negative_modifiers_are_compulsory_and_positive_ones_automatic() -> None:
    t = board(cards={"azure": ["C53", "C61"]}, bans={"azure": ["E15"]}, dice=(2, 2, 2)).actions()
    t.play("azure", "place black", "space harvest_small")
    assert works(t) == [2 + 2 + 3 - 3]


@pytest.mark.clause("L-R5", "L-6.9")
@pytest.mark.parametrize("optional", [False, True])
@pytest.mark.parametrize(("booster", "space"), [("C53", "harvest_small"), ("C54", "production_small")])
def test_the_option_lets_an_action_do_without_its_positive_modifiers(optional: bool, booster: str, space: str) -> None:
    t = board(cards={"azure": [booster]}, dice=(2, 2, 2), positive_modifiers_optional=optional).actions()
    t.play("azure", "place black", f"space {space}")
    if not optional:
        assert works(t) == [4]
        return
    assert t.options() == ["raise yes", "raise no"]
    assert works(t.copy().play("azure", "raise yes")) == [4]
    assert works(t.play("azure", "raise no")) == [2]


@pytest.mark.clause("L-R5")
def test_with_the_option_all_positive_modifiers_go_together_and_negative_ones_stay() -> None:
    t = board(
        cards={"azure": ["C53", "C61"]}, bans={"azure": ["E15"]}, dice=(5, 5, 5), positive_modifiers_optional=True
    ).actions()
    t.play("azure", "place black", "space harvest_small", "raise no")
    assert works(t) == [2]


@pytest.mark.clause("L-R5")
def test_with_the_option_what_is_not_raised_must_still_suffice() -> None:
    t = board(3, cards={"azure": ["C53"]}, dice=(2, 2, 2), positive_modifiers_optional=True).actions()
    t.play("azure", "place black", "space harvest_large")
    assert works(t) == [1], "without the Farmer the large space is out of reach, so nothing is asked"
    t = board(
        3, goods={"azure": {"servants": 2}}, cards={"azure": ["C53"]}, dice=(2, 2, 2), positive_modifiers_optional=True
    ).actions()
    t.play("azure", "place black", "space harvest_large", "raise no")
    assert t.heard("servants")[0]["count"] == 2


@pytest.mark.clause("L-R5", "L-9.3")
@pytest.mark.parametrize("optional", [False, True])
def test_the_option_holds_for_bonus_actions_too(optional: bool) -> None:
    t = board(
        goods={"azure": {"coins": 4}},
        floors={"character-1": "C69"},
        cards={"azure": ["C53"]},
        positive_modifiers_optional=optional,
    ).actions()
    t.play("azure", "place black", "space tower-character-1")
    if optional:
        t.play("azure", "raise no")
    assert works(t.play("azure", "work 0")) == [4 if optional else 6]


@pytest.mark.clause("L-R5", "L-16.7")
def test_with_the_option_a_harvest_without_card_bonuses_asks_nothing() -> None:
    t = board(cards={"azure": ["C53"]}, played={"azure": ["L01"]}, positive_modifiers_optional=True).actions()
    t.play("azure", "use L01")
    assert t.waits == "work"


@pytest.mark.clause("L-6.10")
@pytest.mark.parametrize("space", ["market_1", "palace", "tower-territory-1", "harvest_small"])
def test_more_servants_than_needed_may_be_spent_and_are_lost(space: str) -> None:
    t = board(goods={"azure": {"servants": 7}}, floors={"territory-1": "C01"}).actions()
    t.play("azure", "place orange", "space more", f"space {space}", "servants 7")
    assert t.heard("servants") == [{"event": "servants", "seat": "azure", "count": 7}]
    assert t.space("azure", "orange") == space


@pytest.mark.clause("L-6.10", "L-9.1")
def test_more_servants_than_needed_may_be_spent_on_a_bonus_card_action() -> None:
    goods = {"azure": {"servants": 4, "coins": 3}}
    t = board(goods=goods, floors={"character-1": "C56", "territory-1": "C01"}).actions()
    t.play("azure", "place orange", "space tower-character-1", "bonus more", "bonus tower-territory-1", "servants 4")
    assert t.got("azure") == {"servants": -4, "coins": -3, "faith": 1}
    assert t.cards("azure") == ["C01", "C56"]


@pytest.mark.clause("L-6.10")
def test_more_must_be_asked_for_and_only_by_those_who_have_servants() -> None:
    t = board(goods={"azure": {"servants": 1}}).actions()
    assert t.copy().play("azure", "place orange").redundant("azure", "space more")
    more = t.copy().play("azure", "place orange", "space more")
    assert more.refused("azure", "space more") == "say-more"
    t.play("azure", "place orange", "space market_1")
    assert t.play("gules", "place orange").refused("gules", "space more") == "say-more"


@pytest.mark.clause("L-6.10")
def test_a_number_of_servants_that_does_nothing_wants_more_said_first() -> None:
    t = board(goods={"azure": {"servants": 5}}, cards={"azure": ["C05"]}, dice=(1, 1, 1)).actions()
    t.play("azure", "place black", "space harvest_small")
    assert t.options("servants") == ["0", "4"]
    assert t.refused("azure", "servants 3") == "say-more"
    assert t.clause("azure", "servants 3") == "L-6.10"


@pytest.mark.clause("L-6.10", "L-7.9")
def test_servants_on_the_value_and_servants_in_the_cost_add_up() -> None:
    """Military Academy costs 1 servant, 2 wood, 2 stone."""
    for servants, legal in ((2, False), (3, True)):
        goods = {"azure": {"wood": 2, "stone": 2, "servants": servants}}
        t = board(goods=goods, floors={"building-2": "C47"}, dice=(1, 1, 1)).actions().play("azure", "place black")
        assert t.can("azure", "space tower-building-2") == legal
        if legal:
            t.play("azure", "space tower-building-2")
            assert t.has("azure", "servants") == 0


@pytest.mark.clause("L-6.6", "L-7.10", "L-10.3")
def test_a_value_below_one_is_refused_by_the_clause_of_placing_only_where_a_member_is_placed() -> None:
    goods = {"azure": {"servants": 3}}
    bonus = board(goods=goods, played={"azure": ["L10"]}).actions().play("azure", "use L10")
    assert (bonus.refused("azure", "work 0"), bonus.clause("azure", "work 0")) == ("work-too-low", "L-6.6")
    placed = board(players=3, goods=goods, dice=(2, 2, 2)).actions()
    placed.play("azure", "place black", "space more", "space harvest_large")
    assert (placed.refused("azure", "servants 0"), placed.clause("azure", "servants 0")) == ("work-too-low", "L-10.3")


@pytest.mark.clause("L-6.11")
def test_a_bonus_action_has_no_member_minimum() -> None:
    """Leonardo's production at 0 needs one servant; a card action needs only the floor's value."""
    t = board(goods={"azure": {"servants": 2}}, played={"azure": ["L10"]}).actions().play("azure", "use L10")
    assert t.refused("azure", "work 0") == "work-too-low"
    assert t.can("azure", "work 1")
    goods = {"azure": {"coins": 3, "servants": 1}}
    t = board(
        goods=goods,
        floors={"character-1": "C56", "territory-1": "C01", "territory-2": "C02"},
        bans={"azure": ["E21"]},
    ).actions()
    t.play("azure", "place black", "space tower-character-1")
    assert t.can("azure", "bonus tower-territory-1"), "4 - 4 + 1 servant is enough for floor 1"
    assert t.refused("azure", "bonus tower-territory-2") == "value-too-low"


@pytest.mark.clause("L-6.12")
def test_a_leader_played_before_the_placement_counts_and_one_played_afterwards_does_not_act_backwards() -> None:
    cards = {"azure": ["C49", "C50", "C51", "C52", "C53", "C54"]}
    t = board(dice=(5, 5, 5), floors={"territory-4": "C01"}, cards=cards, hand={"azure": ["L13"]}).actions()
    early = t.copy().play("azure", "play L13", "place black", "space harvest_small")
    assert works(early) == [5 + 2 + 2], "Lucrezia and the Farmer"
    late = t.play("azure", "place black", "space harvest_small", "play L13")
    assert works(late) == [5 + 2]
    assert late.got("azure") == early.got("azure")


# L-R27, L-R34


@pytest.mark.clause("L-R27")
def test_an_odd_servant_may_not_be_spent_on_a_value() -> None:
    t = board(goods={"azure": {"servants": 5}}, bans={"azure": ["E26"]}).actions()
    t.play("azure", "place orange", "space more", "space market_1")
    assert [n for n in range(7) if t.refused("azure", f"servants {n}") == "odd-servants"] == [1, 3, 5]
    assert t.clause("azure", "servants 1") == "L-R27"
    assert t.options("servants") == ["0", "2", "4"]
    assert t.refused("azure", "servants 6") == "no-servants"


@pytest.mark.clause("L-R27")
def test_servants_as_a_price_are_not_counted_in_pairs() -> None:
    goods = {"azure": {"wood": 2, "stone": 2, "servants": 1}}
    t = board(goods=goods, floors={"building-1": "C47"}, bans={"azure": ["E26"]}).actions()
    t.play("azure", "place black", "space tower-building-1")
    assert t.got("azure")["servants"] == -1
    t = board(goods={"azure": {"servants": 1}}, cards={"azure": ["C39"]}, bans={"azure": ["E26"]}).actions()
    t.play("azure", "place black", "space production_small", "exchange 1")
    assert t.got("azure") == {"servants": -1, "military": 4, "coins": 2}


@pytest.mark.clause("L-R34")
def test_harvest_penalty_and_member_minimum_are_separate_tests() -> None:
    t = board(dice=(1, 2, 3), cards={"azure": ["C53"]}, bans={"azure": ["E15"]}).actions()
    weak = t.copy().play("azure", "place black")
    assert weak.refused("azure", "space harvest_small") == "work-too-low", "1 + 2 - 3"
    assert t.play("azure", "place white").can("azure", "space harvest_small")
