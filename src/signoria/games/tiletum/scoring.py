"""King phase, fairs and final scoring: what is counted, and for how many points (T-7, T-8, T-12)."""

from signoria.games.tiletum.gains import award
from signoria.games.tiletum.position import Europe, count_bits
from signoria.games.tiletum.terms import (
    BUILDINGS,
    C_CATHEDRALS,
    C_CONTRACTS,
    C_CRESTS,
    C_FILLED,
    C_HOUSES,
    C_KING,
    C_PILLARS,
    C_UPPER,
    FLOORS,
    KINDS,
    ROOM_COUNT,
    ROOMED,
    S_BUILDINGS,
    S_FAIRS,
    S_MAP,
    S_RESOURCES,
)


def count(p: Europe, seat: int, what: int) -> int:
    """One of the counts of fair tiles (T-8.2)."""
    if what == C_HOUSES:
        return count_bits(p.housed[seat])
    if what == C_PILLARS:
        return count_bits(p.pillared[seat])
    if what == C_CONTRACTS:
        return p.fulfilled(seat)
    if what == C_CATHEDRALS:
        return count_bits(p.contributed[seat])
    if what == C_CRESTS:
        return crests_owned(p, seat)
    if what == C_UPPER:
        return upper_floors(p, seat)
    assert what == C_FILLED
    return filled_buildings(p, seat)


def crests_owned(p: Europe, seat: int) -> int:
    if p.rules.stored_crests_count:
        return count_bits(p.families[seat])
    placed = 0
    for building in range(seat * BUILDINGS, seat * BUILDINGS + BUILDINGS):
        if p.crests[building] >= 0:
            placed += 1
    return placed


def upper_floors(p: Europe, seat: int) -> int:
    """Characters on floors 2 and 3."""
    found = 0
    base = seat * ROOM_COUNT
    for room in range(ROOM_COUNT):
        if room % FLOORS and p.rooms[base + room] >= 0:
            found += 1
    return found


def filled_buildings(p: Europe, seat: int) -> int:
    found = 1 if p.rules.sixth_counts else 0
    for building in range(ROOMED):
        if p.filled(seat, building):
            found += 1
    return found


def attends(p: Europe, seat: int, city: int) -> bool:
    """A house or the merchant in the city (T-8.1); Titus is always there (T-14.8)."""
    return seat == p.rules.automaton or (p.housed[seat] >> city) & 1 == 1 or p.pawn[seat * 2] == city


def fair_points(p: Europe, seat: int, round: int) -> int:
    """The points of a seat that takes part in the fair of a round (T-8.2, T-8.3)."""
    tile = p.fair_tile[round - 1]
    points = p.rules.fair_vp[round - 1] + p.rules.fair_tile_vp[tile]
    counts = p.rules.fair_counts[tile]
    if counts[0] == C_KING:
        return points + p.rules.track_vp[p.seen_king[seat]]
    n = min([count(p, seat, what) for what in counts])
    if seat == p.rules.automaton:
        n = max(n, round + p.rules.solo.fair_extra)
    return points * n


def score_fair(p: Europe) -> None:
    city = p.fair_city[p.round - 1]
    for seat in p.order:
        if attends(p, seat, city):
            award(p, seat, S_FAIRS, fair_points(p, seat, p.round))


def final_scoring(p: Europe) -> None:
    """Houses times pillars, completed buildings, left resources (T-12)."""
    for seat in p.order:
        award(p, seat, S_MAP, count_bits(p.housed[seat]) * count_bits(p.pillared[seat]))
        award(p, seat, S_BUILDINGS, p.rules.completed_vp[count_bits(p.completed[seat])])
        if seat != p.rules.automaton:
            award(p, seat, S_RESOURCES, sum(p.goods[seat * KINDS : seat * KINDS + KINDS]) // p.rules.resources_per)
