"""What reliefs are worth to the greedy bot, and what those of a seat put at its hand."""

from typing import Final

from signoria.games.virtu import terms as t
from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.bot.weights import Likes

LENSES_KEPT: Final = 16
GOALS: Final = 8
"""More crowns, marches or ships than any city that is gone for asks for."""


class Lens:
    """The worths of all reliefs of a book."""

    def __init__(self, rules: ItalyBook) -> None:
        self.book = rules
        w = rules.likes
        self.rows = len(rules.sym) // t.KINDS
        self.court = [relief_worth(w, rules, row, w.worth) for row in range(self.rows)]
        """On a courtier or a tile, row by row."""
        self.room: list[float] = []
        """In a room, action by action and row by row."""
        for worth in w.room_worth:
            for row in range(self.rows):
                self.room.append(relief_worth(w, rules, row, worth))
        self.action = w.duel_action_worth if rules.duel else w.action_worth


def relief_worth(w: Likes, rules: ItalyBook, row: int, worth: list[float]) -> float:
    """The best use of a relief, and a little for having a choice."""
    best = 0.0
    total = 0.0
    for kind in range(t.KINDS):
        value = rules.sym[row * t.KINDS + kind] * worth[kind]
        total += value
        if value > best:
            best = value
    return best + w.choice * (total - best)


LENSES: Final[list[Lens]] = []


def lens_of(rules: ItalyBook) -> Lens:
    """The lens of a book, made once as long as there are few books."""
    for lens in LENSES:
        if lens.book is rules:
            return lens
    lens = Lens(rules)
    if len(LENSES) >= LENSES_KEPT:
        LENSES.clear()
    LENSES.append(lens)
    return lens


class Means:
    """What a seat has at hand: symbols on available courtiers and tiles, tiles to turn up, cities to go for."""

    def __init__(self) -> None:
        self.crowns = 0
        self.crosses = 0
        self.cavalry = 0
        self.ships = 0
        self.florins = 0
        self.war = 0
        """War bonuses."""
        self.torn_cavalry = 0
        self.torn_ships = 0
        """Cavalry and ships not to count on: on reliefs that give war bonuses instead, or for a siege under way."""
        self.turned = 0
        """Exhausted tiles."""
        self.idle = 0.0
        """What those would be worth."""
        self.last_city = 0.0
        self.last_rank = 0.0
        """What the end of the game is worth, if the next city or the next rank of patronage brings it."""
        self.annex = [0.0] * GOALS
        """The best city to annex for each number of crowns."""
        self.storm = [0.0] * GOALS
        """The best city to storm for each number of marches."""
        self.sail = [0.0] * GOALS
        """The same for each number of ships."""

    def add(self, sym: list[int], row: int) -> None:
        """An available relief."""
        at = row * t.KINDS
        self.florins += sym[at]
        self.crowns += sym[at + t.CROWN]
        self.crosses += sym[at + t.CROSS]
        self.cavalry += sym[at + t.CAVALRY]
        self.ships += sym[at + t.SHIP]
        if sym[at + t.WAR]:
            self.war += sym[at + t.WAR]
            self.torn_cavalry += sym[at + t.CAVALRY]
            self.torn_ships += sym[at + t.SHIP]

    def turn(self, worth: float) -> None:
        """An exhausted tile."""
        self.idle += worth
        self.turned += 1
