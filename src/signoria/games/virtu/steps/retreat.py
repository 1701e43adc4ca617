"""The end of Spring: slots lost, retreats, turn order, whether this Winter is the last (V-11.13 to V-11.17)."""

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    E_LAST_YEAR,
    E_LOST,
    E_NEXT_ORDER,
    E_RETREAT,
    E_SHIFTED,
    NO_CARD_THERE,
    NO_RETREAT,
    NOT_TOO_MANY,
    ORDER,
    RETREAT,
    RETREAT_TOO_DEAR,
    SPOT_TAKEN,
    WINTER,
)
from signoria.games.virtu.means import need_of, payable
from signoria.games.virtu.palace import discard, overfull, slots_like
from signoria.games.virtu.paying import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import turn_order
from signoria.games.virtu.terms import (
    BENCH,
    BY_CITIES,
    BY_NO_NEUTRAL,
    BY_PATRONAGE,
    BY_YEARS,
    DISCARD_SPOT,
    FOR_RETREAT,
    NEUTRAL,
    SHIP,
    TARGETS,
    TOWNS,
)
from signoria.kernel.position import NOBODY, REDUNDANT, Choice, Position, Step


class Yield(Choice):
    """A slot is lost: a courtier too many goes, then watermarked ones move to base slots (V-11.15, R-40).

    Nobody is asked where the only such card has no choice but between slots that are alike.
    """

    def __init__(self) -> None:
        super().__init__("yield", "V-11.15", [notation.slot(), notation.target()])
        self.hints = ["card"]
        self.framed = False

    def decider(self, p: Position) -> int:
        legal: list[int] = []
        spare: list[int] = []
        self.sift(p, p.seat(), legal, spare)
        return NOBODY if len(legal) == 1 and spare else p.seat()

    def run(self, p: Position) -> None:
        legal: list[int] = []
        self.sift(p, p.seat(), legal, [])
        self.apply(p, p.seat(), legal[0])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        moves: list[int] = []
        for slot in range(BENCH):
            if p.court[seat * BENCH + slot] >= 0:
                first = self.base + slot * TARGETS
                moves.extend([*range(first, first + BENCH), first + DISCARD_SPOT])
        return moves

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        slot = (move - self.base) // TARGETS
        target = (move - self.base) % TARGETS
        state = overfull(p, seat)
        if p.court[seat * BENCH + slot] < 0:
            return NO_CARD_THERE
        if state == 2:
            return 0 if target == DISCARD_SPOT else NOT_TOO_MANY
        marked = p.rules.watermarked
        if target >= BENCH or marked[seat * BENCH + target] or not marked[seat * BENCH + slot]:
            return NOT_TOO_MANY
        if p.court[seat * BENCH + target] >= 0:
            return SPOT_TAKEN
        for other in slots_like(p, seat, target):
            if other < target and p.court[seat * BENCH + other] < 0:
                return REDUNDANT
        return 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        slot = (move - self.base) // TARGETS
        target = (move - self.base) % TARGETS
        if target == DISCARD_SPOT:
            discard(p, seat, slot)
        else:
            shift(p, seat, slot, target)
        if not overfull(p, seat):
            p.pop()


def shift(p: Italy, seat: int, slot: int, target: int) -> None:
    """A courtier changes its slot and keeps its face."""
    court = p.court[:]
    tired = p.tired[:]
    base = seat * BENCH
    court[base + target] = court[base + slot]
    tired[base + target] = tired[base + slot]
    court[base + slot] = -1
    tired[base + slot] = 0
    p.court = court
    p.tired = tired
    if p.ear is not None:
        p.ear.hear(E_SHIFTED, [seat, court[base + target], target])


class Retreats(Step):
    """In turn order, city by city, troop by troop (V-11.13). Slots: place in the order, the last city.

    Ships that are left over serve the other troops of that seat before the same city, and no others (R-2).
    """

    def __init__(self) -> None:
        super().__init__("retreats", "V-11.13")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        if any(p.beaten):
            for place in range(p.slot(0), p.seats):
                seat = p.order[place]
                armies = p.armies(seat)
                for city in p.rules.cities:
                    for army in armies:
                        if p.beaten[army * TOWNS + city]:
                            if p.slot(0) != place or p.slot(1) != city:
                                p.ships = 0
                            p.fill(0, place)
                            p.fill(1, city)
                            p.push(RETREAT, seat, army, city)
                            return
        p.pop()
        p.ships = 0
        p.push(ORDER)


class Retreat(Choice):
    """Where a beaten troop goes; its owner may also lose it and recruit it elsewhere (V-11.13). Slots: army, city."""

    def __init__(self) -> None:
        super().__init__("retreat", "V-11.13", [notation.city()], ["lose"])
        self.hints = ["ships"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        city = p.slot(1)
        goals = [near for near in p.rules.roads[city] if p.friendly(seat, near)]
        goals += [port for port in p.rules.ports[city] if port not in goals and p.friendly(seat, port)]
        return [*[self.base + goal for goal in sorted(goals)], self.base + self.plain]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        goal = move - self.base
        return 0 if goal == self.plain else retreat_refusal(p, seat, p.slot(1), goal)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        goal = move - self.base
        army = p.slot(0)
        city = p.slot(1)
        p.pop()
        beaten = p.beaten[:]
        beaten[army * TOWNS + city] -= 1
        p.beaten = beaten
        name = 0 if army == seat else army - p.seats + 1
        if goal == self.plain:
            if p.ear is not None:
                p.ear.hear(E_LOST, [seat, name, city])
            return
        troops = p.troops[:]
        troops[army * TOWNS + goal] += 1
        p.troops = troops
        if p.ear is not None:
            p.ear.hear(E_RETREAT, [seat, name, city, goal])
        ships = retreat_ships(p, city, goal)
        if ships:
            missing = max(0, ships - p.ships)
            p.ships -= min(p.ships, ships)
            open_payment(p, seat, FOR_RETREAT, need_of(SHIP, missing), 0)


def retreat_ships(p: Italy, city: int, goal: int) -> int:
    """The ships that a retreat costs: none by road."""
    return 0 if goal in p.rules.roads[city] else p.rules.sea[city][goal]


def retreat_refusal(p: Italy, seat: int, city: int, goal: int) -> int:
    if not p.friendly(seat, goal):
        return NO_RETREAT
    if goal in p.rules.roads[city]:
        return 0
    ships = p.rules.sea[city][goal]
    if ships == 0:
        return NO_RETREAT
    if ships > p.ships and not payable(p, seat, FOR_RETREAT, need_of(SHIP, ships - p.ships), 0):
        return RETREAT_TOO_DEAR
    return 0


class Order(Step):
    """The new turn order, and whether the end has come (V-11.16, V-11.17, V-14.1)."""

    def __init__(self) -> None:
        super().__init__("order", "V-11.16")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        p.pop()
        if not p.rules.duel:
            order = turn_order(p)
            if order != p.order and p.ear is not None:
                for place, seat in enumerate(order):
                    p.ear.hear(E_NEXT_ORDER, [seat, place + 1])
            p.order = order
            reason = end_reason(p)
            if reason >= 0:
                p.last = 1
                if p.ear is not None:
                    p.ear.hear(E_LAST_YEAR, [reason])
        for seat in reversed(p.order):
            p.push(WINTER, seat)


def end_reason(p: Italy) -> int:
    """Why the coming Winter is the last, -1 if it is not (V-14.1, R-53)."""
    rules = p.rules
    for seat in range(p.seats):
        if p.city_count(seat) >= rules.end_cities:
            return BY_CITIES
    if max(p.rank) >= rules.end_rank:
        return BY_PATRONAGE
    if all(p.control[city] != NEUTRAL for city in rules.cities):
        return BY_NO_NEUTRAL
    return BY_YEARS if p.year >= rules.max_years else NOBODY
