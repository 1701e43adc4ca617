"""EG-22.4 to 22.7, 22.9 and decks 4 and 5: tables, power cards, grandes, caballeros for the court, the King."""

import pytest

from elgrande.table import REGIONS, Men, board

COURT: Men = {"azure": {"court": 1}}


# Decree.


@pytest.mark.clause("EG-22.5", "EG-13.7")
@pytest.mark.parametrize("card", ["d4-01", "d4-02", "d4-03"])
def test_decree_lays_a_table_from_the_supply_at_a_region_or_the_tower(card: str) -> None:
    t = board(king="castilla", men=COURT, tables={"low": "toledo"}).at("special", "azure", card)
    assert t.options() == ["high", "low"]
    t.play("azure", "table high")
    assert t.options() == [region for region in REGIONS if region not in ("castilla", "toledo")] + ["tower"]
    assert t.refused("azure", "lay castilla") == "table-taboo"
    assert t.refused("azure", "lay toledo") == "table-there"
    t.play("azure", "lay tower")
    assert t.table("high") == "tower"
    assert t.table("low") == "toledo"


@pytest.mark.clause("EG-22.5")
@pytest.mark.parametrize("card", ["d4-01", "d4-02", "d4-03"])
def test_decree_may_carry_a_table_from_place_to_place_but_not_off_the_board(card: str) -> None:
    t = board(king="castilla", men=COURT, tables={"low": "toledo", "high": "tower"}).at("special", "azure", card)
    t.play("azure", "table low")
    assert t.refused("azure", "lay toledo") == "same-place", "its place must change"
    assert t.refused("azure", "lay tower") == "table-there"
    assert "supply" not in t.options()
    t.play("azure", "lay galicia")
    assert t.table("low") == "galicia"
    assert t.table("high") == "tower"


@pytest.mark.clause("EG-22.5", "EG-11.1")
def test_a_table_in_the_kings_region_stays_there() -> None:
    t = board(king="castilla", men=COURT, tables={"low": "castilla"}).at("menu", "azure", "d4-01")
    t.play("azure", "turn special")
    assert t.waits == "lay", "only the other table is left to choose"
    assert "castilla" not in t.options()
    t.play("azure", "lay toledo")
    assert t.table("high") == "toledo"
    assert t.table("low") == "castilla"


@pytest.mark.clause("EG-22.5")
def test_with_both_tables_on_the_board_one_is_relocated() -> None:
    t = board(king="castilla", men=COURT, tables={"low": "castilla", "high": "toledo"}).at("special", "azure", "d4-01")
    assert t.waits == "lay"
    t.play("azure", "lay valencia")
    assert t.table("high") == "valencia"


# Empowerment.


@pytest.mark.clause("EG-22.4", "EG-22.9")
@pytest.mark.parametrize("card", ["d4-04", "d4-05"])
def test_empowerment_takes_back_one_own_played_card_from_the_pile_or_the_table(card: str) -> None:
    t = board(men=COURT).pile("azure", 13, 2).pile("gules", 9).played(("azure", 7)).at("special", "azure", card)
    assert t.options() == ["2", "7", "13"]
    assert t.refused("azure", "retrieve 9") == "not-played", "red's card, and blue's own 9 is still in hand"
    t.play("azure", "retrieve 13")
    assert t.hand("azure") == [1, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13], "exactly one"
    assert t.waits == "turn"


@pytest.mark.clause("EG-22.9")
def test_taking_this_rounds_card_is_seen_taking_one_from_the_pile_is_not() -> None:
    t = board(men=COURT).pile("azure", 13, 2).played(("azure", 7)).at("special", "azure", "d4-04")
    seen = t.copy().play("azure", "retrieve 7")
    assert seen.heard("take-back") == [{"event": "take-back", "seat": "azure", "item": "7"}]
    unseen = t.copy().play("azure", "retrieve 2")
    event = unseen.ear.events[-1]
    assert unseen.fact(event)["event"] == "fetch"
    assert event.known_to(0)
    assert not event.known_to(1)
    assert not event.known_to(-1)


@pytest.mark.clause("EG-22.9")
def test_blocked_values_and_order_keep_the_value_played_and_the_card_is_back_in_the_next_round() -> None:
    t = board(men=COURT).played(("azure", 7)).change(first="gules")
    t.at("special", "azure", "d4-04").play("azure", "turn end")
    assert t.p.round == 2
    assert 7 in t.hand("azure"), "it can be played again from now on"
    t = board(3, men=COURT).played(("azure", 7)).at("special", "azure", "d4-04")
    assert t.value("azure") == 7
    t.change(first="gules").at("power")
    assert t.refused("gules", "power 7") == "value-taken"


@pytest.mark.clause("EG-22.9", "EG-21.4")
def test_with_grey_cards_empowerment_takes_one_coloured_or_one_grey_card() -> None:
    t = board(men=COURT, grey=True).played(("azure", 7, "gr-05")).pile("azure", 3)
    t.give_grey("azure", "gr-09", 2)
    t.give_grey("gules", "gr-01", 2)
    t.at("special", "azure", "d4-04")
    assert t.options() == ["3", "7", "gr-05", "gr-09"], "of this round or earlier, and only the own ones"
    t.play("azure", "retrieve gr-09")
    assert "gr-09" in t.greys("azure")
    assert 3 not in t.hand("azure")


# New Home.


@pytest.mark.clause("EG-22.6")
@pytest.mark.parametrize("card", ["d4-06", "d4-07"])
def test_new_home_moves_the_own_grande_to_another_region(card: str) -> None:
    grande = {"azure": "toledo", "gules": "granada"}
    t = board(king="castilla", men=COURT, grande=grande).at("special", "azure", card)
    assert t.options() == [region for region in REGIONS if region not in ("castilla", "toledo")], "and not the tower"
    assert t.refused("azure", "grande castilla") == "kings-region"
    assert t.refused("azure", "grande toledo") == "same-place"
    t.play("azure", "grande granada")
    assert t.grande("azure") == t.grande("gules") == "granada", "regions may hold several grandes"


@pytest.mark.clause("EG-22.6", "EG-R8", "EG-11.1")
@pytest.mark.parametrize("home", ["castilla", "tower"])
def test_a_grande_in_the_kings_region_or_the_tower_has_no_new_home(home: str) -> None:
    t = board(king="castilla", men=COURT, grande={"azure": home}).at("menu", "azure", "d4-06")
    assert t.refused("azure", "turn special") == "not-executable"


# Court Summons, Royal Advisor, Your Majesty.


@pytest.mark.clause("EG-6.3", "EG-8.1")
def test_court_summons_brings_up_to_two_to_court() -> None:
    t = board(men=COURT).at("special", "azure", "d4-09")
    assert t.options() == ["0", "1", "2"]
    t.play("azure", "summon 2")
    assert t.where("azure") == {"court": 3}


@pytest.mark.clause("EG-19.11", "EG-R4", "EG-R5")
@pytest.mark.parametrize(
    ("king", "targets"),
    [
        ("cataluna", ["aragon", "valencia"]),
        ("toledo", ["aragon", "castilla", "sevilla", "granada", "valencia"]),
        ("france", ["navarra", "aragon", "cataluna"]),
        ("portugal", ["galicia", "castilla", "toledo", "sevilla"]),
        ("tower", REGIONS),
    ],
)
@pytest.mark.parametrize("card", ["d4-10", "rg-10", "gr-15"])
def test_the_king_goes_to_a_neighbouring_region(card: str, king: str, targets: list[str]) -> None:
    t = board(king=king, men=COURT, grey=True, regency=True)
    if card == "gr-15":
        t.change(offer=["d1-10", "d2-07"] + ["none"] * 3).at("grey", "azure", grey=card).play("azure", "grey use")
    else:
        t.at("special", "azure", card)
    assert t.options() == targets
    if king in REGIONS:
        assert t.refused("azure", f"king {king}") == "king-stays"
        assert t.refused("azure", "king galicia") == "king-not-adjacent"
    assert t.refused("azure", "king tower") in ("king-cannot", "king-stays")
    t.play("azure", f"king {targets[-1]}")
    assert t.king == targets[-1]


@pytest.mark.clause("EG-22.7", "EG-R4")
@pytest.mark.parametrize("king", ["castilla", "granada"])
def test_your_majesty_sends_the_king_to_any_other_region(king: str) -> None:
    t = board(king=king, men=COURT).at("special", "azure", "d5-01")
    assert t.options() == [region for region in REGIONS if region != king]
    for abroad in ("france", "portugal", "tower"):
        assert t.refused("azure", f"king {abroad}") == "king-cannot"
        assert t.clause("azure", f"king {abroad}") == "EG-22.7"
    t.play("azure", "king toledo")
    assert t.king == "toledo"


@pytest.mark.clause("EG-22.7")
def test_if_your_majesty_is_not_used_the_king_stays() -> None:
    t = board(king="castilla", men=COURT).at("menu", "azure", "d5-01")
    t.play("azure", "turn place", "place toledo", "turn end")
    assert t.king == "castilla"
