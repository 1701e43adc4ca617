"""The shelf: titles are found by their folder, and broken data are told plainly."""

import shutil
from pathlib import Path

import pytest

from signoria.games import digest_of, find, read_data, rules_text, titles
from signoria.kernel.errors import SignoriaError
from toy_market import SHELF, shelved

DATA = SHELF / "market" / "data"


def test_a_folder_is_a_title() -> None:
    assert "market" not in titles()
    with shelved() as name:
        assert name in titles()
        assert find(name) is find(name)
        assert find(name).name == name
    assert "market" not in titles()


def test_an_unknown_title_names_the_known_ones() -> None:
    with pytest.raises(SignoriaError, match=f"there is no title 'chess'; the titles are: {', '.join(titles())}"):
        find("chess")


def test_other_data_make_another_title(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    with shelved() as name:
        same = find(name, tmp_path / "data")
        assert same.digest == find(name).digest
        file = tmp_path / "data" / "goods.toml"
        file.write_text(file.read_text().replace("rounds = 3", "rounds = 4"))
        assert find(name, tmp_path / "data").digest != same.digest


def test_the_digest_does_not_depend_on_the_layout() -> None:
    assert digest_of({"a": 1, "b": [2]}) == digest_of({"b": [2], "a": 1})
    assert len(digest_of({})) == 16


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("bad.toml", "a = = 1", r"bad\.toml: .*line 1"),
        ("twice.toml", "rounds = 5", r"twice\.toml: 'rounds' is already in goods\.toml"),
        ("goods.toml", "rounds = 3", r"data of market lack 'good'"),
        ("goods.toml", "good = 3\nstall = 4", r"data of market do not fit"),
    ],
)
def test_broken_data_are_told_with_their_file(tmp_path: Path, name: str, text: str, message: str) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    (tmp_path / "data" / name).write_text(text)
    with shelved() as title, pytest.raises(SignoriaError, match=message):
        find(title, tmp_path / "data")


def test_a_missing_or_empty_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(SignoriaError, match="no such data folder"):
        read_data(tmp_path / "nowhere")
    with pytest.raises(SignoriaError, match="there are no data"):
        read_data(tmp_path)
    (tmp_path / "x.toml").write_bytes(b"a = '\xff'")
    with pytest.raises(SignoriaError, match=r"x\.toml"):
        read_data(tmp_path)


def test_rules_that_are_not_there() -> None:
    with pytest.raises(SignoriaError, match=r"docs/rules/market\.md"):
        rules_text("market")
