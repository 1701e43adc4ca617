"""Leaders: discard, play, copy, use; open beside the turn and after it (L-16)."""

from signoria.games.lorenzo import notation
from signoria.games.lorenzo.book import O_SET_VALUE
from signoria.games.lorenzo.modifiers import ability_of, is_copier, refresh
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    BY_LEADER,
    COPY,
    DEALT,
    DISCARDED,
    E_COPY,
    E_DISCARD,
    E_PLAY,
    E_STRENGTHEN,
    E_USE,
    EFFECT,
    HOLDING,
    IN_HAND,
    LEADERS,
    MEMBER_PLACED,
    NEUTRAL,
    NOBODY_TO_COPY,
    NOT_COLOURED,
    NOT_IN_HAND,
    NOT_YOUR_LEADER,
    NOTHING_TO_USE,
    PLAYED,
    PRIVILEGES,
    REQUIREMENT,
    S_LEADERS,
    SLOTS,
    STOCK,
    STRENGTHEN,
    UNPLACED,
    USED,
    USED_ALREADY,
    VP,
)
from signoria.kernel.position import Choice, Position, put


def meets(p: Florence, seat: int, leader: int) -> bool:
    """Whether the requirement of a leader is met now (L-16.2, L-16.14)."""
    for kind, n in p.rules.need_cards[leader]:
        if p.holding[seat * HOLDING + kind * SLOTS + n - 1] < 0:
            return False
    for good, n in p.rules.need_goods[leader]:
        if (p.score(seat) if good == VP else p.goods[seat * STOCK + good]) < n:
            return False
    same = p.rules.need_same[leader]
    return same == 0 or max([p.owned(seat, kind) for kind in range(4)]) >= same


def others_played(p: Florence, seat: int, leader: int) -> bool:
    """Whether another seat has played this leader, Lorenzo himself excepted (L-R16)."""
    place = p.leaders[leader]
    return place >= 0 and place // 4 != seat and place % 4 in (PLAYED, USED) and not is_copier(p, leader)


def kept_by(p: Florence, seat: int) -> list[int]:
    """The four leaders that a seat kept in the draft."""
    return p.troupe[seat * DEALT : seat * DEALT + DEALT]


class Discard(Choice):
    """A leader from hand goes out of the game for a privilege (L-16.1)."""

    def __init__(self) -> None:
        super().__init__("discard", "L-16.1", [notation.leader()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Florence)
        return [self.base + leader for leader in kept_by(p, seat) if p.leaders[leader] == seat * 4 + IN_HAND]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        return 0 if p.leaders[move - self.base] == seat * 4 + IN_HAND else NOT_IN_HAND

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        legal.extend(self.domain(p, seat))

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        leader = move - self.base
        p.leaders = put(p.leaders, leader, seat * 4 + DISCARDED)
        p.push(PRIVILEGES, seat, 1, 0)
        if p.ear is not None:
            p.ear.hear(E_DISCARD, [seat, leader])


class Play(Choice):
    """A leader from hand is laid open, if its requirement is met (L-16.2)."""

    def __init__(self) -> None:
        super().__init__("play", "L-16.2", [notation.leader()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Florence)
        return [self.base + leader for leader in kept_by(p, seat) if p.leaders[leader] == seat * 4 + IN_HAND]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        leader = move - self.base
        if p.leaders[leader] != seat * 4 + IN_HAND:
            return NOT_IN_HAND
        if not meets(p, seat, leader):
            return REQUIREMENT
        if is_copier(p, leader):
            for other in range(LEADERS):
                if others_played(p, seat, other):
                    return 0
            return NOBODY_TO_COPY
        return 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        leader = move - self.base
        p.leaders = put(p.leaders, leader, seat * 4 + PLAYED)
        if p.ear is not None:
            p.ear.hear(E_PLAY, [seat, leader])
        if is_copier(p, leader):
            p.push(COPY, seat)
        else:
            refresh(p, seat)


class Copy(Choice):
    """The leader whose ability Lorenzo takes over for good (L-16.10)."""

    def __init__(self) -> None:
        super().__init__("copy", "L-16.10", [notation.leader()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        return 0 if others_played(p, seat, move - self.base) else NOBODY_TO_COPY

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        p.pop()
        p.copied = put(p.copied, seat, move - self.base)
        if p.ear is not None:
            p.ear.hear(E_COPY, [seat, move - self.base])
        refresh(p, seat)


class Use(Choice):
    """The once-per-round ability of a played leader (L-16.3)."""

    def __init__(self) -> None:
        super().__init__("use", "L-16.3", [notation.leader()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Florence)
        return [self.base + leader for leader in kept_by(p, seat) if p.leaders[leader] == seat * 4 + PLAYED]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        leader = move - self.base
        place = p.leaders[leader]
        if place == seat * 4 + USED:
            return USED_ALREADY
        if place != seat * 4 + PLAYED:
            return NOT_YOUR_LEADER
        ability = ability_of(p, seat, leader)
        if not p.rules.once[ability]:
            return NOTHING_TO_USE
        if self.strengthens(p, ability) and not free_coloured(p, seat):
            return MEMBER_PLACED
        return 0

    def strengthens(self, p: Florence, ability: int) -> bool:
        return p.rules.nodes[p.rules.leader_nodes[ability][0]].op == O_SET_VALUE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        leader = move - self.base
        ability = ability_of(p, seat, leader)
        p.leaders = put(p.leaders, leader, seat * 4 + USED)
        if p.ear is not None:
            p.ear.hear(E_USE, [seat, leader])
        nodes = p.rules.leader_nodes[ability]
        if self.strengthens(p, ability):
            p.push(STRENGTHEN, seat, nodes[0])
        else:
            p.push(EFFECT, seat, nodes[0], len(nodes), BY_LEADER, S_LEADERS)


def free_coloured(p: Florence, seat: int) -> bool:
    for member in range(NEUTRAL):
        if p.members[seat * 4 + member] == UNPLACED:
            return True
    return False


class Strengthen(Choice):
    """The coloured member whose value is fixed for this round (L-R19). Slot: node."""

    def __init__(self) -> None:
        super().__init__("strengthen", "L-R19", [notation.member()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        member = move - self.base
        if member == NEUTRAL:
            return NOT_COLOURED
        return 0 if p.members[seat * 4 + member] == UNPLACED else MEMBER_PLACED

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        value = p.rules.nodes[p.slot(0)].value
        p.pop()
        p.fixed = put(p.fixed, seat * 3 + move - self.base, value)
        if p.ear is not None:
            p.ear.hear(E_STRENGTHEN, [seat, move - self.base, value])
