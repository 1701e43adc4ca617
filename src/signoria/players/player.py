"""The one door behind which all bots live.

A bot gets what its seat may know and positions imagined from that, never the truth: it cannot cheat, and it
can be moved to another process as it is.
"""

from collections.abc import Callable
from typing import NamedTuple

from signoria.game import checks
from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import Book, Position
from signoria.kernel.title import Title

Imagine = Callable[[], Position]
"""Gives a fresh position that the seat cannot tell from the true one; the bot may do with it what it likes."""


class Budget(NamedTuple):
    """How much a bot may think: imagined positions, seconds (0 = no clock), and simulations (0 = as its plan says)."""

    worlds: int = 2
    seconds: float = 0.0
    simulations: int = 0


class View:
    """What a seat knows: who it is, its moves, and (on demand) its whole view as plain data."""

    def __init__(self, title: Title, imagined: Position, seat: int) -> None:
        self.seat = seat
        self.moves = flow.moves(imagined, seat)
        self._title = title
        self._imagined = imagined

    @property
    def book(self) -> Book:
        """The data and options of the game."""
        return self._imagined.book

    @property
    def learnt(self) -> int:
        """Grows whenever anybody learns something new: what was thought before may be wrong now."""
        return self._imagined.learnt

    @property
    def data(self) -> dict[str, object]:
        """The view of the seat; the same from an imagined position as from the true one."""
        return self._title.view(self._imagined, self.seat)


class Player:
    """A bot. It is made for one game and draws all its luck from `chance`."""

    name = ""
    seconds = 0.0
    """How long it thinks about a turn where it plays by the clock."""

    def __init__(self, title: Title, chance: Chance) -> None:
        self.title = title
        self.chance = chance
        self.row: list[int] = []
        """What it still wants to do in this turn, if it thinks so far."""

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        """One of `view.moves`."""
        raise NotImplementedError


def ask(player: Player, p: Position, seat: int, dreams: Chance, budget: Budget | None = None) -> int:
    """What a bot answers at a position; `dreams` is the luck of its imagination."""
    title = player.title
    p = checks.position_of(title, p)
    seat = checks.seat_of(seat, p.seats)
    if seat not in flow.deciders(p) and not flow.has_sealed(p, seat):
        raise SignoriaError(f"seat {seat} has nothing to decide now")

    def imagine() -> Position:
        dreamt: Position = title.imagine(p, seat, dreams)
        return dreamt

    budget = budget or Budget()
    if title.knows_all(p, seat):
        budget = budget._replace(worlds=1)
    return player.choose(View(title, imagine(), seat), imagine, budget)
