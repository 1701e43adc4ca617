"""Patronise: a rank for a price, and a bonus at some ranks (V-8)."""

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    ARRIVE,
    BONUS,
    BONUS_TAKEN,
    BONUS_TYPE,
    E_BONUS,
    E_NO_BONUS,
    E_PATRON,
    NOT_PAYABLE,
    PATRONISED,
)
from signoria.games.virtu.means import payable
from signoria.games.virtu.palace import gain_agents
from signoria.games.virtu.paying import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.acting import finish_action
from signoria.games.virtu.terms import FLORIN, FRESH, OWN, PATRONISE_ACTION
from signoria.kernel.position import Choice, Position, Step, put


class Patron(Choice):
    """Pay for the next rank or not (V-8.1)."""

    def __init__(self) -> None:
        super().__init__("patronise", "V-8.1", None, ["yes", "no"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        if move != self.base:
            return 0
        rank = p.rank[seat]
        if rank >= len(p.rules.patronage_cost):
            return NOT_PAYABLE
        cost = p.rules.patronage_cost[rank]
        return 0 if payable(p, seat, PATRONISE_ACTION, p.rules.patronage_need[rank], cost[FLORIN]) else NOT_PAYABLE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        p.pop()
        if move != self.base:
            finish_action(p, seat)
            return
        rank = p.rank[seat]
        p.push(PATRONISED, seat)
        florins = p.rules.patronage_cost[rank][FLORIN]
        open_payment(p, seat, PATRONISE_ACTION, p.rules.patronage_need[rank], florins)


class Patronised(Step):
    """The disc goes up, on top of others (V-8.3); ranks 2 and 4 bring a bonus (V-8.4)."""

    def __init__(self) -> None:
        super().__init__("patronised", "V-8.3")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        p.pop()
        rank = p.rank[seat] + 1
        p.rank = put(p.rank, seat, rank)
        p.patrons = [seat, *[other for other in p.patrons if other != seat]]
        p.effect = 1
        if p.ear is not None:
            p.ear.hear(E_PATRON, [seat, rank])
        finish_action(p, seat)
        if rank in p.rules.bonus_ranks:
            if any(bonus_refusal(p, seat, which) == 0 for which in range(len(p.bonus))):
                p.push(BONUS, seat)
            elif p.ear is not None:
                p.ear.hear(E_NO_BONUS, [seat])


def bonus_refusal(p: Italy, seat: int, which: int) -> int:
    """The second bonus is of the other type than the first (V-8.4)."""
    if p.bonus[which] >= 0:
        return BONUS_TAKEN
    for other in range(len(p.bonus)):
        if p.bonus[other] == seat and p.rules.bonus_type[other] == p.rules.bonus_type[which]:
            return BONUS_TYPE
    return 0


class Bonus(Choice):
    """One of the patronage bonuses that are left (V-8.4, V-8.5)."""

    def __init__(self) -> None:
        super().__init__("bonus", "V-8.4", [notation.bonus()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        return bonus_refusal(p, seat, move - self.base)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        p.pop()
        which = move - self.base
        p.bonus = put(p.bonus, which, seat)
        if p.ear is not None:
            p.ear.hear(E_BONUS, [seat, which])
        gain_agents(p, seat, p.rules.bonus_agents[which])
        if p.rules.bonus_tile[which] >= 0:
            p.own = put(p.own, seat * OWN + p.rules.bonus_tile[which], FRESH)
        if p.rules.bonus_card[which] >= 0:
            p.push(ARRIVE, seat, 0, p.rules.bonus_card[which], -1)
