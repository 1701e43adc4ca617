"""The doors of the library, on the compiled rules: what is left of the kernel's speed behind each of them."""

from bench.subject import Clock, Numbers
from signoria import State
from signoria.games import find
from signoria.kernel.chance import seeded
from signoria.kernel.flow import playout
from signoria.lab.simulate import match, simulate

GAMES = 64
"""Games side by side in self-play."""
CHUNK = 800
"""Games of one simulation: as many as make long chunks."""

MEASURES = ["kernel", "states", "simulations", "self_play"]


class Doors:
    """One title behind its doors, random play through each."""

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.players = players
        self.played = 0
        title = find(name)
        self.rules = title, title.book(players, {})

    def kernel(self, until: Clock) -> Numbers:
        """The rules alone once more, beside what is compared with them: who has slept starts slowly."""
        title, book = self.rules
        decisions = 0
        while until.running():
            self.played += 1
            p = title.deal(book, b"bench %d" % self.played)
            decisions += playout(p, seeded(b"bench player %d" % self.played))
        return {"kernel_decisions": decisions}

    def states(self, until: Clock) -> Numbers:
        """The loop of docs/library.md over `State`, interpreted as a researcher would write it."""
        decisions = 0
        while until.running():
            self.played += 1
            state = State.deal(self.name, self.players, self.played)
            below = seeded(b"bench player %d" % self.played).below
            legal = state.legal_actions()
            while legal:
                legal = state.apply(legal[below(len(legal))])
                decisions += 1
        return {"state_decisions": decisions}

    def simulations(self, until: Clock) -> Numbers:
        """`signoria simulate` with random bots, on one core."""
        decisions = 0
        while until.running():
            self.played += 1
            for tally in simulate(match(self.name, self.players, self.played), CHUNK):
                decisions += tally.lengths.sum
        return {"simulated_decisions": decisions}

    def self_play(self, until: Clock) -> Numbers:
        """Games side by side: each decision with its observation and its mask written into arrays."""
        try:
            from signoria.research.vector import VectorGames
        except ImportError:
            return {}
        self.played += 1
        games = VectorGames(self.name, self.players, GAMES, self.played)
        luck = seeded(b"bench self-play")
        decisions = 0
        while until.running():
            games.step(games.random_actions(luck))
            decisions += GAMES
        return {"self_play_decisions": decisions}
