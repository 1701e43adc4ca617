"""Troops on the board, and the battle that is bid for."""

from typing import Final

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot import weights
from signoria.games.virtu.bot.conquest import prize, spend_war, toll, war_of
from signoria.games.virtu.bot.duel import duel_armies
from signoria.games.virtu.bot.reliefs import Means
from signoria.games.virtu.position import FIRST_SLOT, Italy
from signoria.games.virtu.steps.bidding import city_strength
from signoria.games.virtu.steps.campaign import LAST, reach
from signoria.kernel.position import FRAME

NO_MARCH: Final = -1
NO_WAR: Final = -2
"""What there is instead of a last march."""


def armies(p: Italy, seat: int, left: float, m: Means) -> float:
    """Troops at home guard, troops before a city may take it."""
    rules = p.book
    w = rules.likes
    value = 0.0
    fought = -1
    if p.battle:
        fought = p.battle[t.B_CITY]
        value += fight(p, seat, left, m)
    if rules.duel:
        return value + duel_armies(p, seat, left, m, fought)
    control = p.control
    troops = p.troops
    base = seat * t.TOWNS
    total = 0
    for city in rules.cities:
        n = troops[base + city]
        if control[city] == seat:
            if n:
                total += n
                value += w.guard
            for other in range(p.seats):
                if troops[other * t.TOWNS + city] and other != seat and city != fought:
                    value -= threat(p, other, city, n, left, m)
        elif n:
            total += n
            if city != fought:
                value += siege(p, seat, city, n, left, m)
    if left > 0.0:
        value += w.troop * (total if total < weights.TROOPS_COUNTED else weights.TROOPS_COUNTED)
    return value


def fight(p: Italy, seat: int, left: float, m: Means) -> float:
    """The battle that is bid for, as it stands."""
    w = p.book.likes
    battle = p.battle
    attacker = battle[t.B_ATTACKER]
    if seat != attacker and seat != battle[t.B_DEFENDER]:
        return 0.0
    worth = prize(p, attacker, battle[t.B_CITY], left)
    if seat == attacker:
        worth += m.last_city
    if battle[t.B_FIELD]:
        worth *= w.field
    lead = battle[t.B_ATTACK] - battle[t.B_DEFENCE]
    if lead > 0:
        worth *= w.ahead
    elif lead == 0 and battle[t.B_FIELD]:
        worth *= w.draw
    else:
        worth *= w.behind
    return worth if seat == attacker else -worth


def threat(p: Italy, attacker: int, city: int, guard: int, left: float, m: Means) -> float:
    """What troops before an own city may cost."""
    w = p.book.likes
    strength = p.book.value[city] + guard
    force = p.troops[attacker * t.TOWNS + city]
    if force > strength + m.war:
        return w.siege * prize(p, attacker, city, left)
    if force + p.tokens[attacker] > strength:
        return w.raid * prize(p, attacker, city, left)
    return 0.0


def siege(p: Italy, seat: int, city: int, n: int, left: float, m: Means) -> float:
    """What troops before a city promise; the war bonuses that they need are not there for another siege."""
    w = p.book.likes
    holder = p.control[city]
    strength = city_strength(p, city, seat)
    defence = war_of(p, holder) if holder >= 0 else 0
    if n + m.war <= strength + defence:
        last = last_march(p, seat)
        if last >= NO_MARCH:
            value = coming(p, seat, city, strength, strength + defence + 1 - n - m.war, last, left, m)
            if value > 0.0:
                return value
    if n + m.war <= strength:
        return -w.waste * n
    chance = w.siege if n + m.war > strength + defence else w.doubt
    for other in range(p.seats):
        rival = p.troops[other * t.TOWNS + city]
        if rival and other != seat and other != holder:
            chance *= w.rival_weaker if n > rival else w.rival_stronger
    value = chance * (prize(p, seat, city, left) + m.last_city) - toll(p, city, strength)
    return value - spend_war(w, m, strength + defence + 1 - n)


def coming(p: Italy, seat: int, city: int, strength: int, lacking: int, last: int, left: float, m: Means) -> float:
    """The same for troops that others may still join: while a Wage War lasts, there are marches to come.

    `last` is the last march: others come after it in the canonical order, by origin, then by destination.
    """
    rules = p.book
    w = rules.likes
    cavalry, ships = reach(p, seat)
    cavalry -= m.torn_cavalry
    ships -= m.torn_ships
    troops = seat * t.TOWNS
    roads = rules.roads[city]
    near = 0
    for other in roads:
        if p.control[other] == seat and other * t.TOWNS + city >= last:
            near += p.troops[troops + other]
    riding = min(near, cavalry, lacking)
    if riding < 0:
        riding = 0
    short = lacking - riding
    sailing = 0
    if short > 0:
        for port in rules.ports[city]:
            if p.control[port] == seat and port not in roads and port * t.TOWNS + city >= last:
                n = min(p.troops[troops + port], (ships - sailing) // rules.sea[city][port], short)
                if n > 0:
                    sailing += n * rules.sea[city][port]
                    short -= n
        if short > 0:
            return 0.0
    value = w.coming * (prize(p, seat, city, left) + m.last_city) - toll(p, city, strength)
    value -= w.bonus_price * (lacking + m.war)
    if value > 0.0:
        spend_war(w, m, m.war)
        m.torn_cavalry += riding
        m.torn_ships += sailing
    return value


def last_march(p: Italy, seat: int) -> int:
    """The last march of the Wage War that a seat is in, `NO_MARCH` before the first, `NO_WAR` outside of one."""
    agenda = p.agenda
    for i in range(len(agenda) - FRAME, -1, -FRAME):
        if agenda[i] == t.CAMPAIGN:
            return agenda[i + FIRST_SLOT + LAST] if agenda[i + 1] == seat else NO_WAR
    return NO_WAR
