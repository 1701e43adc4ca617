"""Harvest and production: which cards become active, the exchanges, and the gains in their order (L-11)."""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo import told
from signoria.games.lorenzo.effects.gains import receive
from signoria.games.lorenzo.effects.nodes import EXCHANGE
from signoria.games.lorenzo.form import Form
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.servants import action_modifier, is_harvest
from signoria.kernel.position import FRAME, tell

# The frame of the exchanges: the value, the place of the building that is asked about, the choices so far.
VALUE: Final = 0
PLACE: Final = 1
CHOSEN: Final = 2
SLOTS: Final = ["value", "place", "chosen"]


def begin_work(p: Florence, form: Form) -> None:
    """The action value is fixed now; a production asks for its exchanges first."""
    seat = form.seat
    value = form.start + form.servants // p.mods[seat * t.M_SIZE + t.M_RATE] + action_modifier(p, form, form.space)
    tell(p, told.E_WORK, seat, form.space, value)
    if is_harvest(form.space):
        bring_in(p, seat, p.book.tile_harvest[p.tiles[seat]], t.TERRITORY, value, 0, t.S_HARVEST)
    else:
        p.push(t.EXCHANGE, seat, value, 0, 0)
        next_exchange(p, seat)


def building_at(p: Florence, seat: i64, place: i64) -> int:
    return p.holding[seat * t.HOLDING + t.BUILDING * t.SLOTS + place]


def next_exchange(p: Florence, seat: i64) -> None:
    """Go on to the next building that offers an exchange, or to the gains."""
    value = p.slot(VALUE)
    place = p.slot(PLACE)
    while place < t.SLOTS:
        card = building_at(p, seat, place)
        if card < 0:
            break
        if p.book.activation[card] <= value and p.book.nodes[p.book.work_node[card]].op == EXCHANGE:
            p.fill(PLACE, place)
            return
        place += 1
    chosen = p.slot(CHOSEN)
    p.pop()
    bring_in(p, seat, p.book.tile_production[p.tiles[seat]], t.BUILDING, value, chosen, t.S_PRODUCTION)


def bring_in(p: Florence, seat: i64, tile: i64, kind: i64, value: i64, chosen: i64, ledger: i64) -> None:
    """The tile, then the cards by slot, then the privileges of all of them (L-11.8)."""
    nodes: list[int] = [tile]
    options: list[int] = [-1]
    for slot in range(t.SLOTS):
        card = p.holding[seat * t.HOLDING + kind * t.SLOTS + slot]
        if card < 0:
            break
        if p.book.activation[card] > value:
            continue
        number = p.book.work_node[card]
        choice = (chosen >> (2 * slot)) & 3
        if p.book.nodes[number].op != EXCHANGE:
            nodes.append(number)
            options.append(-1)
        elif choice:
            nodes.append(number)
            options.append(choice - 1)
    at = len(p.agenda)
    for i in range(len(nodes)):
        flags = t.NO_PRIVILEGE | (t.EXCHANGED if options[i] >= 0 else 0)
        receive(p, seat, nodes[i], t.BY_CARD if i else t.BY_TILE, ledger, flags, max(options[i], 0))
    for i in range(len(nodes)):
        node = p.book.nodes[nodes[i]]
        n = node.gains[options[i]][t.PRIVILEGE] if options[i] >= 0 else node.amounts[t.PRIVILEGE]
        if n:
            p.push(t.PRIVILEGES, seat, n, 0, nodes[i])
    if len(p.agenda) > at + FRAME:
        p.forward(at)
