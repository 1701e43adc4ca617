"""Payments: what paying does, and which of many equal payments is the canonical one (V-4).

A payment is a row of small choices, one relief and one symbol type each. Canonical payments go kind by kind and from
the relief with most units down, so none of them has a relief that could be left out; every other order is legal but
redundant.
"""

from signoria.games.virtu.codes import E_BEG, E_BEG_CROWN, E_BEG_FLORINS, E_COLLECT, E_PAY, E_SPEND, PAY
from signoria.games.virtu.means import BIT, EITHER_SHIFT, ONE_KIND, SHIFT, sources, special_row
from signoria.games.virtu.palace import shown
from signoria.games.virtu.position import Italy
from signoria.games.virtu.terms import (
    ANNEX_ACTION,
    ARROW,
    BENCH,
    CAVALRY,
    CROSS,
    CROWN,
    EITHER,
    EMPIRE,
    EXHAUSTED,
    FLORIN,
    FOR_RETREAT,
    FOR_STEP,
    INTRIGUE_ACTION,
    KINDS,
    M_ROME,
    MASK,
    MOST,
    ON_TRACK,
    OTTOMAN,
    OWN,
    R_ACTION,
    R_BEG,
    R_COURT,
    R_GIFT,
    R_OTTOMAN,
    R_PRINTED,
    R_TILE,
    R_UNDER,
    RING,
    SHIP,
    SIDE_OF,
    T_DUCHY,
    WAR,
    WAR_ACTION,
)
from signoria.kernel.position import put


def commit(p: Italy, seat: int, relief: int, kind: int, row: int) -> int:
    """Use a relief for one of its kinds; how many units it gives. Florins go to the treasury."""
    units = p.rules.sym[row * KINDS + kind]
    if p.room >= 0 and (relief >= R_TILE or relief < R_BEG):
        p.used |= BIT[relief]
    if relief >= R_TILE:
        turn_down(p, seat, relief - R_TILE)
    elif relief >= R_COURT:
        p.tired = put(p.tired, seat * BENCH + relief - R_COURT, 1)
    elif relief == R_BEG:
        beg(p, seat, kind)
        if kind == FLORIN:
            return units
    elif relief >= R_OTTOMAN:
        p.ally_used = put(p.ally_used, OTTOMAN if relief == R_OTTOMAN else EMPIRE, 1)
    if kind == FLORIN:
        earn(p, seat, units)
        if p.ear is not None:
            p.ear.hear(E_COLLECT, [seat, relief, units, *shown(p, row)])
    elif p.ear is not None:
        p.ear.hear(E_PAY, [seat, relief, units, kind, *shown(p, row)])
    return units


def turn_down(p: Italy, seat: int, tile: int) -> None:
    if tile < T_DUCHY:
        p.face = put(p.face, tile, 1)
    else:
        p.own = put(p.own, seat * OWN + tile - T_DUCHY, EXHAUSTED)


def earn(p: Italy, seat: int, florins: int) -> None:
    p.florins = put(p.florins, seat, p.florins[seat] + florins)


def spend(p: Italy, seat: int, florins: int) -> None:
    if florins:
        p.florins = put(p.florins, seat, p.florins[seat] - florins)
        if p.ear is not None:
            p.ear.hear(E_SPEND, [seat, florins])


def beg(p: Italy, seat: int, kind: int) -> None:
    """Solicit an Indulgence: in Spring the card comes after the action, in Winter at once (V-6.1, V-6.2)."""
    if kind == FLORIN:
        earn(p, seat, p.rules.indulgence_florins)
        if p.ear is not None:
            p.ear.hear(E_BEG_FLORINS, [seat, p.rules.indulgence_florins])
    elif p.ear is not None:
        p.ear.hear(E_BEG_CROWN, [seat])
    if p.room >= 0:
        p.begged = 1
    else:
        put_indulgence(p, seat)


def put_indulgence(p: Italy, seat: int) -> None:
    room = p.marker[seat]
    p.indulgence = put(p.indulgence, seat * RING + room, 1)
    p.begged = 0
    if p.ear is not None:
        p.ear.hear(E_BEG, [seat, room])


def covered(need: int, kind: int, units: int) -> int:
    """What is left of a cost after some units of a kind; what is beyond it is lost or pooled by the caller."""
    now = (need >> SHIFT[kind]) & MOST
    taken = min(now, units)
    need -= taken << SHIFT[kind]
    if units > taken and (kind == CROWN or kind == CROSS):
        either = need >> EITHER_SHIFT
        need -= min(either, units - taken) << EITHER_SHIFT
    return need


def surplus(need: int, kind: int, units: int) -> int:
    """Units of a kind beyond a cost."""
    left = units - ((need >> SHIFT[kind]) & MOST)
    if left > 0 and (kind == CROWN or kind == CROSS):
        left -= need >> EITHER_SHIFT
    return left if left > 0 else 0


def pool(p: Italy, purpose: int, kind: int, units: int) -> None:
    """Keep units that a running action may still spend (V-9.13, R-2, R-52); elsewhere they are lost."""
    if kind == CAVALRY and purpose == WAR_ACTION:
        p.cavalry += units
    elif kind == SHIP and (purpose == WAR_ACTION or purpose == FOR_RETREAT):
        p.ships += units
    elif kind == MASK and purpose == INTRIGUE_ACTION:
        p.masks += units
    elif purpose == ANNEX_ACTION and p.rules.duel:
        if kind == CROWN:
            p.crowns += units
        elif kind == CROSS:
            p.crosses += units


def open_payment(p: Italy, seat: int, purpose: int, need: int, florins: int) -> None:
    """Begin a payment; what is free and cannot be of other use is taken first, and nothing is asked for nothing."""
    if need and purpose < FOR_STEP and p.rules.free_first:
        need = free_first(p, seat, purpose, need)
    if (need or p.florins[seat] < florins) and not pay_alone(p, seat, purpose, need, florins):
        p.push(PAY, seat, purpose, need, florins, -1)
    else:
        spend(p, seat, florins)


def pay_alone(p: Italy, seat: int, purpose: int, need: int, florins: int) -> bool:
    """Pay with the only relief that has the only kind that is due, if it is so and the relief suffices.

    An Indulgence costs a point, so it is never taken unasked (V-6.1).
    """
    short = florins - p.florins[seat]
    if need and (short > 0 or need not in ONE_KIND):
        return False
    kind = ONE_KIND[need] if need else FLORIN
    sym = p.rules.sym
    found = sources(p, seat, purpose)
    only = -1
    for i in range(0, len(found), 2):
        if sym[found[i + 1] * KINDS + kind]:
            if only >= 0:
                return False
            only = i
    if only < 0 or found[only] == R_BEG:
        return False
    if sym[found[only + 1] * KINDS + kind] < (need >> SHIFT[kind] if need else short):
        return False
    units = commit(p, seat, found[only], kind, found[only + 1])
    if kind != FLORIN:
        pool(p, purpose, kind, surplus(need, kind, units))
    return True


def free_first(p: Italy, seat: int, purpose: int, need: int) -> int:
    """Room reliefs with one kind that this action can use and no florins cost nothing, so they pay first (R-3)."""
    for relief in (R_ACTION, R_UNDER, R_PRINTED, R_GIFT):
        if need == 0:
            break
        row = special_row(p, seat, relief, purpose)
        if row >= 0:
            kind = only_kind(p, row, need, purpose)
            if kind >= 0:
                units = commit(p, seat, relief, kind, row)
                pool(p, purpose, kind, surplus(need, kind, units))
                need = covered(need, kind, units)
    return need


def only_kind(p: Italy, row: int, need: int, purpose: int) -> int:
    """The one kind of a relief that a cost needs; -1 if there is none, or if florins or another kind compete."""
    sym = p.rules.sym
    if sym[row * KINDS + FLORIN]:
        return -1
    found = -1
    for kind in range(CROWN, ARROW + 1):
        if sym[row * KINDS + kind] and (wanted(need, kind) or kept(p, purpose, kind)):
            if found >= 0:
                return -1
            found = kind
    return found if found >= 0 and wanted(need, found) else -1


def kept(p: Italy, purpose: int, kind: int) -> bool:
    """Whether a running action may still spend a kind after this payment."""
    if purpose == WAR_ACTION:
        return kind == CAVALRY or kind == SHIP or kind == WAR
    if purpose == ANNEX_ACTION and p.rules.duel:
        return kind == CROWN or (kind == CROSS and p.sworn[M_ROME] == ON_TRACK)
    return False


def wanted(need: int, kind: int) -> bool:
    """Whether a unit of a kind lowers a cost."""
    if (need >> SHIFT[kind]) & MOST:
        return True
    return (kind == CROWN or kind == CROSS) and need >> EITHER_SHIFT > 0


def phase_of(need: int) -> int:
    """The kind that a canonical payment pays next; EITHER for crowns or crosses, FLORIN when only florins are left."""
    for kind in (CROWN, CROSS):
        if (need >> SHIFT[kind]) & MOST:
            return kind
    if need >> EITHER_SHIFT:
        return EITHER
    for kind in (CAVALRY, SHIP, MASK):
        if (need >> SHIFT[kind]) & MOST:
            return kind
    return FLORIN


def draw_rest(p: Italy, seat: int) -> None:
    """After an action with an effect, florins on room cards that gave nothing else go to the treasury (V-4.6, R-35)."""
    if p.effect == 0:
        return
    for relief, cards in ((R_ACTION, p.action), (R_UNDER, p.beneath)):
        card = cards[seat * RING + p.room]
        if card >= 0 and not p.used & BIT[relief] and p.rules.sym[card * KINDS + FLORIN]:
            commit(p, seat, relief, FLORIN, card)


def twin_before(relief: int, row: int, found: list[int]) -> bool:
    """Whether the same card comes first, as a courtier of the same side."""
    for i in range(0, len(found), 2):
        other = found[i]
        if other >= relief:
            return False
        if other >= R_COURT and found[i + 1] == row and SIDE_OF[other - R_COURT] == SIDE_OF[relief - R_COURT]:
            return True
    return False
