"""The end of Spring: slots lost, retreats, turn order, whether this Winter is the last (V-11.13 to V-11.17)."""

from collections.abc import Callable
from typing import Final

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.bill import payable
from signoria.games.virtu.packed import need_of
from signoria.games.virtu.palace import card_at, discard, overfull, slots_like
from signoria.games.virtu.payment import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import turn_order
from signoria.kernel.position import NOBODY, REDUNDANT, tell
from signoria.kernel.step import Choice, Step


class Yield(Choice[Italy]):
    """A slot is lost: a courtier too many goes, then watermarked ones move to base slots (V-11.15, V-R40).

    Nobody is asked where the only such card has no choice but between slots that are alike.
    """

    def __init__(self) -> None:
        super().__init__(t.YIELD, [notation.slot(), notation.target()])
        self.hints = ["card"]
        self.framed = False

    def decider(self, p: Italy) -> int:
        legal: list[int] = []
        spare: list[int] = []
        self.sift(p, p.seat(), legal, spare)
        return NOBODY if len(legal) == 1 and spare else p.seat()

    def run(self, p: Italy) -> None:
        legal: list[int] = []
        self.sift(p, p.seat(), legal, [])
        self.apply(p, p.seat(), legal[0])

    def domain(self, p: Italy, seat: int) -> list[int]:
        moves: list[int] = []
        for slot in range(t.BENCH):
            if p.court[seat * t.BENCH + slot] >= 0:
                first = self.base + slot * t.TARGETS
                moves.extend([*range(first, first + t.BENCH), first + t.DISCARD_SPOT])
        return moves

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        slot = (move - self.base) // t.TARGETS
        target = (move - self.base) % t.TARGETS
        state = overfull(p, seat)
        if p.court[seat * t.BENCH + slot] < 0:
            return told.NO_CARD_THERE
        if state == 2:
            return 0 if target == t.DISCARD_SPOT else told.NOT_TOO_MANY
        marked = p.book.watermarked
        if target >= t.BENCH or marked[seat * t.BENCH + target] or not marked[seat * t.BENCH + slot]:
            return told.NOT_TOO_MANY
        if p.court[seat * t.BENCH + target] >= 0:
            return told.SPOT_TAKEN
        for other in slots_like(p, seat, target):
            if other < target and p.court[seat * t.BENCH + other] < 0:
                return REDUNDANT
        return 0

    def apply(self, p: Italy, seat: int, move: int) -> None:
        slot = (move - self.base) // t.TARGETS
        target = (move - self.base) % t.TARGETS
        if target == t.DISCARD_SPOT:
            discard(p, seat, slot)
        else:
            shift(p, seat, slot, target)
        if not overfull(p, seat):
            p.pop()

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        return {"card": card_at(p, p.seat(), (move - self.base) // t.TARGETS)}


def shift(p: Italy, seat: int, slot: int, target: int) -> None:
    """A courtier changes its slot and keeps its face."""
    court = p.court[:]
    tired = p.tired[:]
    base = seat * t.BENCH
    court[base + target] = court[base + slot]
    tired[base + target] = tired[base + slot]
    court[base + slot] = -1
    tired[base + slot] = 0
    p.court = court
    p.tired = tired
    tell(p, told.E_SHIFTED, seat, court[base + target], target)


TURN: Final = 0
"""Slot of Retreats: the place in the order of whose troops retreat."""
ARMY: Final = 0
"""Slot of Retreat: the holder of the troop."""
CITY: Final = 1
"""Slot of both: the city that troops leave."""


class Retreats(Step[Italy]):
    """In turn order, city by city, troop by troop (V-11.13).

    Ships that are left over serve the other troops of that seat before the same city, and no others (V-R2).
    """

    def __init__(self, sequence: Callable[[Italy], None]) -> None:
        super().__init__(t.RETREATS, slots=["turn", "city:city"])
        self.sequence = sequence

    def run(self, p: Italy) -> None:
        if p.beaten.count(0) < len(p.beaten):
            for place in range(p.slot(TURN), p.seats):
                seat = p.order[place]
                armies = p.armies(seat)
                for city in p.book.cities:
                    for army in armies:
                        if p.beaten[army * t.TOWNS + city]:
                            if p.slot(TURN) != place or p.slot(CITY) != city:
                                p.ships = 0
                            p.fill(TURN, place)
                            p.fill(CITY, city)
                            p.push(t.RETREAT, seat, army, city)
                            return
        p.pop()
        p.ships = 0
        self.sequence(p)


class Retreat(Choice[Italy]):
    """Where a beaten troop goes; its owner may also lose it and recruit it elsewhere (V-11.13)."""

    def __init__(self) -> None:
        super().__init__(t.RETREAT, [notation.city()], ["lose"], ["army:holder", "city:city"])
        self.hints = ["ships"]

    def domain(self, p: Italy, seat: int) -> list[int]:
        city = p.slot(CITY)
        goals = [near for near in p.book.roads[city] if p.friendly(seat, near)]
        goals += [port for port in p.book.ports[city] if port not in goals and p.friendly(seat, port)]
        return [*[self.base + goal for goal in sorted(goals)], self.base + self.plain]

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        goal = move - self.base
        return 0 if goal == self.plain else retreat_refusal(p, seat, p.slot(CITY), goal)

    def apply(self, p: Italy, seat: int, move: int) -> None:
        goal = move - self.base
        army = p.slot(ARMY)
        city = p.slot(CITY)
        p.pop()
        p.unshare()
        p.beaten[army * t.TOWNS + city] -= 1
        name = 0 if army == seat else army - p.seats + 1
        if goal == self.plain:
            tell(p, told.E_LOST, seat, name, city)
            return
        p.troops[army * t.TOWNS + goal] += 1
        tell(p, told.E_RETREAT, seat, name, city, goal)
        ships = retreat_ships(p, city, goal)
        if ships:
            missing = max(0, ships - p.ships)
            p.ships -= min(p.ships, ships)
            open_payment(p, seat, t.FOR_RETREAT, need_of(t.SHIP, missing), 0)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"city": p.slot(CITY)}

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        goal = move - self.base
        return {"ships": retreat_ships(p, p.slot(CITY), goal)} if goal < self.plain else {}


def retreat_ships(p: Italy, city: int, goal: int) -> int:
    """The ships that a retreat costs: none by road."""
    return 0 if goal in p.book.roads[city] else p.book.sea[city][goal]


def retreat_refusal(p: Italy, seat: int, city: int, goal: int) -> int:
    if not p.friendly(seat, goal):
        return told.NO_RETREAT
    if goal in p.book.roads[city]:
        return 0
    ships = p.book.sea[city][goal]
    if ships == 0:
        return told.NO_RETREAT
    if ships > p.ships and not payable(p, seat, t.FOR_RETREAT, need_of(t.SHIP, ships - p.ships), 0):
        return told.RETREAT_TOO_DEAR
    return 0


class Order(Step[Italy]):
    """The new turn order, and whether the end has come (V-11.16, V-11.17, V-14.1)."""

    def __init__(self, sequence: Callable[[Italy], None]) -> None:
        super().__init__(t.ORDER)
        self.sequence = sequence

    def run(self, p: Italy) -> None:
        p.pop()
        if not p.book.duel:
            order = turn_order(p)
            if order != p.order and p.ear is not None:
                for place, seat in enumerate(order):
                    p.ear.hear(told.E_NEXT_ORDER, [seat, place + 1])
            p.order = order
            reason = end_reason(p)
            if reason >= 0:
                p.last = 1
                tell(p, told.E_LAST_YEAR, reason)
        tell(p, told.E_WINTER, p.year)
        at = len(p.agenda)
        self.sequence(p)
        p.forward(at)


def end_reason(p: Italy) -> int:
    """Why the coming Winter is the last, -1 if it is not (V-14.1, V-R53)."""
    rules = p.book
    for seat in range(p.seats):
        if p.city_count(seat) >= rules.end_cities:
            return t.BY_CITIES
    if max(p.rank) >= rules.end_rank:
        return t.BY_PATRONAGE
    if all(p.control[city] != t.NEUTRAL for city in rules.cities):
        return t.BY_NO_NEUTRAL
    return t.BY_YEARS if p.year >= rules.max_years else NOBODY
