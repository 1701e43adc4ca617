"""What is told line by line and summed up: battles with all that follows them, patronage, the year, prestige."""

from typing import Final

from signoria.drawing.pen import Chapter
from signoria.games.virtu.terms import SOURCES

CHAPTERS: Final = [
    # Strength and walls, bonuses announced and declined, losses, trophies, where the beaten go (V-11).
    Chapter(
        "battle",
        frozenset({"siege", "field"}),
        frozenset(
            {
                *("city-value", "city-agent", "defenders", "fort"),
                *("bid", "bid-pass", "pay", "spend", "collect", "beg-crown", "beg-florins"),
                *("siege-won", "siege-lost", "field-won", "field-drawn", "losses", "losses-major"),
                *("trophy", "trophy-major", "cathedral-taken", "assault", "gave-up", "stays"),
                *("influence-lost", "eliminated", "discarded", "shifted", "agent-gained"),
                *("tokens-lost", "retreat", "lost"),
            }
        ),
        frozenset({"bid", "pay", "toll", "assault", "front", "collect", "yield", "retreat"}),
    ),
    Chapter("year", frozenset({"next-order"}), frozenset({"last-year"})),
    # A rank without a bonus is one line of the log, and nobody waits for a card about it.
    Chapter("patronage", frozenset({"bonus", "no-bonus"}), frozenset({"agent-gained", "discarded", "courtier"})),
    Chapter("final", frozenset({"victory", *[f"points-{source}" for source in SOURCES]})),
]
