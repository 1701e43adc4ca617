"""The years: how one begins and ends, and the end of the game (V-3.1, V-14, VW-8)."""

from collections.abc import Callable

from signoria.games.virtu import terms as t
from signoria.games.virtu import told
from signoria.games.virtu.position import Italy
from signoria.games.virtu.scoring import automatic_victory, final_scoring
from signoria.kernel.position import tell
from signoria.kernel.step import Step


class Year(Step[Italy]):
    """A year begins (V-3.1)."""

    def __init__(self, sequence: Callable[[Italy], None]) -> None:
        super().__init__(t.YEAR)
        self.sequence = sequence

    def run(self, p: Italy) -> None:
        p.pop()
        p.year += 1
        if p.ear is not None:
            if p.year == 1:
                for place, seat in enumerate(p.order):
                    p.ear.hear(told.E_ORDER, [seat, place + 1])
            p.ear.hear(told.E_YEAR, [p.year, p.book.rounds if p.book.duel else 0])
        at = len(p.agenda)
        self.sequence(p)
        p.forward(at)


class YearEnd(Step[Italy]):
    """On to the next year, or to the end (V-14.1, VW-8.1, VW-8.4)."""

    def __init__(self, sequence: Callable[[Italy, bool], None]) -> None:
        super().__init__(t.YEAR_END)
        self.sequence = sequence

    def run(self, p: Italy) -> None:
        p.pop()
        if not p.book.duel:
            self.sequence(p, p.last == 1)
            return
        seat, reason = automatic_victory(p)
        if seat >= 0:
            p.victor = seat
            tell(p, told.E_VICTORY, seat, reason)
        self.sequence(p, seat >= 0 or p.year >= p.book.rounds)


class Scoring(Step[Italy]):
    """Prestige (V-14.2, VW-8.2)."""

    def __init__(self) -> None:
        super().__init__(t.SCORING)

    def run(self, p: Italy) -> None:
        p.pop()
        final_scoring(p)

    def stop(self, p: Italy) -> bool:
        return True
