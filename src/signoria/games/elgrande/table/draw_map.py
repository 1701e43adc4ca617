"""The map of Spain: what never changes on the board of El Grande, and the picture on the shelf."""

import json
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final, NamedTuple

from signoria.drawing.ornament import caravel, compass, frame, hills, niche, rhumbs, ribbon, waterlines
from signoria.drawing.pen import Pen, joined
from signoria.drawing.pieces import cab, medal
from signoria.drawing.svg import at, box, dedupe, disc, group, path, sheet, t, use
from signoria.games.elgrande import terms
from signoria.games.elgrande.book import SpainBook
from signoria.games.elgrande.table.draw_pieces import KING, crowned_block, piece_defs

TINTS: Final = {
    "galicia": "#4f8f86",
    "navarra": "#b9772f",
    "aragon": "#b5483a",
    "cataluna": "#c79a2e",
    "castilla": "#8d5a8f",
    "toledo": "#6f8f45",
    "sevilla": "#4677a3",
    "granada": "#a8506b",
    "valencia": "#c26a33",
}
WIDE: Final = "0 0 1000 880"
NARROW: Final = "36 58 934 812"
CASTLE: Final = (868, 650)
"""The middle of the tower."""
BAND: Final = 15
"""The width of the frame."""
INK: Final = "#2b1f14"
METALS: Final = ("url(#gilt)", "#d9d6cf", "#c4875a")
FOREIGN_HILLS: Final = [
    *((120, 330), (104, 352), (140, 346), (150, 600), (128, 622), (700, 120), (720, 40)),
    *((880, 60), (905, 74), (860, 84), (850, 838), (880, 846), (910, 832)),
]
HILLS: Final = [
    *((690, 178), (712, 190), (640, 152), (430, 140), (410, 152), (330, 155), (310, 420), (345, 432)),
    *((380, 424), (560, 352), (585, 366), (600, 430), (530, 560), (556, 520), (300, 640), (420, 800)),
    *((450, 792), (480, 796), (270, 118), (300, 112), (800, 196), (780, 204), (470, 178), (660, 520)),
]


class Layout(NamedTuple):
    """Where the name of a region and its pieces stand, on a wide or a narrow sheet."""

    label: tuple[float, float]
    spots: list[list[float]]
    """For 1 to 12 pieces: their scale, then x and y of each."""


@cache
def art() -> dict[str, Any]:
    """The outlines and layouts of `art/spain.json`."""
    text = (files("signoria.games.elgrande.table") / "art" / "spain.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@cache
def layout(region: str, phone: bool) -> Layout:
    place = art()["regions"][region]["phone" if phone else "desk"]
    return Layout(tuple(place["label"]), place["spots"])


def view_box(pen: Pen) -> str:
    return NARROW if pen.phone else WIDE


def backdrop(pen: Pen) -> str:
    """The sheet: sea, shores, land, borders, names and the tower."""
    assert isinstance(pen.book, SpainBook)
    parts = [sea(), shores(), abroad(), *map(region, TINTS), hills_of_spain(), borders(), *lettering(pen)]
    parts.append(castle(pen))
    if not pen.phone:
        parts += [seas(pen), round_track(pen.book), frame(1000, 880, BAND, "url(#eg-girih)")]
    return sheet(view_box(pen), definitions(pen) + group(joined(parts), 'clip-path="url(#eg-sheet)"'), cls="sheet")


def definitions(pen: Pen) -> str:
    """The outlines by their names, those of the great pieces too, for this sheet and for what lies on it."""
    spain = art()
    lands = "".join(
        f'<path id="eg-l-{land}" d="{spain[land]}"/>' for land in ("portugal", "france", "africa", "outline")
    )
    isles = f'<path id="eg-l-isles" d="{"".join(spain["isles"])}"/>'
    outlines = "".join(
        f'<path id="eg-r-{name}" d="{found["d"]}"/><clipPath id="eg-c-{name}"><use href="#eg-r-{name}"/></clipPath>'
        for name, found in spain["regions"].items()
    )
    clips = "".join(
        f'<clipPath id="eg-c-{name}"><use href="#eg-l-{name}"/></clipPath>' for name in ("portugal", "france")
    )
    band = 0 if pen.phone else BAND
    inside = f'<clipPath id="eg-inside">{box(band, band, 1000 - 2 * band, 880 - 2 * band, "#000")}</clipPath>'
    whole = f'<clipPath id="eg-sheet">{box(0, 0, 1000, 880, "#000")}</clipPath>'
    pieces = piece_defs(pen.book.axes["seat"])
    return f"<defs>{lands}{isles}{outlines}{clips}{inside}{whole}{GIRIH}{TABOO}{CASTLE_OUTLINE}{pieces}</defs>"


GIRIH: Final = (
    '<pattern id="eg-girih" width="22" height="22" patternUnits="userSpaceOnUse"><rect width="22" height="22" '
    'fill="#5d2018"/><path d="M11 2l2.6 6.3L20 5.7l-2.7 6.3L20 16.3l-6.4-.6L11 22l-2.6-6.3-6.4.6L4.7 12 2 5.7l6.4 '
    '2.6z" fill="#d9a441"/><path d="M11 8l3 3-3 3-3-3z" fill="#1f4d70"/><path d="M0 0l4 4M22 0l-4 4M0 22l4-4M22 '
    '22l-4-4" stroke="#e9c876" stroke-width="1.3"/></pattern>'
)
TABOO: Final = (
    '<pattern id="eg-taboo" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 6h12" stroke="#8d6a1f" stroke-opacity=".34" stroke-width="3"/></pattern>'
)
CASTLE_OUTLINE: Final = '<path id="eg-castle" d="M-50 86V-60H-59V-95H59V-60H50V86C22 97-22 97-50 86Z"/>'


def sea() -> str:
    return box(0, 0, 1000, 880, "url(#seaG)") + rhumbs(120, 800, 1100, 24, 0.17) + rhumbs(930, 330, 700, 16, 0.10)


def shores() -> str:
    """Engraved water lines: each stroke of every coast before the next, finer one."""
    lands = ("portugal", "france", "africa", "outline", "isles")
    strokes = ((46, 0.07), (32, 0.09), (20, 0.12), (10, 0.20))
    return "".join(
        group(joined(use(f"eg-l-{land}") for land in lands), f'stroke-width="{width}" stroke-opacity="{opacity}"')
        for width, opacity in strokes
    ).join(('<g fill="none" stroke="#d7e6e6" stroke-linejoin="round">', "</g>"))


def abroad() -> str:
    lands = joined(use(f"eg-l-{land}") for land in ("portugal", "france", "isles"))
    shaded = use("eg-l-africa", 'fill="#c4ae7c"')
    return group(lands + shaded, 'fill="#cbb889" stroke="#4a3826" stroke-width="1.5"') + hills(FOREIGN_HILLS, 0.8)


def region(name: str) -> str:
    """Parchment with a wash of colour that deepens towards the border."""
    tint = TINTS[name]
    outline = f"eg-r-{name}"
    wash = (
        use(outline, 'fill="#f1e4c3"')
        + use(outline, f'fill="{tint}" fill-opacity=".17"')
        + use(outline, f'fill="none" stroke="{tint}" stroke-opacity=".22" stroke-width="52"')
        + use(outline, f'fill="none" stroke="{tint}" stroke-opacity=".42" stroke-width="20"')
    )
    return group(wash, f'clip-path="url(#eg-c-{name})"')


def hills_of_spain() -> str:
    return group(hills(HILLS, 0.72, "#7a6238"), 'opacity=".75"')


def borders() -> str:
    inner = "".join(border["d"] for border in art()["borders"] if border["to"] == "region")
    outer = "".join(border["d"] for border in art()["borders"] if border["to"] != "region")
    return (
        path(outer, "none", INK, 2.2, 'stroke-linejoin="round"')
        + path(inner, "none", "#f8eccb", 4.5, 'stroke-linecap="round"')
        + path(inner, "none", "#3a2c20", 1.8, 'stroke-dasharray="7 3" stroke-linecap="round"')
    )


# Lettering.


def engraved(text: str) -> str:
    """A name as it is engraved: in capitals."""
    return escape(text.upper())


def lettering(pen: Pen) -> list[str]:
    """The names and values of the regions, and the lands abroad."""
    assert isinstance(pen.book, SpainBook)
    named = [label(pen, number, name) for number, name in enumerate(pen.book.places[: terms.REGIONS])]
    grave = 'letter-spacing="4" opacity=".8"'
    west = engraved(pen.words.word("place-portugal"))
    north = engraved(pen.words.word("place-france"))
    named.append(t(150, 486, west, 20, "display", 500, "#5a4630", extra=f'{grave} transform="rotate(-82 150 486)"'))
    named.append(t(790, 128, north, 24, "display", 500, "#5a4630", extra='letter-spacing="8" opacity=".8"'))
    return named


HALO: Final = 'letter-spacing="1.2" stroke="#f6ead0" stroke-width="4" stroke-opacity=".85" paint-order="stroke"'


def label(pen: Pen, number: int, name: str) -> str:
    """The name of a region and what its ranks are worth; by its id the pieces' sheet shows it once more on top."""
    assert isinstance(pen.book, SpainBook)
    (x, y), _ = layout(name, pen.phone)
    size = 21.5
    text = t(
        x, y - (0 if pen.phone else 4), engraved(pen.words.word(f"place-{name}")), size, "display", 700, extra=HALO
    )
    # Readable at 1024 pixels (11 of them), and on a phone (10).
    at, r = (y - 36, 15.6) if pen.phone else (y + 15, VALUES)
    values = medals(x, at, points_of(pen.book, number), r)
    return f'<g id="eg-label-{name}">{text}{values}</g>'


def points_of(book: SpainBook, place: int) -> list[int]:
    """The printed values of a place, as many as count."""
    return book.points[place * 3 : place * 3 + book.scoring_places]


VALUES: Final = 13.9
"""The radius of a medal on a wide sheet."""


def medals(x: float, y: float, points: list[int], r: float = VALUES) -> str:
    """The values of the ranks: gold, silver, copper."""
    wide = r * 2.08
    start = x - wide * (len(points) - 1) / 2
    return joined(medal(start + i * wide, y, r, METALS[i], value if value else "–") for i, value in enumerate(points))


def seas(pen: Pen) -> str:
    """The names of the seas, a compass and ships."""
    names = {
        "Mare Cantabricum": (430, 62, ""),
        "Oceanus Atlanticus": (40, 560, 'transform="rotate(-90 40 560)"'),
        "Mare Mediterraneum": (640, 826, 'transform="rotate(-8 640 826)"'),
    }
    script = 'font-style="italic" letter-spacing="3"'
    texts = joined(
        t(x, y, name, 24, "text", 500, "#dbe8ea", extra=f"{script} {turn}") for name, (x, y, turn) in names.items()
    )
    return texts + compass(100, 806, 46) + caravel(800, 450, 0.62) + caravel(590, 58, 0.5, flip=True)


def round_track(book: SpainBook) -> str:
    """The rounds on a scroll; a crown of gold where a general scoring follows."""
    marks = []
    for i in range(len(book.rounds)):
        x = track_x(book, i)
        if book.scoring_after[i]:
            marks.append(path(f"M{x - 5:g}-9l5-6 5 6z", "#c08a2c", "#3a2c20", 0.8))
        marks.append(disc(x, 0, 10.5 if book.scoring_after[i] else 9, "#fffaf0", "#3a2c20", 1.2))
        marks.append(t(x, 4.6, i + 1, 13, "ui", 800, "#3a2c20"))
    return ribbon(*TRACK, 28 + 23 * len(book.rounds) + 8, joined(marks), 44)


TRACK: Final = (158, 48)


def track_x(book: SpainBook, i: int) -> float:
    return (i - (len(book.rounds) - 1) / 2) * 23


# The tower.


def castle(pen: Pen) -> str:
    """The tower on its isle, and its name with the values on a scroll."""
    assert isinstance(pen.book, SpainBook)
    x, y = CASTLE
    values = points_of(pen.book, terms.TOWER)
    name = escape(pen.words.word("place-tower").capitalize())
    scroll = ribbon(0, 118, 174, t(-44, 6.5, name, 19, "text", 600) + medals(38, 0.5, values, 13.4), 38)
    return f'<g transform="translate({x} {y})">{tower()}{scroll}</g>'


@cache
def tower() -> str:
    """A round keep with a banner, about its middle."""
    joints = "".join(f"M{x + (10 if (y // 18) % 2 else 0)} {y}h14" for y in range(-44, 84, 18) for x in (-34, -10, 16))
    battlements = "M-56-60V-92H-38V-80H-20V-92H-2V-80H2V-92H20V-80H38V-92H56V-60C30-52-30-52-56-60Z"
    return joined(
        [
            '<ellipse cy="96" rx="92" ry="22" fill="#0d2438" opacity=".45"/>',
            path("M-96 92C-70 70-30 78 0 74C40 70 76 74 98 92C70 110-66 112-96 92Z", "#cdb784", "#3a2c20", 1.5),
            path("M-46 86V-60H46V86C20 94-20 94-46 86Z", "#d8cbae", INK, 2),
            path("M14 -60H46V86C36 89 26 91 14 92Z", "#8f7f60", extra='opacity=".5"'),
            path(joints, "none", "#8d7d5f", 1.2),
            path(battlements, "#e9dec6", INK, 2),
            path("M-14 90V58A14 14 0 0 1 14 58V90Z", "#3b2818", INK, 2),
            path("M-8 88V58M0 90V52M8 88V58", "none", "#7c6244", 1.5),
            path("M0-30a8 8 0 0 1 8 8v14h-16v-14a8 8 0 0 1 8-8z", INK),
            path("M0-92V-136", "none", INK, 2.5),
            path("M1-135C16-142 26-128 44-135V-112C26-106 16-120 1-112Z", "#a83a2a", INK, 1.2),
        ]
    )


# The shelf.


def vignette(pen: Pen) -> str:
    """Spain in an arched niche, with the tower, the King and a few pieces."""
    spain = art()
    land = path(spain["portugal"] + spain["france"], "#cbb889")
    regions = joined(
        path(found["d"], "#f1e4c3") + path(found["d"], TINTS[name], "#2b1f14", 4, 'fill-opacity=".55"')
        for name, found in spain["regions"].items()
    )
    chart = f'<g transform="translate(-52 52) scale(.3)">{waterlines(spain["outline"])}{land}{regions}</g>'
    keep = f'<g transform="translate(110 240) scale(.82)">{tower()}</g>'
    men = cab(48, 296, "gules", 5, 1.05) + cab(170, 300, "or", 3, 1.05)
    great = group(crowned_block("azure"), at(84, 312, 0.9)) + group(KING, at(110, 60, 0.8))
    sheet_of_sea = box(0, 0, 220, 340, "#2f648d") + rhumbs(40, 300, 400, 20, 0.3)
    inner = sheet_of_sea + chart + keep + men + great
    return dedupe(sheet("0 0 220 336", niche(inner, "eg"), pen.word("title-name"), "niche"), "eg-v")
