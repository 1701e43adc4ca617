"""Decisions about what is received: accept, which kind to lose, privileges, exchanges."""

from signoria.games.lorenzo import notation
from signoria.games.lorenzo.gains import (
    amounts_of,
    double_last,
    pay,
    penalised_kinds,
    raw_amounts,
    receive,
    reduce,
    take_in,
)
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    BUILDING,
    BY_PRIVILEGE,
    CANNOT_PAY_EXCHANGE,
    COST_TOO_HIGH,
    E_PRIVILEGE,
    GAIN,
    HOLDING,
    LOSE,
    NO_PRIVILEGE,
    NO_SUCH_OPTION,
    NOT_LOSING,
    PRIVILEGES,
    S_CARDS,
    SAME_PRIVILEGE,
    SLOTS,
    TAKE,
)
from signoria.games.lorenzo.values import price
from signoria.games.lorenzo.work import next_exchange, payable
from signoria.kernel.position import FRAME, REDUNDANT, Choice, Position, Step


class Accept(Choice):
    """A gain may be declined (switch of L-R38). Slots: as for Gain."""

    def __init__(self) -> None:
        super().__init__("accept", "L-R38", None, ["yes", "no"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        if move == self.base or p.agenda[-2 * FRAME] != TAKE or not p.rules.pays[p.tower[p.under(1)]]:
            return 0
        # A floor bonus: without it the card must still be paid.
        cost = price(p, seat, p.under(0), p.under(1), p.under(2), p.under(3))
        return 0 if payable(p, seat, cost) else COST_TOO_HIGH

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        if move == self.base:
            p.agenda[-FRAME] = GAIN
            return
        number = p.slot(0)
        flags = p.slot(3)
        p.pop()
        if flags & NO_PRIVILEGE:
            withdraw(p, number)


def withdraw(p: Florence, number: int) -> None:
    """A source is declined as a whole: its privileges, which wait further down, do not come either."""
    for at in range(len(p.agenda) - FRAME, -1, -FRAME):
        if p.agenda[at] == PRIVILEGES and p.agenda[at + 4] == number:
            del p.agenda[at : at + FRAME]
            return


class Gain(Step):
    """One source gives (L-R22). Slots: node, source, ledger, flags, option of an exchange."""

    def __init__(self) -> None:
        super().__init__("gain", "L-8.6")

    def run(self, p: Position) -> None:
        assert isinstance(p, Florence)
        seat, number, source, ledger, flags, option, _ = p.agenda[1 - FRAME :]
        amounts = raw_amounts(p, seat, number, flags, option)
        kinds = penalised_kinds(p, seat, amounts, source, flags)
        if len(kinds) > 1:
            p.agenda[-FRAME] = LOSE
            return
        p.pop()
        if kinds:
            reduce(p, seat, amounts, kinds[0])
        double_last(p, seat, amounts, flags)
        take_in(p, seat, amounts, ledger, flags)


class Lose(Choice):
    """Which kind of a gain the penalty reduces (L-R22). Slots: as for Gain."""

    def __init__(self) -> None:
        super().__init__("lose", "L-R22", [notation.material()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        amounts = raw_amounts(p, seat, p.slot(0), p.slot(3), p.slot(4))
        kinds = penalised_kinds(p, seat, amounts, p.slot(1), p.slot(3))
        return 0 if move - self.base in kinds else NOT_LOSING

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        number = p.slot(0)
        source = p.slot(1)
        ledger = p.slot(2)
        flags = p.slot(3)
        option = p.slot(4)
        p.pop()
        take_in(p, seat, amounts_of(p, seat, number, source, flags, option, move - self.base), ledger, flags)


class Privileges(Choice):
    """One privilege after the other, all of one effect different (L-12.4). Slots: still to choose, chosen as a mask,
    and in a harvest or production the node that they come from.

    A set is reached in one canonical order: upwards.
    """

    def __init__(self) -> None:
        super().__init__("privilege", "L-12.3", [notation.privilege()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        option = move - self.base
        count = len(p.rules.privilege_nodes)
        if option >= count:
            return NO_SUCH_OPTION
        chosen = p.slot(1)
        if (chosen >> option) & 1:
            return SAME_PRIVILEGE
        if chosen >> option or count - option < p.slot(0):
            return REDUNDANT
        return 0

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Florence)
        left = p.agenda[-6]
        chosen = p.agenda[-5]
        count = len(p.rules.privilege_nodes)
        for option in range(count):
            if chosen >> option or count - option < left:
                if not (chosen >> option) & 1:
                    spare.append(self.base + option)
            else:
                legal.append(self.base + option)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        option = move - self.base
        left = p.slot(0) - 1
        if left:
            p.fill(0, left)
            p.fill(1, p.slot(1) | (1 << option))
        else:
            p.pop()
        if p.ear is not None:
            p.ear.hear(E_PRIVILEGE, [seat, option])
        receive(p, seat, p.rules.privilege_nodes[option], BY_PRIVILEGE, S_CARDS)


class Exchange(Choice):
    """The exchange of one building: none or one option (L-11.3). Slots: value, slot, choices so far."""

    def __init__(self) -> None:
        super().__init__("exchange", "L-11.3", [notation.option()], ["none"])

    def node_of(self, p: Florence, seat: int) -> int:
        return p.rules.work_node[p.holding[seat * HOLDING + BUILDING * SLOTS + p.slot(1)]]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        option = move - self.base
        if option == self.plain:
            return 0
        pays = p.rules.nodes[self.node_of(p, seat)].pays
        if option >= len(pays):
            return NO_SUCH_OPTION
        return 0 if payable(p, seat, pays[option]) else CANNOT_PAY_EXCHANGE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        option = move - self.base
        slot = p.slot(1)
        if option < self.plain:
            pay(p, seat, p.rules.nodes[self.node_of(p, seat)].pays[option])
            p.fill(2, p.slot(2) | ((option + 1) << (2 * slot)))
        p.fill(1, slot + 1)
        next_exchange(p, seat)
