"""The board on a phone: the sixteen floors as a grid of cards, the other spaces and both tracks below it."""

from typing import Final

from signoria.drawing.pen import Pen
from signoria.drawing.pieces import gi
from signoria.drawing.svg import box, disc, num, path, sheet, t
from signoria.games.lorenzo import terms
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.table.draw_card import SMALL_HIGH, SMALL_WIDE, face_of
from signoria.games.lorenzo.table.draw_glyphs import (
    COLOURS,
    LINE,
    Run,
    amounts,
    drawn,
    figure,
    lettering,
    row_of,
    width_of,
)
from signoria.games.lorenzo.table.draw_pieces import (
    PAPER,
    WOOD,
    Spots,
    ban_paint,
    ban_row_of,
    marker,
    ring,
    spread,
)
from signoria.games.lorenzo.table.draw_sheet import PALACE, Sheet, is_long
from signoria.games.lorenzo.table.scene import Scene, book_of

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
    for number, space in enumerate(terms.SPACES):
        if not book.open[number]:
            continue
        if number < terms.FLOORS:
            x, y = floor_corner(number)
            found[space] = x + SMALL_WIDE - R - 3, y + SMALL_HIGH - R - 3
        elif number == terms.PALACE:
            found[space] = 24, ROW_A + 39
        elif number >= terms.MARKET:
            found[space] = 5.5 + (number - terms.MARKET) * STEP_X + 22, ROW_B + 26
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
    parts += [storey(book, space) for space in range(terms.FLOORS)]
    parts += [palace(pen), work(pen, book, "harvest"), work(pen, book, "production")]
    parts += [stall(pen, book, space) for space in range(terms.MARKET, terms.PALACE)]
    parts += [track(FAITH_Y, "faith", book.track[1], book.faith_required)]
    parts += [track(ARMS_Y, "military", book.track[0], [need for need in book.slot_military if need])]
    return sheet(BOX, lettering("".join(parts)), pen.word("draw-florence"), "lz-back")


def storey(book: FlorenceBook, space: int) -> str:
    x, y = floor_corner(space)
    bed = box(x, y, SMALL_WIDE, SMALL_HIGH, "#0a1511", "#39564a", 1, 'rx="5"')
    bed += box(x, y, SMALL_WIDE, 4, COLOURS[terms.TYPES[space // 4]], extra='rx="2"')
    bed += hole(x + SMALL_WIDE - R - 3, y + SMALL_HIGH - R - 3, book.value[space])
    return bed


def hole(x: float, y: float, value: int) -> str:
    return disc(x, y, R, "#f8efd8", WOOD, 2) + figure(x, y + 6.4, str(value), 19, WOOD)


def plate(x: float, y: float, wide: float, high: float, title: str) -> str:
    paper = box(x, y, wide, high, PAPER, LINE, 1.2, 'rx="5"')
    return paper + (t(x + wide / 2, y + 14, title, 13, "text", 600) if title else "")


def palace(pen: Pen) -> str:
    paper = plate(5.5, ROW_A, PALACE_WIDE, 62, pen.word("draw-palace"))
    node = book_of(pen).nodes[book_of(pen).space_node[terms.PALACE]]
    gift = drawn(amounts(node.amounts), 5.5 + 62, ROW_A + 39, 46, 0.85)
    return paper + box(5.5 + 3, ROW_A + 21, PALACE_WIDE - 6, 36, "#e6d3a8", WOOD, 1.5, 'rx="18"') + gift


def work(pen: Pen, book: FlorenceBook, what: str) -> str:
    x = work_x(what)
    found = plate(x, ROW_A, WORK_WIDE, 62, pen.word(f"draw-{what}"))
    found += hole(x + 24, ROW_A + 39, book.value[terms.SPACES.index(f"{what}_small")])
    large = terms.SPACES.index(f"{what}_large")
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
    x = 5.5 + (space - terms.MARKET) * STEP_X
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


class Phone(Sheet):
    """The sheet over the grid of cards."""

    box = BOX
    card = (SMALL_WIDE, SMALL_HIGH)
    radius = R
    oval = (36, 2, 4.0, 3.0)
    member = 0.86
    close, apart, palace_room, work_room = 9.0, 30.0, PALACE_WIDE - 40, WORK_WIDE - 86
    dice = (22, 19, 34, 28)

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, places(scene.book))

    def parts(self) -> list[str]:
        arms, faith = self.book.track
        areas = self.track_area("faith", 5.5, FAITH_Y - 8, W - 11, 37)
        areas += self.track_area("military", 5.5, ARMS_Y - 8, W - 11, 37)
        tracks = [areas, self.on_track("faith", FAITH_Y, faith), self.on_track("military", ARMS_Y, arms)]
        return [self.dice_shown(), self.bans(), *self.floors(), *self.spaces(), *tracks]

    def corner(self, number: int) -> tuple[float, float]:
        return floor_corner(number)

    def edge(self, x: float, y: float, picked: bool) -> str:
        return box(x - 0.5, y - 0.5, SMALL_WIDE + 1, SMALL_HIGH + 1, "none", "#ffdf8a", 3, 'rx="5"')

    def on_card(self, number: int, held: str) -> str:
        """The bonus of the floor, and its value."""
        x, y = floor_corner(number)
        node = self.book.space_node[number]
        found = ""
        if node >= 0:
            row = amounts(self.book.nodes[node].amounts)
            found = bonus(row, x + SMALL_WIDE - 3, y + (49.5 if len(face_of(self.book, held).lasting) < 2 else 52))
        return found + hole(*self.spots[terms.SPACES[number]], self.book.value[number])

    def anchor(self, space: str, x: float, y: float, state: str) -> str:
        if is_long(space):
            left, wide = (8.5, PALACE_WIDE - 6) if space == PALACE else (x - 26, WORK_WIDE - 50)
            return self.long_ring(space, left, y - 18, wide, state)
        wide = SMALL_WIDE if space.startswith("market") else 44
        cover = box(x - 20, y - 24, wide - 4, 48, "#000", extra='fill-opacity="0"')
        return cover + ring(space, x, y, state, R)

    def on_track(self, good: str, y: float, last: int) -> str:
        return "".join(
            marker(track_x(value, last) + aside, y + 5, seat, good, 0.48)
            for seat, value, aside in spread(self.scene, good, 11)
        )

    def ban_place(self, period: int) -> tuple[float, float]:
        return 113 + period * 91.5, 4

    def ban(self, period: int, tile: str, hit: list[str]) -> str:
        fill, edge, ink = ban_paint(self.scene, period)
        inner = box(0, 0, 88, 31, fill, edge, 1.8, 'rx="5"')
        inner += box(3, 3, 54, 25, "#fbf3dd", extra='rx="3"') + drawn(ban_row_of(self.scene, tile), 5, 15.5, 50, 0.8)
        if not hit:
            return inner + figure(66, 21, str(self.book.faith_required[period]), 15, ink) + gi("faith", 78, 15.5, 16)
        step = min(12.0, 22 / len(hit))
        return inner + "".join(marker(65 + k * step, 15, seat, f"ban{period + 1}", 0.4) for k, seat in enumerate(hit))


def bonus(row: Run, right: float, y: float) -> str:
    """What the floor itself gives, above its space."""
    wide = width_of(row) * 0.58 + 7
    return box(right - wide, y - 8, wide, 16, "#f8efd8", WOOD, 1, 'rx="8"') + drawn(
        row, right - wide + 4, y, wide - 7, 0.58
    )
