"""What a seat can pay with, and whether a cost can be paid at all, exactly (V-4).

A cost is a packed int of symbols and a number of florins; a relief is a card, a tile or another source that gives one
of its kinds of symbols.
"""

from typing import Final

from signoria.games.virtu.position import Italy
from signoria.games.virtu.terms import (
    ARROW,
    BENCH,
    CROSS,
    CROWN,
    EMPIRE,
    FLORIN,
    FRESH,
    KINDS,
    MOST,
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
    T_DUCHY,
    WIDTH,
)

SHIFT: Final = [49, 0, 7, 14, 21, 28, 35, 42, 49]
"""Where the number of each kind lies in a packed int; on top are EITHER in costs, florins in sums of what one has."""
EITHER_SHIFT: Final = 49
FLORIN_SHIFT: Final = 49
SYMBOLS_ONLY: Final = (1 << 49) - 1
GUARD: Final = sum(64 << shift for shift in range(0, 49, WIDTH))
"""The free bit of every kind."""
BIT: Final = [1 << n for n in range(60)]
KIND_OF: Final = [max(0, mask.bit_length() - 1) for mask in range(1 << KINDS)]
"""The kind of a mask of one."""


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
    if p.pile_of is not p.indulgence:
        p.pile_of = p.indulgence
        p.pile_found = p.rules.indulgences - sum(p.indulgence)
    return p.pile_found - p.begged


def may_beg(p: Italy, seat: int) -> bool:
    """Whether an Indulgence may be solicited: none yet on the room of the marker (V-6.3)."""
    return begging_row(p, seat) >= 0


def begging_row(p: Italy, seat: int) -> int:
    """What an Indulgence would give, -1 if none may be solicited."""
    room = p.marker[seat]
    if room < 0 or p.begged or p.indulgence[seat * RING + room] or pile(p) <= 0:
        return -1
    return p.rules.beg_row


def special_row(p: Italy, seat: int, relief: int, purpose: int) -> int:
    """The symbols of a relief that is neither courtier nor tile, -1 if it cannot be used for this purpose now."""
    return special_now(p, seat, relief) if relief in p.rules.special[purpose] else -1


def special_now(p: Italy, seat: int, relief: int) -> int:
    """As `special_row`, for a relief that the purpose allows."""
    if relief == R_BEG:
        return begging_row(p, seat)
    if p.used & BIT[relief]:
        return -1
    rules = p.rules
    if relief == R_ACTION:
        return p.action[seat * RING + p.room]
    if relief == R_UNDER:
        return p.beneath[seat * RING + p.room]
    if relief == R_PRINTED:
        return rules.room_row + seat * RING + p.room if p.action[seat * RING + p.room] < 0 else -1
    if relief == R_GIFT:
        for which in range(len(p.bonus)):
            if p.bonus[which] == seat and rules.bonus_crown[which]:
                return rules.gift_row
        return -1
    power = OTTOMAN if relief == R_OTTOMAN else EMPIRE
    return rules.alliance_row + power if bonus_usable(p, seat, power) else -1


def row_of(p: Italy, seat: int, relief: int, purpose: int) -> int:
    """The row of symbols of a relief that may pay for this purpose now, -1 if it may not."""
    if relief >= R_TILE:
        tile = relief - R_TILE
        if tile < T_DUCHY:
            if p.face[tile] or not p.tile_owner(tile, seat):
                return -1
        elif p.own[seat * OWN + tile - T_DUCHY] != FRESH:
            return -1
        return p.rules.tile_row + tile
    if relief >= R_COURT:
        at = seat * BENCH + relief - R_COURT
        return -1 if p.tired[at] else p.court[at]
    return special_row(p, seat, relief, purpose)


def sources(p: Italy, seat: int, purpose: int) -> list[int]:
    """All reliefs that may pay for this purpose now: relief and row in turn. Not to be changed."""
    rules = p.rules
    found: list[int] = []
    for relief in rules.special[purpose] if seat in p.ally else rules.special_alone[purpose]:
        row = special_now(p, seat, relief)
        if row >= 0:
            found.append(relief)
            found.append(row)
    if not found:
        return wealth(p, seat)
    found.extend(wealth(p, seat))
    return found


def wealth(p: Italy, seat: int) -> list[int]:
    """The available courtiers and tiles of a seat: relief and row in turn; `wealth_total` has the sums of all kinds."""
    if p.wealth_seat == seat:
        of = p.wealth_of
        if (
            of[0] is p.tired
            and of[1] is p.court
            and of[2] is p.face
            and of[3] is p.control
            and of[4] is p.own
            and of[5] is p.pawn
            and of[6] is p.sworn
        ):
            return p.wealth_found
    tiles = fresh_tiles(p, seat)
    found: list[int] = []
    units = p.tiles_total
    packed = p.rules.packed
    base = seat * BENCH
    court = p.court
    tired = p.tired
    for slot in range(BENCH):
        card = court[base + slot]
        if card >= 0 and not tired[base + slot]:
            found.append(R_COURT + slot)
            found.append(card)
            units += packed[card]
    found.extend(tiles)
    p.wealth_total = units
    p.wealth_seat = seat
    p.wealth_of = [p.tired, p.court, p.face, p.control, p.own, p.pawn, p.sworn]
    p.wealth_found = found
    return found


def fresh_tiles(p: Italy, seat: int) -> list[int]:
    """The available tiles of a seat: relief and row in turn; `tiles_total` has the sums of all kinds."""
    if p.tiles_seat == seat:
        of = p.tiles_of
        if of[0] is p.face and of[1] is p.control and of[2] is p.own and of[3] is p.pawn and of[4] is p.sworn:
            return p.tiles_found
    first = p.rules.tile_row
    face = p.face
    found: list[int] = []
    for tile in p.lands(seat):
        if not face[tile]:
            found.append(R_TILE + tile)
            found.append(first + tile)
    base = seat * OWN
    for k in range(OWN):
        if p.own[base + k] == FRESH:
            found.append(R_TILE + T_DUCHY + k)
            found.append(first + T_DUCHY + k)
    units = 0
    packed = p.rules.packed
    for i in range(1, len(found), 2):
        units += packed[found[i]]
    p.tiles_total = units
    p.tiles_seat = seat
    p.tiles_of = [p.face, p.control, p.own, p.pawn, p.sworn]
    p.tiles_found = found
    return found


def means(p: Italy, seat: int, purpose: int) -> int:
    """The sums of all kinds over all sources, packed: more than that nobody can pay."""
    wealth(p, seat)
    units = p.wealth_total
    rules = p.rules
    for relief in rules.special[purpose] if seat in p.ally else rules.special_alone[purpose]:
        row = special_now(p, seat, relief)
        if row >= 0:
            units += rules.packed[row]
    return units


def total(p: Italy, seat: int, purpose: int, kind: int) -> int:
    """The most units of one kind that all sources together can give."""
    wealth(p, seat)
    rules = p.rules
    units = p.wealth_total >> SHIFT[kind]
    if kind != FLORIN:
        units &= MOST
    for relief in rules.special[purpose] if seat in p.ally else rules.special_alone[purpose]:
        if relief == R_BEG and kind > CROWN:
            continue  # an Indulgence brings florins or a crown
        row = special_now(p, seat, relief)
        if row >= 0:
            units += rules.sym[row * KINDS + kind]
    return units


def funds(p: Italy, seat: int, purpose: int) -> int:
    """Florins in the treasury and on all reliefs."""
    return p.florins[seat] + total(p, seat, purpose, FLORIN)


# Whether a cost can be paid.


def payable(p: Italy, seat: int, purpose: int, need: int, florins: int) -> bool:
    """Whether the sources can pay a cost, exactly."""
    short = florins - p.florins[seat]
    if short < 0:
        short = 0
    if need == 0:
        return short == 0 or short <= total(p, seat, purpose, FLORIN)
    have = means(p, seat, purpose)
    if beyond(need, have) or short > have >> FLORIN_SHIFT:
        return False
    if short == 0 and need in ONE_KIND:
        return True
    return can_cover(p, sources(p, seat, purpose), need, short, -1, -1, 0)


ONE_KIND: Final = {n << SHIFT[kind]: kind for n in range(1, MOST + 1) for kind in range(CROWN, KINDS)}
"""Costs of a single kind, and that kind: nothing competes for the reliefs, so their sum decides."""


def beyond(need: int, have: int) -> bool:
    """Whether some kind of a cost is more than all sources have of it: a quick no."""
    return ((have & SYMBOLS_ONLY | GUARD) - (need & SYMBOLS_ONLY)) & GUARD != GUARD


def can_cover(p: Italy, found: list[int], need: int, short: int, without: int, kind: int, bound: int) -> bool:
    """Whether these sources cover the symbols and the missing florins; each gives one kind only (V-4.3).

    `without` is a relief that is not there; of `kind`, only reliefs whose key is at least `bound` count.

    Reliefs with one useful kind are simply added up; of the others all combinations are tried, each kind capped at
    what is needed, so there are never more states than the cost has parts.
    """
    sym = p.rules.sym
    if need == 0 or (short == 0 and need in ONE_KIND):
        only = ONE_KIND[need] if need else FLORIN
        left = need >> SHIFT[only] if need else short
        for i in range(0, len(found), 2):
            units = sym[found[i + 1] * KINDS + only]
            if units and found[i] != without and (only != kind or key_of(kind, units, found[i]) >= bound):
                left -= units
        return left <= 0
    if kind < 0 and need in ONE_KIND:
        verdict = beside_florins(p, found, ONE_KIND[need], need, short, without)
        if verdict >= 0:
            return verdict > 0
    either = need >> EITHER_SHIFT
    kinds: list[int] = []
    caps: list[int] = []
    asked = 0
    """The kinds asked for, as a mask."""
    for k in range(CROWN, ARROW + 1):
        n = (need >> SHIFT[k]) & MOST
        if either and k <= CROSS:
            n += either
        if n:
            kinds.append(k)
            caps.append(n)
            asked |= 1 << k
    if short:
        kinds.append(FLORIN)
        caps.append(short)
        asked |= 1 << FLORIN
    if not kinds:
        return True
    count = len(kinds)
    have = [0] * KINDS
    mixed: list[int] = []
    shows = p.rules.shows
    for i in range(0, len(found), 2):
        relief = found[i]
        if relief == without:
            continue
        row = found[i + 1]
        useful = shows[row] & asked
        if kind >= 0 and useful & BIT[kind] and key_of(kind, sym[row * KINDS + kind], relief) < bound:
            useful &= ~BIT[kind]
        if useful == 0:
            continue
        if useful & (useful - 1):
            mixed.append(i)
        else:
            k = KIND_OF[useful]
            have[k] += sym[row * KINDS + k]
    if covers([have[k] for k in kinds], kinds, caps, need, either):
        return True
    if not mixed:
        return False
    start = 0
    for j in range(count):
        start |= min(have[kinds[j]], caps[j]) << (8 * j)
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


def beside_florins(p: Italy, found: list[int], kind: int, need: int, short: int, without: int) -> int:
    """One kind and florins: 1 if they can be paid, 0 if not, -1 if the reliefs that show both must be shared out."""
    sym = p.rules.sym
    units = need >> SHIFT[kind]
    units_of_both = 0
    florins_of_both = 0
    for i in range(0, len(found), 2):
        row = found[i + 1] * KINDS
        one = sym[row + kind]
        florins = sym[row]
        if not (one or florins) or found[i] == without:
            continue
        if one and florins:
            units_of_both += one
            florins_of_both += florins
        else:
            units -= one
            short -= florins
    if units <= 0:
        return 1 if short <= florins_of_both else 0
    if short <= 0:
        return 1 if units <= units_of_both else 0
    return -1 if units < units_of_both and short < florins_of_both else 0


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
