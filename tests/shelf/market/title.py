"""The market: each round a good is shown, all bid in secret, the highest bidder puts it on a stall or keeps it."""

from typing import Any, cast

from signoria.kernel.chance import Chance, seeded
from signoria.kernel.event import EventKind
from signoria.kernel.position import (
    FIRST_CODE,
    LEGAL,
    NONE,
    REDUNDANT,
    Book,
    Choice,
    Operand,
    Position,
    Sealed,
    Step,
    put,
)
from signoria.kernel.schema import Field
from signoria.kernel.title import Macro, RefusalKind, Title

ROUND, SHOW, BID, LAY = 0, 1, 2, 3
MARKET, BIDS, SOLD, RUMOUR = 0, 1, 2, 3
TOO_DEAR, STALL_FULL = FIRST_CODE, FIRST_CODE + 1
GOODS = ["silk", "salt", "wool"]
STALLS = ["north", "south"]
WORTH = [3, 1, 2]


class Market(Position):
    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.round = 0
        self.deck: list[int] = NONE
        self.coins: list[int] = NONE
        self.stalls: list[int] = NONE

    def copy(self) -> "Market":
        q = Market(self.book)
        self.copy_frame(q)
        q.round = self.round
        q.deck = self.deck[:]
        q.coins = self.coins[:]
        q.stalls = self.stalls[:]
        return q


def at(p: Position) -> Market:
    return cast(Market, p)


class Round(Step):
    def run(self, p: Position) -> None:
        p.pop()
        if at(p).round < 3:
            p.push(ROUND)
            p.push(SHOW)


class Show(Step):
    def run(self, p: Position) -> None:
        m = at(p)
        p.pop()
        p.learn()
        if p.ear is not None:
            p.ear.hear(MARKET, [m.deck[m.round]])
            if m.round < 2:
                p.ear.hear(RUMOUR, [0, m.deck[m.round + 1]], 1)
        p.push_sealed(BID, [1] * p.seats)


class Bid(Sealed):
    def refusal(self, p: Position, seat: int, move: int) -> int:
        return TOO_DEAR if move - self.base > at(p).coins[seat] else LEGAL

    def reveal(self, p: Position, answers: list[int]) -> None:
        m = at(p)
        p.pop()
        bids = [move - self.base for move in answers]
        for seat, bid in enumerate(bids):
            m.coins[seat] -= bid
            p.ledger[seat * 2 + 1] -= bid
            if p.ear is not None:
                p.ear.hear(BIDS, [seat, bid])
        winner = bids.index(max(bids))
        p.push(LAY, winner)


class Lay(Choice):
    def refusal(self, p: Position, seat: int, move: int) -> int:
        stall = move - self.base
        if stall == 2:
            return LEGAL
        if at(p).stalls[stall]:
            return STALL_FULL
        return REDUNDANT if stall == 1 and not at(p).stalls[0] else LEGAL

    def apply(self, p: Position, seat: int, move: int) -> None:
        m = at(p)
        p.pop()
        stall = move - self.base
        good = m.deck[m.round]
        worth = WORTH[good] + (2 if stall < 2 else 0)
        if stall < 2:
            m.stalls = put(m.stalls, stall, 1)
        p.ledger[seat * 2] += worth
        if p.ear is not None:
            p.ear.hear(SOLD, [seat, good, worth])
        m.round += 1


class MarketTitle(Title):
    def make_book(self, players: int, options: dict[str, object]) -> Book:
        book = Book("market", players, options, self.digest)
        book.axes["good"] = GOODS
        book.axes["stall"] = STALLS
        return book

    def deal(self, book: Book, seed: bytes) -> Position:
        p = Market(book)
        p.chance = seeded(seed)
        p.deck = [0, 1, 2]
        p.chance.shuffle(p.deck)
        p.coins = [4 if book.options["generous"] else 3] * book.seats
        p.stalls = [0, 0]
        p.ledger = [0, 3] * book.seats
        p.agenda = []
        p.push(ROUND)
        return p

    def blank(self, book: Book) -> Position:
        p = Market(book)
        p.ledger = [0] * (2 * book.seats)
        return p

    def view(self, p: Position, seat: int) -> dict[str, object]:
        m = at(p)
        return {"round": m.round, "shown": m.deck[: m.round + 1], "coins": m.coins, "stalls": m.stalls}

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        q = at(p).copy()
        rest = q.deck[q.round + 1 :]
        if seat != 0:
            chance.shuffle(rest)
        q.deck = q.deck[: q.round + 1] + rest
        q.sealed = [
            BASE_BID + chance.below(q.coins[i] + 1) if move >= 0 and i != seat else move
            for i, move in enumerate(q.sealed)
        ]
        return q

    def evaluate(self, p: Position, seat: int) -> float:
        return float(p.score(seat))

    def explain(self, p: Position, seat: int, move: int, code: int) -> dict[str, int]:
        return {"coins": at(p).coins[seat]} if code == TOO_DEAR else {"stall": move - self.steps[LAY].base}

    def situation(self, p: Position, seat: int) -> dict[str, int]:
        return {"good": at(p).deck[at(p).round]}

    def macros(self, p: Position, seat: int) -> list[Macro]:
        return [Macro("none", [BASE_BID])]


BASE_BID = 0


def make(data: dict[str, Any], digest: str) -> Title:
    goods = [good["id"] for good in data["good"]]
    stalls = [stall["id"] for stall in data["stall"]]
    return MarketTitle(
        "market",
        1,
        "MK",
        [2, 3],
        [
            Round("round", "MK-1"),
            Show("show", "MK-2"),
            Bid("bid", "MK-3", [Operand("coins", "number", ["0", "1", "2", "3"])]),
            Lay("lay", "MK-4", [Operand("stall", "stall", stalls)], ["keep"]),
        ],
        [
            EventKind("market", "MK-2", [("good", "good")]),
            EventKind("bids", "MK-3", [("seat", "seat"), ("coins", "")]),
            EventKind("sold", "MK-4", [("seat", "seat"), ("good", "good"), ("points", "")]),
            EventKind("rumour", "MK-2", [("seat", "seat"), ("good", "good")], ["good"]),
        ],
        [RefusalKind("too-dear", "MK-3"), RefusalKind("stall-full", "MK-4")],
        ["goods", "coins"],
        [
            Field("round"),
            Field("deck", [], "good"),
            Field("coins", ["seat"]),
            Field("stalls", ["stall"]),
        ],
        data | {"goods": goods},
        digest,
    )
