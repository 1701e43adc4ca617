"""How good a position looks to the greedy bot: prestige in sight, and what cards, tiles and florins will bring."""

from typing import Final

from signoria.games.virtu.book import SYMBOL_WORTH
from signoria.games.virtu.codes import AFTER, ALLIED, ANNEXED, BOUGHT, PATRONISED, PAY
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import space_of
from signoria.games.virtu.scoring import holds_openly, printed_points, totals
from signoria.games.virtu.terms import (
    BENCH,
    CHARACTERS,
    CROSS,
    I_CATHEDRAL,
    ITEMS,
    KINDS,
    MOST,
    ON_TRACK,
    P_ROOM,
    RING,
    T_DUCHY,
    TOWNS,
    WIDTH,
)
from signoria.kernel.position import FRAME

BARRED: Final = 2.6
"""What an Indulgence costs: its point, and a room that is closed for a while."""


def outlook(p: Italy, seat: int) -> float:
    if not p.agenda:
        return (totals(p)[seat] + (50.0 if p.victor == seat else 0.0)) * 10.0
    value = float(printed_points(p, seat))
    value += duel_outlook(p, seat) if p.rules.duel else peace_outlook(p, seat)
    florins = p.florins[seat]
    value += 0.27 * min(florins, 8) + 0.08 * max(0, florins - 8)
    first = p.rules.tile_row
    worths = p.rules.worths
    crosses = 0
    for tile in p.domain_tiles(seat):
        worth = worths[first + tile]
        value += 0.16 * worth if p.tile_fresh(tile, seat) else 0.06 * worth
        crosses += p.rules.sym[(first + tile) * KINDS + CROSS]
    for slot in range(BENCH):
        card = p.court[seat * BENCH + slot]
        if card >= 0:
            worth = worths[card]
            value += 0.3 + (0.2 * worth if not p.tired[seat * BENCH + slot] else 0.12 * worth)
            crosses += p.rules.sym[card * KINDS + CROSS]
    for room in range(RING):
        value += room_worth(p, seat, room)
    value += 0.3 * crosses
    value += 0.12 * p.agents[seat] + 0.2 * p.spy.count(seat)
    return value + pending(p, seat)


def pending(p: Italy, seat: int) -> float:
    """What is being paid for counts as if it were there, less what is still due; so does an Indulgence on its way.

    A bot that looks a few moves ahead must see the purpose of a payment, but not before it sees the price.
    """
    value = 0.0
    agenda = p.agenda
    for i in range(len(agenda) - FRAME, -1, -FRAME):
        if agenda[i + 1] != seat:
            continue
        step = agenda[i]
        if step == PAY:
            need = agenda[i + 3]
            while need:
                value -= 1.0 * (need & MOST)
                need >>= WIDTH
            value -= 0.4 * max(0, agenda[i + 4] - p.florins[seat])
        elif step == ANNEXED:
            value += 1.15 + 0.16 * p.rules.worths[p.rules.tile_row + agenda[i + 2]]
        elif step == PATRONISED:
            value += 0.6
        elif step == ALLIED:
            value += 1.5
        elif step == BOUGHT:
            value += 0.9 * basket_worth(p, agenda[i + 2])
        elif step == AFTER:
            if p.begged:
                value -= BARRED
            break
    return value


def basket_worth(p: Italy, basket: int) -> float:
    rules = p.rules
    value = 0.0
    for item in range(len(ITEMS)):
        if (basket >> item) & 1:
            if item < len(CHARACTERS):
                value += 0.3 + 0.2 * rules.worths[item] + rules.card_points[item]
            elif item < I_CATHEDRAL:
                own = item - len(CHARACTERS)
                value += 0.2 * rules.worths[rules.tile_row + T_DUCHY + own] + rules.own_points[own]
                value += 0.5 * rules.own_slots[own]
            else:
                value += 0.4 + rules.cathedral_points
    return value


def evaluate(p: Italy, seat: int) -> float:
    """The own outlook, less what the others have on the board: their cards matter little to one's own choices."""
    if not p.agenda:
        points = totals(p)
        return outlook(p, seat) - 10.0 * (sum(points) - points[seat]) / (p.seats - 1)
    rest = 0.0
    for other in range(p.seats):
        if other != seat:
            rest += duel_outlook(p, other) if p.rules.duel else peace_outlook(p, other)
    return outlook(p, seat) - rest / (p.seats - 1)


def room_worth(p: Italy, seat: int, room: int) -> float:
    """Cards that serve the action of their room, less what bars it."""
    at = seat * RING + room
    value = 0.0
    card = p.action[at]
    if card >= 0:
        value += 0.35 + 0.2 * useful(p, card, p.rules.card_action[card])
        other = p.beneath[at]
        if other >= 0:
            value += 0.3 + 0.2 * useful(p, other, p.rules.card_action[card])
    if p.indulgence[at]:
        value -= BARRED
    spy = p.spy[P_ROOM + at]
    if spy >= 0 and spy != seat:
        value -= 0.6
    return value


USES: Final = [[1, 2], [1, 2, 0], [4], [1, 4], [3, 4, 6], [5]]
"""The kinds that each action can use."""


def useful(p: Italy, card: int, action: int) -> float:
    best = 0.3
    for kind in USES[action]:
        best = max(best, p.rules.sym[card * KINDS + kind] * SYMBOL_WORTH[kind])
    return best


def peace_outlook(p: Italy, seat: int) -> float:
    """Tracks, trophies, alliances, troops with three to five players."""
    rules = p.rules
    count = p.city_count(seat)
    value = 1.35 * rules.city_points[space_of(p, count)] + (0.2 * min(count, 2))
    value += 1.2 * rules.patronage_points[p.rank[seat]] + 0.35 * p.rank[seat]
    if p.rank[seat] == max(p.rank) > 0:
        value += 0.7
    value += rules.trophy_points * 0.9 * sum(p.trophies[seat * rules.holders : (seat + 1) * rules.holders])
    for power in range(len(p.ally)):
        if p.ally[power] == seat:
            value += 1.6 if holds_openly(p, seat, power) else 0.4
    return value + armies_worth(p, seat)


def armies_worth(p: Italy, seat: int) -> float:
    """Troops at home guard, troops before a weak city threaten; too many cost upkeep."""
    value = 0.0
    total = 0
    control = p.control
    rules = p.rules
    base = seat * TOWNS
    for city in rules.cities:
        n = p.troops[base + city]
        if n == 0:
            continue
        total += n
        if control[city] == seat:
            value += 0.12
        else:
            strength = rules.value[city]
            if 0 <= control[city] < rules.holders:
                strength += p.troops[control[city] * TOWNS + city]
            spare = n + p.tokens[seat] - strength
            value += 1.1 if spare > 0 else -0.15 * n
    return value + 0.25 * min(total, 2) + 0.1 * min(max(total - 2, 0), 2) - 0.1 * max(0, total - 4)


def duel_outlook(p: Italy, seat: int) -> float:
    """Cities, capitals, alliances, influence and troops in the Wars of Italy."""
    rules = p.rules
    cities = p.cities_of(seat)
    value = 1.25 * len(cities) * rules.duel_city
    for city in rules.capitals:
        if city in cities:
            value += 1.2
    for major in range(len(p.sworn)):
        if p.sworn[major] == seat:
            value += 3.5
        elif p.sworn[major] == ON_TRACK:
            at = p.influence[major] if seat else -p.influence[major]
            value += 0.22 * at + (0.8 if at >= rules.track_alliance else 0.0)
    value += 0.9 * sum(p.trophies[seat * rules.holders : (seat + 1) * rules.holders])
    return value + armies_worth(p, seat)
