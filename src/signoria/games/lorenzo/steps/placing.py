"""A placement or a bonus action: member, space, servants, cost and discount, a form filled question by question."""

from signoria.games.lorenzo import form as f
from signoria.games.lorenzo import notation, told
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.form import Form, form_of
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.prices import affordable, fee_due, option_refusal, price, useful_choices
from signoria.games.lorenzo.servants import may_raise, sensible_servants, servants_refusal
from signoria.games.lorenzo.spaces import space_refusal, usable_floors, usable_spaces
from signoria.games.lorenzo.steps.question import (
    Numbers,
    Question,
    ServantsQuestion,
    SpaceQuestion,
    lowest,
    reached,
    turn_to,
)
from signoria.kernel.position import REDUNDANT, tell


class Space(SpaceQuestion):
    """Where the member goes (L-5.3); "more" asks for any number of servants afterwards (L-6.10)."""

    def __init__(self) -> None:
        super().__init__(t.SPACE, [notation.space()], ["more"])

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        space = move - self.base
        form = form_of(p)
        return more_refusal(p, form) if space == self.plain else space_refusal(p, form, space)

    def sift(self, p: Florence, seat: int, legal: list[int], spare: list[int]) -> None:
        form = form_of(p)
        usable_spaces(p, form, self.base, legal)
        if more_refusal(p, form) <= 0:
            spare.append(self.base + self.plain)

    def apply(self, p: Florence, seat: int, move: int) -> None:
        space = move - self.base
        if space == self.plain:
            p.fill(f.SERVANTS, f.MORE)
            return
        p.fill(f.SPACE, space)
        after_space(p)


def more_refusal(p: Florence, form: Form) -> int:
    """Asking for more servants than needed: once, and only if there are any."""
    if form.servants == f.MORE:
        return told.SAY_MORE
    return REDUNDANT if p.goods[form.seat * t.STOCK + t.SERVANTS] else told.SAY_MORE


def after_space(p: Florence) -> None:
    """Ask whether positive modifiers count, where the switch makes that a question; then the servants."""
    if p.book.optional_raise and may_raise(p, form_of(p)):
        turn_to(p, t.RAISE)
    else:
        ask_servants(p)


def ask_servants(p: Florence) -> None:
    """Ask for the servants only if more than one number does something, or any number was asked for."""
    form = form_of(p)
    if form.servants != f.MORE:
        useful = sensible_servants(p, form, form.space)
        if len(useful) == 1:
            form.servants = useful[0]
            p.fill(f.SERVANTS, form.servants)
            after_servants(p, form)
            return
    turn_to(p, t.SERVE)


class Raise(Question):
    """Whether the cards' bonuses raise this harvest or production (switch of L-R5)."""

    def __init__(self) -> None:
        super().__init__(t.RAISE, None, ["yes", "no"])

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        form = self.answered(p, move)
        return 0 if form.raised else space_refusal(p, form, form.space)

    def apply(self, p: Florence, seat: int, move: int) -> None:
        form = self.answered(p, move)
        if not form.raised:
            p.fill(f.START, form.start + f.UNRAISED)
        if form.node >= 0:
            turn_to(p, t.WORK)
        else:
            ask_servants(p)

    def situation(self, p: Florence, seat: int) -> Numbers:
        return super().situation(p, seat) | reached(p, form_of(p))

    def answered(self, p: Florence, move: int) -> Form:
        form = super().answered(p, move)
        form.raised = move == self.base
        return form


class Serve(ServantsQuestion):
    """How many servants raise the value (L-6.3)."""

    def __init__(self) -> None:
        super().__init__(t.SERVE, [notation.servants()])

    def domain(self, p: Florence, seat: int) -> list[int]:
        form = form_of(p)
        if form.servants == f.MORE:
            return self.block[: p.has(seat, t.SERVANTS) + 1]
        return [self.base + n for n in sensible_servants(p, form, form.space)]

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        form = form_of(p)
        return servants_answer(p, form, move - self.base, form.servants == f.MORE)

    def sift(self, p: Florence, seat: int, legal: list[int], spare: list[int]) -> None:
        """Without "more" the domain holds sensible numbers only, in whole points: not to be worked out for each."""
        form = form_of(p)
        if form.servants == f.MORE:
            super().sift(p, seat, legal, spare)
            return
        for n in sensible_servants(p, form, form.space):
            if servants_refusal(p, form, n) == 0:
                legal.append(self.base + n)

    def apply(self, p: Florence, seat: int, move: int) -> None:
        p.fill(f.SERVANTS, move - self.base)
        after_servants(p, form_of(p))

    def pointless(self, p: Florence, seat: int, move: int) -> bool:
        """Servants that raise nothing (L-6.10)."""
        return self.refusal(p, seat, move) == REDUNDANT


def servants_answer(p: Florence, form: Form, n: int, more: bool) -> int:
    if n % p.mod(form.seat, t.M_RATE) and n <= p.has(form.seat, t.SERVANTS):
        return told.ODD_SERVANTS
    code = servants_refusal(p, form, n)
    if code:
        return code
    if n in sensible_servants(p, form, form.space):
        return 0
    return REDUNDANT if more else told.SAY_MORE


def after_servants(p: Florence, form: Form) -> None:
    """On to the cost alternative if there is a choice, else straight on."""
    space = form.space
    if space >= t.FLOORS:
        turn_to(p, t.ACT)
        return
    options = len(p.book.pays[p.tower[space]])
    if options > 1:
        fee = fee_due(p, form, space)
        open_ways = [i for i in range(options) if option_refusal(p, form, space, form.servants, i, fee) == 0]
        if len(open_ways) > 1:
            turn_to(p, t.COST)
            return
        form.cost = open_ways[0]
        p.fill(f.COST, form.cost)
    after_cost(p, form)


class Cost(Question):
    """Which of two cost alternatives is used (L-8.4, L-R36)."""

    def __init__(self) -> None:
        super().__init__(t.COST, [notation.option()])

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        form = self.answered(p, move)
        if form.cost >= len(p.book.pays[p.tower[form.space]]):
            return told.NO_SUCH_OPTION
        return option_refusal(p, form, form.space, form.servants, form.cost, fee_due(p, form, form.space))

    def apply(self, p: Florence, seat: int, move: int) -> None:
        p.fill(f.COST, move - self.base)
        after_cost(p, form_of(p))

    def situation(self, p: Florence, seat: int) -> Numbers:
        form = form_of(p)
        found = super().situation(p, seat) | {"space": form.space, "card": p.tower[form.space]}
        return found | alternatives(p, form)

    def answered(self, p: Florence, move: int) -> Form:
        form = super().answered(p, move)
        form.cost = move - self.base
        return form


def alternatives(p: Florence, form: Form) -> Numbers:
    """The two ways to pay a venture, after discounts: with military points, and with resources."""
    found: Numbers = {}
    for option, needed in enumerate(p.book.military_need[p.tower[form.space]]):
        cost = price(p, form, form.space, option, -1)
        if needed:
            found |= {"military": cost[t.MILITARY], "need": needed}
        else:
            for good in range(t.SERVANTS):
                found[t.GOODS[good]] = cost[good]
    return found | {"held": p.has(form.seat, t.MILITARY)}


def after_cost(p: Florence, form: Form) -> None:
    """A discount with a choice is asked only where it makes a difference (L-8.10)."""
    turn_to(p, t.ACT)
    if p.mods[form.seat * t.M_SIZE + t.M_CHOICE + form.space // 4] < 0:
        return
    useful = useful_choices(p, form, form.space, form.cost)
    if len(useful) > 1:
        turn_to(p, t.DISCOUNT)
    elif useful:
        p.fill(f.DISCOUNT, useful[0])


class Discount(Question):
    """Which alternative of a discount is used (L-R8)."""

    def __init__(self) -> None:
        super().__init__(t.DISCOUNT, [notation.option()])

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        form = self.answered(p, move)
        space = form.space
        if form.discount not in useful_choices(p, form, space, form.cost):
            return told.NO_DISCOUNT
        paid = affordable(p, form, space, form.servants, form.cost, form.discount, fee_due(p, form, space))
        return 0 if paid else told.COST_TOO_HIGH

    def apply(self, p: Florence, seat: int, move: int) -> None:
        p.fill(f.DISCOUNT, move - self.base)
        turn_to(p, t.ACT)

    def situation(self, p: Florence, seat: int) -> Numbers:
        space = p.slot(f.SPACE)
        return super().situation(p, seat) | {"space": space, "card": p.tower[space]}

    def answered(self, p: Florence, move: int) -> Form:
        form = form_of(p)
        form.discount = move - self.base
        return form


# Bonus actions.


class Bonus(SpaceQuestion):
    """The floor of a bonus card action, or decline (L-9.1); "more" as with a member (L-6.10)."""

    def __init__(self) -> None:
        super().__init__(t.BONUS, [notation.floor()], ["decline", "more"])

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        space = move - self.base
        form = form_of(p)
        if space == self.plain:
            return 0
        if space < self.plain:
            return space_refusal(p, form, space)
        # If no floor can be taken, the action lapses without a question (L-9.5).
        floors: list[int] = []
        usable_floors(p, form, self.base, floors)
        return more_refusal(p, form) if floors else told.SAY_MORE

    def sift(self, p: Florence, seat: int, legal: list[int], spare: list[int]) -> None:
        form = form_of(p)
        before = len(legal)
        usable_floors(p, form, self.base, legal)
        if len(legal) > before and more_refusal(p, form) <= 0:
            spare.append(self.base + self.plain + 1)
        legal.append(self.base + self.plain)

    def apply(self, p: Florence, seat: int, move: int) -> None:
        space = move - self.base
        if space > self.plain:
            p.fill(f.SERVANTS, f.MORE)
        elif space == self.plain:
            lapse(p, seat)
        else:
            p.fill(f.SPACE, space)
            ask_servants(p)

    def situation(self, p: Florence, seat: int) -> Numbers:
        node = p.book.nodes[form_of(p).node]
        found = super().situation(p, seat)
        found |= {"any": 1 if node.card_types == t.ALL_TYPES else 0, "type": lowest(node.card_types)}
        for good in range(t.SERVANTS):
            found[t.GOODS[good]] = node.discounts[0][good] if node.discounts else 0
        return found


def lapse(p: Florence, seat: int) -> None:
    """A bonus action is declined (L-9.5)."""
    p.pop()
    tell(p, told.E_LAPSED, seat)


class Work(ServantsQuestion):
    """The servants of a bonus harvest or production, or decline (L-9.3)."""

    def __init__(self) -> None:
        super().__init__(t.WORK, [notation.servants()], ["decline"])

    def domain(self, p: Florence, seat: int) -> list[int]:
        return [*self.block[: min(p.has(seat, t.SERVANTS) + 1, self.plain)], self.base + self.plain]

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        n = move - self.base
        return 0 if n == self.plain else servants_answer(p, form_of(p), n, True)

    def apply(self, p: Florence, seat: int, move: int) -> None:
        n = move - self.base
        if n == self.plain:
            lapse(p, seat)
            return
        p.fill(f.SERVANTS, n)
        turn_to(p, t.ACT)
