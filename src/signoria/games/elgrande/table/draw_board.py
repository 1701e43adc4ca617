"""What lies on the map: the regions that can be chosen, caballeros, grandes, the King, the tower and the tables."""

from typing import Final

from signoria.drawing.pen import Pen, joined
from signoria.drawing.pieces import cab
from signoria.drawing.svg import SHIELD, at, box, disc, group, path, sheet, t, use
from signoria.games.elgrande.table.draw_map import CASTLE, TRACK, layout, medals, track_x, view_box
from signoria.games.elgrande.table.draw_pieces import grande, king
from signoria.games.elgrande.table.scene import Scene, View

KING_ABROAD: Final = {"france": (905, 130), "portugal": (150, 395)}
BESIDE_TOWER: Final = (776, 722)
SUPPLY: Final = {False: ((212, 796), (212, 840)), True: ((126, 786), (126, 834))}
"""Where the scoring tables wait, on a wide and on a narrow sheet."""
ARROW: Final = "M0-34l8 10h-16z"


def board(view: View, pen: Pen) -> str:
    """The pieces and targets of a view; it lies on the backdrop and has the same size."""
    scene = Scene(view, pen)
    return sheet(view_box(pen), joined(layers(scene)), summary(scene), "sheet")


def layers(scene: Scene) -> list[str]:
    """From the ground up: targets, names, tables, pieces."""
    chosen = any(scene.pen.marks.state(f"place-{name}") == "legal" for name in scene.book.places)
    ground = [target(scene, name, f"eg-r-{name}", chosen) for name in scene.regions]
    ground += [target(scene, name, f"eg-l-{name}", False) for name in KING_ABROAD if is_abroad(scene, name)]
    ground.append(keep(scene))
    names = joined(use(f"eg-label-{name}") for name in scene.regions)
    pieces = [stand(scene, name) for name in scene.regions]
    pieces += [inside(scene), lone_king(scene), dialled(scene)]
    above = group(joined(pieces), 'pointer-events="none"')
    below = group(joined(ground), 'clip-path="url(#eg-inside)"')
    return [below, group(names, 'pointer-events="none"'), now(scene), tables(scene), above]


def summary(scene: Scene) -> str:
    """One line for who cannot see the map; the whole board is there as text elsewhere."""
    where = scene.pen.words.word(f"place-{scene.king}.king")
    if scene.over or not scene.round:
        return scene.pen.word("map-label", place=where)
    return scene.pen.word("map-label-round", place=where, round=scene.lap)


# Places.


def is_abroad(scene: Scene, name: str) -> bool:
    return bool(scene.pen.marks.state(f"place-{name}")) or scene.king == name


def target(scene: Scene, name: str, outline: str, choosing: bool) -> str:
    """A region or a country: gold where it can be chosen, dark where it cannot, hatched under the King."""
    marks = scene.pen.marks
    state = marks.state(f"place-{name}")
    inner = use(outline, 'fill="transparent"')
    if name == scene.king:
        inner += use(outline, 'fill="url(#eg-taboo)"')
    if state == "legal":
        inner += gold(name, outline)
    elif choosing:
        inner += use(outline, 'fill="#3a2c20" fill-opacity=".13"')
    if state == "legal" and name in scene.regions:
        inner += ghost(scene, name)
    marked = marks.at(f"place-{name}", cls="region")
    return f'<g id="at-place-{name}"{marked} data-thing="place-{name}">{inner}</g>'


def ghost(scene: Scene, region: str) -> str:
    """The piece that would stand here: seen while somebody points at the region."""
    seat = scene.lifted()
    if not seat:
        return ""
    count = len(scene.standing(region)) + len(scene.lodgers(region)) + 1
    size, *spots = layout(region, scene.pen.phone).spots[min(count, 12) - 1]
    return group(cab(spots[-2], spots[-1], seat, "+1", size, ""), 'class="ghost" pointer-events="none"')


def gold(name: str, outline: str) -> str:
    """The double edge inside a shape, and the halo that breathes."""
    edges = (
        use(outline, 'class="halo" stroke="#fff0b8" stroke-width="17"')
        + use(outline, 'stroke="#c98a16" stroke-width="8"')
        + use(outline, 'stroke="#ffe9a8" stroke-width="3"')
    )
    light = use(outline, 'fill="#fff3c4" fill-opacity=".26"')
    return light + group(edges, f'clip-path="url(#eg-c-{name})" fill="none"')


def keep(scene: Scene) -> str:
    """The tower as a target."""
    name = scene.tower()
    inner = use("eg-castle", 'fill="transparent"')
    if name == scene.king:
        inner += use("eg-castle", 'fill="url(#eg-taboo)"')
    if scene.pen.marks.state(f"place-{name}") == "legal":
        inner += use("eg-castle", 'class="halo" fill="none" stroke="#fff0b8" stroke-width="13"')
        inner += use("eg-castle", 'fill="none" stroke="#c98a16" stroke-width="7"')
        inner += use("eg-castle", 'fill="none" stroke="#ffe9a8" stroke-width="3"')
    marked = scene.pen.marks.at(f"place-{name}", cls="region")
    return f'<g id="at-place-{name}" {at(*CASTLE)}{marked} data-thing="place-{name}">{inner}</g>'


def inside(scene: Scene) -> str:
    """How many are inside the tower, and the grandes at its gate; whose men they are is for good memories."""
    x, y = CASTLE
    scale = 1.25 if scene.pen.phone else 1
    count = t(0, -1, scene.crowd(scene.tower()), 22, "ui", 800, "#fbe7a6")
    word = t(0, 12, scene.pen.word("map-inside"), 11, "ui", 700, "#dbc491")
    seal = f'<g id="men-tower" {at(x + 64, y - 18, scale)}>{disc(0, 0, 25, "#2b1f14", "#eabf58", 2.5)}{count}{word}</g>'
    lodgers = scene.lodgers(scene.tower())
    guests = [
        grande(
            x - 62 + 31 * i,
            y + 72,
            seat,
            0.8,
            f'id="grande-{seat}" data-thing="grande-{seat}"{marked_grande(scene, seat)}',
        )
        for i, seat in enumerate(lodgers)
    ]
    return seal + joined(guests)


# Pieces.


def stand(scene: Scene, region: str) -> str:
    """The pieces in a region: caballeros from the strongest colour on, then grandes, then the King."""
    standing = scene.standing(region)
    lodgers = scene.lodgers(region)
    count = len(standing) + len(lodgers) + (scene.king == region)
    if not count:
        return ""
    size, *spots = layout(region, scene.pen.phone).spots[count - 1]
    places = list(zip(spots[::2], spots[1::2], strict=True))
    drawn = [men(scene, colour, region, n, *places[i], size) for i, (n, colour) in enumerate(standing)]
    here = scene.pen.marks.at(f"place-{region}", cls="pc")
    for seat, (x, y) in zip(lodgers, places[len(standing) :], strict=False):
        drawn.append(
            grande(
                x - 2,
                y + 3,
                seat,
                size * 0.9,
                f'id="grande-{seat}" data-thing="grande-{seat}"{marked_grande(scene, seat)}',
            )
        )
    if scene.king == region:
        x, y = places[-1]
        drawn.append(king(x, y, size * 0.76, f'id="king"{here} data-thing="king" pointer-events="all"'))
    return joined(drawn)


def men(scene: Scene, colour: str, region: str, count: int, x: float, y: float, size: float) -> str:
    """The caballeros of one colour in one region."""
    marks = scene.pen.marks
    what = [f"seat-{colour}", f"place-{region}"]
    if scene.step == "escort" and scene.slot("from") == region:
        what = [f"seat-{colour}"]
    state = marks.state(*what)
    marked = marks.at(*what, cls="pc men")
    extra = f'id="men-{colour}-{region}"{marked} data-n="{count}" data-seat="{colour}" data-pool="men-{colour}"'
    if state:
        extra += ' pointer-events="all"'
    counter = cab(x, y, colour, count, size, extra)
    if scene.lifted() == colour and scene.origin() == region:
        # The lifted one is not here any more; where it stood stays marked.
        counter = cab(x, y, colour, count - 1, size, extra.replace(f'data-n="{count}"', f'data-n="{count - 1}"'))
        rim = path(SHIELD, "none", "#2b1f14", 2, 'stroke-dasharray="4 3"')
        return f"<g {at(x, y, size)}>{rim}</g>{counter if count > 1 else ''}"
    if state == "legal":
        edge = path(SHIELD, "none", "#fbe7a6", 6, 'class="halo legal"') + path(SHIELD, "none", "#c98a16", 4)
        return f"<g {at(x, y, size)}>{edge}</g>{counter}"
    return counter


def marked_grande(scene: Scene, seat: str) -> str:
    """The marks of a grande: only one card ever picks one."""
    if scene.step == "viceroy" and scene.pen.marks.state(f"seat-{seat}"):
        return scene.pen.marks.at(f"seat-{seat}", cls="pc") + ' pointer-events="all"'
    return ' class="pc"'


def lone_king(scene: Scene) -> str:
    """The King abroad or beside the tower."""
    places = {**KING_ABROAD, scene.tower(): BESIDE_TOWER}
    if scene.king not in places:
        return ""
    extra = 'id="king" class="pc" data-thing="king" pointer-events="all"'
    return king(*places[scene.king], 1.1 if scene.pen.phone else 0.95, extra)


def dialled(scene: Scene) -> str:
    """The viewer's own sealed dial: a pin on the region it points at, which nobody else sees."""
    if scene.step != "dial" or not scene.answer():
        return ""
    x, y = layout(scene.answer(), scene.pen.phone).label
    pin = path(ARROW, "#a83a2a", "#2b1f14", 1.5, 'transform="rotate(180 0 -26)"')
    ring = disc(0, -40, 13, "#a83a2a", "#2b1f14", 1.5) + disc(0, -40, 6, "#fbf5e6")
    return f'<g id="my-dial" class="pc" {at(x, y - 6)}>{pin}{ring}</g>'


# Tables and the track.


def tables(scene: Scene) -> str:
    """The alternative scoring tables, at the place whose values they replace or in the supply."""
    return joined(table(scene, number, name) for number, name in enumerate(scene.book.tables))


def table(scene: Scene, number: int, name: str) -> str:
    points = scene.book.table_points[number * 3 : number * 3 + scene.book.scoring_places]
    x, y = table_place(scene, number, name)
    half = 8 + 14.5 * len(points)
    plank = box(-half, -19, 2 * half, 38, "#6b3b1f", "#2b1f14", 1.5, 'rx="4"')
    rim = box(-half + 3, -16, 2 * half - 6, 32, "#f4e8cb", "#d9a441", 1.6, 'rx="2"')
    edge = ""
    state = scene.pen.marks.state(f"table-{name}")
    if state == "legal":
        edge = box(-half - 3, -22, 2 * half + 6, 44, "none", "#fbe7a6", 6, 'rx="6" class="halo"')
    marked = scene.pen.marks.at(f"table-{name}", cls="pc board-table")
    inner = edge + plank + rim + medals(0, 0, points)
    large = scene.pen.phone and scene.tables.get(name) != scene.tower()
    return f'<g id="table-{name}" {at(x, y, 1.15 if large else 1)}{marked} data-thing="table-{name}">{inner}</g>'


def table_place(scene: Scene, number: int, name: str) -> tuple[float, float]:
    place = scene.tables.get(name)
    if place is None:
        return SUPPLY[scene.pen.phone][number]
    if place == scene.tower():
        return CASTLE[0] + 38, CASTLE[1] + 118.5
    x, y = layout(place, scene.pen.phone).label
    return (x, y - 36) if scene.pen.phone else (x, y + 15)


def now(scene: Scene) -> str:
    """The present round on the track, and those that are past."""
    if scene.pen.phone or scene.round not in scene.book.rounds:
        return ""
    i = scene.book.rounds.index(scene.round)
    x, y = TRACK
    past = joined(disc(x + track_x(scene.book, k), y, 9, "#8a744a") for k in range(i))
    mark = disc(0, 0, 11, "#a83a2a", "#3a2c20", 1.2) + t(0, 4.8, i + 1, 14, "ui", 800, "#fff")
    here = f'<g id="round-now" {at(x + track_x(scene.book, i), y)}>{mark}</g>'
    return group(past, 'fill-opacity=".42"') + here
