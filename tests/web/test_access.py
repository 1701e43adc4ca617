"""For everybody: axe-core finds no serious fault on any page."""

import os
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from signoria.games import titles
from web.driving import (
    DESK,
    PHONE,
    Visit,
    act,
    click_something,
    go_on,
    open_table,
    play_on,
    press_something,
    sit_down,
    until_asked,
    until_ready,
)

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
RECORD = ROOT / "tests" / "corpus" / "elgrande" / "3-plain-greedy.txt"
AXE = Path(os.environ.get("SIGNORIA_AXE", ROOT / ".venv/pages/node_modules/axe-core/axe.min.js"))
RUN = """async (board) => {
    const drawn = '.backdrop > svg, #overlay > svg, #mine svg, #offer svg';
    const boards = board ? [] : [...document.querySelectorAll(drawn)];
    const marks = boards.map((svg) => {
        const mark = document.createComment('');
        svg.replaceWith(mark);
        return mark;
    });
    const found = await axe.run(document, { resultTypes: ['violations'] });
    for (const [number, mark] of marks.entries()) mark.replaceWith(boards[number]);
    const grave = found.violations.filter((one) => ['serious', 'critical'].includes(one.impact));
    const told = (one, node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`;
    return grave.flatMap((one) => one.nodes.slice(0, 3).map((node) => told(one, node)));
}"""


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        pytest.skip(f"axe-core is not there ({AXE}): tools/setup.sh dev brings it")
    return AXE.read_text(encoding="utf-8")


def faults(page: Page, axe: str, board: bool = True) -> list[str]:
    """What is seriously wrong with a page as it is now; without its board where that has been looked at before."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    return [str(fault) for fault in page.evaluate(RUN, board)]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_pages_to_read_and_to_fill_in(visit: Visit, axe: str, size: str) -> None:
    page = visit(fine=(404, 422), bypass_csp=True, viewport=PHONE if size == "phone" else DESK)
    found = {}
    paths = ["/", "/rules", "/credits", "/join/x", "/nowhere", "/t/nowhere"]
    paths += [f"/{page}" for title in titles() for page in (f"rules/{title}", f"rules/{title}/aid", f"new/{title}")]
    for path in paths:
        page.goto(path)
        found[path] = faults(page, axe)
    sit_down(page, "elgrande", name="Ann")
    open_table(page, "lorenzo", ["me", "link"])
    found["waiting"] = faults(page, axe)
    page.goto("/new/elgrande")
    page.select_option("select[name=seat1]", "none")
    page.select_option("select[name=seat2]", "none")
    page.select_option("select[name=seat3]", "none")
    page.click("#start")
    page.wait_for_selector(".notice")
    found["bad form"] = faults(page, axe)
    for path in ("/", "/me", "/games", "/records"):
        page.goto(path)
        found[f"known {path}"] = faults(page, axe)
    assert {path: one for path, one in found.items() if one} == {}


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("title", titles())
def test_a_table(visit: Visit, axe: str, title: str, size: str) -> None:
    page = visit(bypass_csp=True, viewport=PHONE if size == "phone" else DESK)
    sit_down(page, title)
    until_ready(page, size)
    found = {}
    luck = random.Random(13)
    for number in range(3):
        until_asked(page)
        found[f"asked {number}"] = faults(page, axe, board=number != 1)
        press_on(page, luck, 4)
    # The whole page was looked at above; what comes now lies beside the board.
    tabs = [f".tabbar button[data-tab={tab}]" for tab in ("mine", "table", "log", "board")]
    for tab in tabs if size == "phone" else ["#tab-score", "#tab-text", "#tab-log"]:
        page.click(tab)
        found[tab] = faults(page, axe, board=False)
    until_asked(page)
    if page.locator("#answers .b.no").count():
        page.locator("#answers .b.no").first.click(force=True)
        page.wait_for_selector("#about:not([hidden])")
        found["why not"] = faults(page, axe, board=False)
        page.keyboard.press("Escape")
    page.click("summary.iconbtn")
    found["menu"] = faults(page, axe, board=False)
    page.click(".menu-sheet a[href^='/rules/']")
    page.wait_for_selector("#rulebook:not([hidden]) .clauses")
    found["rules"] = faults(page, axe, board=False)
    page.keyboard.press("Escape")
    page.goto(f"{page.url}/replay?ply=1")
    page.wait_for_selector(".app[aria-busy=false]")
    found["replay"] = faults(page, axe)
    page.goto(page.url.replace("/replay", "/play-on"))
    found["play on"] = faults(page, axe, board=False)
    page.goto(page.url.replace("/play-on", "/report"))
    found["report"] = faults(page, axe, board=False)
    page.goto(page.url.split("/report")[0] + "/log")
    found["log"] = faults(page, axe, board=False)
    assert {path: one for path, one in found.items() if one} == {}


def press_on(page: Page, luck: random.Random, moves: int) -> None:
    """Some moves with the buttons, which are there in every layout."""
    for _ in range(moves):
        if until_asked(page) == "over":
            return
        act(page, luck, press_something)


def test_the_veil(visit: Visit, axe: str) -> None:
    page = visit(bypass_csp=True)
    open_table(page, "lorenzo", ["me", "Eva"], name="Ann")
    page.wait_for_selector("#take-over")
    assert faults(page, axe) == []


def test_the_end_and_the_watchers(visit: Visit, axe: str) -> None:
    page, eve = visit(bypass_csp=True), visit(bypass_csp=True)
    go_on(page, RECORD.read_text(encoding="utf-8"), 190)
    eve.goto(page.url)
    until_ready(eve)
    assert faults(eve, axe) == []
    play_on(page, random.Random(14), choose=click_something)
    assert until_asked(page) == "over"
    assert faults(page, axe) == []
    page.click("#tab-score")
    assert faults(page, axe) == []
    page.goto("/")
    assert faults(page, axe) == []
