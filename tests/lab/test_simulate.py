"""Simulation: the same seed gives the same games, however they are played."""

import json
from collections.abc import Iterable
from contextlib import suppress
from math import isclose, sqrt
from pathlib import Path
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.cli import main
from signoria.game.game import Game
from signoria.game.record import load, read
from signoria.games import find, titles
from signoria.kernel.errors import BadOption, SignoriaError
from signoria.kernel.title import Title
from signoria.lab.crew import crew
from signoria.lab.simulate import Crash, match, simulate
from signoria.lab.tally import SHARES, Series, Tally
from toy_market import shelved

TITLE = ["elgrande"]


def total(players: int, tallies: Iterable[Tally]) -> dict[str, object]:
    tally = Tally(players)
    for part in tallies:
        tally.merge(part)
    return tally.summary()


@given(st.lists(st.integers(-1000, 1000), min_size=2, max_size=40), st.integers(0, 40))
def test_a_series_is_the_textbook_mean_and_error(numbers: list[int], cut: int) -> None:
    whole, left, right = Series(), Series(), Series()
    for i, x in enumerate(numbers):
        whole.add(x)
        (left if i < cut else right).add(x)
    left.merge(right)
    assert vars(left) == vars(whole)
    assert isclose(whole.mean, mean(numbers), abs_tol=1e-9)
    assert isclose(whole.error, stdev(numbers) / sqrt(len(numbers)), abs_tol=1e-9)
    assert (whole.low, whole.high) == (min(numbers), max(numbers))


def test_an_empty_series_is_nothing() -> None:
    assert (Series().mean, Series().error) == (0.0, 0.0)


@pytest.mark.parametrize("winners", [1, 2, 3, 4, 5])
def test_a_tie_shares_the_win(winners: int) -> None:
    tally = Tally(5)
    tally.add([1] * 5, [1] * winners + [winners + 1] * (5 - winners), 10, ["random"] * 5)
    assert tally.shares[0].sum == SHARES / winners
    assert sum(series.sum for series in tally.shares) == SHARES


@pytest.mark.parametrize("name", TITLE)
def test_the_number_of_workers_does_not_matter(name: str) -> None:
    job = match(name, 3, seed=4)
    alone = total(3, simulate(job, 9))
    with crew(2) as two:
        assert alone == total(3, simulate(job, 9, two))
    assert alone["games"] == 9


@pytest.mark.parametrize("name", TITLE)
def test_quick_games_are_the_same_games(name: str, tmp_path: Path) -> None:
    quick = match(name, 4, seed="same")
    slow = match(name, 4, seed="same", records=tmp_path)
    assert quick.quick
    assert not slow.quick
    assert total(4, simulate(quick, 5)) == total(4, simulate(slow, 5))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"{name}-{i:06}.txt" for i in range(5)]
    game = load(files[2])
    assert game.over
    assert game.seed == "same/2"
    assert read(files[2]).note == "bots: random, random, random, random"


def test_bots_take_turns_around_the_table() -> None:
    with shelved() as name:
        assert match(name, 3, names=["greedy", "random"]).bots == ["greedy", "random", "greedy"]
        with pytest.raises(SignoriaError, match="3 bots do not fit on 2 seats"):
            match(name, 2, names=["random"] * 3)
        with pytest.raises(SignoriaError, match="no bot 'human'"):
            match(name, 2, names=["human"])


def test_bots_that_rotate_have_every_seat_in_turn(tmp_path: Path) -> None:
    with shelved() as name:
        job = match(name, 3, seed="turn", names=["greedy", "random", "random"], records=tmp_path, rotate=True)
        tally = Tally(3)
        for part in simulate(job, 4):
            tally.merge(part)
    notes = [read(file).note for file in sorted(tmp_path.iterdir())]
    assert notes == [
        "bots: greedy, random, random",
        "bots: random, greedy, random",
        "bots: random, random, greedy",
        "bots: greedy, random, random",
    ]
    greedy, rest = tally.bots["greedy"][0], tally.bots["random"][0]
    assert (greedy.n, rest.n) == (4, 8)
    assert greedy.sum + rest.sum == sum(series.sum for series in tally.scores)


def alone() -> list[str]:
    """The titles with a solo game."""
    found = []
    for name in titles():
        with suppress(BadOption):
            find(name).book(1)
            found.append(name)
    return found


@pytest.mark.parametrize("name", alone())
def test_the_opponent_of_a_solo_game_is_no_bot(name: str, tmp_path: Path) -> None:
    quick = match(name, 1, seed="solo")
    slow = match(name, 1, seed="solo", records=tmp_path)
    assert quick.bots == ["random", "rules"]
    assert quick.quick
    assert total(2, simulate(quick, 3)) == total(2, simulate(slow, 3))
    with pytest.raises(SignoriaError, match="2 bots do not fit on 1 seat"):
        match(name, 1, names=["random", "greedy"])


@pytest.mark.parametrize("records", [True, False])
def test_a_crash_leaves_a_record_with_the_fatal_move(
    records: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with shelved() as name:
        job = match(name, 2, seed="boom", records=tmp_path if records else None)
        title: Title = Game(name, 2).title
        monkeypatch.setattr(type(title.steps[3]), "apply", lambda *_: 1 // 0)
        with pytest.raises(Crash) as caught:
            list(simulate(job, 3))
        assert "ZeroDivisionError" in caught.value.trace
        assert "note: ZeroDivisionError" in caught.value.text
        assert "lay" in caught.value.text.splitlines()[-3]
        monkeypatch.undo()
        assert load(caught.value.text).plies, "it can be played again once the error is mended"


def test_points_by_source_sum_to_the_scores() -> None:
    with shelved() as name:
        tally = Tally(3)
        for chunk in simulate(match(name, 3, names=["random"]), 6):
            tally.merge(chunk)
        summary = tally.summary()
        sums = [sum(means) for means in zip(*summary["mean_sources"].values(), strict=True)]  # type: ignore[attr-defined]
        assert sums == pytest.approx(summary["mean_scores"])


def test_a_simulation_goes_on_where_its_journal_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state, rows = tmp_path / "state.jsonl", tmp_path / "rows.csv"

    def told(games: int, *more: object) -> dict[str, object]:
        args = ["simulate", "elgrande", "--players", "2", "--seed", "S", "--option", "short=yes", "--json"]
        assert main([*args, "--games", str(games), *map(str, more)]) == 0
        found: dict[str, object] = json.loads(capsys.readouterr().out)
        return {key: value for key, value in found.items() if "second" not in key}

    told(3, "--state", state)
    whole = told(8, "--csv", rows)
    each = rows.read_text(encoding="utf-8")
    assert told(8, "--state", state, "--csv", rows) == whole
    assert rows.read_text(encoding="utf-8") == each, "games from the journal have their rows, too"
    assert len(state.read_text(encoding="utf-8").splitlines()) == 9
    assert told(5, "--state", state)["games"] == 5
    assert main(["simulate", "elgrande", "--players", "2", "--seed", "S", "--option", "short=yes", "--games", "8"]) == 0
    assert " of them now" not in capsys.readouterr().out
    args = ["simulate", "elgrande", "--players", "2", "--seed", "S", "--option", "short=yes", "--state", str(state)]
    assert main([*args, "--games", "8"]) == 0
    assert " decisions, 0 of them now, in " in capsys.readouterr().out, "games of the journal took no time"
    assert main(["simulate", "elgrande", "--players", "2", "--seed", "T", "--games", "9", "--state", str(state)]) == 2
    assert "is the journal of another run" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["simulate", "tournament", "balance"])
def test_without_a_bot_nothing_is_played(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "elgrande", "--players", "2", "--games", "2", "--bots", " , "]) == 2
    assert "name one bot at least; the bots are: random," in capsys.readouterr().err
