"""Prestige: everything that gives points, and who wins (V-14, VW-8). The only writer of the ledger."""

from signoria.games.virtu.codes import (
    E_POINTS,
    S_ALLIANCES,
    S_CAPITALS,
    S_CARDS,
    S_CITIES,
    S_CITY_LEAD,
    S_INDULGENCES,
    S_PATRONAGE,
    S_PATRONAGE_LEAD,
    S_RELIGION,
    S_TROPHIES,
    SOURCES,
)
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import space_of
from signoria.games.virtu.terms import (
    BENCH,
    BY_ANNIHILATION,
    BY_CROWNS,
    CROSS,
    CROWN,
    EMPIRE,
    KINDS,
    P_ALLIANCE,
    RING,
    T_CATHEDRAL,
    T_DUCHY,
)


def palace_cards(p: Italy, seat: int) -> list[int]:
    """All cards of a palace."""
    found = p.court[seat * BENCH : seat * BENCH + BENCH]
    found += p.action[seat * RING : seat * RING + RING]
    found += p.beneath[seat * RING : seat * RING + RING]
    return [card for card in found if card >= 0]


def symbols_of(p: Italy, seat: int, kind: int) -> int:
    """Symbols of a kind on all cards and tiles of a seat, either face (V-14.2, V-14.3)."""
    sym = p.rules.sym
    total = 0
    for card in palace_cards(p, seat):
        total += sym[card * KINDS + kind]
    first = p.rules.tile_row
    for tile in p.domain_tiles(seat):
        total += sym[(first + tile) * KINDS + kind]
    return total


def crosses_of(p: Italy, seat: int) -> int:
    """Religious influence: crosses, the Empire unless an opposing Agent stands there, Duomo and Sistine Chapel."""
    total = symbols_of(p, seat, CROSS)
    if holds_openly(p, seat, EMPIRE):
        total += p.rules.alliance_cross[EMPIRE]
    for which in range(len(p.bonus)):
        if p.bonus[which] == seat:
            total += p.rules.bonus_cross[which]
    return total


def holds_openly(p: Italy, seat: int, power: int) -> bool:
    """Whether an alliance counts in the end: no opposing Agent stands on it."""
    spy = p.spy[P_ALLIANCE + power]
    return p.ally[power] == seat and (spy < 0 or spy == seat)


def printed_points(p: Italy, seat: int) -> int:
    """Points on cards, tiles and bonuses (V-14.2, R-34)."""
    rules = p.rules
    total = sum(rules.card_points[card] for card in palace_cards(p, seat))
    for tile in p.domain_tiles(seat):
        if tile >= T_DUCHY:
            total += rules.own_points[tile - T_DUCHY]
        elif tile >= T_CATHEDRAL:
            total += rules.cathedral_points
    for which in range(len(p.bonus)):
        if p.bonus[which] == seat:
            total += rules.bonus_points[which]
    return total


def religion_points(p: Italy, crosses: list[int]) -> list[int]:
    """By rank of crosses; tied seats receive the points of the next lower rank (R-20)."""
    found: list[int] = []
    for own in crosses:
        rank = sum(1 for other in crosses if other > own)
        if crosses.count(own) > 1:
            rank += 1
        found.append(p.rules.religion[min(rank, len(p.rules.religion) - 1)])
    return found


def prestige(p: Italy) -> list[int]:
    """What the game would bring if it ended now, seat by seat and source by source."""
    found = [0] * (p.seats * len(SOURCES))
    for seat in range(p.seats):
        base = seat * len(SOURCES)
        found[base + S_CARDS] = printed_points(p, seat)
        barred = sum(p.indulgence[seat * RING : seat * RING + RING])
        found[base + S_INDULGENCES] = p.rules.indulgence_points * barred
        if p.rules.duel:
            duel_points(p, seat, found, base)
        else:
            peace_points(p, seat, found, base)
    if not p.rules.duel:
        religion = religion_points(p, [crosses_of(p, seat) for seat in range(p.seats)])
        for seat in range(p.seats):
            found[seat * len(SOURCES) + S_RELIGION] = religion[seat]
    return found


def peace_points(p: Italy, seat: int, found: list[int], base: int) -> None:
    """Tracks, trophies and alliances with three to five players (V-14.2)."""
    rules = p.rules
    spaces = [space_of(p, p.city_count(other)) for other in range(p.seats)]
    found[base + S_CITIES] = rules.city_points[spaces[seat]]
    found[base + S_PATRONAGE] = rules.patronage_points[p.rank[seat]]
    if spaces[seat] == max(spaces):
        found[base + S_CITY_LEAD] = rules.leader_points
    if p.rank[seat] == max(p.rank):
        found[base + S_PATRONAGE_LEAD] = rules.leader_points
    won = sum(p.trophies[seat * rules.holders : (seat + 1) * rules.holders])
    found[base + S_TROPHIES] = rules.trophy_points * won
    allied = sum(1 for power in range(len(p.ally)) if holds_openly(p, seat, power))
    found[base + S_ALLIANCES] = rules.alliance_points * allied


def duel_points(p: Italy, seat: int, found: list[int], base: int) -> None:
    """Cities, capitals, alliances and trophies in the Wars of Italy (VW-8.2)."""
    rules = p.rules
    cities = p.cities_of(seat)
    found[base + S_CITIES] = rules.duel_city * len(cities)
    found[base + S_CAPITALS] = rules.duel_capital * sum(1 for city in rules.capitals if city in cities)
    found[base + S_ALLIANCES] = rules.duel_alliance * p.sworn.count(seat)
    won = sum(p.trophies[seat * rules.holders : (seat + 1) * rules.holders])
    found[base + S_TROPHIES] = rules.duel_trophy * won


def final_scoring(p: Italy) -> None:
    p.ledger = prestige(p)
    if p.ear is not None:
        first = E_POINTS + len(SOURCES) if p.rules.duel else E_POINTS
        for source in range(len(SOURCES)):
            for seat in range(p.seats):
                points = p.ledger[seat * len(SOURCES) + source]
                if points:
                    p.ear.hear(first + source, [seat, points])


def tally(p: Italy) -> list[int]:
    """The points by seat and source; before the end, what the position would bring."""
    return prestige(p) if p.agenda else p.ledger


def totals(p: Italy) -> list[int]:
    row = tally(p)
    n = len(SOURCES)
    return [sum(row[seat * n : seat * n + n]) for seat in range(p.seats)]


def ranks(p: Italy) -> list[int]:
    """Most prestige, then most crowns; then shared, or with two players Naples (V-14.3, VW-8.3, VW-8.4)."""
    keys: list[tuple[int, int, int]] = []
    points = totals(p)
    for seat in range(p.seats):
        defender = seat if p.rules.duel else 0
        keys.append((points[seat] if p.victor < 0 else int(p.victor == seat), symbols_of(p, seat, CROWN), defender))
    return [1 + sum(1 for other in keys if other > own) for own in keys]


def automatic_victory(p: Italy) -> tuple[int, int]:
    """The winner of the Wars of Italy before the last round, and why; -1 for nobody (VW-8.4)."""
    capitals = p.rules.capitals
    for seat in range(p.seats):
        held = [p.control[city] >= 0 and p.holds(seat, city) for city in capitals]
        if held[0] and held[1] and any(held[2:]):
            return seat, BY_CROWNS
        if not p.cities_of(1 - seat):
            return seat, BY_ANNIHILATION
    return -1, -1
