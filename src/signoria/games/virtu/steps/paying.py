"""The payment machine as steps: one relief and one symbol type at a time (V-4); Indulgences (V-6)."""

from typing import Final

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.bill import can_cover, key_of
from signoria.games.virtu.means import BIT, may_beg, pile, row_of, sources
from signoria.games.virtu.payment import (
    beg,
    commit,
    covered,
    due,
    phase_of,
    pool,
    relief_told,
    spend,
    surplus,
    twin_before,
    wanted,
)
from signoria.games.virtu.position import Italy
from signoria.kernel.flow import play, refusal
from signoria.kernel.position import FRAME, REDUNDANT
from signoria.kernel.step import Choice

PHASES: Final = 100_000


PURPOSE: Final = 0
NEED: Final = 1
FLORINS: Final = 2
AT: Final = 3
"""Slots of Pay: what it is for, the symbols still due, the florins, and the place in the canonical order."""


class Pay(Choice[Italy]):
    """The next relief of a payment."""

    def __init__(self) -> None:
        slots = ["purpose:purpose", "need", "florins", "at"]
        super().__init__(t.PAY, [notation.relief(), notation.symbol()], slots=slots)
        self.hints = ["shown", "card", "count"]

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        need = p.slot(NEED)
        florins = p.slot(FLORINS)
        kinds = [kind for kind in range(t.CROWN, t.KINDS) if wanted(need, kind)] if need else []
        if florins > p.florins[seat]:
            kinds.insert(0, t.FLORIN)
        sym = p.book.sym
        found = sources(p, seat, p.slot(PURPOSE))
        # With one kind to pay no relief can be spoilt for another, so whatever is taken the rest stays payable.
        safe = len(kinds) == 1 and can_cover(p, found, need, max(0, florins - p.florins[seat]))
        for i in range(0, len(found), 2):
            row = found[i + 1]
            for kind in kinds:
                if sym[row * t.KINDS + kind]:
                    move = self.base + found[i] * t.KINDS + kind
                    code = self.judge(p, seat, move, row, found, safe)
                    if code <= 0:
                        (spare if code else legal).append(move)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        relief = (move - self.base) // t.KINDS
        kind = (move - self.base) % t.KINDS
        purpose = p.slot(PURPOSE)
        row = row_of(p, seat, relief, purpose)
        if row < 0:
            return closed(p, seat, relief, purpose)
        if p.book.sym[row * t.KINDS + kind] == 0:
            return told.NO_SUCH_SYMBOL
        if not wanted(p.slot(NEED), kind) if kind != t.FLORIN else p.slot(FLORINS) <= p.florins[seat]:
            return told.NOT_NEEDED
        return self.judge(p, seat, move, row, sources(p, seat, purpose), False)

    def judge(self, p: Italy, seat: int, move: int, row: int, found: list[int], safe: bool) -> int:
        """Whether a relief that gives what is needed leaves a payment that can be finished, and the canonical one."""
        relief = (move - self.base) // t.KINDS
        kind = (move - self.base) % t.KINDS
        need = p.slot(NEED)
        units = p.book.sym[row * t.KINDS + kind]
        left = p.slot(FLORINS) - p.florins[seat]
        after = need
        if kind == t.FLORIN:
            left -= units
        else:
            after = covered(need, kind, units)
        if left < 0:
            left = 0
        if not safe and (after or left) and not can_cover(p, found, after, left, relief):
            return told.MUST_FINISH
        phase = phase_of(need)
        if kind != phase and not (phase == t.EITHER and (kind == t.CROWN or kind == t.CROSS)):
            return REDUNDANT
        key = key_of(units, relief)
        if phase * PHASES + key < p.slot(AT) and p.slot(AT) // PHASES == phase:
            return REDUNDANT
        if t.R_COURT <= relief < t.R_TILE and twin_before(relief, row, found):
            return REDUNDANT
        if (after or left) and phase != t.EITHER and not can_cover(p, found, after, left, relief, kind, key):
            return REDUNDANT
        return 0

    def stop(self, p: Italy) -> bool:
        """A payment that nothing but an Indulgence can finish is not made without a word."""
        legal: list[int] = []
        self.sift(p, p.seat(), legal, legal)
        return (legal[0] - self.base) // t.KINDS == t.R_BEG

    def apply(self, p: Italy, seat: int, move: int) -> None:
        relief = (move - self.base) // t.KINDS
        kind = (move - self.base) % t.KINDS
        purpose = p.slot(PURPOSE)
        need = p.slot(NEED)
        row = row_of(p, seat, relief, purpose)
        key = phase_of(need) * PHASES + key_of(p.book.sym[row * t.KINDS + kind], relief)
        units = commit(p, seat, relief, kind, row)
        if kind != t.FLORIN:
            pool(p, purpose, kind, surplus(need, kind, units))
            need = covered(need, kind, units)
        florins = p.slot(FLORINS)
        if need == 0 and p.florins[seat] >= florins:
            p.pop()
            spend(p, seat, florins)
            return
        p.fill(NEED, need)
        p.fill(AT, key)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return due(p.slot(NEED), p.slot(FLORINS) - p.florins[seat])

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        return relief_told(p, (move - self.base) // t.KINDS, (move - self.base) % t.KINDS, p.slot(PURPOSE))


def closed(p: Italy, seat: int, relief: int, purpose: int) -> int:
    """Why a relief cannot pay now."""
    if relief >= t.R_COURT:
        return told.NOT_AVAILABLE
    if relief == t.R_BEG:
        return begging(p, seat) if relief in p.book.special[purpose] else told.NO_INDULGENCE_NOW
    if p.used & BIT[relief]:
        return told.USED_ALREADY
    if relief >= t.R_OTTOMAN:
        power = t.OTTOMAN + relief - t.R_OTTOMAN
        if p.book.duel or p.ally[power] != seat or relief not in p.book.special[purpose]:
            return told.ALLIANCE_NO_HELP
        return told.ALLIANCE_USED if p.ally_used[power] else told.BONUS_COVERED
    return told.NOT_HERE


def begging(p: Italy, seat: int) -> int:
    """Why no Indulgence may be solicited, 0 if it may (V-6.3)."""
    if may_beg(p, seat):
        return 0
    if p.begged:
        return told.BEGGED_ALREADY
    room = p.marker[seat]
    if room < 0 or p.indulgence[seat * t.RING + room]:
        return told.INDULGENCE_HERE
    return told.NO_INDULGENCE_LEFT if pile(p) <= 0 else told.INDULGENCE_HERE


def proposal(p: Italy, seat: int) -> list[int]:
    """The least wasteful way to finish the open payment: what is free first, then what is worth least elsewhere.

    An Indulgence costs a point, so it is proposed only where nothing else pays. `unforced` drops what plays itself.
    """
    best: list[int] = []
    best_cost = 1e9
    step = p.book.steps[p.agenda[-FRAME]]
    depth = len(p.agenda)
    waiting: list[tuple[Italy, list[int], float]] = [(p.copy(), [], 0.0)]
    looked = 0
    while waiting and looked < 400:
        q, row, cost = waiting.pop()
        looked += 1
        legal: list[int] = []
        spare: list[int] = []
        step.sift(q, seat, legal, spare)
        for move in legal or spare:
            relief = (move - step.base) // t.KINDS
            price = cost + waste(q, seat, relief, q.slot(PURPOSE))
            if price >= best_cost:
                continue
            after = q.copy()
            step.apply(after, seat, move)
            if len(after.agenda) < depth:
                best = [*row, move]
                best_cost = price
            else:
                waiting.append((after, [*row, move], price))
    return best


def unforced(p: Italy, seat: int, row: list[int]) -> list[int]:
    """A row of payments without those that play themselves on the way."""
    trial = p.copy()
    depth = len(p.agenda)
    kept: list[int] = []
    for move in row:
        if len(trial.agenda) == depth and refusal(trial, seat, move) <= 0:
            kept.append(move)
            play(trial, seat, move)
    return kept


WORTH: Final = [1.0, 2.0, 2.0, 1.1, 1.1, 1.2, 1.2, 1.0]
LAST_RESORT: Final = 100.0


def waste(p: Italy, seat: int, relief: int, purpose: int) -> float:
    """What using up a relief costs: the worth of its best symbols; room cards cost next to nothing."""
    if relief < t.R_BEG:
        return 0.01 if relief < 4 else 1.5
    if relief == t.R_BEG:
        return LAST_RESORT
    row = row_of(p, seat, relief, purpose) * t.KINDS
    return max(p.book.sym[row + kind] * WORTH[kind] for kind in range(t.KINDS)) + 0.01 * relief


class Beg(Choice[Italy]):
    """An Indulgence for florins, in Winter (V-6.1)."""

    def __init__(self) -> None:
        super().__init__(t.BEG, None, ["florins"])

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        if may_beg(p, seat):
            (spare if p.agenda[-FRAME] == t.ALLY else legal).append(self.base)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        """Alliances cost no florins, so at that step it is redundant: recruiting was the time to decide."""
        code = begging(p, seat)
        return REDUNDANT if code == 0 and p.agenda[-FRAME] == t.ALLY else code

    def apply(self, p: Italy, seat: int, move: int) -> None:
        beg(p, seat, t.FLORIN)


BEGGING: Final = [t.BEG]
