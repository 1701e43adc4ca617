"""The palaces of the others at a glance: a pentagon of rooms, courtiers, Domain; on demand over the map."""

from math import cos, radians, sin

from signoria.drawing.pen import Pen
from signoria.drawing.pieces import gi, shield
from signoria.drawing.seats import TINCTURES, hatch
from signoria.drawing.svg import disc, num, path
from signoria.games.virtu import terms as t
from signoria.games.virtu.table.draw_goods import ACTION_ICONS, action_sign, card_counts, ic, signs
from signoria.games.virtu.table.scene import Scene, View

CORNERS = [(64 * sin(radians(72 * k)), -60 * cos(radians(72 * k)) + 4) for k in range(t.RING)]
"""The rooms of a pentagon, clockwise from the top."""
LAYERS = (("action", "action"), ("beneath", "under"))
"""The cards of a room, the upper one first: their field in a view, and what their place is called."""


def palaces(scene: Scene) -> str:
    """A drawer with the palaces of all others; it opens by itself while only rooms of theirs can be chosen."""
    others = [seat for seat in scene.order if seat != scene.viewer]
    legal = [place for place in t.PLACES if scene.pen.marks.state(f"place-{place}") == "legal"]
    rooms_only = bool(legal) and not any(place in t.PLACES[: t.P_ROOM] for place in legal)
    wanted = rooms_only and any(f"{seat}-{room}" in legal for seat in others for room in t.ROOMS)
    rows = "".join(scene.pen.once(palace, scene.view, seat) for seat in others)
    label = f'<span id="at-points-cards">{scene.pen.word("palace-others")}</span>'
    title = f'<span id="at-points-religion">{ic("ui-people")}</span>{label}'
    return drawer("palaces", title, rows, wanted)


def drawer(name: str, title: str, inner: str, wanted: bool) -> str:
    """Something that lies over the map while one looks at it; of another id while it opens by itself."""
    state = f'id="{name}-now" open="open"' if wanted else f'id="{name}"'
    return f'<details class="vt-drawer {name}" {state}><summary>{title}</summary><div>{inner}</div></details>'


def palace(view: View, pen: Pen, seat: str) -> str:
    scene = Scene(view, pen)
    goods = "".join(
        f"<i>{ic(icon)}{count}</i>"
        for icon, count in (
            ("florin", scene.count("florins", seat)),
            ("agent", scene.count("agents", seat)),
            ("military", scene.count("tokens", seat)),
        )
    )
    power = scene.pen.word(f"power-{scene.power(seat)}")
    head = f"<h4>{shield(seat)}<b>{scene.pen.seat(seat)}</b><small>{power}</small>{goods}</h4>"
    return (
        f'<section class="vt-other {seat}">{head}{pentagon(scene, seat)}'
        f'<div class="vt-lists">{rooms(scene, seat)}{courtiers(scene, seat)}{tiles(scene, seat)}</div></section>'
    )


def pentagon(scene: Scene, seat: str) -> str:
    """Five rooms round the arms of the seat: actions, marker, arrows, Indulgences and Agents."""
    paint = TINCTURES[seat]
    ring = "M" + "L".join(f"{num(x * 1.02)} {num(y * 1.02)}" for x, y in CORNERS) + "Z"
    core = "M" + "L".join(f"{num(x * 0.5)} {num(y * 0.5 + 1)}" for x, y in CORNERS) + "Z"
    found = path(ring, "#e3cfa0", "#7d5618", 2) + path(core, paint.fill, paint.dark, 1.5) + path(core, hatch(seat))
    found += f'<use href="#i-seat-{seat}" x="-11" y="-9" width="22" height="22" color="{paint.text}"/>'
    found += "".join(arrow(scene, seat, number) for number in range(t.RING))
    found += "".join(corner(scene, seat, number) for number in range(t.RING))
    label = scene.pen.word("palace-of", seat=scene.plain_name(seat))
    return f'<svg class="vt-pentagon" viewBox="-88 -84 176 162" role="img" aria-label="{label}">{found}</svg>'


def corner(scene: Scene, seat: str, number: int) -> str:
    x, y = CORNERS[number]
    name = t.ROOMS[number]
    place = f"place-{seat}-{name}"
    here = scene.table("marker").get(seat) == name
    state = scene.pen.marks.state(place)
    edge, width = ("#b3261e", 3.0) if here else ("#7d5618", 1.6)
    found = disc(x, y, 24, "none", "#ffdf8a", 5, 'class="halo legal"') if state == "legal" else ""
    found += disc(x, y, 19, "#f8e1a0" if here else "#fffaf0", edge, width)
    found += gi(ACTION_ICONS[scene.action_of(seat, name)], x, y, 23)
    if here:
        found += path(f"M{num(x - 9)} {num(y - 27)}h18l-9 12z", "#b3261e", "#2b1f14", 1.3)
    if scene.row("indulgence", seat).get(name):
        found += gi("indulgence", x + 15, y + 13, 19)
    spy = scene.spy(f"{seat}-{name}")
    if spy:
        paint = TINCTURES[spy]
        found += disc(x - 15, y + 13, 10, paint.fill, "#1d1611", 1.5)
        found += gi(f"seat-{spy}", x - 15, y + 13, 14, f'color="{paint.text}"')
    marks = scene.pen.marks.at(place, cls="room")
    return f'<g id="{place}"{marks} data-thing="{place}">{found}</g>'


def arrow(scene: Scene, seat: str, number: int) -> str:
    """Between two rooms: the arrow for the courtiers of a side."""
    side = scene.book.arrow[scene.seat_number(seat) * t.RING + number]
    if side < 0:
        return ""
    (x1, y1), (x2, y2) = CORNERS[number], CORNERS[(number + 1) % t.RING]
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    d = f"M{num(x - 7)} {num(y - 5)}l14 5l-14 5z" if side else f"M{num(x + 7)} {num(y - 5)}l-14 5l14 5z"
    return path(d, "#c08a2c", "#5a3d10", 1.2)


def rooms(scene: Scene, seat: str) -> str:
    """The cards in the rooms, in action and below it."""
    found = ""
    for number, name in enumerate(t.ROOMS):
        cards = [(kind, scene.row(field, seat).get(name)) for field, kind in LAYERS]
        chips = [chip(scene, seat, str(card), f"{kind}-{number + 1}", False, kind) for kind, card in cards if card]
        found += f'<span class="vt-pair">{"".join(chips)}</span>' if len(chips) > 1 else "".join(chips)
    return listed(scene, "palace-rooms", found)


def courtiers(scene: Scene, seat: str) -> str:
    court = scene.court(seat)
    found = "".join(
        chip(scene, seat, court[slot], slot, scene.tired(seat, slot), "slot") for slot in t.SLOTS if slot in court
    )
    return listed(scene, "palace-courtiers", found)


def chip(scene: Scene, seat: str, card: str, spot: str, tired: bool, kind: str) -> str:
    """A card of another seat: its name and symbols."""
    cls = f"vt-chip {kind}{' ex' if tired else ''}"
    seal = action_sign(scene, card) if kind != "under" else ""
    inner = f"<b>{scene.pen.word(f'card-{card}')}</b>{seal}{signs(card_counts(scene, card))}"
    return f'<span class="{cls}" data-thing="spot-{seat}-{spot}">{inner}</span>'


def tiles(scene: Scene, seat: str) -> str:
    found = ""
    for tile in scene.domain(seat):
        cls = f"vt-chip tile{' ex' if scene.tile_exhausted(seat, tile) else ''}"
        inner = f"<b>{scene.pen.word(f'tile-{tile}')}</b>{signs(scene.tile_symbols(tile))}"
        owned = f"{seat}-{tile}" if tile in t.OWN_TILES else tile
        found += f'<span class="{cls}" data-thing="tile-{owned}">{inner}</span>'
    for name, owner in scene.table("bonus").items():
        if owner == seat:
            title = scene.pen.word(f"bonus-{name}")
            found += f'<span class="vt-chip work" data-thing="bonus-{name}"><b>{title}</b></span>'
    return listed(scene, "palace-domain", found)


def listed(scene: Scene, title: str, inner: str) -> str:
    return f"<p><small>{scene.pen.word(title)}</small><span>{inner}</span></p>" if inner else ""
