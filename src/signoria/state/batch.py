"""Batch: many games of one kind side by side, each waiting for a decision, for self-play on arrays.

It is the compiled half of `signoria.research.vector`, which keeps the arrays.
"""

import struct
from typing import SupportsIndex

from signoria.game import checks
from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.errors import SignoriaError
from signoria.kernel.observation import Layout
from signoria.kernel.position import Position
from signoria.state.state import IllegalAction, Named, Options, layout_asked, packer, returns_of, too_large


class Batch:
    """The games. Where one ends, the next one is dealt: game k of seed S has the seed "S/k", as in simulations."""

    def __init__(
        self,
        title: Named,
        players: SupportsIndex,
        games: SupportsIndex,
        seed: checks.Seed,
        options: Options,
    ) -> None:
        self.title = checks.title_of(title)
        self.layout: Layout = layout_asked(self.title, players, options)
        self.seed = checks.seed_text(seed)
        self.games = checks.whole("the number of games", games)
        if self.games < 1:
            raise SignoriaError(f"at least one game, not {self.games}")
        self.dealt = 0
        self.actions = len(self.title.owner)
        self.positions: list[Position] = []
        self.legal: list[list[int]] = []
        self.seats: list[int] = []
        """Who decides in each game."""
        self.numbers: list[int] = []
        """Which game of the seed each one is."""
        for _ in range(self.games):
            self.positions.append(self.next_game())
            self.legal.append([])
            self.seats.append(0)
            self.numbers.append(self.dealt - 1)
        for game in range(self.games):
            self.settle(game)

    def next_game(self) -> Position:
        p: Position = self.title.deal(self.layout.book, f"{self.seed}/{self.dealt}".encode())
        self.dealt += 1
        return p

    def settle(self, game: int) -> None:
        p = self.positions[game]
        self.legal[game] = flow.settle(p)
        if p.agenda:
            self.seats[game] = flow.decider(p)

    def step(self, actions: list[int]) -> list[tuple[int, list[int], list[float]]]:
        """Do an action in each game; the games that ended by it, with scores and returns. They are dealt anew.

        If one of them is not legal none is done.
        """
        if len(actions) != self.games:
            raise SignoriaError(f"{len(actions)} actions for {self.games} games")
        for game in range(self.games):
            if actions[game] not in self.legal[game]:
                raise IllegalAction(f"game {game}: action {actions[game]} is not legal")
        ended: list[tuple[int, list[int], list[float]]] = []
        steps = self.layout.book.steps
        owner = self.layout.book.owner
        for game in range(self.games):
            p = self.positions[game]
            action = actions[game]
            steps[owner[action]].apply(p, self.seats[game], action)
            self.settle(game)
            if not p.agenda:
                ended.append((game, self.title.totals(p), returns_of(self.title.ranks(p))))
                self.numbers[game] = self.dealt
                self.positions[game] = self.next_game()
                self.settle(game)
        return ended

    def random_actions(self, chance: Chance) -> list[int]:
        return [legal[chance.below(len(legal))] for legal in self.legal]

    def observe(self, rows: memoryview) -> None:
        """Write what the seat that decides knows, game by game, into bytes."""
        width = 2 * self.layout.size
        pack = packer(self.layout.size).pack_into
        for game in range(self.games):
            row = self.layout.numbers(self.positions[game], self.seats[game])
            try:
                pack(rows, game * width, *row)
            except struct.error as error:
                raise too_large(self.layout, row) from error

    def mark(self, mask: memoryview) -> None:
        """Write a 1 for each legal action into rows of zeros, one a game."""
        start = 0
        for game in range(self.games):
            for action in self.legal[game]:
                mask[start + action] = 1
            start += self.actions
