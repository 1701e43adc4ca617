"""Positions as readable plain data: the fields of a position declared once, read, written and checked.

A field is an int or a flat list of ints. `axes` names the dimensions of a list by vocabularies of the book
(seat, place …); a list without axes is written as a list. `value` names the vocabulary of the numbers
themselves, "" for plain numbers. So `men` with axes (seat, place) reads {"azure": {"granada": 2}}.
"""

import json
from hashlib import sha256
from typing import Final

from signoria.kernel.chance import MASK, Chance
from signoria.kernel.errors import BadPosition, UnknownName
from signoria.kernel.position import FRAME, Book, Position
from signoria.kernel.step import Step

NOTHING: Final = "none"
"""The token of -1 in a vocabulary."""


class Field:
    """One field: its name, the vocabularies of its axes and of its values, and the value left out in text."""

    def __init__(self, name: str, axes: list[str] | None = None, value: str = "", blank: int = 0) -> None:
        self.name = name
        self.axes = axes
        self.value = value
        self.blank = blank


KERNEL_FIELDS: Final = [
    Field("sealed", []),
    Field("learnt"),
]


def raw(p: Position, fields: list[Field]) -> dict[str, object]:
    """Every number of a position under its field's name: what digests are made of."""
    found: dict[str, object] = {"chance": p.chance.words(), "agenda": p.agenda, "ledger": p.ledger}
    for field in KERNEL_FIELDS:
        found[field.name] = getattr(p, field.name)
    for field in fields:
        found[field.name] = getattr(p, field.name)
    return found


def digest(p: Position, fields: list[Field]) -> str:
    """A short fingerprint of the whole truth; equal positions have equal digests on every machine."""
    text = json.dumps(raw(p, fields), separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def write_fields(p: Position, fields: list[Field]) -> dict[str, object]:
    data: dict[str, object] = {}
    for field in fields:
        data[field.name] = write_value(p.book, field, getattr(p, field.name))
    for field in KERNEL_FIELDS:
        data[field.name] = write_value(p.book, field, getattr(p, field.name))
    data["ledger"] = write_value(p.book, Field("ledger", ["seat", "source"]), p.ledger)
    data["chance"] = p.chance.words()
    data["agenda"] = [write_frame(p.book, p.agenda[i : i + FRAME]) for i in range(0, len(p.agenda), FRAME)]
    return data


def write_frame(book: Book, frame: list[int]) -> dict[str, object]:
    """A frame of the agenda: its step, its seat, and its slots as the step names them."""
    step = book.steps[frame[0]]
    found: dict[str, object] = {"step": step.name, "seat": slot_token(book, "seat", frame[1])}
    unnamed = frame[2 + len(step.slots) : FRAME - 1 if step.sealed else FRAME]
    for i, slot in enumerate(step.slots):
        if slot.name:
            found[slot.name] = slot_token(book, slot.kind, frame[2 + i])
        else:
            unnamed.append(frame[2 + i])
    if step.sealed:
        found["width"] = frame[FRAME - 1]
    assert not any(unnamed), f"step {step.name} keeps more than it names: {frame}"
    return found


def slot_token(book: Book, kind: str, number: int) -> object:
    """A number of a frame in its vocabulary; what stands for nothing in it stays a number."""
    tokens = book.axes.get(kind, [])
    if number == -1 and tokens:
        return NOTHING
    return tokens[number] if 0 <= number < len(tokens) else number


def write_value(book: Book, field: Field, value: object) -> object:
    if field.axes is None:
        assert isinstance(value, int)
        return name_number(book, field, value)
    assert isinstance(value, list)
    if not field.axes:
        return [name_number(book, field, n) for n in value]
    size = size_of(book, field.axes)
    assert len(value) == size, f"{field.name} has {len(value)} entries, not {size}"
    return write_axis(book, field, value, 0, 0, size)


def size_of(book: Book, axes: list[str]) -> int:
    size = 1
    for axis in axes:
        size *= len(book.axes[axis])
    return size


def size_faults(p: Position, fields: list[Field], plain: dict[str, int]) -> list[str]:
    """Lists of another size than their axes make them, or than a title says of its plain lists."""
    expected = {field.name: size_of(p.book, field.axes) for field in fields if field.axes}
    expected["ledger"] = p.seats * p.book.sources
    expected.update(plain)
    lengths = {name: len(getattr(p, name)) for name in expected}
    return [
        f"{name} has {lengths[name]} entries, not {size}" for name, size in expected.items() if lengths[name] != size
    ]


def write_axis(book: Book, field: Field, value: list[int], depth: int, start: int, length: int) -> dict[str, object]:
    assert field.axes is not None
    tokens = book.axes[field.axes[depth]]
    step = length // len(tokens)
    found: dict[str, object] = {}
    for i, token in enumerate(tokens):
        at = start + i * step
        if depth + 1 < len(field.axes):
            inner = write_axis(book, field, value, depth + 1, at, step)
            if inner:
                found[token] = inner
        elif value[at] != field.blank:
            found[token] = name_number(book, field, value[at])
    return found


def name_number(book: Book, field: Field, number: int) -> object:
    if not field.value:
        return number
    assert number >= -1, f"{field.name}: {number} has no name"
    return NOTHING if number < 0 else book.axes[field.value][number]


def read_fields(p: Position, fields: list[Field], data: dict[str, object], complete: bool) -> None:
    """Set the fields that `data` names. Complete: start from blanks, and miss nothing that matters."""
    known = {field.name: field for field in fields}
    for field in KERNEL_FIELDS:
        known[field.name] = field
    known["ledger"] = Field("ledger", ["seat", "source"])
    for name in data:
        if name not in known and name not in ("chance", "agenda"):
            raise UnknownName(f"unknown field {name!r}; the fields are: {', '.join(sorted(known))}")
    for name, field in known.items():
        if name in data:
            old = [] if complete else getattr(p, name)
            setattr(p, name, read_value(p.book, field, data[name], old))
        elif complete:
            raise BadPosition(f"field {name!r} is missing")
    for name in ("chance", "agenda"):
        if complete and name not in data:
            raise BadPosition(f"field {name!r} is missing")
    if "chance" in data:
        words = whole_numbers("chance", data["chance"])
        if len(words) != 4 or not all(0 <= word <= MASK for word in words):
            raise BadPosition("chance has four words of 32 bits")
        p.chance = Chance(words[0], words[1], words[2], words[3])
    if "agenda" in data:
        p.agenda = read_agenda(p.book, data["agenda"])


def check_frames(p: Position) -> None:
    """Whether the agenda and the sealed answers fit each other and the table."""
    slots = 0
    for i in range(0, len(p.agenda), FRAME):
        if p.book.steps[p.agenda[i]].sealed:
            if p.agenda[i + FRAME - 1] < 1:
                raise BadPosition("agenda: a sealed frame has room for at least one answer a seat")
            slots += p.seats * p.agenda[i + FRAME - 1]
    if len(p.sealed) != slots:
        raise BadPosition(f"sealed has {len(p.sealed)} entries, not {slots}")
    if p.agenda:
        step = p.book.steps[p.agenda[-FRAME]]
        if step.decider(p) >= p.seats:
            raise BadPosition(f"agenda: {step.name} must name a seat from 0 to {p.seats - 1}, not {step.decider(p)}")


def read_agenda(book: Book, value: object) -> list[int]:
    if not isinstance(value, list):
        raise BadPosition("agenda is a list of frames")
    agenda: list[int] = []
    for frame in value:
        if not isinstance(frame, dict) or not isinstance(frame.get("step"), str):
            raise BadPosition("a frame of the agenda names its step and its slots")
        number = number_of(book, "agenda", "step", frame["step"])
        agenda.append(number)
        agenda.extend(numbered_slots(frame) if "slots" in frame else named_slots(book, book.steps[number], frame))
    return agenda


def numbered_slots(frame: dict[str, object]) -> list[int]:
    """The slots of a frame in the first version of the format: the seat and six numbers."""
    slots = whole_numbers("slots", frame["slots"])
    if len(slots) != FRAME - 1:
        raise BadPosition(f"a frame has {FRAME - 1} slots, {frame['step']} has {len(slots)}")
    return slots


def named_slots(book: Book, step: Step, frame: dict[str, object]) -> list[int]:
    names = ["seat", *[slot.name for slot in step.slots], *(["width"] if step.sealed else [])]
    for name in frame:
        if name != "step" and (not name or name not in names):
            raise BadPosition(f"a frame of {step.name} has no {name!r}; it has: {', '.join(filter(None, names))}")
    found = [0] * (FRAME - 1)
    for i, name in enumerate(names):
        if not name:
            continue
        if name not in frame:
            raise BadPosition(f"a frame of {step.name} names its {name}")
        kind = "seat" if i == 0 else step.slots[i - 1].kind if i <= len(step.slots) else ""
        found[-1 if name == "width" and step.sealed else i] = slot_number(book, step.name, kind, frame[name])
    return found


def slot_number(book: Book, step: str, kind: str, value: object) -> int:
    """The inverse of `slot_token`."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if kind and value == NOTHING:
        return -1
    if kind in book.axes:
        return number_of(book, step, kind, value)
    raise BadPosition(f"{step}: a slot is a whole number, not {value!r}")


def whole_numbers(name: str, value: object) -> list[int]:
    if not isinstance(value, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
        raise BadPosition(f"{name} is a list of whole numbers")
    return value


def read_value(book: Book, field: Field, value: object, old: object) -> object:
    if field.axes is None:
        return read_number(book, field, value)
    if not field.axes:
        if not isinstance(value, list):
            raise BadPosition(f"{field.name} is a list")
        return [read_number(book, field, n) for n in value]
    size = size_of(book, field.axes)
    assert isinstance(old, list)
    fresh = old[:] if len(old) == size else [field.blank] * size
    read_axis(book, field, value, fresh, 0, 0, size)
    return fresh


def read_axis(book: Book, field: Field, value: object, into: list[int], depth: int, start: int, length: int) -> None:
    assert field.axes is not None
    axis = field.axes[depth]
    if not isinstance(value, dict):
        raise BadPosition(f"{field.name} is a table by {axis}, not {value!r}")
    step = length // len(book.axes[axis])
    for token, inner in value.items():
        at = start + number_of(book, field.name, axis, token) * step
        if depth + 1 < len(field.axes):
            read_axis(book, field, inner, into, depth + 1, at, step)
        else:
            into[at] = read_number(book, field, inner)


def read_number(book: Book, field: Field, value: object) -> int:
    if field.value:
        if value == NOTHING:
            return -1
        return number_of(book, field.name, field.value, value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise BadPosition(f"{field.name} is a whole number, not {value!r}")


def number_of(book: Book, name: str, axis: str, token: object) -> int:
    tokens = book.axes[axis]
    if isinstance(token, str) and token in tokens:
        return tokens.index(token)
    known = f"known are: {', '.join(tokens)}"
    if token is None:
        raise BadPosition(f"{name}: {axis} is missing; {known}")
    raise UnknownName(f"{name}: unknown {axis} {token!r}; {known}")


def moment_of(where: dict[str, object], moments: dict[str, str]) -> str:
    """The moment at which a scenario begins, the start if it names none.

    What it needs is written as words, what it may say besides in brackets: "seat card [then]". All else is refused, but
    for a seat, which may be named for nothing.
    """
    moment = where.get("moment", "start")
    if not isinstance(moment, str) or moment not in moments:
        raise BadPosition(f"unknown moment {moment!r}; known are: {', '.join(moments)}")
    needed, _, optional = moments[moment].rstrip("]").partition("[")
    known = [*needed.split(), *optional.split()]
    for key in where:
        if key not in ("moment", "seat") and key not in known:
            raise BadPosition(
                f"begin: the moment {moment} has no {key!r}; it has: {', '.join(known) or 'nothing else'}"
            )
    for key in needed.split():
        if key not in where:
            raise BadPosition(f"begin: the moment {moment} needs {key}")
    return moment


def whole_at(where: dict[str, object], key: str, default: int) -> int:
    """A number that a moment needs."""
    value = where.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPosition(f"begin: {key} must be a whole number, not {value!r}")
    return value


def table(name: str, value: object) -> dict[str, object]:
    """A table of a position written by hand."""
    if not isinstance(value, dict):
        raise BadPosition(f"{name} is a table, not {value!r}")
    return value


def listed(name: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadPosition(f"{name} is a list, not {value!r}")
    return value
