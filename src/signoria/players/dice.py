"""The random bot."""

from signoria.players.player import Budget, Imagine, Player, View


class Dice(Player):
    """Any canonical move, all equally likely; draws from its generator just as `flow.playout` does."""

    name = "random"

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        return view.moves[self.chance.below(len(view.moves))]
