"""The scenario files of the repository all pass; wrong files are told apart from wrong rules."""

from pathlib import Path

import pytest

from signoria.cli import main
from signoria.scenario import Scenario, read_file, run

FOLDER = Path(__file__).parents[1] / "scenarios"
ALL = [scenario for file in sorted(FOLDER.rglob("*.toml")) for scenario in read_file(file)]
EXAMPLES = [f"RB-{n:02d}" for n in range(1, 22)] + [f"DV-{n:02d}" for n in range(1, 26)]

HEAD = """
title = "elgrande"
[[scenario]]
id = "S-1"
name = "Placing"
clauses = ["EG-7.2"]
"""


@pytest.mark.parametrize("scenario", ALL, ids=[scenario.id for scenario in ALL])
def test_the_rules_agree_with_the_scenario(scenario: Scenario) -> None:
    assert run(scenario) == []


def test_every_example_of_the_rulebook_is_there_once() -> None:
    ids = [scenario.id for scenario in ALL]
    assert [name for name in EXAMPLES if name not in ids] == []
    assert sorted(set(ids)) == sorted(ids)


def test_every_scenario_names_a_clause_and_says_what_it_shows() -> None:
    assert [scenario.id for scenario in ALL if not scenario.clauses or not scenario.name] == []


def scenario_command(tmp_path: Path, text: str) -> int:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return main(["scenario", str(file)])


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(FOLDER / "elgrande" / "power.toml"), str(FOLDER / "elgrande" / "grey.toml")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "ok      RB-01  No value twice in a round"
    assert lines[-1] == f"{len(lines) - 1} passed, 0 failed"


CROWD = "{moment = 'take', seat = 'azure', then = ['gules']}\nmoves = ['azure: take d1-01; turn end']"
PLACING = """
position.king = "castilla"
position.men.gules = {court = 5}
begin = {moment = "place", seat = "gules", card = "d5-01"}
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('moves = ["gules: place aragon"]\nexpect.men.gules = {aragon = 2}', "men.gules.aragon: expected 2, found 1"),
        (
            'moves = ["gules: place aragon"]\nexpect.men.gules = {toledo = 1}',
            "men.gules.toledo: expected 1, found nothing",
        ),
        ('expect.king = "toledo"', "king: expected toledo, found castilla"),
        ('moves = ["gules: place granada"]', "gules: place granada is refused: not-adjacent (EG-7.3)"),
        ('expect.refused = ["gules: place aragon"]', "gules: place aragon: expected to be refused, found legal"),
        (
            'expect.refused = [{move = "gules: place granada", code = "kings-region", clause = "EG-11.1"}]',
            "expected to be refused as kings-region EG-11.1, found not-adjacent EG-7.3",
        ),
        (
            'expect.legal = ["place aragon", "place granada", "place tower", "place done"]',
            "expected to be legal, but is not: place granada; not expected, but legal: place galicia",
        ),
        ('expect.turn = "vert"', "turn: expected vert, found gules"),
        ("expect.gained = {vert = 3}", "gained.vert: expected 3, found 0"),
        ("expect.over = true", "over: expected true, found false"),
        ('expect.events = ["place gules aragon"]', "event 1: expected place gules aragon, found nothing"),
        ("expect.view.vert.round = 2", "view.vert.round: expected 2, found 1"),
        ("expect.view.vert.rond = 0", "view.vert: there is no rond; there are clause, colours"),
        (
            'expect.legal = ["gules: place aragon", "gules: place tower"]',
            "not expected, but legal: place galicia",
        ),
        ("expect.ranks = {azure = 2}", "ranks.azure: expected 2, found 1"),
        ('moves = [{king = "toledo"}, "gules: place tower"]', "before move 1: king: expected toledo, found castilla"),
    ],
)
def test_a_failure_says_what_was_expected_and_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, message: str
) -> None:
    assert scenario_command(tmp_path, HEAD + PLACING + text) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("FAILED  S-1  Placing (EG-7.2): ")
    assert message in lines[0]
    assert lines[-1] == "0 passed, 1 failed"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = = 3", "this is not TOML: Invalid value (at line 1"),
        ('title = "elgrande"', "there is no [[scenario]] in it"),
        ("[[scenario]]\nid = 'S-1'", "S-1: title is missing"),
        ("[[scenario]]\ntitle = 'elgrande'", "scenario 1: id is missing"),
        ("[[scenario]]\nid = 'S-1'\ntitle = 'chess'", "S-1: there is no title 'chess'"),
        (HEAD + "postion.king = 'toledo'", "S-1: unknown key 'postion'"),
        (HEAD + "players = 'four'", "S-1: players is a whole number, not 'four'"),
        (HEAD + "players = 9", "S-1: elgrande is for 2, 3, 4, 5 players, not 9"),
        (HEAD + "options = {regncy = true}", "S-1: elgrande has no option 'regncy'"),
        (HEAD + "position.men.azure = {granada = 31}", "S-1: azure has 31 caballeros, not 30 (EG-1.7)"),
        (HEAD + "position.men.azure = {grenada = 3}", "S-1: men: unknown place 'grenada'; known are: galicia"),
        (HEAD + "position.men.purple = {granada = 3}", "S-1: men: unknown colour 'purple'"),
        (HEAD + "position.king = 'lisbon'", "S-1: king: unknown place 'lisbon'"),
        (HEAD + "position.tables = {low = 'toledo', high = 'toledo'}", "S-1: each alternative table lies in a place"),
        (HEAD + "position.played = {azure = 14}", "S-1: played.azure: unknown power '14'"),
        (HEAD + "position.grey.azure = ['gr-01']", "S-1: grey cards need the option grey (EG-21.1)"),
        (HEAD + "position.veto = ['purple']", "S-1: veto: unknown seat 'purple'"),
        (HEAD + "begin = {moment = 'lunch'}", "S-1: unknown moment 'lunch'; known are: start, power"),
        (
            HEAD + "begin = {moment = 'menu', seat = 'azure', crad = 'd5-01'}",
            "S-1: begin: the moment menu has no 'crad'",
        ),
        (HEAD + "begin = {moment = 'take', seat = 'purple'}", "S-1: begin: unknown seat 'purple'; known are: azure"),
        (HEAD + "begin = {moment = 'menu'}", "S-1: begin: the moment menu needs seat"),
        (HEAD + "moves = ['azure: fly granada']", "S-1: 'fly granada': no move begins with 'fly'"),
        (HEAD + "moves = ['azure: power 14']", "S-1: 'power 14': '14' is no power"),
        (HEAD + "moves = ['purple: power 3']", "S-1: there is no seat 'purple'"),
        (HEAD + "moves = [3]", "S-1: a move is a text"),
        (HEAD + "moves = ['...', {over = true}]", "a move must follow it"),
        (HEAD + "expect.kong = 'toledo'", "S-1: expect: unknown 'kong'; there are legal, refused"),
        (HEAD + "expect.men.azure = {grenada = 1}", "S-1: men: unknown place 'grenada'"),
        (HEAD + "expect.gained = {purple = 1}", "S-1: there is no seat 'purple'"),
        (
            HEAD + "expect.refused = [{move = 'power 1', code = 'no'}]",
            "S-1: there is no refusal 'no'; known are",
        ),
        (HEAD + "expect.legal = {moves = ['power 1'], foo = 1}", "S-1: legal: unknown key 'foo'"),
        (HEAD + "expect.legal = ['azure: power 1', 'gules: power 2']", "S-1: legal: all moves are those of one seat"),
        (HEAD + "expect.frame.step = 'plaace'", "S-1: frame: there is no step 'plaace'; known are: "),
        (HEAD + "branches = [{name = 'up', moves = ['azure: fly']}]", "S-1: branch up: 'fly': no move begins with"),
        (HEAD + "expect.legal = ['power 1; power 2']", "S-1: legal: 'power 1; power 2' is a row of moves"),
        (HEAD + "options.merged = true", "S-1: Decks two and three can be merged for two or three players only."),
        (HEAD + "expect.events = ['earthquake']", "S-1: there is no event 'earthquake'"),
        (HEAD + "position.offer = ['d1-01', 'none', 'none', 'none', 'none']\nbegin = " + CROWD, "leads nowhere"),
    ],
)
def test_a_wrong_file_is_told_with_its_scenario(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, message: str
) -> None:
    assert scenario_command(tmp_path, text) == 2
    said = capsys.readouterr()
    assert f"{tmp_path / 'mine.toml'}: " in said.err
    assert message in said.err
    assert said.out.splitlines()[-1] == "0 passed, 1 failed"


def test_a_scenario_that_cannot_be_read_does_not_stop_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entry = HEAD.removeprefix('\ntitle = "elgrande"')
    broken = [HEAD + "expekt.round = 1", '[[scenario]]\nname = "nobody"', '[[scenario]]\nid = "S-2"', entry]
    assert scenario_command(tmp_path, "\n".join([*broken, entry])) == 2
    said = capsys.readouterr()
    assert [line.split(": ", 1)[1] for line in said.err.splitlines()] == [
        "S-1: unknown key 'expekt'; known are: title, players, seed, options, position, begin, id, name, clauses, "
        "moves, expect, branches",
        "scenario 2: id is missing",
        "S-1 is there twice",
    ]
    assert said.out.splitlines() == ["ok      S-2", "ok      S-1  Placing", "2 passed, 3 failed"]
