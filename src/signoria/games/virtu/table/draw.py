"""The table of Virtù in pictures, from a view; what each function gives is written in `drawing.pen`."""

from typing import Final

from signoria.drawing.pen import Explained, Pen, joined
from signoria.games.virtu.table import draw_market, draw_talk
from signoria.games.virtu.table.draw_board import board, state_of
from signoria.games.virtu.table.draw_chapters import CHAPTERS
from signoria.games.virtu.table.draw_forecast import forecast
from signoria.games.virtu.table.draw_goods_talk import explain_goods
from signoria.games.virtu.table.draw_map import backdrop, vignette
from signoria.games.virtu.table.draw_palace import mine
from signoria.games.virtu.table.draw_tracks import tracks_of
from signoria.games.virtu.table.draw_words import ALLYING, heading, outlook, plates, trail
from signoria.games.virtu.table.scene import Scene, View
from signoria.games.virtu.terms import ALLIANCES, MAJORS

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


BESIDE: Final = ("buy", "ally", "cheaper", "bonus", "influence", "patronise")
"""Decisions about what lies beside the map: on a phone its drawer is open for them."""


def offer(view: View, pen: Pen) -> str:
    """Beside the map: the tracks and the great powers, then the market; on a phone in a drawer under the map."""
    scene = Scene(view, pen)
    label = pen.word("map-beside")
    parts = [pen.once(tracks, view), draw_market.offer(view, pen)]
    inner = joined(parts[::-1] if market_first(scene) else parts)
    if not pen.phone:
        return f'<div class="vi-col" id="col" tabindex="0" role="group" aria-label="{label}">{inner}</div>'
    now = (scene.step in BESIDE or (beside(pen) and not on_the_map(scene))) and scene.turn == scene.viewer
    name, state = ("drawer-now", ' open="open"') if now else ("drawer", "")
    return f'<details class="vi-drawer" id="{name}"{state}><summary>{label}</summary>{inner}</details>'


def tracks(view: View, pen: Pen) -> str:
    return tracks_of(Scene(view, pen))


def explain(view: View, pen: Pen, thing: str) -> Explained | None:
    """What a thing on the map, on the tracks, in a palace or in the market is."""
    return draw_talk.explain(view, pen, thing) or explain_goods(Scene(view, pen), thing)


def market_first(scene: Scene) -> bool:
    """Whether the market is what one looks at: in Winter, and for what lies in its drawers."""
    great = scene.step in ALLYING or beside(scene.pen)
    return scene.step == "bonus" or (draw_market.comes_first(scene) and not great)


def on_the_map(scene: Scene) -> bool:
    """Whether a city can be chosen."""
    return any(state_of(scene, city) == "legal" for city in scene.cities)


def beside(pen: Pen) -> bool:
    """Whether a great power or an influence track can be chosen: by an Agent, or as an ally."""
    places = [*[f"place-alliance-{name}" for name in ALLIANCES], *[f"place-track-{name}" for name in MAJORS]]
    places += [f"annex-ally-{name}" for name in MAJORS]
    return any(pen.marks.state(place) == "legal" for place in places)
