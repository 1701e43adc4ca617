"""Lorenzo il Magnifico: the title, its steps and the sequence of play."""

from typing import Final

from signoria.games.lorenzo import bot, faults, observation, scenario, setup, told, view
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.brief import brief
from signoria.games.lorenzo.notation import Components
from signoria.games.lorenzo.position import FIELDS, Florence
from signoria.games.lorenzo.steps import acting, church, gaining, leading, placing, preparing, rounds, turns
from signoria.kernel.chance import Chance
from signoria.kernel.observation import Notes
from signoria.kernel.step import Step
from signoria.kernel.title import Title, ranks_in_order

VERSION: Final = 1
"""The version of the rules; a record names it. A change that alters any game raises it."""


# The sequence of play: each function says what follows what, first things first.


def opening(p: Florence) -> None:
    """Before the first round (L-2.6 to L-2.9): bonus tiles from the last in turn order to the first, then leaders."""
    if p.book.advanced:
        for seat in reversed(p.order):
            p.push(t.TILE, seat)
        p.push(t.LEADERS_DEALT)
    p.push(t.ROUND)


def a_round(p: Florence) -> None:
    """Cards and dice are there; now the actions, and every second round a Vatican report (L-3.2)."""
    p.push(t.ACTIONS)
    if p.round % 2 == 0:
        p.push(t.VATICAN)
    p.push(t.CLEANUP)


def a_report(p: Florence) -> None:
    """Those who have the faith decide in turn order; in the last report nobody has a choice (L-13.3, L-13.4)."""
    for seat in p.order:
        if church.faithful(p, seat) and p.round < p.book.round_count:
            p.push(t.CHURCH, seat)


def after_cleanup(p: Florence) -> None:
    """The next round, or after the sixth the final scoring (L-3.1)."""
    p.push(t.ROUND if p.round < p.book.round_count else t.SCORING)


def steps(named: Components) -> list[Step]:
    """The steps in the order in which they are played."""
    return [
        # Bonus tiles and leaders.
        preparing.Tile(named),
        preparing.LeadersDealt(),
        preparing.Draft(named),
        # A round: cards and dice, then turn by turn.
        rounds.Round(a_round),
        rounds.Actions(),
        # A turn: leader actions whenever one likes, one placement.
        turns.Place(),
        leading.Discard(named),
        leading.Play(named),
        leading.Copy(named),
        leading.Use(named),
        leading.Strengthen(),
        # The form of a placement or a bonus action, question by question.
        placing.Bonus(),
        placing.Space(),
        placing.Raise(),
        placing.Serve(),
        placing.Work(),
        placing.Cost(),
        placing.Discount(),
        # It is carried out.
        acting.Act(),
        acting.Take(),
        acting.Order(),
        acting.Effect(),
        # What it brings.
        gaining.Exchange(),
        gaining.Accept(),
        gaining.Gain(),
        gaining.Lose(),
        gaining.Privileges(named),
        # The end of the turn.
        turns.Turn(),
        # The end of a period, of the round, of the game.
        church.Vatican(a_report),
        church.Church(),
        rounds.Cleanup(after_cleanup),
        rounds.Scoring(),
    ]


class Lorenzo(Title[Florence, FlorenceBook]):
    def make_book(self, players: int, options: dict[str, object]) -> FlorenceBook:
        return FlorenceBook(players, options, self.data, self.digest)

    def deal(self, book: FlorenceBook, seed: bytes) -> Florence:
        p = setup.deal(book, seed)
        opening(p)
        p.forward(0)
        return p

    def blank(self, book: FlorenceBook) -> Florence:
        return Florence(book)

    def view(self, p: Florence, seat: int) -> dict[str, object]:
        return view.view(p, seat)

    def observe(self, p: Florence, seat: int, notes: Notes) -> None:
        observation.observe(p, seat, notes)

    def imagine(self, p: Florence, seat: int, chance: Chance) -> Florence:
        return view.imagine(p, seat, chance)

    def outlook(self, p: Florence, seat: int) -> float:
        return bot.outlook(p, seat)

    def features(self) -> list[str]:
        return bot.FEATURES

    def round_of(self, p: Florence) -> int:
        return p.round

    def begin(self, p: Florence, where: dict[str, object]) -> None:
        scenario.begin(p, where, opening, a_round)

    def brief(self, p: Florence) -> dict[str, object]:
        return brief(p)

    def moments(self) -> dict[str, str]:
        return scenario.MOMENTS

    def complete(self, p: Florence, data: dict[str, object]) -> dict[str, object]:
        return scenario.complete(p, data)

    def faults(self, p: Florence) -> list[str]:
        return faults.faults(p)

    def ranks(self, p: Florence) -> list[int]:
        """Ties go to the seat that is earlier in the turn order, so no place is shared (L-15.8, L-15.10)."""
        return ranks_in_order(self.totals(p), p.order)


def make(data: dict[str, object], digest: str) -> Title:
    """The title on a set of data files."""
    return Lorenzo(
        "lorenzo",
        VERSION,
        "L",
        [2, 3, 4],
        t.STEPS,
        steps(Components(data)),
        told.EVENTS,
        told.REFUSALS,
        t.SOURCES,
        FIELDS,
        data,
        digest,
    )
