"""One Chromium for all tests of a process that come one after the other."""

import shutil

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--host-resolver-rules=MAP table.test 127.0.0.1",
]


class Chromium:
    """Playwright and the browser that it has opened."""

    def __init__(self, program: str) -> None:
        self.playwright: Playwright = sync_playwright().start()
        self.browser: Browser = self.playwright.chromium.launch(executable_path=program, args=ARGS)

    def close(self) -> None:
        self.browser.close()
        self.playwright.stop()


running: Chromium | None = None


def drives(item: pytest.Item) -> bool:
    """Whether a test drives the browser."""
    return "browser" in getattr(item, "fixturenames", ())


def program() -> str | None:
    """The browser without windows is the lighter one."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def opened() -> Browser | None:
    """The browser, opened if need be; None where there is none."""
    global running
    found = program()
    if running is None and found is not None:
        running = Chromium(found)
    return running.browser if running else None


def close() -> None:
    global running
    if running is not None:
        running.close()
        running = None
