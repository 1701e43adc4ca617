"""What a scenario expects, compared with what is: every difference in one phrase."""

from collections.abc import Callable, Iterator

from signoria.kernel import flow
from signoria.kernel.event import Event
from signoria.kernel.notation import text_of
from signoria.kernel.position import FRAME, LEGAL, NOBODY, Position
from signoria.kernel.schema import write_frame
from signoria.kernel.title import KERNEL_REFUSALS, SEATS, Title
from signoria.scenario.driving import Drive, seat_of
from signoria.scenario.reading import BadScenario, Table

NOW = "now"
"""The key of what is true before forced moves are played."""
PENDING = ("step", "clause", "frame", "turn", "asked", "sealed", "answer")
"""What a view has only while something is decided, or answered in secret."""
BLANKS: tuple[object, ...] = (0, "none", [], {})
"""What a readable position leaves out."""
MISSING = None


def differences(expect: Table, drive: Drive) -> list[str]:
    """What is not as expected. Moves are judged where they are asked for, all else once nothing is forced any more."""
    settled = drive.fork()
    settled.settle()
    return compared(expect, drive, settled)


def compared(expect: Table, drive: Drive, settled: Drive) -> list[str]:
    found: list[str] = []
    for key, value in expect.items():
        if key == NOW:
            at_once = compared(table_of(NOW, value), drive, drive)
            found += [f"{NOW}: {fault}" for fault in at_once]
        elif key in OPEN:
            found += OPEN[key](value, drive.fork())
        elif key in SETTLED:
            found += SETTLED[key](value, settled)
        else:
            found += position({key: value}, settled)
    return found


# Moves.


def legal(value: object, drive: Drive) -> Iterator[str]:
    """The exact set of legal moves: a list, or a table with seat, prefix and moves."""
    wanted = value if isinstance(value, dict) else {"moves": value}
    check_keys("legal", wanted, "seat", "prefix", "moves")
    seat, moves = legal_moves(wanted, drive)
    drive.reach(drive.title.owner[move] for move in moves)
    seat = first_asked(drive) if seat == NOBODY else seat
    texts = [text_of(drive.title, move) for move in moves]
    prefix = str(wanted.get("prefix", ""))
    have = [text_of(drive.title, move) for move in flow.answers(drive.position, seat, redundant=True)]
    have = [text for text in have if text.startswith(prefix)]
    lacking = [text for text in texts if text not in have]
    spare = [text for text in have if text not in texts]
    if lacking:
        yield f"expected to be legal, but is not: {', '.join(lacking)}"
    if spare:
        yield f"not expected, but legal: {', '.join(spare)}"


def legal_moves(wanted: Table, drive: Drive) -> tuple[int, list[int]]:
    """The moves that are wanted, and whose: of a seat that is named on its own, or in front of every move."""
    seats = {seat_of(drive.position, wanted["seat"])} if "seat" in wanted else set()
    moves: list[int] = []
    for text in texts_of("legal", wanted.get("moves")):
        seat, row = drive.parse(text)
        if len(row) > 1:
            raise BadScenario(f"legal: {text!r} is a row of moves; write each of them alone")
        seats |= {seat} - {NOBODY}
        moves += row
    if len(seats) > 1:
        raise BadScenario("legal: all moves are those of one seat; ask for another one in a branch of its own")
    return (seats.pop() if seats else NOBODY), moves


def refused(value: object, drive: Drive) -> Iterator[str]:
    """Moves that the rules refuse: texts, or tables with move or moves and, if it matters, code and clause."""
    if not isinstance(value, list):
        raise BadScenario("refused is a list of moves")
    known = refusal_codes(drive)
    for entry in value:
        wanted = entry if isinstance(entry, dict) else {"move": entry}
        check_keys("refused", wanted, "move", "moves", "code", "clause")
        if wanted.get("code", known[0]) not in known:
            raise BadScenario(f"there is no refusal {wanted['code']!r}; known are: {', '.join(known)}")
        if ("move" in wanted) == ("moves" in wanted):
            raise BadScenario("refused: an entry names its move, or several as moves")
        for move in texts_of("moves", wanted["moves"]) if "moves" in wanted else [wanted["move"]]:
            yield from refused_move({**wanted, "move": move}, drive.fork())


def refusal_codes(drive: Drive) -> list[str]:
    return [*KERNEL_REFUSALS[1:], *[kind.name for kind in drive.title.refusals]]


def refused_move(wanted: Table, drive: Drive) -> Iterator[str]:
    text = str(wanted.get("move", ""))
    seat, moves = drive.parse(text)
    drive.reach([drive.title.owner[moves[0]]])
    seat = first_asked(drive) if seat == NOBODY else seat
    code = flow.refusal(drive.position, seat, moves[0])
    if code <= LEGAL:
        yield f"{text}: expected to be refused, found legal"
        return
    kind = drive.title.refusal_kind(drive.position, code, moves[0])
    if wanted.get("code", kind.name) != kind.name or wanted.get("clause", kind.clause) != kind.clause:
        named = " ".join(str(wanted[key]) for key in ("code", "clause") if key in wanted)
        yield f"{text}: expected to be refused as {named}, found {kind.name} {kind.clause}"


def choices(value: object, drive: Drive) -> Iterator[str]:
    """How many moves the seat that is asked may choose from."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadScenario(f"choices is a whole number, not {value!r}")
    have = len(flow.answers(drive.position, first_asked(drive), redundant=True)) if drive.position.agenda else 0
    if value != have:
        yield f"choices: expected {value}, found {have}"


def frame(value: object, drive: Drive) -> Iterator[str]:
    """The step that waits for an answer, with what it still has to give: points, pieces, uses."""
    p = drive.position
    found = write_frame(p.book, p.agenda[-FRAME:]) if p.agenda else {}
    wanted = table_of("frame", value)
    slots = {slot.name: None for step in p.book.steps for slot in step.slots if slot.name}
    check_keys("frame", wanted, "step", "seat", "width", *slots)
    steps = [step.name for step in p.book.steps]
    if wanted.get("step", steps[0]) not in steps:
        raise BadScenario(f"frame: there is no step {wanted['step']!r}; known are: {', '.join(steps)}")
    yield from unequal("frame", wanted, found)


def first_asked(drive: Drive) -> int:
    asked = flow.deciders(drive.position)
    return asked[0] if asked else NOBODY


# The settled position.


def position(value: object, drive: Drive) -> Iterator[str]:
    """Fields of the position, as JSON has them or in their short forms; what the text leaves out is nothing."""
    yield from unlike(table_of("position", value), drive.title, drive.position)


def unlike(wanted: Table, title: Title, p: Position, at_least: bool = False) -> Iterator[str]:
    """Where a position differs from fields or short forms of it; `at_least`: what has no order may have more."""
    full, short = title.write(p), title.brief(p)
    for key, value in wanted.items():
        brief = key in short and (key not in full or isinstance(short[key], tuple) or shorter(value, short, full, key))
        yield from unequal(key, value, short[key] if brief else full.get(key, MISSING), at_least)


def shorter(wanted: object, short: Table, full: Table, key: str) -> bool:
    """Whether something is written in the short form."""
    return alike(wanted, short[key]) and not alike(wanted, full[key])


def alike(wanted: object, found: object) -> bool:
    """Whether two values are of one shape, so that they can be compared."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(alike(value, found[key]) for key, value in wanted.items() if key in found)
    if isinstance(wanted, list) and isinstance(found, list | frozenset):
        return all(alike(one, other) for one, other in zip(wanted, found, strict=False))
    if isinstance(found, dict) and found and not isinstance(wanted, list | dict):
        return alike(wanted, next(iter(found.values())))
    return isinstance(wanted, str) == isinstance(found, str) and not isinstance(wanted, dict | list)


def view(value: object, drive: Drive) -> Iterator[str]:
    """What a seat (or "spectator") sees."""
    for name, wanted in table_of("view", value).items():
        seat = NOBODY if name == "spectator" else seat_of(drive.position, name)
        seen = drive.title.view(drive.position, seat)
        unknown = [key for key in table_of(f"view.{name}", wanted) if key not in seen and key not in PENDING]
        if unknown:
            yield f"view.{name}: there is no {', '.join(unknown)}; there are {', '.join(sorted(seen))}"
        else:
            yield from unequal(f"view.{name}", wanted, seen)


def scores(value: object, drive: Drive) -> Iterator[str]:
    yield from by_seat("scores", value, drive, drive.title.totals(drive.position))


def gained(value: object, drive: Drive) -> Iterator[str]:
    """Points since the scenario began, in all or by source; a seat that is not named has gained nothing."""
    now = drive.title.totals(drive.position)
    nothing: Table = dict.fromkeys(drive.position.book.axes["seat"], 0)
    wanted = {**nothing, **table_of("gained", value)}
    sums: Table = {}
    for name, entry in wanted.items():
        seat = seat_of(drive.position, name)
        if isinstance(entry, dict):
            yield from gained_from(name, entry, drive, seat)
        else:
            sums[name] = entry
    yield from by_seat("gained", sums, drive, [n - old for n, old in zip(now, drive.begun, strict=True)])


def gained_from(name: str, wanted: Table, drive: Drive, seat: int) -> Iterator[str]:
    """Points of one seat by source; a source that is not named has given nothing."""
    sources = drive.title.sources
    check_keys(f"gained.{name}", wanted, *sources)
    now, size = drive.title.tally(drive.position), len(sources)
    for number, source in enumerate(sources):
        found = now[seat * size + number] - drive.ledger[seat * size + number]
        if wanted.get(source, 0) != found:
            yield f"gained.{name}.{source}: expected {wanted.get(source, 0)}, found {found}"


def ranks(value: object, drive: Drive) -> Iterator[str]:
    yield from by_seat("ranks", value, drive, drive.title.ranks(drive.position))


def by_seat(what: str, value: object, drive: Drive, numbers: list[int]) -> Iterator[str]:
    for name, wanted in table_of(what, value).items():
        number = numbers[seat_of(drive.position, name)]
        if wanted != number:
            yield f"{what}.{name}: expected {wanted}, found {number}"


def deciders(value: object, drive: Drive) -> Iterator[str]:
    wanted = [seat_of(drive.position, name) for name in texts_of("deciders", value)]
    yield from told("deciders", names(drive, wanted), names(drive, sorted(flow.deciders(drive.position))))


def turn(value: object, drive: Drive) -> Iterator[str]:
    yield from told("turn", names(drive, [seat_of(drive.position, value)]), names(drive, flow.deciders(drive.position)))


def over(value: object, drive: Drive) -> Iterator[str]:
    yield from told("over", str(value).lower(), str(drive.position.over).lower())


def events(value: object, drive: Drive) -> Iterator[str]:
    """Everything that happened of the kinds named, in order; an entry may leave out its last words."""
    wanted = event_texts("events", value, drive)
    kinds = {entry[0] for entry in wanted}
    have = [told_event(drive, event) for event in drive.ear.events]
    have = [entry for entry in have if entry[0] in kinds]
    for i in range(max(len(wanted), len(have))):
        expected = wanted[i] if i < len(wanted) else ["nothing"]
        found = have[i] if i < len(have) else ["nothing"]
        if found[: len(expected)] != expected:
            yield f"event {i + 1}: expected {' '.join(expected)}, found {' '.join(found)}"
            return


def no_events(value: object, drive: Drive) -> Iterator[str]:
    """What has not happened: kinds of events, or events with their first words."""
    for entry in event_texts("no_events", value, drive):
        for event in drive.ear.events:
            words = told_event(drive, event)
            if words[: len(entry)] == entry:
                yield f"no_events: expected no {' '.join(entry)}, found {' '.join(words)}"
                break


def event_texts(what: str, value: object, drive: Drive) -> list[list[str]]:
    """Events as they are written, each a list of words whose first is a kind."""
    found = [text.split() for text in texts_of(what, value)]
    known = sorted(kind.name for kind in drive.title.events)
    for entry in found:
        if not entry or entry[0] not in known:
            raise BadScenario(f"there is no event {' '.join(entry[:1])!r}; known are: {', '.join(known)}")
    return found


def told_event(drive: Drive, event: Event) -> list[str]:
    kind = drive.title.events[event.kind]
    words = [kind.name]
    for (_, vocabulary), number in zip(kind.args, event.args, strict=True):
        tokens = SEATS if vocabulary == "seat" else drive.position.book.axes.get(vocabulary)
        words.append(str(number) if tokens is None else tokens[number])
    return words


Check = Callable[[object, Drive], Iterator[str]]
OPEN: dict[str, Check] = {"legal": legal, "refused": refused}
SETTLED: dict[str, Check] = {
    "position": position,
    "view": view,
    "scores": scores,
    "gained": gained,
    "ranks": ranks,
    "deciders": deciders,
    "turn": turn,
    "over": over,
    "events": events,
    "no_events": no_events,
    "choices": choices,
    "frame": frame,
}


# Comparing.


def unequal(path: str, wanted: object, found: object, at_least: bool = False) -> Iterator[str]:
    """Where two trees differ; only what is wanted counts."""
    if isinstance(wanted, dict) and (isinstance(found, dict) or found is MISSING):
        inside = found if isinstance(found, dict) else {}
        for key, value in wanted.items():
            yield from unequal(f"{path}.{key}" if path else str(key), value, inside.get(key, MISSING), at_least)
    elif isinstance(wanted, list) and isinstance(found, frozenset):
        if not has_all(wanted, found, at_least):
            yield f"{path}: expected {plain(wanted)}, found {plain(sorted(found))}"
    elif isinstance(wanted, list) and isinstance(found, tuple):
        top = list(found[len(found) - len(wanted) :] if wanted else found)
        if wanted != top:
            yield f"{path}: expected {plain(wanted)} on top, found {plain(top)}"
    elif isinstance(wanted, list) and isinstance(found, list):
        yield from unequal_rows(path, wanted, found, at_least)
    elif isinstance(found, dict) and found and not isinstance(wanted, list | dict):
        yield from unequal(path, wanted, next(iter(found.values())))
    elif wanted != found and not (wanted in BLANKS and found is MISSING):
        yield f"{path}: expected {plain(wanted)}, found {plain(found)}"


def has_all(wanted: list[object], found: frozenset[str], at_least: bool) -> bool:
    """Whether things without an order are those that are wanted, or among others."""
    return {str(item) for item in wanted} <= found and (at_least or len(wanted) == len(found))


def unequal_rows(path: str, wanted: list[object], found: list[object], at_least: bool) -> Iterator[str]:
    """Where two rows differ; if more may be there, what is wanted stands in its order with others between."""
    if len(wanted) == len(found):
        for number, (one, other) in enumerate(zip(wanted, found, strict=True), 1):
            yield from unequal(f"{path}.{number}" if isinstance(other, dict) else path, one, other)
        return
    rest = iter(found)
    if not at_least or not all(item in rest for item in wanted):
        yield f"{path}: expected {plain(wanted)}, found {plain(found)}"


def told(what: str, wanted: str, found: str) -> Iterator[str]:
    if wanted != found:
        yield f"{what}: expected {wanted}, found {found}"


def plain(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(plain(item) for item in value) or "nothing"
    return "nothing" if value is MISSING else str(value)


def names(drive: Drive, seats: list[int]) -> str:
    return ", ".join(drive.position.book.axes["seat"][seat] for seat in seats) or "nobody"


def texts_of(what: str, value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadScenario(f"{what} is a list of texts, not {value!r}")
    return value


def table_of(what: str, value: object) -> Table:
    if not isinstance(value, dict):
        raise BadScenario(f"{what} is a table, not {value!r}")
    return value


def check_keys(what: str, value: Table, *known: str) -> None:
    for key in value:
        if key not in known:
            raise BadScenario(f"{what}: unknown key {key!r}; known are: {', '.join(known)}")
