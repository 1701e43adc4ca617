"""Tiletum: the title, its steps in the order of play."""

from typing import Final

from signoria.games.tiletum import heuristic, setup, view
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.brief import complete
from signoria.games.tiletum.check import faults
from signoria.games.tiletum.moments import begin
from signoria.games.tiletum.params import explain, prospect, situation, trail
from signoria.games.tiletum.position import FIELDS, Europe
from signoria.games.tiletum.steps import acting, choices, helping, people, phases, trading, turns
from signoria.games.tiletum.terms import DO_ARCHITECT, DO_MERCHANT, SOURCES
from signoria.games.tiletum.titus import turn as titus
from signoria.games.tiletum.told import EVENTS, REFUSALS, SOLO_IS_FOR_TWO
from signoria.kernel.chance import Chance
from signoria.kernel.position import FIRST_CODE, Book, Position, Step
from signoria.kernel.title import RefusalKind, Title

VERSION: Final = 1
"""The version of the rules; a record names it. A change that alters any game raises it."""


def steps() -> list[Step]:
    """The sequence of play. The order is that of the constants in terms.py."""
    return [
        turns.Round(),
        turns.Turns(),
        turns.Corruption(),
        turns.Die(),
        turns.Value(),
        turns.Colour(),
        turns.Sector(),
        acting.Joker(),
        acting.Architect(),
        acting.Merchant(),
        people.Characters(),
        people.Room(),
        people.Filled(),
        trading.Contracts(),
        trading.Give(),
        trading.Get(),
        acting.King(),
        trading.Gain(),
        choices.Space(),
        choices.House(),
        choices.Pillar(),
        choices.Teleport(),
        choices.Building(),
        choices.Bonus(),
        choices.Part(),
        choices.Walk(),
        choices.Effect(),
        helping.Buy(),
        helping.Fulfil(),
        helping.Same(),
        helping.Crest(),
        helping.Crested(),
        helping.Contribute(),
        helping.Help(),
        helping.Used(),
        titus.Titus(),
        phases.Leader(),
        phases.KingTile(),
        phases.Standing(),
        phases.Fair(),
        phases.Cleanup(),
        phases.Scoring(),
    ]


class Tiletum(Title):
    def book(self, players: int, options: dict[str, object] | None = None) -> Book:
        """One player plays the solo game: Titus takes the second seat (T-14.1)."""
        if players == 1:
            given = dict(options) if options is not None else {}
            if given.get("solo", "off") == "off":
                given["solo"] = "normal"
            return super().book(2, given)
        return super().book(players, options)

    def make_book(self, players: int, options: dict[str, object]) -> Book:
        book = EuropeBook(players, options, self.data, self.digest)
        book.tabulate(self.steps[DO_MERCHANT], self.steps[DO_ARCHITECT])
        return book

    def option_fault(self, players: int, options: dict[str, object]) -> RefusalKind | None:
        """Titus plays against one player only."""
        return self.refusals[SOLO_IS_FOR_TWO - FIRST_CODE] if options["solo"] != "off" and players != 2 else None

    def deal(self, book: Book, seed: bytes) -> Position:
        assert isinstance(book, EuropeBook)
        return setup.deal(book, seed)

    def blank(self, book: Book) -> Position:
        assert isinstance(book, EuropeBook)
        return Europe(book)

    def view(self, p: Position, seat: int) -> dict[str, object]:
        assert isinstance(p, Europe)
        return view.view(p, seat)

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        assert isinstance(p, Europe)
        return view.imagine(p, seat, chance)

    def outlook(self, p: Position, seat: int) -> float:
        assert isinstance(p, Europe)
        return heuristic.outlook(p, seat)

    def begin(self, p: Position, where: dict[str, object]) -> None:
        assert isinstance(p, Europe)
        begin(p, where)

    def complete(self, p: Position, data: dict[str, object]) -> dict[str, object]:
        assert isinstance(p, Europe)
        return complete(p, data)

    def faults(self, p: Position) -> list[str]:
        assert isinstance(p, Europe)
        return faults(p)

    def explain(self, p: Position, seat: int, move: int, code: int) -> dict[str, int]:
        assert isinstance(p, Europe)
        return explain(p, seat, move, code)

    def situation(self, p: Position, seat: int) -> dict[str, int]:
        assert isinstance(p, Europe)
        return situation(p, seat)

    def trail(self, p: Position, seat: int) -> list[tuple[str, dict[str, int]]]:
        assert isinstance(p, Europe)
        return trail(p)

    def prospect(self, p: Position, move: int) -> dict[str, int]:
        assert isinstance(p, Europe)
        return prospect(p, move)

    def ranks(self, p: Position) -> list[int]:
        """Ties go to the seat that is earlier in the turn order, so no place is shared (T-12.4)."""
        assert isinstance(p, Europe)
        totals = self.totals(p)
        best = sorted(range(p.seats), key=lambda seat: (-totals[seat], p.order.index(seat)))
        return [best.index(seat) + 1 for seat in range(p.seats)]


def make(data: dict[str, object], digest: str) -> Title:
    """The title on a set of data files."""
    return Tiletum("tiletum", VERSION, "T", [2, 3, 4], steps(), EVENTS, REFUSALS, SOURCES, FIELDS, data, digest)
