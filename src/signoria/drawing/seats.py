"""The five seats: colour, charge and hatching. A seat is never shown by its colour alone.

The hatching is the engravers' code for heraldic colours (Petra Sancta): so a piece is readable in grey and in print.
"""

from typing import Final, NamedTuple


class Tincture(NamedTuple):
    """How one seat is painted."""

    fill: str
    dark: str
    text: str
    """The ink of its charge and its numbers."""
    charge: str


INK: Final = "#2b1f14"

TINCTURES: Final = {
    "azure": Tincture("#2a6fc4", "#174178", "#fff", "star"),
    "gules": Tincture("#cc3b22", "#7c1f10", "#fff", "lozenge"),
    "or": Tincture("#efbb30", "#96690c", INK, "annulet"),
    "vert": Tincture("#0e5340", "#052a20", "#f4f7ee", "trefoil"),
    "argent": Tincture("#f6f1e6", "#8e8470", INK, "crescent"),
}
"""By the colour of the seat."""

HATCHING: Final = {
    "azure": '<path d="M0 2h4" stroke="#fff" stroke-opacity=".26"/>',
    "gules": '<path d="M2 0v4" stroke="#fff" stroke-opacity=".24"/>',
    "or": '<circle cx="1" cy="1" r=".65" fill="#7d5300" fill-opacity=".5"/>'
    '<circle cx="3" cy="3" r=".65" fill="#7d5300" fill-opacity=".5"/>',
    "vert": '<path d="M-1 5L5-1M-1 1L1-1M3 5L5 3" stroke="#fff" stroke-opacity=".24"/>',
}
"""On tiles of four by four; argent is plain."""


def hatch(seat: str) -> str:
    """The paint of a seat's hatching, to be laid over its colour."""
    return f"url(#h-{seat})" if seat in HATCHING else "none"
