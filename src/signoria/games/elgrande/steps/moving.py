"""Decisions of special actions that move caballeros: lift and drop, march, settle, throw, recall."""

from typing import Final

from signoria.games.elgrande import notation
from signoria.games.elgrande.book import ALL, OWN
from signoria.games.elgrande.effects import eligible
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.terms import (
    ABOVE,
    BIT,
    COURT,
    DROP,
    E_LEVY,
    E_MOVE,
    E_PLACE,
    E_THROW,
    KINGS_REGION,
    LIFT,
    MARCH,
    MARCH_TO,
    MOVED_ALREADY,
    MUST_GO_ON,
    NO_SUCH_COLOUR,
    NO_TOWER,
    NOBODY_THERE,
    NOT_BORDERING,
    NOT_YOUR_CABALLERO,
    NOTHING_TO_MARCH,
    OTHER_SOURCE,
    OVER_LIMIT,
    PLACES,
    REGIONS,
    SAME_PLACE,
    TOO_FEW,
    TOWER,
    TOWER_TABOO,
    YOUR_OWN_CABALLERO,
)
from signoria.kernel.position import NONE, REDUNDANT, Choice, Position

DONE: Final = REGIONS
"""The move that ends a choice among regions."""


class From(Choice):
    """The region that all pieces of this move leave (decided first). Slot: node."""

    def __init__(self) -> None:
        super().__init__("from", "EG-9.1", [notation.region()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        region = move - self.base
        if region == p.king:
            return KINGS_REGION
        node = p.rules.nodes[p.slot(0)]
        if node.to_neighbour and not p.rules.adjacent[region] & ~BIT[p.king]:
            return NOTHING_TO_MARCH
        for colour in range(p.rules.colours):
            if eligible(p, seat, node.owner, colour) and p.men[colour * PLACES + region]:
                return 0
        return NOBODY_THERE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        region = move - self.base
        number = p.slot(0)
        node = p.rules.nodes[number]
        p.pop()
        if node.to_neighbour:
            p.push(MARCH, seat, number, region)
            return
        count = node.count
        if count == ALL:
            count = 0
            for colour in range(p.rules.colours):
                if eligible(p, seat, node.owner, colour):
                    count += p.men[colour * PLACES + region]
        p.fresh = [0] * (p.rules.colours * PLACES)
        p.push(LIFT, seat, number, count, -1, 0, 0, region)


class Lift(Choice):
    """The next caballero to move, or done (EG-9.1, EG-9.6).

    Slots: node, still allowed, colour last lifted, its sources and its destinations as masks, the only source
    or -1. A set of moves is reached by one canonical order: colours from the active seat on; within a colour
    sources and destinations rise, and no region is both. Other orders are redundant, not refused.
    """

    def __init__(self) -> None:
        super().__init__("lift", "EG-9.1", [notation.colour(), notation.region()], ["done"])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Spain)
        found: list[int] = []
        node = p.rules.nodes[p.slot(0)]
        only = p.slot(5)
        for colour in range(p.rules.colours):
            if node.owner == OWN and colour != seat:
                continue
            at = colour * PLACES
            to = self.base + colour * REGIONS
            for region in range(REGIONS):
                if p.men[at + region] and (only < 0 or only == region):
                    found.append(to + region)
        found.append(self.base + self.plain)
        return found

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        index = move - self.base
        if index == self.plain:
            return self.done_refusal(p, seat)
        colour = index // REGIONS
        region = index % REGIONS
        node = p.rules.nodes[p.slot(0)]
        if colour >= p.rules.colours:
            return NO_SUCH_COLOUR
        if not eligible(p, seat, node.owner, colour):
            return NOT_YOUR_CABALLERO if node.owner == OWN else YOUR_OWN_CABALLERO
        if region == p.king:
            return KINGS_REGION
        only = p.slot(5)
        if only >= 0 and region != only:
            return OTHER_SOURCE
        at = colour * PLACES + region
        if p.men[at] == 0:
            return NOBODY_THERE
        if p.men[at] == p.fresh[at]:
            return MOVED_ALREADY
        last = p.slot(2)
        if colour != last:
            if last >= 0 and self.rank(p, seat, colour) < self.rank(p, seat, last):
                return REDUNDANT
            return 0
        sources = p.slot(3)
        dests = p.slot(4)
        if sources >= BIT[region] * 2 or dests & BIT[region]:
            return REDUNDANT
        return 0 if canonical_targets(p, node.tower, region, sources, dests) else REDUNDANT

    def done_refusal(self, p: Spain, seat: int) -> int:
        """Nothing moved out of a named region is pointless."""
        node = p.rules.nodes[p.slot(0)]
        if not node.up_to:
            for move in self.domain(p, seat)[:-1]:
                if self.refusal(p, seat, move) <= 0:
                    return MUST_GO_ON
        if p.slot(5) >= 0 and p.slot(2) < 0:
            return REDUNDANT
        return 0

    def rank(self, p: Spain, seat: int, colour: int) -> int:
        """Colours count from the active seat on, the virtual one last."""
        return p.seats if colour == p.rules.virtual else (colour - seat) % p.seats

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        index = move - self.base
        if index == self.plain:
            p.fresh = NONE
            p.pop()
        else:
            p.push(DROP, seat, index // REGIONS, index % REGIONS)


def canonical_targets(p: Spain, tower: bool, region: int, sources: int, dests: int) -> int:
    """Where a caballero of the colour last lifted may go in canonical order, as a mask."""
    mask = ABOVE[dests.bit_length() - 1] if dests else 0x3FF
    if not tower:
        mask &= 0x1FF
    return mask & ~(BIT[p.king] | BIT[region] | sources)


class Drop(Choice):
    """Where the lifted caballero goes. Slots: colour, region it leaves."""

    def __init__(self) -> None:
        super().__init__("drop", "EG-9.1", [notation.region_or_tower()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        target = move - self.base
        if target == p.slot(1):
            return SAME_PLACE
        if target == p.king:
            return TOWER_TABOO if target == TOWER else KINGS_REGION
        node = p.rules.nodes[p.under(0)]
        if target == TOWER and not node.tower:
            return NO_TOWER
        if p.slot(0) != p.under(2):
            return 0
        targets = canonical_targets(p, node.tower, p.slot(1), p.under(3), p.under(4))
        return 0 if targets & BIT[target] else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        target = move - self.base
        colour = p.slot(0)
        region = p.slot(1)
        p.pop()
        p.move_men(colour, region, target, 1)
        if p.ear is not None:
            p.ear.hear(E_MOVE, [seat, colour, region, target])
        if colour != p.slot(2):
            p.fill(2, colour)
            p.fill(3, 0)
            p.fill(4, 0)
        p.fill(3, p.slot(3) | BIT[region])
        p.fill(4, p.slot(4) | BIT[target])
        p.fill(1, p.slot(1) - 1)
        if p.slot(1) == 0:
            p.fresh = NONE
            p.pop()
            return
        fresh = p.fresh[:]
        fresh[colour * PLACES + target] += 1
        p.fresh = fresh


class March(Choice):
    """How many go together to a bordering region. Slots: node, region they leave."""

    def __init__(self) -> None:
        super().__init__("march", "EG-22.13", [notation.number()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Spain)
        return self.block[: p.rules.nodes[p.slot(0)].count + 1]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        n = move - self.base
        if n == 0:
            return MUST_GO_ON
        node = p.rules.nodes[p.slot(0)]
        if n > node.count:
            return OVER_LIMIT
        there = p.men[seat * PLACES + p.slot(1)]
        if n > there:
            return TOO_FEW
        return 0 if node.up_to or n == min(there, node.count) else MUST_GO_ON

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        region = p.slot(1)
        p.pop()
        p.push(MARCH_TO, seat, region, move - self.base)


class MarchTo(Choice):
    """The bordering region. Slots: region they leave, how many."""

    def __init__(self) -> None:
        super().__init__("march-to", "EG-22.13", [notation.region()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        region = move - self.base
        if region == p.slot(0):
            return SAME_PLACE
        if region == p.king:
            return KINGS_REGION
        return 0 if (p.rules.adjacent[p.slot(0)] >> region) & 1 else NOT_BORDERING

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        region = p.slot(0)
        count = p.slot(1)
        p.pop()
        p.move_men(seat, region, move - self.base, count)
        if p.ear is not None:
            for _ in range(count):
                p.ear.hear(E_MOVE, [seat, seat, region, move - self.base])


class Settle(Choice):
    """A caballero from court to any region but the King's (EG-22.1). Slots: node, still allowed, least region."""

    def __init__(self) -> None:
        super().__init__("settle", "EG-22.1", [notation.region()], ["done"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        region = move - self.base
        if region == DONE:
            return 0 if p.rules.nodes[p.slot(0)].up_to else MUST_GO_ON
        if region == p.king:
            return KINGS_REGION
        return 0 if region >= p.slot(2) else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        region = move - self.base
        if region == DONE:
            p.pop()
            return
        p.move_men(seat, COURT, region, 1)
        if p.ear is not None:
            p.ear.hear(E_PLACE, [seat, region])
        if p.slot(1) == 1 or p.men[seat * PLACES + COURT] == 0:
            p.pop()
        else:
            p.fill(1, p.slot(1) - 1)
            p.fill(2, region)


class Throw(Choice):
    """How many caballeros go from court into the tower. Slot: node."""

    def __init__(self) -> None:
        super().__init__("throw", "EG-10.1", [notation.number()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Spain)
        return self.block[: p.rules.nodes[p.slot(0)].count + 1]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        n = move - self.base
        node = p.rules.nodes[p.slot(0)]
        if n > node.count:
            return OVER_LIMIT
        court = p.men[seat * PLACES + COURT]
        if n > court:
            return TOO_FEW
        return 0 if node.up_to or n == min(court, node.count) else MUST_GO_ON

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        p.pop()
        n = move - self.base
        p.move_men(seat, COURT, TOWER, n)
        if p.ear is not None:
            p.ear.hear(E_THROW, [seat, n])


class Recall(Choice):
    """A caballero from a region back to court. Slots: node, still allowed, least region."""

    def __init__(self) -> None:
        super().__init__("recall", "EG-22.13", [notation.region()], ["done"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        region = move - self.base
        if region == DONE:
            return 0 if p.rules.nodes[p.slot(0)].up_to else MUST_GO_ON
        if region == p.king:
            return KINGS_REGION
        if p.men[seat * PLACES + region] == 0:
            return NOBODY_THERE
        return 0 if region >= p.slot(2) else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        region = move - self.base
        if region == DONE:
            p.pop()
            return
        p.move_men(seat, region, COURT, 1)
        if p.ear is not None:
            p.ear.hear(E_LEVY, [seat, region])
        if p.slot(1) == 1 or self.nobody_left(p, seat):
            p.pop()
        else:
            p.fill(1, p.slot(1) - 1)
            p.fill(2, region)

    def nobody_left(self, p: Spain, seat: int) -> bool:
        for region in range(REGIONS):
            if region != p.king and p.men[seat * PLACES + region]:
                return False
        return True
