"""The beginning of the game and the first half of Spring: family, marker, Indulgences, the way to the action."""

from collections.abc import Callable
from typing import Final

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.bill import payable
from signoria.games.virtu.means import funds, may_beg, means, purse_of, row_of
from signoria.games.virtu.packed import amount, beyond
from signoria.games.virtu.palace import slot_refusal
from signoria.games.virtu.payment import beg, commit, open_payment, put_indulgence
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.acting import begin_action
from signoria.games.virtu.steps.paying import begging
from signoria.kernel.flow import settle, top
from signoria.kernel.position import OPEN, REDUNDANT, put, tell
from signoria.kernel.step import Choice, Sealed, Step

# Family placement.

ANSWERS: Final = 5
"""Slot: the answers that a seat has room for; the kernel keeps it in every sealed frame."""
PLACED: Final = 0
SPOTS: Final = 1
"""Slots of Opening: how many cards are placed, and where, `SPOT_BITS` each."""
SPOT_BITS: Final = 5


def spot_refusal(p: Italy, seat: int, placed: list[int], spot: int) -> int:
    """Whether the next family card may go to a spot; `placed` are the spots of the cards before it (V-2.7)."""
    cards = p.book.family[seat]
    card = cards[len(placed)]
    if spot in placed:
        return told.SPOT_TAKEN
    code = 0
    if spot < t.ACTION_SPOT:
        code = slot_refusal(p, seat, spot, [s for s in placed if s < t.ACTION_SPOT])
        if code > 0:
            return code
    elif spot < t.UNDER_SPOT and p.book.card_action[card] < 0:
        return told.NO_ACTION
    orphans = 0
    rest = sum(1 for other in cards[len(placed) + 1 :] if p.book.card_action[other] >= 0)
    now = [*placed, spot]
    for room in range(t.RING):
        if t.UNDER_SPOT + room in now and t.ACTION_SPOT + room not in now:
            orphans += 1
    return code if orphans <= rest else told.UNDER_NOTHING


def place_family(p: Italy, seat: int, card: int, spot: int) -> None:
    if spot < t.ACTION_SPOT:
        p.court = put(p.court, seat * t.BENCH + spot, card)
    elif spot < t.UNDER_SPOT:
        p.unshare()
        p.action[seat * t.RING + spot - t.ACTION_SPOT] = card
    else:
        p.unshare()
        p.beneath[seat * t.RING + spot - t.UNDER_SPOT] = card
    tell(p, told.E_FAMILY, seat, card, spot)


class Family(Sealed[Italy]):
    """Everybody places the family cards at once and in secret (V-2.7, V-R1); an answer for each card."""

    def __init__(self) -> None:
        super().__init__(t.FAMILY, [notation.spot()])

    def placed(self, p: Italy, seat: int) -> list[int]:
        width = p.slot(ANSWERS)
        row = p.sealed[seat * width : seat * width + width]
        return [move - self.base for move in row if move > OPEN]

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        placed = self.placed(p, seat)
        cards = p.book.family[seat]
        if len(placed) >= len(cards):
            return
        acting = 0
        under = 0
        taken: list[int] = []
        for spot in placed:
            if spot < t.ACTION_SPOT:
                taken.append(spot)
            elif spot < t.UNDER_SPOT:
                acting |= 1 << (spot - t.ACTION_SPOT)
            else:
                under |= 1 << (spot - t.UNDER_SPOT)
        room_for = 0
        for card in cards[len(placed) + 1 :]:
            if p.book.card_action[card] >= 0:
                room_for += 1
        for room in range(t.RING):
            room_for -= (under & ~acting) >> room & 1
        if room_for >= 0:
            for slot in range(t.BENCH):
                if slot not in taken:
                    code = slot_refusal(p, seat, slot, taken)
                    if code <= 0:
                        (spare if code else legal).append(self.base + slot)
        if p.book.card_action[cards[len(placed)]] >= 0:
            for room in range(t.RING):
                if not (acting >> room) & 1 and room_for + ((under >> room) & 1) >= 0:
                    legal.append(self.base + t.ACTION_SPOT + room)
        for room in range(t.RING):
            if not (under >> room) & 1 and (room_for > 0 or (room_for == 0 and (acting >> room) & 1)):
                legal.append(self.base + t.UNDER_SPOT + room)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        placed = self.placed(p, seat)
        if len(placed) >= len(p.book.family[seat]):
            return told.CARD_PLACED
        return spot_refusal(p, seat, placed, move - self.base)

    def reveal(self, p: Italy, answers: list[int]) -> None:
        width = p.slot(ANSWERS)
        p.pop()
        for seat in range(p.seats):
            for k, card in enumerate(p.book.family[seat]):
                place_family(p, seat, card, answers[seat * width + k] - self.base)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        cards = p.book.family[seat]
        return {"card": cards[min(len(self.placed(p, seat)), len(cards) - 1)]}


class Opening(Choice[Italy]):
    """The family cards openly and in turn order (an option, V-R1)."""

    def __init__(self) -> None:
        super().__init__(t.OPENING, [notation.spot()], slots=["placed", "spots"])

    def placed(self, p: Italy) -> list[int]:
        spots = p.slot(SPOTS)
        return [(spots >> (SPOT_BITS * k)) & ((1 << SPOT_BITS) - 1) for k in range(p.slot(PLACED))]

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        q = p.copy()
        placed = self.placed(p)
        for spot in placed:
            if spot < t.ACTION_SPOT:
                q.court = put(q.court, seat * t.BENCH + spot, -1)
        return spot_refusal(q, seat, placed, move - self.base)

    def apply(self, p: Italy, seat: int, move: int) -> None:
        count = p.slot(PLACED)
        spot = move - self.base
        place_family(p, seat, p.book.family[seat][count], spot)
        if count + 1 == len(p.book.family[seat]):
            p.pop()
            return
        p.fill(PLACED, count + 1)
        p.fill(SPOTS, p.slot(SPOTS) | (spot << (SPOT_BITS * count)))

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"card": p.book.family[seat][p.slot(PLACED)]}


# The turns.

TURN: Final = 0
"""Slot of Spring: how many seats have had their turn."""


class Spring(Step[Italy]):
    """In turn order everybody moves the marker and acts (V-3.2)."""

    def __init__(self, sequence: Callable[[Italy, int], None]) -> None:
        super().__init__(t.SPRING, slots=["turn"])
        self.sequence = sequence

    def run(self, p: Italy) -> None:
        place = p.slot(TURN)
        if place == p.seats:
            p.pop()
            return
        p.fill(TURN, place + 1)
        seat = p.order[place]
        first = p.marker[seat] < 0
        self.sequence(p, seat)
        if not first and p.book.florin_cards.isdisjoint(p.court[seat * t.BENCH : seat * t.BENCH + t.BENCH]):
            advance(p, seat)  # one step at least, and no florins to take before it (V-5.3)

    def stop(self, p: Italy) -> bool:
        return True


class Start(Choice[Italy]):
    """In the first Spring the marker is placed on any room (V-5.2)."""

    def __init__(self) -> None:
        super().__init__(t.START, [notation.room()])
        self.hints = ["action"]

    def apply(self, p: Italy, seat: int, move: int) -> None:
        room = move - self.base
        p.pop()
        p.unshare()
        p.marker[seat] = room
        arrive(p, seat, 1 << room)

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        return {"action": p.action_of(p.seat(), move - self.base)}

    def pointless(self, p: Italy, seat: int, move: int) -> bool:
        """To begin where no action can be taken."""
        return in_vain(p, self, seat, move)


STEPS: Final = 0
FLORIN_STEP: Final = 1
ARROWS: Final = 2
REACHED: Final = 3
"""Slots of Marker: steps taken, whether florins paid for one, arrows left, rooms crossed or reached as a mask."""
FREE_STEPS: Final = 2


class Marker(Choice[Italy]):
    """The marker moves room by room (V-5.3, V-5.4).

    A tile's arrows pay steps beyond the second, and those not needed are lost; `florins` pays one of them.
    """

    def __init__(self) -> None:
        slots = ["steps", "florin_step", "arrows", "reached"]
        super().__init__(t.MARKER, [notation.tile()], ["on", "stop", "florins"], slots)
        self.with_asides = True

    def asides(self, p: Italy, seat: int) -> list[int]:
        return COLLECTING

    def domain(self, p: Italy, seat: int) -> list[int]:
        first = self.base + self.plain
        return [first, first + 1, first + 2, *[self.base + tile for tile in p.book.arrow_tiles]]

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        rules = p.book
        first = self.base + self.plain
        steps = p.slot(STEPS)
        credit = p.slot(ARROWS)
        if steps < FREE_STEPS or credit:
            legal.append(first)
        if steps == 0:
            return
        legal.append(first + 1)
        if steps < FREE_STEPS or credit:
            return
        if not p.slot(FLORIN_STEP) and funds(p, seat, t.FOR_STEP) >= rules.step_cost:
            legal.append(first + 2)
        purse = purse_of(p, seat)
        if amount(purse.tiles_total, t.ARROW):
            tiles = purse.tiles
            for i in range(0, len(tiles), 2):
                if rules.sym[tiles[i + 1] * t.KINDS + t.ARROW]:
                    legal.append(self.base + tiles[i] - t.R_TILE)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        tile = move - self.base
        steps = p.slot(STEPS)
        credit = p.slot(ARROWS)
        if tile == self.plain:
            return 0 if steps < FREE_STEPS or credit else told.NO_STEP
        if tile == self.plain + 1:
            return 0 if steps else told.MUST_MOVE
        if tile == self.plain + 2:
            if steps < FREE_STEPS:
                return told.NO_STEP
            if p.slot(FLORIN_STEP):
                return told.FLORIN_STEP_USED
            if funds(p, seat, t.FOR_STEP) < p.book.step_cost:
                return told.NOT_PAYABLE
            return REDUNDANT if credit else 0
        row = row_of(p, seat, t.R_TILE + tile, t.FOR_STEP)
        if row < 0 or p.book.sym[row * t.KINDS + t.ARROW] == 0:
            return told.NO_ARROW
        if steps < FREE_STEPS:
            return told.NO_STEP
        return REDUNDANT if credit else 0

    def apply(self, p: Italy, seat: int, move: int) -> None:
        tile = move - self.base
        if tile == self.plain:
            if p.slot(STEPS) >= FREE_STEPS:
                p.fill(ARROWS, p.slot(ARROWS) - 1)
            advance(p, seat)
        elif tile == self.plain + 1:
            reached = p.slot(REACHED)
            p.pop()
            arrive(p, seat, reached)
        elif tile == self.plain + 2:
            p.fill(FLORIN_STEP, 1)
            p.push(t.STRIDE, seat)
            open_payment(p, seat, t.FOR_STEP, 0, p.book.step_cost)
        else:
            arrows = commit(p, seat, t.R_TILE + tile, t.ARROW, p.book.tile_row + tile)
            p.fill(ARROWS, p.slot(ARROWS) + arrows - 1)
            advance(p, seat)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        room = p.marker[seat]
        return {"room": room, "action": p.action_of(seat, room), "steps": p.slot(STEPS)}

    def pointless(self, p: Italy, seat: int, move: int) -> bool:
        """To stop where no action can be taken."""
        return move == self.base + self.plain + 1 and in_vain(p, self, seat, move)


class Stride(Step[Italy]):
    """The step that florins have paid: courtiers that it refreshes come too late to pay it (V-5.4, V-R36)."""

    def __init__(self) -> None:
        super().__init__(t.STRIDE)

    def run(self, p: Italy) -> None:
        seat = p.seat()
        p.pop()
        advance(p, seat)


COLLECTING: Final = [t.COLLECT]


def advance(p: Italy, seat: int) -> None:
    """One step; the arrow between two rooms refreshes the courtiers of its side (V-5.5)."""
    old = p.marker[seat]
    room = (old + 1) % t.RING
    p.unshare()
    p.marker[seat] = room
    p.fill(STEPS, p.slot(STEPS) + 1)
    p.fill(REACHED, p.slot(REACHED) | (1 << room))
    side = p.book.arrow[seat * t.RING + old]
    if side >= 0:
        refresh(p, seat, side)


def refresh(p: Italy, seat: int, side: int) -> None:
    first = seat * t.BENCH + side * t.SIDE
    if 1 in p.tired[first : first + t.SIDE]:
        p.tired = [*p.tired[:first], 0, 0, 0, *p.tired[first + t.SIDE :]]
        tell(p, told.E_REFRESH, seat, side)


def arrive(p: Italy, seat: int, reached: int) -> None:
    """The movement is complete: Indulgences on the way may be removed, then comes the action (V-5.6)."""
    room = p.marker[seat]
    tell(p, told.E_MARKER, seat, room, p.action_of(seat, room))
    left = 0
    if 1 in p.indulgence[seat * t.RING : seat * t.RING + t.RING]:
        for r in range(t.RING):
            if (reached >> r) & 1 and p.indulgence[seat * t.RING + r]:
                left |= 1 << r
    if left:
        p.push(t.ACT, seat)
        p.push(t.RELEASE, seat, left)
    else:
        act(p, seat)


BARRED: Final = 0
"""Slot of Release: the rooms whose Indulgences are not yet decided, as a mask."""
KEEP: Final = 2


class Release(Choice[Italy]):
    """Removing Indulgences from rooms crossed or reached, one by one (V-5.6)."""

    def __init__(self) -> None:
        super().__init__(t.RELEASE, None, ["cross", "crowns", "keep"], ["barred"])

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        have = means(p, seat, t.FOR_RELEASE)
        for way in range(KEEP):
            need = p.book.release_need[way]
            if not beyond(need, have) and payable(p, seat, t.FOR_RELEASE, need, 0):
                legal.append(self.base + way)
        legal.append(self.base + KEEP)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        way = move - self.base
        if way == KEEP:
            return 0
        return 0 if payable(p, seat, t.FOR_RELEASE, p.book.release_need[way], 0) else told.NOT_PAYABLE

    def apply(self, p: Italy, seat: int, move: int) -> None:
        way = move - self.base
        left = p.slot(BARRED)
        room = lowest(left)
        left &= ~(1 << room)
        p.fill(BARRED, left)
        if left == 0:
            p.pop()
        if way < KEEP:
            p.indulgence = put(p.indulgence, seat * t.RING + room, 0)
            tell(p, told.E_RELEASED, seat, room)
            open_payment(p, seat, t.FOR_RELEASE, p.book.release_need[way], 0)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"room": lowest(p.slot(BARRED))}


def lowest(mask: int) -> int:
    bit = 0
    while not (mask >> bit) & 1:
        bit += 1
    return bit


class Act(Step[Italy]):
    """The action of the room, unless an Indulgence or an opposing Agent bars it (V-5.8)."""

    def __init__(self) -> None:
        super().__init__(t.ACT)

    def run(self, p: Italy) -> None:
        seat = p.seat()
        p.pop()
        act(p, seat)


def in_vain(p: Italy, step: Choice[Italy], seat: int, move: int) -> bool:
    """Whether the marker stops for nothing: its room is barred, or its action cannot be paid (V-5.8, V-R33)."""
    then = p.copy()
    then.effect = 0
    step.apply(then, seat, move)
    settle(then, hold=True)
    return then.room < 0 and then.effect == 0 and top(then).number != t.RELEASE


def act(p: Italy, seat: int) -> None:
    p.push(t.AFTER, seat)
    if not begin_action(p, seat, p.marker[seat]) and p.ear is not None:
        p.ear.hear(told.E_BLOCKED, [seat, p.marker[seat]])


class After(Choice[Italy]):
    """The end of a turn: an Indulgence for florins, or nothing (V-6.1, V-R37)."""

    def __init__(self) -> None:
        super().__init__(t.AFTER, None, ["florins", "end"])

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        if may_beg(p, seat):
            legal.append(self.base)
        legal.append(self.base + 1)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        return 0 if move != self.base else begging(p, seat)

    def apply(self, p: Italy, seat: int, move: int) -> None:
        p.pop()
        if move == self.base:
            beg(p, seat, t.FLORIN)
        elif p.begged:
            put_indulgence(p, seat)

    def stop(self, p: Italy) -> bool:
        return True
