"""What lies on the map: houses, pillars, pawns, tiles, costs, fairs, and what can be chosen."""

from typing import Final

from signoria.drawing.pen import joined
from signoria.drawing.svg import at, box, disc, group, num, path, t, use
from signoria.games.tiletum import terms
from signoria.games.tiletum.table.draw_cities import HALF, NAMES, RIBBON, City, city_of
from signoria.games.tiletum.table.draw_glyphs import drawn
from signoria.games.tiletum.table.draw_map import place
from signoria.games.tiletum.table.draw_pieces import GOLD, HALO, HOUSE, PILLAR, flyer, hex_tile, piece
from signoria.games.tiletum.table.scene import Scene

ROMAN: Final = ("I", "II", "III", "IV")
NEAR: Final = 520
"""The least width and height of a zoomed map."""
FLAGS: Final = {"genova": (-34, -4), "frankfurt": (18, -43)}
"""Where the flag of a fair does not stand on the upper left of its city."""
TILES: Final = {
    **{"tiletum": (14, -4), "london": (12, 44), "brugge": (20, 18), "hamburg": (22, -16), "paris": (-132, -42)},
    **{
        "frankfurt": (18, -36),
        "nuernberg": (16, -4),
        "troyes": (10, -30),
        "wien": (-122, -42),
        "milano": (-132, -42),
        "verona": (20, 54),
    },
}
"""Where the bonus tile does not lie at the upper right of its city: it covers nothing that is printed or built."""
Rect = tuple[float, float, float, float]


class Map:
    """The pieces and targets of one view, over the printed map."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.pen = scene.pen
        self.marks = scene.pen.marks
        self.cities = [city_of(scene.book, number) for number in range(terms.CITIES)]

    def drawn(self) -> str:
        """From the ground up: targets and what is built, then tiles and flags, then pawns."""
        parts = [self.city(city) for city in self.cities]
        parts += [self.road(space) for space in terms.SPACES[terms.CITIES :]]
        parts += [self.flag(number) for number in range(len(self.scene.fair_cities))]
        parts += [self.tile(city) for city in self.cities]
        return joined([*parts, self.pawns()])

    # Cities and roads.

    def city(self, city: City) -> str:
        name = terms.SPACES[city.number]
        what = f"space-{name}"
        state = self.marks.state(what)
        inner = use(f"ti-f-{name}", 'fill-opacity="0"')
        if state == "legal":
            inner = edge(city.left, city.y - HALF, city.wide, 2 * HALF) + use(f"ti-n-{name}", NAMES) + inner
        inner += self.houses(city) + self.pillars(city) + self.cost(city)
        return f'<g id="at-{what}"{self.marks.at(what, cls="city")} data-thing="{what}">{inner}</g>'

    def houses(self, city: City) -> str:
        """Houses that stand, and free spaces that can be chosen."""
        found = ""
        for k, (space, owner) in enumerate(self.scene.houses(city.number)):
            x, y = city.houses[k]
            token = self.scene.book.axes["house"][space]
            if owner:
                extra = f'id="house-{token}" class="pc" data-seat="{owner}" data-pool="house-{owner}" data-n="1"'
                found += piece(f"h-{owner}", x, y, city.size, extra)
            else:
                found += self.free(self.house_mark(city, k), HOUSE, x, y, city.size)
        return found

    def house_mark(self, city: City, place: int) -> str:
        """What a free house space stands for in the open decision, "" for nothing."""
        name = terms.SPACES[city.number]
        if self.scene.step == "space" and self.scene.frame["city"] == name:
            return f"place-{place + 1}"
        if self.scene.pawn_asked[1] != "merchant" or self.at_pawn() != name:
            return ""
        return {"merchant": "merchant-house", "walk": "walk-place"}.get(self.scene.step, "")

    def at_pawn(self) -> str:
        """Where the pawn stands that the open decision is about."""
        seat, kind = self.scene.pawn_asked
        return self.scene.pawn(seat, kind) if seat else ""

    def free(self, what: str, d: str, x: float, y: float, size: float) -> str:
        """A free space that can be chosen; nothing where it cannot."""
        if not what or self.marks.state(what) != "legal":
            return ""
        inner = path(d, "#ffe9a8", HALO, 6, 'class="halo legal"') + path(d, "#ffe9a8", GOLD, 3)
        return f"<g {at(x, y, size)}{self.marks.at(what, cls='spot')}>{inner}</g>"

    def pillars(self, city: City) -> str:
        number = self.scene.book.cathedral_at[city.number]
        if number < 0:
            return ""
        owners = self.scene.pillars(number)
        name = terms.SPACES[city.number]
        found = ""
        for k, (x, y) in enumerate(city.pillars):
            if k < len(owners):
                seat = owners[k]
                extra = f'id="pillar-{name}-{seat}" class="pc" data-seat="{seat}" data-pool="pillar-{seat}" data-n="1"'
                found += piece(f"p-{seat}", x, y, 0.92, extra)
            elif self.scene.pawn_asked[1] == "architect" and self.at_pawn() == name:
                what = {"architect": "architect-pillar", "walk": "walk-place"}.get(self.scene.step, "")
                found += self.free(what, PILLAR, x, y, 0.92)
        return found

    def cost(self, city: City) -> str:
        """The stone that a contribution takes and the points it brings; a cross where no cathedral is built."""
        number = self.scene.book.cathedral_at[city.number]
        if number < 0:
            return ""
        stone, points, tiles = self.scene.cost(number)
        if stone < 0:
            x, y = city.left + HALF, city.y
            shade = disc(x, y, HALF - 1, "#3a2c20", extra='opacity=".72"')
            left = city.left + 2 * HALF
            closed = box(left, y + 3, city.right - left - 9, 21, "#3a2c20", extra='rx="8" opacity=".5"')
            return shade + path(f"M{num(x - 12)} {num(y - 12)}l24 24m0-24l-24 24", "none", "#e9dcc0", 3.5) + closed
        if not tiles:
            return ""
        row = (("stone", str(stone)), ("text", "›"), ("vp", str(points + tiles[0])))
        plank = use("ti-plank") + drawn(row, 0, 11.5, 19.5, 84)
        return f"<g {at(city.x, city.y + HALF + RIBBON - 3)}>{plank}</g>"

    def road(self, space: str) -> str:
        what = f"space-{space}"
        x, y = place(space)
        cover = disc(x, y, 24, "#000", extra='fill-opacity="0"')
        ring = ""
        if self.marks.state(what) == "legal":
            ring = disc(x, y, 22, "none", HALO, 7, 'class="halo legal"') + disc(x, y, 19, "none", GOLD, 4)
        return f'<g id="at-{what}"{self.marks.at(what, cls="city")} data-thing="{what}">{ring}{cover}</g>'

    # Flags and tiles.

    def flag(self, number: int) -> str:
        """The flag of a fair: grey when it is over, gold round the next one."""
        scene = self.scene
        city = self.cities[terms.SPACES.index(scene.fair_cities[number])]
        past, now = number < scene.next_fair, number == scene.next_fair
        fill = "#6f6857" if past else "#b3261e"
        rim = path("M-1-18H37L30-5L37 8H-1Z", "none", "#f8e1a0", 6) if now else ""
        cloth = path("M-1-18H37L30-5L37 8H-1Z", fill, "#2b1f14", 1.4)
        inner = path("M-2 24V-18", "none", "#2b1f14", 2.6) + rim + cloth
        inner += t(14.5, 1.6, ROMAN[number], 19.5, "display", 700, "#fff3d6")
        what = f"fair-{number + 1}"
        dx, dy = FLAGS.get(scene.fair_cities[number], (6, -43))
        return f'<g id="at-{what}" {at(city.left + dx, city.y + dy)} data-thing="{what}">{inner}</g>'

    def tile(self, city: City) -> str:
        name = terms.SPACES[city.number]
        tile = self.scene.table("city_tile").get(name)
        if not tile:
            return ""
        step = self.scene.step
        what = f"{step}-tile" if self.at_pawn() == name and step in terms.PAWNS else ""
        state = self.marks.state(what) if what else ""
        marked = self.marks.at(what, cls="pc spot") if what else ' class="pc"'
        extra = flyer(f"tile-{tile}-", name, f"tile-{name}") + marked
        return hex_tile(str(tile), *self.tile_at(city), 1.2, extra, state)

    def tile_at(self, city: City) -> tuple[float, float]:
        """The middle of the bonus tile of a city."""
        dx, dy = TILES.get(terms.SPACES[city.number], (18, -26))
        return city.right + dx, city.y + dy

    # Pawns.

    def pawns(self) -> str:
        """All pawns, those of one space side by side; the one that is asked about has a halo."""
        standing: dict[str, list[tuple[str, str]]] = {}
        for kind in terms.PAWNS:
            for seat in self.scene.seats:
                standing.setdefault(self.scene.pawn(seat, kind), []).append((seat, kind))
        return joined(self.crowd(space, men) for space, men in standing.items())

    def crowd(self, space: str, men: list[tuple[str, str]]) -> str:
        number = terms.SPACES.index(space)
        if number >= terms.CITIES:
            x, y = place(space)
            first, step = x - (len(men) - 1) * 13, 26.0
        else:
            city = self.cities[number]
            fair = space in self.scene.fair_cities
            y = city.y - 16
            first = city.left + (62 if fair else 30)
            room = city.right + (18 if len(men) > 3 else -14) - first
            step = min(27.0, max(15.0, room / max(1, len(men) - 1)))
        found = ""
        for k, (seat, kind) in enumerate(men):
            found += self.one_pawn(seat, kind, first + k * step, y - 21)
        return found

    def one_pawn(self, seat: str, kind: str, x: float, y: float) -> str:
        size = 1.12
        ring = ""
        if self.scene.pawn_asked == (seat, kind):
            ring = disc(x, y, 25, "none", "#fff0b8", 5, 'class="halo legal"')
        extra = f'id="{kind}-{seat}" class="pc" data-seat="{seat}" data-thing="pawn-{kind}-{seat}"'
        body = use(f"ti-{kind[0]}-{seat}")
        return f"{ring}<g {at(x, y, size)} {extra}>{body}</g>"

    # Where to look.

    def focus(self) -> Rect:
        """The part of the map that the open decision is about."""
        names = [self.at_pawn()] if self.at_pawn() else []
        names += [space for space in terms.SPACES if self.marks.state(f"space-{space}") == "legal"]
        if self.scene.step == "space":
            names = [str(self.scene.frame["city"])]
        if not names and self.scene.viewer:
            names = [self.scene.pawn(self.scene.viewer, kind) for kind in terms.PAWNS]
        names = names or [self.scene.fair_cities[min(self.scene.next_fair, 3)]]
        xs, ys = zip(*(place(name) for name in names), strict=True)
        left, top = min(xs) - 110, min(ys) - 90
        wide, high = max(xs) + 110 - left, max(ys) + 90 - top
        left, wide = left - max(0, NEAR - wide) / 2, max(NEAR, wide)
        top, high = top - max(0, NEAR - high) / 2, max(NEAR, high)
        wide, high = min(wide, 1000), min(high, 880)
        return min(max(left, 0), 1000 - wide), min(max(top, 0), 880 - high), wide, high


def edge(x: float, y: float, wide: float, high: float) -> str:
    """The double edge of what can be chosen, and the halo that breathes."""
    halo = box(x - 7, y - 7, wide + 14, high + 14, "none", HALO, 8, 'rx="32" class="halo legal"')
    return group(halo + box(x - 5, y - 5, wide + 10, high + 10, "none", GOLD, 4, 'rx="30"'))
