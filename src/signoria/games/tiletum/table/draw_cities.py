"""The cities as they are printed on the map: a plaque with house and pillar spaces, and a name on a ribbon."""

from html import escape
from typing import Final, NamedTuple

from signoria.drawing.pen import Pen, joined
from signoria.drawing.pieces import gi
from signoria.drawing.svg import FAMILIES, at, box, disc, group, num, path
from signoria.games.tiletum import terms
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.effects import nodes
from signoria.games.tiletum.table.draw_glyphs import figure, icon
from signoria.games.tiletum.table.draw_map import place
from signoria.games.tiletum.table.draw_pieces import piece

HALF: Final = 25
"""Half of the height of a plaque."""
RIBBON: Final = 20
"""The height of the ribbon under it."""


class City(NamedTuple):
    """Where the parts of a city are."""

    number: int
    x: float
    y: float
    wide: float
    houses: list[tuple[float, float]]
    pillars: list[tuple[float, float]]
    size: float
    """The scale of a house."""

    @property
    def left(self) -> float:
        return self.x - self.wide / 2

    @property
    def right(self) -> float:
        return self.x + self.wide / 2


def city_of(book: EuropeBook, number: int) -> City:
    """The plaque of a city: as wide as its spaces in a game with so many players need."""
    x, y = place(terms.SPACES[number])
    count, pillars = len(book.houses_in[number]), book.pillar_spaces[number]
    step = 22 if pillars else 25
    room = max(count * step, pillars * 18, 26)
    wide = 50 + room + 8
    first = x - wide / 2 + 50
    row = y - 10 if pillars else y + 1
    houses = [(first + room / 2 + (k - (count - 1) / 2) * step, row) for k in range(count)]
    columns = [(first + room / 2 + (k - (pillars - 1) / 2) * 18, y + 13.5) for k in range(pillars)]
    return City(number, x, y, wide, houses, columns, 1.0 if pillars else 1.25)


def cities(pen: Pen) -> str:
    assert isinstance(pen.book, EuropeBook)
    known = [city_of(pen.book, number) for number in range(terms.CITIES)]
    plaques = joined(plaque(pen.book, city) for city in known)
    return plaques + group(joined(ribbon(pen, city) for city in known), NAMES)


def plaque(book: EuropeBook, city: City) -> str:
    x0, y = city.left, city.y
    holy = bool(city.pillars)
    found = box(x0 + 2.5, y - HALF + 4, city.wide, 2 * HALF, "#1d1611", extra=f'rx="{HALF}" opacity=".35"')
    found += box(x0, y - HALF, city.wide, 2 * HALF, "#f8efd8", "#4a3826", 1.6, f'rx="{HALF}"')
    found += piece("holy" if holy else "town", x0 + HALF, y)
    for (hx, hy), space in zip(city.houses, book.houses_in[city.number], strict=True):
        found += piece("h", hx, hy, city.size) + reward(book, space, hx, hy, city.size)
    found += joined(piece("p", px, py, 0.92) for px, py in city.pillars)
    return found


def city_defs(book: EuropeBook) -> str:
    """The medallions of cities with and without a cathedral, what is touched of each, and the plank of its costs."""
    found = box(-45, 0, 90, 23, "#fbf5e6", "#27547f", 2, 'rx="4" id="ti-plank"')
    for number in range(terms.CITIES):
        city = city_of(book, number)
        spot = f'rx="20" id="ti-f-{terms.SPACES[number]}"'
        found += box(city.left, city.y - HALF, city.wide, 2 * HALF + 18, "#000", extra=spot)
    for name, fill, sign in (("holy", "#27547f", "cathedral"), ("town", "#a8542f", "house")):
        inner = disc(0, 0, HALF - 1, fill, "#4a3826", 1.6) + disc(0, 0, HALF - 4.5, "none", "#f3d285")
        found += f'<g id="ti-{name}">{inner}{gi(sign, 0, -1, 31)}</g>'
    return found


def reward(book: EuropeBook, space: int, x: float, y: float, size: float) -> str:
    """What a house space gives, on the space."""
    for node in book.house_plan[space].nodes:
        if node.op == nodes.VP:
            return figure(x, y + 1.5, node.n, 19, "#7d1f18")
        if node.op == nodes.BUILDING:
            return icon("building", x, y + 1, 14 * size)
    return ""


def ribbon(pen: Pen, city: City) -> str:
    name = terms.SPACES[city.number]
    short = f"draw-short-{name}"
    text = escape(pen.words.word(short if pen.words.has(short) else f"space-{name}"))
    half = letters_wide(text) * 10 + 9
    d = f"M{num(-half)} 0H{num(half)}L{num(half - 4)} 10.5L{num(half)} 21H{num(-half)}L{num(-half + 4)} 10.5Z"
    fill = "#7d1f18" if name == "tiletum" else "#2b1f14"
    inner = path(d, fill) + f'<text y="16.6" fill="#fbf0d4">{text}</text>'
    return f'<g id="ti-n-{name}" {at(city.x, city.y + HALF - 3)}>{inner}</g>'


def letters_wide(text: str) -> float:
    """About how wide a name is, in parts of its size."""
    return sum(WIDTHS.get(letter, 0.7 if letter.isupper() else 0.48) for letter in text)


WIDTHS: Final = {**dict.fromkeys("bdhknpu", 0.55), **dict.fromkeys("fijlrst ", 0.33), "m": 0.84, "w": 0.75}
NAMES: Final = f'font-family="{FAMILIES["text"]}" font-weight="600" font-size="20" text-anchor="middle"'
"""The font of the ribbons, on the group about them."""
