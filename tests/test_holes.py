"""No sentence has a hole: whatever move one asks about, at whatever moment, its words and its refusal are complete.

A move that is told as it is written has a hole, too.
"""

from collections.abc import Iterator

import pytest
from fluent.runtime.types import FluentNone

from signoria.game.game import Game
from signoria.games import find, titles
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.notation import text_of
from signoria.kernel.position import LEGAL, Position
from signoria.kernel.step import Step
from signoria.kernel.title import Title
from signoria.words.words import LANGUAGES, Words, plain
from variants import variants

HOLE = "�"
SAMPLE = 12
"""So many moves of a step stand for all of it."""


@pytest.fixture(autouse=True)
def torn(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A value that is missing shows as a hole; by itself Fluent would print its name, which may pass for a word."""
    monkeypatch.setattr(FluentNone, "format", lambda self, locale: HOLE)
    plain.cache_clear()
    yield
    plain.cache_clear()


def some(step: Step) -> list[int]:
    """Moves all over a step, its words among them."""
    stride = max(1, step.plain // SAMPLE)
    return [*range(step.base, step.base + step.plain, stride), *range(step.base + step.plain, step.base + step.size)]


def holes(title: Title, p: Position, moves: list[int]) -> Iterator[str]:
    """What cannot be said completely about these moves."""
    for lang in LANGUAGES:
        words = Words(title, lang)
        for seat in range(p.seats):
            said = [*words.prompt(p, seat)]
            for move in moves:
                told = words.move(p, move)
                said.append(told if told != text_of(title, move) else f"[{told}]")
                code = flow.refusal(p, seat, move)
                if code > LEGAL:
                    said += words.refusal(p, seat, move, code)
            yield from (f"{lang}: {text}" for text in said if HOLE in text or "[" in text)


@pytest.mark.parametrize("name", titles())
def test_moves_can_be_asked_about_at_any_moment(name: str) -> None:
    """Every kind of decision that comes up in a game of every variant, and all moves that it is not about."""
    title = find(name)
    asked: set[str] = set()
    for variant in variants(title):
        game = Game(title, variant.players, 1, variant.options)
        luck = seeded(name.encode())
        while not game.over and len(game.plies) < 200:
            p = game.position
            step = flow.top(p)
            if step.name not in asked:
                asked.add(step.name)
                moves = [move for other in title.steps for move in some(other)]
                assert list(holes(title, p, moves)) == [], step.name
            moves = flow.moves(p, game.seat)
            game.play_number(moves[luck.below(len(moves))], game.seat)
    decisions = [step for step in title.steps if step.size]
    assert len(asked) > min(5, len(decisions) // 2)
