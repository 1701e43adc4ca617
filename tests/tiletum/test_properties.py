"""What must hold in every game: random play with all numbers of players, Titus and all switches."""

import os
from collections import Counter
from typing import Any

import pytest

from properties import assert_fields_covered, check_domain, random_game_checks
from signoria.games.tiletum.position import count_bits
from signoria.games.tiletum.terms import KINDS, STORAGE
from signoria.kernel.chance import seeded
from signoria.kernel.flow import answers, apply, deciders, play, playout, settle
from tiletum.table import TITLE, Table, deal
from tiletum.test_calculator import SWITCHES, some_options

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_keep_the_kernels_promises(players: int) -> None:
    for seed in range(12 * GAMES):
        luck = seeded(b"promise %d %d" % (players, seed))
        options = some_options(luck, players == 1) if seed % 2 or players == 1 else {}
        seats = 2 if players == 1 else players
        game = random_game_checks(TITLE, seats, options, seed, every=1 if seed == 0 else 29)
        assert 12 <= game.length < 1000
        assert game.widest <= 45


@pytest.mark.parametrize("name", SWITCHES)
def test_random_games_with_one_switch_turned(name: str) -> None:
    default = next(option.default for option in TITLE.options if option.name == name)
    for players in (2, 3, 4):
        for seed in range(2 * GAMES):
            random_game_checks(TITLE, players, {name: not default}, seed, every=37)


@pytest.mark.parametrize("players", [1, 3])
def test_no_field_is_forgotten(players: int) -> None:
    t = deal(players, "fields").roll(seeded(b"fields"), 60)
    assert_fields_covered(TITLE, t.p)


def combinations() -> list[tuple[int, dict[str, Any]]]:
    """Every combination of the switches, with every number of players and every level of Titus."""
    found: list[tuple[int, dict[str, Any]]] = []
    for mask in range(1 << len(SWITCHES)):
        switches: dict[str, Any] = {name: bool((mask >> bit) & 1) for bit, name in enumerate(SWITCHES)}
        for players, solo in ((2, "off"), (3, "off"), (4, "off"), (2, "easy"), (2, "normal"), (2, "hard")):
            found.append((players, {**switches, "solo": solo}))
    return found


@pytest.mark.clause("T-5.3")
def test_no_reachable_position_lacks_a_move() -> None:
    """A sample of the long run: SIGNORIA_GAMES=7 plays every combination of options seven times, 21,504 games."""
    every = combinations()
    assert len(every) == 6 << len(SWITCHES)
    chosen = every if GAMES > 1 else every[::31]
    games = 0
    for number, (players, options) in enumerate(chosen):
        book = TITLE.book(players, options)
        for again in range(GAMES):
            p = TITLE.deal(book, b"ends %d %d" % (number, again))
            assert playout(p, seeded(b"player %d %d" % (number, again))) > 20
            assert p.over
            games += 1
    assert games >= len(chosen)


# The game's own.


def heard_goods(t: Table, start: list[int]) -> list[int]:
    """The resources as the log tells them."""
    goods = start[:]
    kinds = t.book.axes["resource"]
    seats = t.book.axes["seat"]
    for fact in t.heard("gain", "pay", "buy", "change"):
        at = seats.index(str(fact[1])) * KINDS
        if fact[0] == "change":
            goods[at] -= int(fact[3])
            continue
        kind = kinds.index(str(fact[3]))
        goods[at + kind] += int(fact[2]) if fact[0] in ("gain", "buy") else -int(fact[2])
        if fact[0] == "buy":
            goods[at] -= int(fact[4])
    return goods


@pytest.mark.clause("T-1.1", "T-4.0", "T-5.3", "T-10.1", "T-R26")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_random_games(players: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(5 * GAMES):
        luck = seeded(b"watch %d %d" % (players, number))
        t = deal(players, f"watch {number}", **some_options(luck, players == 1))
        start = t.p.goods[:]
        while not t.p.over:
            seen["moves"] += check_domain(t.p)
            seen[t.waits] += 1
            if t.waits == "die":
                assert sum(1 for n in t.p.wheel if n) >= 1
                assert sum(t.p.wheel) >= 3, "even the last player chooses among three dice"
            assert max(t.p.store) < len(t.book.axes["tile"])
            assert count_bits(t.p.busy) <= STORAGE
            seat = deciders(t.p)[0]
            legal = answers(t.p, seat, luck.below(5) == 0) or answers(t.p, seat, True)
            play(t.p, seat, legal[luck.below(len(legal))])
        assert heard_goods(t, start) == t.p.goods, "the log tells every change of a stock"
        points = Counter[str]()
        for event in t.ear.events:
            kind = TITLE.events[event.kind]
            if kind.name.startswith("points-"):
                points[t.book.axes["seat"][event.args[0]]] += event.args[1]
        now = TITLE.totals(t.p)
        names = t.book.axes["seat"]
        assert all(now[i] == points[name] for i, name in enumerate(names)), "and every point"
        dice = Counter(fact[0] for fact in t.heard("die"))
        assert set(dice.values()) == {12}, "four rounds of three turns"
    assert seen["moves"] > 1000


def test_rich_players_find_every_kind_of_decision() -> None:
    """With full purses random play meets all steps."""
    met: Counter[str] = Counter()
    for number in range(14 * GAMES):
        luck = seeded(b"rich %d" % number)
        t = deal(4, f"rich {number}")
        t.p.ear = None
        while not t.p.over:
            met[t.waits] += 1
            if t.waits == "die" and luck.below(3) == 0:
                t.p.goods = [max(n, luck.below(12)) for n in t.p.goods]
            legal = settle(t.p)
            if legal:
                move = legal[luck.below(len(legal))]
                met[TITLE.steps[TITLE.owner[move]].name] += 1
                apply(t.p, deciders(t.p)[0], move)
                settle(t.p)
    decisions = {step.name for step in TITLE.steps if step.size}
    assert decisions - set(met) <= {"buy"}, "steps never met"
