"""Whole games in the browser: by mouse alone, and by keyboard alone."""

import random

import pytest
from playwright.sync_api import Page

from web.driving import Visit, key_something, play_on, ply, sit_down, tab_to, until_asked, until_ready

pytestmark = pytest.mark.slow


def final_screen(page: Page) -> None:
    """The ranking is there, in order, and nothing is left to do."""
    assert until_asked(page) == "over"
    ranks = [int(text.rstrip(".")) for text in page.locator("#prompt .ranking li b").all_inner_texts()]
    points = [int(text) for text in page.locator("#prompt .ranking li strong").all_inner_texts()]
    assert len(ranks) == 4
    assert ranks == sorted(ranks)
    assert points == sorted(points, reverse=True)
    assert page.locator("#answers").count() == 0
    assert page.locator("#prompt a[href$='/record']").is_visible()


@pytest.mark.whole_game
def test_a_game_of_el_grande_by_mouse(visit: Visit) -> None:
    page = visit()
    sit_down(page, "elgrande", name="Ann")
    made = play_on(page, random.Random(1))
    assert made["target"] > 10, "the board is there to be clicked"
    final_screen(page)
    assert "Ann" in page.inner_text("#prompt .ranking")


@pytest.mark.whole_game
def test_a_game_of_lorenzo_by_keyboard(visit: Visit) -> None:
    page = visit()
    clicks: list[str] = []
    page.expose_function("clicked", lambda text: clicks.append(text))
    page.add_init_script("addEventListener('pointerdown', (e) => window.clicked(e.target.outerHTML), true)")
    page.goto("/")
    tab_to(page, ".quick input[name=name]")
    page.keyboard.press("Control+A")
    page.keyboard.type("Ann")
    tab_to(page, "input[name=title]")
    while not page.is_checked("input[name=title][value=lorenzo]"):
        page.keyboard.press("ArrowRight")
    tab_to(page, "input[name=level]")
    while not page.is_checked("input[name=level][value=apprentice]"):
        page.keyboard.press("ArrowLeft")
    tab_to(page, "#sit-down")
    page.keyboard.press("Enter")
    until_ready(page)
    made = play_on(page, random.Random(2), choose=key_something)
    assert min(made["letter"], made["confirm"]) > 5
    assert ply(page) > 100
    assert clicks == []
    assert until_asked(page) == "over"
    assert page.locator("#prompt .ranking li").count() == 4
