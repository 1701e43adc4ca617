"""What would you do, and what did the bot think? The analyst thinks for a person about what their seat can know.

Nothing is written down. What a bot thought is thought over again with the eyes of the one who asks: what the bot alone
knew stays its secret.
"""

import asyncio
import secrets
from typing import Final, NamedTuple

from signoria.analyst.judging import Case, Effort, Judged
from signoria.game.game import Game
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.table.bots import BotPool, Thinkers
from signoria.table.errors import BadCommand, NotYourSeat
from signoria.table.facts import BOT, PLAYING, Guest
from signoria.table.table import Table

SECONDS: Final = 3.0
"""So long the analyst thinks."""
KEPT: Final = 100
"""So many hints are remembered, for whoever asks again."""
NEXT, LAST = "next", "last"
"""What is asked about: the decision that is open, or the last choice of a bot."""


class Hint(NamedTuple):
    """What was said, and the imagined game that it speaks of: it cannot tell what the seat does not know."""

    game: Game
    judged: Judged


def allowed(table: Table) -> bool:
    """Whether hints may be asked for: all others are bots, or it was said when the table was opened."""
    people = [place for place in table.seats if place.kind != BOT]
    return table.state == PLAYING and (table.facts.hints or len(people) == 1)


def check_asker(table: Table, guest: Guest, seat: int) -> None:
    if seat not in table.seats_of(guest.id):
        raise NotYourSeat("this is not your seat")
    if not allowed(table):
        raise BadCommand("no hints are given at this table")


def check(table: Table, guest: Guest, seat: int) -> None:
    check_asker(table, guest, seat)
    if seat not in table.deciders or table.seats[seat].stand_in or table.game.held:
        raise BadCommand("there is nothing to decide now")


def case_of(game: Game, seat: int, luck: str = "", simulations: int = 0) -> Case:
    """What the analyst is asked: a position that the seat cannot tell from the true one."""
    luck = luck or secrets.token_hex(16)
    imagined = game.title.imagine(game.position, seat, seeded(luck.encode()))
    effort = Effort(simulations) if simulations else Effort(1, SECONDS)
    return Case(imagined, seat, -1, len(game.plies), luck, effort)


def last_turn(table: Table) -> range:
    """The plies of the last turn of a bot."""
    plies = table.game.plies
    last = len(plies) - 1
    while last >= 0 and table.seats[plies[last].seat].kind != BOT:
        last -= 1
    first = last
    while first > 0 and plies[first - 1].seat == plies[last].seat:
        first -= 1
    return range(max(first, 0), last + 1)


def thought_of(game: Game, turn: range, asker: int, luck: str = "", simulations: int = 0) -> Case | None:
    """The first choice of a turn, in a position that the asker could not tell from the true one then.

    Sealed answers are nobody's business, and a move that is not possible in this position tells of what the bot alone
    knows; None where nothing else is left.
    """
    luck = luck or secrets.token_hex(16)
    for ply in turn:
        played = game.plies[ply]
        imagined = game.title.imagine(played.before, asker, seeded(luck.encode()))
        legal = [] if imagined.sealed else flow.moves(imagined, played.seat)
        if len(legal) > 1 and played.move in legal:
            effort = Effort(simulations) if simulations else Effort(1, SECONDS)
            return Case(imagined, played.seat, played.move, ply, luck, effort)
    return None


class Hints:
    """What was said lately: who asks the same again hears the same. One at a time, where no bot waits for them."""

    def __init__(self, judges: Thinkers | None = None) -> None:
        self.judges = judges or BotPool(1)
        self.turn = asyncio.Lock()
        self.said: dict[tuple[str, int, int, str], Hint] = {}

    def known(self, table: Table, seat: int, about: str = NEXT) -> Hint | None:
        return self.said.get((table.id, table.version, seat, about))

    def keep(self, table: Table, seat: int, case: Case, judged: Judged, about: str = NEXT) -> Hint:
        hint = Hint(Game.at(table.title, case.position, names=table.names), judged)
        while len(self.said) >= KEPT:
            del self.said[next(iter(self.said))]
        self.said[table.id, table.version, seat, about] = hint
        return hint
