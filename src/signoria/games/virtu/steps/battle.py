"""Sieges and field battles: fronts and results (V-11.1, V-11.7 to V-11.12, VW-6)."""

from typing import Final

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    ASSAULT,
    CLASH,
    CONQUERED,
    E_ASSAULT,
    E_FIELD_DRAWN,
    E_FIELD_WON,
    E_GAVE_UP,
    E_LOSSES,
    E_LOSSES_MAJOR,
    E_SIEGE_LOST,
    E_SIEGE_WON,
    E_STAYS,
    E_TOKENS_LOST,
    FORCED_FRONT,
    FRONT,
    NO_FRONT,
    NO_LOSS_THERE,
    RETREATS,
    TOLL,
)
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import conquer
from signoria.games.virtu.steps.bidding import STRONG, begin_battle, defender_of, garrison
from signoria.games.virtu.steps.campaign import army_of
from signoria.games.virtu.terms import (
    B_ATTACK,
    B_ATTACKER,
    B_CITY,
    B_DEFENCE,
    B_DEFENDER,
    B_FIELD,
    TOWNS,
)
from signoria.kernel.position import NOBODY, NONE, Choice, Position, Step, put

FORCED: Final = 2
OPTIONAL: Final = 1


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


def has_front(p: Italy, seat: int) -> bool:
    if p.rules.duel:
        return len(fronts(p, seat)) > 0
    base = seat * TOWNS
    control = p.control
    troops = p.troops[base : base + TOWNS]
    for city in p.rules.cities:
        if troops[city] and control[city] != seat:
            return True
    return False


class Sieges(Step):
    """In turn order everybody resolves all fronts (V-11.1). Slot: place in the order."""

    def __init__(self) -> None:
        super().__init__("sieges", "V-11.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        place = p.slot(0)
        while place < p.seats:
            if has_front(p, p.order[place]):
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
    """Armies before one city fight each other before anybody besieges (V-11.12, R-13). Slots: city, last winner.

    They meet in turn order, but whoever resolves the front announces first. With two players that may be the second
    one in the order: a city can become neutral when the part of the first is over (R-49).
    """

    def __init__(self) -> None:
        super().__init__("clash", "V-11.12")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        city = p.slot(0)
        champion = p.slot(1)
        here = [other for other in p.order if p.force(other, city) and not p.friendly(other, city)]
        if len(here) > 1:
            if here[1] == seat:
                begin_battle(p, 1, city, seat, here[0])
            else:
                begin_battle(p, 1, city, here[0], here[1])
            return
        p.pop()
        if here and here[0] == champion:
            p.push(ASSAULT, champion, city)
        elif here and here[0] == seat and champion < 0:
            begin_battle(p, 0, city, seat, defender_of(p, seat, city))
        else:
            p.battle = NONE


def may_stay(p: Italy, seat: int, city: int) -> bool:
    """Whether troops before a city may stay there: that of a Major City of neutral posture (VW-3.5)."""
    holder = p.control[city]
    return holder >= p.seats and p.posture(holder - p.seats, seat) == 0


class Assault(Choice):
    """The winner of a field battle besieges at once or gives up (V-11.12, R-39). Slot: city."""

    def __init__(self) -> None:
        super().__init__("assault", "V-11.12", None, ["besiege", "leave"])
        self.hints = ["stays"]

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
        if may_stay(p, seat, city):
            p.fought = [*p.fought, seat * TOWNS + city]
            if p.ear is not None:
                p.ear.hear(E_STAYS, [seat, city])
            return
        if p.ear is not None:
            p.ear.hear(E_GAVE_UP, [seat, city])
        fall_back(p, seat, city)


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
