"""L-16 and the rulings about leaders."""

import pytest

from lorenzo.table import Table, board
from signoria.games.lorenzo.terms import DISCARDED, IN_HAND, PLAYED, USED

FOREIGN = {"gules": {"black": "tower-venture-2"}}


@pytest.mark.clause("L-16.1", "L-16.13")
def test_a_discarded_leader_is_out_of_the_game_and_brings_a_privilege_at_once() -> None:
    t = board(hand={"azure": ["L01", "L02", "L03", "L04"]}).actions()
    for leader in ("L03", "L01", "L04", "L02"):
        t.play("azure", f"discard {leader}", "privilege faith")
    assert t.got("azure") == {"faith": 4}, "any number a turn, the same privilege each time"
    assert t.leaders("azure", DISCARDED) == ["L01", "L02", "L03", "L04"]
    assert t.waits == "place"


@pytest.mark.clause("L-16.1")
def test_only_leaders_from_the_own_hand_can_be_discarded() -> None:
    t = board(hand={"azure": ["L01"], "gules": ["L02"]}, played={"azure": ["L03"]}).actions()
    for leader in ("L02", "L03", "L20"):
        assert t.refused("azure", f"discard {leader}") == "not-in-hand"
        assert t.refused("azure", f"play {leader}") == "not-in-hand"


@pytest.mark.clause("L-16.2")
def test_a_leader_is_played_if_the_requirement_is_met_now_and_nothing_is_spent() -> None:
    for wood in (9, 10):
        t = board(goods={"azure": {"wood": wood}}, hand={"azure": ["L07"]}).actions()
        assert t.refused("azure", "play L07") == ("" if wood == 10 else "requirement")
    assert board(hand={"azure": ["L07"]}).actions().clause("azure", "play L07") == "L-16.2"
    t.play("azure", "play L07")
    assert t.got("azure") == {}
    assert t.leaders("azure", PLAYED) == ["L07"]


@pytest.mark.clause("L-16.2")
def test_later_losses_do_not_matter() -> None:
    t = board(goods={"azure": {"wood": 10}}, floors={"building-1": "C35"}, hand={"azure": ["L07"]}).actions()
    t.play("azure", "play L07", "place orange", "space tower-building-1", "use L07")
    assert t.got("azure") == {"wood": -4, "military": 2, "vp": 5 + 1}


@pytest.mark.clause("L-16.2")
def test_any_number_may_be_played_in_a_turn() -> None:
    goods = {"azure": {"wood": 10, "stone": 10, "coins": 18, "servants": 15}}
    t = board(goods=goods, hand={"azure": ["L05", "L07", "L08", "L09"]}).actions()
    t.play("azure", "play L05", "play L07", "play L08", "play L09")
    assert t.leaders("azure", PLAYED) == ["L05", "L07", "L08", "L09"]
    assert t.waits == "place"


@pytest.mark.clause("L-16.3", "L-R14")
@pytest.mark.parametrize("after", [False, True])
def test_a_once_per_round_leader_may_be_used_in_the_turn_it_is_played(after: bool) -> None:
    t = board(goods={"azure": {"stone": 10}}, hand={"azure": ["L08"]}).actions()
    place = ["place orange", "space market_2"]
    t.play("azure", *(place if after else []), "play L08", "use L08")
    assert t.got("azure")["coins"] == 3
    assert t.leaders("azure", USED) == ["L08"]
    if not after:
        assert t.refused("azure", "use L08") == "used-already"


@pytest.mark.clause("L-16.3")
def test_only_own_played_once_per_round_leaders_can_be_used() -> None:
    t = board(hand={"azure": ["L20"]}, played={"azure": ["L17", "L05"], "gules": ["L07"]}).actions()
    assert t.refused("azure", "use L20") == "not-your-leader", "in hand"
    assert t.refused("azure", "use L07") == "not-your-leader"
    assert t.refused("azure", "use L17") == "nothing-to-use", "permanent"
    assert t.clause("azure", "use L17") == "L-16.3"
    assert t.can("azure", "use L05")


@pytest.mark.clause("L-16.3")
def test_any_number_of_leaders_a_turn() -> None:
    t = board(played={"azure": ["L05", "L06", "L07", "L08"]}).actions()
    t.play("azure", "use L05", "use L06", "use L07", "use L08")
    assert t.got("azure") == {"faith": 1, "wood": 1, "stone": 1, "coins": 4, "military": 2, "vp": 1}


@pytest.mark.clause("L-16.4")
def test_permanent_leaders_work_from_the_moment_they_are_played_as_often_as_they_apply() -> None:
    cards = {"azure": ["C73", "C74", "C75", "C76", "C31", "C32"]}
    t = board(goods={"azure": {"coins": 2}}, floors={"character-1": "C61"}, cards=cards, hand={"azure": ["L11"]})
    t.actions()
    assert t.copy().play("azure", "place orange").refused("azure", "space tower-character-1") == "cost-too-high"
    t.play("azure", "play L11", "place orange", "space tower-character-1")
    assert t.got("azure") == {"coins": -1}


@pytest.mark.clause("L-16.5", "L-R15")
def test_leaders_in_hand_are_hidden_and_played_ones_public() -> None:
    t = board(hand={"azure": ["L01", "L02"]}, played={"azure": ["L05"], "gules": ["L03"]}).actions()
    for reader in ("", "gules"):
        leaders = t.view(reader)["leaders"]
        assert isinstance(leaders, dict)
        assert leaders["azure"]["hand"] == 2, "their number is public"
        assert list(leaders["azure"]["played"]) == ["L05"]
        assert len(leaders["azure"]["discarded"]) == 1
    own = t.view("azure")["leaders"]
    assert isinstance(own, dict)
    assert own["azure"]["hand"] == ["L01", "L02"]


@pytest.mark.clause("L-16.5")
def test_leaders_left_in_hand_are_worth_nothing() -> None:
    t = board(hand={"azure": ["L01", "L02", "L03"]}, round=6).at("scoring")
    assert t.vp("azure") == t.vp("gules") == 5


@pytest.mark.clause("L-16.5")
def test_played_leaders_stay() -> None:
    t = board(played={"azure": ["L05"]}).actions()
    assert t.refused("azure", "discard L05") in ("not-in-hand", "not-now")
    t.at("cleanup")
    assert t.leaders("azure", PLAYED) == ["L05"]


@pytest.mark.clause("L-16.7")
@pytest.mark.parametrize(("leader", "start", "boosters"), [("L01", 1, ["C53", "C61"]), ("L10", 0, ["C54", "C62"])])
def test_only_servants_raise_the_works_of_sforza_and_leonardo(leader: str, start: int, boosters: list[str]) -> None:
    t = board(goods={"azure": {"servants": 3}}, cards={"azure": boosters}, played={"azure": [leader]}).actions()
    t.play("azure", f"use {leader}", "work 3")
    assert t.heard("work")[0]["count"] == start + 3


@pytest.mark.clause("L-16.8")
def test_pico_takes_three_coins_off_any_card_with_coins_but_not_off_the_fee() -> None:
    t = board(goods={"azure": {"coins": 4}}, floors={"venture-1": "C73"}, members=FOREIGN, played={"azure": ["L11"]})
    t.actions().play("azure", "place black", "space tower-venture-1")
    assert t.got("azure") == {"coins": -4, "military": 5}, "3 for the fee, 1 for the card"
    t = board(goods={"azure": {"coins": 2}}, floors={"venture-1": "C73"}, members=FOREIGN, played={"azure": ["L11"]})
    assert t.actions().play("azure", "place black").refused("azure", "space tower-venture-1") == "fee"


@pytest.mark.clause("L-16.9")
@pytest.mark.parametrize(
    ("leader", "member", "value"),
    [("L13", "black", 4), ("L14", "neutral", 3), ("L16", "black", 5), ("L13", "neutral", 0)],
)
def test_value_leaders_change_member_values_and_the_rest_comes_on_top(leader: str, member: str, value: int) -> None:
    t = board(
        goods={"azure": {"servants": 2}}, dice=(2, 2, 2), cards={"azure": ["C53"]}, played={"azure": [leader]}
    ).actions()
    assert t.value("azure", member) == value
    t.play("azure", f"place {member}", "space more", "space harvest_small", "servants 2")
    assert t.heard("work")[0]["count"] == value + 2 + 2, "two servants, and the Farmer"


def lorenzo(others: list[str], **more: object) -> Table:
    """Blue has Lorenzo in hand and 35 VP; red has played these leaders."""
    given: dict[str, object] = {"vp": {"azure": 35}, "hand": {"azure": ["L15"]}, "played": {"gules": others}}
    return board(**{**given, **more}).actions()  # type: ignore[arg-type]


@pytest.mark.clause("L-16.10", "L-R16")
def test_lorenzo_copies_a_leader_that_another_player_has_played() -> None:
    t = lorenzo(
        ["L08", "L17"], hand={"azure": ["L15"], "gules": ["L20"]}, played={"azure": ["L05"], "gules": ["L08", "L17"]}
    )
    t.play("azure", "play L15")
    assert t.waits == "copy"
    assert t.options("copy") == ["L08", "L17"], "played ones of others: not the own, none in hand, not himself"
    t.play("azure", "copy L08", "use L15")
    assert t.got("azure") == {"coins": 3}
    assert t.refused("azure", "use L15") == "used-already"
    assert t.waits == "place"
    assert "copy" not in [option.split()[0] for option in t.options()], "the choice is final"


@pytest.mark.clause("L-R16")
def test_lorenzo_may_be_played_only_when_another_player_has_a_leader_on_the_table() -> None:
    t = lorenzo([], hand={"azure": ["L15"], "gules": ["L08"]}, played={"azure": ["L05"]})
    assert t.refused("azure", "play L15") == "nobody-to-copy"
    assert t.clause("azure", "play L15") == "L-R16"


@pytest.mark.clause("L-R16", "L-14.4")
def test_a_copied_ability_may_be_used_once_a_round_by_each_of_the_two() -> None:
    t = lorenzo(["L08"])
    t.go("azure", "play L15", "copy L08", "use L15", "place orange", "space market_2", "turn end")
    assert t.got("azure")["coins"] == 3
    t.play("gules", "use L08")
    assert t.got("gules") == {"coins": 3}
    t.at("cleanup")
    assert t.leaders("azure", PLAYED) == ["L15"]
    assert t.leaders("gules", PLAYED) == ["L08"]


@pytest.mark.clause("L-R16")
def test_lorenzo_may_copy_a_leader_that_was_used_this_round() -> None:
    t = lorenzo(["L08"], order=["gules", "azure"])
    t.play("gules", "use L08", "place orange", "space market_2")
    t.go("azure", "play L15", "copy L08", "use L15")
    assert t.got("azure") == {"coins": 3}


@pytest.mark.clause("L-R16")
def test_only_the_ability_is_copied_not_the_requirement() -> None:
    """Brunelleschi wants five buildings; the copy wants nothing."""
    t = lorenzo(["L03"], floors={"venture-1": "C77"}, goods={"azure": {"military": 3}}, members=FOREIGN)
    t.go("azure", "play L15", "copy L03", "place black", "space tower-venture-1")
    assert t.got("azure") == {"military": -2, "coins": 3}


@pytest.mark.clause("L-R43")
def test_a_copied_value_leader_works_from_the_moment_lorenzo_is_played() -> None:
    t = lorenzo(["L13"])
    assert t.value("azure", "black") == 1
    t.go("azure", "play L15", "copy L13")
    assert t.value("azure", "black") == 3
    assert t.value("gules", "black") == 3, "the original owner keeps using it"


@pytest.mark.clause("L-R43")
@pytest.mark.parametrize(
    ("leader", "floors", "goods", "expected"),
    [
        ("L18", {"territory-1": "C08"}, {}, {"coins": 6}),
        ("L11", {"character-1": "C63"}, {"coins": 2}, {"coins": -2, "faith": 3}),
    ],
)
def test_santa_rita_and_pico_copied(
    leader: str, floors: dict[str, str], goods: dict[str, int], expected: dict[str, int]
) -> None:
    t = lorenzo([leader], floors=floors, goods={"azure": goods})
    t.go("azure", "play L15", f"copy {leader}", "place orange", f"space tower-{next(iter(floors))}")
    assert t.got("azure") == expected


@pytest.mark.clause("L-R43", "L-R19")
def test_with_federico_copied_the_owner_chooses_an_own_member_each_round() -> None:
    t = lorenzo(["L04"], played={"azure": ["L08"], "gules": ["L04"]})
    t.go("azure", "play L15", "copy L04", "use L15", "strengthen black")
    assert t.value("azure", "black") == 6
    assert t.value("gules", "black") == 1
    t.at("cleanup")
    assert t.value("azure", "black") == t.p.dice[0]
    t.play("azure", "use L15", "strengthen white")
    assert t.value("azure", "white") == 6


@pytest.mark.clause("L-R43")
def test_a_copy_is_never_copied_again() -> None:
    """Red's Lorenzo copies Lucrezia; blue could only take Lucrezia, had it a second Lorenzo."""
    t = board(3, vp={"azure": 35}, hand={"azure": ["L15"]}, played={"gules": ["L13"], "or": ["L08"]}).actions()
    t.play("azure", "play L15")
    assert t.refused("azure", "copy L15") == "nobody-to-copy"


@pytest.mark.clause("L-16.11", "L-R21")
def test_santa_rita_doubles_resources_of_immediate_effects_only() -> None:
    rita: dict[str, list[str]] = {"azure": ["L18"]}
    t = board(floors={"territory-4": "C06"}, goods={"azure": {"servants": 1}}, played=rita).actions()
    t.play("azure", "place orange", "space tower-territory-4")
    assert t.got("azure") == {"servants": -1 + 2, "military": 2, "wood": 2}, "no points, no floor bonus"
    t = board(played=rita).actions().play("azure", "place orange", "space market_1")
    assert t.got("azure") == {"coins": 5}, "no other spaces"
    t = board(cards={"azure": ["C01"]}, played=rita).actions().play("azure", "place orange", "space harvest_small")
    assert t.got("azure") == {"wood": 1, "stone": 1, "servants": 1, "coins": 1}, "no harvests"


@pytest.mark.clause("L-R21")
def test_santa_rita_doubles_neither_privileges_nor_bonus_works_nor_points_per_card() -> None:
    rita: dict[str, list[str]] = {"azure": ["L18"]}
    t = board(floors={"territory-1": "C21"}, played=rita).actions()
    t.play("azure", "place orange", "space tower-territory-1", "privilege coins")
    assert t.got("azure") == {"stone": 2, "coins": 2}
    t = board(goods={"azure": {"coins": 4}}, floors={"character-1": "C69"}, played=rita).actions()
    t.play("azure", "place orange", "space tower-character-1", "work 0")
    assert t.got("azure") == {"coins": -4, "faith": 2, "wood": 1, "stone": 1, "servants": 1}
    t = board(goods={"azure": {"coins": 7}}, floors={"character-1": "C67"}, played=rita).actions()
    t.play("azure", "place orange", "space tower-character-1")
    assert t.got("azure") == {"coins": -7, "vp": 2}


@pytest.mark.clause("L-R21")
@pytest.mark.parametrize(("first", "coins"), [(True, 5), (False, 4)])
def test_doubling_and_penalty(first: bool, coins: int) -> None:
    """City brings 3 coins: 3 * 2 - 1, or (3 - 1) * 2."""
    t = board(
        floors={"territory-1": "C08"}, played={"azure": ["L18"]}, bans={"azure": ["E12"]}, double_before_penalty=first
    ).actions()
    t.play("azure", "place orange", "space tower-territory-1")
    assert t.got("azure") == {"coins": coins}


@pytest.mark.clause("L-R21", "L-R22")
@pytest.mark.parametrize(("first", "wood", "stone"), [(True, 5, 6), (False, 4, 6)])
def test_doubling_and_the_choice_between_wood_and_stone(first: bool, wood: int, stone: int) -> None:
    """Military Conquest: 3 wood, 3 stone, 3 coins."""
    t = board(
        goods={"azure": {"military": 12}},
        floors={"venture-1": "C93"},
        played={"azure": ["L18"]},
        bans={"azure": ["E14"]},
        double_before_penalty=first,
    ).actions()
    t.play("azure", "place orange", "space tower-venture-1", "lose wood")
    assert t.got("azure") == {"military": -6, "wood": wood, "stone": stone, "coins": 6}


@pytest.mark.clause("L-16.14")
def test_a_requirement_may_be_met_by_what_was_gained_in_the_same_turn() -> None:
    t = board(goods={"azure": {"wood": 9, "military": 10}}, hand={"azure": ["L07", "L06", "L01"]}).actions()
    t.play("azure", "discard L01", "privilege materials", "play L07", "use L07", "play L06")
    assert t.leaders("azure", IN_HAND) == []


@pytest.mark.clause("L-16.14")
def test_cards_count_cards_owned_and_points_those_scored_so_far() -> None:
    t = board(vp={"azure": 30}, goods={"azure": {"wood": 9, "stone": 9}}, floors={"building-1": "C25"},
              hand={"azure": ["L15"]}, played={"gules": ["L08"]}).actions()  # fmt: skip
    assert t.refused("azure", "play L15") == "requirement"
    t.go("azure", "place orange", "space tower-building-1", "play L15")
    assert t.leaders("azure", PLAYED) == ["L15"], "the Mint brought the 35th point"


@pytest.mark.clause("L-16.15")
def test_leader_actions_are_impossible_in_another_players_turn_and_in_the_report() -> None:
    t = board(hand={"azure": ["L01"], "gules": ["L02"]}, goods={"azure": {"faith": 3}}, round=2).actions()
    assert t.refused("gules", "discard L02") == "not-you"
    t.at("report")
    assert t.waits == "church"
    assert t.refused("azure", "discard L01") == "not-now"
    assert t.refused("gules", "discard L02") == "not-you"


# L-R17, L-R18, L-R20


ARIOSTO: dict[str, list[str]] = {"azure": ["L02"], "gules": ["L05"]}


@pytest.mark.clause("L-R17")
@pytest.mark.parametrize("space", ["market_1", "market_2", "market_3", "market_4", "harvest_small", "production_small"])
def test_ariosto_enters_taken_spaces_and_opponents_do_not(space: str) -> None:
    members = {"gules": {"black": space}, "or": {}}
    t = board(4, members=members, played=ARIOSTO).actions()
    t.play("azure", "place orange", f"space {space}")
    assert t.space("azure", "orange") == space
    if "small" in space:
        assert t.heard("work")[0]["count"] == 6, "without the -3 of the large space"
    t.go("azure", "privilege coins", "privilege faith")
    t.play("gules", "place orange")
    taken = "market-taken" if space.startswith("market") else "space-taken"
    assert t.refused("gules", f"space {space}") == taken


@pytest.mark.clause("L-R17", "L-10.2")
def test_ariosto_may_not_send_a_second_coloured_member_into_an_area() -> None:
    members = {"azure": {"black": "harvest_small", "white": "market_1"}}
    t = board(members=members, goods={"azure": {"servants": 1}}, played=ARIOSTO).actions()
    orange = t.copy().play("azure", "place orange")
    assert orange.refused("azure", "space harvest_small") == "colour-limit-area"
    assert orange.can("azure", "space market_1"), "the market has no such limit"
    assert t.play("azure", "place neutral").can("azure", "space harvest_small")


@pytest.mark.clause("L-R17")
def test_in_towers_ariosto_changes_nothing() -> None:
    members = {"gules": {"black": "tower-territory-1"}}
    t = board(goods={"azure": {"coins": 9}}, floors={"territory-2": "C02"}, members=members, played=ARIOSTO).actions()
    t.play("azure", "place orange")
    assert not t.can("azure", "space tower-territory-1")
    t.play("azure", "space tower-territory-2")
    assert t.got("azure") == {"coins": -3, "wood": 1}, "the fee stays"


@pytest.mark.clause("L-R18")
def test_brunelleschi_waives_the_fee_of_placements() -> None:
    t = board(goods={"azure": {"wood": 3}}, floors={"venture-1": "C78"}, members=FOREIGN, played={"azure": ["L03"]})
    t.actions().play("azure", "place orange", "space tower-venture-1")
    assert t.got("azure") == {"wood": -3, "servants": 4}


@pytest.mark.clause("L-R18")
@pytest.mark.parametrize("covers", [True, False])
def test_brunelleschi_and_bonus_actions(covers: bool) -> None:
    t = board(
        goods={"azure": {"coins": 3 + 3, "wood": 3}},
        floors={"character-1": "C56", "venture-1": "C78"},
        members=FOREIGN,
        played={"azure": ["L03"]},
        fee_waiver_covers_bonus_actions=covers,
    ).actions()
    t.play("azure", "place orange", "space tower-character-1", "bonus tower-venture-1")
    assert t.got("azure")["coins"] == -3 - (0 if covers else 3)


@pytest.mark.clause("L-R19")
def test_federico_chooses_an_unplaced_coloured_member() -> None:
    t = board(played={"azure": ["L04"]}, members={"azure": {"white": "palace"}}).actions().play("azure", "use L04")
    assert t.options("strengthen") == ["black", "orange"]
    assert t.refused("azure", "strengthen neutral") == "not-coloured"
    assert t.clause("azure", "strengthen neutral") == "L-R19"
    assert t.refused("azure", "strengthen white") == "member-placed"


@pytest.mark.clause("L-R19")
def test_federico_cannot_be_used_when_no_coloured_member_is_left() -> None:
    members = {"azure": {"black": "palace", "white": "palace", "orange": "palace"}}
    t = board(goods={"azure": {"servants": 1}}, members=members, played={"azure": ["L04", "L05"]}).actions()
    assert t.refused("azure", "use L04") == "member-placed"


@pytest.mark.clause("L-R20")
def test_cesare_removes_the_slot_requirement_but_not_that_of_ventures() -> None:
    five = ["C01", "C02", "C03", "C04", "C05"]
    t = board(floors={"territory-1": "C07", "venture-1": "C77"}, cards={"azure": five}, played={"azure": ["L17"]})
    t.actions().play("azure", "place orange")
    assert t.can("azure", "space tower-territory-1")
    assert t.refused("azure", "space tower-venture-1") == "venture-military"
