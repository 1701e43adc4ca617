"""SVG as text: numbers, elements, lettering, and the definitions that every page carries once."""

import re
from collections import Counter
from functools import cache, lru_cache
from typing import Final

from signoria.drawing.seats import HATCHING, INK, TINCTURES, hatch

FAMILIES: Final = {
    "text": "EB Garamond Variable, EB Garamond, Georgia, serif",
    "ui": "Alegreya Sans, Gill Sans, sans-serif",
    "display": "Cinzel Variable, Cinzel, Georgia, serif",
}

SHIELD: Final = "M-15-18H15V0C15 11 8 17 0 21C-8 17-15 11-15 0Z"
"""The outline of a counter, about its middle: 30 wide, 39 high."""


@lru_cache(maxsize=50_000)
def num(value: float) -> str:
    """A number as short as it can be: 12, 12.5, -.5."""
    text = f"{value:.1f}".removesuffix(".0")
    if -1 < value < 1:
        return "0" if text == "-0" else text.replace("0.", ".")
    return text


@lru_cache(maxsize=50_000)
def at(x: float, y: float, scale: float = 1.0) -> str:
    """The transform that puts a drawing about the origin at a place."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'transform="translate({num(x)} {num(y)}){size}"'


def path(d: str, fill: str = "none", stroke: str = "", width: float = 1.0, extra: str = "") -> str:
    """A path; without a stroke it is only filled."""
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}{spaced(extra)}/>'


def disc(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 1.0, extra: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{line}{spaced(extra)}/>'


def box(
    x: float, y: float, w: float, h: float, fill: str, stroke: str = "", width: float = 1.0, extra: str = ""
) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect {place} fill="{fill}"{line}{spaced(extra)}/>'


def use(ref: str, extra: str = "") -> str:
    """Another drawing of the page, by its id."""
    return f'<use href="#{ref}"{spaced(extra)}/>'


def group(inner: str, extra: str = "") -> str:
    return f"<g{spaced(extra)}>{inner}</g>"


def spaced(extra: str) -> str:
    """Attributes as they follow others: with one space before them."""
    extra = extra.strip()
    return f" {extra}" if extra else ""


def t(
    x: float,
    y: float,
    text: str | int,
    size: float,
    family: str = "text",
    weight: int = 500,
    fill: str = INK,
    anchor: str = "middle",
    extra: str = "",
) -> str:
    """Lettering; the text has to be escaped already. Families: text, ui, display."""
    where = "" if anchor == "start" else f' text-anchor="{anchor}"'
    font = f'font-family="{FAMILIES[family]}" font-weight="{weight}" font-size="{size:g}"'
    return f'<text x="{num(x)}" y="{num(y)}"{where} {font} fill="{fill}"{spaced(extra)}>{text}</text>'


def sheet(view_box: str, inner: str, label: str = "", cls: str = "", extra: str = "", role: str = "img") -> str:
    """A whole <svg>: a picture with a label for who cannot see it, or an ornament without one; a "group" has links."""
    read = f'role="{role}" aria-label="{label}"' if label else 'aria-hidden="true"'
    named = f' class="{cls}"' if cls else ""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"{named} {read}{spaced(extra)}>'
    return f"{head}{inner}</svg>"


@cache
def defs() -> str:
    """Hatchings, gradients and the counters of the five seats: a hidden <svg>, once on a page."""
    inner = GRADIENTS + "".join(seat_defs(seat) for seat in TINCTURES)
    head = '<svg xmlns="http://www.w3.org/2000/svg" class="offstage" width="0" height="0" aria-hidden="true">'
    return f"{head}<defs>{inner}</defs></svg>"


def seat_defs(seat: str) -> str:
    """A seat's hatching (`h-azure`), glow (`tg-azure`), counter (`p-men-azure`) and shield (`sh-azure`)."""
    paint = TINCTURES[seat]
    glow = "#fff" if seat == "argent" else paint.fill
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{glow}" stop-opacity="{opacity}"/>'
        for offset, opacity in ((0, 0.62), (0.55, 0.26), (1, 0))
    )
    tile = ""
    if seat in HATCHING:
        size = 'width="4" height="4" patternUnits="userSpaceOnUse"'
        tile = f'<pattern id="h-{seat}" {size}>{HATCHING[seat]}</pattern>'
    return f'{tile}<radialGradient id="tg-{seat}">{stops}</radialGradient>{men_def(seat)}{shield_def(seat)}'


def men_def(seat: str) -> str:
    paint = TINCTURES[seat]
    return (
        f'<g id="p-men-{seat}">{path(SHIELD, "#1d1611", extra=SHADOW)}'
        f"{path(SHIELD, paint.fill, '#1d1611', 1.8)}{path(SHIELD, hatch(seat))}"
        f'<use href="#i-seat-{seat}" x="-6" y="-16.5" width="12" height="12" color="{paint.text}"/></g>'
    )


def shield_def(seat: str) -> str:
    paint = TINCTURES[seat]
    return (
        f'<g id="sh-{seat}">{path(SHIELD, paint.fill, "#1d1611", 2)}{path(SHIELD, hatch(seat))}'
        f'<use href="#i-seat-{seat}" x="-10" y="-12" width="20" height="20" color="{paint.text}"/></g>'
    )


SHADOW: Final = 'transform="translate(1.5 3)" opacity=".45"'


def gradient(name: str, kind: str, place: str, *stops: tuple[float, str]) -> str:
    inner = "".join(f'<stop offset="{offset:g}" stop-color="{colour}"/>' for offset, colour in stops)
    return f'<{kind}Gradient id="{name}" {place}>{inner}</{kind}Gradient>'


GRADIENTS: Final = (
    gradient("gilt", "linear", 'x1="0" y1="0" x2="0" y2="1"', (0, "#f8e1a0"), (0.5, "#d9a441"), (1, "#8f6420"))
    + gradient(
        "gilt2",
        "linear",
        'x1="0" y1="0" x2="1" y2="1"',
        *((0, "#f8e1a0"), (0.45, "#c08a2c"), (0.55, "#f3d285"), (1, "#8f6420")),
    )
    + gradient("parch", "radial", 'cx=".45" cy=".4" r=".8"', (0, "#f4e8cb"), (0.65, "#e8d6ac"), (1, "#cfb27a"))
    + gradient("seaG", "radial", 'cx=".5" cy=".45" r=".75"', (0, "#4d84a6"), (0.6, "#2f648d"), (1, "#1d4468"))
)


OUTLINE: Final = re.compile(r'<path ([^<>]*?)\bd="([^"]{160,})"([^<>]*?)/>')


def dedupe(svg: str, prefix: str) -> str:
    """Replace long outlines that occur several times by <use>; run it on every finished backdrop."""
    count = Counter(found[2] for found in OUTLINE.finditer(svg))
    repeated = [d for d, times in count.items() if times > 1]
    names = {d: f"{prefix}{number}" for number, d in enumerate(repeated)}
    if not names:
        return svg
    body = OUTLINE.sub(
        lambda found: f'<use {found[1]}href="#{names[found[2]]}"{found[3]}/>' if found[2] in names else found[0], svg
    )
    shared = "".join(f'<path id="{name}" d="{d}"/>' for d, name in names.items())
    start = body.index(">", body.index("<svg")) + 1
    return f"{body[:start]}<defs>{shared}</defs>{body[start:]}"
