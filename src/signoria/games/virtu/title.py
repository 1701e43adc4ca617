"""Virtù: the title, its steps in the order of play."""

from typing import Final

from signoria.games.virtu import observation, proposals, sequence, setup, told, view
from signoria.games.virtu import terms as t
from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.bot import outlook
from signoria.games.virtu.bot.weights import FEATURES, likes
from signoria.games.virtu.brief import brief
from signoria.games.virtu.faults import faults
from signoria.games.virtu.position import FIELDS, Italy
from signoria.games.virtu.scenario import MOMENTS, begin, complete
from signoria.games.virtu.scoring import ranks, tally, totals
from signoria.games.virtu.shortage import lacking
from signoria.games.virtu.steps import (
    acting,
    alliances,
    annexing,
    battle,
    bidding,
    campaign,
    collecting,
    intrigue,
    market,
    patronage,
    paying,
    retreat,
    spring,
    winter,
    years,
)
from signoria.kernel.chance import Chance
from signoria.kernel.observation import Notes
from signoria.kernel.step import Step
from signoria.kernel.title import Macro, Title

VERSION: Final = 3
"""The version of the rules; a record names it. A change that alters any game raises it."""


def steps() -> list[Step]:
    """The sequence of play; what follows what inside a phase is told by the functions of sequence.py."""
    return [
        # Setting up (V-2.7)
        spring.Family(),
        spring.Opening(),
        years.Year(sequence.a_year),
        # Spring: the marker and the way to the action (V-5)
        spring.Spring(sequence.a_turn),
        spring.Start(),
        spring.Marker(),
        spring.Stride(),
        collecting.Collect(),
        spring.Release(),
        spring.Act(),
        # Paying (V-4)
        paying.Pay(),
        # Govern (V-7)
        acting.Govern(),
        acting.TurnUp(),
        # Patronise (V-8)
        patronage.Patron(),
        patronage.Patronised(),
        patronage.Bonus(),
        # Trade and Annex (V-9.1 to V-9.7, VW-4)
        acting.Trade(),
        annexing.Annex(),
        annexing.Annexed(),
        annexing.Influence(),
        # Wage War (V-9.8)
        campaign.Campaign(),
        campaign.March(),
        campaign.Route(),
        campaign.Marched(),
        # Intrigue (V-10)
        intrigue.Plot(),
        intrigue.Shift(),
        intrigue.Agent(),
        intrigue.Oust(),
        # The end of a turn (V-6.1)
        spring.After(),
        # Sieges and field battles (V-11)
        battle.Sieges(sequence.after_the_sieges),
        battle.Front(),
        battle.Clash(),
        bidding.Bid(),
        battle.Resolve(),
        battle.Toll(),
        battle.Assault(),
        battle.Conquered(),
        retreat.Yield(),
        # The end of Spring: retreats and the new order (V-11.13 to V-11.17)
        retreat.Retreats(sequence.after_the_retreats),
        retreat.Retreat(),
        retreat.Order(sequence.the_winter),
        # Winter: upkeep and the palace (V-12.1 to V-12.9)
        winter.Winter(sequence.a_winter),
        winter.Upkeep(),
        winter.Disband(),
        winter.Arrange(),
        # Purchases (V-12.10 to V-12.16)
        market.Buy(),
        market.Site(),
        market.Bought(),
        market.Arrive(),
        market.Clear(),
        market.SeatCard(),
        # Troops, alliances, and an Indulgence for florins (V-12.17, V-13, V-6.1)
        market.Recruit(),
        paying.Beg(),
        alliances.Ally(),
        alliances.Cheaper(),
        alliances.Allied(),
        # The end of the year and of the game (V-14)
        years.YearEnd(sequence.after_a_year),
        years.Scoring(),
    ]


class Virtu(Title[Italy, ItalyBook]):
    def make_book(self, players: int, options: dict[str, object]) -> ItalyBook:
        return ItalyBook(players, options, self.data, self.digest)

    def deal(self, book: ItalyBook, seed: bytes) -> Italy:
        return setup.deal(book, seed)

    def blank(self, book: ItalyBook) -> Italy:
        return Italy(book)

    def view(self, p: Italy, seat: int) -> dict[str, object]:
        return view.view(p, seat)

    def observe(self, p: Italy, seat: int, notes: Notes) -> None:
        observation.observe(p, seat, notes)

    def imagine(self, p: Italy, seat: int, chance: Chance) -> Italy:
        return view.imagine(p, seat, chance)

    def knows_all(self, p: Italy, seat: int) -> bool:
        return not p.sealed

    def outlook(self, p: Italy, seat: int) -> float:
        return outlook.evaluate(p, seat)

    def features(self) -> list[str]:
        return FEATURES

    def weigh(self, book: ItalyBook, weights: list[float]) -> None:
        super().weigh(book, weights)
        book.likes = likes(weights)

    def evaluate(self, p: Italy, seat: int) -> float:
        return outlook.evaluate(p, seat)

    def faults(self, p: Italy) -> list[str]:
        return faults(p)

    def round_of(self, p: Italy) -> int:
        return p.year

    def begin(self, p: Italy, where: dict[str, object]) -> None:
        begin(p, where)

    def brief(self, p: Italy) -> dict[str, object]:
        return brief(p)

    def moments(self) -> dict[str, str]:
        return MOMENTS

    def complete(self, p: Italy, data: dict[str, object]) -> dict[str, object]:
        return complete(p, data)

    def explain(self, p: Italy, seat: int, move: int, code: int) -> dict[str, int]:
        found = super().explain(p, seat, move, code)
        return found | lacking(p, seat, move) if code == told.NOT_PAYABLE else found

    def macros(self, p: Italy, seat: int) -> list[Macro]:
        return proposals.macros(p, seat)

    def totals(self, p: Italy) -> list[int]:
        return totals(p)

    def tally(self, p: Italy) -> list[int]:
        return tally(p)

    def ranks(self, p: Italy) -> list[int]:
        return ranks(p)


def make(data: dict[str, object], digest: str) -> Title:
    """The title on a set of data files."""
    return Virtu(
        "virtu",
        VERSION,
        "V",
        [2, 3, 4, 5],
        t.STEPS,
        steps(),
        told.EVENTS,
        told.REFUSALS,
        t.SOURCES,
        FIELDS,
        data,
        digest,
    )
