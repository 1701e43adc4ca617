"""The table of a guided game: everybody has their own, and it is made from what their preferences keep of it."""

from typing import Any, Final

from signoria.scenario.course import Course
from signoria.scenario.lesson import guided, lesson_of
from signoria.table.errors import NotYourSeat, UnknownTable
from signoria.table.facts import BOT, PERSON, PLAYING, Facts, Guest, Seat
from signoria.table.table import Table, standing
from signoria.web.visitor import Visitor

PREFIX: Final = "learn."
"""No table of the house has a dot in its id."""
KEPT: Final = "lessons"
"""Where the preferences of a guest keep them: by title the version and the log."""


class LessonTable(Table):
    """A table with a coach; nothing of it is in the list of tables."""

    course: Course


def is_lesson(table: str) -> bool:
    return table.startswith(PREFIX)


def lesson_table(visitor: Visitor, id: str) -> LessonTable:
    """The lesson of this visitor as it stands."""
    title = id.removeprefix(PREFIX)
    if title not in guided():
        raise UnknownTable("there is no such lesson")
    if visitor.guest is None:
        raise NotYourSeat("a lesson begins on its own page")
    version, log = kept(visitor.guest, title)
    return seated(visitor.guest, version, Course.of(lesson_of(title), log))


def seated(guest: Guest, version: int, course: Course) -> LessonTable:
    """A course as a table: the learner sits there with bots who play what the lesson says."""
    game = course.game
    places = [
        Seat(seat, PERSON, guest.id, guest.name) if seat == course.lesson.seat else Seat(seat, BOT)
        for seat in range(game.players)
    ]
    facts = Facts(
        id=PREFIX + course.lesson.title,
        title=course.lesson.title,
        rules=game.title.version,
        data=game.title.digest,
        players=game.players,
        options=game.book.options,
        host=guest.id,
        state=PLAYING,
        version=version,
        ply=len(game.plies),
    )
    named = game.copy()
    named.given = [place.name for place in places]
    table = LessonTable(standing(facts, places, game), places, named, lambda table, version: [])
    table.course = course
    return table


# What is kept.


def kept(guest: Guest, title: str) -> tuple[int, list[str]]:
    """The version and the log of a guest's lesson; nothing yet, or nothing readable, is its beginning."""
    lessons = guest.prefs.get(KEPT)
    entry = lessons.get(title) if isinstance(lessons, dict) else None
    if not isinstance(entry, dict) or not isinstance(entry.get("log"), list) or not isinstance(entry.get("at"), int):
        return 0, []
    return entry["at"], [str(text) for text in entry["log"]]


async def keep(visitor: Visitor, table: LessonTable, course: Course) -> LessonTable:
    """Write down how far a lesson has come; it is a new version of its table."""
    assert visitor.guest is not None
    lessons: Any = visitor.guest.prefs.get(KEPT)
    entry = {"at": table.version + 1, "log": course.log}
    prefs = {**visitor.guest.prefs, KEPT: {**(lessons if isinstance(lessons, dict) else {}), table.facts.title: entry}}
    visitor.guest = await visitor.hall.change_guest(visitor.guest, prefs=prefs)
    return seated(visitor.guest, table.version + 1, course)
