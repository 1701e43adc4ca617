"""The glossaries: the words that translators and rules use are the words that players read."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.game.typed import bare
from signoria.games import titles, written
from signoria.scenario.lesson import lessons_of
from signoria.words.words import LANGUAGES, title_file

GLOSSARIES = Path(__file__).parent.parent / "docs" / "glossary"
RULED_OUT = re.compile(r"(en|cs|fr) \*([^*]+)\*")
ENDING = 2
"""So many letters at the end of a word may differ: cases, plurals, persons."""


class Term(NamedTuple):
    """One row: the message that has the term, the term by language, and the note."""

    message: str
    words: dict[str, str]
    note: str


def glossary(name: str) -> list[Term]:
    rows = re.findall(r"^\| `([\w.-]+)` \|(.*)\|$", (GLOSSARIES / f"{name}.md").read_text(encoding="utf-8"), re.M)
    found = []
    for message, rest in rows:
        *terms, note = [cell.strip() for cell in rest.split("|")]
        found.append(Term(message, dict(zip(LANGUAGES, terms, strict=True)), note))
    return found


class Texts(Visitor):
    """The text of a message, without its id and what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


@cache
def messages(name: str, lang: str) -> dict[str, str]:
    """What stands in the messages of a title and in their attributes, with all their variants."""
    found = {}
    for entry in FluentParser().parse(title_file(name, lang).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            texts = Texts()
            texts.visit(entry)
            found[entry.id.name] = "\n".join(texts.found).replace("\xa0", " ")
    return found


def has(text: str, term: str) -> bool:
    """Whether all words of a term begin words of a text, but for their endings."""
    words = re.findall(r"\w+", bare(text))
    stems = [word[: max(ENDING, len(word) - ENDING)] for word in re.findall(r"\w+", bare(term))]
    return all(any(word.startswith(stem) for word in words) for stem in stems)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", titles())
def test_a_term_stands_where_the_glossary_says(name: str, lang: str) -> None:
    said = messages(name, lang)
    terms = glossary(name)
    assert len(terms) > 20
    wrong = [
        f"{term.message}: no “{term.words[lang]}” in: {said.get(term.message.partition('.')[0])}"
        for term in terms
        if not has(said.get(term.message.partition(".")[0], ""), term.words[lang])
    ]
    assert wrong == []


@pytest.mark.parametrize("name", titles())
def test_no_message_says_what_the_glossary_rules_out(name: str) -> None:
    wrong = [
        f"{lang} {message}: “{ruled_out}”"
        for term in glossary(name)
        for lang, ruled_out in RULED_OUT.findall(term.note)
        for message, text in messages(name, lang).items()
        if re.search(rf"(?<!\w){re.escape(ruled_out)}", text)
    ]
    assert wrong == []


@cache
def told(name: str, lang: str) -> dict[str, str]:
    """The rules in player's words, the guide and the lessons of a title, line by line, with where each line stands."""
    lines = {
        f"{shelf}:{number}": line
        for shelf in ("rules", "guide")
        for number, line in enumerate(written(shelf, f"{name}/{lang}.md").splitlines(), start=1)
    }
    for file in lessons_of(name).glob("*.toml"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if re.match(rf"\s*(\w+\.)?{lang} = ", line):
                lines[f"{file.name}:{number}"] = line
    return {where: line.replace("\xa0", " ") for where, line in lines.items()}


@pytest.mark.parametrize("name", titles())
def test_no_rule_guide_or_lesson_says_what_the_glossary_rules_out(name: str) -> None:
    """What a note rules out stands nowhere in what players read about a title."""
    wrong = [
        f"{lang} {where}: “{ruled_out}”"
        for term in glossary(name)
        for lang, ruled_out in RULED_OUT.findall(term.note)
        for where, line in told(name, lang).items()
        if re.search(rf"(?<!\w){re.escape(ruled_out)}", line)
    ]
    assert wrong == []


PERSONS = "person-"
"""The characters of Tiletum: its rules speak of none of them by name."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", titles())
def test_rules_guide_and_lessons_use_every_term(name: str, lang: str) -> None:
    """The table and the rules call one thing by one word."""
    text = "\n".join(told(name, lang).values())
    unused = [
        f"{term.message}: “{term.words[lang]}”"
        for term in glossary(name)
        if not has(text, term.words[lang]) and not term.message.startswith(PERSONS)
    ]
    assert unused == []


def test_every_title_has_a_glossary_and_the_first_pages_lead_to_it() -> None:
    assert sorted(file.stem for file in GLOSSARIES.glob("*.md")) == sorted(titles())
    for page in ("README.md", "CONTRIBUTING.md"):
        text = (GLOSSARIES.parent.parent / page).read_text(encoding="utf-8")
        assert all(f"docs/glossary/{name}.md" in text for name in titles())
