"""The table of Tiletum in pictures, from a view; what each function gives is written in `drawing.pen`."""

from signoria.drawing.pen import Chapter, Pen
from signoria.drawing.svg import num, sheet
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.table import draw_phone
from signoria.games.tiletum.table.draw_board import Map
from signoria.games.tiletum.table.draw_cities import cities, city_defs
from signoria.games.tiletum.table.draw_explain import explain
from signoria.games.tiletum.table.draw_glyphs import lettering
from signoria.games.tiletum.table.draw_map import WIDE, chart, map_defs, vignette
from signoria.games.tiletum.table.draw_mine import board_defs, mine_of
from signoria.games.tiletum.table.draw_pieces import hex_defs, name_defs, piece_defs
from signoria.games.tiletum.table.draw_side import offer_of
from signoria.games.tiletum.table.draw_talk import forecast, heading, outlook, plates
from signoria.games.tiletum.table.draw_tracks import track_defs
from signoria.games.tiletum.table.draw_trail import trail
from signoria.games.tiletum.table.draw_wheel import hub_defs, wheel_defs
from signoria.games.tiletum.table.scene import Scene, View

__all__ = [
    "CHAPTERS",
    "backdrop",
    "board",
    "explain",
    "forecast",
    "heading",
    "mine",
    "offer",
    "outlook",
    "plates",
    "trail",
    "vignette",
]

POINTS = "points-{}".format
TITUS_TELLS = frozenset(
    {
        *(
            "why-action",
            "why-die",
            "why-rest",
            "die",
            "gain",
            "pay",
            "buy",
            "challenge",
            "titus-tile",
            "action",
            "king",
        ),
        *("take-helper", "take-contract", "take-crest", "take-character", "offer-character", "place", "filled"),
        *("move", "house", "pillar", "completed", "marker", "more", "fulfil", "crest", "contribute"),
        *("offer-contract", "offer-crest"),
    }
)
"""What happens in a turn of Titus; it is over when he says so."""
CHAPTERS = [
    Chapter(
        "king",
        frozenset({"king-tile"}),
        frozenset({POINTS("king"), "discard", "order", "reset", "take-helper", "take-contract", "take-crest"}),
        frozenset({"favour"}),
    ),
    Chapter("fair", frozenset({"fair"}), frozenset({POINTS("fairs"), "fair-nobody", "fair-nothing"})),
    Chapter("end", frozenset(POINTS(source) for source in ("houses_and_pillars", "buildings", "resources"))),
    Chapter("titus", frozenset({"decree"}), TITUS_TELLS),
]

LEAST = 0.56
"""Pixels for a unit of the map below which its lettering is too small: then the page zooms in."""


def backdrop(pen: Pen) -> str:
    """Europe: sea, land, roads and cities; on a phone also the cloth below it."""
    ground = draw_phone.ground() if pen.phone else ""
    assert isinstance(pen.book, EuropeBook)
    printed = name_defs(pen) + city_defs(pen.book) + hub_defs(pen.book) + hex_defs(pen.book)
    shared = (
        printed + piece_defs(tuple(pen.book.axes["seat"])) + wheel_defs() + board_defs(pen.book) + track_defs(pen.book)
    )
    inner = f"<defs>{map_defs()}{shared}</defs>" + ground + lettering(chart() + cities(pen))
    return sheet(draw_phone.NARROW if pen.phone else WIDE, inner, cls="sheet")


def board(view: View, pen: Pen) -> str:
    """Pieces, tiles and what can be chosen now; on a phone also the wheel, the tracks and the offers."""
    scene = Scene(view, pen)
    europe = Map(scene)
    inner = pen.once(pieces, view) + (draw_phone.panels(scene) if pen.phone else "")
    area = draw_phone.focus(scene, europe) if pen.phone else europe.focus()
    looked = f'data-focus="{" ".join(num(part) for part in area)}" data-least="{LEAST}" data-mini="ti-mini"'
    looked += f' data-closer="{pen.word("draw-closer")}" data-farther="{pen.word("draw-farther")}"'
    label = pen.word("draw-map") if scene.over else pen.word("draw-map-round", round=scene.round)
    return sheet(draw_phone.NARROW if pen.phone else WIDE, lettering(inner), label, "sheet", looked)


def pieces(view: View, pen: Pen) -> str:
    return Map(Scene(view, pen)).drawn()


def offer(view: View, pen: Pen) -> str:
    """The wheel, the tracks and the offers beside the map, and a drawer with the boards of the others."""
    return offer_of(Scene(view, pen))


def mine(view: View, pen: Pen) -> str:
    """The viewer's own board."""
    scene = Scene(view, pen)
    return mine_of(scene) if scene.viewer else ""
