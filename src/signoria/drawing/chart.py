"""What all charts of a game are drawn with: the paper, its levels, and the charge of every seat where its line ends."""

from typing import Final

from signoria.drawing.seats import TINCTURES, hatch
from signoria.drawing.svg import box, disc, num, path, t
from signoria.games import SEATS

OUTLINE: Final = "#1d1611"
PAPER: Final = "#fbf5e6"
DASHES: Final = ("", "9 4", "3 3", "12 3 3 3", "6 6")
"""Seats are told apart by their lines too, not by colour alone."""
ROUND: Final = 11
"""The charge of a seat at the end of its line."""
APART: Final = 20.0
"""Charges of lines that end together stand so far above each other."""


def paper(wide: float, high: float) -> str:
    return box(0, 0, wide, high, PAPER, "#bfa169", 1.2, 'rx="5"')


def level(left: float, right: float, y: float, text: str) -> str:
    """A line across the paper, and what it stands for."""
    line = path(f"M{num(left)} {num(y)}H{num(right)}", "none", "#dbc491", 1)
    return line + t(left - 8, y + 4.5, text, 13, "ui", 700, anchor="end")


def charge(seat: int, x: float, y: float, r: float, width: float = 1.4) -> str:
    """The colour, hatching and charge of a seat, about a place."""
    name, size = SEATS[seat], 1.3 * r
    place = f'x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" height="{num(size)}"'
    sign = f'<use href="#i-seat-{name}" {place} color="{TINCTURES[name].text}"/>'
    return disc(x, y, r, TINCTURES[name].fill, OUTLINE, width) + disc(x, y, r, hatch(name)) + sign


def ends(heights: list[float], x: float, foot: float) -> str:
    """The charge of every seat where its line ends; lines that end together have theirs above each other."""
    order = sorted(range(len(heights)), key=lambda seat: -heights[seat])
    places, low = [], foot + APART
    for seat in order:
        low = min(heights[seat], low - APART)
        places.append(low)
    drawn, high = "", ROUND + 1 - APART
    for seat, y in zip(reversed(order), reversed(places), strict=True):
        high = max(y, high + APART)
        drawn += charge(seat, x, high, ROUND)
    return drawn
