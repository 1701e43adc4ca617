"""One game between bots, and the setting that all games of an experiment share."""

import traceback
from collections.abc import Callable, Mapping
from typing import NamedTuple

from signoria.game import checks
from signoria.game.game import Game
from signoria.game.record import crash_text
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import Title
from signoria.players import KINDS, BadBot, bot
from signoria.players.naming import taken_apart
from signoria.players.player import Budget, Player, ask

RULES = "rules"
"""Who sits where the rules play themselves: the opponent of a solo game."""


class Crash(Exception):
    """A game broke the engine: the trace, and the record that shows it again."""

    def __init__(self, trace: str, text: str) -> None:
        super().__init__(trace, text)
        self.trace = trace
        self.text = text


class Setting(NamedTuple):
    """What all games of an experiment have in common; it travels to any worker with its data."""

    title: Title
    players: int
    """All seats, that of the rules included."""
    options: dict[str, object]
    automaton: int
    """The seat that the rules play, -1 for none."""
    budget: Budget
    opening: int = 0
    """So many moves at the beginning are drawn by lot, the same ones whoever plays the deal."""

    @property
    def free(self) -> int:
        """How many seats bots may have."""
        return self.players - (self.automaton >= 0)

    def fitting(self, bots: list[str]) -> list[str]:
        """Bots for which there are seats enough."""
        if len(bots) > self.free:
            raise SignoriaError(f"{len(bots)} bots do not fit on {self.free} {'seat' if self.free == 1 else 'seats'}")
        return bots

    def seated(self, names: list[str]) -> list[str]:
        """Names for the free seats, and the rules where they play."""
        rest = iter(names)
        return [RULES if seat == self.automaton else next(rest) for seat in range(self.players)]

    def in_turn(self, bots: list[str], game: int) -> list[str]:
        """Fewer bots than seats take turns round the table, and everybody moves on by one seat from game to game."""
        moving = [bots[seat % len(bots)] for seat in range(self.free)]
        shift = game % self.free
        return self.seated(moving[-shift:] + moving[:-shift])

    def described(self) -> dict[str, object]:
        """The setting as plain data: two experiments with the same are comparable."""
        return {
            **({"opening": self.opening} if self.opening else {}),
            "title": self.title.name,
            "rules": self.title.version,
            "data": self.title.digest,
            "players": self.players,
            "options": self.options,
            "worlds": self.budget.worlds,
            "seconds": self.budget.seconds,
            "simulations": self.budget.simulations,
        }


def setting(
    title: Title,
    players: int,
    options: dict[str, object] | None = None,
    budget: Budget | None = None,
    opening: int = 0,
) -> Setting:
    """A checked setting. A title may seat more than were asked for: the opponent of a solo game."""
    book = checks.book_of(title, players, options)
    return Setting(title, book.seats, dict(book.options), book.automaton, budget or Budget(), opening)


def check_bots(names: list[str], title: Title) -> list[str]:
    """Bots that exist and take their parameters, by what they are called: told before any game begins."""
    names = checks.names_of(names)
    if not names:
        raise SignoriaError("name at least one bot")
    for name in names:
        bot(name, title, 0)
    return names


class Seated(NamedTuple):
    """A bot at a seat, under its name and with its budget."""

    name: str
    player: Player
    budget: Budget
    ours: bool


Made = Callable[[Title, Chance], Player]


def play(
    table: Setting,
    seed: str,
    names: list[str],
    luck: str,
    special: Mapping[str, Made] | None = None,
) -> Game:
    """One game to its end; all bots of a game draw from one generator, made from `luck`.

    `special` makes the bots of names that only one experiment knows.
    """
    special = special or {}
    game = Game(table.title, table.players, seed, table.options)
    chance = seeded(f"{luck}/bots".encode())
    dreams = seeded(f"{luck}/dreams".encode())
    bots: list[Seated | None] = []
    for name in names:
        if name in special:
            bots.append(Seated(name, special[name](game.title, chance), table.budget, True))
        elif name == RULES:
            bots.append(None)
        else:
            called = taken_apart(name)
            made = bot(name, game.title, chance)
            bots.append(Seated(name, made, called.thinks(table.budget), called.kind in KINDS))
    try:
        begin(game, table.opening)
        while not game.over:
            seat = game.seat
            seated = bots[seat]
            assert seated is not None, "the rules play their own seat"
            move = asked(seated, game, dreams)
            game.play_number(move, seat)
    except BadBot:
        raise
    except Exception as error:
        raise Crash(traceback.format_exc(), crash_text(game, error)) from error
    return game


def begin(game: Game, opening: int) -> None:
    """The first moves by lot: for titles that deal the same position again and again."""
    lots = seeded(f"{game.seed}/opening".encode())
    for _ in range(opening):
        if not game.over:
            choices = [move.number for move in game.moves(game.seat) if not move.redundant]
            game.play_number(choices[lots.below(len(choices))], game.seat)


def asked(seated: Seated, game: Game, dreams: Chance) -> int:
    """The move of a bot. What is wrong with one from outside is no fault of the engine, and told as such."""
    where = f"bot {seated.name}, move {len(game.plies) + 1} of the game with seed {game.seed!r}"
    try:
        move = ask(seated.player, game.position, game.seat, dreams, seated.budget)
    except Exception as error:
        if seated.ours:
            raise
        raise BadBot(f"{where}: {type(error).__name__}: {error}\n{traceback.format_exc()}") from error
    if not seated.ours:
        legal = [choice.number for choice in game.moves(game.seat)]
        if move not in legal:
            raise BadBot(f"{where} answered {move!r}, which is none of the moves it was offered")
    return move
