"""Receiving: amounts, penalties, track ends, privileges; the only writer of stocks and ledger besides payments."""

from mypy_extensions import i64

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo import told
from signoria.games.lorenzo.effects.nodes import EXCHANGE, GAIN, GAIN_PER_CARD, GAIN_PER_POINT, Node
from signoria.games.lorenzo.position import Florence
from signoria.kernel.position import tell


def receive(p: Florence, seat: i64, number: i64, giver: i64, ledger: i64, flags: i64 = 0, option: i64 = 0) -> None:
    """A gain arrives: at once, or by way of the agenda where its owner may have to choose something."""
    if asks(p, seat):
        p.push(t.ACCEPT if p.book.declinable else t.GAIN, seat, number, giver, ledger, flags, option)
    else:
        take_in(p, seat, raw_amounts(p, seat, number, flags | t.SURE, option), ledger, flags)


def asks(p: Florence, seat: i64) -> bool:
    """Whether a gain may need a decision: a penalty tile between two kinds, or the switch that lets one decline."""
    return p.book.declinable or p.mods[seat * t.M_SIZE + t.M_LOSS_KINDS] != 0


def times(p: Florence, seat: i64, node: Node) -> int:
    """How often a gain counts: once, once a card, once a group of points."""
    if node.op == GAIN_PER_CARD:
        return p.owned(seat, node.card_type)
    if node.op == GAIN_PER_POINT:
        return p.has(seat, node.counter) // node.per
    return 1


def raw_amounts(p: Florence, seat: i64, number: i64, flags: i64, option: i64) -> list[int]:
    """What a gain gives before any penalty: multiplied, and doubled if doubling comes first (L-R21)."""
    node = p.book.nodes[number]
    op = node.op
    if op == GAIN:
        amounts = node.amounts[:]
    elif op == EXCHANGE:
        amounts = node.gains[option][:]
    else:
        n = times(p, seat, node)
        amounts = [n * amount for amount in node.amounts]
    if flags & t.DOUBLED and (p.book.double_first or flags & t.SURE):
        multiply(amounts, p.mod(seat, t.M_FACTOR))
    return amounts


def amounts_of(p: Florence, seat: i64, number: i64, giver: i64, flags: i64, option: i64, lose: i64 = -1) -> list[int]:
    """What a gain gives in the end; `lose` is the kind that its owner chose to get less of."""
    amounts = raw_amounts(p, seat, number, flags, option)
    kinds = penalised_kinds(p, seat, amounts, giver, flags)
    if kinds:
        reduce(p, seat, amounts, lose if lose >= 0 else kinds[0])
    double_last(p, seat, amounts, flags)
    return amounts


def double_last(p: Florence, seat: i64, amounts: list[int], flags: i64) -> None:
    """Doubling after a penalty, where the switch says so (L-R21)."""
    if flags & t.DOUBLED and not p.book.double_first:
        multiply(amounts, p.mod(seat, t.M_FACTOR))


def multiply(amounts: list[int], factor: i64) -> None:
    """Santa Rita doubles resources, not points or privileges (L-R21)."""
    if factor == 1:
        return
    for good in range(t.SERVANTS + 1):
        amounts[good] *= factor


def penalised_kinds(p: Florence, seat: i64, amounts: list[int], giver: i64, flags: i64) -> list[int]:
    """The kinds of this gain that an excommunication tile may reduce (L-R22, L-R23)."""
    mask: i64 = p.mods[seat * t.M_SIZE + t.M_LOSS_KINDS]
    if mask == 0 or not p.book.penalised[giver]:
        return []
    if flags & t.EXCHANGED and not p.book.exchange_penalised:
        return []
    return [good for good in range(t.STOCK) if (mask >> good) & 1 and amounts[good] > 0]


def reduce(p: Florence, seat: i64, amounts: list[int], good: i64) -> None:
    loss = min(p.mod(seat, t.M_LOSS), amounts[good])
    amounts[good] -= loss
    if p.ear is not None and loss:
        p.ear.hear(told.E_LOSS, [seat, loss, good])


def take_in(p: Florence, seat: i64, amounts: list[int], ledger: i64, flags: i64) -> None:
    """The gain arrives; points beyond the end of a track are lost (L-R30)."""
    goods = p.goods
    base = seat * t.STOCK
    for good in range(t.STOCK):
        n = amounts[good]
        if n == 0:
            continue
        if p.ear is not None:
            tell(p, told.E_GAIN, seat, n, good)
        goods[base + good] += n
        if good >= t.MILITARY and p.book.capped:
            end = p.book.track[good - t.MILITARY]
            if goods[base + good] > end:
                tell(p, told.E_OVERFLOW, seat, goods[base + good] - end, good)
                goods[base + good] = end
    if amounts[t.VP]:
        award(p, seat, ledger, amounts[t.VP])
    if amounts[t.PRIVILEGE] and not flags & t.NO_PRIVILEGE:
        p.push(t.PRIVILEGES, seat, amounts[t.PRIVILEGE], 0)


def award(p: Florence, seat: i64, ledger: i64, points: i64) -> None:
    """Victory points, the only ledger entry there is; losses are negative."""
    if points == 0:
        return
    p.credit(seat, ledger, points)
    if p.ear is not None:
        p.ear.hear(told.E_POINTS + ledger, [seat, points])


def pay(p: Florence, seat: i64, cost: list[int]) -> None:
    base = seat * t.STOCK
    for good in range(t.STOCK):
        if cost[good]:
            p.goods[base + good] -= cost[good]
            if p.ear is not None:
                tell(p, told.E_PAY, seat, cost[good], good)


def overflows(p: Florence, seat: i64, node: Node) -> bool:
    """Whether a gain of points, or of a privilege taken as points, would run over the end of a track."""
    if not p.book.capped:
        return False
    for good in (t.MILITARY, t.FAITH):
        most = node.amounts[good]
        if node.amounts[t.PRIVILEGE]:
            most += max([p.book.nodes[number].amounts[good] for number in p.book.privilege_nodes])
        if most and p.has(seat, good) + most > p.book.track[good - t.MILITARY]:
            return True
    return False
