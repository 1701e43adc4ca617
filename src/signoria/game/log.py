"""The log and the ledger as a seat reads them: each line with its ply, its clause and whose it is."""

import json
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from signoria.drawing.pen import Chapter
from signoria.game.game import Game
from signoria.game.values import Ply
from signoria.kernel.event import Event, EventKind

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
    id: str = ""
    """Its number for good: the ply, and which line of the ply it is."""
    kind: str = ""
    """The name of its event."""
    chapter: str = ""
    """The id of the line that opens its chapter."""


class Account(NamedTuple):
    """A chapter of the log: its name, its lines, and the points that it brought, by seat."""

    name: str
    lines: list[Line]
    totals: dict[str, int]
    anew: set[str]
    """The lines at which it begins once more: the next battle."""


class Tally(NamedTuple):
    """The points of one seat from one source."""

    source: str
    points: list[int]


Texts = dict[tuple[int, int, tuple[int, ...], bool], Line]
"""The lines of events, by ply, kind, numbers and whether the reader may know the secret ones."""
MOST = 5_000


@lru_cache(maxsize=200)
def texts_of(scope: str) -> Texts:
    """The lines made so far for one table and language: Fluent is slow, and most of a log was there before."""
    return {}


def scope_of(game: Game) -> str:
    title = game.title
    return json.dumps([title.name, title.digest, game.players, game.book.options, game.lang, game.given])


def log_of(game: Game, seat: int, shown: int | None = SHOWN, chapters: list[Chapter] | None = None) -> list[Line]:
    """The newest lines of the log, oldest first."""
    events, ids, opened = story_of(game, chapters or [])
    texts = texts_of(scope_of(game))
    if len(texts) > MOST:
        texts.clear()
    first = 0 if shown is None else max(0, len(events) - shown)
    return [
        line_of(game, seat, ply, event, texts)._replace(id=ids[at], chapter=opened[at])
        for at, (ply, event) in enumerate(events[first:], first)
    ]


Told = list[tuple[int, Event]]
RECENT: dict[tuple[int, bool], tuple[list[Ply], int, tuple[Told, list[str], list[str]]]] = {}
"""What was told at a few tables, by the list of their moves: several readers ask for the same after every move."""
MOST_RECENT = 64


def story_of(game: Game, chapters: list[Chapter]) -> tuple[Told, list[str], list[str]]:
    """All events with their numbers for good, and the line that opens the chapter of each."""
    key = id(game.plies), bool(chapters)
    known = RECENT.get(key)
    if known is not None and known[0] is game.plies and known[1] == id(game.opening):
        return known[2]
    events = game.events()
    ids = ids_of(events)
    found = events, ids, opened_by(game, events, ids, chapters)
    if len(RECENT) >= MOST_RECENT:
        RECENT.pop(next(iter(RECENT)), None)
    RECENT[key] = (game.plies, id(game.opening), found)
    return found


def ids_of(events: list[tuple[int, Event]]) -> list[str]:
    """The number of every line for good: `12-3` is the fourth one that followed move 12."""
    found, last, index = [], -1, 0
    for ply, _ in events:
        index = index + 1 if ply == last else 0
        last = ply
        found.append(f"{ply}-{index}")
    return found


def opened_by(game: Game, events: list[tuple[int, Event]], ids: list[str], chapters: list[Chapter]) -> list[str]:
    """For every line the id of the one that opens its chapter, "" for those in none."""
    found = [""] * len(events)
    now: Chapter | None = None
    start = ""
    kinds = game.title.events
    for at, (_, event) in enumerate(events if chapters else []):
        kind = kinds[event.kind]
        opening = next((chapter for chapter in chapters if kind.name in chapter.opens), None)
        if opening is not None and (now is None or opening.name != now.name):
            now, start = opening, ids[at]
        elif now is not None and opening is None and kind.name not in now.tells and not scores(kind):
            now = None
        if now is not None:
            found[at] = start
    return found


def scores(kind: EventKind) -> bool:
    """Whether an event of this kind tells of points of a seat."""
    return {"seat", "points"} <= {name for name, _ in kind.args}


def account_of(game: Game, seat: int, start: str, chapters: list[Chapter]) -> Account | None:
    """The chapter that begins with a line, None if none does."""
    lines = [line for line in log_of(game, seat, None, chapters) if line.chapter == start]
    if not start or not lines:
        return None
    totals: dict[str, int] = {}
    for line in lines:
        if line.points:
            totals[line.seat] = totals.get(line.seat, 0) + line.points
    told = next(chapter for chapter in chapters if lines[0].kind in chapter.opens)
    ranked = sorted(totals.items(), key=lambda entry: -entry[1])
    anew = {line.id for last, line in pairwise(lines) if line.kind in told.opens and last.kind not in told.opens}
    return Account(told.name, lines, dict(ranked), anew)


def took(game: Game, seat: int, takes: frozenset[str]) -> dict[str, str]:
    """Who took which thing last, by the events of these names as a seat may know them; the newest comes last."""
    found: dict[str, str] = {}
    for _, event in game.events() if takes else []:
        kind = game.title.events[event.kind]
        if kind.name in takes and not kind.hides(event, seat):
            given = dict(zip(kind.args, event.args, strict=False))
            things = [f"{axis}-{game.book.axes[axis][n]}" for (_, axis), n in given.items() if axis not in ("", "seat")]
            for thing in things:
                found.pop(thing, None)
                found[thing] = game.book.axes["seat"][given["seat", "seat"]]
    return found


def line_of(game: Game, seat: int, ply: int, event: Event, texts: Texts) -> Line:
    kind = game.title.events[event.kind]
    hidden = kind.hides(event, seat)
    said = (ply, event.kind, tuple(event.args), hidden)
    if said not in texts:
        texts[said] = new_line(game, seat, ply, event, hidden)
    return texts[said]


def new_line(game: Game, seat: int, ply: int, event: Event, hidden: bool) -> Line:
    kind = game.title.events[event.kind]
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
    text = game.words.event(game.book, event, seat)
    scored = "seat" in given and "points" in given
    # Points that belong to no place are told by their source: a drawing may have a place for it.
    at = at or (kind.name if scored else "")
    points = given["points"] if scored else 0
    colour = seats[who] if 0 <= who < len(seats) else ""
    return Line(ply, text, kind.clause, colour, points, scored, at, kind=kind.name)


def ledger_of(game: Game) -> list[Tally]:
    """The points by source, one number for each seat; sources that gave nothing are left out."""
    points: dict[str, list[int]] = {}
    for entry in game.ledger():
        points.setdefault(entry.source, [0] * game.players)[entry.seat] += entry.points
    return [
        Tally(game.words.source(number), points[source])
        for number, source in enumerate(game.title.sources)
        if any(points.get(source, []))
    ]
