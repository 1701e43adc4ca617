"""What must hold in every game: random play with all numbers of players, both modes and all switches."""

import os
from collections import Counter

import pytest

from lorenzo.table import TITLE, Table, board, deal
from lorenzo.test_calculator import SWITCHES, some_options
from properties import assert_fields_covered, check_domain, random_game_checks
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import FLOORS, HOLDING, IN_HAND, PALACE, SLOTS, STOCK, UNPLACED
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.flow import answers, deciders, play, settle, top

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))


# The kernel's properties.


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_random_games_keep_the_kernels_promises(players: int, mode: str) -> None:
    for seed in range(18 * GAMES):
        luck = seeded(b"promise %d %d" % (players, seed))
        options = {"mode": mode, **(some_options(luck) if seed % 2 else {})}
        game = random_game_checks(TITLE, players, options, seed, every=1 if seed == 0 else 31)
        assert 4 * 6 * players <= game.length < 1000
        assert game.widest <= 104


@pytest.mark.parametrize("name", SWITCHES)
def test_random_games_with_one_switch_turned(name: str) -> None:
    for number, value in enumerate(SWITCHES[name][1:]):
        for players in (2, 3, 4):
            for seed in range(2 * GAMES):
                random_game_checks(TITLE, players, {name: value}, 100 * number + seed, every=37)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_no_field_is_forgotten(mode: str) -> None:
    t = deal(3, "fields", mode=mode)
    t.roll(seeded(b"fields"), 60)
    assert_fields_covered(TITLE, t.p)


# The game's own.


def places_of_cards(p: Florence) -> list[int]:
    """Every card in a tower or with a player."""
    return [card for card in [*p.tower, *p.holding] if card >= 0]


def check_cards(p: Florence, removed: int) -> None:
    """Each card is in one place: still in its deck, in a tower, with a player, or removed."""
    drawn = set()
    for kind in range(4):
        for period in range(3):
            at = kind * 24 + period * 8
            drawn |= set(p.decks[at : at + min(max(p.round - 2 * period, 0), 2) * 4])
    here = places_of_cards(p)
    assert len(here) == len(set(here)), "a card in two places"
    assert set(here) <= drawn
    assert len(here) + removed == len(drawn), "a card is lost"


def check_stock(p: Florence) -> None:
    assert min(p.goods) >= 0
    for seat in range(p.seats):
        for kind in range(4):
            row = p.holding[seat * HOLDING + kind * SLOTS : seat * HOLDING + (kind + 1) * SLOTS]
            owned = [card for card in row if card >= 0]
            assert row == owned + [-1] * (SLOTS - len(owned)), "cards lie from the left"
            assert all(p.book.card_type[card] == kind for card in owned)
    if p.book.capped:
        assert all(p.goods[seat * STOCK + 4] <= 25 and p.goods[seat * STOCK + 5] <= 15 for seat in range(p.seats))


def check_members(p: Florence) -> None:
    """L-7.1, L-7.3, L-10.1, L-10.2 and L-12.1 hold on the board, Ariosto's company excepted."""
    crowd = Counter(space for space in p.members if space != UNPLACED)
    guests = any(p.mod(seat, 13) for seat in range(p.seats))
    for space, n in crowd.items():
        if space < FLOORS:
            assert n == 1
            assert p.tower[space] < 0 or top(p).name == "accept", "who stands on a floor takes its card"
        elif space not in (17, 19, PALACE) and not guests:
            assert n == 1
        assert p.book.open[space]
    for seat in range(p.seats):
        coloured = [space for space in p.members[seat * 4 : seat * 4 + 3] if space != UNPLACED]
        areas = [space // 4 if space < FLOORS else 4 + (space - FLOORS) // 2 for space in coloured if space < 20]
        assert len(areas) == len(set(areas)), "two coloured members in an area"
    assert sorted(p.queue) == [place // 4 for place, space in enumerate(p.members) if space == PALACE]


def check_offers(p: Florence) -> int:
    """The domain of the open decision; how many moves were looked at."""
    step = top(p)
    if step.sealed:
        return 0
    return check_domain(p)


def heard_stock(t: Table, start: list[int]) -> list[int]:
    """The stocks as the log tells them."""
    goods = start[:]
    names = t.book.axes["good"]
    for fact in t.heard("servants", "fee", "pay", "gain", "overflow", "support"):
        at = t.seats.index(str(fact["seat"])) * STOCK
        count = int(fact["count"])
        if fact["event"] == "servants":
            goods[at + 3] -= count
        elif fact["event"] == "fee":
            goods[at + 2] -= count
        elif fact["event"] == "support":
            assert goods[at + 5] == count
            goods[at + 5] = 0
        else:
            sign = 1 if fact["event"] == "gain" else -1
            goods[at + names.index(str(fact["good"]))] += sign * count
    return goods


def watch_game(players: int, number: int, luck: Chance, options: dict[str, object]) -> Counter[str]:
    """Play a game, looking at every position."""
    t = deal(players, f"watch {number}", **options)
    start = t.p.goods[:]
    seen: Counter[str] = Counter()
    removed = 0
    round = t.p.round
    while not t.p.over:
        if t.p.round != round:
            removed = sum(int(fact["count"]) for fact in t.heard("removed"))
            round = t.p.round
        check_cards(t.p, removed)
        check_stock(t.p)
        check_members(t.p)
        seen["moves"] += check_offers(t.p)
        seen["positions"] += 1
        assert not TITLE.faults(t.p), "the modifiers follow from cards, leaders and tiles"
        seat = deciders(t.p)[0]
        legal = answers(t.p, seat, luck.below(5) == 0) or answers(t.p, seat, True)
        play(t.p, seat, legal[luck.below(len(legal))])
    assert heard_stock(t, start) == t.p.goods, "the log tells every change of a stock"
    check_turns(t)
    check_points(t)
    return seen


def check_turns(t: Table) -> None:
    """Six rounds, four turns each, and sixteen cards a round."""
    turns: Counter[tuple[int, str]] = Counter()
    round = 0
    for fact in t.heard("round", "place", "pass"):
        if fact["event"] == "round":
            round = int(fact["round"])
        else:
            turns[round, str(fact["seat"])] += 1
    assert turns == {(round, seat): 4 for round in range(1, 7) for seat in t.seats}
    assert len(t.heard("card")) == 24, "four towers in six rounds"


def check_points(t: Table) -> None:
    """The points in the log sum to the scores."""
    total: Counter[str] = Counter()
    for fact in t.heard():
        if not str(fact["event"]).startswith("points-"):
            continue
        total[str(fact["seat"])] += int(fact["points"])
    assert {seat: total[seat] for seat in t.seats} == {seat: t.vp(seat) for seat in t.seats}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_every_position_of_random_games(players: int, mode: str) -> None:
    seen: Counter[str] = Counter()
    for number in range(6 * GAMES):
        luck = seeded(b"watch %d %d" % (players, number))
        seen += watch_game(players, number, luck, {"mode": mode, **(some_options(luck) if number % 2 else {})})
    assert seen["positions"] > 400 * GAMES
    assert seen["moves"] > 10_000 * GAMES


def test_rich_players_find_every_kind_of_decision() -> None:
    """With full purses and all leaders played random play meets all steps, and no position is a dead end."""
    met: Counter[str] = Counter()
    options: dict[str, object] = {"positive_modifiers_optional": True, "gains_may_be_declined": False}
    for number in range(12 * GAMES):
        luck = seeded(b"rich %d" % number)
        t = deal(4, f"rich {number}", **{**options, "gains_may_be_declined": number % 3 == 0})
        while not t.p.over:
            met[t.waits] += 1
            if t.waits == "place" and luck.below(6) == 0:
                t.p.goods = [max(n, luck.below(20)) if place % STOCK < 4 else n for place, n in enumerate(t.p.goods)]
                t.p.goods = [max(n, luck.below(15)) if place % STOCK >= 4 else n for place, n in enumerate(t.p.goods)]
                settle(t.p)
            check_offers(t.p)
            t.roll(luck)
    decisions = {step.name for step in TITLE.steps if step.size}
    aside = {"discard", "play", "use"}
    assert decisions - aside - set(met) <= {"copy", "strengthen", "order", "lose"}, "steps never met"


def test_a_seat_with_nothing_at_all_can_always_go_on() -> None:
    t = board(4, dice=(1, 1, 1), bans={"azure": ["E17", "E26", "E37"]}, round=5).actions()
    assert t.asked == ["gules"], "blue had to pass"
    luck = seeded(b"nothing")
    t.roll(luck, 10_000)
    assert t.p.over
    assert all(place % 4 != IN_HAND for place in t.p.leaders)
