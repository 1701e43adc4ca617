"""Decisions of special actions that move caballeros: lift and drop, march, settle, throw, recall."""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande import told
from signoria.games.elgrande.effects.nodes import ALL, OWN
from signoria.games.elgrande.effects.ops import NODE
from signoria.games.elgrande.effects.reach import eligible, men_outside
from signoria.games.elgrande.notation import Notation
from signoria.games.elgrande.position import Spain
from signoria.kernel.position import NONE, REDUNDANT, tell
from signoria.kernel.step import Choice

DONE: Final = t.REGIONS
"""The move that ends a choice among regions."""

# Slots, after the node: of lift, settle and recall how many more may be moved; of settle and recall the least region.
STILL: Final = 1
LEAST: Final = 2
# Of lift.
LAST: Final = 2
SOURCES: Final = 3
TARGETS: Final = 4
ONLY: Final = 5
# Of drop; of march, too, the region that is left.
COLOUR: Final = 0
ORIGIN: Final = 1
# Of march-to.
LEAVING: Final = 0
COUNT: Final = 1


class From(Choice[Spain]):
    """The region that all pieces of this move leave (decided first). Slot: node."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.FROM, [n.region()], slots=["node"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        region = move - self.base
        if region == p.king:
            return told.KINGS_REGION
        node = p.book.nodes[p.slot(NODE)]
        if node.to_neighbour and not p.book.adjacent[region] & ~t.BIT[p.king]:
            return told.NOTHING_TO_MARCH
        for colour in range(p.book.colours):
            if eligible(p, seat, node.owner, colour) and p.men[colour * t.PLACES + region]:
                return 0
        return told.NOBODY_THERE

    def apply(self, p: Spain, seat: int, move: int) -> None:
        region = move - self.base
        number = p.slot(NODE)
        node = p.book.nodes[number]
        p.pop()
        if node.to_neighbour:
            p.push(t.MARCH, seat, number, region)
            return
        count = node.count
        if count == ALL:
            count = 0
            for colour in range(p.book.colours):
                if eligible(p, seat, node.owner, colour):
                    count += p.men[colour * t.PLACES + region]
        p.fresh = [0] * (p.book.colours * t.PLACES)
        p.push(t.LIFT, seat, number, count, -1, 0, 0, region)


class Lift(Choice[Spain]):
    """The next caballero to move, or done (EG-9.1, EG-9.6).

    Slots: node, still allowed, colour last lifted, its sources and its destinations as masks, the only source
    or -1. A set of moves is reached by one canonical order: colours from the active seat on; within a colour
    sources and destinations rise, and no region is both. Other orders are redundant, not refused.
    """

    def __init__(self, n: Notation) -> None:
        super().__init__(
            t.LIFT,
            [n.colour(), n.region()],
            ["done"],
            slots=["node", "still", "last:colour", "sources", "targets", "only:place"],
        )

    def domain(self, p: Spain, seat: int) -> list[int]:
        found: list[int] = []
        node = p.book.nodes[p.slot(NODE)]
        only = p.slot(ONLY)
        for colour in range(p.book.colours):
            if node.owner == OWN and colour != seat:
                continue
            at = colour * t.PLACES
            to = self.base + colour * t.REGIONS
            for region in range(t.REGIONS):
                if p.men[at + region] and (only < 0 or only == region):
                    found.append(to + region)
        found.append(self.base + self.plain)
        return found

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        index = move - self.base
        if index == self.plain:
            return self.done_refusal(p, seat)
        colour = index // t.REGIONS
        region = index % t.REGIONS
        node = p.book.nodes[p.slot(NODE)]
        if colour >= p.book.colours:
            return told.NO_SUCH_COLOUR
        if not eligible(p, seat, node.owner, colour):
            return told.NOT_YOUR_CABALLERO if node.owner == OWN else told.YOUR_OWN_CABALLERO
        if region == p.king:
            return told.KINGS_REGION
        only = p.slot(ONLY)
        if only >= 0 and region != only:
            return told.OTHER_SOURCE
        at = colour * t.PLACES + region
        if p.men[at] == 0:
            return told.NOBODY_THERE
        if p.men[at] == p.fresh[at]:
            return told.MOVED_ALREADY
        last = p.slot(LAST)
        if colour != last:
            if last >= 0 and p.rank(seat, colour) < p.rank(seat, last):
                return REDUNDANT
            return 0
        sources = p.slot(SOURCES)
        dests = p.slot(TARGETS)
        if sources >= t.BIT[region] * 2 or dests & t.BIT[region]:
            return REDUNDANT
        return 0 if canonical_targets(p, node.tower, region, sources, dests) else REDUNDANT

    def done_refusal(self, p: Spain, seat: int) -> int:
        """Nothing moved out of a named region is pointless."""
        node = p.book.nodes[p.slot(NODE)]
        if not node.up_to:
            for move in self.domain(p, seat)[:-1]:
                if self.refusal(p, seat, move) <= 0:
                    return told.MUST_GO_ON
        if p.slot(ONLY) >= 0 and p.slot(LAST) < 0:
            return REDUNDANT
        return 0

    def apply(self, p: Spain, seat: int, move: int) -> None:
        index = move - self.base
        if index == self.plain:
            p.fresh = NONE
            p.pop()
        else:
            p.push(t.DROP, seat, index // t.REGIONS, index % t.REGIONS)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"count": p.slot(STILL)}


def canonical_targets(p: Spain, tower: bool, region: int, sources: int, dests: int) -> int:
    """Where a caballero of the colour last lifted may go in canonical order, as a mask."""
    mask = t.ABOVE[dests.bit_length() - 1] if dests else t.ABOVE[0]
    if not tower:
        mask &= t.ALL_REGIONS
    return mask & ~(t.BIT[p.king] | t.BIT[region] | sources)


class Drop(Choice[Spain]):
    """Where the lifted caballero goes. Slots: colour, region it leaves."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.DROP, [n.region_or_tower()], slots=["colour:colour", "from:place"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        target = move - self.base
        if target == p.slot(ORIGIN):
            return told.SAME_PLACE
        if target == p.king:
            return told.TOWER_TABOO if target == t.TOWER else told.KINGS_REGION
        node = p.book.nodes[p.under(NODE)]
        if target == t.TOWER and not node.tower:
            return told.NO_TOWER
        if p.slot(COLOUR) != p.under(LAST):
            return 0
        targets = canonical_targets(p, node.tower, p.slot(ORIGIN), p.under(SOURCES), p.under(TARGETS))
        return 0 if targets & t.BIT[target] else REDUNDANT

    def apply(self, p: Spain, seat: int, move: int) -> None:
        target = move - self.base
        colour = p.slot(COLOUR)
        region = p.slot(ORIGIN)
        p.pop()
        p.move_men(colour, region, target, 1)
        tell(p, told.E_MOVE, seat, colour, region, target)
        if colour != p.slot(LAST):
            p.fill(LAST, colour)
            p.fill(SOURCES, 0)
            p.fill(TARGETS, 0)
        p.fill(SOURCES, p.slot(SOURCES) | t.BIT[region])
        p.fill(TARGETS, p.slot(TARGETS) | t.BIT[target])
        p.fill(STILL, p.slot(STILL) - 1)
        if p.slot(STILL) == 0:
            p.fresh = NONE
            p.pop()
            return
        fresh = p.fresh[:]
        fresh[colour * t.PLACES + target] += 1
        p.fresh = fresh

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"seat": p.slot(COLOUR), "place": p.slot(ORIGIN)}


class Together(Choice[Spain]):
    """How many caballeros go together: as many as the card says, or as there are."""

    def at_hand(self, p: Spain, seat: int) -> int:
        """How many there are."""
        raise NotImplementedError

    def domain(self, p: Spain, seat: int) -> list[int]:
        return self.block[: p.book.nodes[p.slot(NODE)].count + 1]

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        n = move - self.base
        node = p.book.nodes[p.slot(NODE)]
        if n > node.count:
            return told.OVER_LIMIT
        there = self.at_hand(p, seat)
        if n > there:
            return told.TOO_FEW
        return 0 if node.up_to or n == min(there, node.count) else told.MUST_GO_ON

    def why(self, p: Spain, seat: int, move: int, code: int) -> dict[str, int]:
        return {"count": self.at_hand(p, seat) if code == told.TOO_FEW else p.book.nodes[p.slot(NODE)].count}


class March(Together):
    """How many go together to a bordering region. Slots: node, region they leave."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.MARCH, [n.number()], slots=["node", "from:place"])

    def at_hand(self, p: Spain, seat: int) -> int:
        return p.men[seat * t.PLACES + p.slot(ORIGIN)]

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        return told.MUST_GO_ON if move == self.base else super().refusal(p, seat, move)

    def apply(self, p: Spain, seat: int, move: int) -> None:
        region = p.slot(ORIGIN)
        p.pop()
        p.push(t.MARCH_TO, seat, region, move - self.base)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"place": p.slot(ORIGIN)}


class MarchTo(Choice[Spain]):
    """The bordering region. Slots: region they leave, how many."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.MARCH_TO, [n.region()], slots=["from:place", "count"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        region = move - self.base
        if region == p.slot(LEAVING):
            return told.SAME_PLACE
        if region == p.king:
            return told.KINGS_REGION
        return 0 if (p.book.adjacent[p.slot(LEAVING)] >> region) & 1 else told.NOT_BORDERING

    def apply(self, p: Spain, seat: int, move: int) -> None:
        region = p.slot(LEAVING)
        count = p.slot(COUNT)
        p.pop()
        p.move_men(seat, region, move - self.base, count)
        for _ in range(count):
            tell(p, told.E_MOVE, seat, seat, region, move - self.base)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"place": p.slot(LEAVING), "count": p.slot(COUNT)}

    def why(self, p: Spain, seat: int, move: int, code: int) -> dict[str, int]:
        return {"place2": p.slot(LEAVING)} if code == told.NOT_BORDERING else {}


class Throw(Together):
    """How many caballeros go from court into the tower. Slot: node."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.THROW, [n.number()], slots=["node"])

    def at_hand(self, p: Spain, seat: int) -> int:
        return p.men[seat * t.PLACES + t.COURT]

    def apply(self, p: Spain, seat: int, move: int) -> None:
        p.pop()
        n = move - self.base
        p.move_men(seat, t.COURT, t.TOWER, n)
        tell(p, told.E_THROW, seat, n)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"count": min(p.book.nodes[p.slot(NODE)].count, self.at_hand(p, seat))}


class OneByOne(Choice[Spain]):
    """Caballeros go one by one, until nobody is left, the card allows no more, or done.

    Slots: node, still allowed, least region. Regions rise; another order is redundant.
    """

    def __init__(self, number: int, n: Notation) -> None:
        super().__init__(number, [n.region()], ["done"], slots=["node", "still", "least:place"])

    def at_hand(self, p: Spain, seat: int) -> int:
        """How many there are."""
        raise NotImplementedError

    def go(self, p: Spain, seat: int, region: int) -> None:
        """Move one."""
        raise NotImplementedError

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        region = move - self.base
        if region == DONE:
            return 0 if p.book.nodes[p.slot(NODE)].up_to else told.MUST_GO_ON
        if region == p.king:
            return told.KINGS_REGION
        return 0 if region >= p.slot(LEAST) else REDUNDANT

    def apply(self, p: Spain, seat: int, move: int) -> None:
        region = move - self.base
        if region == DONE:
            p.pop()
            return
        self.go(p, seat, region)
        if p.slot(STILL) == 1 or self.at_hand(p, seat) == 0:
            p.pop()
        else:
            p.fill(STILL, p.slot(STILL) - 1)
            p.fill(LEAST, region)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"count": min(p.slot(STILL), self.at_hand(p, seat))}


class Settle(OneByOne):
    """A caballero from court to any region but the King's (EG-22.1)."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.SETTLE, n)

    def at_hand(self, p: Spain, seat: int) -> int:
        return p.men[seat * t.PLACES + t.COURT]

    def go(self, p: Spain, seat: int, region: int) -> None:
        p.move_men(seat, t.COURT, region, 1)
        tell(p, told.E_PLACE, seat, region)


class Recall(OneByOne):
    """A caballero from a region back to court."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.RECALL, n)

    def at_hand(self, p: Spain, seat: int) -> int:
        return men_outside(p, seat)

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        region = move - self.base
        if region not in (DONE, p.king) and p.men[seat * t.PLACES + region] == 0:
            return told.NOBODY_THERE
        return super().refusal(p, seat, move)

    def go(self, p: Spain, seat: int, region: int) -> None:
        p.move_men(seat, region, t.COURT, 1)
        tell(p, told.E_LEVY, seat, region)
