"""Running a scenario: set up the position, play the moves, compare."""

from signoria.game import checks
from signoria.games import find
from signoria.kernel.errors import BadPosition, SignoriaError, UnknownName
from signoria.kernel.flow import DeadEnd
from signoria.kernel.position import Position
from signoria.kernel.title import Title
from signoria.scenario.driving import Drive, Unplayable
from signoria.scenario.facts import NOW, OPEN, SETTLED, differences, unlike
from signoria.scenario.reading import BadScenario, Branch, Scenario, Table

ANY_MOVES = "..."
"""The entry of a move list that plays whatever is offered, until the next move is possible or the game is over."""


def run(scenario: Scenario) -> list[str]:
    """What is not as the scenario expects; a file that cannot be run raises a SignoriaError."""
    try:
        return run_moves(scenario)
    except DeadEnd as error:
        raise BadScenario(f"this position leads nowhere, something is missing in it: {error}") from error


def run_moves(scenario: Scenario) -> list[str]:
    title = find(scenario.title)
    drive = Drive(title, begin(title, scenario))
    whole = Branch("", scenario.moves, scenario.expect, scenario.branches)
    check(title, drive, whole)
    return play_branch(whole, drive)


def check(title: Title, drive: Drive, branch: Branch) -> None:
    """Whether all that is played and expected can be read at all."""
    for entry in [*branch.moves, branch.expect]:
        if isinstance(entry, dict):
            check_fields(title, drive.position, entry)
        elif entry.strip() != ANY_MOVES:
            drive.parse(entry)
    for inner in branch.branches:
        try:
            check(title, drive, inner)
        except SignoriaError as error:
            raise BadScenario(f"branch {inner.name}: {error}") from error


def play_branch(branch: Branch, drive: Drive) -> list[str]:
    """Play the moves, compare, and try every branch from there."""
    found: list[str] = []
    for number, move in enumerate(branch.moves):
        if isinstance(move, dict):
            found += [f"before move {number + 1}: {fault}" for fault in differences(move, drive)]
            continue
        try:
            if move.strip() == ANY_MOVES:
                drive.play_until(named_next(branch.moves, number))
            else:
                drive.play(move)
        except Unplayable as refused:
            return [*found, f"expected to be played, found that {refused}"]
    found += differences(branch.expect, drive)
    for inner in branch.branches:
        found += [f"branch {inner.name}: {fault}" for fault in play_branch(inner, drive.fork())]
    return found


def begin(title: Title, scenario: Scenario) -> Position:
    """The position of a scenario: a deal, changed as it says, at its moment; one that cannot be is refused."""
    book = checks.book_of(title, scenario.players, scenario.options)
    p: Position = title.deal(book, scenario.seed.encode())
    title.change(p, title.complete(p, scenario.position))
    title.begin(p, scenario.begin)
    title.check(p)
    for fault in unlike(scenario.position, title, p, at_least=True):
        raise BadScenario(f"position.{fault}: something else that the scenario says has changed it; leave one out")
    return p


def check_fields(title: Title, p: Position, expect: Table) -> None:
    """What is expected of the position must at least be writable: a misspelt region is a wrong file, no failure."""
    short = title.brief(p)
    known = {"ledger", *[field.name for field in title.fields]}
    fields = {key: value for key, value in expect.items() if key not in (*OPEN, *SETTLED, NOW)}
    whole, now = expect.get("position", {}), expect.get(NOW, {})
    if isinstance(whole, dict):
        fields.update(whole)
    if isinstance(now, dict) and now:
        check_fields(title, p, now)
    for name in fields:
        if name not in known and name not in short:
            raise BadPosition(
                f"expect: unknown {name!r}; there are {', '.join([*OPEN, *SETTLED, NOW])}, and the fields of a "
                f"position: {', '.join(sorted({*known, *short}))}"
            )
    title.change(p.copy(), {key: value for key, value in fields.items() if key not in short})
    for key in [key for key in fields if key in short]:
        check_short(title, p, key, fields[key])


def check_short(title: Title, p: Position, key: str, value: object) -> None:
    """Whether a short form, or the field of the same name, names things that there are."""
    try:
        title.change(p.copy(), title.complete(p.copy(), {key: value}))
    except UnknownName:
        raise
    except BadPosition:
        return  # it may be true later, though no scenario could begin so


def named_next(moves: list[str | Table], number: int) -> str | None:
    if number + 1 == len(moves):
        return None
    after = moves[number + 1]
    if isinstance(after, dict):
        raise BadScenario(f"{ANY_MOVES!r} plays on until the next move is possible, so a move must follow it")
    return after
