"""The choices of a seat on its page: keys of the buttons, marks on the board."""

from typing import NamedTuple

from signoria.drawing.pen import Mark, Marks
from signoria.game import choices
from signoria.game.choices import Choice
from signoria.game.game import Game

RESERVED = "u"
"""Letters with a meaning of their own: undo."""


class Button(NamedTuple):
    """One button of the prompt: a choice with the letter that plays it, "" for none."""

    choice: Choice
    key: str


def choices_of(game: Game, seat: int) -> list[Choice]:
    """The moves of a seat, proposed rows of moves first, locked ones last."""
    found = choices.choices_of(game, seat)
    return found + choices.locked(game, seat) if found else found


def buttons(found: list[Choice]) -> list[Button]:
    """A letter for every possible choice, from the word in which it differs from the others; the rest go by arrows."""
    lettered = [choice for choice in found if not choice.locked and not choice.number]
    shared = set.intersection(*(set(choice.label.split()) for choice in lettered)) if len(lettered) > 1 else set()
    taken = set(RESERVED)
    keys: dict[str, str] = {}
    for choice in lettered:
        words = choice.label.split()
        letters = [word[0] for word in words if word not in shared] + list(choice.label)
        key = next((c for c in map(str.lower, letters) if "a" <= c <= "z" and c not in taken), "")
        taken.add(key)
        keys[choice.text] = key.upper()
    return [Button(choice, keys.get(choice.text, "")) for choice in found]


def marks_of(found: list[Choice]) -> Marks:
    """What of all this lies on the table: a mark for every thing, and for every pair of things.

    Where several moves have to do with a thing (discard this leader, play it), a click only picks among them.
    """
    about: dict[str, list[Choice]] = {}
    for choice in found:
        keys = {" ".join(choice.about), *choice.about} if choice.about else set()
        for key in keys:
            about.setdefault(key, []).append(choice)
    return Marks({key: mark_of(of) for key, of in about.items()})


def mark_of(found: list[Choice]) -> Mark:
    possible = [choice for choice in found if not choice.locked]
    first = (possible or found)[0]
    state = "legal" if possible else "locked"
    return Mark(state, first.text if len(possible) < 2 else "")
