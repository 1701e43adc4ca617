"""Quiet points: decisions of the own turn beside which auxiliary actions are open (T-9)."""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.position import Europe
from signoria.kernel.position import FRAME
from signoria.kernel.step import Choice, Operand

ASIDES: Final = [t.BUY, t.FULFIL, t.CREST, t.CONTRIBUTE, t.HELP]


class Quiet(Choice[Europe]):
    """A decision beside which all auxiliary actions are open; each says itself why it is not possible."""

    def __init__(
        self, number: int, operands: list[Operand] | None, words: list[str], slots: list[str] | None = None
    ) -> None:
        super().__init__(number, operands, words, slots)
        self.with_asides = True

    def asides(self, p: Europe, seat: int) -> list[int]:
        return ASIDES


def could_wait(p: Europe, seat: int) -> bool:
    """Whether an auxiliary action now is only another order of the same: it can be done after the die as well.

    Before the choice of a die nothing is gained by haste but gold and knowledge, which each action looks at
    itself (not for longer ways to gold, like a tile on the map); before the sector's tile only a free storage space is.
    """
    top = p.agenda[-FRAME]
    return top == t.DIE or (top == t.SECTOR and p.free_slot(seat) >= 0)


def break_run(p: Europe) -> None:
    """An auxiliary action ends a run of steps, takes or swaps of the action that it interrupts: a new order begins."""
    top = p.agenda[-FRAME]
    if top == t.WALK:
        p.fill(t.RUN, 0)
    elif t.DO_JOKER <= top <= t.DO_KING:
        p.fill(t.RUN, 0)
        p.fill(t.SWAPS, 0)
