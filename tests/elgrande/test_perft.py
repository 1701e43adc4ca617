"""Perft: how many canonical lines of play there are. A checksum of the rules: a change of any number is a change of
the rules, or a fault. The first depths are also counted by hand or by brute force over the clauses."""

from itertools import permutations
from math import comb

import pytest

from elgrande.table import ALL_CARDS, MODULES, Men, Table, board, deal, options_for
from signoria.games.elgrande.position import Spain
from signoria.kernel.chance import seeded
from signoria.kernel.flow import apply, deciders, perft, settle, top

SUMMONS = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]
"""By power card, EG-5.4."""


def lines(t: Table, depth: int) -> int:
    return perft(t.p.copy(), depth)


# Counted otherwise.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_power_cards_are_all_different(players: int) -> None:
    t = deal(players)
    count = 1
    for depth in range(1, min(players, 4) + 1):
        count *= 14 - depth
        assert lines(t, depth) == count


@pytest.mark.parametrize("players", [3, 4])
def test_the_highest_card_summons_and_with_12_or_13_takes_an_action_card_at_once(players: int) -> None:
    wanted = 0
    for values in permutations(range(1, 14), players):
        highest = max(values)
        wanted += 5 if highest >= 12 else SUMMONS[highest - 1] + 1
    assert lines(deal(players), players + 1) == wanted


def test_two_players_cannot_play_the_virtual_value() -> None:
    t = deal(2)
    virtual = t.value("or")
    assert virtual is not None
    assert lines(t, 1) == 12
    assert lines(t, 2) == 12 * 11
    wanted = 0
    for pair in permutations([n for n in range(1, 14) if n != virtual], 2):
        # The virtual player takes its card in its turn, and decides nothing.
        cards = 3 if virtual > max(pair) else 4
        wanted += cards if max(pair) >= 12 else SUMMONS[max(pair) - 1] + 1
    assert lines(t, 3) == wanted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_grey_cards_three_to_pass_and_pairs_to_play(players: int) -> None:
    t = deal(players, grey=True)
    for depth in range(1, players + 1):
        assert lines(t, depth) == 3**depth
    if players == 2:
        t = deal(3, grey=True)
    for seat in t.book.axes["seat"]:
        t.play(seat, f"pass {t.greys(seat)[0]}")
    first, second = t.asked[0], t.book.axes["seat"][(t.book.axes["seat"].index(t.asked[0]) + 1) % t.p.seats]
    pairs = []
    for seat in (first, second):
        bonus = [0] + [t.book.grey_value[t.book.greys.index(grey)] for grey in t.greys(seat)]
        pairs.append([power + b for power in range(1, 14) for b in bonus])
    assert lines(t, 1) == len(pairs[0]) == 52
    assert lines(t, 2) == sum(1 for a in pairs[0] for b in pairs[1] if a != b)


@pytest.mark.parametrize("court", [1, 2, 3, 4, 9])
def test_a_placement_is_a_choice_of_places_with_repetition(court: int) -> None:
    """With the grande beside the King New Home is not executable: the turn is its placement of up to four."""
    men: Men = {"azure": {"court": court}, "gules": {"court": 1}}
    t = board(3, "sevilla", men).played(("gules", 4)).change(offer=OFFER).at("menu", "azure", "d4-06", then=["gules"])
    n = min(court, 4)
    assert turns(t.p, 9) == comb(n + 3, n), "Toledo, Granada and the tower, or none at all"


@pytest.mark.parametrize(
    ("card", "total"),
    [
        # Two at court and five targets: 20 ways to place some. End at once; place, then end or act; act, then place.
        ("d3-01", 1 + 20 * 2 + 21),
        ("d2-04", 1 + 20 * 2 + 21),
        # Beside the tower all nine regions are targets: 54 ways to place after the revolt.
        ("rg-05", 1 + 20 * 2 + 55),
        # Where the order cannot matter only acting first is counted: seven new homes, three cards to take back.
        ("d4-06", 1 + 20 + 7 * 21),
        ("d4-04", 1 + 20 + 3 * 21),
        ("vt-01", 1 + 20 + 21),
        # Nine places for each of two tables.
        ("d4-01", 1 + 20 + 2 * 9 * 21),
        # Infiltration has to come first, with six targets: 27 ways.
        ("rg-06", 1 + 20 + 28),
        # Court Summons for 0, 1 or 2 before placing up to four, or after placing.
        ("d4-09", 1 + 20 * 4 + 21 + (comb(8, 3)) + (comb(9, 4))),
    ],
)
def test_whole_turns_are_counted_by_hand(card: str, total: int) -> None:
    assert turns(before(card).p, 12) == total


@pytest.mark.parametrize(
    ("card", "king", "first"),
    [
        ("d5-01", "castilla", 8),
        ("rg-09", "tower", 9),
        ("d4-10", "aragon", 5),
        ("rg-01", "castilla", 2),
        ("rg-02", "castilla", 8),
        ("rg-08", "castilla", 2),
        ("d4-06", "castilla", 7),
        ("d4-01", "castilla", 2),
        ("d2-07", "castilla", 3),
        ("vt-04", "castilla", 9),
        ("d1-04", "castilla", 3),
        ("d1-03", "castilla", 5),
    ],
)
def test_the_first_choice_of_a_card_is_as_wide_as_its_clause_says(card: str, king: str, first: int) -> None:
    men: Men = {"azure": {"court": 1, "toledo": 1, "galicia": 2}, "gules": {"toledo": 1, "aragon": 1}}
    t = board(king=king, men=men, grande={"azure": "toledo"}, **options_for(card))
    assert lines(t.at("special", "azure", card), 1) == first


# Pinned.

OPENINGS: list[tuple[int, dict[str, object], list[int]]] = [
    (2, {}, [12, 132, 488, 1464, 4716, 15300]),
    (2, MODULES, [3, 9, 432, 19214, 60193]),
    (3, {}, [13, 156, 1716, 6390]),
    (3, {"merged": True, "veteran": ["vt-01", "vt-02"]}, [13, 156, 1716, 5664]),
    (4, {}, [13, 156, 1716, 17160]),
    (4, {"grey": True, "short": True}, [3, 9, 27, 81, 4212, 203922]),
    (5, {}, [13, 156, 1716, 17160]),
    (5, MODULES, [3, 9, 27, 81, 243, 12636]),
]


@pytest.mark.parametrize(("players", "options", "counts"), OPENINGS)
def test_openings_have_so_many_lines(players: int, options: dict[str, object], counts: list[int]) -> None:
    t = deal(players, "perft", **options)
    assert [lines(t, depth) for depth in range(1, len(counts) + 1)] == counts


MIDDLES: list[tuple[int, int, list[int]]] = [
    (2, 40, [2, 40, 778, 2434, 7072]),
    (2, 75, [8, 16, 48, 416, 3952]),
    (2, 110, [3, 7, 18, 64, 192]),
    (3, 40, [2, 9, 48, 189, 551]),
    (3, 75, [3, 10, 42, 169, 584]),
    (3, 110, [4, 12, 72, 340, 1129]),
    (4, 40, [4, 8, 16, 48, 160]),
    (4, 75, [3, 39, 1079, 30537]),
    (4, 110, [2, 8, 24, 80, 200]),
    (5, 40, [2, 8, 30, 378, 10638]),
    (5, 75, [3, 6, 134, 2466, 68824]),
    (5, 110, [12, 30, 127, 387, 1260]),
]


@pytest.mark.parametrize(("players", "moves", "counts"), MIDDLES)
def test_games_in_their_middle_have_so_many_lines(players: int, moves: int, counts: list[int]) -> None:
    t = deal(players, "perft", **MODULES).roll(seeded(b"perft %d" % moves), moves)
    assert [lines(t, depth) for depth in range(1, len(counts) + 1)] == counts


def turns(p: Spain, depth: int) -> int:
    """Canonical lines of one turn: like perft, but a line ends with the turn."""
    legal = settle(p)
    seat = deciders(p)[0]
    over = seat == 1 and top(p).name in ("summon", "take")
    if depth == 0 or over:
        return 1
    total = 0
    for move in legal:
        q = p.copy()
        apply(q, seat, move)
        total += turns(q, depth - 1)
    return total


def before(card: str) -> Table:
    """Blue's turn with a card on a small board, about to begin with either part; red's turn comes next."""
    men: Men = {
        "azure": {"court": 2, "toledo": 2, "galicia": 1, "tower": 1},
        "gules": {"court": 2, "toledo": 1, "valencia": 2, "castilla": 3},
        "or": {"court": 1, "aragon": 2, "tower": 1},
    }
    t = board(3, "castilla", men, {"azure": "galicia", "gules": "toledo"}, **options_for(card))
    t.pile("azure", 2, 11).played(("azure", 6), ("gules", 4), ("or", 1)).change(offer=OFFER)
    return t.at("menu", "azure", card, then=["gules"])


OFFER = ["d1-10", "d2-07", "none", "none", "none"]
CARDS: dict[str, list[int]] = {
    "d1-01": [3, 9, 31, 80, 319],
    "d1-02": [3, 9, 31, 80, 319],
    "d1-03": [3, 12, 53, 186, 989],
    "d1-04": [3, 9, 29, 60, 209, 412],
    "d1-05": [3, 10, 37, 95],
    "d1-06": [3, 12, 53, 186, 989],
    "d1-07": [3, 10, 16, 67, 113, 506],
    "d1-08": [3, 10, 16, 67, 113, 506],
    "d1-09": [3, 8, 13, 34, 50, 202, 318],
    "d1-10": [3, 15, 57, 109, 141],
    "d2-01": [3, 8, 25, 46, 71, 131, 226],
    "d2-02": [3, 8, 25, 53, 103],
    "d2-03": [3, 8, 27, 62],
    "d2-04": [3, 8, 27, 62],
    "d2-05": [3, 8, 27, 62],
    "d2-06": [3, 8, 25, 53, 103],
    "d2-07": [3, 11, 31, 71, 232],
    "d2-08": [3, 11, 31, 71, 232],
    "d2-09": [3, 11, 31, 71, 232],
    "d2-10": [3, 11, 31, 71, 232],
    "d3-01": [3, 8, 27, 62],
    "d3-02": [3, 8, 27, 62],
    "d3-03": [3, 8, 27, 62],
    "d3-04": [3, 8, 27, 62],
    "d3-05": [3, 8, 27, 62],
    "d3-06": [3, 8, 27, 62],
    "d3-07": [3, 8, 27, 62],
    "d3-08": [3, 8, 27, 62],
    "d3-09": [3, 8, 27, 62],
    "d3-10": [3, 8, 27, 62],
    "d4-01": [3, 8, 39, 57, 129, 399],
    "d4-02": [3, 8, 39, 57, 129, 399],
    "d4-03": [3, 8, 39, 57, 129, 399],
    "d4-04": [3, 9, 27, 39, 84],
    "d4-05": [3, 9, 27, 39, 84],
    "d4-06": [3, 13, 35, 63, 168],
    "d4-07": [3, 13, 35, 63, 168],
    "d4-08": [3, 9, 42, 83, 207, 882],
    "d4-09": [3, 9, 27, 59, 144, 214, 284],
    "d4-10": [3, 10, 29, 64, 182],
    "d5-01": [3, 14, 37, 83, 318],
    "rg-01": [3, 8, 25, 52, 97],
    "rg-02": [3, 14, 37, 83, 318],
    "rg-03": [3, 14, 37, 83, 318],
    "rg-04": [3, 8, 25, 51, 63],
    "rg-05": [3, 8, 31, 96],
    "rg-06": [3, 8, 28, 49],
    "rg-07": [3, 9, 27, 56, 129],
    "rg-08": [3, 9, 27, 56, 129],
    "rg-09": [3, 14, 45, 89, 307, 912],
    "rg-10": [3, 10, 31, 97, 218, 638],
    "vt-01": [3, 8, 27, 42],
    "vt-02": [3, 8, 27, 42],
    "vt-03": [3, 8, 22, 64, 137, 185, 337, 453],
    "vt-04": [3, 15, 102, 770],
}


@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_turn_with_every_card_has_so_many_lines(card: str) -> None:
    counts = CARDS[card]
    assert [turns(before(card).p, depth) for depth in range(1, len(counts) + 1)] == counts
