"""EG-3, EG-7, EG-12: the round, one player's turn with placement and special action, the end of a round."""

import pytest

from elgrande.table import MODULES, REGIONS, TITLE, Table, board, deal
from signoria.kernel.chance import seeded
from signoria.kernel.flow import playout

OFFER = ["d1-10", "d2-07", "d3-05", "d4-06", "d5-01"]


@pytest.mark.clause("EG-3.1")
def test_a_round_is_reveal_power_cards_turns_end_and_after_3_6_9_a_general_scoring() -> None:
    t = deal(4, "phases")
    playout(t.p, seeded(b"phases"))
    phases: list[str] = []
    for fact in t.heard("round", "reveal", "power", "take", "start-player", "scoring"):
        name = str(fact["event"])
        if name in ("round", "scoring"):
            name = f"{name} {fact['round']}"
        if phases[-1:] != [name]:
            phases.append(name)
    expected: list[str] = []
    for number in range(1, 10):
        expected += [f"round {number}", "reveal", "power", "take", "start-player"]
        if number in (3, 6, 9):
            expected.append(f"scoring {number}")
    assert phases == expected


@pytest.mark.clause("EG-3.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_ends_after_the_third_general_scoring(players: int) -> None:
    t = deal(players, "end", **MODULES)
    luck = seeded(b"end")
    while not t.p.over:
        assert len(t.heard("scoring")) < 3 or t.waits == "dial"
        t.roll(luck)
    assert len(t.heard("scoring")) == 3
    assert t.refused("azure", "power 1") == "over"


@pytest.mark.clause("EG-16.1", "EG-16.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_short_game_has_six_rounds_from_2_to_9_without_4_and_7(players: int) -> None:
    t = deal(players, "short", short=True)
    assert t.view()["round"] == 2
    assert all(t.hand(seat) == list(range(1, 14)) for seat in t.book.axes["seat"])
    playout(t.p, seeded(b"short"))
    marker = [f"{fact['event']} {fact['round']}" for fact in t.heard("round", "scoring")]
    assert marker == [
        *["round 2", "round 3", "scoring 3", "round 5", "round 6", "scoring 6"],
        *["round 8", "round 9", "scoring 9"],
    ]
    piles = 4 if players == 2 else 5
    assert len(t.heard("reveal")) == 6 * piles, "of ten cards of each deck six are used"


@pytest.mark.clause("EG-7.1")
def test_one_of_the_open_cards_must_be_taken() -> None:
    t = board(men={"azure": {"court": 3}}).change(offer=["d1-10", "none", "d3-05", "none", "d5-01"]).at("take", "azure")
    assert t.options() == ["d1-10", "d3-05", "d5-01"], "and no way to pass"
    assert t.refused("azure", "take d2-07") == "not-on-offer"
    t.play("azure", "take d3-05")
    assert t.offer == ["d1-10", "d5-01"]
    assert t.options() == ["place", "special", "end"], "both parts are optional"


@pytest.mark.clause("EG-7.1")
@pytest.mark.parametrize("first", ["place", "special"])
def test_placement_and_special_action_come_in_either_order_one_after_the_other(first: str) -> None:
    t = board(men={"azure": {"court": 3}, "gules": {"toledo": 1}}).at("menu", "azure", "d2-07")
    t.play("azure", f"turn {first}")
    if first == "place":
        assert t.refused("azure", "turn special") == "not-now", "one must be finished before the other starts"
        t.play("azure", "place toledo", "place toledo")
        assert t.options() == ["special", "end"]
        t.play("azure", "turn special")
        assert t.scores == {"azure": 7, "gules": 4}
    else:
        assert t.scores == {"gules": 7}, "the only region with a caballero is scored"
        assert t.options() == ["place", "end"]
        t.play("azure", "turn place", "place toledo", "place toledo")
        assert t.scores == {"gules": 7}


@pytest.mark.clause("EG-7.2", "EG-7.8")
def test_up_to_n_caballeros_are_placed_and_split_freely() -> None:
    t = board(king="castilla", men={"azure": {"court": 9}}).at("menu", "azure", "d4-06")
    t.play("azure", "turn place", "place toledo", "place galicia", "place tower", "place toledo")
    assert t.where("azure") == {"toledo": 2, "galicia": 1, "tower": 1, "court": 5}
    assert t.waits == "turn", "four is the number at the foot of the card"
    t = board(king="castilla", men={"azure": {"court": 9}}).at("menu", "azure", "d4-06")
    t.play("azure", "turn place", "place aragon", "place done")
    assert t.where("azure") == {"aragon": 1, "court": 8}


@pytest.mark.clause("EG-7.2")
@pytest.mark.parametrize("card", ["d1-10", "d2-07", "d3-05", "d4-06", "d5-01"])
def test_the_number_at_the_bottom_of_a_card_is_that_of_its_deck(card: str) -> None:
    t = board(men={"azure": {"court": 9}}).at("menu", "azure", card).play("azure", "turn place")
    for _ in range(int(card[1])):
        assert t.waits == "place"
        t.play("azure", "place toledo")
    assert t.waits != "place"


@pytest.mark.clause("EG-7.2")
def test_with_too_few_at_court_the_rest_of_the_placement_lapses() -> None:
    t = board(men={"azure": {"court": 2}}).at("menu", "azure", "d5-01")
    t.play("azure", "turn place", "place toledo", "place toledo")
    assert t.where("azure") == {"toledo": 2}
    assert t.options() == ["special", "end"]


@pytest.mark.clause("EG-7.3")
@pytest.mark.parametrize(
    ("king", "targets"),
    [
        ("galicia", ["navarra", "castilla"]),
        ("navarra", ["galicia", "aragon", "castilla"]),
        ("aragon", ["navarra", "cataluna", "castilla", "toledo", "valencia"]),
        ("cataluna", ["aragon", "valencia"]),
        ("castilla", ["galicia", "navarra", "aragon", "toledo"]),
        ("toledo", ["aragon", "castilla", "sevilla", "granada", "valencia"]),
        ("sevilla", ["toledo", "granada"]),
        ("granada", ["toledo", "sevilla", "valencia"]),
        ("valencia", ["aragon", "cataluna", "toledo", "granada"]),
        ("france", ["navarra", "aragon", "cataluna"]),
        ("portugal", ["galicia", "castilla", "toledo", "sevilla"]),
    ],
)
def test_targets_are_the_neighbours_of_the_king_and_the_tower(king: str, targets: list[str]) -> None:
    t = board(king=king, men={"azure": {"court": 9}}).at("menu", "azure", "d4-06").play("azure", "turn place")
    assert t.options() == [*targets, "tower", "done"]
    for region in set(REGIONS) - set(targets) - {king}:
        assert t.refused("azure", f"place {region}") == "not-adjacent"


@pytest.mark.clause("EG-7.3")
def test_moving_the_king_first_changes_the_targets() -> None:
    t = board(king="galicia", men={"azure": {"court": 9}}).at("menu", "azure", "d5-01")
    t.play("azure", "turn special", "king sevilla", "turn place")
    assert t.options() == ["toledo", "granada", "tower", "done"]


@pytest.mark.clause("EG-7.4", "EG-11.1")
def test_nothing_is_ever_placed_in_the_kings_region() -> None:
    for king in REGIONS:
        t = board(king=king, men={"azure": {"court": 9}}).at("menu", "azure", "d5-01").play("azure", "turn place")
        assert t.refused("azure", f"place {king}") == "kings-region"
        assert "france" not in t.options()
        assert "portugal" not in t.options()


@pytest.mark.clause("EG-7.5")
def test_a_used_card_is_gone_and_your_majesty_comes_back() -> None:
    t = board(men={"azure": {"court": 3}}).change(offer=OFFER).played(("gules", 5))
    t.at("take", "azure", then=["gules"]).play("azure", "take d5-01", "turn end")
    assert t.asked == ["gules"]
    t.play("gules", "summon 0")
    assert t.options() == OFFER[:4], "this round Your Majesty cannot be taken a second time"
    t.roll(seeded(b"back"), 60)
    assert t.p.round > 1
    assert [fact["card"] for fact in t.heard("reveal")].count("d5-01") == t.p.round - 1


@pytest.mark.clause("EG-7.6")
def test_the_order_of_a_turn_is_summon_grey_effect_card_parts() -> None:
    t = board(men={"azure": {"court": 3}, "gules": {"court": 3}}, grey=True).change(offer=OFFER)
    t.played(("azure", 4, "gr-02"), ("gules", 3)).put(azure={"court": 3, "toledo": 1}).at("turns")
    steps = []
    for move in (
        "summon 2",
        "grey use",
        "lift azure toledo",
        "drop aragon",
        "take d2-07",
        "turn place",
        "place aragon",
    ):
        steps.append(t.waits)
        t.play("azure", move)
    assert steps == ["summon", "grey", "lift", "drop", "take", "turn", "place"]
    t.play("azure", "place done", "turn special")
    assert t.scores == {"azure": 5}
    assert t.asked == ["gules"], "each part once, then the card is away and the next turn begins"


@pytest.mark.clause("EG-7.7")
def test_each_part_can_be_begun_once_and_a_part_not_begun_lapses() -> None:
    t = board(men={"azure": {"court": 9}}).change(offer=["none"] * 4 + ["d5-01"])
    t.at("menu", "azure", "d4-06").play("azure", "turn place", "place toledo", "place done")
    assert t.refused("azure", "turn place") == "part-done"
    t.play("azure", "turn special", "grande toledo")
    assert t.waits != "turn", "both parts are done, so the turn is over"
    t = board(men={"azure": {"court": 9}}).played(("gules", 5)).change(offer=OFFER)
    t.at("menu", "azure", "d4-06", then=["gules"]).play("azure", "turn end")
    assert t.asked == ["gules"]
    assert t.where("azure") == {"court": 9}


@pytest.mark.clause("EG-7.7", "EG-R21")
@pytest.mark.parametrize("card", ["d4-06", "rg-06"])
def test_the_placement_begins_with_its_first_caballero(card: str) -> None:
    t = board(men={"azure": {"court": 9}}, regency=True).at("menu", "azure", card)
    t.play("azure", "turn place")
    assert t.redundant("azure", "place done"), "whoever stops before the first one is where it was before"
    t.play("azure", "place done")
    assert t.options() == ["place", "special", "end"]
    t.play("azure", "turn place", "place toledo", "place done")
    assert "place" not in t.options()


@pytest.mark.clause("EG-7.7")
def test_nothing_is_said_in_advance_about_the_second_part() -> None:
    t = board(men={"azure": {"court": 9}}).at("menu", "azure", "d4-06").play("azure", "turn place", "place toledo")
    before = [fact["event"] for fact in t.heard()]
    assert before == ["place"], "the special action is announced only when it begins"
    t.play("azure", "place done", "turn special")
    assert t.heard()[-1] == {"event": "announce", "seat": "azure", "card": "d4-06"}


@pytest.mark.clause("EG-7.8")
def test_caballeros_recruited_by_the_special_action_can_be_placed_after_it_only() -> None:
    t = board(men={"azure": {"court": 1}}).at("menu", "azure", "d4-09")
    t.copy().play("azure", "turn place", "place toledo", "turn special", "summon 2")
    after = t.copy().play("azure", "turn place", "place toledo", "turn special", "summon 2")
    assert after.where("azure") == {"toledo": 1, "court": 2}
    before = t.copy().play("azure", "turn special", "summon 2", "turn place", *["place toledo"] * 3)
    assert before.where("azure") == {"toledo": 3}


# The end of a round.


def end(t: Table) -> Table:
    """Run the end of the round; the table then waits in the next round or the scoring."""
    return t.at("end-of-round")


@pytest.mark.clause("EG-12.1")
def test_cards_left_over_are_discarded() -> None:
    t = end(board().change(offer=["d1-10", "none", "none", "d4-06", "d5-01"]))
    assert [fact["card"] for fact in t.heard("card-left")] == ["d1-10", "d4-06", "d5-01"]
    assert len(t.offer) == 5, "new cards have been turned up in the next round"
    assert "d5-01" in t.offer, "Your Majesty stays"


@pytest.mark.clause("EG-12.1", "EG-19.1")
def test_an_open_regency_card_goes_taken_or_not() -> None:
    t = deal(4, "regents", regency=True)
    playout(t.p, seeded(b"regents"))
    regents = [fact["card"] for fact in t.heard("reveal") if str(fact["card"]).startswith("rg")]
    assert len(regents) == len(set(regents)) == 9
    left = {fact["card"] for fact in t.heard("card-left")} & set(regents)
    assert left, "some were not taken, and none came again"


@pytest.mark.clause("EG-12.2")
def test_the_lowest_value_gets_the_start_figure() -> None:
    t = end(board(5).played(("azure", 7), ("gules", 4), ("or", 2), ("vert", 13), ("argent", 3)))
    assert t.first == "or"
    assert t.asked == ["or"]


@pytest.mark.clause("EG-12.2", "EG-22.9")
def test_also_if_that_card_was_taken_back_by_empowerment() -> None:
    t = board(men={"gules": {"court": 1}}).played(("azure", 7), ("gules", 2), ("or", 9), ("vert", 5))
    t.at("special", "gules", "d4-04").play("gules", "turn end")
    assert 2 in t.hand("gules"), "the only card to take back"
    assert t.first == "gules"


@pytest.mark.clause("EG-12.3")
def test_the_played_card_goes_face_down_to_the_own_pile_and_does_not_return() -> None:
    t = end(board().played(("azure", 7), ("gules", 2), ("or", 9), ("vert", 5)))
    assert t.hand("azure") == [n for n in range(1, 14) if n != 7]
    hands = t.view("azure")["hands"]
    assert isinstance(hands, dict)
    assert hands["azure"]["pile"] == [7]
    assert t.value("azure") is None


@pytest.mark.clause("EG-12.4", "EG-16.1")
@pytest.mark.parametrize("short", [False, True])
def test_a_general_scoring_follows_on_a_lily_only(short: bool) -> None:
    rounds = [2, 3, 5, 6, 8, 9] if short else list(range(1, 10))
    for index, number in enumerate(rounds, 1):
        t = end(board(men={"azure": {"toledo": 1}}, short=short).change(round=index))
        assert t.scores == ({"azure": 7} if number in (3, 6, 9) else {})
        after = rounds[index : index + 1]
        assert [fact["round"] for fact in t.heard("round")] == after


@pytest.mark.clause("EG-12.5")
def test_a_round_ends_in_its_sequence() -> None:
    t = board(men={"azure": {"toledo": 1, "tower": 1}}, veteran=["vt-01"]).change(round=3, veto=[1, 3])
    t.change(offer=["d1-10", "none", "none", "none", "d5-01"])
    t.played(("azure", 7), ("gules", 2), ("or", 9), ("vert", 5))
    end(t)
    assert [fact["event"] for fact in t.heard()] == [
        *["card-left", "card-left", "start-player", "veto-expired", "scoring"],
    ], "then the dials are asked for"
    assert t.waits == "dial"


# What the end of the game gives.


@pytest.mark.clause("EG-15.1", "EG-R32")
@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([50, 40, 30, 20], [1, 2, 3, 4]),
        ([20, 30, 40, 50], [4, 3, 2, 1]),
        ([50, 50, 30, 20], [1, 1, 3, 4]),
        ([10, 50, 30, 30], [4, 1, 2, 2]),
        ([7, 7, 7, 7], [1, 1, 1, 1]),
    ],
)
def test_the_highest_total_wins_and_equal_totals_share_the_better_place(scores: list[int], ranks: list[int]) -> None:
    seats = ["azure", "gules", "or", "vert"]
    ledger = {seat: {"regions": n - 3, "king": 3} for seat, n in zip(seats, scores, strict=True)}
    t = board().change(ledger=ledger, round=9).at("next-round")
    assert t.p.over
    assert TITLE.totals(t.p) == scores
    assert TITLE.ranks(t.p) == ranks
