"""Where a member or a bonus action may go: the rule, which says why not (L-7.10), and all spaces sifted at once."""

from typing import Final

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo import told
from signoria.games.lorenzo.form import Form
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.prices import card_refusal, slot_need, tower_fee
from signoria.games.lorenzo.servants import least_servants, value_refusal

Ask = list[tuple[int, int]]
"""One way to pay for a card: what must be held of which good."""

AREAS: Final = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6]
"""The area of each space: four towers, harvest, production; the rest takes any number of coloured members."""
HARVEST_AREA: Final = 4
PRODUCTION_AREA: Final = 5


def space_refusal(p: Florence, form: Form, space: int) -> int:
    """The first reason why this space cannot be used, in the order of L-7.10; 0 if it can."""
    code = floor_refusal(p, form, space) if space < t.FLOORS else standing_refusal(p, form, space)
    if code:
        return code
    servants = least_servants(p, form, space)
    held = p.goods[form.seat * t.STOCK + t.SERVANTS]
    if servants > held:
        return value_refusal(p, form, space, held)
    return card_refusal(p, form, space, servants) if space < t.FLOORS else 0


def floor_refusal(p: Florence, form: Form, space: int) -> int:
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


def standing_refusal(p: Florence, form: Form, space: int) -> int:
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


def usable_spaces(p: Florence, form: Form, base: int, found: list[int]) -> None:
    """Add every space that `space_refusal` allows a member, in the order of the board, as a move from `base`."""
    mods = p.mods
    row = form.seat * t.M_SIZE
    barred = 0
    if form.member < t.NEUTRAL:
        for space in p.members[form.seat * 4 : form.seat * 4 + t.NEUTRAL]:
            if space >= 0:
                barred |= 1 << AREAS[space]
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


def usable_floors(p: Florence, form: Form, base: int, found: list[int]) -> None:
    """Add every floor that `space_refusal` allows a bonus action."""
    sift_floors(p, form, t.ALL_TYPES & ~p.book.nodes[form.node].card_types, base, found)


def sift_floors(p: Florence, form: Form, barred: int, base: int, found: list[int]) -> None:
    """The floors whose card can be taken, but for the barred towers."""
    crowd = p.crowd
    cards = p.tower
    mods = p.mods
    value = p.book.value
    asks = p.book.asks
    seat = form.seat
    start = form.start
    placing = form.member >= 0
    row = seat * t.M_SIZE
    rate = mods[row + t.M_RATE]
    fee = tower_fee(p, form)
    purse = p.goods[seat * t.STOCK : seat * t.STOCK + t.STOCK]
    coins = purse[t.COINS]
    servants = purse[t.SERVANTS]
    military = purse[t.MILITARY]
    sixth = seat * t.HOLDING + t.SLOTS - 1
    for tower in range(4):
        if (barred >> tower) & 1 or p.holding[sixth + tower * t.SLOTS] >= 0:
            continue
        at = tower * 4
        purse[t.COINS] = coins
        if crowd[at] or crowd[at + 1] or crowd[at + 2] or crowd[at + 3]:
            if coins < fee:
                continue
            purse[t.COINS] = coins - fee
        purse[t.MILITARY] = military - slot_need(p, seat) if tower == t.TERRITORY else military
        modifier = mods[row + t.M_TYPE + tower]
        reach = start + modifier
        least = least_raise(p, form, modifier) if start < 1 else 0
        for space in range(at, at + 4):
            card = cards[space]
            if card < 0 or (placing and crowd[space]):
                continue
            short = value[space] - reach
            if short < least:
                short = least
            left = servants - short * rate
            if left >= 0:
                purse[t.SERVANTS] = left
                if pays(p, form, space, asks[card], purse, servants - left):
                    found.append(base + space)


def least_raise(p: Florence, form: Form, modifier: int) -> int:
    """How far servants must raise a weak member in any case: to the value 1 (L-6.4)."""
    if form.member < 0:
        return 0
    least = 1 - form.start
    if modifier > 0 and p.book.bonus_counts:
        least -= modifier
    return least if least > 0 else 0


def pays(p: Florence, form: Form, space: int, asks: list[Ask], purse: list[int], servants: int) -> bool:
    """Whether a purse pays for a card as it is; where a bonus or a discount may help, the rule itself decides."""
    for ask in asks:
        for good, due in ask:
            if purse[good] < due:
                break
        else:
            return True
        if helped(p, form, space, good):
            return card_refusal(p, form, space, servants) == 0
    return False


def helped(p: Florence, form: Form, space: int, good: int) -> bool:
    """Whether a floor bonus or a discount may make up for what the stock lacks of a good."""
    number = p.book.space_node[space]
    if number >= 0 and p.book.nodes[number].amounts[good]:
        return True
    if form.node >= 0 and p.book.nodes[form.node].discounts:
        return True
    tower = space // 4
    row = form.seat * t.M_SIZE
    if good <= t.SERVANTS and p.mods[row + t.M_DISCOUNT + tower * 4 + good]:
        return True
    return p.mods[row + t.M_CHOICE + tower] >= 0


def sift_work(p: Florence, form: Form, small: int, value: int, free: bool, base: int, found: list[int]) -> None:
    """The small and the large space of harvest or production; `value` is the value of the action before the space's."""
    book = p.book
    for space in (small, small + 1):
        if not book.open[space] or (space == small and p.crowd[space] and not free):
            continue
        if (form.start >= 1 and value + book.delta[space] >= 1) or (
            least_servants(p, form, space) <= p.goods[form.seat * t.STOCK + t.SERVANTS]
        ):
            found.append(base + space)
