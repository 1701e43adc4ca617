"""Decisions of special actions that hit others: giving up caballeros, banishment, eviction, and the dials."""

from signoria.games.elgrande import notation
from signoria.games.elgrande.effects import evictable, send_home
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import score_place
from signoria.games.elgrande.steps.round import finish_scoring
from signoria.games.elgrande.terms import (
    COURT,
    DIAL,
    DIAL_BALLOT,
    DIAL_EVICT,
    DIAL_LOSS,
    DIAL_TOWER,
    E_DIAL,
    E_EVICT,
    E_EVICTED,
    EVICTED_REGION,
    KINGS_REGION,
    NO_DIALLER,
    NOBODY_THERE,
    ONLY_REGIONS,
    OTHER_VICTIM,
    PLACES,
    REGIONS,
    TOO_FEW_TO_LOSE,
)
from signoria.kernel.position import OPEN, REDUNDANT, Choice, Position, Sealed


class Give(Choice):
    """The next caballero to give up, from court or a region (EG-9.3). Slots: still to give, least source, court too."""

    def __init__(self) -> None:
        super().__init__("give", "EG-9.3", [notation.source()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        index = move - self.base
        if index == 0:
            if not p.slot(2):
                return ONLY_REGIONS
            if p.men[seat * PLACES + COURT] == 0:
                return NOBODY_THERE
            return 0 if p.slot(1) <= 0 else REDUNDANT
        if index - 1 == p.king:
            return KINGS_REGION
        if p.men[seat * PLACES + index - 1] == 0:
            return NOBODY_THERE
        if index < p.slot(1) or self.at_or_after(p, seat, index) < p.slot(0):
            return REDUNDANT
        return 0

    def at_or_after(self, p: Spain, seat: int, index: int) -> int:
        total = 0
        for region in range(index - 1, REGIONS):
            if region != p.king:
                total += p.men[seat * PLACES + region]
        return total

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        index = move - self.base
        send_home(p, seat, COURT if index == 0 else index - 1, 1)
        if p.slot(0) == 1:
            p.pop()
        else:
            p.fill(0, p.slot(0) - 1)
            p.fill(1, index)


class Banish(Choice):
    """The active seat picks one caballero of the next opponent (EG-22.11). Slot: the opponent's colour."""

    def __init__(self) -> None:
        super().__init__("banish", "EG-22.11", [notation.colour(), notation.region()])

    def domain(self, p: Position, seat: int) -> list[int]:
        at = p.slot(0) * REGIONS
        return self.block[at : at + REGIONS]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        index = move - self.base
        region = index % REGIONS
        if index // REGIONS != p.slot(0):
            return OTHER_VICTIM
        if region == p.king:
            return KINGS_REGION
        return 0 if p.men[p.slot(0) * PLACES + region] else NOBODY_THERE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        victim = p.slot(0)
        p.pop()
        send_home(p, victim, (move - self.base) % REGIONS, 1)


class Evict(Choice):
    """The active seat names the region that the others leave (EG-22.12)."""

    def __init__(self) -> None:
        super().__init__("evict", "EG-22.12", [notation.region()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        region = move - self.base
        if region == p.king:
            return KINGS_REGION
        return 0 if evictable(p, seat, region) else NO_DIALLER

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        region = move - self.base
        p.pop()
        if p.ear is not None:
            p.ear.hear(E_EVICT, [seat, region])
        asked = [0] * p.seats
        for other in range(p.seats):
            if other != seat and p.men[other * PLACES + region]:
                asked[other] = 1
        p.push_sealed(DIAL, asked, 1, DIAL_EVICT, region)


class Dial(Sealed):
    """Secret dials, set by all who are asked and revealed at once (EG-9.5). Slots: purpose, node or region."""

    def __init__(self) -> None:
        super().__init__("dial", "EG-9.5", [notation.region()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        region = move - self.base
        purpose = p.slot(0)
        if purpose in (DIAL_TOWER, DIAL_BALLOT):
            return 0
        if region == p.king:
            return KINGS_REGION
        if purpose == DIAL_EVICT:
            return EVICTED_REGION if region == p.slot(1) else 0
        there = p.men[seat * PLACES + region]
        return 0 if there >= p.rules.nodes[p.slot(1)].least else TOO_FEW_TO_LOSE

    def reveal(self, p: Position, answers: list[int]) -> None:
        assert isinstance(p, Spain)
        purpose = p.slot(0)
        detail = p.slot(1)
        p.pop()
        dials = [move - self.base if move > OPEN else -1 for move in answers]
        if purpose == DIAL_TOWER:
            finish_scoring(p, dials)
            return
        for seat in range(p.seats):
            if dials[seat] >= 0 and p.ear is not None:
                p.ear.hear(E_DIAL, [seat, dials[seat]])
        if purpose == DIAL_BALLOT:
            # Each region dialled by exactly one player is scored, in board order (EG-R19).
            for region in range(REGIONS):
                if dials.count(region) == 1:
                    score_place(p, region, True)
            return
        for seat in range(p.seats):
            if dials[seat] < 0:
                continue
            if purpose == DIAL_LOSS:
                there = p.men[seat * PLACES + dials[seat]]
                send_home(p, seat, dials[seat], min(there, p.rules.nodes[detail].count))
            else:
                n = p.men[seat * PLACES + detail]
                p.move_men(seat, detail, dials[seat], n)
                if p.ear is not None:
                    p.ear.hear(E_EVICTED, [seat, n, detail, dials[seat]])
