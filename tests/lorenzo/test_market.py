"""L-12: market, palace and privileges; L-R22, L-R23 and L-R38 about what is received."""

import pytest

from lorenzo.table import Goods, Table, board

OPTIONS = ["materials", "servants", "coins", "military", "faith"]
YIELD: dict[str, Goods] = {
    "materials": {"wood": 1, "stone": 1},
    "servants": {"servants": 2},
    "coins": {"coins": 2},
    "military": {"military": 2},
    "faith": {"faith": 1},
}


@pytest.mark.clause("L-12.1")
@pytest.mark.parametrize(
    ("space", "gain"),
    [("market_1", {"coins": 5}), ("market_2", {"servants": 5}), ("market_3", {"military": 3, "coins": 2})],
)
def test_what_the_market_gives(space: str, gain: Goods) -> None:
    t = board(4).actions().play("azure", "place black", f"space {space}")
    assert t.got("azure") == gain


@pytest.mark.clause("L-12.1", "L-12.4")
def test_the_fourth_space_gives_two_different_privileges() -> None:
    t = board(4).actions().play("azure", "place black", "space market_4")
    assert t.options("privilege") == OPTIONS
    t.play("azure", "privilege coins")
    assert t.refused("azure", "privilege coins") == "same-privilege"
    assert t.clause("azure", "privilege coins") == "L-12.4"
    t.play("azure", "privilege faith")
    assert t.got("azure") == {"coins": 2, "faith": 1}
    assert t.asked == ["gules"]


@pytest.mark.clause("L-12.1")
def test_one_member_a_market_space_and_no_colour_limit() -> None:
    t = board(4, members={"azure": {"black": "market_1"}, "gules": {"black": "market_3"}}).actions()
    t.play("azure", "place orange")
    assert t.refused("azure", "space market_1") == "market-taken"
    assert t.refused("azure", "space market_3") == "market-taken"
    assert t.can("azure", "space market_2"), "a player may use several"
    assert t.can("azure", "space market_4")


@pytest.mark.clause("L-12.1")
@pytest.mark.parametrize("space", ["market_1", "market_2", "market_3", "market_4", "palace"])
def test_market_and_palace_need_member_value_one(space: str) -> None:
    t = board(4, goods={"azure": {"servants": 1}}).actions().play("azure", "place neutral", f"space {space}")
    assert t.heard("servants") == [{"event": "servants", "seat": "azure", "count": 1}]


@pytest.mark.clause("L-12.2")
def test_the_palace_takes_members_of_all_and_each_yields_a_coin_and_a_privilege() -> None:
    t = board(3, goods={"azure": {"servants": 1}}, dice=(1, 3, 6)).actions()
    for member in ("black", "white", "orange"):
        for seat in t.seats:
            t.go(seat, f"place {member}", "space palace", "privilege military")
    assert t.p.queue == [0, 1, 2] * 3, "from left to right"
    for seat in t.seats:
        assert t.got(seat)["coins"] == 3
        assert t.got(seat)["military"] == 6


@pytest.mark.clause("L-12.3")
@pytest.mark.parametrize("option", OPTIONS)
def test_the_five_privileges(option: str) -> None:
    t = board().actions().play("azure", "place black", "space palace")
    assert t.options() == [f"privilege {name}" for name in OPTIONS]
    t.play("azure", f"privilege {option}")
    expected = dict(YIELD[option])
    expected["coins"] = expected.get("coins", 0) + 1
    assert t.got("azure") == expected


@pytest.mark.clause("L-12.4", "L-R11")
def test_three_different_privileges_in_any_order() -> None:
    """Royal Messenger; a set is a set, whatever the order in which it is said."""
    goods = {"azure": {"coins": 5}}
    results = []
    for order in (["materials", "coins", "faith"], ["faith", "materials", "coins"], ["coins", "faith", "materials"]):
        t = board(goods=goods, floors={"character-1": "C64"}).actions()
        t.play("azure", "place orange", "space tower-character-1", *[f"privilege {name}" for name in order])
        results.append(t.got("azure"))
    assert results == [{"coins": -5 + 2, "wood": 1, "stone": 1, "faith": 1}] * 3


@pytest.mark.clause("L-12.4")
def test_the_canonical_order_of_a_set_goes_upwards_and_reaches_all_ten_pairs() -> None:
    t = board(4).actions().play("azure", "place black", "space market_4")
    assert t.redundant("azure", "privilege faith"), "nothing comes after it"
    pairs = []
    for first in t.options("privilege", redundant=False):
        once = t.copy().play("azure", f"privilege {first}")
        if once.waits != "privilege":
            pairs.append((first, "faith"))
            continue
        pairs += [(first, second) for second in once.options("privilege", redundant=False)]
    assert len(pairs) == len({frozenset(pair) for pair in pairs}) == 10


@pytest.mark.clause("L-12.4", "L-R11", "L-16.13")
def test_privileges_of_different_effects_are_independent() -> None:
    t = board(hand={"azure": ["L01", "L02", "L03"]}).actions()
    t.play("azure", "discard L01", "privilege coins", "discard L02", "privilege coins")
    t.play("azure", "place black", "space palace", "privilege coins")
    assert t.got("azure") == {"coins": 7}


@pytest.mark.clause("L-12.5", "L-R38")
def test_a_privilege_is_exchanged_at_once_and_cannot_be_declined() -> None:
    t = board(hand={"azure": ["L01"]}).actions().play("azure", "discard L01")
    assert t.options() == [f"privilege {name}" for name in OPTIONS]
    for move in ("place black", "turn end", "accept no"):
        assert t.refused("azure", move) == "not-now"


@pytest.mark.clause("L-12.5")
def test_its_yield_may_be_used_for_what_follows_in_the_same_turn() -> None:
    t = board(goods={"azure": {"coins": 1}}, floors={"character-1": "C53"}, hand={"azure": ["L01"]}).actions()
    t.play("azure", "discard L01", "privilege coins", "place black", "space tower-character-1")
    assert t.cards("azure") == ["C53"]


# L-R22: sources under E11 to E14.


@pytest.mark.clause("L-R22")
@pytest.mark.parametrize(
    ("tile", "space", "gain"),
    [
        ("E12", "market_1", {"coins": 4}),
        ("E13", "market_2", {"servants": 4}),
        ("E11", "market_3", {"military": 2, "coins": 2}),
        ("E12", "market_3", {"military": 3, "coins": 1}),
        ("E11", "market_1", {"coins": 5}),
        ("E14", "market_1", {"coins": 5}),
    ],
)
def test_every_space_gives_one_less(tile: str, space: str, gain: Goods) -> None:
    t = board(4, bans={"azure": [tile]}).actions().play("azure", "place black", f"space {space}")
    assert t.got("azure") == gain


@pytest.mark.clause("L-R22")
@pytest.mark.parametrize(("option", "coins"), [("coins", 1), ("faith", 0)])
def test_the_palace_under_the_coin_tile(option: str, coins: int) -> None:
    """1 coin becomes 0; the privilege is a source of its own, and never goes below nothing."""
    t = board(bans={"azure": ["E12"]}).actions()
    t.play("azure", "place black", "space palace", f"privilege {option}")
    assert t.has("azure", "coins") == coins


@pytest.mark.clause("L-R22")
@pytest.mark.parametrize(
    ("tile", "floor", "servants", "bonus"),
    [
        ("E14", "territory-4", 1, ("wood", 1)),
        ("E14", "character-3", 0, ("stone", 0)),
        ("E11", "building-4", 1, ("military", 1)),
    ],
)
def test_a_floor_bonus_is_a_source(tile: str, floor: str, servants: int, bonus: tuple[str, int]) -> None:
    card = {"territory": "C03", "character": "C53", "building": "C27"}[floor.split("-")[0]]
    goods = {"coins": 9, "stone": 2 if card == "C27" else 0, "servants": servants}
    t = board(goods={"azure": goods}, floors={floor: card}, bans={"azure": [tile]}).actions()
    t.play("azure", "place orange", f"space tower-{floor}")
    assert t.has("azure", bonus[0]) == bonus[1]


@pytest.mark.clause("L-R22")
def test_cards_tiles_leaders_and_privileges_are_sources() -> None:
    """Servants, one less each: City has none, Hosting Panhandlers 4, Cosimo 3, a privilege 2, the bonus tile 1."""
    t = board(
        goods={"azure": {"wood": 3}},
        floors={"venture-1": "C78"},
        played={"azure": ["L19"]},
        hand={"azure": ["L01"]},
        bans={"azure": ["E13"]},
    ).actions()
    t.play("azure", "use L19", "discard L01", "privilege servants")
    assert t.has("azure", "servants") == 2 + 1
    t.play("azure", "place orange", "space tower-venture-1")
    assert t.has("azure", "servants") == 3 + 3
    t.play("gules", "place orange", "space market_1").play("azure", "place white", "space harvest_small")
    t.go("azure", "servants 0")
    assert t.has("azure", "servants") == 6 + 0


@pytest.mark.clause("L-R22", "L-11.8")
def test_each_card_of_a_harvest_is_a_source_of_its_own() -> None:
    """Commercial Hub 1, Gold Mine 2, Trading Town 3."""
    t = board(cards={"azure": ["C01", "C09", "C17"]}, bans={"azure": ["E12"]}).actions()
    t.play("azure", "place orange", "space harvest_small")
    assert t.has("azure", "coins") == 0 + 1 + 2


@pytest.mark.clause("L-R22")
def test_a_gain_per_card_is_one_source() -> None:
    """Mint and Tax Office: one coin less each, however many cards they count."""
    t = board(cards={"azure": ["C25", "C26", "C01", "C02", "C03"]}, bans={"azure": ["E12"]}).actions()
    t.play("azure", "place orange", "space production_small")
    assert t.has("azure", "coins") == (2 - 1) + (2 - 1) + (3 - 1)


def materials(**options: object) -> Table:
    """Blue under the wood-and-stone tile has chosen a privilege of materials."""
    t = board(bans={"azure": ["E14"]}, **options).actions()  # type: ignore[arg-type]
    return t.play("azure", "place black", "space palace", "privilege materials")


@pytest.mark.clause("L-R22")
@pytest.mark.parametrize(("lost", "left"), [("wood", "stone"), ("stone", "wood")])
def test_wood_or_stone_is_the_owners_choice_where_a_source_gives_both(lost: str, left: str) -> None:
    t = materials()
    assert t.options() == ["lose wood", "lose stone"]
    assert t.refused("azure", "lose coins") == "not-losing"
    assert t.clause("azure", "lose coins") == "L-R22"
    t.play("azure", f"lose {lost}")
    assert t.got("azure") == {"coins": 1, left: 1}


@pytest.mark.clause("L-R22")
def test_where_a_source_gives_one_kind_nothing_is_asked() -> None:
    """Woods and Gravel Pit give one kind each, Dukedom and the tile both."""
    t = board(cards={"azure": ["C02", "C04", "C16"]}, bans={"azure": ["E14"]}).actions()
    t.play("azure", "place orange", "space harvest_small")
    assert t.waits == "lose", "the tile's wood and stone"
    t.play("azure", "lose stone")
    assert t.has("azure", "wood") == 1
    assert t.has("azure", "stone") == 1, "Woods gave none, Gravel Pit one, Dukedom asks"
    t.play("azure", "lose wood")
    assert t.got("azure") == {"wood": 1 + 1, "stone": 1 + 1, "servants": 1, "coins": 1}


@pytest.mark.clause("L-R22")
def test_starting_coins_are_no_gain_and_nothing_is_lost_without_a_gain() -> None:
    t = board(goods={"azure": {"coins": 5}}, bans={"azure": ["E12"]}).actions()
    t.play("azure", "place black", "space market_2")
    assert t.got("azure") == {"servants": 5}


@pytest.mark.clause("L-R22")
@pytest.mark.parametrize("kind", ["space", "card", "bonus_tile", "leader", "privilege"])
@pytest.mark.parametrize("counts", [False, True])
def test_the_option_says_which_kinds_of_source_count(kind: str, counts: bool) -> None:
    every = ["space", "card", "bonus_tile", "leader", "privilege"]
    sources = [kind] if counts else [name for name in every if name != kind]
    t = board(
        goods={"azure": {"military": 6}},
        floors={"venture-1": "C77", "venture-3": "C73"},
        played={"azure": ["L08"]},
        bans={"azure": ["E12"]},
        gain_penalty_sources=sources,
    ).actions()
    cases = {
        "space": (["place black", "space market_1"], 5),
        "card": (["place black", "space tower-venture-1"], 3),
        "bonus_tile": (["place black", "space production_small"], 2),
        "leader": (["use L08"], 3),
        "privilege": (["place black", "space palace", "privilege coins"], 2),
    }
    moves, full = cases[kind]
    t.play("azure", *moves)
    extra = 0 if kind != "privilege" else (1 if counts else 0)
    assert t.has("azure", "coins") == full - counts + extra


@pytest.mark.clause("L-R22")
@pytest.mark.parametrize("counts", [False, True])
def test_the_option_holds_for_floor_bonuses_in_the_arithmetic_too(counts: bool) -> None:
    """Hiring Recruits (4 coins) on floor 3: with 3 coins only if the bonus of 1 is not taken away."""
    t = board(
        goods={"azure": {"coins": 3}},
        floors={"venture-3": "C73"},
        bans={"azure": ["E12"]},
        gain_penalty_sources=["space"] if counts else ["card"],
    ).actions()
    assert t.play("azure", "place orange").can("azure", "space tower-venture-3") != counts


# L-R23


@pytest.mark.clause("L-R23")
@pytest.mark.parametrize("penalised", [True, False])
def test_what_an_exchange_yields_is_a_gain(penalised: bool) -> None:
    """Carpenter's Shop under the coin tile: 1 wood for 2 coins."""
    t = board(
        goods={"azure": {"wood": 1}},
        cards={"azure": ["C29"]},
        bans={"azure": ["E12"]},
        exchange_gains_are_penalised=penalised,
    ).actions()
    t.play("azure", "place orange", "space production_small", "exchange 1")
    assert t.got("azure") == {"wood": -1, "coins": (2 if penalised else 3) + 1, "military": 1}


# L-R38


@pytest.mark.clause("L-R38")
def test_by_default_nothing_can_be_declined() -> None:
    t = board(bans={"azure": ["E35"]}, round=6).actions().play("azure", "place black", "space production_small")
    assert t.got("azure") == {"coins": 2, "military": 1}


@pytest.mark.clause("L-R38")
def test_with_the_option_a_source_is_taken_or_declined_as_a_whole() -> None:
    t = board(4, gains_may_be_declined=True).actions().play("azure", "place black", "space market_3")
    assert t.options() == ["accept yes", "accept no"]
    assert t.copy().play("azure", "accept yes").got("azure") == {"military": 3, "coins": 2}
    assert t.play("azure", "accept no").got("azure") == {}


@pytest.mark.clause("L-R38")
def test_with_the_option_the_palace_is_declined_with_its_privilege() -> None:
    t = board(gains_may_be_declined=True).actions().play("azure", "place black", "space palace")
    refused = t.copy().play("azure", "accept no")
    assert refused.got("azure") == {}
    assert refused.asked == ["gules"]
    t.play("azure", "accept yes", "privilege faith")
    assert t.options() == ["accept yes", "accept no"], "the privilege is a source of its own"
    assert t.play("azure", "accept no").got("azure") == {"coins": 1}


@pytest.mark.clause("L-R38")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_with_the_option_the_privilege_of_a_card_at_work_goes_with_its_source(answer: str) -> None:
    """Fortress: 2 VP and a privilege, both or neither."""
    t = board(cards={"azure": ["C44"]}, gains_may_be_declined=True).actions()
    t.play("azure", "place orange", "space production_small", "accept yes", f"accept {answer}")
    if answer == "no":
        assert t.got("azure") == {"coins": 2, "military": 1}
        assert t.asked == ["gules"]
    else:
        t.play("azure", "privilege coins", "accept yes")
        assert t.got("azure") == {"coins": 4, "military": 1, "vp": 2}


@pytest.mark.clause("L-R38")
@pytest.mark.parametrize(("coins", "may"), [(4, True), (3, False)])
def test_with_the_option_a_floor_bonus_can_be_declined_unless_it_pays_the_card(coins: int, may: bool) -> None:
    t = board(goods={"azure": {"coins": coins}}, floors={"venture-3": "C73"}, gains_may_be_declined=True).actions()
    t.play("azure", "place orange", "space tower-venture-3")
    if may:
        assert t.waits == "accept"
        t.play("azure", "accept no")
    assert t.waits == "accept", "now the military points of Hiring Recruits"
    t.play("azure", "accept yes")
    assert t.got("azure") == {"coins": -4 + (0 if may else 1), "military": 5}
