"""Where a member or a bonus action may go: the rule, which says why not (L-7.10), and all spaces sifted at once."""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo import purse as packed
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo import told
from signoria.games.lorenzo.form import Form
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.prices import card_refusal, slot_need, tower_fee
from signoria.games.lorenzo.servants import least_servants, value_refusal

AREAS: Final = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6]
"""The area of each space: four towers, harvest, production; the rest takes any number of coloured members."""
AREA_BITS: Final = [1 << area for area in AREAS]
HARVEST_AREA: Final = 4
PRODUCTION_AREA: Final = 5


def space_refusal(p: Florence, form: Form, space: i64) -> int:
    """The first reason why this space cannot be used, in the order of L-7.10; 0 if it can."""
    code = floor_refusal(p, form, space) if space < t.FLOORS else standing_refusal(p, form, space)
    if code:
        return code
    servants = least_servants(p, form, space)
    held = p.goods[form.seat * t.STOCK + t.SERVANTS]
    if servants > held:
        return value_refusal(p, form, space, held)
    return card_refusal(p, form, space, servants) if space < t.FLOORS else 0


def floor_refusal(p: Florence, form: Form, space: i64) -> int:
    """Whether a floor is free, its card still there, and one more card of its type allowed (L-7.1 to L-7.7)."""
    tower = space // 4
    if form.node >= 0 and not (p.book.nodes[form.node].card_types >> tower) & 1:
        return told.OTHER_TYPE
    if form.member >= 0 and p.crowd[space]:
        return told.FLOOR_TAKEN
    if p.tower[space] < 0:
        return told.CARD_GONE
    if 0 <= form.member < t.NEUTRAL and p.coloured_in(form.seat, tower * 4, tower * 4 + 3):
        return told.COLOUR_LIMIT_TOWER
    if p.holding[form.seat * t.HOLDING + tower * t.SLOTS + t.SLOTS - 1] >= 0:
        return told.SIX_CARDS
    return 0


def standing_refusal(p: Florence, form: Form, space: i64) -> int:
    """Whether one may stand outside the towers: forbidden area, capacity, one coloured member (L-10.2)."""
    if not p.book.open[space]:
        return told.SPACE_CLOSED
    if form.member < 0 or space == t.PALACE:
        return 0
    row = form.seat * t.M_SIZE
    taken = p.crowd[space] and not p.mods[row + t.M_OCCUPIED]
    if space >= t.MARKET:
        if p.mods[row + t.M_NO_MARKET]:
            return told.AREA_FORBIDDEN
        return told.MARKET_TAKEN if taken else 0
    if taken and (space == t.HARVEST_SMALL or space == t.PRODUCTION_SMALL):
        return told.SPACE_TAKEN
    if form.member != t.NEUTRAL:
        first = t.HARVEST_SMALL if space <= t.HARVEST_LARGE else t.PRODUCTION_SMALL
        if p.coloured_in(form.seat, first, first + 1):
            return told.COLOUR_LIMIT_AREA
    return 0


# All spaces at once, for speed: what the floors of a tower share is looked up once.


def usable_spaces(p: Florence, form: Form, base: i64, found: list[int]) -> None:
    """Add every space that `space_refusal` allows a member, in the order of the board, as a move from `base`."""
    mods = p.mods
    row = form.seat * t.M_SIZE
    barred: i64 = 0
    if form.member < t.NEUTRAL:
        for member in range(form.seat * 4, form.seat * 4 + t.NEUTRAL):
            space = p.members[member]
            if space >= 0:
                barred |= AREA_BITS[space]
    sift_floors(p, form, barred, base, found)
    free = mods[row + t.M_OCCUPIED] != 0
    if not (barred >> HARVEST_AREA) & 1:
        value = form.start + mods[row + t.M_HARVEST] + mods[row + t.M_HARVEST_CARDS]
        sift_work(p, form, t.HARVEST_SMALL, value, free, base, found)
    if not (barred >> PRODUCTION_AREA) & 1:
        value = form.start + mods[row + t.M_PRODUCTION] + mods[row + t.M_PRODUCTION_CARDS]
        sift_work(p, form, t.PRODUCTION_SMALL, value, free, base, found)
    if form.start < 1 and least_servants(p, form, t.PALACE) > p.goods[form.seat * t.STOCK + t.SERVANTS]:
        return
    if not mods[row + t.M_NO_MARKET]:
        crowd = p.crowd
        for space in p.book.open_markets:
            if free or crowd[space] == 0:
                found.append(base + space)
    found.append(base + t.PALACE)


def usable_floors(p: Florence, form: Form, base: i64, found: list[int]) -> None:
    """Add every floor that `space_refusal` allows a bonus action."""
    sift_floors(p, form, t.ALL_TYPES & ~p.book.nodes[form.node].card_types, base, found)


def sift_floors(p: Florence, form: Form, barred: i64, base: i64, found: list[int]) -> None:
    """The floors whose card can be taken, but for the barred towers."""
    crowd = p.crowd
    cards = p.tower
    mods = p.mods
    value = p.book.value
    asks = p.book.asks
    guards: i64 = packed.GUARDS
    seat: i64 = form.seat
    start: i64 = form.start
    placing = form.member >= 0
    row = seat * t.M_SIZE
    rate: i64 = mods[row + t.M_RATE]
    fee: i64 = tower_fee(p, form)
    coins: i64 = p.goods[seat * t.STOCK + t.COINS]
    servants: i64 = p.goods[seat * t.STOCK + t.SERVANTS]
    stock = packed.purse_of(p.goods, seat * t.STOCK)
    sixth = seat * t.HOLDING + t.SLOTS - 1
    for tower in range(4):
        if (barred >> tower) & 1 or p.holding[sixth + tower * t.SLOTS] >= 0:
            continue
        at: i64 = tower * 4
        purse = stock
        if crowd[at] or crowd[at + 1] or crowd[at + 2] or crowd[at + 3]:
            if coins < fee:
                continue
            purse -= fee << packed.COINS_AT
        if tower == t.TERRITORY:
            purse -= slot_need(p, seat) << packed.MILITARY_AT
        modifier: i64 = mods[row + t.M_TYPE + tower]
        reach = start + modifier
        least: i64 = least_raise(p, form, modifier) if start < 1 else 0
        for space in range(at, at + 4):
            card: i64 = cards[space]
            if card < 0 or (placing and crowd[space]):
                continue
            short = value[space] - reach
            if short < least:
                short = least
            spent = short * rate
            if spent > servants:
                continue
            rest = purse - (spent << packed.SERVANTS_AT) if spent else purse
            for ask in asks[card]:
                enough = (rest - ask) & guards
                if enough == guards:
                    found.append(base + space)
                    break
                if helped(p, form, space, guards - enough):
                    if card_refusal(p, form, space, spent) == 0:
                        found.append(base + space)
                    break


def least_raise(p: Florence, form: Form, modifier: i64) -> i64:
    """How far servants must raise a weak member in any case: to the value 1 (L-6.4)."""
    if form.member < 0:
        return 0
    least = 1 - form.start
    if modifier > 0 and p.book.bonus_counts:
        least -= modifier
    return least if least > 0 else 0


def helped(p: Florence, form: Form, space: i64, lacking: i64) -> bool:
    """Whether a floor bonus or a discount may make up for what a purse lacks (a mask); then the rule itself decides."""
    if p.book.floor_kinds[space] & lacking:
        return True
    if form.node >= 0 and p.book.nodes[form.node].discounts:
        return True
    tower = space // 4
    mods = p.mods
    row: i64 = form.seat * t.M_SIZE
    if mods[row + t.M_CHOICE + tower] >= 0:
        return True
    first = row + t.M_DISCOUNT + tower * 4
    return mods[first] != 0 or mods[first + 1] != 0 or mods[first + 2] != 0 or mods[first + 3] != 0


def sift_work(p: Florence, form: Form, small: i64, value: i64, free: bool, base: i64, found: list[int]) -> None:
    """The small and the large space of harvest or production; `value` is the value of the action before the space's."""
    book = p.book
    rate = p.mods[form.seat * t.M_SIZE + t.M_RATE]
    for space in range(small, small + 2):
        if not book.open[space] or (space == small and p.crowd[space] and not free):
            continue
        weak = form.start < 1
        needed = least_servants(p, form, space) if weak else (1 - value - book.delta[space]) * rate
        if needed <= 0 or needed <= p.goods[form.seat * t.STOCK + t.SERVANTS]:
            found.append(base + space)
