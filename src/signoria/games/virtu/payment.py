"""Payments: what paying does, and which of many equal payments is the canonical one (V-4).

A payment is a row of small choices, one relief and one symbol type each. Canonical payments go kind by kind and from
the relief with most units down, so none of them has a relief that could be left out; every other order is legal but
redundant.
"""

from signoria.games.virtu import terms as t
from signoria.games.virtu import told
from signoria.games.virtu.means import BIT, row_of, sources, special_row
from signoria.games.virtu.notation import PRICED
from signoria.games.virtu.packed import AT, EITHER_AT, amount, one_kind
from signoria.games.virtu.palace import shown
from signoria.games.virtu.position import Italy
from signoria.kernel.position import put, tell


def commit(p: Italy, seat: int, relief: int, kind: int, row: int) -> int:
    """Use a relief for one of its kinds; how many units it gives. Florins go to the treasury."""
    units = p.book.sym[row * t.KINDS + kind]
    if p.room >= 0 and (relief >= t.R_TILE or relief < t.R_BEG):
        p.used |= BIT[relief]
    if relief >= t.R_TILE:
        turn_down(p, seat, relief - t.R_TILE)
    elif relief >= t.R_COURT:
        p.tired = put(p.tired, seat * t.BENCH + relief - t.R_COURT, 1)
    elif relief == t.R_BEG:
        beg(p, seat, kind)
        if kind == t.FLORIN:
            return units
    elif relief >= t.R_OTTOMAN:
        p.ally_used = put(p.ally_used, t.OTTOMAN if relief == t.R_OTTOMAN else t.EMPIRE, 1)
    if kind == t.FLORIN:
        earn(p, seat, units)
        if p.ear is not None:
            p.ear.hear(told.E_COLLECT, [seat, relief, units, *shown(p, row)])
    elif p.ear is not None:
        p.ear.hear(told.E_PAY, [seat, relief, units, kind, *shown(p, row)])
    return units


def turn_down(p: Italy, seat: int, tile: int) -> None:
    if tile < t.T_DUCHY:
        p.face = put(p.face, tile, 1)
    else:
        p.own = put(p.own, seat * t.OWN + tile - t.T_DUCHY, t.EXHAUSTED)


def earn(p: Italy, seat: int, florins: int) -> None:
    p.unshare()
    p.florins[seat] += florins


def spend(p: Italy, seat: int, florins: int) -> None:
    if florins:
        p.unshare()
        p.florins[seat] -= florins
        tell(p, told.E_SPEND, seat, florins)


def beg(p: Italy, seat: int, kind: int) -> None:
    """Solicit an Indulgence: in Spring the card comes after the action, in Winter at once (V-6.1, V-6.2)."""
    if kind == t.FLORIN:
        earn(p, seat, p.book.indulgence_florins)
        tell(p, told.E_BEG_FLORINS, seat, p.book.indulgence_florins)
    elif p.ear is not None:
        p.ear.hear(told.E_BEG_CROWN, [seat])
    if p.room >= 0:
        p.begged = 1
    else:
        put_indulgence(p, seat)


def put_indulgence(p: Italy, seat: int) -> None:
    room = p.marker[seat]
    p.indulgence = put(p.indulgence, seat * t.RING + room, 1)
    p.begged = 0
    tell(p, told.E_BEG, seat, room)


def covered(need: int, kind: int, units: int) -> int:
    """What is left of a cost after some units of a kind; what is beyond it is lost or pooled by the caller."""
    now = amount(need, kind)
    taken = min(now, units)
    need -= taken << AT[kind]
    if units > taken and (kind == t.CROWN or kind == t.CROSS):
        either = need >> EITHER_AT
        need -= min(either, units - taken) << EITHER_AT
    return need


def surplus(need: int, kind: int, units: int) -> int:
    """Units of a kind beyond a cost."""
    left = units - amount(need, kind)
    if left > 0 and (kind == t.CROWN or kind == t.CROSS):
        left -= need >> EITHER_AT
    return left if left > 0 else 0


def pool(p: Italy, purpose: int, kind: int, units: int) -> None:
    """Keep units that a running action may still spend (V-9.13, V-R2, V-R52); elsewhere they are lost."""
    if kind == t.CAVALRY and purpose == t.WAR_ACTION:
        p.cavalry += units
    elif kind == t.SHIP and (purpose == t.WAR_ACTION or purpose == t.FOR_RETREAT):
        p.ships += units
    elif kind == t.MASK and purpose == t.INTRIGUE_ACTION:
        p.masks += units
    elif purpose == t.ANNEX_ACTION and p.book.duel:
        if kind == t.CROWN:
            p.crowns += units
        elif kind == t.CROSS:
            p.crosses += units


def open_payment(p: Italy, seat: int, purpose: int, need: int, florins: int) -> None:
    """Begin a payment; what is free and cannot be of other use is taken first, and nothing is asked for nothing."""
    if need and purpose < t.FOR_STEP and p.book.free_first:
        need = free_first(p, seat, purpose, need)
    if (need or p.florins[seat] < florins) and not pay_alone(p, seat, purpose, need, florins):
        p.push(t.PAY, seat, purpose, need, florins, -1)
    else:
        spend(p, seat, florins)


def pay_alone(p: Italy, seat: int, purpose: int, need: int, florins: int) -> bool:
    """Pay with the only relief that has the only kind that is due, if it is so and the relief suffices.

    An Indulgence costs a point, so it is never taken unasked (V-6.1).
    """
    short = florins - p.florins[seat]
    kind = one_kind(need)
    if need and (short > 0 or kind == 0):
        return False
    sym = p.book.sym
    found = sources(p, seat, purpose)
    only = -1
    for i in range(0, len(found), 2):
        if sym[found[i + 1] * t.KINDS + kind]:
            if only >= 0:
                return False
            only = i
    if only < 0 or found[only] == t.R_BEG:
        return False
    if sym[found[only + 1] * t.KINDS + kind] < (need >> AT[kind] if need else short):
        return False
    units = commit(p, seat, found[only], kind, found[only + 1])
    if kind != t.FLORIN:
        pool(p, purpose, kind, surplus(need, kind, units))
    return True


def free_first(p: Italy, seat: int, purpose: int, need: int) -> int:
    """Room reliefs with one kind that this action can use and no florins cost nothing, so they pay first (V-R3)."""
    for relief in (t.R_ACTION, t.R_UNDER, t.R_PRINTED, t.R_GIFT):
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
    sym = p.book.sym
    if sym[row * t.KINDS + t.FLORIN]:
        return -1
    found = -1
    for kind in range(t.CROWN, t.ARROW + 1):
        if sym[row * t.KINDS + kind] and (wanted(need, kind) or kept(p, purpose, kind)):
            if found >= 0:
                return -1
            found = kind
    return found if found >= 0 and wanted(need, found) else -1


def kept(p: Italy, purpose: int, kind: int) -> bool:
    """Whether a running action may still spend a kind after this payment."""
    if purpose == t.WAR_ACTION:
        return kind == t.CAVALRY or kind == t.SHIP or kind == t.WAR
    if purpose == t.ANNEX_ACTION and p.book.duel:
        return kind == t.CROWN or (kind == t.CROSS and p.sworn[t.M_ROME] == t.ON_TRACK)
    return False


def wanted(need: int, kind: int) -> bool:
    """Whether a unit of a kind lowers a cost."""
    if amount(need, kind):
        return True
    return (kind == t.CROWN or kind == t.CROSS) and need >> EITHER_AT > 0


def phase_of(need: int) -> int:
    """The kind that a canonical payment pays next; EITHER for crowns or crosses, FLORIN when only florins are left."""
    if need == 0:
        return t.FLORIN
    if amount(need, t.CROWN):
        return t.CROWN
    if amount(need, t.CROSS):
        return t.CROSS
    if need >> EITHER_AT:
        return t.EITHER
    if amount(need, t.CAVALRY):
        return t.CAVALRY
    if amount(need, t.SHIP):
        return t.SHIP
    return t.MASK if amount(need, t.MASK) else t.FLORIN


def draw_rest(p: Italy, seat: int) -> None:
    """After an action with an effect, florins on room cards that gave nothing else are collected (V-4.6, V-R35)."""
    if p.effect == 0:
        return
    for relief, cards in ((t.R_ACTION, p.action), (t.R_UNDER, p.beneath)):
        card = cards[seat * t.RING + p.room]
        if card >= 0 and not p.used & BIT[relief] and p.book.sym[card * t.KINDS + t.FLORIN]:
            commit(p, seat, relief, t.FLORIN, card)


def twin_before(relief: int, row: int, found: list[int]) -> bool:
    """Whether the same card comes first, as a courtier of the same side."""
    for i in range(0, len(found), 2):
        other = found[i]
        if other >= relief:
            return False
        if other >= t.R_COURT and found[i + 1] == row and t.SIDE_OF[other - t.R_COURT] == t.SIDE_OF[relief - t.R_COURT]:
            return True
    return False


# What the words of prompts and moves tell.


def due(need: int, florins: int) -> dict[str, int]:
    """A cost, symbol by symbol."""
    return {name: amount(need, kind) for name, kind in PRICED.items()} | {"florin": max(0, florins)}


def card_told(p: Italy, seat: int, relief: int) -> dict[str, int]:
    """The card of a relief, if it is one."""
    card = -1
    if t.R_COURT <= relief < t.R_TILE:
        card = p.court[seat * t.BENCH + relief - t.R_COURT]
    elif relief <= t.R_UNDER and p.room >= 0:
        card = (p.beneath if relief == t.R_UNDER else p.action)[seat * t.RING + p.room]
    return {"shown": 1 if card >= 0 else 0, "card": card}


def relief_told(p: Italy, relief: int, kind: int, purpose: int) -> dict[str, int]:
    """A relief that the seat of the open payment may use: its card, and the units that it gives."""
    row = row_of(p, p.seat(), relief, purpose)
    return card_told(p, p.seat(), relief) | {"count": p.book.sym[row * t.KINDS + kind] if row >= 0 else 0}
