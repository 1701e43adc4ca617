"""The log and the ledger as a seat reads them: each line with its ply, its clause and whose it is."""

import json
from functools import lru_cache
from typing import NamedTuple

from signoria.game.game import Game
from signoria.kernel.event import Event

SHOWN = 60
"""So many lines are on the page; the whole log has a page of its own."""


class Line(NamedTuple):
    """One line of the log."""

    ply: int
    text: str
    clause: str
    seat: str
    """The colour of whom it is about, "" for nobody."""
    points: int = 0
    scored: bool = False
    """Whether it tells of points, be they none."""
    at: str = ""
    """The thing on the table where it happened: `place-granada`."""


class Tally(NamedTuple):
    """The points of one seat from one source."""

    source: str
    points: list[int]


Texts = dict[tuple[int, tuple[int, ...], bool], str]
"""The sentences of events, by kind, numbers and whether the reader may know the secret ones."""
MOST = 5_000


@lru_cache(maxsize=200)
def texts_of(scope: str) -> Texts:
    """The sentences made so far for one table and language: Fluent is slow, and most of a log was there before."""
    return {}


def scope_of(game: Game) -> str:
    title = game.title
    return json.dumps([title.name, title.digest, game.players, game.book.options, game.lang, game.given])


def log_of(game: Game, seat: int, shown: int | None = SHOWN) -> list[Line]:
    """The newest lines of the log, oldest first."""
    events = game.events()
    texts = texts_of(scope_of(game))
    if len(texts) > MOST:
        texts.clear()
    return [line_of(game, seat, ply, event, texts) for ply, event in (events if shown is None else events[-shown:])]


def line_of(game: Game, seat: int, ply: int, event: Event, texts: Texts) -> Line:
    kind = game.title.events[event.kind]
    hidden = kind.hides(event, seat)
    given = dict(zip((name for name, _ in kind.args), event.args, strict=False))
    kinds = dict(kind.args)
    who = given.get("seat", -1)
    seats = game.book.axes["seat"]
    at = ""
    for name, number in given.items():
        tokens = game.book.axes.get(kinds[name], [])
        if (
            kinds[name] not in ("seat", "", "number")
            and not (hidden and name in kind.secret)
            and 0 <= number < len(tokens)
        ):
            at = f"{kinds[name]}-{tokens[number]}"
            break
    said = (event.kind, tuple(event.args), hidden)
    if said not in texts:
        texts[said] = game.words.event(game.book, event, seat)
    scored = "seat" in given and "points" in given
    points = given["points"] if scored else 0
    return Line(ply, texts[said], kind.clause, seats[who] if 0 <= who < len(seats) else "", points, scored, at)


def ledger_of(game: Game) -> list[Tally]:
    """The points by source, one number for each seat; sources that gave nothing are left out."""
    rows = []
    for number, source in enumerate(game.title.sources):
        points = [0] * game.players
        for entry in game.ledger():
            if entry.source == source:
                points[entry.seat] += entry.points
        if any(points):
            rows.append(Tally(game.words.source(number), points))
    return rows
