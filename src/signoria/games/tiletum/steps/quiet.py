"""Quiet points: decisions of the own turn beside which auxiliary actions are open (T-9)."""

from typing import Final

from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import (
    BUY,
    BY_DIE,
    CAN_BUY,
    CAN_CONTRIBUTE,
    CONTRIBUTE,
    CREST,
    DIE,
    DO_JOKER,
    DO_KING,
    FULFIL,
    HELP,
    KINDS,
    SECTOR,
    STORAGE,
    WALK,
)
from signoria.kernel.position import Position


def chosen_asides() -> list[list[int]]:
    """For every mask of what a seat has: the auxiliary actions that it can think of."""
    found: list[list[int]] = []
    for mask in range(32):
        row: list[int] = []
        for bit, step in ((16, BUY), (2, FULFIL), (4, CREST), (8, CONTRIBUTE), (1, HELP)):
            if mask & bit:
                row.append(step)
        found.append(row)
    return found


ASIDES: Final = chosen_asides()


def asides_of(p: Position, seat: int) -> list[int]:
    assert isinstance(p, Europe)
    mask = p.held[seat] & 7
    if p.goods[seat * KINDS] >= 2:
        mask |= CAN_BUY
    if p.pillared[seat] != p.contributed[seat]:
        mask |= CAN_CONTRIBUTE
    return ASIDES[mask]


def at_die_action(p: Europe) -> bool:
    """Whether the die action of this turn is the innermost thing open."""
    return DO_JOKER <= p.agenda[-8] <= DO_KING and p.agenda[-5] == BY_DIE


def could_wait(p: Europe, seat: int) -> bool:
    """Whether an auxiliary action now is only another order of the same: it can be done after the die as well.

    Before the choice of a die nothing is gained by haste but gold and knowledge, which each action looks at
    itself; before the sector's tile only a free storage space is.
    """
    top = p.agenda[-8]
    if top == DIE:
        return True
    if top == SECTOR:
        store = p.store
        at = seat * STORAGE
        return store[at] < 0 or store[at + 1] < 0 or store[at + 2] < 0 or store[at + 3] < 0
    return False


def break_run(p: Europe) -> None:
    """An auxiliary action ends a run of moves or takes of the action that it interrupts (P5 to P7)."""
    top = p.agenda[-8]
    if DO_JOKER <= top <= DO_KING or top == WALK:
        p.agenda[-4] = 0
        p.agenda[-3] = p.agenda[-3] if top == WALK else 0
