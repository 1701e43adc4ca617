"""Decisions of special actions about cards, tables, grandes and the King."""

from signoria.games.elgrande import notation
from signoria.games.elgrande.effects import executable, grande_refusal, king_refusal
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import score_place
from signoria.games.elgrande.terms import (
    E_ESCORT,
    E_FETCH,
    E_GRANDE,
    E_JOUST,
    E_KING,
    E_TABLE,
    E_TAKE_BACK,
    E_VICEROY,
    EFFECT,
    EMPTY_REGION,
    ESCORT,
    FETCHED,
    GRANDE_NOT_IN_REGION,
    GREYS,
    IN_HAND,
    IN_PILE,
    LAY,
    NO_GREY,
    NO_SUCH_COLOUR,
    NO_SUCH_OPTION,
    NOBODY_THERE,
    NOT_EXECUTABLE,
    NOT_FROM_TABLE,
    NOT_PLAYED,
    ON_TABLE,
    PLACES,
    POWERS,
    REGIONS,
    SAME_PLACE,
    SEEN,
    SPAN,
    TABLE_TABOO,
    TABLE_THERE,
    TOWER,
)
from signoria.kernel.position import REDUNDANT, Choice, Position, put


class Choose(Choice):
    """One of the options of an either/or card (EG-14.8). Slot: node."""

    def __init__(self) -> None:
        super().__init__("choose", "EG-14.8", None, ["first", "second", "third", "fourth"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        at = (move - self.base) * 2
        options = p.rules.nodes[p.slot(0)].options
        if at >= len(options):
            return NO_SUCH_OPTION
        return 0 if executable(p, seat, options[at], options[at + 1]) else NOT_EXECUTABLE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        at = (move - self.base) * 2
        options = p.rules.nodes[p.slot(0)].options
        p.pop()
        p.push(EFFECT, seat, options[at], options[at + 1])


class Inspect(Choice):
    """The region to score (EG-9.4). Slot: node."""

    def __init__(self) -> None:
        super().__init__("score", "EG-9.4", [notation.region()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        return 0 if p.crowd(move - self.base) else EMPTY_REGION

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        first_only = p.rules.nodes[p.slot(0)].first_only
        p.pop()
        score_place(p, move - self.base, True, first_only)


class Table(Choice):
    """The alternative table to lay or to move (EG-22.5)."""

    def __init__(self) -> None:
        super().__init__("table", "EG-22.5", [notation.table()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        return TABLE_TABOO if p.tables[move - self.base] == p.king else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        p.pop()
        p.push(LAY, seat, move - self.base)


class Lay(Choice):
    """Where the table goes. Slot: the table."""

    def __init__(self) -> None:
        super().__init__("lay", "EG-22.5", [notation.region_or_tower()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        place = move - self.base
        if place == p.king:
            return TABLE_TABOO
        there = p.table_at(place)
        if there == p.slot(0):
            return SAME_PLACE
        return 0 if there < 0 else TABLE_THERE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        table = p.slot(0)
        p.pop()
        p.tables = put(p.tables, table, move - self.base)
        if p.ear is not None:
            p.ear.hear(E_TABLE, [seat, table, move - self.base])


class Retrieve(Choice):
    """An own played card comes back to hand: unseen from the pile, seen from the table (EG-22.9). Slot: node."""

    def __init__(self) -> None:
        super().__init__("retrieve", "EG-22.4", [notation.item()])

    def where(self, p: Spain, seat: int, item: int) -> int:
        """Where an own card lies; IN_HAND also for what is not the seat's at all."""
        if item < POWERS:
            return p.hand[seat * POWERS + item]
        if not p.grey:
            return IN_HAND
        place = p.grey[item - POWERS]
        return place % SPAN if place // SPAN == seat else IN_HAND

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        item = move - self.base
        node = p.rules.nodes[p.slot(0)]
        where = self.where(p, seat, item)
        if where != IN_PILE and where != ON_TABLE:
            return NOT_PLAYED
        if item >= POWERS and not node.grey:
            return NO_GREY
        return NOT_FROM_TABLE if where == ON_TABLE and not node.from_table else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        item = move - self.base
        coloured_only = 0 if p.rules.nodes[p.slot(0)].grey else 1
        unseen = self.where(p, seat, item) == IN_PILE
        p.pop()
        if unseen:
            if not p.stamps:
                p.stamps = [0] * (p.seats * (POWERS + GREYS))
            p.fetches = [*p.fetches, seat, coloured_only]
        if item < POWERS:
            p.hand[seat * POWERS + item] = FETCHED if unseen else IN_HAND
        else:
            p.grey = put(p.grey, item - POWERS, seat * SPAN + (FETCHED if unseen else SEEN))
        if p.ear is not None and unseen:
            p.ear.hear(E_FETCH, [seat, item], 1 << seat)
        elif p.ear is not None:
            p.ear.hear(E_TAKE_BACK, [seat, item])


class Grande(Choice):
    """The new home of the own grande (EG-22.6). Slot: node."""

    def __init__(self) -> None:
        super().__init__("grande", "EG-22.6", [notation.region()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        return grande_refusal(p, seat, p.rules.nodes[p.slot(0)], move - self.base)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        p.pop()
        p.grande = put(p.grande, seat, move - self.base)
        if p.ear is not None:
            p.ear.hear(E_GRANDE, [seat, move - self.base])


class King(Choice):
    """Where the King goes, with his riders (EG-22.7, EG-19). Slot: node."""

    def __init__(self) -> None:
        super().__init__("king", "EG-22.7", [notation.throne()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        return king_refusal(p, p.rules.nodes[p.slot(0)], move - self.base)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        place = move - self.base
        node = p.rules.nodes[p.slot(0)]
        p.pop()
        left = p.king
        p.king = place
        if p.ear is not None:
            p.ear.hear(E_KING, [seat, place])
        if node.joust:
            for owner in range(p.seats):
                if p.grande[owner] == place:
                    p.grande = put(p.grande, owner, TOWER)
                    if p.ear is not None:
                        p.ear.hear(E_JOUST, [owner])
        if node.escort and left < REGIONS:
            self.ride(p, seat, left, place, node.escort)

    def ride(self, p: Spain, seat: int, left: int, place: int, escort: int) -> None:
        """Exactly so many go along, all if there are no more (EG-19.3)."""
        if p.crowd(left) > escort:
            p.push(ESCORT, seat, escort, left, place, 0)
            return
        for i in range(p.rules.colours):
            for _ in range(p.men[i * PLACES + left]):
                go_along(p, i, left, place)


def go_along(p: Spain, colour: int, left: int, place: int) -> None:
    p.move_men(colour, left, place, 1)
    if p.ear is not None:
        p.ear.hear(E_ESCORT, [colour, left, place])


class Escort(Choice):
    """Whose caballero goes along with the King (EG-19.3). Slots: how many still, from, to, least rank of colour."""

    def __init__(self) -> None:
        super().__init__("escort", "EG-19.3", [notation.colour()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        colour = move - self.base
        if colour >= p.rules.colours:
            return NO_SUCH_COLOUR
        if p.men[colour * PLACES + p.slot(1)] == 0:
            return NOBODY_THERE
        rank = self.rank(p, seat, colour)
        if rank < p.slot(3) or self.at_or_after(p, seat, rank) < p.slot(0):
            return REDUNDANT
        return 0

    def rank(self, p: Spain, seat: int, colour: int) -> int:
        return p.seats if colour == p.rules.virtual else (colour - seat) % p.seats

    def at_or_after(self, p: Spain, seat: int, rank: int) -> int:
        total = 0
        for colour in range(p.rules.colours):
            if self.rank(p, seat, colour) >= rank:
                total += p.men[colour * PLACES + p.slot(1)]
        return total

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        colour = move - self.base
        go_along(p, colour, p.slot(1), p.slot(2))
        if p.slot(0) == 1:
            p.pop()
        else:
            p.fill(0, p.slot(0) - 1)
            p.fill(3, self.rank(p, seat, colour))


class Viceroy(Choice):
    """The grande that changes places with the King (EG-19.8)."""

    def __init__(self) -> None:
        super().__init__("viceroy", "EG-19.8", [notation.colour()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        owner = move - self.base
        if owner >= p.seats:
            return NO_SUCH_COLOUR
        if p.grande[owner] >= REGIONS:
            return GRANDE_NOT_IN_REGION
        return SAME_PLACE if p.grande[owner] == p.king else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        owner = move - self.base
        p.pop()
        home = p.grande[owner]
        p.grande = put(p.grande, owner, p.king)
        p.king = home
        if p.ear is not None:
            p.ear.hear(E_VICEROY, [seat, owner, home])
