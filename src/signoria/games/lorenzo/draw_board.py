"""The board on a wide screen, what changes: cards, people, dice, markers, and what can be chosen now."""

from signoria.drawing.pieces import gi
from signoria.drawing.svg import at, box, num, path, sheet
from signoria.games.lorenzo.draw_card import HIGH, WIDE, lettered
from signoria.games.lorenzo.draw_city import (
    ARMS_Y,
    BOX,
    FAITH_X,
    FAITH_Y,
    PALACE_WIDE,
    PALACE_X,
    WORK_WIDE,
    arms_x,
    faith_place,
    floor_corner,
    places,
    privilege_corner,
)
from signoria.games.lorenzo.draw_glyphs import drawn, figure, lettering
from signoria.games.lorenzo.draw_pieces import (
    GOLD,
    HALO,
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
from signoria.games.lorenzo.draw_scene import Scene
from signoria.games.lorenzo.terms import FLOORS, MEMBERS, PALACE, SPACES


def board(scene: Scene) -> str:
    """Cards, targets, people and markers."""
    spots = places(scene.book)
    inner = [floor(scene, space, spots) for space in range(FLOORS)]
    inner += [spot(scene, space, spots) for space in SPACES[FLOORS:] if space in spots]
    inner += privileges(scene)
    inner += [bans(scene), dice(scene), arms(scene), faith(scene), order(scene)]
    people = "".join(people_on(scene, space, spots) for space in spots)
    inner.append(f'<g class="people" pointer-events="none">{people}</g>')
    return sheet(BOX, lettering("".join(inner)), scene.pen.word("draw-table", round=scene.round), "lz-over")


def floor(scene: Scene, number: int, spots: Spots) -> str:
    """A card with its space: together they are what one clicks."""
    space = SPACES[number]
    x, y = floor_corner(number)
    held = scene.tower(space)
    state = scene.pen.marks.state(f"space-{space}")
    picked = scene.chosen[2] == space
    inner = ""
    if held:
        inner = card_at(scene, held, x, y)
        if state == "legal" or picked:
            inner += box(x, y, WIDE, HIGH, "none", HALO if picked else GOLD, 3, 'rx="4" class="edge"')
        elif state == "locked":
            inner += shade(x, y, WIDE, HIGH)
    inner += ring(space, *spots[space], state)
    return f'<g id="spot-{space}"{scene.pen.marks.at(f"space-{space}", cls="floor")}>{inner}</g>'


def spot(scene: Scene, space: str, spots: Spots) -> str:
    """A space beside the towers, with what it gives."""
    x, y = spots[space]
    state = scene.pen.marks.state(f"space-{space}")
    if space == SPACES[PALACE]:
        inner = long_ring(space, x - 28, y - 26, PALACE_WIDE - 28, state)
    elif is_long(space):
        inner = long_ring(space, x - 32, y - 26, WORK_WIDE - 24, state)
    else:
        wider = box(x + 22, y - 27, 76, 54, "#000", extra='opacity="0"') if state else ""
        inner = ring(space, x, y, state) + wider
    return f'<g id="spot-{space}"{scene.pen.marks.at(f"space-{space}", cls="spot")}>{inner}</g>'


def long_ring(space: str, x: float, y: float, wide: float, state: str) -> str:
    shape = f'x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="52" rx="26"'
    if state != "legal":
        return f'<rect id="at-space-{space}" {shape} fill="#000" fill-opacity="0"/>'
    halo = box(x - 4, y - 4, wide + 8, 60, "none", HALO, 5, 'rx="30" class="halo legal"')
    return (
        halo
        + f'<rect id="at-space-{space}" {shape} fill="#fff3c8" fill-opacity=".3" stroke="{GOLD}" stroke-width="3.5"/>'
    )


def privileges(scene: Scene) -> list[str]:
    """The five privileges, where one is to be chosen."""
    found: list[str] = []
    for number, token in enumerate(scene.book.axes["privilege"]):
        state = scene.pen.marks.state(f"privilege-{token}")
        if not state:
            continue
        x, y = privilege_corner(number)
        inner = box(x, y, 43, 32, "#000", extra='fill-opacity="0" rx="4"')
        if state == "legal":
            inner = box(x - 3, y - 3, 49, 38, "none", HALO, 5, 'rx="7" class="halo legal"')
            inner += box(x, y, 43, 32, "#ffe9a6", GOLD, 3, 'rx="4" fill-opacity=".1"')
        elif state == "locked":
            inner += shade(x, y, 43, 32)
        found.append(f'<g id="privilege-{token}"{scene.pen.marks.at(f"privilege-{token}", cls="spot")}>{inner}</g>')
    return found


def people_on(scene: Scene, space: str, spots: Spots) -> str:
    """The members on a space; on large ones side by side, on small ones close together."""
    crowd = crowd_on(scene, space)
    if not crowd:
        return ""
    x, y = spots[space]
    if not is_long(space):
        return line_up(crowd, x - 6 * (len(crowd) - 1), y, 12, 1.05)
    room = PALACE_WIDE - 84 if space == SPACES[PALACE] else WORK_WIDE - 78
    return line_up(crowd, x, y, min(44, room / max(1, len(crowd) - 1)), 1.05)


def is_long(space: str) -> bool:
    """Whether a space is an oval for any number of members."""
    return space == SPACES[PALACE] or space.endswith("large")


def dice(scene: Scene) -> str:
    found = ""
    for place, (colour, pips) in enumerate(zip(MEMBERS, scene.dice, strict=False)):
        if pips:
            found += die(826 + place * 60, 59, colour, pips)
    return found


def arms(scene: Scene) -> str:
    last = scene.book.track[0]
    return "".join(
        marker(arms_x(min(value, last)) + aside, ARMS_Y + 18, seat, "military", 0.58)
        for seat, value, aside in spread(scene, "military", 13)
    )


def faith(scene: Scene) -> str:
    """The markers of faith; a crowd at the edge of the sheet moves inwards."""
    found = ""
    for seat, value, aside in spread(scene, "faith", 11):
        x, y = faith_place(value)
        crowd = sum(1 for other in scene.seats if scene.has(other, "faith") == value)
        inwards = max(0, crowd - 2) * 5.5 * (1 if x < FAITH_X + 30 else -1 if x > FAITH_X + 250 else 0)
        found += marker(x + aside + inwards, y - 7, seat, "faith", 0.62)
    return found


def order(scene: Scene) -> str:
    """The turn order of the round, at the foot of the palace."""
    right = PALACE_X + PALACE_WIDE - 20
    first = right - 34 * (len(scene.order) - 1)
    return "".join(marker(first + place * 34, 697, seat, "order", 0.62) for place, seat in enumerate(scene.order))


def bans(scene: Scene) -> str:
    """The three excommunication tiles: what they do, who has suffered them, and which one comes next."""
    pen, found = scene.pen, ""
    for period, tile in enumerate(scene.cast):
        x, y = FAITH_X + 9 + period * 89, FAITH_Y + 152
        fill, edge, ink = ban_paint(scene, period)
        inner = f"<title>{pen.word(f'excommunication-{tile}.text')}</title>"
        inner += path("M0 0H86V54L79 62H7L0 54Z", fill, edge, 2)
        inner += box(3, 3, 80, 25, "#fbf3dd", extra='rx="3"') + drawn(ban_row_of(scene, tile), 6, 15.5, 74, 0.85)
        inner += lettered(pen.word(f"excommunication-{tile}"), 43, 41, 78, 13, ink)
        hit = [seat for seat in scene.seats if period in scene.banned(seat)]
        first = 43 - (len(hit) - 1) * 8.5
        inner += "".join(marker(first + k * 17, 52, seat, f"ban{period + 1}", 0.44) for k, seat in enumerate(hit))
        if not hit:
            inner += figure(37, 57, str(scene.book.faith_required[period]), 14, ink) + gi("faith", 50, 52, 15)
        found += f'<g id="ban-{tile}" class="ban" {at(x, y)}>{inner}</g>'
    return found
