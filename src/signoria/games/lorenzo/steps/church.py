"""The Vatican report at the end of a period (L-13)."""

from collections.abc import Callable

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo import told
from signoria.games.lorenzo.effects.gains import award
from signoria.games.lorenzo.effects.standing import refresh
from signoria.games.lorenzo.position import Florence
from signoria.kernel.position import put, tell
from signoria.kernel.step import Choice, Step


class Vatican(Step[Florence]):
    """The report at the end of a period (L-13)."""

    def __init__(self, sequence: Callable[[Florence], None]) -> None:
        super().__init__(t.VATICAN)
        self.sequence = sequence

    def run(self, p: Florence) -> None:
        p.pop()
        for seat in p.order:
            if not faithful(p, seat):
                excommunicate(p, seat, told.E_EXCOMMUNICATED)
        if p.round == p.book.round_count:
            for seat in p.order:
                met = faithful(p, seat) and p.book.church_in_last
                support(p, seat, p.mod(seat, t.M_CHURCH) if met else 0)
        at = len(p.agenda)
        self.sequence(p)
        p.forward(at)

    def stop(self, p: Florence) -> bool:
        return True


def faithful(p: Florence, seat: int) -> bool:
    """Whether a seat has the faith that this period asks for."""
    return p.has(seat, t.FAITH) >= p.book.faith_required[p.period()]


def excommunicate(p: Florence, seat: int, event: int) -> None:
    """The tile of this period stays with a seat: for want of faith (L-13.2), or because it refused (L-13.3)."""
    p.banned = put(p.banned, seat, p.banned[seat] | (1 << p.period()))
    tell(p, event, seat, p.cast[p.period()])
    refresh(p, seat)


def support(p: Florence, seat: int, church: int) -> None:
    """Score the faith step, then faith is 0 (L-13.3); `church` is the bonus of a leader."""
    tell(p, told.E_SUPPORT, seat, p.has(seat, t.FAITH))
    award(p, seat, t.S_CHURCH, faith_points(p, seat) + church)
    p.goods[seat * t.STOCK + t.FAITH] = 0


def faith_points(p: Florence, seat: int) -> int:
    """What the step of a seat on the faith track is worth."""
    return p.book.faith_vp[min(p.has(seat, t.FAITH), len(p.book.faith_vp) - 1)]


class Church(Choice[Florence]):
    """Support the church or refuse (L-13.3)."""

    def __init__(self) -> None:
        super().__init__(t.CHURCH, None, ["support", "refuse"])

    def apply(self, p: Florence, seat: int, move: int) -> None:
        p.pop()
        if move == self.base:
            support(p, seat, p.mod(seat, t.M_CHURCH))
        else:
            excommunicate(p, seat, told.E_REFUSED)

    def situation(self, p: Florence, seat: int) -> dict[str, int]:
        points = faith_points(p, seat) + p.mod(seat, t.M_CHURCH)
        return {"faith": p.has(seat, t.FAITH), "points": points, "excommunication": p.cast[p.period()]}
