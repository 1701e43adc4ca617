"""Scenarios for experts: short forms in both directions, the moment before forced moves, branches, and the terms."""

from pathlib import Path

import pytest

from signoria.cli import main
from signoria.games import find, titles
from signoria.kernel.errors import BadPosition, SignoriaError
from signoria.scenario import read_file, run
from signoria.scenario.facts import unlike
from signoria.scenario.running import begin

FOLDER = Path(__file__).parents[1] / "scenarios"
ALL = [scenario for file in sorted(FOLDER.rglob("*.toml")) for scenario in read_file(file)]

PLACING = """
title = "elgrande"
position.king = "castilla"
position.men.gules = {court = 5}
begin = {moment = "place", seat = "gules", card = "d5-01"}
[[scenario]]
id = "S-1"
name = "Placing"
"""
VETO = PLACING + "options.veteran = ['vt-02']\nposition.veto = ['azure']\n"
TRADING = """
title = "tiletum"
[[scenario]]
id = "S-1"
name = "Trading"
begin = {moment = "die", seat = "azure"}
"""
LORENZO = """
title = "lorenzo"
[[scenario]]
id = "S-1"
name = "Leading"
begin = {moment = "turn", seat = "azure"}
"""
VIRTU = """
title = "virtu"
[[scenario]]
id = "S-1"
name = "Governing"
begin = {moment = "turn", seat = "gules"}
"""


def told(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return [fault for scenario in read_file(file) for fault in run(scenario)]


@pytest.mark.parametrize("scenario", ALL[::3], ids=[scenario.id for scenario in ALL[::3]])
def test_what_a_scenario_says_of_its_position_can_be_expected_of_it(scenario: object) -> None:
    """Short forms and fields read back as they were written."""
    from signoria.scenario import Scenario

    assert isinstance(scenario, Scenario)
    title = find(scenario.title)
    assert list(unlike(scenario.position, title, begin(title, scenario), at_least=True)) == []


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (PLACING + "position.played = {azure = 9, gules = 4}\nexpect.played = {azure = 9}", []),
        (PLACING + "position.played = {gules = 4}\nexpect.played = {gules = 5}", ["played.gules: expected 5, found 4"]),
        (VETO + "expect.veto = ['azure']", []),
        (
            VETO + "expect.veto = [{seat = 'azure', until = 9}]",
            ["veto.1.until: expected 9, found 2"],
        ),
        (VETO + "expect.veto = ['gules']", ["veto.1: expected gules, found azure"]),
        (TRADING + "position.houses = {azure = ['paris', 'london']}\nexpect.houses.azure = ['london', 'paris']", []),
        (
            TRADING + "position.houses = {azure = ['paris', 'london']}\nexpect.houses.azure = ['paris']",
            ["houses.azure: expected paris, found london, paris"],
        ),
        (TRADING + "position.track = {'3' = ['or', 'azure']}\nexpect.track = {'3' = ['or', 'azure'], '7' = []}", []),
        (
            TRADING + "position.track = {'3' = ['or', 'azure']}\nexpect.track.'3' = ['azure', 'or']",
            ["track.3: expected azure, found or", "track.3: expected or, found azure"],
        ),
        (TRADING + "position.store = {azure = ['lily']}\nexpect.store = {azure = ['lily'], gules = []}", []),
        (TRADING + "expect.supply.azure.houses = 99", ["supply.azure.houses: expected 99, found 2"]),
        (LORENZO + "position.holding = {azure = ['C05', 'C53']}\nexpect.holding = {azure = ['C53', 'C05']}", []),
        (LORENZO + "position.dice = {white = 4}\nexpect.dice.white = 4", []),
        (
            LORENZO + "position.round = 5\nposition.banned.azure = ['E11']\nexpect.banned.azure = []",
            ["banned.azure: expected nothing, found E11"],
        ),
        (LORENZO + "position.leaders = {azure = {played = ['L01']}}\nexpect.leaders.azure.played = ['L01']", []),
        (VIRTU + "position.cities = {gules = ['siena']}\nexpect.cities.gules = ['siena']", []),
        (VIRTU + "position.exhausted = ['florence']\nexpect.exhausted = ['florence']", []),
    ],
)
def test_short_forms_are_expected_as_they_are_written(tmp_path: Path, text: str, faults: list[str]) -> None:
    assert told(tmp_path, text) == faults


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("expect.frame = {step = 'place', seat = 'gules', still = 5}", []),
        ("expect.frame.still = 4", ["frame.still: expected 4, found 5"]),
        ("expect.choices = 6", []),
        ("expect.choices = 5", ["choices: expected 5, found 6"]),
        ("expect.no_events = ['place', 'take azure']", []),
        (
            "moves = ['gules: place aragon']\nexpect.no_events = ['place azure', 'place gules']",
            ["no_events: expected no place gules, found place gules aragon"],
        ),
        ("expect.gained = {}", []),
        ("expect.gained.gules = {regions = 2}", ["gained.gules.regions: expected 2, found 0"]),
        ("expect.refused = [{moves = ['azure: place tower', 'or: place tower'], code = 'not-you'}]", []),
        (
            "expect.refused = [{moves = ['gules: place granada', 'gules: place tower'], code = 'not-adjacent'}]",
            ["gules: place tower: expected to be refused, found legal"],
        ),
    ],
)
def test_what_is_left_and_what_did_not_happen_can_be_expected(tmp_path: Path, text: str, faults: list[str]) -> None:
    assert told(tmp_path, PLACING + text) == faults


FORCED = """
title = "elgrande"
position.offer = ["d1-01", "none", "none", "none", "d5-01"]
begin = {moment = "take", seat = "azure", then = ["gules"]}
[[scenario]]
id = "S-1"
moves = ["azure: take d1-01; turn end"]
"""


def test_now_stops_before_forced_moves_run_on(tmp_path: Path) -> None:
    """One card is left for the last seat, which takes it by itself."""
    assert told(tmp_path, FORCED + "expect.now.frame.step = 'summon'\nexpect.frame.step = 'turn'") == []
    assert told(tmp_path, FORCED + "expect.now.choices = 1\nexpect.now.no_events = ['take gules']") == []
    faults = told(tmp_path, FORCED + "expect.now.frame.step = 'turn'\nexpect.frame.step = 'take'")
    assert faults == ["now: frame.step: expected turn, found summon", "frame.step: expected take, found turn"]


BRANCHES = """
expect.men.gules = {tower = 1}
moves = ["gules: place tower"]
branches = [
  {name = "north", moves = ["gules: place aragon"], expect.men.gules = {aragon = 1, tower = 1}},
  {name = "again", moves = ["gules: place tower"], expect.frame.still = 3, branches = [
    {moves = ["gules: place tower"], expect.men.gules = {tower = 9}},
  ]},
  {expect.men.gules = {aragon = 0}},
]
"""


def test_branches_all_begin_where_the_moves_have_led(tmp_path: Path) -> None:
    faults = told(tmp_path, PLACING + BRANCHES)
    assert faults == ["branch again: branch 1: men.gules.tower: expected 9, found 3"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("branches = [3]", "S-1: branch 1 is a table with moves and expect"),
        ("branches = [{move = 'x'}]", "S-1: branch 1: unknown key 'move'"),
        ("branches = [{moves = ['gules: fly']}]", "no move begins with 'fly'"),
        ("branches = [{expect.kong = 1}]", "expect: unknown 'kong'"),
        ("expect.now.kong = 1", "expect: unknown 'kong'"),
        ("expect.now = 1", "now is a table"),
        ("expect.frame.points = 1", "frame: unknown key 'points'; known are: step, seat"),
        ("expect.choices = 'many'", "choices is a whole number"),
        ("expect.no_events = ['flood']", "there is no event 'flood'"),
        ("expect.gained.gules = {luck = 2}", "gained.gules: unknown key 'luck'"),
        ("expect.refused = [{code = 'not-you'}]", "an entry names its move, or several as moves"),
        ("expect.played = {purple = 3}", "unknown colour 'purple'"),
    ],
)
def test_wrong_words_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, message: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PLACING + text, encoding="utf-8")
    assert main(["scenario", str(file)]) == 2
    out = capsys.readouterr()
    assert message in out.err
    assert out.out.splitlines()[-1] == "0 passed, 1 failed", "a scenario that cannot run has not passed"


def test_of_a_row_the_move_that_fails_is_named(tmp_path: Path) -> None:
    row = "gules: place aragon; place granada; place tower"
    assert told(tmp_path, PLACING + f"moves = ['{row}']") == [
        f"expected to be played, found that gules: place granada (move 2 of 3 in {row!r}) is refused: "
        "not-adjacent (EG-7.3)"
    ]


STACK = TRADING + "position.contract_stack = ['wool3', 'wool9']\n"


def test_nothing_that_is_written_is_silently_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Tiles that are named lie on top of their stack; what contradicts something else is told."""
    file = tmp_path / "mine.toml"
    file.write_text(STACK, encoding="utf-8")
    (scenario,) = read_file(file)
    title = find("tiletum")
    p = begin(title, scenario)
    stack = title.write(p)["contract_stack"]
    assert isinstance(stack, list)
    assert stack[-2:] == ["wool3", "wool9"]
    assert title.write(p)["contract_left"] == len(stack)
    file.write_text(STACK + "position.contract_left = 9\n", encoding="utf-8")
    (scenario,) = read_file(file)
    p = begin(title, scenario)
    stack = title.write(p)["contract_stack"]
    assert isinstance(stack, list)
    assert title.write(p)["contract_left"] == 9
    assert stack[7:9] == ["wool3", "wool9"], "on top of those that are left"
    file.write_text(STACK + "position.contract_left = 1\n", encoding="utf-8")
    assert main(["scenario", str(file)]) == 2
    assert "contract_stack: 2 tiles are named, but contract_left says 1" in capsys.readouterr().err
    file.write_text(TRADING + "position.king = {azure = 9}\nposition.track = {'3' = ['azure']}\n", encoding="utf-8")
    assert main(["scenario", str(file)]) == 2
    assert "something else that the scenario says has changed it" in capsys.readouterr().err


def test_of_a_stack_the_top_is_compared(tmp_path: Path) -> None:
    assert told(tmp_path, STACK + "expect.contract_stack = ['wool3', 'wool9']") == []
    assert told(tmp_path, STACK + "position.contract_left = 2\nexpect.contract_stack = []") == [
        "contract_stack: expected nothing on top, found wool3, wool9"
    ]
    assert told(tmp_path, STACK + "expect.contract_stack = ['wool9', 'wool3']") == [
        "contract_stack: expected wool9, wool3 on top, found wool3, wool9"
    ]


def test_a_stack_may_be_empty_and_holds_its_own_sort_only(tmp_path: Path) -> None:
    assert told(tmp_path, TRADING + "position.contract_stack = []\nexpect.contract_stack = []") == []
    with pytest.raises(SignoriaError, match="bonus_stack: there is no wool3 for it, it is no bonus tile"):
        told(tmp_path, TRADING + "position.bonus_stack = ['wool3']")
    with pytest.raises(SignoriaError, match="contract_stack: there is no wool3 for it, it lies elsewhere"):
        told(tmp_path, STACK + "position.contract_offer = {'1' = 'wool3'}")


@pytest.mark.parametrize("name", titles())
def test_the_terms_of_a_title_are_listed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--terms", name]) == 0
    out = capsys.readouterr().out
    title = find(name)
    for kind in title.refusals:
        assert f"  {kind.name} " in out or f"  {kind.name}\n" in out
    for event in title.events:
        assert f"  {event.name} " in out
    for moment in title.moments():
        assert moment in out
    assert "short forms" in out
    for step in title.steps:
        for operand in step.operands:
            vocabulary = title.book(title.players[-1]).axes.get(operand.name, [])
            assert all(token in out for token in vocabulary), "what moves and fields are written from"


def test_terms_or_files_are_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario"]) == 2
    assert "--terms TITLE" in capsys.readouterr().err
    assert main(["scenario", "--terms", "chess"]) == 2


def test_every_moment_of_the_terms_is_one() -> None:
    """What a title lists as its moments is what it takes."""
    for name in titles():
        title = find(name)
        assert next(iter(title.moments())) == "start"
        p = title.deal(title.book(title.players[-1]), b"moments")
        with pytest.raises(BadPosition, match=f"known are: {', '.join(title.moments())}$"):
            title.begin(p, {"moment": "lunch"})
        with pytest.raises(BadPosition, match=r"the moment start has no 'lunch'; it has: nothing else$"):
            title.begin(p, {"lunch": "start"})
        with pytest.raises(BadPosition, match=r"the moment [a-z]+ needs [a-z]+$"):
            title.begin(p, {"moment": next(moment for moment, more in title.moments().items() if more[:1] not in "[")})
