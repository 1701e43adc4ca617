"""The board on a wide screen, what changes: cards, people, dice, markers, and what can be chosen now."""

from signoria.drawing.pieces import gi
from signoria.drawing.svg import box, path
from signoria.games.lorenzo.table import draw_city as city
from signoria.games.lorenzo.table.draw_card import HIGH, WIDE, lettered
from signoria.games.lorenzo.table.draw_glyphs import drawn, figure
from signoria.games.lorenzo.table.draw_pieces import (
    GOLD,
    HALO,
    ban_paint,
    ban_row_of,
    marker,
    ring,
    shade,
    spread,
)
from signoria.games.lorenzo.table.draw_sheet import PALACE, Sheet, is_long
from signoria.games.lorenzo.table.scene import Scene


class Wide(Sheet):
    """The sheet over the picture of Florence."""

    box = city.BOX
    card = (WIDE, HIGH)
    member = 1.05
    palace_room, work_room = city.PALACE_WIDE - 84, city.WORK_WIDE - 78
    dice = (826, 59, 60, 40)

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, city.places(scene.book))

    def parts(self) -> list[str]:
        tracks = self.track_area("military", city.ARMS_X, city.ARMS_Y, 282, 54)
        tracks += self.track_area("faith", city.FAITH_X, city.FAITH_Y, 282, 224)
        markers = [tracks, self.bans(), self.dice_shown(), self.arms(), self.faith(), self.order()]
        return [*self.floors(), *self.spaces(), *self.privileges(), *markers]

    def corner(self, number: int) -> tuple[float, float]:
        return city.floor_corner(number)

    def edge(self, x: float, y: float, picked: bool) -> str:
        return box(x, y, WIDE, HIGH, "none", HALO if picked else GOLD, 3, 'rx="4" class="edge"')

    def anchor(self, space: str, x: float, y: float, state: str) -> str:
        if space == PALACE:
            return self.long_ring(space, x - 28, y - 26, city.PALACE_WIDE - 28, state)
        if is_long(space):
            return self.long_ring(space, x - 32, y - 26, city.WORK_WIDE - 24, state)
        wider = box(x + 22, y - 27, 76, 54, "#000", extra='opacity="0"') if state else ""
        return ring(space, x, y, state) + wider

    def privileges(self) -> list[str]:
        """The five privileges, where one is to be chosen."""
        found: list[str] = []
        for number, token in enumerate(self.book.axes["privilege"]):
            state = self.marks.state(f"privilege-{token}")
            if not state:
                continue
            x, y = city.privilege_corner(number)
            inner = box(x, y, 43, 32, "#000", extra='fill-opacity="0" rx="4"')
            if state == "legal":
                inner = box(x - 3, y - 3, 49, 38, "none", HALO, 5, 'rx="7" class="halo legal"')
                inner += box(x, y, 43, 32, "#ffe9a6", GOLD, 3, 'rx="4" fill-opacity=".1"')
            elif state == "locked":
                inner += shade(x, y, 43, 32)
            marked = self.marks.at(f"privilege-{token}", cls="spot")
            found.append(f'<g id="privilege-{token}"{marked} data-thing="privilege-{token}">{inner}</g>')
        return found

    def arms(self) -> str:
        last = self.book.track[0]
        return "".join(
            marker(city.arms_x(min(value, last)) + aside, city.ARMS_Y + 18, seat, "military", 0.58)
            for seat, value, aside in spread(self.scene, "military", 13)
        )

    def faith(self) -> str:
        """The markers of faith; a crowd at the edge of the sheet moves inwards."""
        found = ""
        for seat, value, aside in spread(self.scene, "faith", 11):
            x, y = city.faith_place(value)
            crowd = sum(1 for other in self.scene.seats if self.scene.has(other, "faith") == value)
            side = 1 if x < city.FAITH_X + 30 else -1 if x > city.FAITH_X + 250 else 0
            found += marker(x + aside + max(0, crowd - 2) * 5.5 * side, y - 7, seat, "faith", 0.62)
        return found

    def order(self) -> str:
        """The turn order of the round, at the foot of the palace."""
        right = city.PALACE_X + city.PALACE_WIDE - 20
        first = right - 34 * (len(self.scene.order) - 1)
        return "".join(
            marker(first + place * 34, 697, seat, "order", 0.62) for place, seat in enumerate(self.scene.order)
        )

    def ban_place(self, period: int) -> tuple[float, float]:
        return city.FAITH_X + 9 + period * 89, city.FAITH_Y + 152

    def ban(self, period: int, tile: str, hit: list[str]) -> str:
        fill, edge, ink = ban_paint(self.scene, period)
        inner = path("M0 0H86V54L79 62H7L0 54Z", fill, edge, 2)
        inner += box(3, 3, 80, 25, "#fbf3dd", extra='rx="3"') + drawn(ban_row_of(self.scene, tile), 6, 15.5, 74, 0.85)
        inner += lettered(self.scene.pen.word(f"excommunication-{tile}"), 43, 41, 78, 13, ink)
        first = 43 - (len(hit) - 1) * 8.5
        inner += "".join(marker(first + k * 17, 52, seat, f"ban{period + 1}", 0.44) for k, seat in enumerate(hit))
        if not hit:
            inner += figure(37, 57, str(self.book.faith_required[period]), 14, ink) + gi("faith", 50, 52, 15)
        return inner
