"""Patronise: a rank for a price, and a bonus at some ranks (V-8)."""

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.bill import payable
from signoria.games.virtu.palace import gain_agents
from signoria.games.virtu.payment import due, open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.acting import finish_action
from signoria.kernel.position import put, tell
from signoria.kernel.step import Choice, Step


class Patron(Choice[Italy]):
    """Pay for the next rank or not (V-8.1)."""

    def __init__(self) -> None:
        super().__init__(t.PATRON, None, ["yes", "no"])

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        if move != self.base:
            return 0
        rank = p.rank[seat]
        if rank >= len(p.book.patronage_cost):
            return told.NOT_PAYABLE
        cost = p.book.patronage_cost[rank]
        return (
            0 if payable(p, seat, t.PATRONISE_ACTION, p.book.patronage_need[rank], cost[t.FLORIN]) else told.NOT_PAYABLE
        )

    def apply(self, p: Italy, seat: int, move: int) -> None:
        p.pop()
        if move != self.base:
            finish_action(p, seat)
            return
        rank = p.rank[seat]
        p.push(t.PATRONISED, seat)
        florins = p.book.patronage_cost[rank][t.FLORIN]
        open_payment(p, seat, t.PATRONISE_ACTION, p.book.patronage_need[rank], florins)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        rank = min(p.rank[seat], len(p.book.patronage_cost) - 1)
        return {"rank": rank + 1} | due(p.book.patronage_need[rank], p.book.patronage_cost[rank][t.FLORIN])


class Patronised(Step[Italy]):
    """The disc goes up, on top of others (V-8.3); ranks 2 and 4 bring a bonus (V-8.4)."""

    def __init__(self) -> None:
        super().__init__(t.PATRONISED)

    def run(self, p: Italy) -> None:
        seat = p.seat()
        p.pop()
        rank = p.rank[seat] + 1
        p.rank = put(p.rank, seat, rank)
        p.patrons = [seat, *[other for other in p.patrons if other != seat]]
        p.effect = 1
        tell(p, told.E_PATRON, seat, rank)
        finish_action(p, seat)
        if rank in p.book.bonus_ranks:
            if any(bonus_refusal(p, seat, which) == 0 for which in range(len(p.bonus))):
                p.push(t.BONUS, seat)
            elif p.ear is not None:
                p.ear.hear(told.E_NO_BONUS, [seat])


def bonus_refusal(p: Italy, seat: int, which: int) -> int:
    """The second bonus is of the other type than the first (V-8.4)."""
    if p.bonus[which] >= 0:
        return told.BONUS_TAKEN
    for other in range(len(p.bonus)):
        if p.bonus[other] == seat and p.book.bonus_type[other] == p.book.bonus_type[which]:
            return told.BONUS_TYPE
    return 0


class Bonus(Choice[Italy]):
    """One of the patronage bonuses that are left (V-8.4, V-8.5)."""

    def __init__(self) -> None:
        super().__init__(t.BONUS, [notation.bonus()])

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        return bonus_refusal(p, seat, move - self.base)

    def apply(self, p: Italy, seat: int, move: int) -> None:
        p.pop()
        which = move - self.base
        p.bonus = put(p.bonus, which, seat)
        tell(p, told.E_BONUS, seat, which)
        boon = p.book.boons[which]
        gain_agents(p, seat, boon.agents)
        if boon.tile >= 0:
            p.own = put(p.own, seat * t.OWN + boon.tile, t.FRESH)
        if boon.card >= 0:
            p.push(t.ARRIVE, seat, 0, boon.card, -1)
