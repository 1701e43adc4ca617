"""The wheel of actions with its dice: the actions stay where they are, the values in the middle turn."""

from functools import cache
from html import escape
from math import cos, radians, sin
from typing import Final

from signoria.drawing.pen import joined
from signoria.drawing.svg import box, disc, num, path, use
from signoria.games.tiletum import terms
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.table.draw_glyphs import figure, icon
from signoria.games.tiletum.table.draw_pieces import GOLD, HALO, die, flyer, hex_tile
from signoria.games.tiletum.table.scene import Scene

SIZE: Final = 316
"""The wheel is a square of this size about the origin."""
RIM, FIELD, HUB = 156, 134, 58
TURN: Final = 360 // terms.SECTORS


def polar(r: float, degrees: float) -> tuple[float, float]:
    return r * cos(radians(degrees)), r * sin(radians(degrees))


def middle(sector: int) -> float:
    """The direction of an action space; the first one is on top."""
    return sector * TURN - 90


@cache
def wedge(sector: int) -> str:
    """The outline of a sector."""
    start, end = middle(sector) - TURN / 2, middle(sector) + TURN / 2
    (a, b), (c, d) = polar(FIELD, start), polar(FIELD, end)
    (e, f), (g, h) = polar(HUB, end), polar(HUB, start)
    arc = f"M{num(a)} {num(b)}A{FIELD} {FIELD} 0 0 1 {num(c)} {num(d)}"
    return f"{arc}L{num(e)} {num(f)}A{HUB} {HUB} 0 0 0 {num(g)} {num(h)}Z"


def wheel_defs() -> str:
    """The lines that the names of the actions follow; those of the lower half run the other way round."""
    found = ""
    for sector in range(terms.SECTORS):
        start, end = middle(sector) - TURN / 2, middle(sector) + TURN / 2
        below = 0 < middle(sector) < 180
        r = RIM - 6.5 if below else RIM - 16
        (a, b), (c, d) = polar(r, end if below else start), polar(r, start if below else end)
        turn = 0 if below else 1
        found += f'<path id="ti-w{sector}" d="M{num(a)} {num(b)}A{r} {r} 0 0 {turn} {num(c)} {num(d)}"/>'
    return found


def wheel(scene: Scene) -> str:
    """Rim, sectors, tiles, dice and hub, about the origin."""
    rim = disc(0, 3, RIM, "#1d1611", extra='opacity=".35"') + disc(0, 0, RIM, "url(#gilt2)", "#7d5618", 1.5)
    rim += disc(0, 0, RIM - 3, "#1d3550") + disc(0, 0, FIELD + 1.5, "#f3d285")
    sectors = joined(sector(scene, number) for number in range(terms.SECTORS))
    return f"{rim}{sectors}{hub(scene)}{joined(dice(scene, number) for number in range(terms.SECTORS))}"


def sector(scene: Scene, number: int) -> str:
    """One action: its name on the rim, its sign, its bonus tile; a target where a value or an action is asked."""
    marks = scene.pen.marks
    action = str(scene.table("actions")[str(number + 1)])
    value = scene.value_at(number)
    what = f"action-{action}" if scene.step == "joker" else f"value-{value}" if scene.step == "value" else ""
    state = marks.state(what) if what else ""
    busy = scene.trail and scene.trail[0]["step"] == action and scene.turn in scene.seats
    fill = "#f8dc8c" if busy or state == "legal" else "#f1e4c3" if number % 2 else "#e6d2a2"
    field = path(wedge(number), fill, "#7d5618", 1.5)
    if state == "legal":
        field += path(wedge(number), "none", HALO, 6, 'class="halo legal"') + path(wedge(number), "none", GOLD, 3)
    direction = middle(number)
    x, y = polar(118, direction)
    dx, dy = polar(19, direction + 90)
    name = escape(scene.pen.words.word(f"action-{action}"))
    along = f'<textPath href="#ti-w{number}" startOffset="50%">{name}</textPath>'
    text = f'<text font-size="14.5" font-weight="700" fill="#f8e1a0">{along}</text>'
    marked = marks.at(what, cls="sector") if what else ' class="sector"'
    head = f'<g id="at-action-{action}"{marked} data-thing="action-{action}">'
    return f"{head}{field}{text}{icon(action, x - dx, y - dy, 27)}</g>{bonus(scene, number, x + dx, y + dy)}"


def bonus(scene: Scene, number: int, x: float, y: float) -> str:
    """The bonus tile of a sector; a target while its owner may take it."""
    tile = scene.table("sector_tile").get(str(number + 1))
    if not tile:
        return ""
    marks = scene.pen.marks
    here = scene.step == "tile" and str(scene.frame["die"]).endswith(f"-{scene.value_at(number)}")
    state = marks.state("tile-take") if here else ""
    marked = marks.at("tile-take", cls="pc spot") if here else ' class="pc"'
    extra = flyer(f"tile-{tile}-", f"sector-{number + 1}", f"tile-sector-{number + 1}") + marked
    return hex_tile(str(tile), x, y, 0.86, extra, state)


def dice(scene: Scene, number: int) -> str:
    """The dice of a sector, in a row or two."""
    value = scene.value_at(number)
    found = scene.dice_at(value)
    direction = middle(number)
    per_row = 3 if len(found) < 7 else 4
    rows = [found[k : k + per_row] for k in range(0, len(found), per_row)]
    size = 0.95 if len(found) < 7 else 0.76
    drawn, seen = "", dict.fromkeys(found, 0)
    for k, row in enumerate(rows):
        x, y = polar(82 if len(rows) == 1 else 87.5 - k * 20, direction)
        for j, colour in enumerate(row):
            dx, dy = polar((j - (len(row) - 1) / 2) * 25 * size, direction + 90)
            seen[colour] += 1
            drawn += one_die(scene, x + dx, y + dy, colour, value, seen[colour], size)
    return drawn


def one_die(scene: Scene, x: float, y: float, colour: str, value: int, copy: int, size: float) -> str:
    marks = scene.pen.marks
    what = (f"colour-{colour}", f"value-{value}") if scene.step == "die" else ()
    state = marks.state(*what) if what else ""
    ring = ""
    if state == "legal":
        rest = 'rx="7" class="halo legal"'
        ring = box(x - 14 * size, y - 14 * size, 28 * size, 28 * size, "none", HALO, 3.5, rest)
    marked = marks.at(*what, cls="pc die") if what else ' class="pc die"'
    thing = f"die-{colour}-{value}"
    extra = f'id="{thing}-{copy}"{marked} data-thing="{thing}" data-n="1" data-pool="die-{colour}-"'
    return ring + die(x, y, colour, value, size, extra)


def hub(scene: Scene) -> str:
    """What the values bring: as many resources as they say, and action points up to seven. It turns with the rounds."""
    first = (scene.turned + max(scene.round, 1) - 1) % terms.SECTORS
    angle = -TURN * (first - max(scene.round, 1) + 1)
    found = use("ti-disc")
    for value in range(1, terms.FACES + 1):
        direction = (value - 1) * TURN - 90
        x, y = polar(44, direction)
        a, b = polar(22.5, direction)
        found += upright(f"ti-v{value}", x, y, angle) + upright(f"ti-ap{value}", a, b, angle)
    return f'<g id="ti-hub" class="ti-turn" transform="rotate({angle})" data-thing="wheel">{found}</g>'


def upright(ref: str, x: float, y: float, angle: float) -> str:
    """A number of the hub, which stays upright while the hub turns."""
    return use(ref, f'class="ti-up" transform="translate({num(x)} {num(y)}) rotate({-angle})"')


def hub_defs(book: EuropeBook) -> str:
    """The values of the wheel and the action points that they leave, each about its own middle."""
    found = disc(0, 0, HUB, "#27547f", "#7d5618", 2) + disc(0, 0, HUB - 3.5, "none", "#f3d285")
    found = f'<g id="ti-disc">{found}</g>'
    for value in range(1, terms.FACES + 1):
        face = box(-8.5, -8.5, 17, 17, "#f6ecd2", "#1d1611", 1, 'rx="4"') + figure(0, 0, value, 14)
        points = disc(0, 0, 10, "#1d3550", "#f3d285", 1) + figure(0, 0, book.most_points - value, 15, "#fff")
        found += f'<g id="ti-v{value}">{face}</g><g id="ti-ap{value}">{points}</g>'
    return found


def wheel_box() -> str:
    half = SIZE / 2
    return f"{num(-half)} {num(-half)} {SIZE} {SIZE}"
