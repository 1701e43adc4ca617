"""What the tests in the browser share: a real server, pages that are watched for faults, and hands that play."""

import os
import random
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol
from urllib.request import urlopen

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, TimeoutError

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIZES = {"desk": DESK, "phone": PHONE}
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "fr": "fr-FR"}
PATIENCE = 15_000
"""Milliseconds for whatever a page waits for; only a page that hangs needs them."""

ASKED = """(after) => {
    const app = document.querySelector('.app');
    document.querySelector('#telling:not([hidden]), #account:not([hidden]) #account-done')?.click();
    if (document.querySelector('.ranking')) return app.dataset.telling ? null : 'over';
    if (app.ariaBusy !== 'false' || app.classList.contains('settling') || app.dataset.telling) return null;
    if (+document.querySelector('#top').dataset.version <= after) return null;
    if (document.querySelector('#prompt').classList.contains('quiet')) return null;
    const colour = ['azure', 'gules', 'or', 'vert', 'argent'][document.querySelector('.app').dataset.seat];
    if (!document.querySelector(`#plate-${colour}.act`)) return null;
    const shown = document.querySelector('#answers [name=version]')?.value;
    if (shown !== document.querySelector('#top').dataset.version) return null;
    return document.querySelector('#answers .b:not(.no), #confirm:not([disabled])') ? 'asked' : null;
}"""
"""Whether the page waits for its person at a version that is newer than one, or the game is over.

What is told is skipped: a scoring of nine regions takes longer than this waits. Who has given a sealed answer may
change it, but is not waited for. The parts of a page change one after the other; the page is busy until all have, and
until its script runs.
"""


TOLD = """() => {
    document.querySelector('#telling:not([hidden]), #account:not([hidden]) #account-done')?.click();
    return !document.querySelector('.app').dataset.telling;
}"""
"""Whether all that happened is told or skipped; summaries are put away."""


ACT = re.compile("/act$")


SETTLED = "() => !document.querySelector('.app:is(.settling, .acting, [aria-busy=true])')"
"""Whether a click is not too early."""


REACHED = """(wanted) => document.querySelector('.app').ariaBusy !== 'true'
    && +document.querySelector('#top').dataset.version >= wanted"""
"""Whether the page has come to a version, with all its parts."""


UNGUARDED = """new MutationObserver(() => document.querySelector('.app.settling')?.classList.remove('settling'))
    .observe(document, { attributeFilter: ['class'], subtree: true })"""
"""For hands that never click too early: the page does not hold them up after each question."""


FREE = """(target) => {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = target.getBoundingClientRect();
    const places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const down of places) for (const right of places) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest('[data-move], [data-pick]') === target) return [x, y];
    }
    return null;
}"""
"""A point where a click meets this target and not what lies on it."""


ENOUGH = re.compile(r"^move (\S+ )?(done|end|pass|stop|keep|none|no|leave|lose)$")
"""The answers that bring a turn to its end."""


BY_KEYS = ("letter", "number", "arrows")
"""The ways to choose without a mouse."""


CHOICES = """() => {
    const name = (button) => button.id ? `#${button.id}` : `#answers .b[value="${CSS.escape(button.value)}"]`;
    return [...document.querySelectorAll('#confirm:not([disabled]), #answers .b:not(.no):not([hidden])')].map(name);
}"""
"""The selectors of all buttons that can be pressed."""


KNOWN_DEALS = """
from signoria.cli import main
from signoria.table import desk
desk.new_seed = lambda: "5eed" * 8
raise SystemExit(main())
"""
"""`signoria` with the same deal at every table: what a test sees does not depend on luck."""


class Visit(Protocol):
    """Opens a page of a new person: `visit()`, `visit(motion=True)`, `visit(guarded=True)`, `visit(viewport=PHONE)`."""

    def __call__(
        self, *, motion: bool = False, guarded: bool = False, fine: tuple[int, ...] = (), **facts: Any
    ) -> Page: ...


class Site:
    """`signoria serve` as a process of its own, with known deals."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "house.db"
        self.log = folder / "server.log"
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", KNOWN_DEALS, "serve", "--no-browser", "--port", str(self.port)]
        paths = [path for path in sys.path if path]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", str(self.database)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, f"the server does not start: {line} {self.log.read_text()}"
        self.port = int(found[1])
        self.url = found[0]
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                urlopen(self.url).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def restart(self) -> None:
        """The same house at the same address, as after a crash of the machine."""
        self.process.kill()
        self.stop()
        self.start()

    def faults(self) -> str:
        """What the server complains of."""
        return "\n".join(line for line in self.log.read_text().splitlines() if "Traceback" in line or "ERROR" in line)


class Watch:
    """What goes wrong in the pages of one person."""

    def __init__(self, context: BrowserContext, fine: tuple[int, ...] = ()) -> None:
        self.fine = fine
        """Statuses that the test asks for; 0 where no server is reached."""
        self.faults: list[str] = []
        context.on("console", self.console)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        context.on("response", self.response)

    def console(self, message: ConsoleMessage) -> None:
        # A status that is an error is judged below, by its number; a header for HTTPS is told of without it.
        harmless = ("Failed to load resource", "The Cross-Origin-Opener-Policy header has been ignored")
        if 0 in self.fine and "Failed to fetch" in message.text:
            return
        if message.type == "error" and not message.text.startswith(harmless):
            self.faults.append(f"console: {message.text}")

    def response(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.fine:
            self.faults.append(f"{response.status} for {response.request.method} {response.url}")


# Coming to a table.


def until_ready(page: Page, layout: str = "") -> None:
    """Wait for a table that answers to clicks, and whose scripts have all run: the last of them move the page."""
    drawn_for = f"[data-layout={layout}]" if layout else ""
    page.wait_for_selector(f".app{drawn_for}[aria-busy=false]:has(#prompt)")
    page.wait_for_load_state("domcontentloaded")


def sit_down(page: Page, title: str, level: str = "apprentice", name: str = "") -> str:
    """From the lobby to a table against bots; its id."""
    page.goto("/")
    page.check(f"input[name=title][value={title}]")
    page.check(f"input[name=level][value={level}]")
    if name:
        page.fill(".quick input[name=name]", name)
    page.click("#sit-down")
    until_ready(page)
    return page.url.rsplit("/", 1)[1]


def open_table(
    page: Page, title: str, seats: list[str], options: dict[str, bool | str] | None = None, name: str = ""
) -> str:
    """By the form for a new table; seats are `me`, `link`, `bot-random`, or the name of a person here."""
    page.goto(f"/new/{title}")
    if name:
        page.fill("input[name=name]", name)
    for number in range(page.locator(".seats select").count()):
        kind = seats[number] if number < len(seats) else "none"
        plain = kind in ("me", "link", "none") or kind.startswith("bot-")
        page.select_option(f"select[name=seat{number}]", kind if plain else "here")
        if not plain:
            page.fill(f"input[name=name{number}]", kind)
    for option, on in (options or {}).items():
        if isinstance(on, str):
            page.check(f"input[name=o-{option}][value='{on}']", force=True)
        else:
            page.set_checked(f"input[name=o-{option}]", on)
    page.click("#start")
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def go_on(page: Page, record: str, ply: int) -> None:
    """From a recorded game to a table of its own against bots, at one of its moves."""
    page.goto("/records")
    page.fill("textarea", record)
    page.click("#bring")
    page.wait_for_url("**/replay?ply=0**")
    page.goto(page.url.split("/replay")[0] + f"/play-on?ply={ply}")
    page.check("input[name=who][value=apprentice]")
    page.click("#go-on")
    page.wait_for_url(re.compile("/t/[^/]+$"))
    until_ready(page)


# Playing.


def version(page: Page) -> int:
    return int(page.get_attribute("#top", "data-version") or -1)


def ply(page: Page) -> int:
    return int(page.get_attribute("#top", "data-ply") or -1)


def until_asked(page: Page, after: int = -1) -> str:
    """Wait for the turn of the page's person: `asked` or `over`."""
    try:
        return str(page.wait_for_function(ASKED, arg=after, timeout=PATIENCE).json_value())
    except TimeoutError as error:
        where = f"version {version(page)}, ply {ply(page)}"
        raise AssertionError(f"nobody is asked at {where}: {page.inner_text('#prompt')}") from error


def targets(page: Page) -> Locator:
    """What can be chosen on the board and the cards."""
    return page.locator(":is(#overlay, #offer, #mine) :is([data-move], [data-pick]).legal:visible")


def buttons(page: Page) -> Locator:
    return page.locator("#answers .b:not(.no):visible")


def endings(page: Page) -> list[Locator]:
    """The buttons that bring a turn to its end."""
    return [button for button in buttons(page).all() if ENOUGH.match(button.get_attribute("value") or "")]


def press_something(page: Page, luck: random.Random, touch: bool = False) -> str:
    """Confirm what is to be confirmed, or press one of the buttons; a second time where the page asks for it."""
    values = page.evaluate(CHOICES)
    assert values, "there is nothing to choose: " + page.inner_text("#prompt")
    one = page.locator("#confirm" if "#confirm" in values else luck.choice(values)).first
    if touch:
        one.tap()
    else:
        one.click()
    return "button"


def click_something(page: Page, luck: random.Random, touch: bool = False) -> str:
    """One choice with the mouse: on the board where there is a target, else on a button. Says what it was."""
    if page.locator("#confirm:not([disabled])").count():
        press_something(page, luck, touch)
        return "confirm"
    if click_target(page, luck, touch):
        return "target"
    return press_something(page, luck, touch)


def touch_something(page: Page, luck: random.Random) -> str:
    """The same with a finger."""
    return click_something(page, luck, touch=True)


def click_target(page: Page, luck: random.Random, touch: bool = False) -> bool:
    """Click on something that can be chosen on the board, and on a button where it leaves a choice."""
    found = targets(page).all()
    luck.shuffle(found)
    for target in found:
        point = target.evaluate(FREE)
        if point is not None:
            several = target.get_attribute("data-pick") is not None
            if touch:
                page.touchscreen.tap(*point)
            else:
                page.mouse.click(*point)
            if several:
                press_something(page, luck, touch)
            return True
    return False


def act(page: Page, luck: random.Random, choose: Callable[[Page, random.Random], str] = click_something) -> str:
    """One choice, and its answer on the page, with the second touch that it may ask for; others may move meanwhile."""
    page.wait_for_function(SETTLED)
    with page.expect_response(ACT) as found:
        kind = choose(page, luck)
    answer = found.value
    if "data-chosen=" in answer.text():
        page.wait_for_selector("#confirm[data-chosen]")
        answer = agree(page, kind)
    led_to = re.search(r'id="top"[^>]*data-version="(\d+)"', answer.text())
    assert led_to, f"{answer.status}: nothing has changed"
    until_version(page, int(led_to[1]))
    return kind


def agree(page: Page, kind: str) -> Response:
    """The second touch, and its answer; a touch that comes while somebody else's move is shown is swallowed.

    The way to the main button by Tab may be long.
    """
    patience = PATIENCE if kind in BY_KEYS else PATIENCE / 3
    for _ in range(3):
        page.wait_for_function(SETTLED)
        try:
            with page.expect_request(ACT, timeout=patience) as asked:
                consent(page, kind)
        except TimeoutError:
            continue
        answer = asked.value.response()
        assert answer is not None
        return answer
    raise AssertionError(f"the main button does nothing: {page.inner_text('#prompt')}")


def consent(page: Page, kind: str) -> None:
    """The second touch, with the same hand as the first."""
    if kind not in BY_KEYS:
        page.click("#confirm")
        return
    if not page.evaluate("() => document.activeElement.matches('#confirm')"):
        tab_to(page, "#confirm")
    page.keyboard.press("Enter")


def until_version(page: Page, wanted: int) -> None:
    page.wait_for_function(REACHED, arg=wanted, timeout=PATIENCE)


def play_on(
    page: Page, luck: random.Random, moves: int = 10_000, choose: Callable[[Page, random.Random], str] = click_something
) -> Counter[str]:
    """Play until the game is over or so many choices are made; how often which kind."""
    made: Counter[str] = Counter()
    for _ in range(moves):
        if until_asked(page) == "over":
            break
        made[act(page, luck, choose)] += 1
    return made


# Playing without a mouse.


def tab_to(page: Page, selector: str, most: int = 200) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def focused(page: Page) -> str:
    """The value of the button that has the focus."""
    return str(page.evaluate("() => document.activeElement.value ?? ''"))


def key_something(page: Page, luck: random.Random) -> str:
    """One choice with the keyboard: by its letter, its number, or with the arrows. Says which."""
    if page.locator("#confirm:not([disabled])").count():
        if page.evaluate("() => document.activeElement.matches('button, a, summary')"):
            tab_to(page, "#confirm")
        page.keyboard.press("Enter")
        return "confirm"
    found = buttons(page)
    one = found.nth(luck.randrange(found.count()))
    letter, value = one.get_attribute("data-key"), one.get_attribute("value") or ""
    number = "num" in (one.get_attribute("class") or "").split()
    if letter and luck.random() < 0.8:
        page.keyboard.press(letter.lower())
    elif number and luck.random() < 0.8:
        page.keyboard.type(one.locator("[aria-hidden=true]").inner_text())
    else:
        arrow_to(page, value)
        page.keyboard.press("Enter")
    return "letter" if letter else "number" if number else "arrows"


def arrow_to(page: Page, value: str) -> None:
    for _ in range(buttons(page).count() + 1):
        if focused(page) == value:
            return
        page.keyboard.press("ArrowDown")
    assert focused(page) == value, f"the arrows do not lead to {value}"
