"""Guided games on the site: they are kept, they answer, and they can be left; pages that show what is different."""

import re
from pathlib import Path

import httpx
import pytest

from lessons import go_on
from signoria.games import titles
from signoria.scenario.course import Course
from signoria.scenario.lesson import guided, lesson_of, page_ids
from signoria.words.words import LANGUAGES
from web.house import HTMX, House, Person, house_at, words_of

LINK = re.compile(r'<a [^>]*href="(/[^"]*)"')


def begin(person: Person, title: str = "elgrande") -> None:
    answer = person.post(f"/learn/{title}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/learn.{title}")


def page_of(person: Person, title: str = "elgrande") -> str:
    return str(person.get(f"/t/learn.{title}").text)


def step_in(html: str) -> int:
    found = re.search(r'data-step="(\d+)\.', html)
    assert found, html[:500]
    return int(found[1]) + 1


def do(person: Person, what: str, title: str = "elgrande", version: str = "") -> httpx.Response:
    if not version:
        found = re.search(r'id="top"[^>]*data-version="(\d+)"', page_of(person, title))
        assert found
        version = found[1]
    form = {"seat": "0", "version": version, "key": "k", "do": what}
    answer: httpx.Response = person.post(f"/t/learn.{title}/act", data=form, headers=HTMX)
    return answer


def reach(person: Person, title: str, wanted: list[str]) -> None:
    """Go on to the step that asks for these moves."""
    course = Course(lesson_of(title))
    while course.step.do != wanted:
        done = len(course.log)
        go_on(course)
        entry = course.log[done]
        assert do(person, entry if entry == "next" else f"move {entry}", title).status_code == 200


@pytest.mark.parametrize("title", guided())
def test_a_guided_game_is_played_to_its_end_on_the_site(house: House, title: str) -> None:
    ann = house.person("Ann")
    begin(ann, title)
    course = Course(lesson_of(title))
    while not course.last:
        done = len(course.log)
        go_on(course)
        entry = course.log[done]
        answer = do(ann, entry if entry == "next" else f"move {entry}", title, str(done))
        assert answer.status_code == 200, answer.text[:300]
    assert step_in(page_of(ann, title)) == len(course.lesson.steps)
    form = re.search(r'<form[^>]*action="/play">(.*?)</form>', page_of(ann, title), re.DOTALL)
    assert form
    free = ann.post("/play", data=dict(re.findall(r'name="(\w+)" value="([^"]+)"', form[1])))
    assert free.status_code == 303
    tables = house.wait(house.hall.tables_of, ann.guest)
    assert [row.facts.players for row in tables] == [course.game.players], "only the free game is a table of the house"


def test_a_stranger_becomes_a_guest_with_the_first_step(house: House) -> None:
    eve = house.person()
    assert eve.get("/t/learn.elgrande").headers["location"] == "/learn/elgrande"
    assert "/learn" in eve.get("/").text
    begin(eve)
    assert step_in(page_of(eve)) == 1


def test_a_lesson_survives_a_restart_and_litters_no_list(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with house_at(file) as house:
        ann = house.person("Ann")
        begin(ann)
        do(ann, "next")
        do(ann, "next")
        key = ann.key
        assert house.wait(house.hall.tables_of, ann.guest) == []
    with house_at(file) as house:
        ann = house.person()
        ann.cookies.set("signoria", key)
        assert step_in(page_of(ann)) == 3
        assert "Continue at step 3" in words_of(ann.get("/learn/elgrande").text)
        assert ann.post("/learn/elgrande", data={"again": "yes"}).status_code == 303
        assert step_in(page_of(ann)) == 1


def test_lessons_of_two_people_and_of_two_titles_are_apart(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    begin(ann)
    begin(bob)
    begin(ann, "virtu")
    do(ann, "next")
    assert [step_in(page_of(ann)), step_in(page_of(bob)), step_in(page_of(ann, "virtu"))] == [2, 1, 1]
    assert ann.post("/me", data={"name": "Anna", "confirm": "move", "pace": "fast"}).status_code == 303
    assert step_in(page_of(ann)) == 2


def test_errors_are_answered_and_can_be_taken_back(house: House) -> None:
    ann = house.person("Ann")
    begin(ann)
    reach(ann, "elgrande", ["power 13"])
    other = do(ann, "move power 11")
    assert other.status_code == 422
    assert "Red would choose before you" in words_of(other.text)
    refused = do(ann, "move power 12")
    assert refused.status_code == 422
    assert "EG-5.2" in refused.text
    reach_on = do(ann, "move power 13")
    assert reach_on.status_code == 200
    do(ann, "move take d2-07")
    erred = do(ann, "move turn special")
    assert erred.status_code == 200
    assert "coach-undo" in erred.text
    assert do(ann, "move score granada").status_code == 422, "first it is taken back"
    assert do(ann, "next").status_code == 422
    back = do(ann, "undo")
    assert back.status_code == 200
    assert "coach-undo" not in back.text
    assert do(ann, "move turn place; place granada").status_code == 200, "a row may lead through several steps"
    assert step_in(page_of(ann)) == 9
    assert do(ann, "restart turn").status_code == 200
    assert step_in(page_of(ann)) == 7
    assert do(ann, "back").status_code == 200
    assert step_in(page_of(ann)) == 6
    assert do(ann, "again").status_code == 200
    assert step_in(page_of(ann)) == 1


@pytest.mark.parametrize(
    ("what", "status"),
    [("next", 409), ("move atlantis", 422), ("sing", 422), ("undo", 422), ("close", 422), ("typed xyz", 422)],
)
def test_what_makes_no_sense_loses_nothing(house: House, what: str, status: int) -> None:
    ann = house.person("Ann")
    begin(ann)
    do(ann, "next")
    assert do(ann, what, version="0" if status == 409 else "").status_code == status
    assert step_in(page_of(ann)) == 2


def test_the_moves_of_others_are_shown_one_after_the_other(house: House) -> None:
    """The answer shows the table before they move, and says how far it will go."""
    ann = house.person("Ann")
    begin(ann)
    for _ in range(2):
        do(ann, "next")
    answer = do(ann, "next").text
    top, coach = (
        re.search(r'id="top"[^>]*data-ply="(\d+)"', answer),
        re.search(r'id="coach"[^>]*?data-ply="(\d+)"', answer),
    )
    assert top
    assert coach
    assert (int(top[1]), int(coach[1])) == (0, 3)
    assert ann.get("/t/learn.elgrande/part", params={"seat": "0", "ply": "2", "following": "yes"}).status_code == 200


@pytest.mark.parametrize(
    "what", ["part?seat=0", "thing?what=king&seat=0", "about?move=power 13&seat=0", "log", "chapter?from=0"]
)
def test_everything_else_at_the_table_works_too(house: House, what: str) -> None:
    ann, eve = house.person("Ann"), house.person()
    begin(ann)
    assert ann.get(f"/t/learn.elgrande/{what}").status_code in (200, 204)
    assert eve.get(f"/t/learn.elgrande/{what}").status_code == 403
    assert ann.get(f"/t/learn.nothing/{what}").status_code == 404


def test_no_link_of_a_lesson_leads_nowhere(house: House) -> None:
    ann = house.person("Ann")
    begin(ann)
    reach(ann, "elgrande", ["power 13"])
    links = {link for page in ("", "/log") for link in LINK.findall(ann.get(f"/t/learn.elgrande{page}").text)}
    assert links >= {"/rules/elgrande#EG-5.1", "/t/learn.elgrande/log"}
    assert {link: ann.get(link).status_code for link in links} == dict.fromkeys(links, 200)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_about_lessons_can_be_read_in_every_language(house: House, lang: str) -> None:
    person = house.person("Ann", lang)
    paths = ["/learn", *[f"/learn/{title}" for title in titles()]]
    paths += [f"/learn/{title}/{page}" for title in titles() for page in page_ids(title)]
    for path in paths:
        answer = person.get(path)
        assert answer.status_code == 200, path
        assert "[" not in words_of(answer.text), path
        if path.count("/") == 3:
            assert answer.text.count('class="drawn') >= 2, path


@pytest.mark.parametrize("path", ["/learn/chess", "/learn/elgrande/nothing", "/learn/elgrande/first", "/t/learn.chess"])
def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    assert house.person("Ann").get(path).status_code == 404
