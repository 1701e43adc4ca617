"""L-18 in random games: nobody can tell two truths apart that differ in another seat's secret only.

Twins are two copies of a game that part at one seat's pick of the draft. They are played on with the same moves as
long as both can make them. Who has not held the pack since sees the same views, moves and log in both, to the end.
"""

import os
from typing import NamedTuple

import pytest

from lorenzo.table import TITLE, board, deal, undealt
from sight import sight, told
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.steps.preparing import TURN
from signoria.games.lorenzo.terms import BOX, IN_HAND
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.event import Ear
from signoria.kernel.flow import answers, deciders, play, playout, settle, top
from signoria.words.words import Words

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))
WORDS = Words(TITLE, "en")
DEALT = 4


def assert_alike(one: Florence, two: Florence, readers: list[int], since: list[int]) -> None:
    for reader in readers:
        assert sight(WORDS, one, reader) == sight(WORDS, two, reader), f"seat {reader} sees a difference"
        heard = [[told(WORDS, p, e, reader) for e in p.ear.events[since[0] :]] for p in (one, two) if p.ear is not None]
        assert heard[0] == heard[1], f"seat {reader} hears a difference"
    assert one.ear is not None
    since[0] = len(one.ear.events)


def twins(p: Florence, seat: int, luck: Chance) -> tuple[Florence, Florence]:
    """Two copies, in which a seat has picked differently."""
    hidden = answers(p, seat)
    first = hidden.pop(luck.below(len(hidden)))
    copies = p.copy(), p.copy()
    for copy, move in zip(copies, (first, hidden[luck.below(len(hidden))]), strict=True):
        copy.ear = Ear()
        play(copy, seat, move)
    return copies


def follow(one: Florence, two: Florence, seat: int, turn: int, luck: Chance) -> int:
    """Play twins on with common moves and compare them; the number of positions compared."""
    compared = 0
    since = [0]
    n = one.seats
    while not one.over and not two.over:
        now = one.slot(TURN) if one.sealed else DEALT - 1
        held = {seat} | {(seat - later) % n for later in range(1, now - turn + 1)}
        readers = [s for s in range(-1, n) if s not in held]
        if one.sealed or len(one.agenda) % 3 == 0:
            assert_alike(one, two, readers, since)
            compared += 1
        asked = deciders(one)
        mover = asked[luck.below(len(asked))]
        assert mover in deciders(two)
        common = [m for m in answers(one, mover) if m in answers(two, mover)]
        common = common or [m for m in answers(one, mover, True) if m in answers(two, mover, True)]
        if not common:
            break
        move = common[luck.below(len(common))]
        play(one, mover, move)
        play(two, mover, move)
    return compared


@pytest.mark.clause("L-18.1", "L-18.3", "L-R15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twins_look_alike_to_everybody_who_has_not_held_the_pack(players: int) -> None:
    compared = 0
    for number in range(2 * GAMES):
        luck = seeded(b"twins %d %d" % (players, number))
        t = deal(players, f"twins {number}")
        t.p.ear = None
        while t.waits in ("tile", "draft"):
            if t.waits == "draft" and luck.below(2):
                seat = deciders(t.p)[luck.below(len(deciders(t.p)))]
                turn = t.p.slot(TURN)
                compared += follow(*twins(t.p, seat, luck), seat, turn, luck)
            asked = deciders(t.p)
            mover = asked[luck.below(len(asked))]
            legal = answers(t.p, mover)
            play(t.p, mover, legal[luck.below(len(legal))])
    assert compared > 100 * GAMES, f"too few positions compared: {compared}"


# Imagination.


class Known(NamedTuple):
    """What a seat knows of the draft: the packs as it held them, and its own picks, turn by turn."""

    held: list[frozenset[int]]
    picks: list[int]


def known(p: Florence, seat: int) -> Known:
    """Read from the truth by the clauses: the pack of a turn comes from so many seats to the left (L-2.8, L-R35)."""
    held: list[frozenset[int]] = []
    picks: list[int] = []
    for turn in range(DEALT):
        pack = (seat + turn) % p.seats
        if turn and p.picks[pack * DEALT + turn - 1] < 0:
            break
        gone = p.picks[pack * DEALT : pack * DEALT + turn]
        held.append(frozenset(p.packs[pack * DEALT : pack * DEALT + DEALT]) - frozenset(gone))
        pick = p.picks[pack * DEALT + turn]
        if pick < 0:
            break
        picks.append(pick)
    return Known(held, picks)


def assert_imagined(p: Florence, world: Florence, seat: int) -> None:
    """An imagined game keeps all that the seat knows."""
    if seat >= 0:
        assert known(world, seat) == known(p, seat)
    assert len(set(world.packs)) == len(world.packs) == p.seats * DEALT
    for leader, place in enumerate(p.leaders):
        if place != BOX and (place % 4 != IN_HAND or place // 4 == seat):
            assert world.leaders[leader] == place, "shown leaders and the own hand stay"
    for other in range(p.seats):
        mine = [leader for leader, place in enumerate(world.leaders) if place != BOX and place // 4 == other]
        kept = [world.picks[(other + turn) % p.seats * DEALT + turn] for turn in range(DEALT)]
        assert sorted(mine) == sorted(leader for leader in kept if leader >= 0), "hands come from picks"
    for kind in range(4):
        for period in range(3):
            at = kind * 24 + period * 8
            drawn = min(max(p.round - 2 * period, 0), 2) * 4
            assert world.decks[at : at + drawn] == p.decks[at : at + drawn], "cards that lay open stay"
            assert sorted(world.decks[at : at + 8]) == sorted(p.decks[at : at + 8])


def florence(world: object) -> Florence:
    assert isinstance(world, Florence)
    return world


@pytest.mark.clause("L-18.1", "L-18.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagination_keeps_what_a_seat_saw_in_packs_and_what_was_shown(players: int) -> None:
    for number in range(2 * GAMES):
        luck = seeded(b"imagine %d %d" % (players, number))
        t = deal(players, f"imagine {number}")
        while not t.p.over:
            if t.p.packs and luck.below(4 if t.p.round else 1) == 0:
                for seat in range(-1, players):
                    world = florence(TITLE.imagine(t.p, seat, luck))
                    assert_imagined(t.p, world, seat)
                    assert TITLE.view(world, seat) == TITLE.view(t.p, seat)
            asked = deciders(t.p)
            mover = asked[luck.below(len(asked))]
            legal = answers(t.p, mover)
            # Leaders are shown more often than random play would.
            leading = [m for m in legal if TITLE.steps[TITLE.owner[m]].name in ("discard", "play")]
            legal = leading if leading and luck.below(3) == 0 else legal or answers(t.p, mover, True)
            play(t.p, mover, legal[luck.below(len(legal))])


@pytest.mark.clause("L-18.1")
def test_with_two_players_exactly_one_leader_of_the_opponent_is_unknown() -> None:
    """A seat sees all but the first pick from the other pack; that can be any of the thirteen it never saw."""
    t = deal(2, "two")
    luck = seeded(b"two")
    while t.waits in ("tile", "draft"):
        t.roll(luck)
    seen = known(t.p, 0)
    met = frozenset().union(*seen.held)
    assert len(met) == 7
    hands = []
    for _ in range(400):
        world = florence(TITLE.imagine(t.p, 0, luck))
        hands.append(frozenset(n for n in range(20) if world.leaders[n] == 4 + IN_HAND))
    sure = frozenset.intersection(*hands)
    assert len(sure) == 3
    assert sure <= met
    assert {leader for hand in hands for leader in hand - sure} == set(range(20)) - met


@pytest.mark.clause("L-18.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_cannot_be_known_is_really_dealt_anew(players: int) -> None:
    t = deal(players, "vary")
    luck = seeded(b"vary")
    while t.waits == "tile":
        t.roll(luck)
    worlds = [florence(TITLE.imagine(t.p, 0, luck)) for _ in range(120)]
    assert len({tuple(world.chance.words()) for world in worlds}) == len(worlds)
    for place in range(96):
        assert len({world.decks[place] for world in worlds}) == 8, "no card has been drawn yet"
    for other in range(1, players):
        packs = {frozenset(world.packs[other * 4 : other * 4 + 4]) for world in worlds}
        assert len(packs) > 100
    assert {frozenset(world.packs[:4]) for world in worlds} == {frozenset(t.p.packs[:4])}
    while t.p.round == 0:
        t.roll(luck)
    worlds = [florence(TITLE.imagine(t.p, 0, luck)) for _ in range(120)]
    for kind in range(4):
        at = kind * 24
        assert {tuple(world.decks[at : at + 4]) for world in worlds} == {tuple(t.p.decks[at : at + 4])}
        for place in range(at + 4, at + 8):
            assert len({world.decks[place] for world in worlds}) == 4
        for place in range(at + 8, at + 24):
            assert len({world.decks[place] for world in worlds}) == 8
    for other in range(1, players):
        hands = {frozenset(n for n in range(20) if world.leaders[n] == other * 4) for world in worlds}
        assert len(hands) > 5


@pytest.mark.clause("L-18.1")
def test_sealed_picks_of_others_are_imagined_and_the_own_one_is_kept() -> None:
    t = deal(3, "sealed")
    luck = seeded(b"sealed")
    while t.waits == "tile":
        t.roll(luck)
    for seat in (0, 1):
        play(t.p, seat, answers(t.p, seat)[2])
    worlds = [florence(TITLE.imagine(t.p, 0, luck)) for _ in range(200)]
    assert {world.sealed[0] for world in worlds} == {t.p.sealed[0]}
    assert len({world.sealed[1] for world in worlds}) >= 14, "any leader that was not in the own pack"
    assert {world.sealed[2] for world in worlds} == {-1}
    step = top(t.p)
    for world in worlds:
        assert world.sealed[1] - step.base in world.packs[4:8]


@pytest.mark.clause("L-18.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_games_can_be_played_to_the_end(players: int) -> None:
    for number in range(2 * GAMES):
        luck = seeded(b"end %d" % number)
        t = deal(players, f"end {number}")
        while not t.p.over:
            if luck.below(12) == 0:
                for seat in range(-1, players):
                    world = TITLE.imagine(t.p, seat, luck)
                    settle(world)
                    playout(world, luck)
                    assert world.over
                    assert not TITLE.faults(world)
            t.roll(luck)


@pytest.mark.clause("L-18.1", "L-2.2")
def test_nothing_is_kept_of_the_tiles_and_leaders_out_of_play() -> None:
    """The eighteen tiles that were not turned up are not in the position at all."""
    t = undealt(2, "box", mode="basic")
    assert t.p.leaders == []
    assert len(t.p.cast) == 3


@pytest.mark.clause("L-18.1")
def test_a_shown_leader_stays_with_its_owner_and_hidden_ones_move() -> None:
    t = board(4, hand={"gules": ["L01", "L02"], "or": ["L03"]}, played={"or": ["L07"]}).actions()
    luck = seeded(b"shown")
    worlds = [florence(TITLE.imagine(t.p, -1, luck)) for _ in range(60)]
    for world in worlds:
        assert world.leaders[6] == t.p.leaders[6]
        for leader, place in enumerate(t.p.leaders):
            if place != BOX and place % 4 != IN_HAND:
                assert world.leaders[leader] == place
    assert len({tuple(world.leaders) for world in worlds}) > 20
