"""What it is worth to take a city by force, and what that costs."""

from signoria.games.virtu.judging.reliefs import Means
from signoria.games.virtu.judging.weights import (
    BONUS_PRICE,
    CITY,
    HORIZON,
    PRIZE_TAKEN,
    PRIZE_TILE,
    SPACE,
    TAKE_CAPITAL,
    TAKE_CITY,
    TAKE_FROM_RIVAL,
    TROOP_LOST,
)
from signoria.games.virtu.means import bonus_usable
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.bidding import STRONG
from signoria.games.virtu.terms import BENCH, CATHEDRALS, FRANCE, FRESH, KINDS, OWN, T_CANNONS, T_DUCHY, WAR


def prize(p: Italy, seat: int, city: int, left: float) -> float:
    """What it is worth to conquer a city."""
    rules = p.rules
    if rules.duel:
        return duel_prize(p, seat, city)
    value = SPACE + CITY + PRIZE_TILE * left / HORIZON
    holder = p.control[city]
    if holder >= 0:
        value += PRIZE_TAKEN
        if not p.trophies[seat * rules.holders + holder]:
            value += rules.trophy_points
        for k in range(CATHEDRALS):
            if p.pawn[k] == city:
                value += rules.cathedral_points
    return value


def duel_prize(p: Italy, seat: int, city: int) -> float:
    """The same in the Wars of Italy."""
    rules = p.rules
    value = rules.duel_city + TAKE_CITY
    if p.control[city] >= 0:
        value += rules.duel_trophy
    if p.control[city] == 1 - seat:
        value += TAKE_FROM_RIVAL
    if city in rules.capitals:
        value += rules.duel_capital + TAKE_CAPITAL
    return value


def toll(p: Italy, city: int, strength: int) -> float:
    """The troops that a conquest costs, about: one for each defender, one more if the city is strong (V-11.7)."""
    return TROOP_LOST * (strength - p.rules.value[city] + (1 if strength >= STRONG else 0))


def war_of(p: Italy, seat: int) -> int:
    """The war bonuses that a seat may bid: tokens, courtiers, Cannons, France."""
    rules = p.rules
    total = p.tokens[seat]
    base = seat * BENCH
    for slot in range(base, base + BENCH):
        card = p.court[slot]
        if card >= 0 and not p.tired[slot]:
            total += rules.sym[card * KINDS + WAR]
    if p.own[seat * OWN + T_CANNONS - T_DUCHY] == FRESH:
        total += rules.cannons_strength
    if not rules.duel and bonus_usable(p, seat, FRANCE):
        total += rules.alliance_strength
    return total


def spend_war(m: Means, n: int) -> float:
    """Take war bonuses out of the means; what they cost."""
    if n <= 0:
        return 0.0
    if n > m.war:
        n = m.war
    m.war -= n
    return BONUS_PRICE * n
