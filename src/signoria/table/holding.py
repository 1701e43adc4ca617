"""A game with persons at it: it holds before a forced move that could not be taken back, for a last undo (K2)."""

from typing import Self

from signoria.game import Game
from signoria.kernel import flow
from signoria.kernel.event import Ear
from signoria.kernel.position import Position


class HoldingGame(Game):
    """Holds at the stops of the seats in `persons`. Holding is no move and leaves no trace in the record."""

    persons: frozenset[int] = frozenset()

    def run_on(self, p: Position, seat: int) -> None:
        learnt = self.position.learnt
        while True:
            undoable = seat in self.persons and p.learnt == learnt
            flow.settle(p, hold=undoable)
            mine = undoable and p.learnt == learnt and flow.deciders(p) == [seat]
            if mine or not flow.pass_stop(p):
                return

    @property
    def held(self) -> bool:
        """Whether the game waits only for a person's consent to the one move that is left.

        Only a hold leaves a decision with one answer open, so the position itself tells.
        """
        return not self.over and len(flow.answers(self.position, self.seat, redundant=True)) == 1

    def play_number(self, number: int, seat: int) -> None:
        """The move that a held game waits for is forced, and so no part of the record."""
        if self.held and [number] == flow.answers(self.position, seat, redundant=True):
            self.go_on()
        else:
            super().play_number(number, seat)

    def go_on(self) -> None:
        """Play what is left without a choice."""
        ear = Ear()
        p = self.position.copy()
        p.ear = ear
        flow.settle(p)
        p.ear = None
        if self.plies:
            last = self.plies[-1]
            self.plies = [*self.plies[:-1], last._replace(events=last.events + ear.events)]
        self.position = p

    def copy(self) -> Self:
        """An independent game at the same point, history included."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def record(self, note: str = "") -> str:
        """The record of a game knows nothing of holding."""
        if not self.held:
            return super().record(note)
        twin = self.copy()
        twin.go_on()
        return twin.record(note)
