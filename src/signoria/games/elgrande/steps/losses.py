"""Decisions of special actions that hit others: giving up caballeros, banishment, eviction, and the dials."""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande import told
from signoria.games.elgrande.effects.reach import evictable, men_outside, send_home
from signoria.games.elgrande.notation import Notation
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import score_place
from signoria.games.elgrande.steps.round import finish_scoring
from signoria.kernel.position import OPEN, REDUNDANT, tell
from signoria.kernel.step import Choice, Sealed

# Slots of give.
STILL: Final = 0
LEAST: Final = 1
COURT_TOO: Final = 2
# Of banish.
VICTIM: Final = 0
# Of dial.
PURPOSE: Final = 0
DETAIL: Final = 1


class Give(Choice[Spain]):
    """The next caballero to give up, from court or a region (EG-9.3). Slots: still to give, least source, court too."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.GIVE, [n.origin()], slots=["still", "least:origin", "court"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        index = move - self.base
        if index == 0:
            if not p.slot(COURT_TOO):
                return told.ONLY_REGIONS
            if p.men[seat * t.PLACES + t.COURT] == 0:
                return told.NOBODY_THERE
            return 0 if p.slot(LEAST) <= 0 else REDUNDANT
        if index - 1 == p.king:
            return told.KINGS_REGION
        if p.men[seat * t.PLACES + index - 1] == 0:
            return told.NOBODY_THERE
        if index < p.slot(LEAST) or men_outside(p, seat, index - 1) < p.slot(STILL):
            return REDUNDANT
        return 0

    def apply(self, p: Spain, seat: int, move: int) -> None:
        index = move - self.base
        send_home(p, seat, t.COURT if index == 0 else index - 1, 1)
        if p.slot(STILL) == 1:
            p.pop()
        else:
            p.fill(STILL, p.slot(STILL) - 1)
            p.fill(LEAST, index)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"count": p.slot(STILL)}


class Banish(Choice[Spain]):
    """The active seat picks one caballero of the next opponent (EG-22.11). Slot: the opponent's colour."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.BANISH, [n.colour(), n.region()], slots=["victim:colour"])

    def domain(self, p: Spain, seat: int) -> list[int]:
        at = p.slot(VICTIM) * t.REGIONS
        return self.block[at : at + t.REGIONS]

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        index = move - self.base
        region = index % t.REGIONS
        if index // t.REGIONS != p.slot(VICTIM):
            return told.OTHER_VICTIM
        if region == p.king:
            return told.KINGS_REGION
        return 0 if p.men[p.slot(VICTIM) * t.PLACES + region] else told.NOBODY_THERE

    def apply(self, p: Spain, seat: int, move: int) -> None:
        victim = p.slot(VICTIM)
        p.pop()
        send_home(p, victim, (move - self.base) % t.REGIONS, 1)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"seat": p.slot(VICTIM)}


class Evict(Choice[Spain]):
    """The active seat names the region that the others leave (EG-22.12)."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.EVICT, [n.region()])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        region = move - self.base
        if region == p.king:
            return told.KINGS_REGION
        return 0 if evictable(p, seat, region) else told.NO_DIALLER

    def apply(self, p: Spain, seat: int, move: int) -> None:
        region = move - self.base
        p.pop()
        tell(p, told.E_EVICT, seat, region)
        asked = [0] * p.seats
        for other in range(p.seats):
            if other != seat and p.men[other * t.PLACES + region]:
                asked[other] = 1
        p.push_sealed(t.DIAL, asked, 1, t.DIAL_EVICT, region)


class Dial(Sealed[Spain]):
    """Secret dials, set by all who are asked and revealed at once (EG-9.5). Slots: purpose, node or region."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.DIAL, [n.region()], slots=["purpose:dial", "detail"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        region = move - self.base
        purpose = p.slot(PURPOSE)
        if purpose in (t.DIAL_TOWER, t.DIAL_BALLOT):
            return 0
        if region == p.king:
            return told.KINGS_REGION
        if purpose == t.DIAL_EVICT:
            return told.EVICTED_REGION if region == p.slot(DETAIL) else 0
        there = p.men[seat * t.PLACES + region]
        return 0 if there >= p.book.nodes[p.slot(DETAIL)].least else told.TOO_FEW_TO_LOSE

    def reveal(self, p: Spain, answers: list[int]) -> None:
        purpose = p.slot(PURPOSE)
        detail = p.slot(DETAIL)
        p.pop()
        dials = [move - self.base if move > OPEN else -1 for move in answers]
        if purpose == t.DIAL_TOWER:
            finish_scoring(p, dials)
            return
        for seat in range(p.seats):
            if dials[seat] >= 0:
                tell(p, told.E_DIAL, seat, dials[seat])
        if purpose == t.DIAL_BALLOT:
            # Each region dialled by exactly one player is scored, in board order (EG-R19).
            for region in range(t.REGIONS):
                if dials.count(region) == 1:
                    score_place(p, region, True)
            return
        for seat in range(p.seats):
            if dials[seat] < 0:
                continue
            if purpose == t.DIAL_LOSS:
                there = p.men[seat * t.PLACES + dials[seat]]
                send_home(p, seat, dials[seat], min(there, p.book.nodes[detail].count))
            else:
                n = p.men[seat * t.PLACES + detail]
                p.move_men(seat, detail, dials[seat], n)
                tell(p, told.E_EVICTED, seat, n, detail, dials[seat])

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"purpose": p.slot(PURPOSE), "count": p.men[seat * t.PLACES + t.TOWER]}
