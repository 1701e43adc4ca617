"""The map of Europe: what never changes on the board of Tiletum, and the picture on the shelf."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from signoria.drawing.ornament import caravel, frame, hill, niche, rhumbs, waterlines
from signoria.drawing.pen import Pen, joined
from signoria.drawing.svg import at, box, dedupe, disc, group, path, sheet, t, use
from signoria.games.tiletum.table.draw_pieces import die, piece, piece_defs

WIDE: Final = "0 0 1000 880"
BAND: Final = 14
"""The width of the frame."""
TREES: Final = (
    *((560, 140), (580, 150), (600, 138), (590, 165), (730, 120), (750, 132), (740, 400), (720, 410), (820, 150)),
    *((850, 170), (880, 140), (870, 340), (150, 440), (130, 430), (70, 440), (250, 470), (270, 480), (250, 620)),
    *((230, 560), (400, 470), (415, 310), (390, 330), (950, 300), (930, 540), (960, 560), (620, 230), (110, 40)),
    *((60, 60), (960, 120), (920, 220), (130, 720), (850, 540)),
)
SEAS: Final = (
    *((268, 50, "Mare", 18, 0), (268, 71, "Germanicum", 18, 0), (96, 262, "Mare Britannicum", 15.5, 0)),
    *((40, 560, "Oceanus", 22, -80), (610, 826, "Mare", 20, 0), (610, 850, "Ligusticum", 20, 0)),
    (880, 770, "Mare Adriaticum", 21, 46),
)


@cache
def art() -> dict[str, Any]:
    """The outlines of `art/europe.json`."""
    text = (files("signoria.games.tiletum.table") / "art" / "europe.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def place(space: str) -> tuple[float, float]:
    """The middle of a city or of a space on a road."""
    x, y = art()["spaces"][space]
    return x, y


def chart() -> str:
    """The sheet: sea, shores, land, rivers, hills, roads and the frame."""
    parts = [sea(), land(), inland(), roads(), seas()]
    return group(joined(parts), 'clip-path="url(#ti-sheet)"') + frame(1000, 880, BAND, "url(#ti-weave)")


def map_defs() -> str:
    """The outlines of the map by their names."""
    whole = f'<path id="ti-land" d="{"".join(art()["land"])}"/>'
    clip = '<clipPath id="ti-inland"><use href="#ti-land"/></clipPath>'
    edge = f'<clipPath id="ti-sheet">{box(0, 0, 1000, 880, "#000")}</clipPath>'
    ways = f'<path id="ti-roads" d="{"".join(edge["d"] for edge in art()["edges"])}"/>'
    water = f'<path id="ti-rivers" d="{"".join(art()["rivers"].values())}"/>'
    return f"{whole}{clip}{edge}{ways}{water}{WEAVE}{HILL}{TREE}{MINI}"


WEAVE: Final = (
    '<pattern id="ti-weave" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" '
    'fill="#1d3550"/><path d="M0 0h8v8H0zM8 8h8v8H8z" fill="#d9cba5"/><path d="M2 2h4v4H2zM10 10h4v4h-4z" '
    'fill="#8c2f24"/></pattern>'
)
MINI: Final = group(box(0, 0, 1000, 880, "#2f648d") + use("ti-land", 'fill="#ebdfbd"'), 'id="ti-mini"')
"""The little map that shows where on the sheet one is."""
HILL: Final = group(hill(0, 0, 1, "#7c6a48"), 'id="ti-hill"')
TREE: Final = group(
    path("M0 8V2", "none", "#5a4326", 2) + path("M0-12C6-8 7 0 4 3H-4C-7 0-6-8 0-12Z", "#8fa066", "#5d6d3c"),
    'id="ti-tree" opacity=".8"',
)


def sea() -> str:
    water = box(0, 0, 1000, 880, "#3d7396") + box(0, 0, 1000, 880, "url(#seaG)", extra='opacity=".7"')
    return water + rhumbs(60, 560, 900, 20, 0.14) + rhumbs(880, 760, 700, 16, 0.12)


def land() -> str:
    """The coast, engraved; then the ground with a green wash along its borders."""
    strokes = ((46, 0.063), (32, 0.081), (20, 0.108), (10, 0.18))
    shores = joined(use("ti-land", f'stroke-width="{width}" stroke-opacity="{opacity}"') for width, opacity in strokes)
    ground = use("ti-land", 'fill="#ebdfbd" stroke="#2b1f14" stroke-width="1.8"')
    wash = joined(use("ti-land", f'stroke-width="{width}"') for width in (46, 18))
    inner = group(wash, 'clip-path="url(#ti-inland)" fill="none" stroke="#a7b27a" stroke-opacity=".35"')
    return group(shores, 'fill="none" stroke="#d7e6e6" stroke-linejoin="round"') + ground + inner


def inland() -> str:
    rivers = use("ti-rivers", 'stroke="#5f95b5" stroke-width="3.6"') + use("ti-rivers", 'stroke="#c5dde2"')
    drawn = [group(rivers, 'fill="none" stroke-linecap="round"')]
    for name, centres in art()["ranges"].items():
        size = 1.35 if name == "Alps" else 0.95
        for x, y in centres:
            drawn.append(piece("hill", x, y, size))
            if name in ("Alps", "Pyrenees"):
                drawn += [piece("hill", x + 17, y + 13, size * 0.75), piece("hill", x - 15, y + 15, size * 0.7)]
    drawn += [piece("tree", x, y, 1.05) for x, y in TREES]
    return group(joined(drawn), 'clip-path="url(#ti-inland)"')


def roads() -> str:
    """The roads, and the spaces on them where nothing is built."""
    ways = (
        use("ti-roads", 'stroke="#4a3320" stroke-width="8" opacity=".8"')
        + use("ti-roads", 'stroke="#efd9a6" stroke-width="5"')
        + use("ti-roads", 'stroke="#8a6a3c" stroke-width="1.2" stroke-dasharray="5 5"')
    )
    found = group(ways, 'fill="none"')
    for space, (x, y) in art()["spaces"].items():
        if "_" in space:
            found += disc(x, y, 15, "#efd9a6", "#4a3320", 2.2)
            found += path(f"M{x - 7} {y + 3}q7-10 14 0", "none", "#7a5a2e", 2)
    return found


def seas() -> str:
    names = ""
    for x, y, name, size, turn in SEAS:
        turned = f'transform="rotate({turn} {x} {y})"' if turn else ""
        names += t(x, y, name, size, "text", 500, "#e3eff0", extra=f"{SCRIPT} {turned}")
    return names + caravel(60, 330, 0.55) + caravel(268, 108, 0.42)


SCRIPT: Final = 'font-style="italic" letter-spacing="2"'


def vignette(pen: Pen) -> str:
    """Europe in an arched niche, with a wheel of dice and two pawns."""
    coast = "".join(art()["land"])
    chart = waterlines(coast) + path(coast, "#ebdfbd", "#2b1f14", 3)
    ways = path("".join(edge["d"] for edge in art()["edges"]), "none", "#8a5a2e", 9)
    europe = f'<g transform="translate(-62 40) scale(.32)">{chart}{ways}</g>'
    rim = disc(110, 216, 66, "url(#gilt2)", "#2b1f14", 1.5) + disc(110, 216, 58, "#f1e4c3", "#7d5618", 1.5)
    spokes = path("M110 158V274M60 187L160 245M60 245L160 187", "none", "#7d5618", 1.5)
    hub = disc(110, 216, 20, "#27547f", "#f3d285", 1.5)
    dice = joined(
        die(x, y, colour, value, 1.05)
        for x, y, colour, value in (
            *((92, 178, "yellow", 3), (146, 200, "blue", 5), (138, 246, "pink", 2)),
            *((84, 250, "light_grey", 6), (70, 212, "dark_grey", 4)),
        )
    )
    men = group(piece("m-vert", 0, 0), at(52, 300, 1.5)) + group(piece("a-gules", 0, 0), at(168, 302, 1.5))
    water = box(0, 0, 220, 340, "#2f648d") + rhumbs(40, 300, 400, 20, 0.3)
    inner = f"<defs>{piece_defs(('vert', 'gules'))}</defs>{water}{europe}{rim}{spokes}{hub}{dice}{men}"
    return dedupe(sheet("0 0 220 336", niche(inner, "ti"), pen.word("title-name"), "niche"), "ti-v")
