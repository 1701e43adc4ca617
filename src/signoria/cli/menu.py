"""The moves on offer, each with a number to type."""

from typing import NamedTuple

from signoria.game.choices import Choice, all_numbers, choices_of
from signoria.game.game import Game

LONG = 16
HANG = 7
"""Where the words of a line begin, and what follows below them."""


class Entry(NamedTuple):
    """A line of the menu."""

    label: int
    choice: Choice


def menu(game: Game, seat: int) -> list[Entry]:
    """All legal moves in the order of the rules, the redundant ones in their places; then proposed rows of moves.

    Last come the asides: what may be done beside the open decision.
    Where moves are numbers themselves (`power 9`, `summon 2`) the number is the label, so that nobody plays 9 as 7.
    """
    found = choices_of(game, seat)
    asides = [choice for choice in found if choice.aside]
    rows = [choice for choice in found if choice.is_row]
    moves = [choice for choice in found if not choice.aside and not choice.is_row]
    spare = 1 + max(all_numbers(game)) if any(choice.number for choice in moves) else 1
    entries: list[Entry] = []
    for choice in [*moves, *rows]:
        entries.append(Entry(int(choice.number) if choice.number else spare, choice))
        spare += not choice.number
    entries.sort(key=lambda entry: entry.label)
    return entries + [Entry(spare + place, choice) for place, choice in enumerate(asides)]


def lines(entries: list[Entry], columns: int) -> list[str]:
    """The menu as text; a long one in as many columns as fit."""
    texts = [f"{label:>3}  {choice.label}  [{choice.text}]" for label, choice in entries]
    if not texts:
        return []
    if any(choice.more for _, choice in entries):
        return [f"{text}\n{' ' * HANG}{choice.more}".rstrip() for text, (_, choice) in zip(texts, entries, strict=True)]
    wide = max(len(text) for text in texts) + 2
    across = max(1, columns // wide)
    if len(texts) <= LONG or across == 1:
        return texts
    down = -(-len(texts) // across)
    rows = [texts[row::down] for row in range(down)]
    return ["".join(f"{text:<{wide}}" for text in row).rstrip() for row in rows]
