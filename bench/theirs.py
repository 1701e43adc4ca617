"""The other side: catanatron from PyPI, four random players.

Its decisions are all its ticks, forced ones (rolling, ending a turn) included, while ours are unforced only:
the comparison leans towards catanatron.
"""

from importlib.metadata import version
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from bench.subject import Clock, Numbers

SAMPLES = 8


class Theirs:
    def __init__(self) -> None:
        self.players = [RandomPlayer(color) for color in Color]
        self.played = 0
        self.positions = [self.sample(i) for i in range(SAMPLES)]

    def sample(self, i: int) -> Any:
        """A position of the middle of a game."""
        length = self.run(Game(self.players, seed=i + 1))[0]
        game = Game(self.players, seed=i + 1)
        for _ in range(length * (i + 1) // (SAMPLES + 1)):
            game.play_tick()
        return game

    def run(self, game: Any) -> tuple[int, int]:
        """Play to the end as Game.play does; all decisions, and those with a choice."""
        ticks = choices = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            ticks += 1
        return ticks, choices

    def facts(self) -> dict[str, object]:
        return {"version": version("catanatron"), "players": len(self.players)}

    def play(self, until: Clock) -> Numbers:
        decisions = choices = games = 0
        while until.running():
            self.played += 1
            ticks, free = self.run(Game(self.players, seed=1000 + self.played))
            decisions += ticks
            choices += free
            games += 1
        return {"decisions": decisions, "unforced": choices, "games": games}

    def copy(self, until: Clock) -> Numbers:
        copies = 0
        while until.running():
            for game in self.positions:
                game.copy()
            copies += len(self.positions)
        return {"copies": copies}

    def list_moves(self, until: Clock) -> Numbers:
        return {}
