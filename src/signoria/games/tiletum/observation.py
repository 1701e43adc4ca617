"""What a seat knows of Tiletum, as numbers for programs that learn (T-1.5)."""

from typing import Final

from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.view import PUBLIC, is_open
from signoria.kernel.observation import NOTHING, Notes
from signoria.kernel.position import FRAME

LISTS: Final = ["removed", "fair_city", "fair_tile", "challenges", "titus_contracts", "titus_crests"]
MASKS: Final = ["housed", "pillared", "contributed", "roofs", "completed", "families", "busy", "held"]
FIELDS: Final = [field for field in PUBLIC if field.name not in LISTS and field.name not in MASKS]
SEAT: Final = ["seat"]
NO_AXIS: Final[list[str]] = []
DEPTH: Final = 8
"""So many actions and effects within each other are noted, the innermost ones."""
NO_FRAME: Final = [NOTHING] * FRAME


def observe(p: Europe, seat: int, notes: Notes) -> None:
    """Nobody knows more than anybody else."""
    book = p.book
    notes.table(p, seat)
    notes.fields(p, FIELDS)
    notes.bits("housed", p.housed, SEAT, "city")
    notes.bits("pillared", p.pillared, SEAT, "cathedral")
    notes.bits("contributed", p.contributed, SEAT, "cathedral")
    notes.bits("roofs", p.roofs, SEAT, "housing")
    notes.bits("completed", p.completed, SEAT, "building")
    notes.bits("families", p.families, SEAT, "crest")
    notes.bits("busy", [p.busy], NO_AXIS, "slot")
    notes.row("held", p.held, SEAT)
    notes.listed("removed", p.removed, len(book.bonus_tiles), "tile")
    notes.listed("fair_city", p.fair_city, book.round_count, "space")
    notes.listed("fair_tile", p.fair_tile, book.round_count, "fair")
    notes.listed("corruption", p.tokens[: p.shown], len(p.tokens))
    notes.listed("corruption_left", sorted(p.tokens[p.shown :]), len(p.tokens))
    left = p.bonus_stack[: p.bonus_left] + p.contract_stack[: p.contract_left] + p.character_stack[: p.character_left]
    notes.heap("stacks", left, "tile")
    notes.grid("trail", trail(p), [DEPTH, FRAME])
    if book.automaton >= 0:
        notes.listed("decrees_seen", p.decrees[p.decrees_left :], len(book.axes["decree"]), "decree")
        notes.heap("decrees_hidden", p.decrees[: p.decrees_left], "decree")
        notes.heap("challenges", p.challenges, "challenge")
        notes.listed("titus_contracts", p.titus_contracts, len(book.contract_tiles), "contract")
        notes.listed("titus_crests", p.titus_crests, len(book.contract_tiles), "crest")


def trail(p: Europe) -> list[int]:
    """The frames of the actions and effects that are open, the innermost first."""
    found: list[int] = []
    for at in range(len(p.agenda) - FRAME, -1, -FRAME):
        if is_open(p.agenda[at]) and len(found) < DEPTH * FRAME:
            found.extend(p.agenda[at : at + FRAME])
    return found + NO_FRAME * (DEPTH - len(found) // FRAME)
