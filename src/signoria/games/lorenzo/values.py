"""Values, fees and costs: whether an action can be carried out, and the first reason why not (L-7.10).

An action is a form of six slots that are filled one by one: the member (or, for a bonus action, minus one
minus its node), the starting value, the space, the servants, the cost alternative, the discount.
A half-filled form is judged by its most generous completion: the least servants, any cost, any discount.
"""

from typing import Final

from signoria.games.lorenzo.book import Node
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    AREA_FORBIDDEN,
    BONUS_TOO_LOW,
    BUILDING,
    CARD_GONE,
    COINS,
    COLOUR_LIMIT_AREA,
    COLOUR_LIMIT_TOWER,
    COST_TOO_HIGH,
    FEE,
    FLOOR_TAKEN,
    FLOORS,
    HARVEST_LARGE,
    HARVEST_SMALL,
    HOLDING,
    M_CHOICE,
    M_DISCOUNT,
    M_HARVEST,
    M_HARVEST_CARDS,
    M_LOSS,
    M_LOSS_KINDS,
    M_NO_BONUS,
    M_NO_FEE,
    M_NO_MARKET,
    M_NO_SLOT,
    M_OCCUPIED,
    M_PRODUCTION,
    M_PRODUCTION_CARDS,
    M_RATE,
    M_SIZE,
    M_TYPE,
    MARKET,
    MARKET_TAKEN,
    MEMBER_TOO_WEAK,
    MILITARY,
    NEUTRAL,
    NO_SERVANTS,
    PALACE,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    SERVANTS,
    SIX_CARDS,
    SLOT_MILITARY,
    SLOTS,
    SPACE_CLOSED,
    SPACE_TAKEN,
    STOCK,
    TERRITORY,
    VALUE_TOO_LOW,
    VENTURE_MILITARY,
    WORK_TOO_LOW,
)

M_SLOT: Final = 0
M_START: Final = 1
M_SPACE: Final = 2
M_SERVANTS: Final = 3
M_COST: Final = 4
M_DISC: Final = 5

# The first four as places of the agenda, for where speed counts: the form is its top frame.
AT_MEMBER: Final = -6
AT_START: Final = -5
AT_SPACE: Final = -4
AT_SERVANTS: Final = -3

OPEN: Final = -1
MORE: Final = -2
"""Servants not yet chosen, and any number may be."""


def bonus_node(p: Florence, member: int) -> Node | None:
    """The node of a bonus action, None for a placement."""
    return p.rules.nodes[-1 - member] if member < 0 else None


def is_harvest(space: int) -> bool:
    return space == HARVEST_SMALL or space == HARVEST_LARGE


def action_modifier(p: Florence, seat: int, member: int, space: int, raised: bool = True) -> int:
    """All that changes the action value of this action besides the servants (L-6.5)."""
    if space < FLOORS:
        return p.mod(seat, M_TYPE + space // 4)
    if space >= MARKET:
        return 0
    row = seat * M_SIZE
    harvest = space <= HARVEST_LARGE
    value = p.mods[row + (M_HARVEST if harvest else M_PRODUCTION)]
    if raised and (member >= 0 or p.rules.nodes[-1 - member].with_cards):
        value += p.mods[row + (M_HARVEST_CARDS if harvest else M_PRODUCTION_CARDS)]
    return value + p.rules.delta[space] if member >= 0 else value


def least_servants(p: Florence, seat: int, member: int, start: int, space: int, raised: bool = True) -> int:
    """The fewest servants that make the value suffice."""
    if space < FLOORS:
        modifier = p.mods[seat * M_SIZE + space // 4]
        short = p.rules.value[space] - start - modifier
    elif space < MARKET:
        modifier = action_modifier(p, seat, member, space, raised)
        short = 1 - start - modifier
    else:
        modifier = 0
        short = 0
    if member >= 0:
        own = start
        if p.rules.bonus_counts and modifier > 0:
            own += modifier
        if 1 - own > short:
            short = 1 - own
    return short * p.mods[seat * M_SIZE + M_RATE] if short > 0 else 0


def space_refusal(p: Florence, seat: int, member: int, start: int, space: int, raised: bool = True) -> int:
    """The first reason why this space cannot be used, in the order of L-7.10; 0 if it can."""
    if space >= FLOORS:
        if not p.rules.open[space]:
            return SPACE_CLOSED
        if member >= 0:
            code = standing_refusal(p, seat, member, space)
            if code:
                return code
        if start >= 1 and space >= MARKET:
            return 0
        if least_servants(p, seat, member, start, space, raised) > p.goods[seat * STOCK + SERVANTS]:
            return value_refusal(p, seat, member, start, space)
        return 0
    tower = space // 4
    if member >= 0:
        if p.crowd[space]:
            return FLOOR_TAKEN
        if p.tower[space] < 0:
            return CARD_GONE
        if member != NEUTRAL:
            own = p.members
            at = seat * 4
            if own[at] // 4 == tower or own[at + 1] // 4 == tower or own[at + 2] // 4 == tower:
                return COLOUR_LIMIT_TOWER
    elif p.tower[space] < 0:
        return CARD_GONE
    if p.holding[seat * HOLDING + tower * SLOTS + SLOTS - 1] >= 0:
        return SIX_CARDS
    servants = 0
    if start < 1 or p.rules.value[space] > start + p.mods[seat * M_SIZE + tower]:
        servants = least_servants(p, seat, member, start, space)
        if servants > p.goods[seat * STOCK + SERVANTS]:
            return value_refusal(p, seat, member, start, space)
    return card_refusal(p, seat, member, space, servants)


def standing_refusal(p: Florence, seat: int, member: int, space: int) -> int:
    """Whether a member may stand outside the towers: forbidden area, capacity, one coloured member (L-10.2)."""
    if space == PALACE:
        return 0
    row = seat * M_SIZE
    if space >= MARKET:
        if p.mods[row + M_NO_MARKET]:
            return AREA_FORBIDDEN
        return MARKET_TAKEN if p.crowd[space] and not p.mods[row + M_OCCUPIED] else 0
    small = space == HARVEST_SMALL or space == PRODUCTION_SMALL
    if small and p.crowd[space] and not p.mods[row + M_OCCUPIED]:
        return SPACE_TAKEN
    if member != NEUTRAL:
        first = HARVEST_SMALL if space <= HARVEST_LARGE else PRODUCTION_SMALL
        if p.coloured_in(seat, first, first + 1):
            return COLOUR_LIMIT_AREA
    return 0


def likely_spaces(p: Florence, seat: int, member: int, start: int) -> list[int]:
    """The spaces worth testing, by a quick look: whole towers that are barred, floors out of reach, taken spaces."""
    row = seat * M_SIZE
    mods = p.mods
    cards = p.tower
    value = p.rules.value
    best = start + p.goods[seat * STOCK + SERVANTS] // mods[row + M_RATE]
    poor = p.goods[seat * STOCK + COINS] < p.rules.fee
    coloured = 0 <= member < NEUTRAL
    found: list[int] = []
    for tower in range(4):
        at = tower * 4
        if p.holding[seat * HOLDING + tower * SLOTS + SLOTS - 1] >= 0:
            continue
        if coloured and p.coloured_in(seat, at, at + 3):
            continue
        if poor and p.occupied(tower) and not mods[row + M_NO_FEE]:
            continue
        reach = best + mods[row + tower]
        for space in range(at, at + 4):
            if reach < value[space]:
                break
            if cards[space] >= 0:
                found.append(space)
    if member >= 0:
        free = mods[row + M_OCCUPIED] == 1
        crowd = p.crowd
        for space in p.rules.open_spaces:
            if crowd[space] == 0 or free or space == HARVEST_LARGE or space == PRODUCTION_LARGE:
                found.append(space)
        found.append(PALACE)
    return found


def value_refusal(p: Florence, seat: int, member: int, start: int, space: int) -> int:
    """Which value cannot be reached, when all servants together do not suffice."""
    best = start + p.has(seat, SERVANTS) // p.mod(seat, M_RATE)
    if member >= 0 and best < 1 and not p.rules.bonus_counts:
        return MEMBER_TOO_WEAK
    if space < FLOORS:
        return VALUE_TOO_LOW
    return work_too_low(member) if space < MARKET else MEMBER_TOO_WEAK


def work_too_low(member: int) -> int:
    """The action value of a harvest or production is below 1; a bonus action has a clause of its own (L-7.10)."""
    return WORK_TOO_LOW if member >= 0 else BONUS_TOO_LOW


def fee_due(p: Florence, seat: int, member: int, space: int) -> int:
    """The fee of an occupied tower (L-7.4, L-R18)."""
    crowd = p.crowd
    at = space // 4 * 4
    if crowd[at] == 0 and crowd[at + 1] == 0 and crowd[at + 2] == 0 and crowd[at + 3] == 0:
        return 0
    if p.mods[seat * M_SIZE + M_NO_FEE] and (member >= 0 or p.rules.waiver_covers_bonus):
        return 0
    return p.rules.fee


def floor_gain(p: Florence, seat: int, space: int, good: int) -> int:
    """What the floor bonus adds to a good: nothing for a Preacher, less under a penalty tile (L-7.9)."""
    number = p.rules.space_node[space]
    if number < 0 or (p.mod(seat, M_NO_BONUS) >> (space % 4)) & 1:
        return 0
    n = p.rules.nodes[number].amounts[good]
    if n and p.rules.penalised[0] and (p.mod(seat, M_LOSS_KINDS) >> good) & 1:
        n = max(0, n - p.mod(seat, M_LOSS))
    return n


def card_refusal(p: Florence, seat: int, member: int, space: int, servants: int) -> int:
    """Fee, military requirement and cost of the card on a floor, by its best alternative and discount."""
    crowd = p.crowd
    at = space // 4 * 4
    fee = 0
    if crowd[at] or crowd[at + 1] or crowd[at + 2] or crowd[at + 3]:
        fee = fee_due(p, seat, member, space)
        if fee > p.goods[seat * STOCK + COINS]:
            return FEE
    if at == 0:
        slot = p.owned(seat, TERRITORY)
        if slot < p.rules.free_slots or p.mods[seat * M_SIZE + M_NO_SLOT]:
            return 0
        held = p.goods[seat * STOCK + MILITARY] + floor_gain(p, seat, space, MILITARY)
        return SLOT_MILITARY if held < p.rules.slot_military[slot] else 0
    bills = p.rules.bills[p.tower[space]]
    if len(bills) == 1 and fee == 0 and servants == 0 and covers(p.goods, seat * STOCK, bills[0]):
        if p.rules.military_need[p.tower[space]][0] == 0:
            return 0
    code = 0
    for option in range(len(bills)):
        code = option_refusal(p, seat, member, space, servants, option, fee)
        if code == 0:
            return 0
    return code


def covers(goods: list[int], base: int, bill: list[int]) -> bool:
    """Whether a stock pays a bill as it stands, without discount or bonus: the quick and common case."""
    for i in range(0, len(bill), 2):
        if goods[base + bill[i]] < bill[i + 1]:
            return False
    return True


def option_refusal(p: Florence, seat: int, member: int, space: int, servants: int, option: int, fee: int) -> int:
    """Whether one cost alternative can be met with some discount."""
    needed = p.rules.military_need[p.tower[space]][option]
    if needed and p.goods[seat * STOCK + MILITARY] + floor_gain(p, seat, space, MILITARY) < needed:
        return VENTURE_MILITARY
    if affordable(p, seat, member, space, servants, option, -1, fee):
        return 0
    if p.mods[seat * M_SIZE + M_CHOICE + space // 4] >= 0:
        for choice in range(discount_choices(p, seat, space)):
            if affordable(p, seat, member, space, servants, option, choice, fee):
                return 0
    return COST_TOO_HIGH


def discount_choices(p: Florence, seat: int, space: int) -> int:
    """How many alternatives a discount with a choice offers here; 0 if there is none."""
    number = p.mod(seat, M_CHOICE + space // 4)
    return len(p.rules.nodes[number].discounts) if number >= 0 else 0


def discount_on(p: Florence, seat: int, member: int, kind: int, good: int, choice: int) -> int:
    """All that is taken off one good in the cost of a card (L-8.5)."""
    off = p.mods[seat * M_SIZE + M_DISCOUNT + kind * 4 + good]
    if member < 0:
        node = p.rules.nodes[-1 - member]
        if node.discounts:
            off += node.discounts[0][good]
    if choice >= 0:
        off += p.rules.nodes[p.mod(seat, M_CHOICE + kind)].discounts[choice][good]
    return off


def price(p: Florence, seat: int, member: int, space: int, option: int, choice: int) -> list[int]:
    """The cost of a card after all discounts, never below nothing."""
    cost = [0] * STOCK
    bill = p.rules.bills[p.tower[space]][option]
    for i in range(0, len(bill), 2):
        good = bill[i]
        off = discount_on(p, seat, member, space // 4, good, choice) if good <= SERVANTS else 0
        cost[good] = max(0, bill[i + 1] - off)
    return cost


def affordable(
    p: Florence, seat: int, member: int, space: int, servants: int, option: int, choice: int, fee: int
) -> bool:
    """The arithmetic of L-7.9: what is held, less fee and servants, plus the floor bonus, covers the price."""
    bill = p.rules.bills[p.tower[space]][option]
    for i in range(0, len(bill), 2):
        good = bill[i]
        due = bill[i + 1]
        held = p.goods[seat * STOCK + good]
        if good == COINS:
            held -= fee
        elif good == SERVANTS:
            held -= servants
        if held >= due:
            continue
        if good <= SERVANTS:
            due -= discount_on(p, seat, member, space // 4, good, choice)
        if due > 0 and held + floor_gain(p, seat, space, good) < due:
            return False
    return True


def useful_choices(p: Florence, seat: int, member: int, space: int, option: int) -> list[int]:
    """The alternatives of a discount that reduce something; all of them lead to different prices."""
    plain = price(p, seat, member, space, option, -1)
    found: list[int] = []
    for choice in range(discount_choices(p, seat, space)):
        if price(p, seat, member, space, option, choice) != plain:
            found.append(choice)
    return found


def sensible_servants(p: Florence, seat: int, member: int, start: int, space: int, raised: bool) -> list[int]:
    """The numbers of servants that do something: the least, and those that make one more card active."""
    least = least_servants(p, seat, member, start, space, raised)
    found = [least]
    if space < FLOORS or space >= MARKET:
        return found
    rate = p.mods[seat * M_SIZE + M_RATE]
    base = start + action_modifier(p, seat, member, space, raised)
    cards = seat * HOLDING + (TERRITORY if space <= HARVEST_LARGE else BUILDING) * SLOTS
    for slot in range(SLOTS):
        card = p.holding[cards + slot]
        if card < 0:
            break
        n = (p.rules.activation[card] - base) * rate
        if n > least and n not in found and n <= p.has(seat, SERVANTS):
            found.append(n)
    found.sort()
    return found


def servants_refusal(p: Florence, seat: int, member: int, start: int, space: int, servants: int, raised: bool) -> int:
    """Why this number of servants cannot be spent, 0 if it can."""
    if servants > p.has(seat, SERVANTS):
        return NO_SERVANTS
    if servants < least_servants(p, seat, member, start, space, raised):
        if member >= 0 and start + servants // p.mod(seat, M_RATE) < 1 and not p.rules.bonus_counts:
            return MEMBER_TOO_WEAK
        if space >= MARKET:
            return MEMBER_TOO_WEAK
        return VALUE_TOO_LOW if space < FLOORS else work_too_low(member)
    return card_refusal(p, seat, member, space, servants) if space < FLOORS else 0
