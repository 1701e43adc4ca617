"""The pieces of Virtù: discs of cities, banners, Agents, pirates. Their outlines are defined on the backdrop, once."""

from typing import Final

from signoria.drawing.pen import joined
from signoria.drawing.seats import INK, TINCTURES, hatch
from signoria.drawing.svg import SHIELD, disc, group, path, use
from signoria.games.virtu import terms

RADII: Final = {1: 20.0, 2: 20.0, 3: 22.5, 4: 25.5}
"""The radius of a city by its value."""
SIZES: Final = {20.0: "s", 22.5: "m", 25.5: "l"}
FLAG: Final = "M1-21H30L25-10.5L30 0H1Z"
STONE: Final = {"florence": "#7d5a8a", "rome": "#6f6248", "venice": "#234c52"}
"""The stones of the Major Cities, which no seat has for its colour."""
PALE: Final = "#fbf3dc"
EMBLEMS: Final = {
    "florence": '<path d="M0-9C3-5 3-1 0 3C-3-1-3-5 0-9ZM-2 3C-8 3-9-3-6-5C-7-1-4 0-1 1ZM2 3C8 3 9-3 6-5C7-1 4 0 1 1Z'
    'M-4 4H4V6H-4ZM0 6L3 10H-3Z" fill="currentColor"/>',
    "rome": '<path d="M-6 8L4-5M6 8L-4-5M-6 8l-2-2M6 8l2-2M-4 5l-2-1M4 5l2-1" stroke="currentColor" '
    'stroke-width="2" fill="none"/><circle cx="5" cy="-6.5" r="2.5" fill="none" stroke="currentColor" '
    'stroke-width="1.8"/><circle cx="-5" cy="-6.5" r="2.5" fill="none" stroke="currentColor" '
    'stroke-width="1.8"/>',
    "venice": '<path d="M-9 7C-9-3-3-9 8-9C5-7 5-5 6.5-4C3-4 2-2 3.5-1C0-1-1 1 .5 3C-3 3-5 5-9 7ZM-8 8H8V10H-8Z" '
    'fill="currentColor"/>',
}
"""The arms of the Major Cities: lily, keys, wing."""


def radius(value: int) -> float:
    return RADII[value]


def piece_defs(seats: list[str], duel: bool) -> str:
    """Everything that several pieces of a board have in common, by its name."""
    discs = joined(owned(seat, r) for seat in seats for r in SIZES) + joined(neutral(r) for r in SIZES)
    flags = joined(group(flag(seat), f'id="vi-flag-{seat}"') for seat in seats)
    agents = joined(group(agent(seat), f'id="vi-agent-{seat}"') for seat in seats)
    discs += joined(group(track_disc(seat), f'id="vi-disc-{seat}"') for seat in seats)
    majors = joined(major_defs(name) for name in terms.MAJORS) if duel else ""
    return discs + flags + agents + majors + PIRATES + ANCHOR + TENT


def owned(seat: str, r: float) -> str:
    """A city under a seat's control disc: its colour, hatching and charge."""
    paint = TINCTURES[seat]
    inner = (
        disc(0, 0, r, paint.fill, INK, 2)
        + disc(0, 0, r, hatch(seat))
        + disc(0, 0, r - 3, "none", paint.text, 1, 'stroke-opacity=".55"')
        + f'<use href="#i-seat-{seat}" x="-6.5" y="{-r + 3.5:g}" width="13" height="13" color="{paint.text}"/>'
    )
    return group(inner, f'id="vi-o-{seat}-{SIZES[r]}"')


def track_disc(seat: str) -> str:
    """A seat's disc on a track: a shield without a number."""
    paint = TINCTURES[seat]
    charge = f'<use href="#i-seat-{seat}" x="-11" y="-13" width="22" height="22" color="{paint.text}"/>'
    return path(SHIELD, paint.fill, "#1d1611", 2.6) + path(SHIELD, hatch(seat)) + charge


def neutral(r: float) -> str:
    inner = disc(0, 0, r, "#f3e6c6", INK, 2) + disc(0, 0, r - 3.5, "none", "#a98d57")
    return group(inner, f'id="vi-o-none-{SIZES[r]}"')


def major_defs(name: str) -> str:
    """The arms, the stone discs and the banner of a Major City that nobody is allied with."""
    arms = group(EMBLEMS[name], f'id="vi-arms-{name}"')
    discs = joined(stone_disc(name, r) for r in SIZES)
    banner = path(FLAG, STONE[name], "#1d1611", 1.5) + use(f"vi-arms-{name}", 'x="8" y="-10.5" color="#fff"')
    pole = path("M0 18V-21", "none", INK, 2.8)
    small = disc(0, 0, 11, STONE[name], INK, 1.5) + use(f"vi-arms-{name}", 'transform="scale(.75)" color="#fff"')
    arms += group(small, f'id="vi-crest-{name}"')
    return arms + discs + group(pole + banner, f'id="vi-flag-major-{name}"')


def stone_disc(name: str, r: float) -> str:
    inner = (
        disc(0, 0, r, STONE[name], INK, 2)
        + disc(0, 0, r - 3, "none", "#fff", 1, 'stroke-opacity=".55" stroke-dasharray="3 2"')
        + use(f"vi-arms-{name}", f'transform="translate(0 {-r + 10:g}) scale(.72)" color="#fff"')
    )
    return group(inner, f'id="vi-o-major-{name}-{SIZES[r]}"')


def flag(seat: str) -> str:
    """The banner of an army, its pole at the origin; its number is written on the cloth."""
    paint = TINCTURES[seat]
    pole = path("M0 18V-21", "none", INK, 2.8)
    cloth = path(FLAG, paint.fill, "#1d1611", 1.5) + path(FLAG, hatch(seat))
    charge = f'<use href="#i-seat-{seat}" x="2" y="-16" width="11" height="11" color="{paint.text}"/>'
    return pole + cloth + charge


def agent(seat: str) -> str:
    paint = TINCTURES[seat]
    return (
        disc(0, 0, 12, paint.fill, "#1d1611", 1.6)
        + disc(0, 0, 12, hatch(seat))
        + '<use href="#i-agent" x="-9.5" y="-10" width="19" height="19"/>'
        + disc(8, 8, 6, paint.fill, "#1d1611", 1)
        + f'<use href="#i-seat-{seat}" x="3.5" y="3.5" width="9" height="9" color="{paint.text}"/>'
    )


PIRATES: Final = (
    '<g id="vi-pirates"><path d="M0-14V12" stroke="#2b1f14" stroke-width="2.4"/>'
    '<path d="M1-14H22L17-6.5L22 1H1Z" fill="#241a14" stroke="#f3e3b5" stroke-width=".9"/>'
    '<circle cx="9" cy="-8" r="3" fill="#f3e3b5"/>'
    '<path d="M5-3L13-1M13-3L5-1" stroke="#f3e3b5" stroke-width="1.3"/></g>'
)
ANCHOR: Final = (
    '<g id="vi-anchor"><circle r="9" fill="#1d4468" stroke="#f3e3b5" stroke-width="1.3"/>'
    '<path d="M0-5.5V5M-4.5 1C-4.5 4.5 4.5 4.5 4.5 1M-2.5-3H2.5" stroke="#f3e3b5" stroke-width="1.5" '
    'fill="none" stroke-linecap="round"/></g>'
)
TENT: Final = (
    '<g id="vi-tent"><path d="M-11 8L0-9L11 8Z" fill="#f4e9cd" stroke="#2b1f14" stroke-width="1.4"/>'
    '<path d="M0-9L3 8H-3Z" fill="#8a2a20"/></g>'
)
