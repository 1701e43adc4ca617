"""The greedy bot: looks one turn ahead, its own."""

from signoria.kernel.lookahead import worth
from signoria.players.player import Budget, Imagine, Player, View

AHEAD = 4
"""How many further decisions of its own it follows after each move."""


class Greedy(Player):
    """The move that promises most by the title's `evaluate`, on average over imagined positions."""

    name = "greedy"

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        promise = [0.0] * len(view.moves)
        for _ in range(max(1, budget.worlds)):
            world = imagine()
            for i, move in enumerate(view.moves):
                promise[i] += worth(self.title, world, view.seat, move, AHEAD)
        best = max(promise)
        equals = [move for move, value in zip(view.moves, promise, strict=True) if value == best]
        return equals[self.chance.below(len(equals))]
