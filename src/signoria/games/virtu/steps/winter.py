"""Winter, first half: upkeep and the palace (V-12.1 to V-12.9)."""

from typing import Final

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    ALLY,
    ARRANGE,
    BUY,
    COURTIER_EXHAUSTED,
    DISBAND,
    E_DISBAND,
    E_INSTALLED,
    E_SHIFTED,
    E_TUCKED,
    E_UPKEEP,
    E_WITHDRAWN,
    LEAVES_ALONE,
    NO_ACTION,
    NO_CARD_THERE,
    NO_TROOP_HERE,
    NO_UPKEEP,
    NOT_PAYABLE,
    RECRUIT,
    ROOM_CLOSED,
    SPOT_TAKEN,
    UNDER_NOTHING,
    UPKEEP,
    YIELD,
)
from signoria.games.virtu.means import funds
from signoria.games.virtu.palace import discard, landing, open_rooms, overfull, room_open, slot_refusal
from signoria.games.virtu.paying import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.campaign import army_of
from signoria.games.virtu.terms import (
    ACTION_SPOT,
    BASE_SLOTS,
    BENCH,
    CARD_ITEMS,
    DISCARD_SPOT,
    FOR_UPKEEP,
    RING,
    SIDE_OF,
    TARGETS,
    TOWNS,
    UNDER_SPOT,
)
from signoria.kernel.position import FRAME, NONE, REDUNDANT, Choice, Position, Step, put

MOST_UPKEEP: Final = 10


class Winter(Step):
    """One seat's Winter, its five steps in order (V-12.1)."""

    def __init__(self) -> None:
        super().__init__("winter", "V-12.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        frames = [RECRUIT, seat, -1, 0, 0, 0, 0, 0, BUY, seat, 0, -1, 0, 0, 0, 0, ARRANGE, seat, 0, 0, 0, 0, 0, 0]
        p.agenda[-FRAME:] = frames if p.rules.duel else [ALLY, seat, 0, 0, 0, 0, 0, 0, *frames]
        if upkeep_due(p, seat):
            p.push(UPKEEP, seat)

    def stop(self, p: Position) -> bool:
        return True


# Upkeep.


def on_board(p: Italy, seat: int) -> int:
    """All troops that a seat leads."""
    if p.rules.duel:
        return sum(p.army_size(army) for army in p.armies(seat))
    return sum(p.troops[seat * TOWNS : seat * TOWNS + TOWNS])


def upkeep_due(p: Italy, seat: int) -> int:
    """The florins for all troops (V-12.2; with two players only in marked rounds, VW-7.1)."""
    troops = on_board(p, seat)
    if not p.rules.duel:
        return p.rules.upkeep[min(troops, len(p.rules.upkeep) - 1)]
    if p.year not in p.rules.upkeep_rounds:
        return 0
    return -(-troops // p.rules.upkeep_per)


def fed_by(p: Italy, florins: int) -> int:
    """How many troops a sum keeps."""
    if p.rules.duel:
        return florins * p.rules.upkeep_per
    return max(n for n in range(len(p.rules.upkeep)) if p.rules.upkeep[n] <= florins)


class Upkeep(Choice):
    """How much is paid; troops that are not paid leave (V-12.2, V-12.3)."""

    def __init__(self) -> None:
        super().__init__("upkeep", "V-12.2", [notation.count(MOST_UPKEEP)])

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        legal.extend(self.block[: min(upkeep_due(p, seat), funds(p, seat, FOR_UPKEEP)) + 1])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        florins = move - self.base
        if florins > upkeep_due(p, seat):
            return NO_UPKEEP
        return 0 if funds(p, seat, FOR_UPKEEP) >= florins else NOT_PAYABLE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        florins = move - self.base
        p.pop()
        leaving = on_board(p, seat) - fed_by(p, florins)
        if leaving > 0:
            p.push(DISBAND, seat, leaving, -1)
        if florins:
            if p.ear is not None:
                p.ear.hear(E_UPKEEP, [seat, florins])
            open_payment(p, seat, FOR_UPKEEP, 0, florins)


class Disband(Choice):
    """Which troops leave (V-12.3). Slots: how many, the last one."""

    def __init__(self) -> None:
        super().__init__("disband", "V-12.3", [notation.army(), notation.city()])

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        last = p.agenda[-5]
        found: list[int] = []
        counts: list[int] = []
        for army in p.armies(seat):
            name = 0 if army == seat else army - p.seats + 1
            for city in p.rules.cities:
                if p.troops[army * TOWNS + city]:
                    found.append(name * TOWNS + city)
                    counts.append(p.troops[army * TOWNS + city])
        later = sum(counts)
        for k in range(len(found)):
            (legal if found[k] >= last and later >= p.agenda[-6] else spare).append(self.base + found[k])
            later -= counts[k]

    def troops_from(self, p: Italy, seat: int, index: int) -> int:
        """The troops at an entry of the block and after it."""
        later = 0
        for army in p.armies(seat):
            first = 0 if army == seat else (army - p.seats + 1) * TOWNS
            for city in range(TOWNS):
                if first + city >= index:
                    later += p.troops[army * TOWNS + city]
        return later

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        index = move - self.base
        army = army_of(p, seat, index // TOWNS)
        if army < 0 or p.troops[army * TOWNS + index % TOWNS] == 0:
            return NO_TROOP_HERE
        if index < p.slot(1):
            return REDUNDANT
        return 0 if self.troops_from(p, seat, index) >= p.slot(0) else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        index = move - self.base
        at = army_of(p, seat, index // TOWNS) * TOWNS + index % TOWNS
        p.troops = put(p.troops, at, p.troops[at] - 1)
        if p.ear is not None:
            p.ear.hear(E_DISBAND, [seat, index // TOWNS, index % TOWNS])
        p.fill(0, p.slot(0) - 1)
        p.fill(1, index)
        if p.slot(0) == 0:
            p.pop()


# The palace.


def arrange_refusal(p: Italy, seat: int, source: int, target: int, moved: int) -> int:
    """Whether a card may go from one spot of a palace to another (V-12.5 to V-12.8); `moved`: slots shifted into."""
    if source < BENCH:
        card = p.court[seat * BENCH + source]
        if card < 0:
            return NO_CARD_THERE
        if target >= BENCH and target != DISCARD_SPOT:
            return COURTIER_EXHAUSTED if p.tired[seat * BENCH + source] else room_refusal(p, seat, card, target)
        if target == DISCARD_SPOT:
            return 0 if p.courtiers(seat) >= p.slots(seat) or buys_again(p, card) else REDUNDANT
        if p.tired[seat * BENCH + source]:
            return COURTIER_EXHAUSTED
        code = slot_refusal(p, seat, target, NONE, 0, source)
        return REDUNDANT if code == 0 and ((moved >> source) & 1 or target // 3 == source // 3) else code
    room = source - ACTION_SPOT if source < UNDER_SPOT else source - UNDER_SPOT
    card = (p.action if source < UNDER_SPOT else p.beneath)[seat * RING + room]
    if card < 0:
        return NO_CARD_THERE
    if target >= BENCH:
        return COURTIER_EXHAUSTED
    if not room_open(p, seat, room):
        return ROOM_CLOSED
    if source < UNDER_SPOT:
        beneath = p.beneath[seat * RING + room]
        if beneath >= 0 and p.rules.card_action[beneath] < 0:
            return LEAVES_ALONE
    return slot_refusal(p, seat, target)


def buys_again(p: Italy, card: int) -> bool:
    """Whether only its discard lets a card be bought again: it is unique, or its pile is empty (V-12.10, V-12.15).

    Other cards make room when it is needed (V-12.13), so their discard matters only where all is full.
    """
    return card < CARD_ITEMS and (p.rules.item_unique[card] or p.stock[card] == 0)


def room_refusal(p: Italy, seat: int, card: int, target: int) -> int:
    """Whether a courtier may go into a room, in action or in improvement (V-12.5)."""
    room = target - ACTION_SPOT if target < UNDER_SPOT else target - UNDER_SPOT
    if not room_open(p, seat, room):
        return ROOM_CLOSED
    at = seat * RING + room
    if target < UNDER_SPOT:
        if p.action[at] >= 0:
            return SPOT_TAKEN
        return 0 if p.rules.card_action[card] >= 0 else NO_ACTION
    if p.beneath[at] >= 0:
        return SPOT_TAKEN
    return 0 if p.action[at] >= 0 else UNDER_NOTHING


class Arrange(Choice):
    """Cards move one by one (V-12.4). Slot: courtier slots that a card was shifted into."""

    def __init__(self) -> None:
        super().__init__("arrange", "V-12.5", [notation.spot(), notation.target()], ["done"])
        self.hints = ["card"]

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        court = seat * BENCH
        ring = seat * RING
        cards = p.court[court : court + BENCH]
        tired = p.tired
        card_action = p.rules.card_action
        usable = p.slots(seat)
        filled = BENCH - cards.count(-1)
        marks = usable - BASE_SLOTS
        marked = p.rules.watermarked
        for slot in range(BENCH):
            if cards[slot] >= 0:
                marks -= marked[court + slot]
        rooms = open_rooms(p, seat)
        moved = p.agenda[-6]
        action = p.action
        beneath = p.beneath
        empty: list[int] = []
        single: list[int] = []
        for room in rooms:
            if action[ring + room] < 0:
                empty.append(room)
            elif beneath[ring + room] < 0:
                single.append(room)
        for slot in range(BENCH):
            card = cards[slot]
            if card < 0:
                continue
            first = self.base + slot * TARGETS
            if not tired[court + slot]:
                if filled <= usable and not (moved >> slot) & 1:
                    target = landing(p, seat, 1 - SIDE_OF[slot], marks + marked[court + slot])
                    if target >= 0:
                        legal.append(first + target)
                if card_action[card] >= 0:
                    for room in empty:
                        legal.append(first + ACTION_SPOT + room)
                for room in single:
                    legal.append(first + UNDER_SPOT + room)
            if filled >= usable or buys_again(p, card):
                legal.append(first + DISCARD_SPOT)
            elif not spare:
                spare.append(first + DISCARD_SPOT)
        if filled < usable and len(empty) < len(rooms):
            self.sift_rooms(p, seat, rooms, marks, legal)
        legal.append(self.base + self.plain)

    def sift_rooms(self, p: Italy, seat: int, rooms: list[int], marks: int, legal: list[int]) -> None:
        """The cards that may come back from their rooms, in action, then in improvement."""
        ring = seat * RING
        targets = [slot for slot in (landing(p, seat, 0, marks), landing(p, seat, 1, marks)) if slot >= 0]
        for room in rooms:
            under = p.beneath[ring + room]
            if p.action[ring + room] >= 0 and (under < 0 or p.rules.card_action[under] >= 0):
                for target in targets:
                    legal.append(self.base + (ACTION_SPOT + room) * TARGETS + target)
        for room in rooms:
            if p.beneath[ring + room] >= 0:
                for target in targets:
                    legal.append(self.base + (UNDER_SPOT + room) * TARGETS + target)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        index = move - self.base
        if index == self.plain:
            return 0
        return arrange_refusal(p, seat, index // TARGETS, index % TARGETS, p.slot(0))

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        index = move - self.base
        if index == self.plain:
            p.pop()
            return
        source = index // TARGETS
        target = index % TARGETS
        if target < BENCH:
            p.fill(0, p.agenda[-6] | (1 << target))
        arrange(p, seat, source, target)
        if p.rules.duel and overfull(p, seat):
            p.push(YIELD, seat)


def arrange(p: Italy, seat: int, source: int, target: int) -> None:
    """Move one card of a palace; from a room it comes out exhausted (V-12.5)."""
    if target == DISCARD_SPOT:
        discard(p, seat, source)
        return
    court = p.court[:]
    tired = p.tired[:]
    base = seat * BENCH
    if source < BENCH:
        card = court[base + source]
        court[base + source] = -1
        tired[base + source] = 0
        kind = E_SHIFTED
        spent = 0
    else:
        card = take_out(p, seat, source)
        kind = E_WITHDRAWN
        spent = 1
    where = target
    if target < BENCH:
        court[base + target] = card
        tired[base + target] = spent
    elif target < UNDER_SPOT:
        where = target - ACTION_SPOT
        kind = E_INSTALLED
        p.action = put(p.action, seat * RING + where, card)
    else:
        where = target - UNDER_SPOT
        kind = E_TUCKED
        p.beneath = put(p.beneath, seat * RING + where, card)
    p.court = court
    p.tired = tired
    if p.ear is not None:
        p.ear.hear(kind, [seat, card, where])


def take_out(p: Italy, seat: int, source: int) -> int:
    """A card leaves a room; an improvement with an action of its own becomes the card in action (R-17)."""
    if source >= UNDER_SPOT:
        at = seat * RING + source - UNDER_SPOT
        card = p.beneath[at]
        p.beneath = put(p.beneath, at, -1)
        return card
    at = seat * RING + source - ACTION_SPOT
    card = p.action[at]
    p.action = put(p.action, at, p.beneath[at])
    p.beneath = put(p.beneath, at, -1)
    return card
