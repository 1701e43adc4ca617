"""What a seat can choose now, and what it would look for but cannot: the same for the page and the terminal."""

from typing import NamedTuple

from signoria.game.game import Game
from signoria.kernel import flow
from signoria.kernel.notation import step_of, text_of
from signoria.kernel.position import LEGAL
from signoria.kernel.step import Step, operands_of

LOCKED = 24
"""So many impossible choices are shown; more would bury the possible ones."""


class Choice(NamedTuple):
    """One move, or a proposed row of moves, as a person may choose it."""

    text: str
    label: str
    about: list[str]
    """What it is about: `place-granada`; the first id names the thing that a person looks at."""
    locked: bool = False
    pointless: bool = False
    aside: bool = False
    """Whether it is not what is asked for, but possible beside it."""
    number: str = ""
    """The number that it is, where the choice is a mere number."""
    is_row: bool = False
    """Whether it is a row of moves that the title proposes."""

    @property
    def words(self) -> str:
        return self.label


def choices_of(game: Game, seat: int) -> list[Choice]:
    """The moves of a seat in the order of the rules, proposed rows of moves first."""
    if seat not in game.deciders and not game.answered(seat):
        return []
    macros = [Choice(m.text, m.words, [], is_row=True) for m in game.macros(seat)]
    return macros + [choice_of(game, seat, move.number) for move in sorted(game.moves(seat), key=lambda m: m.number)]


def choice_of(game: Game, seat: int, number: int, is_locked: bool = False) -> Choice:
    p, title = game.position, game.title
    step = step_of(title, number)
    return Choice(
        text_of(title, number),
        game.words.move(p, number),
        things(step, number),
        locked=is_locked,
        pointless=not is_locked and title.pointless(p, seat, number),
        aside=step is not flow.top(p) and not is_locked,
        number=plain_number(step, number),
    )


def things(step: Step, number: int) -> list[str]:
    """The ids of what a move is about, one for each operand that is given."""
    found = []
    for operand, at in zip(step.operands, operands_of(step, number), strict=False):
        if at < len(operand.tokens) and not (operand.optional and operand.tokens[at] == "none"):
            found.append(f"{operand.kind or operand.name}-{operand.tokens[at]}")
    return found


def plain_number(step: Step, number: int) -> str:
    """The number that a move is, if it is nothing else."""
    at = operands_of(step, number)
    if not at or step.operands[0].kind not in ("", "number"):
        return ""
    for operand, index in zip(step.operands[1:], at[1:], strict=True):
        if not operand.optional or operand.tokens[index] != "none":
            return ""
    token = step.operands[0].tokens[at[0]]
    return token if token.isdigit() else ""


def number_of(game: Game, number: int) -> str:
    """The number that a move is, if it is nothing else."""
    return plain_number(step_of(game.title, number), number)


def all_numbers(game: Game) -> list[int]:
    """All numbers that the open decision could be about."""
    operands = flow.top(game.position).operands
    return [int(token) for token in operands[0].tokens if token.isdigit()] if operands else []


def locked(game: Game, seat: int) -> list[Choice]:
    """The answers to the open decision that a person would look for, but that the rules refuse now."""
    p, title = game.position, game.title
    if seat not in game.deciders:
        return []
    found: list[Choice] = []
    for number in flow.top(p).block:
        code = flow.refusal(p, seat, number)
        if code > LEGAL and not title.refusal_kind(p, code).absent:
            if len(found) == LOCKED:
                break
            found.append(choice_of(game, seat, number, True))
    return found


def asked_about(game: Game, seat: int) -> list[int]:
    """Every move of the decision that is open and of what may be done beside it, possible or not."""
    p = game.position
    if not p.agenda:
        return []
    step = flow.top(p)
    steps = [step, *[p.book.steps[n] for n in (step.asides(p, seat) if step.with_asides else [])]]
    return [number for one in steps for number in one.block]
