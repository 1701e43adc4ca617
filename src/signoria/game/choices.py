"""What a seat can choose now, and what it would look for but cannot: the same for the page and the terminal."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from signoria.game.game import Game
from signoria.game.values import MacroMove
from signoria.kernel import flow
from signoria.kernel.notation import step_of, text_of
from signoria.kernel.position import LEGAL
from signoria.kernel.step import Step, operands_of, word_of

LOCKED = 60
"""So many impossible choices are marked on the table."""
LISTED = 6
"""So many of them are listed, of one reason only a few: more would bury the possible ones."""
ALIKE = 2
WIDESPREAD = 8
"""What refuses more moves than that (all places that are too far away) is listed for none of them."""


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
    more: str = ""
    """What else there is to say of it: the text of a card to choose."""
    proposes: frozenset[str] = frozenset()
    """Of a row: what its moves are about, thing by thing and move by move."""
    near: bool = True
    """Of a locked one: whether it is listed; the others say why when they are asked on the table."""
    bare: bool = False
    """Whether it is a mere word (`done`), about nothing that lies on the table."""

    @property
    def words(self) -> str:
        return self.label


def choices_of(game: Game, seat: int) -> list[Choice]:
    """The moves of a seat in the order of the rules, proposed rows of moves first."""
    if seat not in game.deciders and not game.answered(seat):
        return []
    proposed = game.macros(seat)
    macros = [row_of(game, macro) for macro in proposed]
    # A row of a single move that has a thing of its own stands for that move.
    named = {macro.text for macro in proposed if macro.about}
    singles = [move for move in sorted(game.moves(seat), key=lambda m: m.number) if move.text not in named]
    return macros + [choice_of(game, seat, move.number) for move in singles]


def row_of(game: Game, macro: MacroMove) -> Choice:
    """A proposed row: it is about the thing that stands for it, or about all that its moves are about."""
    moves = [things(step_of(game.title, number), number) for number in macro.whole]
    about = [macro.about] if macro.about else list(dict.fromkeys(thing for move in moves for thing in move))
    proposes = frozenset([*about, *[" ".join(move) for move in moves if move]])
    return Choice(macro.text, macro.words, about, is_row=True, proposes=proposes)


def typed_row(game: Game, seat: int, text: str) -> Choice:
    """A row of moves that a person typed, as one choice."""
    numbers = game.numbers(text)
    tried = list(along(game, seat, numbers))
    labels = [then.words.move(then.position, number) for then, number in tried]
    labels += [game.words.move(game.position, number) for number in numbers[len(tried) :]]
    return Choice(text, game.words.row(labels), [], is_row=True, pointless=gives_away(seat, tried))


def is_wasteful(game: Game, seat: int, text: str) -> bool:
    """Whether a move, or one of a row of moves, gives something away for nothing."""
    return gives_away(seat, list(along(game, seat, game.numbers(text))))


def gives_away(seat: int, tried: list[tuple[Game, int]]) -> bool:
    return any(then.title.pointless(then.position, seat, number) for then, number in tried)


def along(game: Game, seat: int, numbers: list[int]) -> Iterator[tuple[Game, int]]:
    """The moves of a row, each with the game before it, as long as they are legal and nobody learns anything new.

    It is tried on an imagined position, so that nothing in it tells what the seat does not know.
    """
    trial = game.imagine(seat, "row") if len(numbers) > 1 else game.copy()
    trial.persons = frozenset([seat])
    learnt = trial.position.learnt
    for left, number in zip(reversed(range(len(numbers))), numbers, strict=True):
        if trial.position.learnt != learnt or flow.refusal(trial.position, seat, number) > LEGAL:
            return
        yield trial.copy(), number
        if left:
            trial.play_number(number, seat)


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
        # A number whose words tell more (a price, a tile, one of several ways) is shown with them.
        number="" if step.hints or is_way(step) else plain_number(step, number),
        more=game.words.more(p, number),
        bare=bool(word_of(step, number)),
    )


def things(step: Step, number: int) -> list[str]:
    """The ids of what a move is about: one for each operand that is given, or its bare word (`tile-take`)."""
    word = word_of(step, number)
    found = [f"{step.name}-{word}"] if word else []
    for operand, at in zip(step.operands, operands_of(step, number), strict=False):
        if at < len(operand.tokens) and not (operand.optional and operand.tokens[at] == "none"):
            found.append(f"{operand.kind or operand.name}-{operand.tokens[at]}")
    return found


def is_way(step: Step) -> bool:
    """Whether the numbers of a step tell which of several ways, not how many."""
    return bool(step.operands) and step.operands[0].name == "option"


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
    if seat not in game.deciders:
        return []
    missed = list(islice(near_misses(game, seat), LOCKED))
    often = Counter(code for _, code in missed)
    found: list[Choice] = []
    alike: Counter[int] = Counter()
    for number, code in missed:
        alike[code] += 1
        is_near = alike[code] <= ALIKE and often[code] <= WIDESPREAD and sum(choice.near for choice in found) < LISTED
        found.append(choice_of(game, seat, number, True)._replace(near=is_near))
    return found


def near_misses(game: Game, seat: int) -> Iterator[tuple[int, int]]:
    """The refused moves of the open decision that somebody could think of, with the codes of their reasons.

    Not what is not on the table at all, nor what differs from another one only in something added to it; of mere
    numbers only those next to a possible one.
    """
    p, title = game.position, game.title
    step = flow.top(p)
    legal = {int(n) for move in flow.answers(p, seat, redundant=True) if (n := number_of(game, move))}
    for number in step.block:
        if adds(step, number):
            continue
        n = plain_number(step, number)
        if n and not {int(n) - 1, int(n) + 1} & legal:
            continue
        code = flow.refusal(p, seat, number)
        if code > LEGAL and not title.refusal_kind(p, code).absent:
            yield number, code


def adds(step: Step, number: int) -> bool:
    """Whether a move has something that could be left out."""
    given = zip(step.operands, operands_of(step, number), strict=False)
    return any(operand.optional and operand.tokens[at] != "none" for operand, at in given)


def asked_about(game: Game, seat: int) -> list[int]:
    """Every move of the decision that is open and of what may be done beside it, possible or not."""
    p = game.position
    if not p.agenda:
        return []
    step = flow.top(p)
    steps = [step, *[p.book.steps[n] for n in (step.asides(p, seat) if step.with_asides else [])]]
    return [number for one in steps for number in one.block]
