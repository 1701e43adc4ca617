"""EG-9.3, 9.5, 9.7 and the cards that hit others: deck 2 without its scorings, and Eviction."""

import pytest

from elgrande.table import REGIONS, Men, board, deal
from signoria.kernel.chance import seeded

SEATS = ["azure", "gules", "or", "vert"]


# Withdrawal.


@pytest.mark.clause("EG-9.3", "EG-22.8", "EG-R22")
def test_withdrawal_takes_three_of_each_opponent_from_regions_and_court_as_they_like() -> None:
    men: Men = {
        "azure": {"court": 5, "toledo": 5},
        "gules": {"court": 4, "toledo": 2, "castilla": 2, "tower": 2},
        "or": {"aragon": 3, "galicia": 1},
        "vert": {"court": 2, "valencia": 2},
    }
    t = board(men=men).at("special", "azure", "d2-01")
    assert t.asked == ["gules"], "the left neighbour starts"
    assert t.options() == ["court", "toledo"], "not the King's region, not the tower"
    assert t.refused("gules", "give castilla") == "kings-region"
    t.play("gules", "give toledo", "give court")
    assert t.asked == ["gules"], "exactly three, nobody may give fewer"
    t.play("gules", "give toledo")
    assert t.asked == ["or"], "then clockwise"
    assert t.refused("or", "give court") == "nobody-there"
    t.play("or", "give galicia")
    assert t.asked == ["vert"], "only Aragon is left to red's neighbour, so the rest is not asked"
    t.play("vert", "give court", "give valencia", "give valencia")
    assert t.where("azure") == {"court": 5, "toledo": 5}, "the active player gives nothing"
    assert t.where("gules") == {"court": 3, "castilla": 2, "tower": 2}
    assert t.where("or") == {"aragon": 1}
    assert t.where("vert") == {"court": 1}


@pytest.mark.clause("EG-9.3", "EG-R22")
def test_who_has_too_few_sends_all_available() -> None:
    men: Men = {
        "azure": {"court": 1},
        "gules": {"court": 1, "toledo": 1, "castilla": 5},
        "or": {"toledo": 2, "valencia": 1, "tower": 4},
        "vert": {"castilla": 1},
    }
    t = board(men=men).at("special", "azure", "d2-01")
    assert t.waits == "turn", "nobody has a choice"
    assert t.where("gules") == {"castilla": 5}
    assert t.where("or") == {"tower": 4}
    assert t.where("vert") == {"castilla": 1}
    assert t.men("or", "province") == 26


@pytest.mark.clause("EG-9.3")
@pytest.mark.parametrize("active", SEATS)
def test_when_several_decide_openly_the_left_neighbour_starts(active: str) -> None:
    men: Men = {seat: {"court": 4, "toledo": 4} for seat in SEATS}
    t = board(men=men).at("special", active, "d2-01")
    order = []
    while t.waits == "give":
        order += t.asked
        t.play(t.asked[0], "give court", "give court", "give toledo")
    at = SEATS.index(active)
    assert order == [*SEATS[at + 1 :], *SEATS[:at]]


# Civil War and Skirmish.


@pytest.mark.clause("EG-9.5", "EG-9.7", "EG-22.2", "EG-R7")
def test_civil_war_each_opponent_dials_and_loses_all_caballeros_there() -> None:
    men: Men = {
        "azure": {"court": 1, "toledo": 5},
        "gules": {"toledo": 3, "aragon": 1, "castilla": 2},
        "or": {"toledo": 2, "valencia": 4},
        "vert": {"castilla": 3, "court": 2, "tower": 2},
    }
    t = board(men=men).at("special", "azure", "d2-02")
    assert t.asked == ["gules", "or"], "green has caballeros in the King's region, at court and in the tower only"
    assert t.options("gules") == ["aragon", "toledo"]
    assert t.refused("gules", "dial castilla") == "kings-region"
    assert t.refused("gules", "dial valencia") == "too-few-to-lose"
    t.play("or", "dial valencia")
    assert t.where("or") == {"toledo": 2, "valencia": 4}, "nothing happens before the last dial is set"
    t.play("gules", "dial toledo")
    assert t.where("gules") == {"aragon": 1, "castilla": 2}
    assert t.where("or") == {"toledo": 2}
    assert t.where("vert") == {"castilla": 3, "court": 2, "tower": 2}
    assert t.where("azure") == {"court": 1, "toledo": 5}
    assert t.men("gules", "province") == 27


@pytest.mark.clause("EG-9.7", "EG-22.2")
def test_skirmish_costs_two_in_a_region_with_at_least_two() -> None:
    men: Men = {
        "azure": {"court": 1, "toledo": 5},
        "gules": {"toledo": 3, "aragon": 2, "galicia": 1},
        "or": {"toledo": 1, "valencia": 4},
        "vert": {"galicia": 1, "aragon": 1},
    }
    t = board(men=men).at("special", "azure", "d2-03")
    assert t.asked == ["gules"], "gold has one legal region, which is set by itself; green has none and is left out"
    assert t.options("gules") == ["aragon", "toledo"]
    assert t.refused("gules", "dial galicia") == "too-few-to-lose"
    t.play("gules", "dial toledo")
    assert t.where("gules") == {"toledo": 1, "aragon": 2, "galicia": 1}
    assert t.where("or") == {"toledo": 1, "valencia": 2}
    assert t.where("vert") == {"galicia": 1, "aragon": 1}


@pytest.mark.clause("EG-9.7")
def test_a_player_with_one_legal_region_is_set_automatically() -> None:
    men: Men = {"azure": {"court": 1}, "gules": {"toledo": 3}, "or": {"aragon": 1, "castilla": 2}}
    t = board(men=men).at("special", "azure", "d2-02")
    assert t.waits == "turn"
    assert t.where("gules") == {}
    assert t.where("or") == {"castilla": 2}


@pytest.mark.clause("EG-9.5")
def test_a_dial_may_be_changed_until_the_last_one_is_set() -> None:
    men: Men = {"azure": {"court": 1}, "gules": {"toledo": 3, "aragon": 1}, "or": {"aragon": 1, "valencia": 2}}
    t = board(men=men).at("special", "azure", "d2-02").play("gules", "dial toledo").play("gules", "dial aragon")
    t.play("or", "dial valencia")
    assert t.where("gules") == {"toledo": 3}
    assert [fact["event"] for fact in t.heard("dial", "loss")] == ["dial", "dial", "loss", "loss"], "all at once, then"


# The court.


@pytest.mark.clause("EG-9.3")
def test_decay_of_authority_empties_every_opponents_court() -> None:
    men: Men = {"azure": {"court": 4}, "gules": {"court": 9, "toledo": 1}, "or": {"court": 1}, "vert": {"tower": 2}}
    t = board(men=men).at("special", "azure", "d2-04")
    assert t.where("azure") == {"court": 4}
    assert t.where("gules") == {"toledo": 1}
    assert t.where("or") == {}
    assert t.where("vert") == {"tower": 2}


@pytest.mark.clause("EG-9.3")
def test_loss_of_influence_takes_three_from_every_opponents_court() -> None:
    men: Men = {"azure": {"court": 4}, "gules": {"court": 9, "toledo": 1}, "or": {"court": 2, "toledo": 3}}
    t = board(men=men).at("special", "azure", "d2-05")
    assert t.waits == "turn", "number and source are fixed"
    assert t.where("azure") == {"court": 4}
    assert t.where("gules") == {"court": 6, "toledo": 1}
    assert t.where("or") == {"toledo": 3}, "two is all there were; regions are not touched"


# Banishment.


@pytest.mark.clause("EG-22.11")
def test_banishment_sends_one_caballero_of_every_opponent_home_as_the_active_player_picks() -> None:
    men: Men = {
        "azure": {"court": 1, "toledo": 1},
        "gules": {"toledo": 2, "aragon": 1, "castilla": 1},
        "or": {"castilla": 3, "court": 2},
        "vert": {"valencia": 1, "galicia": 1},
    }
    t = board(men=men).at("special", "azure", "d2-06")
    assert t.asked == ["azure"]
    assert t.options() == ["gules aragon", "gules toledo"], "exactly one, and not out of the King's region"
    assert t.refused("azure", "banish gules castilla") == "kings-region"
    assert t.refused("azure", "banish vert valencia") == "other-victim"
    t.play("azure", "banish gules toledo")
    assert t.options() == ["vert galicia", "vert valencia"], "gold stands in the King's region only"
    t.play("azure", "banish vert galicia")
    assert t.where("gules") == {"toledo": 1, "aragon": 1, "castilla": 1}
    assert t.where("or") == {"castilla": 3, "court": 2}
    assert t.where("vert") == {"valencia": 1}
    assert t.where("azure") == {"court": 1, "toledo": 1}


@pytest.mark.clause("EG-22.11", "EG-18.11", "EG-R13")
def test_banishment_hits_the_virtual_player_too() -> None:
    men: Men = {"azure": {"court": 1}, "gules": {"court": 1}, "or": {"toledo": 2, "aragon": 1}}
    t = board(2, men=men).at("special", "azure", "d2-06").play("azure", "banish or toledo")
    assert t.where("or") == {"toledo": 1, "aragon": 1}
    assert t.men("or", "province") == 28


# Eviction.


@pytest.mark.clause("EG-22.8", "EG-22.12", "EG-9.7", "EG-R7")
def test_eviction_sends_each_opponent_from_the_named_region_to_the_one_it_dials() -> None:
    men: Men = {
        "azure": {"court": 1, "toledo": 2},
        "gules": {"toledo": 3, "castilla": 1},
        "or": {"toledo": 1, "valencia": 1},
        "vert": {"valencia": 1},
    }
    t = board(men=men, grande={"gules": "toledo"}).at("special", "azure", "d4-08")
    assert t.options() == ["toledo", "valencia"]
    assert t.refused("azure", "evict castilla") == "kings-region"
    assert t.refused("azure", "evict galicia") == "no-dialler"
    t.play("azure", "evict toledo")
    assert t.asked == ["gules", "or"], "only those with caballeros there dial"
    assert t.options("or") == [region for region in REGIONS if region not in ("castilla", "toledo")]
    assert t.refused("gules", "dial toledo") == "evicted-region"
    assert t.refused("gules", "dial castilla") == "kings-region"
    t.play("gules", "dial sevilla").play("or", "dial valencia")
    assert t.where("azure") == {"court": 1, "toledo": 2}, "the active player's caballeros stay"
    assert t.where("gules") == {"sevilla": 3, "castilla": 1}, "all of them go"
    assert t.where("or") == {"valencia": 2}
    assert t.grande("gules") == "toledo", "grandes stay"


@pytest.mark.clause("EG-22.12", "EG-R13", "EG-18.11")
def test_eviction_and_civil_war_leave_virtual_caballeros_where_they_are() -> None:
    men: Men = {"azure": {"court": 1}, "gules": {"toledo": 1, "aragon": 1}, "or": {"toledo": 2, "galicia": 3}}
    t = board(2, men=men).at("special", "azure", "d4-08")
    assert t.options() == ["aragon", "toledo"], "a region with virtual caballeros only cannot be named"
    t.play("azure", "evict toledo").play("gules", "dial granada")
    assert t.where("or") == {"toledo": 2, "galicia": 3}
    t = board(2, men=men).at("special", "azure", "d2-02").play("gules", "dial toledo")
    assert t.where("or") == {"toledo": 2, "galicia": 3}


@pytest.mark.clause("EG-9.7", "EG-13.8", "EG-R26")
def test_who_dials() -> None:
    men: Men = {
        "azure": {"court": 1, "toledo": 2, "tower": 1},
        "gules": {"toledo": 3, "aragon": 2},
        "or": {"toledo": 2, "aragon": 3, "tower": 1},
        "vert": {"valencia": 1, "tower": 2},
    }

    def asked(card: str, *moves: str) -> list[str]:
        return board(men=men, veteran=["vt-04"]).at("special", "azure", card).play("azure", *moves).asked

    assert asked("d2-02") == ["gules", "or"], "Civil War: opponents with a choice; green is set automatically"
    assert asked("d2-03") == ["gules", "or"], "Skirmish: opponents with a legal region"
    assert asked("d4-08", "evict toledo") == ["gules", "or"], "Eviction: opponents in the named region"
    assert asked("vt-04") == ["azure", "gules", "or", "vert"], "Secret Ballot: all"
    assert board(men=men).change(round=3).at("scoring").asked == ["azure", "or", "vert"], "scoring: pieces in the tower"


@pytest.mark.clause("EG-9.5", "EG-9.7")
def test_no_dial_is_heard_before_all_are_set() -> None:
    for game in range(8):
        t = deal(5, f"dials {game}", veteran=["vt-04"])
        luck = seeded(b"dials %d" % game)
        while not t.p.over:
            start = len(t.ear.events)
            waiting = t.waits == "dial" and len(t.asked) > 1
            t.roll(luck)
            if waiting and t.waits == "dial":
                assert len(t.ear.events) == start, "setting a dial tells nobody anything"
