"""How good a position looks to the greedy bot, in points of prestige.

Three parts: prestige in sight, what cards, tiles and florins will still bring, and what the next actions promise. The
nearer the end of the game, the less the second and the third count.
"""

from typing import Final

from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.codes import (
    AFTER,
    ALLIED,
    ANNEX,
    ANNEXED,
    ARRIVE,
    BONUS,
    BOUGHT,
    BUY,
    CAMPAIGN,
    FAMILY,
    GOVERN,
    MARKER,
    PATRON,
    PATRONISED,
    PAY,
    PLOT,
    SEAT_CARD,
    TRADE,
)
from signoria.games.virtu.position import Italy
from signoria.games.virtu.scoring import holds_openly, totals
from signoria.games.virtu.steps.bidding import city_strength, defender_of
from signoria.games.virtu.terms import (
    ACTION_SPOT,
    ANNEX_ACTION,
    B_ATTACK,
    B_ATTACKER,
    B_CITY,
    B_DEFENCE,
    B_DEFENDER,
    B_FIELD,
    BENCH,
    CATHEDRALS,
    CAVALRY,
    CHARACTERS,
    CROSS,
    CROWN,
    EMPIRE,
    EXHAUSTED,
    FLORIN,
    FRANCE,
    FRESH,
    GOVERN_ACTION,
    I_CATHEDRAL,
    INTRIGUE_ACTION,
    ITEMS,
    KINDS,
    MASK,
    MOST,
    NEUTRAL,
    ON_TRACK,
    OWN,
    P_ALLIANCE,
    P_ROOM,
    P_TRACK,
    PATRONISE_ACTION,
    RING,
    SHIP,
    T_CANNONS,
    T_CATHEDRAL,
    T_DUCHY,
    TOWNS,
    TRADE_ACTION,
    UNDER_SPOT,
    WAR,
    WAR_ACTION,
    WIDTH,
)
from signoria.kernel.position import FRAME, OPEN

# Prestige, beyond the points.
CITY: Final = 0.6
RANK: Final = 0.6
"""What a city and a rank of patronage are worth on the way to the end, besides their points."""
CROSSES: Final = 0.1
LEAD: Final = 0.5
FAITH: Final = 0.5
"""How much of the points for the lead of a track and for religion counts at the beginning; at the end all of it."""
RIVALS: Final = 0.7
BEST_RIVAL: Final = 0.2
"""How much the prestige of the others counts, on average and that of the best."""
WIN: Final = 2.0
ALLIANCE: Final = 1.0
BONUS_HOPE: Final = 1.3

# What is owned.
HORIZON: Final = 8.0
"""Years that are looked ahead at most."""
USES: Final = 0.22
"""How often in a year a relief is used."""
COURT: Final = 0.9
TILE: Final = 0.7
ROOM: Final = 0.9
FRESH_COURT: Final = 0.3
FRESH_TILE: Final = 0.8
SLOT: Final = 0.5
PURSE: Final = 0.2
SAVINGS: Final = 0.12
HOARD: Final = 0.05
"""A florin among the first six, among the next six, and beyond."""
DUE: Final = 0.35
"""A symbol that is still to be paid."""
BARRED: Final = 1.5
"""An Indulgence: its point, and a room that is closed for a while."""
SPIED: Final = 0.4
SPYING: Final = 0.15
AGENT: Final = 0.08
DUEL_SPIES: Final = 3.0
"""With two players what hinders the other is as good as what helps oneself."""
DUEL_YEARS: Final = 0.55
"""In the Wars of Italy there is less to buy."""

# What is promised.
NOW: Final = 0.6
NEXT: Final = 0.45
LATER: Final = 0.2
CROWN_PRICE: Final = 0.3
TROOP: Final = 0.2
SIEGE: Final = 0.9
DOUBT: Final = 0.08
"""How likely a siege is won with all bonuses of both sides, and without a bid of the defender."""
WASTE: Final = 0.15
BONUS_PRICE: Final = 0.15

# The Wars of Italy.
INFLUENCED: Final = 0.8
IN_ZONE: Final = 1.2
SWORN: Final = 3.0

WORTH: Final = [0.2, 0.42, 0.36, 0.17, 0.2, 0.1, 0.13, 0.15]
"""What a symbol of each kind is worth on a courtier or a tile, each time it is used."""
ROOM_WORTH: Final = [
    [0.2, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.2, 0.42, 0.36, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.2, 0.0, 0.0, 0.0, 0.42, 0.0, 0.0, 0.0],
    [0.2, 0.45, 0.0, 0.0, 0.12, 0.0, 0.0, 0.0],
    [0.2, 0.0, 0.0, 0.28, 0.22, 0.0, 0.18, 0.0],
    [0.2, 0.0, 0.0, 0.0, 0.0, 0.15, 0.0, 0.0],
]
"""The same for a card in a room, action by action."""
ACTION_WORTH: Final = [0.5, 0.6, 0.35, 0.7, 0.35, 0.1]
DUEL_ACTION_WORTH: Final = [0.6, 0.0, 0.4, 1.5, 0.6, 0.9]
"""What it is worth to have an action in the palace at all."""
AGAIN: Final = [1.0, 0.5, 0.2, 0.0, 0.0]
"""How much of that a second or third room with the same action brings."""
HINDRANCE: Final = [1.0, 1.0, 0.8, 1.5, 1.0, 0.2]
"""How much it hurts to be kept from an action."""


class Lens:
    """The worths of all reliefs of a book."""

    def __init__(self, rules: ItalyBook) -> None:
        self.rules = rules
        self.rows = len(rules.sym) // KINDS
        self.court = [relief_worth(rules, row, WORTH) for row in range(self.rows)]
        self.room: list[float] = []
        for worth in ROOM_WORTH:
            for row in range(self.rows):
                self.room.append(relief_worth(rules, row, worth))
        self.action = DUEL_ACTION_WORTH if rules.duel else ACTION_WORTH


def relief_worth(rules: ItalyBook, row: int, worth: list[float]) -> float:
    """The best use of a relief, and a little for having a choice."""
    best = 0.0
    total = 0.0
    for kind in range(KINDS):
        value = rules.sym[row * KINDS + kind] * worth[kind]
        total += value
        if value > best:
            best = value
    return best + 0.15 * (total - best)


LENSES: Final[list[Lens]] = []
LENSES_KEPT: Final = 8


def lens_of(rules: ItalyBook) -> Lens:
    for lens in LENSES:
        if lens.rules is rules:
            return lens
    lens = Lens(rules)
    if len(LENSES) >= LENSES_KEPT:
        LENSES.clear()
    LENSES.append(lens)
    return lens


class Means:
    """What a seat has at hand: symbols on available courtiers and tiles, tiles to turn up, cities to go for."""

    def __init__(self) -> None:
        self.crowns = 0
        self.crosses = 0
        self.cavalry = 0
        self.ships = 0
        self.florins = 0
        self.war = 0
        self.turned = 0
        self.tired = 0.0
        self.annex = [0.0] * 8
        """The best city to annex for each number of crowns."""
        self.storm = [0.0] * 8
        """The best city to storm for each number of marches."""

    def add(self, sym: list[int], row: int) -> None:
        at = row * KINDS
        self.florins += sym[at]
        self.crowns += sym[at + CROWN]
        self.crosses += sym[at + CROSS]
        self.cavalry += sym[at + CAVALRY]
        self.ships += sym[at + SHIP]


def evaluate(p: Italy, seat: int) -> float:
    """The own outlook, less what the others have on the board: their cards matter little to one's own choices."""
    if not p.agenda:
        return settled(p, seat)
    if p.sealed:
        return family_worth(p, seat)
    if p.rules.duel:
        value = duel_standing(p, seat) - duel_standing(p, 1 - seat)
        return value + prospects(p, seat, DUEL_YEARS * max(0.0, min(HORIZON, float(p.rules.rounds - p.year))))
    return peace(p, seat)


def outlook(p: Italy, seat: int) -> float:
    return evaluate(p, seat)


def settled(p: Italy, seat: int) -> float:
    """The game is over."""
    points = totals(p)
    best = -99
    rest = 0
    for other in range(p.seats):
        if other != seat:
            rest += points[other]
            if points[other] > best:
                best = points[other]
    value = points[seat] - rest / (p.seats - 1)
    if p.victor >= 0:
        value += 50.0 if p.victor == seat else -50.0
    elif points[seat] != best:
        value += WIN if points[seat] > best else -WIN
    return value


# Three to five players.


def peace(p: Italy, seat: int) -> float:
    """The own prestige less that of the others, and what the seat has besides."""
    rules = p.rules
    seats = p.seats
    counts = [0] * seats
    crosses = [0] * seats
    neutral = count_cities(p, counts, crosses)
    count_crosses(p, crosses)
    most = 0
    top = 0
    for other in range(seats):
        if counts[other] > most:
            most = counts[other]
        if p.rank[other] > top:
            top = p.rank[other]
    if most > rules.end_cities:
        most = rules.end_cities
    left = years_left(p, most, top, neutral)
    sure = 1.0 - left / HORIZON
    lead = LEAD + (1.0 - LEAD) * sure
    faith = FAITH + (1.0 - FAITH) * sure
    value = 0.0
    rest = 0.0
    best = -99.0
    for other in range(seats):
        points = faith * religion(rules.religion, crosses, other) + track_points(p, other, counts[other])
        if counts[other] >= most:
            points += lead
        if p.rank[other] == top:
            points += lead
        if other == seat:
            value += points
        else:
            rest += points
            if points > best:
                best = points
    value -= RIVALS * rest / (seats - 1) + BEST_RIVAL * best
    if left > 0.0:
        cities = counts[seat] if counts[seat] < rules.end_cities else rules.end_cities
        value += CITY * cities + RANK * p.rank[seat] + CROSSES * crosses[seat]
    return value + prospects(p, seat, left)


def count_cities(p: Italy, counts: list[int], crosses: list[int]) -> int:
    """Cities and the crosses on them, by seat; how many cities are neutral."""
    sym = p.rules.sym
    control = p.control
    first = p.rules.tile_row * KINDS + CROSS
    neutral = 0
    for city in p.rules.cities:
        holder = control[city]
        if holder < 0:
            neutral += 1
        else:
            counts[holder] += 1
            crosses[holder] += sym[first + city * KINDS]
    return neutral


def count_crosses(p: Italy, crosses: list[int]) -> None:
    """Add the crosses that are not on city tiles (V-14.2)."""
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


def years_left(p: Italy, most: int, top: int, neutral: int) -> float:
    """A guess at the years to come, from how near the end is (V-14.1)."""
    if p.last:
        return 0.0
    rules = p.rules
    left = 1.2 * (rules.end_cities - most)
    other = 1.6 * (rules.end_rank - top)
    if other < left:
        left = other
    if 0.8 * neutral < left:
        left = 0.8 * neutral
    if rules.max_years - p.year < left:
        left = float(rules.max_years - p.year)
    if left > HORIZON:
        return HORIZON
    return left if left > 0.0 else 0.0


def track_points(p: Italy, seat: int, cities: int) -> float:
    """Tracks, trophies and alliances."""
    rules = p.rules
    space = cities - rules.city_first
    if space < 0:
        space = 0
    elif space >= len(rules.city_points):
        space = len(rules.city_points) - 1
    points = rules.city_points[space] + rules.patronage_points[p.rank[seat]]
    base = seat * rules.holders
    for k in range(rules.holders):
        if p.trophies[base + k]:
            points += rules.trophy_points
    value = float(points)
    for power in range(3):
        if p.ally[power] == seat:
            value += rules.alliance_points if holds_openly(p, seat, power) else 0.3
    return value


def religion(scale: list[int], crosses: list[int], seat: int) -> int:
    """By rank of crosses; tied seats receive the points of the next lower rank (R-20)."""
    own = crosses[seat]
    rank = -1
    same = 0
    for other in crosses:
        if other > own:
            rank += 1
        elif other == own:
            same = 1 if same == 0 else 2
    rank += 1 if same == 1 else 2
    return scale[rank if rank < len(scale) else len(scale) - 1]


# What a seat has, and what it can do with it.


def prospects(p: Italy, seat: int, left: float) -> float:
    """Everything of a seat that is no prestige on the board: cards, tiles, florins, troops, what is being paid for."""
    rules = p.rules
    lens = lens_of(rules)
    m = Means()
    value = estate(p, seat, left, lens, m)
    florins = p.florins[seat] - owed(p, seat)
    value += purse(florins) * (1.0 if left > 0.0 else 0.1)
    if florins > 0:
        m.florins += florins
    if m.war > m.florins:
        m.war = m.florins
    m.war += p.tokens[seat]
    if not rules.duel:
        value += bonuses(p, seat, left, m)
    value += armies(p, seat, left, m) + pending(p, seat, left, lens)
    if left > 0.0:
        value += promises(p, seat, left, lens, m) + agents(p, seat)
    return value


def purse(florins: int) -> float:
    if florins < 0:
        return florins * 1.3 * PURSE
    if florins <= 6:
        return florins * PURSE
    if florins <= 12:
        return 6 * PURSE + (florins - 6) * SAVINGS
    return 6 * PURSE + 6 * SAVINGS + (florins - 12) * HOARD


def owed(p: Italy, seat: int) -> int:
    """Florins that an open payment will take from the treasury."""
    agenda = p.agenda
    for i in range(len(agenda) - FRAME, -1, -FRAME):
        if agenda[i] == PAY and agenda[i + 1] == seat:
            return agenda[i + 4]
    return 0


def bonuses(p: Italy, seat: int, left: float, m: Means) -> float:
    """Patronage bonuses and the great powers."""
    rules = p.rules
    value = 0.0
    for power in range(3):
        if p.ally[power] == seat and not p.ally_used[power]:
            if left > 0.0:
                value += 0.25
            if power == FRANCE:
                m.war += rules.alliance_strength
    bonus = p.bonus
    for which in range(len(bonus)):
        if bonus[which] == seat:
            value += rules.bonus_points[which]
            if rules.bonus_strength[which] and m.florins:
                m.war += rules.bonus_strength[which]
            if left > 0.0:
                value += 0.15 * rules.bonus_fort[which] + 0.25 * rules.bonus_strength[which]
                value += SLOT * rules.bonus_slots[which] * left / HORIZON
                value += 0.3 * rules.bonus_shelter[which] + 0.08 * left * rules.bonus_crown[which]
    return value


def estate(p: Italy, seat: int, left: float, lens: Lens, m: Means) -> float:
    """Cards and tiles: what they show is worth something each time, and points at the end."""
    rules = p.rules
    sym = rules.sym
    keep = left * USES
    fresh_court = FRESH_COURT if left > 0.0 else 0.02
    fresh_tile = FRESH_TILE if left > 0.0 else 0.04
    value = 0.0
    base = seat * BENCH
    for slot in range(base, base + BENCH):
        card = p.court[slot]
        if card >= 0:
            worth = lens.court[card]
            value += COURT * keep * worth + rules.card_points[card]
            if not p.tired[slot]:
                value += fresh_court * worth
                m.add(sym, card)
                m.war += sym[card * KINDS + WAR]
    first = rules.tile_row
    control = p.control
    seats = p.seats
    for city in rules.cities:
        holder = control[city]
        if holder == seat or (holder >= seats and p.sworn[holder - seats] == seat):
            worth = lens.court[first + city]
            value += TILE * keep * worth
            if p.face[city]:
                m.tired += worth
                m.turned += 1
            else:
                value += fresh_tile * worth
                m.add(sym, first + city)
    for k in range(CATHEDRALS):
        if p.pawn[k] >= 0 and control[p.pawn[k]] == seat:
            worth = lens.court[first + T_CATHEDRAL + k]
            value += rules.cathedral_points + TILE * keep * worth
            if p.face[T_CATHEDRAL + k]:
                m.tired += worth
                m.turned += 1
            else:
                value += fresh_tile * worth
                m.add(sym, first + T_CATHEDRAL + k)
    base = seat * OWN
    for k in range(OWN):
        state = p.own[base + k]
        if state:
            worth = lens.court[first + T_DUCHY + k]
            value += rules.own_points[k] + TILE * keep * worth + SLOT * rules.own_slots[k] * left / HORIZON
            if state == EXHAUSTED:
                m.tired += worth
                m.turned += 1
            else:
                value += fresh_tile * worth
                m.add(sym, first + T_DUCHY + k)
                m.war += sym[(first + T_DUCHY + k) * KINDS + WAR]
    return value + palace(p, seat, keep, lens)


def palace(p: Italy, seat: int, keep: float, lens: Lens) -> float:
    """Cards in rooms serve the action of their room; Indulgences and opposing Agents close it."""
    rules = p.rules
    value = 0.0
    seen = 0
    for at in range(seat * RING, seat * RING + RING):
        card = p.action[at]
        action = rules.room_action[at]
        if card >= 0:
            action = rules.card_action[card]
            value += ROOM * keep * lens.room[action * lens.rows + card] + rules.card_points[card]
            card = p.beneath[at]
            if card >= 0:
                value += ROOM * keep * lens.room[action * lens.rows + card] + rules.card_points[card]
        elif action >= 0:
            value += ROOM * keep * lens.room[action * lens.rows + rules.room_row + at]
        if action >= 0:
            value += keep * lens.action[action] * AGAIN[(seen >> (4 * action)) & 15]
            seen += 1 << (4 * action)
        if p.indulgence[at]:
            value -= BARRED if keep > 0.0 else 1.0
        spy = p.spy[P_ROOM + at]
        if spy >= 0 and spy != seat and keep > 0.0:
            value -= SPIED * (DUEL_SPIES if rules.duel else 1.0)
    return value


def agents(p: Italy, seat: int) -> float:
    """Agents in the rooms of others hinder them; on neutral cities in reach they show in the promise of the city."""
    value = AGENT * (p.agents[seat] if p.agents[seat] < 3 else 3)
    spy = p.spy
    duel = p.rules.duel
    if not duel and p.agents[seat] + p.reserve[seat] == p.rules.agents_max:
        return value
    for place in range(P_ROOM):
        if spy[place] == seat:
            value += AGENT
    for place in range(P_ROOM, P_ROOM + p.seats * RING):
        if spy[place] == seat:
            other = (place - P_ROOM) // RING
            action = p.action_of(other, (place - P_ROOM) % RING)
            if other == seat:
                value += AGENT
            elif action >= 0:
                value += SPYING * HINDRANCE[action] * (DUEL_SPIES if duel else 1.0)
    if duel:
        for place in range(P_TRACK, P_TRACK + 3):
            if spy[place] >= 0:
                value += 0.3 if spy[place] == seat else -0.3
    else:
        for power in range(3):
            if spy[P_ALLIANCE + power] == seat:
                value += AGENT + (0.1 if p.ally[power] != seat else 0.0)
    return value


# Armies.


def armies(p: Italy, seat: int, left: float, m: Means) -> float:
    """Troops at home guard, troops before a city may take it."""
    rules = p.rules
    value = 0.0
    fought = -1
    if p.battle:
        fought = p.battle[B_CITY]
        value += fight(p, seat, left)
    if rules.duel:
        return value + duel_armies(p, seat, left, m, fought)
    control = p.control
    troops = p.troops
    base = seat * TOWNS
    total = 0
    for city in rules.cities:
        n = troops[base + city]
        if control[city] == seat:
            if n:
                total += n
                value += 0.05
            for other in range(p.seats):
                if troops[other * TOWNS + city] and other != seat and city != fought:
                    value -= threat(p, other, city, n, left, m)
        elif n:
            total += n
            if city != fought:
                value += siege(p, seat, city, n, left, m)
    if left > 0.0:
        value += TROOP * (total if total < 2 else 2)
    return value


def threat(p: Italy, attacker: int, city: int, guard: int, left: float, m: Means) -> float:
    """What troops before an own city may cost."""
    strength = p.rules.value[city] + guard
    force = p.troops[attacker * TOWNS + city]
    if force > strength + m.war:
        return SIEGE * prize(p, attacker, city, left)
    if force + p.tokens[attacker] > strength:
        return 4.0 * DOUBT * prize(p, attacker, city, left)
    return 0.0


def prize(p: Italy, seat: int, city: int, left: float) -> float:
    """What it is worth to conquer a city."""
    rules = p.rules
    if rules.duel:
        return duel_prize(p, seat, city)
    value = 1.0 + CITY + 0.3 * left / HORIZON
    holder = p.control[city]
    if holder >= 0:
        value += 0.4
        if not p.trophies[seat * rules.holders + holder]:
            value += rules.trophy_points
        for k in range(CATHEDRALS):
            if p.pawn[k] == city:
                value += rules.cathedral_points
    return value


def siege(p: Italy, seat: int, city: int, n: int, left: float, m: Means) -> float:
    """What troops before a city promise; the war bonuses that they need are not there for another siege."""
    holder = p.control[city]
    strength = city_strength(p, city, seat)
    if n + m.war <= strength:
        return -WASTE * n
    defence = war_of(p, holder) if holder >= 0 else 0
    chance = SIEGE if n + m.war > strength + defence else DOUBT
    for other in range(p.seats):
        if other != seat and other != holder and p.troops[other * TOWNS + city]:
            chance *= 0.5 if n > p.troops[other * TOWNS + city] else 0.2
    lost = TROOP * 0.5 * (strength - p.rules.value[city] + (1 if strength >= 3 else 0))
    return chance * prize(p, seat, city, left) - lost - spend_war(m, strength + defence + 1 - n)


def spend_war(m: Means, n: int) -> float:
    """Take war bonuses out of the means; what they cost."""
    if n <= 0:
        return 0.0
    if n > m.war:
        n = m.war
    m.war -= n
    return BONUS_PRICE * n


def war_of(p: Italy, seat: int) -> int:
    """The war bonuses of a seat."""
    total = p.tokens[seat]
    base = seat * BENCH
    for slot in range(base, base + BENCH):
        card = p.court[slot]
        if card >= 0 and not p.tired[slot]:
            total += p.rules.sym[card * KINDS + WAR]
    if p.own[seat * OWN + T_CANNONS - T_DUCHY] == FRESH:
        total += p.rules.cannons_strength
    if not p.rules.duel and p.ally[FRANCE] == seat and not p.ally_used[FRANCE]:
        total += p.rules.alliance_strength
    return total


def fight(p: Italy, seat: int, left: float) -> float:
    """The battle that is bid for, as it stands."""
    battle = p.battle
    attacker = battle[B_ATTACKER]
    if seat != attacker and seat != battle[B_DEFENDER]:
        return 0.0
    worth = prize(p, attacker, battle[B_CITY], left)
    if battle[B_FIELD]:
        worth *= 0.5
    ahead = battle[B_ATTACK] - battle[B_DEFENCE]
    if ahead > 0:
        worth *= 0.95
    elif ahead == 0 and battle[B_FIELD]:
        worth *= 0.3
    else:
        worth *= 0.05
    return worth if seat == attacker else -worth


# Things that are under way.


def pending(p: Italy, seat: int, left: float, lens: Lens) -> float:
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
            value -= due(agenda[i + 3])
        elif step == ANNEXED:
            poor = not p.rules.duel and p.control.count(seat) < p.rules.city_first
            value += city_gain(p, agenda[i + 2], poor, left, lens)
        elif step == PATRONISED:
            value += rank_gain(p, seat)
        elif step == BONUS:
            value += BONUS_HOPE
        elif step == ALLIED:
            value += ALLIANCE
        elif step == BOUGHT:
            value += basket_worth(p, seat, agenda[i + 2], left, lens)
        elif step == BUY:
            if agenda[i + 2]:
                value += basket_worth(p, seat, agenda[i + 2], left, lens) - basket_price(p, seat, agenda[i + 2])
        elif step == ARRIVE:
            for card in range(len(CHARACTERS)):
                if (agenda[i + 2] >> card) & 1:
                    value += card_worth(p, card, left, lens)
            for k in range(i + 3, i + 5):
                if agenda[k] >= 0:
                    value += card_worth(p, agenda[k], left, lens)
        elif step == SEAT_CARD:
            value += card_worth(p, agenda[i + 2], left, lens)
        elif step == AFTER:
            if p.begged:
                value -= BARRED if left > 0.0 else 1.0
            break
    return value


def due(need: int) -> float:
    """The symbols of a packed cost."""
    value = 0.0
    while need:
        value += DUE * (need & MOST)
        need >>= WIDTH
    return value


def card_worth(p: Italy, card: int, left: float, lens: Lens) -> float:
    """A card that comes to the court."""
    worth = lens.court[card] * (COURT * left * USES + (FRESH_COURT if left > 0.0 else 0.0))
    return worth + p.rules.card_points[card]


def city_gain(p: Italy, city: int, poor: bool, left: float, lens: Lens) -> float:
    """What a city brings that is annexed: its place on the track (the first two count little), and its tile."""
    value = 1.0 + CITY + lens.court[p.rules.tile_row + city] * (TILE * left * USES + FRESH_TILE)
    return value - 0.8 if poor else value


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
        value += 0.6
    elif rank == top:
        value += 0.3
    if rank + 1 in rules.bonus_ranks:
        value += BONUS_HOPE
    return value


def basket_worth(p: Italy, seat: int, basket: int, left: float, lens: Lens) -> float:
    """What is bought; where it finds no slot, the least of the courtiers must make room."""
    rules = p.rules
    keep = left * USES
    fresh = FRESH_TILE if left > 0.0 else 0.0
    first = rules.tile_row
    value = 0.0
    cards = 0
    opened = 0
    for item in range(len(ITEMS)):
        if not (basket >> item) & 1:
            continue
        if item < len(CHARACTERS):
            cards += 1
            value += card_worth(p, item, left, lens)
        elif item < I_CATHEDRAL:
            own = item - len(CHARACTERS)
            opened += rules.own_slots[own]
            value += rules.own_points[own] + lens.court[first + T_DUCHY + own] * (TILE * keep + fresh)
            value += SLOT * rules.own_slots[own] * left / HORIZON
        else:
            value += rules.cathedral_points + CROSSES + lens.court[first + T_CATHEDRAL] * TILE * keep
    if cards:
        slots = p.slots(seat) + opened
        over = p.courtiers(seat) + cards - (slots if slots < BENCH else BENCH)
        if over > 0:
            value -= over * least_courtier(p, seat, keep, lens)
    return value


def least_courtier(p: Italy, seat: int, keep: float, lens: Lens) -> float:
    least = 9.0
    for slot in range(seat * BENCH, seat * BENCH + BENCH):
        card = p.court[slot]
        if card >= 0:
            worth = lens.court[card] * COURT * keep + p.rules.card_points[card]
            if worth < least:
                least = worth
    return least


def basket_price(p: Italy, seat: int, basket: int) -> float:
    rules = p.rules
    need = 0
    florins = p.florins[seat]
    for item in range(len(ITEMS)):
        if (basket >> item) & 1:
            need += rules.item_need[item]
            florins -= rules.item_florins[item]
    return purse(p.florins[seat]) - purse(florins) + due(need)


# What the next actions promise.


def promises(p: Italy, seat: int, left: float, lens: Lens, m: Means) -> float:
    """The best action within reach of the marker, this year or next, and the best of the other rooms."""
    marker = p.marker[seat]
    if marker < 0:
        return 0.0
    aims(p, seat, left, lens, m)
    promise = [0.0] * RING
    for room in range(RING):
        promise[room] = room_promise(p, seat, room, m)
    top = len(p.agenda) - FRAME
    if p.agenda[top + 1] != seat:
        return ahead(promise, marker)
    step = p.agenda[top]
    if step == MARKER:
        steps = p.agenda[top + 2]
        best = -9.0
        for k in range(0 if steps else 1, 3 - steps if steps < 2 else 1):
            room = (marker + k) % RING
            value = NOW * promise[room] + ahead(promise, room)
            if value > best:
                best = value
        return best
    value = ahead(promise, marker)
    if p.room >= 0 and p.effect == 0 and opens_action(step):
        value += NOW * promise[p.room]
    return value


def opens_action(step: int) -> bool:
    if step == ANNEX or step == PATRON or step == GOVERN:
        return True
    return step == TRADE or step == CAMPAIGN or step == PLOT


def ahead(promise: list[float], marker: int) -> float:
    near = max(promise[(marker + 1) % RING], promise[(marker + 2) % RING])
    far = max(promise[(marker + 3) % RING], promise[(marker + 4) % RING], 0.8 * promise[marker])
    return NEXT * near + LATER * far


def aims(p: Italy, seat: int, left: float, lens: Lens, m: Means) -> None:
    """The cities that could be taken next."""
    rules = p.rules
    control = p.control
    troops = p.troops
    seats = p.seats
    base = seat * TOWNS
    poor = not rules.duel and control.count(seat) < rules.city_first
    for city in rules.cities:
        holder = control[city]
        if holder == seat or (holder >= seats and p.posture(holder - seats, seat) > 0):
            continue
        near = False
        force = 0
        for other in rules.roads[city]:
            owner = control[other]
            if owner == seat or (owner >= seats and p.sworn[owner - seats] == seat):
                near = True
                force += troops[base + other]
        if holder == NEUTRAL and not rules.pirate[city] and (near or m.ships):
            aim_at(p, seat, city, near, city_gain(p, city, poor, left, lens), m)
        if force:
            strength = city_strength(p, city, seat)
            need = strength + 1 - m.war
            if need < 1:
                need = 1
            gain = SIEGE * prize(p, seat, city, left)
            if holder >= 0:
                gain *= 0.7
            gain -= TROOP * 0.5 * (strength - rules.value[city] + (1 if strength >= 3 else 0))
            if force < need:
                gain *= 0.4 * force / need
                need = force
            if need < 8 and gain > m.storm[need]:
                m.storm[need] = gain


def aim_at(p: Italy, seat: int, city: int, near: bool, gain: float, m: Means) -> None:
    """A neutral city, by road or by sea."""
    rules = p.rules
    crowns = rules.value[city] + 1
    spy = p.spy[city]
    if spy >= 0:
        crowns += -1 if spy == seat else 1
    ships = 0
    if not near:
        ships = 9
        for port in rules.ports[city]:
            if p.control[port] == seat and rules.sea[city][port] < ships:
                ships = rules.sea[city][port]
        if ships > m.ships:
            return
    gain -= 0.2 * ships
    if gain > m.annex[crowns]:
        m.annex[crowns] = gain


def room_promise(p: Italy, seat: int, room: int, m: Means) -> float:
    """What the action of a room would bring if it were taken with what there is."""
    rules = p.rules
    at = seat * RING + room
    if p.indulgence[at]:
        return 0.0
    sym = rules.sym
    card = p.action[at]
    action = rules.room_action[at]
    first = (rules.room_row + at) * KINDS
    second = -1
    if card >= 0:
        action = rules.card_action[card]
        first = card * KINDS
        if p.beneath[at] >= 0:
            second = p.beneath[at] * KINDS
    spy = p.spy[P_ROOM + at]
    if action < 0 or (spy >= 0 and spy != seat and action != INTRIGUE_ACTION):
        return 0.0
    if action == PATRONISE_ACTION:
        return patron_promise(p, seat, first, second, m)
    if action == GOVERN_ACTION:
        if m.turned == 0:
            return 0.0
        symbols = max(sym[first + CROWN], sym[first + CROSS])
        if second >= 0:
            symbols += max(sym[second + CROWN], sym[second + CROSS])
        part = rules.tiles_per_symbol * symbols / m.turned
        return FRESH_TILE * m.tired * (part if part < 1.0 else 1.0)
    kind = SYMBOL_OF[action]
    units = sym[first + kind] + (sym[second + kind] if second >= 0 else 0)
    if action == ANNEX_ACTION:
        value = best_aim(m.annex, units, m.crowns, CROWN_PRICE)
        if rules.duel:
            value = max(value, INFLUENCED * units + 0.4 * INFLUENCED * m.crowns)
        return value
    if action == WAR_ACTION:
        return best_aim(m.storm, units, m.cavalry, BONUS_PRICE)
    if action == TRADE_ACTION:
        return 0.8 * (purse(m.florins + units * rules.trade_florins) - purse(m.florins))
    return intrigue_promise(p, seat, units)


SYMBOL_OF: Final = [CROWN, CROWN, SHIP, CROWN, CAVALRY, MASK]
"""The symbol that each action asks for most."""


def best_aim(aim: list[float], free: int, more: int, price: float) -> float:
    """The best of what can be paid: the room gives some symbols for nothing, courtiers and tiles give more."""
    best = 0.0
    for need in range(1, 8):
        if need > free + more:
            break
        value = aim[need]
        if need > free:
            value -= price * (need - free)
        if value > best:
            best = value
    return best


def patron_promise(p: Italy, seat: int, first: int, second: int, m: Means) -> float:
    """The next rank of patronage, if it can be paid."""
    rules = p.rules
    rank = p.rank[seat]
    if rank >= len(rules.patronage_cost):
        return 0.0
    sym = rules.sym
    cost = rules.patronage_cost[rank]
    symbols = max(sym[first + CROWN], sym[first + CROSS])
    florins = sym[first] if symbols == 0 else 0
    if second >= 0:
        if sym[second] > 1:
            florins += sym[second]
        else:
            symbols += max(sym[second + CROWN], sym[second + CROSS])
    need = 0
    for kind in range(1, KINDS + 1):
        need += cost[kind]
    if symbols + m.crowns + m.crosses < need or florins + m.florins < cost[FLORIN]:
        return 0.0
    value = rank_gain(p, seat)
    if cost[FLORIN] > florins:
        value -= 0.5 * PURSE * (cost[FLORIN] - florins)
    if need > symbols:
        value -= CROWN_PRICE * (need - symbols)
    return value


def intrigue_promise(p: Italy, seat: int, masks: int) -> float:
    """Agents of others in the own rooms can be removed, own ones placed."""
    barred = 0
    for place in range(P_ROOM + seat * RING, P_ROOM + seat * RING + RING):
        if p.spy[place] >= 0 and p.spy[place] != seat:
            barred += 1
    if barred > masks:
        barred = masks
    if not p.rules.duel:
        return 0.1 + SPIED * barred
    return 0.1 + DUEL_SPIES * (SPIED * barred + SPYING * min(masks - barred, p.agents[seat]))


# Family cards.


def family_worth(p: Italy, seat: int) -> float:
    """The palace as the sealed answers would fill it."""
    q = p.copy()
    court = q.court[:]
    action = q.action[:]
    beneath = q.beneath[:]
    first = p.book.steps[FAMILY].base
    width = p.agenda[-1]
    family = p.rules.family[seat]
    for k in range(len(family)):
        spot = p.sealed[seat * width + k] - first
        if p.sealed[seat * width + k] <= OPEN:
            continue
        if spot < ACTION_SPOT:
            court[seat * BENCH + spot] = family[k]
        elif spot < UNDER_SPOT:
            action[seat * RING + spot - ACTION_SPOT] = family[k]
        else:
            beneath[seat * RING + spot - UNDER_SPOT] = family[k]
    q.court = court
    q.action = action
    q.beneath = beneath
    lens = lens_of(p.rules)
    m = Means()
    value = estate(q, seat, HORIZON, lens, m)
    m.florins += p.florins[seat]
    aims(q, seat, HORIZON, lens, m)
    for room in range(RING):
        value += 0.3 * room_promise(q, seat, room, m)
        if beneath[seat * RING + room] >= 0 and action[seat * RING + room] < 0:
            value -= 0.5
    return value


# The Wars of Italy.


def duel_standing(p: Italy, seat: int) -> float:
    """Cities, capitals, alliances, influence and trophies."""
    rules = p.rules
    control = p.control
    value = 0.0
    for city in rules.cities:
        holder = control[city]
        if holder == seat or (holder >= p.seats and p.sworn[holder - p.seats] == seat):
            value += rules.duel_city + 0.2
    kings = 0
    others = 0
    for k in range(len(rules.capitals)):
        holder = control[rules.capitals[k]]
        if holder == seat or (holder >= p.seats and p.sworn[holder - p.seats] == seat):
            value += rules.duel_capital + 0.3
            if k < 2:
                kings += 1
            else:
                others += 1
    if kings == 2:
        value += 26.0 if others else 6.0
    for major in range(len(p.sworn)):
        if p.sworn[major] == seat:
            value += rules.duel_alliance + SWORN
        elif p.sworn[major] == ON_TRACK:
            at = p.influence[major] if seat else -p.influence[major]
            value += 0.5 * INFLUENCED * at
            if at >= rules.track_alliance:
                value += IN_ZONE
    base = seat * rules.holders
    for k in range(rules.holders):
        value += rules.duel_trophy * p.trophies[base + k]
    return value


def duel_armies(p: Italy, seat: int, left: float, m: Means, fought: int) -> float:
    value = 0.0
    total = 0
    for city in p.rules.cities:
        n = p.force(seat, city)
        if n == 0:
            continue
        total += n
        if p.friendly(seat, city):
            value += 0.05
        elif city != fought:
            value += duel_siege(p, seat, city, n, m)
    if left > 0.0:
        value += TROOP * (total if total < 4 else 4)
    return value


def duel_siege(p: Italy, seat: int, city: int, n: int, m: Means) -> float:
    strength = city_strength(p, city, seat)
    if n + m.war <= strength:
        holder = p.control[city]
        forced = holder < p.seats or p.posture(holder - p.seats, seat) < 0
        return -WASTE * n if forced else 0.0
    defender = defender_of(p, seat, city)
    defence = war_of(p, defender) if defender >= 0 else 0
    chance = SIEGE if n + m.war > strength + defence else DOUBT
    return chance * duel_prize(p, seat, city) - spend_war(m, strength + defence + 1 - n)


def duel_prize(p: Italy, seat: int, city: int) -> float:
    rules = p.rules
    value = rules.duel_city + 0.4
    if p.control[city] >= 0:
        value += rules.duel_trophy
    if p.control[city] == 1 - seat:
        value += 0.8
    if city in rules.capitals:
        value += rules.duel_capital + 0.5
    return value
