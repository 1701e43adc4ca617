"""Every page in every language, and another language in mid-game."""

import random
import re
from html import unescape
from itertools import cycle
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from playwright.sync_api import expect

import signoria
from signoria.games import find, titles
from signoria.web.speech import best_language, speech, web_file
from signoria.words.words import LANGUAGES, Words
from table.house import LINK, ME, here
from typography import faults
from web.driving import Visit, play_on, ply, sit_down, until_asked, version
from web.house import house_at

MISSING = re.compile(r"\[[a-z]{3,}([-.][a-z0-9]+)+\]|\{ ?\$|\{[A-Z]+\(")
"""What words leave behind that are not there, or lack a variable."""


def texts(html: str) -> set[str]:
    """What stands on a page, piece by piece, but for what is in English everywhere and the tables in plain text."""
    shown = re.sub(r"<(script|style|pre|code)\b.*?</\1>", "", html, flags=re.S)
    return {unescape(text).strip() for text in re.findall(r">([^<>]*[^\s<>][^<>]*)<", shown)}


def test_all_languages_have_the_same_words() -> None:
    def ids(lang: str) -> set[str]:
        found, last = set(), ""
        for line in web_file(lang).read_text(encoding="utf-8").splitlines():
            if name := re.match(r"([a-z][\w-]*) =", line):
                last = name[1]
                found.add(last)
            elif attribute := re.match(r"    \.([\w-]+) =", line):
                found.add(f"{last}.{attribute[1]}")
        return found

    assert ids("en")
    for lang in LANGUAGES:
        assert ids(lang) == ids("en"), lang
        assert all(speech(lang).has(key) for key in ids("en"))


def test_every_letter_of_the_words_is_in_the_type_of_the_pages() -> None:
    """A letter for which no file is named would come from a strange font, like the œ of French."""
    source = Path(signoria.__file__).parent
    texts = [file.read_text(encoding="utf-8") for file in source.rglob("words/*.ftl")]
    letters = {ord(sign) for text in texts for sign in text if sign.isalpha()}
    assert {ord("œ"), ord("ř")} <= letters
    found: dict[tuple[str, ...], set[int]] = {}
    for face in re.findall(r"@font-face {(.*?)}", (source / "web/static/fonts.css").read_text(encoding="utf-8"), re.S):
        facts = dict(line.strip(" ;").split(": ", 1) for line in face.strip().splitlines())
        file = source / "web" / facts["src"].partition("url(/")[2].partition(")")[0]
        spans = [span.partition("-") for span in facts["unicode-range"].replace("U+", "").split(", ")]
        named = {sign for first, _, last in spans for sign in range(int(first, 16), int(last or first, 16) + 1)}
        face_of = tuple(facts.get(name, "") for name in ("font-family", "font-weight", "font-style"))
        found.setdefault(face_of, set()).update(named & set(TTFont(file).getBestCmap()))
    assert len(found) >= 6
    for face_of, drawn in found.items():
        assert not [chr(sign) for sign in sorted(letters - drawn)], face_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_no_word_is_missing_on_any_page(tmp_path: Path, title: str, lang: str) -> None:
    """And all of them are set as their language has it."""
    with house_at(tmp_path / "house.db") as house:
        ann = house.person("Ann", lang)
        ann.cookies.set("lang", lang)
        table = house.table(ann, title, [ME, here("Eva")])
        waiting = house.table(ann, title, [ME, LINK])
        pages = {path: ann.get(path) for path in ("/", "/me", "/rules", "/credits", "/join/x", f"/new/{title}")}
        pages |= {path: ann.get(path) for path in (f"/t/{waiting}", "/nowhere", "/t/nowhere", f"/t/{table}/record")}
        pages |= {f"rules {name}": ann.get(f"/rules/{name}") for name in titles()}
        pages["bad form"] = ann.post(f"/new/{title}", data={})
        for number in range(40):
            opened = house.open(table)
            seat = opened.deciders[0]
            if number % 4 == 0:
                for phone in ("desk", "phone"):
                    ann.cookies.set("layout", phone)
                    pages[f"table {number} {phone}"] = ann.get(f"/t/{table}?seat={seat}")
                pages[f"veil {number}"] = ann.get(f"/t/{table}?seat={1 - seat}")
                pages[f"past {number}"] = ann.get(f"/t/{table}/replay?ply={number // 2}&seat={seat}")
                pages[f"unknown {number}"] = ann.act(table, "typed", seat, text="gibberish")
                pages[f"undo {number}"] = ann.act(table, "undo", 1 - seat)
                for move in opened.game.moves(seat)[:6]:
                    path = f"/t/{table}/about"
                    pages[f"about {move.text}"] = ann.get(path, params={"seat": seat, "move": move.text})
                    pages[f"why not {move.text}"] = ann.get(path, params={"seat": 1 - seat, "move": move.text})
            assert ann.move(table).status_code == 200
        pages["log"] = ann.get(f"/t/{table}/log")
        pages["lobby"] = ann.get("/")
        read: set[str] = set()
        named = ["Signoria", *(Words(find(name), lang).word("title-name") for name in titles())]
        for what, answer in pages.items():
            assert answer.status_code < 500, what
            assert not MISSING.search(answer.text), f"{what}: {MISSING.search(answer.text)}"
            if "rules" not in what:
                wrong = [fault for text in texts(answer.text) - read for fault in faults(lang, text)]
                assert wrong == [], what
                read |= texts(answer.text)
            if "<html" in answer.text:
                assert f'<html lang="{lang}">' in answer.text, what
                assert any(name in answer.text.partition("</title>")[0] for name in named), what


def test_the_browser_says_which_language_it_likes() -> None:
    for accepted, lang in (
        ("cs-CZ,cs;q=0.9,en;q=0.5", "cs"),
        ("de,fr;q=0.3,en;q=0.2", "fr"),
        ("fr;q=0.1,cs;q=0.2", "cs"),
        ("de", "en"),
        ("", "en"),
    ):
        assert best_language(accepted) == lang


@pytest.mark.parametrize(("title", "lang"), list(zip(titles(), cycle(LANGUAGES), strict=False)))
def test_another_language_in_mid_game(visit: Visit, title: str, lang: str) -> None:
    page = visit(locale="fr-FR" if lang == "en" else "en-GB", fine=(422,))
    sit_down(page, title)
    play_on(page, random.Random(12), 8)
    until_asked(page)
    at, now = ply(page), version(page)
    texts = {part: page.inner_text(part) for part in ("#prompt", "#log", "#players")}
    page.click("summary.iconbtn")
    page.click(f".menu .lang button[value={lang}]")
    page.wait_for_selector(f"html[lang={lang}]")
    until_asked(page)
    # Others may give their sealed answers meanwhile; nothing else happens.
    assert ply(page) - at == version(page) - now
    for part, text in texts.items():
        assert page.inner_text(part) != text, part
    page.keyboard.press("/")
    page.keyboard.type("gibberish")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_have_text(speech(lang)("error-unknown-move", text="gibberish"))
    assert not MISSING.search(page.content())
    page.goto("/")
    page.wait_for_selector(f"html[lang={lang}]")
