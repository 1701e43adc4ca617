"""Lorenzo il Magnifico: the title, its steps in the order of play."""

from typing import Final

from signoria.games.lorenzo import heuristic, setup, view
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.brief import complete
from signoria.games.lorenzo.check import faults
from signoria.games.lorenzo.moments import begin
from signoria.games.lorenzo.params import explain, pointless, prospect, situation
from signoria.games.lorenzo.position import FIELDS, Florence
from signoria.games.lorenzo.steps import acting, gaining, leading, placing, rounds
from signoria.games.lorenzo.terms import EVENTS, REFUSALS, SOURCES
from signoria.kernel.chance import Chance
from signoria.kernel.position import Book, Position, Step
from signoria.kernel.title import Title

VERSION: Final = 1
"""The version of the rules; a record names it. A change that alters any game raises it."""


def steps() -> list[Step]:
    """The sequence of play. The order is that of the constants in terms.py."""
    return [
        rounds.Tile(),
        rounds.LeadersDealt(),
        rounds.Draft(),
        rounds.Round(),
        rounds.Actions(),
        rounds.Turn(),
        placing.Space(),
        placing.Raise(),
        placing.Serve(),
        placing.Cost(),
        placing.Discount(),
        acting.Act(),
        acting.Take(),
        acting.Effect(),
        acting.Order(),
        gaining.Accept(),
        gaining.Gain(),
        gaining.Lose(),
        gaining.Privileges(),
        placing.Bonus(),
        placing.Work(),
        gaining.Exchange(),
        rounds.After(),
        leading.Discard(),
        leading.Play(),
        leading.Copy(),
        leading.Use(),
        leading.Strengthen(),
        rounds.Vatican(),
        rounds.Report(),
        rounds.Cleanup(),
        rounds.Scoring(),
    ]


class Lorenzo(Title):
    def make_book(self, players: int, options: dict[str, object]) -> Book:
        return FlorenceBook(players, options, self.data, self.digest)

    def deal(self, book: Book, seed: bytes) -> Position:
        assert isinstance(book, FlorenceBook)
        return setup.deal(book, seed)

    def blank(self, book: Book) -> Position:
        assert isinstance(book, FlorenceBook)
        return Florence(book)

    def view(self, p: Position, seat: int) -> dict[str, object]:
        assert isinstance(p, Florence)
        return view.view(p, seat)

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        assert isinstance(p, Florence)
        return view.imagine(p, seat, chance)

    def outlook(self, p: Position, seat: int) -> float:
        assert isinstance(p, Florence)
        return heuristic.outlook(p, seat)

    def begin(self, p: Position, where: dict[str, object]) -> None:
        assert isinstance(p, Florence)
        begin(p, where)

    def complete(self, p: Position, data: dict[str, object]) -> dict[str, object]:
        assert isinstance(p, Florence)
        return complete(p, data)

    def faults(self, p: Position) -> list[str]:
        assert isinstance(p, Florence)
        return faults(p)

    def explain(self, p: Position, seat: int, move: int, code: int) -> dict[str, int]:
        assert isinstance(p, Florence)
        return explain(p, seat, move, code)

    def pointless(self, p: Position, seat: int, move: int) -> bool:
        assert isinstance(p, Florence)
        return pointless(p, seat, move)

    def situation(self, p: Position, seat: int) -> dict[str, int]:
        assert isinstance(p, Florence)
        return situation(p, seat)

    def prospect(self, p: Position, move: int) -> dict[str, int]:
        assert isinstance(p, Florence)
        return prospect(p, move)

    def ranks(self, p: Position) -> list[int]:
        """Ties go to the seat that is earlier in the turn order, so no place is shared (L-15.8, L-15.10)."""
        assert isinstance(p, Florence)
        totals = self.totals(p)
        best = sorted(range(p.seats), key=lambda seat: (-totals[seat], p.order.index(seat)))
        return [best.index(seat) + 1 for seat in range(p.seats)]


def make(data: dict[str, object], digest: str) -> Title:
    """The title on a set of data files."""
    return Lorenzo("lorenzo", VERSION, "L", [2, 3, 4], steps(), EVENTS, REFUSALS, SOURCES, FIELDS, data, digest)
