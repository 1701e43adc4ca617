"""Lessons: the rules let them be played to their end, what they point at is there, and every language says it all."""

import json
import re
from copy import copy
from pathlib import Path

import pytest

from lessons import answers, go_on, way
from signoria.game.values import CannotUndo
from signoria.games import titles
from signoria.kernel.chance import seeded
from signoria.scenario.course import Course, Unexpected, fits
from signoria.scenario.lesson import (
    BadLesson,
    Said,
    guided,
    lesson_of,
    page_ids,
    page_of,
    position_of,
    read_lesson,
    read_page,
)
from signoria.table.facts import Guest
from signoria.table.hall import LONGEST_PREFS
from signoria.web.lessons import seated
from signoria.web.page import Look, Page
from signoria.words.words import LANGUAGES
from test_glossary import RULED_OUT, glossary
from typography import faults

LEAST_STEPS = 12
LONGEST = 360
"""So many letters fit into the coach's panel without much scrolling on a phone."""
PAGES = [(title, page) for title in titles() for page in page_ids(title)]
ROOT = Path(__file__).parent.parent
STATIC = (ROOT / "src/signoria/web/templates/table.html").read_text(encoding="utf-8")


def said_in(title: str) -> list[Said]:
    """Every text of the lessons of a title."""
    lesson = lesson_of(title)
    found = [lesson.name, lesson.about]
    for step in lesson.steps:
        found += [step.say, *[reply.say for reply in step.replies], *([step.why] if step.why else [])]
    for page in page_ids(title):
        shown = page_of(title, page)
        found += [shown.name, shown.about, *[text for part in shown.parts for text in (part.name, part.say)]]
    return found


def test_every_title_can_be_learnt() -> None:
    assert guided() == titles()


@pytest.mark.parametrize("title", guided())
def test_a_guided_game_can_be_played_to_its_end(title: str) -> None:
    """Whatever the lesson accepts is possible, leads on, and whatever else it accepts leads to the end too."""
    lesson = lesson_of(title)
    assert len(lesson.steps) >= LEAST_STEPS
    for course in way(title):
        if course.step.do and not course.astray:
            accepted = answers(course)
            assert accepted, f"{course.where}: nothing of {course.step.do[course.done]!r} is possible"
            for other in accepted[1:]:
                finish(Course.of(lesson, [*course.log, other]))
    assert course.last


def finish(course: Course) -> None:
    while not course.last:
        go_on(course)


@pytest.mark.parametrize("title", guided())
def test_it_teaches_by_errors_and_by_reasons(title: str) -> None:
    lesson = lesson_of(title)
    assert sum(bool(step.why) for step in lesson.steps) >= 3
    assert any(reply.let for step in lesson.steps for reply in step.replies)


@pytest.mark.parametrize("title", guided())
def test_every_reply_answers_a_move_that_can_be_made(title: str) -> None:
    """A move that is let is made, only taking it back leads on; any other one changes nothing."""
    lesson = lesson_of(title)
    answered: dict[tuple[int, str], bool] = {}
    for course in way(title):
        for reply in course.step.replies:
            answered.setdefault((course.at, reply.move), False)
        if not course.step.do:
            continue
        for move in course.game.moves(lesson.seat):
            found = course.reply_to(move.text, course.at)
            if found is None or fits(move.text, course.step.do[course.done]):
                continue
            answered[course.at, found.move] = True
            trial = Course.of(lesson, course.log)
            if not found.let:
                with pytest.raises(Unexpected) as refused:
                    trial.play(move.text)
                assert refused.value.reply is found
                continue
            trial.play(move.text)
            assert trial.astray is found
            with pytest.raises(Unexpected):
                trial.read_on()
            assert trial.taken_back().log == course.log
    assert [where for where, met in answered.items() if not met] == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("title", guided())
def test_whatever_the_coach_points_at_is_drawn(title: str, phone: bool) -> None:
    """When it begins to speak; a tile that was taken since is there no more."""
    for course in way(title):
        if course.done:
            continue
        drawn = shown(course, "en", phone)
        for what in course.step.point:
            if what.startswith("#"):
                assert f'id="{what[1:]}"' in drawn + STATIC, f"{course.where}: {what}"
            else:
                thing = re.escape(what)
                assert re.search(rf'data-(thing="{thing}"|as="([^"]* )?{thing}[ "])', drawn), f"{course.where}: {what}"


def shown(course: Course, lang: str, phone: bool = False) -> str:
    table = seated(Guest("ann", "Ann", lang), 1, course)
    seat = course.lesson.seat
    return "".join(Page(Look(table, seat, lang, phone, hot=(seat,))).panels(("textboard",)).values())


@pytest.mark.parametrize("title", guided())
def test_the_coach_knows_no_more_than_the_learner(title: str) -> None:
    for course in way(title):
        twin = copy(course)
        twin.game = course.game.copy()
        title_rules = course.game.title
        twin.game.position = title_rules.imagine(course.game.position, course.lesson.seat, seeded(b"anew"))
        assert coach_of(twin) == coach_of(course), course.where


def coach_of(course: Course) -> str:
    table = seated(Guest("ann", "Ann", "en"), 1, course)
    return Page(Look(table, course.lesson.seat, "en", hot=(course.lesson.seat,))).coach()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", guided())
def test_every_word_is_well_set_and_short(title: str, lang: str) -> None:
    """`python tools/typography.py` mends most of what this finds."""
    for text in said_in(title):
        assert faults(lang, text[lang]) == [], text[lang]
        assert len(text[lang]) <= LONGEST, text[lang]
        assert text[lang] == text[lang].strip()
    for other in LANGUAGES:
        same = [
            text[lang] for text in said_in(title) if lang != other and text[lang] == text[other] and " " in text[lang]
        ]
        assert same == []


@pytest.mark.parametrize("title", guided())
def test_nothing_is_said_that_the_glossary_rules_out(title: str) -> None:
    wrong = [
        (lang, word, text[lang])
        for term in glossary(title)
        for lang, word in RULED_OUT.findall(term.note)
        for text in said_in(title)
        if re.search(rf"(?<!\w){re.escape(word)}", text[lang].replace("\xa0", " "))
    ]
    assert wrong == []


@pytest.mark.parametrize(("title", "page"), PAGES)
def test_a_page_shows_positions_that_the_rules_accept(title: str, page: str) -> None:
    found = page_of(title, page)
    drawn = [part.opening for part in found.parts if part.opening]
    assert drawn
    for opening in drawn:
        position_of(opening)


def test_the_example_of_the_documentation_can_be_played(tmp_path: Path) -> None:
    example = (ROOT / "docs/lessons.md").read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    file = tmp_path / "first.toml"
    file.write_text(example, encoding="utf-8")
    finish(Course(read_lesson("elgrande", file)))


def test_all_lessons_together_are_short_enough_to_be_kept() -> None:
    logs = {title: {"at": 999, "log": [*way(title)][-1].log} for title in guided()}
    assert len(json.dumps(logs)) < LONGEST_PREFS / 2


# Going back.


@pytest.mark.parametrize("title", guided())
def test_back_leads_to_the_beginning_step_by_step(title: str) -> None:
    *_, course = way(title)
    passed = [course.at]
    while course.log:
        course = course.back()
        passed.append(course.at)
    assert passed == list(range(len(course.lesson.steps) - 1, -1, -1))


def test_undo_takes_back_what_the_rules_let_one_take_back() -> None:
    course = Course(lesson_of("elgrande"))
    with pytest.raises(CannotUndo):
        course.taken_back()
    while course.step.do != ["place granada", "place granada"]:
        go_on(course)
    before = list(course.log)
    course.play("place granada")
    assert course.taken_back().log == before
    assert course.taken_back(turn=True).log == [entry for entry in before if entry not in ("take d2-07", "turn place")]


def test_a_log_that_does_not_fit_any_more_leads_as_far_as_it_does() -> None:
    lesson = lesson_of("elgrande")
    assert Course.of(lesson, ["next", "next", "power 99", "next"]).log == ["next", "next"]


def test_a_move_may_come_before_the_words_are_read() -> None:
    """Who knows already what to do need not press Next."""
    course = Course(lesson_of("tiletum"))
    course.play("die blue 3")
    assert course.step.do == ["tile take"]


# Strict reading.

GOOD = """
name = {en = "a", cs = "b", fr = "c"}
about = {en = "a", cs = "b", fr = "c"}
players = 4
[[step]]
say = {en = "a", cs = "b", fr = "c"}
others = ["gules: power 12"]
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players = 4", "player = 4", "first.toml: unknown key 'player'"),
        ('fr = "c"}\nothers', 'de = "c"}\nothers', "step 1: say"),
        ('cs = "b", fr = "c"}\nothers', 'cs = "", fr = "c"}\nothers', "step 1: say.cs is missing"),
        ('others = ["gules: power 12"]', 'do = ["power 13"]', "ends with a step that asks for nothing"),
        ('others = ["gules: power 12"]', 'point = "king"', "step 1: point is a list"),
        ("players = 4", 'seat = "purple"', "there is no seat 'purple'"),
        ("players = 4", 'position = {king = "atlantis"}', "first.toml: king"),
        ('"gules: power 12"', '"gules: power 14"', "step 1: 'gules: power 14'"),
        ('"gules: power 12"', '"power 12"', "begins with a seat and a colon"),
        ("[[step]]", "[step]", "first.toml: step is a list"),
        ("name =", "name", "first.toml: "),
    ],
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    file = tmp_path / "first.toml"
    assert old in GOOD
    file.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(BadLesson, match=re.escape(said)):
        Course(read_lesson("elgrande", file))


def test_a_page_is_read_as_strictly(tmp_path: Path) -> None:
    file = tmp_path / "more.toml"
    file.write_text(GOOD.replace("[[step]]", "[[part]]"), encoding="utf-8")
    with pytest.raises(BadLesson, match=r"part 1: unknown key 'others'"):
        read_page("elgrande", file)
