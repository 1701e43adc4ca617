"""EG-23 in random games: nobody can tell two truths apart that differ in another seat's secret only.

Twins are two copies of a game that part at a hidden decision of one seat (a dial, a grey card passed, a card taken
back from the pile). They are played on with the same moves as long as both can make them, and until the secret is
out every other seat must see the same views, moves and log in both.
"""

import os
from itertools import combinations

import pytest

from elgrande.table import MODULES, TITLE, Table, board, deal
from sight import sight, told
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.terms import FETCHED, IN_HAND, IN_PILE, SEEN, SPAN
from signoria.games.elgrande.view import consistent
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.event import Ear
from signoria.kernel.flow import answers, deciders, moves, play, top
from signoria.kernel.position import Position
from signoria.words.words import Words

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))
WORDS = Words(TITLE, "en")
LENGTH = 25
"""How many moves twins are followed at most."""
SECRET = ("dial", "pass", "retrieve")


def assert_alike(one: Spain, two: Spain, readers: list[int]) -> None:
    """Compare all that these seats see, and what they have heard since the last comparison."""
    news = [p.ear.events for p in (one, two) if p.ear is not None]
    for reader in readers:
        assert sight(WORDS, one, reader) == sight(WORDS, two, reader), f"seat {reader} sees a difference"
        heard = [[told(WORDS, one, event, reader) for event in events] for events in news]
        assert heard[0] == heard[1], f"seat {reader} hears a difference"
    one.ear, two.ear = Ear(), Ear()


def twins(p: Spain, seat: int, luck: Chance) -> tuple[Spain, Spain] | None:
    """Two copies, in which a seat has answered its hidden decision differently; None if it has no such choice."""
    hidden = answers(p, seat, redundant=True)
    step = top(p)
    if step.name == "retrieve":
        # Only cards of the pile come back unseen.
        hidden = [m for m in hidden if step.where(p, seat, m - step.base) == IN_PILE]  # type: ignore[attr-defined]
    if len(hidden) < 2:
        return None
    first = hidden.pop(luck.below(len(hidden)))
    copies = p.copy(), p.copy()
    for copy, move in zip(copies, (first, hidden[luck.below(len(hidden))]), strict=True):
        copy.ear = Ear()
        play(copy, seat, move)
    return copies


def follow(one: Spain, two: Spain, step: str, seat: int, luck: Chance) -> int:
    """Play twins on with common moves and compare them; the number of positions compared."""
    compared = 0
    readers = [s for s in range(-1, one.seats) if s != seat]
    while compared < LENGTH and not one.over and not two.over:
        if step == "dial" and not one.sealed:
            break  # the dials are revealed
        if step == "pass" and not one.sealed:
            left = (seat + 1) % one.seats
            readers = [s for s in readers if s != left]
        assert_alike(one, two, readers)
        compared += 1
        asked = deciders(one)
        mover = asked[luck.below(len(asked))]
        common = [m for m in answers(one, mover) if m in answers(two, mover)]
        common = common or [m for m in answers(one, mover, True) if m in answers(two, mover, True)]
        if not common:
            break
        move = common[luck.below(len(common))]
        play(one, mover, move)
        play(two, mover, move)
    return compared


@pytest.mark.clause("EG-23.1", "EG-23.2", "EG-9.5", "EG-22.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_twins_look_alike_to_everybody_else(players: int) -> None:
    met: dict[str, int] = {}
    for number in range((12 if players == 2 else 5) * GAMES):
        luck = seeded(b"twins %d %d" % (players, number))
        t = deal(players, f"twins {number}", **MODULES, short=number % 2 == 1)
        while not t.p.over:
            step = top(t.p)
            asked = deciders(t.p)
            if step.name in SECRET and (len(asked) > 1 or step.name == "retrieve"):
                seat = asked[luck.below(len(asked))]
                pair = twins(t.p, seat, luck)
                if pair is not None:
                    met[step.name] = met.get(step.name, 0) + follow(*pair, step.name, seat, luck)
            if step.name == "turn" and luck.below(2):
                # Random play seldom takes cards back; help it.
                favour(t, luck)
            t.roll(luck)
    assert set(met) == set(SECRET)
    assert min(met.values()) >= 5, f"too few positions compared: {met}"


def favour(t: Table, luck: Chance) -> None:
    """Now and then the card just taken is an Empowerment."""
    if t.p.slot(1) == 0 and luck.below(3) == 0:
        t.p.fill(0, t.book.cards.index("d4-04"))


# Imagination.


@pytest.mark.clause("EG-23.1", "EG-23.2")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_what_cannot_be_known_is_really_dealt_anew(players: int) -> None:
    t = deal(players, "vary", **MODULES)
    for seat in range(players):
        t.play(t.book.axes["seat"][seat], f"pass {t.greys(t.book.axes['seat'][seat])[0]}")
    luck = seeded(b"vary")
    worlds = [TITLE.imagine(t.p, 0, luck) for _ in range(80)]
    assert all(isinstance(world, Spain) for world in worlds)
    spains = [world for world in worlds if isinstance(world, Spain)]
    rounds = len(t.book.rounds)
    for pile in range(len(t.p.offer)):
        at = pile * rounds
        assert {world.decks[at] for world in spains} == {t.p.decks[at]}, "the open card is known"
        for place in range(at + 1, at + rounds):
            assert len({world.decks[place] for world in spains}) >= 7
    assert len({tuple(world.chance.words()) for world in spains}) == len(spains)
    for other in range(1, players):
        hands = {frozenset(g for g in range(16) if world.grey[g] // SPAN == other) for world in spains}
        assert len(hands) > 5
    own = {frozenset(g for g in range(16) if world.grey[g] // SPAN == 0) for world in spains}
    assert len(own) == 1, "the own hand stays"
    if players == 2:
        assert len({tuple(world.fate) for world in spains}) > 70
        assert {world.fate[0] for world in spains} == {t.p.fate[0]}
        assert len({tuple(world.travel) for world in spains}) > 70
        assert all(sorted(world.travel) == sorted(t.p.travel) for world in spains)


@pytest.mark.clause("EG-23.1")
def test_sealed_answers_of_others_are_imagined_and_the_own_one_is_kept() -> None:
    t = board(men={seat: {"tower": 1} for seat in ("azure", "gules", "or")}).change(round=3).at("scoring")
    t.play("azure", "dial toledo").play("gules", "dial galicia")
    luck = seeded(b"sealed")
    worlds = [TITLE.imagine(t.p, 0, luck) for _ in range(120)]
    assert {world.sealed[0] for world in worlds} == {t.p.sealed[0]}
    assert len({world.sealed[1] for world in worlds}) == 9
    assert {world.sealed[2] for world in worlds} == {-1}, "gold has not answered"


@pytest.mark.clause("EG-23.2")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_giver_never_forgets_the_grey_card_it_passed(players: int) -> None:
    for number in range(3 * GAMES):
        luck = seeded(b"given %d" % number)
        t = deal(players, f"given {number}", **MODULES)
        while t.waits == "pass":
            t.roll(luck)
        gifts = t.p.passed
        while not t.p.over:
            for giver, gift in enumerate(gifts):
                left = (giver + 1) % players
                world = TITLE.imagine(t.p, giver, luck)
                assert isinstance(world, Spain)
                assert world.grey[gift] // SPAN == left
                if t.p.grey[gift] % SPAN in (IN_HAND, SEEN):
                    assert world.grey[gift] == t.p.grey[gift]
            t.roll(luck, 9)


@pytest.mark.clause("EG-22.9")
def test_cards_taken_back_from_the_table_stay_known() -> None:
    t = board(men={"azure": {"court": 1}}, grey=True).played(("azure", 5, "gr-04")).pile("azure", 1, 2, 3)
    coloured = t.copy().at("special", "azure", "d4-04").play("azure", "retrieve 5")
    grey = t.copy().at("special", "azure", "d4-04").play("azure", "retrieve gr-04")
    luck = seeded(b"seen")
    for _ in range(30):
        world = TITLE.imagine(coloured.p, 1, luck)
        assert isinstance(world, Spain)
        assert world.hand[4] == IN_HAND
        world = TITLE.imagine(grey.p, 1, luck)
        assert isinstance(world, Spain)
        assert world.grey[3] == 0 * SPAN + SEEN


class Remembered:
    """What an attentive opponent knows of one seat: every way in which its hidden take-backs may have gone.

    A way is the set of cards on the pile and the set of cards in hand that came back unseen.
    """

    def __init__(self) -> None:
        self.ways: set[tuple[frozenset[int], frozenset[int]]] = {(frozenset(), frozenset())}

    def discard(self, item: int) -> None:
        self.ways = {(pile | {item}, hand) for pile, hand in self.ways}

    def fetch(self, coloured: bool) -> None:
        self.ways = {
            (pile - {item}, hand | {item}) for pile, hand in self.ways for item in pile if not (coloured and item >= 13)
        }

    def show(self, item: int) -> None:
        """A card is played that may have come back: only the ways in which it did remain."""
        if any(item in hand for _, hand in self.ways):
            self.ways = {(pile, hand - {item}) for pile, hand in self.ways if item in hand}

    @property
    def hands(self) -> set[frozenset[int]]:
        return {hand for _, hand in self.ways}


@pytest.mark.clause("EG-22.9", "EG-23.1")
@pytest.mark.parametrize("history", range(40))
def test_an_imagined_hand_fits_exactly_what_an_attentive_opponent_remembers(history: int) -> None:
    """Random histories of discarding, fetching (coloured or any card) and playing again, against a full enumeration."""
    luck = seeded(b"memory %d" % history)
    t = board(2, men={"azure": {"court": 1}}, grey=True, seed=f"memory {history}")
    known = Remembered()
    for _ in range(7):
        t.change(first="azure", played=[-1, -1, -99] * 3).at("power")
        before = t.p.copy()
        legal = moves(t.p, 0)
        play(t.p, 0, legal[luck.below(len(legal))])
        power, grey = t.p.played[0], t.p.played[1]
        for item in [power] + ([13 + grey] if grey >= 0 else []):
            where = before.hand[item] if item < 13 else before.grey[item - 13] % SPAN
            if where == FETCHED:
                known.show(item)
        for _ in range(luck.below(3)):
            coloured = luck.below(2) == 1
            retrieve(t, coloured, luck, known)
        for item in [power] + ([13 + grey] if grey >= 0 else []):
            if (t.p.hand[item] if item < 13 else t.p.grey[item - 13] % SPAN) == 1:
                known.discard(item)
        t.at("end-of-round")
        assert imaginable(t.p) == known.hands
        imagined = {hidden_hand(TITLE.imagine(t.p, seat, luck)) for seat in (-1, 1) for _ in range(20)}
        assert imagined <= known.hands
        assert len(imagined) > 1 or len(known.hands) == 1, "what was taken back is guessed anew every time"
        assert hidden_hand(TITLE.imagine(t.p, 0, luck)) == hidden_hand(t.p), "blue itself knows"


def retrieve(t: Table, coloured: bool, luck: Chance, known: Remembered) -> None:
    """Blue takes a card back: by Old Favour a coloured one of the pile, by Empowerment any."""
    if coloured:
        t.at("grey", "azure", grey="gr-10")
        if t.waits != "grey":
            return
        t.change(offer=["d1-10", "d2-07", "none", "d5-01"])
        legal = [m for m in range(13) if t.p.hand[m] == IN_PILE]
        t.play("azure", "grey use")
        if t.waits == "retrieve":
            t.play("azure", f"retrieve {legal[luck.below(len(legal))] + 1}")
        known.fetch(True)
        return
    t.at("menu", "azure", "d4-04")
    if t.refused("azure", "turn special"):
        return
    before = len(t.p.fetches)
    t.play("azure", "turn special")
    if t.waits == "retrieve":
        t.roll(luck)
    if len(t.p.fetches) > before:
        known.fetch(False)


def places_of(p: Spain) -> dict[int, int]:
    """Where blue's cards lie: 0 to 12 the coloured ones, from 13 on the grey ones."""
    return {c: p.hand[c] for c in range(13)} | {13 + g: p.grey[g] % SPAN for g in range(16) if p.grey[g] // SPAN == 0}


def hidden_hand(p: Position) -> frozenset[int]:
    """Blue's cards that came back unseen."""
    assert isinstance(p, Spain)
    return frozenset(item for item, where in places_of(p).items() if where == FETCHED)


def imaginable(p: Spain) -> set[frozenset[int]]:
    """The sets of cards that imagination may put into blue's hand as taken back unseen."""
    places = places_of(p)
    items = [item for item, where in places.items() if where in (IN_PILE, FETCHED)]
    count = sum(1 for item in items if places[item] == FETCHED)
    return {frozenset(choice) for choice in combinations(items, count) if consistent(p, 0, list(choice))}
