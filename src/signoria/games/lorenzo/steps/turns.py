"""The turn of a seat: a placement, leader actions before and after it, the end (L-5)."""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo import notation, told
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.form import Form, open_form
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.spaces import space_refusal
from signoria.games.lorenzo.steps.leading import members_left
from signoria.games.lorenzo.steps.question import too_low, turn_to
from signoria.kernel.flow import answers
from signoria.kernel.position import NONE, REDUNDANT, tell
from signoria.kernel.step import Choice

ASIDES: Final = [[], [t.DISCARD, t.PLAY], [t.USE], [t.DISCARD, t.PLAY, t.USE]]
"""Leader actions that a seat can think of: with leaders in hand (1), with leaders on the table (2)."""


def leader_steps(p: Florence, seat: int) -> list[int]:
    if not p.troupe:
        return NONE
    found = 0
    first: i64 = seat * t.DEALT
    hand: i64 = seat * 4 + t.IN_HAND
    leaders = p.leaders
    for kept in range(first, first + t.DEALT):
        place: i64 = leaders[p.troupe[kept]]
        if place == hand:
            found |= 1
        elif place < hand + t.DISCARDED:
            found |= 2
    return ASIDES[found]


def lifted(p: Florence, seat: int, member: int, value: int) -> bool:
    """Whether the bonus of a card makes a member strong enough somewhere (switch of L-R4)."""
    form = Form(seat, member, value)
    for space in range(t.MARKET):
        if space_refusal(p, form, space) == 0:
            return True
    return False


LATE: Final = 0
FIXED: Final = 16
"""More than any value that Federico gives."""


class Place(Choice[Florence]):
    """A placement, after any leader actions (L-5.2). Slot: 1 in a turn that makes up for a skipped one."""

    def __init__(self) -> None:
        super().__init__(t.PLACE, [notation.member()], ["pass"], ["late"])
        self.hints = ["value"]
        self.with_asides = True

    def asides(self, p: Florence, seat: int) -> list[int]:
        return leader_steps(p, seat)

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        member = move - self.base
        if member == self.plain:
            return self.pass_refusal(p, seat)
        if p.members[seat * 4 + member] != t.UNPLACED:
            return told.MEMBER_PLACED
        value = p.member_value(seat, member)
        # The palace takes every member of value 1 or more, so only the servants can be missing.
        if value + p.has(seat, t.SERVANTS) // p.mod(seat, t.M_RATE) < 1:
            if not (p.book.bonus_counts and lifted(p, seat, member, value)):
                return told.MEMBER_TOO_WEAK
        for other in range(member):
            if other < t.NEUTRAL and member < t.NEUTRAL and p.members[seat * 4 + other] == t.UNPLACED:
                if p.member_value(seat, other) == value and p.fixed[seat * 3 + other] == p.fixed[seat * 3 + member]:
                    return REDUNDANT
        return 0

    def sift(self, p: Florence, seat: int, legal: list[int], spare: list[int]) -> None:
        base: i64 = self.base
        extra: i64 = p.goods[seat * t.STOCK + t.SERVANTS] // p.mods[seat * t.M_SIZE + t.M_RATE]
        first: i64 = seat * 4
        members = p.members
        alike: list[int] = []
        must_place = False
        member: i64
        for member in range(t.NEUTRAL + 1):
            if members[first + member] != t.UNPLACED:
                continue
            value = p.member_value(seat, member)
            if value >= 1:
                must_place = True
            elif value + extra < 1 and not (p.book.bonus_counts and lifted(p, seat, member, value)):
                continue
            if member < t.NEUTRAL:
                worth = value * FIXED + p.fixed[seat * 3 + member]
                if worth in alike:
                    spare.append(base + member)
                    continue
                alike.append(worth)
            legal.append(base + member)
        if (p.slot(LATE) or not must_place) and self.pass_refusal(p, seat) == 0:
            legal.append(self.base + self.plain)

    def pass_refusal(self, p: Florence, seat: int) -> int:
        """Passing is legal when no member can be placed free of charge (L-R2)."""
        if p.slot(LATE) and p.book.makeup_optional:
            return 0
        extra = p.has(seat, t.SERVANTS) // p.mod(seat, t.M_RATE) if p.book.strict_pass else 0
        for member in range(t.NEUTRAL + 1):
            if p.members[seat * 4 + member] == t.UNPLACED and p.member_value(seat, member) + extra >= 1:
                return told.MUST_PLACE
        return 0

    def apply(self, p: Florence, seat: int, move: int) -> None:
        member = move - self.base
        turn_to(p, t.TURN)
        p.fill(LATE, 0)
        if member == self.plain:
            tell(p, told.E_PASS, seat)
        else:
            open_form(p, t.SPACE, seat, member, p.member_value(seat, member))

    def situation(self, p: Florence, seat: int) -> dict[str, int]:
        return members_left(p, seat) | {"late": p.slot(LATE)}

    def why(self, p: Florence, seat: int, move: int, code: int) -> dict[str, int]:
        if code == told.MEMBER_PLACED:
            return {"any": 0}
        if code == told.MEMBER_TOO_WEAK:
            value = p.member_value(seat, move - self.base)
            return too_low(p, seat, value, 1, (1 - value) * p.mod(seat, t.M_RATE))
        return {}

    def prospect(self, p: Florence, move: int) -> dict[str, int]:
        member = move - self.base
        return {"value": p.member_value(p.seat(), member)} if member < self.plain else {}

    def pointless(self, p: Florence, seat: int, move: int) -> bool:
        """Passing while a member could be placed."""
        return move - self.base == self.plain and len(answers(p, seat)) > 1


class Turn(Choice[Florence]):
    """The placement is done: leader actions, then the end of the turn (L-5.7)."""

    def __init__(self) -> None:
        super().__init__(t.TURN, None, ["end"])
        self.with_asides = True

    def asides(self, p: Florence, seat: int) -> list[int]:
        return leader_steps(p, seat)

    def sift(self, p: Florence, seat: int, legal: list[int], spare: list[int]) -> None:
        legal.append(self.base)

    def apply(self, p: Florence, seat: int, move: int) -> None:
        p.pop()

    def stop(self, p: Florence) -> bool:
        return True
