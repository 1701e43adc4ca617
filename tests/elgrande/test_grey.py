"""EG-21: the module Shift of Power."""

import pytest

from elgrande.table import GREY_CARDS, MODULES, Men, Table, board, deal, laid
from signoria.kernel.chance import seeded

OFFER = ["d1-10", "d2-07", "none", "none", "d5-01"]


def powers(*greys: str, seat: str = "azure", **fields: object) -> Table:
    """All about to play power cards, blue first, with these grey cards in one seat's hand."""
    t = board(grey=True)
    for grey in greys:
        t.give_grey(seat, grey, 0)
    return t.change(**fields).at("power")


def use(grey: str, men: Men, king: str = "castilla") -> Table:
    """Blue has just used a grey card."""
    t = board(king=king, men=men, grey=True).played(("azure", 5, grey)).change(offer=OFFER)
    return t.at("grey", "azure", grey=grey).play("azure", "grey use")


def lapses(grey: str, men: Men, king: str = "castilla", grande: str = "sevilla") -> bool:
    """Whether the effect of a grey card cannot be used, so that it lapses unasked."""
    t = board(king=king, men=men, grey=True, grande={"azure": grande}).played(("azure", 5, grey))
    t.change(offer=laid("d1-10", "d2-07"))
    t.at("grey", "azure", grey=grey)
    return t.waits == "take" and t.heard("grey-lapsed") != []


# Dealing and passing.


@pytest.mark.clause("EG-21.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_grey_cards_are_dealt_to_each_and_the_rest_stays_in_the_box(players: int) -> None:
    seen = set()
    for game in range(30):
        t = deal(players, f"grey {game}", grey=True)
        hands = [t.greys(seat) for seat in t.book.axes["seat"]]
        assert [len(hand) for hand in hands] == [3] * players
        dealt = [grey for hand in hands for grey in hand]
        assert len(set(dealt)) == 3 * players
        seen |= set(hands[0])
    assert seen == set(GREY_CARDS), "all sixteen are shuffled"


@pytest.mark.clause("EG-21.1")
def test_everybody_passes_one_to_the_left_at_the_same_time_before_seeing_the_card_received() -> None:
    t = deal(4, "pass", grey=True)
    seats = t.book.axes["seat"]
    before = {seat: t.greys(seat) for seat in seats}
    assert t.waits == "pass"
    assert t.asked == seats
    assert t.refused("azure", f"pass {before['gules'][0]}") == "not-dealt"
    for seat in reversed(seats):
        assert t.greys(seat) == before[seat], "nobody has seen a new card"
        t.play(seat, f"pass {before[seat][1]}")
    for number, seat in enumerate(seats):
        right = seats[number - 1]
        assert set(t.greys(seat)) == {before[seat][0], before[seat][2], before[right][1]}
    assert t.waits == "power"


# Playing them.


@pytest.mark.clause("EG-21.2", "EG-21.6")
def test_a_power_card_may_come_with_one_grey_card_and_the_value_is_the_sum() -> None:
    t = powers("gr-01", "gr-07", "gr-15")
    choices = t.options()
    assert len(choices) == 13 * 4, "each power card alone or with one of three grey cards"
    assert t.refused("azure", "power 5 gr-02") == "grey-not-yours"
    t.play("azure", "power 5 gr-07")
    assert t.value("azure") == 7
    assert t.heard("power-grey") == [{"event": "power-grey", "seat": "azure", "power": 5, "grey": "gr-07", "value": 7}]
    assert t.greys("azure") == ["gr-01", "gr-15"]


@pytest.mark.clause("EG-21.2", "EG-21.6", "EG-5.2")
def test_the_sum_must_differ_from_all_values_lying_this_round() -> None:
    t = powers("gr-01", "gr-07", "gr-15", seat="gules").play("azure", "power 7")
    assert t.refused("gules", "power 7") == "value-taken"
    assert t.refused("gules", "power 7 gr-01") == "", "a blocked bare value stays playable with a grey card"
    assert t.refused("gules", "power 6 gr-01") == "value-taken", "a free bare value may become illegal with one"
    assert t.refused("gules", "power 9 gr-15") == "value-taken"
    assert t.refused("gules", "power 6") == ""


@pytest.mark.clause("EG-21.2", "EG-21.7")
def test_turn_order_uses_the_sum_also_below_one_and_above_thirteen() -> None:
    t = board(men={seat: {"court": 1} for seat in ("azure", "gules", "or", "vert")}, grey=True)
    t.change(offer=["d1-10", "d2-07", "d3-05", "d4-06", "d5-01"])
    t.played(("azure", 13), ("gules", 12, "gr-11"), ("or", 1), ("vert", 1, "gr-15")).at("turns")
    assert t.value("gules") == 15
    assert t.value("vert") == -1
    t.roll(seeded(b"sums"), 60)
    assert [fact["seat"] for fact in t.heard("take")][:4] == ["gules", "azure", "or", "vert"]


@pytest.mark.clause("EG-21.7")
def test_sums_of_zero_and_below_zero_are_valid_values() -> None:
    t = powers("gr-15", "gr-16", "gr-13").play("azure", "power 1 gr-13")
    assert t.value("azure") == 0
    t = powers("gr-15", "gr-16", "gr-13", seat="gules").play("azure", "power 13")
    t.play("gules", "power 1 gr-15")
    assert t.value("gules") == -1


@pytest.mark.clause("EG-21.5", "EG-R14")
def test_the_number_summoned_is_that_of_the_coloured_card() -> None:
    t = board(men={"azure": {"court": 1}}, grey=True).played(("azure", 1, "gr-11")).change(offer=OFFER).at("turns")
    assert t.options() == ["0", "1", "2", "3", "4", "5", "6"]


@pytest.mark.clause("EG-21.5", "EG-R14", "EG-12.2")
def test_the_lowest_sum_gets_the_start_figure() -> None:
    t = board(grey=True).played(("azure", 2), ("gules", 3, "gr-15"), ("or", 1, "gr-12"), ("vert", 9))
    assert t.at("end-of-round").first == "gules"


@pytest.mark.clause("EG-R14")
def test_the_virtual_players_coloured_value_alone_is_blocked() -> None:
    t = board(2, grey=True).played(("or", 5)).change(first="azure")
    t.give_grey("azure", "gr-01", 0)
    t.at("power")
    assert t.refused("azure", "power 5") == "value-taken"
    assert t.refused("azure", "power 4 gr-01") == "value-taken"
    assert t.refused("azure", "power 5 gr-01") == ""


@pytest.mark.clause("EG-21.3", "EG-R15", "EG-21.8")
def test_the_effect_comes_after_summoning_and_before_the_action_card() -> None:
    t = board(men={"azure": {"court": 0}}, grey=True).played(("azure", 5, "gr-04")).change(offer=OFFER).at("turns")
    assert t.waits == "summon"
    t.play("azure", "summon 1")
    assert t.waits == "grey"
    assert t.options() == ["use", "lapse"]
    t.play("azure", "grey use", "settle granada")
    assert t.where("azure") == {"granada": 1}, "a caballero just summoned may be used"
    assert t.waits == "take"


@pytest.mark.clause("EG-21.8")
def test_the_effect_is_optional_and_not_used_it_lapses_while_the_card_is_spent() -> None:
    t = board(men={"azure": {"court": 2}}, grey=True).played(("azure", 5, "gr-04")).change(offer=OFFER)
    t.at("grey", "azure", grey="gr-04").play("azure", "grey lapse", "take d5-01")
    assert t.refused("azure", "grey use") == "not-now"
    t.play("azure", "turn end")
    assert t.p.round == 2
    assert "gr-04" not in t.greys("azure")


@pytest.mark.clause("EG-21.8", "EG-8.3")
def test_an_effect_that_is_not_executable_cannot_be_used() -> None:
    assert lapses("gr-04", {"azure": {}}), "Outpost with an empty court"
    assert lapses("gr-05", {"azure": {"court": 1}}, grande="castilla"), "Estate with the grande beside the King"
    assert lapses("gr-05", {"azure": {"court": 1}}, grande="tower")
    assert lapses("gr-02", {"azure": {"castilla": 3}}), "Messenger with caballeros in the King's region only"
    assert lapses("gr-07", {"azure": {"castilla": 3}})
    assert lapses("gr-13", {"azure": {"toledo": 3}, "gules": {"castilla": 1}})
    assert lapses("gr-10", {"azure": {"court": 3}}), "Old Favour with an empty pile"
    for grey in ("gr-03", "gr-09", "gr-12"):
        assert lapses(grey, {"azure": {"court": 2}}, king="tower"), "nothing goes into the tower beside the King"


@pytest.mark.clause("EG-21.4", "EG-R15")
def test_both_cards_stay_visible_to_the_end_of_the_round_and_then_go_to_the_own_pile() -> None:
    t = board(men={"azure": {"court": 2}, "gules": {"court": 1}}, grey=True).change(offer=OFFER)
    t.played(("azure", 5, "gr-04"), ("gules", 4)).at("turns").play("azure", "summon 0", "grey lapse", "take d5-01")
    t.play("azure", "turn end")
    played = t.view("gules")["played"]
    assert isinstance(played, dict)
    assert played["azure"] == {"power": 5, "value": 6, "grey": "gr-04"}
    t.play("gules", "summon 0", "take d1-10", "turn end")
    hands = t.view("azure")["hands"]
    assert isinstance(hands, dict)
    assert hands["azure"]["pile"] == [5]
    assert hands["azure"]["grey_pile"] == ["gr-04"]


@pytest.mark.clause("EG-21.4", "EG-R15")
def test_empowerment_may_take_the_grey_card_of_this_round() -> None:
    t = board(men={"azure": {"court": 2}}, grey=True).played(("azure", 5, "gr-04")).at("special", "azure", "d4-04")
    t.play("azure", "retrieve gr-04", "turn end")
    assert t.p.round == 2
    assert "gr-04" in t.greys("azure")
    assert 5 not in t.hand("azure")
    t.change(first="azure").at("power")
    assert t.refused("azure", "power 6 gr-04") == "", "and play it again from the next round on"


@pytest.mark.clause("EG-21.9")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_at_most_one_grey_card_a_round_and_none_is_ever_drawn_again(players: int) -> None:
    for game in range(4):
        t = deal(players, f"drawn {game}", **MODULES)
        luck = seeded(b"drawn %d" % game)
        while not t.p.over:
            t.roll(luck)
        owned = [place // 5 for place in t.p.grey if place >= 0]
        assert [owned.count(seat) for seat in range(players)] == [3] * players
        fetched: list[str] = []
        used: dict[str, int | str] = {}
        for fact in t.heard("power-grey", "fetch", "take-back"):
            if fact["event"] == "power-grey":
                grey = str(fact["grey"])
                assert grey not in used or grey in fetched, "only Empowerment brings one back"
                used[grey] = fact["seat"]
            else:
                fetched.append(str(fact["item"]))


# The sixteen cards.


@pytest.mark.clause("EG-21.3", "EG-6.3")
@pytest.mark.parametrize(("grey", "count"), [("gr-01", 2), ("gr-11", 1)], ids=["Levy", "Page"])
def test_levy_and_page_summon_further_caballeros(grey: str, count: int) -> None:
    t = use(grey, {"azure": {"court": 1}})
    assert t.options() == [str(n) for n in range(count + 1)]
    t.play("azure", f"summon {count}")
    assert t.where("azure") == {"court": 1 + count}


@pytest.mark.clause("EG-21.3", "EG-9.1")
@pytest.mark.parametrize(
    ("grey", "colours", "count"),
    [("gr-02", {"azure"}, 1), ("gr-13", {"gules"}, 1), ("gr-16", {"azure", "gules"}, 2)],
    ids=["Messenger", "Whisper", "Cabal"],
)
def test_messenger_whisper_and_cabal_move_caballeros(grey: str, colours: set[str], count: int) -> None:
    t = use(grey, {"azure": {"toledo": 3, "castilla": 1}, "gules": {"toledo": 3, "castilla": 1}})
    assert {text.split()[0] for text in t.options()} - {"done"} == colours
    colour = max(colours)
    for _ in range(count):
        t.play("azure", f"lift {colour} toledo", "drop tower")
    assert t.where(colour) == {"toledo": 3 - count, "castilla": 1, "tower": count}
    assert t.waits == "take"


@pytest.mark.clause("EG-21.3", "EG-10.1")
@pytest.mark.parametrize(("grey", "count"), [("gr-03", 2), ("gr-09", 1), ("gr-12", 1)])
def test_secret_passage_side_gate_and_lookout_throw_caballeros_into_the_tower(grey: str, count: int) -> None:
    t = use(grey, {"azure": {"court": 5}})
    assert t.options() == [str(n) for n in range(count + 1)]
    t.play("azure", f"throw {count}")
    assert t.where("azure") == {"court": 5 - count, "tower": count}
    assert t.heard("throw") == [{"event": "throw", "seat": "azure", "count": count}]


@pytest.mark.clause("EG-21.3", "EG-22.1")
@pytest.mark.parametrize(("grey", "count"), [("gr-04", 1), ("gr-14", 2)], ids=["Outpost", "Settlers"])
def test_outpost_and_settlers_place_anywhere_but_with_the_king(grey: str, count: int) -> None:
    t = use(grey, {"azure": {"court": 5}})
    assert t.refused("azure", "settle castilla") == "kings-region"
    assert "tower" not in t.options()
    t.play("azure", *["settle granada"] * count)
    assert t.where("azure") == {"court": 5 - count, "granada": count}
    assert t.waits == "take"


@pytest.mark.clause("EG-21.3", "EG-22.6")
def test_estate_moves_the_grande_to_a_neighbouring_region() -> None:
    t = board(king="castilla", men={"azure": {"court": 1}}, grande={"azure": "toledo"}, grey=True).change(offer=OFFER)
    t.played(("azure", 5, "gr-05")).at("grey", "azure", grey="gr-05").play("azure", "grey use")
    assert t.options() == ["aragon", "sevilla", "granada", "valencia"], "Castile is next to Toledo, but the King's"
    assert t.refused("azure", "grande galicia") == "grande-far"
    t.play("azure", "grande valencia")
    assert t.grande("azure") == "valencia"


@pytest.mark.clause("EG-21.3", "EG-7.2")
@pytest.mark.parametrize(("card", "count"), [("d1-10", 2), ("d5-01", 6)])
def test_vanguard_adds_one_to_the_placement_of_the_action_card(card: str, count: int) -> None:
    t = use("gr-06", {"azure": {"court": 9}}).play("azure", f"take {card}", "turn place", *["place toledo"] * count)
    assert t.men("azure", "toledo") == count
    assert t.waits != "place"
    t.put(gules={"court": 9}).at("menu", "gules", card)
    t.play("gules", "turn place", *["place toledo"] * (count - 1))
    assert t.waits != "place", "for this turn only"


@pytest.mark.clause("EG-21.3")
def test_recall_brings_up_to_two_back_to_court() -> None:
    t = use("gr-07", {"azure": {"toledo": 2, "galicia": 1, "castilla": 3, "tower": 2}})
    assert t.options() == ["galicia", "toledo", "done"]
    assert t.refused("azure", "recall castilla") == "kings-region"
    t.play("azure", "recall toledo", "recall galicia")
    assert t.where("azure") == {"toledo": 1, "castilla": 3, "tower": 2, "court": 2}
    stopped = use("gr-07", {"azure": {"toledo": 2, "galicia": 1}}).play("azure", "recall galicia", "recall done")
    assert stopped.where("azure") == {"toledo": 2, "court": 1}


@pytest.mark.clause("EG-21.3")
def test_forced_march_moves_up_to_two_together_to_a_neighbour() -> None:
    t = use("gr-08", {"azure": {"toledo": 3, "galicia": 1, "castilla": 3}, "gules": {"aragon": 2}})
    assert t.options() == ["galicia", "toledo"]
    t.play("azure", "from toledo")
    assert t.options() == ["1", "2"]
    t.play("azure", "march 2")
    assert t.options() == ["aragon", "sevilla", "granada", "valencia"], "neighbours of Toledo without the King's region"
    assert t.refused("azure", "march-to galicia") == "not-bordering"
    t.play("azure", "march-to valencia")
    assert t.where("azure") == {"toledo": 1, "valencia": 2, "galicia": 1, "castilla": 3}
    one = use("gr-08", {"azure": {"galicia": 1}})
    assert one.where("azure") == {"navarra": 1}, "one caballero and one way: nothing to ask"


@pytest.mark.clause("EG-21.3", "EG-22.9")
def test_old_favour_takes_a_coloured_card_from_the_pile_only() -> None:
    t = board(men={"azure": {"court": 1}}, grey=True).played(("azure", 5, "gr-10")).pile("azure", 2, 13)
    t.give_grey("azure", "gr-01", 2)
    t.change(offer=OFFER).at("grey", "azure", grey="gr-10").play("azure", "grey use")
    assert t.options() == ["2", "13"]
    assert t.refused("azure", "retrieve 5") == "not-from-table"
    assert t.refused("azure", "retrieve gr-01") == "no-grey"
    t.play("azure", "retrieve 13")
    assert 13 in t.hand("azure")
    assert not t.ear.events[-1].known_to(1), "without showing it"


@pytest.mark.clause("EG-21.3", "EG-19.11")
def test_royal_hunt_moves_the_king_to_a_neighbouring_region() -> None:
    t = use("gr-15", {"azure": {"court": 1}}, king="galicia")
    assert t.options() == ["navarra", "castilla"]
    t.play("azure", "king navarra")
    assert t.king == "navarra"


@pytest.mark.clause("EG-21.9")
def test_no_grey_card_fetches_a_grey_card() -> None:
    data = deal().book
    for first, count in zip(data.grey_first, data.grey_nodes, strict=True):
        assert not any(data.nodes[first + i].grey for i in range(count))
