"""Florins aside from any payment, where taking them now can matter (V-4.2)."""

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.means import purse_of, row_of
from signoria.games.virtu.payment import commit
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.spring import STEPS
from signoria.kernel.position import FRAME
from signoria.kernel.step import Choice


class Collect(Choice[Italy]):
    """Florins from a courtier or tile at any time (V-4.2); open where it can matter (V-R43)."""

    def __init__(self) -> None:
        super().__init__(t.COLLECT, [notation.relief()])

    def domain(self, p: Italy, seat: int) -> list[int]:
        sym = p.book.sym
        moves: list[int] = []
        if p.agenda[-FRAME] == t.MARKER:
            near, next_one = arrows_ahead(p, seat)
            if near >= 0 or next_one >= 0:
                for slot in range(t.BENCH):
                    card = p.court[seat * t.BENCH + slot]
                    if card >= 0 and sym[card * t.KINDS] and not p.tired[seat * t.BENCH + slot]:
                        if t.SIDE_OF[slot] == near or t.SIDE_OF[slot] == next_one:
                            moves.append(self.base + t.R_COURT + slot)
            return moves
        tiles = purse_of(p, seat).tiles
        for i in range(0, len(tiles), 2):
            if sym[tiles[i + 1] * t.KINDS]:
                moves.append(self.base + tiles[i])
        return moves

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        relief = move - self.base
        if relief < t.R_COURT:
            return told.NOTHING_TO_COLLECT
        row = row_of(p, seat, relief, 0)
        if row < 0:
            return told.NOT_AVAILABLE
        if p.book.sym[row * t.KINDS] == 0:
            return told.NOTHING_TO_COLLECT
        if p.agenda[-FRAME] == t.GOVERN:
            return 0 if relief >= t.R_TILE else told.COLLECT_LATER
        return 0 if relief < t.R_TILE and t.SIDE_OF[relief - t.R_COURT] in arrows_ahead(p, seat) else told.COLLECT_LATER

    def apply(self, p: Italy, seat: int, move: int) -> None:
        relief = move - self.base
        used = p.used
        commit(p, seat, relief, t.FLORIN, row_of(p, seat, relief, 0))
        p.used = used


def arrows_ahead(p: Italy, seat: int) -> tuple[int, int]:
    """The sides whose arrows the marker can cross with its next step, or (before the first) with both free ones."""
    room = p.marker[seat]
    arrow = p.book.arrow
    return arrow[seat * t.RING + room], arrow[seat * t.RING + (room + 1) % t.RING] if p.slot(STEPS) == 0 else -1
