"""Words: everything that a person reads, made from ids and numbers in one of three languages (Project Fluent).

    words = Words(title, "cs", names=["Jan", "Eva"])
    words.move(p, move)        # "Postavit do Granady"

The ids follow from what they name: `move-<step>` (`move-<step>-<word>` for a bare word like done,
`move-<step>-none` where an optional operand is left out; `.bare` tells it without the hints of its step, which it has
only while that is open; `.more` is what does not fit on a button), `prompt-<step>`, `trail-<name>` (before a prompt),
`refusal-<name>` (`.remedy`), `log-<event>` (`-hidden` for who may not know, `-own` where there is one and seat2 is
seat itself), `source-<name>`, `option-<name>` (`.text`), and `<kind>-<token>` for the entries of a vocabulary.
A vocabulary entry passed as `$place` brings its attributes along as `$place_to`, `$place_in` …
A token that begins with a seat (`azure-room-1`) has the message of all seats, `<kind>-seat-room-1`, which gets `$seat`.
A missing message shows its id in brackets; `tools/wordcheck.py` finds it before a reader does.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from signoria.games import folder
from signoria.kernel import flow
from signoria.kernel.errors import SignoriaError
from signoria.kernel.event import Event, EventKind
from signoria.kernel.kinds import FIRST_CODE
from signoria.kernel.notation import step_of, text_of
from signoria.kernel.position import Book, Position
from signoria.kernel.step import Operand, Step, operands_of, word_of
from signoria.kernel.title import SEATS, Option, Title

LANGUAGES: Final = ["en", "cs", "fr"]
NUMBERS: Final = ("", "number")
"""Kinds of operands and arguments that are numbers and no vocabulary."""
MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")
STOPS: Final = re.compile(r"(?<!\.)\.\.(?!\.)")
NBSP: Final = "\xa0"
TIES: Final = {
    "cs": re.compile(
        r"(?<=(?<!\w)[AIKOSUVZaikosuvz]) (?=[\w„(])|(?<=\d) (?=(?:AB|VB)\b)|(?<=\d\.) (?=[a-záčďéěíňóřšťúůýž])"
    ),
    "fr": re.compile(r"(?<=\d) (?=(?:PA|PV)\b)"),
}
"""Spaces at which no line may end: after a Czech word of one letter, before a unit, within “3. kolo”."""

Value = str | int
Args = dict[str, Value]


class RefusalWords(NamedTuple):
    """A refusal for a reader: why, what to do instead, and the clause that says so."""

    text: str
    remedy: str
    clause: str


def common_file(lang: str) -> Path:
    """The words that every title shares."""
    return Path(__file__).parent / f"{lang}.ftl"


def title_file(name: str, lang: str) -> Path:
    return folder(name) / "table" / "words" / f"{lang}.ftl"


@cache
def bundle_of(name: str, lang: str) -> FluentBundle:
    """The messages of one title in one language; its own come before the common ones."""
    bundle = FluentBundle([lang], use_isolating=False)
    for file in (title_file(name, lang), common_file(lang)):
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def formatted(bundle: FluentBundle, key: str, args: Args, faults: list[Exception] | None = None) -> str | None:
    """The text of a message or of one attribute of it; None where there is none. What it lacks is added to `faults`."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    text, found = bundle.format_pattern(pattern, args)
    if faults is not None:
        faults.extend(found)
    return tied(typeset(str(text)), bundle.locales[0])


def typeset(text: str) -> str:
    """A negative number has a minus and no hyphen; after a name like Karel VIII. a sentence needs no full stop."""
    if "-" in text:
        text = MINUS.sub("−", text)
    return STOPS.sub(".", text) if ".." in text else text


def tied(text: str, lang: str) -> str:
    """A text with hard spaces where its language lets no line end: “v Toledu”, “6 AB”."""
    return TIES[lang].sub(NBSP, text) if lang in TIES else text


def capital(text: str) -> str:
    """A text as it begins a line."""
    return text[:1].upper() + text[1:]


def with_minus(number: object) -> str:
    """A number with a minus, where it stands alone."""
    return str(number).replace("-", "−")


def in_row(say: Callable[..., str], parts: list[str]) -> str:
    """Parts of a line one after the other, set apart as the language of these words does it."""
    return reduce(lambda left, right: say("list-then", left=left, right=right), parts) if parts else ""


def complete(bundle: FluentBundle, key: str, args: Args) -> str | None:
    """The text of a message if nothing is missing that it tells; else None."""
    faults: list[Exception] = []
    text = formatted(bundle, key, args, faults)
    return None if faults else text


@cache
def plain(name: str, lang: str, key: str) -> str | None:
    """A message without arguments; they are many and never change."""
    return formatted(bundle_of(name, lang), key, {})


@lru_cache(maxsize=20_000)
def filled(name: str, lang: str, key: str, args: tuple[tuple[str, Value], ...]) -> str | None:
    """A message with arguments: all who look at a table read the same ones, and Fluent is slow."""
    return formatted(bundle_of(name, lang), key, dict(args))


class Prompt(NamedTuple):
    """What a position waits for: the question, or where it lies among actions within actions; and the rest."""

    headline: str
    text: str

    def __str__(self) -> str:
        return f"{self.headline} {self.text}" if self.text else self.headline


@lru_cache(maxsize=256)
def spoken(title: Title, lang: str, names: tuple[str, ...]) -> "Words":
    """The words of a game, made once as long as there are few games."""
    return Words(title, lang, list(names))


class Words:
    """The words of one title in one language; `names` are the players' names, seat by seat."""

    def __init__(self, title: Title, lang: str = "en", names: list[str] | None = None) -> None:
        if lang not in LANGUAGES:
            raise SignoriaError(f"there are no words in {lang!r}; the languages are: {', '.join(LANGUAGES)}")
        self.title = title
        self.lang = lang
        self.names: list[str] = list(names) if names is not None else []
        self.bundle = bundle_of(title.name, lang)

    def __reduce__(self) -> tuple[object, ...]:
        """The messages are read again where a pickled game arrives."""
        return type(self), (self.title, self.lang, self.names)

    # Messages.

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def word(self, key: str, **args: Value) -> str:
        """The message of an id, or of one attribute of it: `word("card-d1-01.text")`."""
        return self.format(key, args)

    def format(self, key: str, args: Args) -> str:
        found = self.try_format(key, args)
        return f"[{key}]" if found is None else found

    def try_format(self, key: str, args: Args) -> str | None:
        if args:
            return filled(self.title.name, self.lang, key, tuple(args.items()))
        return plain(self.title.name, self.lang, key)

    # Names.

    def seat(self, book: Book, seat: int) -> str:
        """The name of a seat: the player's, or its colour; behind the seats come those whom nobody plays."""
        if seat < 0:
            return self.word("seat-none")
        if seat >= book.seats:
            unplayed = dict(enumerate(book.unplayed, book.seats))
            return self.word(f"seat-{unplayed.get(seat, SEATS[seat])}")
        if seat == book.automaton:
            return self.word("seat-automaton")
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.word(f"seat-{book.axes['seat'][seat]}")

    def name(self, book: Book, kind: str, index: int) -> str:
        """The name of an entry of a vocabulary of the book: `name(book, "place", 3)`."""
        if kind == "seat":
            return self.seat(book, index)
        key, given = self.entry(book, kind, token_of(book, kind, index))
        return self.format(key, given)

    def source(self, number: int) -> str:
        """What points were for."""
        return self.word(f"source-{self.title.sources[number]}")

    def option(self, option: Option) -> tuple[str, str]:
        """The name of an option and what it does."""
        return self.word(f"option-{option.name}"), self.word(f"option-{option.name}.text")

    def choice(self, book: Book, option: Option, choice: str) -> str:
        """The name of one choice of an option: the option's own word for it, or that of the card it names."""
        found = (self.try_format(key, {}) for key in choice_keys(book, option, choice))
        return next((text for text in found if text is not None), choice)

    # Arguments.

    def add(self, args: Args, name: str, book: Book, kind: str, number: int) -> None:
        """Put one number under its name: as it is, or as an entry of its vocabulary with its attributes."""
        if kind == "seat":
            self.add_seat(args, name, book, number)
        elif is_vocabulary(book, kind):
            self.add_entry(args, name, book, kind, token_of(book, kind, number))
        else:
            args[name] = number

    def add_entry(self, args: Args, name: str, book: Book, kind: str, token: str) -> None:
        key, given = self.entry(book, kind, token)
        args[name] = self.format(key, given)
        if self.bundle.has_message(key):
            for attribute in self.bundle.get_message(key).attributes:
                args[f"{name}_{attribute}"] = self.format(f"{key}.{attribute}", given)

    def entry(self, book: Book, kind: str, token: str) -> tuple[str, Args]:
        """The message of an entry of a vocabulary, and its arguments: the seat that its token begins with."""
        seat = seat_in(token)
        given: Args = {}
        if seat >= 0:
            given["seat"] = self.seat(book, seat) if seat < book.seats else self.word(f"seat-{SEATS[seat]}")
        return entry_key(kind, token), given

    def add_seat(self, args: Args, name: str, book: Book, seat: int) -> None:
        """A seat by its name; a player's own name is the same in every case."""
        args[name] = self.seat(book, seat)
        if 0 <= seat < book.seats:
            key = "seat-automaton" if seat == book.automaton else f"seat-{book.axes['seat'][seat]}"
            named = seat != book.automaton and seat < len(self.names) and self.names[seat] != ""
            if self.bundle.has_message(key):
                for attribute in self.bundle.get_message(key).attributes:
                    args[f"{name}_{attribute}"] = args[name] if named else self.word(f"{key}.{attribute}")

    def add_operand(self, args: Args, book: Book, operand: Operand, index: int) -> None:
        token = operand.tokens[index]
        if operand.kind == "seat":
            self.add_seat(args, operand.name, book, index)
        elif operand.kind in NUMBERS:
            args[operand.name] = int(token) if token.lstrip("-").isdigit() else token
        else:
            self.add_entry(args, operand.name, book, operand.kind, token)

    def operands(self, book: Book, step: Step, move: int) -> Args:
        """What a move names; what is left out is not there."""
        args: Args = {}
        for operand, index in zip(step.operands, operands_of(step, move), strict=False):
            if not left_out(operand, index):
                self.add_operand(args, book, operand, index)
        return args

    def parameters(self, book: Book, given: dict[str, int]) -> Args:
        """The parameters of a prompt or a refusal: a key named like a vocabulary (place, place2) is localised."""
        args: Args = {}
        for name, number in given.items():
            self.add(args, name, book, name.rstrip("0123456789"), number)
        return args

    # Sentences.

    def move(self, p: Position, move: int) -> str:
        """A move as it stands on a button."""
        step = step_of(self.title, move)
        key, args = move_key(step, move), self.operands(p.book, step, move)
        if not step.hints:
            return capital(self.format(key, args))
        hinted = args | self.parameters(p.book, self.title.prospect(p, move)) if is_open(p, step) else args
        found = complete(self.bundle, key, hinted) or complete(self.bundle, f"{key}.bare", args)
        if found is None:
            return capital(self.format(key, hinted)) if is_open(p, step) else text_of(self.title, move)
        return capital(found)

    def more(self, p: Position, move: int) -> str:
        """What else there is to say of a move, the attribute `more` of its message: the text of a card to choose."""
        step = step_of(self.title, move)
        key = move_key(step, move)
        if not self.has(key) or "more" not in self.bundle.get_message(key).attributes:
            return ""
        return self.format(f"{key}.more", self.operands(p.book, step, move))

    def macro(self, p: Position, name: str, moves: list[int], told: dict[str, int]) -> str:
        """A proposed row of moves: its own words, or those of its moves."""
        own = self.try_format(f"macro-{name}", {"count": len(moves), **self.parameters(p.book, told)})
        return capital(own) if own is not None else self.row([self.move(p, move) for move in moves])

    def row(self, parts: list[str]) -> str:
        """Parts of a line one after the other, set apart as the language does it."""
        return in_row(self.word, parts)

    def prompt(self, p: Position, seat: int) -> Prompt:
        """What the position waits for, as this seat reads it."""
        asked = flow.deciders(p)
        if not p.agenda:
            return self.asked("prompt-over", {})
        if seat in asked:
            step = flow.top(p)
            found = self.asked(f"prompt-{step.name}", self.parameters(p.book, self.title.situation(p, seat)))
            trail = self.title.trail(p, seat)
            where = [self.format(f"trail-{name}", self.parameters(p.book, given)) for name, given in trail]
            return Prompt(f"{capital(' > '.join(where))}.", str(found)) if where else found
        if flow.has_sealed(p, seat):
            return self.asked("prompt-sealed", {})
        seats = ", ".join(self.seat(p.book, s) for s in asked)
        return self.asked("prompt-wait", {"seats": seats, "count": len(asked)})

    def asked(self, key: str, args: Args) -> Prompt:
        """A prompt: its headline, and as the attribute `more` of the message what else there is to say."""
        return Prompt(self.format(key, args), self.try_format(f"{key}.more", args) or "")

    def refusal(self, p: Position, seat: int, move: int, code: int) -> RefusalWords:
        """Why a move is not possible, what to do instead, and the clause."""
        kind = self.title.refusal_kind(p, code, move)
        given = self.title.explain(p, seat, move, code) if code >= FIRST_CODE else {}
        args = self.parameters(p.book, given)
        asked = flow.deciders(p)
        args.setdefault("seats", ", ".join(self.seat(p.book, s) for s in asked))
        key = f"refusal-{kind.name}"
        return RefusalWords(self.format(key, args), self.try_format(f"{key}.remedy", args) or "", kind.clause)

    def event(self, book: Book, event: Event, reader: int) -> str:
        """A line of the log, as one seat may read it; -1 is a spectator."""
        kind = self.title.events[event.kind]
        hidden = kind.hides(event, reader)
        args: Args = {}
        for (name, vocabulary), number in zip(kind.args, event.args, strict=False):
            if not (hidden and name in kind.secret):
                self.add(args, name, book, vocabulary, number)
        key = f"log-{kind.name}-hidden" if hidden else f"log-{kind.name}"
        own = f"log-{kind.name}-own"
        if not hidden and is_own(kind, event) and self.has(own):
            key = own
        return capital(self.format(key, args))


def left_out(operand: Operand, index: int) -> bool:
    """Whether an optional operand is not given."""
    return operand.optional and index == len(operand.tokens) - 1


def move_key(step: Step, move: int) -> str:
    """The message of a move."""
    given = zip(step.operands, operands_of(step, move), strict=False)
    word = "none" if any(left_out(operand, index) for operand, index in given) else word_of(step, move)
    return f"move-{step.name}-{word}" if word else f"move-{step.name}"


def choice_keys(book: Book, option: Option, choice: str) -> list[str]:
    """Where the words of a choice may be: with the option, or with the things of that name."""
    return [f"option-{option.name}.{choice}"] + [
        f"{kind}-{choice}" for kind, tokens in book.axes.items() if choice in tokens
    ]


def is_open(p: Position, step: Step) -> bool:
    """Whether a step waits for an answer: the top one, or an aside of it."""
    if not p.agenda:
        return False
    top = flow.top(p)
    return top is step or (top.with_asides and step.number in top.asides(p, top.decider(p)))


def is_vocabulary(book: Book, kind: str) -> bool:
    """Whether the book names the entries of a kind; names that are numbers need no words."""
    return kind in book.axes and not all(token.isdigit() for token in book.axes[kind])


def is_own(kind: EventKind, event: Event) -> bool:
    """Whether `seat` does something to what is its own, where `seat2` names the owner."""
    seats = {name: number for (name, _), number in zip(kind.args, event.args, strict=False)}
    return "seat2" in seats and seats["seat2"] == seats.get("seat")


def token_of(book: Book, kind: str, index: int) -> str:
    tokens = book.axes[kind]
    return tokens[index] if 0 <= index < len(tokens) else "none"


def seat_in(token: str) -> int:
    """The seat that a token of several words begins with; -1 if there is none."""
    first, _, rest = token.partition("-")
    return SEATS.index(first) if rest and first in SEATS else -1


def entry_key(kind: str, token: str) -> str:
    """The message of a token; what belongs to a seat has one for all seats."""
    return f"{kind}-{token}" if seat_in(token) < 0 else f"{kind}-seat-{token.partition('-')[2]}"
