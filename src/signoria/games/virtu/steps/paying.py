"""The payment machine as steps: one relief and one symbol type at a time (V-4); florins aside (V-4.2); Indulgences."""

from typing import Final

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    ALLIANCE_NO_HELP,
    ALLIANCE_USED,
    ALLY,
    BEG,
    BEGGED_ALREADY,
    BONUS_COVERED,
    COLLECT_LATER,
    GOVERN,
    INDULGENCE_HERE,
    MARKER,
    MUST_FINISH,
    NO_INDULGENCE_LEFT,
    NO_INDULGENCE_NOW,
    NO_SUCH_SYMBOL,
    NOT_AVAILABLE,
    NOT_HERE,
    NOT_NEEDED,
    NOTHING_TO_COLLECT,
    USED_ALREADY,
)
from signoria.games.virtu.means import BIT, can_cover, fresh_tiles, key_of, may_beg, pile, row_of, sources
from signoria.games.virtu.paying import beg, commit, covered, phase_of, pool, spend, surplus, twin_before, wanted
from signoria.games.virtu.position import Italy
from signoria.games.virtu.terms import (
    BENCH,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    KINDS,
    OTTOMAN,
    R_BEG,
    R_COURT,
    R_OTTOMAN,
    R_TILE,
    RING,
    SIDE_OF,
)
from signoria.kernel.flow import play, refusal
from signoria.kernel.position import REDUNDANT, Choice, Position

PHASES: Final = 100_000


class Pay(Choice):
    """The next relief of a payment. Slots: purpose, symbols still due, florins, place in the canonical order."""

    def __init__(self) -> None:
        super().__init__("pay", "V-4.3", [notation.relief(), notation.symbol()])
        self.hints = ["shown", "card", "count"]

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        need = p.agenda[-5]
        kinds = [kind for kind in range(CROWN, KINDS) if wanted(need, kind)] if need else []
        if p.agenda[-4] > p.florins[seat]:
            kinds.insert(0, FLORIN)
        sym = p.rules.sym
        found = sources(p, seat, p.agenda[-6])
        # With one kind to pay no relief can be spoilt for another, so whatever is taken the rest stays payable.
        safe = len(kinds) == 1 and can_cover(p, found, need, max(0, p.agenda[-4] - p.florins[seat]), -1, -1, 0)
        for i in range(0, len(found), 2):
            row = found[i + 1]
            for kind in kinds:
                if sym[row * KINDS + kind]:
                    move = self.base + found[i] * KINDS + kind
                    code = self.judge(p, seat, move, row, found, safe)
                    if code <= 0:
                        (spare if code else legal).append(move)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        relief = (move - self.base) // KINDS
        kind = (move - self.base) % KINDS
        purpose = p.agenda[-6]
        row = row_of(p, seat, relief, purpose)
        if row < 0:
            return closed(p, seat, relief, purpose)
        if p.rules.sym[row * KINDS + kind] == 0:
            return NO_SUCH_SYMBOL
        if not wanted(p.agenda[-5], kind) if kind != FLORIN else p.agenda[-4] <= p.florins[seat]:
            return NOT_NEEDED
        return self.judge(p, seat, move, row, sources(p, seat, purpose), False)

    def judge(self, p: Italy, seat: int, move: int, row: int, found: list[int], safe: bool) -> int:
        """Whether a relief that gives what is needed leaves a payment that can be finished, and the canonical one."""
        relief = (move - self.base) // KINDS
        kind = (move - self.base) % KINDS
        need = p.agenda[-5]
        units = p.rules.sym[row * KINDS + kind]
        left = p.agenda[-4] - p.florins[seat]
        after = need
        if kind == FLORIN:
            left -= units
        else:
            after = covered(need, kind, units)
        if left < 0:
            left = 0
        if not safe and (after or left) and not can_cover(p, found, after, left, relief, -1, 0):
            return MUST_FINISH
        phase = phase_of(need)
        if kind != phase and not (phase == EITHER and (kind == CROWN or kind == CROSS)):
            return REDUNDANT
        key = key_of(kind, units, relief)
        if phase * PHASES + key < p.agenda[-3] and p.agenda[-3] // PHASES == phase:
            return REDUNDANT
        if R_COURT <= relief < R_TILE and twin_before(relief, row, found):
            return REDUNDANT
        if (after or left) and phase != EITHER and not can_cover(p, found, after, left, relief, kind, key):
            return REDUNDANT
        return 0

    def stop(self, p: Position) -> bool:
        """A payment that nothing but an Indulgence can finish is not made without a word."""
        legal: list[int] = []
        self.sift(p, p.seat(), legal, legal)
        return (legal[0] - self.base) // KINDS == R_BEG

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        relief = (move - self.base) // KINDS
        kind = (move - self.base) % KINDS
        purpose = p.agenda[-6]
        need = p.agenda[-5]
        row = row_of(p, seat, relief, purpose)
        key = phase_of(need) * PHASES + key_of(kind, p.rules.sym[row * KINDS + kind], relief)
        units = commit(p, seat, relief, kind, row)
        if kind != FLORIN:
            pool(p, purpose, kind, surplus(need, kind, units))
            need = covered(need, kind, units)
        if need == 0 and p.florins[seat] >= p.agenda[-4]:
            florins = p.agenda[-4]
            p.pop()
            spend(p, seat, florins)
            return
        p.agenda[-5] = need
        p.agenda[-3] = key


def closed(p: Italy, seat: int, relief: int, purpose: int) -> int:
    """Why a relief cannot pay now."""
    if relief >= R_COURT:
        return NOT_AVAILABLE
    if relief == R_BEG:
        return begging(p, seat) if relief in p.rules.special[purpose] else NO_INDULGENCE_NOW
    if p.used & BIT[relief]:
        return USED_ALREADY
    if relief >= R_OTTOMAN:
        power = OTTOMAN + relief - R_OTTOMAN
        if p.rules.duel or p.ally[power] != seat or relief not in p.rules.special[purpose]:
            return ALLIANCE_NO_HELP
        return ALLIANCE_USED if p.ally_used[power] else BONUS_COVERED
    return NOT_HERE


def begging(p: Italy, seat: int) -> int:
    """Why no Indulgence may be solicited, 0 if it may (V-6.3)."""
    if may_beg(p, seat):
        return 0
    if p.begged:
        return BEGGED_ALREADY
    room = p.marker[seat]
    if room < 0 or p.indulgence[seat * RING + room]:
        return INDULGENCE_HERE
    return NO_INDULGENCE_LEFT if pile(p) <= 0 else INDULGENCE_HERE


def proposal(p: Italy, seat: int) -> list[int]:
    """The least wasteful way to finish the open payment: what is free first, then what is worth least elsewhere.

    An Indulgence costs a point, so it is proposed only where nothing else pays.
    """
    best: list[int] = []
    best_cost = 1e9
    step = p.book.steps[p.agenda[-8]]
    depth = len(p.agenda)
    waiting: list[tuple[Italy, list[int], float]] = [(p.copy(), [], 0.0)]
    looked = 0
    while waiting and looked < 400:
        q, row, cost = waiting.pop()
        looked += 1
        legal: list[int] = []
        step.sift(q, seat, legal, [])
        for move in legal:
            relief = (move - step.base) // KINDS
            price = cost + waste(q, seat, relief, q.slot(0))
            if price >= best_cost:
                continue
            after = q.copy()
            step.apply(after, seat, move)
            if len(after.agenda) < depth:
                best = [*row, move]
                best_cost = price
            else:
                waiting.append((after, [*row, move], price))
    return unforced(p, seat, best)


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
    if relief < R_BEG:
        return 0.01 if relief < 4 else 1.5
    if relief == R_BEG:
        return LAST_RESORT
    row = row_of(p, seat, relief, purpose) * KINDS
    return max(p.rules.sym[row + kind] * WORTH[kind] for kind in range(KINDS)) + 0.01 * relief


class Collect(Choice):
    """Florins from a courtier or tile at any time (V-4.2); open where it can matter (R-43)."""

    def __init__(self) -> None:
        super().__init__("collect", "V-4.2", [notation.relief()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        sym = p.rules.sym
        moves: list[int] = []
        if p.agenda[-8] == MARKER:
            near, next_one = arrows_ahead(p, seat)
            if near >= 0 or next_one >= 0:
                for slot in range(BENCH):
                    card = p.court[seat * BENCH + slot]
                    if card >= 0 and sym[card * KINDS] and not p.tired[seat * BENCH + slot]:
                        if SIDE_OF[slot] == near or SIDE_OF[slot] == next_one:
                            moves.append(self.base + R_COURT + slot)
            return moves
        tiles = fresh_tiles(p, seat)
        for i in range(0, len(tiles), 2):
            if sym[tiles[i + 1] * KINDS]:
                moves.append(self.base + tiles[i])
        return moves

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        relief = move - self.base
        if relief < R_COURT:
            return NOTHING_TO_COLLECT
        row = row_of(p, seat, relief, 0)
        if row < 0:
            return NOT_AVAILABLE
        if p.rules.sym[row * KINDS] == 0:
            return NOTHING_TO_COLLECT
        if p.agenda[-8] == GOVERN:
            return 0 if relief >= R_TILE else COLLECT_LATER
        return 0 if relief < R_TILE and SIDE_OF[relief - R_COURT] in arrows_ahead(p, seat) else COLLECT_LATER

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        relief = move - self.base
        used = p.used
        commit(p, seat, relief, FLORIN, row_of(p, seat, relief, 0))
        p.used = used


def arrows_ahead(p: Italy, seat: int) -> tuple[int, int]:
    """The sides whose arrows the marker can cross with its next step, or (before the first) with both free ones."""
    room = p.marker[seat]
    arrow = p.rules.arrow
    return arrow[seat * RING + room], arrow[seat * RING + (room + 1) % RING] if p.agenda[-6] == 0 else -1


class Beg(Choice):
    """An Indulgence for florins, in Winter (V-6.1)."""

    def __init__(self) -> None:
        super().__init__("indulgence", "V-6.1", None, ["florins"])

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        if may_beg(p, seat):
            (spare if p.agenda[-8] == ALLY else legal).append(self.base)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        """Alliances cost no florins, so at that step it is redundant: recruiting was the time to decide."""
        assert isinstance(p, Italy)
        code = begging(p, seat)
        return REDUNDANT if code == 0 and p.agenda[-8] == ALLY else code

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        beg(p, seat, FLORIN)


BEGGING: Final = [BEG]
