"""The bars as they stand in bars.toml, one contest for each title and table."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from signoria.games import find, titles
from signoria.lab.sprt import Question

FILE = Path(__file__).with_name("bars.toml")
SLACK = 0.07
"""A sequential test asks whether a share is this far below its bar, or as far above it."""


class Bar(NamedTuple):
    """One contest, and the share that the hero is meant to reach."""

    title: str
    players: int
    hero: str
    rivals: str
    share: float
    surely: bool
    measure: str
    options: dict[str, object]
    opening: int

    @property
    def contest(self) -> str:
        return f"{self.hero} against {self.rivals}" + ("".join(f", {key} {self.options[key]}" for key in self.options))

    @property
    def wanted(self) -> str:
        return f"{'surely above' if self.surely else 'at least'} {100 * self.share:.0f} %"

    @property
    def question(self) -> Question:
        """What the sequential test asks; where the bar is for the lower end, whether the share is clearly above it."""
        if self.surely:
            return Question(self.share, min(self.share + 2 * SLACK, (1 + self.share) / 2))
        return Question(self.share - SLACK, min(self.share + SLACK, (1 + self.share) / 2))


def read() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def bars() -> list[Bar]:
    """All contests, in the order of the file."""
    data = read()
    found: list[Bar] = []
    for row in data["bar"]:
        for name in row.get("titles", titles()):
            for players in row["players"]:
                if players in find(name).players or "options" in row:  # options may open other tables: a solo game
                    share = row["at_least"] if "at_least" in row else min(0.95, row["times"] / players)
                    found.append(
                        Bar(
                            name,
                            players,
                            row["hero"],
                            row["rivals"],
                            share,
                            row.get("surely", False),
                            row.get("measure", "wins"),
                            row.get("options", {}),
                            data["openings"].get(name, 0),
                        )
                    )
    return found


def speeds() -> dict[str, float]:
    """The bars for simulations a second, by title."""
    found: dict[str, float] = read()["speed"]
    return found
