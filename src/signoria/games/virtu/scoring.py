"""Prestige: everything that gives points, and who wins (V-14, VW-8). The only writer of the ledger."""

from signoria.games.virtu import terms as t
from signoria.games.virtu import told
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import space_of


def palace_cards(p: Italy, seat: int) -> list[int]:
    """All cards of a palace."""
    found = p.court[seat * t.BENCH : seat * t.BENCH + t.BENCH]
    found += p.action[seat * t.RING : seat * t.RING + t.RING]
    found += p.beneath[seat * t.RING : seat * t.RING + t.RING]
    return [card for card in found if card >= 0]


def symbols_of(p: Italy, seat: int, kind: int) -> int:
    """Symbols of a kind on all cards and tiles of a seat, either face (V-14.2, V-14.3)."""
    sym = p.book.sym
    total = 0
    for card in palace_cards(p, seat):
        total += sym[card * t.KINDS + kind]
    first = p.book.tile_row
    for tile in p.domain_tiles(seat):
        total += sym[(first + tile) * t.KINDS + kind]
    return total


def crosses_of(p: Italy, seat: int) -> int:
    """Religious influence: crosses, the Empire unless an opposing Agent stands there, Duomo and Sistine Chapel."""
    total = symbols_of(p, seat, t.CROSS)
    if holds_openly(p, seat, t.EMPIRE):
        total += p.book.aid[t.EMPIRE].crosses
    for which in range(len(p.bonus)):
        if p.bonus[which] == seat:
            total += p.book.boons[which].crosses
    return total


def holds_openly(p: Italy, seat: int, power: int) -> bool:
    """Whether an alliance counts in the end: no opposing Agent stands on it."""
    spy = p.spy[t.P_ALLIANCE + power]
    return p.ally[power] == seat and (spy < 0 or spy == seat)


def printed_points(p: Italy, seat: int) -> int:
    """Points on cards, tiles and bonuses (V-14.2, V-R34)."""
    rules = p.book
    total = sum(rules.card_points[card] for card in palace_cards(p, seat))
    for tile in p.domain_tiles(seat):
        if tile >= t.T_DUCHY:
            total += rules.own_points[tile - t.T_DUCHY]
        elif tile >= t.T_CATHEDRAL:
            total += rules.cathedral_points
    for which in range(len(p.bonus)):
        if p.bonus[which] == seat:
            total += rules.bonus_points[which]
    return total


def religion_points(p: Italy, crosses: list[int]) -> list[int]:
    """By rank of crosses; tied seats receive the points of the next lower rank (V-R20)."""
    found: list[int] = []
    for own in crosses:
        rank = sum(1 for other in crosses if other > own)
        if crosses.count(own) > 1:
            rank += 1
        found.append(p.book.religion[min(rank, len(p.book.religion) - 1)])
    return found


def prestige(p: Italy) -> list[int]:
    """What the game would bring if it ended now, seat by seat and source by source."""
    found = [0] * (p.seats * len(t.SOURCES))
    for seat in range(p.seats):
        base = seat * len(t.SOURCES)
        found[base + t.S_CARDS] = printed_points(p, seat)
        barred = sum(p.indulgence[seat * t.RING : seat * t.RING + t.RING])
        found[base + t.S_INDULGENCES] = p.book.indulgence_points * barred
        if p.book.duel:
            duel_points(p, seat, found, base)
        else:
            peace_points(p, seat, found, base)
    if not p.book.duel:
        religion = religion_points(p, [crosses_of(p, seat) for seat in range(p.seats)])
        for seat in range(p.seats):
            found[seat * len(t.SOURCES) + t.S_RELIGION] = religion[seat]
    return found


def peace_points(p: Italy, seat: int, found: list[int], base: int) -> None:
    """Tracks, trophies and alliances with three to five players (V-14.2)."""
    rules = p.book
    spaces = [space_of(p, p.city_count(other)) for other in range(p.seats)]
    found[base + t.S_CITIES] = rules.city_points[spaces[seat]]
    found[base + t.S_PATRONAGE] = rules.patronage_points[p.rank[seat]]
    if spaces[seat] == max(spaces):
        found[base + t.S_CITY_LEAD] = rules.leader_points
    if p.rank[seat] == max(p.rank):
        found[base + t.S_PATRONAGE_LEAD] = rules.leader_points
    won = sum(p.trophies[seat * rules.holders : (seat + 1) * rules.holders])
    found[base + t.S_TROPHIES] = rules.trophy_points * won
    allied = sum(1 for power in range(len(p.ally)) if holds_openly(p, seat, power))
    found[base + t.S_ALLIANCES] = rules.alliance_points * allied


def duel_points(p: Italy, seat: int, found: list[int], base: int) -> None:
    """Cities, capitals, alliances and trophies in the Wars of Italy (VW-8.2)."""
    rules = p.book
    cities = p.cities_of(seat)
    found[base + t.S_CITIES] = rules.duel_city * len(cities)
    found[base + t.S_CAPITALS] = rules.duel_capital * sum(1 for city in rules.capitals if city in cities)
    found[base + t.S_ALLIANCES] = rules.duel_alliance * p.sworn.count(seat)
    won = sum(p.trophies[seat * rules.holders : (seat + 1) * rules.holders])
    found[base + t.S_TROPHIES] = rules.duel_trophy * won


def final_scoring(p: Italy) -> None:
    p.ledger = prestige(p)
    if p.ear is not None:
        first = told.E_POINTS + len(t.SOURCES) if p.book.duel else told.E_POINTS
        for source in range(len(t.SOURCES)):
            for seat in range(p.seats):
                points = p.ledger[seat * len(t.SOURCES) + source]
                if points:
                    p.ear.hear(first + source, [seat, points])


def tally(p: Italy) -> list[int]:
    """The points by seat and source; before the end, what the position would bring."""
    return prestige(p) if p.agenda else p.ledger


def totals(p: Italy) -> list[int]:
    row = tally(p)
    n = len(t.SOURCES)
    return [sum(row[seat * n : seat * n + n]) for seat in range(p.seats)]


def ranks(p: Italy) -> list[int]:
    """Most prestige, then most crowns; then shared, or with two players Naples (V-14.3, VW-8.3, VW-8.4)."""
    keys: list[tuple[int, int, int]] = []
    points = totals(p)
    for seat in range(p.seats):
        defender = seat if p.book.duel else 0
        keys.append((points[seat] if p.victor < 0 else int(p.victor == seat), symbols_of(p, seat, t.CROWN), defender))
    return [1 + sum(1 for other in keys if other > own) for own in keys]


def automatic_victory(p: Italy) -> tuple[int, int]:
    """The winner of the Wars of Italy before the last round, and why; -1 for nobody (VW-8.4)."""
    capitals = p.book.capitals
    for seat in range(p.seats):
        held = [p.control[city] >= 0 and p.holds(seat, city) for city in capitals]
        if held[0] and held[1] and any(held[2:]):
            return seat, t.BY_CROWNS
        if not p.cities_of(1 - seat):
            return seat, t.BY_ANNIHILATION
    return -1, -1
