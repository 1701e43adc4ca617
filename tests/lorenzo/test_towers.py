"""L-7: placing in a tower, its fee, the order of the steps and of the tests."""

import pytest

from lorenzo.table import Table, board

TERRITORIES = {"territory-1": "C01", "territory-2": "C02", "territory-3": "C03", "territory-4": "C04"}
FOREIGN = {"gules": {"black": "tower-venture-1"}}


@pytest.mark.clause("L-7.1")
def test_one_member_a_floor_and_floors_in_any_order() -> None:
    t = board(4, goods={seat: {"coins": 9} for seat in ("azure", "gules", "or", "vert")}, floors=TERRITORIES).actions()
    t.p.dice = [6, 6, 6]
    t.play("azure", "place black", "space tower-territory-3")
    t.play("gules", "place black", "space tower-territory-1")
    t.play("or", "place black")
    for floor in (1, 3):
        assert t.refused("or", f"space tower-territory-{floor}") == "floor-taken"
    t.play("or", "space tower-territory-2")


@pytest.mark.clause("L-7.2")
@pytest.mark.parametrize(
    ("tower", "card", "good"),
    [
        ("territory", "C01", "wood"),
        ("character", "C53", "stone"),
        ("building", "C31", "military"),
        ("venture", "C78", "coins"),
    ],
)
def test_the_upper_floors_carry_a_bonus_of_one_and_two(tower: str, card: str, good: str) -> None:
    """Forming the difference of the same card bought on floor 1 leaves the bonus of the floor."""
    results = []
    for floor in (1, 2, 3, 4):
        goods = {"azure": {"wood": 9, "stone": 9, "coins": 9, "servants": 1}}
        t = board(goods=goods, floors={f"{tower}-{floor}": card}, dice=(6, 6, 6)).actions()
        t.go("azure", "place black", f"space tower-{tower}-{floor}")
        got = t.got("azure")
        if floor == 4:
            got["servants"] = got.get("servants", 0) + 1
        results.append({kind: n for kind, n in got.items() if n})
    assert results[1] == results[0], "floors 1 and 2 give nothing"
    for floor, bonus in ((3, 1), (4, 2)):
        base = results[0]
        more = {kind: n - base.get(kind, 0) for kind, n in results[floor - 1].items() if n != base.get(kind, 0)}
        missing = {kind for kind in base if kind not in results[floor - 1]}
        assert {**more, **{kind: -base[kind] for kind in missing}} == {good: bonus}


@pytest.mark.clause("L-7.3", "L-1.3")
@pytest.mark.parametrize(
    ("there", "comes", "legal"),
    [
        ("black", "white", False),
        ("orange", "black", False),
        ("neutral", "white", True),
        ("black", "neutral", True),
    ],
)
def test_one_coloured_member_a_tower_and_the_neutral_one_in_either_order(there: str, comes: str, legal: bool) -> None:
    t = board(
        goods={"azure": {"coins": 3, "servants": 9}},
        floors={"territory-1": "C01"},
        members={"azure": {there: "tower-territory-2"}},
    ).actions()
    t.play("azure", f"place {comes}")
    assert t.can("azure", "space tower-territory-1") == legal
    if not legal:
        assert t.refused("azure", "space tower-territory-1") == "colour-limit-tower"
        assert t.clause("azure", "space tower-territory-1") == "L-7.3"


@pytest.mark.clause("L-7.3")
def test_the_limit_is_for_each_tower_and_each_player() -> None:
    t = board(
        goods={"azure": {"coins": 9}},
        floors={"territory-1": "C01", "character-1": "C53"},
        members={"azure": {"black": "tower-character-2"}, "gules": {"black": "tower-territory-2"}},
    ).actions()
    t.play("azure", "place white")
    assert t.can("azure", "space tower-territory-1")
    assert not t.can("azure", "space tower-character-1")


@pytest.mark.clause("L-7.4")
@pytest.mark.parametrize(
    "standing",
    [
        {"gules": {"black": "tower-territory-4"}},
        {"gules": {"neutral": "tower-territory-1"}},
        {"azure": {"neutral": "tower-territory-4"}},
        {"azure": {"orange": "tower-territory-4"}},
    ],
)
def test_any_member_in_the_tower_makes_the_next_one_pay_three_coins(standing: dict[str, dict[str, str]]) -> None:
    coming = "neutral" if "orange" in standing.get("azure", {}) else "white"
    t = board(goods={"azure": {"coins": 3, "servants": 3}}, floors={"territory-2": "C03"}, members=standing).actions()
    t.play("azure", f"place {coming}", "space tower-territory-2")
    assert t.got("azure")["coins"] == -3
    assert t.heard("fee") == [{"event": "fee", "seat": "azure", "count": 3}]


@pytest.mark.clause("L-7.4")
def test_the_first_member_in_a_tower_pays_nothing() -> None:
    members = {"gules": {"black": "tower-building-1"}}
    t = board(floors={"territory-2": "C03"}, members=members).actions()
    t.play("azure", "place white", "space tower-territory-2")
    assert t.got("azure") == {}


@pytest.mark.clause("L-7.4")
@pytest.mark.parametrize("coins", [0, 1, 2])
def test_the_fee_must_be_held_before_and_neither_bonus_nor_card_can_pay_it(coins: int) -> None:
    """Hosting Panhandlers on floor 4 brings 2 coins; City brings 3 at once: too late."""
    t = board(
        goods={"azure": {"coins": coins, "wood": 3, "servants": 1}}, floors={"venture-4": "C78"}, members=FOREIGN
    ).actions()
    t.play("azure", "place orange")
    assert t.refused("azure", "space tower-venture-4") == "fee"
    assert t.clause("azure", "space tower-venture-4") == "L-7.4"
    t = board(
        goods={"azure": {"coins": coins}},
        floors={"territory-1": "C08"},
        members={"gules": {"black": "tower-territory-2"}},
    ).actions()
    t.play("azure", "place orange")
    assert t.refused("azure", "space tower-territory-1") == "fee"


@pytest.mark.clause("L-7.5", "L-R6")
def test_a_floor_without_a_card_cannot_be_used() -> None:
    """Abbess takes the card of floor 2 by a bonus action; nobody stands there, yet the floor is dead."""
    t = board(
        goods={"azure": {"coins": 9}, "gules": {"coins": 9}}, floors={"character-1": "C56", **TERRITORIES}
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "bonus tower-territory-2")
    t.play("gules", "place orange")
    assert t.refused("gules", "space tower-territory-2") == "card-gone"
    assert t.clause("gules", "space tower-territory-2") == "L-7.5"


@pytest.mark.clause("L-7.6")
def test_nobody_occupies_a_floor_just_for_its_bonus() -> None:
    t = board(goods={"azure": {"servants": 1}}, floors={"character-4": "C63"}).actions().play("azure", "place orange")
    assert t.refused("azure", "space tower-character-4") == "cost-too-high", "the stone alone is not to be had"


@pytest.mark.clause("L-7.7")
@pytest.mark.parametrize(
    ("tower", "own", "card"),
    [
        ("territory", ["C01", "C02", "C03", "C04", "C05", "C06"], "C07"),
        ("building", ["C25", "C26", "C27", "C28", "C29", "C30"], "C31"),
        ("character", ["C49", "C50", "C51", "C52", "C53", "C54"], "C63"),
        ("venture", ["C73", "C74", "C75", "C76", "C77", "C79"], "C78"),
    ],
)
def test_nobody_owns_more_than_six_cards_of_a_type(tower: str, own: list[str], card: str) -> None:
    goods = {"azure": {"wood": 9, "stone": 9, "coins": 9, "military": 25}}
    full = board(goods=goods, floors={f"{tower}-1": card}, cards={"azure": own}).actions().play("azure", "place orange")
    assert full.refused("azure", f"space tower-{tower}-1") == "six-cards"
    assert full.clause("azure", f"space tower-{tower}-1") == "L-7.7"
    five = board(goods=goods, floors={f"{tower}-1": card}, cards={"azure": own[:5]}).actions()
    five.go("azure", "place orange", f"space tower-{tower}-1")
    assert five.cards("azure") == [*own[:5], card], "the sixth goes to the last place, and nothing is discarded"


@pytest.mark.clause("L-7.8")
def test_the_steps_of_a_card_action_come_in_their_order() -> None:
    """Hosting Panhandlers on floor 4 of an occupied tower: servants, fee, member, bonus, cost, card, effects."""
    t = board(
        goods={"azure": {"coins": 3, "wood": 3, "servants": 1}}, floors={"venture-4": "C78"}, members=FOREIGN
    ).actions()
    t.play("azure", "place orange", "space tower-venture-4")
    kinds = ("servants", "fee", "place", "gain", "pay", "take")
    assert [(fact["event"], fact.get("good")) for fact in t.heard(*kinds)] == [
        ("servants", None),
        ("fee", None),
        ("place", None),
        ("gain", "coins"),
        ("pay", "wood"),
        ("take", None),
        ("gain", "servants"),
    ]
    assert t.got("azure") == {"coins": -1, "wood": -3, "servants": 3}


@pytest.mark.clause("L-7.8", "L-R7")
def test_the_floor_bonus_helps_to_pay_the_card() -> None:
    """Hiring Recruits costs 4 coins: 3 in hand and 1 from floor 3."""
    t = board(goods={"azure": {"coins": 3}}, floors={"venture-3": "C73"}).actions()
    t.play("azure", "place orange", "space tower-venture-3")
    assert t.goods("azure") == {"wood": 0, "stone": 0, "coins": 0, "servants": 0, "military": 5, "faith": 0}


@pytest.mark.clause("L-7.8", "L-8.6")
def test_immediate_effects_cannot_pay_the_card() -> None:
    """Support to the King brings 5 coins, but a Royal Messenger costs 5 and brings its coins too late."""
    t = board(goods={"azure": {"coins": 3}}, floors={"character-1": "C64"}).actions().play("azure", "place orange")
    assert t.refused("azure", "space tower-character-1") == "cost-too-high"


@pytest.mark.clause("L-7.8", "L-R9")
def test_the_player_orders_the_effects_where_it_matters() -> None:
    """Bishop at 15 faith: his point is lost if it comes first, but not after the Baptistery took one."""
    t = board(
        goods={"azure": {"coins": 5, "faith": 15}}, floors={"character-1": "C70"}, cards={"azure": ["C38"]}
    ).actions()
    t.play("azure", "place orange", "space tower-character-1")
    assert t.options() == ["order gain", "order bonus"]
    first = t.copy().play("azure", "order gain", "work 0", "exchange 1")
    assert first.has("azure", "faith") == 14
    last = t.play("azure", "order bonus", "work 0", "exchange 1")
    assert last.has("azure", "faith") == 15


@pytest.mark.clause("L-7.8", "L-R9")
def test_the_order_is_asked_for_privileges_that_could_run_over_a_track_too() -> None:
    """Hero at 25 military: the campaign that he grants spends points, which the privilege brings back afterwards."""
    t = board(
        goods={"azure": {"coins": 4, "military": 25}}, floors={"character-1": "C60", "venture-1": "C87"}
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "order bonus", "bonus tower-venture-1")
    t.play("azure", "privilege military")
    assert t.has("azure", "military") == 25 - 4 + 2


@pytest.mark.clause("L-7.8")
def test_the_order_is_not_asked_where_gain_first_is_never_worse() -> None:
    t = board(goods={"azure": {"coins": 4, "military": 8}}, floors={"character-1": "C60", "venture-1": "C87"}).actions()
    t.play("azure", "place orange", "space tower-character-1")
    assert t.waits == "privilege"
    open_end = board(
        goods={"azure": {"coins": 4, "military": 25}},
        floors={"character-1": "C60", "venture-1": "C87"},
        surplus_track_points_lost=False,
    ).actions()
    assert open_end.play("azure", "place orange", "space tower-character-1").waits == "privilege"


@pytest.mark.clause("L-7.9")
@pytest.mark.parametrize(
    ("coins", "reason"),
    [(2, "fee"), (3, "cost-too-high"), (4, "cost-too-high"), (5, ""), (6, "")],
)
def test_the_arithmetic_of_one_card_action(coins: int, reason: str) -> None:
    """Hiring Recruits (4 coins) on floor 4 (2 coins) of an occupied tower: 3 + 4 - 2 = 5 coins must be held."""
    t = board(goods={"azure": {"coins": coins, "servants": 1}}, floors={"venture-4": "C73"}, members=FOREIGN).actions()
    t.play("azure", "place orange")
    assert t.refused("azure", "space tower-venture-4") == reason
    if not reason:
        t.play("azure", "space tower-venture-4")
        assert t.has("azure", "coins") == coins - 5


@pytest.mark.clause("L-7.9", "L-8.8", "L-R22")
@pytest.mark.parametrize(
    ("cards", "tiles", "needed"), [([], [], 2), (["C55"], [], 4), ([], ["E12"], 3), (["C55"], ["E12"], 4)]
)
def test_preacher_and_penalty_tiles_reduce_the_bonus_that_can_pay(
    cards: list[str], tiles: list[str], needed: int
) -> None:
    for coins in range(5):
        t = board(
            goods={"azure": {"coins": coins, "servants": 1}},
            floors={"venture-4": "C73"},
            cards={"azure": cards},
            bans={"azure": tiles},
        ).actions()
        t.play("azure", "place orange")
        assert t.can("azure", "space tower-venture-4") == (coins >= needed)


def worst(**more: object) -> Table:
    """Red stands on floor 1 of the venture tower; blue has a white member of value 3 and almost nothing else."""
    given: dict[str, object] = {
        "players": 2,
        "goods": {"azure": {}},
        **more,
    }
    return board(**given).actions()  # type: ignore[arg-type]


@pytest.mark.clause("L-7.10", "L-R40")
def test_the_first_reason_in_the_order_of_tests_is_told() -> None:
    """Each case breaks the tested rule and, as far as that can be, all the later ones."""
    six = ["C73", "C74", "C75", "C76", "C77", "C78"]
    own = {"azure": {"black": "tower-venture-3"}}
    both = {"azure": {"black": "tower-venture-3"}, "gules": {"black": "tower-venture-1"}}
    cases: list[tuple[str, str, str, dict[str, object]]] = [
        ("market_3", "space-closed", "L-2.3", {"bans": {"azure": ["E25"]}}),
        (
            "market_1",
            "area-forbidden",
            "L-R26",
            {"bans": {"azure": ["E25"]}, "members": {"gules": {"black": "market_1"}}},
        ),
        ("market_1", "market-taken", "L-12.1", {"members": {"gules": {"black": "market_1"}}}),
        ("tower-venture-3", "floor-taken", "L-7.1", {"members": {"gules": {"black": "tower-venture-3"}}}),
        ("tower-venture-1", "card-gone", "L-7.5", {"members": own, "cards": {"azure": six}}),
        ("tower-venture-2", "colour-limit-tower", "L-7.3", {"members": both, "cards": {"azure": six}}),
        ("tower-venture-4", "six-cards", "L-7.7", {"members": FOREIGN, "cards": {"azure": six}}),
        ("tower-venture-4", "value-too-low", "L-6.6", {"members": FOREIGN}),
        ("tower-venture-2", "fee", "L-7.4", {"members": FOREIGN}),
        ("tower-venture-2", "cost-too-high", "L-5.5", {}),
        ("tower-venture-2", "venture-military", "L-8.4", {"floors": {"venture-2": "C77"}}),
    ]
    for space, reason, clause, more in cases:
        floors: dict[str, object] = {"floors": {"venture-2": "C96", "venture-4": "C88"}, **more}
        t = worst(**floors).play("azure", "place white")
        assert t.refused("azure", f"space {space}") == reason, space
        assert not clause or t.clause("azure", f"space {space}") == clause


@pytest.mark.clause("L-7.10")
def test_among_servants_those_not_held_come_first_then_odd_ones_then_the_values() -> None:
    t = board(
        goods={"azure": {"servants": 5}},
        floors={"territory-2": "C01"},
        dice=(1, 1, 1),
        bans={"azure": ["E26", "E17"]},
    ).actions()
    t.play("azure", "place black", "space more", "space harvest_small")
    assert t.refused("azure", "servants 7") == "no-servants"
    assert t.refused("azure", "servants 1") == "odd-servants"
    assert t.refused("azure", "servants 0") == "member-too-weak"


@pytest.mark.clause("L-7.11", "L-R6")
def test_a_bonus_card_action_leaves_no_member_behind() -> None:
    t = board(
        goods={"azure": {"coins": 3}}, floors={"character-1": "C56", "territory-1": "C01", "territory-2": "C02"}
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "bonus tower-territory-2")
    t.play("gules", "place orange", "space tower-territory-1")
    assert t.got("gules") == {}, "the tower counts as empty: no fee"


@pytest.mark.clause("L-R6", "L-14.1")
def test_a_dead_floor_is_dead_for_the_round_only() -> None:
    t = board(goods={"azure": {"coins": 3}}, floors={"character-1": "C56", "territory-2": "C02"}, dice=(6, 6, 6))
    t.actions().play("azure", "place orange", "space tower-character-1", "bonus tower-territory-2")
    assert t.floor("territory-2") == ""
    while t.p.round == 1:
        t.go(t.asked[0], *([] if t.waits == "space" else t.options("")[:1]), "space palace", "privilege coins")
    assert t.floor("territory-2") != ""


@pytest.mark.clause("L-R7", "L-8.1")
def test_requirements_are_tested_after_the_floor_bonus() -> None:
    """No printed floor shows it, so the military bonus of floor 3 is moved to the venture tower for once."""
    t = board(goods={"azure": {"military": 2}}, floors={"venture-3": "C77"})
    t.book.space_node[14], t.book.space_node[10] = t.book.space_node[10], t.book.space_node[14]
    try:
        t.actions().play("azure", "place orange", "space tower-venture-3")
        assert t.got("azure") == {"military": 1 - 2, "coins": 3}
    finally:
        t.book.space_node[14], t.book.space_node[10] = t.book.space_node[10], t.book.space_node[14]
