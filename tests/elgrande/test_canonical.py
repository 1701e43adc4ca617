"""Compound choices: the canonical order reaches every result, and each one once.

A person may place, move and give up caballeros in any order; search and random play use one order only (refusal 0).
Here every order is tried on small random boards: what any sequence of possible moves can reach, the canonical
sequences reach too, each result by exactly one of them; and both are what plain counting says.
"""

from collections import Counter
from itertools import combinations_with_replacement, product
from math import comb

import pytest

from elgrande.table import REGIONS, Men, Table, board
from signoria.games.elgrande.position import Spain
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.flow import answers, apply, deciders, settle, top

pytestmark = pytest.mark.slow

COMPOUND = {"place", "lift", "drop", "from", "settle", "recall", "levy", "give", "escort", "march", "march-to"}
SEATS = ["azure", "gules", "or"]
Result = tuple[int, ...]


def result(p: Spain) -> Result:
    """The board, and the other things that a compound choice may change."""
    return (*p.men, p.king, *p.grande)


def moves_of(p: Spain, redundant: bool) -> list[tuple[int, int]]:
    seat = deciders(p)[0]
    return [(seat, move) for move in answers(p, seat, redundant)]


def step(p: Spain, seat: int, move: int) -> Spain:
    q = p.copy()
    apply(q, seat, move)
    settle(q)
    return q


def canonical(p: Spain) -> Counter[Result]:
    """How many canonical sequences lead to each result."""
    found: Counter[Result] = Counter()
    waiting = [p]
    while waiting:
        p = waiting.pop()
        if top(p).name not in COMPOUND:
            found[result(p)] += 1
            continue
        for seat, move in moves_of(p, False):
            waiting.append(step(p, seat, move))
    return found


def reachable(p: Spain) -> set[Result]:
    """All results of all possible sequences."""
    found: set[Result] = set()
    seen: set[tuple[int, ...]] = set()
    waiting = [p]
    while waiting:
        p = waiting.pop()
        if top(p).name not in COMPOUND:
            found.add(result(p))
            continue
        for seat, move in moves_of(p, True):
            q = step(p, seat, move)
            key = (*q.agenda, *q.men, *q.fresh)
            if key not in seen:
                seen.add(key)
                waiting.append(q)
    return found


def assert_canonical(t: Table, idle: bool = True) -> Counter[Result]:
    """Canonical sequences reach every result once. `idle`: whether doing nothing is among the canonical results."""
    assert t.waits in COMPOUND
    ways = canonical(t.p)
    assert set(ways.values()) <= {1}, "a result is reached by two canonical sequences"
    every = reachable(t.p)
    if not idle:
        every -= {result(t.p)}
    assert set(ways) == every, "canonical sequences miss a result, or reach one that is none"
    return ways


def few(luck: Chance, places: list[str], colours: list[str], most: int) -> Men:
    """A small random board: some caballeros of some colours in some places."""
    men: Men = {"azure": {"court": 4}}
    for colour in colours:
        row = men.setdefault(colour, {})
        for place in places:
            if luck.below(2):
                row[place] = 1 + luck.below(most)
    return men


def some(luck: Chance, n: int) -> list[str]:
    regions = REGIONS[:]
    numbers = list(range(9))
    luck.shuffle(numbers)
    return [regions[i] for i in sorted(numbers[:n])]


# Placement.


@pytest.mark.parametrize(
    ("king", "targets"), [("castilla", 5), ("aragon", 6), ("galicia", 3), ("france", 4), ("tower", 9)]
)
@pytest.mark.parametrize(("card", "n"), [("d1-10", 1), ("d3-01", 3), ("rg-05", 5)])
def test_placing_n_caballeros_on_t_targets_has_n_plus_t_over_n_results(
    king: str, targets: int, card: str, n: int
) -> None:
    t = board(king=king, men={"azure": {"court": 9}}, regency=True).at("menu", "azure", card)
    t.play("azure", "turn place")
    ways = canonical(t.p)
    assert set(ways.values()) == {1}
    assert len(ways) == comb(n + targets, n) - 1, "to place none at all is to end the turn"
    if n <= 3:
        assert_canonical(t, idle=False)


@pytest.mark.parametrize("court", [1, 2, 3])
def test_placing_with_few_at_court(court: int) -> None:
    t = board(king="sevilla", men={"azure": {"court": court}}).at("menu", "azure", "d5-01").play("azure", "turn place")
    assert len(assert_canonical(t, idle=False)) == comb(court + 3, court) - 1


def test_placing_under_infiltration() -> None:
    t = board(king="tower", men={"azure": {"court": 9}}, regency=True).at("menu", "azure", "rg-06")
    t.play("azure", "turn special", "turn place")
    assert len(canonical(t.p)) == comb(5 + 10, 5) - 1


# Moving.


def deltas(men: list[int], sources: list[bool], targets: list[bool], budget: int) -> set[tuple[int, Result]]:
    """Every way to change one colour's numbers by moving at most so many: (how many moved, the new numbers)."""
    found = {(0, tuple(men))}
    for moved in range(1, budget + 1):
        for out in combinations_with_replacement([i for i in range(len(men)) if sources[i]], moved):
            if any(out.count(i) > men[i] for i in set(out)):
                continue
            into = [i for i in range(len(men)) if targets[i] and i not in out]
            for to in combinations_with_replacement(into, moved):
                fresh = list(men)
                for i in out:
                    fresh[i] -= 1
                for i in to:
                    fresh[i] += 1
                found.add((moved, tuple(fresh)))
    return found


def counted(t: Table, owners: list[str], budget: int, source: str = "") -> int:
    """How many boards an instruction to move up to `budget` caballeros can lead to, by plain counting."""
    places = [*REGIONS, "tower"]
    sources = [p != t.king and p != "tower" and (not source or p == source) for p in places]
    targets = [p != t.king for p in places]
    each = [deltas([t.men(owner, p) for p in places], sources, targets, budget) for owner in owners]
    boards = set()
    for choice in product(*each):
        if sum(moved for moved, _ in choice) <= budget:
            boards.add(tuple(numbers for _, numbers in choice))
    return len(boards)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize(
    ("card", "owners", "budget"),
    [("d1-04", "own", 4), ("d1-06", "any", 3), ("d1-05", "others", 3), ("gr", "own", 2)],
)
def test_moving_reaches_every_board_once(card: str, owners: str, budget: int, number: int) -> None:
    luck = seeded(f"moving {card} {number}".encode())
    places = some(luck, 2 if budget > 2 else 3)
    king = [*places, "tower", "granada", "france"][luck.below(len(places) + 3)]
    colours = {"own": ["azure"], "others": ["gules"], "any": ["azure", "gules"]}[owners]
    if budget == 2:
        colours = ["azure", "gules", "or"]
    men = few(luck, places, colours, 2)
    men[colours[0]][places[0]] = 2
    men[colours[0]][next(place for place in ("toledo", "valencia") if place != king)] = 1
    if card == "gr":
        t = board(3, king=king, men=men, grey=True).played(("azure", 5, "gr-16"))
        t.change(offer=["d1-10", "d2-07", "none", "none", "none"]).at("grey", "azure", grey="gr-16")
        t.play("azure", "grey use")
    else:
        t = board(3, king=king, men=men).at("special", "azure", card)
    everybody = {"own": ["azure"], "others": ["gules", "or"], "any": SEATS}[owners] if card != "gr" else SEATS
    total = counted(t, everybody, budget)
    ways = canonical(t.p)
    assert set(ways.values()) == {1}
    assert len(ways) == total
    if total < 2500:
        assert_canonical(t)


@pytest.mark.parametrize("number", range(4))
def test_intrigue_reaches_every_board_once(number: int) -> None:
    luck = seeded(b"intrigue %d" % number)
    men: Men = {"azure": {"court": 1, "toledo": 1}, "gules": {some(luck, 1)[0]: 1}}
    king = ["galicia", "tower"][luck.below(2)]
    men["azure"].pop(king, None)
    t = board(3, king=king, men=men).at("special", "azure", "d1-01")
    assert_canonical(t)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize(("card", "owners", "budget"), [("d1-07", "any", 5), ("d1-09", "own", 9)])
def test_exodus_and_departure_reach_every_board_once(card: str, owners: str, budget: int, number: int) -> None:
    luck = seeded(f"exodus {card} {number}".encode())
    men: Men = {"azure": {"court": 1, "toledo": 2, "granada": 1 + luck.below(2)}, "gules": {"toledo": luck.below(2)}}
    king = ["castilla", "granada", "tower", "france"][luck.below(4)]
    t = board(3, king=king, men=men).at("special", "azure", card)
    whose = ["azure"] if owners == "own" else SEATS
    regions = t.options() if t.waits == "from" else ["toledo"]
    total = sum(counted(t, whose, budget, region) - 1 for region in regions)
    ways = assert_canonical(t, idle=False)
    assert len(ways) == total


# The other compound choices.


@pytest.mark.parametrize("number", range(8))
def test_levies_reach_every_result_once(number: int) -> None:
    luck = seeded(b"levy %d" % number)
    places = some(luck, 4)
    king = ["castilla", places[0], "tower"][luck.below(3)]
    row = {place: 1 + luck.below(3) for place in places}
    province = luck.below(2)
    row |= {"province": province, "court": 30 - province - sum(row.values())}
    t = board(3, king=king, men={"azure": row}).change(offer=["d1-10", "d2-07", "none", "none", "none"])
    t.at("summon", "azure", limit=4)
    for n in range(province + 1, 5):
        if t.refused("azure", f"summon {n}"):
            continue
        q = t.copy().play("azure", f"summon {n}")
        if q.waits != "levy":
            continue
        ways = assert_canonical(q)
        free = [place for place in places if place != king]
        sets = [c for c in combinations_with_replacement(free, n - province) if all(c.count(x) <= row[x] for x in c)]
        assert len(ways) == len(sets)


@pytest.mark.parametrize("number", range(8))
def test_giving_up_caballeros_reaches_every_result_once(number: int) -> None:
    luck = seeded(b"give %d" % number)
    places = some(luck, 3)
    king = ["castilla", places[0], "tower"][luck.below(3)]
    row = {place: 1 + luck.below(3) for place in ["court", *places]}
    t = board(3, king=king, men={"azure": {"court": 1}, "gules": row, "or": {"court": 1}}).at(
        "special", "azure", "d2-01"
    )
    free = [place for place in ["court", *places] if place != king]
    if t.waits != "give":
        assert sum(row[place] for place in free) <= 3
        return
    ways = assert_canonical(t)
    sets = [c for c in combinations_with_replacement(free, 3) if all(c.count(x) <= row[x] for x in c)]
    assert len(ways) == len(sets)


@pytest.mark.parametrize("number", range(8))
def test_escorts_reach_every_result_once(number: int) -> None:
    luck = seeded(b"escort %d" % number)
    men: Men = {seat: {"castilla": luck.below(3)} for seat in ("azure", "gules", "or", "vert")}
    men["azure"]["court"] = 1
    seat = ["azure", "or"][luck.below(2)]
    men[seat]["court"] = 1
    t = board(4, men=men, regency=True).at("special", seat, "rg-02").play(seat, "king toledo")
    there = {colour: row["castilla"] for colour, row in men.items()}
    if sum(there.values()) <= 2:
        assert t.waits == "turn"
        return
    pairs = [c for c in combinations_with_replacement(there, 2) if all(c.count(x) <= there[x] for x in c)]
    if len(pairs) > 1:
        assert len(assert_canonical(t)) == len(pairs)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("grey", ["gr-07", "gr-08", "gr-14"])
def test_recall_march_and_settlers_reach_every_result_once(grey: str, number: int) -> None:
    luck = seeded(f"{grey} {number}".encode())
    places = some(luck, 3)
    king = ["castilla", places[0], "tower"][luck.below(3)]
    row = {place: 1 + luck.below(2) for place in places} | {"court": 1 + luck.below(3)}
    t = board(3, king=king, men={"azure": row}, grey=True).played(("azure", 5, grey))
    t.change(offer=["d1-10", "d2-07", "none", "none", "none"]).at("grey", "azure", grey=grey).play("azure", "grey use")
    if t.waits in COMPOUND:
        ways = assert_canonical(t)
        if grey == "gr-14":
            targets = 8 if king in REGIONS else 9
            n = min(2, row["court"])
            assert len(ways) == comb(n + targets, n)
        elif grey == "gr-07":
            free = [place for place in places if place != king]
            sets = [
                c
                for n in range(3)
                for c in combinations_with_replacement(free, n)
                if all(c.count(x) <= row[x] for x in c)
            ]
            assert len(ways) == len(sets)


# The order of the two parts of a turn.


@pytest.mark.clause("EG-7.1")
@pytest.mark.parametrize("card", ["d4-01", "d4-04", "d4-06", "vt-01"])
def test_where_the_parts_cannot_influence_each_other_one_order_is_enough(card: str) -> None:
    t = board(men={"azure": {"court": 2}}, veteran=["vt-01"]).pile("azure", 2, 3).at("menu", "azure", card)
    t.play("azure", "turn place", "place toledo", "place done")
    assert t.redundant("azure", "turn special"), "the other order reaches the same"
    assert t.refused("azure", "turn special") == "", "but nobody is forbidden anything"
    with_veto = board(men={"azure": {"court": 2}}, veteran=["vt-01"]).pile("azure", 2, 3).change(veto=[1, 2])
    with_veto.at("menu", "azure", card).play("azure", "turn place", "place toledo", "place done")
    assert not with_veto.redundant("azure", "turn special"), "a rival's Veto makes the order matter"


@pytest.mark.clause("EG-7.1")
@pytest.mark.parametrize("card", ["d1-10", "d2-07", "d3-01", "d4-09", "d4-10", "d5-01"])
def test_where_the_order_matters_both_are_canonical(card: str) -> None:
    t = board(men={"azure": {"court": 2}, "gules": {"aragon": 1}}).at("menu", "azure", card)
    t.play("azure", "turn place", "place toledo", *(["place done"] if card != "d1-10" else []))
    assert not t.redundant("azure", "turn special")
