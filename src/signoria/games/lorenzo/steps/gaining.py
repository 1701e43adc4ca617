"""Decisions about what is received: accept, which kind to lose, privileges, exchanges."""

from typing import Final

from signoria.games.lorenzo import notation, told
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.effects import work
from signoria.games.lorenzo.effects.gains import (
    amounts_of,
    double_last,
    pay,
    penalised_kinds,
    raw_amounts,
    receive,
    reduce,
    take_in,
)
from signoria.games.lorenzo.effects.work import building_at, next_exchange
from signoria.games.lorenzo.form import Form
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.prices import payable, price
from signoria.games.lorenzo.steps import acting
from signoria.kernel.position import FRAME, REDUNDANT, tell
from signoria.kernel.step import Choice, Step

# A gain on its way: the node, what gives it, the source of its points, flags, the option of an exchange.
NODE: Final = 0
GIVER: Final = 1
LEDGER: Final = 2
FLAGS: Final = 3
OPTION: Final = 4
SLOTS: Final = ["node", "giver:giver", "ledger:source", "flags", "option"]


class Accept(Choice[Florence]):
    """A gain may be declined (switch of L-R38). Slots: as for Gain."""

    def __init__(self) -> None:
        super().__init__(t.ACCEPT, None, ["yes", "no"], SLOTS)

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        if move == self.base or p.agenda[-2 * FRAME] != t.TAKE:
            return 0
        # A floor bonus: without it the card must still be paid.
        space = p.under(acting.SPACE)
        if not p.book.pays[p.tower[space]]:
            return 0
        form = Form(seat, p.under(acting.MEMBER), 0)
        cost = price(p, form, space, p.under(acting.COST), p.under(acting.DISCOUNT))
        return 0 if payable(p, seat, cost) else told.COST_TOO_HIGH

    def apply(self, p: Florence, seat: int, move: int) -> None:
        if move == self.base:
            p.agenda[-FRAME] = t.GAIN
            return
        number = p.slot(NODE)
        flags = p.slot(FLAGS)
        p.pop()
        if flags & t.NO_PRIVILEGE:
            withdraw(p, number)

    def situation(self, p: Florence, seat: int) -> dict[str, int]:
        return p.book.printed_on(p.slot(NODE))


def withdraw(p: Florence, number: int) -> None:
    """A source is declined as a whole: its privileges, which wait further down, do not come either."""
    for at in range(len(p.agenda) - FRAME, -1, -FRAME):
        if p.agenda[at] == t.PRIVILEGES and p.agenda[at + 2 + FROM] == number:
            del p.agenda[at : at + FRAME]
            return


class Gain(Step[Florence]):
    """One source gives (L-R22). Slots: node, what gives it, ledger, flags, option of an exchange."""

    def __init__(self) -> None:
        super().__init__(t.GAIN, None, None, SLOTS)

    def run(self, p: Florence) -> None:
        seat = p.seat()
        ledger = p.slot(LEDGER)
        flags = p.slot(FLAGS)
        amounts = raw_amounts(p, seat, p.slot(NODE), flags, p.slot(OPTION))
        kinds = penalised_kinds(p, seat, amounts, p.slot(GIVER), flags)
        if len(kinds) > 1:
            p.agenda[-FRAME] = t.LOSE
            return
        p.pop()
        if kinds:
            reduce(p, seat, amounts, kinds[0])
        double_last(p, seat, amounts, flags)
        take_in(p, seat, amounts, ledger, flags)


class Lose(Choice[Florence]):
    """Which kind of a gain the penalty reduces (L-R22). Slots: as for Gain."""

    def __init__(self) -> None:
        super().__init__(t.LOSE, [notation.good()], None, SLOTS)

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        amounts = raw_amounts(p, seat, p.slot(NODE), p.slot(FLAGS), p.slot(OPTION))
        kinds = penalised_kinds(p, seat, amounts, p.slot(GIVER), p.slot(FLAGS))
        return 0 if move - self.base in kinds else told.NOT_LOSING

    def apply(self, p: Florence, seat: int, move: int) -> None:
        ledger = p.slot(LEDGER)
        flags = p.slot(FLAGS)
        amounts = amounts_of(p, seat, p.slot(NODE), p.slot(GIVER), flags, p.slot(OPTION), move - self.base)
        p.pop()
        take_in(p, seat, amounts, ledger, flags)

    def situation(self, p: Florence, seat: int) -> dict[str, int]:
        return p.book.printed_on(p.slot(NODE))


LEFT: Final = 0
CHOSEN: Final = 1
FROM: Final = 2


class Privileges(Choice[Florence]):
    """One privilege after the other, all of one effect different (L-12.4). Slots: still to choose, chosen as a mask,
    and in a harvest or production the node that they come from.

    A set is reached in one canonical order: upwards.
    """

    def __init__(self, named: notation.Components) -> None:
        super().__init__(t.PRIVILEGES, [named.privilege()], None, ["left", "chosen", "node"])

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        option = move - self.base
        chosen = p.slot(CHOSEN)
        if (chosen >> option) & 1:
            return told.SAME_PRIVILEGE
        if chosen >> option or self.plain - option < p.slot(LEFT):
            return REDUNDANT
        return 0

    def sift(self, p: Florence, seat: int, legal: list[int], spare: list[int]) -> None:
        left = p.slot(LEFT)
        chosen = p.slot(CHOSEN)
        for option in range(self.plain):
            if chosen >> option or self.plain - option < left:
                if not (chosen >> option) & 1:
                    spare.append(self.base + option)
            else:
                legal.append(self.base + option)

    def apply(self, p: Florence, seat: int, move: int) -> None:
        option = move - self.base
        left = p.slot(LEFT) - 1
        if left:
            p.fill(LEFT, left)
            p.fill(CHOSEN, p.slot(CHOSEN) | (1 << option))
        else:
            p.pop()
        if p.ear is not None:
            tell(p, told.E_PRIVILEGE, seat, option)
        receive(p, seat, p.book.privilege_nodes[option], t.BY_PRIVILEGE, t.S_CARDS)

    def situation(self, p: Florence, seat: int) -> dict[str, int]:
        return {"count": p.slot(LEFT), "more": 1 if p.slot(CHOSEN) else 0}


class Exchange(Choice[Florence]):
    """The exchange of one building: none or one option (L-11.3). Slots: value, place of the building, choices."""

    def __init__(self) -> None:
        super().__init__(t.EXCHANGE, [notation.option()], ["none"], work.SLOTS)
        self.hints = ["card"]

    def pays(self, p: Florence, seat: int) -> list[list[int]]:
        return p.book.nodes[p.book.work_node[building_at(p, seat, p.slot(work.PLACE))]].pays

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        option = move - self.base
        if option == self.plain:
            return 0
        pays = self.pays(p, seat)
        if option >= len(pays):
            return told.NO_SUCH_OPTION
        return 0 if payable(p, seat, pays[option]) else told.CANNOT_PAY_EXCHANGE

    def apply(self, p: Florence, seat: int, move: int) -> None:
        option = move - self.base
        place = p.slot(work.PLACE)
        if option < self.plain:
            pay(p, seat, self.pays(p, seat)[option])
            p.fill(work.CHOSEN, p.slot(work.CHOSEN) | ((option + 1) << (2 * place)))
        p.fill(work.PLACE, place + 1)
        next_exchange(p, seat)

    def situation(self, p: Florence, seat: int) -> dict[str, int]:
        return {"card": building_at(p, seat, p.slot(work.PLACE))}

    def prospect(self, p: Florence, move: int) -> dict[str, int]:
        return self.situation(p, p.seat())

    def why(self, p: Florence, seat: int, move: int, code: int) -> dict[str, int]:
        if code != told.CANNOT_PAY_EXCHANGE:
            return {}
        found = self.situation(p, seat)
        cost = self.pays(p, seat)[move - self.base]
        for good in range(t.STOCK):
            if cost[good] > p.has(seat, good):
                return found | {"good": good, "count": cost[good], "held": p.has(seat, good)}
        return found
