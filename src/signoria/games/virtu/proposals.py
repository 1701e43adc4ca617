"""Rows of moves that are proposed as one click: payments, ways to rooms, all ships, the tiles that are worth most."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.means import sources
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.acting import HALVES, turnable
from signoria.games.virtu.steps.paying import WORTH, proposal, unforced
from signoria.games.virtu.steps.spring import ARROWS, FREE_STEPS, STEPS
from signoria.kernel.flow import play, refusal, top
from signoria.kernel.title import Macro


def macros(p: Italy, seat: int) -> list[Macro]:
    """What is proposed for the open decision of a seat."""
    if not p.agenda or p.seat() != seat:
        return []
    step = top(p).number
    if step == t.PAY:
        return to_pay(p, seat)
    if step == t.MARKER:
        return to_rooms(p, seat)
    if step == t.TRADE:
        return all_ships(p, seat)
    return best_tiles(p, seat) if step == t.TURN_UP else []


def to_pay(p: Italy, seat: int) -> list[Macro]:
    """Pay as proposed: the least wasteful way through the open payment."""
    whole = proposal(p, seat)
    base = top(p).base
    begs = any((move - base) // t.KINDS == t.R_BEG for move in whole)
    row = unforced(p, seat, whole)
    return [Macro("pay-begging" if begs else "pay", row, whole=whole)] if row else []


def to_rooms(p: Italy, seat: int) -> list[Macro]:
    """The rooms that the marker reaches with free steps, with arrows that are paid, with florins of the treasury."""
    step = top(p)
    on, stop, florins = step.base + step.plain, step.base + step.plain + 1, step.base + step.plain + 2
    found: list[Macro] = []
    row: list[int] = []
    trial = p.copy()
    start = p.marker[seat]
    for steps in range(1, t.RING):
        free = trial.slot(STEPS) < FREE_STEPS or trial.slot(ARROWS) > 0
        move = on if free else florins
        if refusal(trial, seat, move) != 0 or (not free and trial.florins[seat] < p.book.step_cost):
            break
        play(trial, seat, move)
        row.append(move)
        room = (start + steps) % t.RING
        told = {
            "room": room,
            "action": p.action_of(seat, room),
            "steps": steps,
            "florin": 0 if free else p.book.step_cost,
        }
        open_still = bool(trial.agenda) and top(trial).number == t.MARKER and trial.seat() == seat
        found.append(Macro("go", [*row, stop] if open_still else row[:], told, f"room-{t.ROOMS[room]}"))
        if not open_still:
            break
    return found


def all_ships(p: Italy, seat: int) -> list[Macro]:
    """Trade with every ship that brings at least as much as the florins beside it."""
    step = top(p)
    sym = p.book.sym
    found = sources(p, seat, t.TRADE_ACTION)
    row: list[int] = []
    for i in range(0, len(found), 2):
        at = found[i + 1] * t.KINDS
        if found[i] != t.R_BEG and sym[at + t.SHIP] * p.book.trade_florins > sym[at + t.FLORIN]:
            row.append(step.base + found[i])
    if not row:
        return []
    row = unforced(p, seat, [*sorted(row), step.base + step.plain])
    return [Macro("trade", row)]


def best_tiles(p: Italy, seat: int) -> list[Macro]:
    """The tiles and alliances that are worth most for the symbols that are left."""
    step = top(p)
    sym = p.book.sym
    left = p.slot(HALVES)
    worth: list[tuple[float, int, int]] = []
    for one in turnable(p, seat):
        tile = one < len(t.TILES)
        at = (p.book.tile_row + one if tile else p.book.alliance_row + one - len(t.TILES)) * t.KINDS
        price = 1 if tile else p.book.tiles_per_symbol
        value = max(sym[at + kind] * WORTH[kind] for kind in range(t.KINDS))
        worth.append((-value / price, one, price))
    row: list[int] = []
    for _, one, price in sorted(worth):
        if price <= left:
            left -= price
            row.append(step.base + one)
    row.sort()
    kept = unforced(p, seat, row)
    return [Macro("turnup", kept, whole=row)] if len(row) > 1 and kept else []
