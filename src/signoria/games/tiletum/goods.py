"""Resources: what a seat gains and pays, and what it has to buy for a payment (T-9.1, T-9.6)."""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum import told
from signoria.games.tiletum.position import Europe

UNIT_PRICE: Final = 2
"""Gold for a unit of another resource (T-9.1)."""


def gain(p: Europe, seat: int, kind: int, n: int) -> None:
    p.goods[seat * t.KINDS + kind] += n
    if p.ear is not None and n:
        p.ear.hear(told.E_GAIN, [seat, n, kind])


def short(p: Europe, seat: int, cost: list[int], same: int, kind: int) -> bool:
    """Whether a price cannot be paid, missing units bought (T-9.6); `same` more of one kind."""
    base = seat * t.KINDS
    gold = p.goods[base] - cost[t.GOLD]
    if kind == t.GOLD:
        gold -= same
    for k in range(1, t.KINDS):
        need = cost[k]
        if k == kind:
            need += same
        if need:
            missing = need - p.goods[base + k]
            if missing > 0:
                gold -= UNIT_PRICE * missing
    return gold < 0


def payable(p: Europe, seat: int, kind: int, n: int) -> bool:
    """Whether so many units of one kind, not gold, can be paid, missing ones bought (T-9.6)."""
    missing = n - p.goods[seat * t.KINDS + kind]
    return missing <= 0 or missing * UNIT_PRICE <= p.goods[seat * t.KINDS]


def pay(p: Europe, seat: int, kind: int, n: int) -> None:
    """Pay units of one kind, buying those that are missing."""
    at = seat * t.KINDS + kind
    missing = n - p.goods[at]
    if missing > 0 and kind != t.GOLD:
        p.goods[seat * t.KINDS] -= UNIT_PRICE * missing
        p.goods[at] += missing
        if p.ear is not None:
            p.ear.hear(told.E_BUY, [seat, missing, kind, UNIT_PRICE * missing])
    p.goods[at] -= n
    if p.ear is not None and n:
        p.ear.hear(told.E_PAY, [seat, n, kind])


def bought(p: Europe, seat: int, kind: int, need: int) -> dict[str, int]:
    """For the words of a payment: whether units are bought for it, and for how much gold."""
    gold = UNIT_PRICE * max(0, need - p.has(seat, kind))
    return {"buy": 1 if gold else 0, "gold": gold}
