"""The sheet of a phone: the map above, the wheel, the tracks and the offers below it, and where to look now."""

from typing import Final

from signoria.drawing.pen import joined
from signoria.drawing.svg import at, box, group
from signoria.games.tiletum.table import draw_offers, draw_tracks
from signoria.games.tiletum.table.draw_board import Map, Rect
from signoria.games.tiletum.table.draw_wheel import wheel
from signoria.games.tiletum.table.scene import Scene

HIGH: Final = 1820
NARROW: Final = f"0 0 1000 {HIGH}"
SCALE: Final = 1.5
WHEEL: Final = (252.0, 1144.0)
TRACK, FAIRS, WORKS = (526.0, 906.0), (526.0, 1086.0), (526.0, 1306.0)
CONTRACTS, CHARACTERS = (22.0, 1510.0), (520.0, 1510.0)
AREAS: Final[dict[str, Rect]] = {
    **dict.fromkeys(("die", "value", "tile", "colour", "joker"), (0.0, 890.0, 504.0, 508.0)),
    **dict.fromkeys(("contracts", "give", "get"), (4.0, 1492.0, 496.0, 204.0)),
    "characters": (502.0, 1492.0, 496.0, 204.0),
    "room": (502.0, 1492.0, 496.0, 204.0),
    **dict.fromkeys(("favour", "king"), (506.0, 890.0, 492.0, 400.0)),
}
"""What each step is about on this sheet; all others are about the map."""


def ground() -> str:
    """The cloth under the map, with a place for every panel."""
    cloth = box(0, 880, 1000, HIGH - 880, "#132233")
    spots = (
        (506, 890, 488, 176),
        (506, 1070, 488, 212),
        (506, 1290, 488, 200),
        (6, 1492, 492, 204),
        (502, 1492, 494, 204),
    )
    return cloth + joined(box(x, y, wide, high, "#000", extra='rx="10" opacity=".25"') for x, y, wide, high in spots)


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
