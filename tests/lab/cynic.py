"""Bots from outside, for the tests: good ones, and some that break the rules of the house."""

from signoria.kernel.chance import Chance
from signoria.kernel.title import Title
from signoria.players.player import Budget, Imagine, Player, View


class Last(Player):
    """Always the last move, or the one so many before it."""

    def __init__(self, title: Title, chance: Chance, before: int = 0) -> None:
        super().__init__(title, chance)
        self.before = before

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        return view.moves[max(0, len(view.moves) - 1 - self.before)]


class Cheat(Player):
    """Answers with a move that was never offered."""

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        return max(view.moves) + 1


class Clumsy(Player):
    """Falls over its own feet."""

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        return view.moves[len(view.moves)]


class Thrifty(Player):
    """Notes how it may think."""

    budgets: list[Budget] = []

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        self.budgets.append(budget)
        return view.moves[0]


class NoBot:
    """Is none."""
