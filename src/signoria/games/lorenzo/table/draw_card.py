"""Development cards: what is printed on them, as a picture for the board and for the phone."""

from functools import lru_cache
from typing import NamedTuple

from signoria.drawing.svg import box, num, path, spaced
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.table.draw_art import art
from signoria.games.lorenzo.table.draw_glyphs import (
    COLOURS,
    INK_ON,
    LIGHT,
    LINE,
    Run,
    amounts,
    drawn,
    figure,
    laurel,
    rows_of,
    width_of,
)

WIDE = 106
HIGH = 101
SMALL_WIDE = 92
SMALL_HIGH = 92


class Face(NamedTuple):
    """What a card says, in signs."""

    card: str
    kind: str
    period: int
    costs: tuple[Run, ...]
    """Ways to pay; the first sign of a way with military is ("held", n) where more must be held than is paid."""
    at_once: tuple[Run, ...]
    activation: int
    lasting: tuple[Run, ...]
    """In every harvest or production, or for good."""
    end_vp: int


@lru_cache(maxsize=512)
def face_of(book: FlorenceBook, card: str) -> Face:
    number = book.axes["card"].index(card)
    costs: list[Run] = []
    for pay, need in zip(book.pays[number], book.military_need[number], strict=True):
        costs.append((("held", str(need)), *amounts(pay)) if need else amounts(pay))
    first = book.first[number]
    at_once = [row for node in book.nodes[first : first + book.count[number]] for row in rows_of(node)]
    work = book.work_node[number]
    lasting = list(rows_of(book.nodes[work])) if work >= 0 else []
    lasting += [row for node in book.standing[number] for row in rows_of(book.nodes[node])]
    return Face(
        card,
        t.TYPES[book.card_type[number]],
        book.card_period[number],
        tuple(costs),
        tuple(at_once),
        book.activation[number],
        tuple(lasting),
        book.end_vp[number],
    )


def gallery(book: FlorenceBook) -> str:
    """The pictures of all cards, for the backdrop to carry: so a move does not send them again."""
    faces = (face_of(book, card) for card in book.axes["card"])
    return "".join(art(face.card, face.kind, face.period) for face in faces)


@lru_cache(maxsize=2048)
def card(face: Face, name: str, phone: bool = False) -> str:
    """The picture of a card from its upper left corner; lettering of numbers is that of the group around it."""
    return small(face, name) if phone else large(face, name)


def large(face: Face, name: str) -> str:
    colour = COLOURS[face.kind]
    paper = box(0, 0, WIDE, HIGH, LIGHT[face.kind], LINE, 1.3, 'rx="4"')
    head = path(f"M1 5A4 4 0 0 1 5 1H{WIDE - 5}A4 4 0 0 1 {WIDE - 1} 5V21H1Z", colour)
    picture = f'<use href="#lz-art-{face.card}" x="1" y="21" width="104" height="43"/>'
    rules = path(f"M1 21H{WIDE - 1}M1 64H{WIDE - 1}", "none", LINE, 1)
    title = lettered(name, WIDE / 2, 15.8, WIDE - 7, 15, INK_ON[face.kind])
    return f"{shadow(WIDE, HIGH)}{paper}{head}{title}{picture}{rules}{price(face)}{gifts(face)}{foot(face, 82.5)}"


def shadow(wide: int, high: int) -> str:
    return box(1.5, 3, wide, high, "#000", extra='rx="4" opacity=".4"')


def lettered(name: str, x: float, y: float, room: float, size: float, fill: str) -> str:
    """A name as large as its room allows."""
    length = sum(0.32 if letter in "ijltfr'’ ,." else 0.54 for letter in name) * size
    if length > room:
        size = round(size * room / length, 1)
    fitted = f'textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if size < 11.5 else ""
    font = f'font-family="EB Garamond Variable, serif" font-weight="600" font-size="{num(max(size, 11.5))}"'
    return f'<text x="{num(x)}" y="{num(y)}" {font} fill="{fill}"{spaced(fitted)}>{name}</text>'


def pill(x: float, y: float, row: Run, wide: float, fill: str = "#fffaf0") -> str:
    return box(x, y, wide, 19, fill, LINE, 1, 'rx="9.5"') + drawn(row, x + 5, y + 9.5, wide - 9, 0.78)


def price(face: Face) -> str:
    """What the card costs, on its picture; two ways to pay stand one above the other."""
    found = ""
    for place, cost in enumerate(face.costs):
        held = cost[0][1] if cost and cost[0][0] == "held" else ""
        row = cost[1:] if held else cost
        wide = min(pill_width(row), WIDE - 8.0)
        y = 24.5 + 20 * place
        found += pill(4, y, row, wide)
        if held:
            found += needed(4 + wide, y, held)
    return found


def pill_width(row: Run) -> float:
    return sum(19 + (7.3 * len(number) if number else 0) for _, number in row) + 9


def needed(x: float, y: float, held: str) -> str:
    """Military points that must be held: more than what is paid."""
    wide = 15 + 8 * len(held)
    tab = path(f"M{x:g} {y + 2:g}h{wide - 8:g}a7.5 7.5 0 0 1 0 15h-{wide - 8:g}Z", "#6d1f16", LINE, 1)
    return tab + figure(x + (wide - 2) / 2, y + 14.3, f"≥{held}", 13, "#fff3d6")


def gifts(face: Face) -> str:
    """What territories and buildings give at once, on the picture; other cards say it at their foot."""
    if face.kind not in ("territory", "building") or not face.at_once:
        return ""
    row = face.at_once[0]
    points = [number or "1" for sign, number in row if sign == "vp"]
    rest = tuple(sign for sign in row if sign[0] != "vp")
    right = WIDE - 4.0
    found = ""
    if points:
        crowded = any(len(cost) > 2 for cost in face.costs)
        found += laurel(right - 11, 52, points[0], 24) if crowded else laurel(right - 13, 36, points[0], 29)
        right -= 28
    if rest:
        wide = pill_width(rest)
        y = 24.5 if not face.costs else 44.0
        right = WIDE - 4.0 if face.costs else right
        found += pill(right - wide, y, rest, wide, "#fbe9b0")
    return found


def foot(face: Face, y: float) -> str:
    """The lower part of a card: the value that activates it, then its effect; ventures end with their points."""
    left, right = 5.0, WIDE - 5.0
    found = ""
    if face.activation:
        found += box(5, y - 10, 20, 20, "#fffaf0", LINE, 1.3, 'rx="4"') + figure(
            15, y + 5.4, str(face.activation), 15.5
        )
        left = 29
    if face.end_vp:
        found += laurel(right - 14, y, face.end_vp, 32)
        right -= 33
    rows = face.lasting if face.kind in ("territory", "building") else (*face.at_once, *face.lasting)
    return found + stacked(rows, face.kind, left, right, y)


def stacked(rows: tuple[Run, ...], kind: str, left: float, right: float, y: float) -> str:
    """One or two rows in the room of one; the effects of a character stand side by side."""
    if kind != "building" and len(rows) > 1:
        rows = (joined(rows),)
    if len(rows) == 1:
        return drawn(rows[0], left, y, right - left)
    gap = 34 / len(rows)
    top = y - 17 + gap / 2
    return "".join(drawn(row, left, top + gap * k, right - left, gap / 24) for k, row in enumerate(rows))


def joined(rows: tuple[Run, ...]) -> Run:
    return tuple(sign for row in rows for sign in row)


def small(face: Face, name: str) -> str:
    """A card on the phone: name, effects, cost; the picture is only its colour."""
    w, h = SMALL_WIDE, SMALL_HIGH
    paper = box(0, 0, w, h, LIGHT[face.kind], LINE, 1.2, 'rx="5"')
    band = path(f"M.6 5A4.4 4.4 0 0 1 5 .6H{w - 5}A4.4 4.4 0 0 1 {w - 0.6} 5V20H.6Z", COLOURS[face.kind])
    title = lettered(name, w / 2, 14.6, w - 6, 13.5, INK_ON[face.kind])
    return f"{paper}{band}{title}{small_effects(face)}{small_price(face)}"


def small_effects(face: Face) -> str:
    w = SMALL_WIDE
    found = ""
    if face.kind in ("territory", "building"):
        found += box(4, 24, 17, 17, "#fffaf0", LINE, 1.1, 'rx="3.5"') + figure(12.5, 37.4, str(face.activation), 14)
        rows = face.lasting
        if len(rows) == 1:
            found += drawn(rows[0], 23, 32.5, w - 26, 0.8)
        else:
            found += "".join(drawn(row, 23, 26.5 + 13 * k, w - 26, 0.6) for k, row in enumerate(rows))
        gift = face.at_once[0] if face.at_once else ()
        y = 51 if len(rows) < 2 else 53
        return found + (drawn((("bolt", ""), *gift), 3, y, 52, 0.7, 0) if gift else "")
    room = w - 6
    if face.end_vp:
        found += laurel(w - 15, 33, face.end_vp, 27)
        room -= 26
    return found + drawn(joined((*face.at_once, *face.lasting)), 3, 33, room, 0.85)


def small_price(face: Face) -> str:
    """The cost from the foot upwards; a second way to pay begins with a stroke, a long one takes two lines."""
    rows: list[tuple[Run, str]] = []
    for place, cost in enumerate(face.costs):
        held = cost[0][1] if cost and cost[0][0] == "held" else ""
        row: Run = cost[1:] if held else cost
        row = (("per", ""), *row) if place else row
        if width_of(row) * 0.62 > 54:
            rows += [(row[:-1], ""), (row[-1:], "")]
        else:
            rows.append((row, held))
    found = ""
    for place, (row, held) in enumerate(reversed(rows)):
        y = SMALL_HIGH - 11 - 16 * place
        found += drawn(row, 4, y, 32 if held else 54, 0.66, 0)
        found += figure(47, y + 4.6, f"≥{held}", 12.5, "#6d1f16") if held else ""
    return found
