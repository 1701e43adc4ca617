"""Stocks and prices as one number each, so that one subtraction compares all goods.

Each good of the stock has ten bits. The highest of them is set in a purse and not in a price: where it is gone after
the subtraction, the good does not suffice.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo import terms as t

WIDTH: Final = 10
MOST: Final = 511
"""More of a good counts as this many."""
GUARDS: Final = 0x802008020080200
"""The highest bits of all goods."""
COINS_AT: Final = 20
SERVANTS_AT: Final = 30
MILITARY_AT: Final = 40


def price_of(amounts: list[int]) -> int:
    """What must be held of each good."""
    price = 0
    for good in range(t.STOCK):
        price += min(amounts[good], MOST) << (good * WIDTH)
    return price


def kinds_of(amounts: list[int]) -> int:
    """The goods of which there are some, as a mask of guards."""
    return sum((MOST + 1) << (good * WIDTH) for good in range(t.STOCK) if amounts[good])


def purse_of(goods: list[int], base: i64) -> i64:
    """A stock that begins at `base`."""
    wood: i64 = goods[base + t.WOOD]
    stone: i64 = goods[base + t.STONE]
    coins: i64 = goods[base + t.COINS]
    servants: i64 = goods[base + t.SERVANTS]
    military: i64 = goods[base + t.MILITARY]
    faith: i64 = goods[base + t.FAITH]
    if wood | stone | coins | servants | military | faith > MOST:
        return purse_of([min(n, MOST) for n in goods[base : base + t.STOCK]], 0)
    return (
        GUARDS
        + wood
        + (stone << (t.STONE * WIDTH))
        + (coins << COINS_AT)
        + (servants << SERVANTS_AT)
        + (military << MILITARY_AT)
        + (faith << (t.FAITH * WIDTH))
    )
