"""Sieges and field battles: fronts and results (V-11.1, V-11.7 to V-11.12, VW-6)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import conquer
from signoria.games.virtu.steps.bidding import STRONG, begin_battle, city_strength, defender_of, garrison
from signoria.games.virtu.steps.campaign import army_of
from signoria.kernel.position import NONE, tell
from signoria.kernel.step import Choice, Step

FORCED: Final = 2
OPTIONAL: Final = 1


# Fronts.


def front_at(p: Italy, seat: int, city: int) -> int:
    """Whether a seat has a front before a city: forced, optional (two players), or none (V-R48)."""
    if p.force(seat, city) == 0 or p.friendly(seat, city):
        return 0
    holder = p.control[city]
    if holder < p.seats or p.posture(holder - p.seats, seat) < 0:
        return FORCED
    if p.force(1 - seat, city) and not p.friendly(1 - seat, city):
        return FORCED
    return 0 if seat * t.TOWNS + city in p.fought else OPTIONAL


def fronts(p: Italy, seat: int) -> list[int]:
    """The cities before which a seat has something to resolve."""
    if p.book.duel:
        return [city for city in p.book.cities if front_at(p, seat, city)]
    base = seat * t.TOWNS
    troops = p.troops
    control = p.control
    return [city for city in p.book.cities if troops[base + city] and control[city] != seat]


def has_front(p: Italy, seat: i64) -> bool:
    if p.book.duel:
        return len(fronts(p, seat)) > 0
    base = seat * t.TOWNS
    control = p.control
    troops = p.troops
    for at in range(t.TOWNS):
        if troops[base + at] and control[at] != seat:
            return True
    return False


TURN: Final = 0
"""Slot of Sieges: the place in the order of whose fronts come next."""


class Sieges(Step[Italy]):
    """In turn order everybody resolves all fronts (V-11.1)."""

    def __init__(self, sequence: Callable[[Italy], None]) -> None:
        super().__init__(t.SIEGES, slots=["turn"])
        self.sequence = sequence

    def run(self, p: Italy) -> None:
        place = p.slot(TURN)
        while place < p.seats:
            if has_front(p, p.order[place]):
                p.fill(TURN, place)
                p.push(t.FRONT, p.order[place])
                return
            place += 1
        p.pop()
        p.fought = NONE
        for seat in range(p.seats):
            if p.tokens[seat] and p.ear is not None:
                p.ear.hear(told.E_TOKENS_LOST, [seat, p.tokens[seat]])
        p.tokens = [0] * p.seats
        self.sequence(p)

    def stop(self, p: Italy) -> bool:
        return p.slot(TURN) == 0


class Front(Choice[Italy]):
    """Which front is resolved next (V-11.1); optional ones may be declined (VW-3.5)."""

    def __init__(self) -> None:
        super().__init__(t.FRONT, [notation.city()], ["done"])
        self.hints = ["attack", "defence", "rivals"]

    def domain(self, p: Italy, seat: int) -> list[int]:
        return [*[self.base + city for city in fronts(p, seat)], self.base + self.plain]

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        city = move - self.base
        if city < self.plain:
            return 0 if front_at(p, seat, city) else told.NO_FRONT
        for other in fronts(p, seat):
            if front_at(p, seat, other) == FORCED:
                return told.FORCED_FRONT
        return 0

    def apply(self, p: Italy, seat: int, move: int) -> None:
        city = move - self.base
        p.pop()
        if city < self.plain:
            p.fought = [*p.fought, seat * t.TOWNS + city]
            p.push(t.CLASH, seat, city, -1)
            return
        for other in fronts(p, seat):
            p.fought = [*p.fought, seat * t.TOWNS + other]
            tell(p, told.E_STAYS, seat, other)

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        """Both sides of the siege before war bonuses, and how many others stand before the city."""
        city = move - self.base
        if city >= self.plain:
            return {}
        seat = p.seat()
        rivals = [s for s in range(p.seats) if s != seat and p.force(s, city) and not p.friendly(s, city)]
        defence = city_strength(p, city, seat)
        return {"attack": p.force(seat, city), "defence": defence, "rivals": len(rivals)}


CITY: Final = 0
"""Slot of all the steps below: the city that is fought for."""
CHAMPION: Final = 1
"""Slot of Clash: who has won the last field battle, -1 for nobody."""
DRAWN: Final = -2
"""What it holds after a draw: nobody goes on to besiege."""


class Clash(Step[Italy]):
    """Armies before one city fight each other before anybody besieges (V-11.12, V-R13).

    They meet in turn order, but whoever resolves the front announces first. With two players that may be the second
    one in the order: a city can become neutral when the part of the first is over (V-R49).
    """

    def __init__(self) -> None:
        super().__init__(t.CLASH, slots=["city:city", "champion:seat"])

    def run(self, p: Italy) -> None:
        seat = p.seat()
        city = p.slot(CITY)
        champion = p.slot(CHAMPION)
        here = [other for other in p.order if p.force(other, city) and not p.friendly(other, city)]
        if len(here) > 1:
            if here[1] == seat:
                begin_battle(p, 1, city, seat, here[0])
            else:
                begin_battle(p, 1, city, here[0], here[1])
            return
        p.pop()
        if here and here[0] == champion:
            p.push(t.ASSAULT, champion, city)
        elif here and here[0] == seat and champion < 0:
            begin_battle(p, 0, city, seat, defender_of(p, seat, city))
        else:
            p.battle = NONE


def may_stay(p: Italy, seat: int, city: int) -> bool:
    """Whether troops before a city may stay there: that of a Major City of neutral posture (VW-3.5)."""
    holder = p.control[city]
    return holder >= p.seats and p.posture(holder - p.seats, seat) == 0


class Assault(Choice[Italy]):
    """The winner of a field battle besieges at once or gives up (V-11.12, V-R39)."""

    def __init__(self) -> None:
        super().__init__(t.ASSAULT, None, ["besiege", "leave"], ["city:city"])
        self.hints = ["stays"]

    def apply(self, p: Italy, seat: int, move: int) -> None:
        city = p.slot(CITY)
        p.pop()
        if move == self.base:
            tell(p, told.E_ASSAULT, seat, city)
            begin_battle(p, 0, city, seat, defender_of(p, seat, city))
            return
        p.battle = NONE
        if may_stay(p, seat, city):
            p.fought = [*p.fought, seat * t.TOWNS + city]
            tell(p, told.E_STAYS, seat, city)
            return
        tell(p, told.E_GAVE_UP, seat, city)
        fall_back(p, seat, city)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"city": p.slot(CITY)}

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        return {"stays": int(may_stay(p, p.seat(), p.slot(CITY)))}


# Results.


class Resolve(Step[Italy]):
    """Bids are over: who wins, and what that costs (V-11.7, V-11.11, V-11.12)."""

    def __init__(self) -> None:
        super().__init__(t.RESOLVE)

    def run(self, p: Italy) -> None:
        p.pop()
        if p.battle[t.B_FIELD]:
            resolve_field(p)
        else:
            resolve_siege(p)

    def stop(self, p: Italy) -> bool:
        return True


def resolve_siege(p: Italy) -> None:
    battle = p.battle
    city = battle[t.B_CITY]
    seat = battle[t.B_ATTACKER]
    attack = battle[t.B_ATTACK]
    defence = battle[t.B_DEFENCE]
    p.battle = NONE
    if attack <= defence:
        tell(p, told.E_SIEGE_LOST, seat, city, attack, defence)
        lose(p, seat, city, 1, 1)
        return
    tell(p, told.E_SIEGE_WON, seat, city, attack, defence)
    defenders = garrison(p, city, seat)
    p.push(t.CONQUERED, seat, city)
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
    left = p.troops[holder * t.TOWNS + city]
    if left:
        p.unshare()
        p.troops[holder * t.TOWNS + city] = 0
        tell(p, told.E_LOSSES_MAJOR, holder - p.seats, city, left)


def lose_all(p: Italy, seat: int, city: int) -> None:
    for army in p.armies(seat):
        lose_troops(p, seat, army, city, p.troops[army * t.TOWNS + city])


def lose_troops(p: Italy, seat: int, army: int, city: int, n: int) -> None:
    if n:
        p.unshare()
        p.troops[army * t.TOWNS + city] -= n
        tell(p, told.E_LOSSES, seat, 0 if army == seat else army - p.seats + 1, city, n)


def lose(p: Italy, seat: int, city: int, n: int, then_retreat: int) -> None:
    """A seat loses n troops before a city; in a mixed force it chooses which (VW-6.7)."""
    here = [army for army in p.armies(seat) if p.troops[army * t.TOWNS + city]]
    if len(here) > 1 and 0 < n < p.force(seat, city):
        p.push(t.TOLL, seat, city, n, then_retreat)
        return
    for army in here:
        lost = min(n, p.troops[army * t.TOWNS + city])
        lose_troops(p, seat, army, city, lost)
        n -= lost
    if then_retreat:
        fall_back(p, seat, city)


def fall_back(p: Italy, seat: int, city: int) -> None:
    """The troops that are left must retreat; until then they neither fight nor can be attacked (V-R39)."""
    p.unshare()
    for army in p.armies(seat):
        at = army * t.TOWNS + city
        p.beaten[at] += p.troops[at]
        p.troops[at] = 0


COUNT: Final = 1
RETREAT: Final = 2
"""Slots of Toll besides the city: how many are still lost, and whether the rest must retreat."""


class Toll(Choice[Italy]):
    """Which troops of a mixed force are lost (VW-6.7)."""

    def __init__(self) -> None:
        super().__init__(t.TOLL, [notation.army()], slots=["city:city", "count", "retreat"])

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        army = army_of(p, seat, move - self.base)
        return 0 if army >= 0 and p.troops[army * t.TOWNS + p.slot(CITY)] else told.NO_LOSS_THERE

    def apply(self, p: Italy, seat: int, move: int) -> None:
        city = p.slot(CITY)
        left = p.slot(COUNT) - 1
        then_retreat = p.slot(RETREAT)
        p.pop()
        lose_troops(p, seat, army_of(p, seat, move - self.base), city, 1)
        if left:
            lose(p, seat, city, left, then_retreat)
        elif then_retreat:
            fall_back(p, seat, city)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"city": p.slot(CITY)}


class Conquered(Step[Italy]):
    """The city changes hands (V-11.8)."""

    def __init__(self) -> None:
        super().__init__(t.CONQUERED, slots=["city:city"])

    def run(self, p: Italy) -> None:
        seat = p.seat()
        city = p.slot(CITY)
        p.pop()
        conquer(p, seat, city)


def resolve_field(p: Italy) -> None:
    """The loser loses all, the winner as many; if equal both lose one and retreat (V-11.12). Clash goes on below."""
    battle = p.battle
    city = battle[t.B_CITY]
    first = battle[t.B_ATTACKER]
    second = battle[t.B_DEFENDER]
    attack = battle[t.B_ATTACK]
    defence = battle[t.B_DEFENCE]
    if attack == defence:
        tell(p, told.E_FIELD_DRAWN, first, second, city, attack)
        p.fill(CHAMPION, DRAWN)
        lose(p, first, city, 1, 1)
        lose(p, second, city, 1, 1)
        return
    winner, loser = (first, second) if attack > defence else (second, first)
    tell(p, told.E_FIELD_WON, winner, loser, city, max(attack, defence), min(attack, defence))
    p.fill(CHAMPION, winner)
    price = p.force(loser, city)
    lose_all(p, loser, city)
    lose(p, winner, city, price, 0)
