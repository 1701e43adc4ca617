"""What the next city and the next rank of patronage bring."""

from signoria.games.virtu.judging.reliefs import Lens
from signoria.games.virtu.judging.weights import (
    BONUS_HOPE,
    CATCH_UP,
    CITY,
    FRESH_TILE,
    POOR,
    RANK,
    SPACE,
    TIE,
    TILE,
    USES,
)
from signoria.games.virtu.position import Italy


def is_poor(p: Italy, seat: int) -> bool:
    """Whether one more city does not move the disc of a seat on the city track."""
    return not p.rules.duel and p.control.count(seat) < p.rules.city_first


def city_gain(p: Italy, city: int, poor: bool, left: float, lens: Lens) -> float:
    """What a city brings that is annexed: its place on the track, and its tile."""
    value = SPACE + CITY + lens.court[p.rules.tile_row + city] * (TILE * left * USES + FRESH_TILE)
    return value - POOR if poor else value


def rank_gain(p: Italy, seat: int) -> float:
    """What the next rank of patronage brings."""
    rules = p.rules
    rank = p.rank[seat]
    if rank >= rules.end_rank:
        return 0.0
    top = 0
    for other in range(p.seats):
        if other != seat and p.rank[other] > top:
            top = p.rank[other]
    value = RANK + rules.patronage_points[rank + 1] - rules.patronage_points[rank]
    if rank + 1 == top:
        value += CATCH_UP
    elif rank == top:
        value += TIE
    if rank + 1 in rules.bonus_ranks:
        value += BONUS_HOPE
    return value
