"""Steps: the sections of the rulebook as objects, and the operands and slots that they name.

A step is stateless; it says who decides, which moves it can offer (`domain`), why one of them is not
possible (`refusal`) and what a move does (`apply`); or it needs no choice and just runs (`run`).
"""

from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from signoria.kernel.position import LEGAL, NOBODY, NONE, OPEN, SEAT, UNASKED, Position, put


class Slot:
    """A number that a step keeps in its frame: its name, and the vocabulary of its values ("" for plain numbers)."""

    def __init__(self, name: str, kind: str = "") -> None:
        self.name = name
        self.kind = kind


def slots_of(names: list[str]) -> list[Slot]:
    """Slots as a step names them: `["card:card", "done"]`, the vocabulary behind a colon; "" stays 0."""
    found: list[Slot] = []
    for text in names:
        name, _, kind = text.partition(":")
        found.append(Slot(name, kind))
    return found


class Operand:
    """One part of a move's text; `kind` is the vocabulary of its tokens, "" for numbers.

    An `optional` operand may be left out: that is its last index, written as the token none.
    """

    def __init__(self, name: str, kind: str, tokens: list[str], optional: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.optional = optional
        self.tokens = [*tokens, "none"] if optional else tokens


P = TypeVar("P", bound=Position, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One section of the rulebook. Automatic steps override `run`; decisions override the rest.

    Its moves are one block of ints, `base` to `base + size - 1`: every combination of its operands, then one
    move for each of its own `words` (done, pass). `refusal` is total over the block; `domain` is any superset
    of the legal moves. Its number is that of the title's list of steps, which gives its name and clause;
    `slots` names what its frame holds, in order.
    """

    def __init__(
        self,
        number: int,
        operands: list[Operand] | None = None,
        words: list[str] | None = None,
        slots: list[str] | None = None,
    ) -> None:
        self.number = number
        self.name = ""
        self.clause = ""
        self.operands = operands if operands is not None else []
        self.words = words if words is not None else []
        self.slots = slots_of(slots if slots is not None else [])
        self.base = 0
        self.plain = 1 if self.operands else 0
        """How many moves the operands make; the moves of the words follow."""
        for operand in self.operands:
            self.plain *= len(operand.tokens)
        self.size = self.plain + len(self.words)
        self.sealed = False
        self.framed = False
        """Whether the seat of the frame decides, always: `decider` need not be asked then."""
        self.with_asides = False
        self.hints: list[str] = []
        """What the words of its moves may tell besides the operands; `prospect` gives it."""
        self.block: list[int] = []

    def decider(self, p: P) -> int:
        """Whose decision this is; NOBODY for an automatic step."""
        return NOBODY

    def run(self, p: P) -> None:
        raise NotImplementedError

    def domain(self, p: P, seat: int) -> list[int]:
        return self.block

    def refusal(self, p: P, seat: int, move: int) -> int:
        return LEGAL

    def sift(self, p: P, seat: int, legal: list[int], spare: list[int]) -> None:
        """Add the canonical moves to `legal` and the redundant ones to `spare`, each in the order of the domain.

        A step with many moves may judge them all at once, for speed; it must agree with `refusal`, which alone
        says why. `spare` only tells a forced move from a choice: as soon as there are two moves in all, further
        redundant ones may be left out. `check_answers` of the tests compares in every position it sees.
        """
        for move in self.domain(p, seat):
            r = self.refusal(p, seat, move)
            if r == 0:
                legal.append(move)
            elif r < 0:
                spare.append(move)

    def apply(self, p: P, seat: int, move: int) -> None:
        raise NotImplementedError

    def stop(self, p: P) -> bool:
        """Whether a table may hold before this step runs or its forced move is played: a stop."""
        return False

    def asides(self, p: P, seat: int) -> list[int]:
        """Numbers of the side steps that are open together with this one; needs `with_asides`."""
        return NONE

    # What its words tell, in numbers; a key that names a vocabulary is put into words.

    def situation(self, p: P, seat: int) -> dict[str, int]:
        """What the prompt of this decision tells."""
        return {}

    def why(self, p: P, seat: int, move: int, code: int) -> dict[str, int]:
        """What a refusal of one of its moves tells besides the operands, which every refusal may use."""
        return {}

    def prospect(self, p: P, move: int) -> dict[str, int]:
        """What the words of a move on offer tell besides its operands: the `hints`."""
        return {}

    def pointless(self, p: P, seat: int, move: int) -> bool:
        """Whether a legal move gives something away for nothing, so that a table asks a person once more."""
        return False


def word_of(step: Step, move: int) -> str:
    """The word of a move that has no operands, "" for one that has."""
    index = move - step.base - step.plain
    return step.words[index] if index >= 0 else ""


def operands_of(step: Step, move: int) -> list[int]:
    """The index of each operand of a move; [] for a bare word."""
    rest = move - step.base
    found: list[int] = []
    if rest >= step.plain:
        return found
    for operand in reversed(step.operands):
        n = len(operand.tokens)
        found.append(rest % n)
        rest //= n
    found.reverse()
    return found


def move_text(step: Step, move: int) -> str:
    """The notation of a move of this step; a trailing "none" is left out."""
    word = word_of(step, move)
    if word:
        return f"{step.name} {word}"
    parts = [step.name]
    for operand, index in zip(step.operands, operands_of(step, move), strict=True):
        parts.append(operand.tokens[index])
    if step.operands[-1].optional and parts[-1] == "none":
        parts.pop()
    return " ".join(parts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[P]):
    """A decision of the seat in its frame."""

    def __init__(
        self,
        number: int,
        operands: list[Operand] | None = None,
        words: list[str] | None = None,
        slots: list[str] | None = None,
    ) -> None:
        super().__init__(number, operands, words, slots)
        self.framed = True

    def decider(self, p: P) -> int:
        return p.agenda[-SEAT]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[P]):
    """A decision that several seats take at once and in secret: sealed answers.

    Answers are kept in `Position.sealed`, `width` slots a seat. When the last one is in, the step runs by
    itself: `reveal` gets the answers seat by seat and must pop the frame first.
    """

    def __init__(
        self,
        number: int,
        operands: list[Operand] | None = None,
        words: list[str] | None = None,
        slots: list[str] | None = None,
    ) -> None:
        super().__init__(number, operands, words, slots)
        self.sealed = True

    def decider(self, p: P) -> int:
        width = p.agenda[-1]
        sealed = p.sealed
        for i in range(len(sealed)):
            if sealed[i] == OPEN:
                return i // width
        return NOBODY

    def apply(self, p: P, seat: int, move: int) -> None:
        width = p.agenda[-1]
        for i in range(seat * width, seat * width + width):
            if p.sealed[i] == OPEN:
                p.sealed = put(p.sealed, i, move)
                return

    def run(self, p: P) -> None:
        answers = p.sealed
        p.sealed = NONE
        if max(answers, default=UNASKED) > OPEN:
            p.learn()
        self.reveal(p, answers)

    def stop(self, p: P) -> bool:
        """Before the reveal; a forced answer is none."""
        return self.decider(p) == NOBODY

    def reveal(self, p: P, answers: list[int]) -> None:
        raise NotImplementedError
