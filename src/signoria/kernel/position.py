"""Position and book: what every title fills in.

A position waits on the top frame of its agenda. A frame is eight ints: the step, a seat and six slots.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final, Generic

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from signoria.kernel.chance import Chance
from signoria.kernel.event import EVERYBODY, Ear

if TYPE_CHECKING:
    from signoria.kernel.step import Step

FRAME: Final = 8
SEAT: Final = 7
"""Where the seat of the top frame lies, from the end."""
TOP: Final = slice(-FRAME, None)
"""Where the top frame lies; made once, since frames come and go all the time."""
NOBODY: Final = -1
EMPTY: Final[list[int]] = [0, NOBODY, 0, 0, 0, 0, 0, 0]
"""A frame that is not filled in."""

# Answers of `refusal`: above 0 refused, 0 legal, below 0 legal but redundant: another way to the same place.
LEGAL: Final = 0
REDUNDANT: Final = -1
OVER: Final = 1
NOT_YOU: Final = 2
NOT_NOW: Final = 3
UNKNOWN: Final = 4

# Sealed answers: an answer is a move, -1 is open, -2 is never asked.
OPEN: Final = -1
UNASKED: Final = -2

NONE: Final[list[int]] = []
"""The empty list shared by all positions. Lists that may be it are replaced, never changed in place."""


PICKLING: Final = "signoria.game.pickling"
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
    """The compiled data and the options of one game: immutable, shared by all copies of a position."""

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
        self.unplayed: list[str] = []
        """Whose pieces are on the board though nobody plays them: behind the seats, by the ids of their words."""
        self.roles = ""
        """The vocabulary that names what every seat plays (a power, a family), where a title has such; "" for none."""
        self.weights: list[float] = []
        """How much each feature of the title's outlook counts; 1 unless a bot thinks otherwise."""
        self.maker: object = None
        """The title that made it: a pickled book is made again by it."""

    @property
    def people(self) -> int:
        """How many seats the rules do not play themselves."""
        return self.seats if self.automaton < 0 else self.seats - 1

    def __copy__(self) -> "Book":
        return self

    def __deepcopy__(self, memo: object) -> "Book":
        return self

    def __reduce__(self) -> Again:
        again: Again = import_module(PICKLING).of_book(self)
        return again


B_co = TypeVar("B_co", bound=Book, default=Book, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Generic[B_co]):
    """The whole truth at one moment. Construction is cheap and deals nothing, so that `copy` can start from it.

    The compiled build does not read `__slots__`; interpreted, attributes are found faster by them.
    """

    __slots__ = ("agenda", "book", "chance", "ear", "learnt", "ledger", "sealed", "seats", "unshared")

    def __init__(self, book: B_co) -> None:
        self.book = book
        self.seats = book.seats
        self.chance = Chance()
        self.agenda: list[int] = []
        self.ledger: list[int] = NONE
        self.sealed: list[int] = NONE
        self.learnt = 0
        self.ear: Ear | None = None
        self.unshared = False
        """Whether the ledger, and the lists that `own_lists` names, are those of no other position."""

    def copy(self) -> "Position":
        raise NotImplementedError

    def copy_frame(self, q: "Position") -> None:
        """What the kernel owns; the first line of a title's `copy`. A copy has no ear."""
        self.chance.copy_to(q.chance)
        q.agenda = self.agenda[:]
        q.ledger = self.ledger
        q.sealed = self.sealed
        q.learnt = self.learnt
        self.unshared = False

    def unshare(self) -> None:
        """Before a list that copies may share is changed in place."""
        if not self.unshared:
            self.ledger = self.ledger[:]
            self.own_lists()
            self.unshared = True

    def own_lists(self) -> None:
        """Copy the lists of the title that are changed in place after `unshare`; those that it replaces stay shared."""

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
        agenda = self.agenda
        agenda += EMPTY
        agenda[-8] = step
        agenda[-7] = seat
        # Most slots stay empty.
        if a:
            agenda[-6] = a
        if b:
            agenda[-5] = b
        if c:
            agenda[-4] = c
        if d:
            agenda[-3] = d
        if e:
            agenda[-2] = e
        if f:
            agenda[-1] = f

    def forward(self, at: int) -> None:
        """Turn round the frames pushed since the agenda had `at` numbers, so that the first of them comes first.

        The agenda is a stack; a sequence of play reads better in the order in which it is played.
        """
        agenda = self.agenda
        low: i64 = at
        high: i64 = len(agenda) - FRAME
        while low < high:
            for i in range(FRAME):
                number = agenda[low + i]
                other = agenda[high + i]
                if number != other:  # most slots are empty
                    agenda[low + i] = other
                    agenda[high + i] = number
            low += FRAME
            high -= FRAME

    def pop(self) -> None:
        del self.agenda[TOP]

    def seat(self) -> int:
        """The seat of the top frame."""
        return self.agenda[-SEAT]

    def slot(self, i: i64) -> int:
        """Slot i (0 to 5) of the top frame."""
        return self.agenda[i - 6]

    def fill(self, i: i64, value: int) -> None:
        self.agenda[i - 6] = value

    def under(self, i: i64) -> int:
        """Slot i of the frame below the top."""
        return self.agenda[i - 14]

    def push_sealed(self, step: int, asked: list[int], width: int = 1, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Ask several seats at once: `asked` says how many answers each seat owes, at most `width`; they are sealed."""
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

    def credit(self, seat: i64, source: i64, points: i64) -> None:
        """Enter points into the ledger; losses are negative."""
        self.unshare()
        self.ledger[seat * self.book.sources + source] += points

    def learn(self) -> None:
        """Somebody learnt something new: undo does not reach behind this moment."""
        self.learnt += 1

    @property
    def over(self) -> bool:
        return not self.agenda


UNTOLD: Final = -(1 << 40)


def tell(
    p: Position,
    kind: int,
    a: int = UNTOLD,
    b: int = UNTOLD,
    c: int = UNTOLD,
    d: int = UNTOLD,
    e: int = UNTOLD,
    f: int = UNTOLD,
    g: int = UNTOLD,
    knows: int = EVERYBODY,
) -> None:
    """Tell whoever listens to a position what happened; without an ear nothing is made."""
    ear = p.ear
    if ear is None:
        return
    ear.hear(kind, [n for n in (a, b, c, d, e, f, g) if n != UNTOLD], knows)
