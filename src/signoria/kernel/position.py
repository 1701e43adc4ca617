"""Position, book and step: the three shapes that every title fills in.

A position waits on the top frame of its agenda. A frame is eight ints: the step, a seat and six slots.
A step is stateless; it says who decides, which moves it can offer (`domain`), why one of them is not
possible (`refusal`) and what a move does (`apply`); or it needs no choice and just runs (`run`).
"""

from importlib import import_module
from typing import Final

from mypy_extensions import mypyc_attr

from signoria.kernel.chance import Chance
from signoria.kernel.event import Ear

FRAME: Final = 8
SEAT: Final = 7
"""Where the seat of the top frame lies, from the end."""
NOBODY: Final = -1

# Answers of `refusal`: above 0 refused, 0 legal, below 0 legal but redundant (K1).
LEGAL: Final = 0
REDUNDANT: Final = -1
OVER: Final = 1
NOT_YOU: Final = 2
NOT_NOW: Final = 3
UNKNOWN: Final = 4
FIRST_CODE: Final = 10
"""Titles number their own refusals from here."""

# Slots of a sealed frame (K4): an answer is a move, -1 is open, -2 is never asked.
OPEN: Final = -1
UNASKED: Final = -2

NONE: Final[list[int]] = []
"""The empty list shared by all positions. Lists that may be it are replaced, never changed in place."""


PICKLING: Final = "signoria.pickling"
"""Who can find a title again. It stands above the kernel, so it is asked for only when something is pickled."""

Again = tuple[object, ...]
"""What pickle wants: a function, and its arguments."""


def put(items: list[int], index: int, value: int) -> list[int]:
    """A changed copy: for the small lists that copies of a position share."""
    fresh = items[:]
    fresh[index] = value
    return fresh


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """The compiled data and the options of one game: immutable, shared by all copies of a position (K6)."""

    def __init__(self, title: str, seats: int, options: dict[str, object], digest: str) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.digest = digest
        self.steps: list[Step] = []
        self.owner: list[int] = []
        self.sources = 1
        self.axes: dict[str, list[str]] = {}
        self.automaton = -1
        """The seat that the rules play themselves (the opponent of a solo game), -1 for none."""
        self.maker: object = None
        """The title that made it: a pickled book is made again by it."""

    def __copy__(self) -> "Book":
        return self

    def __deepcopy__(self, memo: object) -> "Book":
        return self

    def __reduce__(self) -> Again:
        again: Again = import_module(PICKLING).of_book(self)
        return again


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The whole truth at one moment. Construction is cheap and deals nothing, so that `copy` can start from it.

    The compiled build does not read `__slots__`; interpreted, attributes are found faster by them.
    """

    __slots__ = ("agenda", "book", "chance", "ear", "learnt", "ledger", "sealed", "seats")

    def __init__(self, book: Book) -> None:
        self.book = book
        self.seats = book.seats
        self.chance = Chance()
        self.agenda: list[int] = []
        self.ledger: list[int] = NONE
        self.sealed: list[int] = NONE
        self.learnt = 0
        self.ear: Ear | None = None

    def copy(self) -> "Position":
        raise NotImplementedError

    def copy_frame(self, q: "Position") -> None:
        """What the kernel owns; the first line of a title's `copy`. A copy has no ear."""
        q.chance = self.chance.copy()
        q.agenda = self.agenda[:]
        q.ledger = self.ledger[:]
        q.sealed = self.sealed
        q.learnt = self.learnt

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        """The book is shared, as by every copy."""
        return self.copy()

    def __reduce__(self) -> Again:
        again: Again = import_module(PICKLING).of_position(self)
        return again

    def push(
        self, step: int, seat: int = NOBODY, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        self.agenda.extend((step, seat, a, b, c, d, e, f))

    def pop(self) -> None:
        del self.agenda[-8:]

    def seat(self) -> int:
        """The seat of the top frame."""
        return self.agenda[-7]

    def slot(self, i: int) -> int:
        """Slot i (0 to 5) of the top frame."""
        return self.agenda[i - 6]

    def fill(self, i: int, value: int) -> None:
        self.agenda[i - 6] = value

    def under(self, i: int) -> int:
        """Slot i of the frame below the top."""
        return self.agenda[i - 14]

    def push_sealed(self, step: int, asked: list[int], width: int = 1, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Ask several seats at once: `asked` says how many answers each seat owes, at most `width` (K4)."""
        assert not self.sealed, "one sealed frame at a time"
        slots: list[int] = []
        for seat in range(self.seats):
            for i in range(width):
                slots.append(OPEN if i < asked[seat] else UNASKED)
        self.sealed = slots
        self.push(step, NOBODY, a, b, c, 0, 0, width)

    def score(self, seat: int) -> int:
        """The points of a seat: the sum of its ledger."""
        n = self.book.sources
        total = 0
        for i in range(seat * n, seat * n + n):
            total += self.ledger[i]
        return total

    def learn(self) -> None:
        """Somebody learnt something new: undo does not reach behind this moment."""
        self.learnt += 1

    @property
    def over(self) -> bool:
        return not self.agenda


class Operand:
    """One part of a move's text; `kind` is the vocabulary of its tokens, "" for numbers.

    An `optional` operand may be left out: that is its last index, written as the token none.
    """

    def __init__(self, name: str, kind: str, tokens: list[str], optional: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.optional = optional
        self.tokens = [*tokens, "none"] if optional else tokens


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One section of the rulebook. Automatic steps override `run`; decisions override the rest.

    Its moves are one block of ints, `base` to `base + size - 1`: every combination of its operands, then one
    move for each of its own `words` (done, pass). `refusal` is total over the block; `domain` is any superset
    of the legal moves.
    """

    def __init__(
        self, name: str, clause: str, operands: list[Operand] | None = None, words: list[str] | None = None
    ) -> None:
        self.name = name
        self.clause = clause
        self.operands = operands if operands is not None else []
        self.words = words if words is not None else []
        self.number = -1
        self.base = 0
        self.plain = 1 if self.operands else 0
        """How many moves the operands make; the moves of the words follow."""
        for operand in self.operands:
            self.plain *= len(operand.tokens)
        self.size = self.plain + len(self.words)
        self.sealed = False
        self.framed = False
        """Whether the seat of the frame decides, always: `decider` need not be asked then."""
        self.with_asides = False
        self.hints: list[str] = []
        """What the words of its moves may tell besides the operands; the title's `prospect` gives it."""
        self.block: list[int] = []

    def decider(self, p: Position) -> int:
        """Whose decision this is; NOBODY for an automatic step."""
        return NOBODY

    def run(self, p: Position) -> None:
        raise NotImplementedError

    def domain(self, p: Position, seat: int) -> list[int]:
        return self.block

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return LEGAL

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        """Add the canonical moves to `legal` and the redundant ones to `spare`, each in the order of the domain.

        A step with many moves may judge them all at once, for speed; it must agree with `refusal`, which alone
        says why. `spare` only tells a forced move from a choice: as soon as there are two moves in all, further
        redundant ones may be left out. `check_answers` of the tests compares in every position it sees.
        """
        for move in self.domain(p, seat):
            r = self.refusal(p, seat, move)
            if r == 0:
                legal.append(move)
            elif r < 0:
                spare.append(move)

    def apply(self, p: Position, seat: int, move: int) -> None:
        raise NotImplementedError

    def stop(self, p: Position) -> bool:
        """Whether a table may hold before this step runs or its forced move is played (K2)."""
        return False

    def asides(self, p: Position, seat: int) -> list[int]:
        """Numbers of the side steps that are open together with this one (K5); needs `with_asides`."""
        return NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """A decision of the seat in its frame."""

    def __init__(
        self, name: str, clause: str, operands: list[Operand] | None = None, words: list[str] | None = None
    ) -> None:
        super().__init__(name, clause, operands, words)
        self.framed = True

    def decider(self, p: Position) -> int:
        return p.agenda[-7]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step):
    """A decision that several seats take at once and in secret (K4).

    Answers are kept in `Position.sealed`, `width` slots a seat. When the last one is in, the step runs by
    itself: `reveal` gets the answers seat by seat and must pop the frame first.
    """

    def __init__(
        self, name: str, clause: str, operands: list[Operand] | None = None, words: list[str] | None = None
    ) -> None:
        super().__init__(name, clause, operands, words)
        self.sealed = True

    def decider(self, p: Position) -> int:
        width = p.agenda[-1]
        sealed = p.sealed
        for i in range(len(sealed)):
            if sealed[i] == OPEN:
                return i // width
        return NOBODY

    def apply(self, p: Position, seat: int, move: int) -> None:
        width = p.agenda[-1]
        for i in range(seat * width, seat * width + width):
            if p.sealed[i] == OPEN:
                p.sealed = put(p.sealed, i, move)
                return

    def run(self, p: Position) -> None:
        answers = p.sealed
        p.sealed = NONE
        if max(answers, default=UNASKED) > OPEN:
            p.learn()
        self.reveal(p, answers)

    def stop(self, p: Position) -> bool:
        """Before the reveal; a forced answer is none."""
        return self.decider(p) == NOBODY

    def reveal(self, p: Position, answers: list[int]) -> None:
        raise NotImplementedError
