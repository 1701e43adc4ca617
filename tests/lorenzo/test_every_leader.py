"""Every leader: its requirement and its whole ability."""

import pytest

from lorenzo.table import LEADERS, Goods, Table, board
from signoria.games.lorenzo.terms import PLAYED, USED

CARDS = {
    "territory": ["C01", "C02", "C03", "C04", "C05", "C06"],
    "building": ["C25", "C26", "C27", "C28", "C29", "C30"],
    "character": ["C63", "C64", "C65", "C66", "C67", "C68"],
    "venture": ["C73", "C74", "C75", "C76", "C77", "C78"],
}

# What must be held: cards by type, goods, VP. Lucrezia's six of one type are apart.
NEEDS: dict[str, Goods] = {
    "L01": {"venture": 5},
    "L02": {"character": 5},
    "L03": {"building": 5},
    "L04": {"territory": 5},
    "L05": {"coins": 18},
    "L06": {"military": 12},
    "L07": {"wood": 10},
    "L08": {"stone": 10},
    "L09": {"servants": 15},
    "L10": {"character": 4, "territory": 2},
    "L11": {"venture": 4, "building": 2},
    "L12": {"wood": 6, "stone": 6, "coins": 6, "servants": 6},
    "L14": {"military": 7, "faith": 3},
    "L15": {"vp": 35},
    "L16": {"territory": 2, "building": 2, "character": 2, "venture": 2},
    "L17": {"building": 3, "coins": 12, "faith": 2},
    "L18": {"faith": 8},
    "L19": {"character": 2, "building": 4},
    "L20": {"venture": 2, "territory": 4},
}


def holding(leader: str, need: Goods) -> Table:
    """Blue holds exactly this and has the leader in hand; red has a leader on the table."""
    cards = [card for kind, names in CARDS.items() for card in names[: need.get(kind, 0)]]
    goods = {good: n for good, n in need.items() if good not in CARDS and good != "vp"}
    other = "L05" if leader != "L05" else "L07"
    return board(
        goods={"azure": goods},
        cards={"azure": cards},
        vp={"azure": need.get("vp", 0)},
        hand={"azure": [leader]},
        played={"gules": [other]},
    ).actions()


@pytest.mark.clause("L-16.6", "L-16.2")
@pytest.mark.parametrize("leader", NEEDS)
def test_the_requirement_is_exactly_what_is_printed(leader: str) -> None:
    need = NEEDS[leader]
    t = holding(leader, need)
    assert t.can("azure", f"play {leader}")
    before = t.goods("azure")
    t.play("azure", f"play {leader}")
    assert t.goods("azure") == before, "nothing is spent"
    assert leader in t.leaders("azure", PLAYED)
    for part in need:
        less = holding(leader, {**need, part: need[part] - 1})
        assert less.refused("azure", f"play {leader}") == "requirement", f"one {part} less"
    everything_else = {
        **dict.fromkeys(CARDS, 6),
        **dict.fromkeys(("wood", "stone", "coins", "servants"), 30),
        "military": 25,
        "faith": 15,
        "vp": 90,
    }
    for part in need:
        without = holding(leader, {**everything_else, part: need[part] - 1})
        assert without.refused("azure", f"play {leader}") == "requirement"


@pytest.mark.clause("L-16.6")
@pytest.mark.parametrize("kind", CARDS)
def test_lucrezia_wants_six_cards_of_any_one_type(kind: str) -> None:
    rest = dict.fromkeys(CARDS, 5)
    assert holding("L13", {kind: 6}).can("azure", "play L13")
    assert holding("L13", rest).refused("azure", "play L13") == "requirement", "twenty cards, but five of each"


def test_these_are_all_leaders() -> None:
    assert sorted([*NEEDS, "L13"]) == LEADERS


# Once per round.

GAINS: dict[str, Goods] = {
    "L05": {"faith": 1},
    "L06": {"wood": 1, "stone": 1, "coins": 1},
    "L07": {"military": 2, "vp": 1},
    "L08": {"coins": 3},
    "L19": {"servants": 3, "vp": 1},
    "L20": {"vp": 4},
}
ONCE = [*GAINS, "L01", "L04", "L09", "L10"]
PERMANENT = ["L02", "L03", "L11", "L12", "L13", "L14", "L16", "L17", "L18"]


@pytest.mark.clause("L-16.6", "L-16.3")
@pytest.mark.parametrize("leader", GAINS)
def test_leaders_with_a_gain(leader: str) -> None:
    t = board(played={"azure": [leader]}).actions().play("azure", f"use {leader}")
    assert t.got("azure") == GAINS[leader]
    assert t.leaders("azure", USED) == [leader]
    assert t.refused("azure", f"use {leader}") == "used-already"
    vp = GAINS[leader].get("vp", 0)
    assert t.points("azure") == ({"leaders": vp} if vp else {})


@pytest.mark.clause("L-16.6", "L-16.3")
@pytest.mark.parametrize("leader", LEADERS)
def test_which_leaders_are_used_once_a_round_and_which_are_permanent(leader: str) -> None:
    t = board(played={"azure": [leader], "gules": ["L05" if leader != "L05" else "L06"]}).actions()
    assert t.can("azure", f"use {leader}") == (leader in ONCE)
    if leader in PERMANENT:
        assert t.refused("azure", f"use {leader}") == "nothing-to-use"


@pytest.mark.clause("L-16.6", "L-16.7")
def test_l01_sforza_a_harvest_at_one() -> None:
    t = board(goods={"azure": {"servants": 2}}, cards={"azure": ["C01", "C03", "C53"]}, played={"azure": ["L01"]})
    t.actions().play("azure", "use L01")
    assert t.copy().play("azure", "work 0").got("azure") == {"wood": 1, "stone": 1, "servants": 1, "coins": 1}
    assert t.copy().play("azure", "work 0").heard("work")[-1]["count"] == 1
    t.play("azure", "work 2")
    assert t.got("azure") == {"wood": 1, "stone": 1, "coins": 2}, "2 servants spent, 2 gained: Village is at 3"
    assert t.points("azure") == {}


@pytest.mark.clause("L-16.6", "L-R17")
def test_l02_ariosto_enters_taken_spaces() -> None:
    for played, legal in (({"azure": ["L02"]}, True), ({"azure": ["L05"]}, False)):
        members = {"gules": {"black": "market_1", "white": "harvest_small", "orange": "production_small"}}
        t = board(members=members, played=played).actions().play("azure", "place orange")
        for space in ("market_1", "harvest_small", "production_small"):
            assert t.can("azure", f"space {space}") == legal


@pytest.mark.clause("L-16.6", "L-R18")
@pytest.mark.parametrize("tower", ["territory", "building", "character", "venture"])
def test_l03_brunelleschi_pays_no_fee(tower: str) -> None:
    card = {"territory": "C01", "building": "C32", "character": "C63", "venture": "C75"}[tower]
    goods = {"azure": {"stone": 3, "coins": 5 if tower == "character" else 0}}
    members = {"gules": {"black": f"tower-{tower}-2"}}
    t = board(goods=goods, floors={f"{tower}-1": card}, members=members, played={"azure": ["L03"]}).actions()
    t.play("azure", "place orange", f"space tower-{tower}-1")
    assert t.heard("fee") == []
    assert t.cards("azure") == [card]


@pytest.mark.clause("L-16.6", "L-R19")
@pytest.mark.parametrize("member", ["black", "white", "orange"])
def test_l04_federico_makes_one_coloured_member_six(member: str) -> None:
    t = board(dice=(1, 2, 3), played={"azure": ["L04"]}).actions().play("azure", "use L04", f"strengthen {member}")
    values = {"black": 1, "white": 2, "orange": 3, member: 6, "neutral": 0}
    assert {name: t.value("azure", name) for name in values} == values


@pytest.mark.clause("L-16.6")
@pytest.mark.parametrize("option", ["materials", "servants", "coins", "military", "faith"])
def test_l09_gonzaga_gains_a_privilege(option: str) -> None:
    t = board(played={"azure": ["L09"]}).actions().play("azure", "use L09", f"privilege {option}")
    expected = {"materials": {"wood": 1, "stone": 1}, "faith": {"faith": 1}}
    assert t.got("azure") == expected.get(option, {option: 2})
    assert t.waits == "place", "just one"


@pytest.mark.clause("L-16.6", "L-16.7")
def test_l10_leonardo_a_production_at_zero() -> None:
    goods = {"azure": {"servants": 3, "wood": 1}}
    t = board(goods=goods, cards={"azure": ["C43", "C30", "C54"]}, played={"azure": ["L10"]}).actions()
    t.play("azure", "use L10")
    assert t.refused("azure", "work 0") == "work-too-low"
    t.play("azure", "work 1")
    assert t.got("azure") == {"servants": -1, "coins": 2, "military": 1, "vp": 3}


@pytest.mark.clause("L-16.6", "L-16.8")
@pytest.mark.parametrize(
    ("card", "tower", "paid"),
    [
        ("C41", "building", {"wood": 1, "stone": 3}),
        ("C42", "building", {"coins": 1, "wood": 3}),
        ("C67", "character", {"coins": 4}),
        ("C89", "venture", {"coins": 5}),
        ("C74", "venture", {"wood": 1, "stone": 1}),
        ("C75", "venture", {"stone": 3}),
    ],
)
def test_l11_pico_takes_three_coins_off(card: str, tower: str, paid: Goods) -> None:
    goods = {"azure": {"wood": 9, "stone": 9, "coins": 9}}
    t = board(goods=goods, floors={f"{tower}-1": card}, played={"azure": ["L11"]}).actions()
    t.play("azure", "place orange", f"space tower-{tower}-1")
    assert {str(fact["good"]): fact["count"] for fact in t.heard("pay")} == paid


@pytest.mark.clause("L-16.6", "L-16.12")
def test_l12_sisto_adds_five_points_to_every_support() -> None:
    t = board(goods={"azure": {"faith": 7}}, played={"azure": ["L12"]}, round=4).at("report")
    t.play("azure", "church support")
    assert t.points("azure") == {"church": 9 + 5}


@pytest.mark.clause("L-16.6", "L-16.9")
@pytest.mark.parametrize(
    ("leader", "values"), [("L13", [3, 5, 8, 0]), ("L14", [1, 3, 6, 3]), ("L16", [5, 5, 5, 0]), ("L05", [1, 3, 6, 0])]
)
def test_l13_lucrezia_l14_malatesta_l16_il_moro_change_values(leader: str, values: list[int]) -> None:
    t = board(dice=(1, 3, 6), played={"azure": [leader]}).actions()
    assert [t.value("azure", member) for member in ("black", "white", "orange", "neutral")] == values
    assert [t.value("gules", member) for member in ("black", "white", "orange", "neutral")] == [1, 3, 6, 0]


@pytest.mark.clause("L-16.6", "L-16.10")
@pytest.mark.parametrize("leader", [name for name in LEADERS if name != "L15"])
def test_l15_lorenzo_can_copy_every_leader(leader: str) -> None:
    t = board(vp={"azure": 35}, hand={"azure": ["L15"]}, played={"gules": [leader]}).actions()
    t.go("azure", "play L15", f"copy {leader}")
    assert t.can("azure", "use L15") == (leader in ONCE)
    if leader in GAINS:
        assert t.play("azure", "use L15").got("azure") == GAINS[leader]


@pytest.mark.clause("L-16.6", "L-R20")
@pytest.mark.parametrize("owned", [2, 3, 4, 5])
def test_l17_cesare_needs_no_military_for_territories(owned: int) -> None:
    for played, legal in ((["L17"], True), (["L05"], False)):
        t = board(floors={"territory-1": "C07"}, cards={"azure": CARDS["territory"][:owned]}, played={"azure": played})
        t.actions().play("azure", "place orange")
        assert t.can("azure", "space tower-territory-1") == legal


@pytest.mark.clause("L-16.6", "L-16.11")
@pytest.mark.parametrize(
    ("card", "tower", "goods", "expected"),
    [
        ("C08", "territory", {}, {"coins": 6}),
        ("C11", "territory", {}, {"stone": 2, "servants": 4}),
        ("C23", "territory", {}, {"coins": 4, "vp": 2}),
        ("C86", "venture", {"wood": 4}, {"wood": -4, "servants": 10}),
        ("C87", "venture", {"military": 8}, {"military": -4, "coins": 10, "faith": 1}),
        ("C93", "venture", {"military": 12}, {"military": -6, "wood": 6, "stone": 6, "coins": 6}),
        ("C73", "venture", {"coins": 4}, {"coins": -4, "military": 5}),
        ("C25", "building", {"wood": 1, "stone": 3}, {"wood": -1, "stone": -3, "vp": 5}),
    ],
)
def test_l18_santa_rita_doubles_resources_at_once(card: str, tower: str, goods: Goods, expected: Goods) -> None:
    t = board(goods={"azure": goods}, floors={f"{tower}-1": card}, played={"azure": ["L18"]}).actions()
    t.play("azure", "place orange", f"space tower-{tower}-1")
    assert t.got("azure") == expected
