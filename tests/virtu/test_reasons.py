"""What refusals say, and small faults that a reading of the rules found."""

import pytest

from signoria.games.virtu.bill import payable
from signoria.games.virtu.palace import overfull
from signoria.games.virtu.terms import FOR_RELEASE, YIELD
from signoria.kernel.position import put
from virtu.table import Table, deal, table


@pytest.mark.clause("V-13.3", "V-13.5", "V-5.6", "V-R45")
def test_what_somebody_used_in_winter_does_not_bar_the_next_ally() -> None:
    given = {"ally": {"empire": "azure"}, "exhausted": ["milan", "genoa", "florence", "pisa"]}
    t = table(4, {"moment": "buy", "seat": "azure"}, florins={"azure": 4}, **given)
    t.play("buy cardinal", "buy done").settle()
    q = t.p.copy()
    q.ally = [-1, -1, 1]
    q.ally_used = [0, 0, 0]
    assert payable(q, 1, FOR_RELEASE, q.book.release_need[0], 0), "gules has overturned it: the bonus is fresh"


@pytest.mark.clause("V-R40", "V-R47", "V-12.13")
def test_a_slot_that_closes_while_room_is_made_leaves_no_card_on_it() -> None:
    court = {
        "left-1": "w_florence_piero",
        "left-2": "bravo",
        "left-3": "admiral",
        "right-1": "banker",
        "right-2": "merchant",
    }
    given = {"court": {"azure": court}, "sworn": {"florence": 0}, "florins": {"azure": 40}}
    t = table(2, {"moment": "buy", "seat": "azure"}, **given)
    t.play("buy ambassador", "buy done", "clear left-1", "clear right-1")
    if t.step() == "yield":
        t.play(t.legal()[0])
    while t.step() in ("courtier", "yield"):
        t.play(t.legal()[0])
    assert t.p.slots(0) == 4
    assert overfull(t.p, 0) == 0, "two cards on watermarked slots, where only one is usable"


@pytest.mark.clause("V-R37")
def test_the_reason_says_that_it_is_not_the_time_for_an_indulgence() -> None:
    t = table(
        4,
        {"moment": "turn", "seat": "gules"},
        marker={"gules": "room-1"},
        florins={"gules": 0},
        cities={"gules": ["florence", "pisa", "siena"]},
    )
    t.play("marker on", "marker on", "marker florins")
    assert t.refused("pay indulgence florin") == "no-indulgence-now"


@pytest.mark.clause("V-13.5")
def test_the_reason_says_that_an_agent_covers_a_bonus_that_would_pay() -> None:
    given = {"ally": {"empire": "gules"}, "spy": {"alliance-empire": "vert"}, "exhausted": ["florence", "pisa"]}
    court = {"gules": {"right-1": "f_florence_sassetti", "right-2": "f_rome_alexander"}}
    t = table(4, {"moment": "buy", "seat": "gules"}, florins={"gules": 4}, court=court, **given)
    t.play("buy cardinal", "buy done")
    assert t.refused("pay empire cross") == "bonus-covered"


@pytest.mark.clause("V-12.5")
def test_a_card_of_a_room_is_there_but_cannot_be_discarded() -> None:
    t = table(4, {"moment": "arrange", "seat": "gules"}, action={"gules": {"room-2": "bravo"}})
    assert t.refused("arrange action-2 discard") == "courtier-exhausted", "its words name cards of rooms"


@pytest.mark.clause("VW-4.4")
def test_an_alliance_is_free_and_the_log_says_so() -> None:
    given = {"action": {"azure": {"room-2": "consigliere"}}, "marker": {"azure": "room-2"}}
    t = table(2, {"moment": "act", "seat": "azure"}, influence={"florence": -6}, **given)
    t.play("annex ally-florence")
    assert t.heard("pay") == []


@pytest.mark.clause("V-R36", "V-5.5")
def test_more_than_a_circle_is_not_the_same_as_less() -> None:
    """Six steps end where one would, but they refresh both sides."""
    own = {"gules": {"principality": 1, "guild": 1, "republic": 1}}
    court = {"gules": {"left-1": "bravo", "right-1": "banker"}}
    tired = {"gules": {"left-1": 1, "right-1": 1}}
    t = table(
        4,
        {"moment": "turn", "seat": "gules"},
        marker={"gules": "room-1"},
        florins={"gules": 2},
        own=own,
        court=court,
        tired=tired,
    )
    t.play("marker on", "marker on", "marker florins", "marker principality", "marker guild")
    assert not t.redundant("marker republic")


@pytest.mark.clause("V-8.6", "V-10.6", "V-1.2")
def test_the_reason_says_why_no_agent_may_come() -> None:
    given = {"marker": {"gules": "room-4"}, "action": {"gules": {"room-4": "bravo"}}}
    allied = {"ally": {"france": "azure", "ottoman": "azure", "empire": "azure"}}
    t = table(4, {"moment": "act", "seat": "gules"}, bonus={"the_prince": "azure"}, **given, **allied)
    assert t.refused("plot alliance") == "place-sheltered"
    t = table(3, {"moment": "act", "seat": "azure"}, marker={"azure": "room-4"}, action={"azure": {"room-4": "bravo"}})
    t.play("plot city")
    assert t.refused("agent genoa") == "forbidden-city"


@pytest.mark.clause("V-1.2", "V-9.9")
def test_the_reason_says_that_a_city_is_not_in_this_game() -> None:
    given = {"marker": {"azure": "room-1"}, "action": {"azure": {"room-1": "condottiero"}}}
    t = table(3, {"moment": "act", "seat": "azure"}, troops={"azure": {"pisa": 1}}, **given)
    t.play("troop own pisa")
    assert t.refused("march genoa") == "forbidden-city"


@pytest.mark.clause("V-13.5", "V-13.6")
def test_the_reason_says_why_an_alliance_does_not_pay() -> None:
    given = {"marker": {"gules": "room-3"}, "court": {"gules": {"right-1": "pope", "left-1": "consigliere"}}}
    t = table(4, {"moment": "act", "seat": "gules"}, **given)
    t.play("annex siena")
    assert t.refused("pay empire cross") == "alliance-no-help", "whose is it?"
    assert t.refused("pay ottoman ship") == "alliance-no-help"
    used = {"ally": {"empire": "gules"}, "ally_used": {"empire": 1}}
    t = table(4, {"moment": "act", "seat": "gules"}, **given, **used)
    t.play("annex siena")
    assert t.refused("pay empire cross") == "alliance-used"


@pytest.mark.clause("V-12.9", "V-12.5", "V-R40")
def test_any_free_slot_may_be_used_and_those_of_one_side_and_kind_are_alike() -> None:
    court = {"gules": {"left-1": "bravo"}}
    t = table(4, {"moment": "arrange", "seat": "gules"}, court=court)
    assert "arrange left-1 right-1" in t.legal()
    assert t.redundant("arrange left-1 right-2"), "no clause has base slots filled in their order"
    assert t.refused("arrange left-1 left-2") == "no-such-slot", "none of the watermarked slots is open yet"
    t.play("arrange left-1 right-2")
    assert t.courtier("gules", "right-2") == "bravo"
    assert t.redundant("arrange right-2 right-1")
    opened = {"court": {"gules": {"left-1": "bravo", "right-1": "admiral"}}, "bonus": {"copernicus": "gules"}}
    t = table(4, {"moment": "arrange", "seat": "gules"}, **opened)
    assert "arrange right-1 left-2" in t.legal()
    assert t.redundant("arrange right-1 left-3"), "any of the watermarked slots (V-12.9)"


@pytest.mark.clause("V-12.9", "V-2.7")
@pytest.mark.parametrize("secret", [True, False])
def test_a_family_card_may_lie_on_any_base_slot(secret: bool) -> None:
    p = deal(4, "family", {"secret_family": secret})
    t = Table(p).settle()
    step = "family" if secret else "opening"
    assert f"{step} right-1" in t.legal()
    assert t.redundant(f"{step} right-2")


@pytest.mark.clause("V-12.9", "V-12.13")
def test_a_new_courtier_may_take_any_free_slot_but_nobody_is_asked_where_all_are_alike() -> None:
    given = {"florins": {"gules": 9}, "exhausted": ["florence", "pisa"], "marker": {"gules": "room-3"}}
    t = table(4, {"moment": "buy", "seat": "gules"}, **given)
    t.play("buy banker", "buy done")
    assert t.legal("courtier") == ["courtier left-1", "courtier right-1"]
    assert t.redundant("courtier right-2")
    t.play("courtier right-2")
    assert t.courtier("gules", "right-2") == "banker"
    t = table(4, {"moment": "buy", "seat": "gules"}, court={"gules": {"left-1": "bravo"}}, **given)
    t.play("buy banker", "buy done")
    assert t.step() == "recruit"
    assert t.courtier("gules", "right-1") == "banker"


@pytest.mark.clause("V-11.15", "V-R40")
def test_a_card_moves_to_any_free_base_slot_when_a_slot_is_lost() -> None:
    court = {"left-1": "bravo", "left-2": "admiral", "left-3": "banker"}
    t = table(4, {"moment": "recruit", "seat": "gules"}, court={"gules": court}, bonus=dict.fromkeys(SLOTTED, "gules"))
    lose_slot(t, "the_prince")
    assert t.legal() == ["yield left-2 right-1", "yield left-3 right-1"]
    assert t.redundant("yield left-3 right-2")
    t.play("yield left-3 right-2")
    assert t.courtier("gules", "right-2") == "banker"
    lonely = {"gules": {"left-1": "bravo", "left-2": "banker"}}
    t = table(4, {"moment": "recruit", "seat": "gules"}, court=lonely, bonus={"copernicus": "gules"})
    lose_slot(t, "copernicus")
    assert t.step() == "recruit", "one card, and no choice but between equal slots: nobody is asked"
    assert t.courtier("gules", "right-1") == "banker"


SLOTTED = ["copernicus", "the_prince"]


def lose_slot(t: Table, bonus: str) -> None:
    """No rule takes a bonus away; it stands for the fifth city here."""
    t.p.bonus = put(t.p.bonus, t.p.book.axes["bonus"].index(bonus), -1)
    t.p.push(YIELD, 1)
