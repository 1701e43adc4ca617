"""Wage War: tokens, and troops that march by road and sea (V-9.8 to V-9.13)."""

from typing import Final

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.bill import can_cover
from signoria.games.virtu.holdings import Routes
from signoria.games.virtu.means import BIT, funds, sources, total
from signoria.games.virtu.packed import need_of
from signoria.games.virtu.payment import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.acting import finish_action
from signoria.games.virtu.steps.bidding import city_strength
from signoria.kernel.position import REDUNDANT, put, tell
from signoria.kernel.step import Choice, Step

LONGEST: Final = 20
ENTRY_BITS: Final = 7
ENTRY: Final = 127
"""An army and a city, counted from 1, in the list of troops that have stopped."""


def reach(p: Italy, seat: int) -> tuple[int, int]:
    """The most cavalry and the most ships that a seat could still have in this action."""
    return p.cavalry + total(p, seat, t.WAR_ACTION, t.CAVALRY), p.ships + total(p, seat, t.WAR_ACTION, t.SHIP)


def routes(p: Italy, seat: int, origin: int, cavalry: int, ships: int) -> list[int]:
    """Where a troop can go: destination, cavalry and ships in turn; of each destination only prices worth having.

    It may pass through own cities (and those of allied or favourable Major Cities) and stops before all others.
    """
    known = p.marches
    if known.seat == seat and known.origin == origin and known.cavalry == cavalry and known.ships == ships:
        if known.control is p.control and known.influence is p.influence and known.sworn is p.sworn:
            return known.found
    found = find_routes(p, seat, origin, cavalry, ships)
    p.marches = Routes(seat, origin, cavalry, ships, p.control, p.influence, p.sworn, found)
    return found


def find_routes(p: Italy, seat: int, origin: int, cavalry: int, ships: int) -> list[int]:
    rules = p.book
    labels: list[list[int]] = [[] for _ in range(t.TOWNS)]
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
    for city in range(t.TOWNS):
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
        need |= need_of(t.CAVALRY, cavalry - p.cavalry)
    if ships > p.ships:
        need |= need_of(t.SHIP, ships - p.ships)
    return need


def prices_to(p: Italy, seat: int, origin: int, city: int) -> list[int]:
    """The payable prices of a march: cavalry and ships in turn."""
    cavalry, ships = reach(p, seat)
    found = routes(p, seat, origin, cavalry, ships)
    have = sources(p, seat, t.WAR_ACTION)
    prices: list[int] = []
    for i in range(0, len(found), 3):
        if found[i] == city and payable_march(p, have, found[i + 1], found[i + 2]):
            prices.extend((found[i + 1], found[i + 2]))
    return prices


def payable_march(p: Italy, have: list[int], cavalry: int, ships: int) -> bool:
    need = march_need(p, cavalry, ships)
    return need == 0 or can_cover(p, have, need, 0)


CLAIMED: Final = 0
"""Slots of Campaign: the tokens claimed from the action card, then those from the improvement."""
MARCHES: Final = 2
LAST: Final = 3
STOPPED: Final = 4
"""The other slots of Campaign: marches made, the last of them, troops that have stopped before a city."""


class Campaign(Choice[Italy]):
    """War tokens, then one troop after the other (V-9.8, V-9.10)."""

    def __init__(self) -> None:
        words = ["claim-action", "claim-under", "done"]
        slots = ["claimed_action", "claimed_under", "marches", "last", "stopped"]
        super().__init__(t.CAMPAIGN, [notation.army(), notation.city()], words, slots)

    def domain(self, p: Italy, seat: int) -> list[int]:
        moves: list[int] = []
        cavalry, ships = reach(p, seat)
        if cavalry or ships:
            rules = p.book
            troops = p.troops
            for army in p.armies(seat):
                base = army * t.TOWNS
                name = 0 if army == seat else army - p.seats + 1
                for city in rules.cities:
                    if troops[base + city]:
                        if (cavalry and rules.roads[city]) or (ships and rules.ports[city]):
                            moves.append(self.base + name * t.TOWNS + city)
        first = self.base + self.plain
        if p.action[seat * t.RING + p.room] >= 0:
            moves.append(first)
            if p.beneath[seat * t.RING + p.room] >= 0:
                moves.append(first + 1)
        moves.append(first + 2)
        return moves

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        index = move - self.base
        if index >= self.plain:
            if index == self.plain + 2:
                return 0
            return self.claim_refusal(p, seat, index - self.plain)
        army = army_of(p, seat, index // t.TOWNS)
        city = index % t.TOWNS
        if army < 0 or p.troops[army * t.TOWNS + city] == 0:
            return told.NO_TROOP
        stops = p.slot(STOPPED)
        if stops and p.troops[army * t.TOWNS + city] <= stopped(stops, index):
            return told.TROOP_STOPPED
        rules = p.book
        fine = 0 if self.in_order(p, seat, index) else REDUNDANT
        if p.cavalry and rules.roads[city]:
            return fine
        have = sources(p, seat, t.WAR_ACTION)
        if rules.roads[city] and payable_march(p, have, 1, 0):
            return fine
        for port in rules.ports[city]:
            if payable_march(p, have, 0, rules.sea[city][port]):
                return fine
        return told.CANNOT_REACH

    def in_order(self, p: Italy, seat: int, index: int) -> bool:
        """Whether a march from here can follow the last one: canonical ones go up, by origin, then by destination."""
        last = p.slot(LAST)
        if last < 0 or index > last // t.TOWNS:
            return True
        if index < last // t.TOWNS:
            return False
        cavalry, ships = reach(p, seat)
        found = routes(p, seat, index % t.TOWNS, cavalry, ships)
        have = sources(p, seat, t.WAR_ACTION)
        for i in range(0, len(found), 3):
            if found[i] >= last % t.TOWNS and payable_march(p, have, found[i + 1], found[i + 2]):
                return True
        return False

    def claim_refusal(self, p: Italy, seat: int, which: int) -> int:
        card = (p.beneath if which else p.action)[seat * t.RING + p.room]
        if card < 0 or p.book.sym[card * t.KINDS + t.WAR] == 0:
            return told.NO_WAR_SYMBOL
        claimed = p.slot(CLAIMED + which)
        used = p.used & BIT[t.R_UNDER if which else t.R_ACTION] > 0
        if (used and not claimed) or claimed >= p.book.sym[card * t.KINDS + t.WAR]:
            return told.USED_ALREADY
        if sum(p.tokens) >= p.book.war_tokens:
            return told.NO_TOKEN_LEFT
        # A card that gives its war symbols does not give its florins too (V-4.3).
        florins = funds(p, seat, t.WAR_ACTION) - (0 if used else p.book.sym[card * t.KINDS + t.FLORIN])
        if florins < p.book.war_cost[card]:
            return told.NOT_PAYABLE
        return REDUNDANT if p.slot(MARCHES) else 0

    def apply(self, p: Italy, seat: int, move: int) -> None:
        index = move - self.base
        if index < self.plain:
            p.push(t.MARCH, seat, index // t.TOWNS, index % t.TOWNS)
            return
        if index == self.plain + 2:
            p.pop()
            finish_action(p, seat)
            return
        which = index - self.plain
        card = (p.beneath if which else p.action)[seat * t.RING + p.room]
        p.fill(CLAIMED + which, p.slot(CLAIMED + which) + 1)
        p.used |= BIT[t.R_UNDER if which else t.R_ACTION]
        p.tokens = put(p.tokens, seat, p.tokens[seat] + 1)
        p.effect = 1
        tell(p, told.E_TOKENS, seat, 1)
        open_payment(p, seat, t.WAR_ACTION, 0, p.book.war_cost[card])

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"cavalry": p.cavalry, "ships": p.ships}


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
    if not p.book.duel or p.sworn[name - 1] != seat:
        return -1
    return p.seats + name - 1


ARMY: Final = 0
ORIGIN: Final = 1
GOAL: Final = 2
"""Slots of March, Route and Marched: whose troop, from where, and where to (not yet in March)."""


class March(Choice[Italy]):
    """Where a troop goes in the end (V-9.8, V-9.9). The frame below is that of Campaign."""

    def __init__(self) -> None:
        super().__init__(t.MARCH, [notation.city()], slots=["army:army", "origin:city"])
        self.hints = ["siege", "attack", "defence"]

    def domain(self, p: Italy, seat: int) -> list[int]:
        cavalry, ships = reach(p, seat)
        found = routes(p, seat, p.slot(ORIGIN), cavalry, ships)
        have = sources(p, seat, t.WAR_ACTION)
        moves: list[int] = []
        for i in range(0, len(found), 3):
            move = self.base + found[i]
            if (not moves or moves[-1] != move) and payable_march(p, have, found[i + 1], found[i + 2]):
                moves.append(move)
        return moves

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        origin = p.slot(ARMY) * t.TOWNS + p.slot(ORIGIN)
        last = p.under(LAST) if p.under(LAST) // t.TOWNS == origin else -1
        for move in self.domain(p, seat):
            (spare if origin * t.TOWNS + move - self.base < last else legal).append(move)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        city = move - self.base
        if not p.book.in_play[city]:
            return told.FORBIDDEN_CITY
        if not self.near(p, seat, city) and not prices_to(p, seat, p.slot(ORIGIN), city):
            return told.CANNOT_REACH
        pair = (p.slot(ARMY) * t.TOWNS + p.slot(ORIGIN)) * t.TOWNS + city
        last = p.under(LAST)
        return REDUNDANT if pair < last and pair // t.TOWNS == last // t.TOWNS else 0

    def near(self, p: Italy, seat: int, city: int) -> bool:
        """A road neighbour while there is cavalry in the pool: the usual case, decided without a search."""
        return p.cavalry > 0 and city in p.book.roads[p.slot(ORIGIN)]

    def apply(self, p: Italy, seat: int, move: int) -> None:
        city = move - self.base
        army = p.slot(ARMY)
        origin = p.slot(ORIGIN)
        prices = prices_to(p, seat, origin, city)
        p.pop()
        if len(prices) > 2:
            p.push(t.ROUTE, seat, army, origin, city)
        else:
            set_out(p, seat, army, origin, city, prices[0], prices[1])

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"city": p.slot(ORIGIN)}

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        """The siege that comes, before war bonuses; none before a friendly city."""
        city = move - self.base
        if p.friendly(p.seat(), city):
            return {"siege": 0}
        return {"siege": 1, "attack": p.force(p.seat(), city) + 1, "defence": city_strength(p, city, p.seat())}


def set_out(p: Italy, seat: int, army: int, origin: int, city: int, cavalry: int, ships: int) -> None:
    need = march_need(p, cavalry, ships)
    p.cavalry -= min(p.cavalry, cavalry)
    p.ships -= min(p.ships, ships)
    p.push(t.MARCHED, seat, army, origin, city)
    open_payment(p, seat, t.WAR_ACTION, need, 0)


class Route(Choice[Italy]):
    """By road or by sea, where the prices differ: how many cavalry."""

    def __init__(self) -> None:
        super().__init__(t.ROUTE, [notation.count(LONGEST)], slots=["army:army", "origin:city", "goal:city"])
        self.hints = ["ships"]

    def domain(self, p: Italy, seat: int) -> list[int]:
        prices = prices_to(p, seat, p.slot(ORIGIN), p.slot(GOAL))
        return sorted(self.base + prices[i] for i in range(0, len(prices), 2))

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        prices = prices_to(p, seat, p.slot(ORIGIN), p.slot(GOAL))
        return 0 if (move - self.base) in prices[::2] else told.NO_SUCH_ROUTE

    def apply(self, p: Italy, seat: int, move: int) -> None:
        army = p.slot(ARMY)
        origin = p.slot(ORIGIN)
        city = p.slot(GOAL)
        prices = prices_to(p, seat, origin, city)
        at = prices[::2].index(move - self.base) * 2
        p.pop()
        set_out(p, seat, army, origin, city, prices[at], prices[at + 1])

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"city": p.slot(ORIGIN), "city2": p.slot(GOAL)}

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        prices = prices_to(p, p.seat(), p.slot(ORIGIN), p.slot(GOAL))
        for i in range(0, len(prices), 2):
            if prices[i] == move - self.base:
                return {"ships": prices[i + 1]}
        return {"ships": 0}


class Marched(Step[Italy]):
    """The march is paid and made; the frame below is that of Campaign."""

    def __init__(self) -> None:
        super().__init__(t.MARCHED, slots=["army:army", "origin:city", "goal:city"])

    def run(self, p: Italy) -> None:
        seat = p.seat()
        name = p.slot(ARMY)
        origin = p.slot(ORIGIN)
        city = p.slot(GOAL)
        p.pop()
        army = army_of(p, seat, name)
        p.unshare()
        p.troops[army * t.TOWNS + origin] -= 1
        p.troops[army * t.TOWNS + city] += 1
        p.effect = 1
        p.fill(MARCHES, p.slot(MARCHES) + 1)
        p.fill(LAST, (name * t.TOWNS + origin) * t.TOWNS + city)
        if not p.friendly(seat, city):
            p.fill(STOPPED, (p.slot(STOPPED) << ENTRY_BITS) | (name * t.TOWNS + city + 1))
        tell(p, told.E_MARCH, seat, name, origin, city)
