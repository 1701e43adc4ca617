"""Why something cannot be paid: what is lacking of its cost (V-4.1). For words alone; no rule asks it."""

from collections.abc import Callable
from typing import Final

from signoria.games.virtu import packed
from signoria.games.virtu import terms as t
from signoria.games.virtu.means import funds, means
from signoria.games.virtu.notation import PRICED
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.market import BASKET, basket_cost, recruit_cost
from signoria.kernel.flow import top

Cost = tuple[int, int, int]
"""What it is for, its symbols, its florins."""


def lacking(p: Italy, seat: int, move: int) -> dict[str, int]:
    """The symbols and florins that a seat lacks for a move of the open decision; `lacking` is their sum.

    The sum is 0 where there is enough of each kind, but the same cards would have to pay twice.
    """
    step = top(p)
    price = PRICES.get(step.number)
    purpose, need, florins = price(p, seat, move - step.base) if price else (t.FOR_STEP, 0, 0)
    have = means(p, seat, purpose)
    short = {name: max(0, packed.amount(need, kind) - packed.amount(have, kind)) for name, kind in PRICED.items()}
    spare = sum(max(0, packed.amount(have, kind) - packed.amount(need, kind)) for kind in (t.CROWN, t.CROSS))
    short["either"] = max(0, (need >> packed.EITHER_AT) - spare)
    short["florin"] = max(0, florins - funds(p, seat, purpose))
    return short | {"lacking": sum(short.values())}


def rank(p: Italy, seat: int, index: int) -> Cost:
    at = min(p.rank[seat], len(p.book.patronage_cost) - 1)
    return t.PATRONISE_ACTION, p.book.patronage_need[at], p.book.patronage_cost[at][t.FLORIN]


def item(p: Italy, seat: int, index: int) -> Cost:
    need, florins = basket_cost(p, p.slot(BASKET) | 1 << index)
    return t.FOR_BUY, need, florins


def alliance(p: Italy, seat: int, index: int) -> Cost:
    return t.FOR_ALLIANCE, p.book.alliance_need[index], 0


def release(p: Italy, seat: int, index: int) -> Cost:
    return t.FOR_RELEASE, p.book.release_need[index], 0


def stride(p: Italy, seat: int, index: int) -> Cost:
    return t.FOR_STEP, 0, p.book.step_cost


def upkeep(p: Italy, seat: int, index: int) -> Cost:
    return t.FOR_UPKEEP, 0, index


def troop(p: Italy, seat: int, index: int) -> Cost:
    return t.FOR_RECRUIT, 0, recruit_cost(p, seat, index // t.TOWNS, index % t.TOWNS)


PRICES: Final[dict[int, Callable[[Italy, int, int], Cost]]] = {
    t.PATRON: rank,
    t.BUY: item,
    t.ALLY: alliance,
    t.RELEASE: release,
    t.MARKER: stride,
    t.UPKEEP: upkeep,
    t.RECRUIT: troop,
}
"""What a move of each decision costs."""
