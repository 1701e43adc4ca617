"""The king track with its stacks and corruption, the fairs, and the works at cathedrals: panels beside the map."""

from typing import Final

from signoria.drawing.doubt import doubt_sign, is_doubtful
from signoria.drawing.pen import joined
from signoria.drawing.svg import at, box, disc, path, t, use
from signoria.games.tiletum import terms
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.table.draw_board import ROMAN
from signoria.games.tiletum.table.draw_glyphs import (
    FAIR_ICONS,
    INK,
    Run,
    begun,
    drawn,
    figure,
    icon,
    width_of,
)
from signoria.games.tiletum.table.draw_pieces import GOLD, HALO, flyer, hex_tile, piece
from signoria.games.tiletum.table.scene import Scene, signed

WIDE: Final = 300
"""All panels have this width."""
PALE, BRIGHT = "#e6d8b8", "#f8e1a0"
TRACK_HIGH: Final = 104
CORRUPTION: Final = 243
"""Where the last token of corruption lies, beside the bonus tile."""


def title(scene: Scene, key: str, y: float = 12, doubtful: bool = False) -> str:
    """The heading of a panel, with a mark where values in it are reconstructed."""
    text = scene.pen.word(f"draw-{key}")
    return begun(0, y, text + (doubt_sign(PALE) if doubtful else ""), 14, BRIGHT)


# The king track.


def king_track(scene: Scene) -> str:
    """Spaces from the left end, markers in their stacks, the tokens of corruption, the bonus tile."""
    step = WIDE / len(scene.book.track_vp)
    found = (
        title(scene, "king", doubtful=is_doubtful(scene.pen, "king_space", "", "vp")) + tokens(scene) + use("ti-track")
    )
    found += joined(marker(scene, seat, step) for seat in arrivals(scene))
    cover = box(-4, 0, WIDE + 8, TRACK_HIGH, "#000", extra='fill-opacity="0"')
    return f'<g id="at-king" data-thing="king-track">{cover}{found}</g>{favour(scene)}'


def track_defs(book: EuropeBook) -> str:
    """The printed spaces of the track: red where points are lost, blue where they are won."""
    step = WIDE / len(book.track_vp)
    found = ""
    for number, vp in enumerate(book.track_vp):
        fill = "#b3402d" if vp < 0 else "#f4e8cb" if vp == 0 else "#9bbbd0"
        found += box(number * step + 0.8, 70, step - 1.6, 32, fill, "#1d1611", 0.8, 'rx="2.5"')
        found += figure(number * step + step / 2, 93.5, signed(vp), 13, "#fff" if vp < 0 else INK)
    return f'<g id="ti-track">{found}</g>'


def arrivals(scene: Scene) -> list[str]:
    """The seats so that in every stack the lower marker comes first."""
    order = scene.view["arrival"]
    assert isinstance(order, list)
    return [str(seat) for seat in order]


def marker(scene: Scene, seat: str, step: float) -> str:
    space = scene.king(seat)
    below = [other for other in arrivals(scene) if scene.king(other) == space].index(seat)
    x, y = space * step + step / 2, 72 - below * 11
    extra = f'id="king-{seat}" class="pc" data-seat="{seat}" data-thing="seat-{seat}"'
    return piece(f"k-{seat}", x, y, 0.74, extra)


def tokens(scene: Scene) -> str:
    """The three tokens of corruption of the round, those face down with a question mark."""
    shown = scene.view["corruption"]
    assert isinstance(shown, list)
    found = ""
    for place in range(terms.DICE_SLOTS):
        x = CORRUPTION - (terms.DICE_SLOTS - 1 - place) * 23
        known = place < len(shown)
        text = signed(-shown[place]) if known and shown[place] else "0" if known else "?"
        found += disc(x, 11, 10, "#7d1f18" if known else "#4a3f35", "#1d1611", 1)
        found += figure(x, 11, text, 14, "#fff")
    label = t(CORRUPTION - 60, 16, scene.pen.word("draw-corruption"), 13, "ui", 500, PALE, "end")
    return f'<g data-thing="corruption">{label}{found}</g>'


def favour(scene: Scene) -> str:
    """The bonus tile at the track."""
    tile = str(scene.view["king_tile"])
    if tile == "none":
        return ""
    marks = scene.pen.marks
    asked = scene.step == "favour"
    state = marks.state("favour-take") if asked else ""
    marked = marks.at("favour-take", cls="pc spot") if asked else ' class="pc"'
    extra = flyer(f"tile-{tile}-", "king", "tile-king") + marked
    return hex_tile(tile, 280, 24, 0.86, extra, state)


# Fairs.

FAIR_ROW: Final = 25


def fairs(scene: Scene) -> str:
    """Where and when each fair is, what it counts, and what it would bring the viewer now."""
    found = title(scene, "fairs")
    for number in range(len(scene.fair_cities)):
        found += f'<g {at(0, 22 + number * FAIR_ROW)} data-thing="fair-{number + 1}">{fair_row(scene, number)}</g>'
    return found


def fairs_high(scene: Scene) -> int:
    return 22 + FAIR_ROW * len(scene.fair_cities)


def fair_row(scene: Scene, number: int) -> str:
    past, now = number < scene.next_fair, number == scene.next_fair
    fill = "#6f6857" if past else "#b3261e"
    found = box(-4, 0.5, WIDE + 8, 25, "#f8e1a0", extra=f'rx="4" opacity="{".14" if now else "0"}"')
    found += path("M0 3H30L24 13L30 23H0Z", fill) + t(12, 18.5, ROMAN[number], 14, "display", 700, "#fff3d6")
    ink = "#c3b491" if past else BRIGHT if now else "#fbf0d4"
    city = scene.pen.word(f"space-{scene.fair_cities[number]}")
    found += begun(38, 18.5, city, 17, ink, 600, "text")
    signs: Run = (
        ("text", f"{scene.fair_points(number)}×"),
        *((name, "") for name in FAIR_ICONS[scene.fair_tiles[number]]),
    )
    if scene.fair_tiles[number] == "king_track":
        signs = (("text", f"{scene.fair_points(number)} +"), ("crown", ""))
    wide = width_of(signs, 17)
    found += drawn(signs, 212 - wide / 2 + 6, 13, 17, 0, ink)
    if scene.viewer and not past:
        found += own_fair(scene, number)
    elif past:
        found += icon("i-ui-check", 290, 13, 15).replace("<use", '<use color="#c3b491"')
    return found


def own_fair(scene: Scene, number: int) -> str:
    """What the viewer would score; bright if they would take part as things are."""
    there = scene.attends(scene.viewer, number)
    ink = "#fff" if there else "#c3b491"
    score = signed(scene.fair_score(scene.viewer, number))
    text = score if there else f"({score})"
    return t(276, 18.5, text, 15, "ui", 800, ink, "end") + icon("vp-dark", 290, 13, 20)


# Cathedral works.

WORK_ROW: Final = 26
WORK_WIDE: Final = 147
"""They stand two by two."""


def works(scene: Scene) -> str:
    """The cathedrals to which the viewer may still contribute: stone and points."""
    found = title(scene, "works", doubtful=is_doubtful(scene.pen, "cost_tile", "", "stone", "vp"))
    numbers = scene.works()
    for place, number in enumerate(numbers[:4]):
        x, y = place % 2 * (WIDE - WORK_WIDE), 20 + place // 2 * WORK_ROW
        found += f"<g {at(x, y)}>{work(scene, number)}</g>"
    return found


def works_high(scene: Scene) -> int:
    return 20 + WORK_ROW * ((min(4, len(scene.works())) + 1) // 2) if scene.works() else 0


def work(scene: Scene, number: int) -> str:
    marks = scene.pen.marks
    city = terms.CATHEDRALS[number]
    mark = marks.find(f"space-{city}")
    asked = mark is not None and mark.state == "legal" and (not mark.move or mark.move.startswith("contribute"))
    stone, points, tiles = scene.cost(number)
    ring = box(-4, 0, WORK_WIDE + 6, 25, "none", HALO, 3, 'rx="5" class="halo legal"') if asked else ""
    ring += box(-4, 0, WORK_WIDE + 6, 25, GOLD, extra=f'rx="5" opacity="{".25" if asked else "0"}"')
    marked = marks.at(f"space-{city}", cls="work") if asked else ' class="work"'
    inner = begun(2, 17.5, scene.pen.word(f"space-{city}"), 17, "#fbf0d4", 600, "text")
    row = (("stone", str(stone)), ("text", "›"), ("vp", str(points + (tiles[0] if tiles else 0))))
    wide = width_of(row, 16)
    inner += drawn(row, WORK_WIDE - wide / 2 - 3, 12.5, 16, 0, "#fbf0d4")
    return f'<g{marked} data-thing="space-{city}">{ring}{inner}</g>'
