"""What callers of the library give: checked here, so that whatever is wrong with it is a SignoriaError."""

import secrets
from typing import SupportsIndex

from signoria.games import find
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.errors import BadOption, SignoriaError
from signoria.kernel.position import Book, Position
from signoria.kernel.title import Title
from signoria.words.words import LANGUAGES, spoken

Seed = str | SupportsIndex | None
"""What luck is drawn from: the same text or number gives the same luck, None gives fresh luck."""

LONGEST = {"seed": 200, "salt": 200, "name": 200, "note": 900}
"""A record has lines of at most 1000 characters."""


def whole(what: str, value: object) -> int:
    """A whole number, of any type that stands for one."""
    if type(value) is int:
        return value
    number = index_of(value)
    if number is None:
        raise SignoriaError(f"{what} is a whole number, not {value!r}")
    return number


def index_of(value: object) -> int | None:
    """The number that something stands for, if it is one: yes and no, or an array of several numbers, are none."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return value.__index__()
    except TypeError:
        return None


def seat_of(value: object, seats: int) -> int:
    """The number of a seat, or -1 for a spectator."""
    seat = whole("a seat", value)
    if not -1 <= seat < seats:
        raise SignoriaError(f"the seats are 0 to {seats - 1}, and -1 for a spectator; there is no {seat}")
    return seat


def depth_of(value: object) -> int:
    """How many decisions ahead."""
    depth = whole("a depth", value)
    if depth < 0:
        raise SignoriaError(f"a depth is 0 or more, not {depth}")
    return depth


def checked(what: str, value: object) -> str:
    """A seed, a name or a note as a record can hold it."""
    most = LONGEST[what]
    if not isinstance(value, str):
        raise SignoriaError(f"a {what} is a text, not {value!r}")
    if value != value.strip() or not value.isprintable() or len(value) > most or (what == "seed" and not value):
        raise SignoriaError(f"a {what} is a line of 1 to {most} printable characters, not {value!r}")
    return value


def seed_text(seed: Seed) -> str:
    """The seed of a game as its record has it; for None a new one."""
    if seed is None:
        return secrets.token_hex(8)
    if isinstance(seed, str):
        return checked("seed", seed)
    if type(seed) is int:
        return checked("seed", str(seed))
    number = index_of(seed)
    if number is None:
        raise SignoriaError(f"a seed is a text, a whole number, or None for fresh luck, not {seed!r}")
    return checked("seed", str(number))


def luck(seed: Seed | Chance) -> Chance:
    """The generator of a seed; a generator is taken as it is, and goes on where it was."""
    return seed if isinstance(seed, Chance) else seeded(seed_text(seed).encode())


def title_of(title: object) -> Title:
    """A title, or the one of a name."""
    if isinstance(title, str):
        return find(title)
    if not isinstance(title, Title):
        raise SignoriaError(f"a title is its name or what `signoria.games.find` gives, not {title!r}")
    return title


def position_of(title: Title, value: object) -> Position:
    if not isinstance(value, Position) or value.book.title != title.name:
        raise SignoriaError(f"this is for a position of {title.name}, not for {value!r}")
    return value


def options_of(options: object) -> dict[str, object] | None:
    if options is None:
        return None
    if not isinstance(options, dict) or not all(isinstance(name, str) for name in options):
        raise SignoriaError(f"options are a table by their names, not {options!r}")
    return options


def book_of(title: Title, players: object, options: object, lang: str = "en") -> Book:
    """The book of a game; what is wrong with its players and options is told in words."""
    try:
        book: Book = title.book(whole("the number of players", players), options_of(options))
        return book
    except BadOption as error:
        raise in_words(title, error, lang) from error


def in_words(title: Title, error: BadOption, lang: str = "en") -> BadOption:
    """Why options do not go together, and what to do instead, as people are told it."""
    words, refusal = spoken(title, lang, ()), f"refusal-{error.name}"
    if not words.has(refusal):
        return error
    return BadOption(error.name, f"{words.word(refusal)} {words.word(f'{refusal}.remedy')}", error.clause)


def language_of(lang: object) -> str:
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise SignoriaError(f"there are no words in {lang!r}; the languages are: {', '.join(LANGUAGES)}")
    return lang


def names_of(names: object) -> list[str]:
    if names is None:
        return []
    if not isinstance(names, list | tuple):
        raise SignoriaError(f"names are a list of texts, seat by seat, not {names!r}")
    return [checked("name", name) for name in names]
