"""What a seat can choose now, and what it would look for but cannot: buttons of the prompt, marks on the board."""

from typing import NamedTuple

from signoria.drawing.pen import Mark, Marks
from signoria.game import Game
from signoria.kernel import flow
from signoria.kernel.notation import operands_of, step_of, text_of
from signoria.kernel.position import LEGAL, Step

LOCKED = 24
"""So many impossible choices are shown; more would bury the possible ones."""
RESERVED = "u"
"""Letters with a meaning of their own: undo."""


class Choice(NamedTuple):
    """One button of the prompt."""

    text: str
    label: str
    about: list[str]
    """What it is about: `place-granada`; the first id names the thing that a person looks at."""
    locked: bool = False
    pointless: bool = False
    aside: bool = False
    number: str = ""
    """The number on a small button, where the choice is a mere number."""
    key: str = ""


def choices_of(game: Game, seat: int) -> list[Choice]:
    """The moves of a seat, proposed rows of moves first, locked ones last."""
    if seat not in game.deciders and not flow.has_sealed(game.position, seat):
        return []
    macros = [Choice(m.text, m.words, [], number="") for m in game.macros(seat)]
    legal = [choice_of(game, seat, move.number) for move in sorted(game.moves(seat), key=lambda m: m.number)]
    return with_keys(macros + legal + locked(game, seat))


def choice_of(game: Game, seat: int, number: int, is_locked: bool = False) -> Choice:
    p, title = game.position, game.title
    step = step_of(title, number)
    open_step = flow.top(p)
    about = things(step, number)
    return Choice(
        text_of(title, number),
        game.words.move(p, number),
        about,
        locked=is_locked,
        pointless=not is_locked and title.pointless(p, seat, number),
        aside=step is not open_step and not is_locked,
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
    return step.operands[0].tokens[at[0]]


def locked(game: Game, seat: int) -> list[Choice]:
    """The answers to the open decision that a person would look for, but that the rules refuse now."""
    p, title = game.position, game.title
    step = flow.top(p)
    if seat not in flow.deciders(p):
        return []
    found: list[Choice] = []
    for number in step.block:
        code = flow.refusal(p, seat, number)
        if code > LEGAL and not title.refusal_kind(p, code).absent:
            if len(found) == LOCKED:
                break
            found.append(choice_of(game, seat, number, True))
    return found


def with_keys(choices: list[Choice]) -> list[Choice]:
    """A letter for every possible choice, from the word in which it differs from the others; the rest go by arrows."""
    lettered = [choice for choice in choices if not choice.locked and not choice.number]
    shared = set.intersection(*(set(choice.label.split()) for choice in lettered)) if len(lettered) > 1 else set()
    taken = set(RESERVED)
    keys: dict[str, str] = {}
    for choice in lettered:
        words = choice.label.split()
        letters = [word[0] for word in words if word not in shared] + list(choice.label)
        key = next((c for c in map(str.lower, letters) if "a" <= c <= "z" and c not in taken), "")
        taken.add(key)
        keys[choice.text] = key.upper()
    return [choice._replace(key=keys.get(choice.text, "")) for choice in choices]


def marks_of(choices: list[Choice]) -> Marks:
    """What of all this lies on the table: a mark for every thing, and for every pair of things.

    Where several moves have to do with a thing (discard this leader, play it), a click only picks among them.
    """
    about: dict[str, list[Choice]] = {}
    for choice in choices:
        keys = {" ".join(choice.about), *choice.about} if choice.about else set()
        for key in keys:
            about.setdefault(key, []).append(choice)
    return Marks({key: mark_of(found) for key, found in about.items()})


def mark_of(choices: list[Choice]) -> Mark:
    possible = [choice for choice in choices if not choice.locked]
    first = (possible or choices)[0]
    state = "legal" if possible else "locked"
    return Mark(state, first.text if len(possible) < 2 else "")
