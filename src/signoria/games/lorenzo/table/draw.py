"""The table of Lorenzo il Magnifico in pictures (see `signoria.drawing.pen` for what each function gives)."""

from signoria.drawing.pen import Pen
from signoria.games.lorenzo.table import draw_city, draw_phone
from signoria.games.lorenzo.table.draw_board import Wide
from signoria.games.lorenzo.table.draw_mine import mine_of
from signoria.games.lorenzo.table.draw_offer import families, offer_of
from signoria.games.lorenzo.table.draw_talk import forecast, heading, outlook, plates
from signoria.games.lorenzo.table.draw_things import CHAPTERS, explain
from signoria.games.lorenzo.table.draw_vignette import vignette
from signoria.games.lorenzo.table.scene import Scene, View

BEGINNER = {"mode": "basic"}
"""Without leaders and bonus tiles."""

__all__ = [
    "BEGINNER",
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
    "vignette",
]


def backdrop(pen: Pen) -> str:
    """Florence: sky, towers, dome and empty spaces."""
    return draw_phone.backdrop(pen) if pen.phone else draw_city.backdrop(pen)


def board(view: View, pen: Pen) -> str:
    """Cards, people, dice and markers, and what can be chosen now."""
    scene = Scene(view, pen)
    sheet = draw_phone.Phone(scene) if pen.phone else Wide(scene)
    return sheet.drawn()


def offer(view: View, pen: Pen) -> str:
    """Tiles, leaders, privileges or ways to pay while one of them is to be chosen; always the other families."""
    scene = Scene(view, pen)
    return offer_of(scene) + families(scene)


def mine(view: View, pen: Pen) -> str:
    """The viewer's own family: goods, members, cards, bonus tile and leaders."""
    scene = Scene(view, pen)
    return mine_of(scene) if scene.viewer else ""
