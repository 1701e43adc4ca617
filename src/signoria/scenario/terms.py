"""The words that scenarios of a title are written in: moments, fields, steps, refusals and events."""

import json
from textwrap import wrap

from signoria.kernel.notation import usage
from signoria.kernel.position import Book
from signoria.kernel.title import KERNEL_REFUSALS, SEATS, Option, Title
from signoria.scenario.facts import NOW, OPEN, SETTLED
from signoria.words.words import spoken

Lines = list[tuple[str, str]]
WIDTH = 118
"""Columns of a line."""
NO_BREAK = "\u00a0"


def terms(title: Title) -> list[tuple[str, Lines]]:
    """Every vocabulary under its heading: a term, and what goes with it."""
    book = title.book(4 if 4 in title.players else title.players[-1])
    fresh = title.deal(book, b"terms")
    seats: Lines = [("", ", ".join(SEATS[: max(title.players)]))]
    fields: Lines = [(field.name, shape_of(field.axes, field.value)) for field in title.fields]
    return [
        ("seats", seats),
        ("options", [(option.name, kind_of(option)) for option in title.options]),
        ("moments (begin = {moment = …}), and what they need [or may have]", list(title.moments().items())),
        ("fields of a position", [*fields, ("ledger", "by seat and source")]),
        ("short forms, in position and expect", [(name, "") for name in title.brief(fresh)]),
        ("steps (frame.step) and what they keep", steps_of(title)),
        ("what expect may ask besides", [(name, "") for name in [*OPEN, *SETTLED, NOW]]),
        ("refusals (code, clause)", refusals_of(title)),
        ("events", [(kind.name, arguments(kind.args, kind.clause)) for kind in title.events]),
        ("sources of points", [(source, "") for source in title.sources]),
        ("moves", [(step.name, usage(step).replace(f"{step.name} ", "")) for step in title.steps if step.size]),
        ("names, and what they stand for", names_of(title, book)),
    ]


def kind_of(option: Option) -> str:
    """What an option may be, and what it is unless a scenario says otherwise, as TOML has it."""
    return f"{' '.join([option.kind, *option.choices])}, {json.dumps(option.default)} unless said"


def names_of(title: Title, book: Book) -> Lines:
    """The vocabularies from which fields, moves and events are written; those that are listed above are left out."""
    words = spoken(title, "en", ())
    found: Lines = []
    for kind, tokens in book.axes.items():
        if kind not in ("seat", "source", "step"):
            named = [with_name(token, words.name(book, kind, number)) for number, token in enumerate(tokens)]
            found.append((kind, ", ".join(named)))
    return found


def with_name(token: str, name: str) -> str:
    """A token with its name, where there is one that says more."""
    same = name.startswith("[") or name.casefold().replace(" ", "-").replace("’", "") == token
    return token if same else f"{token} ({name})".replace(" ", NO_BREAK)


def shape_of(axes: list[str] | None, value: str) -> str:
    """What a field looks like: by which names, and what stands there."""
    what = value or "number"
    if axes is None:
        return what
    return f"{what} by {', '.join(axes)}" if axes else f"list of {what}s"


def steps_of(title: Title) -> Lines:
    return [
        (step.name, " ".join([step.clause, *[slot.name for slot in step.slots if slot.name]])) for step in title.steps
    ]


def refusals_of(title: Title) -> Lines:
    """The codes of the kernel, which carry the clause of the open step, and those of the title."""
    kernel: Lines = [(name, "") for name in KERNEL_REFUSALS[1:]]
    return kernel + [(kind.name, kind.clause) for kind in title.refusals]


def arguments(args: list[tuple[str, str]], clause: str) -> str:
    """The words that follow the name of an event, in their order."""
    return " ".join(
        [clause, *[f"<{name}>" if not kind or kind == name else f"<{name}: {kind}>" for name, kind in args]]
    )


def terms_text(title: Title) -> str:
    """All of it for a person, heading by heading."""
    lines: list[str] = []
    for heading, entries in terms(title):
        wide = max([0, *[len(term) for term, _ in entries]])
        if any(more for _, more in entries):
            body = [line for term, more in entries for line in folded(term, more, wide)]
        else:
            body = [f"  {', '.join(term for term, _ in entries) or 'none'}"]
        lines += [heading, *body, ""]
    return "\n".join(lines)


def folded(term: str, more: str, wide: int) -> list[str]:
    """A term and what goes with it, on as many lines as that takes."""
    first = f"  {term:<{wide}}  " if term else "  "
    text = (first + more).rstrip()
    lines = wrap(text, WIDTH, subsequent_indent=" " * len(first), break_long_words=False, break_on_hyphens=False)
    return [line.replace(NO_BREAK, " ") for line in lines]
