"""The full form is carried out: servants, fee, member, floor bonus, price, card, and the effects of the card."""

from signoria.games.lorenzo.book import O_BONUS_CARD, O_BONUS_HARVEST, O_BONUS_PRODUCTION, O_GAIN
from signoria.games.lorenzo.gains import amounts_of, overflows, pay, receive, take_in
from signoria.games.lorenzo.modifiers import refresh
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.steps.placing import may_raise, raised, start_of, turn_to
from signoria.games.lorenzo.terms import (
    ACCEPT,
    BONUS,
    BY_CARD,
    BY_SPACE,
    CHARACTER,
    COINS,
    DOUBLED,
    E_FEE,
    E_PLACE,
    E_SERVANTS,
    E_TAKE,
    EFFECT,
    FLOORS,
    HARVEST_SMALL,
    HOLDING,
    M_NO_BONUS,
    M_RATE,
    M_SIZE,
    MARKET,
    ORDER,
    PALACE,
    PRODUCTION_SMALL,
    RAISE,
    S_CARDS,
    SERVANTS,
    SLOTS,
    STOCK,
    TAKE,
    WORK,
)
from signoria.games.lorenzo.values import OPEN, fee_due, price
from signoria.games.lorenzo.work import begin_work
from signoria.kernel.position import FRAME, Choice, Position, Step


class Act(Step):
    """The full form is carried out in the order of L-7.8."""

    def __init__(self) -> None:
        super().__init__("act", "L-7.8")

    def run(self, p: Position) -> None:
        assert isinstance(p, Florence)
        start = start_of(p)
        with_cards = raised(p)
        seat, member, _, space, servants, option, choice = p.agenda[1 - FRAME :]
        p.pop()
        if servants:
            p.goods[seat * STOCK + SERVANTS] -= servants
            if p.ear is not None:
                p.ear.hear(E_SERVANTS, [seat, servants])
        if space < FLOORS:
            take_card(p, seat, member, space, option, choice)
            return
        if member >= 0:
            stand(p, seat, member, space)
        if space < MARKET:
            value = start + servants // p.mods[seat * M_SIZE + M_RATE]
            begin_work(p, seat, member, space, value, with_cards)
            return
        if space == PALACE:
            p.queue = [*p.queue, seat]
        receive(p, seat, p.rules.space_node[space], BY_SPACE, S_CARDS)


def stand(p: Florence, seat: int, member: int, space: int) -> None:
    p.members[seat * 4 + member] = space
    p.crowd[space] += 1
    if p.ear is not None:
        p.ear.hear(E_PLACE, [seat, member, space])


def take_card(p: Florence, seat: int, member: int, space: int, option: int, choice: int) -> None:
    """Fee, member, floor bonus; then the card is bought."""
    fee = fee_due(p, seat, member, space)
    if fee:
        p.goods[seat * STOCK + COINS] -= fee
        if p.ear is not None:
            p.ear.hear(E_FEE, [seat, fee])
    if member >= 0:
        stand(p, seat, member, space)
    number = p.rules.space_node[space]
    if number >= 0 and not (p.mods[seat * M_SIZE + M_NO_BONUS] >> (space % 4)) & 1:
        if p.rules.declinable:
            p.push(TAKE, seat, member, space, option, choice)
            p.push(ACCEPT, seat, number, BY_SPACE, S_CARDS, 0, 0)
            return
        floor_bonus(p, seat, number)
    buy(p, seat, member, space, option, choice)


class Take(Step):
    """The card is bought after a floor bonus that could be declined. Slots: member, space, cost, discount."""

    def __init__(self) -> None:
        super().__init__("take", "L-7.8")

    def run(self, p: Position) -> None:
        assert isinstance(p, Florence)
        seat = p.seat()
        member = p.slot(0)
        space = p.slot(1)
        option = p.slot(2)
        choice = p.slot(3)
        p.pop()
        buy(p, seat, member, space, option, choice)


def buy(p: Florence, seat: int, member: int, space: int, option: int, choice: int) -> None:
    """Cost, card, immediate effects."""
    card = p.tower[space]
    kind = space // 4
    if p.rules.pays[card]:
        pay(p, seat, price(p, seat, member, space, option, choice))
    p.tower[space] = -1
    p.holding[seat * HOLDING + kind * SLOTS + p.owned(seat, kind)] = card
    if p.ear is not None:
        p.ear.hear(E_TAKE, [seat, card])
    push_effects(p, seat, card)
    if kind == CHARACTER:
        refresh(p, seat)


def floor_bonus(p: Florence, seat: int, number: int) -> None:
    """A floor bonus has one kind, so it never asks anything and can arrive before the price is paid."""
    take_in(p, seat, amounts_of(p, seat, number, BY_SPACE, 0, 0), S_CARDS, 0)


def push_effects(p: Florence, seat: int, card: int) -> None:
    """The immediate effects of a card, in order; where it can matter the player orders them (6.3 of the map)."""
    first = p.rules.first[card]
    count = p.rules.count[card]
    if count == 0:
        return
    if count == 2 and p.rules.nodes[first].op == O_GAIN and overflows(p, seat, p.rules.nodes[first]):
        p.push(ORDER, seat, first, BY_CARD, S_CARDS)
    elif count == 1:
        begin_effect(p, seat, first, BY_CARD, S_CARDS)
    else:
        p.push(EFFECT, seat, first, count, BY_CARD, S_CARDS)


class Order(Choice):
    """Which effect of a card comes first (L-7.8). Slots: first node, source, ledger."""

    def __init__(self) -> None:
        super().__init__("order", "L-7.8", None, ["gain", "bonus"])

    def apply(self, p: Position, seat: int, move: int) -> None:
        first = p.slot(0)
        source = p.slot(1)
        ledger = p.slot(2)
        p.pop()
        if move == self.base:
            p.push(EFFECT, seat, first, 2, source, ledger)
        else:
            p.push(EFFECT, seat, first, 1, source, ledger)
            p.push(EFFECT, seat, first + 1, 1, source, ledger)


class Effect(Step):
    """Effects one after the other (L-8.6). Slots: first node, how many, source, ledger."""

    def __init__(self) -> None:
        super().__init__("effect", "L-8.6")

    def run(self, p: Position) -> None:
        assert isinstance(p, Florence)
        seat = p.seat()
        number = p.slot(0)
        source = p.slot(2)
        ledger = p.slot(3)
        if p.slot(1) == 1:
            p.pop()
        else:
            p.fill(0, number + 1)
            p.fill(1, p.slot(1) - 1)
        begin_effect(p, seat, number, source, ledger)


def begin_effect(p: Florence, seat: int, number: int, source: int, ledger: int) -> None:
    node = p.rules.nodes[number]
    if node.op == O_BONUS_CARD:
        p.push(BONUS, seat, -1 - number, node.value, OPEN, OPEN, 0, OPEN)
    elif node.op in (O_BONUS_HARVEST, O_BONUS_PRODUCTION):
        space = HARVEST_SMALL if node.op == O_BONUS_HARVEST else PRODUCTION_SMALL
        p.push(WORK, seat, -1 - number, node.value, space, OPEN, 0, OPEN)
        if may_raise(p, seat, space):
            turn_to(p, RAISE)
    else:
        receive(p, seat, number, source, ledger, DOUBLED if source == BY_CARD and node.op == O_GAIN else 0)
