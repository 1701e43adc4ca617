"""A server and a browser for the tests; without Chromium those in the browser are left out."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import browsers
from signoria.table import desk
from web.driving import DESK, PATIENCE, UNGUARDED, Site, Visit, Watch
from web.house import House, house_at


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser does not care whether the rules are compiled: once is enough.

    A real clock, a real browser and a busy machine: such a test gets a second try, and the summary names who needed it.
    Whole games come first, then the rest of the browser: no processor waits at the end for a long one.
    """
    for item in items:
        if browsers.drives(item):
            item.add_marker("slow")
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: (item.get_closest_marker("whole_game") is None, not browsers.drives(item)))


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table inside the tests' own process has the same deal."""
    monkeypatch.setattr(desk, "new_seed", lambda: "5eed" * 8)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with house_at(tmp_path / "house.db") as house:
        yield house


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests; every test comes as new people."""
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.stop()
    assert not site.faults(), site.log.read_text()


@pytest.fixture
def browser() -> Browser:
    """The browser that is open; one for many tests."""
    browser = browsers.opened()
    if browser is None:
        pytest.skip("there is no chromium (Debian: apt install chromium-headless-shell)")
    expect.set_options(timeout=PATIENCE)
    return browser


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """Pages of new people; whatever goes wrong in them makes the test red."""
    watches: list[Watch] = []
    contexts = []

    def visit(*, motion: bool = False, guarded: bool = False, fine: tuple[int, ...] = (), **facts: Any) -> Page:
        facts = {"viewport": DESK, "locale": "en-GB", "base_url": site.url, **facts}
        context = browser.new_context(reduced_motion="no-preference" if motion else "reduce", **facts)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        watches.append(Watch(context, fine))
        if not guarded:
            context.add_init_script(UNGUARDED)
        return context.new_page()

    yield visit
    for context in contexts:
        context.close()
    assert [fault for watch in watches for fault in watch.faults] == []
