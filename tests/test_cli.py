"""The command: what it prints, how it ends."""

import argparse
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.cli import crash, main
from signoria.cli.progress import Progress
from signoria.game.game import Game
from signoria.game.record import load, to_record
from signoria.games import titles
from signoria.kernel import record
from signoria.kernel.errors import SignoriaError
from toy_market import shelved

TITLE = titles()[:1]
Output = pytest.CaptureFixture[str]


def test_help_and_version(capsys: Output) -> None:
    assert main(["--help"]) == 0
    assert "simulate" in capsys.readouterr().out
    assert main(["--version"]) == 0
    assert main([]) == 2
    assert main(["dance"]) == 2


@pytest.mark.parametrize("command", ["simulate", "perft"])
def test_an_unknown_title_is_wrong_input(command: str, capsys: Output) -> None:
    assert main([command, "chess"]) == 2
    assert "signoria: there is no title 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize("args", [["--option", "x"], ["--option", "x=1"], ["--players", "9"], ["--games", "0"]])
@pytest.mark.parametrize("name", TITLE)
def test_wrong_settings_are_wrong_input(name: str, args: list[str], capsys: Output) -> None:
    assert main(["simulate", name, *args]) == 2
    assert capsys.readouterr().err.startswith("signoria: ")


@pytest.mark.parametrize("name", TITLE)
def test_simulate_as_json(name: str, capsys: Output) -> None:
    assert main(["simulate", name, "--players", "3", "--games", "4", "--seed", "7", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["title"], data["players"], data["games"]) == (name, 3, 4)
    assert len(data["mean_scores"]) == len(data["wins"]) == 3
    assert abs(sum(data["wins"]) - 4) < 1e-9
    assert data["decisions"] / data["seconds"] == pytest.approx(data["decisions_per_second"])


def test_simulate_as_text(capsys: Output) -> None:
    with shelved() as name:
        assert main(["simulate", name, "--games", "6", "--bots", "greedy,random", "--option", "generous=yes"]) == 0
    out = capsys.readouterr()
    assert "6 games, seed 0" in out.out
    assert "azure    greedy" in out.out
    assert out.err == "", "no progress bar where nobody looks"


def test_perft_counts(capsys: Output) -> None:
    with shelved() as name:
        assert main(["perft", name, "--players", "2", "--depth", "3"]) == 0
        assert main(["perft", name, "--depth", "-1"]) == 2
    counts = [int(line.split()[1]) for line in capsys.readouterr().out.splitlines()]
    assert counts == [4, 16, 32]


def test_records_are_verified_and_shown(tmp_path: Path, capsys: Output) -> None:
    with shelved() as name:
        assert main(["simulate", name, "--players", "3", "--games", "2", "--records", str(tmp_path / "new")]) == 0
        good, bad = sorted((tmp_path / "new").iterdir())
        assert main(["record", "verify", str(good)]) == 0
        text = bad.read_text(encoding="utf-8")
        bad.write_text(text.replace("bid", "did", 1), encoding="utf-8")
        assert main(["record", "verify", str(bad), str(good)]) == 1
        out = capsys.readouterr()
        assert f"{good}: well, " in out.out
        assert f"{bad}: line " in out.err
        assert main(["record", "show", str(good), "--ply", "2", "--lang", "cs"]) == 0
        assert capsys.readouterr().out.startswith("Trh, tah 2/")
        assert main(["record", "show", str(good), "--ply", "2"]) == 0
        assert capsys.readouterr().out.startswith("The market, move 2 of ")
        assert main(["record", "show", str(good), "--ply", "99"]) == 2
        capsys.readouterr()
        assert main(["record", "log", str(good), "--seat", "azure"]) == 0
        assert capsys.readouterr().out.splitlines() == load(good).log(0)
        assert main(["record", "log", str(good), "--ply", "0"]) == 0
        assert len(capsys.readouterr().out.splitlines()) == len(load(good).opening)
        for seat in ("AZURE", "blue", "0"):
            assert main(["record", "log", str(good), "--seat", seat]) == 0
            assert capsys.readouterr().out.splitlines() == load(good).log(0)
        assert main(["record", "show", str(good), "--seat", "vert"]) == 2
        assert "no seat 'vert'; write one of: Blue, azure, 0; Red, gules, 1; Yellow, or, 2;" in capsys.readouterr().err
        assert main(["record", "show", str(tmp_path / "none.txt")]) == 2
        assert "No such file" in capsys.readouterr().err


def resealed(text: str) -> str:
    """A changed record with a checksum that fits."""
    body = text[: text.rindex("check ")]
    return f"{body}check {record.checksum(body)}\n"


def test_what_verify_says_of_a_record(tmp_path: Path, capsys: Output) -> None:
    """1: a record that is damaged or was changed; 2: no record, or none that can be checked here."""
    with shelved() as name:
        game = Game(name, 2, seed="verify")
        while not game.over:
            game.play(game.moves()[0])
        text, file = game.record(), tmp_path / "record.txt"
        options = text[text.index("option") :].partition("\n")[0]
        bare = re.sub(r"  #[0-9a-f]{16}$", "", text, flags=re.MULTILINE)
        wrong_scores = re.sub(r"^end (\d+) .*$", r"end \1 99 99", text, flags=re.MULTILINE)
        cases: list[tuple[int, str | bytes, str]] = [
            (0, text, f"well, {len(game.plies)} moves, ended {game.scores}"),
            (0, resealed(bare), f"can be played again, {len(game.plies)} moves, ended {game.scores}, but carries no"),
            (0, resealed(text.replace(re.findall(r"  #\w+", text)[0], "")), "but only 7 of its moves carry a digest"),
            (1, text.replace("bid 0", "bid 1", 1), "the checksum does not fit"),
            (1, resealed(re.sub("#....", "#0000", text, count=1)), "move 1, "),
            (1, resealed(text.replace("bid 0", "lay north", 1)), "You can’t do that right now."),
            (1, resealed(wrong_scores), "the final scores are"),
            (1, resealed(text.replace(options, "option generous: perhaps")), "line 5: option generous is true or"),
            (1, text[:-20], "the record breaks off"),
            (1, text.encode()[:-20] + b"\xff", "this is not UTF-8"),
            (2, b"\x89PNG\xff", "this is not UTF-8"),
            (2, "", "a record begins with the line"),
            (2, "Dear diary,\n", "a record begins with the line"),
            (2, resealed(text.replace("rules: 1", "rules: 2")), "it follows rules 2"),
            (2, resealed(text.replace(game.title.digest, "0" * 16)), "it was played with other data"),
            (2, resealed(text.replace("title: market", "title: chess")), "there is no title 'chess'"),
            (2, record.format(to_record(game, public=True)), "keeps its seed back"),
        ]
        for code, written, told in cases:
            file.write_bytes(written if isinstance(written, bytes) else written.encode())
            assert (main(["record", "verify", str(file)]), told) == (code, told)
            out = capsys.readouterr()
            assert told in (out.err if code else out.out)
            assert ("well" in out.out) == (written == text)
        good = tmp_path / "good.txt"
        good.write_text(text, encoding="utf-8")
        bad = tmp_path / "bad.txt"
        bad.write_text(text.replace("bid 0", "bid 1", 1), encoding="utf-8")
        assert main(["record", "verify", str(good), str(bad), str(tmp_path / "none.txt")]) == 2
        assert main(["record", "verify", str(bad), str(good)]) == 1


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "file").write_text("")
    with shelved() as name:
        assert main(["simulate", name, "--players", "2", "--records", str(tmp_path / "file")]) == 2
    assert "file: " in capsys.readouterr().err


def ending(error: BaseException) -> int:
    def run(args: argparse.Namespace) -> int:
        raise error

    return crash.guard(run, argparse.Namespace())


def test_errors_have_exit_codes(capsys: Output) -> None:
    assert ending(SignoriaError("no such thing")) == 2
    assert capsys.readouterr().err == "signoria: no such thing\n"
    assert ending(KeyboardInterrupt()) == 130


def test_our_own_error_leaves_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.chdir(tmp_path)

    def run(args: argparse.Namespace) -> int:
        game = Game("market", 2)
        crash.playing(game)
        game.play("bid 1")
        raise ZeroDivisionError("oops")

    with shelved():
        assert crash.guard(run, argparse.Namespace()) == 3
        file = next(tmp_path.glob("signoria-crash-*.txt"))
        assert str(file) in capsys.readouterr().err
        assert len(load(file).plies) == 1
    assert ending(ZeroDivisionError("no game")) == 3
    assert len(list(tmp_path.iterdir())) == 1


def test_a_crash_of_a_game_from_a_position_leaves_a_record_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def run(args: argparse.Namespace) -> int:
        crash.playing(Game.from_json(Game("market", 2).to_json()))
        raise ZeroDivisionError("oops")

    with shelved():
        assert crash.guard(run, argparse.Namespace()) == 3
        assert load(next(tmp_path.glob("*.txt"))).players == 2


@pytest.mark.parametrize("name", TITLE)
def test_a_reader_who_leaves_is_no_error(name: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "signoria", "perft", name, "--depth", "2"]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_progress_bar_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    progress = Progress(10)
    progress.show(5)
    progress.clear()
    assert "███░" in screen.getvalue()
    assert "5/10" in screen.getvalue()
