"""Sealed answers: several seats answer at once; the last one closes, and the answers are revealed in seat order."""

import json
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.flow import answers, deciders, has_sealed, moves, play, refusal, settle
from signoria.kernel.notation import move_of
from signoria.kernel.position import LEGAL, NOT_YOU, OPEN, UNASKED
from toy_ground import APPLE, FIG, FRUITS, PEAR, PLUM, Toy, code, fresh, mark, offered, reason, say, start
from toys import BIDS


def with_baskets(*baskets: str, double: bool = False) -> Toy:
    """A game whose seats own these fruits only, at its first decision."""
    p = fresh(BIDS, len(baskets), double=double)
    p.basket = [fruits.split().count(fruit) for fruits in baskets for fruit in FRUITS]
    settle(p)
    return p


def revealed(p: Toy) -> list[tuple[int, int]]:
    """Seat and fruit of every bid, in the order of the reveal."""
    return [(p.tale[i + 1], p.tale[i + 2]) for i in range(0, len(p.tale), 4)]


def test_all_seats_decide_at_once() -> None:
    p = start(BIDS, 3)
    assert deciders(p) == [0, 1, 2]
    for seat in range(3):
        assert offered(BIDS, p, seat) == [f"bid {fruit}" for fruit in FRUITS[1:]]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_the_answers_does_not_change_the_result(order: tuple[int, ...]) -> None:
    bids = ["bid plum", "bid fig", "bid plum"]
    p, q = start(BIDS, 3), start(BIDS, 3)
    for seat in range(3):
        say(BIDS, p, seat, bids[seat])
    for seat in order:
        say(BIDS, q, seat, bids[seat])
    assert mark(p) == mark(q)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_answers_are_revealed_in_seat_order_when_the_last_one_is_in(order: tuple[int, ...]) -> None:
    p = start(BIDS, 3)
    for seat in order:
        assert revealed(p) == []
        say(BIDS, p, seat, f"bid {FRUITS[seat + 1]}")
    assert revealed(p) == [(0, 1), (1, 2), (2, 3)]
    assert p.learnt == 1


def test_a_seat_that_has_sealed_no_longer_decides_but_may_still_answer() -> None:
    p = start(BIDS, 3)
    say(BIDS, p, 1, "bid fig")
    assert deciders(p) == [0, 2]
    assert has_sealed(p, 1)
    assert not has_sealed(p, 0)
    assert offered(BIDS, p, 1) == [f"bid {fruit}" for fruit in FRUITS[1:]]
    assert offered(BIDS, p, 1, redundant=True) == [f"bid {fruit}" for fruit in FRUITS]
    assert moves(p, 1) == answers(p, 1)


def test_an_answer_may_be_changed_until_the_last_seat_has_sealed() -> None:
    p = start(BIDS)
    say(BIDS, p, 0, "bid fig", "bid apple", "bid plum")
    assert deciders(p) == [1]
    say(BIDS, p, 1, "bid pear")
    assert revealed(p) == [(0, PLUM), (1, PEAR)]
    assert p.day == 2
    assert reason(BIDS, p, 0, "bid plum") == ("not-yours", "T-4.1")


def test_a_changed_answer_leaves_no_trace() -> None:
    p, q = start(BIDS), start(BIDS)
    say(BIDS, p, 0, "bid fig", "bid plum")
    say(BIDS, q, 0, "bid plum")
    assert mark(p) == mark(q)


def test_looking_at_the_answers_of_a_seat_that_has_sealed_does_not_unseal_it() -> None:
    p = start(BIDS)
    say(BIDS, p, 0, "bid fig")
    before = mark(p)
    answers(p, 0)
    refusal(p, 0, 0)
    assert mark(p) == before


def test_changing_an_answer_on_a_copy_does_not_change_the_original() -> None:
    p = start(BIDS)
    say(BIDS, p, 0, "bid fig")
    before = mark(p)
    say(BIDS, p.copy(), 0, "bid plum")
    say(BIDS, p.copy(), 1, "bid plum")
    assert mark(p) == before


def test_two_answers_are_sealed_one_after_the_other() -> None:
    p = start(BIDS, double=True)
    say(BIDS, p, 0, "bid fig")
    assert not has_sealed(p, 0)
    assert deciders(p) == [0, 1]
    assert reason(BIDS, p, 0, "bid fig") == ("not-yours", "T-4.1")
    say(BIDS, p, 0, "bid apple")
    assert has_sealed(p, 0)
    assert deciders(p) == [1]
    say(BIDS, p, 1, "bid plum", "bid pear")
    assert revealed(p) == [(0, FIG), (0, APPLE), (1, PLUM), (1, PEAR)]


def test_changing_a_double_answer_opens_both_slots_again() -> None:
    p = start(BIDS, double=True)
    say(BIDS, p, 0, "bid fig", "bid apple")
    assert code(BIDS, p, 0, "bid fig") == LEGAL
    say(BIDS, p, 0, "bid plum")
    assert p.sealed == [move_of(BIDS, "bid plum"), OPEN, OPEN, OPEN]
    assert deciders(p) == [0, 1]


PAIRS = st.lists(st.permutations(range(len(FRUITS))).map(lambda order: order[:2]), min_size=1, max_size=4)


@given(st.data(), st.integers(0, 2), PAIRS, PAIRS, PAIRS.map(lambda pairs: pairs[-1:]))
def test_only_the_last_answer_of_each_seat_counts(
    data: st.DataObject, closing: int, one: list[list[int]], other: list[list[int]], final: list[list[int]]
) -> None:
    """Two seats answer and change their minds in any order, two fruits at a time, before the third one closes."""
    first, second = (seat for seat in range(3) if seat != closing)
    given_by = {first: one, second: other, closing: final}
    base = move_of(BIDS, "bid apple")
    p, q = start(BIDS, 3, double=True), start(BIDS, 3, double=True)
    waiting = {seat: [base + fruit for pair in pairs for fruit in pair] for seat, pairs in given_by.items()}
    turns = data.draw(st.permutations([first] * len(waiting[first]) + [second] * len(waiting[second])))
    for seat in [*turns, closing, closing]:
        play(p, seat, waiting[seat].pop(0))
    for seat in range(3):
        for fruit in given_by[seat][-1]:
            play(q, seat, base + fruit)
    assert p.day == 2
    assert mark(p) == mark(q)


@pytest.mark.parametrize("forced", [0, 1, 2])
def test_a_seat_without_a_choice_is_sealed_without_being_asked(forced: int) -> None:
    baskets = ["apple fig", "apple fig", "apple fig"]
    baskets[forced] = "plum"
    p = with_baskets(*baskets)
    assert deciders(p) == [seat for seat in range(3) if seat != forced]
    assert has_sealed(p, forced)
    assert p.sealed[forced] == move_of(BIDS, "bid plum")
    assert offered(BIDS, p, forced) == ["bid plum"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_with_a_redundant_answer_has_a_choice(seat: int) -> None:
    baskets = ["fig plum", "fig plum"]
    baskets[seat] = "apple plum"
    p = with_baskets(*baskets)
    assert deciders(p) == [0, 1]
    assert offered(BIDS, p, seat) == ["bid plum"]
    say(BIDS, p, seat, "bid apple")
    assert deciders(p) == [1 - seat]


def test_changing_an_answer_does_not_ask_for_more_than_was_asked() -> None:
    p = with_baskets("apple fig", "pear", double=True)
    before = mark(p)
    say(BIDS, p, 1, "bid pear")
    assert mark(p) == before
    assert deciders(p) == [0]


def test_the_last_slots_of_a_double_answer_may_be_forced() -> None:
    p = with_baskets("apple fig", "plum plum", "pear", double=True)
    fruit = [move_of(BIDS, f"bid {name}") for name in FRUITS]
    assert p.sealed == [OPEN, OPEN, fruit[PLUM], fruit[PLUM], fruit[PEAR], UNASKED]
    assert deciders(p) == [0]
    say(BIDS, p, 0, "bid fig")
    assert revealed(p)[:2] == [(0, FIG), (0, APPLE)]


def test_when_nobody_has_a_choice_the_answers_are_revealed_at_once() -> None:
    p = with_baskets("plum", "fig")
    assert revealed(p) == [(0, PLUM), (1, FIG)]


def test_a_seat_that_is_not_asked_does_not_answer() -> None:
    p = with_baskets("apple fig", "", "apple fig")
    assert p.sealed[1] == UNASKED
    assert deciders(p) == [0, 2]
    assert not has_sealed(p, 1)
    assert {refusal(p, 1, move) for move in range(len(p.book.owner))} == {NOT_YOU}
    say(BIDS, p, 2, "bid fig")
    say(BIDS, p, 0, "bid fig")
    assert revealed(p)[:2] == [(0, FIG), (2, FIG)]


def test_when_nobody_is_asked_the_step_runs_at_once() -> None:
    p = with_baskets("", "")
    assert p.over
    assert (p.day, p.tale, p.sealed) == (2, [], [])


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_stranger_has_sealed_nothing_and_may_not_answer(seat: int) -> None:
    p = start(BIDS, 3)
    say(BIDS, p, 2, "bid fig")
    assert not has_sealed(p, seat)
    assert refusal(p, seat, 0) == NOT_YOU


def test_sealed_answers_survive_copy_and_json() -> None:
    p = start(BIDS, 3, double=True)
    say(BIDS, p, 2, "bid fig")
    q = BIDS.read(p.book, json.loads(json.dumps(BIDS.write(p))))
    assert mark(q) == mark(p) == mark(p.copy())
    for again in (p, q):
        say(BIDS, again, 2, "bid plum")
        say(BIDS, again, 0, "bid plum", "bid fig")
        say(BIDS, again, 1, "bid plum", "bid fig")
    assert mark(q) == mark(p)


def test_there_is_one_sealed_frame_at_a_time() -> None:
    p = start(BIDS)
    with pytest.raises(AssertionError, match="one sealed frame"):
        p.push_sealed(1, [1, 1])
