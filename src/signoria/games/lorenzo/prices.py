"""What a card on a floor costs: fee, military points, the price after discounts, and who can pay it (L-7, L-8)."""

from mypy_extensions import i64

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo import told
from signoria.games.lorenzo.form import Form
from signoria.games.lorenzo.position import Florence


def tower_fee(p: Florence, form: Form) -> i64:
    """What an occupied tower asks of this action (L-7.4, L-R18)."""
    waived = p.mods[form.seat * t.M_SIZE + t.M_NO_FEE] and (form.member >= 0 or p.book.waiver_covers_bonus)
    return 0 if waived else p.book.fee


def fee_due(p: Florence, form: Form, space: i64) -> i64:
    """The fee for a floor: none while nobody stands in the tower."""
    return tower_fee(p, form) if p.occupied(space // 4) else 0


def floor_gain(p: Florence, seat: i64, space: i64, good: i64) -> i64:
    """What the floor bonus adds to a good: nothing for a Preacher, less under a penalty tile (L-7.9)."""
    number = p.book.space_node[space]
    if number < 0 or (p.mod(seat, t.M_NO_BONUS) >> (space % 4)) & 1:
        return 0
    n = p.book.nodes[number].amounts[good]
    if n and p.book.penalised[0] and (p.mod(seat, t.M_LOSS_KINDS) >> good) & 1:
        n = max(0, n - p.mod(seat, t.M_LOSS))
    return n


def slot_need(p: Florence, seat: i64) -> i64:
    """The military points that the next territory slot asks for (L-8.1)."""
    slot = p.owned(seat, t.TERRITORY)
    return 0 if slot < p.book.free_slots or p.mods[seat * t.M_SIZE + t.M_NO_SLOT] else p.book.slot_military[slot]


def card_refusal(p: Florence, form: Form, space: i64, servants: i64) -> int:
    """Fee, military requirement and cost of the card on a floor, by its best alternative and discount."""
    base = form.seat * t.STOCK
    fee = fee_due(p, form, space)
    if fee > p.goods[base + t.COINS]:
        return told.FEE
    if space // 4 == t.TERRITORY:
        need = slot_need(p, form.seat)
        if need and p.goods[base + t.MILITARY] + floor_gain(p, form.seat, space, t.MILITARY) < need:
            return told.SLOT_MILITARY
        return 0
    card = p.tower[space]
    bills = p.book.bills[card]
    if len(bills) == 1 and fee == 0 and servants == 0 and covers(p.goods, base, bills[0]):
        if p.book.military_need[card][0] == 0:
            return 0
    code = 0
    for option in range(len(bills)):
        code = option_refusal(p, form, space, servants, option, fee)
        if code == 0:
            return 0
    return code


def covers(goods: list[int], base: i64, bill: list[int]) -> bool:
    """Whether a stock pays a bill as it stands, without discount or bonus: the quick and common case."""
    for i in range(0, len(bill), 2):
        if goods[base + bill[i]] < bill[i + 1]:
            return False
    return True


def option_refusal(p: Florence, form: Form, space: i64, servants: i64, option: i64, fee: i64) -> int:
    """Whether one cost alternative can be met with some discount."""
    seat = form.seat
    needed = p.book.military_need[p.tower[space]][option]
    if needed and p.goods[seat * t.STOCK + t.MILITARY] + floor_gain(p, seat, space, t.MILITARY) < needed:
        return told.VENTURE_MILITARY
    if affordable(p, form, space, servants, option, -1, fee):
        return 0
    for choice in range(discount_choices(p, seat, space)):
        if affordable(p, form, space, servants, option, choice, fee):
            return 0
    return told.COST_TOO_HIGH


def discount_choices(p: Florence, seat: i64, space: i64) -> int:
    """How many alternatives a discount with a choice offers here; 0 if there is none."""
    number = p.mods[seat * t.M_SIZE + t.M_CHOICE + space // 4]
    return len(p.book.nodes[number].discounts) if number >= 0 else 0


def discount_on(p: Florence, form: Form, kind: i64, good: i64, choice: i64) -> i64:
    """All that is taken off one good in the cost of a card (L-8.5)."""
    off = p.mods[form.seat * t.M_SIZE + t.M_DISCOUNT + kind * 4 + good]
    if form.node >= 0:
        granted = p.book.nodes[form.node].discounts
        if granted:
            off += granted[0][good]
    if choice >= 0:
        off += p.book.nodes[p.mod(form.seat, t.M_CHOICE + kind)].discounts[choice][good]
    return off


def price(p: Florence, form: Form, space: i64, option: i64, choice: i64) -> list[int]:
    """The cost of a card after all discounts, never below nothing."""
    cost = [0] * t.STOCK
    bill = p.book.bills[p.tower[space]][option]
    for i in range(0, len(bill), 2):
        good = bill[i]
        off = discount_on(p, form, space // 4, good, choice) if good <= t.SERVANTS else 0
        cost[good] = max(0, bill[i + 1] - off)
    return cost


def affordable(p: Florence, form: Form, space: i64, servants: i64, option: i64, choice: i64, fee: i64) -> bool:
    """The arithmetic of L-7.9: what is held, less fee and servants, plus the floor bonus, covers the price."""
    bill = p.book.bills[p.tower[space]][option]
    for i in range(0, len(bill), 2):
        good = bill[i]
        due = bill[i + 1]
        held = p.goods[form.seat * t.STOCK + good]
        if good == t.COINS:
            held -= fee
        elif good == t.SERVANTS:
            held -= servants
        if held >= due:
            continue
        if good <= t.SERVANTS:
            due -= discount_on(p, form, space // 4, good, choice)
        if due > 0 and held + floor_gain(p, form.seat, space, good) < due:
            return False
    return True


def useful_choices(p: Florence, form: Form, space: i64, option: i64) -> list[int]:
    """The alternatives of a discount that reduce something; all of them lead to different prices."""
    plain = price(p, form, space, option, -1)
    found: list[int] = []
    for choice in range(discount_choices(p, form.seat, space)):
        if price(p, form, space, option, choice) != plain:
            found.append(choice)
    return found


def payable(p: Florence, seat: i64, pay: list[int]) -> bool:
    """Whether what is left of the stock covers a payment."""
    base = seat * t.STOCK
    for good in range(t.STOCK):
        if pay[good] > p.goods[base + good]:
            return False
    return True
