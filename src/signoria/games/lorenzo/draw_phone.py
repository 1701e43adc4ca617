"""The board on a phone: the sixteen floors as a grid of cards, the other spaces and both tracks below it."""

from typing import Final

from signoria.drawing.pen import Pen
from signoria.drawing.pieces import gi
from signoria.drawing.svg import at, box, disc, num, path, sheet, t
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.draw_board import is_long
from signoria.games.lorenzo.draw_card import SMALL_HIGH, SMALL_WIDE, face_of
from signoria.games.lorenzo.draw_glyphs import COLOURS, LINE, Run, amounts, drawn, figure, lettering, row_of, width_of
from signoria.games.lorenzo.draw_pieces import (
    GOLD,
    HALO,
    PAPER,
    WOOD,
    Spots,
    ban_paint,
    ban_row_of,
    card_at,
    crowd_on,
    die,
    line_up,
    marker,
    ring,
    shade,
    spread,
)
from signoria.games.lorenzo.draw_scene import Scene, book_of
from signoria.games.lorenzo.terms import FLOORS, MARKET, MEMBERS, PALACE, SPACES, TYPES

W, H = 390, 626
BOX: Final = f"0 0 {W} {H}"
STEP_X, STEP_Y, FIRST_Y = 95.5, 95, 40
ROW_A, ROW_B, FAITH_Y, ARMS_Y = 422, 488, 553, 594
PALACE_WIDE, WORK_WIDE = 112, 130
R = 15.5


def floor_corner(space: int) -> tuple[float, float]:
    return 5.5 + space // 4 * STEP_X, FIRST_Y + (3 - space % 4) * STEP_Y


def places(book: FlorenceBook) -> Spots:
    found: Spots = {}
    for number, space in enumerate(SPACES):
        if not book.open[number]:
            continue
        if number < FLOORS:
            x, y = floor_corner(number)
            found[space] = x + SMALL_WIDE - R - 3, y + SMALL_HIGH - R - 3
        elif number == PALACE:
            found[space] = 24, ROW_A + 39
        elif number >= MARKET:
            found[space] = 5.5 + (number - MARKET) * STEP_X + 22, ROW_B + 26
        else:
            x = work_x(space)
            found[space] = (x + 72, ROW_A + 39) if space.endswith("large") else (x + 24, ROW_A + 39)
    return found


def work_x(space: str) -> float:
    return 5.5 + PALACE_WIDE + 4 + (0 if space.startswith("harvest") else WORK_WIDE + 4)


# What never changes.


def backdrop(pen: Pen) -> str:
    book = book_of(pen)
    parts = [box(0, 0, W, H, "#13251e")]
    parts += [storey(book, space) for space in range(FLOORS)]
    parts += [palace(pen), work(pen, book, "harvest"), work(pen, book, "production")]
    parts += [stall(pen, book, space) for space in range(MARKET, PALACE)]
    parts += [track(FAITH_Y, "faith", book.track[1], book.faith_required)]
    parts += [track(ARMS_Y, "military", book.track[0], [need for need in book.slot_military if need])]
    return sheet(BOX, lettering("".join(parts)), pen.word("draw-florence"), "lz-back")


def storey(book: FlorenceBook, space: int) -> str:
    x, y = floor_corner(space)
    bed = box(x, y, SMALL_WIDE, SMALL_HIGH, "#0a1511", "#39564a", 1, 'rx="5"')
    bed += box(x, y, SMALL_WIDE, 4, COLOURS[TYPES[space // 4]], extra='rx="2"')
    bed += hole(x + SMALL_WIDE - R - 3, y + SMALL_HIGH - R - 3, book.value[space])
    return bed


def hole(x: float, y: float, value: int) -> str:
    return disc(x, y, R, "#f8efd8", WOOD, 2) + figure(x, y + 6.4, str(value), 19, WOOD)


def plate(x: float, y: float, wide: float, high: float, title: str) -> str:
    paper = box(x, y, wide, high, PAPER, LINE, 1.2, 'rx="5"')
    return paper + (t(x + wide / 2, y + 14, title, 13, "text", 600) if title else "")


def palace(pen: Pen) -> str:
    paper = plate(5.5, ROW_A, PALACE_WIDE, 62, pen.word("draw-palace"))
    node = book_of(pen).nodes[book_of(pen).space_node[PALACE]]
    gift = drawn(amounts(node.amounts), 5.5 + 62, ROW_A + 39, 46, 0.85)
    return paper + box(5.5 + 3, ROW_A + 21, PALACE_WIDE - 6, 36, "#e6d3a8", WOOD, 1.5, 'rx="18"') + gift


def work(pen: Pen, book: FlorenceBook, what: str) -> str:
    x = work_x(what)
    found = plate(x, ROW_A, WORK_WIDE, 62, pen.word(f"draw-{what}"))
    found += hole(x + 24, ROW_A + 39, book.value[SPACES.index(f"{what}_small")])
    large = SPACES.index(f"{what}_large")
    if not book.open[large]:
        return found + planks(x + 46, ROW_A + 21, WORK_WIDE - 50)
    found += box(x + 46, ROW_A + 21, WORK_WIDE - 50, 36, "#e6d3a8", WOOD, 1.5, 'rx="18"')
    return found + figure(x + 104, ROW_A + 45, f"−{-book.delta[large]}", 17, "#6d1f16")


def planks(x: float, y: float, wide: float, high: float = 36) -> str:
    boards = "".join(
        box(x, y + k * high / 3, wide, high / 3 - 1.5, "#a98a58", "#6b4f2a", 1, 'rx="2"') for k in range(3)
    )
    return boards + gi("ui-lock", x + wide / 2, y + high / 2, 18, 'color="#2b1f14"')


def stall(pen: Pen, book: FlorenceBook, space: int) -> str:
    x = 5.5 + (space - MARKET) * STEP_X
    found = plate(x, ROW_B, SMALL_WIDE, 52, "")
    if not book.open[space]:
        return found + planks(x + 4, ROW_B + 5, SMALL_WIDE - 8, 42)
    found += hole(x + 22, ROW_B + 26, book.value[space])
    row = row_of(book.nodes[book.space_node[space]])
    gap = 22 if len(row) > 1 else 0
    return found + "".join(
        drawn((sign,), x + 42, ROW_B + 26 + (k - (len(row) - 1) / 2) * gap, 47, 0.95) for k, sign in enumerate(row)
    )


def track(y: float, good: str, last: int, marks: list[int]) -> str:
    """A track on one line; the steps that matter are marked."""
    found = box(5.5, y - 8, W - 11, 37, PAPER, LINE, 1.2, 'rx="5"') + gi(good, 20, y + 10, 22)
    found += path(f"M{num(track_x(0, last))} {num(y + 14)}H{num(track_x(last, last))}", "none", "#8a744a", 2.4)
    for step in range(last + 1):
        big = step in marks or step == 0 or step == last
        if big:
            found += disc(track_x(step, last), y + 14, 3.4, "#b3261e" if step in marks else "#6a5540")
            found += figure(track_x(step, last), y + 26, str(step), 11, "#4a3826")
        else:
            found += disc(track_x(step, last), y + 14, 1.8, "#8a744a")
    return found


def track_x(step: int, last: int) -> float:
    return 44 + min(step, last) * (W - 66) / last


# What changes.


def board(scene: Scene) -> str:
    spots = places(scene.book)
    inner = [dice(scene), bans(scene)]
    inner += [floor(scene, space, spots) for space in range(FLOORS)]
    inner += [spot(scene, SPACES[space], spots) for space in range(FLOORS, len(SPACES)) if SPACES[space] in spots]
    inner += [
        on_track(scene, "faith", FAITH_Y, scene.book.track[1]),
        on_track(scene, "military", ARMS_Y, scene.book.track[0]),
    ]
    people = "".join(people_on(scene, space, spots) for space in spots)
    inner.append(f'<g class="people" pointer-events="none">{people}</g>')
    return sheet(BOX, lettering("".join(inner)), scene.pen.word("draw-table", round=scene.round), "lz-over")


def dice(scene: Scene) -> str:
    return "".join(
        die(22 + place * 34, 19, colour, pips, 28)
        for place, (colour, pips) in enumerate(zip(MEMBERS, scene.dice, strict=False))
        if pips
    )


def bans(scene: Scene) -> str:
    """The excommunication tiles: what they do, and the faith that keeps one from it."""
    found = ""
    for period, tile in enumerate(scene.cast):
        x = 113 + period * 91.5
        fill, edge, ink = ban_paint(scene, period)
        inner = f"<title>{scene.pen.word(f'excommunication-{tile}.text')}</title>"
        inner += box(0, 0, 88, 31, fill, edge, 1.8, 'rx="5"')
        inner += box(3, 3, 54, 25, "#fbf3dd", extra='rx="3"') + drawn(ban_row_of(scene, tile), 5, 15.5, 50, 0.8)
        hit = [seat for seat in scene.seats if period in scene.banned(seat)]
        if hit:
            step = min(12.0, 22 / len(hit))
            inner += "".join(marker(65 + k * step, 15, seat, f"ban{period + 1}", 0.4) for k, seat in enumerate(hit))
        else:
            inner += figure(66, 21, str(scene.book.faith_required[period]), 15, ink) + gi("faith", 78, 15.5, 16)
        found += f'<g id="ban-{tile}" class="ban" {at(x, 4)}>{inner}</g>'
    return found


def floor(scene: Scene, number: int, spots: Spots) -> str:
    space = SPACES[number]
    x, y = floor_corner(number)
    held = scene.tower(space)
    state = scene.pen.marks.state(f"space-{space}")
    cx, cy = spots[space]
    inner = ""
    if held:
        inner = card_at(scene, held, x, y)
        node = scene.book.space_node[number]
        if node >= 0:
            inner += bonus(
                amounts(scene.book.nodes[node].amounts),
                x + SMALL_WIDE - 3,
                y + (49.5 if len(face_of(scene.book, held).lasting) < 2 else 52),
            )
        inner += hole(cx, cy, scene.book.value[number])
        if state == "legal" or scene.chosen[2] == space:
            inner += box(x - 0.5, y - 0.5, SMALL_WIDE + 1, SMALL_HIGH + 1, "none", "#ffdf8a", 3, 'rx="5"')
        elif state == "locked":
            inner += shade(x, y, SMALL_WIDE, SMALL_HIGH)
    inner += ring(space, cx, cy, state, R)
    return f'<g id="spot-{space}"{scene.pen.marks.at(f"space-{space}", cls="floor")}>{inner}</g>'


def bonus(row: Run, right: float, y: float) -> str:
    """What the floor itself gives, above its space."""
    wide = width_of(row) * 0.58 + 7
    return box(right - wide, y - 8, wide, 16, "#f8efd8", WOOD, 1, 'rx="8"') + drawn(
        row, right - wide + 4, y, wide - 7, 0.58
    )


def spot(scene: Scene, space: str, spots: Spots) -> str:
    x, y = spots[space]
    state = scene.pen.marks.state(f"space-{space}")
    if is_long(space):
        left, wide = (8.5, PALACE_WIDE - 6) if space == SPACES[PALACE] else (x - 26, WORK_WIDE - 50)
        inner = long_ring(space, left, y - 18, wide, state)
    else:
        wide = SMALL_WIDE if space.startswith("market") else 44
        cover = box(x - 20, y - 24, wide - 4, 48, "#000", extra='fill-opacity="0"')
        inner = cover + ring(space, x, y, state, R)
    return f'<g id="spot-{space}"{scene.pen.marks.at(f"space-{space}", cls="spot")}>{inner}</g>'


def long_ring(space: str, x: float, y: float, wide: float, state: str) -> str:
    shape = f'x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="36" rx="18"'
    if state != "legal":
        return f'<rect id="at-space-{space}" {shape} fill="#000" fill-opacity="0"/>'
    halo = box(x - 2, y - 2, wide + 4, 40, "none", HALO, 4, 'rx="20" class="halo legal"')
    paint = f'fill="#fff3c8" fill-opacity=".3" stroke="{GOLD}" stroke-width="3"'
    return f'{halo}<rect id="at-space-{space}" {shape} {paint}/>'


def people_on(scene: Scene, space: str, spots: Spots) -> str:
    crowd = crowd_on(scene, space)
    if not crowd:
        return ""
    x, y = spots[space]
    if not is_long(space):
        return line_up(crowd, x - 4.5 * (len(crowd) - 1), y, 9, 0.86)
    room = PALACE_WIDE - 40 if space == SPACES[PALACE] else WORK_WIDE - 86
    return line_up(crowd, x, y, min(30, room / max(1, len(crowd) - 1)), 0.86)


def on_track(scene: Scene, good: str, y: float, last: int) -> str:
    return "".join(
        marker(track_x(value, last) + aside, y + 5, seat, good, 0.48) for seat, value, aside in spread(scene, good, 11)
    )
