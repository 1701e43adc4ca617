"""Data packs: corrected numbers for a title without touching its folder (docs/data-packs.md), and what is not certain.

A pack is a folder of TOML files in the words of the title's own data. It says only what differs: a table changes the
fields it names, a row with an id changes the row of that id, any other list takes the place of the old one.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from signoria.games import find, folder, make_title, read_data
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import Title

Data = dict[str, object]
SURE = "rulebook"
"""The mark of a value that a rulebook states; all others are listed."""
UNMARKED = ("confidence", "note", "same_as")
"""Fields that say something about an entry and are no value of it."""

_loaded: dict[tuple[str, str], Title] = {}


def load(name: str, pack: Path) -> Title:
    """A title with the corrections of a pack, checked for every number of players; records name its digest."""
    return keep(_load(name, pack.resolve()))


def keep(title: Title) -> Title:
    """From now on this title is found by its digest."""
    _loaded[title.name, title.digest] = title
    return title


@cache
def _load(name: str, pack: Path) -> Title:
    find(name)
    where = str(pack)
    data = overlay(read_data(folder(name) / "data"), read_data(pack), where)
    title = make_title(name, data, where)
    for players in title.players:
        try:
            title.book(players)
        except SignoriaError as error:
            raise SignoriaError(f"{where}: {error}") from error
        except (AssertionError, IndexError, KeyError, TypeError, ValueError) as error:
            raise SignoriaError(f"{where}: the data of {name} do not fit: {type(error).__name__} {error}") from error
    return title


def title_of(name: str, digest: str) -> Title:
    """The title with these data: one of the packs that were loaded, or else the shelf's own."""
    return _loaded.get((name, digest)) or find(name)


def overlay(base: Data, pack: Data, where: str) -> Data:
    """The data with the corrections of a pack; a name that the title does not have is refused."""
    full = dict(base)
    for key, value in pack.items():
        if key not in base:
            raise SignoriaError(f"{where}: unknown {key!r}; the data have: {', '.join(sorted(base))}")
        full[key] = corrected(base[key], value, f"{where}: {key}")
    return full


def corrected(old: object, new: object, where: str) -> object:
    if isinstance(old, dict) and isinstance(new, dict):
        check_fields(set(old), new, where)
        return {**old, **new}
    if is_rows(old) and is_rows(new):
        assert isinstance(old, list)
        assert isinstance(new, list)
        known = {field for row in old for field in row}
        for row in new:
            check_fields(known, row, f"{where} {row.get('id', '')}".rstrip())
        if all("id" in row for row in [*old, *new]):
            return by_id(old, new, where)
        return new
    if kind_of(old) != kind_of(new):
        raise SignoriaError(f"{where} must be {kind_of(old)}, not {new!r}")
    return new


def by_id(old: list[Data], new: list[Data], where: str) -> list[Data]:
    """Rows that a pack names change in their places; the others stay."""
    ids = [row["id"] for row in old]
    changes: dict[object, Data] = {}
    for row in new:
        if row["id"] not in ids:
            raise SignoriaError(f"{where}: there is no {row['id']!r}")
        if row["id"] in changes:
            raise SignoriaError(f"{where}: {row['id']!r} is there twice")
        changes[row["id"]] = row
    return [{**row, **changes.get(row["id"], {})} for row in old]


def check_fields(known: set[str], row: Data, where: str) -> None:
    for field in row:
        if field not in known and field not in UNMARKED:
            raise SignoriaError(f"{where}: unknown field {field!r}; known are: {', '.join(sorted(known))}")


def is_rows(value: object) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(isinstance(row, dict) for row in value)


def kind_of(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    kinds = {int: "a whole number", str: "a text", list: "a list", dict: "a table"}
    return kinds.get(type(value), type(value).__name__)


# What is not certain.


class Doubt(NamedTuple):
    """A value that no rulebook states: where it stands, what it is, and how far it can be trusted."""

    place: str
    value: object
    mark: str


def doubts(data: Data) -> list[Doubt]:
    """Every value of a title's data that is not from a rulebook, by the marks of confidence."""
    found: list[Doubt] = []
    for key, value in data.items():
        if isinstance(value, dict):
            found += doubts_in(key, value)
        elif is_rows(value):
            assert isinstance(value, list)
            for number, row in enumerate(value, 1):
                found += doubts_in(f"{key} {row.get('id', number)}", row)
    return found


def doubts_in(place: str, row: Data) -> list[Doubt]:
    marks = row.get("confidence")
    if not isinstance(marks, dict):
        inside = [(name, part) for name, part in row.items() if isinstance(part, dict) and "confidence" in part]
        return [doubt for name, part in inside for doubt in doubts_in(f"{place}.{name}", part)]
    found: list[Doubt] = []
    for field, value in row.items():
        mark = str(marks.get(field, marks.get("*", SURE)))
        if field not in UNMARKED and mark != SURE and not (field == "id" and field not in marks):
            found.append(Doubt(f"{place}.{field}", value, mark))
    # A mark may be about something that has no field of its own: the name of a card, its place in a row.
    for field, mark in marks.items():
        if field != "*" and field not in row and mark != SURE:
            found.append(Doubt(f"{place}.{field}", None, str(mark)))
    return found
