"""Rows and reports: what is written can be read again, and a report is one file that asks for nothing else."""

import csv
import json
import re
from pathlib import Path

import pytest

from signoria.cli import main
from signoria.cli.progress import Progress, time_of
from signoria.kernel.errors import SignoriaError
from signoria.lab import plots, report
from signoria.lab.figures import against_section, beyond_even, first_of, heads
from signoria.lab.ratings import Rating
from signoria.lab.shares import wilson
from signoria.lab.tally import Tally
from signoria.lab.tournament import Duel, Standing
from toy_market import shelved

Output = pytest.CaptureFixture[str]

pyarrow = pytest.importorskip("pyarrow")
pytest.importorskip("matplotlib")
from pyarrow import parquet  # noqa: E402

pytestmark = pytest.mark.slow
"""What is written does not depend on the build: once is enough."""


def test_rows_are_the_games(tmp_path: Path, capsys: Output) -> None:
    a, b = tmp_path / "new" / "games.csv", tmp_path / "games.parquet"
    with shelved() as name:
        args = ["simulate", name, "--players", "3", "--games", "5", "--seed", "rows", "--json", "--workers", "1"]
        assert main([*args, "--bots", "greedy,random,random", "--csv", str(a), "--parquet", str(b)]) == 0
    data = json.loads(capsys.readouterr().out)
    with a.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    same = parquet.read_table(b).to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in same] == rows
    assert [row["seed"] for row in rows] == [f"rows/{n}" for n in range(5)]
    assert rows[0]["azure_bot"] == "greedy"
    assert sum(float(row["azure_share"]) for row in rows) == pytest.approx(data["wins"][0])
    assert sum(int(row["azure_score"]) for row in rows) / 5 == data["mean_scores"][0]
    for row in rows:
        sources = [int(value) for key, value in row.items() if key.startswith("gules_from_")]
        assert sum(sources) == int(row["gules_score"])


def test_quick_games_have_the_same_rows(tmp_path: Path) -> None:
    quick, slow = tmp_path / "quick.csv", tmp_path / "slow.csv"
    args = ["simulate", "elgrande", "--players", "2", "--games", "3", "--workers", "1"]
    assert main([*args, "--csv", str(quick)]) == 0
    assert main([*args, "--csv", str(slow), "--records", str(tmp_path / "records")]) == 0
    assert quick.read_text(encoding="utf-8") == slow.read_text(encoding="utf-8")


def test_ctrl_c_keeps_what_was_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    from signoria.lab import simulate as lab

    played = lab.play_chunk

    def until_the_third(job: lab.Match, part: tuple[int, int]) -> Tally:
        if part[0] >= 2:
            raise KeyboardInterrupt
        return played(job, part)

    monkeypatch.setattr(lab, "play_chunk", until_the_third)
    file, table = tmp_path / "rows.csv", tmp_path / "rows.parquet"
    with shelved() as name:
        args = ["simulate", name, "--players", "2", "--games", "8", "--json", "--workers", "1"]
        assert main([*args, "--csv", str(file), "--parquet", str(table)]) == 130
    out = capsys.readouterr()
    assert json.loads(out.out)["games"] == 2
    assert "ended after 2 of 8 games" in out.err
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    assert parquet.read_table(table).num_rows == 2


def test_an_interrupted_run_of_bots_that_think_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    from signoria.lab import simulate as lab

    played = lab.play_slowly
    ends: list[BaseException] = [KeyboardInterrupt(), SignoriaError("bot greedy has erred")]
    monkeypatch.chdir(tmp_path)

    def until_the_third(job: lab.Match, index: int, tally: Tally) -> None:
        if index >= 2:
            raise ends.pop(0)
        played(job, index, tally)

    with shelved() as name:
        args = ["simulate", name, "--players", "2", "--games", "4", "--bots", "greedy,random", "--workers", "1"]
        assert main([*args, "--json"]) == 0
        whole = json.loads(capsys.readouterr().out)
        monkeypatch.setattr(lab, "play_slowly", until_the_third)
        for code, file in ((130, f"signoria-simulate-{name}.jsonl"), (2, f"signoria-simulate-{name}-2.jsonl")):
            assert main(args) == code
            assert f"ended after 2 of 4 games; all of them are in {file}\nto go on: signoria" in capsys.readouterr().err
        monkeypatch.undo()
        monkeypatch.chdir(tmp_path)
        assert main([*args, "--json", "--state", f"signoria-simulate-{name}.jsonl"]) == 0
        again = json.loads(capsys.readouterr().out)
    assert {key: again[key] for key in again if "second" not in key} == {
        key: whole[key] for key in whole if "second" not in key
    }


def test_a_run_that_ends_before_its_first_game_leaves_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    from signoria.lab import simulate as lab

    def at_once(job: lab.Match, part: tuple[int, int]) -> Tally:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "play_chunk", at_once)
    with shelved() as name:
        args = ["simulate", name, "--players", "2", "--games", "1", "--workers", "1"]
        assert main([*args, "--csv", str(tmp_path / "a.csv"), "--parquet", str(tmp_path / "a.parquet")]) == 130
    out = capsys.readouterr()
    assert out.out == ""
    assert "ended before the first of 1 game was over" in out.err
    assert not list(tmp_path.iterdir())


OUTSIDE = re.compile(r"(?:src|href)\s*=\s*[\"'](?!#)|@import|url\((?!#)")


def checked(file: Path, *headings: str) -> str:
    """A report that needs nothing from outside, with plots that have names and all of these headings."""
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<script" not in text
    assert OUTSIDE.sub("", text.replace('xlink:href="#', "")) == text.replace('xlink:href="#', "")
    assert text.count("<svg role=") == text.count("<svg")
    assert 'aria-label="' in text
    for heading in headings:
        assert f"<h2>{heading}</h2>" in text
    return text


def test_a_tournament_has_a_report(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "out" / "report.html"
    with shelved() as name:
        args = ["tournament", name, "--players", "3", "--bots", "random,greedy,greedy:ahead=0", "--games", "6"]
        assert main([*args, "--workers", "1", "--report", str(file)]) == 0
    text = checked(file, "Standings", "One against another", "How the shares settled", "Scores")
    assert "signoria tournament market --players 3" in text
    assert f"the report is in {file}" in capsys.readouterr().err
    assert [path.name for path in file.parent.iterdir()] == ["report.html"]
    assert re.search(r'class="gist">\S+ is first: it won', text)
    assert len(re.findall(r"<td[^>]*>–</td>", text)) == 3, "nobody meets itself"


def test_columns_have_names_as_long_as_those_fit_on_a_sheet() -> None:
    few, many = ["greedy", "random"], [f"random:worlds={number}" for number in range(1, 9)]
    assert heads(few) == few
    assert heads(many) == ["1", "2", "3", "4", "5", "6", "7", "8"]
    found = [Duel(bot, other, 4, wilson(2, 4)) for bot in many for other in many if bot != other]
    table = against_section(many, found)
    assert table.columns == ["", *heads(many)]
    assert [row[0] for row in table.rows][:2] == ["1  random:worlds=1", "2  random:worlds=2"]


def test_a_report_says_in_a_sentence_what_it_comes_to() -> None:
    names = ["Blue", "Red", "Yellow"]
    even = [wilson(33, 100), wilson(33, 100), wilson(34, 100)]
    assert beyond_even(names, even, 1 / 3).startswith("Nobody’s share of wins is surely above or below an even 33 %")
    told = beyond_even(names, [wilson(60, 100), wilson(10, 100), wilson(30, 100)], 1 / 3)
    assert told.startswith("Surely Blue above and Red below an even share of 33 %")
    first = [
        Standing("a", 100, wilson(60, 100), 5.0, Rating(1500, 1)),
        Standing("b", 100, wilson(50, 100), 5.0, Rating(1500, 1)),
    ]
    assert "Not surely before b" in first_of(first)
    assert "above that of everybody else" in first_of([first[0], first[1]._replace(wins=wilson(20, 100))])


def test_a_simulation_has_a_report(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    args = ["simulate", "tiletum", "--players", "1", "--games", "3", "--report", str(file)]
    assert main(args) == 0
    checked(file, "Wins by seat", "Scores by seat", "Where the points come from", "Length")
    with shelved() as name:
        assert (
            main(["simulate", name, "--bots", "random,greedy", "--rotate", "--games", "4", "--report", str(file)]) == 0
        )
    text = checked(file, "Wins by bot")
    assert "Nobody’s share" in text
    args = ["simulate", "elgrande", "--players", "2", "--option", "short=yes", "--bots", "random,greedy", "--rotate"]
    assert main([*args, "--games", "8", "--report", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert "Surely greedy above and random below an even share of 50 %" in text, "bots, where these change seats"


def test_counts_have_whole_numbers_below_them() -> None:
    drawn = plots.histogram([6, 6, 6], "round")
    assert re.findall(r">(\d+)</text>", drawn)
    assert not re.findall(r">\d+\.\d+</text>", drawn)


def test_balance_has_a_report(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    more = ["--length", "round", "--report", str(file), "--workers", "1"]
    args = ["elgrande", "--players", "2", "--option", "short=yes", "--games", "4", "--bots", "random"]
    assert main(["balance", *args, *more, "--events", "scoring"]) == 0
    checked(file, "Seats", "Length", "Events", "Cards, places and tiles", "Who did: take")
    with shelved() as name:
        assert main(["balance", name, "--games", "2", *more, "--without", "stalls: lay *"]) == 0
    checked(file, "Seats", "Length", "Ways to play")


def test_the_same_games_make_the_same_report(tmp_path: Path) -> None:
    texts = []
    for number in (1, 2):
        file = tmp_path / f"{number}.html"
        with shelved() as name:
            assert main(["simulate", name, "--games", "3", "--report", str(file)]) == 0
        texts.append(re.sub(r"\d\.html|\d+ s<", "", file.read_text(encoding="utf-8")))
    assert texts[0] == texts[1]


def test_names_from_outside_are_only_text(tmp_path: Path) -> None:
    page = report.Page("<b>&</b>", {"x": "<script>"}, [report.Section("<i>", "<u>", [], ["<a>"], [["<td>"]])])
    report.write(tmp_path / "r.html", page, "--x '<y>'")
    text = (tmp_path / "r.html").read_text(encoding="utf-8")
    for tag in ("<b>", "<script>", "<i>", "<u>", "<a>", "<td><td>", "<y>"):
        assert tag not in text


def test_what_cannot_be_written_is_told_before_any_game(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for flags in (["--report", str(tmp_path)], ["--report", str(tmp_path / "file" / "r.html")]):
        assert main(["tournament", "elgrande", "--games", "2", *flags]) == 2
        assert str(tmp_path) in capsys.readouterr().err
    assert main(["simulate", "elgrande", "--games", "2", "--csv", str(tmp_path / "file" / "r.csv")]) == 2
    assert main(["tournament", "elgrande", "--games", "2", "--state", str(tmp_path / "file" / "s.jsonl")]) == 2


def test_without_matplotlib_or_pyarrow_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr(report, "NEEDS", "no_such_library")
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    assert main(["simulate", "elgrande", "--games", "2", "--report", str(tmp_path / "r.html")]) == 2
    assert "pip install 'signoria[research]'" in capsys.readouterr().err
    assert main(["simulate", "elgrande", "--games", "2", "--parquet", str(tmp_path / "r.parquet")]) == 2
    assert "pip install 'signoria[research]'" in capsys.readouterr().err


def test_a_report_speaks_in_the_words_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "r.html"
    assert main(["simulate", "virtu", "--players", "2", "--games", "2", "--report", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert "<h1>Simulation: Virtù</h1>" in text
    assert "Blue" in text
    assert "Highest rank of patronage" in text or "Cities" in text
    assert "azure" not in text


@pytest.mark.parametrize(("seconds", "text"), [(40, "40 s"), (200, "3 min 20 s"), (7500, "2 h 5 min")])
def test_the_bar_says_how_long_it_will_take(seconds: float, text: str) -> None:
    assert time_of(seconds) == text


def test_a_bar_for_people_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    bar = Progress(10, 4)
    bar.begun -= 2.0
    bar.show(8)
    bar.clear()
    assert "8/10  2.00/s  1 s left" in capsys.readouterr().err
