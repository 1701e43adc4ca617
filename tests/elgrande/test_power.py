"""EG-4, EG-5 and EG-6: action cards turned up, power cards, order of turns, caballeros summoned to court."""

import pytest

from elgrande.table import MODULES, REGIONS, Table, board, deal
from signoria.kernel.chance import seeded
from signoria.kernel.flow import playout

SUMMONS = {1: 6, 2: 5, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 2, 9: 2, 10: 1, 11: 1, 12: 0, 13: 0}


def powers(t: Table) -> Table:
    """All seats about to play their power cards, azure first."""
    return t.change(first="azure").at("power")


@pytest.mark.clause("EG-4.1")
def test_the_top_card_of_every_deck_is_turned_up() -> None:
    t = deal(4)
    assert [card[:2] for card in t.offer] == ["d1", "d2", "d3", "d4", "d5"]
    assert [fact["card"] for fact in t.heard("reveal")] == t.offer


@pytest.mark.clause("EG-4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_your_majesty_is_turned_up_again_every_round(players: int) -> None:
    t = deal(players)
    playout(t.p, seeded(b"majesty"))
    revealed = [str(fact["card"]) for fact in t.heard("reveal")]
    assert revealed.count("d5-01") == 9
    others = [card for card in revealed if card != "d5-01"]
    assert len(set(others)) == len(others), "no other card ever comes back"


@pytest.mark.clause("EG-5.1")
def test_each_player_plays_one_power_card_clockwise_from_the_start_player() -> None:
    t = board(5).change(first="or").at("power")
    for seat, power in (("or", 5), ("vert", 6), ("argent", 7), ("azure", 8), ("gules", 9)):
        assert t.waits == "power"
        assert t.asked == [seat]
        t.play(seat, f"power {power}")
        assert t.hand(seat) == [n for n in range(1, 14) if n != power]
    assert t.heard("power")[1] == {"event": "power", "seat": "vert", "power": 6}, "face up, for all to see"
    assert t.waits != "power", "exactly one each"


@pytest.mark.clause("EG-5.1")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    t = powers(board().pile("azure", 1, 13))
    assert t.refused("azure", "power 13") == "not-in-hand"
    assert t.options() == [str(n) for n in range(2, 13)]


@pytest.mark.clause("EG-5.2")
def test_a_value_on_the_table_cannot_be_played_again_this_round() -> None:
    t = powers(board())
    t.play("azure", "power 7").play("gules", "power 3")
    assert t.refused("or", "power 7") == "value-taken"
    assert t.clause("or", "power 3") == "EG-5.2"
    assert t.options() == [str(n) for n in range(1, 14) if n not in (3, 7)]


@pytest.mark.clause("EG-5.2", "EG-12.3")
def test_in_the_next_round_the_value_is_free_again() -> None:
    t = board().change(offer=["d1-01", "d2-07", "d3-05", "d4-01", "d5-01"]).at("power")
    for seat, power in (("azure", 1), ("gules", 2), ("or", 3), ("vert", 4)):
        t.play(seat, f"power {power}")
    luck = seeded(b"next round")
    while t.p.round == 1:
        t.roll(luck)
    assert t.asked == ["azure"]
    assert t.refused("azure", "power 2") == ""
    assert t.refused("azure", "power 1") == "not-in-hand", "the own card lies on the own pile"


@pytest.mark.clause("EG-5.3", "EG-R2")
@pytest.mark.parametrize("options", [{}, MODULES])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_legal_card_always_exists(players: int, options: dict[str, object]) -> None:
    """In round n at least 14-n values are in hand and at most four are blocked; grey cards only add to that."""
    for game in range(5):
        t = deal(players, f"legal {game}", **options)
        luck = seeded(b"legal %d" % game)
        while not t.p.over:
            if t.waits == "power":
                seat = t.asked[0]
                assert len(t.hand(seat)) >= 14 - t.p.round
                bare = [text for text in t.options() if " " not in text]
                blocked = [v for v in range(1, 14) if v in map(t.value, t.book.axes["colour"])]
                assert len(blocked) <= 4
                assert len(bare) >= len(t.hand(seat)) - len(blocked) > 0
                assert "power pass" not in t.options()
            t.roll(luck)


@pytest.mark.clause("EG-5.4", "EG-6.2")
@pytest.mark.parametrize(("power", "limit"), SUMMONS.items())
def test_the_card_says_how_many_caballeros_may_be_summoned(power: int, limit: int) -> None:
    t = board(men={"azure": {"court": 1}}).played(("azure", power)).change(offer=["d1-10", "d2-07"] + ["none"] * 3)
    t.at("summon", "azure")
    if limit == 0:
        assert t.waits == "take", "nothing to decide"
        return
    assert t.options() == [str(n) for n in range(limit + 1)]
    assert t.refused("azure", f"summon {limit + 1}") == "over-limit"
    t.play("azure", f"summon {limit}")
    assert t.men("azure", "court") == 1 + limit
    assert t.men("azure", "province") == 29 - limit


@pytest.mark.clause("EG-5.4", "EG-6.1")
def test_the_highest_value_takes_the_first_turn_and_the_lowest_the_last() -> None:
    t = board(5).change(offer=["d1-01", "d2-07", "d3-05", "d4-01", "d5-01"])
    t.played(("azure", 3), ("gules", 12), ("or", 1), ("vert", 13), ("argent", 8)).at("turns")
    luck = seeded(b"order")
    while t.p.round == 1:
        t.roll(luck)
    assert [fact["seat"] for fact in t.heard("take")] == ["vert", "gules", "argent", "azure", "or"]


@pytest.mark.clause("EG-6.2", "EG-6.4")
def test_any_number_up_to_the_limit_is_named_openly_and_comes_from_the_province() -> None:
    t = board(men={"azure": {"toledo": 4}}).change(offer=["d1-10", "d2-07"] + ["none"] * 3)
    t.at("summon", "azure", limit=6)
    assert t.copy().play("azure", "summon 0").where("azure") == {"toledo": 4}
    t.play("azure", "summon 4")
    assert t.where("azure") == {"toledo": 4, "court": 4}
    assert t.heard("summon")[-1] == {"event": "summon", "seat": "azure", "count": 4}


@pytest.mark.clause("EG-6.3", "EG-R3")
def test_the_province_is_used_up_first_then_own_caballeros_come_from_regions_of_choice() -> None:
    men = {"azure": {"province": 2, "toledo": 5, "galicia": 3, "court": 10, "castilla": 4, "tower": 6}}
    t = board(king="castilla", men=men).change(offer=["d1-10", "d2-07"] + ["none"] * 3).at("summon", "azure", limit=4)
    t.play("azure", "summon 4")
    assert t.men("azure", "province") == 0
    assert t.waits == "levy"
    assert t.options() == ["galicia", "toledo"], "not the King's region, not the tower"
    assert t.refused("azure", "levy castilla") == "kings-region"
    assert t.refused("azure", "levy navarra") == "nobody-there"
    t.play("azure", "levy toledo", "levy galicia")
    assert t.where("azure") == {"toledo": 4, "galicia": 2, "castilla": 4, "tower": 6, "court": 14}


@pytest.mark.clause("EG-6.3")
def test_while_the_province_suffices_nothing_comes_from_regions() -> None:
    t = board(men={"azure": {"court": 23, "toledo": 3}}).change(offer=["d1-10", "d2-07"] + ["none"] * 3)
    t.at("summon", "azure", limit=4).play("azure", "summon 4")
    assert t.waits == "take"
    assert t.where("azure") == {"court": 27, "toledo": 3}


@pytest.mark.clause("EG-6.4", "EG-R3")
def test_more_than_province_and_regions_hold_cannot_be_named() -> None:
    men = {"azure": {"province": 1, "toledo": 1, "castilla": 7, "tower": 11, "court": 10}}
    t = board(king="castilla", men=men).change(offer=["d1-10", "d2-07"] + ["none"] * 3).at("summon", "azure", limit=6)
    assert t.options() == ["0", "1", "2"], "the rest lapses, and to stop earlier is free"
    assert t.refused("azure", "summon 3") == "too-few"
    t.play("azure", "summon 2")
    assert t.where("azure") == {"castilla": 7, "tower": 11, "court": 12}, "the only source is not asked for"


@pytest.mark.clause("EG-6.3", "EG-R23")
def test_a_card_that_recruits_is_short_of_caballeros_in_the_same_way() -> None:
    men = {"azure": {"province": 0, "toledo": 2, "valencia": 2, "castilla": 3, "court": 23}}
    t = board(king="castilla", men=men).at("special", "azure", "d4-09")
    assert t.options() == ["0", "1", "2"]
    t.play("azure", "summon 2")
    assert t.options() == ["toledo", "valencia"]
    t.play("azure", "levy toledo", "levy toledo")
    assert t.men("azure", "court") == 25
    assert t.men("azure", "toledo") == 0


@pytest.mark.clause("EG-6.3", "EG-19.10")
@pytest.mark.parametrize("king", ["france", "tower"])
def test_with_the_king_in_no_region_all_nine_may_be_summoned_from(king: str) -> None:
    men = {"azure": {"province": 0, **dict.fromkeys(REGIONS, 2), "court": 12}}
    t = board(king=king, men=men).change(offer=["d1-10", "d2-07"] + ["none"] * 3).at("summon", "azure", limit=3)
    t.play("azure", "summon 1")
    assert t.options() == REGIONS
