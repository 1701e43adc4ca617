"""Standing modifiers: what the cards, leaders and excommunication tiles of a seat change for good.

They are worked out once when a card, a leader or a tile comes, so that placements need no search.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.effects.nodes import COPY_LEADER
from signoria.games.lorenzo.effects.ops import OP_TABLE
from signoria.games.lorenzo.position import Florence


def fresh_row() -> list[int]:
    row = [0] * t.M_SIZE
    row[t.M_FACTOR] = 1
    row[t.M_RATE] = 1
    for kind in range(4):
        row[t.M_CHOICE + kind] = -1
    return row


FRESH: Final = fresh_row()


def refresh(p: Florence, seat: i64) -> None:
    """Work out the modifiers of a seat anew."""
    row = FRESH[:]
    for number in standing_nodes(p, seat):
        node = p.book.nodes[number]
        OP_TABLE[node.op].stand(row, number, node)
    p.unshare()
    p.mods[seat * t.M_SIZE : (seat + 1) * t.M_SIZE] = row


def refresh_all(p: Florence) -> None:
    p.mods = [0] * (p.seats * t.M_SIZE)
    for seat in range(p.seats):
        refresh(p, seat)


def standing_nodes(p: Florence, seat: i64) -> list[int]:
    """The numbers of all effects that last: of characters, played leaders and excommunications."""
    found: list[int] = []
    base = seat * t.HOLDING + t.CHARACTER * t.SLOTS
    for card in p.holding[base : base + t.SLOTS]:
        if card >= 0:
            found += p.book.standing[card]
    if p.leaders:
        played = seat * 4 + t.PLAYED
        used = seat * 4 + t.USED
        for leader, place in enumerate(p.leaders):
            if place == played or place == used:
                ability = ability_of(p, seat, leader)
                if not p.book.once[ability]:
                    found += p.book.leader_nodes[ability]
    for period in range(3):
        if (p.banned[seat] >> period) & 1:
            found += p.book.ban_nodes[p.cast[period]]
    return found


def ability_of(p: Florence, seat: i64, leader: i64) -> int:
    """The leader whose ability a played leader has: its own, or the one that Lorenzo copied."""
    if p.copied[seat] >= 0 and is_copier(p, leader):
        return p.copied[seat]
    return leader


def is_copier(p: Florence, leader: int) -> bool:
    return p.book.nodes[p.book.leader_nodes[leader][0]].op == COPY_LEADER
