"""The map of Italy: what never changes on the board of Virtù, and the picture on the shelf."""

import json
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from signoria.drawing.doubt import SIGN, is_doubtful
from signoria.drawing.ornament import caravel, compass, frame, hill, niche, rhumbs
from signoria.drawing.pen import Pen, joined
from signoria.drawing.seats import INK, TINCTURES, hatch
from signoria.drawing.svg import at, box, disc, group, num, path, sheet, t, use
from signoria.games.virtu import terms
from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.table.draw_pieces import PALE, piece_defs, radius
from signoria.games.virtu.table.scene import ICONS, PAYABLE, book_of

SIDE: Final = 1000
BOX: Final = f"0 0 {SIDE} {SIDE}"
BAND: Final = 14
"""The width of the frame."""
SEAS: Final = {
    "ligurian": "#3f7ea3",
    "tyrrhenian": "#2c628c",
    "african": "#224f77",
    "ionian": "#3a7699",
    "adriatic_s": "#27597f",
    "adriatic_n": "#3f7fa0",
}
SEA_NAMES: Final = {
    "ligurian": (100, 350, 0, 18.5, 165),
    "tyrrhenian": (420, 668, -12, 31, 330),
    "african": (104, 745, -76, 21, 330),
    "ionian": (812, 846, -8, 29, 250),
    "adriatic_s": (800, 478, 42, 20, 205),
    "adriatic_n": (572, 214, 46, 20, 200),
}
"""The middle of a sea's name, how it is turned, its size, and how long it may be."""
ALPS: Final = [
    *((30, 200), (22, 168), (50, 190), (36, 140), (20, 110), (44, 92), (60, 62), (84, 74), (28, 60), (100, 46)),
    *((128, 66), (146, 40), (262, 50), (286, 28), (312, 40), (338, 20), (360, 38), (384, 18), (408, 34), (436, 20)),
    *((462, 36), (488, 18), (516, 34), (546, 20), (570, 44), (598, 26), (540, 58), (10, 230), (18, 270)),
]
APENNINES: Final = [
    *((214, 236), (296, 196), (376, 222), (440, 296), (452, 318), (560, 380), (590, 440), (578, 462)),
    *((640, 570), (664, 600), (690, 610), (700, 740), (688, 766)),
]
BALKANS: Final = [
    *((620, 90), (652, 120), (690, 170), (720, 190), (740, 200), (770, 230), (800, 220), (820, 260), (850, 280)),
    *((880, 240), (900, 310), (930, 350), (950, 290), (960, 420), (940, 470), (970, 520), (930, 560), (700, 230)),
    *((860, 200), (960, 190), (640, 170), (985, 580)),
]
ISLES: Final = [
    *((186, 600), (196, 640), (180, 570), (188, 480), (540, 876), (560, 890), (520, 886), (60, 970), (110, 960)),
]
LABELS: Final[dict[str, tuple[float, float]]] = {
    "milan": (-24, 28),
    "verona": (0, -66),
    "venice": (70, -8),
    "bologna": (-12, 24),
    "ravenna": (64, -12),
    "florence": (76, -2),
    "spoleto": (64, -10),
    "ancona": (66, -13),
    "civitavecchia": (-66, 27),
    "rome": (-36, 30),
    "terracina": (-34, 21),
    "benevento": (26, 21),
    "tunis": (75, -24),
}
"""Where the middle of the upper edge of a city's name stands, from the middle of the city, if not below it."""
HALOED: Final = 'font-style="italic" stroke="#ecdfba" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
GUILLOCHE: Final = (
    '<pattern id="vi-guil" width="24" height="14" patternUnits="userSpaceOnUse"><rect width="24" height="14" '
    'fill="#4d1420"/><path d="M0 7C4-1 8-1 12 7S20 15 24 7M0 7C4 15 8 15 12 7S20-1 24 7" fill="none" '
    'stroke="#e3b655" stroke-width="1.6"/><circle cx="12" cy="7" r="1.5" fill="#f8e1a0"/></pattern>'
)


@cache
def art() -> dict[str, Any]:
    """The outlines of `art/italy.json`."""
    text = (files("signoria.games.virtu.table") / "art" / "italy.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def spot(city: str) -> tuple[float, float]:
    """Where a city lies."""
    x, y = art()["cities"][city]
    return x, y


def label_at(city: str, value: int) -> tuple[float, float]:
    """Where the middle of the upper edge of a city's name stands, from the middle of the city."""
    wall = 4 if value == 4 else 1
    return LABELS.get(city, (0, radius(value) + wall + 1))


def backdrop(pen: Pen) -> str:
    """The sheet: seas, shores, land, hills, roads, and the outlines of all that lies on it."""
    book = book_of(pen)
    parts = [waters(), shores(), land(), roads(book), sea_names(pen), ships()]
    parts.append(joined(closed(pen, city) for city in range(terms.TOWNS) if not book.in_play[city]))
    if not pen.phone:
        parts += [compass(862, 915, 46), cartouche(pen), frame(SIDE, SIDE, BAND, "url(#vi-guil)")]
    whole = f'<clipPath id="vi-sheet">{box(0, 0, SIDE, SIDE, "#000")}</clipPath>'
    defs = f"<defs>{whole}{definitions(pen, book)}</defs>"
    return sheet(BOX, defs + group(joined(parts), 'clip-path="url(#vi-sheet)"'), cls="sheet")


def definitions(pen: Pen, book: ItalyBook) -> str:
    """The outlines by their names: lands, seas, the pieces, and the names of the cities with their symbols."""
    lands = joined(f'<path id="vi-l-{name}" d="{d}"/>' for name, d in art()["land"].items())
    clip = f'<clipPath id="vi-land">{joined(use(f"vi-l-{name}") for name in art()["land"])}</clipPath>'
    seas = joined(f'<path id="vi-w-{name}" d="{d}"/>' for name, d in art()["seas"].items())
    towns = joined(group(ground(book, city), f'id="vi-t-{terms.CITIES[city]}"') for city in book.cities)
    names = joined(labels(pen, book, city) for city in book.cities)
    small = box(0, 0, SIDE, SIDE, "#2c628c") + joined(use(f"vi-l-{name}", 'fill="#ebdfbd"') for name in art()["land"])
    peak = group(small, 'id="vi-mini"') + group(hill(0, 0, 1, "#80683c"), 'id="vi-hill"')
    return lands + clip + seas + peak + GUILLOCHE + piece_defs(book.axes["seat"], book.duel) + towns + names


# The land.


def waters() -> str:
    found = joined(use(f"vi-w-{name}", f'fill="{tint}"') for name, tint in SEAS.items())
    winds = rhumbs(330, 720, 1000, 24, 0.15) + rhumbs(850, 860, 800, 16, 0.10)
    return box(0, 0, SIDE, SIDE, "#27577f") + found + winds


def shores() -> str:
    """Engraved water lines: each stroke of every coast before the next, finer one; then the borders of the seas."""
    coasts = joined(use(f"vi-l-{name}") for name in art()["land"])
    strokes = ((46, 0.06), (32, 0.08), (20, 0.10), (10, 0.17))
    lines = joined(group(coasts, f'stroke-width="{width}" stroke-opacity="{opacity}"') for width, opacity in strokes)
    dots = 'stroke-dasharray="2 7" stroke-linecap="round" opacity=".9"'
    borders = path(art()["dividers"], "none", "#f3d285", 2, dots)
    return group(lines, 'fill="none" stroke="#d7e6e6" stroke-linejoin="round"') + borders


def land() -> str:
    """Parchment with a wash along its coasts, and hills."""
    coasts = joined(use(f"vi-l-{name}") for name in art()["land"])
    ground_colour = group(coasts, f'fill="#ecdfba" stroke="{INK}" stroke-width="2"')
    wash = joined(group(coasts, f'stroke-width="{width}"') for width in (38, 16))
    wash = group(wash, 'fill="none" stroke="#b98f4c" stroke-opacity=".3"')
    ranges = ((ALPS, 1.12), (APENNINES, 0.62), (BALKANS, 0.95), (ISLES, 0.6))
    peaks = joined(use("vi-hill", at(x, y, scale)) for places, scale in ranges for x, y in places)
    return ground_colour + group(wash + group(peaks, 'opacity=".9"'), 'clip-path="url(#vi-land)"')


def roads(book: ItalyBook) -> str:
    """The roads of this side of the board."""
    found = ""
    for pair, d in art()["roads"].items():
        a, b = (terms.CITIES.index(name) for name in pair.split())
        if b in book.roads[a]:
            found += d
    return path(found, "none", "#5a3f22", 6.5, 'opacity=".85"') + path(found, "none", "#e7cf98", 3.6)


def sea_names(pen: Pen) -> str:
    return joined(sea_name(pen, name) for name in SEAS)


def sea_name(pen: Pen, name: str) -> str:
    x, y, turned, size, most = SEA_NAMES[name]
    text = pen.words.word(f"sea-{name}")
    size = min(size, most / (0.62 * len(text)))
    extra = f'font-style="italic" letter-spacing="{num(size * 0.09)}" transform="rotate({turned} {x} {y})"'
    return t(x, y, escape(text), round(size, 1), "text", 500, "#e3eff0", extra=extra)


def ships() -> str:
    return caravel(318, 760, 0.62) + caravel(90, 590, 0.5, True) + caravel(770, 740, 0.55, True)


def cartouche(pen: Pen) -> str:
    """The title of the sheet."""
    scroll = "M-158-52H158C150-36 150 36 158 52H-158C-150 36-150-36-158-52Z"
    lines = path("M-146-43H146M-146 43H146", "none", "#a83a2a", 1.5)
    name = t(
        0, 4, escape(pen.words.word("map-title").upper()), 38, "display", 600, "#6d1f16", extra='letter-spacing="10"'
    )
    return f"<g {at(812, 84)}>{path(scroll, '#f6ead0', '#3a2c20', 2)}{lines}{name}</g>"


# The cities.


def ground(book: ItalyBook, city: int) -> str:
    """What stays of a city whoever holds it: its shadow, the walls of a great one, the anchor of a port."""
    r = radius(book.value[city])
    found = disc(1.5, 3, r + 2.5, "#1d1611", extra='opacity=".4"')
    if book.value[city] == 4:
        found += disc(0, 0, r + 3, "none", INK, 8)
        found += disc(0, 0, r + 3, "none", "#e9dec6", 5.5, 'stroke-dasharray="7.3 4"')
    return found


def labels(pen: Pen, book: ItalyBook, city: int) -> str:
    """The name with the symbols of the tile and the anchor of a port: once fresh, once pale and turned (exhausted)."""
    name = terms.CITIES[city]
    place = at(*label_at(name, book.value[city]))
    r = radius(book.value[city])
    anchor = use("vi-anchor", f'x="{num(-r + 1)}" y="{num(r - 5)}"') if book.anchors[city] else ""
    ribbon = name_of(pen, city)
    parts = group(symbols_of(pen, book, city), f'id="vi-s-{name}"') + group(ribbon, f'id="vi-r-{name}"')
    spent = use(f"vi-s-{name}", 'opacity=".6" transform="rotate(-4 0 30)"') + use(f"vi-r-{name}")
    fresh = f'<g id="vi-n-{name}">{group(parts, place)}{anchor}</g>'
    return fresh + f'<g id="vi-e-{name}">{group(spent, place)}{anchor}</g>'


def name_of(pen: Pen, city: int) -> str:
    """The name on a ribbon, its upper edge at the origin."""
    text = pen.words.word(f"city-{terms.CITIES[city]}")
    half = len(text) * 4.3 + 9
    ends = f"M{num(-half)} 0H{num(half)}L{num(half - 4)} 9.5L{num(half)} 19H{num(-half)}L{num(-half + 4)} 9.5Z"
    return path(ends, PALE, "#5a4630", 1) + t(0, 14.9, escape(text), 18.5, "text", 600, "#1d1611")


def symbols_of(pen: Pen, book: ItalyBook, city: int) -> str:
    """What the tile of a city shows, on a strip below its name; what is reconstructed has its mark."""
    row = [(ICONS[PAYABLE[kind]], n) for kind, n in enumerate(book.city_symbols[city]) if n]
    widths = [20 + (10 if n > 1 else 0) for _, n in row]
    half = sum(widths) / 2 + 4
    doubtful = is_doubtful(pen, "city", terms.CITIES[city], "value", "symbols")
    found = box(-half, 19, 2 * half + 10 * doubtful, 21, PALE, "#5a4630", 1, 'rx="4"')
    if doubtful:
        found += t(half + 3, 34, SIGN, 18.5, "ui", 500, "#5a4630")
    x = -half + 4
    for (icon, n), width in zip(row, widths, strict=True):
        if n > 1:
            found += t(x + 5.5, 36, n, 18.5, "ui", 800, "#1d1611")
            x += 10
            width -= 10
        found += f'<use href="#i-{icon}" x="{num(x)}" y="20" width="19" height="19"/>'
        x += width
    return found


def closed(pen: Pen, city: int) -> str:
    """A city that this game forbids (V-1.2)."""
    x, y = spot(terms.CITIES[city])
    aside, _ = LABELS.get(terms.CITIES[city], (0, 0))
    cross = path("M-7-7L7 7M7-7L-7 7", "none", "#7d6a48", 2.4)
    name = t(aside, 34, pen.word(f"city-{terms.CITIES[city]}"), 18.5, "text", 500, "#5a4630", extra=HALOED)
    ring = disc(0, 0, 15, "#d9c79b", "#8a744a", 1.5, 'stroke-dasharray="4 3"')
    return f"<g {at(x, y)}>{ring}{cross}{name}</g>"


# The shelf.


def vignette(pen: Pen) -> str:
    """Italy in an arched niche, with the banners of five powers."""
    coasts = joined(path(d, "#ecdfba", INK, 3) for d in art()["land"].values())
    shore = joined(path(d, "none", "#d7e6e6", 26, 'stroke-opacity=".16"') for d in art()["land"].values())
    winds = rhumbs(330, 720, 1000, 24, 0.2)
    powers = ("milan", "florence", "naples", "venice", "rome")
    flags = joined(standard(seat, *spot(city)) for seat, city in zip(TINCTURES, powers, strict=True))
    land = group(winds + shore + coasts + flags, 'transform="translate(-42 26) scale(.32)"')
    inner = box(0, 0, 220, 336, "url(#seaG)") + land + caravel(74, 262, 0.5) + compass(160, 296, 17, 0.9)
    return sheet("0 0 220 336", niche(inner, "vi"), cls="vignette")


def standard(seat: str, x: float, y: float) -> str:
    """A great banner on the map of the shelf."""
    paint = TINCTURES[seat]
    pole = path("M0 46V-64", "none", INK, 7)
    cloth = path("M2-64H74L62-38L74-12H2Z", paint.fill, "#1d1611", 4) + path("M2-64H74L62-38L74-12H2Z", hatch(seat))
    charge = f'<use href="#i-seat-{seat}" x="14" y="-58" width="40" height="40" color="{paint.text}"/>'
    return f"<g {at(x, y)}>{pole}{cloth}{charge}</g>"
