"""Events: built only for an ear, with numbers that only some seats may know."""

import sys
from types import FrameType

import pytest

from signoria import build
from signoria.kernel.chance import seeded
from signoria.kernel.event import EVERYBODY, Ear, Event
from signoria.kernel.flow import answers, perft, playout, refusal, settle
from signoria.kernel.position import Position
from toy_ground import DREW, PICKED, ToyTitle, fresh, mark, say, start
from toys import BASKETS, BIDS, TOYS, VIGIL


def calls_of_events(p: Position) -> list[str]:
    """The functions of the event module that are called while a position is played to its end."""
    called: list[str] = []

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_globals.get("__name__") == Event.__module__:
            called.append(frame.f_code.co_name)

    sys.setprofile(note)
    try:
        playout(p, seeded(b"luck"))
    finally:
        sys.setprofile(None)
    return called


@pytest.mark.skipif(build.compiled(), reason="calls of compiled functions cannot be seen")
def test_without_an_ear_no_event_is_built() -> None:
    listening, alone = start(BASKETS), start(BASKETS)
    listening.ear = Ear()
    assert calls_of_events(listening) == ["hear", "__init__"] * 4
    assert calls_of_events(alone) == []


@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
def test_nobody_listens_unless_told_to(title: ToyTitle) -> None:
    p = fresh(title)
    playout(p, seeded(b"luck"))
    assert p.ear is None


def test_an_ear_hears_what_happens_in_order() -> None:
    p = start(BASKETS)
    p.ear = Ear()
    say(BASKETS, p, 0, "pick apple", "pick plum")
    assert [(event.kind, event.args, event.knows) for event in p.ear.events] == [
        (PICKED, [0, 0, 1], EVERYBODY),
        (PICKED, [0, 4, 5], EVERYBODY),
    ]


def test_listening_does_not_change_the_game() -> None:
    p, q = start(VIGIL), start(VIGIL)
    p.ear = Ear()
    for r in (p, q):
        playout(r, seeded(b"luck"))
    assert mark(p) == mark(q)
    assert len(p.ear.events) == 5, "one card was drawn before anybody listened"


def test_a_copy_has_no_ear() -> None:
    p = start(BASKETS)
    p.ear = Ear()
    q = p.copy()
    assert q.ear is None
    say(BASKETS, q, 0, "pick apple")
    assert p.ear.events == []


def test_asking_what_is_possible_is_not_heard() -> None:
    p, q = start(BASKETS), start(BIDS)
    say(BIDS, q, 0, "bid fig")
    for position in (p, q):
        position.ear = Ear()
        answers(position, 0, redundant=True)
        refusal(position, 0, 0)
        settle(position)
        perft(position, 2)
        assert position.ear.events == []


def test_an_event_for_everybody_is_known_to_seats_and_spectators() -> None:
    event = Event(PICKED, [0, 1, 2], EVERYBODY)
    assert all(event.known_to(seat) for seat in range(-1, 5))


def test_the_secret_numbers_of_an_event_are_known_to_some_seats_only() -> None:
    p = start(VIGIL, 3)
    p.ear = Ear()
    say(VIGIL, p, 0, "card keep")
    [event] = p.ear.events
    kind = VIGIL.events[event.kind]
    assert (event.kind, kind.secret, kind.clause) == (DREW, ["fruit"], "T-2.2")
    assert event.args == [1, p.card[1]]
    assert [event.known_to(seat) for seat in range(-1, 3)] == [False, False, True, False]


def test_a_secret_may_be_shared_by_two_seats_or_known_to_nobody() -> None:
    assert [seat for seat in range(-1, 5) if Event(DREW, [0, 0], 0b01001).known_to(seat)] == [0, 3]
    assert [seat for seat in range(-1, 5) if Event(DREW, [0, 0], 0).known_to(seat)] == []


def test_every_kind_names_its_clause_and_its_numbers() -> None:
    for kind in BASKETS.events:
        names = [name for name, _ in kind.args]
        assert kind.clause.startswith("T-")
        assert set(kind.secret) <= set(names)
