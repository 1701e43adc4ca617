"""Payments: which reliefs may pay, whether a cost can be paid at all (exactly), and what paying does (V-4).

A cost is a packed int of symbols and a number of florins. A payment is a row of small choices, one relief and one
symbol type each. Canonical payments go kind by kind and from the relief with most units down, so none of them has
a relief that could be left out; every other order is legal but redundant.
"""

from typing import Final

from signoria.games.virtu.codes import (
    E_BEG,
    E_BEG_CROWN,
    E_BEG_FLORINS,
    E_COLLECT,
    E_PAY,
    E_SPEND,
    PAY,
)
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
    MASK,
    OTTOMAN,
    OWN,
    P_ALLIANCE,
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
    WAR_ACTION,
)
from signoria.kernel.position import put

SHIFT: Final = [0, 0, 6, 12, 18, 24, 30, 36, 42]
"""Where the number of each kind lies in a packed cost."""
EITHER_SHIFT: Final = 42
MOST: Final = 63
PHASE: Final = [6, 0, 1, 3, 4, 5, 7, 7, 2]
"""The order in which a canonical payment goes through the kinds; florins come last."""
BIT: Final = [1 << n for n in range(60)]


def amount(need: int, kind: int) -> int:
    return (need >> SHIFT[kind]) & MOST


def need_of(kind: int, n: int) -> int:
    return n << SHIFT[kind]


# Sources.


def bonus_usable(p: Italy, seat: int, power: int) -> bool:
    """Whether the bonus of an alliance can be used: disc on the left, no opposing Agent (V-13.5)."""
    if p.ally[power] != seat or p.ally_used[power]:
        return False
    spy = p.spy[P_ALLIANCE + power]
    return spy < 0 or spy == seat


def pile(p: Italy) -> int:
    """Indulgences left (V-6.3)."""
    return p.rules.indulgences - sum(p.indulgence) - p.begged


def may_beg(p: Italy, seat: int) -> bool:
    """Whether an Indulgence may be solicited: none yet on the room of the marker (V-6.3)."""
    room = p.marker[seat]
    return room >= 0 and p.begged == 0 and p.indulgence[seat * RING + room] == 0 and pile(p) > 0


def special_row(p: Italy, seat: int, relief: int, purpose: int) -> int:
    """The symbols of a relief that is neither courtier nor tile, -1 if it cannot be used now."""
    rules = p.rules
    if p.used & BIT[relief] or relief not in rules.special[purpose]:
        return -1
    if relief == R_BEG:
        return rules.beg_row if may_beg(p, seat) else -1
    if relief == R_GIFT:
        for which in range(len(p.bonus)):
            if p.bonus[which] == seat and rules.bonus_crown[which]:
                return rules.gift_row
        return -1
    if relief == R_ACTION:
        return p.action[seat * RING + p.room]
    if relief == R_UNDER:
        return p.beneath[seat * RING + p.room]
    if relief == R_PRINTED:
        return rules.room_row + seat * RING + p.room if p.action[seat * RING + p.room] < 0 else -1
    power = OTTOMAN if relief == R_OTTOMAN else EMPIRE
    return rules.alliance_row + power if bonus_usable(p, seat, power) else -1


def row_of(p: Italy, seat: int, relief: int, purpose: int) -> int:
    """The row of symbols of a relief that may pay for this purpose now, -1 if it may not."""
    if relief >= R_TILE:
        tile = relief - R_TILE
        if tile < T_DUCHY:
            if p.face[tile] or not p.tile_owner(tile, seat):
                return -1
        elif p.own[seat * OWN + tile - T_DUCHY] != 1:
            return -1
        return p.rules.tile_row + tile
    if relief >= R_COURT:
        at = seat * BENCH + relief - R_COURT
        return -1 if p.tired[at] else p.court[at]
    return special_row(p, seat, relief, purpose)


def sources(p: Italy, seat: int, purpose: int) -> list[int]:
    """All reliefs that may pay for this purpose now: relief and row in turn. Not to be changed."""
    if not p.rules.special[purpose]:
        return wealth(p, seat)
    found: list[int] = []
    for relief in p.rules.special[purpose]:
        row = special_row(p, seat, relief, purpose)
        if row >= 0:
            found.append(relief)
            found.append(row)
    found.extend(wealth(p, seat))
    return found


def wealth(p: Italy, seat: int) -> list[int]:
    """The available courtiers and tiles of a seat: relief and row in turn."""
    if p.wealth_seat == seat:
        of = p.wealth_of
        if (
            of[0] is p.tired
            and of[1] is p.face
            and of[2] is p.court
            and of[3] is p.control
            and of[4] is p.own
            and of[5] is p.pawn
            and of[6] is p.sworn
        ):
            return p.wealth_found
    found: list[int] = []
    base = seat * BENCH
    court = p.court
    tired = p.tired
    for slot in range(BENCH):
        card = court[base + slot]
        if card >= 0 and not tired[base + slot]:
            found.append(R_COURT + slot)
            found.append(card)
    first = p.rules.tile_row
    face = p.face
    for tile in p.domain_tiles(seat):
        if tile < T_DUCHY:
            if face[tile]:
                continue
        elif p.own[seat * OWN + tile - T_DUCHY] != 1:
            continue
        found.append(R_TILE + tile)
        found.append(first + tile)
    totals = [0] * KINDS
    sym = p.rules.sym
    for i in range(1, len(found), 2):
        at = found[i] * KINDS
        for kind in range(KINDS):
            if sym[at + kind]:
                totals[kind] += sym[at + kind]
    p.wealth_total = totals
    p.wealth_seat = seat
    p.wealth_of = [p.tired, p.face, p.court, p.control, p.own, p.pawn, p.sworn]
    p.wealth_found = found
    return found


def total(p: Italy, seat: int, purpose: int, kind: int) -> int:
    """The most units of one kind that all sources together can give."""
    wealth(p, seat)
    units = p.wealth_total[kind]
    for relief in p.rules.special_of[purpose * KINDS + kind]:
        row = special_row(p, seat, relief, purpose)
        if row >= 0:
            units += p.rules.sym[row * KINDS + kind]
    return units


def funds(p: Italy, seat: int, purpose: int) -> int:
    """Florins in the treasury and on all reliefs."""
    return p.florins[seat] + total(p, seat, purpose, FLORIN)


def hopeless(p: Italy, seat: int, purpose: int, need: int) -> bool:
    """Whether some kind of a cost is more than all sources have of it: a quick no."""
    wealth(p, seat)
    totals = p.wealth_total
    for kind in (CROWN, CROSS, CAVALRY, SHIP):
        n = (need >> SHIFT[kind]) & MOST
        if n > totals[kind] and n > total(p, seat, purpose, kind):
            return True
    return False


# Whether a cost can be paid.


def payable(
    p: Italy,
    seat: int,
    purpose: int,
    need: int,
    florins: int,
    without: int = -1,
    kind: int = -1,
    bound: int = 0,
) -> bool:
    """Whether the sources can pay a cost, exactly.

    `without` is a relief that is not there; of `kind`, only reliefs whose key is at least `bound` count.
    """
    short = florins - p.florins[seat]
    if need == 0 and short <= 0:
        return True
    if without < 0 and kind < 0:
        if need == 0:
            wealth(p, seat)
            return short <= p.wealth_total[FLORIN] or short <= total(p, seat, purpose, FLORIN)
        if hopeless(p, seat, purpose, need):
            return False
    return can_cover(p, sources(p, seat, purpose), need, short if short > 0 else 0, without, kind, bound)


def can_cover(p: Italy, found: list[int], need: int, short: int, without: int, kind: int, bound: int) -> bool:
    """Whether these sources cover the symbols and the missing florins; each gives one kind only (V-4.3).

    Reliefs with one useful kind are simply added up; of the others all combinations are tried, each kind capped at
    what is needed, so there are never more states than the cost has parts.
    """
    sym = p.rules.sym
    if need == 0 and kind < 0:
        for i in range(0, len(found), 2):
            if found[i] != without:
                short -= sym[found[i + 1] * KINDS]
        return short <= 0
    either = need >> EITHER_SHIFT
    kinds: list[int] = []
    caps: list[int] = []
    for k in range(CROWN, ARROW + 1):
        n = (need >> SHIFT[k]) & MOST
        if either and k <= CROSS:
            n += either
        if n:
            kinds.append(k)
            caps.append(n)
    if short:
        kinds.append(FLORIN)
        caps.append(short)
    if not kinds:
        return True
    count = len(kinds)
    have = [0] * count
    mixed: list[int] = []
    for i in range(0, len(found), 2):
        relief = found[i]
        if relief == without:
            continue
        row = found[i + 1] * KINDS
        useful = -1
        for j in range(count):
            units = sym[row + kinds[j]]
            if units and (kinds[j] != kind or key_of(kind, units, relief) >= bound):
                if useful >= 0:
                    useful = count
                    break
                useful = j
        if useful == count:
            mixed.append(i)
        elif useful >= 0:
            have[useful] += sym[row + kinds[useful]]
    if covers(have, kinds, caps, need, either):
        return True
    if not mixed:
        return False
    start = 0
    for j in range(count):
        start |= min(have[j], caps[j]) << (8 * j)
    states = {start}
    for i in mixed:
        row = found[i + 1] * KINDS
        grown: set[int] = set()
        for state in states:
            for j in range(count):
                units = sym[row + kinds[j]]
                if units and (kinds[j] != kind or key_of(kind, units, found[i]) >= bound):
                    now = (state >> (8 * j)) & 255
                    if now < caps[j]:
                        grown.add(state + ((min(caps[j], now + units) - now) << (8 * j)))
        states |= grown
    for state in states:
        if covers([(state >> (8 * j)) & 255 for j in range(count)], kinds, caps, need, either):
            return True
    return False


def covers(have: list[int], kinds: list[int], caps: list[int], need: int, either: int) -> bool:
    crowns_and_crosses = 0
    wanted = 0
    for j in range(len(kinds)):
        kind = kinds[j]
        if either and (kind == CROWN or kind == CROSS):
            n = (need >> SHIFT[kind]) & MOST
            if have[j] < n:
                return False
            crowns_and_crosses += have[j]
            wanted += n
        elif have[j] < caps[j]:
            return False
    return not either or crowns_and_crosses >= wanted + either


def key_of(kind: int, units: int, relief: int) -> int:
    """The place of a relief in a canonical payment of one kind: many units first, then in the order of reliefs."""
    return (MOST - units) * 64 + relief


# Paying.


def commit(p: Italy, seat: int, relief: int, kind: int, row: int) -> int:
    """Use a relief for one of its kinds; how many units it gives. Florins go to the treasury."""
    units = p.rules.sym[row * KINDS + kind]
    if relief >= R_TILE:
        turn_down(p, seat, relief - R_TILE)
        p.used |= BIT[relief]
    elif relief >= R_COURT:
        p.tired = put(p.tired, seat * BENCH + relief - R_COURT, 1)
    elif relief == R_BEG:
        beg(p, seat, kind)
        if kind == FLORIN:
            return units
    else:
        p.used |= BIT[relief]
        if relief >= R_OTTOMAN:
            p.ally_used = put(p.ally_used, OTTOMAN if relief == R_OTTOMAN else EMPIRE, 1)
    if kind == FLORIN:
        earn(p, seat, units)
        if p.ear is not None:
            p.ear.hear(E_COLLECT, [seat, relief, units])
    elif p.ear is not None:
        p.ear.hear(E_PAY, [seat, relief, units, kind])
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
    if need == 0 and p.florins[seat] >= florins:
        spend(p, seat, florins)
    else:
        p.push(PAY, seat, purpose, need, florins, -1)


def free_first(p: Italy, seat: int, purpose: int, need: int) -> int:
    """Room reliefs with one useful kind and no florins cost nothing, so they pay first (R-3)."""
    for relief in (R_ACTION, R_UNDER, R_PRINTED, R_GIFT):
        if need == 0:
            break
        row = special_row(p, seat, relief, purpose)
        if row >= 0:
            kind = only_kind(p, row, need)
            if kind >= 0:
                units = commit(p, seat, relief, kind, row)
                pool(p, purpose, kind, surplus(need, kind, units))
                need = covered(need, kind, units)
    return need


def only_kind(p: Italy, row: int, need: int) -> int:
    """The one kind of a relief that a cost needs; -1 if there is none, or if florins or another kind compete."""
    sym = p.rules.sym
    if sym[row * KINDS + FLORIN]:
        return -1
    found = -1
    for kind in range(CROWN, ARROW + 1):
        if sym[row * KINDS + kind] and wanted(need, kind):
            if found >= 0:
                return -1
            found = kind
    return found


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


def twin_before(p: Italy, seat: int, relief: int, row: int, found: list[int]) -> bool:
    """Whether an equal relief of the same group comes first: the same symbols, both tiles or courtiers of one side."""
    sym = p.rules.sym
    mine = sym[row * KINDS : row * KINDS + KINDS]
    for i in range(0, len(found), 2):
        other = found[i]
        if other >= relief:
            return False
        if relief >= R_TILE:
            if other < R_TILE:
                continue
        elif other < R_COURT or SIDE_OF[other - R_COURT] != SIDE_OF[relief - R_COURT]:
            continue
        at = found[i + 1] * KINDS
        if sym[at : at + KINDS] == mine:
            return True
    return False
