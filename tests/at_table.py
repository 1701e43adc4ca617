"""A table to try the rules of any title at: moves by notation, refusals by their names.

Each title has a `table.py` with a `Table` of its own, which adds the questions of its game and the ways to set it up:

    t.play("azure", "turn place", "place toledo")    # or t.play("turn place") for whoever is asked
    assert t.refused("azure", "place granada") == "not-adjacent"
"""

from typing import Generic, Self, TypeVar

from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.event import Ear, Event
from signoria.kernel.notation import move_of, text_of
from signoria.kernel.position import NOBODY, Position
from signoria.kernel.title import SEATS, Title

P = TypeVar("P", bound=Position)
Token = str | int


class Table(Generic[P]):
    """A position under test and the questions that one asks of it."""

    title: Title

    def __init__(self, p: P) -> None:
        self.p = p
        self.ear = Ear()
        p.ear = self.ear

    @classmethod
    def undealt(cls, players: int = 4, seed: str = "table", **options: object) -> Self:
        """A new game before anything has been run."""
        return cls(cls.title.deal(cls.title.book(players, options), seed.encode()))

    @classmethod
    def deal(cls, players: int = 4, seed: str = "table", **options: object) -> Self:
        """A new game, run to its first decision."""
        table = cls.undealt(players, seed, **options)
        flow.settle(table.p)
        return table

    # Playing.

    def meant(self, asked: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
        """Whose moves these are, and which: ("azure", "place toledo", …), or the moves of whoever is asked."""
        self.idle()
        if asked[0] in SEATS:
            return SEATS.index(asked[0]), asked[1:]
        found = flow.deciders(self.p)
        return found[0] if found else NOBODY, asked

    def idle(self) -> None:
        """Run the steps that need no decision."""
        while self.p.agenda and flow.top(self.p).decider(self.p) == NOBODY:
            flow.top(self.p).run(self.p)

    def play(self, *asked: str) -> Self:
        """Moves that must be possible, each up to the next decision; a seat may stand before them."""
        _, texts = self.meant(asked)
        for text in texts:
            seat, _ = self.meant(asked if asked[0] in SEATS else (text,))
            reason = self.code_name(seat, text)
            assert reason == "", f"{text} of seat {seat} is {reason}; possible are {self.options()}"
            flow.play(self.p, seat, move_of(self.title, text))
        return self

    def roll(self, luck: Chance, moves: int = 1) -> Self:
        """Random canonical moves of whoever is asked, until there have been so many or the game is over."""
        for _ in range(moves):
            legal = flow.settle(self.p)
            if not legal:
                break
            flow.apply(self.p, flow.deciders(self.p)[0], legal[luck.below(len(legal))])
        flow.settle(self.p)
        return self

    # Asking.

    def code(self, seat: int, text: str) -> int:
        return flow.refusal(self.p, seat, move_of(self.title, text))

    def code_name(self, seat: int, text: str) -> str:
        code = self.code(seat, text)
        return "" if code <= 0 else self.title.refusal_kind(self.p, code).name

    def refused(self, *asked: str) -> str:
        """The name of the reason why a move is not possible; "" if it is."""
        seat, texts = self.meant(asked)
        return self.code_name(seat, texts[0])

    def redundant(self, *asked: str) -> bool:
        seat, texts = self.meant(asked)
        return self.code(seat, texts[0]) < 0

    def clause(self, *asked: str) -> str:
        """The clause of a refusal."""
        seat, texts = self.meant(asked)
        move = move_of(self.title, texts[0])
        return self.title.refusal_kind(self.p, self.code(seat, texts[0]), move).clause

    def possible(self, seat: str = "", redundant: bool = True) -> list[str]:
        """The possible answers of a seat in the order of the step, with the redundant ones or without."""
        self.idle()
        if self.p.over:
            return []
        number = SEATS.index(seat) if seat else flow.deciders(self.p)[0]
        return [text_of(self.title, move) for move in flow.answers(self.p, number, redundant)]

    def options(self, seat: str = "") -> list[str]:
        """The same without the name of the step."""
        return [text.split(" ", 1)[1] for text in self.possible(seat)]

    # Looking.

    @property
    def waits(self) -> str:
        """The step that is open, "" at the end."""
        return "" if self.p.over else flow.top(self.p).name

    def axis(self, kind: str) -> str:
        """The vocabulary of an event's argument."""
        return kind

    def tokens(self, event: Event) -> list[Token]:
        """The arguments of an event, by name where they have one."""
        found: list[Token] = []
        for (_, kind), number in zip(self.title.events[event.kind].args, event.args, strict=True):
            tokens = self.p.book.axes.get(self.axis(kind), [])
            found.append(tokens[number] if 0 <= number < len(tokens) else number)
        return found

    def fact(self, event: Event) -> dict[str, Token]:
        """An event with its arguments by name."""
        kind = self.title.events[event.kind]
        names = [name for name, _ in kind.args]
        return {"event": kind.name, **dict(zip(names, self.tokens(event), strict=True))}

    def told(self, *kinds: str) -> list[tuple[str, list[Token]]]:
        """The events of these kinds so far, each with its arguments."""
        names = [(self.title.events[event.kind].name, event) for event in self.ear.events]
        return [(name, self.tokens(event)) for name, event in names if name in kinds]

    def view(self, seat: str = "") -> dict[str, object]:
        """What a seat sees; "" is a spectator."""
        found: dict[str, object] = self.title.view(self.p, SEATS.index(seat) if seat else -1)
        return found
