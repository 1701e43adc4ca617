"""What the next actions promise."""

from typing import Final

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot.conquest import prize, toll, war_of
from signoria.games.virtu.bot.estate import treasury
from signoria.games.virtu.bot.gains import city_gain, is_poor, rank_gain
from signoria.games.virtu.bot.reliefs import GOALS, Lens, Means
from signoria.games.virtu.bot.weights import Likes
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import annex_value
from signoria.games.virtu.steps.bidding import city_strength
from signoria.games.virtu.steps.spring import STEPS
from signoria.kernel.position import FRAME

SYMBOL_OF: Final = [t.CROWN, t.CROWN, t.SHIP, t.CROWN, t.CAVALRY, t.MASK]
"""The symbol that each action asks for most."""
NOWHERE: Final[list[int]] = []
FARTHEST: Final = 3
"""How many seas away a port is that troops sail for."""


def promises(p: Italy, seat: int, left: float, lens: Lens, m: Means) -> float:
    """The best action within reach of the marker, this year or next, and the best of the other rooms."""
    w = p.book.likes
    marker = p.marker[seat]
    if marker < 0:
        return 0.0
    aims(p, seat, left, lens, m)
    promise = [0.0] * t.RING
    for room in range(t.RING):
        promise[room] = room_promise(p, seat, room, m)
    top = len(p.agenda) - FRAME
    if p.agenda[top + 1] != seat:
        return ahead(w, promise, marker)
    step = p.agenda[top]
    if step == t.MARKER:
        steps = p.slot(STEPS)
        best = -9.0
        for k in range(0 if steps else 1, 3 - steps if steps < 2 else 1):
            room = (marker + k) % t.RING
            value = w.now * promise[room] + ahead(w, promise, room)
            if value > best:
                best = value
        return best
    value = ahead(w, promise, marker)
    if p.room >= 0 and p.effect == 0 and opens_action(step):
        value += w.now * promise[p.room]
    return value


def opens_action(step: int) -> bool:
    """Whether the step is the first of an action of a room."""
    if step == t.ANNEX or step == t.PATRON or step == t.GOVERN:
        return True
    return step == t.TRADE or step == t.CAMPAIGN or step == t.PLOT


def ahead(w: Likes, promise: list[float], marker: int) -> float:
    """The rooms that the marker reaches next year, and those after them."""
    near = max(promise[(marker + 1) % t.RING], promise[(marker + 2) % t.RING])
    far = max(promise[(marker + 3) % t.RING], promise[(marker + 4) % t.RING], w.round * promise[marker])
    return w.next * near + w.later * far


# Cities to go for.


def aims(p: Italy, seat: int, left: float, lens: Lens, m: Means) -> None:
    """Put the cities that could be taken next into the means."""
    rules = p.book
    control = p.control
    seats = p.seats
    base = seat * t.TOWNS
    poor = is_poor(p, seat)
    defence = [-1] * seats
    """The war bonuses of the others that were looked at, by seat."""
    fleet = m.ships + war_ships(p, seat)
    harbours = harbours_of(p, seat) if fleet else NOWHERE
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
                force += p.troops[base + other]
        if holder == t.NEUTRAL and not rules.pirate[city] and (near or m.ships):
            aim_at(p, seat, city, near, city_gain(p, city, poor, left, lens) + m.last_city, m)
        if force or (harbours and rules.ports[city]):
            bonuses = 0
            if 0 <= holder < seats:
                if defence[holder] < 0:
                    defence[holder] = war_of(p, holder)
                bonuses = defence[holder]
            if force:
                aim_to_storm(p, seat, city, force, bonuses, left, m)
            else:
                aim_to_sail(p, seat, city, harbours, bonuses, left, m)


def aim_at(p: Italy, seat: int, city: int, near: bool, gain: float, m: Means) -> None:
    """A neutral city that could be annexed, by road or by sea."""
    rules = p.book
    w = rules.likes
    crowns = annex_value(p, seat, city) + 1
    ships = 0
    if not near:
        ships = 9
        for port in rules.ports[city]:
            if p.control[port] == seat and rules.sea[city][port] < ships:
                ships = rules.sea[city][port]
        if ships > m.ships:
            return
    aim_for(m.annex, crowns, gain - w.sea_price * ships)


def aim_for(aim: list[float], need: int, gain: float) -> None:
    """Keep the best of what needs as many symbols."""
    if need < GOALS and gain > aim[need]:
        aim[need] = gain


def aim_to_storm(p: Italy, seat: int, city: int, force: int, defence: int, left: float, m: Means) -> None:
    """A city that troops from next to it could besiege, with as many of them as it needs."""
    strength = city_strength(p, city, seat)
    need = strength + defence + 1 - m.war
    if need < 1:
        need = 1
    gain = storm_gain(p, seat, city, strength, force, need, left, m)
    aim_for(m.storm, need if need < force else force, gain)


def war_ships(p: Italy, seat: int) -> int:
    """The most ships that a room for Wage War gives."""
    most = 0
    for at in range(seat * t.RING, seat * t.RING + t.RING):
        card = p.action[at]
        if card >= 0 and p.book.card_action[card] == t.WAR_ACTION:
            ships = p.book.sym[card * t.KINDS + t.SHIP]
            if p.beneath[at] >= 0:
                ships += p.book.sym[p.beneath[at] * t.KINDS + t.SHIP]
            if ships > most:
                most = ships
    return most


def harbours_of(p: Italy, seat: int) -> list[int]:
    """The own ports with troops."""
    base = seat * t.TOWNS
    own = [city for city in p.book.cities if p.control[city] == seat and p.troops[base + city]]
    return [city for city in own if p.book.ports[city]]


def aim_to_sail(p: Italy, seat: int, city: int, harbours: list[int], defence: int, left: float, m: Means) -> None:
    """A port that troops from own ports could besiege, those from the nearest first."""
    rules = p.book
    strength = city_strength(p, city, seat)
    need = strength + defence + 1 - m.war
    if need < 1:
        need = 1
    force = 0
    ships = 0
    for seas in range(1, FARTHEST + 1):
        for port in harbours:
            if rules.sea[city][port] == seas and force < need:
                n = p.troops[seat * t.TOWNS + port]
                if n > need - force:
                    n = need - force
                force += n
                ships += n * seas
    if force == 0 or ships >= GOALS:
        return
    aim_for(m.sail, ships, storm_gain(p, seat, city, strength, force, need, left, m))


def storm_gain(p: Italy, seat: int, city: int, strength: int, force: int, need: int, left: float, m: Means) -> float:
    """What a siege brings with the troops at hand, which may be fewer than it needs."""
    w = p.book.likes
    gain = w.siege * (prize(p, seat, city, left) + m.last_city)
    if p.control[city] >= 0:
        gain *= w.held
    gain -= toll(p, city, strength)
    return gain if force >= need else gain * (w.march * force / need)


def best_aim(aim: list[float], free: int, more: int, price: float) -> float:
    """The best of what can be paid: the room gives some symbols for nothing, courtiers and tiles give more."""
    best = 0.0
    for need in range(1, GOALS):
        if need > free + more:
            break
        value = aim[need]
        if need > free:
            value -= price * (need - free)
        if value > best:
            best = value
    return best


# Rooms.


def room_promise(p: Italy, seat: int, room: int, m: Means) -> float:
    """What the action of a room would bring if it were taken with what there is."""
    rules = p.book
    w = rules.likes
    at = seat * t.RING + room
    if p.indulgence[at]:
        return 0.0
    sym = rules.sym
    card = p.action[at]
    action = rules.room_action[at]
    first = (rules.room_row + at) * t.KINDS
    second = -1
    if card >= 0:
        action = rules.card_action[card]
        first = card * t.KINDS
        if p.beneath[at] >= 0:
            second = p.beneath[at] * t.KINDS
    spy = p.spy[t.P_ROOM + at]
    if action < 0 or (spy >= 0 and spy != seat and action != t.INTRIGUE_ACTION):
        return 0.0
    if action == t.PATRONISE_ACTION:
        return patron_promise(p, seat, first, second, m)
    if action == t.GOVERN_ACTION:
        return govern_promise(p, first, second, m)
    kind = SYMBOL_OF[action]
    units = sym[first + kind] + (sym[second + kind] if second >= 0 else 0)
    if action == t.ANNEX_ACTION:
        value = best_aim(m.annex, units, m.crowns, w.crown_price)
        if rules.duel:
            value = max(value, w.influenced * units + w.influence_priced * w.influenced * m.crowns)
        return value
    if action == t.WAR_ACTION:
        ships = sym[first + t.SHIP] + (sym[second + t.SHIP] if second >= 0 else 0)
        value = best_aim(m.sail, ships, m.ships - m.torn_ships, w.sea_price)
        return max(value, best_aim(m.storm, units, m.cavalry - m.torn_cavalry, w.bonus_price))
    if action == t.TRADE_ACTION:
        return w.traded * (treasury(w, m.florins + units * rules.trade_florins) - treasury(w, m.florins))
    return intrigue_promise(p, seat, units)


def govern_promise(p: Italy, first: int, second: int, m: Means) -> float:
    """The exhausted tiles that could be turned up."""
    w = p.book.likes
    if m.turned == 0:
        return 0.0
    symbols = crowns_or_crosses(p, first)
    if second >= 0:
        symbols += crowns_or_crosses(p, second)
    part = p.book.tiles_per_symbol * symbols / m.turned
    return w.fresh_tile * m.idle * (part if part < 1.0 else 1.0)


def crowns_or_crosses(p: Italy, at: int) -> int:
    """Whichever a relief shows more of."""
    sym = p.book.sym
    return max(sym[at + t.CROWN], sym[at + t.CROSS])


def patron_promise(p: Italy, seat: int, first: int, second: int, m: Means) -> float:
    """The next rank of patronage, if it can be paid."""
    rules = p.book
    w = rules.likes
    rank = p.rank[seat]
    if rank >= len(rules.patronage_cost):
        return 0.0
    sym = rules.sym
    cost = rules.patronage_cost[rank]
    symbols = crowns_or_crosses(p, first)
    florins = sym[first + t.FLORIN] if symbols == 0 else 0
    if second >= 0:
        if sym[second + t.FLORIN] > 1:
            florins += sym[second + t.FLORIN]
        else:
            symbols += crowns_or_crosses(p, second)
    need = 0
    for kind in range(t.CROWN, t.KINDS + 1):
        need += cost[kind]
    if symbols + m.crowns + m.crosses < need or florins + m.florins < cost[t.FLORIN]:
        return 0.0
    value = rank_gain(p, seat) + m.last_rank
    if cost[t.FLORIN] > florins:
        value -= w.florin_price * (cost[t.FLORIN] - florins)
    if need > symbols:
        value -= w.crown_price * (need - symbols)
    return value


def intrigue_promise(p: Italy, seat: int, masks: int) -> float:
    """Agents of others in the own rooms can be removed; with two players own ones that are placed count too."""
    w = p.book.likes
    barred = 0
    for place in range(t.P_ROOM + seat * t.RING, t.P_ROOM + seat * t.RING + t.RING):
        if p.spy[place] >= 0 and p.spy[place] != seat:
            barred += 1
    if barred > masks:
        barred = masks
    if not p.book.duel:
        return w.plotting + w.spied * barred
    return w.plotting + w.duel_spies * (w.spied * barred + w.spying * min(masks - barred, p.agents[seat]))
