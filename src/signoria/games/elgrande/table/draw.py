"""The table of El Grande in pictures, from a view; what each function gives is written in `drawing.pen`."""

from signoria.games.elgrande.table.draw_board import board
from signoria.games.elgrande.table.draw_cards import mine, offer
from signoria.games.elgrande.table.draw_map import backdrop, vignette
from signoria.games.elgrande.table.draw_things import CHAPTERS, TAKES, explain
from signoria.games.elgrande.table.draw_words import forecast, heading, outlook, plates

STANDING = frozenset({"veto"})
"""Who holds a Veto is asked at every special action."""

__all__ = [
    "CHAPTERS",
    "STANDING",
    "TAKES",
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
