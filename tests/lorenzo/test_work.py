"""L-10 and L-11: harvest and production."""

import pytest

from lorenzo.table import Goods, Table, board


def produce(goods: Goods, cards: list[str], value: int = 6, *moves: str, **more: object) -> Table:
    """Blue produces on the small space with a member of this value."""
    given: dict[str, object] = {"goods": {"azure": goods}, "cards": {"azure": cards}, "dice": (value, value, value)}
    t = board(**{**given, **more}).actions()  # type: ignore[arg-type]
    return t.go("azure", "place black", "space production_small", *moves)


# L-10


@pytest.mark.clause("L-10.1")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_the_small_space_takes_one_member_in_total(area: str) -> None:
    t = board(3, members={"gules": {"black": f"{area}_small"}}).actions().play("azure", "place orange")
    assert t.refused("azure", f"space {area}_small") == "space-taken"
    assert t.clause("azure", f"space {area}_small") == "L-10.1"


@pytest.mark.clause("L-10.1")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_the_large_space_takes_any_number_at_three_less(area: str) -> None:
    members = {"gules": {"black": f"{area}_large"}, "or": {"black": f"{area}_large", "neutral": f"{area}_large"}}
    t = board(3, members=members).actions().play("azure", "place orange", f"space {area}_large")
    assert t.heard("work")[0]["count"] == 3


@pytest.mark.clause("L-10.2")
@pytest.mark.parametrize("area", ["harvest", "production"])
@pytest.mark.parametrize("there", ["small", "large"])
def test_one_coloured_member_an_area_plus_the_neutral_one(area: str, there: str) -> None:
    t = board(
        3, goods={"azure": {"servants": 9}}, members={"azure": {"black": f"{area}_{there}"}}, dice=(6, 6, 6)
    ).actions()
    other = "large" if there == "small" else "small"
    coloured = t.copy().play("azure", "place white")
    assert coloured.refused("azure", f"space {area}_{other}") == "colour-limit-area"
    assert coloured.clause("azure", f"space {area}_{other}") == "L-10.2"
    assert t.play("azure", "place neutral").can("azure", f"space {area}_{other}")


@pytest.mark.clause("L-10.2")
def test_the_neutral_member_does_not_keep_a_coloured_one_out_and_the_areas_are_separate() -> None:
    t = board(3, members={"azure": {"neutral": "harvest_small", "black": "production_small"}}).actions()
    t.play("azure", "place orange")
    assert t.can("azure", "space harvest_large")
    assert t.refused("azure", "space production_large") == "colour-limit-area"


@pytest.mark.clause("L-10.3", "L-6.6")
def test_placing_is_legal_only_if_the_action_reaches_one() -> None:
    """The rulebook's case: value 3 on the large space needs one servant."""
    t = board(3, goods={"azure": {"servants": 2}}, dice=(3, 3, 3)).actions()
    t.play("azure", "place black", "space more", "space harvest_large")
    assert t.refused("azure", "servants 0") == "work-too-low"
    assert t.options("servants") == ["1", "2"]


# L-11


@pytest.mark.clause("L-11.1", "L-11.5")
def test_the_rulebooks_harvest() -> None:
    """Value 3 and two servants: tile, Forest, Marble Pit and Manor House; the Monastery is at 6."""
    cards = {"azure": ["C05", "C20", "C15", "C06"]}
    t = board(goods={"azure": {"servants": 2}}, cards=cards, dice=(3, 3, 3)).actions()
    t.play("azure", "place black", "space harvest_small")
    assert t.options("servants") == ["0", "2"], "nothing received can raise the same action"
    t.play("azure", "servants 2")
    assert t.goods("azure") == {"wood": 4, "stone": 3, "coins": 0, "servants": 3, "military": 2, "faith": 0}
    assert t.vp("azure") == 1


@pytest.mark.clause("L-11.1", "L-10.1")
def test_the_same_on_the_large_space_has_value_two() -> None:
    cards = {"azure": ["C05", "C20", "C15", "C06"]}
    t = board(3, goods={"azure": {"servants": 2}}, cards=cards, dice=(3, 3, 3)).actions()
    t.play("azure", "place black", "space harvest_large", "servants 2")
    assert t.goods("azure") == {"wood": 1, "stone": 3, "coins": 0, "servants": 1, "military": 0, "faith": 0}
    assert t.vp("azure") == 1


@pytest.mark.clause("L-11.1")
def test_the_tile_is_always_active_and_only_the_matching_half() -> None:
    t = board(dice=(1, 1, 1), cards={"azure": ["C01", "C43"]}).actions()
    assert t.copy().play("azure", "place black", "space harvest_small").got("azure") == {
        "wood": 1,
        "stone": 1,
        "servants": 1,
        "coins": 1,
    }
    assert t.play("azure", "place black", "space production_small").got("azure") == {
        "coins": 2,
        "military": 1,
        "vp": 3,
    }


@pytest.mark.clause("L-11.2")
def test_each_card_works_once() -> None:
    t = produce({}, ["C41", "C25", "C48", "C43", "C40"])
    assert t.got("azure") == {"coins": 2 + 5 + 5, "military": 1 + 2, "vp": 1 + 3 + 2}


@pytest.mark.clause("L-11.3")
def test_exchanges_are_optional_and_one_option_a_card() -> None:
    t = produce({"wood": 9}, ["C29"])
    assert t.options() == ["exchange 1", "exchange 2", "exchange none"]
    assert t.copy().play("azure", "exchange none").got("azure") == {"coins": 2, "military": 1}
    assert t.copy().play("azure", "exchange 1").got("azure") == {"wood": -1, "coins": 5, "military": 1}
    assert t.play("azure", "exchange 2").got("azure") == {"wood": -2, "coins": 7, "military": 1}
    assert t.asked == ["gules"], "never in multiples"


@pytest.mark.clause("L-11.3")
def test_an_option_that_the_card_does_not_have_is_refused() -> None:
    t = produce({"wood": 9}, ["C29"])
    assert t.refused("azure", "exchange 3") == "no-such-option"
    t = produce({"coins": 9}, ["C31"])
    assert t.refused("azure", "exchange 2") == "no-such-option"


@pytest.mark.clause("L-11.4")
def test_gains_of_the_action_cannot_pay_an_exchange() -> None:
    """The tile brings 2 coins and the Bank 5, but the Treasury can only be paid from what was there."""
    t = produce({}, ["C41", "C34"])
    assert t.got("azure") == {"coins": 7, "military": 1}, "the Treasury was never asked"
    t = produce({"wood": 2}, ["C29", "C34"], 6, "exchange 2")
    assert t.got("azure") == {"wood": -2, "coins": 2 + 5, "military": 1}


@pytest.mark.clause("L-11.4")
def test_all_exchanges_share_one_stock() -> None:
    """Carpenter's Shop (2 wood) and Painters' Guild (1 wood) need 3 wood."""
    t = produce({"wood": 2}, ["C29", "C35"], 6, "exchange 2")
    assert t.got("azure") == {"wood": -2, "coins": 7, "military": 1}
    t = produce({"wood": 2}, ["C29", "C35"], 6, "exchange 1")
    assert t.options() == ["exchange 1", "exchange none"]
    assert t.refused("azure", "exchange 2") == "cannot-pay-exchange"
    assert t.clause("azure", "exchange 2") == "L-11.4"
    t.play("azure", "exchange 1")
    assert t.got("azure") == {"wood": -2, "coins": 5, "military": 1, "vp": 3}


@pytest.mark.clause("L-11.4")
def test_privileges_of_the_action_cannot_pay_either() -> None:
    """Residence buys a privilege; its two coins come after the Treasury has been asked."""
    t = produce({"coins": 1}, ["C32", "C34"], 6, "exchange 1")
    assert t.waits == "privilege"
    t.play("azure", "privilege coins")
    assert t.got("azure") == {"coins": -1 + 2 + 2, "military": 1}


@pytest.mark.clause("L-11.4", "L-R32")
def test_faith_for_an_exchange_must_be_held_before_too() -> None:
    """Chapel brings faith, Baptistery takes some: not the same."""
    t = produce({"coins": 1}, ["C31", "C38"], 6, "exchange 1")
    assert t.got("azure") == {"coins": -1 + 2, "faith": 1, "military": 1}
    t = produce({"coins": 1, "faith": 1}, ["C31", "C38"], 6, "exchange 1", "exchange 1")
    assert t.got("azure") == {"coins": -1 + 2 + 2, "military": 1, "vp": 2}


@pytest.mark.clause("L-11.4")
@pytest.mark.parametrize(
    ("servants", "exchanges", "expected"),
    [
        (0, ["exchange 2"], {"military": 1, "vp": 5}),
        (1, ["exchange 1", "exchange 2"], {"coins": -1 + 2 + 5, "wood": -2, "servants": -1, "military": 1, "vp": 3}),
        (
            2,
            ["exchange 2", "exchange 1", "privilege faith"],
            {"coins": -2 + 2 + 3, "wood": -1, "servants": -2, "military": 1, "vp": 5 + 2, "faith": 1},
        ),
    ],
)
def test_the_rulebooks_productions(servants: int, exchanges: list[str], expected: Goods) -> None:
    """Treasury (3), Carpenter's Shop (4), Fortress (5) on the large space with value 6."""
    goods = {"azure": {"coins": 2, "wood": 2, "servants": 2}}
    t = board(3, goods=goods, cards={"azure": ["C34", "C29", "C44"]}, dice=(6, 6, 6)).actions()
    t.play("azure", "place black", "space production_large", f"servants {servants}", *exchanges)
    assert t.got("azure") == expected


@pytest.mark.clause("L-11.5")
def test_servants_received_cannot_raise_the_same_action() -> None:
    """The tile and Village bring two servants; City at 6 stays out of reach for a 4."""
    t = board(cards={"azure": ["C03", "C08"]}, dice=(4, 4, 4)).actions()
    t.play("azure", "place black", "space harvest_small")
    assert t.got("azure") == {"wood": 1, "stone": 1, "servants": 2, "coins": 1}


@pytest.mark.clause("L-11.6", "L-R10")
def test_value_exchanges_payments_gains_privileges() -> None:
    goods = {"coins": 2, "wood": 1, "servants": 2}
    t = produce(goods, ["C32", "C29"], 3, "servants 1", "exchange 1", "exchange 1", "privilege coins")
    names = [fact["event"] for fact in t.heard("servants", "work", "pay", "gain", "privilege")]
    assert names == ["servants", "work", "pay", "pay", "gain", "gain", "gain", "privilege", "gain"]


@pytest.mark.clause("L-11.6", "L-R10")
def test_payments_are_taken_off_before_gains_are_added_at_the_end_of_a_track() -> None:
    """At 15 faith: Baptistery takes one, Chapel gives one."""
    t = produce({"coins": 1, "faith": 15}, ["C31", "C38"], 6, "exchange 1", "exchange 1")
    assert t.has("azure", "faith") == 15


@pytest.mark.clause("L-R10", "L-12.5")
def test_privileges_come_last_so_that_the_totals_are_seen() -> None:
    t = produce({"coins": 1}, ["C44", "C32", "C41"], 6, "exchange 1")
    assert t.waits == "privilege"
    assert t.got("azure") == {"coins": -1 + 2 + 5, "military": 1, "vp": 2}, "all other gains are there"
    t.play("azure", "privilege faith")
    assert t.waits == "privilege"
    t.play("azure", "privilege faith")
    assert t.has("azure", "faith") == 2


@pytest.mark.clause("L-11.7", "L-R38")
def test_what_is_no_exchange_is_received_and_cannot_be_declined() -> None:
    t = produce({}, ["C43", "C44"])
    assert t.waits == "privilege"
    assert [option.split()[0] for option in t.options()] == ["privilege"] * 5


@pytest.mark.clause("L-11.8", "L-R22")
def test_the_sources_come_as_tile_cards_by_slot_privileges() -> None:
    """Under the coin tile each source loses one: tile 2, Mint 4, Bank 5, Residence's privilege 2."""
    t = produce({"coins": 1}, ["C25", "C41", "C32", "C31"], 6, bans={"azure": ["E12"]})
    t.play("azure", "exchange 1", "privilege coins")
    losses = [(fact["event"], fact["count"], fact.get("good")) for fact in t.heard("gain", "loss")]
    assert losses == [
        ("loss", 1, "coins"),
        ("gain", 1, "coins"),
        ("gain", 1, "military"),
        ("loss", 1, "coins"),
        ("gain", 3, "coins"),
        ("loss", 1, "coins"),
        ("gain", 4, "coins"),
        ("loss", 1, "coins"),
        ("gain", 1, "coins"),
    ]


@pytest.mark.clause("L-11.9")
def test_servants_spent_on_the_value_cannot_also_pay_an_exchange() -> None:
    """Barracks is at 1, Carpenter's Shop at 4: the only servant either raises the value or fights."""
    t = produce({"servants": 1, "wood": 1}, ["C39", "C29"], 3)
    assert t.options("servants") == ["0", "1"]
    raised = t.copy().play("azure", "servants 1")
    assert raised.refused("azure", "exchange 2") == "cannot-pay-exchange"
    raised.play("azure", "exchange 1")
    assert raised.got("azure") == {"servants": -1, "wood": -1, "coins": 2 + 3, "military": 1}
    t.play("azure", "servants 0", "exchange 1")
    assert t.got("azure") == {"servants": -1, "coins": 2, "military": 1 + 3}


# Rulings.


@pytest.mark.clause("L-R11", "L-12.4")
def test_privileges_of_different_cards_may_be_the_same() -> None:
    """City at 6, twice Residence-like cards: Fortress and Residence each give one privilege."""
    t = produce({"coins": 1}, ["C44", "C32"], 6, "exchange 1", "privilege military", "privilege military")
    assert t.got("azure")["military"] == 1 + 2 + 2


@pytest.mark.clause("L-R24")
@pytest.mark.parametrize(
    ("space", "tile", "value"),
    [
        ("harvest_small", "E15", 3),
        ("harvest_small", "E16", 6),
        ("production_small", "E16", 3),
        ("production_small", "E15", 6),
    ],
)
def test_the_penalties_apply_to_all_harvests_or_productions(space: str, tile: str, value: int) -> None:
    t = board(3, bans={"azure": [tile]}).actions().play("azure", "place orange", f"space {space}")
    assert t.heard("work")[0]["count"] == value


@pytest.mark.clause("L-R24")
def test_with_the_large_space_it_is_six_less() -> None:
    t = board(3, goods={"azure": {"servants": 2}}, bans={"azure": ["E15"]}).actions().play("azure", "place orange")
    t.play("azure", "space harvest_large")
    assert t.heard("servants")[0]["count"] == 1
    assert t.heard("work")[0]["count"] == 1


@pytest.mark.clause("L-R24", "L-16.7")
@pytest.mark.parametrize(("leader", "tile", "start"), [("L01", "E15", 1), ("L10", "E16", 0)])
def test_the_penalties_apply_to_the_works_of_leaders(leader: str, tile: str, start: int) -> None:
    t = board(goods={"azure": {"servants": 9}}, played={"azure": [leader]}, bans={"azure": [tile]}).actions()
    t.play("azure", f"use {leader}")
    least = next(n for n in range(10) if t.can("azure", f"work {n}"))
    assert least == 1 + 3 - start


@pytest.mark.clause("L-R25")
@pytest.mark.parametrize(
    ("tile", "tower", "card"),
    [("E21", "territory", "C01"), ("E22", "building", "C31"), ("E23", "character", "C53"), ("E24", "venture", "C78")],
)
def test_the_card_penalties_take_four_off(tile: str, tower: str, card: str) -> None:
    for die in (4, 5):
        t = board(
            goods={"azure": {"wood": 9, "coins": 9}},
            floors={f"{tower}-1": card},
            dice=(die, die, die),
            bans={"azure": [tile]},
        ).actions()
        t.play("azure", "place black")
        assert t.refused("azure", f"space tower-{tower}-1") == ("value-too-low" if die == 4 else "")


@pytest.mark.clause("L-R26")
def test_the_market_ban_forbids_placing_in_the_market_and_nothing_else() -> None:
    floors = {"territory-1": "C01", "building-1": "C31", "character-1": "C53", "venture-1": "C78"}
    goods = {"azure": {"wood": 9, "coins": 9}}
    t = board(4, goods=goods, floors=floors, bans={"azure": ["E25"]}).actions().play("azure", "place orange")
    for number in (1, 2, 3, 4):
        assert t.refused("azure", f"space market_{number}") == "area-forbidden"
    others = [f"tower-{name}" for name in floors]
    others += ["harvest_small", "harvest_large", "production_small", "production_large", "palace"]
    for space in others:
        assert t.can("azure", f"space {space}")
