"""Virtù in the browser: a whole game with three by mouse, a year of five on a phone by touch, what the map tells."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from web.driving import (
    PHONE,
    Visit,
    act,
    click_something,
    endings,
    open_table,
    touch_something,
    until_asked,
    until_ready,
)

pytestmark = pytest.mark.slow

IN_SIGHT = """() => {
    const { x, y, height } = document.querySelector('#question').getBoundingClientRect();
    return Boolean(document.elementFromPoint(x + 5, y + height / 2)?.closest('#prompt'));
}"""
"""Whether the question is there to be read."""


def soon_done(page: Page, luck: random.Random) -> str:
    """A choice of somebody who does not linger: often what ends the matter, else something on the table."""
    enough = endings(page)
    if enough and luck.random() < 0.9:
        enough[-1].click()
        return "enough"
    return click_something(page, luck)


@pytest.mark.whole_game
def test_a_whole_game_with_three_by_mouse(visit: Visit) -> None:
    page = visit()
    open_table(page, "virtu", ["me", "bot-random", "bot-random"], {"max_years": "12"})
    until_ready(page)
    luck = random.Random(4)
    made = 0
    on_the_table = 0
    while until_asked(page) != "over":
        on_the_table += act(page, luck, soon_done) == "target"
        made += 1
        assert made < 700, "the game does not end"
    assert on_the_table > 8, "the map and the palace are there to be clicked"
    assert page.locator("#prompt .ranking li").count() == 3
    expect(page.locator("#overlay svg")).to_be_visible()
    page.click("#tab-score")
    assert page.locator("#pane-score tfoot td").count() == 3


def test_a_year_of_five_on_a_phone_by_touch(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/")
    page.context.add_cookies([{"name": "layout", "value": "phone", "url": page.url}])
    open_table(page, "virtu", ["me", *["bot-random"] * 4])
    until_ready(page, "phone")
    luck = random.Random(2)
    made: list[str] = []
    while year_of(page) < 2:
        assert until_asked(page) == "asked"
        made.append(act(page, luck, touch_something))
        assert len(made) < 120
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], "nothing hangs over the edge"
    assert made.count("target") > 3
    page.set_viewport_size({"width": 360, "height": 640})
    page.click(".tabbar [data-tab=board]")
    assert page.evaluate(IN_SIGHT), "on a lower phone the drawer of the board does not lie over the question"


def year_of(page: Page) -> int:
    found = re.search(r"year (\d+)", page.inner_text("#top .sub"))
    return int(found[1]) if found else 0


def test_a_city_explains_itself_and_what_can_be_chosen_glows(visit: Visit) -> None:
    page = visit()
    open_table(page, "virtu", ["me", *["bot-random"] * 4])
    until_ready(page)
    luck = random.Random(1)
    for _ in range(8):
        assert until_asked(page) == "asked"
        if page.locator("#overlay .vi-city.legal").count():
            break
        act(page, luck, click_something)
    page.mouse.move(5, 5)
    page.locator("#at-city-rome").hover()
    expect(page.locator("#about")).to_contain_text("Rome")
    expect(page.locator("#about")).to_contain_text("Value 4")
