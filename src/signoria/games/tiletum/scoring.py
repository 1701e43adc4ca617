"""Points: the only writer of the ledger; what fairs and the final scoring count (T-8, T-12)."""

from signoria.games.tiletum import terms as t
from signoria.games.tiletum import told
from signoria.games.tiletum.position import Europe, count_bits
from signoria.kernel.position import NONE, tell


def award(p: Europe, seat: int, source: int, points: int, counted: list[int] = NONE) -> None:
    """Victory points, told with what they are counted from.

    A loss never takes a score below 0, and what it could not take is forgotten (T-1.3, T-1.6).
    """
    if points < 0:
        points = -min(-points, p.score(seat))
    if points == 0:
        return
    p.credit(seat, source, points)
    if p.ear is not None:
        p.ear.hear(told.E_POINTS + source, [seat, points, *counted])


def ledger_of(source: int) -> int:
    """Under what the points of an effect are kept, by the tile that it comes from."""
    if source < t.CONTRACT_TILE:
        return t.S_HELPERS
    if source < t.CREST_TILE:
        return t.S_CONTRACTS
    if source < t.PERSON_TILE:
        return t.S_CRESTS
    return t.S_CHARACTERS if source < t.BY_HOUSE else t.S_HOUSE_SPACES


def count(p: Europe, seat: int, what: int) -> int:
    """One of the counts of fair tiles (T-8.2)."""
    if what == t.C_HOUSES:
        return count_bits(p.housed[seat])
    if what == t.C_PILLARS:
        return count_bits(p.pillared[seat])
    if what == t.C_CONTRACTS:
        return p.fulfilled(seat)
    if what == t.C_CATHEDRALS:
        return count_bits(p.contributed[seat])
    if what == t.C_CRESTS:
        return crests_owned(p, seat)
    if what == t.C_UPPER:
        return upper_floors(p, seat)
    assert what == t.C_FILLED
    return filled_buildings(p, seat)


def crests_owned(p: Europe, seat: int) -> int:
    if p.book.stored_crests_count:
        return count_bits(p.families[seat])
    placed = 0
    for building in range(seat * t.BUILDINGS, seat * t.BUILDINGS + t.BUILDINGS):
        if p.crests[building] >= 0:
            placed += 1
    return placed


def upper_floors(p: Europe, seat: int) -> int:
    """Characters on floors 2 and 3."""
    found = 0
    base = seat * t.ROOM_COUNT
    for room in range(t.ROOM_COUNT):
        if room % t.FLOORS and p.rooms[base + room] >= 0:
            found += 1
    return found


def filled_buildings(p: Europe, seat: int) -> int:
    found = 1 if p.book.sixth_counts else 0
    for building in range(t.ROOMED):
        if p.filled(seat, building):
            found += 1
    return found


def attends(p: Europe, seat: int, city: int) -> bool:
    """A house or the merchant in the city (T-8.1); Titus is always there (T-14.8)."""
    return seat == p.book.automaton or (p.housed[seat] >> city) & 1 == 1 or p.pawn[seat * 2] == city


def fair_each(p: Europe, round: int) -> int:
    """The points of a fair for each thing that it counts; those of the king's fair for everybody."""
    return p.book.fair_vp[round - 1] + p.book.fair_tile_vp[p.fair_tile[round - 1]]


def fair_count(p: Europe, seat: int, round: int) -> int:
    """How many things a fair counts for a seat; 0 at the king's fair, which counts none."""
    counts = p.book.fair_counts[p.fair_tile[round - 1]]
    if counts[0] == t.C_KING:
        return 0
    n = min([count(p, seat, what) for what in counts])
    return max(n, round + p.book.solo.fair_extra) if seat == p.book.automaton else n


def fair_points(p: Europe, seat: int, round: int) -> int:
    """The points of a seat that takes part in the fair of a round (T-8.2, T-8.3)."""
    if p.book.fair_counts[p.fair_tile[round - 1]][0] == t.C_KING:
        return fair_each(p, round) + p.book.track_vp[p.seen_king[seat]]
    return fair_each(p, round) * fair_count(p, seat, round)


def score_fair(p: Europe) -> None:
    city = p.fair_city[p.round - 1]
    there = [seat for seat in p.order if attends(p, seat, city)]
    for seat in there:
        points = fair_points(p, seat, p.round)
        counted = NONE if p.ear is None else [fair_count(p, seat, p.round), fair_each(p, p.round)]
        award(p, seat, t.S_FAIRS, points, counted)
        if points == 0:
            tell(p, told.E_FAIR_NOTHING, seat)
    if not there:
        tell(p, told.E_FAIR_NOBODY)


def final_scoring(p: Europe) -> None:
    """Houses times pillars, completed buildings, left resources (T-12)."""
    for seat in p.order:
        houses, pillars = count_bits(p.housed[seat]), count_bits(p.pillared[seat])
        award(p, seat, t.S_MAP, houses * pillars, [houses, pillars])
        buildings = count_bits(p.completed[seat])
        award(p, seat, t.S_BUILDINGS, p.book.completed_vp[buildings], [buildings])
        if seat != p.book.automaton:
            left = sum(p.goods[seat * t.KINDS : seat * t.KINDS + t.KINDS])
            award(p, seat, t.S_RESOURCES, left // p.book.resources_per, [left])
