"""EG-18: two players with the virtual player, whose colour is `or`."""

import pytest

from elgrande.table import MODULES, REGIONS, TITLE, Men, Table, board, deal
from signoria.kernel.chance import seeded

OFFER = ["d1-10", "d2-07", "d4-06", "d5-01"]


def rounds(game: int = 0, options: dict[str, object] | None = None) -> list[list[dict[str, int | str]]]:
    """The events of a whole random game, cut at the beginning of each round."""
    t = deal(2, f"virtual {game}", **(options or {}))
    t.roll(seeded(b"virtual %d" % game), 100_000)
    found: list[list[dict[str, int | str]]] = [[]]
    for fact in t.heard():
        if fact["event"] == "round":
            found.append([])
        found[-1].append(fact)
    return found[1:]


def arrive(t: Table, *regions: str) -> Table:
    """The next round begins with these region cards."""
    return t.change(travel=[*regions, *[region for region in REGIONS if region not in regions]]).at("next-round")


@pytest.mark.clause("EG-18.4")
def test_two_region_cards_bring_two_virtual_caballeros_each() -> None:
    t = arrive(board(2, king="castilla"), "toledo", "galicia")
    assert t.where("or") == {"toledo": 2, "galicia": 2}
    assert t.heard("arrival") == [
        {"event": "arrival", "place": "toledo", "count": 2},
        {"event": "arrival", "place": "galicia", "count": 2},
    ]
    assert len(t.p.travel) == 7, "the cards are discarded"


@pytest.mark.clause("EG-18.4")
@pytest.mark.parametrize("short", [False, True])
def test_after_every_general_scoring_all_nine_region_cards_are_shuffled_again(short: bool) -> None:
    shuffles = set()
    for game in range(12):
        t = deal(2, f"cards {game}", short=short)
        luck = seeded(b"cards %d" % game)
        drawn: list[str] = []
        seen = 0
        while not t.p.over:
            t.roll(luck)
            facts = t.heard()
            for fact in facts[seen:]:
                if fact["event"] in ("arrival", "arrival-void"):
                    drawn.append(str(fact["place"]))
                elif fact["event"] == "scoring":
                    assert len(drawn) == len(set(drawn)), "no card comes twice before the shuffle"
                    drawn = []
            seen = len(facts)
            if t.heard("scoring") and not drawn and len(t.p.travel) == 9:
                shuffles.add(tuple(t.p.travel))
        assert sorted(t.p.travel) == list(range(9))
    assert len(shuffles) > 8


@pytest.mark.clause("EG-18.4", "EG-18.10")
def test_a_card_of_the_kings_region_is_spent_without_replacement() -> None:
    t = arrive(board(2, king="toledo"), "toledo", "galicia")
    assert t.where("or") == {"galicia": 2}
    assert t.men("or", "province") == 28
    assert t.heard("arrival-void") == [{"event": "arrival-void", "place": "toledo"}]
    assert len(t.p.travel) == 7


@pytest.mark.clause("EG-18.10", "EG-19.10")
@pytest.mark.parametrize("king", ["france", "portugal", "tower"])
def test_with_the_king_abroad_or_at_the_tower_no_card_is_void(king: str) -> None:
    t = arrive(board(2, king=king, regency=True), "toledo", "galicia")
    assert t.where("or") == {"toledo": 2, "galicia": 2}
    assert t.heard("arrival-void") == []


@pytest.mark.clause("EG-18.4", "EG-R12")
def test_with_fewer_than_four_left_as_many_as_possible_are_placed_in_card_order() -> None:
    t = arrive(board(2, men={"or": {"valencia": 27}}), "toledo", "galicia")
    assert t.where("or") == {"valencia": 27, "toledo": 2, "galicia": 1}
    t = arrive(board(2, men={"or": {"valencia": 28, "tower": 1}}), "toledo", "galicia")
    assert t.where("or") == {"valencia": 28, "tower": 1, "toledo": 1}


@pytest.mark.clause("EG-18.4", "EG-R12")
def test_with_an_empty_supply_no_card_is_revealed() -> None:
    t = arrive(board(2, men={"or": {"valencia": 20, "tower": 10}}), "toledo", "galicia")
    assert t.where("or") == {"valencia": 20, "tower": 10}, "what is in the tower counts as on the board"
    assert len(t.p.travel) == 9
    assert t.heard("arrival", "arrival-void") == []


@pytest.mark.clause("EG-18.5", "EG-18.9")
def test_its_power_card_is_turned_up_first_and_blocks_its_value_for_both() -> None:
    t = deal(2)
    value = t.value("or")
    assert value is not None
    assert t.heard("virtual-power") == [{"event": "virtual-power", "power": value}]
    first, other = t.asked[0], "gules" if t.asked == ["azure"] else "azure"
    assert t.refused(first, f"power {value}") == "value-taken"
    t.play(first, f"power {value % 13 + 1}")
    assert t.refused(other, f"power {value}") == "value-taken"


@pytest.mark.clause("EG-18.9")
def test_a_round_begins_with_caballeros_action_cards_virtual_power_card_power_cards() -> None:
    for events in rounds(1):
        names = [str(fact["event"]) for fact in events]
        order = [name for name in dict.fromkeys(names) if name in ("arrival", "reveal", "virtual-power", "power")]
        assert order in (["arrival", "reveal", "virtual-power", "power"], ["reveal", "virtual-power", "power"])
        powers = [fact["seat"] for fact in events if fact["event"] == "power"]
        assert len(powers) == 2


@pytest.mark.clause("EG-18.2", "EG-18.5")
def test_its_thirteen_cards_come_one_a_round_and_none_twice() -> None:
    powers = [fact["power"] for events in rounds() for fact in events if fact["event"] == "virtual-power"]
    assert len(powers) == len(set(powers)) == 9


@pytest.mark.clause("EG-18.6")
def test_on_its_turn_it_takes_the_card_with_the_most_caballeros_without_effect() -> None:
    t = board(2, men={"azure": {"court": 1}, "gules": {"court": 1}}).change(offer=OFFER)
    t.played(("azure", 5), ("gules", 3), ("or", 9)).at("turns")
    assert t.heard("virtual-take") == [{"event": "virtual-take", "card": "d5-01"}], "it is first in the order"
    assert t.offer == ["d1-10", "d2-07", "d4-06"]
    assert t.king == "castilla"
    assert t.men("or", "province") == 30, "it summons and places nothing"
    t = board(2, men={"azure": {"court": 1}, "gules": {"court": 1}}).change(offer=OFFER)
    t.played(("azure", 5), ("gules", 3), ("or", 4)).at("turns")
    t.play("azure", "summon 0", "take d5-01", "turn end")
    assert t.heard("virtual-take") == [{"event": "virtual-take", "card": "d4-06"}], "the most of what is left"
    assert t.asked == ["gules"]


@pytest.mark.clause("EG-18.6", "EG-R25")
def test_counts_on_open_cards_never_tie() -> None:
    book = board(2).book
    for game in range(6):
        for events in rounds(game, MODULES):
            cards = [book.cards.index(str(fact["card"])) for fact in events if fact["event"] == "reveal"]
            counts = [book.card_caballeros[card] for card in cards]
            assert len(set(counts)) == len(counts) == 4
            assert counts[0] == 1
            assert counts[1] in (2, 3)
            assert counts[2:] == [4, 5]


@pytest.mark.clause("EG-R25")
def test_if_other_data_made_a_tie_the_higher_deck_would_be_taken() -> None:
    t = board(2).change(offer=["d1-10", "d3-01", "d4-06", "none"])
    t.book.card_caballeros = [4] * len(t.book.cards)
    t.played(("azure", 5), ("gules", 3), ("or", 9)).at("turns")
    assert t.heard("virtual-take") == [{"event": "virtual-take", "card": "d4-06"}]


@pytest.mark.clause("EG-18.7")
@pytest.mark.parametrize(("azure", "gules", "start"), [(5, 3, "gules"), (2, 13, "azure")])
def test_it_never_gets_the_start_figure(azure: int, gules: int, start: str) -> None:
    t = board(2).played(("azure", azure), ("gules", gules), ("or", 1)).at("end-of-round")
    assert t.first == start


@pytest.mark.clause("EG-18.8")
def test_its_caballeros_rank_like_any_colour() -> None:
    men: Men = {"azure": {"toledo": 2, "galicia": 1}, "gules": {"toledo": 1}, "or": {"toledo": 3, "galicia": 1}}
    t = board(2, men=men).change(round=3).at("scoring")
    assert t.scores == {"azure": 4 + 2}, "second in Toledo, tied for first in Galicia; red is third in Toledo"


@pytest.mark.clause("EG-18.8", "EG-18.11")
@pytest.mark.parametrize("card", ["d1-01", "d1-03", "d1-05", "d1-06"])
def test_move_effects_take_its_caballeros_as_other_or_any_colour(card: str) -> None:
    men: Men = {"azure": {"court": 1}, "or": {"toledo": 3}}
    t = board(2, men=men).at("special", "azure", card)
    assert "or toledo" in t.options()
    t.play("azure", "lift or toledo", "drop tower", "lift done")
    assert t.where("or") == {"toledo": 2, "tower": 1}
    own = board(2, men={"azure": {"court": 1, "galicia": 1}, "or": {"toledo": 3}}).at("special", "azure", "d1-04")
    assert own.refused("azure", "lift or toledo") == "not-your-caballero"


@pytest.mark.clause("EG-18.8", "EG-18.11", "EG-R13")
@pytest.mark.parametrize("card", ["d2-01", "d2-02", "d2-03", "d2-04", "d2-05", "d4-08"])
def test_where_it_would_have_to_decide_it_is_skipped_and_unaffected(card: str) -> None:
    men: Men = {"azure": {"court": 1}, "gules": {"toledo": 2, "court": 1}, "or": {"toledo": 3, "aragon": 4}}
    t = board(2, men=men).at("special", "azure", card)
    while t.waits in ("give", "dial", "evict"):
        assert "or" not in t.asked
        t.play(t.asked[0], f"{t.waits} {t.options()[0]}")
    assert t.where("or") == {"toledo": 3, "aragon": 4}


@pytest.mark.clause("EG-18.11", "EG-R13")
def test_a_card_against_opponents_who_decide_is_not_executable_if_only_the_virtual_player_is_there() -> None:
    men: Men = {"azure": {"court": 1}, "or": {"toledo": 3, "aragon": 4}}
    for card in ("d2-01", "d2-02", "d2-03", "d4-08"):
        assert board(2, men=men).at("menu", "azure", card).refused("azure", "turn special") == "not-executable"


@pytest.mark.clause("EG-18.11")
def test_royal_visit_viceroy_and_joust_never_meet_it() -> None:
    men: Men = {"azure": {"court": 1}, "or": dict.fromkeys(REGIONS, 1)}
    grande = {"azure": "toledo", "gules": "granada"}
    visit = board(2, men=men, grande=grande, regency=True).at("special", "azure", "rg-08")
    assert visit.options() == ["toledo", "granada"]
    viceroy = board(2, men=men, grande=grande, regency=True).at("special", "azure", "rg-07")
    assert viceroy.options() == ["azure", "gules"]
    assert viceroy.refused("azure", "viceroy or") == "no-such-colour"
    joust = board(2, men=men, grande=grande, regency=True).at("special", "azure", "rg-03").play("azure", "king aragon")
    assert joust.heard("joust") == []


@pytest.mark.clause("EG-R13", "EG-13.9")
def test_its_caballeros_rank_in_the_tower_without_points_and_remain_there() -> None:
    men: Men = {"azure": {"tower": 1}, "or": {"tower": 2}}
    t = board(2, men=men).change(round=3).at("scoring")
    assert t.asked == ["azure"]
    t.play("azure", "dial toledo")
    assert t.scores == {"azure": 3 + 7}
    assert t.men("or", "tower") == 2


@pytest.mark.clause("EG-18.12")
def test_only_the_two_players_get_grey_cards_and_pass_one_to_each_other() -> None:
    t = deal(2, "grey two", grey=True)
    assert t.asked == ["azure", "gules"]
    azure, gules = t.greys("azure"), t.greys("gules")
    assert len(azure) == len(gules) == 3
    t.play("azure", f"pass {azure[0]}").play("gules", f"pass {gules[1]}")
    assert set(t.greys("azure")) == {gules[1], *azure[1:]}
    assert set(t.greys("gules")) == {azure[0], gules[0], gules[2]}
    assert t.value("or") is not None
    assert "virtual-power" in [fact["event"] for fact in t.heard()], "its coloured card alone counts"


@pytest.mark.clause("EG-18.12")
def test_the_virtual_players_pick_has_no_action_to_veto() -> None:
    t = board(2, men={"azure": {"court": 1}, "gules": {"court": 1}}, veteran=["vt-01", "vt-02"])
    t.change(round=2, offer=OFFER, veto=[0, 2, 1, 3]).played(("azure", 5), ("gules", 3), ("or", 9)).at("turns")
    assert t.waits == "summon"
    assert t.heard("virtual-take")
    assert t.heard("announce") == []


@pytest.mark.clause("EG-18.2")
def test_it_has_no_score_and_no_place_in_the_ranking() -> None:
    t = deal(2, "ranking")
    t.roll(seeded(b"ranking"), 100_000)
    assert len(TITLE.totals(t.p)) == len(TITLE.ranks(t.p)) == 2
