"""The last step of Winter, alliances with the great powers (V-13)."""

from typing import Final

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.bill import payable
from signoria.games.virtu.means import means
from signoria.games.virtu.packed import beyond, need_of
from signoria.games.virtu.payment import due, open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.paying import BEGGING
from signoria.kernel.position import NOBODY, NONE, put
from signoria.kernel.step import Choice, Step


def alliance_refusal(p: Italy, seat: int, power: int) -> int:
    """A free alliance, or an opponent's where an own Agent stands (V-13.2, V-13.3)."""
    holder = p.ally[power]
    if holder == seat:
        return told.ALLIANCE_YOURS
    agent = p.spy[t.P_ALLIANCE + power] == seat
    need = p.book.alliance_need[power]
    if holder >= 0:
        if not agent:
            return told.ALLIANCE_HELD
        return 0 if payable(p, seat, t.FOR_ALLIANCE, need, 0) else told.NOT_PAYABLE
    if payable(p, seat, t.FOR_ALLIANCE, need, 0):
        return 0
    if agent and cheaper_kinds(p, seat, power):
        return 0
    return told.NOT_PAYABLE


def cheaper_kinds(p: Italy, seat: int, power: int) -> list[int]:
    """The kinds of a cost of which an own Agent may save one symbol, if the rest can be paid (V-13.2, V-R44)."""
    cost = p.book.alliance_cost[power]
    need = p.book.alliance_need[power]
    return [
        kind
        for kind in range(t.CROWN, t.KINDS)
        if cost[kind] and payable(p, seat, t.FOR_ALLIANCE, need - need_of(kind, 1), 0)
    ]


class Ally(Choice[Italy]):
    """At most one alliance a Winter (V-12.18); until it is over an Indulgence may be solicited (V-6.1)."""

    def __init__(self) -> None:
        super().__init__(t.ALLY, [notation.alliance()], ["none"])
        self.hints = notation.PRICE
        self.framed = False
        self.with_asides = True

    def decider(self, p: Italy) -> int:
        """Where there is no alliance to conclude nobody is asked: the Indulgence was offered while recruiting."""
        legal: list[int] = []
        self.sift(p, p.seat(), legal, NONE)
        return p.seat() if len(legal) > 1 else NOBODY

    def run(self, p: Italy) -> None:
        p.pop()

    def asides(self, p: Italy, seat: int) -> list[int]:
        return BEGGING

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        have = means(p, seat, t.FOR_ALLIANCE)
        needs = p.book.alliance_need
        for power in range(self.plain):
            # Without an own Agent there it is the full price, which is mostly out of reach.
            if not beyond(needs[power], have) or p.spy[t.P_ALLIANCE + power] == seat:
                if alliance_refusal(p, seat, power) == 0:
                    legal.append(self.base + power)
        legal.append(self.base + self.plain)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        power = move - self.base
        return 0 if power == self.plain else alliance_refusal(p, seat, power)

    def apply(self, p: Italy, seat: int, move: int) -> None:
        power = move - self.base
        p.pop()
        if power == self.plain:
            return
        if p.ally[power] < 0 and p.spy[t.P_ALLIANCE + power] == seat:
            kinds = cheaper_kinds(p, seat, power)
            if len(kinds) > 1:
                p.push(t.CHEAPER, seat, power)
            else:
                pay_alliance(p, seat, power, kinds[0])
        else:
            pay_alliance(p, seat, power, -1)

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        power = move - self.base
        return due(p.book.alliance_need[power], 0) if power < self.plain else {}


def pay_alliance(p: Italy, seat: int, power: int, less: int) -> None:
    need = p.book.alliance_need[power]
    if less >= 0:
        need -= need_of(less, 1)
    p.push(t.ALLIED, seat, power)
    open_payment(p, seat, t.FOR_ALLIANCE, need, 0)


POWER: Final = 0
"""Slot of Cheaper and Allied: the great power."""


class Cheaper(Choice[Italy]):
    """Which symbol the own Agent saves (V-R44)."""

    def __init__(self) -> None:
        super().__init__(t.CHEAPER, [notation.symbol()], slots=["alliance:alliance"])

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        kind = move - self.base
        if p.book.alliance_cost[p.slot(POWER)][kind] == 0:
            return told.NOT_IN_COST
        return 0 if kind in cheaper_kinds(p, seat, p.slot(POWER)) else told.NOT_PAYABLE

    def apply(self, p: Italy, seat: int, move: int) -> None:
        power = p.slot(POWER)
        p.pop()
        pay_alliance(p, seat, power, move - self.base)


class Allied(Step[Italy]):
    """The disc goes to the left space; a former ally is forgotten (V-13.2, V-13.3, V-R45)."""

    def __init__(self) -> None:
        super().__init__(t.ALLIED, slots=["alliance:alliance"])

    def run(self, p: Italy) -> None:
        seat = p.seat()
        power = p.slot(POWER)
        p.pop()
        old = p.ally[power]
        p.ally = put(p.ally, power, seat)
        p.ally_used = put(p.ally_used, power, 0)
        p.used = 0
        if p.ear is not None:
            if old >= 0:
                p.ear.hear(told.E_OVERTURNED, [seat, old, power])
            else:
                p.ear.hear(told.E_ALLIANCE, [seat, power])
