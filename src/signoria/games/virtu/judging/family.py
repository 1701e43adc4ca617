"""Family cards, while they are placed in secret."""

from signoria.games.virtu.codes import FAMILY
from signoria.games.virtu.judging.estate import estate
from signoria.games.virtu.judging.promises import aims, room_promise
from signoria.games.virtu.judging.reliefs import Means, lens_of
from signoria.games.virtu.judging.weights import FAMILY_ROOM, HORIZON, LOOSE
from signoria.games.virtu.position import Italy
from signoria.games.virtu.terms import ACTION_SPOT, BENCH, RING, UNDER_SPOT
from signoria.kernel.position import OPEN


def family_worth(p: Italy, seat: int) -> float:
    """The palace as the sealed answers of the seat would fill it."""
    q = p.copy()
    court = q.court[:]
    action = q.action[:]
    beneath = q.beneath[:]
    first = p.book.steps[FAMILY].base
    width = p.agenda[-1]
    family = p.rules.family[seat]
    for k in range(len(family)):
        answer = p.sealed[seat * width + k]
        if answer <= OPEN:
            continue
        spot = answer - first
        if spot < ACTION_SPOT:
            court[seat * BENCH + spot] = family[k]
        elif spot < UNDER_SPOT:
            action[seat * RING + spot - ACTION_SPOT] = family[k]
        else:
            beneath[seat * RING + spot - UNDER_SPOT] = family[k]
    q.court = court
    q.action = action
    q.beneath = beneath
    lens = lens_of(p.rules)
    m = Means()
    value = estate(q, seat, HORIZON, False, lens, m)
    m.florins += p.florins[seat]
    aims(q, seat, HORIZON, lens, m)
    for room in range(RING):
        value += FAMILY_ROOM * room_promise(q, seat, room, m)
        if beneath[seat * RING + room] >= 0 and action[seat * RING + room] < 0:
            value -= LOOSE
    return value
