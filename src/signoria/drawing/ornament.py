"""What makes a board a sheet of a map gallery: shore lines, rhumb lines, hills, ships, compasses, frames, arches."""

from collections.abc import Sequence
from math import cos, pi, radians, sin

from signoria.drawing.svg import at, disc, num, path

CREAM = "#f3e3b5"
SHORES = ((46, 0.07), (32, 0.09), (20, 0.12), (10, 0.20))
ARCH = "M6 330V112C6 50 50 8 110 8S214 50 214 112V330Z"


def waterlines(d: str, strength: float = 1.0) -> str:
    """Engraved shore lines: the coast stroked several times below the land."""
    return "".join(
        path(d, "none", "#d7e6e6", width, f'stroke-opacity="{opacity * strength:.2g}" stroke-linejoin="round"')
        for width, opacity in SHORES
    )


def rhumbs(x: float, y: float, length: float, count: int = 16, opacity: float = 0.16) -> str:
    """The wind lines of a portolan, from one point."""
    ends = ((2 * pi * k / count + 0.1) for k in range(count))
    lines = "".join(f"M{num(x)} {num(y)}l{length * cos(a):.0f} {length * sin(a):.0f}" for a in ends)
    return path(lines, "none", CREAM, 0.8, f'stroke-opacity="{opacity:g}"')


def compass(x: float, y: float, r: float, opacity: float = 1.0) -> str:
    ticks = {0.7: "", 1.4: ""}
    for k in range(32):
        a = radians(k * 11.25)
        line = f"M{num(r * 0.92 * sin(a))} {num(-r * 0.92 * cos(a))}L{num(r * sin(a))} {num(-r * cos(a))}"
        ticks[1.4 if k % 4 == 0 else 0.7] += line
    rings = disc(0, 0, r, "none", CREAM, 1.2) + disc(0, 0, r * 0.92, "none", CREAM, 0.6)
    marks = "".join(path(d, "none", CREAM, width) for width, d in ticks.items())
    rose = rays(r * 0.62, r * 0.12, 45, "#dcc595", "#9c7c44") + rays(r * 1.12, r * 0.17, 0, "#f8e9c2", "#a63a2a")
    hub = disc(0, 0, r * 0.07, "#f3cd6b", "#5a3d10", 0.8)
    return f'<g {at(x, y)} opacity="{opacity:g}">{rings}{marks}{rose}{hub}</g>'


def rays(length: float, width: float, turned: int, light: str, dark: str) -> str:
    """Four points of a wind rose, each with a light and a dark side."""
    w, far = num(width), num(-length)
    side = num(-width)
    shapes = path(f"M0 {far}L{w} {side}L0 0Z", dark) + path(f"M0 {far}L{side} {side}L0 0Z", light)
    return "".join(f'<g transform="rotate({k * 90 + turned})">{shapes}</g>' for k in range(4))


def hill(x: float, y: float, scale: float = 1.0, colour: str = "#8a744a") -> str:
    slope = "M-11 6C-7-1-4-7 0-9C3-6 7 1 11 6"
    shade = path("M0-9C3-6 7 1 11 6H2C3 1 2-4 0-9Z", colour, extra='opacity=".55"')
    return f"<g {at(x, y, scale)}>{path(slope + 'Z', '#d8c48f')}{shade}{path(slope, 'none', colour, 1.2)}</g>"


def hills(places: Sequence[tuple[float, float]], scale: float = 1.0, colour: str = "#8a744a") -> str:
    return "".join(hill(x, y, scale, colour) for x, y in places)


def caravel(x: float, y: float, scale: float = 1.0, flip: bool = False) -> str:
    """A ship under sail; it sails east, or west when flipped."""
    mirror = -scale if flip else scale
    place = f'transform="translate({num(x)} {num(y)}) scale({mirror:g} {scale:g})"'
    return f'<g {place} stroke="#10263b" stroke-width="1.2" stroke-linejoin="round">{CARAVEL}</g>'


CARAVEL = "".join(
    (
        '<path d="M-34 8C-20 12 18 12 34 4C32 16 24 24 12 26H-16C-28 24-32 16-34 8Z" fill="#7a4a22"/>',
        '<path d="M-30 13C-12 17 16 16 32 10" fill="none" stroke="#e0b77c"/>',
        '<path d="M-2 8V-40M-20 9V-26M18 8V-24" fill="none" stroke-width="1.8"/>',
        '<path d="M-1-36C14-32 18-18 14-4C6-7-4-7-12-3C-6-14-6-26-1-36Z" fill="#f4e9cd"/>',
        '<path d="M1-24v16M-5-16h12" stroke="#b3261e" stroke-width="2.4" fill="none"/>',
        '<path d="M-20-24C-12-18-12-8-14-2C-19-4-24-3-28 0C-22-8-22-16-20-24Z" fill="#e6d6af"/>',
        '<path d="M18-22C26-16 27-8 24-1C20-3 15-3 11-1C16-8 17-15 18-22Z" fill="#e6d6af"/>',
        '<path d="M-2-40l12-3-12-3z" fill="#b3261e"/>',
        '<path d="M-44 26c8-5 14 5 22 0s14 5 22 0 14 5 22 0 14 5 22 0" fill="none" stroke="#d7e6e6" ',
        'stroke-opacity=".7"/>',
    )
)


def frame(width: float, height: float, band: float, paint: str) -> str:
    """A patterned band round a sheet, with a gilt line on both of its edges."""
    w, h, b = num(width), num(height), num(band)
    right, foot = num(width - band), num(height - band)
    ring = f'<path d="M0 0H{w}V{h}H0ZM{b} {b}V{foot}H{right}V{b}Z" fill="{paint}" fill-rule="evenodd"/>'
    inner = path(f"M{b} {b}H{right}V{foot}H{b}Z", "none", "#f3d285", 2)
    outer = path(f"M1.5 1.5H{num(width - 1.5)}V{num(height - 1.5)}H1.5Z", "none", "#f3d285", 2.5)
    return ring + inner + outer


def ribbon(x: float, y: float, width: float, inner: str, height: float = 32.0, tail: float = 10.0) -> str:
    """A parchment scroll with notched ends about a point; `inner` is drawn on it, about its middle."""
    half, up = width / 2, height / 2
    notch = half - tail
    d = f"M{num(-half)} {num(-up)}H{num(half)}L{num(notch)} 0L{num(half)} {num(up)}H{num(-half)}L{num(-notch)} 0Z"
    line = num(half - 8)
    rules = f"M-{line} {num(-up + 5)}H{line}M-{line} {num(up - 5)}H{line}"
    gold = path(rules, "none", "#c08a2c", 1, 'opacity=".7"')
    return f"<g {at(x, y)}>{path(d, '#f4e8cb', '#3a2c20', 1.6)}{gold}{inner}</g>"


def niche(inner: str, prefix: str) -> str:
    """An arched niche with a gilt moulding, 220 by 336: the frame of the pictures on the shelf."""
    shade = "".join(
        path(ARCH, "none", "#1d1611", width, 'stroke-opacity=".085"') for width in (54, 48, 42, 36, 30, 24, 18, 13, 9)
    )
    clip = f'<defs><clipPath id="{prefix}-arch"><path d="{ARCH}"/></clipPath></defs>'
    mould = path(ARCH, "none", "url(#gilt2)", 5) + path(ARCH, "none", "#2b1a0c", 1)
    return f'{clip}<g clip-path="url(#{prefix}-arch)">{inner}{shade}</g>{mould}'
