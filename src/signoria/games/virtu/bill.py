"""Whether a cost can be paid at all, exactly (V-4).

A cost is a packed int of symbols and a number of florins that the treasury lacks; a relief is a card, a tile or another
source that gives one of its kinds of symbols. Reliefs come as a list of relief and row of symbols in turn.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.virtu import packed
from signoria.games.virtu import terms as t
from signoria.games.virtu.means import BIT, means, sources, total
from signoria.games.virtu.position import Italy
from signoria.kernel.position import NONE

KIND_OF: Final = [max(0, mask.bit_length() - 1) for mask in range(1 << t.KINDS)]
"""The kind of a mask of one."""


def payable(p: Italy, seat: i64, purpose: i64, need: i64, florins: i64) -> bool:
    """Whether the sources can pay a cost, exactly."""
    short = florins - p.florins[seat]
    if short < 0:
        short = 0
    if need == 0:
        return short == 0 or short <= total(p, seat, purpose, t.FLORIN)
    have = means(p, seat, purpose)
    if packed.beyond(need, have) or short > have >> packed.FLORINS_AT:
        return False
    if short == 0 and packed.one_kind(need):
        return True
    return can_cover(p, sources(p, seat, purpose), need, short)


class Till:
    """Whether a seat can pay one thing or another: what was found out about one cost may answer for the next."""

    def __init__(self, p: Italy, seat: int, purpose: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.have = means(p, seat, purpose)
        """The sums of all kinds over all sources, packed."""
        self.treasury = p.florins[seat]
        self.florins = self.treasury + (self.have >> packed.FLORINS_AT)
        """All florins, in the treasury and on reliefs."""
        self.sources = NONE
        self.paid = 0
        self.paid_short = -1
        """The symbols and the missing florins of a cost that can be paid."""
        self.unpaid = 0
        self.unpaid_short = self.florins + 1
        """The same of one that cannot; at first more than anything can lack."""

    def pays(self, p: Italy, need: i64, florins: i64) -> bool:
        """Whether a cost can be paid, exactly, of which there is enough of each kind."""
        short = florins - self.treasury
        if short < 0:
            short = 0
        if need == 0 or (short == 0 and packed.one_kind(need)):
            return True
        if no_dearer(need, short, self.paid, self.paid_short):
            return True
        if no_dearer(self.unpaid, self.unpaid_short, need, short):
            return False
        if not self.sources:
            self.sources = sources(p, self.seat, self.purpose)
        if can_cover(p, self.sources, need, short):
            self.paid = need
            self.paid_short = short
            return True
        self.unpaid = need
        self.unpaid_short = short
        return False


def no_dearer(need: i64, short: i64, other: i64, other_short: i64) -> bool:
    """Whether a cost asks for no more of anything than another one."""
    if short > other_short or need >> packed.EITHER_AT > other >> packed.EITHER_AT:
        return False
    return not packed.beyond(need, other)


def can_cover(
    p: Italy, found: list[int], need: i64, short: i64, without: i64 = -1, ordered: i64 = -1, bound: i64 = 0
) -> bool:
    """Whether these sources cover the symbols and the missing florins; each gives one kind only (V-4.3).

    `without` is a relief that is not there; of the kind `ordered`, only reliefs whose key is at least `bound` count.
    """
    if need == 0:
        return covers_one(p, found, t.FLORIN, short, without, ordered, bound)
    kind = packed.one_kind(need)
    if kind:
        units = need >> packed.AT[kind]
        if short == 0:
            return covers_one(p, found, kind, units, without, ordered, bound)
        return covers_beside_florins(p, found, kind, units, short, without, ordered, bound)
    return covers_mixed(p, found, Bill(need, short), without, ordered, bound)


def covers_one(p: Italy, found: list[int], kind: i64, units: i64, without: i64, ordered: i64, bound: i64) -> bool:
    """One kind: nothing competes for the reliefs, so they are simply added up."""
    sym = p.book.sym
    for i in range(0, len(found), 2):
        one = sym[found[i + 1] * t.KINDS + kind]
        if one and found[i] != without and (kind != ordered or key_of(one, found[i]) >= bound):
            units -= one
    return units <= 0


def covers_beside_florins(
    p: Italy, found: list[int], kind: i64, units: i64, short: i64, without: i64, ordered: i64, bound: i64
) -> bool:
    """One kind and florins: only the reliefs that show both must be shared out."""
    sym = p.book.sym
    both: list[int] = []
    units_of_both = 0
    florins_of_both = 0
    for i in range(0, len(found), 2):
        row = found[i + 1] * t.KINDS
        one = sym[row + kind]
        florins = sym[row]
        if not (one or florins) or found[i] == without:
            continue
        if kind == ordered and one and key_of(one, found[i]) < bound:
            one = 0
        elif ordered == t.FLORIN and florins and key_of(florins, found[i]) < bound:
            florins = 0
        if one and florins:
            units_of_both += one
            florins_of_both += florins
            both.append(one)
            both.append(florins)
        else:
            units -= one
            short -= florins
    if units <= 0:
        return short <= florins_of_both
    if short <= 0:
        return units <= units_of_both
    if units >= units_of_both or short >= florins_of_both:
        return False
    return shared_out(both, units, short)


def shared_out(both: list[int], units: int, short: int) -> bool:
    """Whether reliefs of two kinds, units and florins in turn, can be shared out so that there is enough of each."""
    most = [0] + [-1] * units
    """The most florins for each number of units, which is capped; -1 where it cannot be had."""
    for i in range(0, len(both), 2):
        for n in range(units, -1, -1):
            if most[n] >= 0:
                more = min(units, n + both[i])
                if more > n and most[n] > most[more]:
                    most[more] = most[n]
                most[n] += both[i + 1]
    return most[units] >= short


class Bill:
    """A cost of several kinds. So many crowns or crosses, `either`, come on top of those that are named."""

    def __init__(self, need: int, short: int) -> None:
        self.least = need & packed.SYMBOLS_ONLY
        self.either = need >> packed.EITHER_AT
        self.short = short
        self.kinds: list[int] = []
        self.asked = 0
        """The kinds again, as a mask."""
        self.caps = [0] * t.KINDS
        """How many of each kind are of use."""
        for kind in range(t.KINDS):
            cap = packed.amount(self.least, kind) if kind else short
            if kind == t.CROWN or kind == t.CROSS:
                cap += self.either
            if cap > 0:
                self.kinds.append(kind)
                self.asked |= BIT[kind]
                self.caps[kind] = cap

    def met_by(self, have: i64) -> bool:
        """Whether so many of each kind, packed with the florins on top, pay it."""
        if have >> packed.FLORINS_AT < self.short or packed.beyond(self.least, have):
            return False
        rest = have - self.least
        return packed.amount(rest, t.CROWN) + packed.amount(rest, t.CROSS) >= self.either

    def with_more(self, have: i64, kind: i64, units: i64) -> i64:
        """The same with so many more of a kind, as far as they are of use."""
        now = have >> packed.AT[kind]
        if kind != t.FLORIN:
            now &= t.MOST
        more = self.caps[kind] - now
        if more <= 0:
            return have
        return have + ((units if units < more else more) << packed.AT[kind])


def covers_mixed(p: Italy, found: list[int], bill: Bill, without: i64, ordered: i64, bound: i64) -> bool:
    """Reliefs with one useful kind are added up; of the others all combinations are tried.

    Each kind is capped at what is needed, so there are never more of them than the cost has parts.
    """
    sym = p.book.sym
    shows = p.book.shows
    have: i64 = 0
    asked: i64 = bill.asked
    mixed: list[int] = []
    for i in range(0, len(found), 2):
        relief: i64 = found[i]
        if relief == without:
            continue
        card: i64 = found[i + 1]
        row = card * t.KINDS
        useful: i64 = shows[card]
        useful &= asked
        if ordered >= 0 and useful & BIT[ordered] and key_of(sym[row + ordered], relief) < bound:
            useful &= ~BIT[ordered]
        if useful & (useful - 1):
            mixed.append(row)
            mixed.append(useful)
        elif useful:
            kind: i64 = KIND_OF[useful]
            have += sym[row + kind] << packed.AT[kind]
    if bill.met_by(have) or greedily(p, mixed, bill, have):
        return True
    states: set[int] = {have}
    for i in range(0, len(mixed), 2):
        grown: set[int] = set()
        for state in states:
            for kind in bill.kinds:
                if mixed[i + 1] & BIT[kind]:
                    more = bill.with_more(state, kind, sym[mixed[i] + kind])
                    if bill.met_by(more):
                        return True
                    grown.add(more)
        states |= grown
    return False


def greedily(p: Italy, mixed: list[int], bill: Bill, have: i64) -> bool:
    """Whether the bill is met if each relief gives what most of is of use: where it can be met, that is mostly so."""
    sym = p.book.sym
    for i in range(0, len(mixed), 2):
        best = have
        most: i64 = 0
        for kind in bill.kinds:
            if mixed[i + 1] & BIT[kind]:
                more: i64 = bill.with_more(have, kind, sym[mixed[i] + kind])
                units = (more - have) >> packed.AT[kind]
                if units > most:
                    most = units
                    best = more
        have = best
        if bill.met_by(have):
            return True
    return False


def key_of(units: i64, relief: i64) -> int:
    """The place of a relief in a canonical payment of one kind: many units first, then in the order of reliefs."""
    return (t.MOST - units) * 64 + relief
