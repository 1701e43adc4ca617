"""What a seat knows of Virtù, as numbers for programs that learn: all but the sealed placements of others (V-1.15)."""

from typing import Final

from signoria.games.virtu import terms as t
from signoria.games.virtu.packed import amount
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.paying import NEED
from signoria.games.virtu.view import PUBLIC
from signoria.kernel.observation import Notes
from signoria.kernel.position import FRAME

OTHERWISE: Final = ["fought", "used"]
"""Fields that are noted in another form than as they are."""
FIELDS: Final = [field for field in PUBLIC if field.name not in OTHERWISE]
NO_AXIS: Final[list[str]] = []
FRAME_WORDS: Final = 5
"""Slots of frames hold masks of all places, and the symbols of a cost in one number."""
ANSWERS: Final = 4


def observe(p: Italy, seat: int, notes: Notes) -> None:
    notes.table(p, seat, FRAME_WORDS, ANSWERS)
    notes.fields(p, FIELDS)
    notes.bits("used", [p.used], NO_AXIS, "relief")
    notes.listed("battle", p.battle, t.B_SIZE)
    notes.grid("fought", fought(p), [p.seats, t.TOWNS])
    notes.grid("due", due(p), [t.EITHER + 1])


def fought(p: Italy) -> list[int]:
    """By seat and city the place in the row of cities that were resolved or declined this Spring, 0 for none."""
    found = [0] * (p.seats * t.TOWNS)
    for place, entry in enumerate(p.fought):
        found[entry] = place + 1
    return found


def due(p: Italy) -> list[int]:
    """What is still to be paid, symbol by symbol; the last number is for a crown or a cross."""
    found = [0] * (t.EITHER + 1)
    if p.agenda and p.agenda[-FRAME] == t.PAY:
        need = p.slot(NEED)
        for kind in range(t.CROWN, t.EITHER + 1):
            found[kind] = amount(need, kind)
    return found
