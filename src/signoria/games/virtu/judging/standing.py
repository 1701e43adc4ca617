"""Prestige in sight with three to five players: cities, crosses, tracks, and the years that are left."""

from signoria.games.virtu.judging.weights import CITY_YEARS, COVERED, HORIZON, NEUTRAL_YEARS, RANK_YEARS, STORM_YEARS
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import space_of
from signoria.games.virtu.scoring import holds_openly
from signoria.games.virtu.terms import BENCH, CATHEDRALS, CROSS, EMPIRE, KINDS, OWN, RING, T_CATHEDRAL, T_DUCHY


def count_cities(p: Italy, counts: list[int], crosses: list[int]) -> tuple[int, int]:
    """Cities and the crosses on them, by seat; how many neutral cities there are to annex, and how many to storm."""
    sym = p.rules.sym
    control = p.control
    first = p.rules.tile_row * KINDS + CROSS
    pirate = p.rules.pirate
    neutral = 0
    pirates = 0
    for city in p.rules.cities:
        holder = control[city]
        if holder < 0:
            if pirate[city]:
                pirates += 1
            else:
                neutral += 1
        else:
            counts[holder] += 1
            crosses[holder] += sym[first + city * KINDS]
    return neutral, pirates


def count_crosses(p: Italy, crosses: list[int]) -> None:
    """Add the crosses that are not on city tiles: as `crosses_of`, for all seats at once (V-14.2)."""
    sym = p.rules.sym
    court = p.court
    action = p.action
    beneath = p.beneath
    own = p.own
    first = p.rules.tile_row
    i = 0
    j = 0
    t = 0
    for seat in range(p.seats):
        total = 0
        for _ in range(BENCH):
            if court[i] >= 0:
                total += sym[court[i] * KINDS + CROSS]
            i += 1
        for _ in range(RING):
            if action[j] >= 0:
                total += sym[action[j] * KINDS + CROSS]
                if beneath[j] >= 0:
                    total += sym[beneath[j] * KINDS + CROSS]
            j += 1
        for k in range(OWN):
            if own[t]:
                total += sym[(first + T_DUCHY + k) * KINDS + CROSS]
            t += 1
        crosses[seat] += total
    for k in range(CATHEDRALS):
        city = p.pawn[k]
        if city >= 0 and p.control[city] >= 0:
            crosses[p.control[city]] += sym[(first + T_CATHEDRAL + k) * KINDS + CROSS]
    bonus = p.bonus
    for which in range(len(bonus)):
        if bonus[which] >= 0:
            crosses[bonus[which]] += p.rules.bonus_cross[which]
    holder = p.ally[EMPIRE]
    if holder >= 0 and holds_openly(p, holder, EMPIRE):
        crosses[holder] += p.rules.alliance_cross[EMPIRE]


def years_left(p: Italy, most: int, top: int, neutral: int, pirates: int) -> float:
    """A guess at the years to come, from how near the end is (V-14.1)."""
    if p.last:
        return 0.0
    rules = p.rules
    left = (CITY_YEARS if neutral else STORM_YEARS) * (rules.end_cities - most)
    other = RANK_YEARS * (rules.end_rank - top)
    if other < left:
        left = other
    other = NEUTRAL_YEARS * neutral + STORM_YEARS * pirates
    if other < left:
        left = other
    other = float(rules.max_years - p.year)
    if other < left:
        left = other
    if left > HORIZON:
        return HORIZON
    return left if left > 0.0 else 0.0


def track_points(p: Italy, seat: int, cities: int) -> float:
    """Tracks without their leads, trophies and alliances."""
    rules = p.rules
    points = rules.city_points[space_of(p, cities)] + rules.patronage_points[p.rank[seat]]
    base = seat * rules.holders
    for k in range(rules.holders):
        if p.trophies[base + k]:
            points += rules.trophy_points
    value = float(points)
    for power in range(len(p.ally)):
        if p.ally[power] == seat:
            value += rules.alliance_points if holds_openly(p, seat, power) else COVERED
    return value
