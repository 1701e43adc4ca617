"""What it is worth to take a city by force, and what that costs."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot import weights
from signoria.games.virtu.bot.reliefs import Means
from signoria.games.virtu.bot.weights import Likes
from signoria.games.virtu.means import bonus_usable
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.bidding import STRONG


def prize(p: Italy, seat: int, city: int, left: float) -> float:
    """What it is worth to conquer a city."""
    rules = p.book
    w = rules.likes
    if rules.duel:
        return duel_prize(p, seat, city)
    value = w.space + w.city + w.prize_tile * left / weights.HORIZON
    holder = p.control[city]
    if holder >= 0:
        value += w.prize_taken
        if not p.trophies[seat * rules.holders + holder]:
            value += rules.trophy_points
        for k in range(t.CATHEDRALS):
            if p.pawn[k] == city:
                value += rules.cathedral_points
    return value


def duel_prize(p: Italy, seat: int, city: int) -> float:
    """The same in the Wars of Italy."""
    rules = p.book
    w = rules.likes
    value = rules.duel_city + w.take_city
    if p.control[city] >= 0:
        value += rules.duel_trophy
    if p.control[city] == 1 - seat:
        value += w.take_from_rival
    if city in rules.capitals:
        value += rules.duel_capital + w.take_capital
    return value


def toll(p: Italy, city: int, strength: int) -> float:
    """The troops that a conquest costs, about: one for each defender, one more if the city is strong (V-11.7)."""
    w = p.book.likes
    return w.troop_lost * (strength - p.book.value[city] + (1 if strength >= STRONG else 0))


def war_of(p: Italy, seat: int) -> int:
    """The war bonuses that a seat may bid: tokens, courtiers, Cannons, France."""
    rules = p.book
    total = p.tokens[seat]
    base = seat * t.BENCH
    for slot in range(base, base + t.BENCH):
        card = p.court[slot]
        if card >= 0 and not p.tired[slot]:
            total += rules.sym[card * t.KINDS + t.WAR]
    if p.own[seat * t.OWN + t.T_CANNONS - t.T_DUCHY] == t.FRESH:
        total += rules.cannons_strength
    if not rules.duel and bonus_usable(p, seat, t.FRANCE):
        total += rules.aid[t.FRANCE].strength
    return total


def spend_war(w: Likes, m: Means, n: int) -> float:
    """Take war bonuses out of the means; what they cost."""
    if n <= 0:
        return 0.0
    if n > m.war:
        n = m.war
    m.war -= n
    return w.bonus_price * n
