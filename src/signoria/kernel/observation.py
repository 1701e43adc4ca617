"""Observations: what a seat knows as one row of numbers, always of the same length, with a name for each part.

A title writes them by `observe`, line by line on a `Notes`. The same lines, read once with names, are the layout.
"""

from typing import TYPE_CHECKING, Final

from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import FRAME, OPEN, SEAT, UNASKED, Book, Position
from signoria.kernel.schema import Field, write_value
from signoria.kernel.view import is_sealed

if TYPE_CHECKING:
    from signoria.kernel.title import Title

NOTHING: Final = -1
"""What stands in a place for a thing where there is none, and behind the end of a short list."""
WORD: Final = 15
"""Bits of one number where a large one is cut into several: all numbers fit into 16 bits with their sign."""
LOW: Final = (1 << WORD) - 1

NO_AXES: Final[list[str]] = []
NO_SHAPE: Final[list[int]] = []
SEAT_AXIS: Final = ["seat"]
LEDGER_AXES: Final = ["seat", "source"]
PLAIN_AXIS: Final = [""]

NOT_ASKED: Final = 0
ASKED: Final = 1
ANSWERED: Final = 2


class Part:
    """A named part of the row: where it begins, its shape, the names of its axes, and the vocabulary of its numbers."""

    def __init__(self, name: str, start: int, axes: list[str], shape: list[int], kind: str) -> None:
        self.name = name
        self.start = start
        self.axes = axes
        """The vocabulary of each axis; "" for one that only counts."""
        self.shape = shape
        self.kind = kind
        """The vocabulary that the numbers name, -1 for none of it; "" for plain numbers."""

    @property
    def size(self) -> int:
        size = 1
        for n in self.shape:
            size *= n
        return size

    def __repr__(self) -> str:
        axes = ", ".join(f"{axis} {size}".strip() for axis, size in zip(self.axes, self.shape, strict=True))
        shape = f" [{axes}]" if axes else ""
        kind = f" of {self.kind}" if self.kind else ""
        return f"<Part {self.name}{shape}{kind} at {self.start}>"


class Notes:
    """An observation in the making. Names are kept only while the layout is read: `parts` is None otherwise."""

    def __init__(self, layout: "Layout", parts: list[Part] | None = None) -> None:
        self.layout = layout
        self.book = layout.book
        self.parts = parts
        self.numbers: list[int] = []

    def number(self, name: str, number: int, kind: str = "") -> None:
        if self.parts is not None:
            self.name(name, NO_AXES, NO_SHAPE, kind)
        self.numbers.append(number)

    def row(self, name: str, numbers: list[int], axes: list[str], kind: str = "") -> None:
        """A list that has a number for each entry of its axes."""
        if self.parts is not None:
            self.name(name, axes, [len(self.book.axes[axis]) for axis in axes], kind)
        self.numbers.extend(numbers)

    def grid(self, name: str, numbers: list[int], shape: list[int], kind: str = "") -> None:
        """A list that always has the same length, by axes that have no vocabulary."""
        if self.parts is not None:
            self.name(name, PLAIN_AXIS * len(shape), shape, kind)
        self.numbers.extend(numbers)

    def listed(self, name: str, numbers: list[int], most: int, kind: str = "") -> None:
        """A list of any length up to `most`; -1 behind its end."""
        if self.parts is not None:
            self.name(name, PLAIN_AXIS, [most], kind)
        self.numbers.extend(numbers)
        short = most - len(numbers)
        if short < 0:
            raise SignoriaError(f"{name} of {self.book.title} has {len(numbers)} entries, observations only {most}")
        if short > 0:
            self.numbers.extend([NOTHING] * short)

    def heap(self, name: str, members: list[int], axis: str) -> None:
        """How often each word of a vocabulary is in a list whose order does not matter, or is not known."""
        count = len(self.book.axes[axis])
        if self.parts is not None:
            self.name(name, [axis], [count], "")
        found = [0] * count
        for member in members:
            if member >= 0:
                found[member] += 1
        self.numbers.extend(found)

    def bits(self, name: str, masks: list[int], axes: list[str], axis: str) -> None:
        """Masks, one for each entry of the axes: a 0 or 1 for each word of the last axis, bit by bit."""
        count = len(self.book.axes[axis])
        if self.parts is not None:
            self.name(name, [*axes, axis], [*[len(self.book.axes[each]) for each in axes], count], "")
        for mask in masks:
            found = [0] * count
            rest = mask
            bit = 0
            while rest:
                if rest & 1:
                    found[bit] = 1
                rest >>= 1
                bit += 1
            self.numbers.extend(found)

    def words(self, name: str, numbers: list[int], count: int) -> None:
        """Numbers that may be large, each cut into `count` words of 15 bits, the lowest first."""
        if self.parts is not None:
            self.name(name, ["", ""], [len(numbers), count], "")
        into = self.numbers
        for number in numbers:
            into.append(number if number < 0 else number & LOW)
            rest = 0 if number < 0 else number >> WORD
            for _ in range(count - 1):
                into.append(rest & LOW)
                rest >>= WORD
            if rest:
                raise SignoriaError(f"{name} of {self.book.title} is {number}, observations have {count} words for it")

    def fields(self, p: Position, fields: list[Field]) -> None:
        """Fields as they are; a list without axes has each word of its vocabulary once at most."""
        for field in fields:
            value = getattr(p, field.name)
            if isinstance(value, int):
                self.number(field.name, value, field.value)
            elif field.axes:
                self.row(field.name, value, field.axes, field.value)
            elif field.value:
                self.listed(field.name, value, len(self.book.axes[field.value]), field.value)
            else:
                raise SignoriaError(f"{self.book.title}: `observe` must say how long {field.name} can be")

    def name(self, name: str, axes: list[str], shape: list[int], kind: str) -> None:
        assert self.parts is not None
        if any(part.name == name for part in self.parts):
            raise SignoriaError(f"observations of {self.book.title} have two parts {name}")
        self.parts.append(Part(name, len(self.numbers), axes, shape, kind))

    # What all titles have.

    def table(self, p: Position, seat: int, words: int = 1, answers: int = 1) -> None:
        """Who looks, what is decided and within what, who has answered in secret, the own answer, the points so far.

        `words` is how many words the slots of a frame need, `answers` how many sealed answers a seat may owe.
        """
        agenda = p.agenda
        height = len(agenda)
        self.number("viewer", seat, "seat")
        self.number("step", agenda[-FRAME] if height else NOTHING, "step")
        self.number("turn", agenda[-SEAT] if height else NOTHING, "seat")
        self.frame("frame", agenda[-SLOTS:] if height else EMPTY_FRAME, words)
        below = height > FRAME
        self.number("under_step", agenda[-2 * FRAME] if below else NOTHING, "step")
        self.number("under_turn", agenda[-FRAME - SEAT] if below else NOTHING, "seat")
        self.frame("under_frame", agenda[-FRAME - SLOTS : -FRAME] if below else EMPTY_FRAME, words)
        if self.layout.sealing:
            self.seals(p, seat, answers)
        self.row("ledger", p.ledger, LEDGER_AXES)

    def frame(self, name: str, slots: list[int], words: int) -> None:
        if words == 1:
            self.listed(name, slots, SLOTS)
        else:
            self.words(name, slots, words)

    def seals(self, p: Position, seat: int, answers: int) -> None:
        state = [NOT_ASKED] * p.seats
        own: list[int] = []
        if p.agenda and flow.top(p).sealed:
            width = p.agenda[-1]
            for other in range(p.seats):
                if p.sealed[other * width] != UNASKED:
                    state[other] = ANSWERED if is_sealed(p, other * width, width) else ASKED
            if seat >= 0:
                own = [move for move in p.sealed[seat * width : seat * width + width] if move > OPEN]
        self.row("sealing", state, SEAT_AXIS)
        self.listed("answer", own, answers)


SLOTS: Final = FRAME - 2
EMPTY_FRAME: Final = [0] * SLOTS


class Layout:
    """How the observations of one title, number of players and options are laid out; it makes them, too."""

    def __init__(self, title: "Title", book: Book) -> None:
        self.title = title
        self.book = book
        self.sealing = any(step.sealed for step in book.steps)
        self.shown: list[Field] = []
        self.looked = False
        self.parts: list[Part] = []
        p = title.deal(book, b"layout")
        flow.settle(p)
        notes = Notes(self, self.parts)
        self.note(notes, p, 0)
        self.size = len(notes.numbers)

    def note(self, notes: Notes, p: Position, seat: int) -> None:
        self.title.observe(p, seat, notes)
        notes.row("scores", self.title.totals(p), SEAT_AXIS)

    def numbers(self, p: Position, seat: int) -> list[int]:
        """What a seat (-1: a spectator) knows of a position, in one row."""
        notes = Notes(self)
        self.note(notes, p, seat)
        if len(notes.numbers) != self.size:
            raise SignoriaError(
                f"an observation of {self.book.title} has {len(notes.numbers)} numbers, not {self.size}"
            )
        return notes.numbers

    def part(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise SignoriaError(f"there is no part {name!r}; the parts are: {', '.join(part.name for part in self.parts)}")

    def shown_fields(self) -> list[Field]:
        """The fields that views show to everybody as they are, for titles without an `observe` of their own."""
        if not self.looked:
            self.shown = shown_fields(self.title, self.book)
            self.looked = True
        return self.shown


def shown_fields(title: "Title", book: Book) -> list[Field]:
    """By the look of all views of a whole random game: never less than that shows a stack that is only counted."""
    p = title.deal(book, b"layout")
    luck = seeded(b"layout")
    found = title.fields[:]
    while True:
        legal = flow.settle(p)
        for seat in range(-1, p.seats):
            view = title.view(p, seat)
            found = [
                field
                for field in found
                if field.name in view and view[field.name] == write_value(book, field, getattr(p, field.name))
            ]
        if not legal:
            return found
        flow.apply(p, flow.top(p).decider(p), legal[luck.below(len(legal))])
