"""Data packs: corrected numbers for every title, checked, and named by their digest in the record."""

import json
from pathlib import Path

import pytest

from signoria.cli import main
from signoria.game import packs
from signoria.game.game import Game
from signoria.game.record import from_json, load
from signoria.games import find, folder, titles
from signoria.kernel.errors import BadRecord, SignoriaError
from toy_market import shelved

Output = pytest.CaptureFixture[str]


def pack(folder: Path, text: str) -> Path:
    (folder / "fix.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    with shelved() as name:
        title = packs.load(name, pack(tmp_path, "rounds = 5\n"))
        assert title.data["rounds"] == 5
        assert title.data["good"] == find(name).data["good"]
        assert title.digest != find(name).digest
        assert packs.title_of(name, title.digest) is title
        assert packs.title_of(name, "0" * 16) is find(name)


def test_rows_are_changed_by_their_id() -> None:
    cards = [{"id": "a", "vp": 1, "cost": 2}, {"id": "b", "vp": 3, "cost": 4}]
    old: dict[str, object] = {"card": cards, "track": [{"vp": 1}, {"vp": 2}]}
    new = packs.overlay(old, {"card": [{"id": "b", "vp": 5}], "track": [{"vp": 9}]}, "here")
    assert new["card"] == [{"id": "a", "vp": 1, "cost": 2}, {"id": "b", "vp": 5, "cost": 4}]
    assert new["track"] == [{"vp": 9}], "rows without ids are replaced as a list"
    assert cards[1]["vp"] == 3, "the original stays"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"cards": []}, "here: unknown 'cards'; the data have: board, card, rounds"),
        ({"card": [{"id": "z"}]}, "here: card: there is no 'z'"),
        ({"card": [{"id": "a"}, {"id": "a"}]}, "here: card: 'a' is there twice"),
        ({"card": [{"id": "a", "wp": 1}]}, "here: card a: unknown field 'wp'; known are: id, vp"),
        ({"board": {"colour": 1}}, "here: board: unknown field 'colour'; known are: size"),
        ({"board": 3}, "here: board must be a table, not 3"),
        ({"rounds": "four"}, "here: rounds must be a whole number, not 'four'"),
        ({"rounds": True}, "here: rounds must be a whole number, not True"),
    ],
)
def test_what_a_title_does_not_have_is_refused(change: dict[str, object], message: str) -> None:
    data: dict[str, object] = {"card": [{"id": "a", "vp": 1}], "board": {"size": 3}, "rounds": 4}
    with pytest.raises(SignoriaError, match=message.replace("(", r"\(")):
        packs.overlay(data, change, "here")


@pytest.mark.parametrize("name", titles())
def test_the_own_data_of_a_title_are_a_pack_that_changes_nothing(name: str) -> None:
    assert packs.load(name, folder(name) / "data").digest == find(name).digest


@pytest.mark.parametrize("name", titles())
def test_what_is_not_certain_is_listed_for_every_title(name: str, capsys: Output) -> None:
    assert main(["data", name, "--reconstructed"]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = packs.doubts(find(name).data)
    assert len(lines) == len(found) + 1
    assert {line.split()[0] for line in lines[:-1]} <= {"public-source", "derived", "reconstructed"}
    assert main(["data", name, "--mark", "reconstructed", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert len(shown["values"]) == sum(doubt.mark == "reconstructed" for doubt in found)
    assert main(["data", name]) == 0
    assert find(name).digest in capsys.readouterr().out
    assert main(["data", name, "--json"]) == 0


def test_marks_are_read_by_field() -> None:
    row = {
        "id": "a",
        "vp": 1,
        "cost": 2,
        "note": "x",
        "confidence": {"vp": "derived", "name": "derived", "*": "rulebook"},
    }
    found = packs.doubts({"card": [row], "board": {"inner": {"size": 3, "confidence": {"*": "reconstructed"}}}, "n": 3})
    assert [(doubt.place, doubt.value, doubt.mark) for doubt in found] == [
        ("card a.vp", 1, "derived"),
        ("card a.name", None, "derived"),
        ("board.inner.size", 3, "reconstructed"),
    ]


def test_a_record_names_its_data_and_is_replayed_with_them(tmp_path: Path) -> None:
    with shelved() as name:
        title = packs.load(name, pack(tmp_path, "rounds = 6\n"))
        game = Game(title, 3, seed="pack")
        while not game.over:
            game.play(game.moves()[0])
        text = game.record()
        assert f"data: {title.digest}" in text
        assert load(text).digest == game.digest
        assert from_json(game.to_json())[0] is title
        packs._loaded.clear()
        with pytest.raises(BadRecord, match="other data"):
            load(text)


def test_the_commands_take_a_pack(tmp_path: Path, capsys: Output) -> None:
    with shelved() as name:
        (tmp_path / "pack").mkdir()
        given = str(pack(tmp_path / "pack", "rounds = 2\n"))
        records = tmp_path / "records"
        assert main(["simulate", name, "--games", "2", "--data", given, "--records", str(records)]) == 0
        assert main(["perft", name, "--depth", "1", "--data", given]) == 0
        file = str(next(iter(records.glob("*.txt"))))
        packs._loaded.clear()
        assert main(["record", "verify", file]) == 2
        assert "load its pack with --data" in capsys.readouterr().err
        assert main(["record", "verify", file, "--data", given]) == 0
        assert main(["record", "show", file, "--data", given, "--ply", "1"]) == 0
        assert main(["play", name, "--seat", "none", "--bot", "random", "--data", given]) == 0
        assert main(["data", name, "--data", str(tmp_path / "nowhere")]) == 2
        assert "no such data folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[player]\ncontract_vp = [0, 1]\n", "there are 6 contract spaces"),
        ('[[edge]]\nbetween = ["paris", "rome"]\n', "unknown space 'rome'"),
        ('[[edge]]\nbetween = ["paris", "troyes"]\n', "not every space can be reached"),
        ("[setup]\ndice_rolled = [5, 11, 14]\n", "dice_rolled must be enough for all turns"),
        ('[[helper]]\nid = "gold"\neffects = [{op = "steal"}]\n', "unknown op 'steal'"),
        ('[[cathedral]]\ncity = "london"\nvp = [1]\n', "the cathedrals must be"),
        ("[[king_space]]\nvp = 1\n", "one space is the start"),
    ],
)
def test_data_that_make_no_game_are_told(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(SignoriaError, match=message):
        packs.load("tiletum", pack(tmp_path, text))
