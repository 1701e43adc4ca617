"""EG-14 and the veteran cards: Veto, Double Game, Secret Ballot."""

from itertools import combinations

import pytest

from elgrande.table import REGIONS, VETERAN_CARDS, Men, Table, board

SEATS = ["azure", "gules", "or", "vert"]
MEN: Men = {seat: {"court": 3, "toledo": 2} for seat in SEATS}
OFFER = ["none", "d2-07", "d3-05", "none", "d5-01"]


def held(*holders: str, active: str = "azure", card: str = "d5-01") -> Table:
    """A turn's menu in round 2 while some seats hold Vetoes: the first from round 1, the second from this round."""
    t = board(men=MEN, veteran=VETERAN_CARDS).change(round=2, offer=OFFER)
    veto: list[int] = []
    for until, holder in enumerate(holders, 2):
        veto += [SEATS.index(holder), until]
    t.change(veto=veto)
    return t.at("menu", active, card)


@pytest.mark.clause("EG-14.1")
@pytest.mark.parametrize("card", ["vt-01", "vt-02"])
def test_who_takes_veto_keeps_it_face_up_and_may_place_two_as_usual(card: str) -> None:
    t = held(card=card).play("azure", "turn special")
    assert t.vetoes == ["azure"]
    assert t.view()["vetoes"] == [{"seat": "azure", "until": 3}], "everybody sees it"
    t.play("azure", "turn place", "place toledo", "place toledo")
    assert t.men("azure", "toledo") == 4
    assert t.waits != "place"


@pytest.mark.clause("EG-14.1")
@pytest.mark.parametrize("card", ["vt-01", "vt-02"])
def test_declining_or_being_vetoed_discards_the_veto(card: str) -> None:
    assert held(card=card).play("azure", "turn end").vetoes == []
    t = held("gules", card=card).play("azure", "turn special").play("gules", "veto yes")
    assert t.vetoes == [], "both are gone"


@pytest.mark.clause("EG-14.2", "EG-14.8", "EG-R10")
def test_a_holder_is_asked_directly_after_the_announcement_and_before_any_detail() -> None:
    t = held("or").play("azure", "turn special")
    assert t.heard()[-1] == {"event": "announce", "seat": "azure", "card": "d5-01"}
    assert t.waits == "veto"
    assert t.asked == ["or"]
    assert t.options() == ["yes", "no"]
    assert t.king == "castilla"
    t.play("or", "veto no")
    assert t.waits == "king", "then the details"
    t.play("azure", "king toledo")
    assert t.king == "toledo"
    assert t.vetoes == ["or"], "a veto not used is kept"


@pytest.mark.clause("EG-14.3", "EG-14.9", "EG-R10")
def test_a_veto_cancels_the_special_action_and_leaves_the_placement() -> None:
    t = held("or").play("azure", "turn special").play("or", "veto yes")
    assert t.king == "castilla"
    assert t.vetoes == []
    assert t.waits == "turn"
    assert t.refused("azure", "turn special") == "part-done", "the card is treated as used"
    t.play("azure", "turn place", "place toledo", "place done")
    assert t.men("azure", "toledo") == 3
    assert t.waits != "turn"


@pytest.mark.clause("EG-14.3", "EG-14.9")
def test_a_veto_after_the_placement_ends_the_turn() -> None:
    t = held("or").play("azure", "turn place", "place toledo", "place done", "turn special").play("or", "veto yes")
    assert t.men("azure", "toledo") == 3
    assert t.waits == "power", "nothing is left to do, and the round is over"


@pytest.mark.clause("EG-14.4", "EG-14.7")
@pytest.mark.parametrize("short", [False, True])
def test_a_veto_lasts_to_the_end_of_the_next_round_that_is_played(short: bool) -> None:
    last = 6 if short else 9
    for taken in range(1, last + 1):
        t = board(men=MEN, veteran=VETERAN_CARDS, short=short).change(round=taken, offer=OFFER)
        t.at("menu", "azure", "vt-01").play("azure", "turn special", "turn end")
        while t.waits == "dial":
            t.play(t.asked[0], "dial toledo")
        if taken == last:
            assert t.p.over, "after the last round it lapses"
            continue
        assert t.p.round == taken + 1
        assert t.vetoes == ["azure"], "also across a general scoring"
        t.at("end-of-round")
        assert t.vetoes == []
        assert t.heard("veto-expired") == [{"event": "veto-expired", "seat": "azure"}]


@pytest.mark.clause("EG-14.4")
def test_a_veto_can_be_used_once_in_this_round_or_the_next() -> None:
    t = held("or").play("azure", "turn special").play("or", "veto yes")
    t.at("menu", "gules", "d5-01").play("gules", "turn special")
    assert t.waits == "king", "it is used up"


@pytest.mark.clause("EG-14.5")
def test_no_veto_against_ones_own_action() -> None:
    t = held("azure").play("azure", "turn special")
    assert t.waits == "king"


@pytest.mark.clause("EG-14.5", "EG-21.8")
def test_no_veto_against_grey_effects_placement_summoning_or_general_scorings() -> None:
    t = board(men=MEN, veteran=VETERAN_CARDS, grey=True).change(veto=[1, 2], offer=OFFER)
    t.played(("azure", 9, "gr-15"), ("gules", 2)).at("turns")
    t.play("azure", "summon 2")
    assert t.waits == "grey"
    t.play("azure", "grey use", "king toledo")
    assert t.king == "toledo"
    t.play("azure", "take d3-05", "turn place", "place granada", "place done")
    assert t.men("azure", "granada") == 1
    assert t.heard("announce", "veto", "veto-passed") == []
    t = board(men={"azure": {"tower": 1}}, veteran=VETERAN_CARDS).change(veto=[1, 4], round=3).at("scoring")
    t.play("azure", "dial toledo")
    assert t.scores == {"azure": 12}
    assert t.waits == "power"


@pytest.mark.clause("EG-14.6")
def test_one_announcement_can_be_vetoed_once() -> None:
    t = held("or", "vert").play("azure", "turn special").play("or", "veto yes")
    assert t.vetoes == ["vert"], "green is not asked any more"
    assert t.waits == "turn"


@pytest.mark.clause("EG-14.6")
def test_of_two_vetoes_the_older_is_spent_first_and_each_has_its_own_expiry() -> None:
    t = board(men=MEN, veteran=VETERAN_CARDS).change(offer=OFFER, round=2, veto=[2, 2, 2, 3])
    t.at("menu", "azure", "d5-01").play("azure", "turn special")
    assert t.asked == ["or"]
    t.play("or", "veto yes")
    assert t.p.veto == [2, 3], "the one that would expire now is spent"
    t = board(men=MEN, veteran=VETERAN_CARDS).change(round=2, veto=[2, 2, 2, 3]).at("end-of-round")
    assert t.p.veto == [2, 3]
    t.at("end-of-round")
    assert t.vetoes == []


@pytest.mark.clause("EG-14.6")
def test_one_holder_of_two_vetoes_is_asked_once() -> None:
    t = held("or", "or").play("azure", "turn special").play("or", "veto no")
    assert t.waits == "king"


@pytest.mark.clause("EG-14.8", "EG-R10")
@pytest.mark.parametrize("active", SEATS)
def test_several_holders_are_asked_clockwise_from_the_active_player_until_one_says_yes(active: str) -> None:
    at = SEATS.index(active)
    others = [*SEATS[at + 1 :], *SEATS[:at]]
    for pair in combinations(others, 2):
        for holders in (pair, pair[::-1]):
            t = held(*holders, active=active).play(active, "turn special")
            for holder in pair:
                assert t.waits == "veto"
                assert t.asked == [holder]
                t.play(holder, "veto no")
            assert t.waits == "king"


@pytest.mark.clause("EG-14.8")
def test_if_the_special_action_is_not_announced_nobody_is_asked() -> None:
    t = held("or").play("azure", "turn place", "place toledo", "place done", "turn end")
    assert t.heard("announce", "veto", "veto-passed") == []


@pytest.mark.clause("EG-14.8", "EG-R10")
def test_the_choice_of_an_either_or_card_comes_after_the_veto_question() -> None:
    t = held("or", card="vt-03").play("azure", "turn special")
    assert t.waits == "veto"
    t.play("or", "veto no")
    assert t.waits == "choose"
    assert t.asked == ["azure"]


@pytest.mark.clause("EG-14.8", "EG-8.3")
def test_an_action_that_is_not_executable_cannot_provoke_a_veto() -> None:
    t = board(men={"azure": {"court": 1}}, veteran=VETERAN_CARDS, grande={"azure": "castilla"}).change(veto=[2, 2])
    assert t.at("menu", "azure", "d4-06").refused("azure", "turn special") == "not-executable"


@pytest.mark.clause("EG-R10")
def test_taking_a_veto_is_itself_an_announced_action() -> None:
    t = held("or", card="vt-02").play("azure", "turn special")
    assert t.waits == "veto"
    assert t.asked == ["or"]
    t.play("or", "veto no")
    assert t.vetoes == ["or", "azure"]


# The other veteran cards.


@pytest.mark.clause("EG-14.8", "EG-9.1", "EG-22.1")
def test_double_game_is_departure_or_militia() -> None:
    men: Men = {"azure": {"court": 3, "toledo": 4}}
    t = board(men=men, veteran=VETERAN_CARDS).at("special", "azure", "vt-03")
    assert t.options() == ["first", "second"]
    first = t.copy().play(
        "azure", "choose first", "lift azure toledo", "drop tower", "lift azure toledo", "drop aragon"
    )
    first.play("azure", "lift done")
    assert first.where("azure") == {"court": 3, "toledo": 2, "tower": 1, "aragon": 1}
    second = t.copy().play("azure", "choose second")
    assert second.options() == [region for region in REGIONS if region != "castilla"] + ["done"]
    second.play("azure", "settle granada", "settle sevilla")
    assert second.where("azure") == {"court": 1, "toledo": 4, "granada": 1, "sevilla": 1}


@pytest.mark.clause("EG-8.3", "EG-14.8")
def test_only_executable_options_of_double_game_are_offered() -> None:
    t = board(men={"azure": {"toledo": 1, "aragon": 1}}, veteran=VETERAN_CARDS).at("menu", "azure", "vt-03")
    t.play("azure", "turn special")
    assert t.waits == "from", "with an empty court only Departure is left"
    t = board(men={"azure": {"court": 1}}, veteran=VETERAN_CARDS).at("special", "azure", "vt-03")
    assert t.waits == "settle"
    stuck: Men = {"azure": {"castilla": 2}, "gules": {"toledo": 2, "court": 1}}
    t = board(men=stuck, veteran=VETERAN_CARDS).change(offer=["vt-03", "d2-07", "none", "none", "none"])
    t.at("take", "azure").play("azure", "take vt-03")
    assert t.heard("announce") == []
    assert t.waits == "power", "with neither the turn is over at once"


@pytest.mark.clause("EG-9.7", "EG-9.4")
def test_secret_ballot_scores_every_region_dialled_by_exactly_one_player() -> None:
    men: Men = {
        "azure": {"court": 1, "castilla": 2, "toledo": 1},
        "gules": {"toledo": 3, "castilla": 1},
        "or": {"galicia": 1},
    }
    t = board(men=men, veteran=VETERAN_CARDS).at("special", "azure", "vt-04")
    assert t.asked == SEATS, "all players dial"
    assert t.options("vert") == REGIONS, "the King's region and empty ones too"
    for seat, region in zip(SEATS, ("castilla", "toledo", "aragon", "toledo"), strict=True):
        t.play(seat, f"dial {region}")
    assert t.scores == {"azure": 6 + 2, "gules": 4}, "Toledo was dialled twice, Aragon is empty"


@pytest.mark.clause("EG-R13", "EG-R19")
def test_the_virtual_player_takes_no_part_in_secret_ballot() -> None:
    men: Men = {"azure": {"court": 1, "toledo": 1}, "or": {"toledo": 2, "galicia": 1}}
    t = board(2, men=men, veteran=VETERAN_CARDS).at("special", "azure", "vt-04")
    assert t.asked == ["azure", "gules"]
    t.play("azure", "dial toledo").play("gules", "dial galicia")
    assert t.scores == {"azure": 4}
    places = [fact["place"] for fact in t.heard("score", "score-none")]
    assert places == ["galicia", "toledo"], "in board order"
