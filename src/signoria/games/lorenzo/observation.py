"""What a seat knows of Lorenzo il Magnifico, as numbers for programs that learn (L-18)."""

from typing import Final

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.steps.preparing import pack_left, pack_now
from signoria.games.lorenzo.view import PUBLIC
from signoria.kernel.observation import NOTHING, Notes

OTHERWISE: Final = ["dice", "queue", "cast", "banned"]
"""Fields that are noted in another form than as they are."""
FIELDS: Final = [field for field in PUBLIC if field.name not in OTHERWISE]
SEAT: Final = ["seat"]
LEADER: Final = ["leader"]
PERIODS: Final = 3


def observe(p: Florence, seat: int, notes: Notes) -> None:
    notes.table(p, seat)
    notes.fields(p, FIELDS)
    notes.listed("dice", p.dice, len(t.MEMBERS) - 1)
    notes.listed("queue", p.queue, p.seats * len(t.MEMBERS), "seat")
    notes.listed("cast", p.cast, PERIODS, "excommunication")
    notes.grid("banned", banned(p), [p.seats, PERIODS])
    if p.book.advanced:
        observe_leaders(p, seat, notes)


def banned(p: Florence) -> list[int]:
    """1 for each period in which a seat was excommunicated."""
    return [(mask >> period) & 1 for mask in p.banned for period in range(PERIODS)]


def observe_leaders(p: Florence, seat: int, notes: Notes) -> None:
    """Whose each leader is and what became of it, as far as the seat knows; the hands as numbers; the pack in hand."""
    owners = [NOTHING] * t.LEADERS
    states = [NOTHING] * t.LEADERS
    hands = [0] * p.seats
    for leader, place in enumerate(p.leaders):
        if place < 0:
            continue
        owner = place // 4
        state = place % 4
        if state == t.IN_HAND:
            hands[owner] += 1
            if owner != seat:
                continue
        owners[leader] = owner
        states[leader] = state
    notes.row("leader_owner", owners, LEADER, "seat")
    notes.row("leader_state", states, LEADER)
    notes.row("leaders_in_hand", hands, SEAT)
    notes.heap("pack", pack_left(p, pack_now(p, seat)) if p.sealed and seat >= 0 else [], "leader")
