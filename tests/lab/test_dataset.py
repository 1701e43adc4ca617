"""Datasets: what is written is what was played, names are gone, and nothing that is there is written over."""

import json
import sqlite3
from math import prod
from pathlib import Path
from typing import Any

import pytest

from signoria.cli import main
from signoria.game.game import Game
from signoria.games import find
from signoria.kernel import flow
from signoria.lab import dataset as lab
from signoria.state.state import State
from signoria.table.facts import BOT, OVER, PERSON, Facts, Guest, Seat, hash_of
from signoria.table.store import Store
from signoria.table.table import played_of
from toy_market import shelved

pytest.importorskip("pyarrow")
from pyarrow import parquet

Output = pytest.CaptureFixture[str]
SHORT = ["dataset", "elgrande", "--players", "2", "--option", "short=yes", "--workers", "1"]


def read(folder: Path) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]:
    """The description, the games and the decisions of a dataset."""
    about = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    games = parquet.read_table(folder / "games.parquet").to_pylist()
    moves = [row for name in about["files"][1:] for row in parquet.read_table(folder / name).to_pylist()]
    return about, games, moves


def test_every_decision_of_every_game_is_there(tmp_path: Path, capsys: Output) -> None:
    folder = tmp_path / "deep" / "set"
    args = [*SHORT, "--bots", "random,greedy:ahead=0", "--games", "3", "--seed", "D", "-o", str(folder)]
    assert main(args) == 0
    about, games, moves = read(folder)
    assert capsys.readouterr().out == f"{folder}: 3 games, {len(moves)} decisions\n"
    assert (about["title"], about["source"], about["games"], about["decisions"]) == ("elgrande", "bots", 3, len(moves))
    assert [row["bots"] for row in games] == [["random", "greedy:ahead=0"], ["greedy:ahead=0", "random"]] * 1 + [
        ["random", "greedy:ahead=0"]
    ]
    for row in games:
        game = Game("elgrande", 2, row["seed"], about["layouts"][row["layout"]]["options"])
        mine = [move for move in moves if move["game"] == row["game"]]
        assert [move["ply"] for move in mine] == list(range(1, row["decisions"] + 1))
        for move in mine:
            assert move["seat"] == game.seat
            assert move["legal"] == flow.moves(game.position, game.seat)
            assert move["move"] in move["legal"]
            assert move["observation"] == list(State.at(game.position).observation(game.seat))
            assert about["moves"][move["move"]] == game.move(move["move"]).text
            game.play_number(move["move"], move["seat"])
            assert (move["score"], move["rank"]) == (row["scores"][move["seat"]], row["ranks"][move["seat"]])
            assert move["share"] == row["shares"][move["seat"]]
        assert game.over
        assert (game.scores, game.ranks) == (row["scores"], row["ranks"])


def test_many_decisions_make_several_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, several = tmp_path / "one", tmp_path / "several"
    args = [*SHORT, "--bots", "random", "--games", "4", "-o"]
    assert main([*args, str(one)]) == 0
    monkeypatch.setattr(lab, "GROUP_ROWS", 60)
    monkeypatch.setattr(lab, "FILE_ROWS", 100)
    assert main([*args, str(several)]) == 0
    assert len(read(several)[0]["files"]) > 2
    assert read(one)[1:] == read(several)[1:]


def test_observations_have_the_length_of_their_layout_or_are_left_out(tmp_path: Path) -> None:
    args = [*SHORT, "--bots", "random", "--games", "2", "-o"]
    assert main([*args, str(tmp_path / "with")]) == 0
    about, _, moves = read(tmp_path / "with")
    layout = about["layouts"][0]
    assert {len(move["observation"]) for move in moves} == {layout["size"]}
    last = layout["parts"][-1]
    assert last["start"] + prod(last["shape"]) == layout["size"]
    assert main([*args, str(tmp_path / "without"), "--no-observations"]) == 0
    about, _, moves = read(tmp_path / "without")
    assert "observation" not in moves[0]
    assert set(about["layouts"][0]) == {"players", "options"}


def test_an_observation_can_be_read_with_what_the_dataset_says_of_it(tmp_path: Path) -> None:
    assert main([*SHORT, "--bots", "random", "--games", "1", "-o", str(tmp_path)]) == 0
    about, _, moves = read(tmp_path)
    (layout,) = about["layouts"]
    step = next(part for part in layout["parts"] if part["name"] == "step")
    number = moves[0]["observation"][step["start"]]
    assert layout["vocabularies"][step["kind"]][number] == "power"
    assert all(len(layout["vocabularies"][axis]) <= size for axis, size in axes_of(layout["parts"]))


def axes_of(parts: list[dict[str, Any]]) -> list[tuple[str, int]]:
    return [(axis, size) for part in parts for axis, size in zip(part["axes"], part["shape"], strict=True) if axis]


def test_without_a_game_the_folder_is_left_empty(tmp_path: Path, capsys: Output) -> None:
    assert main([*SHORT, "--bots", "random,lab.cynic:Clumsy", "--games", "2", "-o", str(tmp_path / "set")]) == 2
    assert "bot lab.cynic:Clumsy" in capsys.readouterr().err
    assert list((tmp_path / "set").iterdir()) == []
    assert main([*SHORT, "--bots", "random", "--games", "1", "-o", str(tmp_path / "set")]) == 0


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "precious.txt").write_text("mine", encoding="utf-8")
    assert main([*SHORT, "-o", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["precious.txt"]


def test_an_interrupted_dataset_is_a_whole_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    played = lab.play_one

    def until_the_second(*args: Any) -> Any:
        if args[-1] == 2:
            raise KeyboardInterrupt
        return played(*args)

    monkeypatch.setattr(lab, "play_one", until_the_second)
    assert main([*SHORT, "--bots", "random", "--games", "9", "-o", str(tmp_path)]) == 130
    told = capsys.readouterr().err
    assert "ended after 2 of 9 games; they are a whole dataset" in told
    assert f"{tmp_path}: 2 games, " in told
    about, games, moves = read(tmp_path)
    assert about["games"] == len(games) == 2
    assert {row["game"] for row in moves} == {0, 1}


# Stored tables.


def stored(file: Path, seeds: list[str], rules: int | None = None) -> None:
    """A database with finished games between a person and a bot."""
    title = find("elgrande")
    store = Store(file)
    store.add_guest(Guest("g1", "Grace Hopper", "en"), hash_of("key"))
    for number, seed in enumerate(seeds):
        game = Game(title, 2, seed, {"short": True})
        while not game.over:
            game.play_number(flow.moves(game.position, game.seat)[-1], game.seat)
        facts = Facts(
            f"table{number}",
            "elgrande",
            title.version if rules is None else rules,
            title.digest,
            2,
            game.book.options,
            seed,
            host="g1",
            state=OVER,
            version=1,
            created=float(number),
            ply=len(game.plies),
            scores=list(game.scores),
        )
        seats = [Seat(0, PERSON, "g1", "Grace Hopper"), Seat(1, BOT, "", "Bot of Ada", "greedy")]
        store.add_table(facts, seats, {})
        store.keep_record(facts, played_of(game))
    store.close()


def test_stored_tables_come_without_names(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "tables.db"
    stored(file, ["one", "two"])
    before = file.read_bytes()
    assert main(["dataset", "elgrande", "--database", str(file), "-o", str(tmp_path / "set")]) == 0
    assert file.read_bytes() == before, "the database is only read"
    about, games, moves = read(tmp_path / "set")
    assert (about["source"], about["games"]) == ("tables", 2)
    assert [row["bots"] for row in games] == [["person", "greedy"]] * 2
    assert [row["seed"] for row in games] == ["one", "two"]
    assert moves
    for part in (tmp_path / "set").iterdir():
        for name in (b"Grace", b"Hopper", b"Ada", b"table0", b"g1"):
            assert name not in part.read_bytes()


def test_a_running_server_is_not_disturbed(tmp_path: Path) -> None:
    """The database is open and locked by another; the dataset is made all the same."""
    file = tmp_path / "tables.db"
    stored(file, ["one"])
    server = Store(file)
    try:
        assert main(["dataset", "elgrande", "--database", str(file), "-o", str(tmp_path / "set")]) == 0
    finally:
        server.close()
    assert read(tmp_path / "set")[0]["games"] == 1


def test_games_of_other_rules_are_counted_and_left_out(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "tables.db"
    stored(file, ["one"], rules=999)
    assert main(["dataset", "elgrande", "--database", str(file), "-o", str(tmp_path / "set")]) == 0
    assert "left out: 1 game of other rules or data" in capsys.readouterr().err
    assert read(tmp_path / "set")[0]["games"] == 0


def test_a_database_that_is_none_is_told(tmp_path: Path, capsys: Output) -> None:
    out = ["-o", str(tmp_path / "set")]
    assert main(["dataset", "elgrande", "--database", str(tmp_path / "none.db"), *out]) == 2
    assert "there is no such database" in capsys.readouterr().err
    (tmp_path / "text.db").write_text("Dear diary", encoding="utf-8")
    assert main(["dataset", "elgrande", "--database", str(tmp_path / "text.db"), *out]) == 2
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE x (y)").connection.close()
    assert main(["dataset", "elgrande", "--database", str(tmp_path / "other.db"), *out]) == 2
    stored(tmp_path / "tables.db", ["one"])
    assert main(["dataset", "tiletum", "--database", str(tmp_path / "tables.db"), *out]) == 2
    assert "no finished game of tiletum" in capsys.readouterr().err
    assert main(["dataset", "elgrande", "--database", str(tmp_path / "tables.db"), "--option", "a=b", *out]) == 2
    assert not (tmp_path / "set").exists()


def test_whoever_does_the_work_writes_the_same(tmp_path: Path) -> None:
    with shelved() as name:
        for workers in ("1", "2"):
            args = ["dataset", name, "--players", "3", "--games", "5", "--bots", "random,greedy", "--workers", workers]
            assert main([*args, "-o", str(tmp_path / workers)]) == 0
    assert read(tmp_path / "1") == read(tmp_path / "2")
