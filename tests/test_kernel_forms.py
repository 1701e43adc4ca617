"""Forms: a form is filled slot by slot; nothing is offered that cannot be finished; it takes effect when full."""

import json
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.flow import DeadEnd, answers, deciders, moves, play, settle
from signoria.kernel.position import OPEN
from toy_ground import GENOA, PORTS, Toy, fresh, mark, offered, reason, say, start
from toys import DEPTH, DRAUGHT, FARES, SHIPS, TOLL, VOYAGE


def feasible(coins: int, taken: int) -> set[tuple[int, int, int]]:
    """The finished forms that T-3 allows, written down without the rule function of the step."""
    return {
        (ship, port, fare)
        for ship, port, fare in product(range(len(SHIPS)), range(len(PORTS)), range(len(FARES)))
        if port != taken and DRAUGHT[ship] >= DEPTH[port] and coins >= TOLL[port] * (1 + fare)
    }


def reached(p: Toy, purse: int) -> set[tuple[int, int]]:
    """Port and fare of every way to fill the open form of seat 0, read from the effects."""
    if deciders(p) != [0]:
        port = p.berth[0]
        return {(port, (purse - p.coins[0]) // TOLL[port] - 1)}
    found: set[tuple[int, int]] = set()
    for move in moves(p, 0):
        q = p.copy()
        play(q, 0, move)
        found |= reached(q, purse)
    return found


def test_the_slots_are_filled_one_by_one() -> None:
    p = start(VOYAGE)
    assert offered(VOYAGE, p, 0) == ["sail cog", "sail carrack"]
    say(VOYAGE, p, 0, "sail carrack")
    assert offered(VOYAGE, p, 0) == ["sail genoa", "sail pisa", "sail venice"]
    say(VOYAGE, p, 0, "sail pisa")
    assert offered(VOYAGE, p, 0) == ["sail once", "sail twice"]
    assert [p.slot(i) for i in range(3)] == [1, 1, OPEN]


def test_nothing_happens_before_the_form_is_full() -> None:
    p = start(VOYAGE)
    say(VOYAGE, p, 0, "sail carrack", "sail pisa")
    assert (p.coins, p.berth, p.score(0)) == ([5, 5], [-1, -1], 0)
    say(VOYAGE, p, 0, "sail twice")
    assert (p.coins, p.berth, p.score(0)) == ([1, 5], [1, -1], 3)
    assert deciders(p) == [1]


def test_an_answer_to_another_slot_is_refused() -> None:
    p = start(VOYAGE)
    assert reason(VOYAGE, p, 0, "sail pisa") == ("not-asked", "T-3.1")
    say(VOYAGE, p, 0, "sail carrack")
    assert reason(VOYAGE, p, 0, "sail cog") == ("not-asked", "T-3.1")


def test_a_slot_with_one_answer_fills_itself() -> None:
    p = start(VOYAGE)
    say(VOYAGE, p, 0, "sail cog")
    assert offered(VOYAGE, p, 0) == ["sail once", "sail twice"]
    assert p.slot(1) == 0


def test_a_ship_that_could_go_nowhere_is_not_offered() -> None:
    p = fresh(VOYAGE)
    p.berth[1] = GENOA
    assert offered(VOYAGE, p, 0) == ["sail carrack"]
    assert reason(VOYAGE, p, 0, "sail cog")[0] == "too-deep"
    settle(p)
    assert offered(VOYAGE, p, 0) == ["sail pisa", "sail venice"]
    assert reason(VOYAGE, p, 0, "sail genoa") == ("taken", "T-3.3")


@given(coins=st.integers(0, 9), taken=st.integers(-1, 2))
def test_what_is_offered_are_exactly_the_forms_that_can_be_finished(coins: int, taken: int) -> None:
    p = fresh(VOYAGE)
    p.coins[0] = coins
    p.berth[1] = taken
    expected = feasible(coins, taken)
    if not expected:
        with pytest.raises(DeadEnd):
            settle(p)
        return
    ships = sorted({ship for ship, _, _ in expected})
    assert answers(p, 0) == ships
    settle(p)
    assert reached(p, coins) == {(port, fare) for _, port, fare in expected}


def test_a_form_in_the_middle_survives_copy_and_json() -> None:
    p = start(VOYAGE)
    say(VOYAGE, p, 0, "sail carrack")
    q = p.copy()
    r = VOYAGE.read(p.book, json.loads(json.dumps(VOYAGE.write(p))))
    assert mark(p) == mark(q) == mark(r)
    for again in (p, q, r):
        say(VOYAGE, again, 0, "sail venice")
    assert mark(p) == mark(q) == mark(r)


def test_filling_the_form_of_a_copy_leaves_the_original_open() -> None:
    p = start(VOYAGE)
    say(VOYAGE, p.copy(), 0, "sail carrack")
    assert [p.slot(i) for i in range(3)] == [OPEN, OPEN, OPEN]
