"""Harvest and production: which cards become active, the exchanges, and the gains in their order (L-11)."""

from signoria.games.lorenzo.book import O_EXCHANGE
from signoria.games.lorenzo.gains import asks, receive
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    BUILDING,
    BY_CARD,
    BY_TILE,
    E_WORK,
    EXCHANGE,
    EXCHANGED,
    HOLDING,
    NO_PRIVILEGE,
    PRIVILEGE,
    PRIVILEGES,
    S_HARVEST,
    S_PRODUCTION,
    SLOTS,
    STOCK,
    TERRITORY,
)
from signoria.games.lorenzo.values import action_modifier, is_harvest


def begin_work(p: Florence, seat: int, member: int, space: int, value: int, raised: bool) -> None:
    """The action value is fixed now; a production asks for its exchanges first."""
    value += action_modifier(p, seat, member, space, raised)
    if p.ear is not None:
        p.ear.hear(E_WORK, [seat, space, value])
    if is_harvest(space):
        push_gains(p, seat, p.rules.tile_harvest[p.tiles[seat]], TERRITORY, value, 0, S_HARVEST)
    else:
        p.push(EXCHANGE, seat, value, 0, 0)
        next_exchange(p, seat)


def next_exchange(p: Florence, seat: int) -> None:
    """Go on to the next building that offers an exchange, or to the gains. Slots: value, slot, choices so far."""
    value = p.slot(0)
    slot = p.slot(1)
    while slot < SLOTS:
        card = p.holding[seat * HOLDING + BUILDING * SLOTS + slot]
        if card < 0:
            break
        if p.rules.activation[card] <= value and p.rules.nodes[p.rules.work_node[card]].op == O_EXCHANGE:
            p.fill(1, slot)
            return
        slot += 1
    choices = p.slot(2)
    p.pop()
    push_gains(p, seat, p.rules.tile_production[p.tiles[seat]], BUILDING, value, choices, S_PRODUCTION)


def payable(p: Florence, seat: int, pay: list[int]) -> bool:
    """Whether what is left of the stock before the action covers a payment (L-11.4)."""
    base = seat * STOCK
    for good in range(STOCK):
        if pay[good] > p.goods[base + good]:
            return False
    return True


def push_gains(p: Florence, seat: int, tile: int, kind: int, value: int, choices: int, ledger: int) -> None:
    """The tile, then the cards by slot, then the privileges (L-11.8); what goes to the agenda is pushed in reverse."""
    nodes: list[int] = [tile]
    options: list[int] = [-1]
    for slot in range(SLOTS):
        card = p.holding[seat * HOLDING + kind * SLOTS + slot]
        if card < 0:
            break
        if p.rules.activation[card] > value:
            continue
        number = p.rules.work_node[card]
        choice = (choices >> (2 * slot)) & 3
        if p.rules.nodes[number].op != O_EXCHANGE:
            nodes.append(number)
            options.append(-1)
        elif choice:
            nodes.append(number)
            options.append(choice - 1)
    for i in range(len(nodes) - 1, -1, -1):
        node = p.rules.nodes[nodes[i]]
        n = node.gains[options[i]][PRIVILEGE] if options[i] >= 0 else node.amounts[PRIVILEGE]
        if n:
            p.push(PRIVILEGES, seat, n, 0, nodes[i])
    turns = range(len(nodes) - 1, -1, -1) if asks(p, seat) else range(len(nodes))
    for i in turns:
        flags = NO_PRIVILEGE | (EXCHANGED if options[i] >= 0 else 0)
        receive(p, seat, nodes[i], BY_CARD if i else BY_TILE, ledger, flags, max(options[i], 0))
