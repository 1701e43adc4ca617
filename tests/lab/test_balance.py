"""Balance: seats and powers, what winners did, cards, and ways to play that are given up."""

import json
import re
from pathlib import Path

import pytest

from signoria.cli import main
from signoria.cli.balance import MOST
from signoria.games import find, titles
from signoria.kernel.chance import seeded
from signoria.kernel.errors import SignoriaError
from signoria.lab.balance import findings, jobs, roles_of, study
from signoria.lab.journal import Journal
from signoria.lab.playing import play, setting
from signoria.lab.strategies import Abstainer, Rule, strategy_of
from toy_market import shelved

Output = pytest.CaptureFixture[str]
SHORT = ["elgrande", "--players", "2", "--option", "short=yes", "--workers", "1"]


def run(args: list[str], capsys: Output) -> dict[str, object]:
    assert main(["balance", *args, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert isinstance(data, dict)
    return data


def test_figures_add_up(capsys: Output) -> None:
    data = run([*SHORT, "--games", "6", "--bots", "random", "--length", "round", "--events", "scoring"], capsys)
    seats = data["seats"]
    assert isinstance(seats, list)
    assert sum(seat["share"] for seat in seats) == pytest.approx(1)
    assert data["lengths"] == {"6": 6}
    events = data["events"]
    assert isinstance(events, dict)
    assert [name.split()[0] for name in events] == ["scoring"] * 3
    assert list(events.values()) == [6, 6, 6]
    cards = data["cards"]
    assert isinstance(cards, list)
    assert all(card["seats"] >= 6 for card in cards)
    take = [card for card in cards if card["event"] == "take"]
    assert take, "cards that were taken are among them"
    assert all(card["low"] <= card["share"] <= card["high"] for card in take)
    assert not any(card["event"] == "score" for card in cards), "being paid is no deed"


def test_it_is_the_same_whoever_does_the_work_and_goes_on_where_it_ended(tmp_path: Path, capsys: Output) -> None:
    with shelved() as name:
        same_for_all(name, tmp_path / "state.jsonl", capsys)


def same_for_all(name: str, state: Path, capsys: Output) -> None:
    args = [name, "--players", "2", "--games", "4", "--bots", "random,greedy", "--without", "stalls: lay *"]
    whole = run([*args, "--workers", "1"], capsys)
    assert {**run([*args, "--workers", "2"], capsys), "seconds": 0} == {**whole, "seconds": 0}
    run([*args, "--workers", "1", "--state", str(state)], capsys)
    lines = state.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 9
    state.write_text("".join(lines[:6]), encoding="utf-8")
    assert {**run([*args, "--workers", "1", "--state", str(state)], capsys), "seconds": 0} == {**whole, "seconds": 0}
    more = [name, "--players", "2", "--games", "5", *args[5:], "--workers", "1"]
    assert {**run([*more, "--state", str(state)], capsys), "seconds": 0} == {**run(more, capsys), "seconds": 0}
    assert len(state.read_text(encoding="utf-8").splitlines()) == 11
    assert {**run([*args, "--workers", "1", "--state", str(state)], capsys), "seconds": 0} == {**whole, "seconds": 0}


def test_the_text_has_a_table_for_each(capsys: Output) -> None:
    args = [*SHORT, "--games", "1", "--bots", "random", "--length", "round", "--events", "scoring"]
    args += ["--without", "nothing:"]
    assert main(["balance", *args]) == 0
    out = capsys.readouterr().out
    for heading in ("seat ", "points from", "round: 6.0 in the mean", "scoring 6", "who did this", "gave up"):
        assert heading in out
    assert main(["balance", *SHORT, "--games", "1", "--bots", "random", "--events", "place", "take", "announce"]) == 0
    out = capsys.readouterr().out
    assert len(re.findall(r"^ +\d+  \w", out, re.MULTILINE)) == MOST
    assert re.search(r"^… \d+ more in JSON$", out, re.MULTILINE)


def test_what_all_did_tells_nothing(capsys: Output) -> None:
    cards = run([*SHORT, "--games", "4", "--bots", "greedy"], capsys)["cards"]
    assert isinstance(cards, list)
    assert cards
    assert max(card["seats"] for card in cards) < 8, "four games of two seats"


def test_powers_are_named_where_seats_have_them() -> None:
    named = {name: roles_of(setting(find(name), find(name).players[-1])) for name in titles()}
    assert ["Milan", "Florence", "Naples", "Venice", "Rome"] in named.values()
    assert ["", "", "", "", ""] in named.values()


@pytest.mark.slow
def test_nothing_given_up_is_an_equal_game() -> None:
    """A seat that shuns nothing plays as a greedy bot does."""
    table = setting(find("elgrande"), 2, {"short": True})
    special = {"without nothing": lambda title, chance: Abstainer(title, chance, [])}
    shy = play(table, "same", ["greedy", "without nothing"], "same", special=special)
    plain = play(table, "same", ["greedy", "greedy"], "same")
    assert shy.scores == plain.scores


@pytest.mark.slow
def test_what_is_given_up_is_not_done() -> None:
    title = find("elgrande")
    table = setting(title, 2, {"short": True})
    shy = {"shy": lambda title, chance: Abstainer(title, chance, ["place *", "!place tower", "!place done"])}
    game = play(table, "shy", ["greedy", "shy"], "shy", special=shy)
    moves = [game.move(ply.move).text for ply in game.plies if ply.seat == 1]
    places = [move for move in moves if move.startswith("place ")]
    assert places
    assert set(places) <= {"place tower", "place done"}


def test_the_last_rule_that_fits_decides() -> None:
    title = find("elgrande")
    bot = Abstainer(title, seeded(b""), ["place *", "!place tower"])
    shunned = [rules for rules in bot.rules if rules]
    assert max(len(rules) for rules in shunned) == 2
    assert not Rule("!place tower").shunned


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("place *", "written NAME: RULE; RULE"),
        (": place *", "written NAME: RULE; RULE"),
        ("flying: fly *", "no move of elgrande looks like 'fly *'"),
    ],
)
def test_a_wrong_strategy_is_told(text: str, message: str) -> None:
    with pytest.raises(SignoriaError, match=message.replace("*", ".")):
        strategy_of(text, find("elgrande"))


def test_wrong_questions_are_told(capsys: Output) -> None:
    assert main(["balance", *SHORT, "--length", "colour"]) == 2
    assert "has no number 'colour'; it has: " in capsys.readouterr().err
    assert main(["balance", *SHORT, "--events", "flood"]) == 2
    assert "has no event 'flood'" in capsys.readouterr().err
    assert main(["balance", *SHORT, "--without", "a: place *", "--without", "a: king *"]) == 2
    assert "the same name" in capsys.readouterr().err
    assert main(["balance", *SHORT, "--bots", "random,greedy,random"]) == 2
    assert "3 bots do not fit on 2 seats" in capsys.readouterr().err


def test_a_study_without_games_finds_nothing() -> None:
    with shelved() as name:
        plan = study(setting(find(name), 2), ["random"], "S", 3)
        found = findings(plan, [])
        assert found.games == 0
        assert [job.number for job in jobs(plan)] == [0, 1, 2]
        assert Journal(plan.described()).results == []
