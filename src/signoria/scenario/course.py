"""A guided game under way. All of it follows from what the learner did: `Course.of(lesson, log)` is where one is."""

from collections.abc import Callable
from copy import copy
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final, Self

from signoria.game.game import Game
from signoria.game.values import CannotUndo
from signoria.games import find
from signoria.kernel.errors import SignoriaError
from signoria.kernel.notation import text_of
from signoria.scenario.lesson import BadLesson, Lesson, Reply, Step, position_of

NEXT: Final = "next"
"""What the log says where the learner read on."""
MOST_SHOWN: Final = 6
"""Where more moves than these are welcome, none of them is pointed at."""


class Unexpected(SignoriaError):
    """A move that the rules allow and the lesson does not want here; the coach may have an answer to it."""

    def __init__(self, reply: Reply | None) -> None:
        super().__init__("the lesson asks for something else here")
        self.reply = reply


class Course:
    """A lesson, how far it has come, and the game as it stands there."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = opening(lesson).copy()
        self.log: list[str] = []
        self.at = 0
        self.done = 0
        """How many of the moves of the step are made."""
        self.astray: Reply | None = None
        """What the coach says about a move that is to be taken back."""
        self.own = 0
        """How many moves there were when the learner had acted, before the others did."""
        self.enter()

    @classmethod
    def of(cls, lesson: Lesson, log: list[str]) -> Self:
        """Where a log leads to; what does not fit the lesson any more is left out, with all after it."""
        course = cls(lesson)
        for entry in log:
            try:
                course.follow(entry)
            except SignoriaError:
                break
        return course

    def twin(self) -> Self:
        """The same course, to try something."""
        twin = copy(self)
        twin.log = list(self.log)
        return twin

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    @property
    def where(self) -> str:
        return f"{self.lesson.opening.id}, step {self.at + 1}"

    # Going on.

    def follow(self, entry: str) -> None:
        if entry == NEXT:
            self.read_on()
        else:
            self.play(entry)

    def read_on(self) -> None:
        if self.step.do or self.last:
            raise Unexpected(None)
        self.log.append(NEXT)
        self.own = len(self.game.plies)
        self.advance()

    def play(self, row: str) -> None:
        """The learner's move, or a row of moves; it is all made, up to one that the lesson does not want."""
        for number in self.game.numbers(row):
            self.play_one(number)

    def play_one(self, number: int) -> None:
        text = text_of(self.game.title, number)
        trial = self.game.copy()
        trial.play_number(number, self.lesson.seat)
        if self.astray is not None:
            raise Unexpected(self.astray)
        ahead = self.asked()
        if ahead is None or not fits(text, self.lesson.steps[ahead].do[self.done]):
            reply = self.reply_to(text, ahead)
            if reply is None or not reply.let:
                raise Unexpected(reply)
            self.astray = reply
        self.log.append(text)
        self.game = trial
        self.own = len(trial.plies)
        if self.astray is None and ahead is not None:
            self.at = ahead
            self.done += 1
            if self.done == len(self.step.do):
                self.advance()

    def asked(self) -> int | None:
        """The step whose move may be made now: this one, or the next one that only words stand before."""
        steps, at = self.lesson.steps, self.at
        while not steps[at].do:
            at += 1
            if at == len(steps) or steps[at].others:
                return None
        return at

    def reply_to(self, text: str, step: int | None) -> Reply | None:
        replies = self.lesson.steps[step].replies if step is not None else []
        return next((reply for reply in replies if fits(text, reply.move)), None)

    def advance(self) -> None:
        self.at += 1
        self.done = 0
        self.enter()

    def enter(self) -> None:
        """What others do before the coach speaks."""
        for text in self.step.others:
            name, _, row = text.partition(":")
            seats = self.game.book.axes["seat"]
            if name not in seats:
                raise BadLesson(f"{self.where}: {text!r} begins with a seat and a colon: {', '.join(seats)}")
            try:
                self.game.play(row.strip(), seats.index(name))
            except SignoriaError as error:
                raise BadLesson(f"{self.where}: {text!r}: {error}") from error

    # Going back.

    def back(self) -> "Course":
        """At the beginning of this step, if anything was done there, or else of the step before."""
        goal = self.at if self.done or self.astray else max(self.at - 1, 0)
        return self.shortened(lambda course: course.at > goal or course.done > 0 or course.astray is not None)

    def taken_back(self, turn: bool = False) -> "Course":
        """Without the learner's last move, or as many as can be taken back; CannotUndo where none can.

        What was made to be seen can always be taken back.
        """
        if self.astray is not None:
            return Course.of(self.lesson, self.log[:-1])
        trial = self.game.copy()
        trial.undo(self.lesson.seat)
        while turn:
            try:
                trial.undo(self.lesson.seat)
            except CannotUndo:
                break
        goal = len(trial.plies)
        return self.shortened(lambda course: len(course.game.plies) > goal)

    def shortened(self, too_far: Callable[["Course"], bool]) -> "Course":
        course, log = self, list(self.log)
        while log and too_far(course):
            log.pop()
            course = Course.of(self.lesson, log)
        return course

    # What the page shows.

    def wanted(self) -> list[str]:
        """The proposed rows that are welcome now, or else the moves, if they are few."""
        seat = self.lesson.seat
        if self.astray or not self.step.do or seat not in self.game.deciders:
            return []
        rows = [macro.text for macro in self.game.macros(seat)]
        moves = [move.text for move in self.game.moves(seat)]
        found = [row for row in rows if self.welcomes(row)] or [text for text in moves if self.welcomes(text)]
        return found if len(found) <= MOST_SHOWN else []

    def welcomes(self, row: str) -> bool:
        """Whether a move, or a whole row, is what the lesson asks for."""
        if not fits(row.split(";")[0], self.step.do[self.done]):
            return False
        trial = self.twin()
        try:
            trial.play(row)
        except SignoriaError:
            return False
        return trial.astray is None


def fits(text: str, pattern: str) -> bool:
    """Whether a move is one of the ways that a lesson names: `place granada | place toledo`, `place *`."""
    return any(fnmatchcase(text, way.strip()) for way in pattern.split("|"))


@lru_cache(maxsize=64)
def opening(lesson: Lesson) -> Game:
    """The game at which a lesson begins."""
    return Game.at(find(lesson.title), position_of(lesson.opening))
