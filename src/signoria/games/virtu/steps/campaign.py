"""Wage War: tokens, and troops that march by road and sea (V-9.8 to V-9.13)."""

from typing import Final

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    CANNOT_REACH,
    E_MARCH,
    E_TOKENS,
    FORBIDDEN_CITY,
    MARCH,
    MARCHED,
    NO_SUCH_ROUTE,
    NO_TOKEN_LEFT,
    NO_TROOP,
    NO_WAR_SYMBOL,
    NOT_PAYABLE,
    ROUTE,
    TROOP_STOPPED,
    USED_ALREADY,
)
from signoria.games.virtu.means import BIT, can_cover, funds, need_of, sources, total
from signoria.games.virtu.paying import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.acting import finish_action
from signoria.games.virtu.terms import (
    CAVALRY,
    FLORIN,
    KINDS,
    R_ACTION,
    R_UNDER,
    RING,
    SHIP,
    TOWNS,
    WAR,
    WAR_ACTION,
)
from signoria.kernel.position import REDUNDANT, Choice, Position, Step, put

LONGEST: Final = 20
ENTRY_BITS: Final = 7
ENTRY: Final = 127
"""An army and a city, counted from 1, in the list of troops that have stopped."""


def reach(p: Italy, seat: int) -> tuple[int, int]:
    """The most cavalry and the most ships that a seat could still have in this action."""
    return p.cavalry + total(p, seat, WAR_ACTION, CAVALRY), p.ships + total(p, seat, WAR_ACTION, SHIP)


def routes(p: Italy, seat: int, origin: int, cavalry: int, ships: int) -> list[int]:
    """Where a troop can go: destination, cavalry and ships in turn; of each destination only prices worth having.

    It may pass through own cities (and those of allied or favourable Major Cities) and stops before all others.
    """
    key = [seat, origin, cavalry, ships]
    if p.route_key == key:
        of = p.route_of
        if of[0] is p.control and of[1] is p.influence and of[2] is p.sworn:
            return p.route_found
    found = find_routes(p, seat, origin, cavalry, ships)
    p.route_key = key
    p.route_of = [p.control, p.influence, p.sworn]
    p.route_found = found
    return found


def find_routes(p: Italy, seat: int, origin: int, cavalry: int, ships: int) -> list[int]:
    rules = p.rules
    labels: list[list[int]] = [[] for _ in range(TOWNS)]
    queue = [origin, 0, 0]
    at = 0
    while at < len(queue):
        city = queue[at]
        c = queue[at + 1]
        s = queue[at + 2]
        at += 3
        if city != origin:
            if not p.friendly(seat, city):
                continue
            if not label_stands(labels[city], c, s):
                continue
        if c < cavalry:
            for near in rules.roads[city]:
                if near != origin and improve(labels[near], c + 1, s):
                    queue.extend((near, c + 1, s))
        if s < ships:
            row = rules.sea[city]
            for port in rules.ports[city]:
                if port != origin and s + row[port] <= ships and improve(labels[port], c, s + row[port]):
                    queue.extend((port, c, s + row[port]))
    found: list[int] = []
    for city in range(TOWNS):
        prices = labels[city]
        for i in range(0, len(prices), 2):
            found.extend((city, prices[i], prices[i + 1]))
    return found


def improve(prices: list[int], c: int, s: int) -> bool:
    """Add a price unless another one is as good; those that it beats go."""
    for i in range(0, len(prices), 2):
        if prices[i] <= c and prices[i + 1] <= s:
            return False
    kept: list[int] = []
    for i in range(0, len(prices), 2):
        if not (c <= prices[i] and s <= prices[i + 1]):
            kept.extend((prices[i], prices[i + 1]))
    prices[:] = kept
    prices.extend((c, s))
    return True


def label_stands(prices: list[int], c: int, s: int) -> bool:
    for i in range(0, len(prices), 2):
        if prices[i] == c and prices[i + 1] == s:
            return True
    return False


def march_need(p: Italy, cavalry: int, ships: int) -> int:
    """What a price asks for beyond the pool (V-9.13)."""
    need = 0
    if cavalry > p.cavalry:
        need |= need_of(CAVALRY, cavalry - p.cavalry)
    if ships > p.ships:
        need |= need_of(SHIP, ships - p.ships)
    return need


def prices_to(p: Italy, seat: int, origin: int, city: int) -> list[int]:
    """The payable prices of a march: cavalry and ships in turn."""
    cavalry, ships = reach(p, seat)
    found = routes(p, seat, origin, cavalry, ships)
    have = sources(p, seat, WAR_ACTION)
    prices: list[int] = []
    for i in range(0, len(found), 3):
        if found[i] == city and payable_march(p, have, found[i + 1], found[i + 2]):
            prices.extend((found[i + 1], found[i + 2]))
    return prices


def payable_march(p: Italy, have: list[int], cavalry: int, ships: int) -> bool:
    need = march_need(p, cavalry, ships)
    return need == 0 or can_cover(p, have, need, 0, -1, -1, 0)


class Campaign(Choice):
    """War tokens, then one troop after the other (V-9.8, V-9.10).

    Slots: tokens claimed from the action card and from the improvement, marches made, the last march, troops that
    have stopped before a city in this action.
    """

    def __init__(self) -> None:
        super().__init__("troop", "V-9.8", [notation.army(), notation.city()], ["claim-action", "claim-under", "done"])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        moves: list[int] = []
        cavalry, ships = reach(p, seat)
        if cavalry or ships:
            rules = p.rules
            troops = p.troops
            for army in p.armies(seat):
                base = army * TOWNS
                name = 0 if army == seat else army - p.seats + 1
                for city in rules.cities:
                    if troops[base + city]:
                        if (cavalry and rules.roads[city]) or (ships and rules.ports[city]):
                            moves.append(self.base + name * TOWNS + city)
        first = self.base + self.plain
        if p.action[seat * RING + p.room] >= 0:
            moves.append(first)
            if p.beneath[seat * RING + p.room] >= 0:
                moves.append(first + 1)
        moves.append(first + 2)
        return moves

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        index = move - self.base
        if index >= self.plain:
            if index == self.plain + 2:
                return 0
            return self.claim_refusal(p, seat, index - self.plain)
        army = army_of(p, seat, index // TOWNS)
        city = index % TOWNS
        if army < 0 or p.troops[army * TOWNS + city] == 0:
            return NO_TROOP
        if p.agenda[-2] and p.troops[army * TOWNS + city] <= stopped(p.agenda[-2], index):
            return TROOP_STOPPED
        rules = p.rules
        fine = 0 if self.in_order(p, seat, index) else REDUNDANT
        if p.cavalry and rules.roads[city]:
            return fine
        have = sources(p, seat, WAR_ACTION)
        if rules.roads[city] and payable_march(p, have, 1, 0):
            return fine
        for port in rules.ports[city]:
            if payable_march(p, have, 0, rules.sea[city][port]):
                return fine
        return CANNOT_REACH

    def in_order(self, p: Italy, seat: int, index: int) -> bool:
        """Whether a march from here can follow the last one: canonical ones go up, by origin, then by destination."""
        last = p.agenda[-3]
        if last < 0 or index > last // TOWNS:
            return True
        if index < last // TOWNS:
            return False
        cavalry, ships = reach(p, seat)
        found = routes(p, seat, index % TOWNS, cavalry, ships)
        have = sources(p, seat, WAR_ACTION)
        for i in range(0, len(found), 3):
            if found[i] >= last % TOWNS and payable_march(p, have, found[i + 1], found[i + 2]):
                return True
        return False

    def claim_refusal(self, p: Italy, seat: int, which: int) -> int:
        card = (p.beneath if which else p.action)[seat * RING + p.room]
        if card < 0 or p.rules.sym[card * KINDS + WAR] == 0:
            return NO_WAR_SYMBOL
        claimed = p.slot(which)
        used = p.used & BIT[R_UNDER if which else R_ACTION] > 0
        if (used and not claimed) or claimed >= p.rules.sym[card * KINDS + WAR]:
            return USED_ALREADY
        if sum(p.tokens) >= p.rules.war_tokens:
            return NO_TOKEN_LEFT
        # A card that gives its war symbols does not give its florins too (V-4.3).
        florins = funds(p, seat, WAR_ACTION) - (0 if used else p.rules.sym[card * KINDS + FLORIN])
        if florins < p.rules.war_cost[card]:
            return NOT_PAYABLE
        return REDUNDANT if p.agenda[-4] else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        index = move - self.base
        if index < self.plain:
            p.push(MARCH, seat, index // TOWNS, index % TOWNS)
            return
        if index == self.plain + 2:
            p.pop()
            finish_action(p, seat)
            return
        which = index - self.plain
        card = (p.beneath if which else p.action)[seat * RING + p.room]
        p.fill(which, p.slot(which) + 1)
        p.used |= BIT[R_UNDER if which else R_ACTION]
        p.tokens = put(p.tokens, seat, p.tokens[seat] + 1)
        p.effect = 1
        if p.ear is not None:
            p.ear.hear(E_TOKENS, [seat, 1])
        open_payment(p, seat, WAR_ACTION, 0, p.rules.war_cost[card])


def stopped(stops: int, index: int) -> int:
    """How many troops of an army have stopped before a city in this action: they do not go on (V-9.9).

    `stops` has an entry for each such troop, `index` is army and city as in the moves of Campaign.
    """
    count = 0
    while stops:
        if stops & ENTRY == index + 1:
            count += 1
        stops >>= ENTRY_BITS
    return count


def army_of(p: Italy, seat: int, name: int) -> int:
    """The holder of troops that a seat leads, -1 if it does not lead them."""
    if name == 0:
        return seat
    if not p.rules.duel or p.sworn[name - 1] != seat:
        return -1
    return p.seats + name - 1


class March(Choice):
    """Where a troop goes in the end (V-9.8, V-9.9). Slots: army, origin."""

    def __init__(self) -> None:
        super().__init__("march", "V-9.9", [notation.city()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        cavalry, ships = reach(p, seat)
        found = routes(p, seat, p.agenda[-5], cavalry, ships)
        have = sources(p, seat, WAR_ACTION)
        moves: list[int] = []
        for i in range(0, len(found), 3):
            move = self.base + found[i]
            if (not moves or moves[-1] != move) and payable_march(p, have, found[i + 1], found[i + 2]):
                moves.append(move)
        return moves

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        origin = p.agenda[-6] * TOWNS + p.agenda[-5]
        last = p.under(3) if p.under(3) // TOWNS == origin else -1
        for move in self.domain(p, seat):
            (spare if origin * TOWNS + move - self.base < last else legal).append(move)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        city = move - self.base
        if not p.rules.in_play[city]:
            return FORBIDDEN_CITY
        if not self.near(p, seat, city) and not prices_to(p, seat, p.slot(1), city):
            return CANNOT_REACH
        pair = (p.slot(0) * TOWNS + p.slot(1)) * TOWNS + city
        # The frame below is that of Campaign.
        last = p.under(3)
        return REDUNDANT if pair < last and pair // TOWNS == last // TOWNS else 0

    def near(self, p: Italy, seat: int, city: int) -> bool:
        """A road neighbour while there is cavalry in the pool: the usual case, decided without a search."""
        return p.cavalry > 0 and city in p.rules.roads[p.agenda[-5]]

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        city = move - self.base
        army = p.slot(0)
        origin = p.slot(1)
        prices = prices_to(p, seat, origin, city)
        p.pop()
        if len(prices) > 2:
            p.push(ROUTE, seat, army, origin, city)
        else:
            set_out(p, seat, army, origin, city, prices[0], prices[1])


def set_out(p: Italy, seat: int, army: int, origin: int, city: int, cavalry: int, ships: int) -> None:
    need = march_need(p, cavalry, ships)
    p.cavalry -= min(p.cavalry, cavalry)
    p.ships -= min(p.ships, ships)
    p.push(MARCHED, seat, army, origin, city)
    open_payment(p, seat, WAR_ACTION, need, 0)


class Route(Choice):
    """By road or by sea, where the prices differ: how many cavalry. Slots: army, origin, destination."""

    def __init__(self) -> None:
        super().__init__("route", "V-9.8", [notation.count(LONGEST)])
        self.hints = ["ships"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        prices = prices_to(p, seat, p.agenda[-5], p.agenda[-4])
        return sorted(self.base + prices[i] for i in range(0, len(prices), 2))

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        prices = prices_to(p, seat, p.agenda[-5], p.agenda[-4])
        return 0 if (move - self.base) in prices[::2] else NO_SUCH_ROUTE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        army = p.slot(0)
        origin = p.slot(1)
        city = p.slot(2)
        prices = prices_to(p, seat, origin, city)
        at = prices[::2].index(move - self.base) * 2
        p.pop()
        set_out(p, seat, army, origin, city, prices[at], prices[at + 1])


class Marched(Step):
    """The march is paid and made. Slots: army, origin, destination."""

    def __init__(self) -> None:
        super().__init__("marched", "V-9.8")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        name = p.slot(0)
        origin = p.slot(1)
        city = p.slot(2)
        p.pop()
        army = army_of(p, seat, name)
        troops = p.troops[:]
        troops[army * TOWNS + origin] -= 1
        troops[army * TOWNS + city] += 1
        p.troops = troops
        p.effect = 1
        p.fill(2, p.slot(2) + 1)
        p.fill(3, (name * TOWNS + origin) * TOWNS + city)
        if not p.friendly(seat, city):
            p.fill(4, (p.slot(4) << ENTRY_BITS) | (name * TOWNS + city + 1))
        if p.ear is not None:
            p.ear.hear(E_MARCH, [seat, name, origin, city])
