"""Which clauses have a test: the rules of a title, compared with the tests and scenarios that name them.

python tools/clausecheck.py [TITLE ...]    # all titles if none is named; fails if a clause lacks a test
"""

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from signoria.game.rules import Clause, Rules, read
from signoria.games import find, titles
from signoria.kernel.errors import SignoriaError

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Mention:
    """A test or a scenario that names a clause; a scenario is of one title."""

    clause: str
    where: str
    title: str = ""


@dataclass(frozen=True)
class Coverage:
    """What the tests name: `missing` clauses nobody tests, `unknown` mentions of clauses that do not exist."""

    named: dict[str, list[str]]
    missing: list[Clause]
    unknown: list[Mention]


def mentions(tests: Path = ROOT / "tests", scenarios: Path = ROOT / "scenarios") -> list[Mention]:
    """All that the tests and scenarios name; read once for all titles."""
    return [*in_tests(tests), *in_scenarios(scenarios)]


def coverage(rules: Rules, found: Iterable[Mention]) -> Coverage:
    """Compare the rules of a title with what the tests name."""
    others = tuple(f"{prefix}-" for name in titles() if name != rules.title for prefix in prefixes(name))
    named: dict[str, list[str]] = {}
    unknown: list[Mention] = []
    for mention in found:
        if mention.title not in ("", rules.title):
            continue
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
        text = file.read_text(encoding="utf-8")
        if "mark.clause" not in text:
            continue
        try:
            tree = ast.parse(text, str(file))
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


def in_scenarios(folder: Path) -> Iterator[Mention]:
    """The clauses that scenarios name."""
    for file in sorted(folder.rglob("*.toml")):
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise SignoriaError(f"{file}: {error}") from error
        for entry in data.get("scenario", []):
            where = f"{file.relative_to(folder.parent)} {entry.get('id', '')}".rstrip()
            title = str(entry.get("title", data.get("title")))
            for clause in entry.get("clauses", []):
                yield Mention(str(clause), where, title)


def report(rules: Rules, found: Coverage) -> list[str]:
    """What is not tested, what is tested but does not exist, and how much there is of all."""
    exempt = sum(1 for clause in rules.clauses.values() if clause.exempt)
    covered = len(rules.clauses) - exempt - len(found.missing)
    return [
        *[f"{clause.id}: no test names it" for clause in found.missing],
        *[f"{mention.where}: there is no clause {mention.clause}" for mention in found.unknown],
        f"{rules.title}: {len(rules.clauses)} clauses, {covered} with a test, {exempt} need none, "
        f"{len(found.missing)} without a test, {len(found.unknown)} unknown in tests",
    ]


def main(names: list[str]) -> int:
    named = mentions()
    faults = 0
    for name in names or titles():
        found = coverage(read(name), named)
        faults += len(found.missing) + len(found.unknown)
        print("\n".join(report(read(name), found)))
    return 1 if faults else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SignoriaError as error:
        sys.exit(str(error))
