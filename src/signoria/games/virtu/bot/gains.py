"""What the next city and the next rank of patronage bring."""

from signoria.games.virtu.bot.reliefs import Lens
from signoria.games.virtu.position import Italy


def is_poor(p: Italy, seat: int) -> bool:
    """Whether one more city does not move the disc of a seat on the city track."""
    return not p.book.duel and p.control.count(seat) < p.book.city_first


def city_gain(p: Italy, city: int, poor: bool, left: float, lens: Lens) -> float:
    """What a city brings that is annexed: its place on the track, and its tile."""
    w = p.book.likes
    value = w.space + w.city + lens.court[p.book.tile_row + city] * (w.tile * left * w.uses + w.fresh_tile)
    return value - w.poor if poor else value


def rank_gain(p: Italy, seat: int) -> float:
    """What the next rank of patronage brings."""
    rules = p.book
    w = rules.likes
    rank = p.rank[seat]
    if rank >= rules.end_rank:
        return 0.0
    top = 0
    for other in range(p.seats):
        if other != seat and p.rank[other] > top:
            top = p.rank[other]
    value = w.rank + rules.patronage_points[rank + 1] - rules.patronage_points[rank]
    if rank + 1 == top:
        value += w.catch_up
    elif rank == top:
        value += w.tie
    if rank + 1 in rules.bonus_ranks:
        value += w.bonus_hope
    return value
