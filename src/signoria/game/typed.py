"""What a person means by a few letters: `granada`, `pl gra`, `4`, `place granada`."""

import re
import unicodedata
from typing import Protocol, TypeVar


class Named(Protocol):
    """A move or a choice: its notation, and its words."""

    @property
    def text(self) -> str: ...

    @property
    def words(self) -> str: ...


Meant = TypeVar("Meant", bound=Named)


def meant(text: str, moves: list[Meant], notation_only: bool = False) -> list[Meant]:
    """The moves that a text may mean: one is understood, several are ambiguous, none is no such move.

    The stricter reading wins: the notation itself, its beginnings in order (the first word may be missing),
    then beginnings of any words of the notation or of the sentence.
    """
    typed = words_of(text)
    if not typed:
        return []
    for reading in (same, in_order) if notation_only else (same, in_order, anywhere):
        found = [move for move in moves if reading(typed, move)]
        if found:
            return [move for move in found if whole(typed, move)] or found if reading is in_order else found
    return []


def whole(typed: list[str], move: Named) -> bool:
    """`power 9` is that, and not `power 9 gr-01`; but `power` may mean any of them."""
    notation = words_of(move.text)
    return any(len(typed) == len(words) and fits(typed, words) for words in (notation, notation[1:]))


def same(typed: list[str], move: Named) -> bool:
    return typed == words_of(move.text)


def in_order(typed: list[str], move: Named) -> bool:
    notation = words_of(move.text)
    return fits(typed, notation) or fits(typed, notation[1:])


def fits(typed: list[str], words: list[str]) -> bool:
    return 0 < len(typed) <= len(words) and all(begins(word, part) for part, word in zip(typed, words, strict=False))


def anywhere(typed: list[str], move: Named) -> bool:
    words = words_of(move.text) + words_of(move.words)
    return all(any(begins(word, part) for word in words) for part in typed)


def begins(word: str, part: str) -> bool:
    """A number must be the same number, a word may be cut short."""
    return word == part if part.isdigit() else word.startswith(part)


def words_of(text: str) -> list[str]:
    return re.findall(r"[\w-]+", bare(text))


def bare(text: str) -> str:
    """Lower case and without accents: so that `vez` finds `věž`."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
