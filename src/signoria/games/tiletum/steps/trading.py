"""The contracts action, swaps, and resources of one's choice (T-6.4)."""

from typing import Final

from signoria.games.tiletum import notation, told
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.goods import gain, pay
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.steps.acting import Action, finish, spend
from signoria.games.tiletum.storage import crest_words, take, take_refusal, tile_words
from signoria.kernel.position import FRAME, REDUNDANT, put
from signoria.kernel.step import Choice

END: Final = t.OFFER + 1

ALL_KINDS: Final = (1 << t.KINDS) - 1

GIVEN: Final = 0
"""The kind that is given in a swap."""
COUNT: Final = 0
"""How many resources are still to be chosen."""
LOWEST: Final = 2
"""The lowest kind that may still be chosen."""
TOP_LOWEST: Final = t.TOP_RUN


def give_refusal(p: Europe, seat: int, kind: int, swaps: int) -> int:
    """A swap gives what is owned; in a run in rising order, and nothing that was just received."""
    if p.goods[seat * t.KINDS + kind] == 0:
        return told.NO_RESOURCE
    if swaps and ((swaps >> kind) & 1 or kind < swaps >> t.KINDS):
        return REDUNDANT
    return 0


class Contracts(Action):
    """Take a contract or a crest, or swap (T-6.4); a run of takes goes from left to right."""

    def __init__(self) -> None:
        super().__init__(t.DO_CONTRACTS, [notation.numbers("slot", t.OFFER)], ["swap"], ["lowest", "swaps"])
        self.hints = ["count", "what", "contract", "crest", "mine"]

    def domain(self, p: Europe, seat: int) -> list[int]:
        return self.block if p.agenda[t.TOP_POINTS] else self.block[-1:]

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        what = move - self.base
        if what == END:
            return 0
        points = p.agenda[t.TOP_POINTS]
        if what < t.OFFER:
            tile = p.contract_offer[what]
            if tile < 0:
                return told.SLOT_EMPTY
            if p.book.offer_cost[what] > points:
                return told.NO_POINTS
            code = take_refusal(p, seat, tile)
            return REDUNDANT if code == 0 and what < p.agenda[t.TOP_RUN] else code
        if points == 0:
            return told.NO_POINTS
        found = told.NO_RESOURCE
        swaps = p.slot(t.SWAPS)
        for kind in range(t.KINDS):
            code = give_refusal(p, seat, kind, swaps)
            if code == 0:
                return 0
            if code < 0:
                found = REDUNDANT
        return found

    def apply(self, p: Europe, seat: int, move: int) -> None:
        what = move - self.base
        if what == END:
            finish(p)
        elif what < t.OFFER:
            tile = p.contract_offer[what]
            p.fill(t.RUN, what)
            spend(p, p.book.offer_cost[what])
            p.contract_offer = put(p.contract_offer, what, -1)
            take(p, seat, tile)
        else:
            p.push(t.GIVE, seat, 0, p.slot(t.SOURCE))

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        slot = move - self.base
        if slot >= self.plain:
            return super().prospect(p, move)
        tile = p.contract_offer[slot]
        found = tile_words(tile) if tile >= 0 else {}
        found["count"] = p.book.offer_cost[slot]
        return found

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        if code == told.FAMILY_OWNED:
            return crest_words(p.contract_offer[move - self.base])
        return super().why(p, seat, move, code)


class Give(Choice[Europe]):
    """What is given in a swap (T-6.4b)."""

    def __init__(self) -> None:
        super().__init__(t.GIVE, [notation.resource()], slots=["", "source:tile"])

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        return give_refusal(p, seat, move - self.base, p.under(t.SWAPS))

    def apply(self, p: Europe, seat: int, move: int) -> None:
        p.agenda[-FRAME] = t.GET
        p.fill(GIVEN, move - self.base)


class Get(Choice[Europe]):
    """What comes for it; the first swap of a turn also gives any resource (T-6.4)."""

    def __init__(self) -> None:
        super().__init__(t.GET, [notation.resource()], slots=["given:resource", "source:tile"])

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        return told.SAME_TYPE if move - self.base == p.agenda[t.TOP_FIRST] else 0

    def apply(self, p: Europe, seat: int, move: int) -> None:
        given = p.slot(GIVEN)
        kind = move - self.base
        source = p.slot(t.SOURCE)
        p.pop()
        received = (p.slot(t.SWAPS) & ALL_KINDS) | (1 << kind)
        p.fill(t.SWAPS, (given << t.KINDS) | received)
        spend(p, 1)
        pay(p, seat, given, 1)
        gain(p, seat, kind, 1)
        if p.swapped == 0:
            p.swapped = 1
            p.push(t.GAIN, seat, 1, source)


class Gain(Choice[Europe]):
    """Resources of one's choice, in rising order (T-10.8)."""

    def __init__(self) -> None:
        super().__init__(t.GAIN, [notation.resource()], slots=["count", "source:tile", "lowest:resource"])

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        return REDUNDANT if move - self.base < p.agenda[TOP_LOWEST] else 0

    def apply(self, p: Europe, seat: int, move: int) -> None:
        kind = move - self.base
        count = p.slot(COUNT)
        if count == 1:
            p.pop()
        else:
            p.fill(COUNT, count - 1)
            p.fill(LOWEST, kind)
        gain(p, seat, kind, 1)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return {"count": p.slot(COUNT)}
