"""The pages of the analyst: an analysis from its button to the master's line, hints, puzzles."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
import uvicorn
from playwright.sync_api import Page, expect

from signoria.analyst.puzzles import puzzles
from signoria.game.game import Game
from signoria.games import titles
from signoria.kernel.chance import seeded
from signoria.table.facts import OVER
from signoria.table.hall import Hall
from signoria.table.store import Store
from signoria.web.analysis import position_facts
from signoria.web.app import make_app
from signoria.web.speech import speech
from signoria.words.words import LANGUAGES
from table.house import ME, RANDOM, QuickBots, here
from toy_market import shelved
from web.driving import PATIENCE, PHONE, SETTLED, Visit
from web.house import HTMX, House, Person, words_of
from web.test_access import axe as axe
from web.test_access import faults

SAY = speech("en")


def finished(house: House, ann: Person) -> str:
    """A short game that is over."""
    table = house.table(ann, "market", [ME, here("Eva")])
    while house.open(table).state != OVER:
        ann.move(table)
    return table


def test_a_finished_game_is_analysed_for_who_played_it(house: House) -> None:
    with shelved():
        ann, bob = house.person("Ann"), house.person("Bob")
        table = finished(house, ann)
        assert f'href="/t/{table}/analysis"' in ann.get(f"/t/{table}/end").text
        assert SAY("analysis-begin") in ann.get(f"/t/{table}/analysis").text
        assert SAY("analysis-not-yours") in words_of(bob.get(f"/t/{table}/analysis").text)
        assert bob.post(f"/t/{table}/analysis").status_code == 403
        assert house.person().post(f"/t/{table}/analysis").status_code == 403
        assert ann.post(f"/t/{table}/analysis").status_code == 303
        while not (bar := ann.get(f"/t/{table}/analysis/progress")).headers.get("hx-refresh"):
            assert "<progress" in bar.text
            time.sleep(0.02)
        for lang in LANGUAGES:
            ann.cookies.set("lang", lang)
            whole = ann.get(f"/t/{table}/analysis")
            assert whole.status_code == 200
            plies = len(house.open(table).game.plies)
            assert whole.text.count('class="judged"') == 1
            assert len(re.findall(rf'href="/t/{table}/analysis/\d+"', whole.text)) >= plies
            last = ann.get(f"/t/{table}/analysis/{plies - 1}?step=1")
            assert last.status_code == 200
            assert "[" not in words_of(last.text.partition("<main")[2])
        assert ann.get(f"/t/{table}/analysis/{plies}").status_code == 404
        assert bob.get(f"/t/{table}/analysis/0?option=99&step=99").status_code == 200


def test_a_game_in_play_is_not_analysed_and_hints_are_for_its_seat(house: House) -> None:
    with shelved():
        ann, bob = house.person("Ann"), house.person("Bob")
        table = house.table(ann, "market", [ME, RANDOM])
        assert ann.get(f"/t/{table}/analysis").headers["location"] == f"/t/{table}"
        assert ann.post(f"/t/{table}/analysis").status_code == 422
        assert 'id="hint"' in ann.get(f"/t/{table}").text
        assert 'id="hint"' not in bob.get(f"/t/{table}").text
        hint = ann.post(f"/t/{table}/hint", data={"seat": "0"}, headers=HTMX)
        assert hint.status_code == 200
        assert SAY("hint-said", move="").split(":")[0] in hint.text
        assert bob.post(f"/t/{table}/hint", data={"seat": "0"}, headers=HTMX).status_code == 403
        thought = ann.post(f"/t/{table}/thought", data={"seat": "0"}, headers=HTMX)
        assert thought.status_code == 200
        assert thought.text.strip()
        ann.cookies.set("lang", "cs")
        assert speech("cs")("thought-ask", name="Červený") in ann.get(f"/t/{table}").text
        ann.cookies.delete("lang")
        assert bob.post(f"/t/{table}/thought", data={"seat": "0"}, headers=HTMX).status_code == 403
        for lang, name in (("en", "Red"), ("cs", "Červený"), ("fr", "Rouge")):
            ann.cookies.set("lang", lang)
            assert speech(lang)("thought-ask", name=name) in words_of(ann.get(f"/t/{table}").text)
        shared = house.table(ann, "market", [ME, here("Eva")])
        assert 'id="hint"' not in ann.get(f"/t/{shared}?seat=0").text
        assert ann.post(f"/t/{shared}/hint", data={"seat": "0"}, headers=HTMX).status_code == 422


@pytest.mark.parametrize("title", [name for name in titles() if puzzles(name)])
def test_a_puzzle_asks_and_answers_without_an_account(house: House, title: str) -> None:
    someone = house.person()
    assert f"/puzzles/{title}/1" in someone.get("/puzzles").text
    puzzle = puzzles(title)[0]
    for lang in LANGUAGES:
        someone.cookies.set("lang", lang)
        say = speech(lang)
        asked = someone.get(f"/puzzles/{title}/1").text
        assert 'id="solution"' not in asked
        assert say("analysis-share") not in asked
        right = someone.get(f"/puzzles/{title}/1", params={"answer": puzzle.best}).text
        assert say("puzzle-right") in words_of(right)
        wrong = words_of(someone.get(f"/puzzles/{title}/1", params={"answer": puzzle.choices[-1].move}).text)
        assert say("puzzle-wrong", move="").rstrip(" .") in wrong
    assert 'id="solution"' not in someone.get(f"/puzzles/{title}/1", params={"answer": "nonsense"}).text
    for missing in (f"/puzzles/{title}/0", f"/puzzles/{title}/999", "/puzzles/chess/1"):
        assert someone.get(missing).status_code == 404


@pytest.mark.parametrize("title", [name for name in titles() if puzzles(name)])
def test_a_puzzle_shows_what_its_seat_can_see_and_no_more(title: str) -> None:
    puzzle, shown = puzzles(title)[0], []
    game = puzzle.game(title)
    for world in (game.position, game.title.imagine(game.position, puzzle.seat, seeded(b"another"))):
        one = Game.at(game.title, world)
        moves = [(move.text, move.words) for move in one.moves(puzzle.seat)]
        shown.append((moves, str(one.question(puzzle.seat)[0]), one.scores, position_facts(one, puzzle.seat, False)))
    assert shown[0] == shown[1]


# In the browser.

COVERED = """() => [...document.querySelectorAll('.table-side > *, .things > *')].flatMap((one) => {
    const box = one.getBoundingClientRect(), next = one.nextElementSibling?.getBoundingClientRect();
    const inside = one.firstElementChild?.getBoundingClientRect().bottom ?? 0;
    return next?.height && Math.max(box.bottom, inside) > next.top + 1 ? [one.className] : [];
}).concat([...document.querySelectorAll('.things *')].filter((one) => getComputedStyle(one).position === 'fixed'))"""
"""What of a position lies under what follows it, or over the page."""


@pytest.fixture
def market(tmp_path: Path) -> Iterator[str]:
    """A site in this process, with a short game on its shelf and analysts who do not stand back for anybody."""
    with shelved():
        hall = Hall(Store(tmp_path / "house.db"), QuickBots(), judges=QuickBots(), simulations=2)
        config = uvicorn.Config(make_app(hall), port=0, log_level="critical", timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        thread = Thread(target=server.run)
        thread.start()
        while not server.started:
            time.sleep(0.02)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        server.should_exit = True
        thread.join()


def sit_down(page: Page, kinds: list[str]) -> None:
    page.goto("/new/market")
    for seat in range(page.locator("select[name^=seat]").count()):
        page.locator(f"select[name=seat{seat}]").select_option(kinds[seat] if seat < len(kinds) else "none")
    page.locator("#start").click()


def test_from_the_end_of_a_game_to_the_master_s_line(visit: Visit, market: str, axe: str) -> None:
    """Analyse, wait, the chart, a decision, the line step by step, all by links and buttons."""
    page = visit(base_url=market, bypass_csp=True)
    sit_down(page, ["bot-random", "bot-random"])
    end = f"{page.url}/end"
    while page.goto(end) and page.url != end:
        page.wait_for_timeout(100)
    page.locator("#analysis").click()
    page.locator("#analyse").click()
    expect(page.locator("main .chart")).to_be_visible(timeout=4 * PATIENCE)
    assert faults(page, axe) == []
    page.locator(".judged a").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".options tbody tr").first).to_be_visible()
    assert faults(page, axe) == []
    page.locator("#line-on").click()
    expect(page.locator(".line [aria-current=step]")).to_have_count(1)
    expect(page.locator("a[href*='/replay?ply=']")).to_be_visible()


@pytest.mark.parametrize("viewport", [None, PHONE])
def test_puzzles_fit_and_are_solved_by_keyboard(visit: Visit, viewport: dict[str, int] | None) -> None:
    page = visit(viewport=viewport, user_agent="Mobi", locale="cs") if viewport else visit()
    page.goto("/")
    page.locator("nav a[href='/puzzles']").click()
    page.locator("[data-puzzle$='/1']").nth(-1 if viewport else 0).click()
    expect(page.locator(".look > svg")).to_be_visible()
    assert page.evaluate(COVERED) == []
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".find .ch button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#solution")).to_be_visible()
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#next-puzzle").click()
    expect(page.locator("#solution")).to_have_count(0)


def test_a_hint_at_the_table_is_told_to_who_asks(visit: Visit, market: str) -> None:
    page = visit(base_url=market)
    sit_down(page, ["me", "bot-random"])
    page.locator("#hint").wait_for()
    page.wait_for_function(SETTLED)
    page.locator("#hint").click()
    expect(page.locator("#hinted b")).to_be_visible()
