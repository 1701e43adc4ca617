"""T-1.5: what nobody can know may be dealt anew, and no view, move, prompt or log line changes by it."""

import json
import os

import pytest

from signoria.games.tiletum.position import Europe
from signoria.kernel.chance import seeded
from signoria.kernel.event import Ear
from signoria.kernel.flow import answers, deciders, play
from signoria.words.words import Words
from tiletum.table import TITLE, deal

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))
WORDS = Words(TITLE, "en")


@pytest.mark.clause("T-1.5", "T-R1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_can_tell_an_imagined_game_until_something_is_drawn(players: int) -> None:
    """Twins: the truth and an imagined position are played on with the same moves until one of them draws."""
    compared = 0
    for number in range(4 * GAMES):
        luck = seeded(b"twins %d %d" % (players, number))
        t = deal(players, f"twins {number}", **({"solo": "hard"} if players == 1 else {}))
        while not t.p.over:
            seat = deciders(t.p)[0]
            twin = TITLE.imagine(t.p, seat, luck)
            assert isinstance(twin, Europe)
            for reader in range(-1, t.p.seats):
                assert json.dumps(TITLE.view(twin, reader)) == json.dumps(TITLE.view(t.p, reader))
                assert answers(twin, reader, True) == answers(t.p, reader, True)
                assert WORDS.prompt(twin, reader) == WORDS.prompt(t.p, reader)
            legal = answers(t.p, seat)
            move = legal[luck.below(len(legal))]
            true_ear, twin_ear = Ear(), Ear()
            t.p.ear, twin.ear = true_ear, twin_ear
            learnt = t.p.learnt
            play(t.p, seat, move)
            play(twin, seat, move)
            if t.p.learnt == learnt:
                told = [WORDS.event(t.book, event, -1) for event in true_ear.events]
                assert told == [WORDS.event(t.book, event, -1) for event in twin_ear.events]
                compared += 1
    assert compared > 20


@pytest.mark.clause("T-1.5")
def test_what_is_hidden_is_really_dealt_anew() -> None:
    t = deal(4, "hidden")
    luck = seeded(b"hidden")
    dreams = [TITLE.imagine(t.p, 0, luck) for _ in range(20)]
    for name in ("bonus_stack", "contract_stack", "character_stack", "tokens"):
        found = {tuple(getattr(dream, name)) for dream in dreams}
        assert len(found) > 10, name
        assert all(sorted(one) == sorted(getattr(t.p, name)) for one in found), "as a set they are known"
    solo = deal(1, "hidden")
    dreams = [TITLE.imagine(solo.p, 0, luck) for _ in range(20)]
    assert len({tuple(dream.decrees) for dream in dreams if isinstance(dream, Europe)}) > 5
