"""Pieces and signs that all titles share: shields, counters, medals, icons in text and on boards.

Counters are short <use> elements; what they point at is in `svg.defs()`, which a page carries once.
Colours of the seats in HTML come from the classes azure, gules … of the page's own style sheet.
"""

from signoria.drawing.seats import TINCTURES
from signoria.drawing.svg import FAMILIES, SHIELD, at, num, spaced

__all__ = ["SHIELD", "cab", "gi", "medal", "shield", "u"]


def shield(seat: str, cls: str = "sh", label: str = "") -> str:
    """The shield of a seat as a small picture in text."""
    read = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    return f'<svg class="{cls}" viewBox="-17 -20 34 43" {read}><use href="#sh-{seat}"/></svg>'


def cab(x: float, y: float, seat: str, number: int | str, scale: float = 1.0, extra: str = ' class="pc"') -> str:
    """A counter on a board: a shield with its charge and a number; `extra` are attributes (an id, a mark)."""
    font = f'text-anchor="middle" font-family="{FAMILIES["ui"]}" font-weight="800" font-size="19"'
    return (
        f'<g {at(x, y, scale)}{spaced(extra)}><use href="#p-men-{seat}"/>'
        f'<text y="12.5" {font} fill="{TINCTURES[seat].text}">{number}</text></g>'
    )


def medal(x: float, y: float, r: float, fill: str, number: int | str, ink: str = "#2b1f14") -> str:
    """A round plaque with a number."""
    font = f'text-anchor="middle" font-family="{FAMILIES["ui"]}" font-weight="800" font-size="{num(r * 1.54)}"'
    text = f'<text x="{num(x)}" y="{num(y + r * 0.52)}" {font} fill="{ink}">{number}</text>'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}" stroke="#3a2c20"/>{text}'


def u(icon: str, size: float = 0, cls: str = "ic", label: str = "") -> str:
    """An icon in text, as large as its class says or of a fixed size; without a label it is an ornament."""
    fixed = f' width="{num(size)}" height="{num(size)}"' if size else ""
    read = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    return f'<svg class="{cls}"{fixed} viewBox="0 0 24 24" {read}><use href="#i-{icon}"/></svg>'


def gi(icon: str, x: float, y: float, size: float, extra: str = "") -> str:
    """An icon on a board, about a point."""
    place = f'x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" height="{num(size)}"'
    return f'<use href="#i-{icon}" {place}{spaced(extra)}/>'
