"""Tiletum in the browser: whole games by mouse, by keyboard and by touch, and how many clicks a turn takes."""

import random
import re
import statistics
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.driving import (
    DESK,
    FREE,
    PHONE,
    Visit,
    act,
    arrow_to,
    click_something,
    go_on,
    key_something,
    open_table,
    play_on,
    press_something,
    tab_to,
    until_asked,
    until_ready,
)

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent


def step_of(page: Page) -> str:
    """The step that is asked, by the moves on the buttons; "" while only a confirmation is."""
    values = [button.get_attribute("value") or "" for button in page.locator("#answers .ch .b").all()[:1]]
    found = [re.match(r"move (\S+)", value) for value in values]
    return found[0][1] if found and found[0] else ""


def click_on(page: Page, wanted: str, luck: random.Random) -> bool:
    """Click on something on the board that makes a move of this form; False if there is nothing."""
    place = ":is(#overlay, #offer, #mine)"
    legal = page.locator(f"{place} [data-move].legal:visible").all()
    found = [one for one in legal if re.fullmatch(wanted, one.get_attribute("data-move") or "")]
    luck.shuffle(found)
    for one in found:
        point = one.evaluate(FREE)
        if point is not None:
            page.mouse.click(*point)
            return True
    return False


def press(page: Page, move: str) -> str:
    page.locator(f'#answers .b[value="move {move}"]').first.click()
    return "button"


class Usual:
    """Plays as most people do: a die as it is, its tile, up to three uses of the action, the end of the turn."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        """The clicks of each turn."""
        self.used = 0
        self.targets = 0

    def __call__(self, page: Page, luck: random.Random) -> str:
        if page.locator("#confirm:not([disabled])").count():
            page.locator("#confirm").click()
            return self.clicked("confirm")
        step = step_of(page)
        if step == "die":
            self.turns.append(0)
            self.used = 0
        return self.clicked(self.choose(page, luck, step))

    def clicked(self, kind: str) -> str:
        if self.turns:
            self.turns[-1] += 1
        self.targets += kind == "target"
        return kind

    def choose(self, page: Page, luck: random.Random, step: str) -> str:
        if step == "value":
            as_it_is = page.locator(".trail li").first.inner_text().split()[-1]
            return "target" if click_on(page, f"value {as_it_is}", luck) else press(page, f"value {as_it_is}")
        end = page.locator(f'#answers .b[value="move {step} end"]')
        if end.count() and self.used >= 2 + len(self.turns) % 2:
            return press(page, f"{step} end")
        if end.count():
            self.used += 1
        if click_on(page, rf"{step} (?!end).*", luck):
            return "target"
        return press(page, f"{step} end") if end.count() else press_something(page, luck)


@pytest.mark.whole_game
def test_a_game_of_three_by_mouse_takes_few_clicks_a_turn(visit: Visit) -> None:
    page = visit()
    open_table(page, "tiletum", ["me", "bot-random", "bot-random"], name="Ann")
    until_ready(page)
    usual = Usual()
    play_on(page, random.Random(3), choose=usual)
    assert until_asked(page) == "over"
    assert page.locator("#prompt .ranking li").count() == 3
    assert len(usual.turns) == 12
    assert usual.targets > 30, "the board is there to be clicked"
    # tests/tiletum/test_clicks.py counts in more games.
    assert statistics.median(usual.turns) <= 8, usual.turns


def soon_over(page: Page, luck: random.Random) -> str:
    """The end of a turn where it can be chosen, to keep a game short; "" where it cannot, or not now."""
    ends = page.locator('#answers .b[value$=" end"]:visible')
    confirm = page.locator("#confirm:not([disabled])").count()
    return "" if confirm or not ends.count() or luck.random() < 0.3 else ends.first.get_attribute("value") or ""


def key_briefly(page: Page, luck: random.Random) -> str:
    end = soon_over(page, luck)
    if not end:
        return key_something(page, luck)
    arrow_to(page, end)
    page.keyboard.press("Enter")
    return "arrows"


@pytest.mark.whole_game
def test_a_solo_game_by_keyboard(visit: Visit) -> None:
    """From the lobby to the end against Cardinal Titus."""
    page = visit()
    clicks: list[str] = []
    page.expose_function("clicked", lambda text: clicks.append(text))
    page.add_init_script("addEventListener('pointerdown', (e) => window.clicked(e.target.outerHTML), true)")
    page.goto("/")
    tab_to(page, ".alone button[value$=hard]")
    page.keyboard.press("Enter")
    until_ready(page)
    assert "Titus" in page.inner_text("#players")
    assert page.locator(".ti-solo [data-thing^=challenge-]").count() == 5
    play_on(page, random.Random(4), choose=key_briefly)
    assert until_asked(page) == "over"
    assert page.locator("#prompt .ranking li").count() == 2
    assert clicks == []
    page.goto(page.url + "/log")
    log = page.inner_text("main")
    assert log.count("ends his turn") == 12
    assert "priority" in log


def tap_briefly(page: Page, luck: random.Random) -> str:
    """By touch: what can be chosen on the sheet where it is in sight, else a button."""
    end = soon_over(page, luck)
    if end:
        page.locator(f'#answers .b[value="{end}"]').first.tap()
        return "end"
    if not page.locator("#confirm:not([disabled])").count():
        for one in page.locator("#overlay [data-move].legal").all():
            point = one.evaluate(FREE)
            if point is not None and point[1] < page.locator("#prompt").bounding_box()["y"]:  # type: ignore[index]
                page.touchscreen.tap(*point)
                return "target"
    return press_something(page, luck, touch=True)


@pytest.mark.whole_game
def test_a_solo_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    page.goto("/")
    page.locator(".alone button[value$=easy]").tap()
    until_ready(page, "phone")
    made = play_on(page, random.Random(5), choose=tap_briefly)
    assert until_asked(page) == "over"
    assert made["target"] > 12, "dice, cities and cards are there to be touched"


def test_the_phone_opens_on_what_is_asked_and_shows_where(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    open_table(page, "tiletum", ["me", "bot-random"], name="Ann")
    until_ready(page, "phone")
    until_asked(page)
    _, y, wide, _ = (float(part) for part in str(page.get_attribute("#overlay > svg", "viewBox")).split())
    assert wide < 700
    assert y > 700, "the wheel lies below the map"
    assert page.locator(".mini").is_visible()
    assert page.get_attribute(".backdrop > svg", "viewBox") == page.get_attribute("#overlay > svg", "viewBox")
    page.locator(".mini button").tap()
    page.wait_for_function("() => document.querySelector('#overlay > svg').viewBox.baseVal.width > 900")
    page.locator(".mini button").tap()
    page.wait_for_function("() => document.querySelector('#overlay > svg').viewBox.baseVal.width < 700")
    act(page, random.Random(6), tap_briefly)


def test_a_desk_shows_the_whole_map(visit: Visit) -> None:
    page = visit()
    open_table(page, "tiletum", ["me", "bot-random"], name="Ann")
    until_ready(page)
    until_asked(page)
    assert page.get_attribute("#overlay > svg", "viewBox") == "0 0 1000 880"
    assert not page.locator(".mini").count() or page.locator(".mini").is_hidden()
    for fair in range(1, 5):
        # A row explains itself between its words, too.
        page.hover(f"[data-thing=fair-{fair}]")
        expect(page.locator("#about")).to_contain_text("T-8")
    page.mouse.move(0, 0)
    expect(page.locator("#about")).to_be_hidden()
    assert click_something(page, random.Random(7))


SMALL = """(least) => {
    const found = [];
    for (const text of document.querySelectorAll('#overlay text, #offer text, #mine text, .backdrop text')) {
        const box = text.getBoundingClientRect();
        const sea = text.getAttribute('font-style') === 'italic';
        if (sea || !box.width || !text.checkVisibility() || text.closest('details:not([open])')) continue;
        const matrix = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
        if (size < least - 0.05) found.push(`${text.textContent} ${size.toFixed(1)}`);
    }
    return found;
}"""
"""Lettering below a size, in pixels of the screen."""


SIZES = {
    "desk": (DESK, "desk", 11),
    "laptop": ({"width": 1366, "height": 640}, "desk", 11),
    "narrow": ({"width": 1024, "height": 768}, "desk", 11),
    "phone": (PHONE, "phone", 10),
    "landscape": ({"width": 844, "height": 390}, "phone", 10),
    "zoomed": ({"width": 720, "height": 450}, "phone", 10),
}


SPILLED = """() => {
    const tray = document.querySelector('.ti-tray');
    return tray.scrollWidth > tray.clientWidth && getComputedStyle(tray).overflowX === 'visible';
}"""
"""Whether something of the own board lies beside it."""


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_too_small_to_read(visit: Visit, size: str) -> None:
    viewport, layout, least = SIZES[size]
    page = visit(viewport=viewport)
    open_table(page, "tiletum", ["me", "bot-random", "bot-random", "bot-random"], name="Ann")
    until_ready(page, layout)
    luck = random.Random(8)
    assert not page.evaluate(SPILLED)
    for _ in range(8 if size in ("desk", "phone") else 3):
        if until_asked(page) == "over":
            break
        if size == "phone":
            expect(page.locator("#undo")).to_be_in_viewport(ratio=0.9)
        small = page.evaluate(SMALL, least)
        assert not small, " ".join(small)
        act(page, luck, press_something)


@pytest.mark.parametrize("size", ["laptop", "narrow", "phone"])
def test_the_boards_of_the_others_lie_over_the_table_and_go_away_again(visit: Visit, size: str) -> None:
    page = visit(viewport=SIZES[size][0])
    open_table(page, "tiletum", ["me", "bot-random", "bot-random"], name="Ann")
    until_ready(page)
    until_asked(page)
    boards, heading = page.locator("#others > div"), page.locator("#others summary")
    heading.click()
    expect(boards.locator(".ti-other")).to_have_count(2)
    expect(boards).to_be_in_viewport(ratio=0.99)
    heading.click()
    expect(boards).to_be_hidden()
    heading.click()
    expect(boards).to_be_visible()
    page.keyboard.press("Escape")
    expect(boards).to_be_hidden()


SCROLLED = "() => Math.max(0, ...[...document.querySelectorAll('#prompt, #answers .ch')].map((e) => e.scrollTop))"


def test_a_new_question_begins_at_the_top_of_its_list(visit: Visit) -> None:
    page = visit(viewport={"width": 1024, "height": 700})
    open_table(page, "tiletum", ["me", "bot-random"], name="Ann")
    until_ready(page)
    luck = random.Random(9)
    scrolled, last = 0, ""
    for _ in range(12):
        if until_asked(page) == "over":
            break
        asked = page.get_attribute("#prompt", "data-asking") or ""
        # What is asked once more, as after a purchase, stays where the reader was.
        assert asked == last or page.evaluate(SCROLLED) == 0
        last = asked
        page.evaluate("() => document.querySelectorAll('#answers .ch').forEach((e) => e.scrollTo(0, 999))")
        scrolled += page.evaluate(SCROLLED) > 0
        act(page, luck, press_something)
    assert scrolled > 2


SOLO = ROOT / "tests" / "corpus" / "tiletum" / "2-solo-hard-greedy.txt"


def test_the_last_round_against_titus_is_told_and_summed_up(visit: Visit) -> None:
    """His turn with its reasons, king phase, fair and final count: cards that stay until they are read."""
    page = visit()
    go_on(page, SOLO.read_text(encoding="utf-8"), 90)
    headings: list[str] = []
    luck = random.Random(10)
    card = page.locator("#account")
    for _ in range(40):
        page.wait_for_function(
            "() => document.querySelector('#account:not([hidden])') || document.querySelector("
            "'.app:not([data-telling]) .ranking, .app:not([data-telling], .settling) #prompt:not(.quiet) #answers')"
        )
        if card.is_visible():
            headings += page.locator("#account :is(h2, h3)").all_inner_texts()
            told = card.inner_text()
            page.click("#account-done")
            expect(card).to_be_hidden()
        elif page.locator(".ranking").count():
            break
        else:
            act(page, luck, press_something)
    assert {"Cardinal Titus", "King phase", "Fair", "Final scoring"} <= set(headings)
    assert "VP" in told
