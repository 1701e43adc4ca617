"""The numbered rules of a title: found by their number, and compared with the tests that name them."""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from signoria.games import find, rules_text, titles
from signoria.kernel.errors import SignoriaError
from signoria.typed import begins, words_of

SECTION = re.compile(r"##\s+(?P<id>[A-Z]+-(?:\d+|[RD]))\s+(?P<name>.+)")
CLAUSE = re.compile(r"-\s+(?P<id>[A-Z]+-(?:\d+\.\d+[a-z]?|[RD]\d+))\s+(?P<text>.+)")
EXEMPT = re.compile(r"\s*\{no test: (?P<reason>[^}]*)\}")
ASKED = re.compile(r"[RD]\d*|\d+(\.\d+[a-z]?)?")


@dataclass(frozen=True)
class Clause:
    """One numbered rule; `exempt` says why no test names it, "" for a rule that needs one."""

    id: str
    text: str
    section: str
    exempt: str = ""


@dataclass(frozen=True)
class Section:
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
        """The clauses whose text has all these words, or words that begin so."""
        wanted = words_of(text)
        if not wanted:
            raise SignoriaError("there is no word to look for")
        return [clause for clause in self.clauses.values() if has_all(wanted, words_of(clause.text))]

    def full_id(self, asked: str) -> str:
        """The number as the text writes it."""
        text = asked.strip().upper().replace("RUL-", "R").replace(f"{self.prefix}-", "")
        text = text if text.startswith(("R", "D")) else text.lower()
        return f"{self.prefix}-{text}" if ASKED.fullmatch(text) else asked


def has_all(wanted: list[str], words: list[str]) -> bool:
    return all(any(begins(word, part) for word in words) for part in wanted)


def read(title: str) -> Rules:
    """The rules of a title, from its text."""
    return parse(title, find(title).prefix, rules_text(title))


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


# Coverage: which clauses have a test.


@dataclass(frozen=True)
class Mention:
    """A test or a scenario that names a clause."""

    clause: str
    where: str


@dataclass(frozen=True)
class Coverage:
    """What the tests name: `missing` clauses nobody tests, `unknown` mentions of clauses that do not exist."""

    named: dict[str, list[str]]
    missing: list[Clause]
    unknown: list[Mention]


def coverage(rules: Rules, tests: Path, scenarios: Path) -> Coverage:
    """Compare the rules of a title with all tests and scenarios of the two folders."""
    others = tuple(f"{prefix}-" for name in titles() if name != rules.title for prefix in prefixes(name))
    named: dict[str, list[str]] = {}
    unknown: list[Mention] = []
    for mention in [*in_tests(tests), *in_scenarios(scenarios, rules.title)]:
        if mention.clause in rules.clauses:
            named.setdefault(mention.clause, []).append(mention.where)
        elif not mention.clause.startswith(others):
            unknown.append(mention)
    missing = [c for c in rules.clauses.values() if c.id not in named and not c.exempt]
    return Coverage(named, missing, unknown)


def prefixes(title: str) -> set[str]:
    """What the numbers of a title's clauses begin with: its own prefix, and more where its rules have several parts."""
    return {find(title).prefix, *[clause.partition("-")[0] for clause in read(title).clauses]}


def in_tests(folder: Path) -> Iterator[Mention]:
    """The clauses in `pytest.mark.clause(...)`, read from the sources without running them."""
    for file in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        except SyntaxError as error:
            raise SignoriaError(f"{file}: {error}") from error
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_marker(node.func):
                where = f"{file.relative_to(folder.parent)}:{node.lineno}"
                for argument in node.args:
                    plain = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    yield Mention(str(ast.literal_eval(argument)) if plain else ast.unparse(argument), where)


def is_marker(node: ast.expr) -> bool:
    """`pytest.mark.clause`, or `mark.clause`."""
    if not isinstance(node, ast.Attribute) or node.attr != "clause":
        return False
    mark = node.value
    return mark.attr == "mark" if isinstance(mark, ast.Attribute) else isinstance(mark, ast.Name) and mark.id == "mark"


def in_scenarios(folder: Path, title: str) -> Iterator[Mention]:
    """The clauses that the scenarios of a title name."""
    for file in sorted(folder.rglob("*.toml")):
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise SignoriaError(f"{file}: {error}") from error
        for entry in data.get("scenario", []):
            if entry.get("title", data.get("title")) != title:
                continue
            for clause in entry.get("clauses", []):
                yield Mention(str(clause), f"{file.relative_to(folder.parent)} {entry.get('id', '')}".rstrip())


def home() -> Path:
    """The folder that holds `tests` and `scenarios`: the repository, or the working folder of an installed package."""
    beside = Path(__file__).parents[2]
    return beside if (beside / "tests").is_dir() else Path.cwd()
