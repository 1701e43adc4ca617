"""What a choice would change, as far as the person who chooses can know."""

from typing import NamedTuple

from signoria.drawing.seen import View
from signoria.game.game import Game
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import NOBODY


class Foresight(NamedTuple):
    """What a seat sees before and after a choice."""

    before: View
    after: View


def foresee(game: Game, seat: int, text: str) -> Foresight | None:
    """What a legal move or a row of moves would change; None as soon as it would teach somebody something.

    It is tried on an imagined position, so that it cannot tell what the seat does not know.
    """
    p = game.title.imagine(game.position, seat, seeded(b"foresight"))
    before = game.title.view(p, seat)
    for number in game.numbers(text):
        if flow.refusal(p, seat, number) > 0:
            break
        flow.apply(p, seat, number)
        flow.settle(p, hold=True)
        while p.agenda and flow.top(p).decider(p) == NOBODY and p.learnt == game.position.learnt:
            flow.pass_stop(p)
            flow.settle(p, hold=True)
        if p.learnt != game.position.learnt:
            return None
    return Foresight(before, game.title.view(p, seat))


def is_final(game: Game, seat: int, text: str) -> bool:
    """Whether a seat could not take a move or a row of moves back: it reveals something, or somebody else is asked.

    It is tried on an imagined position, so that even the question cannot tell what the seat does not know.
    """
    try:
        trial = game.imagine(seat, "final")
        trial.persons = frozenset([seat])
        learnt = trial.position.learnt
        trial.play(text, seat)
    except SignoriaError:
        return False
    return trial.position.learnt != learnt or not (seat in trial.deciders or trial.answered(seat))
