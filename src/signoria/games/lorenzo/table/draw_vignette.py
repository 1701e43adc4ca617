"""The picture of Lorenzo il Magnifico on the shelf of games."""

from functools import cache

from signoria.drawing.ornament import niche
from signoria.drawing.pen import Pen
from signoria.drawing.svg import box, path, sheet
from signoria.games.lorenzo.table.draw_city import duomo
from signoria.games.lorenzo.table.draw_glyphs import COLOURS, LINE
from signoria.games.lorenzo.table.draw_pieces import member

TOWERS = ((12, "territory", 132), (62, "character", 100), (116, "building", 110), (166, "venture", 142))


def vignette(pen: Pen) -> str:
    return sheet("0 0 220 336", florence(), pen.word("draw-florence"), "niche")


@cache
def florence() -> str:
    sky = (
        '<defs><linearGradient id="lzv-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6fa3bb"/>'
        '<stop offset=".6" stop-color="#dfe0c0"/><stop offset="1" stop-color="#f0cf98"/></linearGradient>'
        '<pattern id="lzv-marble" width="24" height="12" patternUnits="userSpaceOnUse"><path d="M0 0h24v12H0z" '
        'fill="#f3efe6"/><path d="M0 0h12v12H0z" fill="#2f5d4c"/><path d="M6 2l4 4-4 4-4-4z" fill="#f3efe6"/>'
        '<path d="M18 2l4 4-4 4-4-4z" fill="#b5685a"/></pattern></defs>'
    )
    back = box(0, 0, 220, 340, "url(#lzv-sky)") + path("M0 220C60 180 110 210 220 190V340H0Z", "#8fa277")
    people = member(108, 308, "azure", "orange", 0.85) + member(58, 313, "vert", "white", 0.85)
    inner = sky + back + duomo(112, 176, 1.02) + "".join(tower(*one) for one in TOWERS) + people
    return niche(inner, "lzv")


def tower(x: int, kind: str, high: int) -> str:
    top = 330 - high
    teeth = path(f"M{x - 3} {top}v-14h8v6h6v-6h8v6h6v-6h8v6h6v-6h4v14z", "url(#lzv-marble)", LINE)
    walls = box(x, top, 42, high, "#e3d7bd", LINE, 1.2) + box(x, top, 42, 9, COLOURS[kind], LINE)
    rooms = "".join(
        box(x + 6, top + 16 + k * 30, 30, 22, COLOURS[kind], LINE, 1, 'rx="2" opacity=".8"')
        for k in range((high - 18) // 30)
    )
    return teeth + walls + rooms
