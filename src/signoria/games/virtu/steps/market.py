"""Winter, second half: purchases and troops (V-12.10 to V-12.17)."""

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    ARRIVE,
    BOUGHT,
    CLEAR,
    E_BOUGHT,
    E_CATHEDRAL,
    E_COURTIER,
    E_DISCARDED,
    E_RECRUIT,
    IN_BASKET,
    KINGDOM_OR_REPUBLIC,
    NO_CARD_THERE,
    NO_CATHEDRAL_SITE,
    NO_ROOM_FOR_CARDS,
    NOT_IN_THIS_GAME,
    NOT_PAYABLE,
    NOT_YOUR_ALLY,
    NOT_YOUR_CITY,
    NOT_YOUR_TITLE,
    SEAT_CARD,
    SITE,
    SOLD_OUT,
    TROOPS_ALL_OUT,
    UNIQUE,
    YIELD,
)
from signoria.games.virtu.means import (
    FLORIN_SHIFT,
    GUARD,
    ONE_KIND,
    SYMBOLS_ONLY,
    can_cover,
    funds,
    means,
    payable,
    sources,
)
from signoria.games.virtu.palace import alike, discard, gain_agents, landing, overfull, slot_refusal
from signoria.games.virtu.paying import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.campaign import army_of
from signoria.games.virtu.steps.paying import BEGGING
from signoria.games.virtu.terms import (
    BENCH,
    CARD_ITEMS,
    CATHEDRALS,
    FOR_BUY,
    FOR_RECRUIT,
    FRESH,
    I_CATHEDRAL,
    I_DUCHY,
    I_GUILD,
    I_KINGDOM,
    I_REPUBLIC,
    ITEMS,
    OWN,
    T_CATHEDRAL,
    TOWNS,
)
from signoria.kernel.position import NOBODY, REDUNDANT, Choice, Position, Step, put


def sites(p: Italy, seat: int) -> list[int]:
    """Own cities of value 3 or more without a cathedral (V-12.16)."""
    least = p.rules.cathedral_value
    control = p.control
    return [
        city for city in p.rules.cities if control[city] == seat and p.rules.value[city] >= least and city not in p.pawn
    ]


def basket_cost(p: Italy, basket: int) -> tuple[int, int]:
    """The combined cost: symbols and florins (V-12.11)."""
    need = 0
    florins = 0
    item = 0
    while basket:
        if basket & 1:
            need += p.rules.item_need[item]
            florins += p.rules.item_florins[item]
        basket >>= 1
        item += 1
    return need, florins


def basket_slots(p: Italy, seat: int, basket: int) -> int:
    """Usable slots once the titles of the basket are there (R-18)."""
    total = p.slots(seat)
    if p.rules.duel:
        # A courtier that opens a slot takes one too; if it makes room both are gone.
        total = p.count_slots(seat, False)
    for item in range(I_DUCHY, I_GUILD + 1):
        if (basket >> item) & 1:
            total += p.rules.own_slots[item - I_DUCHY]
    return min(total, BENCH)


def cards_in(basket: int) -> int:
    cards = 0
    for item in range(CARD_ITEMS):
        cards += (basket >> item) & 1
    return cards


def item_refusal(p: Italy, seat: int, basket: int, item: int) -> int:
    """Whether an item may be in the basket, its price apart (V-12.10, V-12.13, V-12.15, V-12.16)."""
    rules = p.rules
    if rules.stock[item] == 0:
        return NOT_IN_THIS_GAME
    if p.stock[item] == 0:
        return SOLD_OUT
    if (basket >> item) & 1:
        return IN_BASKET
    if item < CARD_ITEMS:
        if rules.item_unique[item] and p.owned(seat, item):
            return UNIQUE
        if basket == 0:
            return 0
        return 0 if cards_in(basket) < basket_slots(p, seat, basket) else NO_ROOM_FOR_CARDS
    if item == I_CATHEDRAL:
        return 0 if sites(p, seat) else NO_CATHEDRAL_SITE
    if item != I_GUILD and item not in rules.titles[seat]:
        return NOT_YOUR_TITLE
    if p.own[seat * OWN + item - I_DUCHY]:
        return UNIQUE
    if item == I_KINGDOM or item == I_REPUBLIC:
        other = I_KINGDOM + I_REPUBLIC - item
        if (basket >> other) & 1 or p.own[seat * OWN + other - I_DUCHY]:
            return KINGDOM_OR_REPUBLIC
    return 0


class Buy(Choice):
    """The basket, item by item; all is paid at once (V-12.10 to V-12.12). Slots: basket, the last item."""

    def __init__(self) -> None:
        super().__init__("buy", "V-12.10", [notation.item()], ["done"])
        self.hints = notation.PRICE

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        rules = p.rules
        basket = p.agenda[-6]
        need = 0
        florins = 0
        if basket:
            need, florins = basket_cost(p, basket)
        have = means(p, seat, FOR_BUY)
        left = p.florins[seat] + (have >> FLORIN_SHIFT) - florins
        prices = rules.item_florins
        found: list[int] = []
        failed = 0
        failed_short = (have >> FLORIN_SHIFT) + 1  # more than anything here can lack
        passed = -1
        passed_short = 0
        room = not basket or cards_in(basket) < basket_slots(p, seat, basket)
        if left >= rules.cheapest:
            have = (have & SYMBOLS_ONLY | GUARD) - need
            stock = p.stock
            needs = rules.item_need
            unique = rules.item_unique
            treasury = p.florins[seat]
            for item in rules.catalogue[seat]:
                if prices[item] > left or stock[item] == 0 or (have - needs[item]) & GUARD != GUARD:
                    continue
                if item < CARD_ITEMS and not unique[item]:
                    if not room or (basket >> item) & 1:
                        continue
                elif item_refusal(p, seat, basket, item):
                    continue
                cost = need + needs[item]
                short = florins + prices[item] - treasury
                if cost and (short > 0 or cost not in ONE_KIND):
                    if short >= failed_short and ((cost | GUARD) - failed) & GUARD == GUARD:
                        continue  # dearer than what cannot be paid
                    if passed < 0 or short > passed_short or ((passed | GUARD) - cost) & GUARD != GUARD:
                        # Not cheaper than what can be paid.
                        if not found:
                            found = sources(p, seat, FOR_BUY)
                        if not can_cover(p, found, cost, short if short > 0 else 0, -1, -1, 0):
                            failed = cost
                            failed_short = short
                            continue
                        passed = cost
                        passed_short = short
                if item < p.agenda[-5] and not self.opened(basket, item):
                    spare.append(self.base + item)
                else:
                    legal.append(self.base + item)
        legal.append(self.base + self.plain)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        item = move - self.base
        if item == self.plain:
            return 0
        basket = p.slot(0)
        code = item_refusal(p, seat, basket, item)
        if code:
            return code
        need = p.rules.item_need[item]
        florins = p.rules.item_florins[item]
        if basket:
            need, florins = basket_cost(p, basket | (1 << item))
        if not payable(p, seat, FOR_BUY, need, florins):
            return NOT_PAYABLE
        return REDUNDANT if item < p.slot(1) and not self.opened(basket, item) else 0

    def opened(self, basket: int, item: int) -> bool:
        """A title in the basket opens a slot, so cards may follow it."""
        return item < CARD_ITEMS and basket >> CARD_ITEMS > 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        item = move - self.base
        if item < self.plain:
            p.fill(0, p.agenda[-6] | (1 << item))
            p.fill(1, item)
            return
        basket = p.agenda[-6]
        p.pop()
        if not basket:
            return
        if (basket >> I_CATHEDRAL) & 1:
            found = sites(p, seat)
            if len(found) > 1:
                p.push(SITE, seat, basket)
            else:
                check_out(p, seat, basket, found[0])
        else:
            check_out(p, seat, basket, -1)


class Site(Choice):
    """The city of a cathedral, named when buying (R-42). Slot: basket."""

    def __init__(self) -> None:
        super().__init__("cathedral", "V-12.16", [notation.city()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        return 0 if move - self.base in sites(p, seat) else NO_CATHEDRAL_SITE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        basket = p.slot(0)
        p.pop()
        check_out(p, seat, basket, move - self.base)


def check_out(p: Italy, seat: int, basket: int, city: int) -> None:
    need, florins = basket_cost(p, basket)
    p.push(BOUGHT, seat, basket, city)
    open_payment(p, seat, FOR_BUY, need, florins)


class Bought(Step):
    """What is paid for arrives (V-12.13, V-12.14). Slots: basket, cathedral city."""

    def __init__(self) -> None:
        super().__init__("bought", "V-12.14")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        basket = p.slot(0)
        city = p.slot(1)
        p.pop()
        stock = p.stock[:]
        cards = 0
        for item in range(len(ITEMS)):
            if not (basket >> item) & 1:
                continue
            stock[item] -= 1
            if p.ear is not None:
                p.ear.hear(E_BOUGHT, [seat, item])
            if item < CARD_ITEMS:
                cards |= 1 << item
                gain_agents(p, seat, p.rules.card_agents[item])
            elif item == I_CATHEDRAL:
                build(p, seat, city)
            else:
                p.own = put(p.own, seat * OWN + item - I_DUCHY, FRESH)
        p.stock = stock
        if cards:
            p.push(ARRIVE, seat, cards, -1, -1)


def build(p: Italy, seat: int, city: int) -> None:
    """A cathedral arrives exhausted (V-12.14, V-12.16)."""
    for k in range(CATHEDRALS):
        if p.pawn[k] < 0:
            p.pawn = put(p.pawn, k, city)
            p.face = put(p.face, T_CATHEDRAL + k, 1)
            break
    if p.ear is not None:
        p.ear.hear(E_CATHEDRAL, [seat, city])


# Cards that come to the palace.


def arriving(p: Position) -> list[int]:
    """The cards of the frame of Arrive on top: characters as a mask, then others."""
    found = [card for card in range(CARD_ITEMS) if (p.slot(0) >> card) & 1]
    return found + [card for card in (p.slot(1), p.slot(2)) if card >= 0]


class Arrive(Step):
    """New cards need slots; courtiers make room first (V-12.13, R-41). Slots: characters, two other cards, whether
    new cards may be turned away (VW-4.5)."""

    def __init__(self) -> None:
        super().__init__("arrive", "V-12.13")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        cards = arriving(p)
        opened = sum(p.rules.card_slots[card] for card in cards) if p.rules.duel else 0
        if p.courtiers(seat) + len(cards) > min(p.slots(seat) + opened, BENCH):
            p.push(CLEAR, seat, 1 if p.slot(3) else 0)
            return
        if p.rules.duel and overfull(p, seat):
            p.push(YIELD, seat)  # a slot closed while room was made
            return
        p.pop()
        for card in reversed(cards):
            p.push(SEAT_CARD, seat, card)


class Clear(Choice):
    """The courtier that makes room (V-12.13); an ally's card may be turned away instead (VW-4.5)."""

    def __init__(self) -> None:
        super().__init__("clear", "V-12.13", [notation.slot()], ["first", "second"])
        self.hints = ["card"]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        slot = move - self.base
        if slot < self.plain:
            return 0 if p.court[seat * BENCH + slot] >= 0 else NO_CARD_THERE
        # The frame below is that of Arrive.
        return 0 if p.agenda[-6] and p.agenda[-13 + slot - self.plain] >= 0 else NO_CARD_THERE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        slot = move - self.base
        p.pop()
        if slot < self.plain:
            discard(p, seat, slot)
            return
        which = slot - self.plain + 1
        if p.ear is not None:
            p.ear.hear(E_DISCARDED, [seat, p.slot(which)])
        p.fill(which, -1)


class SeatCard(Choice):
    """The slot of a new courtier (V-12.13); nobody is asked where all are alike. Slot: card."""

    def __init__(self) -> None:
        super().__init__("courtier", "V-12.13", [notation.slot()])
        self.framed = False

    def decider(self, p: Position) -> int:
        assert isinstance(p, Italy)
        seat = p.seat()
        if landing(p, seat, 0, 0) >= 0 and landing(p, seat, 1, 0) >= 0:
            return seat
        return seat if alike(p, seat, self.opens(p)) < 0 else NOBODY

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        self.apply(p, seat, self.base + alike(p, seat, self.opens(p)))

    def opens(self, p: Italy) -> int:
        """The slots that the card brings (R-47)."""
        return p.rules.card_slots[p.slot(0)] if p.rules.duel else 0

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        left = landing(p, seat, 0, 0)
        right = landing(p, seat, 1, 0)
        if left < 0 or right < 0 or p.courtiers(seat) >= p.slots(seat):
            super().sift(p, seat, legal, spare)
            return
        # There is a base slot on either side: whatever else is free is redundant.
        legal.append(self.base + left)
        legal.append(self.base + right)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        return slot_refusal(p, seat, move - self.base, [], self.opens(p))

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        card = p.slot(0)
        p.pop()
        p.court = put(p.court, seat * BENCH + move - self.base, card)
        p.tired = put(p.tired, seat * BENCH + move - self.base, 0)
        if p.ear is not None:
            p.ear.hear(E_COURTIER, [seat, card, move - self.base])


# Troops.


def recruit_cost(p: Italy, seat: int, name: int, city: int) -> int:
    if name:
        return p.rules.ally_cost
    return p.rules.recruit_home if city in p.rules.home[seat] else p.rules.recruit_away


class Recruit(Choice):
    """Troops from the supply, one by one (V-12.17, VW-7.2, VW-7.3). Slot: the last one."""

    def __init__(self) -> None:
        super().__init__("recruit", "V-12.17", [notation.army(), notation.city()], ["done"])
        self.hints = notation.PRICE
        self.with_asides = True

    def asides(self, p: Position, seat: int) -> list[int]:
        return BEGGING

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        rules = p.rules
        control = p.control
        purse = funds(p, seat, FOR_RECRUIT)
        last = p.agenda[-6]
        if purse >= rules.recruit_home and p.army_size(seat) < rules.troops_total[seat]:
            home = rules.home[seat]
            for city in p.lands(seat):
                cost = rules.recruit_home if city in home else rules.recruit_away
                if city < TOWNS and control[city] == seat and purse >= cost:
                    (spare if city < last else legal).append(self.base + city)
        if rules.duel and purse >= rules.ally_cost:
            for major in range(len(p.sworn)):
                army = p.seats + major
                if p.sworn[major] != seat or p.army_size(army) >= rules.major_total[major]:
                    continue
                for city in rules.major_cities[major]:
                    if control[city] == army:
                        index = (major + 1) * TOWNS + city
                        (spare if index < last else legal).append(self.base + index)
        legal.append(self.base + self.plain)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        index = move - self.base
        if index == self.plain:
            return 0
        name = index // TOWNS
        city = index % TOWNS
        army = army_of(p, seat, name)
        if army < 0:
            return NOT_YOUR_ALLY
        if p.control[city] != army or (name and city not in p.rules.major_cities[name - 1]):
            return NOT_YOUR_CITY
        most = p.rules.major_total[name - 1] if name else p.rules.troops_total[seat]
        if p.army_size(army) >= most:
            return TROOPS_ALL_OUT
        cost = recruit_cost(p, seat, name, city)
        if p.florins[seat] < cost and funds(p, seat, FOR_RECRUIT) < cost:
            return NOT_PAYABLE
        return REDUNDANT if index < p.slot(0) else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        index = move - self.base
        if index == self.plain:
            p.pop()
            return
        name = index // TOWNS
        city = index % TOWNS
        at = army_of(p, seat, name) * TOWNS + city
        p.troops = put(p.troops, at, p.troops[at] + 1)
        p.fill(0, index)
        if p.ear is not None:
            p.ear.hear(E_RECRUIT, [seat, name, city])
        open_payment(p, seat, FOR_RECRUIT, 0, recruit_cost(p, seat, name, city))
