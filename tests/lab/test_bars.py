"""The bars of the opponents: every one has its contest, clear cases end early, and a quick run tells a table."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.bots.bars import Bar, bars, speeds
from bench.bots.contest import FAIL, PASS, Contest
from signoria.games import titles
from signoria.lab.results import Result
from signoria.lab.sprt import OPEN

ROOT = Path(__file__).resolve().parents[2]


def test_every_title_and_table_has_its_bars() -> None:
    found = bars()
    assert {bar.title for bar in found} == set(titles()) == set(speeds())
    for bar in found:
        assert bar.question.low < bar.question.high <= 1
        assert bar.question.low <= bar.share < bar.question.high
    assert [bar.contest for bar in found if bar.players == 1] == ["master against rules, solo hard"]
    asked = {(bar.hero, bar.rivals) for bar in found if bar.title == "virtu" and bar.players == 5}
    assert asked == {("journeyman", "random"), ("journeyman", "greedy"), ("master", "greedy")}


def contest(measure: str = "wins", share: float = 0.8, surely: bool = False) -> Contest:
    return Contest(Bar("elgrande", 2, "greedy", "random", share, surely, measure, {}, 0), 1, None)


def play(of: Contest, won: list[bool]) -> None:
    for number, win in enumerate(won):
        bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        ranks = [1, 2] if (bots[0] == "greedy") == win else [2, 1]
        of.journal.add(Result(number, "", bots, [0, 0], ranks, 1, []))


@pytest.mark.parametrize(
    ("won", "verdict"), [([True] * 60, PASS), ([False, True] * 20, FAIL), ([True] * 4, OPEN), ([], OPEN)]
)
def test_a_clear_case_ends_early(won: list[bool], verdict: str) -> None:
    of = contest()
    play(of, won)
    assert of.verdict() == verdict


def test_a_bar_for_the_lower_end_waits_for_it() -> None:
    of = contest(share=0.5, surely=True)
    play(of, [True] * 16)
    assert of.interval().low > 0.5
    assert of.verdict() == PASS
    of = contest(share=0.5, surely=True)
    play(of, [True, True, True, False])
    assert of.verdict() == OPEN


def test_duels_count_everybody_who_is_behind() -> None:
    of = Contest(Bar("elgrande", 4, "greedy", "random", 0.5, False, "duels", {}, 0), 1, None)
    result = Result(0, "", ["random", "greedy", "random", "random"], [0] * 4, [1, 2, 2, 4], 1, [])
    assert of.share(result) == pytest.approx(0.5)


def test_masters_may_think_less_and_journals_know_it() -> None:
    bar = next(bar for bar in bars() if (bar.title, bar.hero, bar.rivals) == ("lorenzo", "grandmaster", "master"))
    of = Contest(bar, 100, None)
    assert all(":simulations=" in name for name in of.plan.bots)
    assert of.file_name() != Contest(bar, 1, None).file_name()


@pytest.mark.slow
def test_a_quick_run_tells_every_bar_it_played() -> None:
    command = [sys.executable, "-m", "bench.bots", "elgrande", "--quick", "--workers", "1", "--json"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    told = json.loads(run.stdout)
    assert (told["bars"][0]["hero"], told["bars"][0]["games"]) == ("journeyman", 2)
    assert told["simulations_per_second"]["elgrande"]["fewest"] > 0
