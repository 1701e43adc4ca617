"""Virtù: the title, its steps in the order of play."""

from typing import Final

from signoria.games.virtu import heuristic, setup, view
from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.brief import complete
from signoria.games.virtu.check import faults
from signoria.games.virtu.codes import EVENTS, PAY, REFUSALS, SOURCES
from signoria.games.virtu.moments import begin
from signoria.games.virtu.params import explain, prospect, situation
from signoria.games.virtu.position import FIELDS, Italy
from signoria.games.virtu.scoring import ranks, tally, totals
from signoria.games.virtu.steps import (
    acting,
    alliances,
    annexing,
    battle,
    bidding,
    campaign,
    intrigue,
    market,
    patronage,
    paying,
    retreat,
    spring,
    winter,
)
from signoria.kernel.chance import Chance
from signoria.kernel.flow import top
from signoria.kernel.position import Book, Position, Step
from signoria.kernel.title import Macro, Title

VERSION: Final = 3
"""The version of the rules; a record names it. A change that alters any game raises it."""


def steps() -> list[Step]:
    """The sequence of play. The order is that of the constants in codes.py."""
    return [
        spring.Family(),
        spring.Opening(),
        spring.Year(),
        spring.Spring(),
        spring.Start(),
        spring.Marker(),
        spring.Stride(),
        spring.Release(),
        spring.Act(),
        acting.Govern(),
        acting.TurnUp(),
        patronage.Patron(),
        patronage.Patronised(),
        patronage.Bonus(),
        acting.Trade(),
        annexing.Annex(),
        annexing.Annexed(),
        annexing.Influence(),
        campaign.Campaign(),
        campaign.March(),
        campaign.Route(),
        campaign.Marched(),
        intrigue.Plot(),
        intrigue.Shift(),
        intrigue.Agent(),
        intrigue.Oust(),
        spring.After(),
        paying.Pay(),
        paying.Collect(),
        battle.Sieges(),
        battle.Front(),
        battle.Clash(),
        battle.Assault(),
        bidding.Bid(),
        battle.Resolve(),
        battle.Toll(),
        battle.Conquered(),
        retreat.Yield(),
        retreat.Retreats(),
        retreat.Retreat(),
        retreat.Order(),
        winter.Winter(),
        winter.Upkeep(),
        winter.Disband(),
        winter.Arrange(),
        market.Buy(),
        market.Site(),
        market.Bought(),
        market.Arrive(),
        market.Clear(),
        market.SeatCard(),
        market.Recruit(),
        alliances.Ally(),
        alliances.Cheaper(),
        alliances.Allied(),
        paying.Beg(),
        alliances.YearEnd(),
        alliances.Scoring(),
    ]


class Virtu(Title):
    def make_book(self, players: int, options: dict[str, object]) -> Book:
        return ItalyBook(players, options, self.data, self.digest)

    def deal(self, book: Book, seed: bytes) -> Position:
        assert isinstance(book, ItalyBook)
        return setup.deal(book, seed)

    def blank(self, book: Book) -> Position:
        assert isinstance(book, ItalyBook)
        return Italy(book)

    def view(self, p: Position, seat: int) -> dict[str, object]:
        assert isinstance(p, Italy)
        return view.view(p, seat)

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        assert isinstance(p, Italy)
        return view.imagine(p, seat, chance)

    def knows_all(self, p: Position, seat: int) -> bool:
        return not p.sealed

    def outlook(self, p: Position, seat: int) -> float:
        assert isinstance(p, Italy)
        return heuristic.evaluate(p, seat)

    def evaluate(self, p: Position, seat: int) -> float:
        assert isinstance(p, Italy)
        return heuristic.evaluate(p, seat)

    def faults(self, p: Position) -> list[str]:
        assert isinstance(p, Italy)
        return faults(p)

    def begin(self, p: Position, where: dict[str, object]) -> None:
        assert isinstance(p, Italy)
        begin(p, where)

    def complete(self, p: Position, data: dict[str, object]) -> dict[str, object]:
        assert isinstance(p, Italy)
        return complete(p, data)

    def explain(self, p: Position, seat: int, move: int, code: int) -> dict[str, int]:
        assert isinstance(p, Italy)
        return explain(p, seat, move, code)

    def situation(self, p: Position, seat: int) -> dict[str, int]:
        assert isinstance(p, Italy)
        return situation(p, seat)

    def prospect(self, p: Position, move: int) -> dict[str, int]:
        assert isinstance(p, Italy)
        return prospect(p, move)

    def macros(self, p: Position, seat: int) -> list[Macro]:
        """Pay as proposed: the least wasteful way through the open payment."""
        assert isinstance(p, Italy)
        if not p.agenda or top(p).number != PAY or p.seat() != seat:
            return []
        row = paying.proposal(p, seat)
        return [Macro("pay", row)] if row else []

    def totals(self, p: Position) -> list[int]:
        assert isinstance(p, Italy)
        return totals(p)

    def tally(self, p: Position) -> list[int]:
        assert isinstance(p, Italy)
        return tally(p)

    def ranks(self, p: Position) -> list[int]:
        assert isinstance(p, Italy)
        return ranks(p)


def make(data: dict[str, object], digest: str) -> Title:
    """The title on a set of data files."""
    return Virtu("virtu", VERSION, "V", [2, 3, 4, 5], steps(), EVENTS, REFUSALS, SOURCES, FIELDS, data, digest)
