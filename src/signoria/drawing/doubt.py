"""Values that no rulebook states: a discreet mark where they are drawn, and a sentence where they are explained.

The data files of a title mark every value with how far it can be trusted (`confidence`); a data pack that corrects a
value takes the mark away with it.
"""

from typing import Final, cast

from signoria.drawing.pen import Explained, Pen
from signoria.drawing.svg import num

THING: Final = "reconstructed"
"""What the mark itself is explained by: its `data-thing`."""
SIGN: Final = "≈"

Row = dict[str, object]


def is_doubtful(pen: Pen, table: str, row: str | int = "", *fields: str) -> bool:
    """Whether one of these fields is reconstructed: of a table, of a row by its id or its place, or of any row."""
    value = pen.words.title.data.get(table)
    if isinstance(value, dict):
        return any(mark(cast(Row, value), field) for field in fields)
    rows = [cast(Row, one) for one in value] if isinstance(value, list) else []
    if isinstance(row, int):
        rows = rows[row : row + 1]
    elif row:
        rows = [one for one in rows if row in (one.get("id"), one.get("city"))]
    return any(mark(one, field) for one in rows for field in fields)


def mark(row: Row, field: str) -> bool:
    marks = row.get("confidence")
    return isinstance(marks, dict) and marks.get(field, marks.get("*")) == THING


def doubt_sign(fill: str, gap: float = 5) -> str:
    """The mark at the end of some lettering on a board."""
    return f'<tspan class="doubt" dx="{num(gap)}" fill="{fill}" data-thing="{THING}">{SIGN}</tspan>'


def doubt_tag() -> str:
    """The mark in HTML."""
    return f'<i class="doubt" data-thing="{THING}">{SIGN}</i>'


def doubt_sentence(pen: Pen) -> str:
    """What follows an explanation that has a reconstructed value in it."""
    return f'<small class="doubt">{SIGN} {pen.word("reconstructed")}</small>'


def doubt_about(pen: Pen, table: str, row: str, *fields: str) -> str:
    """The same for a row whose values or whose Czech name, which a data file marks as `name`, are reconstructed."""
    if is_doubtful(pen, table, row, *fields):
        return doubt_sentence(pen)
    named = pen.words.lang == "cs" and is_doubtful(pen, table, row, "name")
    return f'<small class="doubt">{SIGN} {pen.word("reconstructed-title")}</small>' if named else ""


def explained_doubt(pen: Pen) -> Explained:
    """What the mark means, and how a data pack corrects the value."""
    return Explained(pen.word("reconstructed-name"), pen.word("reconstructed-more", title=pen.words.title.name))
