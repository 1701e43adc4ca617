"""L-5: turns, placements, passing, the end of a turn."""

import pytest

from lorenzo.table import Table, board, deal
from signoria.games.lorenzo.terms import DISCARDED, USED
from signoria.kernel.chance import seeded

PALACE = "space palace"


def place(t: Table, seat: str, member: str, *more: str) -> Table:
    """A member goes to the palace, for a coin and servants."""
    return t.go(seat, f"place {member}", PALACE, "privilege servants", *more)


def turns(t: Table) -> list[str]:
    """The seats in the order of their placements and passes so far."""
    return [str(fact["seat"]) for fact in t.heard("place", "pass")]


@pytest.mark.clause("L-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_the_table_in_turn_order_until_everybody_had_four(players: int) -> None:
    for number in range(3):
        t = deal(players, f"turns {number}", mode="basic")
        order = t.order
        t.roll(seeded(b"turns"), 1)
        while t.p.round == 1:
            t.roll(seeded(b"turns %d" % len(t.ear.events)))
        assert turns(t) == order * 4


@pytest.mark.clause("L-5.1", "L-R28")
@pytest.mark.parametrize(
    ("order", "late", "expected"),
    [
        (["azure", "gules"], ["azure"], ["gules", "azure", "gules", "azure", "gules", "azure", "gules", "azure"]),
        (["azure", "gules"], ["gules"], ["azure", "azure", "gules", "azure", "gules", "azure", "gules", "gules"]),
        (["gules", "azure"], ["azure", "gules"], ["gules", "azure"] * 4),
    ],
)
def test_the_late_start_tile_shifts_one_turn_to_the_end(order: list[str], late: list[str], expected: list[str]) -> None:
    t = board(dice=(4, 5, 6), order=order, bans={seat: ["E27"] for seat in late}, round=5).actions()
    while t.p.round == 5:
        t.go(t.asked[0], *([] if t.waits == "space" else t.options()[:1]), PALACE, "privilege coins")
    assert turns(t) == expected


@pytest.mark.clause("L-5.2", "L-R39")
def test_leader_actions_come_before_and_after_the_placement() -> None:
    t = board(goods={"azure": {"wood": 10, "stone": 10}}, hand={"azure": ["L07", "L08", "L09"]}).actions()
    t.play("azure", "play L07", "use L07", "discard L09", "privilege coins")
    assert t.waits == "place", "any number of them, and the placement is still to come"
    t.play("azure", "place orange", "space market_1")
    assert t.waits == "turn"
    t.play("azure", "play L08", "use L08")
    assert t.got("azure") == {"military": 2, "vp": 1, "coins": 10}
    assert t.leaders("azure", USED) == ["L07", "L08"]


@pytest.mark.clause("L-5.2", "L-16.15")
def test_leader_actions_never_interrupt_a_placement() -> None:
    t = board(
        goods={"azure": {"wood": 10, "coins": 9, "servants": 5}},
        floors={"character-1": "C64"},
        hand={"azure": ["L07", "L08"]},
        cards={"azure": ["C02", "C05"]},
    ).actions()
    t.play("azure", "play L07")
    form = t.copy().play("azure", "place orange")
    for move in ("discard L08", "play L08", "use L07", "turn end", "place pass"):
        assert form.refused("azure", move) == "not-now"
    form.play("azure", "space tower-character-1")
    assert form.waits == "privilege"
    for move in ("discard L08", "use L07", "turn end"):
        assert form.refused("azure", move) == "not-now"
    form.play("azure", "privilege materials", "privilege coins", "privilege faith").play("azure", "use L07")
    servants = t.play("azure", "place black", "space harvest_small")
    assert servants.waits == "servants"
    assert servants.refused("azure", "use L07") == "not-now"


@pytest.mark.clause("L-5.2", "L-2.6")
def test_in_the_basic_game_a_turn_is_a_placement() -> None:
    t = board(goods={"azure": {"wood": 10}}).actions()
    for move in ("discard L01", "play L07", "use L07", "turn end"):
        assert t.refused("azure", move) == "not-now"
    t.play("azure", "place orange", "space market_1")
    assert t.asked == ["gules"]


@pytest.mark.clause("L-5.3")
def test_a_placement_takes_one_unplaced_member_to_one_space_and_resolves_it() -> None:
    t = board(goods={"azure": {"servants": 1, "coins": 4}}, floors={"character-2": "C61"}).actions()
    t.play("azure", "place white", "space tower-character-2")
    assert t.space("azure", "white") == "tower-character-2"
    assert [t.space("azure", member) for member in ("black", "orange", "neutral")] == ["", "", ""]
    assert t.cards("azure") == ["C61"]
    t.play("gules", "place orange", "space market_2")
    assert t.refused("azure", "place white") == "member-placed"
    assert t.clause("azure", "place white") == "L-5.3"


@pytest.mark.clause("L-5.3", "L-6.3")
def test_servants_are_spent_if_wished() -> None:
    t = board(goods={"azure": {"servants": 2, "coins": 4}}, floors={"character-2": "C61"}).actions()
    t.play("azure", "place black", "space tower-character-2")
    assert t.got("azure") == {"servants": -2, "coins": -4}


@pytest.mark.clause("L-5.4", "L-R2")
def test_a_lost_placement_leaves_the_member_at_home_and_later_turns_unaffected() -> None:
    t = board(dice=(1, 1, 4), bans={"azure": ["E17"]}).actions()
    place(t, "azure", "orange").play("gules", "place orange", PALACE, "privilege coins")
    assert t.asked == ["azure"]
    assert t.options("place") == ["black", "white", "neutral", "pass"]
    t.play("azure", "place pass")
    assert t.heard("pass") == [{"event": "pass", "seat": "azure"}]
    assert [t.space("azure", member) for member in ("black", "white", "neutral")] == ["", "", ""]
    t.play("gules", "place black", PALACE, "privilege coins")
    assert t.asked == ["azure"], "the next turn comes as usual"
    assert t.can("azure", "place black"), "two servants are at hand"


@pytest.mark.clause("L-5.4", "L-R2")
def test_without_anything_to_place_the_turn_passes_by_itself() -> None:
    t = board(dice=(1, 1, 1), bans={"azure": ["E17"]}).actions()
    assert t.asked == ["gules"]
    assert t.heard("pass") == [{"event": "pass", "seat": "azure"}]


@pytest.mark.clause("L-5.5")
@pytest.mark.parametrize(
    ("floor", "card", "goods", "reason"),
    [
        ("character-3", "C53", {"coins": 3}, "value-too-low"),
        ("character-1", "C53", {"coins": 2}, "cost-too-high"),
        ("building-1", "C31", {"wood": 2, "coins": 2}, "fee"),
        ("venture-1", "C77", {"military": 2}, "venture-military"),
        ("territory-1", "C01", {"military": 2}, "slot-military"),
    ],
)
def test_what_cannot_be_finished_cannot_be_begun(floor: str, card: str, goods: dict[str, int], reason: str) -> None:
    t = board(
        goods={"azure": goods},
        floors={floor: card},
        cards={"azure": ["C02", "C03"]},
        members={"gules": {"black": "tower-building-2"}},
    ).actions()
    t.play("azure", "place white")
    assert t.refused("azure", f"space tower-{floor}") == reason
    assert t.has("azure", "coins") == goods.get("coins", 0), "nothing was paid"


@pytest.mark.clause("L-5.5")
def test_nothing_is_offered_that_has_no_completion() -> None:
    """Servants that the price needs cannot raise the value: Garden costs two servants."""
    goods = {"azure": {"wood": 4, "stone": 2, "servants": 2}}
    t = board(goods=goods, floors={"building-2": "C43"}, dice=(2, 3, 4)).actions()
    black = t.copy().play("azure", "place black")
    assert black.refused("azure", "space tower-building-2") == "cost-too-high"
    assert t.play("azure", "place white").can("azure", "space tower-building-2")


@pytest.mark.clause("L-5.6")
def test_a_lost_placement_still_has_its_leader_actions() -> None:
    t = board(
        dice=(1, 1, 1),
        goods={"azure": {"wood": 10, "servants": 3}},
        bans={"azure": ["E17"]},
        hand={"azure": ["L07", "L09"]},
    ).actions()
    t.play("azure", "discard L09", "privilege coins", "place pass")
    assert t.waits == "turn"
    assert t.asked == ["azure"]
    t.play("azure", "play L07", "use L07")
    assert t.got("azure") == {"coins": 2, "military": 2, "vp": 1}
    assert t.asked == ["gules"]


@pytest.mark.clause("L-5.6")
def test_passing_is_judged_by_what_is_held_at_that_moment() -> None:
    """Malatesta lifts the neutral member to 3: before he is played passing is legal, afterwards it is not."""
    t = board(
        dice=(1, 1, 1),
        goods={"azure": {"military": 7, "faith": 3, "servants": 1}},
        bans={"azure": ["E17"]},
        hand={"azure": ["L14"]},
    ).actions()
    assert t.can("azure", "place pass"), "nobody is obliged to play a leader"
    t.play("azure", "play L14")
    assert t.refused("azure", "place pass") == "must-place"
    assert t.clause("azure", "place pass") == "L-R2"
    assert t.can("azure", "place neutral")


@pytest.mark.clause("L-5.7", "L-R39")
def test_the_turn_ends_by_declaration_where_leader_actions_are_possible() -> None:
    t = board(hand={"azure": ["L01"]}).actions().play("azure", "place orange", "space market_1")
    assert t.waits == "turn"
    assert t.asked == ["azure"]
    assert t.options() == ["turn end", "discard L01"]
    t.play("azure", "turn end")
    assert t.asked == ["gules"]


@pytest.mark.clause("L-5.7")
@pytest.mark.parametrize("used", [False, True])
def test_the_turn_ends_by_itself_without_any_possible_leader_action(used: bool) -> None:
    """Savonarola (L05) once used, and Cesare (L17) who is permanent, leave nothing to do."""
    t = board(played={"azure": ["L05", "L17"]}).actions()
    if used:
        t.play("azure", "use L05")
    t.play("azure", "place orange", "space market_1")
    assert t.asked == (["gules"] if used else ["azure"])


@pytest.mark.clause("L-5.8")
def test_a_bonus_action_uses_up_no_turn_and_no_member() -> None:
    t = board(goods={"azure": {"coins": 9}}, floors={"character-1": "C56", "territory-2": "C03"}).actions()
    t.play("azure", "place black", "space tower-character-1", "bonus tower-territory-2")
    assert t.cards("azure") == ["C03", "C56"]
    assert [t.space("azure", member) for member in ("black", "white", "orange", "neutral")] == [
        "tower-character-1",
        "",
        "",
        "",
    ]
    t.play("gules", "place black", "space market_1")
    assert t.asked == ["azure"]
    assert t.options("place") == ["white", "orange"]


@pytest.mark.clause("L-5.8", "L-9.8")
def test_the_harvest_of_a_leader_uses_up_no_turn() -> None:
    t = board(played={"azure": ["L01"]}).actions().play("azure", "use L01", "work 0")
    assert t.waits == "place"
    assert t.asked == ["azure"]
    assert t.got("azure") == {"wood": 1, "stone": 1, "servants": 1}


@pytest.mark.clause("L-5.3")
def test_of_equal_coloured_members_the_first_is_canonical_but_people_may_take_any() -> None:
    t = board(dice=(4, 2, 4)).actions()
    assert t.options("place", redundant=False) == ["black", "white"]
    assert t.redundant("azure", "place orange")
    t.play("azure", "place orange")


@pytest.mark.clause("L-5.3", "L-R3")
def test_a_member_that_federico_strengthened_is_not_like_one_whose_die_shows_six() -> None:
    """Il Moro, played later in the round, would leave the one at 6 and make the other 5."""
    t = board(dice=(1, 2, 6), played={"azure": ["L04"]}).actions().play("azure", "use L04", "strengthen black")
    assert t.options("place", redundant=False) == ["black", "white", "orange"]


# L-R2


@pytest.mark.clause("L-R2", "L-5.4")
@pytest.mark.parametrize("servants", [0, 1, 5])
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(("left", "free"), [("neutral", False), ("black", True)])
def test_passing_is_legal_exactly_when_no_member_has_value_one_or_more(
    servants: int, strict: bool, left: str, free: bool
) -> None:
    members = {"black": "palace", "white": "palace", "orange": "palace", "neutral": "palace"}
    del members[left]
    rule = "strict" if strict else "no_free_placement"
    t = board(
        goods={"azure": {"servants": servants}},
        members={"azure": members},
        hand={"azure": ["L01"]},
        pass_rule=rule,
    ).actions()
    assert t.can("azure", "place pass") == (not free and not (strict and servants))
    assert t.can("azure", f"place {left}") == (free or servants > 0)


@pytest.mark.clause("L-R2", "L-R27")
def test_strict_passing_counts_servants_in_pairs_under_costly_servants() -> None:
    members = {"azure": {"black": "palace", "white": "palace", "orange": "palace"}}
    for servants, legal in ((1, True), (2, False)):
        t = board(
            goods={"azure": {"servants": servants}},
            members=members,
            bans={"azure": ["E26"]},
            hand={"azure": ["L01"]},
            pass_rule="strict",
        ).actions()
        assert t.can("azure", "place pass") == legal


@pytest.mark.clause("L-R2")
def test_with_one_member_of_value_one_left_passing_is_not_legal_even_if_only_the_palace_is_free() -> None:
    t = board(dice=(1, 1, 1), hand={"azure": ["L01"]}).actions()
    assert t.refused("azure", "place pass") == "must-place"
    t.play("azure", "place black")
    assert t.can("azure", PALACE)


# L-R28


@pytest.mark.clause("L-R28", "L-16.15")
def test_the_skipped_first_turn_has_no_leader_actions() -> None:
    t = board(hand={"azure": ["L01"], "gules": ["L02"]}, bans={"azure": ["E27"]}, round=5).actions()
    assert t.heard("skipped") == [{"event": "skipped", "seat": "azure"}]
    assert t.asked == ["gules"]
    assert t.refused("azure", "discard L01") == "not-you"
    t.play("gules", "place black", "space market_1", "turn end")
    assert t.can("azure", "discard L01"), "the second turn is an ordinary one"


@pytest.mark.clause("L-R28")
@pytest.mark.parametrize("optional", [True, False])
def test_a_makeup_turn_with_a_strong_member_left(optional: bool) -> None:
    t = board(
        dice=(3, 3, 3),
        goods={"azure": {"servants": 9}},
        members={"gules": {"black": "palace", "white": "palace", "orange": "palace", "neutral": "palace"}},
        bans={"azure": ["E27"]},
        hand={"azure": ["L01"]},
        round=5,
        makeup_turn_optional=optional,
    ).actions()
    for member in ("neutral", "black", "white"):
        assert t.asked == ["azure"], "red has nothing left to place"
        assert t.refused("azure", "place pass") == "must-place"
        t.play("azure", f"place {member}", PALACE, "privilege coins", "turn end")
    assert t.can("azure", "discard L01"), "an ordinary turn with leader actions"
    assert t.can("azure", "place orange")
    assert t.can("azure", "place pass") == optional
    if optional:
        t.play("azure", "place pass", "discard L01", "privilege coins")
        assert t.leaders("azure", DISCARDED)[0] == "L01"
        assert t.p.round == 6, "the declined turn still had its leader actions, then the round ends"


@pytest.mark.clause("L-R28", "L-13.7")
def test_the_turn_made_up_comes_before_the_vatican_report() -> None:
    t = board(
        dice=(3, 3, 3),
        goods={"azure": {"faith": 4}},
        members={
            "azure": {"black": "palace", "white": "palace", "orange": "palace"},
            "gules": {"black": "palace", "white": "palace", "orange": "palace", "neutral": "palace"},
        },
        played={"azure": ["L14"]},
        bans={"azure": ["E27"]},
        round=6,
    ).actions()
    # Every other turn passes by itself but the first one of the neutral member of value 3.
    assert t.asked == ["azure"]
    t.go("azure", "place neutral", PALACE, "privilege faith")
    names = [str(fact["event"]) for fact in t.heard("place", "privilege", "support", "excommunicated")]
    assert names.index("privilege") < names.index("support")
    assert [fact["seat"] for fact in t.heard("excommunicated")] == ["gules"], "blue reached 5 faith just in time"
