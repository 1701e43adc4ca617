"""The book (data made numbers) and the position (the whole truth at one moment) of the market."""

from typing import Any, Final

from signoria.kernel.chance import seeded
from signoria.kernel.position import NONE, Book, Position
from signoria.kernel.schema import Field

from . import terms as t

FIELDS: Final = [
    Field("round"),
    Field("deck", [], "good"),
    Field("coins", ["seat"]),
    Field("stalls", ["stall"]),
]
"""Every attribute of a position, with the vocabularies of its axes and values: JSON and digests are made of this."""


def ids(entries: list[dict[str, Any]]) -> list[str]:
    return [entry["id"] for entry in entries]


class MarketBook(Book):
    """Never changes during a game and is shared by all copies of a position."""

    def __init__(self, players: int, options: dict[str, object], data: dict[str, Any], digest: str) -> None:
        super().__init__("market", players, options, digest)
        self.worth: list[int] = [good["points"] for good in data["good"]]
        self.rounds: int = min(data["rounds"], len(self.worth))
        self.axes["good"] = ids(data["good"])
        self.axes["stall"] = ids(data["stall"])
        guests = options["guests"]
        assert isinstance(guests, list)
        self.alms = 1 if "monk" in guests else 0
        """How many points less a stall is worth."""
        self.thief = "thief" in guests


class Market(Position[MarketBook]):
    """Flat numbers and lists of numbers only; pending work is on the agenda."""

    def __init__(self, book: MarketBook) -> None:
        super().__init__(book)
        self.round = 0
        self.deck = NONE
        """The goods in the order of sale; all before `round` are sold, the one at `round` is open."""
        self.coins = NONE
        self.stalls = NONE
        """1 where a good lies."""

    def copy(self) -> "Market":
        q = Market(self.book)
        self.copy_frame(q)
        q.round = self.round
        q.deck = self.deck
        q.coins = self.coins
        q.stalls = self.stalls
        return q


def blank(book: MarketBook) -> Market:
    p = Market(book)
    p.coins = [0] * book.seats
    p.stalls = [0] * len(book.axes["stall"])
    p.ledger = [0] * (book.seats * len(t.SOURCES))
    return p


def deal(book: MarketBook, seed: bytes) -> Market:
    p = blank(book)
    p.chance = seeded(seed)
    p.deck = list(range(len(book.worth)))
    p.chance.shuffle(p.deck)
    p.coins = [t.PURSE + (1 if book.options["generous"] else 0)] * book.seats
    for seat in range(book.seats):
        p.credit(seat, t.FROM_COINS, t.PURSE)  # the coin of a generous market is a gift, not a point
    p.push(t.ROUND)
    return p
