"""The beginning of the game and the first half of Spring: family, marker, Indulgences, the way to the action."""

from typing import Final

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    ACT,
    AFTER,
    CARD_PLACED,
    COLLECT,
    E_BLOCKED,
    E_FAMILY,
    E_MARKER,
    E_ORDER,
    E_REFRESH,
    E_RELEASED,
    E_YEAR,
    FAMILY,
    FLORIN_STEP_USED,
    MARKER,
    MUST_MOVE,
    NO_ACTION,
    NO_ARROW,
    NO_STEP,
    NOT_PAYABLE,
    OPENING,
    RELEASE,
    SIEGES,
    SPOT_TAKEN,
    SPRING,
    START,
    STRIDE,
    UNDER_NOTHING,
    YEAR_END,
)
from signoria.games.virtu.means import GUARD, SHIFT, SYMBOLS_ONLY, fresh_tiles, funds, may_beg, means, payable, row_of
from signoria.games.virtu.palace import slot_refusal
from signoria.games.virtu.paying import beg, commit, open_payment, put_indulgence
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.acting import begin_action
from signoria.games.virtu.steps.paying import begging
from signoria.games.virtu.terms import (
    ACTION_SPOT,
    ARROW,
    BENCH,
    FLORIN,
    FOR_RELEASE,
    FOR_STEP,
    KINDS,
    MOST,
    R_TILE,
    RING,
    SIDE,
    UNDER_SPOT,
)
from signoria.kernel.position import OPEN, REDUNDANT, Choice, Position, Sealed, Step, put

# Family placement.


def spot_refusal(p: Italy, seat: int, placed: list[int], spot: int) -> int:
    """Whether the next family card may go to a spot; `placed` are the spots of the cards before it (V-2.7)."""
    cards = p.rules.family[seat]
    card = cards[len(placed)]
    if spot in placed:
        return SPOT_TAKEN
    code = 0
    if spot < ACTION_SPOT:
        code = slot_refusal(p, seat, spot, [s for s in placed if s < ACTION_SPOT])
        if code > 0:
            return code
    elif spot < UNDER_SPOT and p.rules.card_action[card] < 0:
        return NO_ACTION
    orphans = 0
    rest = sum(1 for other in cards[len(placed) + 1 :] if p.rules.card_action[other] >= 0)
    now = [*placed, spot]
    for room in range(RING):
        if UNDER_SPOT + room in now and ACTION_SPOT + room not in now:
            orphans += 1
    return code if orphans <= rest else UNDER_NOTHING


def place_family(p: Italy, seat: int, card: int, spot: int) -> None:
    if spot < ACTION_SPOT:
        p.court = put(p.court, seat * BENCH + spot, card)
    elif spot < UNDER_SPOT:
        p.action = put(p.action, seat * RING + spot - ACTION_SPOT, card)
    else:
        p.beneath = put(p.beneath, seat * RING + spot - UNDER_SPOT, card)
    if p.ear is not None:
        p.ear.hear(E_FAMILY, [seat, card, spot])


class Family(Sealed):
    """Everybody places the family cards at once and in secret (V-2.7, R-1); an answer for each card."""

    def __init__(self) -> None:
        super().__init__("family", "V-2.7", [notation.spot()])

    def placed(self, p: Position, seat: int) -> list[int]:
        width = p.agenda[-1]
        row = p.sealed[seat * width : seat * width + width]
        return [move - self.base for move in row if move > OPEN]

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        placed = self.placed(p, seat)
        cards = p.rules.family[seat]
        if len(placed) >= len(cards):
            return
        room_for = sum(1 for other in cards[len(placed) + 1 :] if p.rules.card_action[other] >= 0)
        for room in range(RING):
            if UNDER_SPOT + room in placed and ACTION_SPOT + room not in placed:
                room_for -= 1
        if room_for >= 0:
            taken = [spot for spot in placed if spot < ACTION_SPOT]
            for slot in range(BENCH):
                if slot not in taken:
                    code = slot_refusal(p, seat, slot, taken)
                    if code <= 0:
                        (spare if code else legal).append(self.base + slot)
        if p.rules.card_action[cards[len(placed)]] >= 0:
            for room in range(RING):
                if ACTION_SPOT + room not in placed and room_for + (UNDER_SPOT + room in placed) >= 0:
                    legal.append(self.base + ACTION_SPOT + room)
        for room in range(RING):
            if UNDER_SPOT + room not in placed and room_for - (ACTION_SPOT + room not in placed) >= 0:
                legal.append(self.base + UNDER_SPOT + room)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        placed = self.placed(p, seat)
        if len(placed) >= len(p.rules.family[seat]):
            return CARD_PLACED
        return spot_refusal(p, seat, placed, move - self.base)

    def reveal(self, p: Position, answers: list[int]) -> None:
        assert isinstance(p, Italy)
        width = p.agenda[-1]
        p.pop()
        for seat in range(p.seats):
            for k, card in enumerate(p.rules.family[seat]):
                place_family(p, seat, card, answers[seat * width + k] - self.base)


class Opening(Choice):
    """The family cards openly and in turn order (an option, R-1). Slot: the spots of the cards so far, 5 bits each."""

    def __init__(self) -> None:
        super().__init__("opening", "V-R1", [notation.spot()])

    def placed(self, p: Position) -> list[int]:
        count = p.agenda[-6]
        return [(p.agenda[-5] >> (5 * k)) & 31 for k in range(count)]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        q = p.copy()
        placed = self.placed(p)
        for spot in placed:
            if spot < ACTION_SPOT:
                q.court = put(q.court, seat * BENCH + spot, -1)
        return spot_refusal(q, seat, placed, move - self.base)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        count = p.slot(0)
        spot = move - self.base
        place_family(p, seat, p.rules.family[seat][count], spot)
        if count + 1 == len(p.rules.family[seat]):
            p.pop()
            return
        p.fill(0, count + 1)
        p.fill(1, p.slot(1) | (spot << (5 * count)))


def ask_families(p: Italy) -> None:
    """Push the placement of the family cards."""
    if p.rules.secret_family:
        counts = [len(cards) for cards in p.rules.family]
        p.push_sealed(FAMILY, counts, max(counts))
    else:
        for seat in reversed(p.order):
            p.push(OPENING, seat)


# The year.


class Year(Step):
    """A year begins (V-3.1)."""

    def __init__(self) -> None:
        super().__init__("year", "V-3.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        p.pop()
        p.year += 1
        if p.ear is not None:
            if p.year == 1:
                for place, seat in enumerate(p.order):
                    p.ear.hear(E_ORDER, [seat, place + 1])
            p.ear.hear(E_YEAR, [p.year, p.rules.rounds if p.rules.duel else 0])
        p.push(YEAR_END)
        p.push(SIEGES)
        p.push(SPRING)


class Spring(Step):
    """In turn order everybody moves the marker and acts (V-3.2). Slot: place in the order."""

    def __init__(self) -> None:
        super().__init__("spring", "V-3.2")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        place = p.slot(0)
        if place == p.seats:
            p.pop()
            return
        p.fill(0, place + 1)
        seat = p.order[place]
        if p.marker[seat] < 0:
            p.push(START, seat)
            return
        p.push(MARKER, seat)
        if p.rules.florin_cards.isdisjoint(p.court[seat * BENCH : seat * BENCH + BENCH]):
            advance(p, seat)  # one step at least, and no florins to take before it (V-5.3)

    def stop(self, p: Position) -> bool:
        return True


class Start(Choice):
    """In the first Spring the marker is placed on any room (V-5.2)."""

    def __init__(self) -> None:
        super().__init__("start", "V-5.2", [notation.room()])
        self.hints = ["action"]

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        room = move - self.base
        p.pop()
        p.marker = put(p.marker, seat, room)
        arrive(p, seat, 1 << room)


class Marker(Choice):
    """The marker moves room by room (V-5.3, V-5.4). Slots: steps taken, florin step taken, arrows left, rooms reached.

    A tile's arrows pay steps beyond the second, and those not needed are lost; `florins` pays one of them.
    """

    def __init__(self) -> None:
        super().__init__("marker", "V-5.3", [notation.tile()], ["on", "stop", "florins"])
        self.with_asides = True

    def asides(self, p: Position, seat: int) -> list[int]:
        return COLLECTING

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        first = self.base + self.plain
        return [first, first + 1, first + 2, *[self.base + tile for tile in p.rules.arrow_tiles]]

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        rules = p.rules
        first = self.base + self.plain
        steps = p.agenda[-6]
        credit = p.agenda[-4]
        if steps < 2 or credit:
            legal.append(first)
        if steps == 0:
            return
        legal.append(first + 1)
        if steps < 2 or credit:
            return
        if not p.agenda[-5] and funds(p, seat, FOR_STEP) >= rules.step_cost:
            legal.append(first + 2)
        tiles = fresh_tiles(p, seat)
        if (p.tiles_total >> SHIFT[ARROW]) & MOST:
            for i in range(0, len(tiles), 2):
                if rules.sym[tiles[i + 1] * KINDS + ARROW]:
                    legal.append(self.base + tiles[i] - R_TILE)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        tile = move - self.base
        steps = p.slot(0)
        credit = p.slot(2)
        if tile == self.plain:
            return 0 if steps < 2 or credit else NO_STEP
        if tile == self.plain + 1:
            return 0 if steps else MUST_MOVE
        if tile == self.plain + 2:
            if steps < 2:
                return NO_STEP
            if p.slot(1):
                return FLORIN_STEP_USED
            if funds(p, seat, FOR_STEP) < p.rules.step_cost:
                return NOT_PAYABLE
            return REDUNDANT if credit else 0
        row = row_of(p, seat, R_TILE + tile, FOR_STEP)
        if row < 0 or p.rules.sym[row * KINDS + ARROW] == 0:
            return NO_ARROW
        if steps < 2:
            return NO_STEP
        return REDUNDANT if credit else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        tile = move - self.base
        if tile == self.plain:
            if p.agenda[-6] >= 2:
                p.agenda[-4] -= 1
            advance(p, seat)
        elif tile == self.plain + 1:
            reached = p.agenda[-3]
            p.pop()
            arrive(p, seat, reached)
        elif tile == self.plain + 2:
            p.fill(1, 1)
            p.push(STRIDE, seat)
            open_payment(p, seat, FOR_STEP, 0, p.rules.step_cost)
        else:
            arrows = commit(p, seat, R_TILE + tile, ARROW, p.rules.tile_row + tile)
            p.fill(2, p.agenda[-4] + arrows - 1)
            advance(p, seat)


class Stride(Step):
    """The step that florins have paid: courtiers that it refreshes come too late to pay it (V-5.4, R-36)."""

    def __init__(self) -> None:
        super().__init__("stride", "V-5.4")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        p.pop()
        advance(p, seat)


COLLECTING: Final = [COLLECT]


def advance(p: Italy, seat: int) -> None:
    """One step; the arrow between two rooms refreshes the courtiers of its side (V-5.5)."""
    old = p.marker[seat]
    room = (old + 1) % RING
    p.marker = put(p.marker, seat, room)
    p.agenda[-6] += 1
    p.agenda[-3] |= 1 << room
    side = p.rules.arrow[seat * RING + old]
    if side >= 0:
        refresh(p, seat, side)


def refresh(p: Italy, seat: int, side: int) -> None:
    first = seat * BENCH + side * SIDE
    if 1 in p.tired[first : first + SIDE]:
        p.tired = [*p.tired[:first], 0, 0, 0, *p.tired[first + SIDE :]]
        if p.ear is not None:
            p.ear.hear(E_REFRESH, [seat, side])


def arrive(p: Italy, seat: int, reached: int) -> None:
    """The movement is complete: Indulgences on the way may be removed, then comes the action (V-5.6)."""
    room = p.marker[seat]
    if p.ear is not None:
        p.ear.hear(E_MARKER, [seat, room, p.action_of(seat, room)])
    left = 0
    if 1 in p.indulgence[seat * RING : seat * RING + RING]:
        for r in range(RING):
            if (reached >> r) & 1 and p.indulgence[seat * RING + r]:
                left |= 1 << r
    if left:
        p.push(ACT, seat)
        p.push(RELEASE, seat, left)
    else:
        act(p, seat)


class Release(Choice):
    """Removing Indulgences from rooms crossed or reached, one by one (V-5.6). Slot: the rooms left, as a mask."""

    def __init__(self) -> None:
        super().__init__("release", "V-5.6", None, ["cross", "crowns", "keep"])

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        have = means(p, seat, FOR_RELEASE) & SYMBOLS_ONLY | GUARD
        for way in range(2):
            need = p.rules.release_need[way]
            if (have - need) & GUARD == GUARD and payable(p, seat, FOR_RELEASE, need, 0):
                legal.append(self.base + way)
        legal.append(self.base + 2)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        way = move - self.base
        if way == 2:
            return 0
        return 0 if payable(p, seat, FOR_RELEASE, p.rules.release_need[way], 0) else NOT_PAYABLE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        way = move - self.base
        left = p.agenda[-6]
        room = lowest(left)
        left &= ~(1 << room)
        p.agenda[-6] = left
        if left == 0:
            p.pop()
        if way < 2:
            p.indulgence = put(p.indulgence, seat * RING + room, 0)
            if p.ear is not None:
                p.ear.hear(E_RELEASED, [seat, room])
            open_payment(p, seat, FOR_RELEASE, p.rules.release_need[way], 0)


def lowest(mask: int) -> int:
    bit = 0
    while not (mask >> bit) & 1:
        bit += 1
    return bit


class Act(Step):
    """The action of the room, unless an Indulgence or an opposing Agent bars it (V-5.8)."""

    def __init__(self) -> None:
        super().__init__("act", "V-5.8")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        p.pop()
        act(p, seat)


def act(p: Italy, seat: int) -> None:
    p.push(AFTER, seat)
    if not begin_action(p, seat, p.marker[seat]) and p.ear is not None:
        p.ear.hear(E_BLOCKED, [seat, p.marker[seat]])


class After(Choice):
    """The end of a turn: an Indulgence for florins, or nothing (V-6.1, R-37)."""

    def __init__(self) -> None:
        super().__init__("turn", "V-R37", None, ["florins", "end"])

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        if may_beg(p, seat):
            legal.append(self.base)
        legal.append(self.base + 1)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        return 0 if move != self.base else begging(p, seat)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        p.pop()
        if move == self.base:
            beg(p, seat, FLORIN)
        elif p.begged:
            put_indulgence(p, seat)

    def stop(self, p: Position) -> bool:
        return True
