"""Bidding: the strength of both sides, and the war bonuses that they announce in turn (V-11.2 to V-11.6, VW-6.1)."""

from typing import Final

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.means import bonus_usable, funds
from signoria.games.virtu.palace import shown
from signoria.games.virtu.payment import card_told, open_payment, turn_down
from signoria.games.virtu.position import Italy
from signoria.kernel.position import REDUNDANT, put, tell
from signoria.kernel.step import Step

STRONG: Final = 3
"""A city of this final strength costs its conqueror one troop more (V-11.7)."""


def defender_of(p: Italy, seat: int, city: int) -> int:
    """Who bids for a city: its holder, or the player that a Major City is allied with or favours (VW-6.1, V-R23)."""
    holder = p.control[city]
    if holder < p.seats:
        return holder
    other = 1 - seat
    posture = p.posture(holder - p.seats, other)
    if posture == 2 or (posture == 1 and p.force(other, city)):
        return other
    return t.NEUTRAL


def garrison(p: Italy, city: int, attacker: int) -> int:
    """The troops that defend a city against a siege (V-11.3, VW-6.1)."""
    holder = p.control[city]
    if holder < 0:
        return 0
    if holder < p.seats:
        return p.force(holder, city)
    major = holder - p.seats
    total = 0 if p.sworn[major] == 1 - attacker else p.troops[holder * t.TOWNS + city]
    if p.posture(major, 1 - attacker) > 0:
        total += p.force(1 - attacker, city)
    return total


def fort_of(p: Italy, city: int) -> int:
    """The star fort of a city's owner (V-8.6)."""
    holder = p.control[city]
    total = 0
    if 0 <= holder < p.seats:
        for which in range(len(p.bonus)):
            if p.bonus[which] == holder:
                total += p.book.boons[which].fort
    return total


def agent_change(p: Italy, city: int, attacker: int) -> int:
    """What an Agent changes in a siege (V-10.7)."""
    spy = p.spy[city]
    if spy < 0 or spy == p.control[city]:
        return 0
    if spy == attacker:
        return -1
    return 1 if p.control[city] == t.NEUTRAL else 0


def city_strength(p: Italy, city: int, attacker: int) -> int:
    """The strength of a city before bonuses are bid (V-11.3)."""
    return p.book.value[city] + agent_change(p, city, attacker) + garrison(p, city, attacker) + fort_of(p, city)


def begin_battle(p: Italy, field: int, city: int, attacker: int, defender: int) -> None:
    attack = p.force(attacker, city)
    leonardo = p.battle[t.B_LEONARDO] if p.battle and p.battle[t.B_CITY] == city and p.battle[t.B_FIELD] else 0
    if field:
        defence = p.force(defender, city)
        tell(p, told.E_FIELD, attacker, defender, city, attack, defence)
    else:
        defence = city_strength(p, city, attacker)
        if p.ear is not None:
            tell_siege(p, city, attacker, attack)
    p.battle = [field, city, attacker, defender, attack, defence, attacker, 0, leonardo, 0]
    p.push(t.RESOLVE)
    p.push(t.BID)


def tell_siege(p: Italy, city: int, attacker: int, attack: int) -> None:
    """The strength of a city, line by line."""
    assert p.ear is not None
    p.ear.hear(told.E_SIEGE, [attacker, city, attack])
    p.ear.hear(told.E_CITY_VALUE, [city, p.book.value[city]])
    change = agent_change(p, city, attacker)
    if change:
        p.ear.hear(told.E_CITY_AGENT, [city, p.spy[city], change])
    if garrison(p, city, attacker):
        p.ear.hear(told.E_DEFENDERS, [city, garrison(p, city, attacker)])
    if fort_of(p, city):
        p.ear.hear(told.E_FORT, [city, fort_of(p, city)])


def bid_refusal(p: Italy, seat: int, bonus: int) -> int:
    """Whether a war bonus can be announced, whatever it is good for (V-11.5)."""
    rules = p.book
    if bonus == t.W_TOKEN:
        return 0 if p.tokens[seat] else told.NO_SUCH_BONUS
    if bonus == t.W_LEONARDO:
        which = leonardo_of(p, seat)
        if which < 0:
            return told.NO_SUCH_BONUS
        if (p.battle[t.B_LEONARDO] >> seat) & 1:
            return told.BONUS_SPENT
        return 0 if funds(p, seat, t.FOR_BATTLE) >= rules.boons[which].cost else told.NOT_PAYABLE
    if bonus == t.W_CANNONS:
        state = p.own[seat * t.OWN + t.T_CANNONS - t.T_DUCHY]
        if state != t.FRESH:
            return told.BONUS_SPENT if state else told.NO_SUCH_BONUS
        return 0 if funds(p, seat, t.FOR_BATTLE) >= rules.cannons_cost else told.NOT_PAYABLE
    if bonus == t.W_FRANCE:
        if rules.duel or p.ally[t.FRANCE] != seat:
            return told.NO_SUCH_BONUS
        if p.ally_used[t.FRANCE]:
            return told.BONUS_SPENT
        return 0 if bonus_usable(p, seat, t.FRANCE) else told.BONUS_COVERED
    slot = (bonus - t.W_COURT) // 2
    symbols = (bonus - t.W_COURT) % 2 + 1
    card = p.court[seat * t.BENCH + slot]
    if card < 0 or rules.sym[card * t.KINDS + t.WAR] < symbols:
        return told.NO_SUCH_BONUS
    if p.tired[seat * t.BENCH + slot]:
        return told.BONUS_SPENT
    florins = funds(p, seat, t.FOR_BATTLE) - rules.sym[card * t.KINDS]
    return 0 if florins >= symbols * rules.war_cost[card] else told.NOT_PAYABLE


def leonardo_of(p: Italy, seat: int) -> int:
    for which in range(len(p.bonus)):
        if p.bonus[which] == seat and p.book.boons[which].strength:
            return which
    return -1


def strength_of(p: Italy, seat: int, bonus: int) -> int:
    if bonus == t.W_TOKEN:
        return 1
    if bonus == t.W_LEONARDO:
        return p.book.boons[leonardo_of(p, seat)].strength
    if bonus == t.W_CANNONS:
        return p.book.cannons_strength
    if bonus == t.W_FRANCE:
        return p.book.aid[t.FRANCE].strength
    return (bonus - t.W_COURT) % 2 + 1


def offers(p: Italy, seat: int) -> list[int]:
    """The war bonuses that a seat has at all; a courtier with two symbols counts for both."""
    found: list[int] = []
    if p.tokens[seat]:
        found.append(t.W_TOKEN)
    if not p.book.duel:
        if leonardo_of(p, seat) >= 0:
            found.append(t.W_LEONARDO)
        if p.ally[t.FRANCE] == seat:
            found.append(t.W_FRANCE)
    if p.own[seat * t.OWN + t.T_CANNONS - t.T_DUCHY] == t.FRESH:
        found.append(t.W_CANNONS)
    sym = p.book.sym
    for slot in range(t.BENCH):
        card = p.court[seat * t.BENCH + slot]
        if card >= 0 and not p.tired[seat * t.BENCH + slot]:
            war = sym[card * t.KINDS + t.WAR]
            if war:
                found.append(t.W_COURT + 2 * slot)
                if war > 1:
                    found.append(t.W_COURT + 2 * slot + 1)
    return found


def potential(p: Italy, seat: int) -> int:
    """The most that a seat could add if florins were no matter."""
    total = max(p.tokens[seat] - 1, 0)
    for bonus in offers(p, seat):
        if bid_refusal(p, seat, bonus) == 0:
            total += 1 if bonus >= t.W_COURT else strength_of(p, seat, bonus)
    return total


def matters(p: Italy, seat: int) -> bool:
    """Whether bids of a seat can change what the battle comes to."""
    battle = p.battle
    attack = battle[t.B_ATTACK]
    defence = battle[t.B_DEFENCE]
    if seat == battle[t.B_ATTACKER]:
        if battle[t.B_FIELD]:
            return p.book.final_pass or (attack <= defence and attack + potential(p, seat) >= defence)
        if attack > defence:
            return p.book.final_pass and battle[t.B_DEFENDER] >= 0
        return attack + potential(p, seat) > defence
    if battle[t.B_FIELD]:
        return p.book.final_pass or (defence <= attack and defence + potential(p, seat) >= attack)
    if attack <= defence:
        return p.book.final_pass
    most = defence + potential(p, seat)
    return most >= attack or (defence < STRONG <= most)


class Bid(Step[Italy]):
    """Attacker and defender announce bonuses in turn until both pass (V-11.4)."""

    def __init__(self) -> None:
        super().__init__(t.BID, [notation.war_bonus()], ["pass"])
        self.hints = ["shown", "card"]

    def decider(self, p: Italy) -> int:
        return p.battle[t.B_TURN]

    def domain(self, p: Italy, seat: int) -> list[int]:
        return [*[self.base + bonus for bonus in offers(p, seat)], self.base + self.plain]

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        bonus = move - self.base
        if bonus == self.plain:
            return 0
        if (p.battle[t.B_GIVEN_UP] >> seat) & 1:
            return told.PASSED_FOR_GOOD
        code = bid_refusal(p, seat, bonus)
        if code:
            return code
        return 0 if matters(p, seat) else REDUNDANT

    def apply(self, p: Italy, seat: int, move: int) -> None:
        bonus = move - self.base
        battle = p.battle[:]
        p.battle = battle
        if bonus == self.plain:
            battle[t.B_PASSES] += 1
            if p.book.final_pass:
                battle[t.B_GIVEN_UP] |= 1 << seat
            tell(p, told.E_BID_PASS, seat)
        else:
            battle[t.B_PASSES] = 0
        other = battle[t.B_DEFENDER] if seat == battle[t.B_ATTACKER] else battle[t.B_ATTACKER]
        if other >= 0 and not (battle[t.B_GIVEN_UP] >> other) & 1:
            battle[t.B_TURN] = other
        over = battle[t.B_PASSES] > 0 and (
            other < 0 or battle[t.B_PASSES] > 1 or (battle[t.B_GIVEN_UP] >> other) & 1 == 1
        )
        if over:
            p.pop()
        if bonus < self.plain:
            announce(p, seat, bonus)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"city": p.battle[t.B_CITY], "attack": p.battle[t.B_ATTACK], "defence": p.battle[t.B_DEFENCE]}

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        bonus = move - self.base
        if bonus == self.plain:
            return {}
        relief = t.R_COURT + (bonus - t.W_COURT) // 2 if bonus >= t.W_COURT else t.R_TILE
        return card_told(p, self.decider(p), relief)


def announce(p: Italy, seat: int, bonus: int) -> None:
    """A war bonus counts and is paid at once; announcements are final (V-11.4, V-11.5)."""
    battle = p.battle
    strength = strength_of(p, seat, bonus)
    battle[t.B_ATTACK if seat == battle[t.B_ATTACKER] else t.B_DEFENCE] += strength
    slot = seat * t.BENCH + (bonus - t.W_COURT) // 2 if bonus >= t.W_COURT else -1
    if p.ear is not None:
        p.ear.hear(told.E_BID, [seat, bonus, strength, *shown(p, p.court[slot] if slot >= 0 else -1)])
    florins = 0
    if bonus == t.W_TOKEN:
        p.tokens = put(p.tokens, seat, p.tokens[seat] - 1)
    elif bonus == t.W_LEONARDO:
        battle[t.B_LEONARDO] |= 1 << seat
        florins = p.book.boons[leonardo_of(p, seat)].cost
    elif bonus == t.W_CANNONS:
        turn_down(p, seat, t.T_CANNONS)
        florins = p.book.cannons_cost
    elif bonus == t.W_FRANCE:
        p.ally_used = put(p.ally_used, t.FRANCE, 1)
    else:
        p.tired = put(p.tired, slot, 1)
        florins = strength * p.book.war_cost[p.court[slot]]
    if florins:
        open_payment(p, seat, t.FOR_BATTLE, 0, florins)
