"""Guided games in the browser, by what the coach asks for: in every language, on a desk and on a phone, to the end."""

import pytest
from playwright.sync_api import Page

from signoria.scenario.lesson import guided, lesson_of, page_ids
from web.driving import DESK, LOCALES, PHONE, SETTLED, TOLD, Visit, agree, until_ready
from web.test_access import axe as axe
from web.test_access import faults

pytestmark = pytest.mark.slow

RUNS = [
    ("elgrande", "desk", "en"),
    ("elgrande", "phone", "cs"),
    ("tiletum", "phone", "fr"),
    ("lorenzo", "phone", "fr"),
    ("tiletum", "desk", "cs"),
    ("virtu", "phone", "en"),
]
NARROW = {"width": 360, "height": 740}
"""The narrowest phone in use; the words of the French menu are the longest."""
DIFFERENT = [f"/learn/{title}/{page}" for title in guided() for page in page_ids(title)]
STILL = """() => {
    document.querySelector('#account:not([hidden]) #account-done')?.click();
    const [app, coach, top] = ['.app', '#coach', '#top'].map((one) => document.querySelector(one));
    return app.ariaBusy !== 'true' && !app.classList.contains('settling')
        && top.dataset.version === coach.dataset.version && top.dataset.ply === coach.dataset.ply;
}"""
"""Whether the page has come to where the lesson stands."""
HIDDEN = """() => {
    const coach = document.querySelector('#coach').getBoundingClientRect();
    const over = (box) => box.left < coach.right - 5 && coach.left < box.right - 5
        && box.top < coach.bottom - 5 && coach.top < box.bottom - 5;
    const rings = [...document.querySelectorAll('.ring:not([hidden])')];
    const hidden = rings.filter((ring) => over(ring.getBoundingClientRect())).length;
    const lists = innerWidth < 761 ? [...document.querySelectorAll('#answers .ch')] : [];
    const inner = lists.some((one) => one.scrollHeight > one.clientHeight + 4);
    const bar = document.querySelector('#answers > .bar')?.getBoundingClientRect();
    const lid = bar?.height ? bar.top : Infinity;
    const under = rings.filter((ring) => ring.matches('.want') && ring.getBoundingClientRect().bottom > lid + 5).length;
    return { rings: rings.filter((ring) => !ring.matches('.want')).length, hidden, inner, under };
}"""
"""How many things are pointed at, the buttons for what is asked not counted; how many lie behind the coach; whether a
list scrolls within the prompt of a phone, which scrolls itself; and how many rings round what is asked reach Undo."""


WHOLE = """() => {
    const bottom = (one) => document.querySelector(one)?.getBoundingClientRect().bottom;
    return bottom('#answers') <= bottom('#prompt');
}"""
CONFIRM_IN_SIGHT = """() => {
    const [prompt, confirm] = ['#prompt', '#confirm'].map((one) => document.querySelector(one).getBoundingClientRect());
    return confirm.bottom <= prompt.bottom + 1;
}"""
"""Whether what is to be confirmed lies where the prompt shows it; a click of these hands would bring it there."""


def step(page: Page) -> int:
    page.wait_for_function(STILL)
    return int((page.get_attribute("#coach", "data-step") or "").split(".")[0]) + 1


def begin(page: Page, title: str) -> None:
    """From the lobby to the first step."""
    page.goto("/")
    page.click(f"article a[href='/learn/{title}']")
    page.click("#begin")
    until_ready(page)


def obey(page: Page) -> None:
    """Do what the coach asks for: read on, or press a button that it points at."""
    page.wait_for_function(TOLD)
    page.wait_for_function(SETTLED)
    now = page.get_attribute("#coach", "data-version")
    if page.locator("#coach-next").count():
        page.click("#coach-next")
    else:
        wanted = (page.get_attribute("#coach", "data-wanted") or "").split("|")[0]
        assert wanted, page.inner_text("#coach")
        page.locator(f'#answers .b[value="move {wanted}"]').first.click()
        page.wait_for_selector(f"#confirm[data-chosen], #coach:not([data-version='{now}'])")
        if page.locator("#confirm[data-chosen]").count():
            page.wait_for_function(CONFIRM_IN_SIGHT)
            agree(page, "button")
    page.wait_for_selector(f"#coach:not([data-version='{now}'])")


@pytest.mark.parametrize(("title", "size", "lang"), RUNS)
def test_a_guided_game_to_its_end(visit: Visit, axe: str, title: str, size: str, lang: str) -> None:
    page = visit(bypass_csp=True, viewport=PHONE if size == "phone" else DESK, locale=LOCALES[lang])
    begin(page, title)
    lesson = lesson_of(title)
    found = {}
    passed = 0
    while True:
        at = step(page)
        if at != passed:
            passed = at
            now = lesson.steps[at - 1]
            assert now.say[lang] in page.inner_text(".coach-says")
            seen = page.evaluate(HIDDEN)
            assert seen["hidden"] == 0, f"step {at}: the coach hides what it points at"
            assert seen["rings"] or not now.point, f"step {at}: nothing is pointed at"
            assert not seen["inner"], f"step {at}: a list within a list"
            page.wait_for_function(f"() => !({HIDDEN})().under")  # no ring round Undo, which is not asked for
            if at in (1, 6, len(lesson.steps)):
                found[at] = faults(page, axe)
        if at == len(lesson.steps):
            break
        obey(page)
    assert {at: one for at, one in found.items() if one} == {}
    page.click("#coach-free")
    until_ready(page)
    assert "/t/learn." not in page.url


def test_erring_undoing_and_going_back_by_keyboard(visit: Visit) -> None:
    page = visit(fine=(422,))
    begin(page, "elgrande")
    for at in range(1, 6):
        assert step(page) == at
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"#coach[data-step='{at}.0']")
    assert step(page) == 6
    page.click("#answers .b[value='move power 11']")
    page.wait_for_selector(".coach-reply")
    assert step(page) == 6
    obey(page)
    assert step(page) == 7
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(WHOLE)  # on a phone that lies on its side the prompt holds all its answers
    page.set_viewport_size({"width": 1440, "height": 900})
    obey(page)
    assert step(page) == 8
    page.click("#coach-why-7 summary")
    assert page.locator("#coach-why-7 p").is_visible()
    page.wait_for_function(SETTLED)
    page.click("#answers .b[value='move turn special']")
    page.wait_for_selector("#coach-undo")
    page.reload()
    until_ready(page)
    page.click("#coach-undo")
    page.wait_for_selector("#coach:not(:has(#coach-undo))")
    assert step(page) == 8
    page.click("#coach-back")
    page.wait_for_selector("#coach[data-step='6.0']")
    assert step(page) == 7
    page.click("#coach-again")
    page.wait_for_selector("#coach[data-step='0.0']")
    page.click(".coach-top a")
    page.wait_for_selector("#begin")
    page.goto("/")
    assert page.locator("#my-tables a[href^='/t/']").count() == 0


@pytest.mark.parametrize(("view", "lang"), [(DESK, "en"), (NARROW, "fr")], ids=["desk", "phone"])
def test_pages_about_lessons(visit: Visit, axe: str, view: dict[str, int], lang: str) -> None:
    page = visit(bypass_csp=True, viewport=view, locale=LOCALES[lang])
    found = {}
    for path in ["/learn", *[f"/learn/{title}" for title in guided()], *DIFFERENT]:
        page.goto(path)
        found[path] = faults(page, axe)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path
    assert {path: one for path, one in found.items() if one} == {}
