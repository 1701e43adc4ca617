"""Bidding: the strength of both sides, and the war bonuses that they announce in turn (V-11.2 to V-11.6, VW-6.1)."""

from typing import Final

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    BID,
    BONUS_COVERED,
    BONUS_SPENT,
    E_BID,
    E_BID_PASS,
    E_CITY_AGENT,
    E_CITY_VALUE,
    E_DEFENDERS,
    E_FIELD,
    E_FORT,
    E_SIEGE,
    NO_SUCH_BONUS,
    NOT_PAYABLE,
    PASSED_FOR_GOOD,
    RESOLVE,
)
from signoria.games.virtu.means import bonus_usable, funds
from signoria.games.virtu.palace import shown
from signoria.games.virtu.paying import open_payment, turn_down
from signoria.games.virtu.position import Italy
from signoria.games.virtu.terms import (
    B_ATTACK,
    B_ATTACKER,
    B_CITY,
    B_DEFENCE,
    B_DEFENDER,
    B_FIELD,
    B_GIVEN_UP,
    B_LEONARDO,
    B_PASSES,
    B_TURN,
    BENCH,
    FOR_BATTLE,
    FRANCE,
    FRESH,
    KINDS,
    NEUTRAL,
    OWN,
    T_CANNONS,
    T_DUCHY,
    TOWNS,
    W_CANNONS,
    W_COURT,
    W_FRANCE,
    W_LEONARDO,
    W_TOKEN,
    WAR,
)
from signoria.kernel.position import REDUNDANT, Position, Step, put

STRONG: Final = 3
"""A city of this final strength costs its conqueror one troop more (V-11.7)."""


def defender_of(p: Italy, seat: int, city: int) -> int:
    """Who bids for a city: its holder, or the player that a Major City is allied with or favours (VW-6.1, R-23)."""
    holder = p.control[city]
    if holder < p.seats:
        return holder
    other = 1 - seat
    posture = p.posture(holder - p.seats, other)
    if posture == 2 or (posture == 1 and p.force(other, city)):
        return other
    return NEUTRAL


def garrison(p: Italy, city: int, attacker: int) -> int:
    """The troops that defend a city against a siege (V-11.3, VW-6.1)."""
    holder = p.control[city]
    if holder < 0:
        return 0
    if holder < p.seats:
        return p.force(holder, city)
    major = holder - p.seats
    total = 0 if p.sworn[major] == 1 - attacker else p.troops[holder * TOWNS + city]
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
                total += p.rules.bonus_fort[which]
    return total


def agent_change(p: Italy, city: int, attacker: int) -> int:
    """What an Agent changes in a siege (V-10.7)."""
    spy = p.spy[city]
    if spy < 0 or spy == p.control[city]:
        return 0
    if spy == attacker:
        return -1
    return 1 if p.control[city] == NEUTRAL else 0


def city_strength(p: Italy, city: int, attacker: int) -> int:
    """The strength of a city before bonuses are bid (V-11.3)."""
    return p.rules.value[city] + agent_change(p, city, attacker) + garrison(p, city, attacker) + fort_of(p, city)


def begin_battle(p: Italy, field: int, city: int, attacker: int, defender: int) -> None:
    attack = p.force(attacker, city)
    leonardo = p.battle[B_LEONARDO] if p.battle and p.battle[B_CITY] == city and p.battle[B_FIELD] else 0
    if field:
        defence = p.force(defender, city)
        if p.ear is not None:
            p.ear.hear(E_FIELD, [attacker, defender, city, attack, defence])
    else:
        defence = city_strength(p, city, attacker)
        if p.ear is not None:
            tell_siege(p, city, attacker, attack)
    p.battle = [field, city, attacker, defender, attack, defence, attacker, 0, leonardo, 0]
    p.push(RESOLVE)
    p.push(BID)


def tell_siege(p: Italy, city: int, attacker: int, attack: int) -> None:
    """The strength of a city, line by line."""
    assert p.ear is not None
    p.ear.hear(E_SIEGE, [attacker, city, attack])
    p.ear.hear(E_CITY_VALUE, [city, p.rules.value[city]])
    change = agent_change(p, city, attacker)
    if change:
        p.ear.hear(E_CITY_AGENT, [city, p.spy[city], change])
    if garrison(p, city, attacker):
        p.ear.hear(E_DEFENDERS, [city, garrison(p, city, attacker)])
    if fort_of(p, city):
        p.ear.hear(E_FORT, [city, fort_of(p, city)])


def bid_refusal(p: Italy, seat: int, bonus: int) -> int:
    """Whether a war bonus can be announced, whatever it is good for (V-11.5)."""
    rules = p.rules
    if bonus == W_TOKEN:
        return 0 if p.tokens[seat] else NO_SUCH_BONUS
    if bonus == W_LEONARDO:
        which = leonardo_of(p, seat)
        if which < 0:
            return NO_SUCH_BONUS
        if (p.battle[B_LEONARDO] >> seat) & 1:
            return BONUS_SPENT
        return 0 if funds(p, seat, FOR_BATTLE) >= rules.bonus_cost[which] else NOT_PAYABLE
    if bonus == W_CANNONS:
        state = p.own[seat * OWN + T_CANNONS - T_DUCHY]
        if state != FRESH:
            return BONUS_SPENT if state else NO_SUCH_BONUS
        return 0 if funds(p, seat, FOR_BATTLE) >= rules.cannons_cost else NOT_PAYABLE
    if bonus == W_FRANCE:
        if rules.duel or p.ally[FRANCE] != seat:
            return NO_SUCH_BONUS
        if p.ally_used[FRANCE]:
            return BONUS_SPENT
        return 0 if bonus_usable(p, seat, FRANCE) else BONUS_COVERED
    slot = (bonus - W_COURT) // 2
    symbols = (bonus - W_COURT) % 2 + 1
    card = p.court[seat * BENCH + slot]
    if card < 0 or rules.sym[card * KINDS + WAR] < symbols:
        return NO_SUCH_BONUS
    if p.tired[seat * BENCH + slot]:
        return BONUS_SPENT
    florins = funds(p, seat, FOR_BATTLE) - rules.sym[card * KINDS]
    return 0 if florins >= symbols * rules.war_cost[card] else NOT_PAYABLE


def leonardo_of(p: Italy, seat: int) -> int:
    for which in range(len(p.bonus)):
        if p.bonus[which] == seat and p.rules.bonus_strength[which]:
            return which
    return -1


def strength_of(p: Italy, seat: int, bonus: int) -> int:
    if bonus == W_TOKEN:
        return 1
    if bonus == W_LEONARDO:
        return p.rules.bonus_strength[leonardo_of(p, seat)]
    if bonus == W_CANNONS:
        return p.rules.cannons_strength
    if bonus == W_FRANCE:
        return p.rules.alliance_strength
    return (bonus - W_COURT) % 2 + 1


def offers(p: Italy, seat: int) -> list[int]:
    """The war bonuses that a seat has at all; a courtier with two symbols counts for both."""
    found: list[int] = []
    if p.tokens[seat]:
        found.append(W_TOKEN)
    if not p.rules.duel:
        if leonardo_of(p, seat) >= 0:
            found.append(W_LEONARDO)
        if p.ally[FRANCE] == seat:
            found.append(W_FRANCE)
    if p.own[seat * OWN + T_CANNONS - T_DUCHY] == FRESH:
        found.append(W_CANNONS)
    sym = p.rules.sym
    for slot in range(BENCH):
        card = p.court[seat * BENCH + slot]
        if card >= 0 and not p.tired[seat * BENCH + slot]:
            war = sym[card * KINDS + WAR]
            if war:
                found.append(W_COURT + 2 * slot)
                if war > 1:
                    found.append(W_COURT + 2 * slot + 1)
    return found


def potential(p: Italy, seat: int) -> int:
    """The most that a seat could add if florins were no matter."""
    total = max(p.tokens[seat] - 1, 0)
    for bonus in offers(p, seat):
        if bid_refusal(p, seat, bonus) == 0:
            total += 1 if bonus >= W_COURT else strength_of(p, seat, bonus)
    return total


def matters(p: Italy, seat: int) -> bool:
    """Whether bids of a seat can change what the battle comes to."""
    battle = p.battle
    attack = battle[B_ATTACK]
    defence = battle[B_DEFENCE]
    if seat == battle[B_ATTACKER]:
        if battle[B_FIELD]:
            return p.rules.final_pass or (attack <= defence and attack + potential(p, seat) >= defence)
        if attack > defence:
            return p.rules.final_pass and battle[B_DEFENDER] >= 0
        return attack + potential(p, seat) > defence
    if battle[B_FIELD]:
        return p.rules.final_pass or (defence <= attack and defence + potential(p, seat) >= attack)
    if attack <= defence:
        return p.rules.final_pass
    most = defence + potential(p, seat)
    return most >= attack or (defence < STRONG <= most)


class Bid(Step):
    """Attacker and defender announce bonuses in turn until both pass (V-11.4)."""

    def __init__(self) -> None:
        super().__init__("bid", "V-11.4", [notation.war_bonus()], ["pass"])
        self.hints = ["shown", "card"]

    def decider(self, p: Position) -> int:
        assert isinstance(p, Italy)
        return p.battle[B_TURN]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        return [*[self.base + bonus for bonus in offers(p, seat)], self.base + self.plain]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        bonus = move - self.base
        if bonus == self.plain:
            return 0
        if (p.battle[B_GIVEN_UP] >> seat) & 1:
            return PASSED_FOR_GOOD
        code = bid_refusal(p, seat, bonus)
        if code:
            return code
        return 0 if matters(p, seat) else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        bonus = move - self.base
        battle = p.battle[:]
        p.battle = battle
        if bonus == self.plain:
            battle[B_PASSES] += 1
            if p.rules.final_pass:
                battle[B_GIVEN_UP] |= 1 << seat
            if p.ear is not None:
                p.ear.hear(E_BID_PASS, [seat])
        else:
            battle[B_PASSES] = 0
        other = battle[B_DEFENDER] if seat == battle[B_ATTACKER] else battle[B_ATTACKER]
        if other >= 0 and not (battle[B_GIVEN_UP] >> other) & 1:
            battle[B_TURN] = other
        over = battle[B_PASSES] > 0 and (other < 0 or battle[B_PASSES] > 1 or (battle[B_GIVEN_UP] >> other) & 1 == 1)
        if over:
            p.pop()
        if bonus < self.plain:
            announce(p, seat, bonus)


def announce(p: Italy, seat: int, bonus: int) -> None:
    """A war bonus counts and is paid at once; announcements are final (V-11.4, V-11.5)."""
    battle = p.battle
    strength = strength_of(p, seat, bonus)
    battle[B_ATTACK if seat == battle[B_ATTACKER] else B_DEFENCE] += strength
    slot = seat * BENCH + (bonus - W_COURT) // 2 if bonus >= W_COURT else -1
    if p.ear is not None:
        p.ear.hear(E_BID, [seat, bonus, strength, *shown(p, p.court[slot] if slot >= 0 else -1)])
    florins = 0
    if bonus == W_TOKEN:
        p.tokens = put(p.tokens, seat, p.tokens[seat] - 1)
    elif bonus == W_LEONARDO:
        battle[B_LEONARDO] |= 1 << seat
        florins = p.rules.bonus_cost[leonardo_of(p, seat)]
    elif bonus == W_CANNONS:
        turn_down(p, seat, T_CANNONS)
        florins = p.rules.cannons_cost
    elif bonus == W_FRANCE:
        p.ally_used = put(p.ally_used, FRANCE, 1)
    else:
        p.tired = put(p.tired, slot, 1)
        florins = strength * p.rules.war_cost[p.court[slot]]
    if florins:
        open_payment(p, seat, FOR_BATTLE, 0, florins)
