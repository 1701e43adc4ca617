"""What a choice would change, in one sentence of the title's drawing."""

from html import escape

from signoria.drawing.pen import Pen
from signoria.game import foresight
from signoria.game.game import Game
from signoria.web import art
from signoria.web.speech import Speech
from signoria.words.words import capital


def foresee(game: Game, seat: int, text: str, say: Speech) -> str:
    """One sentence, as HTML, about a legal move or a row of moves."""
    found = foresight.foresee(game, seat, text)
    if found is None:
        return escape(say("forecast-learns"))
    sentence = art.drawing(game.title.name).forecast(found.before, found.after, Pen(game.words, game.book))
    return capital(sentence) or escape(say("forecast-nothing"))
