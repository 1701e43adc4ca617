"""The choices of a seat on its page: keys of the buttons, marks on the board."""

from collections import Counter
from typing import NamedTuple

from signoria.drawing.pen import Mark, Marks
from signoria.game import choices
from signoria.game.choices import Choice
from signoria.game.game import Game
from signoria.game.typed import bare

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
    """A letter for every possible choice, from a word that most others do not have; the rest go by arrows."""
    lettered = [choice for choice in found if not choice.locked and not choice.number]
    labels = {choice.text: bare(choice.label).split() for choice in lettered}
    often = Counter(word for words in labels.values() for word in set(words))
    taken = set(RESERVED)
    keys: dict[tuple[str, bool], str] = {}
    for choice in lettered:
        own = [word for word in labels[choice.text] if len(lettered) == 1 or 2 * often[word] <= len(lettered)]
        letters = [word[0] for word in own] + list("".join(own)) + list("".join(labels[choice.text]))
        key = next((c for c in letters if "a" <= c <= "z" and c not in taken), "")
        taken.add(key)
        keys[choice.text, choice.is_row] = key.upper()
    return [Button(choice, keys.get((choice.text, choice.is_row), "")) for choice in found]


def marks_of(found: list[Choice]) -> Marks:
    """What of all this lies on the table: a mark for every thing, and for every pair of things.

    Where several moves have to do with a thing (discard this leader, play it), a click only picks among them; also
    where none of them is what is asked for: such a card is read before it acts. A row of moves that is proposed is
    what a click makes only where no single move is about the same things.
    """
    about: dict[str, list[Choice]] = {}
    single = {thing for choice in found if not choice.is_row and not choice.locked for thing in choice.about}
    rows = frozenset(thing for choice in found for thing in choice.proposes)
    for choice in found:
        if choice.is_row and not single.isdisjoint(choice.about):
            continue
        keys = {" ".join(choice.about), *choice.about} if choice.about else set()
        for key in keys:
            about.setdefault(key, []).append(choice)
    return Marks({key: mark_of(of) for key, of in about.items()}, rows)


def mark_of(found: list[Choice]) -> Mark:
    possible = [choice for choice in found if not choice.locked]
    first = (possible or found)[0]
    state = "legal" if possible else "locked"
    beside = bool(possible) and all(choice.aside for choice in possible)
    return Mark(state, "" if len(possible) > 1 or beside else first.text)
