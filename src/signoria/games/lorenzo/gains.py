"""Receiving: amounts, penalties, track ends, privileges; the only writer of stocks and ledger besides payments."""

from signoria.games.lorenzo.book import O_EXCHANGE, O_GAIN, O_PER_CARD, O_PER_POINT, Node
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    ACCEPT,
    DOUBLED,
    E_GAIN,
    E_LOSS,
    E_OVERFLOW,
    E_PAY,
    E_POINTS,
    EXCHANGED,
    FAITH,
    GAIN,
    M_FACTOR,
    M_LOSS,
    M_LOSS_KINDS,
    M_SIZE,
    MILITARY,
    NO_PRIVILEGE,
    PRIVILEGE,
    PRIVILEGES,
    SERVANTS,
    STOCK,
    SURE,
    VP,
)


def receive(p: Florence, seat: int, number: int, source: int, ledger: int, flags: int = 0, option: int = 0) -> None:
    """A gain arrives: at once, or by way of the agenda where its owner may have to choose something."""
    if asks(p, seat):
        p.push(ACCEPT if p.rules.declinable else GAIN, seat, number, source, ledger, flags, option)
    else:
        take_in(p, seat, raw_amounts(p, seat, number, flags | SURE, option), ledger, flags)


def asks(p: Florence, seat: int) -> bool:
    """Whether a gain may need a decision: a penalty tile between two kinds, or the switch that lets one decline."""
    return p.rules.declinable or p.mods[seat * M_SIZE + M_LOSS_KINDS] != 0


def times(p: Florence, seat: int, node: Node) -> int:
    """How often a gain counts: once, once a card, once a group of points."""
    if node.op == O_PER_CARD:
        return p.owned(seat, node.kind)
    if node.op == O_PER_POINT:
        return p.has(seat, node.kind) // node.per
    return 1


def raw_amounts(p: Florence, seat: int, number: int, flags: int, option: int) -> list[int]:
    """What a gain gives before any penalty: multiplied, and doubled if doubling comes first (L-R21)."""
    node = p.rules.nodes[number]
    op = node.op
    if op == O_GAIN:
        amounts = node.amounts[:]
    elif op == O_EXCHANGE:
        amounts = node.gains[option][:]
    else:
        n = times(p, seat, node)
        amounts = [n * amount for amount in node.amounts]
    if flags & DOUBLED and (p.rules.double_first or flags & SURE):
        multiply(amounts, p.mod(seat, M_FACTOR))
    return amounts


def amounts_of(p: Florence, seat: int, number: int, source: int, flags: int, option: int, lose: int = -1) -> list[int]:
    """What a gain gives in the end; `lose` is the kind that its owner chose to get less of."""
    amounts = raw_amounts(p, seat, number, flags, option)
    kinds = penalised_kinds(p, seat, amounts, source, flags)
    if kinds:
        reduce(p, seat, amounts, lose if lose >= 0 else kinds[0])
    double_last(p, seat, amounts, flags)
    return amounts


def double_last(p: Florence, seat: int, amounts: list[int], flags: int) -> None:
    """Doubling after a penalty, where the switch says so (L-R21)."""
    if flags & DOUBLED and not p.rules.double_first:
        multiply(amounts, p.mod(seat, M_FACTOR))


def multiply(amounts: list[int], factor: int) -> None:
    """Santa Rita doubles resources, not points or privileges (L-R21)."""
    if factor == 1:
        return
    for good in range(SERVANTS + 1):
        amounts[good] *= factor


def penalised_kinds(p: Florence, seat: int, amounts: list[int], source: int, flags: int) -> list[int]:
    """The kinds of this gain that an excommunication tile may reduce (L-R22, L-R23)."""
    mask = p.mods[seat * M_SIZE + M_LOSS_KINDS]
    if mask == 0 or not p.rules.penalised[source]:
        return []
    if flags & EXCHANGED and not p.rules.exchange_penalised:
        return []
    return [good for good in range(STOCK) if (mask >> good) & 1 and amounts[good] > 0]


def reduce(p: Florence, seat: int, amounts: list[int], good: int) -> None:
    loss = min(p.mod(seat, M_LOSS), amounts[good])
    amounts[good] -= loss
    if p.ear is not None and loss:
        p.ear.hear(E_LOSS, [seat, loss, good])


def take_in(p: Florence, seat: int, amounts: list[int], ledger: int, flags: int) -> None:
    """The gain arrives; points beyond the end of a track are lost (L-R30)."""
    base = seat * STOCK
    for good in range(STOCK):
        n = amounts[good]
        if n == 0:
            continue
        if p.ear is not None:
            p.ear.hear(E_GAIN, [seat, n, good])
        p.goods[base + good] += n
        if good >= MILITARY and p.rules.capped:
            end = p.rules.track[good - MILITARY]
            if p.goods[base + good] > end:
                if p.ear is not None:
                    p.ear.hear(E_OVERFLOW, [seat, p.goods[base + good] - end, good])
                p.goods[base + good] = end
    if amounts[VP]:
        award(p, seat, ledger, amounts[VP])
    if amounts[PRIVILEGE] and not flags & NO_PRIVILEGE:
        p.push(PRIVILEGES, seat, amounts[PRIVILEGE], 0)


def award(p: Florence, seat: int, ledger: int, points: int) -> None:
    """Victory points, the only ledger entry there is; losses are negative."""
    if points == 0:
        return
    p.ledger[seat * p.rules.sources + ledger] += points
    if p.ear is not None:
        p.ear.hear(E_POINTS + ledger, [seat, points])


def pay(p: Florence, seat: int, cost: list[int]) -> None:
    base = seat * STOCK
    for good in range(STOCK):
        if cost[good]:
            p.goods[base + good] -= cost[good]
            if p.ear is not None:
                p.ear.hear(E_PAY, [seat, cost[good], good])


def overflows(p: Florence, seat: int, node: Node) -> bool:
    """Whether a gain of points, or of a privilege taken as points, would run over the end of a track."""
    if not p.rules.capped:
        return False
    for good in (MILITARY, FAITH):
        most = node.amounts[good]
        if node.amounts[PRIVILEGE]:
            most += max([p.rules.nodes[number].amounts[good] for number in p.rules.privilege_nodes])
        if most and p.has(seat, good) + most > p.rules.track[good - MILITARY]:
            return True
    return False
