"""Quiet points: decisions of the own turn beside which auxiliary actions are open (T-9)."""

from typing import Final

from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import (
    BUY,
    BY_DIE,
    CONTRIBUTE,
    CREST,
    DIE,
    DO_JOKER,
    DO_KING,
    FULFIL,
    HELP,
    SECTOR,
    WALK,
)
from signoria.kernel.position import Choice, Operand, Position

ASIDES: Final = [BUY, FULFIL, CREST, CONTRIBUTE, HELP]


class Quiet(Choice):
    """A decision beside which all auxiliary actions are open; each says itself why it is not possible."""

    def __init__(self, name: str, clause: str, operands: list[Operand] | None, words: list[str]) -> None:
        super().__init__(name, clause, operands, words)
        self.with_asides = True

    def asides(self, p: Position, seat: int) -> list[int]:
        return ASIDES


def at_die_action(p: Europe) -> bool:
    """Whether the die action of this turn is the innermost thing open."""
    return DO_JOKER <= p.agenda[-8] <= DO_KING and p.agenda[-5] == BY_DIE


def could_wait(p: Europe, seat: int) -> bool:
    """Whether an auxiliary action now is only another order of the same: it can be done after the die as well.

    Before the choice of a die nothing is gained by haste but gold and knowledge, which each action looks at
    itself (not for longer ways to gold, like a tile on the map); before the sector's tile only a free storage space is.
    """
    top = p.agenda[-8]
    return top == DIE or (top == SECTOR and p.free_slot(seat) >= 0)


def break_run(p: Europe) -> None:
    """An auxiliary action ends a run of moves or takes of the action that it interrupts (P5 to P7)."""
    top = p.agenda[-8]
    if top == WALK:
        p.agenda[-4] = 0
    elif DO_JOKER <= top <= DO_KING:
        p.agenda[-4] = 0
        p.agenda[-3] = 0
