"""The numbers that the words of prompts and refusals need. A key that names a vocabulary is put into words."""

from typing import Final

from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.steps.placing import raised, start_of
from signoria.games.lorenzo.terms import (
    ACCEPT,
    BONUS,
    BONUS_TOO_LOW,
    BUILDING,
    CANNOT_PAY_EXCHANGE,
    COINS,
    COLOUR_LIMIT_AREA,
    COLOUR_LIMIT_TOWER,
    COST,
    COST_TOO_HIGH,
    DISCOUNT,
    DRAFT,
    EXCHANGE,
    FAITH,
    FEE,
    FLOOR_TAKEN,
    FLOORS,
    HARVEST_LARGE,
    HARVEST_SMALL,
    HOLDING,
    LEADERS,
    LOSE,
    M_CHURCH,
    M_COLOURED,
    M_RATE,
    MARKET_TAKEN,
    MEMBER_PLACED,
    MEMBER_TOO_WEAK,
    MILITARY,
    NEUTRAL,
    NO_SERVANTS,
    ORDER,
    OTHER_TYPE,
    PRIVILEGES,
    PRODUCTION_SMALL,
    RAISE,
    REPORT,
    SAY_MORE,
    SERVANTS,
    SERVE,
    SIX_CARDS,
    SLOT_MILITARY,
    SLOTS,
    SPACE,
    SPACE_TAKEN,
    STOCK,
    STRENGTHEN,
    TERRITORY,
    TURN,
    UNPLACED,
    USE,
    VALUE_TOO_LOW,
    VENTURE_MILITARY,
    WORK,
    WORK_TOO_LOW,
)
from signoria.games.lorenzo.values import (
    M_COST,
    M_SERVANTS,
    M_SLOT,
    M_SPACE,
    MORE,
    action_modifier,
    discount_choices,
    fee_due,
    floor_gain,
    least_servants,
    option_refusal,
    price,
)
from signoria.kernel.flow import answers, apply, pass_stop, refusal, top
from signoria.kernel.notation import operands_of, word_of
from signoria.kernel.position import REDUNDANT

PLACED: Final = -99
"""Stands for the value of a member that is placed."""
Numbers = dict[str, int]


# Prompts.


def situation(p: Florence, seat: int) -> Numbers:
    """What the prompt of the open decision tells."""
    step = top(p).number
    if step == TURN:
        return members_left(p, seat) | {"late": p.slot(0)}
    if step == STRENGTHEN:
        return members_left(p, seat) | {"value": p.rules.nodes[p.slot(0)].value + p.mod(seat, M_COLOURED)}
    if step in (SPACE, RAISE, SERVE, BONUS, WORK, COST, DISCOUNT):
        return form_so_far(p, seat, step)
    if step == DRAFT:
        return {"count": p.slot(0) + 1}
    if step == PRIVILEGES:
        return {"count": p.slot(0), "more": 1 if p.slot(1) else 0}
    if step == EXCHANGE:
        return {"card": p.holding[seat * HOLDING + BUILDING * SLOTS + p.slot(1)]}
    if step in (ORDER, ACCEPT, LOSE):
        return gain_in_question(p)
    if step == REPORT:
        faith = p.has(seat, FAITH)
        points = p.rules.faith_vp[min(faith, len(p.rules.faith_vp) - 1)] + p.mod(seat, M_CHURCH)
        return {"faith": faith, "points": points, "excommunication": p.cast[p.period()]}
    return {}


def members_left(p: Florence, seat: int) -> Numbers:
    """The values of the members, those on the board apart."""
    found: Numbers = {}
    for member, name in enumerate(p.rules.axes["member"]):
        free = p.members[seat * 4 + member] == UNPLACED
        found[name] = p.member_value(seat, member) if free else PLACED
    return found


def form_so_far(p: Florence, seat: int, step: int) -> Numbers:
    """What is known of an action: member or source, space, value, servants."""
    member = p.slot(M_SLOT)
    found = {"servants": p.has(seat, SERVANTS), "rate": p.mod(seat, M_RATE), "value": start_of(p)}
    found |= {"member": member} if member >= 0 else granted_by(p, -1 - member)
    if step == BONUS:
        node = p.rules.nodes[-1 - member]
        found |= {"any": 1 if node.types == 15 else 0, "type": lowest(node.types)}
        for good in range(SERVANTS):
            found[p.rules.axes["stock"][good]] = node.discounts[0][good] if node.discounts else 0
    if step in (SPACE, BONUS):
        return found | {"asked": 1 if p.slot(M_SERVANTS) == MORE else 0}
    space = p.slot(M_SPACE)
    found["space"] = space
    if step in (COST, DISCOUNT):
        found["card"] = p.tower[space]
        if step == COST:
            found |= alternatives(p, seat, member, space)
        return found
    found["value"] += action_modifier(p, seat, member, space, raised(p))
    found["least"] = least_servants(p, seat, member, start_of(p), space, raised(p))
    return found


def granted_by(p: Florence, node: int) -> Numbers:
    """The card or the leader that a bonus action comes from; `by` tells which."""
    for card, first in enumerate(p.rules.first):
        if first <= node < first + p.rules.count[card]:
            return {"by": 0, "card": card}
    for leader in range(LEADERS):
        if node in p.rules.leader_nodes[leader]:
            return {"by": 1, "leader": leader}
    return {}


def gain_in_question(p: Florence) -> Numbers:
    """Where a gain comes from, if that has a name: `by` 0 a card, 1 a leader, 2 anything else."""
    node = p.slot(0)
    if node in p.rules.work_node:
        return {"by": 0, "card": p.rules.work_node.index(node)}
    return granted_by(p, node) or {"by": 2}


def alternatives(p: Florence, seat: int, member: int, space: int) -> Numbers:
    """The two ways to pay a venture, after discounts: with military points, and with resources."""
    found: Numbers = {}
    for option, needed in enumerate(p.rules.military_need[p.tower[space]]):
        cost = price(p, seat, member, space, option, -1)
        if needed:
            found |= {"military": cost[MILITARY], "need": needed}
        else:
            for good in range(SERVANTS):
                found[p.rules.axes["stock"][good]] = cost[good]
    found["held"] = p.has(seat, MILITARY)
    return found


def lowest(mask: int) -> int:
    return next((bit for bit in range(4) if (mask >> bit) & 1), 0)


# Refusals.


def explain(p: Florence, seat: int, move: int, code: int) -> Numbers:
    """The operands of the refused move by name, and what this refusal is about."""
    step = p.book.steps[p.book.owner[move]]
    found: Numbers = {}
    for operand, index in zip(step.operands, operands_of(step, move), strict=False):
        if operand.kind == "":
            found[operand.name] = int(operand.tokens[index])
        else:
            found[operand.name] = p.rules.axes[operand.kind].index(operand.tokens[index])
    if code == MEMBER_PLACED:
        found["any"] = 0 if "member" in found else 1
    elif code == NO_SERVANTS:
        found["held"] = p.has(seat, SERVANTS)
    elif code == SAY_MORE:
        found |= {"any": 0 if "count" in found else 1, "held": p.has(seat, SERVANTS)}
    elif code == CANNOT_PAY_EXCHANGE:
        found |= unpaid_exchange(p, seat, found["option"] - 1)
    elif code == OTHER_TYPE:
        found["type"] = lowest(p.rules.nodes[-1 - p.slot(M_SLOT)].types)
    elif code == MEMBER_TOO_WEAK and top(p).number == TURN:
        value = p.member_value(seat, found["member"])
        found |= too_low(p, seat, value, 1, (1 - value) * p.mod(seat, M_RATE))
    elif top(p).number in (SPACE, RAISE, SERVE, BONUS, WORK, COST, DISCOUNT):
        found |= refused_form(p, seat, found, code)
    return found


def refused_form(p: Florence, seat: int, given: Numbers, code: int) -> Numbers:
    """Why a space, a number of servants or a way to pay does not do."""
    member = p.slot(M_SLOT)
    space = given.get("space", p.slot(M_SPACE))
    found: Numbers = {"space": space} if space >= 0 else {}
    if code in (FLOOR_TAKEN, SPACE_TAKEN, MARKET_TAKEN):
        found["seat"] = p.members.index(space) // 4
    elif code in (COLOUR_LIMIT_TOWER, COLOUR_LIMIT_AREA):
        found["member"] = standing_in_area(p, seat, space)
    elif code == SIX_CARDS:
        found["type"] = space // 4
    elif code in (MEMBER_TOO_WEAK, VALUE_TOO_LOW, WORK_TOO_LOW, BONUS_TOO_LOW):
        found |= value_short(p, seat, member, space, code)
    elif code in (FEE, SLOT_MILITARY, VENTURE_MILITARY, COST_TOO_HIGH):
        found |= card_short(p, seat, member, space, given, code)
    return found


def standing_in_area(p: Florence, seat: int, space: int) -> int:
    """The coloured member that a seat already has in the area of a space."""
    if space < FLOORS:
        first = space // 4 * 4
        last = first + 3
    else:
        first = HARVEST_SMALL if space <= HARVEST_LARGE else PRODUCTION_SMALL
        last = first + 1
    return next((m for m in range(NEUTRAL) if first <= p.members[seat * 4 + m] <= last), NEUTRAL)


def value_short(p: Florence, seat: int, member: int, space: int, code: int) -> Numbers:
    start = start_of(p)
    with_cards = raised(p) and top(p).number != RAISE
    if code == MEMBER_TOO_WEAK:
        return too_low(p, seat, start, 1, (1 - start) * p.mod(seat, M_RATE))
    least = least_servants(p, seat, member, start, space, with_cards)
    need = p.rules.value[space] if space < FLOORS else 1
    found = too_low(p, seat, start + action_modifier(p, seat, member, space, with_cards), need, least)
    return found | {"bonus": 1 if member < 0 else 0}


def too_low(p: Florence, seat: int, value: int, need: int, least: int) -> Numbers:
    """A value before servants, the one that is needed, and whether the servants at hand could make up for it."""
    held = p.has(seat, SERVANTS)
    return {"value": value, "need": need, "least": least, "held": held, "enough": 1 if held >= least else 0}


def card_short(p: Florence, seat: int, member: int, space: int, given: Numbers, code: int) -> Numbers:
    """What is missing for a card: coins for the fee, military points, or one of the goods in its price."""
    card = p.tower[space]
    found = {"card": card, "held": p.has(seat, MILITARY)}
    fee = fee_due(p, seat, member, space)
    if code == FEE:
        found |= {"need": fee, "held": p.has(seat, COINS)}
    elif code == SLOT_MILITARY:
        count = p.owned(seat, TERRITORY)
        found |= {"need": p.rules.slot_military[count], "count": count + 1}
    elif code == VENTURE_MILITARY:
        asked = given["option"] - 1 if top(p).number == COST else 0
        found["need"] = p.rules.military_need[card][asked]
    else:
        found |= unpaid_price(p, seat, member, space, given, fee)
    return found


def unpaid_price(p: Florence, seat: int, member: int, space: int, given: Numbers, fee: int) -> Numbers:
    """The first good that does not suffice, by the alternative and the discount that come closest."""
    step = top(p).number
    servants = given.get("count", p.slot(M_SERVANTS))
    if servants < 0:
        servants = least_servants(p, seat, member, start_of(p), space)
    choices = list(range(-1, discount_choices(p, seat, space)))
    if step == COST:
        option = given["option"] - 1
    elif step == DISCOUNT:
        option = p.slot(M_COST)
        choices = [given["option"] - 1]
    else:
        option = dear_option(p, seat, member, space, servants, fee)
    best: Numbers = {}
    least = 1 << 30
    for choice in choices:
        cost = price(p, seat, member, space, option, choice)
        total = 0
        short: Numbers = {}
        for good in range(STOCK):
            held = p.has(seat, good) + floor_gain(p, seat, space, good)
            held -= fee if good == COINS else servants if good == SERVANTS else 0
            if cost[good] > held:
                total += cost[good] - held
                short = short or {"good": good, "count": cost[good], "held": held}
        if short and total < least:
            best, least = short, total
    # A venture that could also be paid with military points says how many of them that takes.
    others = [n for i, n in enumerate(p.rules.military_need[p.tower[space]]) if i != option]
    return best | {"need": max(others, default=0), "military": p.has(seat, MILITARY)}


def dear_option(p: Florence, seat: int, member: int, space: int, servants: int, fee: int) -> int:
    """The cost alternative of which only the price is the trouble."""
    for option in range(len(p.rules.bills[p.tower[space]])):
        if option_refusal(p, seat, member, space, servants, option, fee) == COST_TOO_HIGH:
            return option
    return 0


def unpaid_exchange(p: Florence, seat: int, option: int) -> Numbers:
    card = p.holding[seat * HOLDING + BUILDING * SLOTS + p.slot(1)]
    pay = p.rules.nodes[p.rules.work_node[card]].pays[option]
    for good in range(STOCK):
        if pay[good] > p.has(seat, good):
            return {"card": card, "good": good, "count": pay[good], "held": p.has(seat, good)}
    return {"card": card}


def prospect(p: Florence, move: int) -> Numbers:
    """What a move on offer brings with it: the value of a member; the card on a floor, servants and fee for it."""
    step = top(p)
    index = move - step.base
    if index >= step.plain:
        return {}
    seat = p.seat()
    if step.number == TURN:
        return {"value": p.member_value(seat, index)}
    member = p.slot(M_SLOT)
    servants = least_servants(p, seat, member, p.slot(1), index)
    found = {"shown": 0, "help": 1 if servants else 0, "fee": 0}
    if index < FLOORS and p.tower[index] >= 0:
        found["shown"] = 1
        found["card"] = p.tower[index]
        found["fee"] = 1 if fee_due(p, seat, member, index) else 0
    return found


def pointless(p: Florence, seat: int, move: int) -> bool:
    """Passing while a member could be placed, servants that raise nothing (L-6.10), a leader that brings nothing."""
    step = top(p)
    if p.book.owner[move] == USE:
        return lapses(p, seat, move)
    if move not in step.block:
        return False
    if step.number == SERVE:
        return refusal(p, seat, move) == REDUNDANT
    return step.number == TURN and word_of(step, move) == "pass" and len(answers(p, seat)) > 1


def lapses(p: Florence, seat: int, move: int) -> bool:
    """Whether the ability of a leader would be spent for nothing, such as a production that cannot reach 1 (L-R24)."""
    q = p.copy()
    apply(q, seat, move)
    while len(q.agenda) > len(p.agenda):
        if not pass_stop(q):
            return False
    return q.goods == p.goods and q.ledger == p.ledger and q.fixed == p.fixed
