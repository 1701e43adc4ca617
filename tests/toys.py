"""Toy titles, one for each feature of the kernel: a fruit market that a person can play in the head.

All share one position and one book, so that a toy is little more than its steps. Clauses are numbered T-1
(baskets, K1) to T-6. The kernel may be compiled; these subclasses are always interpreted.
"""

from typing import Final

from signoria.kernel.chance import Chance, seeded
from signoria.kernel.event import EventKind
from signoria.kernel.flow import answers, deciders, play, refusal, settle
from signoria.kernel.notation import move_of, text_of
from signoria.kernel.position import (
    FIRST_CODE,
    LEGAL,
    NONE,
    OPEN,
    REDUNDANT,
    Book,
    Choice,
    Operand,
    Position,
    Sealed,
    Step,
)
from signoria.kernel.schema import Field, digest, raw
from signoria.kernel.title import Macro, RefusalKind, Title

FRUITS: Final = ["apple", "cherry", "fig", "pear", "plum"]
PORTS: Final = ["genoa", "pisa", "venice"]
APPLE, CHERRY, FIG, PEAR, PLUM = range(5)
GENOA, PISA, VENICE = range(3)

SOLD_OUT, NOT_ASKED, TOO_DEEP, TAKEN, TOO_DEAR, NOT_YOURS, ONLY_ONCE = range(FIRST_CODE, FIRST_CODE + 7)
REFUSALS: Final = [
    RefusalKind("sold-out", "T-1.1"),
    RefusalKind("not-asked", "T-3.1"),
    RefusalKind("too-deep", "T-3.2"),
    RefusalKind("taken", "T-3.3"),
    RefusalKind("too-dear", "T-3.4"),
    RefusalKind("not-yours", "T-4.1"),
    RefusalKind("only-once", "T-5.1"),
]

PICKED, DREW = range(2)
EVENTS: Final = [
    EventKind("picked", "T-1.2", [("seat", "seat"), ("fruit", "fruit"), ("points", "")]),
    EventKind("drew", "T-2.2", [("seat", "seat"), ("fruit", "fruit")], ["fruit"]),
]

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
        self.ledger[seat * self.book.sources + source] += points


def toy(p: Position) -> Toy:
    assert isinstance(p, Toy)
    return p


class ToyTitle(Title):
    """What the toys share: the deal, the secrets (deck, drawn cards, sealed answers), the impossible."""

    def __init__(self, name: str, steps: list[Step]) -> None:
        data: dict[str, object] = {"option": OPTIONS}
        super().__init__(name, 1, "T", [2, 3], steps, EVENTS, REFUSALS, SOURCES, FIELDS, data, "toy")

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


# T-1 Baskets (K1): each seat picks two fruits, one at a time; which first makes no difference.


class Pick(Choice):
    def __init__(self) -> None:
        super().__init__("pick", "T-1", [Operand("fruit", "fruit", FRUITS)])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        p = toy(p)
        fruit = move - self.base
        if not p.stall[fruit]:
            return SOLD_OUT
        first = p.slot(0)
        if first >= 0:
            return REDUNDANT if fruit < first else LEGAL
        return LEGAL if any(p.stall[fruit + 1 :]) else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        fruit = move - self.base
        p.stall[fruit] -= 1
        p.basket[seat * len(FRUITS) + fruit] += 1
        points = p.market.worth[fruit]
        p.earn(seat, FRUIT_POINTS, points)
        if p.ear is not None:
            p.ear.hear(PICKED, [seat, fruit, points])
        if p.slot(0) < 0 and any(p.stall):
            p.fill(0, fruit)
        else:
            p.pop()


class Baskets(ToyTitle):
    def __init__(self) -> None:
        super().__init__("baskets", [Pick()])

    def open(self, p: Toy) -> None:
        for seat in reversed(range(p.seats)):
            p.push(0, seat, -1)


# T-2 Vigil (K2): three days; each seat bows (a forced move), draws a secret card, and keeps or sells it.

DAWN, BOW, DRAW, KEEP = range(4)


class Dawn(Step):
    def __init__(self) -> None:
        super().__init__("dawn", "T-2")

    def run(self, p: Position) -> None:
        p = toy(p)
        p.pop()
        if p.day == 3:
            return
        p.day += 1
        p.push(DAWN)
        for seat in reversed(range(p.seats)):
            p.push(DRAW, seat)
            p.push(BOW, seat)


class Bow(Choice):
    def __init__(self) -> None:
        super().__init__("bow", "T-2.1", words=["deep"])

    def stop(self, p: Position) -> bool:
        return True

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        p.pop()
        p.tale.append(seat)


class Draw(Step):
    def __init__(self) -> None:
        super().__init__("draw", "T-2.2")

    def stop(self, p: Position) -> bool:
        return True

    def run(self, p: Position) -> None:
        p = toy(p)
        seat = p.seat()
        p.pop()
        p.card[seat] = p.deck.pop()
        p.learn()
        if p.ear is not None:
            p.ear.hear(DREW, [seat, p.card[seat]], 1 << seat)
        p.push(KEEP, seat)


class Keep(Choice):
    def __init__(self) -> None:
        super().__init__("card", "T-2.3", [Operand("deed", "deed", ["keep", "sell"])])

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        p.pop()
        fruit = p.card[seat]
        p.card[seat] = -1
        if move == self.base:
            p.basket[seat * len(FRUITS) + fruit] += 1
            p.earn(seat, FRUIT_POINTS, p.market.worth[fruit])
        else:
            p.coins[seat] += 1


class Vigil(ToyTitle):
    def __init__(self) -> None:
        super().__init__("vigil", [Dawn(), Bow(), Draw(), Keep()])


# T-3 Voyage (K3, and the macros of K6): one form of three slots, ship, port and fare; paid when it is full.

SHIPS: Final = ["cog", "carrack"]
FARES: Final = ["once", "twice"]
DRAUGHT: Final = [1, 3]
DEPTH: Final = [1, 2, 3]
TOLL: Final = [1, 2, 4]
SHIP, PORT, FARE = range(3)
FIRST_TOKEN: Final = [0, 2, 5]
SIZES: Final = [2, 3, 2]


class Sail(Choice):
    def __init__(self) -> None:
        super().__init__("sail", "T-3", [Operand("answer", "voyage", SHIPS + PORTS + FARES)])

    def question(self, p: Position) -> int:
        return SHIP if p.slot(SHIP) < 0 else PORT if p.slot(PORT) < 0 else FARE

    def fault(self, p: Toy, seat: int, ship: int, port: int, fare: int) -> int:
        """Why a form cannot be finished; an open slot (-1) is judged by its most generous completion."""
        if port < 0:
            return min(self.fault(p, seat, ship, other, fare) for other in range(len(PORTS)))
        if DEPTH[port] > DRAUGHT[ship]:
            return TOO_DEEP
        if port in p.berth:
            return TAKEN
        return TOO_DEAR if TOLL[port] * (1 + max(fare, 0)) > p.coins[seat] else LEGAL

    def refusal(self, p: Position, seat: int, move: int) -> int:
        p = toy(p)
        question = self.question(p)
        answer = move - self.base - FIRST_TOKEN[question]
        if not 0 <= answer < SIZES[question]:
            return NOT_ASKED
        form = [p.slot(i) for i in range(3)]
        form[question] = answer
        return self.fault(p, seat, form[SHIP], form[PORT], form[FARE])

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        question = self.question(p)
        p.fill(question, move - self.base - FIRST_TOKEN[question])
        if question < FARE:
            return
        port = p.slot(PORT)
        fare = p.slot(FARE)
        p.pop()
        p.coins[seat] -= TOLL[port] * (1 + fare)
        p.berth[seat] = port
        p.earn(seat, SEA_POINTS, TOLL[port] + fare)


class Voyage(ToyTitle):
    def __init__(self) -> None:
        super().__init__("voyage", [Sail()])

    def open(self, p: Toy) -> None:
        for seat in reversed(range(p.seats)):
            p.push(0, seat, -1, -1, -1)

    def macros(self, p: Position, seat: int) -> list[Macro]:
        """The whole voyage by first answers; what is forced plays itself and is left out."""
        trial = p.copy()
        row: list[int] = []
        while deciders(trial) == [seat]:
            row.append(answers(trial, seat)[0])
            play(trial, seat, row[-1])
        return [Macro("nearest", row)] if row else []


# T-4 Bids (K4): two rounds of sealed bids from one's own basket, one fruit a seat or two (option double).
# Nobody bids an apple who has something better, but anybody may.

ROUND, BID = range(2)


class Round(Step):
    def __init__(self) -> None:
        super().__init__("round", "T-4")

    def run(self, p: Position) -> None:
        p = toy(p)
        p.pop()
        if p.day == 2:
            return
        p.day += 1
        p.push(ROUND)
        width = p.market.width
        asked = [min(width, sum(p.basket[s * len(FRUITS) : (s + 1) * len(FRUITS)])) for s in range(p.seats)]
        p.push_sealed(BID, asked, width, p.day)


class Bid(Sealed):
    def __init__(self) -> None:
        super().__init__("bid", "T-4.1", [Operand("fruit", "fruit", FRUITS)])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        p = toy(p)
        width = p.slot(5)
        own = p.basket[seat * len(FRUITS) : (seat + 1) * len(FRUITS)]
        for bid in p.sealed[seat * width : seat * width + width]:
            if bid >= 0:
                own[bid - self.base] -= 1
        if not own[move - self.base]:
            return NOT_YOURS
        return REDUNDANT if move == self.base and any(own[1:]) else LEGAL

    def reveal(self, p: Position, answers: list[int]) -> None:
        p = toy(p)
        day = p.slot(0)
        width = p.slot(5)
        p.pop()
        for i, move in enumerate(answers):
            if move < 0:
                continue
            seat = i // width
            fruit = move - self.base
            p.basket[seat * len(FRUITS) + fruit] -= 1
            p.tale.extend((day, seat, fruit, p.chance.below(100)))
            if answers.count(move) == 1:
                p.earn(seat, FRUIT_POINTS, p.market.worth[fruit])


class Bids(ToyTitle):
    def __init__(self) -> None:
        super().__init__("bids", [Round(), Bid()])

    def open(self, p: Toy) -> None:
        p.basket = [1] * (p.seats * len(FRUITS))
        p.push(ROUND)


# T-5 Farm (K5): work, and beside it, at any time before, sell fruits or pray once and vow aloud or in silence.

WORK, SELL, PRAY, VOW, NIGHT = range(5)
BESIDE: Final = [SELL, PRAY]


class Work(Choice):
    def __init__(self) -> None:
        super().__init__("work", "T-5", [Operand("deed", "deed", ["sow", "reap"])])
        self.with_asides = True

    def asides(self, p: Position, seat: int) -> list[int]:
        return BESIDE if toy(p).day < 2 else NONE

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return LEGAL if move == self.base or any(toy(p).stall) else SOLD_OUT

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        vow = p.slot(1)
        p.pop()
        p.tale.append(vow)
        if move == self.base:
            p.coins[seat] += 1
            return
        fruit = next(i for i, n in enumerate(p.stall) if n)
        p.stall[fruit] -= 1
        p.basket[seat * len(FRUITS) + fruit] += 1


class Sell(Step):
    def __init__(self) -> None:
        super().__init__("sell", "T-5.2", [Operand("fruit", "fruit", FRUITS)])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return LEGAL if toy(p).basket[seat * len(FRUITS) + move - self.base] else NOT_YOURS

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        p.basket[seat * len(FRUITS) + move - self.base] -= 1
        p.coins[seat] += p.market.worth[move - self.base]


class Pray(Step):
    def __init__(self) -> None:
        super().__init__("pray", "T-5.1", [Operand("saint", "saint", ["mark"], optional=True)])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return ONLY_ONCE if p.slot(0) else LEGAL

    def apply(self, p: Position, seat: int, move: int) -> None:
        p.fill(0, 1)
        p.push(VOW, seat, move - self.base)


class Vow(Choice):
    def __init__(self) -> None:
        voice = Operand("voice", "voice", ["aloud", "silent"])
        witness = Operand("witness", "guest", ["abbot", "bishop"], optional=True)
        super().__init__("vow", "T-5.3", [voice, witness], ["never"])

    def apply(self, p: Position, seat: int, move: int) -> None:
        saint = p.slot(0)
        p.pop()
        p.fill(1, 1 + self.size * saint + move - self.base)


class Nightfall(Step):
    def __init__(self) -> None:
        super().__init__("night", "T-5.4")

    def run(self, p: Position) -> None:
        p = toy(p)
        p.day += 1
        p.pop()
        if p.day < 3:
            p.push(NIGHT)
            for seat in reversed(range(p.seats)):
                p.push(WORK, seat)


class Farm(ToyTitle):
    def __init__(self) -> None:
        super().__init__("farm", [Work(), Sell(), Pray(), Vow(), Nightfall()])

    def open(self, p: Toy) -> None:
        p.push(NIGHT)


# T-6 Verdict: one decision whose answers the position itself dictates (`tale` holds the codes of the five moves).


class Judge(Choice):
    def __init__(self) -> None:
        super().__init__("judge", "T-6", [Operand("fruit", "fruit", FRUITS)])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return toy(p).tale[move - self.base]

    def apply(self, p: Position, seat: int, move: int) -> None:
        p.pop()
        toy(p).day = 1 + move - self.base


class Verdict(ToyTitle):
    def __init__(self) -> None:
        super().__init__("verdict", [Judge()])

    def open(self, p: Toy) -> None:
        p.tale = [LEGAL] * len(FRUITS)
        p.push(0, 0)


BASKETS: Final = Baskets()
VIGIL: Final = Vigil()
VOYAGE: Final = Voyage()
BIDS: Final = Bids()
FARM: Final = Farm()
VERDICT: Final = Verdict()
TOYS: Final[list[ToyTitle]] = [BASKETS, VIGIL, VOYAGE, BIDS, FARM, VERDICT]


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
