"""What the tests of lessons share: ways through a guided game."""

from collections.abc import Iterator

from signoria.scenario.course import Course, fits
from signoria.scenario.lesson import Lesson, lesson_of


def answers(course: Course) -> list[str]:
    """The moves that a lesson accepts where it stands."""
    seat = course.lesson.seat
    moves = course.game.moves(seat) if seat in course.game.deciders else []
    return [move.text for move in moves if fits(move.text, course.step.do[course.done])]


def go_on(course: Course) -> None:
    """Read on, or do the first thing that the lesson accepts."""
    if course.step.do:
        course.play(answers(course)[0])
    else:
        course.read_on()


def way(title: str) -> Iterator[Course]:
    """A guided game from its first word to its last, wherever the learner may act."""
    lesson: Lesson = lesson_of(title)
    course = Course(lesson)
    yield course
    while not course.last:
        go_on(course)
        yield Course.of(lesson, course.log)
