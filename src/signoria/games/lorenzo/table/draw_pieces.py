"""Pieces and marks of Lorenzo il Magnifico that both layouts use: family members, dice, markers, rings, tiles."""

from typing import Final

from signoria.drawing.seats import TINCTURES, hatch
from signoria.drawing.svg import SHIELD, at, box, disc, num, path
from signoria.games.lorenzo.table.draw_card import card, face_of
from signoria.games.lorenzo.table.draw_glyphs import LINE, Run, row_of
from signoria.games.lorenzo.table.scene import Scene

Spots = dict[str, tuple[float, float]]
"""Where the members stand, by space."""

DIES: Final = {"black": "#241c18", "white": "#fbf7ee", "orange": "#e0762b", "neutral": "#b99a6a"}
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
GOLD: Final = "#c98a16"
HALO: Final = "#fff0b8"
WOOD: Final = "#4a3826"
PAPER: Final = "#f6eeda"


def shade(x: float, y: float, wide: float, high: float) -> str:
    return box(x, y, wide, high, "#14201b", extra='rx="4" class="shade" opacity=".34"')


def ring(space: str, x: float, y: float, state: str, r: float = 20) -> str:
    """The anchor of a space; gold with a halo where it can be chosen."""
    if state != "legal":
        return f'<circle id="at-space-{space}" cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="#000" fill-opacity="0"/>'
    halo = disc(x, y, r * 1.2, "none", HALO, r * 0.3, 'class="halo legal"')
    edge = f'fill="#fff3c8" fill-opacity="0" stroke="{GOLD}" stroke-width="4"'
    return halo + f'<circle id="at-space-{space}" cx="{num(x)}" cy="{num(y)}" r="{num(r)}" {edge}/>'


def member(x: float, y: float, seat: str, colour: str, scale: float = 1.0, extra: str = "") -> str:
    """A family member: the colour of its die around the shield of its seat."""
    paint = TINCTURES[seat]
    return (
        f'<g {at(x, y, scale)}{extra}><ellipse cx="1" cy="5" rx="19" ry="18" fill="#1d1611" opacity=".38"/>'
        f"{disc(0, 0, 18, DIES[colour], LINE, 1.6)}{disc(0, 0, 12.5, paint.fill, LINE, 1.2)}"
        f"{disc(0, 0, 12.5, hatch(seat))}"
        f'<use href="#i-seat-{seat}" x="-8" y="-8" width="16" height="16" color="{paint.text}"/></g>'
    )


def die(x: float, y: float, colour: str, pips: int, size: float = 40, name: str = "die") -> str:
    ink = "#fff" if colour == "black" else "#241c18"
    dots = "".join(disc(a * size * 0.26, b * size * 0.26, size * 0.095, ink) for a, b in PIPS[pips])
    half = size / 2
    cube = box(-half, -half, size, size, DIES[colour], "#000", 1.5, f'rx="{num(size / 5)}"')
    return f'<g id="{name}-{colour}" class="die" {at(x, y)} data-thing="die-{colour}">{cube}{dots}</g>'


def marker(x: float, y: float, seat: str, name: str, scale: float) -> str:
    paint = TINCTURES[seat]
    return (
        f'<g id="{name}-{seat}" class="pc marker" {at(x, y, scale)}>{path(SHIELD, paint.fill, LINE, 2)}'
        f"{path(SHIELD, hatch(seat))}"
        f'<use href="#i-seat-{seat}" x="-10" y="-12" width="20" height="20" color="{paint.text}"/></g>'
    )


def spread(scene: Scene, good: str, step: float) -> list[tuple[str, int, float]]:
    """Seats on a track with their step; those on the same step stand side by side."""
    found: list[tuple[str, int, float]] = []
    for seat in scene.seats:
        value = scene.has(seat, good)
        same = [other for other in scene.seats if scene.has(other, good) == value]
        found.append((seat, value, (same.index(seat) - (len(same) - 1) / 2) * step))
    return found


def ban_paint(scene: Scene, period: int) -> tuple[str, str, str]:
    """Fill, edge and lettering of a tile: past ones are faded, the next one has a gilt edge."""
    due = scene.report_due()
    if period < due:
        return "#cdbb94", LINE, "#5a4630"
    return "#5a1f2a", "#f3cd6b" if period == due else LINE, "#fff3d6"


def ban_row_of(scene: Scene, tile: str) -> Run:
    book = scene.book
    return row_of(book.nodes[book.ban_nodes[book.axes["excommunication"].index(tile)][0]])


def card_at(scene: Scene, held: str, x: float, y: float) -> str:
    """A card on a floor."""
    name = scene.pen.word(f"card-{held}")
    inner = card(face_of(scene.book, held), name, scene.pen.phone)
    return f'<g id="card-{held}" class="pc card" {at(x, y)}>{inner}</g>'


def crowd_on(scene: Scene, space: str) -> list[tuple[str, str, bool]]:
    """Who stands on a space, and whom the player has sent there without having finished: seat, die, unfinished."""
    found = [(seat, die, False) for seat, die in scene.standing.get(space, [])]
    seat, die, target = scene.chosen
    if die and target == space:
        found.append((seat, die, True))
    return found


def line_up(crowd: list[tuple[str, str, bool]], x: float, y: float, step: float, scale: float) -> str:
    """Members side by side from a point."""
    found = ""
    for place, (seat, die, unfinished) in enumerate(crowd):
        if unfinished:
            found += disc(x + place * step, y, 24 * scale, "none", HALO, 5 * scale, 'class="halo legal"')
        name = f' id="member-{seat}-{die}" class="pc member{" ghost" if unfinished else ""}" data-seat="{seat}"'
        found += member(x + place * step, y, seat, die, scale, name)
    return found
