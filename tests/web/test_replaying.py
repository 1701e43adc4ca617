"""In the browser: a game is brought, looked at, gone on with, reported and found again; in three languages."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from signoria.web.speech import speech
from web.driving import DESK, LOCALES, Visit, play_on, ply, sit_down, until_asked, until_ready
from web.test_access import axe as axe
from web.test_access import faults

RECORD = (Path(__file__).parent.parent / "corpus" / "elgrande" / "3-plain-greedy.txt").read_text(encoding="utf-8")

SHORT = {"width": 390, "height": 664}
"""What a browser leaves of a phone with its own bars."""


def until_ply(page: Page, wanted: int) -> None:
    page.wait_for_function(
        """(wanted) => +document.querySelector('#top').dataset.ply === wanted
            && document.querySelector('.app').ariaBusy === 'false'""",
        arg=wanted,
    )


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("cs", SHORT), ("fr", DESK)])
def test_a_game_is_brought_looked_at_and_gone_on_with(visit: Visit, axe: str, lang: str, size: dict[str, int]) -> None:
    page = visit(viewport=size, locale=LOCALES[lang], fine=(422,), bypass_csp=True)
    say, wrong = speech(lang), {}
    page.goto("/")
    page.click(".more a[href='/records']")
    page.fill("textarea", RECORD[:700])
    page.click("#bring")
    expect(page.locator("#fault")).to_contain_text(say("record-broken.text"))
    assert page.input_value("textarea").startswith("signoria record 1")
    wrong["fault"] = faults(page, axe)
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": RECORD.encode()}
    page.set_input_files("input[type=file]", files=[file])
    page.click("#bring")
    page.wait_for_url("**/replay?ply=0**")
    until_ready(page)
    last = int(page.get_attribute("#ply", "max") or 0)
    wrong["replay"] = faults(page, axe)
    if size == SHORT:
        for tab in ("mine", "log", "board"):
            page.click(f".tabbar [data-tab={tab}]")

    # Keys, the slider, the knobs, the log: all of them lead to a move, and the address says which.
    for key, wanted in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        until_ply(page, wanted)
        assert f"ply={wanted}&" in page.url
    page.locator("#ply").focus()
    page.keyboard.press("ArrowRight")
    until_ply(page, 1)
    assert say("replay-move", ply=1, last=last) in (page.get_attribute("#ply", "aria-valuetext") or "")
    page.locator("#ply").fill("40")
    until_ply(page, 40)
    page.click("#ply-after")
    until_ply(page, 41)
    scored = [int(number) for number in (page.get_attribute("#replay", "data-scored") or "").split()]
    page.click("#scored-before")
    until_ply(page, max(number for number in scored if number < 41))
    assert page.locator("#log .ln.now [data-points], #log .ln.now").count() > 0

    # It plays by itself, and a scoring that it comes to is told and summed up.
    page.select_option("#speed", "fast")
    at = ply(page)
    page.click("#play")
    page.wait_for_function("(at) => +document.querySelector('#top').dataset.ply >= at + 2", arg=at)
    page.click("#play")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")

    # With the eyes of another, by a link that others can open.
    page.select_option("#eyes", "1")
    page.wait_for_url("**seat=1")
    until_ready(page)
    link = page.url
    other = visit(viewport=size, locale=LOCALES[lang])
    other.goto(link)
    until_ready(other)
    assert ply(other) == ply(page)
    assert other.inner_text("#question") == page.inner_text("#question")

    # Playing on: a new table at this very move.
    page.click("#prompt a[href*='/play-on']")
    wrong["play on"] = faults(page, axe)
    page.check("input[name=who][value=here]")
    page.click("#go-on")
    page.wait_for_url(re.compile("/t/[^/]+$"))
    until_ready(page)
    assert ply(page) == 0
    table = page.url.rsplit("/", 1)[1]

    # Something is wrong here.
    page.keyboard.press("Escape")
    if page.locator("#take-over").count():
        page.click("#take-over")
        until_ready(page)
    page.click("summary.iconbtn")
    page.click(".menu-sheet a[href$='/report']")
    page.fill("textarea", "?")
    wrong["report"] = faults(page, axe)
    page.click(".sheet .b1")
    expect(page.locator("main")).to_contain_text(say("report-thanks"))

    # My games.
    page.goto("/games")
    wrong["games"] = faults(page, axe)
    assert page.locator(f".games a[href='/t/{table}']").count() == 1
    page.select_option("select[name=state]", "record")
    page.click(".filters button")
    page.wait_for_url("**state=record**")
    assert page.locator(".games > li").count() == 1
    page.click(".ways a[href$='/end']")
    page.wait_for_url("**/end")
    wrong["end"] = faults(page, axe)
    page.click("main .bar a[href*='/replay']")
    until_ready(page)
    assert {what: one for what, one in wrong.items() if one} == {}


def test_a_scoring_unfolds_as_at_the_table(visit: Visit) -> None:
    page = visit(motion=True)
    page.goto("/records")
    page.fill("textarea", RECORD)
    page.click("#bring")
    page.wait_for_url("**/replay?ply=0**")
    until_ready(page)
    chapters = page.evaluate(
        """async () => {
            const table = document.querySelector('.app').dataset.table;
            const html = await (await fetch(`/t/${table}/replay`)).text();
            const lines = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('#log [data-chapter]');
            return [...lines].map((line) => +line.dataset.ply);
        }"""
    )
    end = max(chapters)  # before it somebody may be asked in the midst of it
    page.locator("#ply").fill(str(end - 1))
    until_ply(page, end - 1)
    expect(page.locator("#account")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#telling")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#account")).to_be_visible()
    page.click("#account-done")
    expect(page.locator("#account")).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    until_ply(page, end - 1)
    expect(page.locator("#account")).to_be_hidden()


def test_the_address_of_a_running_game_leads_others_to_the_same_move(visit: Visit) -> None:
    page, eve = visit(), visit()
    sit_down(page, "elgrande")
    play_on(page, random.Random(8), 3)
    until_asked(page)
    page.click("summary.iconbtn")
    page.click(".menu-sheet a[href$='/replay']")
    until_ready(page)
    before = ply(page) - 1
    page.keyboard.press("ArrowLeft")
    until_ply(page, before)
    page.wait_for_url(f"**/replay?ply={before}")
    eve.goto(page.url)
    until_ready(eve)
    assert ply(eve) == ply(page)
    assert (page.get_attribute(".app", "data-seat"), eve.get_attribute(".app", "data-seat")) == ("0", "-1")
    assert eve.locator("#eyes").count() == 0
    page.click("#to-now")
    until_asked(page)
