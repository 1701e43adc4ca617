"""How a game flows: from decision to decision, and nothing offered that the rules refuse."""

from mypy_extensions import mypyc_attr

from signoria.kernel.chance import Chance
from signoria.kernel.position import (
    FRAME,
    LEGAL,
    NOBODY,
    NONE,
    NOT_NOW,
    NOT_YOU,
    OPEN,
    OVER,
    SEAT,
    UNASKED,
    UNKNOWN,
    Position,
    put,
)
from signoria.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class DeadEnd(Exception):
    """A decision without any legal answer: always a fault of a title, never of a player."""


def top(p: Position) -> Step:
    """The step that the position waits on."""
    return p.book.steps[p.agenda[-FRAME]]


def deciders(p: Position) -> list[int]:
    """The seats that may answer now: one, or all that still owe a sealed answer."""
    if not p.agenda:
        return []
    step = top(p)
    if not step.sealed:
        seat = step.decider(p)
        return [] if seat == NOBODY else [seat]
    width = p.agenda[-1]
    return [s for s in range(p.seats) if owes(p, s, width)]


def decider(p: Position) -> int:
    """Whose decision a settled position waits for: of several that answer in secret the first."""
    step = p.book.steps[p.agenda[-FRAME]]
    return p.agenda[-SEAT] if step.framed else step.decider(p)


def owes(p: Position, seat: int, width: int) -> bool:
    for i in range(seat * width, seat * width + width):
        if p.sealed[i] == OPEN:
            return True
    return False


def has_sealed(p: Position, seat: int) -> bool:
    """Whether this seat has given its whole sealed answer and may still change it."""
    if not p.agenda or not top(p).sealed or seat < 0 or seat >= p.seats:
        return False
    width = p.agenda[-1]
    return p.sealed[seat * width] != UNASKED and not owes(p, seat, width)


def unseal(p: Position, seat: int) -> None:
    """Take back the sealed answer of one seat; possible until the last seat has sealed."""
    width = p.agenda[-1]
    for i in range(seat * width, seat * width + width):
        if p.sealed[i] != UNASKED:
            p.sealed = put(p.sealed, i, OPEN)


def answers(p: Position, seat: int, redundant: bool = False) -> list[int]:
    """The legal moves of a seat at the open decision, in the step's order; the redundant ones on request."""
    if has_sealed(p, seat):
        p = p.copy()
        unseal(p, seat)
    if seat not in deciders(p):
        return []
    step = top(p)
    found: list[int] = []
    add_answers(p, seat, step, redundant, found)
    if step.with_asides:
        for number in step.asides(p, seat):
            add_answers(p, seat, p.book.steps[number], redundant, found)
    return found


def add_answers(p: Position, seat: int, step: Step, redundant: bool, found: list[int]) -> None:
    if not redundant:
        step.sift(p, seat, found, [])
        return
    for move in step.domain(p, seat):
        if step.refusal(p, seat, move) <= LEGAL:
            found.append(move)


def moves(p: Position, seat: int) -> list[int]:
    """The canonical legal moves of a seat: what search, perft and random play choose from.

    A person may go where only redundant answers are left; then they are all there is to choose from.
    """
    found = answers(p, seat)
    return found if found else answers(p, seat, True)


def refusal(p: Position, seat: int, move: int) -> int:
    """Why a seat cannot make a move now: above 0 a code, 0 legal, below 0 legal but redundant. Total."""
    if not p.agenda:
        return OVER
    if move < 0 or move >= len(p.book.owner):
        return UNKNOWN
    if has_sealed(p, seat):
        p = p.copy()
        unseal(p, seat)
    if seat not in deciders(p):
        return NOT_YOU
    step = top(p)
    number = p.book.owner[move]
    if number == step.number:
        return step.refusal(p, seat, move)
    if step.with_asides:
        for aside in step.asides(p, seat):
            if aside == number:
                return p.book.steps[number].refusal(p, seat, move)
    return NOT_NOW


def apply(p: Position, seat: int, move: int) -> None:
    """Do a legal move, without running on to the next decision."""
    if has_sealed(p, seat):
        unseal(p, seat)
    p.book.steps[p.book.owner[move]].apply(p, seat, move)


def settle(p: Position, hold: bool = False) -> list[int]:
    """Run automatic steps and forced moves until somebody really decides; the canonical moves, [] at the end.

    With `hold` it also pauses before a step that carries a stop: the list is then empty, or the one
    forced move, and settling again without `hold` goes on.
    """
    steps = p.book.steps
    legal: list[int] = []
    spare: list[int] = []
    while p.agenda:
        agenda = p.agenda
        step = steps[agenda[-FRAME]]
        seat = agenda[-SEAT] if step.framed else step.decider(p)
        if seat == NOBODY:
            if hold and step.stop(p):
                return NONE
            step.run(p)
            continue
        step.sift(p, seat, legal, spare)
        if step.with_asides:
            for number in step.asides(p, seat):
                steps[number].sift(p, seat, legal, spare)
        count = len(legal) + len(spare)
        if count > 1:
            if step.sealed and seal_forced(p, step, seat):
                legal = []
                spare = []
                continue
            # Off the canonical path, where a person may have gone, only redundant answers can be left.
            return legal if legal else answers(p, seat, True)
        if count == 0:
            raise DeadEnd(f"{step.name} of seat {seat} offers nothing")
        if hold and step.stop(p):
            return legal
        forced = legal.pop() if legal else spare.pop()
        if step.with_asides:
            step = steps[p.book.owner[forced]]
        step.apply(p, seat, forced)
    return NONE


def pass_stop(p: Position) -> bool:
    """Do the one thing before which a position is held by a stop; False where it is not held, but decided or over."""
    if not p.agenda:
        return False
    step = top(p)
    seat = step.decider(p)
    if seat == NOBODY:
        step.run(p)
        return True
    only = answers(p, seat, True)
    if len(only) > 1:
        return False
    apply(p, seat, only[0])
    return True


def seal_forced(p: Position, step: Step, first: int) -> bool:
    """Seal the answers of later seats that have no choice, so that nobody is asked for nothing."""
    width = p.agenda[-1]
    done = False
    for seat in range(first + 1, p.seats):
        while owes(p, seat, width):
            legal: list[int] = []
            spare: list[int] = []
            step.sift(p, seat, legal, spare)
            if len(legal) + len(spare) != 1:
                break
            step.apply(p, seat, legal[0] if legal else spare[0])
            done = True
    return done


def play(p: Position, seat: int, move: int) -> list[int]:
    """Check a move, do it, and run on to the next decision; its canonical moves, [] at the end."""
    code = refusal(p, seat, move)
    if code > LEGAL:
        raise Refused(seat, move, code)
    apply(p, seat, move)
    return settle(p)


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Exception):
    """A move that the rules refuse, as the kernel sees it: a code without words."""

    def __init__(self, seat: int, move: int, code: int) -> None:
        super().__init__(f"seat {seat}, move {move}: refused with code {code}")
        self.seat = seat
        self.move = move
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.seat, self.move, self.code)


def playout(p: Position, chance: Chance, limit: int = -1) -> int:
    """Play random canonical moves to the end (or for `limit` decisions); how many decisions that took.

    After a limit the position is not settled yet.
    """
    steps = p.book.steps
    owner = p.book.owner
    n = 0
    while n != limit:
        legal = settle(p)
        if not legal:
            break
        step = steps[p.agenda[-FRAME]]
        seat = p.agenda[-SEAT] if step.framed else step.decider(p)
        move = legal[chance.below(len(legal))]
        if step.with_asides:
            step = steps[owner[move]]
        step.apply(p, seat, move)
        n += 1
    return n


def perft(p: Position, depth: int) -> int:
    """How many canonical lines of `depth` decisions lead on from here; sealed seats answer in seat order.

    The position itself is settled by it, and no further.
    """
    legal = settle(p)
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    seat = top(p).decider(p)
    total = 0
    for move in legal:
        q = p.copy()
        apply(q, seat, move)
        total += perft(q, depth - 1)
    return total
