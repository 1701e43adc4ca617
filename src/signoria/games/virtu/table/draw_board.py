"""What lies on the map: cities with their holders, armies, sieges, Agents, pirates, and what can be chosen."""

from typing import Final

from signoria.drawing.pen import Pen, joined
from signoria.drawing.seats import TINCTURES
from signoria.drawing.svg import FAMILIES, at, disc, group, num, path, sheet, t, use
from signoria.games.virtu.table.draw_battle import arena, placard
from signoria.games.virtu.table.draw_map import BOX, SEAS, SIDE, spot
from signoria.games.virtu.table.draw_pieces import FLAG, SIZES, radius
from signoria.games.virtu.table.scene import Scene, View

HOSTILE: Final = ("march", "front", "assault")
"""Decisions in which a foreign city that can be chosen is a danger: its ring is red."""
GREAT: Final = 4
"""The value of a city with walls."""
WINDOW: Final = {False: 800, True: 560}
"""The side of the part of the map that is shown where all of it would be too small, on a desk and on a phone."""
LEAST: Final = {False: 0.6, True: 0.56}
"""The pixels of a unit from which on the names can be read, on a desk and on a phone."""
FLAGS: Final = {"naples": (7, 38), "terracina": (0, 20), "civitavecchia": (-74, 17), "corfu": (-36, -8)}
"""How far banners stand from their usual place, where they would cover another name or be cut off."""
FIGURES: Final = f'text-anchor="middle" font-family="{FAMILIES["ui"]}" font-weight="800"'


def board(view: View, pen: Pen) -> str:
    """The pieces and targets of a view; it lies on the backdrop and has the same size."""
    scene = Scene(view, pen)
    return sheet(BOX, pen.once(drawn, view), summary(scene), "sheet vi-board", focus(scene))


def drawn(view: View, pen: Pen) -> str:
    return joined(layers(Scene(view, pen)))


def layers(scene: Scene) -> list[str]:
    """From the ground up: seas, the realms of the powers, cities, banners."""
    waters = joined(use(f"vi-w-{sea}", f'fill="transparent" data-thing="sea-{sea}"') for sea in SEAS)
    realms = joined(realm(scene, city) for city in scene.cities)
    towns = joined(town(scene, city) for city in sorted(scene.cities, key=lambda name: spot(name)[1]))
    glow = group(realms, 'clip-path="url(#vi-land)" pointer-events="none"')
    counted = f'{FIGURES} id="at-points-cities"' if scene.duel else FIGURES
    ground = [waters, glow, when(scene), march(scene), halos(scene), arena(scene)]
    return [*ground, group(towns, counted), crowns(scene), placard(scene)]


def summary(scene: Scene) -> str:
    """One line for who cannot see the map; the whole board is there as text elsewhere."""
    listed = ", ".join(f"{scene.plain_name(seat)} {scene.city_count(seat)}" for seat in scene.order)
    return scene.pen.word("map-label", list=listed)


def focus(scene: Scene) -> str:
    """Where the map is too small to be read whole: the part with what can be chosen, or with the viewer's realm."""
    wide = WINDOW[scene.pen.phone]
    legal = [city for city in scene.cities if state_of(scene, city) == "legal"]
    origin = hand(scene)
    if origin:
        x, y = middle(wide, [origin], legal)
    elif scene.battle():
        x, y = spot(scene.book.axes["city"][scene.battle()[1]])
    else:
        x, y = middle(wide, legal or [city for city in scene.cities if scene.owner(city) == scene.viewer])
    left, top = (min(max(part - wide / 2, 0), SIDE - wide) for part in (x, y))
    pen = scene.pen
    part = f'data-focus="{num(left)} {num(top)} {wide} {wide}" data-least="{LEAST[pen.phone]}" data-mini="vi-mini"'
    return f'{part} data-closer="{pen.word("map-closer")}" data-farther="{pen.word("map-farther")}"'


def hand(scene: Scene) -> str:
    """The city of the troop that marches or retreats now; ""."""
    name = str(scene.slot("city") if scene.step == "retreat" else scene.slot("origin"))
    return name if name in scene.cities else ""


def middle(wide: float, cities: list[str], others: list[str] | None = None) -> tuple[float, float]:
    """The middle of a window that shows as many of these cities as may be; it is about one of the first ones."""
    if not cities:
        return 440, 440
    near = [*cities, *(others or ())]
    reach = wide / 2 - 50

    def seen(city: str) -> list[tuple[float, float]]:
        x, y = spot(city)
        return [place for place in map(spot, near) if abs(place[0] - x) <= reach and abs(place[1] - y) <= reach]

    best = max((seen(city) for city in cities), key=len)
    return (min(x for x, _ in best) + max(x for x, _ in best)) / 2, (
        min(y for _, y in best) + max(y for _, y in best)
    ) / 2


def when(scene: Scene) -> str:
    """The year or round under the title of the sheet."""
    if scene.pen.phone or not scene.year:
        return ""
    pen = scene.pen
    if scene.duel:
        text = pen.word("heading-round", year=scene.year, rounds=scene.book.rounds)
    else:
        text = pen.word("heading-last" if scene.whole("last") else "heading-year", year=scene.year)
    return t(812, 117, text, 19, "text", 500, "#3a2c20", extra='font-style="italic"')


# Cities.


def ids_of(city: str) -> list[str]:
    """What a decision may call a city: where one goes, where an Agent goes, the tile that is turned up."""
    return [f"city-{city}", f"place-{city}", f"faced-{city}"]


def mark_id(scene: Scene, city: str) -> str:
    """The id under which a city has to do with the open decision."""
    if scene.step == "assault" and scene.slot("city") == city:
        return "assault-besiege"
    return next((name for name in ids_of(city) if scene.pen.marks.find(name)), f"city-{city}")


def state_of(scene: Scene, city: str) -> str:
    return scene.pen.marks.state(mark_id(scene, city))


def realm(scene: Scene, city: str) -> str:
    """The glow of the power that holds a city."""
    owner = scene.owner(city)
    if not owner:
        return ""
    x, y = spot(city)
    return disc(x, y, 92, f"url(#tg-{owner})")


def town(scene: Scene, city: str) -> str:
    x, y = spot(city)
    value = scene.value(city)
    r = radius(value)
    label = use(f"vi-{'e' if scene.exhausted(city) else 'n'}-{city}")
    reach = disc(0, 0, r + 13, "transparent") if state_of(scene, city) == "legal" else ""
    inner = reach + use(f"vi-t-{city}") + seal(scene, city, value, r) + label
    if scene.pirates(city):
        inner += use("vi-pirates", f'x="{num(r - 2)}" y="{num(-r + 5)}"')
    if scene.cathedral(city):
        inner += cathedral(scene, city, r)
    inner += camps(scene, city, r) + agent(scene, city, r)
    marked = scene.pen.marks.at(mark_id(scene, city), cls="vi-city")
    return f'<g id="at-city-{city}" data-thing="city-{city}" {at(x, y)}{marked}>{inner}</g>'


def halos(scene: Scene) -> str:
    """The edges of all cities that can be chosen, below the names of their neighbours."""
    legal = [city for city in scene.cities if state_of(scene, city) == "legal"]
    return group(joined(halo(scene, city) for city in legal), 'class="legal" pointer-events="none"') if legal else ""


def halo(scene: Scene, city: str) -> str:
    """The double edge of a city that can be chosen; red where it means war."""
    x, y = spot(city)
    hostile = scene.step in HOSTILE and not scene.friendly(scene.turn, city)
    edge = "#b3261e" if hostile else "#c98a16"
    r = radius(scene.value(city)) + (3 if scene.value(city) == GREAT else 0)
    ring = disc(x, y, r + 9, "none", "#fff0b8", 9, 'class="halo"')
    return ring + disc(x, y, r + 6, "none", edge, 3.4, f'id="halo-{city}"')


def seal(scene: Scene, city: str, value: int, r: float) -> str:
    """The disc of whoever holds a city, and its value; an allied Major City shows its arms beside its ally's disc."""
    holder, owner = scene.holder(city), scene.owner(city)
    if holder and not owner:
        face, ink = holder, "#fff"
    else:
        face, ink = owner or "none", TINCTURES[owner].text if owner else "#4a3826"
    found = use(f"vi-o-{face}-{SIZES[r]}")
    if owner and holder != owner:
        y = r + 8 if city == "florence" else -r - 9  # above Florence lie the symbols of Bologna
        found += use(f"vi-crest-{holder.removeprefix('major-')}", f'y="{num(y)}"')
    size, y = (19, r * 0.66) if holder else (23, 8)
    return found + f'<text y="{num(y)}" font-size="{size}" fill="{ink}">{value}</text>'


def cathedral(scene: Scene, city: str, r: float) -> str:
    pawn = scene.cathedral(city)
    place = f'x="{num(r - 4)}" y="-9" width="27" height="27"'
    return f'<use href="#i-cathedral" {place} id="{pawn}" class="pc" data-thing="{pawn}"/>'


def crowns(scene: Scene) -> str:
    """The capitals of The Wars of Italy when prestige is counted (VW-8.2)."""
    if not scene.duel or not scene.over:
        return ""
    places = [spot(scene.book.axes["city"][city]) for city in scene.book.capitals]
    rings = joined(disc(x, y, 33, "none", "#f3cd6b", 3, 'stroke-dasharray="3 4"') for x, y in places)
    return group(rings, 'id="at-points-capitals" pointer-events="none"')


# Armies and Agents.


def march(scene: Scene) -> str:
    """Where the troop in hand stands, and where it goes; where the beaten stand who must retreat."""
    start, goal = hand(scene), str(scene.slot("goal"))
    if not start:
        return ""
    x, y = spot(start)
    found = disc(x, y, 36, "#fff0b8", "#7d5618", 3, 'fill-opacity=".55" stroke-dasharray="8 5"')
    if goal not in scene.cities:
        return found
    gx, gy = spot(goal)
    aside = f"{num((x + gx) / 2 + (gy - y) * 0.2)} {num((y + gy) / 2 + (x - gx) * 0.2)}"
    bend = f"M{num(x)} {num(y)}Q{aside} {num(gx)} {num(gy)}"
    return found + path(bend, "none", "#1d1611", 11) + path(bend, "none", "#f3cd6b", 6.5, 'stroke-dasharray="14 6"')


def camps(scene: Scene, city: str, r: float) -> str:
    """The banners of all armies at a city: those inside on its right, those before it on its left."""
    found = ""
    inside = outside = 0
    aside, down = FLAGS.get(city, (0, 0))
    for holder, here, beaten in scene.camps(city):
        if here and scene.friendly(holder, city):
            found += banner(scene, holder, city, here, r - 1 + aside, -r + 8 + down - 24 * inside, "troop")
            inside += 1
        elif here:
            found += banner(scene, holder, city, here, -r - 30, -r + 8 - 24 * outside, "troop")
            outside += 1
        if beaten:
            found += banner(scene, holder, city, beaten, -r - 30, -r + 8 - 24 * outside, "beaten")
            outside += 1
    if outside:
        dash = 'stroke-dasharray="9 5" opacity=".9"'
        found = disc(0, 0, r + 5, "none", "#a5281b", 3.2, dash) + found
    return found


def banner(scene: Scene, holder: str, city: str, count: int, x: float, y: float, what: str) -> str:
    """An army: its number on the cloth; one that must retreat hangs its head."""
    colour = scene.colour_of(holder)
    ink = TINCTURES[colour].text if colour else "#fff"
    army = holder.removeprefix("major-") if holder not in scene.seats else "own"
    cls = "pc" if what == "troop" else "pc beaten"
    marked = scene.pen.marks.at(f"army-{army}", f"city-{city}", cls=cls)
    if scene.step == "toll" and scene.slot("city") == city:
        marked = scene.pen.marks.at(f"army-{army}", cls=cls)
    lean = "" if what == "troop" else " rotate(24)"
    face = f"vi-flag-{holder}" if not colour or holder in scene.seats else f"vi-flag-{colour}"
    glow = path(FLAG, "none", "#fff0b8", 9, 'class="halo"') if " legal" in marked else ""
    cloth = glow + use(face) + f'<text x="19.5" y="-4" font-size="19" fill="{ink}">{count}</text>'
    if colour and holder not in scene.seats:
        cloth += use(f"vi-arms-{army}", 'transform="translate(36 -10) scale(.7)"')
    data = f'data-n="{count}" data-pool="troop-{holder}" data-thing="{what}-{holder}-{city}"'
    if colour:
        data += f' data-seat="{colour}"'
    place = f'transform="translate({num(x)} {num(y)}){lean}"'
    return f'<g id="{what}-{holder}-{city}" {place} {data}{marked}>{cloth}</g>'


def agent(scene: Scene, city: str, r: float) -> str:
    spy = scene.spy(city)
    if not spy:
        return ""
    data = f'class="pc" data-seat="{spy}" data-n="1" data-pool="agent-{spy}" data-thing="agent-{spy}-{city}"'
    return f'<g id="agent-{spy}-{city}" {at(r + 3, r - 11)} {data}>{use(f"vi-agent-{spy}")}</g>'
