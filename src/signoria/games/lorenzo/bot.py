"""How good a position looks to the greedy bot: points now, points in sight, what stocks and cards are worth."""

from typing import Final

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.scoring import categories, military_points

WORTH: Final = [0.45, 0.45, 0.5, 0.45]
"""What a unit of wood, stone, coins, servants is worth early on; in the end a fifth of a point."""

FEATURES: Final = ["stock", "church", "military", "sets", "engine", "leaders", "members", "excommunication"]
STOCK, CHURCH, MILITARY, SETS, ENGINE, LEADERS, MEMBERS, BANNED = range(8)
"""What counts besides points: resources, faith, military strength, what cards score at the end, what harvests and
productions will bring, leaders, family members still to be placed, and excommunications."""


def outlook(p: Florence, seat: int) -> float:
    value = float(p.score(seat))
    if not p.agenda:
        return value * 10.0
    w = p.book.weights
    left = (p.book.round_count - p.round + 0.5) / p.book.round_count
    for good in (t.WOOD, t.STONE, t.COINS, t.SERVANTS):
        n = min(p.has(seat, good), 12)
        value += w[STOCK] * (n * (0.2 + (WORTH[good] - 0.2) * left) - 0.01 * n * n * left)
    value += w[CHURCH] * church(p, seat)
    value += w[MILITARY] * (0.35 * min(p.has(seat, t.MILITARY), 18) * left + military_points(p)[seat] * (1.0 - left))
    for _, points in categories(p, seat):
        value += w[SETS] * points
    value += w[ENGINE] * engine(p, seat) * left
    for leader in range(len(p.leaders)):
        if p.leaders[leader] == seat * 4 + t.PLAYED:
            value += w[LEADERS] * (3.0 * left + 1.0)
        elif p.leaders[leader] == seat * 4 + t.IN_HAND:
            value += w[LEADERS] * 1.2 * left
    for member in range(4):
        if p.members[seat * 4 + member] == t.UNPLACED:
            value += w[MEMBERS] * (1.5 + 0.25 * p.member_value(seat, member))
    for period in range(3):
        if (p.banned[seat] >> period) & 1:
            value -= w[BANNED] * 4.0
    return value


def church(p: Florence, seat: int) -> float:
    """Faith on the track: its points, and the danger of missing the next requirement."""
    faith = p.has(seat, t.FAITH)
    period = min(p.period(), 2) if p.round else 0
    value = 0.9 * p.book.faith_vp[min(faith, 15)]
    missing = p.book.faith_required[period] - faith
    if missing > 0:
        value -= 0.9 * missing
    return value


def engine(p: Florence, seat: int) -> float:
    """What harvests and productions promise: active cards, easier if their number is low or the value raised."""
    total = 0.0
    for kind, boost in ((t.TERRITORY, t.M_HARVEST_CARDS), (t.BUILDING, t.M_PRODUCTION_CARDS)):
        raised = p.mod(seat, boost)
        base = seat * t.HOLDING + kind * t.SLOTS
        count = 0
        for slot in range(t.SLOTS):
            card = p.holding[base + slot]
            if card >= 0:
                count += 1
                total += 2.2 - 0.2 * max(0, p.book.activation[card] - raised)
        total += 0.4 * raised * (1 + count)
    return total
