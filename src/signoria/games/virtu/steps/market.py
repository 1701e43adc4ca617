"""Winter, second half: purchases and troops (V-12.10 to V-12.17)."""

from typing import Final

from mypy_extensions import i64

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.bill import Till, payable
from signoria.games.virtu.means import funds
from signoria.games.virtu.packed import beyond
from signoria.games.virtu.palace import (
    alike,
    discard,
    gain_agents,
    landing,
    marks_left,
    open_slots,
    overfull,
    slot_refusal,
)
from signoria.games.virtu.payment import due, open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.campaign import army_of
from signoria.games.virtu.steps.paying import BEGGING
from signoria.kernel.position import NOBODY, REDUNDANT, put, tell
from signoria.kernel.step import Choice, Step


def sites(p: Italy, seat: i64) -> list[int]:
    """Own cities of value 3 or more without a cathedral (V-12.16)."""
    least = p.book.cathedral_value
    control = p.control
    return [
        city for city in p.book.cities if control[city] == seat and p.book.value[city] >= least and city not in p.pawn
    ]


def basket_cost(p: Italy, basket: int) -> tuple[int, int]:
    """The combined cost: symbols and florins (V-12.11)."""
    need = 0
    florins = 0
    item = 0
    while basket:
        if basket & 1:
            need += p.book.item_need[item]
            florins += p.book.item_florins[item]
        basket >>= 1
        item += 1
    return need, florins


def basket_slots(p: Italy, seat: i64, basket: i64) -> int:
    """Usable slots once the titles of the basket are there (V-R18)."""
    total = p.slots(seat)
    if p.book.duel:
        # A courtier that opens a slot takes one too; if it makes room both are gone (V-R47).
        total = p.slots_beside(seat, 0)
    for item in range(t.I_DUCHY, t.I_GUILD + 1):
        if (basket >> item) & 1:
            total += p.book.own_slots[item - t.I_DUCHY]
    return min(total, t.BENCH)


def room_for_cards(p: Italy, seat: i64, basket: i64) -> bool:
    """Whether one more card may be in the basket: each will need a slot (V-12.13)."""
    if basket == 0:
        return True
    cards = 0
    for item in range(t.CARD_ITEMS):
        cards += (basket >> item) & 1
    return cards < basket_slots(p, seat, basket)


def item_refusal(p: Italy, seat: i64, basket: i64, item: i64, room: bool) -> int:
    """Whether an item may be in the basket, its price apart (V-12.10, V-12.15, V-12.16); `room` is that for cards."""
    rules = p.book
    if rules.stock[item] == 0:
        return told.NOT_IN_THIS_GAME
    if p.stock[item] == 0:
        return told.SOLD_OUT
    if (basket >> item) & 1:
        return told.IN_BASKET
    if item < t.CARD_ITEMS:
        if rules.item_unique[item] and p.owned(seat, item):
            return told.UNIQUE
        return 0 if room else told.NO_ROOM_FOR_CARDS
    if item == t.I_CATHEDRAL:
        return 0 if sites(p, seat) else told.NO_CATHEDRAL_SITE
    if item != t.I_GUILD and item not in rules.titles[seat]:
        return told.NOT_YOUR_TITLE
    if p.own[seat * t.OWN + item - t.I_DUCHY]:
        return told.UNIQUE
    if item == t.I_KINGDOM or item == t.I_REPUBLIC:
        other = t.I_KINGDOM + t.I_REPUBLIC - item
        if (basket >> other) & 1 or p.own[seat * t.OWN + other - t.I_DUCHY]:
            return told.KINGDOM_OR_REPUBLIC
    return 0


def affordable(p: Italy, seat: i64, basket: i64) -> list[int]:
    """The items that may be in the basket too, their price included."""
    rules = p.book
    need, florins = basket_cost(p, basket)
    till = Till(p, seat, t.FOR_BUY)
    found: list[int] = []
    left = till.florins - florins
    if left < rules.cheapest:
        return found
    room = room_for_cards(p, seat, basket)
    for item in rules.catalogue[seat]:
        cost = need + rules.item_need[item]
        price = rules.item_florins[item]
        if price <= left and not beyond(cost, till.have) and item_refusal(p, seat, basket, item, room) == 0:
            if till.pays(p, cost, florins + price):
                found.append(item)
    return found


BASKET: Final = 0
"""Slot of Buy, Site and Bought: the items that are bought, as a mask."""
LAST: Final = 1
"""Slot of Buy: the last item."""
CITY: Final = 1
"""Slot of Bought: the city of the cathedral, -1 for none."""


class Buy(Choice[Italy]):
    """The basket, item by item; all is paid at once (V-12.10 to V-12.12)."""

    def __init__(self) -> None:
        super().__init__(t.BUY, [notation.item()], ["done"], ["basket", "last:item"])
        self.hints = notation.PRICE

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        basket = p.slot(BASKET)
        last = p.slot(LAST)
        for item in affordable(p, seat, basket):
            (spare if item < last and not self.opened(basket, item) else legal).append(self.base + item)
        legal.append(self.base + self.plain)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        item = move - self.base
        if item == self.plain:
            return 0
        basket = p.slot(BASKET)
        code = item_refusal(p, seat, basket, item, room_for_cards(p, seat, basket))
        if code:
            return code
        need, florins = basket_cost(p, basket | (1 << item))
        if not payable(p, seat, t.FOR_BUY, need, florins):
            return told.NOT_PAYABLE
        return REDUNDANT if item < p.slot(LAST) and not self.opened(basket, item) else 0

    def opened(self, basket: int, item: int) -> bool:
        """A title in the basket opens a slot, so cards may follow it."""
        return item < t.CARD_ITEMS and basket >> t.CARD_ITEMS > 0

    def apply(self, p: Italy, seat: int, move: int) -> None:
        item = move - self.base
        if item < self.plain:
            p.fill(BASKET, p.slot(BASKET) | (1 << item))
            p.fill(LAST, item)
            return
        basket = p.slot(BASKET)
        p.pop()
        if not basket:
            return
        if (basket >> t.I_CATHEDRAL) & 1:
            found = sites(p, seat)
            if len(found) > 1:
                p.push(t.SITE, seat, basket)
            else:
                check_out(p, seat, basket, found[0])
        else:
            check_out(p, seat, basket, -1)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        need, florins = basket_cost(p, p.slot(BASKET))
        return due(need, florins)

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        item = move - self.base
        return due(p.book.item_need[item], p.book.item_florins[item]) if item < self.plain else {}


class Site(Choice[Italy]):
    """The city of a cathedral, named when buying (V-R42)."""

    def __init__(self) -> None:
        super().__init__(t.SITE, [notation.city()], slots=["basket"])

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        return 0 if move - self.base in sites(p, seat) else told.NO_CATHEDRAL_SITE

    def apply(self, p: Italy, seat: int, move: int) -> None:
        basket = p.slot(BASKET)
        p.pop()
        check_out(p, seat, basket, move - self.base)


def check_out(p: Italy, seat: int, basket: int, city: int) -> None:
    need, florins = basket_cost(p, basket)
    p.push(t.BOUGHT, seat, basket, city)
    open_payment(p, seat, t.FOR_BUY, need, florins)


class Bought(Step[Italy]):
    """What is paid for arrives (V-12.13, V-12.14)."""

    def __init__(self) -> None:
        super().__init__(t.BOUGHT, slots=["basket", "city:city"])

    def run(self, p: Italy) -> None:
        seat = p.seat()
        basket = p.slot(BASKET)
        city = p.slot(CITY)
        p.pop()
        stock = p.stock[:]
        cards = 0
        for item in range(len(t.ITEMS)):
            if not (basket >> item) & 1:
                continue
            stock[item] -= 1
            tell(p, told.E_BOUGHT, seat, item)
            if item < t.CARD_ITEMS:
                cards |= 1 << item
                gain_agents(p, seat, p.book.card_agents[item])
            elif item == t.I_CATHEDRAL:
                build(p, seat, city)
            else:
                p.own = put(p.own, seat * t.OWN + item - t.I_DUCHY, t.FRESH)
        p.stock = stock
        if cards:
            p.push(t.ARRIVE, seat, cards, -1, -1)


def build(p: Italy, seat: int, city: int) -> None:
    """A cathedral arrives exhausted (V-12.14, V-12.16)."""
    for k in range(t.CATHEDRALS):
        if p.pawn[k] < 0:
            p.pawn = put(p.pawn, k, city)
            p.face = put(p.face, t.T_CATHEDRAL + k, 1)
            break
    tell(p, told.E_CATHEDRAL, seat, city)


# Cards that come to the palace.

CHARACTERS: Final = 0
OTHERS: Final = 1
"""Slots of Arrive: the characters that come as a mask, then two other cards, -1 for none."""
OTHERS_END: Final = 3
MAY_DECLINE: Final = 3
"""Slot of Arrive: whether new cards may be turned away (VW-4.5); in Clear it is the first slot."""
DECLINING: Final = 0
DECLINED: Final = ["first", "second"]
"""What the moves of Clear call the cards of an ally."""


def arriving(p: Italy) -> list[int]:
    """The cards of the frame of Arrive on top: characters as a mask, then others."""
    found = [card for card in range(t.CARD_ITEMS) if (p.slot(CHARACTERS) >> card) & 1]
    for other in range(OTHERS, OTHERS_END):
        if p.slot(other) >= 0:
            found.append(p.slot(other))
    return found


def awaited(p: Italy) -> dict[str, str]:
    """The cards for which Clear makes room: characters by their names, an ally's as its moves call them."""
    names = p.book.card_names
    found = {names[card]: names[card] for card in range(t.CARD_ITEMS) if (p.under(CHARACTERS) >> card) & 1}
    for other in range(OTHERS, OTHERS_END):
        if p.under(other) >= 0:
            found[DECLINED[other - OTHERS]] = names[p.under(other)]
    return found


class Arrive(Step[Italy]):
    """New cards need slots; courtiers make room first (V-12.13, V-R41)."""

    def __init__(self) -> None:
        super().__init__(t.ARRIVE, slots=["characters", "first:card", "second:card", "may_decline"])

    def run(self, p: Italy) -> None:
        seat = p.seat()
        cards = arriving(p)
        opened = sum(p.book.card_slots[card] for card in cards) if p.book.duel else 0
        if p.courtiers(seat) + len(cards) > min(p.slots(seat) + opened, t.BENCH):
            p.push(t.CLEAR, seat, 1 if p.slot(MAY_DECLINE) else 0)
            return
        if p.book.duel and overfull(p, seat):
            p.push(t.YIELD, seat)  # a slot closed while room was made (V-R40, V-R47)
            return
        p.pop()
        at = len(p.agenda)
        for card in cards:
            p.push(t.SEAT_CARD, seat, card)
        p.forward(at)


class Clear(Choice[Italy]):
    """The courtier that makes room (V-12.13); an ally's card may be turned away instead (VW-4.5).

    The frame below is that of Arrive.
    """

    def __init__(self) -> None:
        super().__init__(t.CLEAR, [notation.slot()], DECLINED, ["declining"])
        self.hints = ["card"]

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        slot = move - self.base
        if slot < self.plain:
            return 0 if p.court[seat * t.BENCH + slot] >= 0 else told.NO_CARD_THERE
        return 0 if p.slot(DECLINING) and p.under(OTHERS + slot - self.plain) >= 0 else told.NO_CARD_THERE

    def apply(self, p: Italy, seat: int, move: int) -> None:
        slot = move - self.base
        p.pop()
        if slot < self.plain:
            discard(p, seat, slot)
            return
        which = OTHERS + slot - self.plain
        tell(p, told.E_DISCARDED, seat, p.slot(which))
        p.fill(which, -1)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        others = sum(1 for other in range(OTHERS, OTHERS_END) if p.under(other) >= 0)
        return {"count": bin(p.under(CHARACTERS)).count("1") + others}

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        slot = move - self.base
        if slot < self.plain:
            return {"card": p.court[p.seat() * t.BENCH + slot]}
        return {"card": p.under(OTHERS + slot - self.plain)}


CARD: Final = 0
"""Slot of SeatCard: the new courtier."""


class SeatCard(Choice[Italy]):
    """The slot of a new courtier (V-12.13); nobody is asked where all are alike."""

    def __init__(self) -> None:
        super().__init__(t.SEAT_CARD, [notation.slot()], slots=["card:card"])
        self.framed = False

    def decider(self, p: Italy) -> int:
        seat = p.seat()
        if landing(p, seat, 0, 0) >= 0 and landing(p, seat, 1, 0) >= 0:
            return seat
        return seat if alike(p, seat, self.opens(p)) < 0 else NOBODY

    def run(self, p: Italy) -> None:
        seat = p.seat()
        self.apply(p, seat, self.base + alike(p, seat, self.opens(p)))

    def opens(self, p: Italy) -> int:
        """The slots that the card brings (V-R47)."""
        return p.book.card_slots[p.slot(CARD)] if p.book.duel else 0

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        usable = min(p.slots(seat) + self.opens(p), t.BENCH)
        if p.courtiers(seat) >= usable:
            return
        marks = marks_left(p, seat, usable)
        for side in range(len(t.SIDES)):
            slot = landing(p, seat, side, marks)
            if slot >= 0:
                legal.append(self.base + slot)
        # Whatever else is free is redundant, so it matters only where one side is full.
        if len(legal) < 2:
            for slot in open_slots(p, seat, self.opens(p)):
                if self.base + slot not in legal:
                    spare.append(self.base + slot)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        return slot_refusal(p, seat, move - self.base, [], self.opens(p))

    def apply(self, p: Italy, seat: int, move: int) -> None:
        card = p.slot(CARD)
        p.pop()
        p.court = put(p.court, seat * t.BENCH + move - self.base, card)
        p.tired = put(p.tired, seat * t.BENCH + move - self.base, 0)
        tell(p, told.E_COURTIER, seat, card, move - self.base)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"card": p.slot(CARD)}


# Troops.


def recruit_cost(p: Italy, seat: i64, name: i64, city: i64) -> int:
    if name:
        return p.book.ally_cost
    return p.book.recruit_home if city in p.book.home[seat] else p.book.recruit_away


LAST_TROOP: Final = 0
"""Slot of Recruit: army and city of the last troop, as in its moves."""


class Recruit(Choice[Italy]):
    """Troops from the supply, one by one (V-12.17, VW-7.2, VW-7.3)."""

    def __init__(self) -> None:
        super().__init__(t.RECRUIT, [notation.army(), notation.city()], ["done"], ["last"])
        self.hints = notation.PRICE
        self.with_asides = True

    def asides(self, p: Italy, seat: int) -> list[int]:
        return BEGGING

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        rules = p.book
        control = p.control
        purse = funds(p, seat, t.FOR_RECRUIT)
        last = p.slot(LAST_TROOP)
        if purse >= rules.recruit_home and p.army_size(seat) < rules.troops_total[seat]:
            home = rules.home[seat]
            for city in p.lands().tiles[seat]:
                cost = rules.recruit_home if city in home else rules.recruit_away
                if city < t.TOWNS and control[city] == seat and purse >= cost:
                    (spare if city < last else legal).append(self.base + city)
        if rules.duel and purse >= rules.ally_cost:
            for major in range(len(p.sworn)):
                army = p.seats + major
                if p.sworn[major] != seat or p.army_size(army) >= rules.major_total[major]:
                    continue
                for city in rules.major_cities[major]:
                    if control[city] == army:
                        index = (major + 1) * t.TOWNS + city
                        (spare if index < last else legal).append(self.base + index)
        legal.append(self.base + self.plain)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        index = move - self.base
        if index == self.plain:
            return 0
        name = index // t.TOWNS
        city = index % t.TOWNS
        army = army_of(p, seat, name)
        if army < 0:
            return told.NOT_YOUR_ALLY
        if p.control[city] != army or (name and city not in p.book.major_cities[name - 1]):
            return told.NOT_YOUR_CITY
        most = p.book.major_total[name - 1] if name else p.book.troops_total[seat]
        if p.army_size(army) >= most:
            return told.TROOPS_ALL_OUT
        cost = recruit_cost(p, seat, name, city)
        if p.florins[seat] < cost and funds(p, seat, t.FOR_RECRUIT) < cost:
            return told.NOT_PAYABLE
        return REDUNDANT if index < p.slot(LAST_TROOP) else 0

    def apply(self, p: Italy, seat: int, move: int) -> None:
        index = move - self.base
        if index == self.plain:
            p.pop()
            return
        name = index // t.TOWNS
        city = index % t.TOWNS
        at = army_of(p, seat, name) * t.TOWNS + city
        p.unshare()
        p.troops[at] += 1
        p.fill(LAST_TROOP, index)
        tell(p, told.E_RECRUIT, seat, name, city)
        open_payment(p, seat, t.FOR_RECRUIT, 0, recruit_cost(p, seat, name, city))

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        index = move - self.base
        return due(0, recruit_cost(p, p.seat(), index // t.TOWNS, index % t.TOWNS)) if index < self.plain else {}
