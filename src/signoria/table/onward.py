"""Games that go on elsewhere: from any move of a table, or from a record that somebody brings."""

import logging
import secrets
import time
from typing import Final

from signoria.game import record as saving
from signoria.game.game import Game
from signoria.game.record import Record
from signoria.kernel.chance import seeded
from signoria.kernel.errors import BadRecord, SignoriaError, Unreadable
from signoria.table.errors import NothingLeft
from signoria.table.table import Table

log = logging.getLogger(__name__)

LONGEST_RECORD: Final = 200_000
"""Bytes of a record that somebody brings: four times the longest game that was played at random."""
MOST_MOVES: Final = 2_000
PATIENCE: Final = 20.0
"""Seconds after which a record that is still being played again is given up."""


def start_of(table: Table, ply: int, seat: int) -> str:
    """A position of a table as the beginning of another game; reads the database: call it in a thread.

    While a game has secrets, all that the seat does not know is dealt anew, by luck that has nothing to do with it.
    """
    game = table.at_ply(ply)
    if not table.facts.revealed:
        game = game.imagine(seat, seeded(secrets.token_bytes(16)))
    start = Game.at(game.title, game.position)
    if start.over:
        raise NothingLeft("this game is over: there is nothing to play on")
    return saving.start_text(start)


def played_again(data: bytes) -> tuple[Record, Game]:
    """A record that somebody brings, and its game; whatever is wrong with it is a SignoriaError."""
    if len(data) > LONGEST_RECORD:
        raise Unreadable(1, f"a record has at most {LONGEST_RECORD} bytes, not {len(data)}")
    written = saving.read(data)
    if len(written.plies) > MOST_MOVES:
        raise Unreadable(written.line_of(MOST_MOVES + 1), f"a record has at most {MOST_MOVES} moves")
    until = time.monotonic() + PATIENCE
    try:
        for game in saving.replaying(Game, written):
            if time.monotonic() > until:
                raise Unreadable(written.line_of(len(game.plies)), "this takes too long to play again")
    except SignoriaError:
        raise
    except Exception as error:
        log.warning("a record that was brought breaks the rules engine", exc_info=error)
        raise BadRecord(0, "this record cannot be played again") from error
    return written, game
