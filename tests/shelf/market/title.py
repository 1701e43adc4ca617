"""The market: the title, its steps in the order of play."""

from typing import Any, Final

from signoria.kernel.chance import Chance
from signoria.kernel.flow import top
from signoria.kernel.observation import Notes
from signoria.kernel.position import NONE
from signoria.kernel.schema import moment_of, number_of
from signoria.kernel.title import Macro, Title

from . import position, view
from . import terms as t
from .position import FIELDS, Market, MarketBook, ids
from .steps import Bid, Lay, Round, Show, ask

VERSION: Final = 1
"""The version of the rules; a change that alters any game raises it."""


class MarketTitle(Title[Market, MarketBook]):
    def make_book(self, players: int, options: dict[str, object]) -> MarketBook:
        return MarketBook(players, options, self.data, self.digest)

    def deal(self, book: MarketBook, seed: bytes) -> Market:
        return position.deal(book, seed)

    def blank(self, book: MarketBook) -> Market:
        return position.blank(book)

    def view(self, p: Market, seat: int) -> dict[str, object]:
        return view.view(p, seat)

    def observe(self, p: Market, seat: int, notes: Notes) -> None:
        view.observe(p, seat, notes)

    def imagine(self, p: Market, seat: int, chance: Chance) -> Market:
        return view.imagine(p, seat, chance)

    def outlook(self, p: Market, seat: int) -> float:
        """The greedy bot's eyes: the points, and those of the good that is about to be laid."""
        mine = bool(p.agenda) and top(p).number == t.LAY and p.seat() == seat
        return p.score(seat) + (p.book.worth[p.deck[p.round]] if mine else 0)

    def macros(self, p: Market, seat: int) -> list[Macro]:
        """A row of moves as one click; here the shortest that there is."""
        return [Macro("none", [self.steps[t.BID].base])] if top(p).number == t.BID else []

    def begin(self, p: Market, where: dict[str, object]) -> None:
        """The moments at which a scenario may begin: a round, its bids, or a seat that lays the good."""
        moment = moment_of(where, self.moments())
        p.sealed = NONE
        p.agenda = []
        p.push(t.ROUND)
        if moment == "bid":
            ask(p)
        elif moment == "lay":
            p.push(t.LAY, number_of(p.book, "begin", "seat", where.get("seat")), p.book.alms)

    def moments(self) -> dict[str, str]:
        return {"start": "", "bid": "", "lay": "seat"}

    def faults(self, p: Market) -> list[str]:
        """Why a position that somebody wrote by hand cannot be."""
        found = []
        if sorted(p.deck) != list(range(len(p.book.worth))):
            found.append("deck: every good is there once")
        if not 0 <= p.round <= p.book.rounds:
            found.append(f"round: from 0 to {p.book.rounds}")
        if min(p.coins) < 0:
            found.append("coins: nobody owes any")
        if sum(p.stalls) > p.round or not set(p.stalls) <= {0, 1}:
            found.append("stalls: at most one good on each, and none that is not sold")
        return found


def make(data: dict[str, Any], digest: str) -> Title:
    """The title on a set of data files."""
    if not ids(data["good"]):
        raise ValueError("a market has goods")
    return MarketTitle(
        "market",
        VERSION,
        "MK",
        [2, 3],
        t.STEPS,
        [Round(t.ROUND), Show(t.SHOW), Bid(), Lay(ids(data["stall"]))],
        t.EVENTS,
        t.REFUSALS,
        t.SOURCES,
        FIELDS,
        data,
        digest,
    )
