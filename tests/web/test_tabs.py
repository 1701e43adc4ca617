"""Many tabs of one browser, tabs out of sight, and pages that came without HTTPS."""

import random

import pytest
from playwright.sync_api import Page, Request, expect

from web.driving import Site, Visit, act, open_table, sit_down, until_asked, until_ready, until_version, version

pytestmark = pytest.mark.slow

ALONE = "delete window.SharedWorker;"
"""A browser that cannot share a worker, as on some phones."""

COUNTED = """
window.streams = 0;
window.EventSource = class extends EventSource {
  constructor(url) { super(url); window.streams += 1; }
  close() { if (this.readyState !== EventSource.CLOSED) window.streams -= 1; super.close(); }
};
"""

SIGHT = """(hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def open_streams(page: Page, wanted: int) -> None:
    page.wait_for_function("(wanted) => window.streams === wanted", arg=wanted)


def test_eight_tables_in_eight_tabs_of_one_browser(visit: Visit) -> None:
    """A browser has six connections to a server: the streams of the tabs must not hold them all."""
    luck = random.Random(12)
    pages = [visit()]
    pages += [pages[0].context.new_page() for _ in range(7)]
    for page in pages:
        sit_down(page, "elgrande")
    for page in (pages[-1], pages[0]):
        for _ in range(2):
            until_asked(page)
            act(page, luck)
    twin = pages[0].context.new_page()
    twin.goto(pages[0].url)
    until_ready(twin)
    until_asked(pages[0])
    before = version(pages[0])
    act(pages[0], luck)
    until_version(twin, before + 1)


def test_a_tab_that_is_closed_leaves_the_others_their_stream(visit: Visit) -> None:
    luck = random.Random(13)
    first = visit()
    sit_down(first, "elgrande")
    second = first.context.new_page()
    sit_down(second, "elgrande")
    watcher = first.context.new_page()
    watcher.goto(first.url)
    until_ready(watcher)
    second.close()
    until_asked(first)
    before = version(first)
    act(first, luck)
    until_version(watcher, before + 1)


def test_a_tab_out_of_sight_lets_its_stream_go_and_catches_up(visit: Visit) -> None:
    luck = random.Random(14)
    page = visit()
    sit_down(page, "elgrande")
    tab = page.context.new_page()
    tab.add_init_script(ALONE + COUNTED)
    tab.clock.install()
    tab.goto(page.url)
    until_ready(tab)
    open_streams(tab, 1)
    tab.evaluate(SIGHT, True)
    tab.clock.run_for(5_000)
    assert tab.evaluate("window.streams") == 1, "who looks away for a moment is still here"
    tab.clock.run_for(60_000)
    open_streams(tab, 0)
    until_asked(page)
    before = version(page)
    act(page, luck)
    assert version(tab) <= before
    tab.evaluate(SIGHT, False)
    open_streams(tab, 1)
    until_version(tab, before + 1)


def test_people_in_the_house_come_without_https(visit: Visit, site: Site) -> None:
    """A browser keeps some of its tools for pages that came by HTTPS or from the same machine."""
    ann = visit(base_url=f"http://table.test:{site.port}")
    keys: list[str] = []

    def sent(request: Request) -> None:
        if request.url.endswith("/act"):
            keys.append(request.post_data or "")

    ann.on("request", sent)
    open_table(ann, "elgrande", ["me", "link"], name="Ann")
    assert not ann.evaluate("window.isSecureContext")
    ann.click("[data-copy]")
    expect(ann.locator("[data-copy].copied")).to_be_visible()
    bob = visit(base_url=f"http://table.test:{site.port}")
    bob.goto(ann.input_value(".copy input"))
    bob.fill("input[name=name]", "Bob")
    bob.click("main button")
    until_ready(bob)
    until_ready(ann)
    mover, other = (ann, bob) if ann.locator("#prompt:not(.quiet)").count() else (bob, ann)
    mover.on("request", sent)
    until_asked(mover)
    before = version(mover)
    act(mover, random.Random(15))
    until_version(other, before + 1)
    assert keys
    assert all('name="key"' in key or "key=" in key for key in keys)
