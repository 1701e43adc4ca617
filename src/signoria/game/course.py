"""The course of a game: the points of every seat from move to move, and what is usual in games like it.

What is usual was counted in many games between bots (`signoria course`), and is kept as `courses.json` of the title.
"""

import json
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from signoria.game.game import Game
from signoria.games import Title, folder
from signoria.kernel.position import Book

PARTS = 20
"""A usual course has the points after so many equal parts of a game, and at its beginning."""
FILE = "courses.json"

Course = list[tuple[int, int]]
"""Points after each move that changed them: the number of the move, and the total from then on."""


def length_of(game: Game) -> int:
    """How many moves a course has, one at least."""
    return max(1, game.earlier.plies + len(game.plies))


def courses_of(game: Game) -> list[Course]:
    """The points of every seat from move to move; what is only counted at the end as it would be counted there."""
    positions = [ply.before for ply in game.plies] + [game.position]
    found: list[Course] = [[] for _ in range(game.players)]
    for ply, p in enumerate(positions, game.earlier.plies):
        for course, total in zip(found, game.title.totals(p), strict=True):
            if not course or course[-1][1] != total:
                course.append((ply, total))
    return found


def parts_of(course: Course, length: int) -> list[int]:
    """The points of a course after each of its equal parts."""
    return [
        max(course[:1] + [step for step in course if step[0] * PARTS <= part * length], key=lambda step: step[0])[1]
        if part < PARTS
        else course[-1][1]
        for part in range(PARTS + 1)
    ]


class Usual(NamedTuple):
    """What is usual for one seat in games of a title: how many were counted, who played them, and how."""

    players: int
    people: int
    """Seats that the rules do not play themselves."""
    options: dict[str, object]
    games: int
    bots: str
    how: str
    course: list[float]
    best: list[float]
    """The course of the winners."""
    sources: dict[str, float]
    same: bool = True
    """Whether these were games of the very same options, rules and data."""

    @property
    def points(self) -> float:
        """The usual points at the end."""
        return self.course[-1]


def read_usual(entry: dict[str, Any], same: bool = True) -> Usual:
    return Usual(**{name: entry[name] for name in Usual._fields if name != "same"}, same=same)


@cache
def usual_courses(title: str) -> list[dict[str, Any]]:
    """All that was counted for a title."""
    file = folder(title) / FILE
    if not file.is_file():
        return []
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["courses"]
    return found


def usual_for(title: Title, book: Book) -> Usual | None:
    """What is usual in games of so many players, of the most similar options; None where nobody has counted them."""

    def likeness(entry: dict[str, Any]) -> tuple[int, bool]:
        alike = sum(entry["options"].get(name) == value for name, value in book.options.items())
        return alike, (entry["rules"], entry["data"]) == (title.version, title.digest)

    table = (book.seats, book.people)
    found = [entry for entry in usual_courses(title.name) if (entry["players"], entry["people"]) == table]
    if not found:
        return None
    nearest = max(found, key=likeness)
    return read_usual(nearest, likeness(nearest) == (len(book.options), True))


# The story.


class Lead(NamedTuple):
    """Who was ahead from one move to another; several seats where they had the same."""

    seats: tuple[int, ...]
    first: int
    last: int


class Swing(NamedTuple):
    """A move that changed much: who gained how much on the best of the others."""

    ply: int
    seat: int
    points: int


def totals_by_ply(game: Game) -> list[list[int]]:
    """The points of all seats after every move."""
    length = length_of(game)
    rows = [[0] * game.players for _ in range(length + 1)]
    for seat, course in enumerate(courses_of(game)):
        for (ply, total), (until, _) in pairwise([*course, (length + 1, 0)]):
            for at in range(ply, until):
                rows[at][seat] = total
    return rows


def leads_of(game: Game) -> list[Lead]:
    """Who led when, from the first points on."""
    found: list[Lead] = []
    for ply, row in enumerate(totals_by_ply(game)):
        best = max(row)
        ahead = tuple(seat for seat, points in enumerate(row) if points == best)
        if not found and len(ahead) == len(row):
            continue
        if found and found[-1].seats == ahead:
            found[-1] = found[-1]._replace(last=ply)
        else:
            found.append(Lead(ahead, ply, ply))
    return found


def swings_of(game: Game, most: int = 3) -> list[Swing]:
    """The moves after which somebody had gained most on everybody else, in their order."""
    found = []
    for ply, (before, after) in enumerate(pairwise(totals_by_ply(game)), 1):
        gained = [now - then for now, then in zip(after, before, strict=True)]
        best = max(range(len(gained)), key=gained.__getitem__)
        rest = max((points for seat, points in enumerate(gained) if seat != best), default=0)
        if gained[best] > rest:
            found.append(Swing(ply, best, gained[best] - rest))
    largest = sorted(found, key=lambda swing: (-swing.points, swing.ply))[:most]
    return sorted(largest)
