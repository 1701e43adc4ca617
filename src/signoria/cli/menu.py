"""The moves on offer, each with a number to type."""

from typing import NamedTuple

from signoria.game import Game
from signoria.kernel import flow
from signoria.kernel.notation import operands_of, step_of
from signoria.values import MacroMove, Move

LONG = 16


class Entry(NamedTuple):
    """A line of the menu."""

    label: int
    move: Move | MacroMove


def menu(game: Game, seat: int) -> list[Entry]:
    """All legal moves in the order of the rules, the redundant ones in their places; then proposed rows of moves.

    Last come the asides: what may be done beside the open decision.
    Where moves are numbers themselves (`power 9`, `summon 2`) the number is the label, so that nobody plays 9 as 7.
    """
    found = sorted(game.moves(seat), key=lambda move: move.number)
    moves = [move for move in found if not is_aside(game, move)]
    asides = [move for move in found if is_aside(game, move)]
    own = [number_in(game, move) for move in moves]
    entries: list[Entry] = []
    spare = 1 + max(numbers_of(game, moves[0])) if any(n is not None for n in own) else 1
    for move, number in zip(moves, own, strict=True):
        if number is not None:
            entries.append(Entry(number, move))
        else:
            entries.append(Entry(spare, move))
            spare += 1
    for macro in game.macros(seat):
        entries.append(Entry(spare, macro))
        spare += 1
    entries.sort(key=lambda entry: entry.label)
    return entries + [Entry(spare + place, move) for place, move in enumerate(asides)]


def is_aside(game: Game, move: Move | MacroMove) -> bool:
    """Whether a move is not what is asked for, but possible beside it."""
    return isinstance(move, Move) and step_of(game.title, move.number) is not flow.top(game.position)


def lines(entries: list[Entry], columns: int) -> list[str]:
    """The menu as text; a long one in as many columns as fit."""
    texts = [f"{label:>3}  {move.words}  [{move.text}]" for label, move in entries]
    if not texts:
        return []
    wide = max(len(text) for text in texts) + 2
    across = max(1, columns // wide)
    if len(texts) <= LONG or across == 1:
        return texts
    down = -(-len(texts) // across)
    rows = [texts[row::down] for row in range(down)]
    return ["".join(f"{text:<{wide}}" for text in row).rstrip() for row in rows]


def number_in(game: Game, move: Move) -> int | None:
    """The number that a move is about, if that is all it is about."""
    step = step_of(game.title, move.number)
    found = operands_of(step, move.number)
    if not found or step.operands[0].kind not in ("", "number"):
        return None
    for operand, at in zip(step.operands[1:], found[1:], strict=True):
        if not operand.optional or at < len(operand.tokens) - 1:
            return None
    token = step.operands[0].tokens[found[0]]
    return int(token) if token.isdigit() else None


def numbers_of(game: Game, move: Move) -> list[int]:
    """All numbers that this decision could be about."""
    tokens = step_of(game.title, move.number).operands[0].tokens
    return [int(token) for token in tokens if token.isdigit()]
