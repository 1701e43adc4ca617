"""The board on a wide screen, what never changes: Florence with its four towers, and where everything stands."""

from functools import cache
from typing import Final

from signoria.drawing.ornament import frame
from signoria.drawing.pen import Pen
from signoria.drawing.pieces import gi
from signoria.drawing.svg import at, box, disc, num, path, sheet, t
from signoria.games.lorenzo import terms
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.table.draw_card import HIGH, WIDE, gallery
from signoria.games.lorenzo.table.draw_glyphs import COLOURS, INK_ON, LINE, amounts, drawn, figure, lettering, row_of
from signoria.games.lorenzo.table.draw_pieces import PAPER, WOOD, Spots
from signoria.games.lorenzo.table.scene import book_of
from signoria.words.words import capital

W, H = 1000, 752
BOX: Final = f"0 0 {W} {H}"
TOWER_X, TOWER_Y, TOWER_WIDE, TOWER_GAP, STOREY = 24, 66, 158, 169, 105
PALACE_X, HARVEST_X, PRODUCTION_X, MARKET_X, PANEL_Y, PANEL_HIGH = 22, 284, 484, 684, 516, 212
PALACE_WIDE, WORK_WIDE, MARKET_WIDE = 250, 188, 302
FAITH_X, FAITH_Y = 704, 268
ARMS_X, ARMS_Y, ARMS_STEP = 704, 98, 8.4


# Where everything stands.


def floor_corner(space: int) -> tuple[float, float]:
    """The upper left corner of the card on a floor."""
    return TOWER_X + space // 4 * TOWER_GAP + 6, TOWER_Y + 22 + (3 - space % 4) * STOREY


def places(book: FlorenceBook) -> Spots:
    """The middle of every space that is open; large spaces take their first member there."""
    found: Spots = {}
    for number, space in enumerate(terms.SPACES):
        if not book.open[number]:
            continue
        if number < terms.FLOORS:
            x, y = floor_corner(number)
            found[space] = x + 130, y + 58
        elif number == terms.PALACE:
            found[space] = PALACE_X + 42, 645
        elif number >= terms.MARKET:
            place = number - terms.MARKET
            found[space] = MARKET_X + 40 + place % 2 * 146, 591 + place // 2 * 82
        else:
            x = HARVEST_X if space.startswith("harvest") else PRODUCTION_X
            found[space] = (x + 44, 673) if space.endswith("large") else (x + 40, 596)
    return found


def privilege_corner(number: int) -> tuple[float, float]:
    return PALACE_X + 12 + number * 46, PANEL_Y + 52


def arms_x(step: int) -> float:
    return ARMS_X + 58 + step * ARMS_STEP


def faith_place(step: int) -> tuple[float, float]:
    step = min(step, 15)
    return FAITH_X + 22 + step % 8 * 34, FAITH_Y + 59 + step // 8 * 48


# The picture.


def backdrop(pen: Pen) -> str:
    """Florence without cards and people; spaces that the number of players closes are boarded up."""
    book = book_of(pen)
    parts = [DEFS, f"<defs>{gallery(book)}</defs>", scenery()]
    parts += [tower(pen, book, number) for number in range(len(terms.TYPES))]
    parts += [faith_panel(pen, book), dice_panel(pen), arms_panel(book)]
    parts += [palace_panel(pen, book), work_panel(pen, book, "harvest"), work_panel(pen, book, "production")]
    parts += [market_panel(pen, book), frame(W, H, 12, "url(#lz-marble)")]
    return sheet(BOX, "".join(parts), pen.word("draw-florence"), "lz-back")


DEFS: Final = (
    '<defs><linearGradient id="lz-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6fa8c0"/>'
    '<stop offset=".4" stop-color="#cfdccb"/><stop offset=".7" stop-color="#f0dcae"/></linearGradient>'
    '<pattern id="lz-marble" width="36" height="18" patternUnits="userSpaceOnUse"><path d="M0 0h36v18H0z" '
    'fill="#f3efe6"/><path d="M0 0h18v18H0z" fill="#2f5d4c"/><path d="M9 3l6 6-6 6-6-6z" fill="#f3efe6"/>'
    '<path d="M27 3l6 6-6 6-6-6z" fill="#b5685a"/></pattern><pattern id="lz-brick" width="22" height="12" '
    'patternUnits="userSpaceOnUse"><path d="M0 0h22v12H0z" fill="#ded2b8"/><path d="M0 0H22M0 6H22M0 0V6M11 6V12" '
    'stroke="#b6a680"/></pattern></defs>'
)


@cache
def scenery() -> str:
    """Sky, hills, the dome and the square."""
    sky = box(0, 0, W, H, "url(#lz-sky)")
    sun = disc(900, 176, 46, "#fdf1cd", extra='opacity=".5"') + disc(900, 176, 27, "#fdf1cd", extra='opacity=".8"')
    far = path("M0 250C120 190 220 220 330 200S560 150 700 190 900 170 1000 210V520H0Z", "#a9bb9a")
    near = path("M0 300C160 250 300 290 460 260S800 240 1000 280V540H0Z", "#86996e")
    trees = "".join(
        path(f"M{x} 270c7-18 8-42 0-58c-8 16-7 40 0 58z", "#3f5f3a", "#26402a") for x in (714, 732, 962, 980)
    )
    square = box(0, 494, W, H - 494, "#cdb48a") + path(f"M0 494H{W}", "none", "#5a4630", 2)
    joints = "".join(f"M{500 + (k - 7) * 70} 494L{500 + (k - 7) * 150} {H}" for k in range(15))
    joints += "".join(f"M0 {y}H{W}" for y in (508, 530, 566, 616, 684))
    paving = path(joints, "none", "#a98f62", 1, 'opacity=".6"')
    clip = f'<svg width="{W}" height="{H}" viewBox="{BOX}">'
    return f"{clip}{sky}{sun}{far}{near}{duomo(842, 218)}{trees}{square}{paving}</svg>"


def duomo(x: float, y: float, scale: float = 0.82) -> str:
    """The cathedral, its bell tower and the old palace."""
    parts = (
        '<path d="M-60 70V20H60V70Z" fill="#e9e0cc"/><path d="M-46 20C-46-34-16-56 0-62C16-56 46-34 46 20Z" '
        'fill="#b9583c"/><path d="M0-62V20M-24-50C-34-30-34 0-32 20M24-50C34-30 34 0 32 20" fill="none" '
        'stroke="#f3efe6" stroke-width="2"/><path d="M-6-62V-78H6V-62ZM0-78V-90" fill="#f3efe6"/>'
        '<path d="M-60 34H60M-60 20H60" stroke="#2f5d4c" stroke-width="2.5"/>'
        '<circle cx="-38" cy="46" r="6" fill="#f3efe6" stroke="#2f5d4c"/><circle cx="0" cy="46" r="6" fill="#f3efe6" '
        'stroke="#2f5d4c"/><circle cx="38" cy="46" r="6" fill="#f3efe6" stroke="#2f5d4c"/>'
        '<path d="M74 70V-58H96V70Z" fill="#f3efe6"/><path d="M74-28H96M74 2H96M74 36H96" stroke="#2f5d4c" '
        'stroke-width="3"/><path d="M81-46h8v10h-8zM81-18h8v12h-8zM81 12h8v12h-8z" fill="#b5685a"/>'
        '<path d="M-118 70V10H-78V70ZM-104 10V-44H-92V10ZM-108-44H-88V-54H-108Z" fill="#d6b987"/>'
        '<path d="M-118 10v-6h6v3h5v-3h6v3h6v-3h5v3h6v-3h6v6" fill="#d6b987"/>'
        '<path d="M-112 24h7v9h-7zM-91 24h7v9h-7zM-112 44h7v9h-7zM-91 44h7v9h-7z" fill="#5a4630" stroke="none"/>'
    )
    return f'<g {at(x, y, scale)} stroke="#5a4630" stroke-width="1.5">{parts}</g>'


def tower(pen: Pen, book: FlorenceBook, number: int) -> str:
    kind = terms.TYPES[number]
    x, y = TOWER_X + number * TOWER_GAP, TOWER_Y
    crown = f"M{x - 2} {y}V{y - 32}" + "h15.4v13h9v-13" * 6 + f"h15.4V{y}Z"
    walls = path(crown, "url(#lz-marble)", LINE, 1.6)
    walls += box(x, y - 2, TOWER_WIDE, STOREY * 4 + 14, "url(#lz-brick)", LINE, 1.6)
    walls += box(x + TOWER_WIDE - 12, y + 18, 11, STOREY * 4 - 7, "#000", extra='opacity=".08"')
    walls += box(x, y - 2, TOWER_WIDE, 20, COLOURS[kind], LINE, 1.3)
    name = pen.word(f"type-{kind}.plural").upper()
    sign = t(x + TOWER_WIDE / 2, y + 13, name, 13.5, "display", 700, INK_ON[kind], extra='letter-spacing="1.5"')
    return walls + sign + "".join(storey(book, space) for space in range(number * 4, number * 4 + 4))


def storey(book: FlorenceBook, space: int) -> str:
    """An empty floor: the place of the card, the space, its value and its bonus."""
    x, y = floor_corner(space)
    bed = box(x, y, WIDE, HIGH, "#1d3129", extra='rx="4" opacity=".5"')
    bed += box(
        x + 5, y + 5, WIDE - 10, HIGH - 10, "none", "#f3efe6", 1, 'stroke-opacity=".35" stroke-dasharray="4 4" rx="3"'
    )
    found = bed + seat_ring(x + 130, y + 58, book.value[space])
    if book.space_node[space] >= 0:
        row = amounts(book.nodes[book.space_node[space]].amounts)
        found += box(x + 110, y + 4, 40, 25, "#f8efd8", WOOD, 1.2, 'rx="12.5"') + lettering(
            drawn(row, x + 113, y + 16.5, 34, 0.82)
        )
    return found


def seat_ring(x: float, y: float, value: int) -> str:
    ring = disc(x + 0.5, y + 2.5, 20.5, "#000", extra='opacity=".25"') + disc(x, y, 20, "#f8efd8", WOOD, 2)
    return ring + t(x, y + 8, value, 24, "ui", 800, WOOD)


def panel(x: float, y: float, wide: float, high: float, title: str, room: float) -> str:
    paper = box(x + 1, y + 4, wide, high, "#000", extra='rx="6" opacity=".35"')
    paper += box(x, y, wide, high, PAPER, LINE, 1.6, 'rx="6"')
    paper += box(x, y, wide, 9, "url(#lz-marble)", LINE)
    size = min(20.0, 20 * room / max(1.0, len(title) * 9.4))
    return paper + t(x + 14, y + 32, title, round(size, 1), "text", 600, anchor="start")


def oval(x: float, y: float, wide: float, high: float = 52) -> str:
    return box(x, y, wide, high, "#e6d3a8", WOOD, 2, f'rx="{num(high / 2)}"')


def boarded(pen: Pen, x: float, y: float, wide: float, high: float) -> str:
    """Planks over a space that is closed with this number of players."""
    planks = "".join(box(x, y + k * high / 3, wide, high / 3 - 2, "#a98a58", "#6b4f2a", 1, 'rx="2"') for k in range(3))
    nails = "".join(disc(x + dx, y + high / 6 + k * high / 3, 1.6, "#4a3520") for k in range(3) for dx in (7, wide - 7))
    return planks + nails + t(x + wide / 2, y + high / 2 + 4, pen.word("draw-closed"), 14, "text", 600, "#2b1f14")


def palace_panel(pen: Pen, book: FlorenceBook) -> str:
    x, y = PALACE_X, PANEL_Y
    found = panel(x, y, PALACE_WIDE, PANEL_HIGH, capital(pen.word("space-palace")), 156)
    node = book.nodes[book.space_node[terms.PALACE]]
    found += lettering(drawn(amounts(node.amounts), x + 178, y + 27, 62, 1, 1))
    for number in range(len(book.privilege_nodes)):
        px, py = privilege_corner(number)
        row = row_of(book.nodes[book.privilege_nodes[number]])
        found += box(px, py, 43, 32, "#fffaf0", "#8a744a", 1.2, 'rx="4"') + lettering(
            drawn(row, px + 3, py + 16, 37, 0.82)
        )
    found += oval(x + 14, 619, 222) + t(x + 14, 701, pen.word("draw-order"), 14, "ui", 500, "#4a3826", "start")
    return found


def work_panel(pen: Pen, book: FlorenceBook, work: str) -> str:
    x = HARVEST_X if work == "harvest" else PRODUCTION_X
    found = panel(x, PANEL_Y, WORK_WIDE, PANEL_HIGH, pen.word(f"draw-{work}"), 120)
    found += drawn(((work, ""),), x + 150, PANEL_Y + 28, 30, 1.15)
    found += seat_ring(x + 40, 596, book.value[terms.SPACES.index(f"{work}_small")])
    found += lines(pen, x + 70, 592, "draw-first", "draw-full")
    large = terms.SPACES.index(f"{work}_large")
    if not book.open[large]:
        return found + boarded(pen, x + 12, 646, WORK_WIDE - 24, 54)
    found += oval(x + 12, 647, WORK_WIDE - 24)
    return found + t(
        x + WORK_WIDE - 22, 719, pen.word("draw-everybody", count=-book.delta[large]), 13.5, "ui", 700, "#6d1f16", "end"
    )


def lines(pen: Pen, x: float, y: float, upper: str, lower: str) -> str:
    first = t(x, y, pen.word(upper), 14, "ui", 500, "#4a3826", "start")
    return first + t(x, y + 17, pen.word(lower), 14.5, "ui", 800, "#2b1f14", "start")


def market_panel(pen: Pen, book: FlorenceBook) -> str:
    found = panel(MARKET_X, PANEL_Y, MARKET_WIDE, PANEL_HIGH, pen.word("draw-market"), 200)
    for place in range(4):
        x, y = MARKET_X + 40 + place % 2 * 146, 591 + place // 2 * 82
        space = terms.MARKET + place
        if not book.open[space]:
            found += boarded(pen, x - 26, y - 27, 132, 54)
            continue
        found += seat_ring(x, y, book.value[space])
        row = row_of(book.nodes[book.space_node[space]])
        gap = 26 if len(row) > 1 else 0
        rows = (drawn((sign,), x + 32, y + (k - (len(row) - 1) / 2) * gap, 62, 1.1, 0) for k, sign in enumerate(row))
        found += lettering("".join(rows))
    return found


def dice_panel(pen: Pen) -> str:
    back = box(704, 28, 282, 62, "#1d3129", extra='rx="5" opacity=".86"')
    return back + t(722, 65, pen.word("draw-dice"), 18, "text", 500, "#f3efe6", "start")


def arms_panel(book: FlorenceBook) -> str:
    """The military track; its long marks are what further territories require."""
    x, y = ARMS_X, ARMS_Y
    found = box(x, y, 282, 54, PAPER, LINE, 1.6, 'rx="5"') + gi("military", x + 20, y + 27, 27)
    found += path(f"M{x + 58} {y + 37}h210", "none", "#8a744a", 3, 'stroke-linecap="round"')
    marks = {need for need in book.slot_military if need} | {0, book.track[0]}
    ticks = {False: "", True: ""}
    for step in range(book.track[0] + 1):
        up = 6 if step in marks else 3
        ticks[step in marks] += f"M{num(arms_x(step))} {y + 37 - up}v{up * 2}"
    found += path(ticks[False], "none", "#6a5540", 1) + path(ticks[True], "none", "#6a5540", 2)
    return found + "".join(t(arms_x(step), y + 52, step, 11.5, "ui", 700, "#6a5540") for step in sorted(marks))


def faith_panel(pen: Pen, book: FlorenceBook) -> str:
    x, y = FAITH_X, FAITH_Y
    found = box(x, y, 282, 224, PAPER, LINE, 1.6, 'rx="5"') + box(
        x + 5, y + 5, 272, 214, "none", "#2f5d4c", 1.5, 'rx="3"'
    )
    found += gi("faith", x + 22, y + 21, 24) + t(
        x + 38, y + 27, pen.word("draw-faith"), 18, "text", 600, anchor="start"
    )
    steps = ""
    for step, points in enumerate(book.faith_vp):
        cx, cy = faith_place(step)
        asked = step in book.faith_required
        steps += disc(
            cx, cy, 14.5, "#f0d9d0" if asked else "#fffaf0", "#b3261e" if asked else "#8a744a", 2.2 if asked else 1.3
        )
        steps += figure(cx, cy + 5, str(step), 14.5, "#6a5540") + figure(cx, cy + 26.5, str(points), 12, "#8a744a")
    return found + lettering(steps, 700)
