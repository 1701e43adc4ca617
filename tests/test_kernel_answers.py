"""Redundancy: every move is legal, redundant or refused, and what is offered is what is not refused."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from signoria.kernel.flow import DeadEnd, Refused, answers, deciders, moves, play, refusal, settle
from signoria.kernel.kinds import FIRST_CODE
from signoria.kernel.position import LEGAL, NOT_NOW, NOT_YOU, OVER, REDUNDANT, UNKNOWN
from toy_ground import SOLD_OUT, Toy, ToyTitle, code, fresh, mark, offered, reason, say, start
from toys import BASKETS, FARM, TOYS, VERDICT


def judged(codes: list[int]) -> Toy:
    """The decision whose five moves have these codes."""
    p = fresh(VERDICT)
    p.tale = codes
    return p


def test_the_canonical_moves_leave_out_what_is_only_another_order() -> None:
    p = start(BASKETS)
    assert offered(BASKETS, p, 0) == ["pick apple", "pick cherry", "pick fig", "pick pear"]
    say(BASKETS, p, 0, "pick fig")
    assert offered(BASKETS, p, 0) == ["pick pear", "pick plum"]
    assert moves(p, 0) == settle(p) == answers(p, 0)


def test_a_person_may_play_a_redundant_move() -> None:
    p = start(BASKETS)
    assert offered(BASKETS, p, 0, redundant=True)[-1] == "pick plum"
    assert code(BASKETS, p, 0, "pick plum") == REDUNDANT
    say(BASKETS, p, 0, "pick plum", "pick apple")
    assert deciders(p) == [1]


def test_a_redundant_order_leads_to_the_same_position() -> None:
    p, q = start(BASKETS), start(BASKETS)
    say(BASKETS, p, 0, "pick apple", "pick plum")
    say(BASKETS, q, 0, "pick plum", "pick apple")
    assert mark(p) == mark(q)


def test_one_canonical_move_beside_a_redundant_one_is_a_decision() -> None:
    p = judged([LEGAL, REDUNDANT, FIRST_CODE, FIRST_CODE, FIRST_CODE])
    assert settle(p) == [0]
    assert not p.over


def test_an_only_answer_is_played_by_itself() -> None:
    p = judged([FIRST_CODE, FIRST_CODE, LEGAL, FIRST_CODE, FIRST_CODE])
    assert settle(p) == []
    assert (p.over, p.day) == (True, 3)


def test_an_only_answer_is_forced_even_when_it_is_redundant() -> None:
    p = judged([FIRST_CODE, FIRST_CODE, FIRST_CODE, REDUNDANT, FIRST_CODE])
    assert settle(p) == []
    assert (p.over, p.day) == (True, 4)


def test_the_third_seat_gets_the_last_fruit_without_being_asked() -> None:
    p = start(BASKETS, 3)
    say(BASKETS, p, 0, "pick apple", "pick cherry")
    say(BASKETS, p, 1, "pick fig", "pick pear")
    assert p.over
    assert [p.score(seat) for seat in range(3)] == [3, 7, 5]


def test_where_only_redundant_answers_are_left_they_are_all_there_is_to_choose_from() -> None:
    p = judged([REDUNDANT, FIRST_CODE, REDUNDANT, FIRST_CODE, FIRST_CODE])
    assert settle(p) == moves(p, 0) == [0, 2]
    assert answers(p, 0) == []


def test_a_decision_without_an_answer_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="judge of seat 0"):
        settle(judged([FIRST_CODE] * 5))


@given(st.lists(st.sampled_from([REDUNDANT, LEGAL, FIRST_CODE, FIRST_CODE + 6]), min_size=5, max_size=5))
@example([LEGAL] * 5)
def test_whatever_the_rules_say_settling_offers_exactly_that(codes: list[int]) -> None:
    p = judged(codes)
    allowed = [i for i, code in enumerate(codes) if code <= LEGAL]
    canonical = [i for i in allowed if codes[i] == LEGAL]
    assert [refusal(p, 0, move) for move in range(5)] == codes
    assert answers(p, 0) == canonical
    assert answers(p, 0, redundant=True) == allowed
    if not allowed:
        with pytest.raises(DeadEnd):
            settle(p)
    elif len(allowed) == 1:
        assert settle(p) == []
        assert p.day == 1 + allowed[0]
    else:
        assert settle(p) == moves(p, 0) == (canonical or allowed)
        assert p.day == 0


def test_a_refused_move_has_the_reason_and_the_clause_of_its_rule() -> None:
    p = start(BASKETS)
    say(BASKETS, p, 0, "pick apple")
    assert code(BASKETS, p, 0, "pick apple") == SOLD_OUT
    assert reason(BASKETS, p, 0, "pick apple") == ("sold-out", "T-1.1")


def test_a_move_of_another_decision_is_not_now_with_the_clause_of_the_open_one() -> None:
    p = start(FARM)
    assert code(FARM, p, 0, "vow aloud") == NOT_NOW
    assert reason(FARM, p, 0, "vow aloud") == ("not-now", "T-5")
    say(FARM, p, 0, "pray mark")
    assert code(FARM, p, 0, "work sow") == NOT_NOW
    assert reason(FARM, p, 0, "work sow") == ("not-now", "T-5.3")


@pytest.mark.parametrize("seat", [-1, 1, 2, 99])
def test_a_seat_that_is_not_asked_is_told_so(seat: int) -> None:
    p = start(BASKETS)
    assert {refusal(p, seat, move) for move in range(len(p.book.owner))} == {NOT_YOU}
    assert reason(BASKETS, p, seat, "pick apple") == ("not-you", "T-1")
    assert answers(p, seat, redundant=True) == moves(p, seat) == []


@pytest.mark.parametrize("move", [-99, -1, 5, 10**30])
def test_a_number_outside_the_move_space_is_unknown(move: int) -> None:
    p = start(BASKETS)
    assert refusal(p, 0, move) == UNKNOWN
    assert BASKETS.refusal_kind(p, UNKNOWN).name == "unknown"


def test_after_the_end_every_move_is_over_for_everybody() -> None:
    p = start(VERDICT)
    say(VERDICT, p, 0, "judge fig")
    assert {refusal(p, seat, move) for seat in range(-1, 4) for move in range(-1, 9)} == {OVER}
    assert reason(VERDICT, p, 0, "judge fig") == ("over", "")
    assert (deciders(p), moves(p, 0), settle(p)) == ([], [], [])


def test_playing_a_refused_move_raises_the_code_and_changes_nothing() -> None:
    p = start(BASKETS)
    say(BASKETS, p, 0, "pick apple")
    before = mark(p)
    with pytest.raises(Refused) as caught:
        play(p, 0, 0)
    assert (caught.value.seat, caught.value.move, caught.value.code) == (0, 0, SOLD_OUT)
    assert mark(p) == before


@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
def test_every_move_belongs_to_one_step(title: ToyTitle) -> None:
    p = start(title)
    for move, number in enumerate(p.book.owner):
        step = p.book.steps[number]
        assert step.number == number
        assert move in step.block
        assert step.base <= move < step.base + step.size
