"""Guides and aids: every picture is of a position that the rules accept, every sum is played, every sheet is whole."""

import random
import re
from pathlib import Path

import pytest

from signoria import Game
from signoria.cli import main
from signoria.drawing.aid import aid_of
from signoria.drawing.icons import symbols
from signoria.drawing.pen import Pen
from signoria.drawing.standalone import drawing
from signoria.games import find, titles, written
from signoria.scenario.pictures import pictures
from signoria.scenario.running import run
from signoria.web.aid import aid_html
from signoria.web.guide import guide_html
from signoria.words.words import LANGUAGES
from typography import faults

EVERY = pytest.mark.parametrize(("title", "lang"), [(title, lang) for title in titles() for lang in LANGUAGES])


@pytest.mark.parametrize("title", titles())
def test_what_a_guide_tells_is_what_the_rules_do(title: str) -> None:
    assert {name: run(picture.scenario) for name, picture in pictures(title).items()} == {
        name: [] for name in pictures(title)
    }


@EVERY
def test_a_guide_shows_all_its_pictures_and_names_what_they_show(title: str, lang: str) -> None:
    html = guide_html(title, lang)
    assert html.count("<figure") == len(pictures(title)) >= 3
    assert "<img" not in html
    told = re.findall(r'role="img" aria-label="([^"]+)"', html)
    assert len(set(told)) == len(pictures(title))
    assert set(re.findall(r'href="#i-([\w-]+)"', html)) <= set(symbols())
    for end in re.findall(r"#(under-\d+)", html):
        assert f'id="{end}"' in html


@EVERY
def test_a_guide_is_well_set(title: str, lang: str) -> None:
    lines = [re.sub(r"^(#+|- |\d+\.|!\[)", "", line) for line in written("guide", f"{title}/{lang}.md").splitlines()]
    assert [fault for line in lines for fault in faults(lang, line.strip())] == []


@EVERY
def test_an_aid_has_all_its_words_for_every_number_of_players(title: str, lang: str) -> None:
    for players in find(title).players:
        html = aid_html(find(title), players, lang)
        assert html.count("<section") > 5
        assert not re.search(r"\[[a-z]+-[\w-]*\]|None|\{", html.partition("<main")[2])
        assert set(re.findall(r'href="#i-([\w-]+)"', html)) <= set(symbols())


@pytest.mark.parametrize("title", titles())
def test_the_aid_is_of_its_number_of_players(title: str) -> None:
    """What a player count changes is on the sheet: it is made from the book, not from memory."""
    first, last = find(title).players[0], find(title).players[-1]
    assert aid_html(find(title), first, "en") != aid_html(find(title), last, "en")
    assert aid_of(title) is not None


ART = {
    "lorenzo": {"castle", "cathedral", "cavalry", "crest", "cross", "crown"}
    | {"food", "indulgence", "mask", "pillar", "troop", "war"},
}
"""Icons that are only part of the little pictures on cards, and mean nothing there."""


@pytest.mark.parametrize("title", titles())
def test_every_icon_of_the_table_is_explained(title: str) -> None:
    game, luck, art = Game(title, players=3, seed=5), random.Random(5), drawing(title)
    seen: set[str] = set()
    for number in range(120):
        if number % 12 == 0:
            pen, view = Pen(game.words, game.book), game.view(0)
            page = art.backdrop(pen) + art.board(view, pen) + art.offer(view, pen) + art.mine(view, pen)
            seen |= set(re.findall(r'href="#i-([\w-]+)"', page))
            seen |= {counter[0] for plate in art.plates(view, pen) for counter in plate.counters}
        game.play(luck.choice(game.moves(game.deciders[0])).text, game.deciders[0])
    told = set(re.findall(r'href="#i-([\w-]+)"', aid_html(find(title), 3, "en").partition('class="icons"')[2]))
    meant = {name for name in seen if not name.startswith(("seat-", "ui-"))} - ART.get(title, set())
    assert meant - told == set()


def test_the_command_writes_a_file_that_needs_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "aid.html"
    assert main(["aid", "elgrande", "--players", "3", "--lang", "cs", "-o", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert "3 hráči" in text
    assert "<style>" in text
    assert 'href="/' not in text
    assert "url(/" not in text
    assert main(["aid", "elgrande", "--players", "9"]) == 2
    assert "2, 3, 4, 5 players" in capsys.readouterr().err
    assert main(["aid", "elgrande", "-o", str(tmp_path / "no" / "where.html")]) == 2
    assert "cannot be written" in capsys.readouterr().err
