"""Bots of measured strength, from the apprentice to the grand master; each thinks as the plan of its title says."""

from typing import Final

from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.position import Book, Position
from signoria.kernel.title import Title
from signoria.players.plans import plan_of
from signoria.players.player import Budget, Imagine, Player, View
from signoria.search.beam import goes_on
from signoria.search.plan import Plan
from signoria.search.thinking import Thought, think

FEW: Final = 4
"""So many choices an apprentice looks at."""


class Apprentice(Player):
    """Looks at a few choices, each with what it would like to do next, and never at the others."""

    name = "apprentice"

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        seen = list(view.moves)
        self.chance.shuffle(seen)
        world = imagine()
        return max(seen[:FEW], key=lambda move: self.own(world, view.seat, move))

    def own(self, world: Position, seat: int, move: int) -> float:
        """What it has after a move, its own next moves taken as they come to mind."""
        p = world.copy()
        turn = self.title.turn_of(p, seat)
        flow.apply(p, seat, move)
        legal = flow.settle(p)
        while legal and goes_on(self.title, p, seat, turn):
            flow.apply(p, seat, legal[self.chance.below(len(legal))])
            legal = flow.settle(p)
        return self.title.outlook(p, seat)


class Thinker(Player):
    """A bot that searches. It thinks once about a turn and keeps to it for as long as nobody learns anything new."""

    def __init__(self, title: Title, chance: Chance) -> None:
        super().__init__(title, chance)
        self.learnt = -1
        self.thought: Thought | None = None

    def plan(self, book: Book) -> Plan:
        """How it thinks in a game."""
        return plan_of(self.title.name, self.name, book.people)

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        learnt = view.learnt
        if self.row and self.learnt == learnt and self.row[0] in view.moves:
            return self.row.pop(0)
        plan = self.plan(view.book)
        limit = budget.simulations if budget.simulations and plan.simulations else plan.simulations
        self.thought = think(self.title, imagine, view.seat, view.moves, plan, self.chance, budget.seconds, limit)
        self.row = self.thought.line[1:]
        self.learnt = learnt
        return self.thought.move


class Journeyman(Thinker):
    """Plans its whole turn."""

    name = "journeyman"


class Master(Thinker):
    """Searches for a second."""

    name = "master"
    seconds = 1.0


class GrandMaster(Thinker):
    """The same for longer."""

    name = "grandmaster"
    seconds = 5.0


class Patient(Thinker):
    """For analysis: as long as it is given."""

    name = "patient"
    seconds = 30.0
