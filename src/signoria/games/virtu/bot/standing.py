"""Prestige in sight with three to five players: cities, crosses, tracks, and the years that are left."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot import weights
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import space_of
from signoria.games.virtu.scoring import holds_openly


def count_cities(p: Italy, counts: list[int], crosses: list[int]) -> tuple[int, int]:
    """Cities and the crosses on them, by seat; how many neutral cities there are to annex, and how many to storm."""
    sym = p.book.sym
    control = p.control
    first = p.book.tile_row * t.KINDS + t.CROSS
    pirate = p.book.pirate
    neutral = 0
    pirates = 0
    for city in p.book.cities:
        holder = control[city]
        if holder < 0:
            if pirate[city]:
                pirates += 1
            else:
                neutral += 1
        else:
            counts[holder] += 1
            crosses[holder] += sym[first + city * t.KINDS]
    return neutral, pirates


def count_crosses(p: Italy, crosses: list[int]) -> None:
    """Add the crosses that are not on city tiles: as `crosses_of`, for all seats at once (V-14.2)."""
    sym = p.book.sym
    court = p.court
    action = p.action
    beneath = p.beneath
    own = p.own
    first = p.book.tile_row
    i = 0
    j = 0
    k = 0
    for seat in range(p.seats):
        total = 0
        for _ in range(t.BENCH):
            if court[i] >= 0:
                total += sym[court[i] * t.KINDS + t.CROSS]
            i += 1
        for _ in range(t.RING):
            if action[j] >= 0:
                total += sym[action[j] * t.KINDS + t.CROSS]
                if beneath[j] >= 0:
                    total += sym[beneath[j] * t.KINDS + t.CROSS]
            j += 1
        for tile in range(t.OWN):
            if own[k]:
                total += sym[(first + t.T_DUCHY + tile) * t.KINDS + t.CROSS]
            k += 1
        crosses[seat] += total
    for pawn in range(t.CATHEDRALS):
        city = p.pawn[pawn]
        if city >= 0 and p.control[city] >= 0:
            crosses[p.control[city]] += sym[(first + t.T_CATHEDRAL + pawn) * t.KINDS + t.CROSS]
    bonus = p.bonus
    for which in range(len(bonus)):
        if bonus[which] >= 0:
            crosses[bonus[which]] += p.book.boons[which].crosses
    holder = p.ally[t.EMPIRE]
    if holder >= 0 and holds_openly(p, holder, t.EMPIRE):
        crosses[holder] += p.book.aid[t.EMPIRE].crosses


def years_left(p: Italy, most: int, top: int, neutral: int, pirates: int) -> float:
    """A guess at the years to come, from how near the end is (V-14.1)."""
    w = p.book.likes
    if p.last:
        return 0.0
    rules = p.book
    left = (w.city_years if neutral else w.storm_years) * (rules.end_cities - most)
    other = w.rank_years * (rules.end_rank - top)
    if other < left:
        left = other
    other = w.neutral_years * neutral + w.storm_years * pirates
    if other < left:
        left = other
    other = float(rules.max_years - p.year)
    if other < left:
        left = other
    if left > weights.HORIZON:
        return weights.HORIZON
    return left if left > 0.0 else 0.0


def track_points(p: Italy, seat: int, cities: int) -> float:
    """Tracks without their leads, trophies and alliances."""
    rules = p.book
    w = rules.likes
    points = rules.city_points[space_of(p, cities)] + rules.patronage_points[p.rank[seat]]
    base = seat * rules.holders
    for k in range(rules.holders):
        if p.trophies[base + k]:
            points += rules.trophy_points
    value = float(points)
    for power in range(len(p.ally)):
        if p.ally[power] == seat:
            value += rules.alliance_points if holds_openly(p, seat, power) else w.covered
    return value
