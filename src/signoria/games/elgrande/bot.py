"""How good a position looks to the greedy bot: points now, points that the board promises, men at hand."""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import points_for
from signoria.kernel.position import FRAME

PROMISE: Final = 0.8
"""What a point of the next general scoring is worth before it comes, at the end of a period."""
COURT_WORTH: Final = 0.12
LEAD_WORTH: Final = 0.06
FOOTHOLD: Final = 0.25
"""What a caballero on the board is worth even where it earns nothing yet."""
HAND_WORTH: Final = 0.08
SUMMON_WORTH: Final = 0.35
PICK_WORTH: Final = 0.5
VALUE_WORTH: Final = 0.15

FEATURES: Final = ["promise", "later", "lead", "foothold", "court", "province", "hand", "summon", "pick", "value"]
PROMISED, LATER, LEAD, FOOT, COURT, PROVINCE, HAND, SUMMON, PICK, VALUE = range(10)
"""What counts besides points: what regions promise at the next scoring and at later ones, a lead there, men on the
board; men at court and in the provinces; cards in hand; of the card that is played the men, the early choice and its
number."""


def outlook(p: Spain, seat: int) -> float:
    """Points so far and points in sight for one seat."""
    value = float(p.score(seat))
    if not p.agenda:
        return value * 10.0
    w = p.book.weights
    left = scorings_left(p)
    promised = 0.0
    for place in range(t.REGIONS + 1):
        promised += promise(p, seat, place)
    value += promised * (PROMISE * w[PROMISED] + 0.35 * w[LATER] * (left - 1)) if left > 0 else 0.0
    base = seat * t.PLACES
    value += w[COURT] * COURT_WORTH * min(p.men[base + t.COURT], 12) * min(left, 2)
    value += w[PROVINCE] * 0.03 * p.men[base + t.PROVINCE]
    for card in range(t.POWERS):
        if p.hand[seat * t.POWERS + card] in (t.IN_HAND, t.FETCHED):
            value += w[HAND] * HAND_WORTH * (card + 1)
    if turn_to_come(p, seat):
        value += turn_worth(p, seat)
    return value


def turn_to_come(p: Spain, seat: int) -> bool:
    """Whether a seat has played its power card and waits for its turn."""
    if p.value(seat) == t.UNPLAYED:
        return False
    for i in range(0, len(p.agenda), FRAME):
        if p.agenda[i] == t.ORDER or (p.agenda[i] == t.TURN_BEGINS and p.agenda[i + 1] == seat):
            return True
    return False


def turn_worth(p: Spain, seat: int) -> float:
    """What the played card promises: caballeros for a court that needs them, and an early choice of action cards."""
    base = seat * t.PLACES
    comes = min(p.book.summons[p.power(seat)], p.men[base + t.PROVINCE])
    need = max(0, 9 - p.men[base + t.COURT])
    earlier = 0
    for colour in range(p.book.colours):
        if t.UNPLAYED < p.value(colour) < p.value(seat):
            earlier += 1
    w = p.book.weights
    return (
        w[SUMMON] * SUMMON_WORTH * min(comes, need)
        + w[PICK] * PICK_WORTH * earlier
        + w[VALUE] * VALUE_WORTH * p.value(seat)
    )


def scorings_left(p: Spain) -> int:
    total = 0
    for i in range(max(p.round - 1, 0), len(p.book.rounds)):
        if p.book.scoring_after[i]:
            total += 1
    return total


def promise(p: Spain, seat: int, place: int) -> float:
    """What a place would give a seat now, softened by how safe the rank is."""
    mine = p.men[seat * t.PLACES + place]
    if mine == 0:
        return 0.0
    above = 0
    tied = 0
    nearest = 0
    for colour in range(p.book.colours):
        if colour == seat:
            continue
        n = p.men[colour * t.PLACES + place]
        if n > mine:
            above += 1
        elif n == mine:
            tied += 1
        elif n > nearest:
            nearest = n
    rank = above + 1 if tied else above
    points = float(points_for(p, place, rank)) if rank < 3 else 0.0
    if rank == 0:
        if place == p.king:
            points += p.book.king_bonus
        if p.grande[seat] == place:
            points += p.book.grande_bonus
        points += p.book.weights[LEAD] * LEAD_WORTH * min(mine - nearest, 3) * points
    if place == t.TOWER:
        points += 0.3 * mine
    return points + p.book.weights[FOOT] * FOOTHOLD * min(mine, 6)
