"""Running a scenario: set up the position, play the moves, compare."""

from signoria.games import find
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import DeadEnd
from signoria.kernel.position import Position
from signoria.kernel.title import Title
from signoria.scenario.driving import Drive, Unplayable
from signoria.scenario.facts import OPEN, SETTLED, differences
from signoria.scenario.reading import BadScenario, Scenario, Table

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
    for entry in [*scenario.moves, scenario.expect]:
        if isinstance(entry, dict):
            check_fields(title, drive.position, entry)
        elif entry.strip() != ANY_MOVES:
            drive.parse(entry)
    found: list[str] = []
    for number, move in enumerate(scenario.moves):
        if isinstance(move, dict):
            found += [f"before move {number + 1}: {fault}" for fault in differences(move, drive)]
            continue
        try:
            if move.strip() == ANY_MOVES:
                drive.play_until(named_next(scenario.moves, number))
            else:
                drive.play(move)
        except Unplayable as refused:
            return [*found, f"expected to be played, found that {refused}"]
    return found + differences(scenario.expect, drive)


def begin(title: Title, scenario: Scenario) -> Position:
    """The position of a scenario: a deal, changed as it says, at its moment; one that cannot be is refused."""
    book = title.book(scenario.players, scenario.options)
    p: Position = title.deal(book, scenario.seed.encode())
    title.change(p, title.complete(p, scenario.position))
    title.begin(p, scenario.begin)
    title.check(p)
    return p


def check_fields(title: Title, p: Position, expect: Table) -> None:
    """What is expected of the position must at least be writable: a misspelt region is a wrong file, no failure."""
    known = {"ledger", *[field.name for field in title.fields]}
    fields = {key: value for key, value in expect.items() if key not in OPEN and key not in SETTLED}
    whole = expect.get("position", {})
    if isinstance(whole, dict):
        fields.update(whole)
    for name in fields:
        if name not in known:
            raise BadPosition(
                f"expect: unknown {name!r}; there are {', '.join([*OPEN, *SETTLED])}, and the fields of a position: "
                f"{', '.join(sorted(known))}"
            )
    title.change(p.copy(), fields)


def named_next(moves: list[str | Table], number: int) -> str | None:
    if number + 1 == len(moves):
        return None
    after = moves[number + 1]
    if isinstance(after, dict):
        raise BadScenario(f"{ANY_MOVES!r} plays on until the next move is possible, so a move must follow it")
    return after
