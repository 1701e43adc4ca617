"""The sheet of a phone: the map above, the wheel, the tracks and the offers below it, and where to look now."""

from typing import Final

from signoria.drawing.pen import joined
from signoria.drawing.svg import at, box, group
from signoria.games.tiletum.table import draw_offers, draw_tracks
from signoria.games.tiletum.table.draw_board import Map, Rect
from signoria.games.tiletum.table.draw_wheel import wheel
from signoria.games.tiletum.table.scene import Scene

HIGH: Final = 1890
NARROW: Final = f"0 0 1000 {HIGH}"
SCALE: Final = 1.5
WHEEL: Final = (252.0, 1144.0)
TRACK, FAIRS, WORKS = (526.0, 906.0), (526.0, 1086.0), (526.0, 1306.0)
CONTRACTS, CHARACTERS = (24.0, 1424.0), (24.0, 1632.0)
OFFERS: Final[Rect] = (0.0, 1272.0, 504.0, 582.0)
"""With room above and below for what lies over the sheet: the little map, the drawer."""
AREAS: Final[dict[str, Rect]] = {
    **dict.fromkeys(("die", "value", "tile", "colour", "joker"), (0.0, 890.0, 504.0, 508.0)),
    **dict.fromkeys(("contracts", "give", "get", "characters", "room"), OFFERS),
    **dict.fromkeys(("favour", "king"), (506.0, 770.0, 492.0, 568.0)),
}
"""What each step is about on this sheet; all others are about the map."""


def ground() -> str:
    """The cloth under the map, with a place for every panel."""
    cloth = box(0, 880, 1000, HIGH - 880, "#132233")
    spots = (
        (506, 890, 488, 176),
        (506, 1070, 488, 212),
        (506, 1290, 488, 200),
        (6, 1404, 492, 204),
        (6, 1612, 492, 204),
    )
    places = joined(box(x, y, wide, high, "#000", extra='rx="10"') for x, y, wide, high in spots)
    return cloth + group(places, 'opacity=".25"')


def panels(scene: Scene) -> str:
    """The wheel and all that lies beside the map."""
    parts = (
        (wheel(scene), WHEEL),
        (draw_tracks.king_track(scene), TRACK),
        (draw_tracks.fairs(scene), FAIRS),
        (draw_tracks.works(scene) if scene.works() else "", WORKS),
        (draw_offers.contracts(scene), CONTRACTS),
        (draw_offers.characters(scene), CHARACTERS),
    )
    return joined(group(inner, at(x, y, SCALE)) for inner, (x, y) in parts)


def focus(scene: Scene, chart: Map) -> Rect:
    """Where the phone opens."""
    return AREAS.get(scene.step) or chart.focus()
