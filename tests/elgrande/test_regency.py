"""EG-19: the module New Regency, card by card."""

import pytest

from elgrande.table import REGIONS, Men, Table, board, deal
from signoria.kernel.chance import seeded

SEATS = ["azure", "gules", "or", "vert"]
COURT: Men = {"azure": {"court": 6}}


def regency(card: str, men: Men | None = None, king: str = "castilla", grande: dict[str, str] | None = None) -> Table:
    return board(king=king, men=men or COURT, grande=grande, regency=True).at("special", "azure", card)


def menu(card: str, men: Men | None = None, king: str = "castilla", grande: dict[str, str] | None = None) -> Table:
    return board(king=king, men=men or COURT, grande=grande, regency=True).at("menu", "azure", card)


@pytest.mark.clause("EG-19.1")
def test_one_regency_card_is_open_each_round_with_five_caballeros() -> None:
    t = deal(4, "regency", regency=True)
    assert [card[:2] for card in t.offer] == ["d1", "d2", "d3", "d4", "rg"]
    for number in range(1, 11):
        t = menu(f"rg-{number:02}", {"azure": {"court": 9}}).play("azure", "turn place", *["place tower"] * 5)
        assert t.men("azure", "tower") == 5
        assert t.waits != "place"


# Exile.


@pytest.mark.clause("EG-19.2", "EG-R5")
def test_exile_sends_the_king_abroad_and_bordering_regions_count_as_adjacent() -> None:
    t = menu("rg-01").play("azure", "turn special")
    assert t.options() == ["france", "portugal"]
    assert t.refused("azure", "king toledo") == "king-cannot"
    assert t.clause("azure", "king toledo") == "EG-19.2"
    t.play("azure", "king france", "turn place")
    assert t.king == "france"
    assert t.options() == ["navarra", "aragon", "cataluna", "tower", "done"]
    assert menu("d4-06", king="portugal").play("azure", "turn place").options() == [
        *["galicia", "castilla", "toledo", "sevilla", "tower", "done"],
    ]


@pytest.mark.clause("EG-19.2", "EG-19.6", "EG-22.7")
@pytest.mark.parametrize("card", ["rg-02", "rg-03", "rg-04", "rg-08", "rg-09", "rg-10"])
def test_only_exile_leads_abroad_and_only_revolt_to_the_tower(card: str) -> None:
    men: Men = {"azure": dict.fromkeys(REGIONS, 1)}
    t = menu(card, men, grande={"azure": "toledo", "gules": "valencia"}).play("azure", "turn special")
    for place, clause in (("france", "EG-19.2"), ("portugal", "EG-19.2"), ("tower", "EG-19.6")):
        assert t.refused("azure", f"king {place}") == "king-cannot"
        assert t.clause("azure", f"king {place}") == clause


@pytest.mark.clause("EG-19.2", "EG-19.10", "EG-R5")
def test_with_the_king_abroad_no_region_is_taboo_and_no_kings_bonus_exists() -> None:
    men: Men = {"azure": {**dict.fromkeys(REGIONS, 2), "court": 2}, "gules": dict.fromkeys(REGIONS, 1)}
    t = board(king="france", men=men, regency=True, tables={"low": "toledo"})
    assert t.copy().at("special", "azure", "d1-10").options() == [*REGIONS, "done"]
    assert len(t.copy().at("special", "azure", "d1-03").options()) == 9 * 2 + 1
    assert t.copy().at("special", "azure", "d4-01").play("azure", "table low").options() == [
        *[region for region in REGIONS if region != "toledo"],
        "tower",
    ]
    t.change(round=3).at("scoring")
    assert t.heard("bonus-king") == []


@pytest.mark.clause("EG-19.13")
@pytest.mark.parametrize(("king", "targets"), [("france", "portugal"), ("portugal", "france")])
def test_exile_from_one_country_leads_to_the_other(king: str, targets: str) -> None:
    t = menu("rg-01", king=king).play("azure", "turn special")
    assert t.king == targets, "the only place left, so nobody is asked"


# Escort.


@pytest.mark.clause("EG-19.3", "EG-R9")
def test_escort_takes_exactly_two_caballeros_along_as_the_active_player_chooses() -> None:
    men: Men = {"azure": {"court": 1, "castilla": 2}, "gules": {"castilla": 2}, "or": {"castilla": 1}}
    t = regency("rg-02", men)
    assert t.options() == [region for region in REGIONS if region != "castilla"]
    t.play("azure", "king granada")
    assert t.waits == "escort"
    assert t.asked == ["azure"]
    assert t.options() == ["azure", "gules", "or"]
    assert t.refused("azure", "escort vert") == "nobody-there"
    t.play("azure", "escort gules", "escort or")
    assert t.king == "granada"
    assert t.where("azure") == {"court": 1, "castilla": 2}
    assert t.where("gules") == {"castilla": 1, "granada": 1}
    assert t.where("or") == {"granada": 1}
    assert t.waits == "turn", "two, no more and no fewer"


@pytest.mark.clause("EG-19.3")
@pytest.mark.parametrize(
    ("men", "gone"),
    [
        ({"azure": {"court": 1, "castilla": 1}}, {"azure": 1}),
        ({"azure": {"court": 1, "castilla": 1}, "or": {"castilla": 1}}, {"azure": 1, "or": 1}),
        ({"azure": {"court": 1}, "gules": {"castilla": 2}}, {"gules": 2}),
        ({"azure": {"court": 1, "toledo": 2}}, {}),
    ],
)
def test_of_two_or_fewer_all_must_go_along(men: Men, gone: dict[str, int]) -> None:
    t = regency("rg-02", men).play("azure", "king sevilla")
    assert t.waits == "turn"
    assert {seat: t.men(seat, "sevilla") for seat in SEATS if t.men(seat, "sevilla")} == gone


@pytest.mark.clause("EG-19.13", "EG-R9")
@pytest.mark.parametrize("king", ["france", "tower"])
def test_from_abroad_or_the_tower_nobody_goes_along(king: str) -> None:
    men: Men = {"azure": {"court": 1, "navarra": 3, "tower": 3}, "gules": {"tower": 1}}
    t = regency("rg-02", men, king=king).play("azure", "king sevilla")
    assert t.king == "sevilla"
    assert t.where("azure") == {"court": 1, "navarra": 3, "tower": 3}


# Joust.


@pytest.mark.clause("EG-19.4", "EG-11.2")
def test_joust_throws_all_grandes_of_the_new_region_into_the_tower() -> None:
    grande = {"azure": "toledo", "gules": "toledo", "or": "castilla", "vert": "galicia"}
    t = regency("rg-03", grande=grande).play("azure", "king toledo")
    assert t.king == "toledo"
    assert [t.grande(seat) for seat in SEATS] == ["tower", "tower", "castilla", "galicia"]


@pytest.mark.clause("EG-19.4", "EG-13.6")
def test_the_grande_bonus_is_available_in_tower_scorings() -> None:
    men: Men = {"azure": {"tower": 2, "court": 1}, "gules": {"tower": 1}}
    t = board(men=men, grande={"azure": "tower", "gules": "tower"}, regency=True).at("special", "azure", "d3-05")
    assert t.scores == {"azure": 7, "gules": 3}
    assert t.grande("azure") == t.grande("gules") == "tower", "Revelation throws grandes back too"


@pytest.mark.clause("EG-19.4", "EG-13.9", "EG-R8")
def test_after_a_general_scoring_a_grande_travels_to_the_dialled_region() -> None:
    men: Men = {"azure": {"tower": 2}, "gules": {"court": 3}}
    t = board(men=men, grande={"azure": "tower", "gules": "tower"}, regency=True).change(round=3).at("scoring")
    assert t.asked == ["azure", "gules"], "a grande alone is enough to dial"
    t.play("azure", "dial toledo").play("gules", "dial galicia")
    assert t.grande("azure") == "toledo"
    assert t.grande("gules") == "galicia"
    assert t.scores == {"azure": 5 + 2 + 7 + 2}, "the bonus in the tower, and again where it arrives"


@pytest.mark.clause("EG-R8")
def test_a_grande_whose_dial_shows_the_kings_region_is_thrown_back() -> None:
    t = board(men={"azure": {"tower": 2}}, grande={"azure": "tower"}, regency=True).change(round=3).at("scoring")
    t.play("azure", "dial castilla")
    assert t.where("azure") == {"court": 2}
    assert t.grande("azure") == "tower"


@pytest.mark.clause("EG-R8")
def test_new_home_and_viceroy_cannot_reach_a_grande_in_the_tower() -> None:
    grande = {"azure": "tower", "gules": "tower", "or": "toledo"}
    assert menu("d4-06", grande=grande).refused("azure", "turn special") == "not-executable"
    t = regency("rg-07", grande=grande)
    assert t.refused("azure", "viceroy azure") == "grande-not-in-region"
    assert t.options() == ["or", "vert"]


# Summer Residence.


@pytest.mark.clause("EG-19.5", "EG-9.8")
def test_summer_residence_leads_to_the_region_with_the_fewest_caballeros_but_at_least_one() -> None:
    men: Men = {"azure": {"court": 1, "toledo": 2, "galicia": 1}, "gules": {"aragon": 2, "galicia": 2, "castilla": 4}}
    t = regency("rg-04", men)
    assert t.options() == ["aragon", "toledo"], "of tied ones the active player chooses"
    assert t.refused("azure", "king valencia") == "not-fewest"
    assert t.refused("azure", "king galicia") == "not-fewest"
    t.play("azure", "king toledo")
    assert t.king == "toledo"


@pytest.mark.clause("EG-R6", "EG-8.3")
def test_if_the_kings_region_alone_has_the_fewest_the_card_is_not_executable() -> None:
    men: Men = {"azure": {"court": 1, "castilla": 1, "toledo": 2}}
    assert menu("rg-04", men).refused("azure", "turn special") == "not-executable"


@pytest.mark.clause("EG-R6", "EG-R4")
def test_if_the_kings_region_ties_another_tied_region_must_be_taken() -> None:
    men: Men = {"azure": {"court": 1, "castilla": 1, "toledo": 1}, "gules": {"granada": 2}}
    t = menu("rg-04", men).play("azure", "turn special")
    assert t.king == "toledo", "the only other one"


@pytest.mark.clause("EG-19.5", "EG-8.3")
def test_on_an_empty_board_summer_residence_is_not_executable() -> None:
    assert menu("rg-04").refused("azure", "turn special") == "not-executable"


# Revolt.


@pytest.mark.clause("EG-19.6", "EG-19.10")
def test_revolt_puts_the_king_beside_the_tower_and_all_nine_regions_count_as_adjacent() -> None:
    t = menu("rg-05").play("azure", "turn special", "turn place")
    assert t.king == "tower"
    assert t.options() == [*REGIONS, "done"]
    assert t.refused("azure", "place tower") == "tower-taboo"
    assert menu("rg-05", king="tower").refused("azure", "turn special") == "not-executable", "he stands there"


@pytest.mark.clause("EG-19.6")
def test_nothing_may_be_thrown_into_the_tower_by_moving_while_the_king_is_there() -> None:
    men: Men = {"azure": {"toledo": 2}, "gules": {"toledo": 2}}
    t = board(king="tower", men=men, regency=True).at("special", "azure", "d1-03").play("azure", "lift gules toledo")
    assert t.refused("azure", "drop tower") == "tower-taboo"
    assert t.options() == [region for region in REGIONS if region != "toledo"]


@pytest.mark.clause("EG-19.6", "EG-22.5")
def test_no_table_may_be_put_at_the_tower_or_taken_away_while_the_king_is_there() -> None:
    t = board(king="tower", men=COURT, tables={"low": "tower"}, regency=True).at("special", "azure", "d4-01")
    assert t.waits == "lay", "the table at the tower cannot be chosen"
    assert t.refused("azure", "lay tower") == "table-taboo"
    assert t.options() == REGIONS


@pytest.mark.clause("EG-19.6", "EG-13.6")
def test_tower_scorings_give_the_kings_bonus_while_he_is_there() -> None:
    men: Men = {"azure": {"tower": 2, "court": 1}, "gules": {"tower": 1}}
    t = board(king="tower", men=men, grande={"azure": "tower"}, regency=True).at("special", "azure", "d3-05")
    assert t.scores == {"azure": 5 + 2 + 2, "gules": 3}
    tied: Men = {"azure": {"tower": 2, "court": 1}, "gules": {"tower": 2}}
    t = board(king="tower", men=tied, grande={"azure": "tower"}, regency=True).at("special", "azure", "d3-05")
    assert t.scores == {"azure": 3, "gules": 3}


@pytest.mark.clause("EG-19.6", "EG-R20", "EG-R26", "EG-13.9")
def test_at_a_general_scoring_nobody_dials_and_the_towers_contents_go_back_in() -> None:
    men: Men = {"azure": {"tower": 2, "toledo": 1}, "gules": {"tower": 1}}
    t = board(king="tower", men=men, grande={"gules": "tower"}, tables={"high": "tower"}, regency=True)
    t.change(round=3).at("scoring")
    assert t.waits == "power"
    assert t.scores == {"azure": 8 + 2 + 7, "gules": 4}, "the table at the tower stays in force"
    assert t.where("azure") == {"tower": 2, "toledo": 1}
    assert t.grande("gules") == "tower"


@pytest.mark.clause("EG-19.6", "EG-19.13", "EG-19.11")
def test_the_revolt_lasts_until_another_action_moves_the_king() -> None:
    t = board(king="tower", men=COURT, regency=True).at("end-of-round")
    assert t.king == "tower"
    t = menu("rg-03", king="tower").play("azure", "turn special", "king toledo", "turn place")
    assert t.options() == ["aragon", "castilla", "sevilla", "granada", "valencia", "tower", "done"]


# Infiltration.


@pytest.mark.clause("EG-19.7", "EG-7.4")
def test_infiltration_lets_the_player_place_in_the_kings_region_this_turn() -> None:
    t = menu("rg-06").play("azure", "turn special")
    assert t.king == "castilla", "the King stays"
    t.play("azure", "turn place")
    assert t.options() == ["galicia", "navarra", "aragon", "castilla", "toledo", "tower", "done"]
    t.play("azure", *["place castilla"] * 5)
    assert t.where("azure") == {"court": 1, "castilla": 5}
    t.put(gules={"court": 1}).at("menu", "gules", "d4-06").play("gules", "turn place")
    assert t.refused("gules", "place castilla") == "kings-region", "only the taking player, only this turn"


@pytest.mark.clause("EG-19.13", "EG-R21")
def test_infiltration_elsewhere() -> None:
    assert menu("rg-06", king="france").refused("azure", "turn special") == "not-executable", "no extra target"
    t = menu("rg-06", king="tower").play("azure", "turn special", "turn place")
    assert t.options() == [*REGIONS, "tower", "done"], "beside the tower it opens the tower"
    t.play("azure", "place tower")
    assert t.men("azure", "tower") == 1


@pytest.mark.clause("EG-R21")
def test_once_the_placement_has_begun_infiltration_comes_too_late() -> None:
    t = menu("rg-06").play("azure", "turn place", "place toledo", "place done")
    assert t.waits == "power", "nothing is left of the turn, and the round is over"
    t = menu("rg-06").play("azure", "turn place", "place toledo")
    assert t.refused("azure", "turn special") == "not-now"


@pytest.mark.clause("EG-R21")
def test_infiltration_covers_the_extra_placement_of_a_grey_card_but_not_moving() -> None:
    t = board(men={"azure": {"court": 9}}, regency=True, grey=True).played(("azure", 5, "gr-06"))
    t.change(offer=["d1-10", "none", "none", "none", "rg-06"]).at("grey", "azure", grey="gr-06")
    t.play("azure", "grey use", "take rg-06", "turn special", "turn place", *["place castilla"] * 6)
    assert t.men("azure", "castilla") == 6
    t = board(men={"azure": {"court": 9, "toledo": 2}}, regency=True).at("menu", "azure", "d1-04")
    t.p.licence = 1
    t.play("azure", "turn special", "lift azure toledo")
    assert t.refused("azure", "drop castilla") == "kings-region"


# Viceroy and the reconstructed cards.


@pytest.mark.clause("EG-19.8")
def test_viceroy_swaps_the_king_with_a_grande_of_any_colour() -> None:
    grande = {"azure": "toledo", "gules": "granada", "or": "castilla", "vert": "tower"}
    t = regency("rg-07", grande=grande)
    assert t.options() == ["azure", "gules"], "gold stands with the King, green in the tower"
    assert t.refused("azure", "viceroy or") == "same-place"
    t.play("azure", "viceroy gules")
    assert t.king == "granada"
    assert t.grande("gules") == "castilla"


@pytest.mark.clause("EG-19.8", "EG-19.13")
@pytest.mark.parametrize("king", ["france", "tower"])
def test_viceroy_needs_king_and_grande_in_regions(king: str) -> None:
    assert menu("rg-07", king=king).refused("azure", "turn special") == "not-executable"
    for homes in ({}, {"gules": "tower"}):
        nobody = dict.fromkeys(SEATS, "castilla") | homes
        assert menu("rg-07", grande=nobody).refused("azure", "turn special") == "not-executable"


@pytest.mark.clause("EG-19.9")
def test_royal_visit_leads_to_another_region_with_a_grande() -> None:
    grande = {"azure": "toledo", "gules": "granada", "or": "castilla", "vert": "tower"}
    t = regency("rg-08", grande=grande)
    assert t.options() == ["toledo", "granada"], "not his own region, not the tower"
    assert t.refused("azure", "king aragon") == "no-grande-there"
    t.play("azure", "king granada")
    assert t.king == "granada"
    alone = dict.fromkeys(SEATS, "castilla")
    assert menu("rg-08", grande=alone).refused("azure", "turn special") == "not-executable"


@pytest.mark.clause("EG-19.9", "EG-19.12")
def test_audience_moves_the_king_then_recruits_under_his_new_position() -> None:
    men: Men = {"azure": {"court": 20, "castilla": 4, "toledo": 6}}
    t = regency("rg-09", men)
    assert t.waits == "king", "the King's move is mandatory"
    assert "done" not in t.options()
    t.play("azure", "king toledo", "summon 2")
    assert t.where("azure") == {"court": 22, "castilla": 2, "toledo": 6}, "his old region is free, his new one taboo"
    t = regency("rg-09", {"azure": {"court": 5}}).play("azure", "king toledo")
    assert t.options() == ["0", "1", "2"]


@pytest.mark.clause("EG-19.9", "EG-19.12")
def test_procession_moves_the_king_to_a_neighbour_then_up_to_two_own_caballeros() -> None:
    men: Men = {"azure": {"court": 1, "castilla": 2, "toledo": 2, "galicia": 1}, "gules": {"aragon": 1}}
    t = regency("rg-10", men)
    assert t.options() == ["galicia", "navarra", "aragon", "toledo"]
    t.play("azure", "king toledo")
    assert t.options() == ["azure galicia", "azure castilla", "done"]
    t.play("azure", "lift azure castilla", "drop tower", "lift azure castilla", "drop aragon")
    assert t.where("azure") == {"court": 1, "toledo": 2, "galicia": 1, "tower": 1, "aragon": 1}
    assert t.waits == "turn"


@pytest.mark.clause("EG-19.13")
@pytest.mark.parametrize("king", ["france", "tower"])
def test_joust_from_abroad_or_the_tower_works_normally(king: str) -> None:
    t = regency("rg-03", king=king, grande={"gules": "toledo"}).play("azure", "king toledo")
    assert t.grande("gules") == "tower"


@pytest.mark.clause("EG-19.2", "EG-19.4")
def test_only_exile_leads_abroad_and_only_joust_leads_grandes_into_the_tower() -> None:
    for game in range(10):
        t = deal(4, f"only {game}", regency=True, veteran=["vt-03"])
        luck = seeded(b"only %d" % game)
        while not t.p.over:
            t.roll(luck)
        card = ""
        for fact in t.heard("take", "king", "joust"):
            if fact["event"] == "take":
                card = str(fact["card"])
            elif fact["event"] == "joust":
                assert card == "rg-03"
            elif fact["place"] in ("france", "portugal"):
                assert card == "rg-01"
            elif fact["place"] == "tower":
                assert card == "rg-05"
