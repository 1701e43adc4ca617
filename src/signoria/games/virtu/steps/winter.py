"""Winter, first half: upkeep and the palace (V-12.1 to V-12.9)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.means import funds
from signoria.games.virtu.palace import (
    card_at,
    discard,
    landing,
    open_rooms,
    overfull,
    room_open,
    slot_refusal,
)
from signoria.games.virtu.payment import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.campaign import army_of
from signoria.kernel.position import NONE, REDUNDANT, tell
from signoria.kernel.step import Choice, Step

MOST_UPKEEP: Final = 10


class Winter(Step[Italy]):
    """One seat's Winter, its five steps in order (V-12.1)."""

    def __init__(self, sequence: Callable[[Italy, int], None]) -> None:
        super().__init__(t.WINTER)
        self.sequence = sequence

    def run(self, p: Italy) -> None:
        seat = p.seat()
        p.pop()
        at = len(p.agenda)
        self.sequence(p, seat)
        p.forward(at)

    def stop(self, p: Italy) -> bool:
        return True


# Upkeep.


def on_board(p: Italy, seat: int) -> int:
    """All troops that a seat leads."""
    if p.book.duel:
        return sum(p.army_size(army) for army in p.armies(seat))
    return p.army_size(seat)


def upkeep_due(p: Italy, seat: int) -> int:
    """The florins for all troops (V-12.2; with two players only in marked rounds, VW-7.1)."""
    troops = on_board(p, seat)
    if not p.book.duel:
        return p.book.upkeep[min(troops, len(p.book.upkeep) - 1)]
    if p.year not in p.book.upkeep_rounds:
        return 0
    return -(-troops // p.book.upkeep_per)


def fed_by(book: ItalyBook, florins: int) -> int:
    """How many troops a sum keeps."""
    if book.duel:
        return florins * book.upkeep_per
    return max(n for n in range(len(book.upkeep)) if book.upkeep[n] <= florins)


class Upkeep(Choice[Italy]):
    """How much is paid; troops that are not paid leave (V-12.2, V-12.3)."""

    def __init__(self) -> None:
        super().__init__(t.UPKEEP, [notation.count(MOST_UPKEEP)])

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        legal.extend(self.block[: min(upkeep_due(p, seat), funds(p, seat, t.FOR_UPKEEP)) + 1])

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        florins = move - self.base
        if florins > upkeep_due(p, seat):
            return told.NO_UPKEEP
        return 0 if funds(p, seat, t.FOR_UPKEEP) >= florins else told.NOT_PAYABLE

    def apply(self, p: Italy, seat: int, move: int) -> None:
        florins = move - self.base
        p.pop()
        leaving = on_board(p, seat) - fed_by(p.book, florins)
        if leaving > 0:
            p.push(t.DISBAND, seat, leaving, -1)
        if florins:
            tell(p, told.E_UPKEEP, seat, florins)
            open_payment(p, seat, t.FOR_UPKEEP, 0, florins)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"florin": upkeep_due(p, seat)}


COUNT: Final = 0
LAST: Final = 1
"""Slots of Disband: how many troops still leave; army and city of the last one, as in its moves."""


class Disband(Choice[Italy]):
    """Which troops leave (V-12.3)."""

    def __init__(self) -> None:
        super().__init__(t.DISBAND, [notation.army(), notation.city()], slots=["count", "last"])

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        count = p.slot(COUNT)
        last = p.slot(LAST)
        found: list[int] = []
        counts: list[int] = []
        for army in p.armies(seat):
            name = 0 if army == seat else army - p.seats + 1
            for city in p.book.cities:
                if p.troops[army * t.TOWNS + city]:
                    found.append(name * t.TOWNS + city)
                    counts.append(p.troops[army * t.TOWNS + city])
        later = sum(counts)
        for k in range(len(found)):
            (legal if found[k] >= last and later >= count else spare).append(self.base + found[k])
            later -= counts[k]

    def troops_from(self, p: Italy, seat: int, index: int) -> int:
        """The troops at an entry of the block and after it."""
        later = 0
        for army in p.armies(seat):
            first = 0 if army == seat else (army - p.seats + 1) * t.TOWNS
            for city in range(t.TOWNS):
                if first + city >= index:
                    later += p.troops[army * t.TOWNS + city]
        return later

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        index = move - self.base
        army = army_of(p, seat, index // t.TOWNS)
        if army < 0 or p.troops[army * t.TOWNS + index % t.TOWNS] == 0:
            return told.NO_TROOP_HERE
        if index < p.slot(LAST):
            return REDUNDANT
        return 0 if self.troops_from(p, seat, index) >= p.slot(COUNT) else REDUNDANT

    def apply(self, p: Italy, seat: int, move: int) -> None:
        index = move - self.base
        at = army_of(p, seat, index // t.TOWNS) * t.TOWNS + index % t.TOWNS
        p.unshare()
        p.troops[at] -= 1
        tell(p, told.E_DISBAND, seat, index // t.TOWNS, index % t.TOWNS)
        p.fill(COUNT, p.slot(COUNT) - 1)
        p.fill(LAST, index)
        if p.slot(COUNT) == 0:
            p.pop()

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"count": p.slot(COUNT)}


# The palace.


def arrange_refusal(p: Italy, seat: int, source: int, target: int, moved: int) -> int:
    """Whether a card may go from one spot of a palace to another (V-12.5 to V-12.8); `moved`: slots shifted into."""
    if source < t.BENCH:
        card = p.court[seat * t.BENCH + source]
        if card < 0:
            return told.NO_CARD_THERE
        if target >= t.BENCH and target != t.DISCARD_SPOT:
            return told.COURTIER_EXHAUSTED if p.tired[seat * t.BENCH + source] else room_refusal(p, seat, card, target)
        if target == t.DISCARD_SPOT:
            return 0 if p.courtiers(seat) >= p.slots(seat) or buys_again(p, card) else REDUNDANT
        if p.tired[seat * t.BENCH + source]:
            return told.COURTIER_EXHAUSTED
        code = slot_refusal(p, seat, target, NONE, 0, source)
        return REDUNDANT if code == 0 and ((moved >> source) & 1 or target // 3 == source // 3) else code
    room = source - t.ACTION_SPOT if source < t.UNDER_SPOT else source - t.UNDER_SPOT
    card = (p.action if source < t.UNDER_SPOT else p.beneath)[seat * t.RING + room]
    if card < 0:
        return told.NO_CARD_THERE
    if target >= t.BENCH:
        return told.COURTIER_EXHAUSTED
    if not room_open(p, seat, room):
        return told.ROOM_CLOSED
    if source < t.UNDER_SPOT:
        beneath = p.beneath[seat * t.RING + room]
        if beneath >= 0 and p.book.card_action[beneath] < 0:
            return told.LEAVES_ALONE
    return slot_refusal(p, seat, target)


def buys_again(p: Italy, card: i64) -> bool:
    """Whether only its discard lets a card be bought again: it is unique, or its pile is empty (V-12.10, V-12.15).

    Other cards make room when it is needed (V-12.13), so their discard matters only where all is full.
    """
    return card < t.CARD_ITEMS and (p.book.item_unique[card] or p.stock[card] == 0)


def room_refusal(p: Italy, seat: int, card: int, target: int) -> int:
    """Whether a courtier may go into a room, in action or in improvement (V-12.5)."""
    room = target - t.ACTION_SPOT if target < t.UNDER_SPOT else target - t.UNDER_SPOT
    if not room_open(p, seat, room):
        return told.ROOM_CLOSED
    at = seat * t.RING + room
    if target < t.UNDER_SPOT:
        if p.action[at] >= 0:
            return told.SPOT_TAKEN
        return 0 if p.book.card_action[card] >= 0 else told.NO_ACTION
    if p.beneath[at] >= 0:
        return told.SPOT_TAKEN
    return 0 if p.action[at] >= 0 else told.UNDER_NOTHING


SHIFTED: Final = 0
"""Slot of Arrange: the courtier slots that a card was shifted into, as a mask."""


class Arrange(Choice[Italy]):
    """Cards move one by one (V-12.4)."""

    def __init__(self) -> None:
        super().__init__(t.ARRANGE, [notation.spot(), notation.target()], ["done"], ["shifted"])
        self.hints = ["card"]

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        base: i64 = self.base
        court: i64 = seat * t.BENCH
        ring: i64 = seat * t.RING
        cards = p.court
        tired = p.tired
        card_action = p.book.card_action
        marked = p.book.watermarked
        usable: i64 = p.slots(seat)
        filled: i64 = 0
        marks: i64 = usable - t.BASE_SLOTS
        for at in range(court, court + t.BENCH):
            if cards[at] >= 0:
                filled += 1
                marks -= marked[at]
        left: i64 = landing(p, seat, 0, marks)
        right: i64 = landing(p, seat, 1, marks)
        rooms = open_rooms(p, seat)
        moved: i64 = p.slot(SHIFTED)
        action = p.action
        beneath = p.beneath
        empty: list[int] = []
        single: list[int] = []
        for room in rooms:
            if action[ring + room] < 0:
                empty.append(room)
            elif beneath[ring + room] < 0:
                single.append(room)
        slot: i64
        for slot in range(t.BENCH):
            card: i64 = cards[court + slot]
            if card < 0:
                continue
            first = base + slot * t.TARGETS
            if not tired[court + slot]:
                if filled <= usable and not (moved >> slot) & 1:
                    target: i64 = left if slot >= t.SIDE else right
                    if target < 0 and marked[court + slot]:
                        target = landing(p, seat, 0 if slot >= t.SIDE else 1, marks + 1)
                    if target >= 0:
                        legal.append(first + target)
                if card_action[card] >= 0:
                    for room in empty:
                        legal.append(first + t.ACTION_SPOT + room)
                for room in single:
                    legal.append(first + t.UNDER_SPOT + room)
            if filled >= usable or buys_again(p, card):
                legal.append(first + t.DISCARD_SPOT)
            elif not spare:
                spare.append(first + t.DISCARD_SPOT)
        if filled < usable and len(empty) < len(rooms):
            self.sift_rooms(p, seat, rooms, left, right, legal)
        legal.append(self.base + self.plain)

    def sift_rooms(self, p: Italy, seat: i64, rooms: list[int], left: i64, right: i64, legal: list[int]) -> None:
        """The cards that may come back from their rooms, in action, then in improvement; to a slot of either side."""
        ring = seat * t.RING
        beneath = p.beneath
        for room in rooms:
            under = beneath[ring + room]
            if p.action[ring + room] >= 0 and (under < 0 or p.book.card_action[under] >= 0):
                self.come_back(t.ACTION_SPOT + room, left, right, legal)
        for room in rooms:
            if beneath[ring + room] >= 0:
                self.come_back(t.UNDER_SPOT + room, left, right, legal)

    def come_back(self, spot: i64, left: i64, right: i64, legal: list[int]) -> None:
        first = self.base + spot * t.TARGETS
        if left >= 0:
            legal.append(first + left)
        if right >= 0:
            legal.append(first + right)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        index = move - self.base
        if index == self.plain:
            return 0
        return arrange_refusal(p, seat, index // t.TARGETS, index % t.TARGETS, p.slot(SHIFTED))

    def apply(self, p: Italy, seat: int, move: int) -> None:
        index = move - self.base
        if index == self.plain:
            p.pop()
            return
        source = index // t.TARGETS
        target = index % t.TARGETS
        if target < t.BENCH:
            p.fill(SHIFTED, p.slot(SHIFTED) | (1 << target))
        arrange(p, seat, source, target)
        if p.book.duel and overfull(p, seat):
            p.push(t.YIELD, seat)

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        index = move - self.base
        return {"card": card_at(p, p.seat(), index // t.TARGETS)} if index < self.plain else {}

    def pointless(self, p: Italy, seat: int, move: int) -> bool:
        """A courtier that goes to and fro or to a slot like its own, and a discard that makes no room for anything."""
        source = (move - self.base) // t.TARGETS
        target = (move - self.base) % t.TARGETS
        if move - self.base == self.plain or source >= t.BENCH:
            return False
        if target < t.BENCH:
            return (p.slot(SHIFTED) >> source) & 1 == 1 or t.SIDE_OF[source] == t.SIDE_OF[target]
        return target == t.DISCARD_SPOT and self.refusal(p, seat, move) == REDUNDANT


def arrange(p: Italy, seat: int, source: int, target: int) -> None:
    """Move one card of a palace; from a room it comes out exhausted (V-12.5)."""
    if target == t.DISCARD_SPOT:
        discard(p, seat, source)
        return
    court = p.court[:]
    tired = p.tired[:]
    base = seat * t.BENCH
    if source < t.BENCH:
        card = court[base + source]
        court[base + source] = -1
        tired[base + source] = 0
        kind = told.E_SHIFTED
        spent = 0
    else:
        card = take_out(p, seat, source)
        kind = told.E_WITHDRAWN
        spent = 1
    where = target
    if target < t.BENCH:
        court[base + target] = card
        tired[base + target] = spent
    elif target < t.UNDER_SPOT:
        where = target - t.ACTION_SPOT
        kind = told.E_INSTALLED
        p.unshare()
        p.action[seat * t.RING + where] = card
    else:
        where = target - t.UNDER_SPOT
        kind = told.E_TUCKED
        p.unshare()
        p.beneath[seat * t.RING + where] = card
    p.court = court
    p.tired = tired
    tell(p, kind, seat, card, where)


def take_out(p: Italy, seat: int, source: int) -> int:
    """A card leaves a room; an improvement with an action of its own becomes the card in action (V-R17)."""
    if source >= t.UNDER_SPOT:
        at = seat * t.RING + source - t.UNDER_SPOT
        card = p.beneath[at]
        p.unshare()
        p.beneath[at] = -1
        return card
    at = seat * t.RING + source - t.ACTION_SPOT
    card = p.action[at]
    p.unshare()
    p.action[at] = p.beneath[at]
    p.beneath[at] = -1
    return card
