"""Scenario files: TOML into scenarios, every key known and every value of the right kind."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from signoria.kernel.errors import SignoriaError

Table = dict[str, object]

Kinds = dict[str, type | tuple[type, ...]]
SHARED: Kinds = {"title": str, "players": int, "seed": (str, int), "options": dict, "position": dict, "begin": dict}
"""What a file may say once for all its scenarios."""
OWN: Kinds = {"id": str, "name": str, "clauses": list, "moves": list, "expect": dict, "branches": list}
BRANCH: Kinds = {"name": str, "moves": list, "expect": dict, "branches": list}
NAMES = {str: "a text", int: "a whole number", dict: "a table", list: "a list", (str, int): "a text or a number"}


class BadScenario(SignoriaError):
    """A scenario file that cannot be run: the file is wrong, not the rules."""


@dataclass(frozen=True)
class Branch:
    """What is played and expected from where the scenario, or the branch that this one is of, has come to."""

    name: str
    moves: list[str | Table]
    expect: Table
    branches: list["Branch"]


@dataclass(frozen=True)
class Scenario:
    """One example: where it begins, what is played, what is expected."""

    id: str
    name: str
    clauses: list[str]
    title: str
    players: int
    seed: str
    options: Table
    position: Table
    begin: Table
    moves: list[str | Table]
    expect: Table
    branches: list[Branch] = field(default_factory=list)


def read_file(file: Path) -> list[Scenario]:
    """All scenarios of a file; the first that is wrong is told."""
    found = []
    for scenario in read_each(file):
        if isinstance(scenario, BadScenario):
            raise scenario
        found.append(scenario)
    return found


def read_each(file: Path) -> list[Scenario | BadScenario]:
    """All scenarios of a file, and what is wrong with those that cannot be read."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadScenario(f"this is not TOML: {error}") from error
    except OSError as error:
        raise BadScenario(error.strerror or "cannot be read") from error
    entries = data.pop("scenario", None)
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        raise BadScenario("there is no [[scenario]] in it")
    check_keys(data, SHARED, "the head of the file")
    found: list[Scenario | BadScenario] = []
    seen: set[str] = set()
    for number, entry in enumerate(entries, 1):
        try:
            scenario = read_entry(data, entry, number)
            if scenario.id in seen:
                raise BadScenario(f"{scenario.id} is there twice")
            seen.add(scenario.id)
            found.append(scenario)
        except BadScenario as error:
            found.append(error)
    return found


def read_entry(shared: Table, entry: Table, number: int) -> Scenario:
    label = str(entry.get("id", f"scenario {number}"))
    check_keys(entry, {**SHARED, **OWN}, label)
    full = merged(shared, entry)
    for key in ("id", "title"):
        if key not in full:
            raise BadScenario(f"{label}: {key} is missing")
    clauses = listed(full, "clauses")
    if not all(isinstance(clause, str) for clause in clauses):
        raise BadScenario(f"{label}: clauses are texts")
    players = full.get("players", 4)
    assert isinstance(players, int)
    return Scenario(
        id=label,
        name=str(full.get("name", "")),
        clauses=[str(clause) for clause in clauses],
        title=str(full["title"]),
        players=players,
        seed=str(full.get("seed", "scenario")),
        options=tabled(full, "options"),
        position=tabled(full, "position"),
        begin=tabled(full, "begin"),
        moves=moves_of(full, label),
        expect=tabled(full, "expect"),
        branches=branches_of(full, label),
    )


def moves_of(data: Table, label: str) -> list[str | Table]:
    moves = listed(data, "moves")
    if not all(isinstance(move, (str, dict)) for move in moves):
        raise BadScenario(f"{label}: a move is a text, a check between moves is a table")
    return [move for move in moves if isinstance(move, (str, dict))]


def branches_of(data: Table, label: str) -> list[Branch]:
    """The branches of a scenario, or of a branch."""
    found: list[Branch] = []
    for number, entry in enumerate(listed(data, "branches"), 1):
        where = f"{label}: branch {number}"
        if not isinstance(entry, dict):
            raise BadScenario(f"{where} is a table with moves and expect")
        check_keys(entry, BRANCH, where)
        name = str(entry.get("name", number))
        found.append(Branch(name, moves_of(entry, where), tabled(entry, "expect"), branches_of(entry, where)))
    return found


def check_keys(data: Table, known: Kinds, where: str) -> None:
    for key, value in data.items():
        if key not in known:
            raise BadScenario(f"{where}: unknown key {key!r}; known are: {', '.join(known)}")
        if not isinstance(value, known[key]) or isinstance(value, bool):
            raise BadScenario(f"{where}: {key} is {NAMES[known[key]]}, not {value!r}")


def merged(below: Table, above: Table) -> Table:
    """Two tables as one; where both have a value the upper one counts, tables inside are merged too."""
    full = dict(below)
    for key, value in above.items():
        old = full.get(key)
        full[key] = merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return full


def listed(data: Table, key: str) -> list[object]:
    value = data.get(key, [])
    assert isinstance(value, list)
    return value


def tabled(data: Table, key: str) -> Table:
    value = data.get(key, {})
    assert isinstance(value, dict)
    return value
