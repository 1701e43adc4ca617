"""Standing modifiers: what the cards, leaders and excommunication tiles of a seat change for good.

They are worked out once when a card, a leader or a tile comes, so that placements need no search.
"""

from signoria.games.lorenzo.book import (
    COLOURED,
    HARVEST,
    NEUTRAL_ONLY,
    O_ACTION_VALUE,
    O_CHURCH,
    O_COPY,
    O_DISCOUNT,
    O_FACTOR,
    O_FORBID,
    O_LATE,
    O_MEMBER_VALUE,
    O_NO_FEE,
    O_NO_FLOOR_BONUS,
    O_NO_SLOT,
    O_OCCUPIED,
    O_PENALTY,
    O_RATE,
    O_SET_VALUE,
    TAKE_CARD,
    Node,
)
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    CHARACTER,
    HOLDING,
    M_CHOICE,
    M_CHURCH,
    M_COLOURED,
    M_DISCOUNT,
    M_FACTOR,
    M_HARVEST,
    M_HARVEST_CARDS,
    M_LATE,
    M_LOSS,
    M_LOSS_KINDS,
    M_NEUTRAL,
    M_NO_BONUS,
    M_NO_FEE,
    M_NO_MARKET,
    M_NO_SLOT,
    M_OCCUPIED,
    M_PRODUCTION,
    M_PRODUCTION_CARDS,
    M_RATE,
    M_SET,
    M_SIZE,
    M_TYPE,
    PLAYED,
    SLOTS,
    USED,
    VP,
)


def fresh_row() -> list[int]:
    row = [0] * M_SIZE
    row[M_FACTOR] = 1
    row[M_RATE] = 1
    for kind in range(4):
        row[M_CHOICE + kind] = -1
    return row


def refresh(p: Florence, seat: int) -> None:
    """Work out the modifiers of a seat anew."""
    row = fresh_row()
    for number in standing_nodes(p, seat):
        add(row, p.rules.nodes[number], number)
    mods = p.mods[:]
    mods[seat * M_SIZE : (seat + 1) * M_SIZE] = row
    p.mods = mods


def refresh_all(p: Florence) -> None:
    p.mods = [0] * (p.seats * M_SIZE)
    for seat in range(p.seats):
        refresh(p, seat)


def standing_nodes(p: Florence, seat: int) -> list[int]:
    """The numbers of all effects that last: of characters, played leaders and excommunications."""
    found: list[int] = []
    base = seat * HOLDING + CHARACTER * SLOTS
    for card in p.holding[base : base + SLOTS]:
        if card >= 0:
            found.extend(p.rules.standing[card])
    if p.leaders:
        played = seat * 4 + PLAYED
        used = seat * 4 + USED
        for leader, place in enumerate(p.leaders):
            if place == played or place == used:
                ability = ability_of(p, seat, leader)
                if not p.rules.once[ability]:
                    found.extend(p.rules.leader_nodes[ability])
    for period in range(3):
        if (p.banned[seat] >> period) & 1:
            found.extend(p.rules.ban_nodes[p.cast[period]])
    return found


def ability_of(p: Florence, seat: int, leader: int) -> int:
    """The leader whose ability a played leader has: its own, or the one that Lorenzo copied."""
    if p.copied[seat] >= 0 and is_copier(p, leader):
        return p.copied[seat]
    return leader


def is_copier(p: Florence, leader: int) -> bool:
    return p.rules.nodes[p.rules.leader_nodes[leader][0]].op == O_COPY


def add(row: list[int], node: Node, number: int) -> None:
    """Add one lasting effect to a row of modifiers."""
    op = node.op
    if op == O_ACTION_VALUE:
        if node.work == TAKE_CARD:
            for kind in range(4):
                if (node.types >> kind) & 1:
                    row[M_TYPE + kind] += node.value
        elif node.work == HARVEST:
            row[M_HARVEST_CARDS if node.value > 0 else M_HARVEST] += node.value
        else:
            row[M_PRODUCTION_CARDS if node.value > 0 else M_PRODUCTION] += node.value
    elif op == O_DISCOUNT:
        add_discount(row, node, number)
    elif op == O_NO_FLOOR_BONUS:
        row[M_NO_BONUS] |= node.goods
    elif op == O_MEMBER_VALUE:
        row[M_NEUTRAL if node.whose == NEUTRAL_ONLY else M_COLOURED] += node.value
    elif op == O_SET_VALUE:
        if node.whose == COLOURED:
            row[M_SET] = node.value
    elif op == O_OCCUPIED:
        row[M_OCCUPIED] = 1
    elif op == O_NO_FEE:
        row[M_NO_FEE] = 1
    elif op == O_NO_SLOT:
        row[M_NO_SLOT] = 1
    elif op == O_FACTOR:
        row[M_FACTOR] *= node.value
    elif op == O_CHURCH:
        row[M_CHURCH] += node.amounts[VP]
    elif op == O_PENALTY:
        row[M_LOSS_KINDS] |= node.goods
        row[M_LOSS] += node.value
    elif op == O_FORBID:
        row[M_NO_MARKET] = 1
    elif op == O_RATE:
        row[M_RATE] = node.value
    elif op == O_LATE:
        row[M_LATE] = 1


def add_discount(row: list[int], node: Node, number: int) -> None:
    for kind in range(4):
        if not (node.types >> kind) & 1:
            continue
        if len(node.discounts) > 1:
            row[M_CHOICE + kind] = number
        else:
            for good in range(4):
                row[M_DISCOUNT + kind * 4 + good] += node.discounts[0][good]
