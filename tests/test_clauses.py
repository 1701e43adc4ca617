"""The numbered rules: every clause has a test, and every clause that a test names exists."""

import re
from functools import cache
from pathlib import Path

import pytest

import clausecheck
from signoria.cli import main
from signoria.game import rules as clauses
from signoria.games import titles
from signoria.kernel.errors import SignoriaError
from signoria.words.words import LANGUAGES

TEXT = """# A game: the rules

## MK-1 Terms

- MK-1.1 **Coin**: what a bid is made of. {no test: definition}
- MK-1.2 A bid is *one* number, see [the notes](notes.md). (p.2)
- MK-1.2a And a whole one.

## MK-R Rulings

- MK-R7 **Ties.** Nobody wins.
"""


@cache
def mentions() -> list[clausecheck.Mention]:
    return clausecheck.mentions()


@pytest.mark.parametrize("title", titles())
def test_every_clause_has_a_test_and_every_named_clause_exists(title: str) -> None:
    found = clausecheck.coverage(clauses.read(title), mentions())
    assert [clause.id for clause in found.missing] == []
    assert [f"{mention.where}: {mention.clause}" for mention in found.unknown] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_every_clause_is_told_in_players_words(title: str, lang: str) -> None:
    """No MUST, no file, no formula and no source: those stand in the exact text."""
    rules = clauses.told(title, lang)
    assert [clause.id for clause in rules.clauses.values() if not clause.exact] == []
    wrong = re.compile(r"MUST|\bMAY\b|\.toml|\{|`|\(RB|\(derived|\bops?\b|floor\(|≤|≥")
    assert [f"{clause.id}: {clause.text}" for clause in rules.clauses.values() if wrong.search(clause.text)] == []


@pytest.mark.parametrize("title", titles())
def test_a_clause_has_the_same_numbers_in_every_language(title: str) -> None:
    """Words differ, figures may not: 2 florins are 2 florény."""
    told = [clauses.told(title, lang).clauses for lang in LANGUAGES]
    figures = {id: [sorted(re.findall(r"[−+]?\d+", rules[id].text)) for rules in told] for id in told[0]}
    assert {id: found for id, found in figures.items() if found.count(found[0]) < len(found)} == {}


@pytest.fixture
def rules() -> clauses.Rules:
    return clauses.parse("market", "MK", TEXT)


def test_sections_and_clauses_are_read(rules: clauses.Rules) -> None:
    assert [(section.id, section.name) for section in rules.sections.values()] == [
        ("MK-1", "Terms"),
        ("MK-R", "Rulings"),
    ]
    assert list(rules.clauses) == ["MK-1.1", "MK-1.2", "MK-1.2a", "MK-R7"]
    assert rules.clauses["MK-1.1"].exempt == "definition"
    assert "no test" not in rules.clauses["MK-1.1"].text
    assert rules.clauses["MK-R7"].section == "MK-R"


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("BID", ["MK-1.1", "MK-1.2"]),
        ("a bid number", ["MK-1.2"]),
        ("wi", ["MK-R7"]),
        ("ins", []),
        ("terms", ["MK-1.1", "MK-1.2", "MK-1.2a"]),  # the name of their section
        ("2", ["MK-1.2"]),
        ("7", []),
    ],
)
def test_clauses_are_found_by_words_and_their_beginnings(rules: clauses.Rules, text: str, ids: list[str]) -> None:
    assert [clause.id for clause in rules.search(text)] == ids


def test_no_word_finds_nothing(rules: clauses.Rules) -> None:
    with pytest.raises(SignoriaError, match="no word"):
        rules.search(" …")


@pytest.mark.parametrize("asked", ["MK-R7", "R7", "RUL-7", "r7", "mk-r7"])
def test_a_ruling_is_found_by_all_its_names(rules: clauses.Rules, asked: str) -> None:
    assert [clause.id for clause in rules.find(asked)] == ["MK-R7"]


@pytest.mark.parametrize(
    ("asked", "ids"),
    [("1.2", ["MK-1.2"]), ("1.2a", ["MK-1.2a"]), ("1", ["MK-1.1", "MK-1.2", "MK-1.2a"]), ("MK-R", ["MK-R7"])],
)
def test_a_clause_or_a_section_is_found_by_its_number(rules: clauses.Rules, asked: str, ids: list[str]) -> None:
    assert [clause.id for clause in rules.find(asked)] == ids


@pytest.mark.parametrize("asked", ["9", "1.9", "XX-1.1", "R8", "", "coin"])
def test_an_unknown_clause_is_told(rules: clauses.Rules, asked: str) -> None:
    with pytest.raises(SignoriaError, match="market has no clause"):
        rules.find(asked)


def test_a_number_given_twice_is_told() -> None:
    with pytest.raises(SignoriaError, match=r"two clauses MK-1\.2"):
        clauses.parse("market", "MK", TEXT + "- MK-1.2 Again.\n")


def write(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def test_markers_and_scenarios_are_mentions(tmp_path: Path, rules: clauses.Rules) -> None:
    source = """
import pytest
from pytest import mark
NAME = "MK-1.2"
@pytest.mark.clause("MK-1.2", "MK-9.9")
@pytest.mark.slow
def test_one() -> None: ...
@mark.clause(NAME)
def test_two() -> None: ...
"""
    write(tmp_path / "tests", "test_it.py", source)
    scenario = '[[scenario]]\nid = "S-1"\nclauses = ["MK-8.8", "MK-1.2"]\n'
    write(tmp_path / "scenarios", "it.toml", f'title = "market"\n{scenario}')
    write(tmp_path / "scenarios", "other.toml", f'title = "chess"\n{scenario}')
    found = clausecheck.coverage(rules, clausecheck.mentions(tmp_path / "tests", tmp_path / "scenarios"))
    assert found.named == {"MK-1.2": ["tests/test_it.py:5", "scenarios/it.toml S-1"]}
    assert [clause.id for clause in found.missing] == ["MK-1.2a", "MK-R7"]
    assert [(mention.where, mention.clause) for mention in found.unknown] == [
        ("tests/test_it.py:5", "MK-9.9"),
        ("tests/test_it.py:8", "NAME"),
        ("scenarios/it.toml S-1", "MK-8.8"),
    ]


def test_broken_sources_are_told(tmp_path: Path) -> None:
    write(tmp_path / "tests", "test_it.py", "@mark.clause(")
    with pytest.raises(SignoriaError, match=r"test_it\.py"):
        clausecheck.mentions(tmp_path / "tests", tmp_path / "scenarios")
    write(tmp_path / "tests", "test_it.py", "")
    write(tmp_path / "scenarios", "it.toml", "a = = 1")
    with pytest.raises(SignoriaError, match=r"it\.toml"):
        clausecheck.mentions(tmp_path / "tests", tmp_path / "scenarios")


def test_the_report_names_what_is_missing_and_what_does_not_exist(tmp_path: Path, rules: clauses.Rules) -> None:
    write(tmp_path / "tests", "test_it.py", "pytestmark = pytest.mark.clause('MK-1.2', 'MK-1.2a', 'MK-0.0')")
    found = clausecheck.coverage(rules, clausecheck.mentions(tmp_path / "tests", tmp_path))
    assert clausecheck.report(rules, found) == [
        "MK-R7: no test names it",
        "tests/test_it.py:1: there is no clause MK-0.0",
        "market: 4 clauses, 2 with a test, 1 need none, 1 without a test, 1 unknown in tests",
    ]


def test_the_tool_fails_until_every_clause_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "elgrande"
    needed = [clause.id for clause in clauses.read(name).clauses.values() if not clause.exempt]
    named = [clausecheck.Mention(clause, "a test") for clause in needed]
    monkeypatch.setattr(clausecheck, "mentions", lambda: named)
    assert clausecheck.main([name]) == 0
    del named[0]
    assert clausecheck.main([name]) == 1
    assert f"{needed[0]}: no test names it\n" in capsys.readouterr().out


# The command.


def test_the_command_prints_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "elgrande", "13.5", "--lawyers"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("EG-13.5\n  Consequences: three tied for first")
    assert max(len(line) for line in shown.splitlines()) <= 100


def test_the_command_lists_sections_and_prints_one_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "elgrande", "--lawyers"]) == 0
    assert "EG-13  Phase 5: general scoring\n" in capsys.readouterr().out
    assert main(["rules", "elgrande", "EG-15"]) == 0
    assert capsys.readouterr().out.startswith("EG-15.1\n")
    assert main(["rules", "elgrande", "R"]) == 0
    assert re.match(r"EG-R  .+\n\nEG-R1\n", capsys.readouterr().out)
    assert main(["rules", "elgrande", "--all"]) == 0
    shown = capsys.readouterr().out
    assert "EG-1.1\n" in shown
    assert "EG-R32\n" in shown
    assert "**" not in shown


def test_the_command_finds_clauses_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "elgrande", "--search", "king", "tower"]) == 0
    shown = capsys.readouterr().out
    found = [clause for clause in clauses.told("elgrande", "en").clauses.values() if f"\n{clause.id}\n" in shown]
    assert shown.startswith(f"{len(found)} clauses have “king tower”:\n\nEG-")
    assert len(found) > 1
    assert all("king" in clause.text.casefold() and "tower" in clause.text.casefold() for clause in found)
    assert main(["rules", "elgrande", found[-1].section, "--search", "king tower"]) == 0
    assert f"\n{found[-1].id}\n" in capsys.readouterr().out
    assert main(["rules", "elgrande", "--search", "dragon", "kings"]) == 1
    assert main(["rules", "elgrande", "--search", "dragon"]) == 1
    assert capsys.readouterr().out == "No clause has “dragon kings”.\nNo clause has “dragon”.\n"


@pytest.mark.parametrize(
    ("title", "lang", "typed", "found"),
    [
        ("elgrande", "cs", "pojmy", "EG-1.1"),
        ("lorenzo", "fr", "récoltera", "L-8.9"),
    ],
)
def test_names_of_sections_and_other_endings_are_found_where_nothing_else_is(
    title: str, lang: str, typed: str, found: str
) -> None:
    assert found in [clause.id for clause in clauses.told(title, lang).search(typed)]


@pytest.mark.parametrize(
    ("lang", "typed", "found", "section", "none"),
    [
        ("cs", "vez", "EG-10.2", "Oddíl: signoria", "„drak“ neobsahuje žádné pravidlo."),
        ("fr", "DECOMPTE", "EG-13.3", "Une section\xa0: signoria", "Aucune règle ne contient «\xa0drak\xa0»."),
    ],
)
def test_the_command_speaks_a_language_and_needs_no_accents(
    lang: str, typed: str, found: str, section: str, none: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "elgrande", "--lang", lang]) == 0
    assert f"{section} rules elgrande EG-1\n" in capsys.readouterr().out
    assert main(["rules", "elgrande", "--lang", lang, "--search", typed]) == 0
    assert f"\n{found}\n" in capsys.readouterr().out
    assert main(["rules", "elgrande", "--lang", lang, "--search", "drak"]) == 1
    assert none in capsys.readouterr().out
    assert main(["rules", "elgrande", "13.5", "--lang", lang]) == 0
    assert capsys.readouterr().out.startswith("EG-13.5\n")
    assert main(["rules", "elgrande", "--lang", lang, "13.5"]) == 0, "a clause may also stand behind"
    assert main(["rules", "elgrande", "--lang", lang, "13.5", "13.6"]) == 2


def test_the_command_says_what_is_in_english_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "elgrande", "13.5", "--lang", "cs", "--lawyers"]) == 0
    told = capsys.readouterr().out.replace("\xa0", " ")
    assert told.startswith("Některá z těchto pravidel jsou zatím jen v angličtině.\n\nEG-13.5\n")
    assert main(["rules", "elgrande", "13.5", "--lawyers"]) == 0
    assert capsys.readouterr().out.startswith("EG-13.5\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["elgrande", "EG-99.1"], "elgrande has no clause 'EG-99.1'"),
        (["chess"], f"there is no title 'chess'; the titles are: {', '.join(titles())}"),
    ],
)
def test_the_command_refuses_what_is_not_there(
    capsys: pytest.CaptureFixture[str], words: list[str], message: str
) -> None:
    assert main(["rules", *words]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("name", titles())
def test_no_line_ends_in_the_middle_of_a_word(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """“Renvoyez-le” is read in one piece."""
    assert main(["rules", name, "--all", "--lang", "fr"]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if line.endswith("-")] == []
