"""Random games with every number of players and every combination of options: what must hold in all of them."""

import os
from collections import Counter
from itertools import product

import pytest

from elgrande.table import TITLE, VETERAN_CARDS, Fact, Table, deal
from properties import assert_fields_covered, random_game_checks
from signoria.kernel.chance import seeded
from signoria.kernel.flow import playout

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))
"""Scales the number of random games: SIGNORIA_GAMES=100 for a long night."""

VETERANS: list[list[str]] = [[], ["vt-01", "vt-03"], VETERAN_CARDS]
COMBINATIONS: list[tuple[int, dict[str, object]]] = [
    (players, {"short": short, "regency": regency, "grey": grey, "veteran": veteran, "merged": merged})
    for players, short, regency, grey, veteran in product(
        [2, 3, 4, 5], [False, True], [False, True], [False, True], VETERANS
    )
    for merged in ([False, True] if players == 3 else [False])
]


def name_of(combination: tuple[int, dict[str, object]]) -> str:
    players, options = combination
    return "-".join([str(players), *[name for name, value in options.items() if value]])


@pytest.mark.parametrize("combination", COMBINATIONS, ids=name_of)
def test_every_combination_of_options_keeps_the_promises_of_all_titles(
    combination: tuple[int, dict[str, object]],
) -> None:
    players, options = combination
    for game in range(GAMES):
        random_game_checks(TITLE, players, options, game, every=29)


@pytest.mark.clause("EG-1.7", "EG-3.1", "EG-5.1", "EG-5.2", "EG-7.1", "EG-16.1")
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name_of)
def test_every_game_is_a_game_of_el_grande(combination: tuple[int, dict[str, object]]) -> None:
    players, options = combination
    for game in range(2 * GAMES):
        t = deal(players, f"play {game}", **options)
        luck = seeded(b"play %d" % game)
        towers = content(t)
        while not t.p.over:
            check_position(t)
            heard = len(t.ear.events)
            t.roll(luck)
            names = {TITLE.events[event.kind].name for event in t.ear.events[heard:]}
            now = content(t)
            if not names & {"tower-out", "tower-home"}:
                assert all(n >= before for n, before in zip(now, towers, strict=True)), "out of the tower"
            towers = now
        check_game(t, bool(options["short"]))


def content(t: Table) -> list[int]:
    return [t.men(colour, "tower") for colour in t.book.axes["colour"]]


def check_position(t: Table) -> None:
    """What holds at every decision."""
    values = [value for value in map(t.value, t.book.axes["colour"]) if value is not None]
    assert len(set(values)) == len(values), "a value lies twice"
    for colour in t.book.axes["colour"]:
        assert sum(t.men(colour, place) for place in t.book.places) == 30
    piles = len(t.book.piles)
    if t.waits == "power":
        assert len(t.offer) == piles, "all piles show a card while power cards are played"
    if t.waits == "take":
        assert t.options() == t.offer


def check_game(t: Table, short: bool) -> None:
    """What holds of a finished game, told by its events."""
    seats = t.book.axes["seat"]
    colours = t.book.axes["colour"]
    rounds: list[list[Fact]] = []
    points: Counter[str] = Counter()
    for fact in t.heard():
        if fact["event"] == "round":
            rounds.append([])
        if rounds:
            rounds[-1].append(fact)
        if "points" in fact:
            points[str(fact["seat"])] += int(fact["points"])
    assert len(rounds) == (6 if short else 9)
    assert sum(fact["event"] == "scoring" for events in rounds for fact in events) == 3
    assert {seat: points[seat] for seat in seats if points[seat]} == t.scores, "the ledger is the sum of all awards"
    start = ""
    for events in rounds:
        powers = [fact for fact in events if fact["event"] in ("power", "power-grey")]
        assert sorted(str(fact["seat"]) for fact in powers) == sorted(seats)
        at = seats.index(start) if start else seats.index(str(powers[0]["seat"]))
        assert [fact["seat"] for fact in powers] == seats[at:] + seats[:at], "clockwise from the start player"
        value = {str(fact["seat"]): int(fact.get("value", fact["power"])) for fact in powers}
        start = str(next(fact["seat"] for fact in events if fact["event"] == "start-player"))
        assert start == min(value, key=lambda seat: value[seat])
        for fact in events:
            if fact["event"] == "virtual-power":
                value[colours[-1]] = int(fact["power"])
        takes = [fact for fact in events if fact["event"] in ("take", "virtual-take")]
        order = [str(fact.get("seat", colours[-1])) for fact in takes]
        assert order == sorted(value, key=lambda colour: -value[colour]), "the highest value first"
        open_cards = [fact["card"] for fact in events if fact["event"] == "reveal"]
        taken = [fact["card"] for fact in takes]
        left = [fact["card"] for fact in events if fact["event"] == "card-left"]
        assert sorted(map(str, taken + left)) == sorted(map(str, open_cards)), "every open card is taken or left"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_field_is_forgotten(players: int) -> None:
    t = deal(players, "fields", regency=True, grey=True, veteran=VETERAN_CARDS)
    playout(t.p, seeded(b"fields"), 90)
    assert_fields_covered(TITLE, t.p)


def test_random_play_gets_everywhere() -> None:
    """Random games meet every decision and every kind of event, so that the checks above have met them too."""
    steps: set[str] = set()
    events: set[str] = set()
    kings: set[str] = set()
    for game in range(240):
        t = deal(2 + game % 4, f"everywhere {game}", regency=True, grey=True, veteran=VETERAN_CARDS)
        luck = seeded(b"everywhere %d" % game)
        while not t.p.over:
            steps.add(t.waits)
            kings.add(t.king)
            t.roll(luck)
        events |= {str(fact["event"]) for fact in t.heard()}
    assert kings == set(t.book.places[:12])
    missing = {step.name for step in TITLE.steps if step.size} - steps
    assert missing == set()
    assert {kind.name for kind in TITLE.events} - events == set()
