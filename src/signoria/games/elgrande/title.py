"""El Grande: the title, its steps in the order of play."""

from typing import Final

from signoria.games.elgrande import heuristic, setup, view
from signoria.games.elgrande.book import SpainBook
from signoria.games.elgrande.brief import complete
from signoria.games.elgrande.check import faults
from signoria.games.elgrande.moments import begin
from signoria.games.elgrande.params import explain, pointless, situation
from signoria.games.elgrande.position import FIELDS, Spain
from signoria.games.elgrande.steps import favours, losses, moving, round, turn
from signoria.games.elgrande.terms import EVENTS, REFUSALS, SOURCES
from signoria.kernel.chance import Chance
from signoria.kernel.position import Book, Position, Step
from signoria.kernel.title import RefusalKind, Title

VERSION: Final = 1
"""The version of the rules; a record names it. A change that alters any game raises it."""


def steps() -> list[Step]:
    """The sequence of play. The order is that of the constants in terms.py."""
    return [
        round.PassGrey(),
        round.Round(),
        round.Arrival(),
        round.Reveal(),
        round.VirtualPower(),
        round.Power(),
        round.Order(),
        round.Turn(),
        turn.Summon(),
        turn.Levy(),
        turn.Grey(),
        turn.Take(),
        turn.Menu(),
        turn.Place(),
        turn.Veto(),
        turn.Effect(),
        favours.Choose(),
        moving.From(),
        moving.Lift(),
        moving.Drop(),
        moving.March(),
        moving.MarchTo(),
        moving.Settle(),
        moving.Throw(),
        moving.Recall(),
        losses.Give(),
        losses.Banish(),
        losses.Evict(),
        losses.Dial(),
        favours.Inspect(),
        favours.Table(),
        favours.Lay(),
        favours.Retrieve(),
        favours.Grande(),
        favours.King(),
        favours.Escort(),
        favours.Viceroy(),
        round.EndRound(),
        round.Scoring(),
    ]


class ElGrande(Title):
    def make_book(self, players: int, options: dict[str, object]) -> Book:
        return SpainBook(players, options, self.data, self.digest)

    def option_fault(self, players: int, options: dict[str, object]) -> RefusalKind | None:
        if options["merged"] is True and players > 3:
            return RefusalKind("merged-decks-need-two-or-three-players", "EG-17.1")
        return None

    def deal(self, book: Book, seed: bytes) -> Position:
        assert isinstance(book, SpainBook)
        return setup.deal(book, seed)

    def blank(self, book: Book) -> Position:
        assert isinstance(book, SpainBook)
        return Spain(book)

    def view(self, p: Position, seat: int) -> dict[str, object]:
        assert isinstance(p, Spain)
        return view.view(p, seat)

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        assert isinstance(p, Spain)
        return view.imagine(p, seat, chance)

    def outlook(self, p: Position, seat: int) -> float:
        assert isinstance(p, Spain)
        return heuristic.outlook(p, seat)

    def begin(self, p: Position, where: dict[str, object]) -> None:
        assert isinstance(p, Spain)
        begin(p, where)

    def complete(self, p: Position, data: dict[str, object]) -> dict[str, object]:
        assert isinstance(p, Spain)
        return complete(p, data)

    def faults(self, p: Position) -> list[str]:
        assert isinstance(p, Spain)
        return faults(p)

    def explain(self, p: Position, seat: int, move: int, code: int) -> dict[str, int]:
        assert isinstance(p, Spain)
        return explain(p, seat, move, code)

    def pointless(self, p: Position, seat: int, move: int) -> bool:
        assert isinstance(p, Spain)
        return pointless(p, seat, move)

    def situation(self, p: Position, seat: int) -> dict[str, int]:
        assert isinstance(p, Spain)
        return situation(p, seat)


def make(data: dict[str, object], digest: str) -> Title:
    """The title on a set of data files."""
    return ElGrande("elgrande", VERSION, "EG", [2, 3, 4, 5], steps(), EVENTS, REFUSALS, SOURCES, FIELDS, data, digest)
