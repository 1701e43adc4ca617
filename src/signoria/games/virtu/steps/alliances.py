"""The last step of Winter, alliances with the great powers (V-13); the end of the year and of the game."""

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    ALLIANCE_HELD,
    ALLIANCE_YOURS,
    ALLIED,
    CHEAPER,
    E_ALLIANCE,
    E_OVERTURNED,
    E_VICTORY,
    NOT_IN_COST,
    NOT_PAYABLE,
    SCORING,
    YEAR,
)
from signoria.games.virtu.means import GUARD, SYMBOLS_ONLY, means, need_of, payable
from signoria.games.virtu.paying import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.scoring import automatic_victory, final_scoring
from signoria.games.virtu.steps.paying import BEGGING
from signoria.games.virtu.terms import (
    CROWN,
    FOR_ALLIANCE,
    KINDS,
    P_ALLIANCE,
)
from signoria.kernel.position import NONE, Choice, Position, Step, put


def alliance_refusal(p: Italy, seat: int, power: int) -> int:
    """A free alliance, or an opponent's where an own Agent stands (V-13.2, V-13.3)."""
    holder = p.ally[power]
    if holder == seat:
        return ALLIANCE_YOURS
    agent = p.spy[P_ALLIANCE + power] == seat
    need = p.rules.alliance_need[power]
    if holder >= 0:
        if not agent:
            return ALLIANCE_HELD
        return 0 if payable(p, seat, FOR_ALLIANCE, need, 0) else NOT_PAYABLE
    if payable(p, seat, FOR_ALLIANCE, need, 0):
        return 0
    if agent and cheaper_kinds(p, seat, power):
        return 0
    return NOT_PAYABLE


def cheaper_kinds(p: Italy, seat: int, power: int) -> list[int]:
    """The kinds of a cost of which an own Agent may save one symbol, if the rest can be paid (V-13.2, R-44)."""
    cost = p.rules.alliance_cost[power]
    need = p.rules.alliance_need[power]
    return [
        kind
        for kind in range(CROWN, KINDS)
        if cost[kind] and payable(p, seat, FOR_ALLIANCE, need - need_of(kind, 1), 0)
    ]


class Ally(Choice):
    """At most one alliance a Winter (V-12.18); until it is over an Indulgence may be solicited (V-6.1)."""

    def __init__(self) -> None:
        super().__init__("ally", "V-12.18", [notation.alliance()], ["none"])
        self.hints = notation.PRICE
        self.with_asides = True

    def asides(self, p: Position, seat: int) -> list[int]:
        """Where there is no alliance to conclude nobody is asked: the Indulgence was offered while recruiting."""
        legal: list[int] = []
        self.sift(p, seat, legal, [])
        return BEGGING if len(legal) > 1 else NONE

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        have = means(p, seat, FOR_ALLIANCE) & SYMBOLS_ONLY | GUARD
        needs = p.rules.alliance_need
        for power in range(self.plain):
            # Without an own Agent there it is the full price, which is mostly out of reach.
            if (have - needs[power]) & GUARD == GUARD or p.spy[P_ALLIANCE + power] == seat:
                if alliance_refusal(p, seat, power) == 0:
                    legal.append(self.base + power)
        legal.append(self.base + self.plain)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        power = move - self.base
        return 0 if power == self.plain else alliance_refusal(p, seat, power)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        power = move - self.base
        p.pop()
        if power == self.plain:
            return
        if p.ally[power] < 0 and p.spy[P_ALLIANCE + power] == seat:
            kinds = cheaper_kinds(p, seat, power)
            if len(kinds) > 1:
                p.push(CHEAPER, seat, power)
            else:
                pay_alliance(p, seat, power, kinds[0])
        else:
            pay_alliance(p, seat, power, -1)


def pay_alliance(p: Italy, seat: int, power: int, less: int) -> None:
    need = p.rules.alliance_need[power]
    if less >= 0:
        need -= need_of(less, 1)
    p.push(ALLIED, seat, power)
    open_payment(p, seat, FOR_ALLIANCE, need, 0)


class Cheaper(Choice):
    """Which symbol the own Agent saves (R-44). Slot: alliance."""

    def __init__(self) -> None:
        super().__init__("cheaper", "V-R44", [notation.symbol()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        kind = move - self.base
        if p.rules.alliance_cost[p.agenda[-6]][kind] == 0:
            return NOT_IN_COST
        return 0 if kind in cheaper_kinds(p, seat, p.agenda[-6]) else NOT_PAYABLE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        power = p.slot(0)
        p.pop()
        pay_alliance(p, seat, power, move - self.base)


class Allied(Step):
    """The disc goes to the left space; a former ally is forgotten (V-13.2, V-13.3, R-45). Slot: alliance."""

    def __init__(self) -> None:
        super().__init__("allied", "V-13.2")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        power = p.slot(0)
        p.pop()
        old = p.ally[power]
        p.ally = put(p.ally, power, seat)
        p.ally_used = put(p.ally_used, power, 0)
        p.used = 0
        if p.ear is not None:
            if old >= 0:
                p.ear.hear(E_OVERTURNED, [seat, old, power])
            else:
                p.ear.hear(E_ALLIANCE, [seat, power])


class YearEnd(Step):
    """On to the next year, or to the end (V-14.1, VW-8.1, VW-8.4)."""

    def __init__(self) -> None:
        super().__init__("yearend", "V-3.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        p.pop()
        if p.rules.duel:
            seat, reason = automatic_victory(p)
            if seat >= 0:
                p.victor = seat
                if p.ear is not None:
                    p.ear.hear(E_VICTORY, [seat, reason])
            if seat >= 0 or p.year >= p.rules.rounds:
                p.push(SCORING)
                return
        elif p.last:
            p.push(SCORING)
            return
        p.push(YEAR)


class Scoring(Step):
    """Prestige (V-14.2, VW-8.2)."""

    def __init__(self) -> None:
        super().__init__("scoring", "V-14.2")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        p.pop()
        final_scoring(p)

    def stop(self, p: Position) -> bool:
        return True
