"""The rules in player's words: the numbers of the exact ones, three languages, every clause that is cited."""

import re

import pytest

from signoria.game import rules as clauses
from signoria.games import find, rules_text, titles
from signoria.words.words import LANGUAGES
from typography import faults

TOLD = [name for name in titles() if rules_text(name, "en")]
ENGINEERING = re.compile(r"\bMUST\b|\bMAY\b|RB p|\.toml|`|\{|\(derived|\(house|floor\(|≤|≥")
BOTH = pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in TOLD for lang in LANGUAGES])


def people(name: str, lang: str) -> clauses.Rules:
    return clauses.parse(name, find(name).prefix, rules_text(name, lang))


def cited(name: str) -> set[str]:
    """The clauses that steps, refusals, events and options of a title name; rulings may stay as they are."""
    title = find(name)
    named = [kind.clause for kinds in (title.steps, title.refusals, title.events, title.options) for kind in kinds]
    return {clause for clause in named if re.search(r"-\d", clause)}


@BOTH
def test_what_is_told_has_the_numbers_and_the_order_of_the_exact_rules(name: str, lang: str) -> None:
    exact, told = clauses.read(name), people(name, lang)
    assert [id for id in exact.clauses if id in told.clauses] == list(told.clauses)
    assert list(exact.sections) == list(told.sections)
    assert [clause.id for clause in told.clauses.values() if exact.clauses[clause.id].section != clause.section] == []


@BOTH
def test_every_clause_that_the_program_cites_is_told(name: str, lang: str) -> None:
    told = people(name, lang)
    exact = clauses.read(name)
    wanted = {id for id in cited(name) if id in exact.clauses}
    assert sorted(wanted - set(told.clauses)) == []
    assert list(told.clauses) == list(people(name, "en").clauses)


@BOTH
def test_what_is_told_is_for_people_and_well_set(name: str, lang: str) -> None:
    told = people(name, lang)
    said = [*[clause.text for clause in told.clauses.values()], *[section.name for section in told.sections.values()]]
    assert [text for text in said if ENGINEERING.search(text)] == []
    assert [fault for text in said for fault in faults(lang, text)] == []
    assert [text for text in said[: len(told.clauses)] if text[-1] not in ".!?)"] == []


@BOTH
def test_every_line_below_the_first_heading_is_a_heading_or_a_clause(name: str, lang: str) -> None:
    """A slip in a number would leave a clause out in silence."""
    _, heading, rest = rules_text(name, lang).partition("\n## ")
    lines = [line for line in f"{heading}{rest}".splitlines() if line and not line.startswith("# ")]
    strange = [line for line in lines if not clauses.SECTION.fullmatch(line) and not clauses.CLAUSE.fullmatch(line)]
    assert strange == []


def test_what_is_not_told_stays_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"": "## MK-1 Bids\n- MK-1.1 A bid. (p.1)\n- MK-1.2 Data.\n", "cs": "## MK-1 Nabídky\n- MK-1.1 Nabídka.\n"}
    monkeypatch.setattr(clauses, "rules_text", lambda title, lang="": texts.get(lang, ""))
    name = titles()[0]
    told = clauses.told(name, "cs")
    assert [(clause.text, clause.exact) for clause in told.clauses.values()] == [
        ("Nabídka.", "A bid. (p.1)"),
        ("Data.", ""),
    ]
    assert told.sections["MK-1"].name == "Nabídky"
    assert [clause.exact for clause in clauses.told(name, "fr").clauses.values()] == ["", ""]
