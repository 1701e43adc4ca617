"""The greedy bot: looks one turn ahead, its own."""

from time import perf_counter

from signoria.kernel.chance import Chance
from signoria.kernel.errors import SignoriaError
from signoria.kernel.lookahead import worth
from signoria.kernel.title import Title
from signoria.players.player import Budget, Imagine, Player, View

AHEAD = 4
"""How many further decisions of its own it follows after each move."""


class Greedy(Player):
    """The move that promises most by the title's `evaluate`, on average over imagined positions."""

    name = "greedy"

    def __init__(self, title: Title, chance: Chance, ahead: object = AHEAD) -> None:
        super().__init__(title, chance)
        if not isinstance(ahead, int) or isinstance(ahead, bool) or ahead < 0:
            raise SignoriaError(f"ahead is a whole number of 0 or more, not {ahead!r}")
        self.ahead: int = ahead

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        promise = [0.0] * len(view.moves)
        begun, seen = perf_counter(), 0
        while seen == 0 or (perf_counter() - begun < budget.seconds if budget.seconds else seen < budget.worlds):
            world = imagine()
            seen += 1
            for i, move in enumerate(view.moves):
                promise[i] += worth(self.title, world, view.seat, move, self.ahead)
        best = max(promise)
        equals = [move for move, value in zip(view.moves, promise, strict=True) if value == best]
        return equals[self.chance.below(len(equals))]
