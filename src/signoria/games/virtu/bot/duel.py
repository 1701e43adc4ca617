"""The Wars of Italy: where a side stands, and its troops."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot import weights as w
from signoria.games.virtu.bot.conquest import duel_prize, spend_war, war_of
from signoria.games.virtu.bot.reliefs import Means
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.bidding import city_strength, defender_of


def duel_standing(p: Italy, seat: int) -> float:
    """Cities, capitals, alliances, influence and trophies."""
    rules = p.book
    value = 0.0
    for city in rules.cities:
        if p.holds(seat, city):
            value += rules.duel_city + w.HOLD_CITY
    firsts = 0
    others = 0
    for k in range(len(rules.capitals)):
        if p.holds(seat, rules.capitals[k]):
            value += rules.duel_capital + w.HOLD_CAPITAL
            if k < 2:
                firsts += 1
            else:
                others += 1
    if firsts == 2:
        value += w.THREE_CROWNS if others else w.TWO_CROWNS
    for major in range(len(p.sworn)):
        if p.sworn[major] == seat:
            value += rules.duel_alliance + w.SWORN
        elif p.sworn[major] == t.ON_TRACK:
            at = p.influence[major] if seat else -p.influence[major]
            value += w.INFLUENCE * at
            if at >= rules.track_alliance:
                value += w.IN_ZONE
    base = seat * rules.holders
    for k in range(rules.holders):
        value += rules.duel_trophy * p.trophies[base + k]
    return value


def duel_armies(p: Italy, seat: int, left: float, m: Means, fought: int) -> float:
    """Troops in friendly cities guard, others may take the city; not the one that is fought for now."""
    value = 0.0
    total = 0
    for city in p.book.cities:
        n = p.force(seat, city)
        if n == 0:
            continue
        total += n
        if p.friendly(seat, city):
            value += w.GUARD
        elif city != fought:
            value += duel_siege(p, seat, city, n, m)
    if left > 0.0:
        value += w.TROOP * (total if total < w.DUEL_TROOPS_COUNTED else w.DUEL_TROOPS_COUNTED)
    return value


def duel_siege(p: Italy, seat: int, city: int, n: int, m: Means) -> float:
    """What troops before a city promise; before a Major City that is not hostile they may simply stay."""
    strength = city_strength(p, city, seat)
    if n + m.war <= strength:
        holder = p.control[city]
        forced = holder < p.seats or p.posture(holder - p.seats, seat) < 0
        return -w.WASTE * n if forced else 0.0
    defender = defender_of(p, seat, city)
    defence = war_of(p, defender) if defender >= 0 else 0
    chance = w.SIEGE if n + m.war > strength + defence else w.DOUBT
    return chance * duel_prize(p, seat, city) - spend_war(m, strength + defence + 1 - n)
