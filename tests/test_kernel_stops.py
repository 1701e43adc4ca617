"""Stops: a table may hold before a stop; holding is no move and changes nothing."""

import json

import pytest

from signoria.kernel.flow import apply, deciders, has_sealed, moves, pass_stop, play, refusal, settle, top
from signoria.kernel.notation import move_of
from signoria.kernel.position import NOT_YOU
from toy_ground import Toy, ToyTitle, fresh, mark, say, start
from toys import BIDS, DRAW, VIGIL


def held(title: ToyTitle) -> Toy:
    p = fresh(title)
    settle(p, hold=True)
    return p


def test_holding_pauses_before_a_forced_move_with_a_stop() -> None:
    p = fresh(VIGIL)
    assert settle(p, hold=True) == [move_of(VIGIL, "bow deep")]
    assert (top(p).name, p.day, p.tale) == ("bow", 1, [])


def test_holding_pauses_before_an_automatic_step_with_a_stop() -> None:
    p = held(VIGIL)
    pass_stop(p)
    assert settle(p, hold=True) == []
    assert top(p).name == "draw"
    assert (len(p.deck), p.card, p.learnt) == (10, [-1, -1], 0)


def test_holding_again_stays_where_it_is() -> None:
    p = held(VIGIL)
    before = mark(p)
    settle(p, hold=True)
    assert mark(p) == before


def test_going_on_gives_the_same_position_as_never_having_held() -> None:
    p = held(VIGIL)
    assert mark(p) != mark(start(VIGIL))
    assert settle(p) == settle(start(VIGIL))
    assert mark(p) == mark(start(VIGIL))


def test_a_real_decision_is_not_held() -> None:
    p = start(VIGIL)
    assert settle(p, hold=True) == [move_of(VIGIL, "card keep"), move_of(VIGIL, "card sell")]


def test_nobody_moves_while_an_automatic_step_is_held() -> None:
    p = held(VIGIL)
    pass_stop(p)
    settle(p, hold=True)
    assert deciders(p) == []
    assert {refusal(p, seat, move) for seat in range(2) for move in range(len(p.book.owner))} == {NOT_YOU}


@pytest.mark.parametrize("title", [VIGIL, BIDS], ids=lambda title: title.name)
def test_a_game_held_at_every_stop_is_the_same_game(title: ToyTitle) -> None:
    straight, stopping = start(title), fresh(title)
    stops = 0
    while not stopping.over:
        settle(stopping, hold=True)
        while pass_stop(stopping):
            stops += 1
            settle(stopping, hold=True)
        assert mark(stopping) == mark(straight)
        for seat in deciders(straight)[:1]:
            move = moves(straight, seat)[-1]
            play(straight, seat, move)
            apply(stopping, seat, move)
    assert straight.over
    assert stops == (12 if title is VIGIL else 2)


def test_a_held_position_survives_copy_and_json() -> None:
    p = held(VIGIL)
    pass_stop(p)
    settle(p, hold=True)
    q = VIGIL.read(p.book, json.loads(json.dumps(VIGIL.write(p))))
    assert top(q).number == DRAW
    for again in (p.copy(), q):
        settle(again)
        assert mark(again) == mark(start(VIGIL))


def test_a_reveal_is_held_with_all_answers_in() -> None:
    p = start(BIDS)
    say(BIDS, p, 0, "bid fig")
    apply(p, 1, move_of(BIDS, "bid plum"))
    assert settle(p, hold=True) == []
    assert has_sealed(p, 0)
    assert has_sealed(p, 1)
    assert (p.tale, p.learnt) == ([], 0)
    settle(p)
    assert p.learnt == 1


def test_a_forced_sealed_answer_is_no_stop() -> None:
    p = fresh(BIDS)
    BIDS.change(p, {"basket": {"azure": {"apple": 0, "cherry": 0, "fig": 0, "pear": 0}}})
    settle(p, hold=True)
    assert deciders(p) == [1]
