"""The rules, one class a section: each round a good is shown, all bid in secret, the winner lays it on a stall."""

from signoria.kernel.position import LEGAL, REDUNDANT, put, tell
from signoria.kernel.step import Choice, Operand, Sealed, Step

from . import terms as t
from .position import Market


class Round(Step[Market]):
    """MK-1: three rounds, each with one good."""

    def run(self, p: Market) -> None:
        p.pop()
        if p.round < p.book.rounds:
            at = len(p.agenda)
            p.push(t.SHOW)
            p.push(t.ROUND)
            p.forward(at)


class Show(Step[Market]):
    """MK-2: the good is shown; the first seat hears a rumour what comes next."""

    def run(self, p: Market) -> None:
        p.pop()
        p.learn()
        tell(p, t.E_MARKET, p.deck[p.round])
        if p.round + 1 < p.book.rounds:
            tell(p, t.E_RUMOUR, 0, p.deck[p.round + 1], knows=1 << 0)
        ask(p)


def ask(p: Market) -> None:
    """Everybody bids once."""
    p.push_sealed(t.BID, [1] * p.seats)


class Bid(Sealed[Market]):
    """MK-3: all bid at once and pay; who bids most, the first of several, gets the good.

    With the thief about, who bids nothing is robbed of a coin (MK-5).
    """

    def __init__(self) -> None:
        super().__init__(t.BID, [Operand("coins", "", [str(n) for n in range(t.PURSE + 1)])])

    def refusal(self, p: Market, seat: int, move: int) -> int:
        return t.TOO_DEAR if move - self.base > p.coins[seat] else LEGAL

    def reveal(self, p: Market, answers: list[int]) -> None:
        p.pop()
        bids = [move - self.base for move in answers]
        for seat, bid in enumerate(bids):
            tell(p, t.E_BIDS, seat, bid)
            pay(p, seat, min(1, p.coins[seat]) if p.book.thief and bid == 0 else bid)
        p.push(t.LAY, bids.index(max(bids)), p.book.alms)

    def situation(self, p: Market, seat: int) -> dict[str, int]:
        return {"good": p.deck[p.round]}

    def why(self, p: Market, seat: int, move: int, code: int) -> dict[str, int]:
        return {"coins": p.coins[seat]}


def pay(p: Market, seat: int, coins: int) -> None:
    p.coins = put(p.coins, seat, p.coins[seat] - coins)
    p.credit(seat, t.FROM_COINS, -coins)


class Lay(Choice[Market]):
    """MK-4: the winner lays the good on a free stall, or keeps it; the monk takes alms from a stall (MK-5)."""

    def __init__(self, stalls: list[str]) -> None:
        super().__init__(t.LAY, [Operand("stall", "stall", stalls)], words=["keep"], slots=["alms"])

    def refusal(self, p: Market, seat: int, move: int) -> int:
        stall = move - self.base
        if stall == self.plain:
            return LEGAL
        if p.stalls[stall]:
            return t.STALL_FULL
        return REDUNDANT if 0 in p.stalls[:stall] else LEGAL  # all free stalls are alike: the first stands for all

    def apply(self, p: Market, seat: int, move: int) -> None:
        stall, alms = move - self.base, p.slot(0)
        p.pop()
        good = p.deck[p.round]
        points = p.book.worth[good]
        if stall < self.plain:
            p.stalls = put(p.stalls, stall, 1)
            points += t.STALL_POINTS - alms
        p.credit(seat, t.FROM_GOODS, points)
        tell(p, t.E_SOLD, seat, good, points)
        p.round += 1

    def situation(self, p: Market, seat: int) -> dict[str, int]:
        return {"good": p.deck[p.round]}
