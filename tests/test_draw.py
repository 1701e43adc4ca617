"""Drawings of all titles: the helpers, the picture as one file, the command and the notebook."""

import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from drawings import check, elements
from signoria.cli import main
from signoria.drawing import icons, ornament, pieces, svg
from signoria.drawing.pen import Mark, Marks
from signoria.drawing.png import can_paint
from signoria.drawing.seats import TINCTURES
from signoria.drawing.standalone import can_draw, picture
from signoria.game import packs
from signoria.game.game import Game
from signoria.games import titles
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import SEATS
from toy_market import SHELF, shelved

DRAWN = [name for name in titles() if can_draw(name)]
Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (12.0, "12"), (-12.46, "-12.5"), (10.5, "10.5")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert svg.num(value) == text


def test_every_seat_has_its_own_colour_charge_and_hatching() -> None:
    assert list(TINCTURES) == SEATS
    assert len({paint.fill for paint in TINCTURES.values()}) == len({paint.charge for paint in TINCTURES.values()}) == 5
    assert {f"seat-{seat}" for seat in SEATS} <= set(icons.symbols())


def test_the_helpers_make_a_page_that_holds_together() -> None:
    drawn = "".join(pieces.cab(10, 20, seat, 3) for seat in SEATS)
    drawn += pieces.medal(3, 4, 9, "#fff", 5) + pieces.gi("castle", 5, 5, 20)
    drawn += ornament.compass(10, 10, 40) + ornament.caravel(5, 5, 0.5, flip=True) + ornament.hill(1, 1)
    drawn += (
        ornament.ribbon(5, 5, 100, svg.t(0, 0, "a", 10)) + ornament.frame(100, 80, 5, "#333") + ornament.rhumbs(1, 1, 9)
    )
    sheet = svg.sheet("0 0 100 80", drawn + ornament.niche(ornament.waterlines("M0 0H9"), "x"), "A sheet")
    html = "".join(pieces.shield(seat, label="x") for seat in SEATS) + pieces.u("vp", 17)
    check(icons.sprite() + svg.defs() + sheet + html)


def test_the_sprite_can_be_cut_down_to_what_is_used() -> None:
    assert icons.used(pieces.u("wood") + pieces.u("coin")) == ["wood", "coin"]
    assert len(elements(icons.sprite(["wood"]))) < len(elements(icons.sprite()))


def test_long_outlines_are_drawn_once() -> None:
    outline = "M0 0" + "L10 10" * 40
    twice = svg.sheet("0 0 9 9", svg.path(outline, "#fff") + svg.path(outline, "none", "#000"))
    short = svg.dedupe(twice, "x")
    assert short.count(outline) == 1
    check(short)


def test_what_can_be_chosen_says_so() -> None:
    marks = Marks({"place-a": Mark("legal", "place a"), "seat-b place-a": Mark("locked")})
    assert 'class="region hit legal" data-move="place a"' in marks.at("place-a", cls="region")
    assert 'data-pick="seat-b place-a"' in marks.at("seat-b", "place-a")
    assert marks.at("place-c", cls="region") == ' class="region"'


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_one_whole_file(name: str, phone: bool) -> None:
    game = Game(name, players=3, seed=5).playout(7)
    text = picture(game.view(), game.words, game.book, phone)
    root = ET.fromstring(text)
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"]
    check(text)


@pytest.mark.parametrize("name", DRAWN)
def test_a_notebook_shows_the_board_of_a_spectator(name: str) -> None:
    game = Game(name, players=3, seed=5)
    assert game._repr_svg_() == picture(game.view(-1), game.words, game.book)


def test_a_title_without_a_drawing_is_text_in_a_notebook_and_wrong_input_for_the_command(tmp_path: Path) -> None:
    shutil.copytree(SHELF, tmp_path / "shelf", ignore=shutil.ignore_patterns("draw.py", "__pycache__"))
    with shelved(tmp_path / "shelf") as name:
        game = Game(name, 2)
        assert game._repr_svg_() is None
        with pytest.raises(SignoriaError, match="cannot be drawn"):
            picture(game.view(), game.words, game.book)


# The command.


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Game("elgrande", players=3, seed=2)
    for _ in range(12):
        game.play(game.moves()[0])
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    return file


def test_draw_writes_beside_the_record(record: Path, capsys: Output) -> None:
    assert main(["draw", str(record)]) == 0
    assert "after move 12" in capsys.readouterr().out
    check(record.with_suffix(".svg").read_text(encoding="utf-8"))


def test_draw_writes_to_the_screen_in_any_language(record: Path, capsys: Output) -> None:
    pictures = set()
    for lang in ("en", "cs", "fr"):
        assert main(["draw", str(record), "--ply", "3", "--seat", "gules", "--lang", lang, "-o", "-"]) == 0
        pictures.add(capsys.readouterr().out)
    assert len(pictures) == 3
    for text in pictures:
        ET.fromstring(text)


def test_draw_knows_the_seats_by_their_names_in_its_language(record: Path, capsys: Output) -> None:
    pictures = set()
    for seat in ("gules", "1", "Červený", "cerveny"):
        assert main(["draw", str(record), "--seat", seat, "--lang", "cs", "-o", "-"]) == 0
        pictures.add(capsys.readouterr().out)
    assert len(pictures) == 1


def test_draw_takes_a_data_pack(tmp_path: Path, capsys: Output) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "fix.toml").write_text('[[card]]\nid = "C01"\nactivation = 2\n', encoding="utf-8")
    game = Game(packs.load("lorenzo", pack), players=2, seed=2)
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    packs._loaded.clear()
    assert main(["draw", str(file)]) == 2
    assert "load its pack with --data" in capsys.readouterr().err
    assert main(["draw", str(file), "--data", str(pack)]) == 0
    check(file.with_suffix(".svg").read_text(encoding="utf-8"))


def test_draw_has_a_narrow_sheet(record: Path, tmp_path: Path) -> None:
    narrow = tmp_path / "narrow.svg"
    assert main(["draw", str(record), "--phone", "-o", str(narrow)]) == 0
    assert main(["draw", str(record)]) == 0
    assert narrow.read_text(encoding="utf-8") != record.with_suffix(".svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--ply", "13"], "there is no 13"),
        (["--ply", "-1"], "there is no -1"),
        (["--seat", "argent"], "no seat 'argent'; write one of: Blue, azure, 0; Red, gules, 1; Yellow, or, 2; or none"),
    ],
)
def test_draw_refuses_what_is_not_there(record: Path, args: list[str], reason: str, capsys: Output) -> None:
    assert main(["draw", str(record), *args]) == 2
    assert reason in capsys.readouterr().err


def test_draw_says_where_it_cannot_write(record: Path, tmp_path: Path, capsys: Output) -> None:
    assert main(["draw", str(record), "-o", str(tmp_path / "nowhere" / "x.svg")]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert main(["draw", str(tmp_path / "none.txt")]) == 2


def test_a_picture_may_be_png(tmp_path: Path, capsys: Output) -> None:
    record = Path(__file__).parent / "corpus" / "elgrande" / "2-short-wild.txt"
    target = tmp_path / "board.png"
    code = main(["draw", str(record), "--ply", "9", "-o", str(target)])
    if can_paint():
        assert (code, target.read_bytes()[:4]) == (0, b"\x89PNG")
    else:
        assert (code, target.exists()) == (2, False)
        assert "signoria[pictures]" in capsys.readouterr().err
