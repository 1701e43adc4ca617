"""A table that forgives: stray clicks, double taps, long presses, and explanations that do not get in the way."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from web.driving import (
    ASKED,
    PHONE,
    SETTLED,
    Visit,
    act,
    buttons,
    go_on,
    open_table,
    press_something,
    sit_down,
    until_asked,
    until_ready,
    version,
)

pytestmark = pytest.mark.slow

SCORED = Path(__file__).parent.parent / "corpus" / "elgrande" / "4-plain-wild.txt"


def centre(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settled(page: Page) -> None:
    page.wait_for_function(SETTLED)


def test_a_double_click_never_plays_what_cannot_be_taken_back(visit: Visit) -> None:
    page = visit(guarded=True)
    sit_down(page, "elgrande")
    until_asked(page)
    before = version(page)
    card = page.locator(".pw.hit.legal").first
    card.dblclick()
    expect(page.locator("#confirm[data-chosen]")).to_be_visible()
    assert "cannot be taken back" in page.inner_text("#forecast")
    settled(page)
    card.dblclick()
    settled(page)
    assert version(page) == before, "only the main button plays it"
    assert page.evaluate(ASTRAY) == [0, 0, 1]
    page.wait_for_function("(before) => +document.querySelector('#top').dataset.version > before", arg=before)


ASTRAY = """() => {
    const all = ['.app', '#prompt', '#answers .b:not(.no)', '#confirm'];
    const [app, prompt, choice, main] = all.map((one) => document.querySelector(one));
    const at = { clientX: 9, clientY: 9, bubbles: true, cancelable: true };
    let sent = 0;
    document.addEventListener('htmx:before:request', () => (sent += 1));
    const down = (on, more) => on.dispatchEvent(new PointerEvent('pointerdown', { ...at, ...more }));
    const press = (more) => main.dispatchEvent(new MouseEvent('click', { ...at, detail: 1, ...more })) && sent;
    const now = prompt.dataset.asking;
    down(main);
    prompt.dataset.asking = 'something else';
    document.dispatchEvent(new Event('htmx:finally:swap'));
    app.classList.remove('settling');
    press();
    const counts = [sent];
    prompt.dataset.asking = now;
    document.dispatchEvent(new Event('htmx:finally:swap'));
    app.classList.remove('settling');
    down(choice);
    down(main);
    press({ detail: 2 });
    counts.push(sent);
    down(main, { clientX: 99 });
    press();
    return [...counts, sent];
}"""
"""What is sent by a press that ends at another question than it began, by the second half of a double click that meets
the main button, and by a press of the main button."""


def test_a_second_click_on_the_main_button_does_not_answer_the_next_question(visit: Visit) -> None:
    page = visit(guarded=True)
    sit_down(page, "elgrande")
    luck = random.Random(2)
    for _ in range(12):
        if until_asked(page) == "over":
            break
        act(page, luck)
    until_asked(page)
    played = page.evaluate(
        """async () => {
            const app = document.querySelector('.app');
            const before = document.querySelector('#top').dataset.version;
            let posts = 0;
            document.addEventListener('htmx:before:request', (e) => e.detail.ctx.request.method === 'POST' && posts++);
            for (let n = 0; n < 3; n++) document.querySelector('#answers .b:not(.no)').click();
            return posts;
        }"""
    )
    assert played <= 1


def test_the_setting_never_plays_at_the_first_touch(visit: Visit) -> None:
    page = visit(guarded=True)
    table = sit_down(page, "elgrande")
    page.goto("/me")
    page.check("input[name=confirm][value=never]")
    page.click("main button")
    page.goto(f"/t/{table}")
    until_asked(page)
    before = version(page)
    buttons(page).first.click()
    page.wait_for_function("(before) => +document.querySelector('#top').dataset.version > before", arg=before)


def press_long(page: Page, element: Locator) -> None:
    """A finger that rests for longer than a tap, and is lifted."""
    x, y = centre(element)
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector("#about:not([hidden])")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_explains_and_never_plays(visit: Visit) -> None:
    page = visit(guarded=True, viewport=PHONE, has_touch=True, user_agent="Mozilla/5.0 (Linux; Android 15) Mobi")
    sit_down(page, "elgrande")
    until_ready(page, "phone")
    until_asked(page)
    before = version(page)
    page.tap(".tabbar [data-tab=board]")
    press_long(page, page.locator("#at-place-valencia"))
    expect(page.locator("#about h3")).to_have_text("Valencia")
    page.tap("h1")
    expect(page.locator("#about")).to_be_hidden()
    press_long(page, buttons(page).first)
    settled(page)
    assert page.locator("#confirm[data-chosen]").count() == 0
    assert version(page) == before


def test_the_main_button_does_not_act_when_it_is_held(visit: Visit) -> None:
    page = visit(guarded=True, viewport=PHONE, has_touch=True, user_agent="Mozilla/5.0 (Linux; Android 15) Mobi")
    sit_down(page, "elgrande")
    until_ready(page, "phone")
    until_asked(page)
    before = version(page)
    buttons(page).first.tap()
    page.wait_for_selector(".app:not(.settling) #confirm[data-chosen]")
    settled(page)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    x, y = centre(page.locator("#confirm"))
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_function("() => document.querySelector('#prompt').getAnimations().length")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => !document.querySelector('#prompt').getAnimations().length")
    assert "POST" not in sent
    page.tap("#confirm")
    page.wait_for_function("(before) => +document.querySelector('#top').dataset.version > before", arg=before)


def test_what_is_explained_on_a_phone_covers_nothing_else_that_can_be_chosen(visit: Visit) -> None:
    page = visit(guarded=True, viewport=PHONE, has_touch=True, user_agent="Mozilla/5.0 (Linux; Android 15) Mobi")
    sit_down(page, "lorenzo")
    until_ready(page, "phone")
    luck = random.Random(7)
    towers = page.locator("#overlay .hit.legal")
    while until_asked(page) == "asked" and towers.count() < 8:
        act(page, luck, press_something)
    press_long(page, page.locator("[data-thing^=die-]:visible").first)
    assert page.evaluate(COVERED) == []


COVERED = """() => [...document.querySelectorAll('#answers .b:not(.no), .hit.legal')].filter((target) => {
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const pane = target.closest('.ch, .board').getBoundingClientRect();
    if (x < pane.left || x > pane.right || y < pane.top || y > pane.bottom) return false;
    return document.elementFromPoint(x, y)?.closest('#about');
}).map((target) => target.textContent)"""
"""What can be chosen and is in sight, but lies under the explanation."""


ASKED_OR_SCORING = f"""() => {{
    const waits = getComputedStyle(document.querySelector('#question')).visibility === 'hidden'
        && document.querySelector('#log .untold');
    if (document.querySelector('#overlay .region.told-here')) return waits ? 'scoring' : 'all is told at once';
    return document.querySelector('#telling:not([hidden])') ? null : ({ASKED})(-1);
}}"""


def test_a_scoring_is_told_before_the_next_question_and_a_click_skips_it(visit: Visit) -> None:
    page = visit(motion=True)
    go_on(page, SCORED.read_text(encoding="utf-8"), 70)
    luck = random.Random(1)
    while (state := page.wait_for_function(ASKED_OR_SCORING).json_value()) == "asked":
        act(page, luck, press_something)
    assert state == "scoring"
    before = version(page)
    page.locator(".pw.hit.legal").first.click()
    expect(page.locator("#telling")).to_be_hidden()
    expect(page.locator("#account-title")).to_have_text("General scoring")
    assert page.locator("#log .untold").count() == 0
    assert version(page) == before
    assert page.locator("#confirm[data-chosen]").count() == 0


def test_a_tap_and_a_double_tap_on_the_phone_only_choose(visit: Visit) -> None:
    page = visit(guarded=True, viewport=PHONE, has_touch=True, user_agent="Mozilla/5.0 (Linux; Android 15) Mobi")
    sit_down(page, "elgrande")
    until_ready(page, "phone")
    until_asked(page)
    before = version(page)
    one = buttons(page).first
    x, y = centre(one)
    for _ in range(3):
        page.touchscreen.tap(x, y)
    expect(page.locator("#confirm[data-chosen]")).to_be_visible()
    settled(page)
    assert version(page) == before


def test_a_card_whose_text_is_not_on_it_is_opened_before_it_acts(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, user_agent="Mozilla/5.0 (Linux; Android 15) Mobi")
    sit_down(page, "elgrande")
    until_ready(page, "phone")
    luck = random.Random(5)
    card = page.locator("#offer [data-read][data-move].legal")
    while until_asked(page) == "asked" and not card.count():
        act(page, luck, press_something)
    before, name = version(page), card.last.locator("b").inner_text()
    card.last.tap()
    expect(page.locator("#about h3")).to_have_text(name)
    settled(page)
    assert version(page) == before
    page.tap("#about .main")
    page.wait_for_function("(before) => +document.querySelector('#top').dataset.version > before", arg=before)
    expect(page.locator("#about")).to_be_hidden()
    expect(page.locator("#offer .now p")).to_be_in_viewport(ratio=0.9)


def test_a_click_on_a_leader_opens_it_and_discards_nothing(visit: Visit) -> None:
    page = visit(guarded=True)
    open_table(page, "lorenzo", ["me", "bot-random"], {"mode": "advanced"}, name="Ann")
    until_ready(page)
    luck = random.Random(3)
    leader = page.locator("#mine .lz-head.hand.hit.legal")
    while until_asked(page) == "asked" and not leader.count():
        act(page, luck)
    before, held = version(page), page.locator("#mine .lz-head.hand").count()
    name = leader.first.locator("b").inner_text()
    leader.first.dblclick()
    expect(page.locator("#about h3")).to_have_text(name)
    assert page.locator("#answers .b:visible").count() >= 1
    settled(page)
    assert (version(page), page.locator("#mine .lz-head.hand").count()) == (before, held)
    page.click("#all-choices")
    expect(page.locator("#all-choices")).to_be_hidden()


def test_a_thing_explains_itself_where_the_pointer_is_and_covers_nothing_that_can_be_chosen(visit: Visit) -> None:
    page = visit(guarded=True)
    sit_down(page, "elgrande")
    luck = random.Random(4)
    while until_asked(page) == "asked" and page.locator("#overlay .region.legal").count() < 3:
        act(page, luck)
    page.mouse.move(*centre(page.locator("#king")))
    expect(page.locator("#about h3")).to_have_text("The King")
    hidden = page.evaluate(
        """() => {
            const card = document.querySelector('#about').getBoundingClientRect();
            const legal = [...document.querySelectorAll('#answers .b:not(.no)')];
            const middle = (b) => [b.left + b.width / 2, b.top + b.height / 2];
            return legal.map((e) => middle(e.getBoundingClientRect())).filter(
                ([x, y]) => x > card.left && x < card.right && y > card.top && y < card.bottom).length;
        }"""
    )
    assert hidden == 0
    page.mouse.move(5, 5)
    expect(page.locator("#about")).to_be_hidden()


def test_nothing_opens_under_a_pointer_that_does_not_move(visit: Visit) -> None:
    page = visit(guarded=True)
    sit_down(page, "elgrande")
    until_asked(page)
    card = page.locator(".pw.hit.legal").first
    page.mouse.move(*centre(card))
    page.wait_for_selector("#about:not([hidden])")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector(".app:not(.settling) #confirm[data-chosen]")
    page.wait_for_timeout(500)
    assert page.locator("#about").is_hidden()


def test_a_key_that_is_held_down_presses_once(visit: Visit) -> None:
    page = visit(guarded=True)
    sit_down(page, "elgrande")
    until_asked(page)
    before = version(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm[data-chosen]:focus")
    settled(page)
    page.keyboard.down("Enter")
    for _ in range(5):
        page.keyboard.down("Enter")
    page.wait_for_function("(before) => +document.querySelector('#top').dataset.version > before", arg=before)
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert page.locator("#confirm[data-chosen]").count() == 0
