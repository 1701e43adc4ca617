"""Tournaments: fair by construction, the same for everybody who does the work, and nothing lost when they stop."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from functools import partial
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from time import sleep

import pytest

from signoria.cli import main
from signoria.games import find, titles
from signoria.kernel.errors import BadOption, SignoriaError
from signoria.lab.playing import RULES, setting
from signoria.lab.tournament import Pairing, Tournament, line_ups, pairings, round_size, tournament
from toy_market import shelved

Output = pytest.CaptureFixture[str]
FIELDS = ["bot", "games", "share", "low", "high", "mean_score", "rating"]


def plan(name: str, players: int, bots: list[str], gauntlet: str = "") -> Tournament:
    return tournament(setting(find(name), players), bots, "t", gauntlet)


def first_round(of: Tournament) -> list[Pairing]:
    return list(islice(pairings(of), round_size(of)))


BOTS = ["random", "greedy", "greedy:ahead=0", "greedy:ahead=1"]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_in_a_round_every_bot_has_every_seat_equally_often(players: int, count: int) -> None:
    with shelved() as name:
        games = first_round(plan(name, players, BOTS[:count]))
    had = Counter((seat, bot) for game in games for seat, bot in enumerate(game.bots))
    assert len(had) == players * count
    assert len(set(had.values())) == 1
    assert len({game.deal for game in games}) == 1, "all of them play the same deal"
    assert len({game.luck for game in games}) == len(games), "but with luck of their own"


def test_a_line_up_is_as_even_as_the_seats_allow() -> None:
    assert line_ups(plan("elgrande", 5, ["random", "greedy"])) == [
        ["random", "greedy", "random", "greedy", "random"],
        ["random", "greedy", "random", "greedy", "greedy"],
    ]
    assert line_ups(plan("elgrande", 2, BOTS[:3])) == [BOTS[:2], [BOTS[0], BOTS[2]], BOTS[1:3]]


def test_a_gauntlet_sets_one_against_each_of_the_others() -> None:
    wanted = [["greedy", "random", "random"], ["greedy", "greedy:ahead=0", "greedy:ahead=0"]]
    assert line_ups(plan("elgrande", 3, ["greedy", "random", "greedy:ahead=0"], "greedy")) == wanted
    assert line_ups(plan("elgrande", 3, ["random", "greedy:ahead=0"], "greedy")) == wanted, "it need not be named twice"


def test_the_next_deal_has_other_neighbours() -> None:
    """Who sits to the left of whom changes from deal to deal."""
    bots = BOTS
    games = list(islice(pairings(plan("elgrande", 4, bots)), 40))
    after = {game.bots[(game.bots.index("random") + 1) % 4] for game in games}
    assert after == {"greedy", "greedy:ahead=0", "greedy:ahead=1"}


def test_bots_of_a_tournament_differ() -> None:
    with pytest.raises(SignoriaError, match="greedy is there twice"):
        plan("elgrande", 2, ["greedy", "greedy"])
    with pytest.raises(SignoriaError, match="two bots at least"):
        plan("elgrande", 2, ["greedy"])


def solo() -> str:
    for name in titles():
        try:
            if find(name).book(1).automaton >= 0:
                return name
        except BadOption:
            continue
    raise AssertionError


def run(args: list[str], capsys: Output, code: int = 0) -> dict[str, object]:
    assert main(["tournament", *args, "--json"]) == code
    data = json.loads(capsys.readouterr().out)
    assert isinstance(data, dict)
    return data


def test_the_rules_have_a_row_where_they_play(capsys: Output) -> None:
    data = run([solo(), "--players", "1", "--bots", "random", "--games", "2", "--workers", "1"], capsys)
    standings = data["standings"]
    assert isinstance(standings, list)
    assert {row["bot"] for row in standings} == {"random", RULES}


def same(data: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in data.items() if key != "seconds"}


def test_json_is_one_object_with_standings(capsys: Output) -> None:
    with shelved() as name:
        args = [name, "--players", "3", "--bots", "random,greedy,greedy:ahead=0", "--games", "7", "--seed", "S"]
        data = run([*args, "--workers", "1"], capsys)
        assert (data["title"], data["players"], data["games"]) == (name, 3, 7)
        standings = data["standings"]
        assert isinstance(standings, list)
        assert all(set(FIELDS) <= set(row) for row in standings)
        assert sum(row["games"] for row in standings) == 21
        assert sum(row["share"] * row["games"] for row in standings) == pytest.approx(7)
        assert all(row["low"] <= row["share"] <= row["high"] for row in standings)
        assert same(run([*args, "--workers", "2"], capsys)) == same(data), "whoever does the work"
        assert same(run([*args, "--workers", "1", "--seed", "other"], capsys)) != same(data)


def test_text_names_every_bot_and_what_is_not_even(capsys: Output) -> None:
    with shelved() as name:
        assert main(["tournament", name, "--players", "3", "--games", "4", "--workers", "1"]) == 0
    out = capsys.readouterr()
    assert "round robin, 4 games" in out.out
    assert "\ngreedy " in out.out
    assert "the last round is not whole: 6 games would be quite even" in out.out
    assert out.err == "", "no progress bar where nobody looks"


@pytest.mark.slow
def test_a_sequential_test_stops_when_it_is_clear(capsys: Output) -> None:
    args = ["elgrande", "--players", "2", "--option", "short=yes", "--bots", "greedy,random", "--games", "400"]
    data = run([*args, "--sprt", "0.5,0.7", "--workers", "2"], capsys)
    assert data["games"] < 100  # type: ignore[operator]
    assert data["sprt"]["verdict"] == "high"  # type: ignore[index]
    assert same(run([*args, "--sprt", "0.5,0.7", "--workers", "1"], capsys)) == same(data)
    assert main(["tournament", *args[:-1], "2", "--sprt", "0.5,0.7", "--workers", "1"]) == 0
    assert "is open (log-likelihood ratio" in capsys.readouterr().out


# Going on.


def test_a_run_goes_on_where_its_journal_ends(tmp_path: Path, capsys: Output) -> None:
    state = tmp_path / "run" / "state.jsonl"
    with shelved() as name:
        args = [name, "--players", "2", "--seed", "S", "--workers", "1"]
        whole = run([*args, "--games", "8"], capsys)
        run([*args, "--games", "3", "--state", str(state)], capsys)
        text = state.read_text(encoding="utf-8")
        assert len(text.splitlines()) == 4
        state.write_text(text + '{"game":3,"seed"', encoding="utf-8")  # cut off in the middle of a line
        assert same(run([*args, "--games", "8", "--state", str(state)], capsys)) == same(whole)
        assert len(state.read_text(encoding="utf-8").splitlines()) == 9
        assert run([*args, "--games", "5", "--state", str(state)], capsys)["games"] == 5
        assert len(state.read_text(encoding="utf-8").splitlines()) == 9, "fewer games than are there: nothing is lost"


def spoilt(text: str, how: str) -> str:
    lines = text.splitlines()
    if how == "no journal":
        return "Dear diary,\nnothing happened.\n"
    if how == "broken line":
        lines[2] = lines[2][:20]
    elif how == "no game":
        lines[2] = '{"game": 1}'
    elif how == "a game is missing":
        del lines[1]
    elif how == "other format":
        lines[0] = lines[0].replace("journal 1", "journal 9")
    elif how == "a list":
        lines[2] = "[]"
    elif how == "no winner":
        lines[2] = lines[2].replace('"ranks":[1,2]', '"ranks":[2,2]').replace('"ranks":[2,1]', '"ranks":[2,2]')
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ("no journal", "is no journal of a run"),
        ("other format", "is no journal of a run"),
        ("broken line", "line 3 is broken"),
        ("no game", "line 3 is no game"),
        ("no winner", "line 3 is no game"),
        ("a list", "line 3 is no game"),
        ("a game is missing", "line 2: this is game 1, game 0 should follow"),
    ],
)
def test_a_spoilt_journal_is_told_and_left_as_it_is(how: str, message: str, tmp_path: Path, capsys: Output) -> None:
    state = tmp_path / "state.jsonl"
    with shelved() as name:
        args = ["tournament", name, "--players", "2", "--games", "4", "--workers", "1", "--state", str(state)]
        assert main(args) == 0
        text = spoilt(state.read_text(encoding="utf-8"), how)
        state.write_text(text, encoding="utf-8")
        capsys.readouterr()
        assert main(args) == 2
    assert message in capsys.readouterr().err
    assert state.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("more", "differs"),
    [
        (["--seed", "2"], 'its seed is "0", not "2"'),
        (["--players", "3"], "its players is 2, not 3"),
        (["--bots", "greedy,random"], "its bots is"),
        (["--gauntlet", "greedy"], "its gauntlet is"),
        (["--worlds", "3"], "its worlds is 2, not 3"),
    ],
)
def test_the_journal_of_another_run_is_refused(more: list[str], differs: str, tmp_path: Path, capsys: Output) -> None:
    state = tmp_path / "state.jsonl"
    with shelved() as name:
        args = ["tournament", name, "--players", "2", "--games", "2", "--workers", "1", "--state", str(state)]
        assert main(args) == 0
        text = state.read_text(encoding="utf-8")
        capsys.readouterr()
        assert main([*args, *more]) == 2
    told = capsys.readouterr().err
    assert "is the journal of another run" in told
    assert differs in told
    assert state.read_text(encoding="utf-8") == text


def test_a_journal_is_written_by_one_run_at_a_time(tmp_path: Path) -> None:
    from signoria.lab.journal import BadJournal, Journal

    file = tmp_path / "state.jsonl"
    head: dict[str, object] = {"experiment": "tournament", "title": "market"}
    first = Journal(head, file)
    code = (
        "from pathlib import Path; from signoria.lab.journal import *\n"
        f"try: Journal({head!r}, Path({str(file)!r}))\nexcept BadJournal as error: print(error)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "another run is writing this journal now" in told
    first.close()
    Journal(head, file).close()
    assert issubclass(BadJournal, SignoriaError)


def test_ctrl_c_keeps_everything_and_says_how_to_go_on(tmp_path: Path, capsys: Output) -> None:
    """A real process, interrupted after its first games; the command that it names ends the run."""
    args = ["tournament", "elgrande", "--players", "2", "--bots", "random,random:worlds=1", "--option", "short=yes"]
    args += ["--games", "9000", "--workers", "2", "--state", "run.jsonl"]
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    child = subprocess.Popen(
        [sys.executable, "-m", "signoria", *args],
        cwd=tmp_path,
        env=here,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a job in the background ignores it
    )
    state = tmp_path / "run.jsonl"
    while child.poll() is None and (not state.exists() or state.read_bytes().count(b"\n") < 4):
        sleep(0.05)
    os.killpg(child.pid, signal.SIGINT)
    out, err = child.communicate(timeout=60)
    assert child.returncode == 130, err
    assert "round robin, " in out, "what was played is told"
    assert "all of them are in run.jsonl\nto go on: signoria tournament elgrande" in err
    done = state.read_bytes().count(b"\n") - 1
    assert done >= 3
    assert f"ended after {done} of 9000 games" in err
    again = [
        "elgrande",
        "--players",
        "2",
        "--bots",
        "random,random:worlds=1",
        "--option",
        "short=yes",
        "--workers",
        "1",
    ]
    whole = run([*again, "--games", str(done + 1)], capsys)
    assert same(run([*again, "--games", str(done + 1), "--state", str(state)], capsys)) == same(whole)


def test_a_kill_is_as_gentle_as_ctrl_c() -> None:
    from signoria.cli.experiment import killed_gently

    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)  # a Ray of another test may have left its own
    try:
        with killed_gently(), pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGTERM, before)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_workers_do_not_outlive_a_run_that_is_killed_outright() -> None:
    code = (
        "import os, signal; from signoria.lab.crew import Processes\n"
        "with Processes(2) as crew:\n"
        "    for _ in crew.each(abs, [1, 2, 3, 4]): pass\n"
        "    print(*crew.pool._processes, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    told = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=False).stdout
    workers = [Path(f"/proc/{number}/status") for number in told.split()]
    assert workers
    for _ in range(200):
        if not any(runs(worker) for worker in workers):
            return
        sleep(0.05)
    raise AssertionError("they still wait for work")


def runs(status: Path) -> bool:
    """Whether a process is there and has not ended; nobody may have asked for its exit code yet."""
    try:
        return "State:\tZ" not in status.read_text(encoding="utf-8")
    except OSError:
        return False


def test_without_a_journal_an_interrupted_run_writes_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    from signoria.lab import tournament as lab

    played = lab.play_pairing
    monkeypatch.chdir(tmp_path)

    def until_the_third(pairing: Pairing) -> object:
        if pairing.number == 3:
            raise KeyboardInterrupt
        return played(pairing)

    with shelved() as name:
        args = ["tournament", name, "--players", "2", "--games", "6", "--workers", "1"]
        monkeypatch.setattr(lab, "play_pairing", until_the_third)
        assert main(args) == 130
        out = capsys.readouterr()
        assert "round robin, 3 games" in out.out
        assert f"to go on: signoria {' '.join(args)} --state signoria-tournament-{name}.jsonl" in out.err
        monkeypatch.setattr(lab, "play_pairing", played)
        assert main([*args, "--state", f"signoria-tournament-{name}.jsonl"]) == 0
        assert "round robin, 6 games" in capsys.readouterr().out


def test_a_crash_keeps_the_games_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.chdir(tmp_path)
    with shelved() as name:
        args = ["tournament", name, "--players", "2", "--games", "6", "--workers", "1"]
        assert main([*args, "--bots", "random,lab.cynic:Cheat"]) == 2
        assert "ended before the first of 6 games was over" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--bots", "random,greedy:ahead=far"], "bot greedy: ahead is a whole number"),
        (["--workers", "0"], "--workers must be at least 1"),
        pytest.param(
            ["--ray", "127.0.0.1:9"],
            "there is no Ray cluster at 127.0.0.1:9",
            marks=pytest.mark.skipif(find_spec("ray") is None, reason="without Ray"),
        ),
    ],
)
def test_a_run_that_cannot_begin_says_why_and_leaves_no_journal(
    wrong: list[str], told: str, tmp_path: Path, capsys: Output
) -> None:
    state = tmp_path / "run.jsonl"
    args = ["--players", "2", "--bots", "random,greedy", "--games", "2", "--state", str(state)]
    with shelved() as name:
        assert main(["tournament", name, *args, *wrong]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"signoria: {told}")
    assert len(err.splitlines()) == 1
    assert not state.exists()


def test_a_clock_gives_seconds_and_is_part_of_the_experiment(tmp_path: Path, capsys: Output) -> None:
    state = tmp_path / "state.jsonl"
    with shelved() as name:
        args = [name, "--players", "2", "--games", "2", "--workers", "1", "--state", str(state)]
        data = run([*args, "--clock", "0.001"], capsys)
        assert (data["clock"], data["worlds"]) == (0.001, 2)
        assert main(["tournament", *args]) == 2
        assert "its seconds is 0.001, not 0.0" in capsys.readouterr().err
        both = ["--clock", "1", "--simulations", "9"]
        for wrong in (["--clock", "0"], ["--clock", "9999"], ["--simulations", "0"], both, ["--worlds", "0"]):
            assert main(["tournament", *args, *wrong]) == 2
        for wrong in (["--workers", "0"], ["--games", "0"]):
            assert main(["tournament", *args, *wrong]) == 2
