"""At the table in the browser: together, in turn, with second thoughts, on a phone, and with a server that falls."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Browser, Locator, Page, Route, expect

from signoria.games import titles
from web.driving import (
    DESK,
    PATIENCE,
    PHONE,
    SETTLED,
    Site,
    Visit,
    Watch,
    act,
    buttons,
    click_something,
    open_table,
    play_on,
    ply,
    press_something,
    sit_down,
    until_asked,
    until_ready,
    until_version,
    version,
)

pytestmark = pytest.mark.slow


def remember(page: Page) -> None:
    """Leave a mark that a reload would wipe out."""
    page.evaluate("() => { window.sameAsBefore = true; }")


def not_reloaded(page: Page) -> bool:
    return bool(page.evaluate("() => window.sameAsBefore === true"))


SAME_LOG = """(text) => {
    document.querySelector('#telling:not([hidden]), #account:not([hidden]) #account-done')?.click();
    return document.querySelector('#log').innerText === text;
}"""


def whoever_is_asked(*pages: Page) -> Page:
    """The page that gets the next question, as soon as it shows it: what happened before may still be told."""
    for _ in range(150):
        for page in pages:
            page.evaluate("() => document.querySelector('#account:not([hidden]) #account-done')?.click()")
            if page.locator("#prompt:not(.quiet)").count() > 0:
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


# People together.


@pytest.mark.parametrize("motion", [False, True])
def test_two_browsers_at_one_table_and_one_that_watches(visit: Visit, motion: bool) -> None:
    ann, bob, eve = (visit(motion=motion) for _ in range(3))
    open_table(ann, "elgrande", ["me", "link"], name="Ann")
    link = ann.input_value(".copy input")
    bob.goto(link)
    bob.fill("input[name=name]", "Bob")
    bob.click("main button")
    until_ready(bob)
    until_ready(ann)
    assert ann.url == bob.url
    eve.goto(ann.url)
    people = [ann, bob, eve]
    for page in people:
        remember(page)
    luck = random.Random(3)
    movers = set()
    for _ in range(8):
        newest = max(version(page) for page in people)
        for page in people:
            until_version(page, newest)
        mover = whoever_is_asked(ann, bob)
        movers.add(mover)
        until_asked(mover)
        act(mover, luck)
        for page in people:
            until_version(page, newest + 1)
    assert movers == {ann, bob}
    assert all(not_reloaded(page) for page in people)
    expect(ann.locator("#plate-gules .nm")).to_contain_text("Bob")
    expect(bob.locator("#plate-azure .nm")).to_contain_text("Ann")
    last = whoever_is_asked(ann, bob).inner_text("#log")
    for page in people:
        page.wait_for_function(SAME_LOG, arg=last)
    assert eve.locator("#answers, #typed, [name=do], [data-move]").count() == 0
    assert eve.locator("#undo").count() == 0


def test_an_answer_that_comes_late_does_not_leave_the_page_behind(visit: Visit) -> None:
    """The others may have moved before the answer to the own move is there."""
    page = visit()
    table = sit_down(page, "elgrande")
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/act", lambda route: late.append((route, route.fetch())))
    luck = random.Random(4)
    overtaken = 0
    for _ in range(40):
        if until_asked(page) == "over" or overtaken:
            break
        before = version(page)
        with page.expect_request("**/act"):
            click_something(page, luck)
        newest = before
        for _ in range(60):
            part = page.request.get(f"/t/{table}/part?seat=0").text()
            newest = int(re.findall(r'id="top"[^>]*data-version="(\d+)"', part)[0])
            if late and newest > before + 1:
                break
        assert late, "the move is on its way"
        route, answer = late.pop()
        route.fulfill(response=answer)
        until_version(page, newest)
        overtaken += newest > before + 1
    assert overtaken


def test_other_peoples_moves_are_shown_one_after_the_other_and_can_be_skipped(visit: Visit) -> None:
    page = visit(motion=True)
    sit_down(page, "elgrande")
    remember(page)
    luck = random.Random(5)
    until_asked(page)
    skipped = 0
    for _ in range(20):
        act(page, luck)
        skipped += page.wait_for_function(SKIP, timeout=PATIENCE).json_value() == "skipped"
        if until_asked(page) == "over" or skipped > 1:
            break
    assert skipped
    assert not_reloaded(page)


SKIP = """() => {
    const skip = document.querySelector('#skip');
    if (!skip.hidden) return skip.click() ?? 'skipped';
    return document.querySelector('.ranking, #prompt:not(.quiet)') && 'asked';
}"""
"""Skip the moves of the others, if more than one is still to be shown."""


# People in turn.


def test_the_screen_is_passed_on_behind_a_veil(visit: Visit) -> None:
    page = visit()
    open_table(page, "lorenzo", ["me", "Eva"], {"mode": "advanced"}, name="Ann")
    until_ready(page)
    luck = random.Random(6)
    veils = hidden = 0
    secrets: set[str] = set()
    for _ in range(60):
        page.wait_for_function(
            "() => document.querySelector('#take-over, #answers .b:not(.no), #confirm:not([disabled])')"
        )
        if page.locator("#take-over").count():
            expect(page.locator("#veil")).to_be_visible()
            content = page.content()
            assert not [secret for secret in secrets if secret in content], "a secret is behind the veil"
            assert page.locator("#answers, [data-move], #mine .leader").count() == 0
            veils += 1
            hidden += len(secrets)
            secrets = set()
            with page.expect_navigation():
                page.click("#take-over")
            expect(page.locator("#veil")).to_be_hidden()
            continue
        if veils > 6:
            break
        for button in buttons(page).all():
            value = button.get_attribute("value") or ""
            if value.startswith("move draft "):
                secrets |= {value, value.replace("move draft ", "leader-"), button.locator("span").last.inner_text()}
        act(page, luck)
    assert veils > 6
    assert hidden > 10, "there was nothing to hide"
    for name in ("Ann", "Eva"):
        expect(page.locator("#players")).to_contain_text(name)


# Second thoughts.


def test_a_move_is_taken_back_and_what_was_revealed_is_not(visit: Visit) -> None:
    page = visit(fine=(422,))
    table = sit_down(page, "elgrande")
    luck = random.Random(7)
    undone = refused = False
    for _ in range(300):
        if undone and refused:
            break
        if until_asked(page) == "over":
            table = sit_down(page, "elgrande")
            continue
        if page.locator("#undo:not([disabled])").count() and not undone:
            at, asked, now = ply(page), page.inner_text("#question"), version(page)
            page.keyboard.press("u")
            until_version(page, now + 1)
            until_asked(page, now)
            assert ply(page) < at
            undone = True
            assert asked
        elif page.locator(".undo-why").count() and not refused:
            assert page.locator("#undo").is_disabled()
            assert page.inner_text(".undo-why")
            form: dict[str, str | float | bool] = {"seat": "0", "version": str(version(page)), "do": "undo", "key": "k"}
            answer = page.request.post(f"/t/{table}/act", form=form, headers={"HX-Request": "true"})
            assert answer.status == 422
            assert page.inner_text(".undo-why") in answer.text()
            refused = True
        act(page, luck)
    assert (undone, refused) == (True, True)


def test_the_past_can_be_looked_at(visit: Visit) -> None:
    page = visit()
    sit_down(page, "elgrande")
    play_on(page, random.Random(8), 3)
    until_asked(page)
    now = ply(page)
    page.locator("#log a.pl").first.click()
    page.wait_for_url("**/replay?*")
    until_ready(page)
    assert ply(page) < now
    assert page.locator("#answers").count() == 0
    page.click("#ply-after")
    page.wait_for_function("() => +document.querySelector('#top').dataset.ply === 1")
    page.click("#to-now")
    page.wait_for_url(re.compile("/t/[^/]+$"))
    page.wait_for_function("(now) => +document.querySelector('#top').dataset.ply === now", arg=now)
    until_asked(page)


@pytest.mark.parametrize("title", titles())
def test_why_not(visit: Visit, title: str) -> None:
    page = visit()
    sit_down(page, title)
    luck = random.Random(9)
    by_button = by_board = False
    for _ in range(80):
        if until_asked(page) == "over" or (by_button and by_board):
            break
        locked = page.locator("#answers .b.no:visible")
        if locked.count():
            locked.first.click(force=True)
            expect(page.locator("#about")).to_be_visible()
            assert len(page.inner_text("#about")) > 20
            assert re.search(rf"/rules/{title}#", page.locator("#about a").first.get_attribute("href") or "")
            page.keyboard.press("Escape")
            expect(page.locator("#about")).to_be_hidden()
            by_button = True
        spots = page.locator("#overlay [data-move].locked:visible")
        if spots.count():
            spots.first.dispatch_event("click")
            expect(page.locator("#about")).to_be_visible()
            page.keyboard.press("Escape")
            by_board = True
        act(page, luck)
    assert by_button or by_board


def until_locked(page: Page, luck: random.Random) -> Locator:
    """Play on to a choice that cannot be made; the buttons of such choices."""
    locked = page.locator("#answers .b.no:visible")
    while until_asked(page) == "asked" and not locked.count():
        act(page, luck)
    return locked


def test_the_reason_stays_while_the_others_move(visit: Visit) -> None:
    """The page is drawn anew while a person waits for the reason, and again while they read it."""
    page = visit()
    sit_down(page, "elgrande")
    luck = random.Random(9)
    locked = until_locked(page, luck)
    waiting: list[Route] = []
    page.route("**/about?*", lambda route: waiting.append(route), times=1)
    with page.expect_request("**/about?*"):
        locked.first.click(force=True)
    draw_anew(page)
    waiting[0].continue_()
    about = page.locator("#about")
    expect(about).to_be_visible()
    reason = about.inner_text()
    with page.expect_response("**/about?*"):
        draw_anew(page)
    expect(about).to_be_visible()
    assert about.inner_text() == reason
    act(page, luck)
    expect(about).to_be_hidden()


def test_a_reason_seen_in_passing_goes_away_but_lets_its_rule_be_read(visit: Visit) -> None:
    page = visit()
    sit_down(page, "elgrande")
    luck = random.Random(9)
    locked = until_locked(page, luck)
    about = page.locator("#about")
    locked.first.hover(force=True)
    expect(about).to_be_visible()
    about.locator("a").hover()
    page.wait_for_timeout(500)
    expect(about).to_be_visible()
    page.hover("#players h2")
    expect(about).to_be_hidden()


def draw_anew(page: Page) -> None:
    with page.expect_response("**/part?*"):
        page.evaluate("() => document.querySelector('#tab-text').dispatchEvent(new MouseEvent('click'))")


def test_a_choice_says_what_it_changes(visit: Visit) -> None:
    page = visit()
    sit_down(page, "elgrande")
    until_asked(page)
    hint = page.inner_text("#forecast")
    buttons(page).first.hover()
    page.wait_for_function("(hint) => document.querySelector('#forecast').innerText !== hint", arg=hint)


def test_what_wastes_something_is_asked_once_more(visit: Visit) -> None:
    page = visit()
    sit_down(page, "elgrande")
    luck = random.Random(5)
    wasteful = page.locator("#answers .b.pointless:visible")
    while until_asked(page) == "asked" and not wasteful.count():
        act(page, luck)
    before = version(page)
    wasteful.first.click()
    expect(page.locator("#forecast.danger")).to_contain_text("Confirm it")
    assert version(page) == before
    page.wait_for_function(SETTLED)
    page.click("#confirm")
    until_version(page, before + 1)


def test_a_move_can_be_typed_and_is_not_lost_without_a_word(visit: Visit) -> None:
    page = visit(fine=(0, 422))
    sit_down(page, "elgrande")
    until_asked(page)
    before = version(page)
    page.route("**/act", lambda route: route.abort(), times=1)
    buttons(page).first.click()
    expect(page.locator("#notice")).to_contain_text("not sent")
    page.wait_for_function(SETTLED)
    page.keyboard.press("/")
    page.keyboard.type("gibberish")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_contain_text("gibberish")
    assert version(page) == before
    text = (buttons(page).first.get_attribute("value") or "").removeprefix("move ")
    page.fill("#typed input[name=text]", text)
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm")
    page.wait_for_function(SETTLED)
    page.click("#confirm")
    until_version(page, before + 1)


def test_every_move_can_wait_for_a_confirmation(visit: Visit) -> None:
    page = visit()
    table = sit_down(page, "elgrande")
    page.goto("/me")
    page.check("input[name=confirm][value=move]")
    page.click("main button")
    page.goto(f"/t/{table}")
    until_asked(page)
    before = version(page)
    button = buttons(page).first
    button.click()
    expect(page.locator("#confirm")).to_be_enabled()
    assert version(page) == before
    assert page.inner_text("#confirm") == button.locator(".unseen").inner_text(), "the act, without its key"
    page.wait_for_function(SETTLED)
    page.click("#confirm")
    until_version(page, before + 1)


# Small screens.


@pytest.mark.parametrize(("title", "mobile"), [*((title, True) for title in titles()), (titles()[0], False)])
def test_a_phone(visit: Visit, title: str, mobile: bool) -> None:
    agent = "Mozilla/5.0 (Linux; Android 15) Mobi" if mobile else None
    page = visit(viewport=PHONE, has_touch=True, user_agent=agent)
    sit_down(page, title)
    until_ready(page, "phone")
    luck = random.Random(10)
    for tab in ("mine", "table", "log", "board"):
        page.tap(f".tabbar button[data-tab={tab}]")
        page.wait_for_selector(f".app[data-tab={tab}]")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{tab} is too wide"
    for _ in range(6):
        until_asked(page)
        act(page, luck, lambda page, luck: press_something(page, luck, touch=True))
    until_asked(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_tab_that_a_hand_chose_stays_whatever_the_page_brings_forward(visit: Visit) -> None:
    """The script that brings the place of the question forward may come later than the first touch."""
    page = visit(viewport=PHONE, has_touch=True, user_agent="Mozilla/5.0 (Linux; Android 15) Mobi")
    late: list[Route] = []
    sit_down(page, "tiletum")
    page.route("**/forward.js*", lambda route: late.append(route))
    page.reload(wait_until="commit")
    page.wait_for_selector(".app[aria-busy=false]")
    page.tap(".tabbar button[data-tab=mine]")
    page.wait_for_selector(".app[data-tab=mine]")
    late[0].continue_()
    page.evaluate("() => import('/static/forward.js')")
    expect(page.locator(".app[data-tab=mine]")).to_be_visible()


def test_a_window_that_shrinks_becomes_a_phone(visit: Visit) -> None:
    page = visit()
    sit_down(page, "elgrande")
    until_ready(page, "desk")
    page.set_viewport_size({"width": 390, "height": 844})
    until_ready(page, "phone")
    page.set_viewport_size({"width": 1440, "height": 900})
    until_ready(page, "desk")


# A server that falls.


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Site]:
    site = Site(tmp_path)
    yield site
    site.stop()


def test_the_server_begins_anew_in_mid_game(browser: Browser, frail: Site) -> None:
    watches, pages = [], []
    for _ in range(2):
        context = browser.new_context(reduced_motion="reduce", base_url=frail.url, viewport=DESK)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        watches.append(Watch(context))
        pages.append(context.new_page())
    ann, eve = pages
    sit_down(ann, "elgrande", name="Ann")
    eve.goto(ann.url)
    luck = random.Random(11)
    for _ in range(2):
        play_on(ann, luck, 2)
        until_asked(ann)
        until_version(eve, version(ann))
        for page in pages:
            remember(page)
        at, now, asked = ply(ann), version(ann), ann.inner_text("#question")
        frail.restart()
        assert (ply(ann), version(ann), ann.inner_text("#question")) == (at, now, asked)
        act(ann, luck)
        until_version(ann, now + 1)
        until_version(eve, now + 1)
        assert all(not_reloaded(page) for page in pages)
    for page in pages:
        page.context.close()
    assert [fault for watch in watches for fault in watch.faults] == []
    assert not frail.faults(), frail.log.read_text()
