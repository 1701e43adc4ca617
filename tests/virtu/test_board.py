"""The table as text: a person can play from it, in every language."""

import re

import pytest

from signoria.drawing import textboard as board
from signoria.kernel.chance import seeded
from signoria.words.words import LANGUAGES, Words
from virtu.table import TITLE, deal, roll, table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_has_words_at_any_time(players: int, lang: str) -> None:
    words = Words(TITLE, lang)
    p = deal(players, "board")
    luck = seeded(b"board")
    while not p.over:
        for seat in (-1, 0):
            shown = board.text(TITLE, TITLE.view(p, seat), words) + board.hand(TITLE, TITLE.view(p, seat), words)
            assert not re.search(r"\[[a-z]+-", shown)
        roll(p, luck, 60)


def test_cards_cities_rooms_and_prices_are_told() -> None:
    t = table(4, action={"gules": {"room-2": "pope"}}, court={"gules": {"right-1": "bravo"}})
    lines = board.text(TITLE, TITLE.view(t.p, 1), Words(TITLE, "en"), 200).splitlines()
    for line in (
        "  Pisa (3; 4 florins, 1 ship): Red, 1 troop of Red; roads to Genoa, Florence, Siena; coast: Ligurian Sea",
        "  Kingdom of France (price 2 crowns, 2 cavalry; brings +2 in a battle): free",
        "  Room 2 (Govern): Pope (2 crowns, 3 crosses; 1 point); next to it the arrow for courtiers on the right",
        "  Room 5 (Wage War): 1 cavalry",
        "  Courtiers (3 slots): courtier slot 1 on the right: Bravo"
        " (Intrigue; 2 masks, 1 war symbol; war symbols at 1 florin each; 1 Agent)",
        "  Rank 5: 4 florins, 2 crowns, 1 cross; 3 points",
        "  Leonardo da Vinci (person; 1 point): +1 in each siege for 1 florin",
        "  Bravo (4 left, price 1 florin): Intrigue; 2 masks, 1 war symbol; war symbols at 1 florin each; 1 Agent",
        "  Cathedral (5 left, price 3 florins, 1 crown, 1 cross): 1 cross; 1 point",
        "  Christopher Columbus (person): 2 points",
    ):
        assert line in lines


def test_family_cards_are_shown_before_they_are_placed() -> None:
    shown = board.hand(TITLE, TITLE.view(deal(3, "family"), 0), Words(TITLE, "en"), 200)
    assert "Family cards: Lorenzo de’ Medici (Patronage; 3 florins, 2 crowns); Giuliano de’ Medici" in shown


def test_what_a_major_city_brings_and_who_may_have_a_title() -> None:
    shown = board.text(TITLE, TITLE.view(deal(2, "majors"), 0), Words(TITLE, "en"), 200)
    assert "brings Piero de’ Medici (Trade; 3 florins, 1 ship; 1 slot); Paolo Vitelli" in shown
    assert re.search(r"Kingdom \(1 left, .*; for Red$", shown, re.M)


def test_the_wars_of_italy_show_rounds_and_tracks_and_nothing_that_is_not_there() -> None:
    given = {"influence": {"florence": -1, "rome": 3}, "sworn": {"venice": 1}, "spy": {"track-rome": "azure"}}
    t = table(2, {"moment": "act", "seat": "azure"}, **given, marker={"azure": "room-2"})
    shown = board.text(TITLE, TITLE.view(t.p, 0), Words(TITLE, "en", ["Anna"]), 200)
    for text in (
        "Round 1 of 21. Turn order: Anna, Red.",
        "(a marker goes up to 6 spaces towards a player: favourable from 2, alliance from 5):",
        "  Florence: the marker is 1 space from the middle on Anna’s side (neutral); brings",
        "  Rome: the marker is 3 spaces from the middle on Red’s side (favourable), Anna’s Agent; brings",
        "  Venice: allied with Red",
        "    cities 2, Agents 1, war tokens 0",
    ):
        assert text in shown
    assert not re.search("patronage|, crosses|Year", shown)
    assert "Before the first round." in board.text(TITLE, TITLE.view(deal(2, "round"), 0), Words(TITLE, "en"), 200)
