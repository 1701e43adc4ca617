"""The numbers of all symbols in one int: costs are added, and compared with what one has, all kinds at once."""

from typing import Final

from signoria.games.virtu import terms as t

AT: Final = [49, 0, 7, 14, 21, 28, 35, 42, 49]
"""Where the number of each kind lies; on top are EITHER in costs, florins in sums of what one has."""
EITHER_AT: Final = 49
FLORINS_AT: Final = 49
SYMBOLS_ONLY: Final = (1 << 49) - 1
GUARD: Final = 64 * (SYMBOLS_ONLY // 127)
"""The free bit of every kind: of its seven bits the highest."""
ONE_KIND: Final = {n << AT[kind]: kind for n in range(1, t.MOST + 1) for kind in range(t.CROWN, t.KINDS)}
"""Costs of a single kind, and that kind: nothing competes for the reliefs, so their sum decides."""


def pack(cost: list[int]) -> int:
    """The symbols of a cost in one int; florins are kept apart."""
    packed = 0
    for kind in range(t.CROWN, t.EITHER + 1):
        packed |= cost[kind] << AT[kind]
    return packed


def amount(need: int, kind: int) -> int:
    return (need >> AT[kind]) & t.MOST


def need_of(kind: int, n: int) -> int:
    return n << AT[kind]


def beyond(need: int, have: int) -> bool:
    """Whether some kind of a cost is more than all sources have of it: a quick no."""
    return ((have & SYMBOLS_ONLY | GUARD) - (need & SYMBOLS_ONLY)) & GUARD != GUARD
