"""EG-10 and EG-11: the tower and the King's region; EG-8: special actions in general."""

import pytest

from elgrande.table import ALL_CARDS, VETERAN_CARDS, Men, board, deal, laid, options_for
from signoria.kernel.chance import seeded


@pytest.mark.clause("EG-10.1", "EG-R31")
def test_throwing_into_the_tower_is_announced_with_number_and_colour() -> None:
    t = board(men={"azure": {"court": 9, "toledo": 2}, "gules": {"toledo": 2}}).at("menu", "azure", "d1-03")
    t.play("azure", "turn special", "lift gules toledo", "drop tower", "lift azure toledo", "drop tower", "lift done")
    assert t.heard("move") == [
        {"event": "move", "seat": "azure", "seat2": "gules", "place": "toledo", "place2": "tower"},
        {"event": "move", "seat": "azure", "seat2": "azure", "place": "toledo", "place2": "tower"},
    ]
    t.play("azure", "turn place", "place tower")
    assert t.heard("throw") == [{"event": "throw", "seat": "azure", "count": 1}]
    assert t.men("azure", "tower") == 2
    assert t.men("gules", "tower") == 1


@pytest.mark.clause("EG-10.1")
@pytest.mark.parametrize("card", ALL_CARDS)
def test_no_card_takes_anything_out_of_the_tower(card: str) -> None:
    men: Men = {seat: {"tower": 3, "toledo": 3, "valencia": 2, "court": 3} for seat in ("azure", "gules", "or", "vert")}
    for game in range(12):
        t = board(men=men, seed=f"{card} {game}", **options_for(card))
        t.pile("azure", 3).change(offer=laid("d1-09", "d2-07", "d4-06")).at("menu", "azure", card, then=["gules"])
        luck = seeded(f"{card} {game}".encode())
        for _ in range(12):
            t.roll(luck)
            if t.asked == ["gules"] and t.waits == "take":
                break
            assert all(t.men(seat, "tower") >= 3 for seat in men), "what is in, stays in"


@pytest.mark.clause("EG-10.2")
def test_the_tower_opens_only_in_a_general_scoring_or_by_a_card_that_scores_it() -> None:
    opened = 0
    for game in range(6):
        t = deal(3, f"open {game}")
        luck = seeded(b"open %d" % game)
        card = ""
        while not t.p.over:
            start = len(t.ear.events)
            t.roll(luck)
            fresh = [t.fact(event) for event in t.ear.events[start:]]
            names = [fact["event"] for fact in fresh]
            card = str(next((fact["card"] for fact in fresh if fact["event"] == "announce"), ""))
            if "tower-open" in names:
                opened += 1
                assert "scoring" in names or card in ("d3-05", "d3-06") or "tower-out" in names or "tower-home" in names
    assert opened >= 18


@pytest.mark.clause("EG-10.3")
def test_the_tower_holds_any_number_from_anywhere_and_of_anybody() -> None:
    t = board(king="galicia", men={"azure": {"court": 5, "tower": 20}, "gules": {"sevilla": 9, "tower": 20}})
    t.at("menu", "azure", "d5-01").play("azure", "turn place", *["place tower"] * 5)
    assert t.men("azure", "tower") == 25
    t = board(king="galicia", men={"gules": {"sevilla": 4, "tower": 26}}).at("special", "azure", "d1-05")
    for _ in range(3):
        t.play("azure", "lift gules sevilla", "drop tower")
    assert t.where("gules") == {"sevilla": 1, "tower": 29}


@pytest.mark.clause("EG-11.1")
@pytest.mark.parametrize("card", [card for card in ALL_CARDS if card not in ("rg-02", "rg-03", "rg-06", "rg-07")])
def test_nothing_enters_or_leaves_the_kings_region_by_any_card(card: str) -> None:
    """Until the King moves, caballeros, grandes and tables of his region stay as they are, whatever is played."""
    seats = ["azure", "gules", "or", "vert"]
    men: Men = {seat: {"castilla": 2, "toledo": 3, "valencia": 2, "court": 3} for seat in seats}
    for game in range(12):
        grande = {"azure": "castilla", "gules": "castilla"}
        t = board(men=men, grande=grande, tables={"low": "castilla"}, **options_for(card))
        t.pile("azure", 3).change(offer=laid("d1-09", "d2-07", "d4-06")).at("menu", "azure", card, then=["gules"])
        luck = seeded(f"taboo {card} {game}".encode())
        for _ in range(14):
            if t.king != "castilla" or (t.waits == "take" and t.asked == ["gules"]):
                break
            assert all(t.men(seat, "castilla") == 2 for seat in seats)
            assert t.grande("azure") == t.grande("gules") == t.table("low") == "castilla"
            assert t.grande("or") == t.grande("vert") == "sevilla"
            assert t.table("high") != "castilla"
            t.roll(luck)


@pytest.mark.clause("EG-11.1", "EG-9.4")
def test_scoring_the_kings_region_is_allowed() -> None:
    t = board(king="castilla", men={"azure": {"castilla": 1}, "gules": {"toledo": 1}}).at("special", "azure", "d2-07")
    assert t.options() == ["castilla", "toledo"]
    t.play("azure", "score castilla")
    assert t.scores == {"azure": 8}, "six points and the King's bonus"


@pytest.mark.clause("EG-11.2")
def test_only_infiltration_escort_joust_and_viceroy_change_a_kings_region() -> None:
    men: Men = {"azure": {"court": 5, "castilla": 1}, "gules": {"castilla": 1}}
    grande = {"azure": "galicia", "gules": "toledo", "or": "toledo"}
    t = board(men=men, grande=grande, regency=True).at("menu", "azure", "rg-06")
    t.play("azure", "turn special", "turn place", "place castilla")
    assert t.men("azure", "castilla") == 2, "Infiltration places in it"
    t = board(men=men, grande=grande, regency=True).at("special", "azure", "rg-02").play("azure", "king toledo")
    assert t.where("gules") == {"toledo": 1}, "Escort takes caballeros out of the old one into the new one"
    t = board(men=men, grande=grande, regency=True).at("special", "azure", "rg-03").play("azure", "king toledo")
    assert t.grande("gules") == t.grande("or") == "tower", "Joust throws grandes out of the new one"
    t = board(men=men, grande=grande, regency=True).at("special", "azure", "rg-07").play("azure", "viceroy azure")
    assert t.grande("azure") == "castilla", "Viceroy leads a grande into the old one"
    assert t.king == "galicia"


# Special actions in general.


@pytest.mark.clause("EG-8.1")
def test_a_special_action_may_be_skipped_but_once_used_is_done_in_full_even_to_ones_harm() -> None:
    men: Men = {"azure": {"court": 1, "toledo": 1}, "gules": {"toledo": 2, "castilla": 1}}
    t = board(men=men).at("menu", "azure", "d3-07")
    assert "end" in t.options()
    t.play("azure", "turn special")
    assert t.scores == {"gules": 15, "azure": 4}, "seven, six and the King's bonus for red, four for oneself"
    t = board(men={"azure": {"court": 1}}).at("special", "azure", "d4-06")
    assert "done" not in t.options(), "an exact quantity has no way out"
    assert board(men={"azure": {"toledo": 1}}).at("special", "azure", "d1-04").refused("azure", "lift done") == ""


@pytest.mark.clause("EG-8.2", "EG-9.3")
def test_a_part_that_is_impossible_is_carried_out_as_far_as_possible() -> None:
    men: Men = {"azure": {"court": 1}, "gules": {"court": 1, "toledo": 1}, "or": {"court": 2, "castilla": 4}}
    t = board(men=men).at("special", "azure", "d2-01")
    assert t.where("gules") == {}
    assert t.where("or") == {"castilla": 4}
    assert t.where("vert") == {}


@pytest.mark.clause("EG-8.3", "EG-R27")
@pytest.mark.parametrize(
    ("card", "men", "grande"),
    [
        ("d1-04", {"azure": {"court": 1, "castilla": 2}}, "toledo"),
        ("d2-01", {"azure": {"court": 1, "toledo": 2}, "gules": {"castilla": 2, "tower": 3}}, "toledo"),
        ("d2-02", {"azure": {"court": 1, "toledo": 2}, "gules": {"castilla": 2}}, "toledo"),
        ("d2-03", {"azure": {"court": 1, "toledo": 2}, "gules": {"toledo": 1}}, "toledo"),
        ("d2-04", {"azure": {"court": 1}, "gules": {"toledo": 1}}, "toledo"),
        ("d2-06", {"azure": {"court": 1, "toledo": 2}, "gules": {"court": 1}}, "toledo"),
        ("d2-07", {"azure": {"court": 1, "tower": 2}}, "toledo"),
        ("d4-04", {"azure": {"court": 1}}, "toledo"),
        ("d4-06", {"azure": {"court": 1}}, "castilla"),
        ("d4-08", {"azure": {"court": 1, "toledo": 2}, "gules": {"castilla": 1}}, "toledo"),
        ("d4-09", {"azure": {"court": 20, "tower": 5, "castilla": 5}}, "toledo"),
    ],
)
def test_an_action_that_cannot_be_carried_out_cannot_be_announced(card: str, men: Men, grande: str) -> None:
    t = board(king="castilla", men=men, grande={"azure": grande}).at("menu", "azure", card)
    assert t.refused("azure", "turn special") == "not-executable"
    assert t.options() == ["place", "end"]


@pytest.mark.clause("EG-8.3", "EG-R27", "EG-R29")
@pytest.mark.parametrize("card", [f"d3-{number:02}" for number in range(1, 11)] + ["vt-04"])
def test_scorings_can_be_announced_even_if_nobody_would_gain_a_point(card: str) -> None:
    t = board(men={"azure": {"court": 1}}, veteran=VETERAN_CARDS).at("menu", "azure", card)
    assert t.refused("azure", "turn special") == ""
    t.play("azure", "turn special")
    if card == "vt-04":
        for seat in ("azure", "gules", "or", "vert"):
            t.play(seat, "dial castilla")
    assert t.scores == {}
    assert t.waits == "turn"


@pytest.mark.clause("EG-8.4")
def test_the_active_player_chooses_except_where_the_card_asks_those_affected() -> None:
    men: Men = {seat: {"court": 3, "toledo": 3, "valencia": 3} for seat in ("azure", "gules", "or", "vert")}
    assert board(men=men).at("special", "azure", "d2-06").asked == ["azure"], "Banishment"
    assert board(men=men).at("special", "azure", "d2-01").asked == ["gules"], "Withdrawal: one after the other"
    assert board(men=men).at("special", "azure", "d2-02").asked == ["gules", "or", "vert"], "dials: all at once"
    assert board(men=men).at("special", "azure", "d4-08").asked == ["azure"], "Eviction: naming the region"
    assert board(men=men).at("special", "azure", "d1-05").asked == ["azure"], "moving others"


@pytest.mark.clause("EG-9.8")
def test_caballeros_of_all_colours_together_count_the_virtual_ones_but_no_grande_king_or_tower() -> None:
    men: Men = {"azure": {"toledo": 2, "court": 1}, "gules": {"valencia": 1, "tower": 9}, "or": {"valencia": 2}}
    t = board(2, king="valencia", men=men, grande={"azure": "toledo", "gules": "toledo"}).at(
        "special", "azure", "d3-08"
    )
    assert {fact["place"] for fact in t.heard("score", "bonus-king", "score-none")} == {"valencia"}
    t = board(2, king="galicia", men=men, grande={"azure": "toledo"}).at("special", "azure", "d3-09")
    assert {fact["place"] for fact in t.heard("score", "score-none")} == {"toledo"}
