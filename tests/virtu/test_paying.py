"""V-4 and V-6: payments, Indulgences, and what is proposed to pay with."""

import pytest

from signoria.kernel import flow
from signoria.kernel.notation import move_of, text_of
from virtu.table import TITLE, Table, act, table


@pytest.mark.clause("V-4.1", "V-4.8", "V-R2")
def test_each_relief_pays_once_and_its_surplus_is_lost() -> None:
    t = act("gules", 3, court={"gules": {"right-1": "consigliere", "right-2": "pope"}}, exhausted=["florence"])
    t.play("annex ravenna", "pay right-1 crown")
    assert t.refused("pay right-1 crown") == "not-available"
    t.play("pay right-2 crown")
    assert t.holder("ravenna") == "gules"
    assert t.florins("gules") == 1
    assert t.p.crowns == 0


@pytest.mark.clause("V-4.3")
def test_a_wasteful_payment_is_redundant_not_refused() -> None:
    t = act("gules", 3, court={"gules": {"right-1": "pope", "right-2": "ambassador"}}, spy={"ravenna": "gules"})
    # Ravenna costs 2 crowns now: the Pope alone pays it.
    t.play("annex ravenna")
    assert t.refused("pay right-1 crown") == ""
    assert t.redundant("pay right-2 crown") is False or t.refused("pay right-2 crown") == ""
    t.play("pay right-2 crown")
    assert t.redundant("pay right-1 crown")
    t.play("pay right-1 crown")
    assert t.tired("gules", "right-1")
    assert t.tired("gules", "right-2")


@pytest.mark.clause("V-4.1", "V-4.3", "V-8.2")
def test_whether_a_cost_can_be_paid_is_decided_exactly() -> None:
    """Each relief could give what is needed, but not both at once."""
    poor = act("gules", 1, florins={"gules": 0}, exhausted=["pisa"], indulgence={})
    poor.p.begged = 0
    # Florence tile: 1 crown or 3 florins; an Indulgence gives the other part.
    assert poor.refused("patronise yes") == ""
    barred = act("gules", 1, florins={"gules": 0}, exhausted=["pisa"])
    barred.p.begged = 1
    assert barred.refused("patronise yes") == "not-payable"
    enough = act("gules", 1, florins={"gules": 2}, exhausted=["pisa"])
    enough.p.begged = 1
    assert enough.refused("patronise yes") == ""


@pytest.mark.clause("V-4.4", "V-4.7", "V-13.6")
def test_room_cards_pay_only_for_their_action_and_the_empire_for_actions() -> None:
    t = table(4, {"moment": "buy", "seat": "gules"}, action={"gules": {"room-2": "pope"}}, florins={"gules": 4})
    assert t.refused("buy cardinal") == "not-payable", "its cross is in a room"
    t = act("gules", 2, ally={"empire": "gules"}, exhausted=["florence", "pisa"])
    t.play("govern empire cross", "govern done")
    assert t.p.ally_used[2] == 1
    assert t.heard("govern") == ["govern gules 2"]
    assert t.heard("reactivated") == [], "what paid is not reactivated (V-R38)"


# Indulgences.


@pytest.mark.clause("V-6.1", "V-6.2", "V-6.6", "V-R37", "V-D2")
def test_a_spring_indulgence_is_a_crown_or_florins_and_lands_after_the_action() -> None:
    t = act(
        "gules", 3, spy={"siena": "gules"}, court={"gules": {"right-1": "f_florence_giuliano"}}, exhausted=["florence"]
    )
    t.play("annex siena", "pay indulgence crown")
    assert t.refused("pay indulgence crown") == "begged-already"
    assert not t.barred("gules", 3), "after the action"
    t.play("pay right-1 crown")
    t.settle()
    assert t.barred("gules", 3)
    t = act("gules", 3)
    t.play("annex none", "turn florins")
    assert t.florins("gules") == 4
    assert t.barred("gules", 3)


@pytest.mark.clause("V-6.5", "V-R5", "V-R37")
def test_the_winter_indulgence_lands_at_once_and_pays_a_purchase_or_alliance() -> None:
    t = table(
        4, {"moment": "buy", "seat": "gules"}, marker={"gules": "room-3"}, florins={"gules": 2}, exhausted=["florence"]
    )
    t.play("buy consigliere", "buy done")
    t.settle()
    assert t.barred("gules", 3)
    assert t.heard("beg-crown") == ["beg-crown gules"]
    t = table(4, {"moment": "recruit", "seat": "gules"}, marker={"gules": "room-3"})
    t.play("indulgence florins")
    assert t.florins("gules") == 4
    assert t.refused("indulgence florins") == "indulgence-here"
    blocked = act("gules", 2, spy={"gules-room-2": "vert"})
    blocked.play("turn florins")
    assert blocked.florins("gules") == 4, "a blocked action leaves the florins (V-R5)"


@pytest.mark.clause("V-6.1", "V-6.2", "V-12.1", "V-R5")
def test_an_indulgence_may_be_solicited_until_the_last_step_of_winter_is_over() -> None:
    court = {"gules": {"left-1": "f_venice_ten", "right-1": "gonfalonier", "right-2": "f_rome_alexander"}}
    t = table(4, {"moment": "ally", "seat": "gules"}, court=court, marker={"gules": "room-3"})
    assert "indulgence florins" in t.legal(redundant=True)
    assert t.redundant("indulgence florins"), "recruiting was the time to decide, and alliances cost no florins"
    t.play("indulgence florins")
    assert t.florins("gules") == 4
    assert t.barred("gules", 3), "at once"
    assert t.refused("indulgence florins") == "indulgence-here"
    t.play("ally none")
    t = table(4, {"moment": "ally", "seat": "gules"}, marker={"gules": "room-3"}, exhausted=["florence", "pisa"])
    t.settle()
    assert not t.barred("gules", 3), "no alliance to conclude: nobody is asked"


@pytest.mark.clause("V-7.1", "V-R38", "V-6.5")
def test_an_indulgence_may_pay_for_govern_beyond_what_can_be_turned() -> None:
    t = act("gules", 2, exhausted=["florence"])
    assert t.redundant("govern indulgence crown"), "the symbol of the room turns all there is"
    t.play("govern indulgence crown", "govern done").settle()
    assert t.heard("govern") == ["govern gules 2"]
    assert not t.exhausted("florence")
    assert t.barred("gules", 2)


@pytest.mark.clause("V-6.3")
def test_the_pile_can_run_out() -> None:
    full = {seat: {f"room-{n}": 1 for n in (1, 2, 3)} for seat in ("azure", "or", "vert")} | {"gules": {"room-1": 1}}
    t = act("gules", 3, indulgence=full)
    t.play("annex none")
    assert t.refused("turn florins") == "no-indulgence-left"


# Proposals.


@pytest.mark.clause("V-R55")
def test_the_payment_is_proposed_and_an_announcement_is_final() -> None:
    t = act(
        "gules", 3, court={"gules": {"right-1": "f_florence_giuliano", "right-2": "pope"}}, spy={"ravenna": "gules"}
    )
    t.play("annex ravenna")
    macros = TITLE.macros(t.p, 1)
    assert [macro.name for macro in macros] == ["pay"]
    for move in macros[0].moves:
        flow.play(t.p, 1, move)
    assert t.holder("ravenna") == "gules"
    assert t.tired("gules", "right-1")
    assert not t.tired("gules", "right-2"), "the Pope is worth more elsewhere"


@pytest.mark.clause("V-R55", "V-6.1")
def test_an_indulgence_is_proposed_only_where_nothing_else_pays() -> None:
    room = {"gules": {"room-3": "f_florence_giuliano"}}
    rich = act("gules", 3, action=room, court={"gules": {"left-1": "f_florence_lorenzo"}})
    rich.play("annex siena")
    assert "pay indulgence crown" in rich.legal()
    assert proposed(rich) == ["pay left-1 crown"]
    poor = act("gules", 3, action=room, spy={"siena": "vert"}, exhausted=["pisa"])
    poor.play("annex siena")
    assert proposed(poor) == ["pay indulgence crown"], "the tile pays by itself then"


def proposed(t: Table) -> list[str]:
    macro = TITLE.macros(t.p, flow.deciders(t.p)[0])[0]
    return [text_of(TITLE, move) for move in macro.moves]


@pytest.mark.clause("V-R5", "V-R37", "V-R38")
def test_no_crown_is_begged_for_where_nothing_can_be_turned() -> None:
    t = act("gules", 2)
    assert t.step() == "govern"
    assert t.refused("govern indulgence crown") == "no-indulgence-now"
    held = ["florence", "pisa", "siena", "bologna", "ancona"]
    t = act("gules", 2, cities={"gules": held}, exhausted=held)
    assert t.refused("govern indulgence crown") == ""


@pytest.mark.clause("V-9.10", "V-R3")
def test_a_march_does_not_use_up_a_card_that_has_war_tokens_to_give() -> None:
    given = {"action": {"gules": {"room-1": "condottiero"}}, "court": {"gules": {"right-1": "gonfalonier"}}}
    t = act("gules", 1, **given)
    t.play("troop own florence", "march siena")
    assert {"pay action cavalry", "pay right-1 cavalry"} <= set(t.legal())
    t.play("pay right-1 cavalry")
    assert t.refused("troop claim-action") == ""


@pytest.mark.clause("V-6.1", "V-R55")
def test_an_indulgence_is_never_taken_without_a_word() -> None:
    """Nothing else can pay: the move is forced, but a person is shown it and may take the purchase back."""
    t = table(
        4,
        {"moment": "recruit", "seat": "gules"},
        marker={"gules": "room-1"},
        exhausted=["florence", "pisa"],
        florins={"gules": 0},
    )
    t.play("recruit own florence")
    assert t.step() == "pay"
    assert t.legal(redundant=True) == ["pay indulgence florin"]
    assert flow.settle(t.p, hold=True) == [move_of(TITLE, "pay indulgence florin")]
    assert not t.barred("gules", 1)
    t.settle()
    assert t.barred("gules", 1)


@pytest.mark.clause("V-4.3", "V-12.5")
def test_equal_symbols_do_not_make_two_cards_the_same() -> None:
    court = {"gules": {"right-1": "consigliere", "right-2": "f_venice_ten"}}
    t = act("gules", 3, court=court)
    rows = [t.p.book.sym[card * 8 : card * 8 + 8] for card in t.p.court[6 + 3 : 6 + 5]]
    assert rows[0] == rows[1]
    t.play("annex siena")
    assert {"pay right-1 crown", "pay right-2 crown"} <= set(t.legal())
