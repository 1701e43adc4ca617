"""The plans of the levels: a row for every level and number of players in `search.toml` of a title's folder.

Beside it may lie `weights.toml`: how much each feature of the title's outlook counts, by number of players.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from signoria.games import find, folder
from signoria.kernel.errors import SignoriaError
from signoria.search.plan import HORIZONS, JUDGES, POLICIES, Plan

NAMES = {"horizon": HORIZONS, "policy": POLICIES, "judge": JUDGES}
"""Parameters that are written as words."""
FILES = {"plan": "search.toml", "weights": "weights.toml"}
ABOUT = ("level", "players", "found")
"""What a row says besides its parameters: for whom it is, and how it was found."""

DEFAULTS: dict[str, dict[str, Any]] = {
    "journeyman": {"width": 8, "lines": 8},
    "master": {"width": 30, "lines": 20, "simulations": 2000, "policy": "biased"},
    "grandmaster": {"width": 30, "lines": 20, "simulations": 10000, "policy": "biased"},
    "patient": {"width": 60, "lines": 40, "simulations": 40000, "policy": "biased"},
}
"""For a title that has no rows of its own."""


@cache
def rows(title: str, kind: str) -> tuple[dict[str, Any], ...]:
    """The rows of a title's file, of `plan` or of `weights`; none where there is no file."""
    file: Path = folder(title) / FILES[kind]
    if not file.is_file():
        return ()
    return tuple(tomllib.loads(file.read_text(encoding="utf-8"))[kind])


def weights_of(title: str, players: int) -> list[float]:
    """How much each feature counts at a table of so many; [] where nobody has tuned them."""
    for row in rows(title, "weights"):
        if players in row["players"]:
            features = find(title).features()
            if sorted(row["of"]) != sorted(features):
                raise SignoriaError(f"the weights of {title} do not fit: its features are {', '.join(features)}")
            return [float(row["of"][feature]) for feature in features]
    return []


@cache
def plan_of(title: str, level: str, players: int) -> Plan:
    """The plan of a level: the first row that fits, else what every title gets."""
    for row in rows(title, "plan"):
        if row["level"] == level and players in row["players"]:
            values = {key: value for key, value in row.items() if key not in ABOUT}
            return made({"weights": weights_of(title, players), **values}, f"{title}, {level}")
    return made(DEFAULTS[level], level)


def made(values: dict[str, Any], where: str) -> Plan:
    """A plan from the values of a row; a word or a number that does not fit is an error that names the row."""
    try:
        read: dict[str, Any] = {key: NAMES[key][value] if key in NAMES else value for key, value in values.items()}
        return Plan(**read)
    except (KeyError, TypeError) as error:
        raise SignoriaError(f"the plan of {where} does not fit: {error}") from error
