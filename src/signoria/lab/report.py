"""Reports: one HTML file with figures and plots that can be read, sent and printed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from markupsafe import Markup

from signoria import __version__
from signoria.kernel.errors import SignoriaError
from signoria.kernel.record import option_text
from signoria.lab import sheet
from signoria.lab.playing import Setting
from signoria.players.player import Budget
from signoria.words.words import spoken

NEEDS = "matplotlib"


@dataclass
class Section:
    """A heading, a few words, plots and a table."""

    heading: str
    text: str = ""
    plots: list[Markup] = field(default_factory=list)
    columns: list[str] = field(default_factory=list)
    rows: Sequence[Sequence[str]] = ()
    narrow: bool = False
    """Whether two of the kind stand side by side."""

    def numeric(self, column: int) -> bool:
        """Whether a column is of numbers: all but the first, where its first cell begins with one."""
        return column > 0 and bool(self.rows) and self.rows[0][column][:1] in "0123456789+-−–±."


@dataclass
class Page:
    """A whole report."""

    title: str
    facts: dict[str, object]
    sections: list[Section]
    gist: str = ""
    """What it comes to, in a sentence."""


def check(file: Path | None) -> None:
    """Say at once that plots cannot be drawn, not after hours."""
    if file is not None and find_spec(NEEDS) is None:
        raise SignoriaError("a report needs matplotlib: pip install 'signoria[research]'")


def write(file: Path, page: Page, command: str) -> None:
    """Write the report, all of it or nothing."""
    drawn = sheet.template("signoria.lab", "report.html")
    sheet.write(file, drawn.render(page=page, version=__version__, command=command))


class Names:
    """What a report calls things: the title, its seats and its sources of points, in English."""

    def __init__(self, table: Setting) -> None:
        words = spoken(table.title, "en", ())
        book = table.title.book(table.players, table.options)
        self.title = words.word("title-name")
        self.seats = [words.seat(book, seat) for seat in range(table.players)]
        self.sources = {name: words.source(number) for number, name in enumerate(table.title.sources)}


def facts_of(table: Setting, seed: str, games: int, seconds: float) -> dict[str, object]:
    """What every report says first."""
    title = table.title
    chosen = {option.name: table.options[option.name] for option in title.options}
    differ = {option.name: chosen[option.name] for option in title.options if chosen[option.name] != option.default}
    return {
        "game": f"{Names(table).title}, {table.players} players (rules {title.version}, data {title.digest})",
        "options": ", ".join(f"{name} = {option_text(value)}" for name, value in differ.items()) or "as usual",
        "games": f"{games}, seed {seed}, {seconds:.0f} s",
        "thinking": thinking(table.budget),
    }


def thinking(budget: Budget) -> str:
    """How much a bot may think."""
    if budget.seconds:
        return f"{budget.seconds:g} s a decision"
    searches = f", {budget.simulations} simulations where a bot searches" if budget.simulations else ""
    return f"{budget.worlds} imagined positions a decision{searches}"
