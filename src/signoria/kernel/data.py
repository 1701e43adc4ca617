"""Reading a title's data: each getter checks what it gets and names what is wrong."""

from signoria.kernel.errors import BadData

Table = dict[str, object]


def rows(data: Table, key: str) -> list[Table]:
    """A list of tables, as TOML's [[key]] makes it; [] if there is none."""
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise BadData(f"{key} must be a list of tables")
    return value


def table(data: Table, key: str) -> Table:
    value = data.get(key)
    if not isinstance(value, dict):
        raise BadData(f"{key} must be a table")
    return value


def maybe(data: Table, key: str) -> Table:
    """A table that may be left out when it is empty."""
    return table(data, key) if key in data else {}


def text(row: Table, key: str) -> str:
    value = row.get(key)
    if not isinstance(value, str):
        raise BadData(f"{label(row)}: {key} must be a text, not {value!r}")
    return value


def texts(row: Table, key: str) -> list[str]:
    value = row.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadData(f"{label(row)}: {key} must be a list of texts, not {value!r}")
    return value


def whole(row: Table, key: str) -> int:
    value = row.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadData(f"{label(row)}: {key} must be a whole number, not {value!r}")
    return value


def wholes(row: Table, key: str) -> list[int]:
    value = row.get(key)
    if not isinstance(value, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
        raise BadData(f"{label(row)}: {key} must be a list of whole numbers, not {value!r}")
    return value


def truth(row: Table, key: str, default: bool = False) -> bool:
    value = row.get(key, default)
    if not isinstance(value, bool):
        raise BadData(f"{label(row)}: {key} must be true or false, not {value!r}")
    return value


def index(names: list[str], name: str, what: str) -> int:
    """The number of a name in a vocabulary."""
    if name not in names:
        raise BadData(f"unknown {what} {name!r}; known are: {', '.join(names)}")
    return names.index(name)


def label(row: Table) -> str:
    """How a row is called in an error message."""
    for key in ("id", "op", "value"):
        if key in row:
            return f"{key} {row[key]!r}"
    return "an entry"
