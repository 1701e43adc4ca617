"""Playing the moves of a scenario: automatic steps run by themselves, forced moves only when they stand in the way.

A scenario may name a forced move or leave it out. So a forced move is played for the author as soon as the move
named next is another one, and no sooner.
"""

from collections.abc import Iterable

from signoria.kernel import flow
from signoria.kernel.event import Ear
from signoria.kernel.kinds import RefusalKind
from signoria.kernel.notation import move_of
from signoria.kernel.position import LEGAL, NOBODY, Position
from signoria.kernel.title import Title
from signoria.scenario.reading import BadScenario


class Unplayable(Exception):
    """A move of the scenario that the rules refuse; of a row it is said which."""

    def __init__(self, text: str, number: int, kind: RefusalKind) -> None:
        seat, colon, row = text.partition(":") if ":" in text else ("", "", text)
        moves = [move.strip() for move in row.split(";")]
        move = f"{seat}{colon} {moves[number - 1]}".strip()
        where = f" (move {number} of {len(moves)} in {text!r})" if len(moves) > 1 else ""
        super().__init__(f"{move}{where} is refused: {kind.name} ({kind.clause})")


class Drive:
    """One position on its way through a scenario."""

    def __init__(self, title: Title, position: Position) -> None:
        self.title = title
        self.position = position
        self.ear = Ear()
        position.ear = self.ear
        self.begun = title.totals(position)
        self.ledger = list(title.tally(position))

    def fork(self) -> "Drive":
        """A twin to look ahead with; what it has heard so far comes along."""
        twin = Drive(self.title, self.position.copy())
        twin.ear.events.extend(self.ear.events)
        twin.begun = self.begun
        twin.ledger = self.ledger
        return twin

    def idle(self) -> None:
        """Run the steps that need no decision."""
        p = self.position
        while p.agenda and flow.top(p).decider(p) == NOBODY:
            flow.top(p).run(p)

    def forced(self) -> int:
        """The only answer of the seat asked first; -1 if it has a choice."""
        asked = flow.deciders(self.position)
        found = flow.answers(self.position, asked[0], redundant=True) if asked else []
        return found[0] if len(found) == 1 else -1

    def step_on(self) -> bool:
        """Play one forced move; False if somebody really decides, or the game is over."""
        self.idle()
        move = self.forced()
        if move < 0:
            return False
        flow.apply(self.position, flow.deciders(self.position)[0], move)
        self.idle()
        return True

    def settle(self) -> None:
        """Everything that happens without a choice."""
        flow.settle(self.position)

    def reach(self, steps: Iterable[int]) -> None:
        """Play forced moves until one of these steps is open, or somebody really decides."""
        wanted = set(steps)
        self.idle()
        while self.position.agenda and not wanted & set(self.open_steps()):
            if not self.step_on():
                return

    def open_steps(self) -> list[int]:
        """The step that waits for an answer, and those beside it."""
        p = self.position
        step = flow.top(p)
        beside = step.asides(p, step.decider(p)) if step.with_asides else []
        return [step.number, *beside]

    def play(self, text: str) -> None:
        """Play a move, or a row of them: "azure: place granada; place done"."""
        seat, moves = self.parse(text)
        for number, move in enumerate(moves, 1):
            self.play_one(text, number, seat, move)

    def play_one(self, text: str, number: int, seat: int, move: int) -> None:
        self.idle()
        while True:
            who = self.decider(text) if seat == NOBODY else seat
            code = flow.refusal(self.position, who, move)
            if code <= LEGAL:
                flow.apply(self.position, who, move)
                self.idle()
                return
            refused = self.title.refusal_kind(self.position, code, move)
            if not self.step_on():
                raise Unplayable(text, number, refused)

    def play_until(self, text: str | None) -> None:
        """Play the first move offered, again and again, until a move named is possible; None is the end."""
        self.idle()
        while self.position.agenda:
            if text is not None:
                seat, moves = self.parse(text)
                who = flow.deciders(self.position)[0] if seat == NOBODY else seat
                if flow.refusal(self.position, who, moves[0]) <= LEGAL:
                    return
            asked = flow.deciders(self.position)[0]
            offered = flow.moves(self.position, asked)
            if not offered:
                raise flow.DeadEnd(f"{flow.top(self.position).name} offers nothing")
            flow.apply(self.position, asked, offered[0])
            self.idle()

    def parse(self, text: str) -> tuple[int, list[int]]:
        """The seat (NOBODY: whoever is asked) and the moves of a text."""
        name, colon, rest = text.partition(":")
        seat = seat_of(self.position, name.strip()) if colon else NOBODY
        return seat, [move_of(self.title, part.strip()) for part in (rest if colon else text).split(";")]

    def decider(self, text: str) -> int:
        asked = flow.deciders(self.position)
        if len(asked) > 1:
            raise BadScenario(f"{text!r}: several seats are asked here, write whose move it is")
        return asked[0] if asked else NOBODY


def seat_of(p: Position, name: object) -> int:
    seats = p.book.axes["seat"]
    if name not in seats:
        raise BadScenario(f"there is no seat {name!r}; the seats are: {', '.join(seats)}")
    return seats.index(str(name))
