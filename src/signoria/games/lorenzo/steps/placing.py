"""A placement or a bonus action: member, space, servants, cost and discount, a form filled question by question."""

from typing import Final

from signoria.games.lorenzo import notation
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.spaces import usable_spaces
from signoria.games.lorenzo.terms import (
    ACT,
    COST,
    COST_TOO_HIGH,
    DISCOUNT,
    E_LAPSED,
    FLOORS,
    M_CHOICE,
    M_HARVEST_CARDS,
    M_PRODUCTION_CARDS,
    M_RATE,
    M_SIZE,
    MARKET,
    NO_DISCOUNT,
    NO_SUCH_OPTION,
    ODD_SERVANTS,
    OTHER_TYPE,
    RAISE,
    SAY_MORE,
    SERVANTS,
    SERVE,
    STOCK,
    WORK,
)
from signoria.games.lorenzo.values import (
    AT_MEMBER,
    AT_SERVANTS,
    AT_SPACE,
    AT_START,
    M_COST,
    M_DISC,
    M_SERVANTS,
    M_SLOT,
    M_SPACE,
    M_START,
    MORE,
    affordable,
    bonus_node,
    fee_due,
    is_harvest,
    likely_spaces,
    option_refusal,
    sensible_servants,
    servants_refusal,
    space_refusal,
    useful_choices,
)
from signoria.kernel.position import FRAME, REDUNDANT, Choice, Position

NOT_RAISED: Final = 1000
"""Added to the starting value while positive modifiers are declined (a switch, L-R5)."""


def raised(p: Position) -> bool:
    return p.agenda[AT_START] < NOT_RAISED - 500


def start_of(p: Position) -> int:
    start = p.agenda[AT_START]
    return start if start < NOT_RAISED - 500 else start - NOT_RAISED


def turn_to(p: Position, step: int) -> None:
    """The form goes on to its next question."""
    p.agenda[-FRAME] = step


class Space(Choice):
    """Where the member goes (L-5.3); "more" asks for any number of servants afterwards (L-6.10)."""

    def __init__(self) -> None:
        super().__init__("space", "L-5.3", [notation.space()], ["more"])
        self.hints = ["shown", "card", "help", "fee"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Florence)
        found = [self.base + space for space in likely_spaces(p, seat, p.slot(M_SLOT), p.slot(M_START))]
        found.append(self.base + self.plain)
        return found

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        space = move - self.base
        if space == self.plain:
            return more_refusal(p, seat)
        return space_refusal(p, seat, p.agenda[AT_MEMBER], p.agenda[AT_START], space)

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Florence)
        usable_spaces(p, seat, p.agenda[AT_MEMBER], p.agenda[AT_START], self.base, legal)
        if more_refusal(p, seat) <= 0:
            spare.append(self.base + self.plain)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        space = move - self.base
        if space == self.plain:
            p.fill(M_SERVANTS, MORE)
            return
        p.agenda[AT_SPACE] = space
        after_space(p, seat)


def more_refusal(p: Florence, seat: int) -> int:
    """Asking for more servants than needed: once, and only if there are any."""
    if p.agenda[AT_SERVANTS] == MORE:
        return SAY_MORE
    return REDUNDANT if p.goods[seat * STOCK + SERVANTS] else SAY_MORE


def after_space(p: Florence, seat: int) -> None:
    """Ask whether positive modifiers count, where the switch makes that a question; then the servants."""
    if p.rules.optional_raise and may_raise(p, seat, p.slot(M_SPACE)):
        turn_to(p, RAISE)
    else:
        ask_servants(p, seat)


def may_raise(p: Florence, seat: int, space: int) -> bool:
    """Whether a harvest or production has bonuses of cards that its owner may do without (switch of L-R5)."""
    if not p.rules.optional_raise or not FLOORS <= space < MARKET:
        return False
    node = bonus_node(p, p.slot(M_SLOT))
    if node is not None and not node.with_cards:
        return False
    return p.mod(seat, M_HARVEST_CARDS if is_harvest(space) else M_PRODUCTION_CARDS) > 0


def ask_servants(p: Florence, seat: int) -> None:
    """Ask for the servants only if more than one number does something, or any number was asked for."""
    agenda = p.agenda
    if agenda[AT_SERVANTS] != MORE:
        useful = sensible_servants(p, seat, agenda[AT_MEMBER], start_of(p), agenda[AT_SPACE], raised(p))
        if len(useful) == 1:
            agenda[AT_SERVANTS] = useful[0]
            after_servants(p, seat)
            return
    turn_to(p, SERVE)


class Raise(Choice):
    """Whether the cards' bonuses raise this harvest or production (switch of L-R5)."""

    def __init__(self) -> None:
        super().__init__("raise", "L-R5", None, ["yes", "no"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        if move == self.base:
            return 0
        return space_refusal(p, seat, p.slot(M_SLOT), p.slot(M_START), p.slot(M_SPACE), False)

    def apply(self, p: Position, seat: int, move: int) -> None:
        if move != self.base:
            p.fill(M_START, p.slot(M_START) + NOT_RAISED)
        assert isinstance(p, Florence)
        if p.slot(M_SLOT) < 0:
            turn_to(p, WORK)
        else:
            ask_servants(p, seat)


class Serve(Choice):
    """How many servants raise the value (L-6.3)."""

    def __init__(self) -> None:
        super().__init__("servants", "L-6.3", [notation.servants()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Florence)
        if p.slot(M_SERVANTS) == MORE:
            return self.block[: p.has(seat, SERVANTS) + 1]
        useful = sensible_servants(p, seat, p.slot(M_SLOT), start_of(p), p.slot(M_SPACE), raised(p))
        return [self.base + n for n in useful]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        return servants_answer(p, seat, move - self.base, p.slot(M_SERVANTS) == MORE)

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        """Without "more" the domain holds sensible numbers only, in whole points: not to be worked out for each."""
        assert isinstance(p, Florence)
        if p.agenda[AT_SERVANTS] == MORE:
            super().sift(p, seat, legal, spare)
            return
        for move in self.domain(p, seat):
            n = move - self.base
            if servants_refusal(p, seat, p.slot(M_SLOT), start_of(p), p.slot(M_SPACE), n, raised(p)) == 0:
                legal.append(move)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        p.fill(M_SERVANTS, move - self.base)
        after_servants(p, seat)


def servants_answer(p: Florence, seat: int, n: int, more: bool) -> int:
    member = p.slot(M_SLOT)
    start = start_of(p)
    space = p.slot(M_SPACE)
    if n % p.mod(seat, M_RATE) and n <= p.has(seat, SERVANTS):
        return ODD_SERVANTS
    code = servants_refusal(p, seat, member, start, space, n, raised(p))
    if code:
        return code
    if n in sensible_servants(p, seat, member, start, space, raised(p)):
        return 0
    return REDUNDANT if more else SAY_MORE


def after_servants(p: Florence, seat: int) -> None:
    """On to the cost alternative if there is a choice, else straight on."""
    space = p.agenda[AT_SPACE]
    if space >= FLOORS:
        turn_to(p, ACT)
        return
    options = len(p.rules.pays[p.tower[space]])
    if options > 1:
        member = p.slot(M_SLOT)
        servants = p.slot(M_SERVANTS)
        fee = fee_due(p, seat, member, space)
        payable = [i for i in range(options) if option_refusal(p, seat, member, space, servants, i, fee) == 0]
        if len(payable) > 1:
            turn_to(p, COST)
            return
        p.fill(M_COST, payable[0])
    after_cost(p, seat)


class Cost(Choice):
    """Which of two cost alternatives is used (L-8.4, L-R36)."""

    def __init__(self) -> None:
        super().__init__("cost", "L-8.4", [notation.option()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        option = move - self.base
        space = p.slot(M_SPACE)
        if option >= len(p.rules.pays[p.tower[space]]):
            return NO_SUCH_OPTION
        member = p.slot(M_SLOT)
        fee = fee_due(p, seat, member, space)
        return option_refusal(p, seat, member, space, p.slot(M_SERVANTS), option, fee)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        p.fill(M_COST, move - self.base)
        after_cost(p, seat)


def after_cost(p: Florence, seat: int) -> None:
    """A discount with a choice is asked only where it makes a difference (L-8.10)."""
    space = p.agenda[AT_SPACE]
    turn_to(p, ACT)
    if p.mods[seat * M_SIZE + M_CHOICE + space // 4] < 0:
        return
    useful = useful_choices(p, seat, p.slot(M_SLOT), space, p.slot(M_COST))
    if len(useful) > 1:
        turn_to(p, DISCOUNT)
    elif useful:
        p.fill(M_DISC, useful[0])


class Discount(Choice):
    """Which alternative of a discount is used (L-R8)."""

    def __init__(self) -> None:
        super().__init__("discount", "L-8.10", [notation.option()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        choice = move - self.base
        member = p.slot(M_SLOT)
        space = p.slot(M_SPACE)
        if choice not in useful_choices(p, seat, member, space, p.slot(M_COST)):
            return NO_DISCOUNT
        fee = fee_due(p, seat, member, space)
        paid = affordable(p, seat, member, space, p.slot(M_SERVANTS), p.slot(M_COST), choice, fee)
        return 0 if paid else COST_TOO_HIGH

    def apply(self, p: Position, seat: int, move: int) -> None:
        p.fill(M_DISC, move - self.base)
        turn_to(p, ACT)


class Bonus(Choice):
    """The floor of a bonus card action, or decline (L-9.1); "more" as with a member (L-6.10)."""

    def __init__(self) -> None:
        super().__init__("bonus", "L-9.1", [notation.floor()], ["decline", "more"])
        self.hints = ["shown", "card", "help", "fee"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Florence)
        likely = likely_spaces(p, seat, p.slot(M_SLOT), p.slot(M_START))
        return [*[self.base + space for space in likely], self.base + self.plain, self.base + self.plain + 1]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        space = move - self.base
        if space == self.plain:
            return 0
        if space > self.plain:
            return more_refusal(p, seat) if self.open_floor(p, seat) else SAY_MORE
        return self.floor_refusal(p, seat, space)

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Florence)
        some = False
        for space in likely_spaces(p, seat, p.slot(M_SLOT), p.slot(M_START)):
            if self.floor_refusal(p, seat, space) == 0:
                legal.append(self.base + space)
                some = True
        legal.append(self.base + self.plain)
        if some and more_refusal(p, seat) <= 0:
            spare.append(self.base + self.plain + 1)

    def floor_refusal(self, p: Florence, seat: int, space: int) -> int:
        node = p.rules.nodes[-1 - p.slot(M_SLOT)]
        if not (node.types >> (space // 4)) & 1:
            return OTHER_TYPE
        return space_refusal(p, seat, p.agenda[AT_MEMBER], p.agenda[AT_START], space)

    def open_floor(self, p: Florence, seat: int) -> bool:
        """Whether any floor can be taken; if none can, the action lapses without a question (L-9.5)."""
        for space in likely_spaces(p, seat, p.slot(M_SLOT), p.slot(M_START)):
            if self.floor_refusal(p, seat, space) == 0:
                return True
        return False

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        space = move - self.base
        if space > self.plain:
            p.fill(M_SERVANTS, MORE)
            return
        if space == self.plain:
            p.pop()
            if p.ear is not None:
                p.ear.hear(E_LAPSED, [seat])
            return
        p.fill(M_SPACE, space)
        ask_servants(p, seat)


class Work(Choice):
    """The servants of a bonus harvest or production, or decline (L-9.3)."""

    def __init__(self) -> None:
        super().__init__("work", "L-9.3", [notation.servants()], ["decline"])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Florence)
        return [*self.block[: min(p.has(seat, SERVANTS) + 1, self.plain)], self.base + self.plain]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        n = move - self.base
        return 0 if n == self.plain else servants_answer(p, seat, n, True)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        n = move - self.base
        if n == self.plain:
            p.pop()
            if p.ear is not None:
                p.ear.hear(E_LAPSED, [seat])
            return
        p.fill(M_SERVANTS, n)
        turn_to(p, ACT)
