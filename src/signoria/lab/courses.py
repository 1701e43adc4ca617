"""The usual course of a game: the points of a seat as a game goes on, over many games between equal bots."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from signoria.game.course import PARTS, courses_of, length_of, parts_of
from signoria.kernel.errors import SignoriaError
from signoria.lab import sheet
from signoria.lab.crew import Alone, Crew
from signoria.lab.playing import Setting, play

FORMAT = "signoria courses 1"
Data = dict[str, Any]


class Counted(NamedTuple):
    """The points of some games, added up: seats, winners, and by source."""

    games: int
    seats: int
    winners: int
    course: list[int]
    best: list[int]
    sources: list[int]

    def __add__(self, other: object) -> "Counted":
        assert isinstance(other, Counted)
        return Counted(*[added(mine, theirs) for mine, theirs in zip(self, other, strict=True)])


def added(mine: Any, theirs: Any) -> Any:
    return [a + b for a, b in zip(mine, theirs, strict=True)] if isinstance(mine, list) else mine + theirs


def play_one(table: Setting, bots: str, seed: str, number: int) -> Counted:
    """One game; the seat of the rules is not counted."""
    names = table.seated([bots] * table.free)
    game = play(table, f"{seed}/{number}", names, f"{seed}/{number}")
    n = len(game.title.sources)
    tally = game.title.tally(game.position)
    seats = [seat for seat in range(game.players) if seat != table.automaton]
    courses = [parts_of(course, length_of(game)) for course in courses_of(game)]
    winners = [seat for seat in seats if game.ranks[seat] == min(game.ranks[other] for other in seats)]
    return Counted(
        1,
        len(seats),
        len(winners),
        [sum(courses[seat][part] for seat in seats) for part in range(PARTS + 1)],
        [sum(courses[seat][part] for seat in winners) for part in range(PARTS + 1)],
        [sum(tally[seat * n + source] for seat in seats) for source in range(n)],
    )


def count(table: Setting, bots: str, seed: str, games: int, workers: Crew | None = None) -> Iterator[Counted]:
    """Play games; what they add up to after each of them."""
    total: Counted | None = None
    for one in (workers or Alone()).each(partial(play_one, table, bots, seed), range(games)):
        total = one if total is None else total + one
        yield total


def entry_of(table: Setting, bots: str, seed: str, counted: Counted, how: str) -> Data:
    """What is kept of many games, with how it was made."""
    sources = zip(table.title.sources, counted.sources, strict=True)
    return {
        "players": table.players,
        "people": table.free,
        "options": table.options,
        "rules": table.title.version,
        "data": table.title.digest,
        "games": counted.games,
        "bots": bots,
        "seed": seed,
        "how": how,
        "course": [round(points / counted.seats, 1) for points in counted.course],
        "best": [round(points / counted.winners, 1) for points in counted.best],
        "sources": {name: round(points / counted.seats, 2) for name, points in sources if points},
    }


def keep(file: Path, entry: Data) -> None:
    """Put an entry into a file of courses, in the place of an older one for the same players and options."""
    entries: list[Data] = []
    try:
        if file.is_file():
            entries = json.loads(file.read_text(encoding="utf-8"))["courses"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SignoriaError(f"{file}: this is no file of courses") from error
    same = ("players", "people", "options")
    entries = [old for old in entries if any(old.get(name) != entry[name] for name in same)] + [entry]
    entries.sort(key=lambda one: (one["players"], json.dumps(one["options"], sort_keys=True)))
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in entries)
    sheet.write(file, f'{{"format": "{FORMAT}", "courses": [\n{lines}\n]}}\n')
