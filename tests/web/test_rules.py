"""The rules to read: in three languages, searched with and without script, and beside the table."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from signoria.cli import main
from signoria.games import find, rules_text, titles
from signoria.web.reading import told
from signoria.words.words import LANGUAGES
from web.driving import DESK, LOCALES, PHONE, Visit, ply, sit_down, until_asked
from web.house import NASTY, House


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_every_clause_has_its_anchor_and_its_exact_text(house: House, title: str, lang: str) -> None:
    reader = house.person("Ann", lang)
    page = reader.get(f"/rules/{title}").text
    rules = told(title, lang)
    anchors = re.findall(r'<li id="([^"]+)">', page)
    assert anchors == list(rules.clauses)
    assert page.count("<details") == sum(
        any(c.exact for c in rules.find(part)) * len(rules.find(part)) for part in rules.sections
    )
    assert set(re.findall(r'href="#([A-Z]+-[\w.]+)"', page)) <= {*rules.clauses, *rules.sections}


def test_words_and_numbers_are_found_without_script(house: House) -> None:
    reader = house.person("Eva", "cs")
    found = {
        asked: re.findall(r'<li id="([^"]+)">', reader.get("/rules/elgrande", params={"q": asked}).text)
        for asked in ("5.2", "vez kotouc", "13", "drak", "…", "")
    }
    assert found["5.2"] == ["EG-5.2"]
    assert "EG-13.1" in found["vez kotouc"]
    assert len(found["vez kotouc"]) < len(found["13"]) + 5
    assert found["13"][0] == "EG-13.1"
    assert found["drak"] == found["…"] == []
    assert len(found[""]) == len(told("elgrande", "cs").clauses)
    assert NASTY not in reader.get("/rules/elgrande", params={"q": NASTY}).text
    assert reader.get("/rules/elgrande", params={"q": "x" * 5000}).status_code == 200


def test_the_exact_text_unfolds_and_stands_whole(house: House) -> None:
    reader = house.person("Luc", "fr")
    folded, open = (reader.get(f"/rules/elgrande{query}").text for query in ("", "?exact=yes"))
    assert "<details open>" in open
    assert "<details open>" not in folded
    assert "MUST NOT be played again" in folded
    assert "How to read a clause" in reader.get("/rules/elgrande/exact").text
    assert rules_text("elgrande", "fr").splitlines()[4].partition(" ")[2].partition(" ")[2] in folded.replace(
        "&#39;", "'"
    )


def test_parts_of_no_title_are_a_404_and_odd_numbers_do_no_harm(house: House) -> None:
    reader = house.person()
    assert {reader.get(f"/rules/chess{part}").status_code for part in ("", "/clauses", "/exact", "/aid")} == {404}
    for players in ("3", "99", "-1", "three", "9" * 400):
        assert reader.get("/rules/elgrande/aid", params={"players": players}).status_code == 200


def opened(page: Page) -> str:
    """The clause at which the book is open."""
    here = page.locator("#rulebook .here")
    expect(here).to_be_in_viewport()
    return here.get_attribute("id") or ""


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_refusal_leads_to_its_clause_beside_the_table_and_back(visit: Visit, size: str) -> None:
    page = visit(fine=(422,), viewport=PHONE if size == "phone" else DESK, has_touch=size == "phone")
    sit_down(page, "elgrande")
    until_asked(page)
    book = page.locator("#rulebook")
    before = ply(page)
    if size == "desk":
        page.fill("#typed input[name=text]", "summon 3")
        page.keyboard.press("Enter")
        link = page.locator("#notice a").first
    else:
        page.click(".tabbar button[data-tab=log]")
        link = page.locator("#log a.cl").first
    clause = (link.get_attribute("href") or "").partition("#")[2]
    link.click()
    assert opened(page) == clause
    assert page.locator(".app").is_visible()
    assert page.url.count("/t/") == 1
    # Keys in the book are for reading.
    page.keyboard.press("p")
    page.keyboard.press("1")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.closest('#rulebook') !== null")
    # Typing finds clauses, from the first of them on; a mention leads on, and the exact text unfolds.
    page.fill("#rulebook input[name=q]", "the")
    expect(book.locator(".count")).to_be_in_viewport()
    page.fill("#rulebook input[name=q]", "tower dial")
    expect(book.locator(".count")).to_contain_text("tower dial")
    assert "EG-13.1" in book.locator("li").evaluate_all("(all) => all.map((one) => one.id)")
    book.locator("li summary").first.click()
    expect(book.locator("li details p").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    assert page.evaluate("() => document.activeElement.closest('.app, #notice') !== null")
    assert ply(page) == before
    # The menu opens it, too; a click with a modifier is a link like any other.
    page.click("summary.iconbtn")
    page.click(".menu-sheet a[href='/rules/elgrande']")
    expect(book).to_be_visible()
    assert page.evaluate("() => document.activeElement.matches('#rulebook input')")
    page.click("#rulebook-close")
    expect(book).to_be_hidden()
    if size == "desk":
        with page.context.expect_page() as other:
            page.locator("#log a.cl").first.click(modifiers=["ControlOrMeta"])
        other.value.wait_for_url("**/rules/elgrande#EG-*")
        expect(book).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_aid_prints_on_one_sheet(visit: Visit, lang: str, tmp_path: Path) -> None:
    """For every number of players: the page, and the file that needs no other."""
    page = visit(locale=LOCALES[lang])
    sheets = {}
    for title in titles():
        for players in find(title).players:
            page.goto(f"/rules/{title}/aid?players={players}")
            assert page.get_attribute("html", "lang") == lang
            sheets[title, players, "page"] = printed(page)
            file = tmp_path / f"{title}-{players}.html"
            assert main(["aid", title, "--players", str(players), "--lang", lang, "-o", str(file)]) == 0
            page.goto(file.as_uri())
            sheets[title, players, "file"] = printed(page)
    assert set(sheets.values()) == {1}, sheets


def printed(page: Page) -> int:
    """How many sheets a page needs."""
    page.evaluate("() => document.fonts.ready")
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
