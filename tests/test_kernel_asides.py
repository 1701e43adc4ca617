"""Asides: side steps are open together with a step; playing one pushes above the paused frame and comes back."""

import json

from signoria.kernel.flow import deciders, settle, top
from signoria.kernel.notation import move_of
from signoria.kernel.position import FRAME
from toy_ground import mark, offered, reason, say, start
from toys import FARM, VOW, WORK, Work

WORKS = ["work sow", "work reap"]
PRAYERS = ["pray mark", "pray"]
VOWS = [f"vow {voice}{witness}" for voice in ("aloud", "silent") for witness in (" abbot", " bishop", "")] + [
    "vow never"
]


def test_the_moves_of_the_side_steps_follow_the_moves_of_the_step() -> None:
    p = start(FARM)
    assert offered(FARM, p, 0) == WORKS + PRAYERS
    FARM.change(p, {"basket": {"azure": {"fig": 1}}})
    assert offered(FARM, p, 0) == [*WORKS, "sell fig", *PRAYERS]
    assert settle(p) == [move_of(FARM, text) for text in offered(FARM, p, 0)]


def test_a_side_step_may_be_done_in_place() -> None:
    p = start(FARM)
    FARM.change(p, {"basket": {"azure": {"fig": 1}}})
    say(FARM, p, 0, "sell fig")
    assert p.coins == [8, 5]
    assert offered(FARM, p, 0) == WORKS + PRAYERS


def test_a_side_step_pushes_above_the_paused_frame_and_comes_back() -> None:
    p = start(FARM)
    paused = p.agenda[:]
    say(FARM, p, 0, "pray mark")
    assert len(p.agenda) == len(paused) + FRAME
    assert top(p).number == VOW
    assert deciders(p) == [0]
    assert offered(FARM, p, 0) == VOWS
    say(FARM, p, 0, "vow silent")
    assert len(p.agenda) == len(paused)
    assert top(p).number == WORK
    assert offered(FARM, p, 0) == WORKS
    say(FARM, p, 0, "work sow")
    assert p.tale == [1 + 5]
    assert deciders(p) == [1]


def test_a_side_step_is_refused_by_its_own_rule_and_clause() -> None:
    p = start(FARM)
    say(FARM, p, 0, "pray", "vow aloud")
    assert reason(FARM, p, 0, "pray mark") == ("only-once", "T-5.1")
    assert reason(FARM, p, 0, "sell fig") == ("not-yours", "T-4.1")


def test_a_side_step_that_is_closed_is_not_now() -> None:
    p = start(FARM)
    say(FARM, p, 0, "work reap")
    say(FARM, p, 1, "work sow")
    assert p.day == 2
    assert offered(FARM, p, 0) == WORKS
    assert reason(FARM, p, 0, "sell apple") == ("not-now", "T-5")


def test_a_move_is_not_forced_while_a_side_step_is_open() -> None:
    p = start(FARM)
    p.stall = [0] * 5
    assert [FARM.steps[p.book.owner[move]].name for move in settle(p)] == ["work", "pray", "pray"]
    say(FARM, p, 0, "pray", "vow aloud")
    assert p.tale == [1 + 7 + 2], "work was the only answer left"
    assert deciders(p) == [1]


def test_a_step_without_the_flag_has_no_side_steps() -> None:
    p = start(FARM)
    work = FARM.steps[WORK]
    assert isinstance(work, Work)
    try:
        work.with_asides = False
        assert offered(FARM, p, 0) == WORKS
        assert reason(FARM, p, 0, "pray")[0] == "not-now"
    finally:
        work.with_asides = True


def test_the_middle_of_a_side_step_survives_copy_and_json() -> None:
    p = start(FARM)
    say(FARM, p, 0, "pray mark")
    q = FARM.read(p.book, json.loads(json.dumps(FARM.write(p))))
    assert mark(q) == mark(p) == mark(p.copy())
    for again in (p, q):
        say(FARM, again, 0, "vow aloud abbot", "work reap")
    assert mark(q) == mark(p)
