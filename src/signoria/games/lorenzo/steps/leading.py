"""Leaders: discard, play, copy, use; open beside the turn and after it (L-16)."""

from typing import Final

from signoria.games.lorenzo import notation, told
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.effects.nodes import SET_MEMBER_VALUE
from signoria.games.lorenzo.effects.standing import ability_of, is_copier, refresh
from signoria.games.lorenzo.position import Florence
from signoria.kernel.flow import apply, pass_stop
from signoria.kernel.position import put, tell
from signoria.kernel.step import Choice


def meets(p: Florence, seat: int, leader: int) -> bool:
    """Whether the requirement of a leader is met now (L-16.2, L-16.14)."""
    for kind, n in p.book.need_cards[leader]:
        if p.holding[seat * t.HOLDING + kind * t.SLOTS + n - 1] < 0:
            return False
    for good, n in p.book.need_goods[leader]:
        if (p.score(seat) if good == t.VP else p.goods[seat * t.STOCK + good]) < n:
            return False
    same = p.book.need_same[leader]
    return same == 0 or max([p.owned(seat, kind) for kind in range(4)]) >= same


def others_played(p: Florence, seat: int, leader: int) -> bool:
    """Whether another seat has played this leader, Lorenzo himself excepted (L-R16)."""
    place = p.leaders[leader]
    return place >= 0 and place // 4 != seat and place % 4 in (t.PLAYED, t.USED) and not is_copier(p, leader)


def kept_by(p: Florence, seat: int) -> list[int]:
    """The four leaders that a seat kept in the draft."""
    return p.troupe[seat * t.DEALT : seat * t.DEALT + t.DEALT]


def leaders_in(p: Florence, seat: int, state: int, base: int) -> list[int]:
    """The leaders of a seat that are in hand, or played, as moves from `base`."""
    return [base + leader for leader in kept_by(p, seat) if p.leaders[leader] == seat * 4 + state]


PLACED: Final = -99
"""Stands for the value of a member that is placed."""


def members_left(p: Florence, seat: int) -> dict[str, int]:
    """The values of the members, for words; those on the board apart."""
    found: dict[str, int] = {}
    for member, name in enumerate(t.MEMBERS):
        free = p.members[seat * 4 + member] == t.UNPLACED
        found[name] = p.member_value(seat, member) if free else PLACED
    return found


class Discard(Choice[Florence]):
    """A leader from hand goes out of the game for a privilege (L-16.1)."""

    def __init__(self, named: notation.Components) -> None:
        super().__init__(t.DISCARD, [named.leader()])

    def domain(self, p: Florence, seat: int) -> list[int]:
        return leaders_in(p, seat, t.IN_HAND, self.base)

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        return 0 if p.leaders[move - self.base] == seat * 4 + t.IN_HAND else told.NOT_IN_HAND

    def sift(self, p: Florence, seat: int, legal: list[int], spare: list[int]) -> None:
        legal.extend(self.domain(p, seat))

    def apply(self, p: Florence, seat: int, move: int) -> None:
        leader = move - self.base
        p.leaders = put(p.leaders, leader, seat * 4 + t.DISCARDED)
        p.push(t.PRIVILEGES, seat, 1, 0)
        tell(p, told.E_DISCARD, seat, leader)


class Play(Choice[Florence]):
    """A leader from hand is laid open, if its requirement is met (L-16.2)."""

    def __init__(self, named: notation.Components) -> None:
        super().__init__(t.PLAY, [named.leader()])

    def domain(self, p: Florence, seat: int) -> list[int]:
        return leaders_in(p, seat, t.IN_HAND, self.base)

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        leader = move - self.base
        if p.leaders[leader] != seat * 4 + t.IN_HAND:
            return told.NOT_IN_HAND
        if not meets(p, seat, leader):
            return told.REQUIREMENT
        if is_copier(p, leader):
            for other in range(t.LEADERS):
                if others_played(p, seat, other):
                    return 0
            return told.NOBODY_TO_COPY
        return 0

    def apply(self, p: Florence, seat: int, move: int) -> None:
        leader = move - self.base
        p.leaders = put(p.leaders, leader, seat * 4 + t.PLAYED)
        tell(p, told.E_PLAY, seat, leader)
        if is_copier(p, leader):
            p.push(t.COPY, seat)
        else:
            refresh(p, seat)


class Copy(Choice[Florence]):
    """The leader whose ability Lorenzo takes over for good (L-16.10)."""

    def __init__(self, named: notation.Components) -> None:
        super().__init__(t.COPY, [named.leader()])

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        return 0 if others_played(p, seat, move - self.base) else told.NOBODY_TO_COPY

    def apply(self, p: Florence, seat: int, move: int) -> None:
        p.pop()
        p.copied = put(p.copied, seat, move - self.base)
        tell(p, told.E_COPY, seat, move - self.base)
        refresh(p, seat)


class Use(Choice[Florence]):
    """The once-per-round ability of a played leader (L-16.3)."""

    def __init__(self, named: notation.Components) -> None:
        super().__init__(t.USE, [named.leader()])

    def domain(self, p: Florence, seat: int) -> list[int]:
        return leaders_in(p, seat, t.PLAYED, self.base)

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        leader = move - self.base
        place = p.leaders[leader]
        if place == seat * 4 + t.USED:
            return told.USED_ALREADY
        if place != seat * 4 + t.PLAYED:
            return told.NOT_YOUR_LEADER
        ability = ability_of(p, seat, leader)
        if not p.book.once[ability]:
            return told.NOTHING_TO_USE
        if self.strengthens(p, ability) and not free_coloured(p, seat):
            return told.MEMBER_PLACED
        return 0

    def strengthens(self, p: Florence, ability: int) -> bool:
        return p.book.nodes[p.book.leader_nodes[ability][0]].op == SET_MEMBER_VALUE

    def apply(self, p: Florence, seat: int, move: int) -> None:
        leader = move - self.base
        ability = ability_of(p, seat, leader)
        p.leaders = put(p.leaders, leader, seat * 4 + t.USED)
        tell(p, told.E_USE, seat, leader)
        nodes = p.book.leader_nodes[ability]
        if self.strengthens(p, ability):
            p.push(t.STRENGTHEN, seat, nodes[0])
        else:
            p.push(t.EFFECT, seat, nodes[0], len(nodes), t.BY_LEADER, t.S_LEADERS)

    def why(self, p: Florence, seat: int, move: int, code: int) -> dict[str, int]:
        return {"any": 1} if code == told.MEMBER_PLACED else {}

    def pointless(self, p: Florence, seat: int, move: int) -> bool:
        """An ability that would be spent for nothing, such as a production that cannot reach 1 (L-R24)."""
        q = p.copy()
        apply(q, seat, move)
        while len(q.agenda) > len(p.agenda):
            if not pass_stop(q):
                return False
        return q.goods == p.goods and q.ledger == p.ledger and q.fixed == p.fixed


def free_coloured(p: Florence, seat: int) -> bool:
    for member in range(t.NEUTRAL):
        if p.members[seat * 4 + member] == t.UNPLACED:
            return True
    return False


NODE: Final = 0


class Strengthen(Choice[Florence]):
    """The coloured member whose value is fixed for this round (L-R19). Slot: node."""

    def __init__(self) -> None:
        super().__init__(t.STRENGTHEN, [notation.member()], None, ["node"])

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        member = move - self.base
        if member == t.NEUTRAL:
            return told.NOT_COLOURED
        return 0 if p.members[seat * 4 + member] == t.UNPLACED else told.MEMBER_PLACED

    def apply(self, p: Florence, seat: int, move: int) -> None:
        value = p.book.nodes[p.slot(NODE)].value
        p.pop()
        p.fixed = put(p.fixed, seat * 3 + move - self.base, value)
        tell(p, told.E_STRENGTHEN, seat, move - self.base, value)

    def situation(self, p: Florence, seat: int) -> dict[str, int]:
        return members_left(p, seat) | {"value": p.book.nodes[p.slot(NODE)].value + p.mod(seat, t.M_COLOURED)}

    def why(self, p: Florence, seat: int, move: int, code: int) -> dict[str, int]:
        return {"any": 0} if code == told.MEMBER_PLACED else {}
