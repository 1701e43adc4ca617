"""State: one game for searches and learners, decision by decision; actions and observations are numbers."""

import json
import struct
from array import array
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any, Final, SupportsIndex

from signoria.game import checks
from signoria.game.pickling import maker_of
from signoria.games import shared_book
from signoria.kernel import flow, schema
from signoria.kernel.chance import Chance
from signoria.kernel.errors import BadOption, SignoriaError
from signoria.kernel.notation import move_of, text_of
from signoria.kernel.observation import Layout
from signoria.kernel.position import FRAME, LEGAL, Book, Position
from signoria.kernel.position import SEAT as SEAT_AT
from signoria.kernel.title import Title

NOBODY: Final = -1
"""Who decides when a game is over; as an observer, a spectator."""
NUMBERS: Final = "h"
"""Observations are signed numbers of 16 bits."""
DEFAULTS: Final = "{}"
"""Options that nobody has changed."""

Luck = object
"""What luck is drawn from: a seed begins anew, a `Chance`, a `random.Random` or a generator of NumPy goes on."""
Named = object
"""A title: its name, or what `signoria.games.find` gives. What is declared here as object is checked by hand."""
Options = object
"""A table of options by name, or None."""
WORDS: Final = 1 << 32


class IllegalAction(SignoriaError):
    """An action that the rules refuse now."""


def luck_of(source: object) -> Chance:
    """The generator that is meant; there is none by default, so nobody repeats the same luck without knowing."""
    if isinstance(source, Chance):
        return source
    draw: Any = source.randrange if isinstance(source, Random) else getattr(source, "integers", None)
    if draw is not None:
        return Chance(int(draw(WORDS)), int(draw(WORDS)), int(draw(WORDS)))
    if isinstance(source, str):
        return checks.luck(source)
    number = checks.index_of(source)
    if number is None:
        raise SignoriaError(f"luck comes from a seed (a number or a text) or from a generator, not from {source!r}")
    return checks.luck(number)


@lru_cache(maxsize=64)
def layout_for(title: Title, players: int, options: str) -> Layout:
    return Layout(title, shared_book(title, players, options))


def layout_of(book: Book) -> Layout:
    """How the observations of a game are laid out: one for all positions of its kind."""
    return layout_for(maker_of(book), book.seats, json.dumps(book.options))


@lru_cache(maxsize=64)
def packer(size: int) -> struct.Struct:
    """Numbers of 16 bits in the order of this machine."""
    return struct.Struct(f"={size}{NUMBERS}")


def packed(layout: Layout, p: Position, seat: int) -> bytes:
    """An observation as the bytes of its numbers."""
    row = layout.numbers(p, seat)
    try:
        return packer(layout.size).pack(*row)
    except struct.error as error:
        raise too_large(layout, row) from error


def too_large(layout: Layout, row: list[int]) -> SignoriaError:
    """A fault of a title: which part holds a number of more than 16 bits."""
    for part in layout.parts:
        for number in row[part.start : part.start + part.size]:
            if not -(1 << 15) <= number < 1 << 15:
                return SignoriaError(f"{part.name} of {layout.book.title} is {number}: too large for an observation")
    return SignoriaError(f"an observation of {layout.book.title} cannot be packed")


def layout_asked(title: Title, players: SupportsIndex, options: Options) -> Layout:
    """The layout of a game that somebody asks for."""
    given = checks.options_of(options)
    text = json.dumps(given, default=repr) if given else DEFAULTS
    try:
        return layout_for(title, checks.whole("the number of players", players), text)
    except BadOption as error:
        raise checks.in_words(title, error) from error


class State:
    """A position that waits for a decision, and what can be done there. `State.deal` makes one."""

    def __init__(self, title: Title, layout: Layout, position: Position, legal: list[int] | None, seed: str) -> None:
        self.title = title
        self.layout = layout
        self.position = position
        """The whole truth; what a seat may know of it are `observation` and `imagine`."""
        self.seed = seed
        """What the game was dealt from; "" where it began elsewhere."""
        self.legal: list[int] = []
        self.choices = 0
        """How many legal actions there are; if the list has other ones, whoever got it has changed it."""
        if legal is None:
            self.settle()
        else:
            self.legal = legal
            self.choices = len(legal)

    @staticmethod
    def deal(
        title: Named,
        players: SupportsIndex = 4,
        seed: checks.Seed = None,
        options: Options = None,
    ) -> "State":
        """A new game. Without a seed each is another one, and `seed` says which."""
        found = checks.title_of(title)
        layout = layout_asked(found, players, options)
        text = checks.seed_text(seed)
        p: Position = found.deal(layout.book, text.encode())
        return State(found, layout, p, None, text)

    @staticmethod
    def at(position: object) -> "State":
        """The state of a position of the library: `State.at(game.position)`. It is copied."""
        if not isinstance(position, Position):
            raise SignoriaError(f"this is for a position, not for {position!r}")
        p = position.copy()
        return State(maker_of(p.book), layout_of(p.book), p, None, "")

    # Where it stands.

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.position.seats

    @property
    def over(self) -> bool:
        return not self.position.agenda

    @property
    def current_player(self) -> int:
        """The seat that decides now; of several that answer in secret the first that has not yet. -1 at the end."""
        return flow.decider(self.position) if self.position.agenda else NOBODY

    @property
    def deciders(self) -> list[int]:
        """All seats that may decide now: one, or all that still owe a sealed answer."""
        return flow.deciders(self.position)

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        totals: list[int] = self.title.totals(self.position)
        return totals

    def ranks(self) -> list[int]:
        """The place of every seat, 1 is best."""
        ranks: list[int] = self.title.ranks(self.position)
        return ranks

    def returns(self) -> list[float]:
        """What the game came to for every seat: 1.0 for the best place, -1.0 for the last, the others evenly between.

        Seats that share places share what these are worth, so the sum is always 0. All 0.0 until the end.
        """
        if self.position.agenda:
            return [0.0] * self.position.seats
        return returns_of(self.ranks())

    # Actions.

    @property
    def action_count(self) -> int:
        """All actions of the title are the numbers below this, legal now or not."""
        return len(self.title.owner)

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[int]:
        """The actions of the seat that decides, [] at the end; or of another seat that may answer in secret, too.

        They are the canonical ones: other ways to the same place are legal, but not listed. The list is yours.
        """
        if seat is None:
            if len(self.legal) != self.choices:
                self.settle()
            return self.legal
        return flow.moves(self.position, checks.seat_of(seat, self.position.seats))

    def action_mask(self, seat: SupportsIndex | None = None) -> bytearray:
        """1 for each legal action, 0 for all others."""
        mask = bytearray(len(self.title.owner))
        for action in self.legal_actions(seat):
            mask[action] = 1
        return mask

    def apply(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> list[int]:
        """Do an action, here and not in a copy, and run on to the next decision: its legal actions, [] at the end."""
        p = self.position
        number = action if type(action) is int else checks.whole("an action", action)  # True is no action
        if seat is None:
            for legal in self.legal:  # quicker than `in`
                if legal == number:
                    steps = p.book.steps
                    step = steps[p.agenda[-FRAME]]
                    decider = p.agenda[-SEAT_AT] if step.framed else step.decider(p)
                    if step.with_asides:
                        step = steps[p.book.owner[number]]
                    step.apply(p, decider, number)
                    return self.settle()
            seat = self.current_player
        self.apply_other(number, checks.whole("a seat", seat))
        return self.settle()

    def settle(self) -> list[int]:
        legal = flow.settle(self.position)
        if not legal:
            legal = []  # not the empty list that all positions share: this one goes out
        self.legal = legal
        self.choices = len(legal)
        return legal

    def apply_other(self, action: int, seat: int) -> None:
        """A redundant action, or one of another seat that answers in secret."""
        p = self.position
        code = flow.refusal(p, seat, action)
        if code > LEGAL:
            known = 0 <= action < len(self.title.owner)
            text = text_of(self.title, action) if known else f"action {action}"
            kind = self.title.refusal_kind(p, code, action if known else NOBODY)
            raise IllegalAction(f"{text}: {kind.name} ({kind.clause})" if kind.clause else f"{text}: {kind.name}")
        flow.apply(p, seat, action)

    def action_to_string(self, action: SupportsIndex) -> str:
        """An action as records write it."""
        number = checks.whole("an action", action)
        if not 0 <= number < len(self.title.owner):
            raise SignoriaError(f"actions have the numbers 0 to {len(self.title.owner) - 1}; there is no {number}")
        return text_of(self.title, number)

    def string_to_action(self, text: object) -> int:
        if not isinstance(text, str):
            raise SignoriaError(f"an action is written as text, not as {text!r}")
        return move_of(self.title, text)

    # What may be known.

    @property
    def observation_size(self) -> int:
        return self.layout.size

    def observation(self, seat: SupportsIndex | None = None) -> "array[int]":
        """What a seat knows (-1: a spectator), as one row of numbers; `layout.parts` tells what they mean."""
        p = self.position
        viewer = self.current_player if seat is None else checks.seat_of(seat, p.seats)
        return array(NUMBERS, packed(self.layout, p, viewer))

    def observation_parts(self, seat: SupportsIndex | None = None) -> dict[str, Any]:
        """The same as NumPy arrays by name, each in its shape; they share the memory of one row."""
        row = numpy_row(self.observation(seat))
        return {part.name: row[part.start : part.start + part.size].reshape(part.shape) for part in self.layout.parts}

    def imagine(self, seat: SupportsIndex, luck: Luck) -> "State":
        """A state that this seat cannot tell from the true one: all that it does not know is dealt anew."""
        viewer = checks.seat_of(seat, self.position.seats)
        p: Position = self.title.imagine(self.position, viewer, luck_of(luck))
        return State(self.title, self.layout, p, None, "")

    # Copies.

    def clone(self) -> "State":
        """An independent state at the same point, luck to come included."""
        return State(self.title, self.layout, self.position.copy(), self.legal_actions(), self.seed)

    def playout(self, luck: Luck) -> int:
        """Play random actions to the end; how many there were."""
        count = flow.playout(self.position, luck_of(luck))
        self.settle()
        return count

    @property
    def digest(self) -> str:
        """The fingerprint of the whole truth: equal states have equal digests."""
        return schema.digest(self.position, self.title.fields)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return state_again, (self.position, self.seed)

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.current_player} has {self.choices} actions"
        return f"<State {self.title.name}, {self.players} players, {now}>"


def state_again(position: Position, seed: str) -> State:
    """A state from its pickle."""
    state = State.at(position)
    state.seed = seed
    return state


def returns_of(ranks: list[int]) -> list[float]:
    """Places as numbers from -1 to 1 that sum to 0."""
    seats = len(ranks)
    if seats < 2:
        return [0.0] * seats
    found: list[float] = []
    for rank in ranks:
        shared = ranks.count(rank)
        found.append(1.0 - (2 * (rank - 1) + shared - 1) / (seats - 1))
    return found


def numpy_row(row: "array[int]") -> Any:
    """An array on the same memory. The compiler must find every module that is named here, and NumPy may be missing."""
    try:
        numpy = import_module("numpy")
    except ImportError as error:
        raise SignoriaError("arrays need NumPy: pip install 'signoria[research]'") from error
    return numpy.asarray(row)
