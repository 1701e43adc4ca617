"""Pictures of every page and state of the table, desk and phone, in a folder; `--docs` makes the few of docs/pictures.

Needs what `make setup` installs: Chromium, and Playwright in .venv. Games are played at random with a fixed luck,
but bots think afresh: the pictures differ from run to run.
"""

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
QUALITY = 62
PLAIN = {"rules": "/rules/elgrande#EG-13.4", "credits": "/credits", "lost": "/t/nowhere", "me": "/me"}
LONG = 30


ASKED = """() => {
    document.querySelector('#account:not([hidden]) #account-done')?.click();
    if (document.querySelector('.app:is(.settling, .acting, [aria-busy=true])')) return false;
    if (document.querySelector('.ranking')) return true;
    const prompt = document.querySelector('#prompt:not(.quiet)');
    return prompt !== null && document.querySelector('#answers .b:not(.no), #confirm:not([disabled])') !== null;
}"""
"""Whether the table waits for this person; summaries of what was told are put away."""


class Photographer:
    """One browser window of one size."""

    def __init__(self, browser: Browser, size: str, site: str, folder: Path) -> None:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        self.page: Page = context.new_page()
        self.size = size
        self.site = site
        self.folder = folder

    def go(self, path: str) -> None:
        self.page.goto(self.site + path)

    def take(self, name: str, whole: bool = False) -> None:
        file = self.folder / f"{name}-{self.size}.jpg"
        self.page.screenshot(path=file, type="jpeg", quality=QUALITY, full_page=whole)
        print(file)

    def sit_down(self, title: str) -> None:
        self.go("/")
        self.page.check(f"input[name=title][value={title}]", force=True)
        self.page.click("#sit-down")
        self.page.wait_for_selector("#prompt")

    def answer(self, luck: random.Random) -> None:
        """One answer of mine, when it is my turn: a button, or the confirmation of one that was pressed."""
        page = self.page
        page.wait_for_function(ASKED, timeout=60_000)
        confirm = page.locator("#confirm:not([disabled])")
        if confirm.count():
            confirm.click()
        elif page.locator("#answers").count():
            buttons = page.locator("#answers .ch .b:not(.no):not(.pointless)")
            buttons.nth(luck.randrange(buttons.count())).click()
        page.wait_for_timeout(60)
        page.wait_for_function(ASKED, timeout=60_000)

    def play(self, title: str, answers: int) -> None:
        luck = random.Random(title)
        self.sit_down(title)
        for _ in range(answers):
            self.answer(luck)


def pages(camera: Photographer, titles: list[str]) -> None:
    for title in titles:
        camera.play(title, LONG)
        camera.take(f"table-{title}")
        locked = camera.page.query_selector("#answers .b.no")
        if locked:
            locked.click()
            camera.page.wait_for_selector("#about:not([hidden])")
            camera.take(f"why-not-{title}")
            camera.page.keyboard.press("Escape")
        for tab in ("mine", "table", "log") if camera.size == "phone" else ():
            camera.page.click(f".tabbar [data-tab={tab}]")
            camera.take(f"tab-{tab}-{title}")
        camera.page.click(".menu summary")
        camera.take(f"menu-{title}")
        camera.go(f"/new/{title}")
        camera.take(f"new-{title}", whole=True)
    camera.go("/")
    camera.take("lobby", whole=True)
    for name, path in PLAIN.items():
        camera.go(path)
        camera.take(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/pictures"))
    parser.add_argument("--docs", action="store_true", help="only the pictures of docs/pictures")
    parser.add_argument("--title", help="only this title's tables")
    parser.add_argument("--answers", type=int, default=LONG, help="so many answers before a picture is taken")
    args = parser.parse_args()
    folder = Path("docs/pictures") if args.docs else args.folder
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        sys.exit("pictures need Chromium: run `make setup` first")
    from signoria.drawing.standalone import can_draw
    from signoria.games import titles

    drawn = [title for title in titles() if can_draw(title) and args.title in (None, title)]
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "signoria", "serve", "--port", "0", "--no-browser"]
        server = subprocess.Popen([*command, "--database", f"{home}/tables.db"], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        site = server.stdout.readline().split()[-1].rstrip("/")
        try:
            with sync_playwright() as tool:
                browser = tool.chromium.launch(executable_path=chromium, args=FLAGS)
                for size in SIZES:
                    camera = Photographer(browser, size, site, folder)
                    if args.docs:
                        for title in drawn:
                            camera.play(title, args.answers)
                            camera.take(f"table-{title}")
                        if args.title is None:
                            camera.go("/")
                            camera.take("lobby")
                    else:
                        pages(camera, drawn)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
