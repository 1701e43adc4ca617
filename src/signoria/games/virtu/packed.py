"""The numbers of all symbols in one int: costs are added, and compared with what one has, all kinds at once."""

from typing import Final

from mypy_extensions import i64

from signoria.games.virtu import terms as t

AT: Final = [49, 0, 7, 14, 21, 28, 35, 42, 49]
"""Where the number of each kind lies; on top are EITHER in costs, florins in sums of what one has."""
EITHER_AT: Final = 49
FLORINS_AT: Final = 49
SYMBOLS_ONLY: Final = (1 << 49) - 1
GUARD: Final = 64 * (SYMBOLS_ONLY // 127)
"""The free bit of every kind: of its seven bits the highest."""
BITS: Final = 7


def pack(cost: list[int]) -> int:
    """The symbols of a cost in one int; florins are kept apart."""
    packed = 0
    for kind in range(t.CROWN, t.EITHER + 1):
        packed |= cost[kind] << AT[kind]
    return packed


def amount(need: i64, kind: i64) -> int:
    return (need >> AT[kind]) & t.MOST


def one_kind(need: int) -> int:
    """The kind of a cost that has a single one: nothing competes for the reliefs, so their sum decides. Else 0."""
    if need == 0:
        return 0
    kind = (need.bit_length() - 1) // BITS + 1
    at = AT[kind]
    return kind if kind < t.EITHER and need >> at << at == need else 0


def need_of(kind: i64, n: i64) -> int:
    return n << AT[kind]


def beyond(need: i64, have: i64) -> bool:
    """Whether some kind of a cost is more than all sources have of it: a quick no."""
    return ((have & SYMBOLS_ONLY | GUARD) - (need & SYMBOLS_ONLY)) & GUARD != GUARD
