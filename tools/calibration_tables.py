"""The tables of the calibration in docs/analysis.md, as the titles keep them; a test holds the page to them.

`python tools/calibration_tables.py` writes them.
"""

from pathlib import Path
from typing import Final

from signoria.analyst.calibration import STEPS, Table, tables
from signoria.games import find, titles
from signoria.lab.shares import wilson
from signoria.words.words import Words

PAGE: Final = Path(__file__).parents[1] / "docs" / "analysis.md"
BEGIN, END = "<!-- the tables, by tools/calibration_tables.py -->\n", "<!-- so far the tables -->\n"


def cell(table: Table, low: float) -> str:
    for row in table.rows:
        if row.low == low:
            sure = wilson(row.won, row.seats)
            return f"{100 * sure.share:.0f} % ({100 * sure.low:.0f}–{100 * sure.high:.0f}) of {row.seats}"
    return "–"


def told(table: Table) -> str:
    return (
        f"{table.players} players: {table.positions} positions of {table.games} games, "
        f"{table.budget} simulations each, stretch {table.stretch:g}, modesty {table.modesty:g}"
    )


def text_of(title: str) -> str:
    """The tables of a title side by side; "" where it was not measured."""
    found = tables(title)
    if not found:
        return ""
    name = Words(find(title), "en").word("title-name")
    heads = ["said", *[f"{table.players} players" for table in found]]
    rows = [[f"{10 * at}–{10 * at + 10} %", *[cell(table, at / STEPS) for table in found]] for at in range(STEPS)]
    lines = [f"**{name}** ({'; '.join(told(table) for table in found)})", ""]
    lines += [f"| {' | '.join(row)} |" for row in [heads, *rows]]
    lines.insert(3, "|" + "---|" * len(heads))
    return "\n".join(lines) + "\n\n"


def page() -> str:
    """The whole page with the tables as they are kept."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    return before + BEGIN + "\n" + "".join(text_of(title) for title in titles()) + END + after


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
