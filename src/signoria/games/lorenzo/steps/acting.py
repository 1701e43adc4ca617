"""The full form is carried out: servants, fee, member, floor bonus, price, card, and the effects of the card."""

from typing import Final

from signoria.games.lorenzo import form as f
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo import told
from signoria.games.lorenzo.effects.gains import amounts_of, overflows, pay, receive, take_in
from signoria.games.lorenzo.effects.nodes import GAIN
from signoria.games.lorenzo.effects.ops import begin
from signoria.games.lorenzo.effects.standing import refresh
from signoria.games.lorenzo.effects.work import begin_work
from signoria.games.lorenzo.form import Form, form_of
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.prices import fee_due, price
from signoria.kernel.position import tell
from signoria.kernel.step import Choice, Step


class Act(Step[Florence]):
    """The full form is carried out in the order of L-7.8."""

    def __init__(self) -> None:
        super().__init__(t.ACT, None, None, f.SLOTS)

    def run(self, p: Florence) -> None:
        form = form_of(p)
        seat = form.seat
        space = form.space
        p.pop()
        if form.servants:
            p.goods[seat * t.STOCK + t.SERVANTS] -= form.servants
            tell(p, told.E_SERVANTS, seat, form.servants)
        if space < t.FLOORS:
            take_card(p, form)
            return
        if form.member >= 0:
            stand(p, seat, form.member, space)
        if space < t.MARKET:
            begin_work(p, form)
            return
        if space == t.PALACE:
            p.queue = [*p.queue, seat]
        receive(p, seat, p.book.space_node[space], t.BY_SPACE, t.S_CARDS)


def stand(p: Florence, seat: int, member: int, space: int) -> None:
    p.unshare()
    p.members[seat * 4 + member] = space
    p.crowd[space] += 1
    if p.ear is not None:
        tell(p, told.E_PLACE, seat, member, space)


def take_card(p: Florence, form: Form) -> None:
    """Fee, member, floor bonus; then the card is bought."""
    seat = form.seat
    space = form.space
    fee = fee_due(p, form, space)
    if fee:
        p.goods[seat * t.STOCK + t.COINS] -= fee
        tell(p, told.E_FEE, seat, fee)
    if form.member >= 0:
        stand(p, seat, form.member, space)
    number = p.book.space_node[space]
    if number >= 0 and not (p.mods[seat * t.M_SIZE + t.M_NO_BONUS] >> (space % 4)) & 1:
        if p.book.declinable:
            member = form.member if form.member >= 0 else f.bonus(form.node)
            p.push(t.TAKE, seat, member, space, form.cost, form.discount)
            p.push(t.ACCEPT, seat, number, t.BY_SPACE, t.S_CARDS, 0, 0)
            return
        floor_bonus(p, seat, number)
    buy(p, form)


MEMBER: Final = 0
SPACE: Final = 1
COST: Final = 2
DISCOUNT: Final = 3


class Take(Step[Florence]):
    """The card is bought after a floor bonus that could be declined. Slots: member, space, cost, discount."""

    def __init__(self) -> None:
        super().__init__(t.TAKE, None, None, ["member:member", "space:space", "cost", "discount"])

    def run(self, p: Florence) -> None:
        form = Form(p.seat(), p.slot(MEMBER), 0, p.slot(SPACE), 0, p.slot(COST), p.slot(DISCOUNT))
        p.pop()
        buy(p, form)


def buy(p: Florence, form: Form) -> None:
    """Cost, card, immediate effects."""
    seat = form.seat
    card = p.tower[form.space]
    kind = form.space // 4
    if p.book.pays[card]:
        pay(p, seat, price(p, form, form.space, form.cost, form.discount))
    p.unshare()
    p.tower[form.space] = -1
    p.holding[seat * t.HOLDING + kind * t.SLOTS + p.owned(seat, kind)] = card
    if p.ear is not None:
        tell(p, told.E_TAKE, seat, card)
    push_effects(p, seat, card)
    if p.book.standing[card]:
        refresh(p, seat)


def floor_bonus(p: Florence, seat: int, number: int) -> None:
    """A floor bonus has one kind, so it never asks anything and can arrive before the price is paid."""
    take_in(p, seat, amounts_of(p, seat, number, t.BY_SPACE, 0, 0), t.S_CARDS, 0)


def push_effects(p: Florence, seat: int, card: int) -> None:
    """The immediate effects of a card, in order; where it can matter the player orders them (L-R9)."""
    first = p.book.first[card]
    count = p.book.count[card]
    if count == 0:
        return
    if count == 2 and p.book.nodes[first].op == GAIN and overflows(p, seat, p.book.nodes[first]):
        p.push(t.ORDER, seat, first, t.BY_CARD, t.S_CARDS)
    elif count == 1:
        begin(p, seat, first, t.BY_CARD, t.S_CARDS)
    else:
        p.push(t.EFFECT, seat, first, count, t.BY_CARD, t.S_CARDS)


FIRST: Final = 0
FIRST_GIVER: Final = 1
FIRST_LEDGER: Final = 2


class Order(Choice[Florence]):
    """Which effect of a card comes first (L-7.8). Slots: first node, what gives it, source of its points."""

    def __init__(self) -> None:
        super().__init__(t.ORDER, None, ["gain", "bonus"], ["node", "giver:giver", "ledger:source"])

    def apply(self, p: Florence, seat: int, move: int) -> None:
        first = p.slot(FIRST)
        giver = p.slot(FIRST_GIVER)
        ledger = p.slot(FIRST_LEDGER)
        p.pop()
        if move == self.base:
            p.push(t.EFFECT, seat, first, 2, giver, ledger)
        else:
            p.push(t.EFFECT, seat, first, 1, giver, ledger)
            p.push(t.EFFECT, seat, first + 1, 1, giver, ledger)

    def situation(self, p: Florence, seat: int) -> dict[str, int]:
        return p.book.printed_on(p.slot(FIRST))


NODE: Final = 0
COUNT: Final = 1
GIVER: Final = 2
LEDGER: Final = 3


class Effect(Step[Florence]):
    """Effects one after the other (L-8.6). Slots: first node, how many, what gives them, source of their points."""

    def __init__(self) -> None:
        super().__init__(t.EFFECT, None, None, ["node", "count", "giver:giver", "ledger:source"])

    def run(self, p: Florence) -> None:
        seat = p.seat()
        number = p.slot(NODE)
        giver = p.slot(GIVER)
        ledger = p.slot(LEDGER)
        if p.slot(COUNT) == 1:
            p.pop()
        else:
            p.fill(NODE, number + 1)
            p.fill(COUNT, p.slot(COUNT) - 1)
        begin(p, seat, number, giver, ledger)
