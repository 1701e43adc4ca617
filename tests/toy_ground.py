"""What the toy titles share: the book, the position and the words of a fruit market that fits into the head.

A toy is little more than its steps (toys.py). Clauses are numbered T-1 (baskets, redundancy) to T-6. The kernel may be
compiled; these subclasses are always interpreted.
"""

from typing import Final

from signoria.kernel.chance import Chance, seeded
from signoria.kernel.event import Events
from signoria.kernel.flow import answers, play, refusal, settle
from signoria.kernel.kinds import RefusalKind, Refusals, Steps
from signoria.kernel.notation import move_of, text_of
from signoria.kernel.position import NONE, OPEN, Book, Position
from signoria.kernel.schema import Field, digest, raw
from signoria.kernel.step import Step
from signoria.kernel.title import Title

FRUITS: Final = ["apple", "cherry", "fig", "pear", "plum"]
PORTS: Final = ["genoa", "pisa", "venice"]
APPLE, CHERRY, FIG, PEAR, PLUM = range(5)
GENOA, PISA, VENICE = range(3)

REFUSALS: Final = Refusals()
SOLD_OUT: Final = REFUSALS.add("sold-out", "T-1.1")
NOT_ASKED: Final = REFUSALS.add("not-asked", "T-3.1")
TOO_DEEP: Final = REFUSALS.add("too-deep", "T-3.2")
TAKEN: Final = REFUSALS.add("taken", "T-3.3")
TOO_DEAR: Final = REFUSALS.add("too-dear", "T-3.4")
NOT_YOURS: Final = REFUSALS.add("not-yours", "T-4.1")
ONLY_ONCE: Final = REFUSALS.add("only-once", "T-5.1")

EVENTS: Final = Events()
PICKED: Final = EVENTS.add("picked", "T-1.2", [("seat", "seat"), ("fruit", "fruit"), ("points", "")])
DREW: Final = EVENTS.add("drew", "T-2.2", [("seat", "seat"), ("fruit", "fruit")], ["fruit"])

FRUIT_POINTS, SEA_POINTS = range(2)
SOURCES: Final = ["fruit", "sea"]

OPTIONS: Final[list[dict[str, object]]] = [
    {"id": "double", "kind": "bool", "default": False, "clause": "T-4.2"},
    {"id": "harvest", "kind": "choice", "default": "thin", "choices": ["thin", "rich"], "clause": "T-0.1"},
    {"id": "guests", "kind": "set", "default": ["cook"], "choices": ["abbot", "bishop", "cook"], "clause": "T-0.2"},
]

FIELDS: Final = [
    Field("day"),
    Field("wind", None, "port"),
    Field("coins", ["seat"]),
    Field("basket", ["seat", "fruit"]),
    Field("stall", ["fruit"]),
    Field("deck", [], "fruit"),
    Field("card", ["seat"], "fruit", -1),
    Field("berth", ["seat"], "port", -1),
    Field("tale", []),
]


class Market(Book):
    """The compiled data of the toys: what a fruit is worth, and how many answers a sealed frame wants."""

    def __init__(self, title: str, seats: int, options: dict[str, object]) -> None:
        super().__init__(title, seats, options, "toy")
        self.worth = [2, 3, 4, 5, 6] if options["harvest"] == "rich" else [1, 2, 3, 4, 5]
        self.width = 2 if options["double"] else 1
        self.axes["fruit"] = FRUITS
        self.axes["port"] = PORTS


class Toy(Position):
    """Everything that any toy needs; a toy leaves blank what it does not use."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.day = 0
        self.wind = -1
        self.coins = NONE
        self.basket = NONE
        self.stall = NONE
        self.deck = NONE
        self.card = NONE
        self.berth = NONE
        self.tale = NONE

    def copy(self) -> "Toy":
        q = Toy(self.book)
        self.copy_frame(q)
        q.day = self.day
        q.wind = self.wind
        q.coins = self.coins[:]
        q.basket = self.basket[:]
        q.stall = self.stall[:]
        q.deck = self.deck[:]
        q.card = self.card[:]
        q.berth = self.berth[:]
        q.tale = self.tale[:]
        return q

    @property
    def market(self) -> Market:
        assert isinstance(self.book, Market)
        return self.book

    def earn(self, seat: int, source: int, points: int) -> None:
        self.credit(seat, source, points)


def toy(p: Position) -> Toy:
    assert isinstance(p, Toy)
    return p


class ToyTitle(Title):
    """What the toys share: the deal, the secrets (deck, drawn cards, sealed answers), the impossible."""

    def __init__(self, name: str, kinds: Steps, steps: list[Step]) -> None:
        data: dict[str, object] = {"option": OPTIONS}
        super().__init__(name, 1, "T", [2, 3], kinds, steps, EVENTS, REFUSALS, SOURCES, FIELDS, data, "toy")

    def make_book(self, players: int, options: dict[str, object]) -> Book:
        return Market(self.name, players, options)

    def option_fault(self, players: int, options: dict[str, object]) -> RefusalKind | None:
        if players == 3 and options["guests"] == ["abbot", "bishop", "cook"]:
            return RefusalKind("no-room", "T-0.3")
        return None

    def blank(self, book: Book) -> Toy:
        p = Toy(book)
        p.agenda = []
        p.ledger = [0] * (book.seats * book.sources)
        p.coins = [0] * book.seats
        p.basket = [0] * (book.seats * len(FRUITS))
        p.stall = [0] * len(FRUITS)
        p.card = [-1] * book.seats
        p.berth = [-1] * book.seats
        p.tale = []
        return p

    def deal(self, book: Book, seed: bytes) -> Toy:
        p = self.blank(book)
        p.chance = seeded(seed)
        p.coins = [5] * book.seats
        p.stall = [1] * len(FRUITS)
        p.deck = list(range(len(FRUITS))) * 2
        p.chance.shuffle(p.deck)
        self.open(p)
        return p

    def open(self, p: Toy) -> None:
        """Push the first frames: the last one pushed comes first."""
        p.push(0)

    def view(self, p: Position, seat: int) -> dict[str, object]:
        p = toy(p)
        width = len(p.sealed) // p.seats
        seen = raw(p, FIELDS)
        del seen["chance"]
        seen["deck"] = len(p.deck)
        seen["card"] = [n if n < 0 or s == seat else len(FRUITS) for s, n in enumerate(p.card)]
        seen["sealed"] = [n if n < 0 or i // width == seat else 0 for i, n in enumerate(p.sealed)]
        return seen

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        q = toy(p).copy()
        q.chance = Chance(*[chance.below(1 << 32) for _ in range(4)])
        hidden = [s for s in range(q.seats) if s != seat and q.card[s] >= 0]
        pool = q.deck + [q.card[s] for s in hidden]
        chance.shuffle(pool)
        for s in hidden:
            q.card[s] = pool.pop()
        q.deck = pool
        reseal(q, seat, chance)
        return q

    def faults(self, p: Position) -> list[str]:
        p = toy(p)
        found = []
        if min(p.coins) < 0:
            found.append("nobody owes coins")
        if min(p.basket) < 0:
            found.append("a basket holds no less than nothing")
        taken = [port for port in p.berth if port >= 0]
        if len(taken) != len(set(taken)):
            found.append("two ships share a berth")
        return found


def reseal(q: Toy, seat: int, chance: Chance) -> None:
    """Give every sealed answer of the other seats anew, at random among what they could have answered."""
    given = q.sealed
    width = len(given) // q.seats
    q.sealed = [OPEN if n >= 0 and i // width != seat else n for i, n in enumerate(given)]
    for i, n in enumerate(given):
        if n >= 0 and i // width != seat:
            options = answers(q, i // width)
            q.sealed[i] = options[chance.below(len(options))]


def fresh(title: ToyTitle, players: int = 2, **options: object) -> Toy:
    """A new game of a toy, not settled yet."""
    return title.deal(title.book(players, options), b"toy")


def start(title: ToyTitle, players: int = 2, **options: object) -> Toy:
    """A new game of a toy at its first decision."""
    p = fresh(title, players, **options)
    settle(p)
    return p


def say(title: ToyTitle, p: Position, seat: int, *texts: str) -> None:
    """Play moves given as text."""
    for text in texts:
        play(p, seat, move_of(title, text))


def offered(title: ToyTitle, p: Position, seat: int, redundant: bool = False) -> list[str]:
    """What a seat may answer, as text."""
    return [text_of(title, move) for move in answers(p, seat, redundant)]


def code(title: ToyTitle, p: Position, seat: int, text: str) -> int:
    return refusal(p, seat, move_of(title, text))


def reason(title: ToyTitle, p: Position, seat: int, text: str) -> tuple[str, str]:
    """Why a seat cannot play a text: the id and the clause."""
    kind = title.refusal_kind(p, code(title, p, seat, text))
    return kind.name, kind.clause


def mark(p: Position) -> str:
    """The digest of a toy position."""
    return digest(p, FIELDS)
