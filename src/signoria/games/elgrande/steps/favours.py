"""Decisions of special actions about cards, tables, grandes and the King."""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande import told
from signoria.games.elgrande.effects.ops import NODE, executable
from signoria.games.elgrande.effects.reach import grande_refusal, king_refusal
from signoria.games.elgrande.notation import Notation
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import score_place
from signoria.games.elgrande.steps.turn import CARD
from signoria.kernel.position import REDUNDANT, put, tell
from signoria.kernel.step import Choice

# Slot of lay.
TABLE: Final = 0
# Slots of escort.
STILL: Final = 0
ORIGIN: Final = 1
TARGET: Final = 2
RANK: Final = 3


class Choose(Choice[Spain]):
    """One of the options of an either/or card (EG-14.8). Slot: node."""

    def __init__(self) -> None:
        super().__init__(t.CHOOSE, None, ["first", "second", "third", "fourth"], slots=["node"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        at = (move - self.base) * 2
        options = p.book.nodes[p.slot(NODE)].options
        if at >= len(options):
            return told.NO_SUCH_OPTION
        return 0 if executable(p, seat, options[at], options[at + 1]) else told.NOT_EXECUTABLE

    def apply(self, p: Spain, seat: int, move: int) -> None:
        at = (move - self.base) * 2
        options = p.book.nodes[p.slot(NODE)].options
        p.pop()
        p.push(t.EFFECT, seat, options[at], options[at + 1])

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"card": p.under(CARD)}


class Score(Choice[Spain]):
    """The region to score (EG-9.4). Slot: node."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.SCORE, [n.region()], slots=["node"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        return 0 if p.crowd(move - self.base) else told.EMPTY_REGION

    def apply(self, p: Spain, seat: int, move: int) -> None:
        first_only = p.book.nodes[p.slot(NODE)].first_only
        p.pop()
        score_place(p, move - self.base, True, first_only)


class Table(Choice[Spain]):
    """The alternative table to lay or to move (EG-22.5)."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.TABLE, [n.table()])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        return told.TABLE_TABOO if p.tables[move - self.base] == p.king else 0

    def apply(self, p: Spain, seat: int, move: int) -> None:
        p.pop()
        p.push(t.LAY, seat, move - self.base)


class Lay(Choice[Spain]):
    """Where the table goes. Slot: the table."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.LAY, [n.region_or_tower()], slots=["table:table"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        place = move - self.base
        if place == p.king:
            return told.TABLE_TABOO
        there = p.table_at(place)
        if there == p.slot(TABLE):
            return told.SAME_PLACE
        return 0 if there < 0 else told.TABLE_THERE

    def apply(self, p: Spain, seat: int, move: int) -> None:
        table = p.slot(TABLE)
        p.pop()
        p.tables = put(p.tables, table, move - self.base)
        tell(p, told.E_TABLE, seat, table, move - self.base)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"table": p.slot(TABLE)}


class Retrieve(Choice[Spain]):
    """An own played card comes back to hand: unseen from the pile, seen from the table (EG-22.9). Slot: node."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.RETRIEVE, [n.item()], slots=["node"])

    def where(self, p: Spain, seat: int, item: int) -> int:
        """Where an own card lies; IN_HAND also for what is not the seat's at all."""
        if item < t.POWERS:
            return p.hand[seat * t.POWERS + item]
        if not p.grey:
            return t.IN_HAND
        place = p.grey[item - t.POWERS]
        return place % t.SPAN if place // t.SPAN == seat else t.IN_HAND

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        item = move - self.base
        node = p.book.nodes[p.slot(NODE)]
        where = self.where(p, seat, item)
        if where != t.IN_PILE and where != t.ON_TABLE:
            return told.NOT_PLAYED
        if item >= t.POWERS and not node.grey:
            return told.NO_GREY
        return told.NOT_FROM_TABLE if where == t.ON_TABLE and not node.from_table else 0

    def apply(self, p: Spain, seat: int, move: int) -> None:
        item = move - self.base
        coloured_only = 0 if p.book.nodes[p.slot(NODE)].grey else 1
        unseen = self.where(p, seat, item) == t.IN_PILE
        p.pop()
        if unseen:
            if not p.stamps:
                p.stamps = [0] * (p.seats * (t.POWERS + t.GREYS))
            p.fetches = [*p.fetches, seat, coloured_only]
        if item < t.POWERS:
            p.hand = put(p.hand, seat * t.POWERS + item, t.FETCHED if unseen else t.IN_HAND)
        else:
            p.grey = put(p.grey, item - t.POWERS, seat * t.SPAN + (t.FETCHED if unseen else t.SEEN))
        if unseen:
            tell(p, told.E_FETCH, seat, item, knows=1 << seat)
        else:
            tell(p, told.E_TAKE_BACK, seat, item)


class Grande(Choice[Spain]):
    """The new home of the own grande (EG-22.6). Slot: node."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.GRANDE, [n.region()], slots=["node"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        return grande_refusal(p, seat, p.book.nodes[p.slot(NODE)], move - self.base)

    def apply(self, p: Spain, seat: int, move: int) -> None:
        p.pop()
        p.grande = put(p.grande, seat, move - self.base)
        tell(p, told.E_GRANDE, seat, move - self.base)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"place": p.grande[seat]}


class King(Choice[Spain]):
    """Where the King goes, with his riders (EG-22.7, EG-19). Slot: node."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.KING, [n.throne()], slots=["node"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        return king_refusal(p, p.book.nodes[p.slot(NODE)], move - self.base)

    def apply(self, p: Spain, seat: int, move: int) -> None:
        place = move - self.base
        node = p.book.nodes[p.slot(NODE)]
        p.pop()
        left = p.king
        p.king = place
        tell(p, told.E_KING, seat, place)
        if node.joust:
            for owner in range(p.seats):
                if p.grande[owner] == place:
                    p.grande = put(p.grande, owner, t.TOWER)
                    tell(p, told.E_JOUST, owner)
        if node.escort and left < t.REGIONS:
            self.ride(p, seat, left, place, node.escort)

    def ride(self, p: Spain, seat: int, left: int, place: int, escort: int) -> None:
        """Exactly so many go along, all if there are no more (EG-19.3)."""
        if p.crowd(left) > escort:
            p.push(t.ESCORT, seat, escort, left, place, 0)
            return
        for i in range(p.book.colours):
            for _ in range(p.men[i * t.PLACES + left]):
                go_along(p, i, left, place)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"place": p.king}


def go_along(p: Spain, colour: int, left: int, place: int) -> None:
    p.move_men(colour, left, place, 1)
    tell(p, told.E_ESCORT, colour, left, place)


class Escort(Choice[Spain]):
    """Whose caballero goes along with the King (EG-19.3). Slots: how many still, from, to, least rank of colour."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.ESCORT, [n.colour()], slots=["still", "from:place", "to:place", "rank"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        colour = move - self.base
        if colour >= p.book.colours:
            return told.NO_SUCH_COLOUR
        if p.men[colour * t.PLACES + p.slot(ORIGIN)] == 0:
            return told.NOBODY_THERE
        rank = p.rank(seat, colour)
        if rank < p.slot(RANK) or self.at_or_after(p, seat, rank) < p.slot(STILL):
            return REDUNDANT
        return 0

    def at_or_after(self, p: Spain, seat: int, rank: int) -> int:
        total = 0
        for colour in range(p.book.colours):
            if p.rank(seat, colour) >= rank:
                total += p.men[colour * t.PLACES + p.slot(ORIGIN)]
        return total

    def apply(self, p: Spain, seat: int, move: int) -> None:
        colour = move - self.base
        go_along(p, colour, p.slot(ORIGIN), p.slot(TARGET))
        if p.slot(STILL) == 1:
            p.pop()
        else:
            p.fill(STILL, p.slot(STILL) - 1)
            p.fill(RANK, p.rank(seat, colour))

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"count": p.slot(STILL), "place": p.slot(ORIGIN)}


class Viceroy(Choice[Spain]):
    """The grande that changes places with the King (EG-19.8)."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.VICEROY, [n.colour()])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        owner = move - self.base
        if owner >= p.seats:
            return told.NO_SUCH_COLOUR
        if p.grande[owner] >= t.REGIONS:
            return told.GRANDE_NOT_IN_REGION
        return told.SAME_PLACE if p.grande[owner] == p.king else 0

    def apply(self, p: Spain, seat: int, move: int) -> None:
        owner = move - self.base
        p.pop()
        home = p.grande[owner]
        p.grande = put(p.grande, owner, p.king)
        p.king = home
        tell(p, told.E_VICEROY, seat, owner, home)
