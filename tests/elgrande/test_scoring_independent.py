"""The engine's scoring against the slow scorer, on random boards of every kind."""

import os
from collections import Counter

import pytest

from elgrande import slow_scorer
from elgrande.slow_scorer import REGIONS, Award, Board
from elgrande.table import TITLE, Table, board
from signoria.games.elgrande.scoring import general_scoring, score_place
from signoria.games.elgrande.terms import SOURCES
from signoria.kernel.chance import Chance, seeded

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))
BOARDS = 400 * GAMES
PLACES = [*REGIONS, "tower"]


def pick(luck: Chance, items: list[str]) -> str:
    return items[luck.below(len(items))]


def random_board(players: int, luck: Chance) -> Board:
    """Few different numbers, so that ties of every kind are common; everything may stand anywhere."""
    seats = ["azure", "gules", "or", "vert", "argent"][:players]
    virtual = "or" if players == 2 else ""
    colours = [*seats, virtual] if virtual else seats
    most = 1 + luck.below(3)
    men = {place: {colour: max(0, luck.below(most + 2) - 1) for colour in colours} for place in PLACES}
    men["court"] = {}
    laid: dict[str, str] = {}
    for name in ("high", "low"):
        place = pick(luck, PLACES)
        if luck.below(3) and place not in laid:
            laid[place] = name
    king = pick(luck, [*PLACES, "tower", "france", "portugal"])
    return Board(seats, virtual, men, king, {seat: pick(luck, [*PLACES, "tower", king]) for seat in seats}, laid)


def on_table(wanted: Board) -> Table:
    """The same board at a table."""
    men = {colour: {place: n[colour] for place, n in wanted.men.items() if colour in n} for colour in colours(wanted)}
    grande = {seat: home if home in PLACES else "galicia" for seat, home in wanted.grandes.items()}
    wanted.grandes.update(grande)
    tables = {name: place for place, name in wanted.laid.items()}
    return board(len(wanted.players), wanted.king, men, grande, tables)


def colours(wanted: Board) -> list[str]:
    return [*wanted.players, wanted.virtual] if wanted.virtual else wanted.players


def ledger(t: Table) -> Counter[tuple[str, str]]:
    """The points by seat and source of the engine."""
    n = len(SOURCES)
    seats = t.book.axes["seat"]
    return +Counter({(seats[i // n], SOURCES[i % n]): points for i, points in enumerate(t.p.ledger)})


def expected(awards: list[tuple[str, Award]], by_card: bool) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for place, award in awards:
        source = award.source
        if source == "place":
            source = ("card-" if by_card else "") + ("tower" if place == "tower" else "regions")
        found[award.colour, source] += award.points
    return found


@pytest.mark.clause("EG-13.4", "EG-13.5", "EG-13.6", "EG-13.7", "EG-17.2", "EG-18.8", "EG-R18", "EG-19.4", "EG-19.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_place_of_random_boards_scores_alike(players: int) -> None:
    luck = seeded(b"places %d" % players)
    for number in range(BOARDS):
        wanted = random_board(players, luck)
        t = on_table(wanted)
        for index, place in enumerate(PLACES):
            for first_only in (False, True):
                q = Table(t.p.copy())
                by_card = first_only or luck.below(2) == 1
                score_place(q.p, index, by_card, first_only)
                awards = [(place, award) for award in slow_scorer.score(wanted, place, first_only)]
                assert ledger(q) == expected(awards, by_card), f"board {number}: {place} of {wanted}"


@pytest.mark.clause("EG-13.2", "EG-13.3", "EG-13.8", "EG-13.9", "EG-R8", "EG-R20")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_general_scorings_of_random_boards_are_alike(players: int) -> None:
    luck = seeded(b"general %d" % players)
    for number in range(BOARDS):
        wanted = random_board(players, luck)
        t = on_table(wanted)
        dials: dict[str, str] = {}
        if wanted.king != "tower":
            for seat in wanted.players:
                if wanted.men["tower"].get(seat) or wanted.grandes[seat] == "tower":
                    near = [wanted.king] if wanted.king in REGIONS else []
                    dials[seat] = pick(luck, [*REGIONS, *near])
        general_scoring(t.p, [REGIONS.index(dials[seat]) if seat in dials else -1 for seat in wanted.players])
        awards, after = slow_scorer.general(wanted, dials)
        assert ledger(t) == expected(awards, False), f"board {number}: {wanted}, dials {dials}"
        for colour in colours(wanted):
            for place in [*PLACES, "court"]:
                assert t.men(colour, place) == after.men[place].get(colour, 0), f"board {number}: {colour} in {place}"
        for seat in wanted.players:
            assert t.grande(seat) == after.grandes[seat]
        assert TITLE.faults(t.p) == []


def test_the_random_boards_have_everything_in_them() -> None:
    """Kings everywhere, tables everywhere, ties of every size, grandes in the tower."""
    luck = seeded(b"variety")
    boards = [random_board(4, luck) for _ in range(300)]
    assert {b.king for b in boards} == {*PLACES, "france", "portugal"}
    assert {(place, name) for b in boards for place, name in b.laid.items()} == {
        (p, n) for p in PLACES for n in ("high", "low")
    }
    sizes = {tuple(len(tied) for tied in slow_scorer.groups(b, "toledo")) for b in boards}
    assert sizes >= {(), (1,), (2,), (3,), (4,), (1, 2), (2, 1), (1, 1, 1), (1, 3), (3, 1), (2, 2), (1, 1, 2)}
    assert sum("tower" in b.grandes.values() for b in boards) > 50
