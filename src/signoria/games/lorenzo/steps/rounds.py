"""The frame of the game: a round, whose turn it is, the cleanup, the end (L-3 to L-5, L-14, L-15)."""

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo import told
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.scoring import final_scoring
from signoria.kernel.position import NONE, tell
from signoria.kernel.step import Step


class Round(Step[Florence]):
    """Preparation: cards to the towers, dice (L-4)."""

    def __init__(self, sequence: Callable[[Florence], None]) -> None:
        super().__init__(t.ROUND)
        self.sequence = sequence

    def run(self, p: Florence) -> None:
        p.pop()
        p.learn()
        p.round += 1
        if p.ear is not None and p.round == 1:
            for place, seat in enumerate(p.order):
                p.ear.hear(told.E_ORDER, [seat, place + 1, p.has(seat, t.COINS)])
        tell(p, told.E_ROUND, p.round)
        first = p.period() * 8 + (p.round - 1) % 2 * 4
        tower: list[int] = []
        for kind in range(4):
            cards = p.decks[kind * 24 + first : kind * 24 + first + 4]
            tower.extend(cards)
            if p.ear is not None:
                p.ear.hear(told.E_CARD, [kind, *cards])
        p.tower = tower
        p.dice = [p.chance.below(6) + 1, p.chance.below(6) + 1, p.chance.below(6) + 1]
        tell(p, told.E_DICE, p.dice[0], p.dice[1], p.dice[2])
        at = len(p.agenda)
        self.sequence(p)
        p.forward(at)

    def stop(self, p: Florence) -> bool:
        return True


LAP: Final = 0
PLACE: Final = 1
LAPS: Final = 4
"""Everybody places four members."""


class Actions(Step[Florence]):
    """Whose turn is next: four laps, then one for the turns that a tile delayed (L-5.1, L-R28). Slots: lap, place."""

    def __init__(self) -> None:
        super().__init__(t.ACTIONS, None, None, ["lap", "place"])

    def run(self, p: Florence) -> None:
        lap = p.slot(LAP)
        place = p.slot(PLACE)
        while lap <= LAPS:
            while place < p.seats:
                seat = p.order[place]
                place += 1
                late = p.mods[seat * t.M_SIZE + t.M_LATE] == 1
                if lap == LAPS and not late:
                    continue
                if lap == 0 and late:
                    tell(p, told.E_SKIPPED, seat)
                    continue
                p.fill(LAP, lap)
                p.fill(PLACE, place)
                p.push(t.PLACE, seat, 1 if lap == LAPS else 0)
                return
            place = 0
            lap += 1
        p.pop()

    def stop(self, p: Florence) -> bool:
        return True


class Cleanup(Step[Florence]):
    """Cards and members go, the palace makes the new turn order (L-14)."""

    def __init__(self, sequence: Callable[[Florence], None]) -> None:
        super().__init__(t.CLEANUP)
        self.sequence = sequence

    def run(self, p: Florence) -> None:
        p.pop()
        left = sum(1 for card in p.tower if card >= 0)
        if left and p.ear is not None:
            p.ear.hear(told.E_REMOVED, [left])
        p.tower = [-1] * t.FLOORS
        order: list[int] = []
        for seat in p.queue + p.order:
            if seat not in order:
                order.append(seat)
        if order != p.order and p.ear is not None:
            for place, seat in enumerate(order):
                p.ear.hear(told.E_NEXT_ORDER, [seat, place + 1])
        p.order = order
        p.queue = NONE
        p.members = [t.UNPLACED] * (p.seats * 4)
        p.crowd = [0] * len(p.crowd)
        p.fixed = [0] * (p.seats * 3)
        if p.leaders:
            p.leaders = [place - 1 if place >= 0 and place % 4 == t.USED else place for place in p.leaders]
        self.sequence(p)


class Scoring(Step[Florence]):
    """Final scoring (L-15)."""

    def __init__(self) -> None:
        super().__init__(t.SCORING)

    def run(self, p: Florence) -> None:
        p.pop()
        final_scoring(p)
