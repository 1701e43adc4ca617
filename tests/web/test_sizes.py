"""Every size of a screen: the board is there and stays where it is, pages scroll, and the focus is seen."""

import random

import pytest
from playwright.sync_api import Page, expect

from web.driving import (
    DESK,
    PHONE,
    SETTLED,
    Visit,
    act,
    buttons,
    open_table,
    press_something,
    sit_down,
    until_asked,
    until_ready,
)

pytestmark = pytest.mark.slow

BOARD = """() => {
    const box = document.querySelector('#overlay').getBoundingClientRect();
    return [Math.round(box.left), Math.round(box.top + scrollY), Math.round(box.width), Math.round(box.height)];
}"""
SMALLEST = """() => {
    const svg = document.querySelector('.backdrop svg');
    const scale = svg.getScreenCTM().a;
    const sizes = [...svg.querySelectorAll('[id^=eg-label] text')].map((e) => parseFloat(e.getAttribute('font-size')));
    return Math.min(...sizes) * scale;
}"""


ASKED_AT = "() => { scrollTo(0, 0); return document.querySelector('#question').getBoundingClientRect().top; }"
COVERED = """() => {
    const [mine, cards] = [document.querySelector('#mine'), [...document.querySelectorAll('#mine :is(.pw, .gy)')]];
    const boxes = cards.map((card) => [card, card.getBoundingClientRect()]);
    const tray = mine.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const covered = ([card, box]) => boxes.some(([other, by]) => other !== card && meet(box, by));
    return boxes.filter((one) => covered(one) || one[1].right > tray.right).map(([card]) => card.id);
}"""
"""The own cards that lie under another one or beside their tray."""


def board(page: Page) -> list[int]:
    found: list[int] = page.evaluate(BOARD)
    return found


def test_the_board_is_there_at_every_size(visit: Visit) -> None:
    page = visit(viewport=DESK)
    open_table(page, "elgrande", ["me", "bot-random"], {"grey": True})
    for width, height, least, layout in (
        (1440, 900, 600, "desk"),
        (1024, 768, 500, "desk"),
        (2560, 1440, 1200, "desk"),
        (844, 390, 400, "phone"),
        (720, 450, 360, "phone"),
        (320, 640, 200, "phone"),
        (320, 480, 200, "phone"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        until_ready(page, layout)
        until_asked(page)
        if layout == "desk" or height < 561:
            assert page.evaluate(COVERED) == []
        if page.locator(".tabbar").is_visible():
            page.click(".tabbar [data-tab=board]")
        _, _, wide, high = board(page)
        assert min(wide, high) >= min(least, 0.48 * least + 104), (width, height, wide, high)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (width, height)
        assert page.evaluate(ASKED_AT) < height, "the question is in sight, however far down the page it stands"
        if width == 1024:
            assert page.evaluate(SMALLEST) >= 10.9, "the values of the regions can be read"


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_board_stays_where_it_is_whatever_is_asked(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(viewport=viewport)
    sit_down(page, "elgrande")
    until_ready(page, "phone" if viewport is PHONE else "desk")
    luck = random.Random(6)
    seen = set()
    for _ in range(9):
        if until_asked(page) == "over":
            break
        if page.locator("#overlay").is_visible():
            seen.add(tuple(board(page)))
        act(page, luck, press_something)
    assert len(seen) == 1, seen


EDGES = """() => {
    const at = (what) => document.querySelector(what).getBoundingClientRect();
    const rights = [...document.querySelectorAll('#mine section')].map((part) => part.getBoundingClientRect().right);
    return [Math.max(...rights), at('#players').right, at('.side').left];
}"""
OFFERED = """(kind) => {
    const map = document.querySelector('.map');
    const top = () => map.getBoundingClientRect().top + document.querySelector('.board').scrollTop + scrollY;
    const before = top();
    const offer = document.querySelector('#offer');
    const old = offer.innerHTML;
    offer.innerHTML = `<div class="lz-offer ${kind}"><h4>One</h4><div class="lz-choice hit legal">Two</div></div>`;
    const moved = top() - before;
    offer.innerHTML = old;
    return moved;
}"""


TELL = """async () => {
    const { tell } = await import('/static/account.js');
    document.querySelector('.board').scrollTop = 0;
    const low = (place) => place.getBoundingClientRect().bottom;
    const places = [...document.querySelectorAll('#overlay [id^=at-space]')].sort((one, two) => low(one) - low(two));
    const line = document.createElement('div');
    line.innerHTML = '<span>Points!</span>';
    line.dataset.at = places.at(-1).id.slice(3);
    tell([line], true);
    return places.at(-1).id;
}"""
"""As if something were told of the lowest place."""


def test_what_is_offered_in_mid_turn_lies_over_the_board_and_nothing_lies_over_the_players(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    sit_down(page, "lorenzo")
    for width, height in ((390, 844), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        until_ready(page, "phone")
        until_asked(page)
        assert [page.evaluate(OFFERED, kind) for kind in ("privilege", "option", "copy")] == [0, 0, 0]
        if width == 390:
            told = page.evaluate(TELL)
            expect(page.locator(f"#{told}")).to_be_in_viewport()
    tray, players, side = page.evaluate(EDGES)
    assert tray <= side
    assert players <= side


def test_the_main_button_is_wide_the_focus_is_seen_and_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    sit_down(page, "elgrande")
    until_asked(page)
    assert page.title().startswith("●")
    assert "icon-turn" in (page.locator("link[rel=icon]").get_attribute("href") or "")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    confirm = page.locator("#confirm[data-chosen]")
    expect(confirm).to_be_visible()
    box, whole = confirm.bounding_box(), page.locator("#answers").bounding_box()
    assert box is not None
    assert whole is not None
    assert box["width"] > 0.97 * whole["width"]
    ring = (
        "(e) => { const s = getComputedStyle(e); return [s.outlineStyle, parseFloat(s.outlineWidth), s.outlineColor]; }"
    )
    style, width, colour = confirm.evaluate(ring)
    assert (style, width >= 2) == ("solid", True)
    assert colour == "rgb(29, 22, 17)", "ink on gold and parchment"
    page.wait_for_function(SETTLED)
    buttons(page).first.focus()


def test_a_scoring_is_summed_up_on_a_card_that_stays_until_it_is_dismissed(visit: Visit) -> None:
    page = visit()
    open_table(page, "elgrande", ["me", "bot-random"], {"short": True}, name="Ann")
    until_ready(page)
    luck = random.Random(7)
    card = page.locator("#account")
    for _ in range(60):
        page.wait_for_function(
            "() => document.querySelector('#account:not([hidden])') || "
            "(document.querySelector('#prompt:not(.quiet) #answers') && !document.querySelector('.app.settling'))"
        )
        if card.is_visible():
            break
        act(page, luck, press_something)
    expect(page.locator("#account-title")).to_have_text("General scoring")
    assert page.locator("#account .told li").count() >= 10
    page.wait_for_timeout(300)
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.locator("[data-account]").last.click()
    expect(card).to_be_visible()
    page.click("#account-done")
    expect(card).to_be_hidden()
