"""Reconstructed values: a title that shows one says so and how to correct it; a data pack takes the mark away."""

import re
from pathlib import Path

import pytest

from signoria.drawing.doubt import THING
from signoria.drawing.pen import Pen
from signoria.drawing.standalone import can_draw, drawing
from signoria.game import packs
from signoria.game.game import Game
from signoria.games import Title, titles
from signoria.web import art
from signoria.words.words import LANGUAGES, Words

DRAWN = [name for name in titles() if can_draw(name)]
SIGN = f'data-thing="{THING}"'


def pen_of(game: Game, lang: str = "en") -> Pen:
    return Pen(Words(game.title, lang), game.book)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_the_mark_says_what_it_means_and_how_a_data_pack_corrects_it(name: str, lang: str) -> None:
    game = Game(name, 3, seed=1)
    found = art.explained(name, game.view(0), pen_of(game, lang), THING)
    assert found is not None
    assert f"signoria data {name} --reconstructed" in found.text
    assert "docs/data-packs.md" in found.text


def greys(title: Title | str) -> tuple[str, dict[str, str]]:
    """The own grey power cards of El Grande, and what each is said to be."""
    game = Game(title, 3, seed=1, options={"grey": True})
    view, pen = game.view(0), pen_of(game)
    html = drawing("elgrande").mine(view, pen)
    held = re.findall(r'id="grey-(gr-\d+)"', html)
    return html, {card: art.explained("elgrande", view, pen, f"grey-{card}").text for card in held}  # type: ignore[union-attr]


def test_a_grey_power_card_has_its_mark_until_a_data_pack_corrects_it(tmp_path: Path) -> None:
    html, said = greys("elgrande")
    assert len(said) > 1
    assert html.count(SIGN) == len(said)
    assert all("reconstructed" in text for text in said.values())
    sure = next(iter(said))
    (tmp_path / "mine.toml").write_text(f'[[grey]]\nid = "{sure}"\nconfidence = {{"*" = "rulebook"}}\n')
    html, said = greys(packs.load("elgrande", tmp_path))
    assert html.count(SIGN) == len(said) - 1
    assert "reconstructed" not in said[sure]


def test_a_czech_name_that_is_ours_is_said_to_be_so() -> None:
    game = Game("lorenzo", 3, seed=1).playout(30)
    view = game.view(0)
    cards = {f"card-{card}" for card in game.book.axes["card"]}
    said = {lang: [art.explained("lorenzo", view, pen_of(game, lang), card) for card in cards] for lang in ("cs", "en")}
    assert sum(found is not None and "název je náš vlastní" in found.text for found in said["cs"]) > 8
    assert not any("doubt" in found.text for found in said["en"] if found)
