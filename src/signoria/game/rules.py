"""The numbered rules of a title, exact or in player's words: found by their number, or by words."""

import re
from dataclasses import dataclass, field, replace

from signoria.game.typed import begins, words_of
from signoria.games import find, rules_text
from signoria.kernel.errors import SignoriaError
from signoria.words.words import tied

SECTION = re.compile(r"##\s+(?P<id>[A-Z]+-(?:\d+|[RD]))\s+(?P<name>.+)")
CLAUSE = re.compile(r"-\s+(?P<id>[A-Z]+-(?:\d+\.\d+[a-z]?|[RD]\d+))\s+(?P<text>.+)")
EXEMPT = re.compile(r"\s*\{no test: (?P<reason>[^}]*)\}")
ASKED = re.compile(r"[RD]\d*|\d+(\.\d+[a-z]?)?")

SHORTEST, ENDING = 4, 2
"""What is left at least of a word without its ending, and how long an ending may be."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule; `exempt` says why no test names it, "" for a rule that needs one."""

    id: str
    text: str
    section: str
    exempt: str = ""
    exact: str = ""
    """The exact English text, where `text` is in player's words; "" where `text` is the exact one."""


@dataclass(frozen=True)
class Section:
    """A heading of the rules."""

    id: str
    name: str


@dataclass
class Rules:
    """The rules of one title, in the order of the text."""

    title: str
    prefix: str
    sections: dict[str, Section] = field(default_factory=dict)
    clauses: dict[str, Clause] = field(default_factory=dict)

    def find(self, asked: str) -> list[Clause]:
        """The clause of a number, or all of a section: "EG-13.4", "13.4", "R7", "RUL-7", "13"."""
        name = self.full_id(asked)
        if name in self.clauses:
            return [self.clauses[name]]
        inside = [clause for clause in self.clauses.values() if clause.section == name]
        if not inside:
            raise SignoriaError(
                f"{self.title} has no clause {asked!r}; `signoria rules {self.title}` lists the sections"
            )
        return inside

    def search(self, text: str) -> list[Clause]:
        """The clauses whose text has all these words, or words that begin so.

        Where there is none: those whose section is called so, and then those with other endings of the words.
        """
        wanted = words_of(text)
        if not wanted:
            raise SignoriaError("there is no word to look for")
        stems = [word[: max(SHORTEST, len(word) - ENDING)] for word in wanted]
        texts = {clause.id: words_of(clause.text) for clause in self.clauses.values()}
        wider = {id: [*words, *words_of(self.name_of(id))] for id, words in texts.items()}
        for words, within in ((wanted, texts), (wanted, wider), (stems, wider)):
            found = [clause for id, clause in self.clauses.items() if has_all(words, within[id])]
            if found:
                return found
        return []

    def name_of(self, clause: str) -> str:
        """The name of the section of a clause."""
        section = self.sections.get(self.clauses[clause].section)
        return section.name if section else ""

    def full_id(self, asked: str) -> str:
        """The number as the text writes it."""
        text = asked.strip().upper().replace("RUL-", "R").replace(f"{self.prefix}-", "")
        text = text if text.startswith(("R", "D")) else text.lower()
        return f"{self.prefix}-{text}" if ASKED.fullmatch(text) else asked


def has_all(wanted: list[str], words: list[str]) -> bool:
    return all(any(begins(word, part) for word in words) for part in wanted)


def read(title: str) -> Rules:
    """The exact rules of a title, from its text."""
    return parse(title, find(title).prefix, rules_text(title))


def told(title: str, lang: str) -> Rules:
    """The rules of a title in player's words; what nobody has told yet in this language stays as it is, in English."""
    rules = read(title)
    people = parse(title, rules.prefix, tied(rules_text(title, lang), lang))
    rules.sections.update({id: section for id, section in people.sections.items() if id in rules.sections})
    for id, clause in people.clauses.items():
        if id in rules.clauses:
            rules.clauses[id] = replace(rules.clauses[id], text=clause.text, exact=rules.clauses[id].text)
    return rules


def parse(title: str, prefix: str, text: str) -> Rules:
    """Sections are headings, clauses are list entries; both begin with their number."""
    rules = Rules(title, prefix)
    section = ""
    for line in text.splitlines():
        if heading := SECTION.fullmatch(line):
            section = heading["id"]
            rules.sections[section] = Section(section, heading["name"])
        elif entry := CLAUSE.fullmatch(line):
            if entry["id"] in rules.clauses:
                raise SignoriaError(f"the rules of {title} have two clauses {entry['id']}")
            reason = EXEMPT.search(entry["text"])
            plain = EXEMPT.sub("", entry["text"])
            rules.clauses[entry["id"]] = Clause(entry["id"], plain, section, reason["reason"] if reason else "")
    return rules
