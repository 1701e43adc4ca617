"""Lesson files (docs/lessons.md): a prepared game with a coach, or a page with pictures, written in TOML.

Every key must be known, every text must be there in every language, and whoever breaks that is told where.
"""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from signoria.games import find, folder, titles
from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import NOBODY, Position
from signoria.scenario import running
from signoria.scenario.reading import SHARED, BadScenario, Kinds, Scenario, Table, check_keys, merged, tabled
from signoria.words.words import LANGUAGES, tied

FIRST: Final = "first"
"""The name of the guided game of a title; all other lessons are pages."""
OPENING: Kinds = {key: kind for key, kind in SHARED.items() if key != "title"}
"""Where a game begins is said as in a scenario."""
LESSON: Kinds = {**OPENING, "name": dict, "about": dict, "seat": str, "step": list}
STEP: Kinds = {"say": dict, "why": dict, "point": list, "others": list, "do": list, "reply": list}
REPLY: Kinds = {"move": str, "say": dict}
PAGE: Kinds = {**OPENING, "name": dict, "about": dict, "part": list}
PART: Kinds = {**OPENING, "name": dict, "say": dict, "seat": str, "show": str}
SHOWN: Final = ("board", "offer", "mine")
"""What a page can show of a position: the board, what lies beside it, or the own area of a seat."""

Said = dict[str, str]
"""A text in every language."""


class BadLesson(SignoriaError):
    """A lesson file that cannot be played: it says where."""


@dataclass(frozen=True)
class Reply:
    """What the coach says to a move that is possible, but not what was asked for."""

    move: str
    say: Said
    let: bool
    """Whether the move is made, to be seen and taken back."""


@dataclass(frozen=True)
class Step:
    """One thing that the coach says, and what then happens; without `do` the learner just reads on."""

    say: Said
    why: Said
    point: list[str]
    others: list[str]
    """What is played before the coach speaks, each with its seat."""
    do: list[str]
    """The moves that the learner makes, one after the other: texts, with * and with | between ways to do it."""
    replies: list[Reply]


@dataclass(frozen=True, eq=False)
class Lesson:
    """A guided game."""

    title: str
    name: Said
    about: Said
    seat: int
    opening: Scenario
    steps: list[Step]


@dataclass(frozen=True)
class Part:
    """A paragraph of a page, with the position that it is about, if there is one."""

    name: Said
    say: Said
    show: str
    seat: int
    """Whose eyes see it; -1 is a spectator."""
    opening: Scenario | None


@dataclass(frozen=True, eq=False)
class LessonPage:
    """A page that shows what is different."""

    title: str
    id: str
    name: Said
    about: Said
    parts: list[Part]


# Finding them.


def lessons_of(title: str) -> Path:
    return folder(title) / "table" / "lessons"


def guided() -> list[str]:
    """The titles that have a guided game."""
    return [title for title in titles() if (lessons_of(title) / f"{FIRST}.toml").is_file()]


def page_ids(title: str) -> list[str]:
    """The pages of a title, by the names of their files."""
    return sorted(file.stem for file in lessons_of(title).glob("*.toml") if file.stem != FIRST)


@lru_cache(maxsize=64)
def lesson_of(title: str) -> Lesson:
    return read_lesson(title, lessons_of(title) / f"{FIRST}.toml")


@lru_cache(maxsize=64)
def page_of(title: str, page: str) -> LessonPage:
    return read_page(title, lessons_of(title) / f"{page}.toml")


# Reading.


def read_lesson(title: str, file: Path) -> Lesson:
    data = toml_in(file)
    known(data, LESSON, file.name)
    scenario = opening_of(title, data, file.name)
    seat = seat_in(scenario, str(data.get("seat", "azure")), file.name)
    steps = [read_step(entry, f"{file.name}, step {n}") for n, entry in enumerate(entries(data, "step", file.name), 1)]
    if not steps or steps[-1].do:
        raise BadLesson(f"{file.name}: a lesson ends with a step that asks for nothing")
    return Lesson(title, said(data, "name", file.name), said(data, "about", file.name), seat, scenario, steps)


def read_step(data: Table, where: str) -> Step:
    known(data, STEP, where)
    replies = [read_reply(reply, where) for reply in entries(data, "reply", where)]
    if replies and "do" not in data:
        raise BadLesson(f"{where}: a step that asks for no move has no replies to one")
    why = said(data, "why", where) if "why" in data else {}
    point, others, do = (texts(data, key, where) for key in ("point", "others", "do"))
    return Step(said(data, "say", where), why, point, others, do, replies)


def read_reply(data: Table, where: str) -> Reply:
    data = dict(data)
    let = data.pop("let", False)
    known(data, REPLY, f"{where}, reply")
    if not isinstance(let, bool) or not data.get("move"):
        raise BadLesson(f"{where}: a reply has a move, what to say, and perhaps let = true")
    return Reply(str(data["move"]), said(data, "say", f"{where}, reply to {data['move']}"), let)


def read_page(title: str, file: Path) -> LessonPage:
    data = toml_in(file)
    known(data, PAGE, file.name)
    parts = [
        read_part(title, data, entry, f"{file.name}, part {number}")
        for number, entry in enumerate(entries(data, "part", file.name), 1)
    ]
    if not parts:
        raise BadLesson(f"{file.name}: a page has parts")
    return LessonPage(title, file.stem, said(data, "name", file.name), said(data, "about", file.name), parts)


def read_part(title: str, data: Table, part: Table, where: str) -> Part:
    known(part, PART, where)
    drawn = any(key in part for key in ("position", "begin", "options", "players", "seed"))
    opening = opening_of(title, merged({key: data[key] for key in OPENING if key in data}, part), where)
    show = str(part.get("show", SHOWN[0]))
    if show not in SHOWN:
        raise BadLesson(f"{where}: show is one of: {', '.join(SHOWN)}")
    seat = seat_in(opening, str(part["seat"]), where) if "seat" in part else NOBODY
    return Part(said(part, "name", where), said(part, "say", where), show, seat, opening if drawn else None)


def opening_of(title: str, data: Table, where: str) -> Scenario:
    """Where a game begins, as a scenario says it."""
    players = data.get("players", 4)
    assert isinstance(players, int)
    options, position, begin = (tabled(data, key) for key in ("options", "position", "begin"))
    return Scenario(where, "", [], title, players, str(data.get("seed", "lesson")), options, position, begin, [], {})


def position_of(scenario: Scenario) -> Position:
    """The position at which a lesson begins; one that cannot be is a BadLesson."""
    try:
        return running.begin(find(scenario.title), scenario)
    except BadLesson:
        raise
    except SignoriaError as error:
        raise BadLesson(f"{scenario.id}: {error}") from error


def seat_in(scenario: Scenario, seat: str, where: str) -> int:
    seats: list[str] = find(scenario.title).book(scenario.players, scenario.options).axes["seat"]
    if seat not in seats:
        raise BadLesson(f"{where}: there is no seat {seat!r}; the seats are: {', '.join(seats)}")
    return seats.index(seat)


# Values of the right kind.


def toml_in(file: Path) -> Table:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(f"{file.name}: {error}") from error


def known(data: Table, keys: Kinds, where: str) -> None:
    try:
        check_keys(data, keys, where)
    except BadScenario as error:
        raise BadLesson(str(error)) from error


def entries(data: Table, key: str, where: str) -> list[Table]:
    found = data.get(key, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise BadLesson(f"{where}: write [[{key}]] for each of them")
    return found


def texts(data: Table, key: str, where: str) -> list[str]:
    found = data.get(key, [])
    if not isinstance(found, list) or not all(isinstance(text, str) and text.strip() for text in found):
        raise BadLesson(f"{where}: {key} is a list of texts")
    return found


def said(data: Table, key: str, where: str) -> Said:
    """A text that must be there in every language, and in no other."""
    found = data.get(key)
    if not isinstance(found, dict):
        raise BadLesson(f"{where}: {key} is missing, a text in each of: {', '.join(LANGUAGES)}")
    for lang in {*LANGUAGES, *found}:
        if lang not in LANGUAGES:
            raise BadLesson(f"{where}: {key}.{lang}: there are no words in {lang!r}")
        if not isinstance(found.get(lang), str) or not str(found[lang]).strip():
            raise BadLesson(f"{where}: {key}.{lang} is missing")
    return {lang: tied(str(found[lang]), lang) for lang in LANGUAGES}
