"""All spaces that a member can use, judged together: what the floors of a tower share is looked up once.

The rules are those of `values.space_refusal`, which alone says why a space cannot be used.
"""

from typing import Final

from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    COINS,
    HARVEST_SMALL,
    HOLDING,
    M_CHOICE,
    M_DISCOUNT,
    M_HARVEST,
    M_HARVEST_CARDS,
    M_NO_FEE,
    M_NO_MARKET,
    M_NO_SLOT,
    M_OCCUPIED,
    M_PRODUCTION,
    M_PRODUCTION_CARDS,
    M_RATE,
    M_SIZE,
    MILITARY,
    NEUTRAL,
    PALACE,
    PRODUCTION_SMALL,
    SERVANTS,
    SLOTS,
    STOCK,
    TERRITORY,
)
from signoria.games.lorenzo.values import card_refusal, least_servants

AREAS: Final = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6]
"""The area of each space: four towers, harvest, production; the rest takes any number of coloured members."""
HARVEST_AREA: Final = 4
PRODUCTION_AREA: Final = 5


def usable_spaces(p: Florence, seat: int, member: int, start: int, base: int, found: list[int]) -> None:
    """Add every space that `space_refusal` allows a member, in the order of the board, as a move from `base`."""
    mods = p.mods
    row = seat * M_SIZE
    barred = 0
    if member < NEUTRAL:
        for space in p.members[seat * 4 : seat * 4 + NEUTRAL]:
            if space >= 0:
                barred |= 1 << AREAS[space]
    usable_floors(p, seat, member, start, barred, base, found)
    free = mods[row + M_OCCUPIED] != 0
    if not (barred >> HARVEST_AREA) & 1:
        value = start + mods[row + M_HARVEST] + mods[row + M_HARVEST_CARDS]
        usable_work(p, seat, member, start, HARVEST_SMALL, value, free, base, found)
    if not (barred >> PRODUCTION_AREA) & 1:
        value = start + mods[row + M_PRODUCTION] + mods[row + M_PRODUCTION_CARDS]
        usable_work(p, seat, member, start, PRODUCTION_SMALL, value, free, base, found)
    if start < 1 and least_servants(p, seat, member, start, PALACE) > p.goods[seat * STOCK + SERVANTS]:
        return
    if not mods[row + M_NO_MARKET]:
        crowd = p.crowd
        for space in p.rules.open_markets:
            if free or crowd[space] == 0:
                found.append(base + space)
    found.append(base + PALACE)


def usable_floors(p: Florence, seat: int, member: int, start: int, barred: int, base: int, found: list[int]) -> None:
    """The floors whose card the member can take."""
    rules = p.rules
    mods = p.mods
    row = seat * M_SIZE
    crowd = p.crowd
    rate = mods[row + M_RATE]
    fee = 0 if mods[row + M_NO_FEE] else rules.fee
    purse = p.goods[seat * STOCK : seat * STOCK + STOCK]
    coins = purse[COINS]
    servants = purse[SERVANTS]
    military = purse[MILITARY]
    sixth = seat * HOLDING + SLOTS - 1
    for tower in range(4):
        if (barred >> tower) & 1 or p.holding[sixth + tower * SLOTS] >= 0:
            continue
        at = tower * 4
        purse[COINS] = coins
        if crowd[at] or crowd[at + 1] or crowd[at + 2] or crowd[at + 3]:
            if coins < fee:
                continue
            purse[COINS] = coins - fee
        purse[MILITARY] = military - slot_need(p, seat) if tower == TERRITORY else military
        modifier = mods[row + tower]
        reach = start + modifier
        least = 1 - start
        if modifier > 0 and rules.bonus_counts:
            least -= modifier
        if least < 0:
            least = 0
        for space in range(at, at + 4):
            card = p.tower[space]
            if card < 0 or crowd[space]:
                continue
            short = rules.value[space] - reach
            if short < least:
                short = least
            left = servants - short * rate
            if left < 0:
                continue
            purse[SERVANTS] = left
            for ask in rules.asks[card]:
                for good, due in ask:
                    if purse[good] < due:
                        break
                else:
                    found.append(base + space)
                    break
                if helped(p, seat, space, good):
                    if card_refusal(p, seat, member, space, servants - left) == 0:
                        found.append(base + space)
                    break


def slot_need(p: Florence, seat: int) -> int:
    """The military points that the next territory slot asks for (L-8.1)."""
    slot = p.owned(seat, TERRITORY)
    return 0 if slot < p.rules.free_slots or p.mods[seat * M_SIZE + M_NO_SLOT] else p.rules.slot_military[slot]


def helped(p: Florence, seat: int, space: int, good: int) -> bool:
    """Whether a floor bonus or a discount may make up for what the stock lacks of a good."""
    number = p.rules.space_node[space]
    if number >= 0 and p.rules.nodes[number].amounts[good]:
        return True
    tower = space // 4
    row = seat * M_SIZE
    if good <= SERVANTS and p.mods[row + M_DISCOUNT + tower * 4 + good]:
        return True
    return p.mods[row + M_CHOICE + tower] >= 0


def usable_work(
    p: Florence, seat: int, member: int, start: int, small: int, value: int, free: bool, base: int, found: list[int]
) -> None:
    """The small and the large space of harvest or production; `value` is the value of the action before the space's."""
    rules = p.rules
    for space in (small, small + 1):
        if not rules.open[space] or (space == small and p.crowd[space] and not free):
            continue
        if (start >= 1 and value + rules.delta[space] >= 1) or (
            least_servants(p, seat, member, start, space) <= p.goods[seat * STOCK + SERVANTS]
        ):
            found.append(base + space)
