"""A beam over the own turn: the rows of moves that lead to the best positions when the turn is over."""

from typing import Final

from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.position import Position
from signoria.kernel.title import Title

LONGEST: Final = 40
"""A turn with more decisions than these is cut off."""


class Line:
    """A row of moves of one seat, the position that it leads to, and how that looks."""

    def __init__(self, p: Position, moves: list[int], legal: list[int], worth: float) -> None:
        self.p = p
        self.moves = moves
        self.legal = legal
        self.worth = worth


def goes_on(title: Title, p: Position, seat: int, turn: int) -> bool:
    """Whether a settled position still waits for this turn of a seat."""
    return flow.decider(p) == seat and title.turn_of(p, seat) == turn


def answer_for_others(p: Position, seat: int, chance: Chance) -> None:
    """Draw the sealed answers of the others by lot."""
    while p.sealed:
        asked = [other for other in flow.deciders(p) if other != seat]
        if not asked:
            return
        legal = flow.moves(p, asked[0])
        flow.apply(p, asked[0], legal[chance.below(len(legal))])


def worth_of(line: Line) -> float:
    return -line.worth


def beam(title: Title, world: Position, seat: int, width: int) -> list[Line]:
    """Whole turns of a seat from an imagined position, the best ones first; the position itself is not changed."""
    start = world.copy()
    legal = flow.moves(start, seat)
    turn = title.turn_of(start, seat)
    open_lines = [Line(start, [], legal, 0.0)]
    done: list[Line] = []
    for _ in range(LONGEST):
        grown: list[Line] = []
        for line in open_lines:
            for move in line.legal:
                p = line.p.copy()
                flow.apply(p, seat, move)
                legal = flow.settle(p)
                longer = Line(p, line.moves + [move], legal, title.evaluate(p, seat))
                if legal and goes_on(title, p, seat, turn):
                    grown.append(longer)
                else:
                    done.append(longer)
        if not grown:
            break
        grown.sort(key=worth_of)
        open_lines = grown[:width]
    else:
        done.extend(open_lines)
    done.sort(key=worth_of)
    return done
