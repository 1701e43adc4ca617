"""What the questions of a form share: their slots, what their prompts tell, and why an answer does not do."""

from signoria.games.lorenzo import form as f
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo import told
from signoria.games.lorenzo.form import Form, form_of
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.prices import discount_choices, fee_due, floor_gain, option_refusal, price
from signoria.games.lorenzo.servants import action_modifier, least_servants
from signoria.kernel.position import FRAME
from signoria.kernel.step import Choice, Operand

Numbers = dict[str, int]


def turn_to(p: Florence, step: int) -> None:
    """The form goes on to its next question."""
    p.agenda[-FRAME] = step


class Question(Choice[Florence]):
    """One question of a form: its frame is the form, and the next question takes its place there."""

    def __init__(self, number: int, operands: list[Operand] | None = None, words: list[str] | None = None) -> None:
        super().__init__(number, operands, words, f.SLOTS)

    def situation(self, p: Florence, seat: int) -> Numbers:
        """What is known of an action: member or source, value, servants."""
        form = form_of(p)
        found = {"servants": p.has(seat, t.SERVANTS), "rate": p.mod(seat, t.M_RATE), "value": form.start}
        return found | ({"member": form.member} if form.member >= 0 else p.book.printed_on(form.node))

    def answered(self, p: Florence, move: int) -> Form:
        """The form with this answer filled in; cost and discount are open until they are asked for."""
        form = form_of(p)
        form.cost = f.OPEN
        return form

    def why(self, p: Florence, seat: int, move: int, code: int) -> Numbers:
        """Why a space, a number of servants or a way to pay does not do."""
        if code == told.NO_SERVANTS:
            return {"held": p.has(seat, t.SERVANTS)}
        if code == told.SAY_MORE:
            return {"any": 0 if move - self.base < self.plain else 1, "held": p.has(seat, t.SERVANTS)}
        if code == told.OTHER_TYPE:
            return {"type": lowest(p.book.nodes[form_of(p).node].card_types)}
        form = self.answered(p, move)
        found: Numbers = {"space": form.space} if form.space >= 0 else {}
        if code in (told.FLOOR_TAKEN, told.SPACE_TAKEN, told.MARKET_TAKEN):
            return found | {"seat": p.members.index(form.space) // 4}
        if code in (told.COLOUR_LIMIT_TOWER, told.COLOUR_LIMIT_AREA):
            return found | {"member": standing_in_area(p, form)}
        if code == told.SIX_CARDS:
            return found | {"type": form.space // 4}
        if code in (told.MEMBER_TOO_WEAK, told.VALUE_TOO_LOW, told.WORK_TOO_LOW, told.BONUS_TOO_LOW):
            return found | value_short(p, form, code)
        if code in (told.FEE, told.SLOT_MILITARY, told.VENTURE_MILITARY, told.COST_TOO_HIGH):
            return found | card_short(p, form, code)
        return found


class SpaceQuestion(Question):
    """A question for a space, with what a floor brings with it."""

    def __init__(self, number: int, operands: list[Operand], words: list[str]) -> None:
        super().__init__(number, operands, words)
        self.hints = ["shown", "card", "help", "fee"]

    def situation(self, p: Florence, seat: int) -> Numbers:
        return super().situation(p, seat) | {"asked": 1 if p.slot(f.SERVANTS) == f.MORE else 0}

    def answered(self, p: Florence, move: int) -> Form:
        form = super().answered(p, move)
        if move - self.base < self.plain:
            form.space = move - self.base
        return form

    def prospect(self, p: Florence, move: int) -> Numbers:
        """The card on a floor, and whether servants and a fee are needed for it."""
        space = move - self.base
        if space >= self.plain:
            return {}
        form = form_of(p)
        found = {"shown": 0, "help": 1 if least_servants(p, form, space) else 0, "fee": 0}
        if space < t.FLOORS and p.tower[space] >= 0:
            found |= {"shown": 1, "card": p.tower[space], "fee": 1 if fee_due(p, form, space) else 0}
        return found


class ServantsQuestion(Question):
    """A question for a number of servants."""

    def situation(self, p: Florence, seat: int) -> Numbers:
        return super().situation(p, seat) | reached(p, form_of(p))

    def answered(self, p: Florence, move: int) -> Form:
        form = super().answered(p, move)
        form.servants = move - self.base
        return form


def reached(p: Florence, form: Form) -> Numbers:
    """The space of an action, its value there before servants, and the least of them."""
    value = form.start + action_modifier(p, form, form.space)
    return {"space": form.space, "value": value, "least": least_servants(p, form, form.space)}


def lowest(mask: int) -> int:
    return next((bit for bit in range(4) if (mask >> bit) & 1), 0)


def standing_in_area(p: Florence, form: Form) -> int:
    """The coloured member that a seat already has in the area of a space."""
    if form.space < t.FLOORS:
        first = form.space // 4 * 4
        last = first + 3
    else:
        first = t.HARVEST_SMALL if form.space <= t.HARVEST_LARGE else t.PRODUCTION_SMALL
        last = first + 1
    return next((m for m in range(t.NEUTRAL) if first <= p.members[form.seat * 4 + m] <= last), t.NEUTRAL)


def value_short(p: Florence, form: Form, code: int) -> Numbers:
    if code == told.MEMBER_TOO_WEAK:
        return too_low(p, form.seat, form.start, 1, (1 - form.start) * p.mod(form.seat, t.M_RATE))
    need = p.book.value[form.space] if form.space < t.FLOORS else 1
    value = form.start + action_modifier(p, form, form.space)
    found = too_low(p, form.seat, value, need, least_servants(p, form, form.space))
    return found | {"bonus": 1 if form.member < 0 else 0}


def too_low(p: Florence, seat: int, value: int, need: int, least: int) -> Numbers:
    """A value before servants, the one that is needed, and whether the servants at hand could make up for it."""
    held = p.has(seat, t.SERVANTS)
    return {"value": value, "need": need, "least": least, "held": held, "enough": 1 if held >= least else 0}


def card_short(p: Florence, form: Form, code: int) -> Numbers:
    """What is missing for a card: coins for the fee, military points, or one of the goods in its price."""
    card = p.tower[form.space]
    found = {"card": card, "held": p.has(form.seat, t.MILITARY)}
    if code == told.FEE:
        return found | {"need": fee_due(p, form, form.space), "held": p.has(form.seat, t.COINS)}
    if code == told.SLOT_MILITARY:
        count = p.owned(form.seat, t.TERRITORY)
        return found | {"need": p.book.slot_military[count], "count": count + 1}
    if code == told.VENTURE_MILITARY:
        return found | {"need": p.book.military_need[card][max(form.cost, 0)]}
    return found | unpaid_price(p, form)


def unpaid_price(p: Florence, form: Form) -> Numbers:
    """The first good that does not suffice, by the alternative and the discount that come closest."""
    space = form.space
    fee = fee_due(p, form, space)
    servants = form.servants if form.servants >= 0 else least_servants(p, form, space)
    option = form.cost if form.cost >= 0 else dear_option(p, form, servants, fee)
    choices = [form.discount] if form.discount >= 0 else range(-1, discount_choices(p, form.seat, space))
    best: Numbers = {}
    least = 1 << 30
    for choice in choices:
        cost = price(p, form, space, option, choice)
        total = 0
        short: Numbers = {}
        for good in range(t.STOCK):
            held = p.has(form.seat, good) + floor_gain(p, form.seat, space, good)
            held -= fee if good == t.COINS else servants if good == t.SERVANTS else 0
            if cost[good] > held:
                total += cost[good] - held
                short = short or {"good": good, "count": cost[good], "held": held}
        if short and total < least:
            best, least = short, total
    # A venture that could also be paid with military points says how many of them that takes.
    others = [n for i, n in enumerate(p.book.military_need[p.tower[space]]) if i != option]
    return best | {"need": max(others, default=0), "military": p.has(form.seat, t.MILITARY)}


def dear_option(p: Florence, form: Form, servants: int, fee: int) -> int:
    """The cost alternative of which only the price is the trouble."""
    for option in range(len(p.book.bills[p.tower[form.space]])):
        if option_refusal(p, form, form.space, servants, option, fee) == told.COST_TOO_HIGH:
            return option
    return 0
