"""Sieges and field battles: fronts, bids, results (V-11.1 to V-11.12, VW-6)."""

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    ASSAULT,
    BID,
    BONUS_SPENT,
    CLASH,
    CONQUERED,
    E_ASSAULT,
    E_BID,
    E_BID_PASS,
    E_CITY_AGENT,
    E_CITY_VALUE,
    E_DEFENDERS,
    E_FIELD,
    E_FIELD_DRAWN,
    E_FIELD_WON,
    E_FORT,
    E_GAVE_UP,
    E_LOSSES,
    E_LOSSES_MAJOR,
    E_SIEGE,
    E_SIEGE_LOST,
    E_SIEGE_WON,
    E_STAYS,
    E_TOKENS_LOST,
    FORCED_FRONT,
    FRONT,
    NO_FRONT,
    NO_LOSS_THERE,
    NO_SUCH_BONUS,
    NOT_PAYABLE,
    PASSED_FOR_GOOD,
    RESOLVE,
    RETREATS,
    TOLL,
)
from signoria.games.virtu.paying import bonus_usable, funds, open_payment, turn_down
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import conquer
from signoria.games.virtu.steps.campaign import army_of
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
from signoria.kernel.position import NOBODY, NONE, REDUNDANT, Choice, Position, Step, put

FORCED = 2
OPTIONAL = 1
STRONG = 3
"""A city of this final strength costs its conqueror one troop more (V-11.7)."""


# Fronts.


def front_at(p: Italy, seat: int, city: int) -> int:
    """Whether a seat has a front before a city: forced, optional (two players), or none (R-48)."""
    if p.force(seat, city) == 0 or p.friendly(seat, city):
        return 0
    holder = p.control[city]
    if holder < p.seats or p.posture(holder - p.seats, seat) < 0:
        return FORCED
    if p.force(1 - seat, city) and not p.friendly(1 - seat, city):
        return FORCED
    return 0 if seat * TOWNS + city in p.fought else OPTIONAL


def fronts(p: Italy, seat: int) -> list[int]:
    """The cities before which a seat has something to resolve."""
    if p.rules.duel:
        return [city for city in p.rules.cities if front_at(p, seat, city)]
    base = seat * TOWNS
    troops = p.troops
    control = p.control
    return [city for city in p.rules.cities if troops[base + city] and control[city] != seat]


class Sieges(Step):
    """In turn order everybody resolves all fronts (V-11.1). Slot: place in the order."""

    def __init__(self) -> None:
        super().__init__("sieges", "V-11.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        place = p.slot(0)
        while place < p.seats:
            if fronts(p, p.order[place]):
                p.fill(0, place)
                p.push(FRONT, p.order[place])
                return
            place += 1
        p.pop()
        p.fought = NONE
        for seat in range(p.seats):
            if p.tokens[seat] and p.ear is not None:
                p.ear.hear(E_TOKENS_LOST, [seat, p.tokens[seat]])
        p.tokens = [0] * p.seats
        p.push(RETREATS, NOBODY, 0, -1)

    def stop(self, p: Position) -> bool:
        return p.slot(0) == 0


class Front(Choice):
    """Which front is resolved next (V-11.1); optional ones may be declined (VW-3.5)."""

    def __init__(self) -> None:
        super().__init__("front", "V-11.1", [notation.city()], ["done"])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        return [*[self.base + city for city in fronts(p, seat)], self.base + self.plain]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        city = move - self.base
        if city < self.plain:
            return 0 if front_at(p, seat, city) else NO_FRONT
        for other in fronts(p, seat):
            if front_at(p, seat, other) == FORCED:
                return FORCED_FRONT
        return 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        city = move - self.base
        p.pop()
        if city < self.plain:
            p.fought = [*p.fought, seat * TOWNS + city]
            p.push(CLASH, seat, city, -1)
            return
        for other in fronts(p, seat):
            p.fought = [*p.fought, seat * TOWNS + other]
            if p.ear is not None:
                p.ear.hear(E_STAYS, [seat, other])


class Clash(Step):
    """Armies before one city fight each other before anybody besieges (V-11.12, R-13). Slots: city, last winner."""

    def __init__(self) -> None:
        super().__init__("clash", "V-11.12")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        city = p.slot(0)
        champion = p.slot(1)
        here = [other for other in p.order if p.force(other, city) and not p.friendly(other, city)]
        if len(here) > 1:
            begin_battle(p, 1, city, here[0], here[1])
            return
        p.pop()
        if here and here[0] == champion:
            p.push(ASSAULT, champion, city)
        elif here and here[0] == seat and champion < 0:
            begin_battle(p, 0, city, seat, defender_of(p, seat, city))
        else:
            p.battle = NONE


class Assault(Choice):
    """The winner of a field battle besieges at once or gives up (V-11.12, R-39). Slot: city."""

    def __init__(self) -> None:
        super().__init__("assault", "V-11.12", None, ["besiege", "leave"])

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        city = p.slot(0)
        p.pop()
        if move == self.base:
            if p.ear is not None:
                p.ear.hear(E_ASSAULT, [seat, city])
            begin_battle(p, 0, city, seat, defender_of(p, seat, city))
            return
        p.battle = NONE
        holder = p.control[city]
        if holder >= p.seats and p.posture(holder - p.seats, seat) == 0:
            p.fought = [*p.fought, seat * TOWNS + city]
            if p.ear is not None:
                p.ear.hear(E_STAYS, [seat, city])
            return
        if p.ear is not None:
            p.ear.hear(E_GAVE_UP, [seat, city])
        fall_back(p, seat, city)


# Bidding.


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
        return 0 if bonus_usable(p, seat, FRANCE) else BONUS_SPENT
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


class Bid(Choice):
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
    if p.ear is not None:
        p.ear.hear(E_BID, [seat, bonus, strength])
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
        slot = seat * BENCH + (bonus - W_COURT) // 2
        p.tired = put(p.tired, slot, 1)
        florins = strength * p.rules.war_cost[p.court[slot]]
    if florins:
        open_payment(p, seat, FOR_BATTLE, 0, florins)


# Results.


class Resolve(Step):
    """Bids are over: who wins, and what that costs (V-11.7, V-11.11, V-11.12)."""

    def __init__(self) -> None:
        super().__init__("resolve", "V-11.7")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        p.pop()
        if p.battle[B_FIELD]:
            resolve_field(p)
        else:
            resolve_siege(p)

    def stop(self, p: Position) -> bool:
        return True


def resolve_siege(p: Italy) -> None:
    battle = p.battle
    city = battle[B_CITY]
    seat = battle[B_ATTACKER]
    attack = battle[B_ATTACK]
    defence = battle[B_DEFENCE]
    p.battle = NONE
    if attack <= defence:
        if p.ear is not None:
            p.ear.hear(E_SIEGE_LOST, [seat, city, attack, defence])
        lose(p, seat, city, 1, 1)
        return
    if p.ear is not None:
        p.ear.hear(E_SIEGE_WON, [seat, city, attack, defence])
    defenders = garrison(p, city, seat)
    p.push(CONQUERED, seat, city)
    wipe_out(p, seat, city)
    lose(p, seat, city, defenders + (1 if defence >= STRONG else 0), 0)


def wipe_out(p: Italy, attacker: int, city: int) -> None:
    """All defending troops are lost (V-11.7)."""
    holder = p.control[city]
    if holder < 0:
        return
    if holder < p.seats:
        lose_all(p, holder, city)
        return
    if p.posture(holder - p.seats, 1 - attacker) > 0:
        lose_all(p, 1 - attacker, city)
    left = p.troops[holder * TOWNS + city]
    if left:
        p.troops = put(p.troops, holder * TOWNS + city, 0)
        if p.ear is not None:
            p.ear.hear(E_LOSSES_MAJOR, [holder - p.seats, city, left])


def lose_all(p: Italy, seat: int, city: int) -> None:
    for army in p.armies(seat):
        lose_troops(p, seat, army, city, p.troops[army * TOWNS + city])


def lose_troops(p: Italy, seat: int, army: int, city: int, n: int) -> None:
    if n:
        p.troops = put(p.troops, army * TOWNS + city, p.troops[army * TOWNS + city] - n)
        if p.ear is not None:
            p.ear.hear(E_LOSSES, [seat, 0 if army == seat else army - p.seats + 1, city, n])


def lose(p: Italy, seat: int, city: int, n: int, then_retreat: int) -> None:
    """A seat loses n troops before a city; in a mixed force it chooses which (VW-6.7)."""
    here = [army for army in p.armies(seat) if p.troops[army * TOWNS + city]]
    if len(here) > 1 and 0 < n < p.force(seat, city):
        p.push(TOLL, seat, city, n, then_retreat)
        return
    for army in here:
        lost = min(n, p.troops[army * TOWNS + city])
        lose_troops(p, seat, army, city, lost)
        n -= lost
    if then_retreat:
        fall_back(p, seat, city)


def fall_back(p: Italy, seat: int, city: int) -> None:
    """The troops that are left must retreat; until then they neither fight nor can be attacked (R-39)."""
    troops = p.troops[:]
    beaten = p.beaten[:]
    for army in p.armies(seat):
        at = army * TOWNS + city
        beaten[at] += troops[at]
        troops[at] = 0
    p.troops = troops
    p.beaten = beaten


class Toll(Choice):
    """Which troops of a mixed force are lost (VW-6.7). Slots: city, how many still, whether the rest retreats."""

    def __init__(self) -> None:
        super().__init__("toll", "VW-6.7", [notation.army()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        army = army_of(p, seat, move - self.base)
        return 0 if army >= 0 and p.troops[army * TOWNS + p.slot(0)] else NO_LOSS_THERE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        city = p.slot(0)
        left = p.slot(1) - 1
        then_retreat = p.slot(2)
        p.pop()
        lose_troops(p, seat, army_of(p, seat, move - self.base), city, 1)
        if left:
            lose(p, seat, city, left, then_retreat)
        elif then_retreat:
            fall_back(p, seat, city)


class Conquered(Step):
    """The city changes hands (V-11.8). Slot: city."""

    def __init__(self) -> None:
        super().__init__("conquered", "V-11.8")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        city = p.slot(0)
        p.pop()
        conquer(p, seat, city)


def resolve_field(p: Italy) -> None:
    """The loser loses all, the winner as many; if equal both lose one and retreat (V-11.12). Clash goes on below."""
    battle = p.battle
    city = battle[B_CITY]
    first = battle[B_ATTACKER]
    second = battle[B_DEFENDER]
    attack = battle[B_ATTACK]
    defence = battle[B_DEFENCE]
    if attack == defence:
        if p.ear is not None:
            p.ear.hear(E_FIELD_DRAWN, [first, second, city, attack])
        p.fill(1, -2)
        lose(p, first, city, 1, 1)
        lose(p, second, city, 1, 1)
        return
    winner, loser = (first, second) if attack > defence else (second, first)
    if p.ear is not None:
        p.ear.hear(E_FIELD_WON, [winner, loser, city, max(attack, defence), min(attack, defence)])
    p.fill(1, winner)
    price = p.force(loser, city)
    lose_all(p, loser, city)
    lose(p, winner, city, price, 0)
