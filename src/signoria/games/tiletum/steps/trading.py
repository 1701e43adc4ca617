"""The contracts action, swaps, and resources of one's choice (T-6.4)."""

from typing import Final

from signoria.games.tiletum import notation
from signoria.games.tiletum.gains import gain, pay, take, take_refusal
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.steps.acting import Action, finish, spend
from signoria.games.tiletum.terms import GAIN, GET, GIVE, KINDS, OFFER
from signoria.games.tiletum.told import NO_POINTS, NO_RESOURCE, SAME_TYPE, SLOT_EMPTY
from signoria.kernel.position import REDUNDANT, Choice, Position, put

END: Final = OFFER + 1


def give_refusal(p: Europe, seat: int, kind: int, swaps: int) -> int:
    """A swap gives what is owned; in a run in rising order, and nothing that was just received (P6).

    `swaps` holds the run: bits of the kinds received, and above them the last kind given.
    """
    if p.goods[seat * KINDS + kind] == 0:
        return NO_RESOURCE
    if swaps and ((swaps >> kind) & 1 or kind < swaps >> KINDS):
        return REDUNDANT
    return 0


class Contracts(Action):
    """Take a contract or a crest, or swap (T-6.4). Slots: points, source, lowest slot of the run, swaps of the run."""

    def __init__(self) -> None:
        super().__init__("contracts", "T-6.4", [notation.numbers("slot", OFFER)], ["swap", "end"])
        self.hints = ["count", "what", "contract", "crest", "mine"]

    def domain(self, p: Position, seat: int) -> list[int]:
        return self.block if p.agenda[-6] else self.block[-1:]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        what = move - self.base
        if what == END:
            return 0
        points = p.agenda[-6]
        if what < OFFER:
            tile = p.contract_offer[what]
            if tile < 0:
                return SLOT_EMPTY
            if p.rules.offer_cost[what] > points:
                return NO_POINTS
            code = take_refusal(p, seat, tile)
            return REDUNDANT if code == 0 and what < p.agenda[-4] else code
        if points == 0:
            return NO_POINTS
        found = NO_RESOURCE
        for kind in range(KINDS):
            code = give_refusal(p, seat, kind, p.agenda[-3])
            if code == 0:
                return 0
            if code < 0:
                found = REDUNDANT
        return found

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        what = move - self.base
        if what == END:
            finish(p)
        elif what < OFFER:
            tile = p.contract_offer[what]
            p.agenda[-4] = what
            spend(p, p.rules.offer_cost[what])
            p.contract_offer = put(p.contract_offer, what, -1)
            take(p, seat, tile)
        else:
            p.push(GIVE, seat, 0, p.agenda[-5])


class Give(Choice):
    """What is given in a swap (T-6.4b)."""

    def __init__(self) -> None:
        super().__init__("give", "T-6.4b", [notation.resource()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        return give_refusal(p, seat, move - self.base, p.agenda[-11])

    def apply(self, p: Position, seat: int, move: int) -> None:
        p.agenda[-8] = GET
        p.agenda[-6] = move - self.base


class Get(Choice):
    """What comes for it; the first swap of a turn also gives any resource (T-6.4). Slot: what is given."""

    def __init__(self) -> None:
        super().__init__("get", "T-6.4b", [notation.resource()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return SAME_TYPE if move - self.base == p.agenda[-6] else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        given = p.agenda[-6]
        kind = move - self.base
        source = p.agenda[-5]
        p.pop()
        received = (p.agenda[-3] & 31) | (1 << kind)
        p.agenda[-3] = (given << KINDS) | received
        spend(p, 1)
        pay(p, seat, given, 1)
        gain(p, seat, kind, 1)
        if p.swapped == 0:
            p.swapped = 1
            p.push(GAIN, seat, 1, source)


class Gain(Choice):
    """Resources of one's choice, in rising order (T-10.8, P4). Slots: how many, source, lowest kind."""

    def __init__(self) -> None:
        super().__init__("gain", "T-10.8", [notation.resource()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return REDUNDANT if move - self.base < p.agenda[-4] else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        kind = move - self.base
        if p.agenda[-6] == 1:
            p.pop()
        else:
            p.agenda[-6] -= 1
            p.agenda[-4] = kind
        gain(p, seat, kind, 1)
