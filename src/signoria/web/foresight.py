"""What a choice would change, as far as the person who chooses can know."""

from html import escape

from signoria.drawing.pen import Pen
from signoria.game import Game
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.position import NOBODY
from signoria.web import art
from signoria.web.speech import Speech


def foresee(game: Game, seat: int, text: str, say: Speech) -> str:
    """One sentence, as HTML, about a legal move or a row of moves.

    It is tried on an imagined position, so that it cannot tell what the seat does not know; as soon as it would
    teach somebody something, nothing is foretold but that.
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
            return escape(say("forecast-learns"))
    after = game.title.view(p, seat)
    sentence = art.drawing(game.title.name).forecast(before, after, Pen(game.words, game.book))
    return sentence or escape(say("forecast-nothing"))
