"""The Wars of Italy: where a side stands, and its troops."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot import weights
from signoria.games.virtu.bot.conquest import duel_prize, spend_war, war_of
from signoria.games.virtu.bot.reliefs import Means
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.bidding import city_strength, defender_of


def duel_standing(p: Italy, seat: int) -> float:
    """Cities, capitals, alliances, influence and trophies."""
    rules = p.book
    w = rules.likes
    value = 0.0
    for city in rules.cities:
        if p.holds(seat, city):
            value += rules.duel_city + w.hold_city
    firsts = 0
    others = 0
    for k in range(len(rules.capitals)):
        if p.holds(seat, rules.capitals[k]):
            value += rules.duel_capital + w.hold_capital
            if k < 2:
                firsts += 1
            else:
                others += 1
    if firsts == 2:
        value += w.three_crowns if others else w.two_crowns
    for major in range(len(p.sworn)):
        if p.sworn[major] == seat:
            value += rules.duel_alliance + w.sworn
        elif p.sworn[major] == t.ON_TRACK:
            at = p.influence[major] if seat else -p.influence[major]
            value += w.influence * at
            if at >= rules.track_alliance:
                value += w.in_zone
    base = seat * rules.holders
    for k in range(rules.holders):
        value += rules.duel_trophy * p.trophies[base + k]
    return value


def duel_armies(p: Italy, seat: int, left: float, m: Means, fought: int) -> float:
    """Troops in friendly cities guard, others may take the city; not the one that is fought for now."""
    w = p.book.likes
    value = 0.0
    total = 0
    for city in p.book.cities:
        n = p.force(seat, city)
        if n == 0:
            continue
        total += n
        if p.friendly(seat, city):
            value += w.guard
        elif city != fought:
            value += duel_siege(p, seat, city, n, m)
    if left > 0.0:
        value += w.troop * (total if total < weights.DUEL_TROOPS_COUNTED else weights.DUEL_TROOPS_COUNTED)
    return value


def duel_siege(p: Italy, seat: int, city: int, n: int, m: Means) -> float:
    """What troops before a city promise; before a Major City that is not hostile they may simply stay."""
    w = p.book.likes
    strength = city_strength(p, city, seat)
    if n + m.war <= strength:
        holder = p.control[city]
        forced = holder < p.seats or p.posture(holder - p.seats, seat) < 0
        return -w.waste * n if forced else 0.0
    defender = defender_of(p, seat, city)
    defence = war_of(p, defender) if defender >= 0 else 0
    chance = w.siege if n + m.war > strength + defence else w.doubt
    return chance * duel_prize(p, seat, city) - spend_war(w, m, strength + defence + 1 - n)
