"""The recorded games of Virtù, position by position: what its drawings are tried on."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from signoria.drawing.pen import Marks, Pen
from signoria.game.game import Game
from signoria.games import find
from signoria.kernel import flow
from signoria.words.words import Words

TITLE = find("virtu")
CORPUS = Path(__file__).parents[1] / "corpus" / "virtu"
RECORDS = [
    f"{players}-{options}" for players in TITLE.players for options in ("pass_is_final-wild", "pass_is_final-greedy")
]


@cache
def recorded(name: str) -> Game:
    return Game.load(CORPUS / f"{name}.txt")


def moments(name: str, step: int) -> Iterator[Game]:
    """Every so manieth position of a recorded game, and its end."""
    game = recorded(name)
    for at in range(0, len(game.plies), step):
        then = game.copy()
        then.position = game.plies[at].before
        then.plies = game.plies[:at]
        yield then
    yield game


def moment(step: str, number: int = 0) -> Game:
    """A position of the recorded games in which a step is asked."""
    for name in RECORDS:
        game = recorded(name)
        for at, ply in enumerate(game.plies):
            if ply.before.agenda and flow.top(ply.before).name == step:
                number -= 1
                if number < 0:
                    then = game.copy()
                    then.position = ply.before
                    then.plies = game.plies[:at]
                    return then
    raise AssertionError(f"no record has {step}")


def pen_of(game: Game, marks: Marks | None = None, phone: bool = False, lang: str = "en") -> Pen:
    return Pen(Words(game.title, lang, game.words.names), game.book, marks, phone)


def named(page: str) -> list[str]:
    return list(dict.fromkeys(re.findall(r'data-thing="([^"]*)"', page)))
