"""The palace: courtier slots, Agents gained, cards that come and go (V-1.8, V-12.9, V-R40)."""

from typing import Final

from mypy_extensions import i64

from signoria.games.virtu import terms as t
from signoria.games.virtu import told
from signoria.games.virtu.position import Italy
from signoria.kernel.position import NONE, REDUNDANT, put, tell

NO_SPOTS: Final = NONE


def shown(p: Italy, row: int) -> list[int]:
    """For the log: whether a row of symbols is that of a card, and of which."""
    return [1, row] if 0 <= row < len(p.book.card_names) else [0, -1]


def slot_refusal(p: Italy, seat: i64, slot: i64, taken: list[int] = NO_SPOTS, extra: i64 = 0, leaving: i64 = -1) -> int:
    """Whether a card may come to a courtier slot.

    `taken` are slots about to be filled, `extra` slots about to open, `leaving` is the slot that the card comes from.

    Watermarked slots are not assigned: any of them may be used, as many as there are beyond the base ones (V-R40).
    Slots of one side and kind are alike, so beside the first free one the others are redundant; base slots are never
    worse than watermarked ones.
    """
    base = seat * t.BENCH
    court = p.court
    rules = p.book
    if court[base + slot] >= 0:
        return told.SPOT_TAKEN
    usable = min(p.slots(seat) + extra, t.BENCH)
    if p.courtiers(seat) + len(taken) - (1 if leaving >= 0 else 0) >= usable:
        return told.SLOTS_FULL
    if rules.watermarked[base + slot]:
        marked = 0
        for other in range(t.BENCH):
            if rules.watermarked[base + other]:
                if (court[base + other] >= 0 and other != leaving) or other in taken:
                    marked += 1
        if marked >= usable - t.BASE_SLOTS:
            return told.NO_SUCH_SLOT
        for other in rules.bases[seat * 2 + t.SIDE_OF[slot]]:
            if court[base + other] < 0 and other not in taken:
                return REDUNDANT
    for other in slots_like(p, seat, slot):
        if other < slot and (court[base + other] < 0 or other == leaving) and other not in taken:
            return REDUNDANT
    return 0


def slots_like(p: Italy, seat: i64, slot: i64) -> list[int]:
    """The slots of one side and kind, all alike: base or watermarked."""
    kinds = p.book.marks if p.book.watermarked[seat * t.BENCH + slot] else p.book.bases
    return kinds[seat * 2 + t.SIDE_OF[slot]]


def alike(p: Italy, seat: i64, extra: i64) -> int:
    """The first of several slots that a card may come to, if there is nothing to choose between them; else -1."""
    found = open_slots(p, seat, extra)
    if len(found) < 2:
        return -1
    like = slots_like(p, seat, found[0])
    for slot in found:
        if slot not in like:
            return -1
    return found[0]


def open_slots(p: Italy, seat: i64, extra: i64) -> list[int]:
    """The slots that `slot_refusal` allows a new card, be they redundant; `extra` are slots about to open."""
    usable = min(p.slots(seat) + extra, t.BENCH)
    found: list[int] = []
    if p.courtiers(seat) < usable:
        base = seat * t.BENCH
        marked = p.book.watermarked
        marks = marks_left(p, seat, usable)
        for slot in range(t.BENCH):
            if p.court[base + slot] < 0 and (marks > 0 or not marked[base + slot]):
                found.append(slot)
    return found


def marks_left(p: Italy, seat: i64, usable: i64) -> int:
    """How many watermarked slots may still be used where so many slots in all may be (V-R40)."""
    marked = p.book.watermarked
    left = usable - t.BASE_SLOTS
    for at in range(seat * t.BENCH, seat * t.BENCH + t.BENCH):
        if p.court[at] >= 0:
            left -= marked[at]
    return left


def landing(p: Italy, seat: i64, side: i64, marks: i64) -> int:
    """The slot of a side where a card comes to lie: another one is closed or only redundant; -1 if there is none.

    `marks` is how many watermarked slots may still be used. Whether there is room for a card at all is not asked.
    """
    court = p.court
    base = seat * t.BENCH
    for slot in p.book.bases[seat * 2 + side]:
        if court[base + slot] < 0:
            return slot
    if marks > 0:
        for slot in p.book.marks[seat * 2 + side]:
            if court[base + slot] < 0:
                return slot
    return -1


def open_rooms(p: Italy, seat: i64) -> list[int]:
    """The rooms that cards may enter or leave, as `room_open` says of each."""
    found: list[int] = []
    marker: i64 = p.marker[seat]
    first = seat * t.RING
    indulgence = p.indulgence
    spies = p.spy
    for room in range(t.RING):
        if room != marker and not indulgence[first + room]:
            spy: i64 = spies[t.P_ROOM + first + room]
            if spy < 0 or spy == seat:
                found.append(room)
    return found


def overfull(p: Italy, seat: i64) -> int:
    """2 if there are more courtiers than usable slots, 1 if too many lie on watermarked slots, else 0 (V-R40)."""
    usable = p.slots(seat)
    filled = 0
    marked = 0
    for slot in range(t.BENCH):
        if p.court[seat * t.BENCH + slot] >= 0:
            filled += 1
            marked += p.book.watermarked[seat * t.BENCH + slot]
    if filled > usable:
        return 2
    return 1 if marked > usable - t.BASE_SLOTS else 0


def gain_agents(p: Italy, seat: int, n: int) -> None:
    """An agent icon brings an Agent from the general reserve, as long as there is one (V-10.11)."""
    n = min(n, p.reserve[seat])
    if n:
        p.reserve = put(p.reserve, seat, p.reserve[seat] - n)
        p.agents = put(p.agents, seat, p.agents[seat] + n)
        tell(p, told.E_AGENT_GAINED, seat)


def discard(p: Italy, seat: int, slot: int) -> None:
    """A courtier leaves: its florins are taken first, a character returns to its pile (V-12.5, V-R16, V-R43)."""
    at = seat * t.BENCH + slot
    card = p.court[at]
    florins = p.book.sym[card * t.KINDS + t.FLORIN]
    if florins and not p.tired[at]:
        p.unshare()
        p.florins[seat] += florins
        if p.ear is not None:
            p.ear.hear(told.E_COLLECT, [seat, t.R_COURT + slot, florins, *shown(p, card)])
    p.court = put(p.court, at, -1)
    p.tired = put(p.tired, at, 0)
    if card < len(t.CHARACTERS):
        p.unshare()
        p.stock[card] += 1
    tell(p, told.E_DISCARDED, seat, card)


def room_open(p: Italy, seat: i64, room: i64) -> bool:
    """Whether cards may enter or leave a room: no marker, Indulgence or opposing Agent (V-12.8)."""
    if p.marker[seat] == room or p.indulgence[seat * t.RING + room]:
        return False
    spy = p.spy[t.P_ROOM + seat * t.RING + room]
    return spy < 0 or spy == seat


def card_at(p: Italy, seat: i64, spot: i64) -> int:
    """The card on a spot of a palace, -1 for none."""
    if spot < t.ACTION_SPOT:
        return p.court[seat * t.BENCH + spot]
    if spot < t.UNDER_SPOT:
        return p.action[seat * t.RING + spot - t.ACTION_SPOT]
    return p.beneath[seat * t.RING + spot - t.UNDER_SPOT]
