"""Bots by name: ours, with parameters, and from outside; whatever is wrong with one is told with its name."""

import json
from pathlib import Path

import pytest

from lab.cynic import Thrifty
from signoria.cli import main
from signoria.games import find
from signoria.lab.playing import play, setting
from signoria.players import BadBot, bot
from signoria.players.greedy import Greedy
from signoria.players.naming import taken_apart
from signoria.players.player import Budget
from toy_market import shelved

Output = pytest.CaptureFixture[str]


def test_a_name_is_taken_apart() -> None:
    assert taken_apart("greedy").kind == "greedy"
    called = taken_apart("mybots:Careful:ahead=6:rate=0.5:bold=true:style=wild:worlds=9")
    assert called.kind == "mybots:Careful"
    assert called.parameters == {"ahead": 6, "rate": 0.5, "bold": True, "style": "wild"}
    assert called.thinks(Budget(2, 1.5)) == Budget(9, 1.5)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("deep blue", "there is no bot 'deep blue'"),
        ("a:b:c", "a bot is written NAME or MODULE:CLASS"),
        ("", "a bot is written"),
        ("greedy:", "a bot is written"),
        ("greedy:ahead=1:ahead=2", "there twice"),
        ("greedy:depth=6", "no parameter 'depth'; it has: ahead; every bot has worlds, seconds"),
        ("greedy:ahead=deep", "bot greedy: ahead is a whole number of 0 or more, not 'deep'"),
        ("greedy:worlds=many", "worlds is a number of 0 or more"),
        ("nowhere:Bot", "the module cannot be imported: ModuleNotFoundError"),
        ("lab.cynic:Nobody", "there is no 'Nobody' in lab.cynic"),
        ("lab.cynic:NoBot", "'NoBot' is no subclass of"),
        ("lab.cynic:Cheat:by=1", "it has none"),
    ],
)
def test_a_wrong_name_is_told(name: str, message: str) -> None:
    with pytest.raises(BadBot) as told:
        bot(name, "elgrande")
    assert message in str(told.value)


def test_parameters_reach_the_bot() -> None:
    made = bot("greedy:ahead=6", "elgrande")
    assert isinstance(made, Greedy)
    assert made.ahead == 6


def test_a_bot_from_outside_plays(capsys: Output) -> None:
    with shelved() as name:
        args = ["--players", "2", "--games", "4", "--json", "--workers", "1"]
        assert main(["simulate", name, "--bots", "lab.cynic:Last:before=1,random", *args]) == 0
        data = json.loads(capsys.readouterr().out)
        assert data["bots"] == ["lab.cynic:Last:before=1", "random"]


def test_a_bot_is_found_in_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    text = (Path(__file__).parent / "cynic.py").read_text(encoding="utf-8")
    (tmp_path / "my_own_bots.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with shelved() as name:
        args = ["tournament", name, "--players", "2", "--bots", "my_own_bots:Last,random", "--games", "4", "--json"]
        assert main([*args, "--workers", "2"]) == 0
        two = json.loads(capsys.readouterr().out)["standings"]
        assert main([*args, "--workers", "1"]) == 0
        assert json.loads(capsys.readouterr().out)["standings"] == two


@pytest.mark.parametrize(
    ("kind", "message"),
    [("Cheat", "which is none of the moves it was offered"), ("Clumsy", "IndexError: list index out of range")],
)
def test_a_bot_that_errs_is_told_by_its_name_and_is_no_fault_of_ours(kind: str, message: str, capsys: Output) -> None:
    with shelved() as name:
        args = ["simulate", name, "--players", "2", "--games", "3", "--bots", f"lab.cynic:{kind}", "--workers", "1"]
        assert main(args) == 2
    told = capsys.readouterr().err
    assert f"signoria: bot lab.cynic:{kind}, move 1 of the game with seed '0/0'" in told
    assert message in told
    assert "error of ours" not in told


def test_a_bot_thinks_as_long_as_the_table_or_its_name_says() -> None:
    with shelved() as name:
        Thrifty.budgets.clear()
        table = setting(find(name), 2, None, Budget(5))
        play(table, "1", ["lab.cynic:Thrifty", "lab.cynic:Thrifty:worlds=7:seconds=2"], "1")
    assert set(Thrifty.budgets) == {Budget(5), Budget(7, 2.0)}


def test_greedy_heeds_a_clock() -> None:
    """With a clock it imagines until the time is over, however few worlds it may have otherwise; at least one."""
    with shelved() as name:
        end = play(setting(find(name), 2, None, Budget(10**9, 1e-9)), "1", ["greedy", "random"], "1")
    assert end.over
