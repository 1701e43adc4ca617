"""Virtù in the browser: The Wars of Italy by keyboard alone; cards of a palace that move; payments on the cards."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from web.driving import (
    SETTLED,
    Visit,
    act,
    arrow_to,
    endings,
    go_on,
    key_something,
    open_table,
    press_something,
    until_asked,
    until_ready,
    version,
)

pytestmark = pytest.mark.slow

WARS = Path(__file__).parent.parent / "corpus" / "virtu" / "2-plain-greedy.txt"

# By keyboard.


def key_soon_done(page: Page, luck: random.Random) -> str:
    """A key of somebody who does not linger: often what ends the matter."""
    if not page.locator("#confirm:not([disabled])").count() and luck.random() < 0.85:
        for button in endings(page)[:1]:
            letter = button.get_attribute("data-key")
            if letter:
                page.keyboard.press(letter.lower())
            else:
                arrow_to(page, button.get_attribute("value") or "")
                page.keyboard.press("Enter")
            return "letter" if letter else "arrows"
    return key_something(page, luck)


@pytest.mark.whole_game
def test_the_wars_of_italy_by_keyboard_alone(visit: Visit) -> None:
    """The last quarter of a game; that of Lorenzo is played with the keyboard from its beginning."""
    page = visit()
    go_on(page, WARS.read_text(encoding="utf-8"), 460)
    clicks: list[str] = []
    page.expose_function("clicked", lambda text: clicks.append(text))
    page.evaluate("addEventListener('pointerdown', (e) => window.clicked(e.target.outerHTML), true)")
    sent: Counter[str] = Counter()
    page.on("request", lambda request: sent.update(kinds_of(request)))
    luck = random.Random(3)
    made: Counter[str] = Counter()
    while until_asked(page) != "over":
        made[act(page, luck, key_soon_done)] += 1
        assert made.total() < 600, "the game does not end"
    assert made["letter"] > 5
    assert sent["sure"] > 5, "Enter gives consent to what cannot be taken back: every turn ends with it"
    assert clicks == []
    assert page.locator("#prompt .ranking li").count() == 2


def kinds_of(request: Request) -> list[str]:
    """The kind of command that a page sends: a move, or one with the consent that it asked for."""
    command = re.search(r"(?:^|&)do=(\w[\w-]*)", request.post_data or "") if request.url.endswith("/act") else None
    return [command[1]] if command else []


# The palace.


def until_seen(page: Page, selector: str, most: int = 150) -> None:
    """Play on until the tray asks for something."""
    luck = random.Random(5)
    for _ in range(most):
        assert until_asked(page) == "asked"
        if page.locator(selector).count():
            return
        act(page, luck, press_something)
    raise AssertionError(f"{selector} never comes")


def first_way(page: Page) -> tuple[Locator, Locator]:
    """A card that can be taken up, and a place in a room where it can be laid."""
    about = page.evaluate(
        """() => [...document.querySelectorAll('#answers .b:not(.no)')].map((b) => b.dataset.about ?? '')
            .find((a) => a.includes(' target-action') || a.includes(' target-left') || a.includes(' target-right'))"""
    )
    assert about, "no card may move: " + page.inner_text("#prompt")
    card, place = about.split(" ")
    return page.locator(f"#mine [data-drag='{card}']"), page.locator(f"#mine [data-drop='{place}']")


def moved(page: Page, before: int) -> None:
    """A card has moved; it is taken back, so that it can move in another way."""
    assert until_asked(page, before) == "asked"
    now = version(page)
    page.locator("#undo:not([disabled])").click()
    assert until_asked(page, now) == "asked"


def test_cards_of_the_palace_move_by_drag_by_clicks_and_by_keys(visit: Visit) -> None:
    page = visit()
    open_table(page, "virtu", ["me", "bot-random", "bot-random"])
    until_ready(page)
    until_seen(page, "#mine [data-verb=arrange] [data-drag]")
    page.wait_for_function(SETTLED)

    card, place = first_way(page)
    before = version(page)
    card.hover()
    page.mouse.down()
    box = place.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 12, box["y"] + 9, steps=4)
    expect(place).to_have_class(re.compile(r"\bover\b"))
    expect(page.locator("#answers .b.lit")).to_have_count(1)
    page.mouse.up()
    moved(page, before)

    card, place = first_way(page)
    before = version(page)
    card.click()
    expect(card).to_have_class(re.compile(r"\bheld\b"))
    place.click()
    moved(page, before)

    card, place = first_way(page)
    before = version(page)
    card.focus()
    page.keyboard.press("Enter")
    for _ in range(20):
        if "over" in (place.get_attribute("class") or "").split():
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    moved(page, before)

    card, _ = first_way(page)
    card.click()
    page.keyboard.press("Escape")
    expect(page.locator(".carrying")).to_have_count(0)


def test_a_payment_lights_the_cards_that_it_turns_and_one_click_pays(visit: Visit) -> None:
    page = visit()
    open_table(page, "virtu", ["me", "bot-random", "bot-random"])
    until_ready(page)
    until_seen(page, "#mine .vt-strip.pay")
    page.wait_for_function(SETTLED)
    expect(page.locator("#mine .vt-strip.pay .vt-seal").first).to_be_visible()
    assert page.locator("#mine .proposed").count() > 0
    proposal = page.locator("#answers .b").first
    page.mouse.move(5, 5)
    proposal.hover()
    expect(page.locator("#mine .proposed.lit").first).to_be_visible()
    before = version(page)
    proposal.click()
    page.wait_for_function("(v) => +document.querySelector('#top').dataset.version > v", arg=before)
