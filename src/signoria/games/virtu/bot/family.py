"""Family cards, while they are placed in secret."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot import weights
from signoria.games.virtu.bot.estate import estate
from signoria.games.virtu.bot.promises import aims, room_promise
from signoria.games.virtu.bot.reliefs import Means, lens_of
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.spring import ANSWERS
from signoria.kernel.position import OPEN


def family_worth(p: Italy, seat: int) -> float:
    """The palace as the sealed answers of the seat would fill it."""
    w = p.book.likes
    q = p.copy()
    court = q.court[:]
    action = q.action[:]
    beneath = q.beneath[:]
    first = p.book.steps[t.FAMILY].base
    width = p.slot(ANSWERS)
    family = p.book.family[seat]
    for k in range(len(family)):
        answer = p.sealed[seat * width + k]
        if answer <= OPEN:
            continue
        spot = answer - first
        if spot < t.ACTION_SPOT:
            court[seat * t.BENCH + spot] = family[k]
        elif spot < t.UNDER_SPOT:
            action[seat * t.RING + spot - t.ACTION_SPOT] = family[k]
        else:
            beneath[seat * t.RING + spot - t.UNDER_SPOT] = family[k]
    q.court = court
    q.action = action
    q.beneath = beneath
    lens = lens_of(p.book)
    m = Means()
    value = estate(q, seat, weights.HORIZON, False, lens, m)
    m.florins += p.florins[seat]
    aims(q, seat, weights.HORIZON, lens, m)
    for room in range(t.RING):
        value += w.family_room * room_promise(q, seat, room, m)
        if beneath[seat * t.RING + room] >= 0 and action[seat * t.RING + room] < 0:
            value -= w.loose
    return value
