"""The great pieces of El Grande: the grandes and the King. Their outlines are defined on the backdrop, once."""

from typing import Final

from signoria.drawing.pen import joined
from signoria.drawing.seats import TINCTURES, hatch
from signoria.drawing.svg import at, group, path, spaced, use

GLEAM: Final = 'opacity=".35"'


def grande(x: float, y: float, seat: str, scale: float, extra: str) -> str:
    """The grande of a seat; `extra` are attributes (an id, a mark)."""
    return f"<g {at(x, y, scale)}{spaced(extra)}>{use(f'eg-grande-{seat}')}</g>"


def king(x: float, y: float, scale: float, extra: str) -> str:
    return f"<g {at(x, y, scale)}{spaced(extra)}>{use('eg-king')}</g>"


def piece_defs(seats: list[str]) -> str:
    """The outlines by their names."""
    blocks = joined(group(crowned_block(seat), f'id="eg-grande-{seat}"') for seat in seats)
    return blocks + group(KING, 'id="eg-king"')


def crowned_block(seat: str) -> str:
    """A grande: a crowned cube with the charge on its side, seen from the front and a little from above."""
    paint = TINCTURES[seat]
    front = "M-15-5H15V20H-15Z"
    return (
        '<ellipse cx="3" cy="20" rx="21" ry="5" fill="#1d1611" opacity=".4"/>'
        f'<g stroke="#1d1611" stroke-width="1.6" stroke-linejoin="round">{path("M-15-5l6-7H21l-6 7Z", paint.fill)}'
        f"{path('M15-5l6-7V13l-6 7Z', paint.dark)}{path(front, paint.fill)}</g>"
        f"{path('M-15-5l6-7H21l-6 7Z', '#fff', extra=GLEAM)}{path(front, hatch(seat))}"
        f'<use href="#i-seat-{seat}" x="-9" y="-1.5" width="18" height="18" color="{paint.text}"/>'
        '<use href="#i-crown" x="-11" y="-30" width="28" height="24"/>'
    )


KING: Final = (
    '<ellipse cx="2" cy="24" rx="24" ry="7" fill="#1d1611" opacity=".4"/>'
    '<circle r="27" fill="#f3cd6b" stroke="#7d5618" stroke-width="2"/>'
    '<circle r="23" fill="#7d2418" stroke="#f8e1a0" stroke-width="1.5"/>'
    '<use href="#i-king" x="-20" y="-22" width="40" height="40"/>'
)
