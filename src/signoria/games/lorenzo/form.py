"""The form of an action: a frame of the agenda whose six slots are filled question by question.

The member (or the bonus that grants the action), the starting value, the space, the servants, the cost
alternative, the discount. A half-filled form is judged by its most generous completion: the least servants, any
cost, any discount.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.games.lorenzo.position import Florence
from signoria.kernel.position import SEAT

MEMBER: Final = 0
START: Final = 1
SPACE: Final = 2
SERVANTS: Final = 3
COST: Final = 4
DISCOUNT: Final = 5
FIRST: Final = -6
"""Where the slots of the top frame begin in the agenda, for where speed counts."""
SLOTS: Final = ["member:member", "start", "space:space", "servants", "cost", "discount"]

OPEN: Final = -1
"""Not asked yet."""
MORE: Final = -2
"""Servants not yet chosen, and any number may be."""
UNRAISED: Final = 1000
"""Added to the starting value while positive modifiers are declined (a switch, L-R5); no value comes near to it."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Form:
    """An action as far as it is known: who acts, by what, from which value, and the answers so far.

    The slot of the member tells a bonus action by minus one minus its node: `member` is then -1, and `node` is not.
    """

    def __init__(
        self,
        seat: i64,
        member: i64,
        start: i64,
        space: i64 = OPEN,
        servants: i64 = OPEN,
        cost: i64 = 0,
        discount: i64 = OPEN,
    ) -> None:
        self.seat = seat
        self.member = member if member >= 0 else -1
        self.node = -1 - member if member < 0 else -1
        self.raised = start < UNRAISED // 2
        self.start = start if self.raised else start - UNRAISED
        self.space = space
        self.servants = servants
        self.cost = cost
        self.discount = discount


def form_of(p: Florence) -> Form:
    """The form in the top frame."""
    frame = p.agenda
    return Form(
        frame[-SEAT],
        frame[FIRST + MEMBER],
        frame[FIRST + START],
        frame[FIRST + SPACE],
        frame[FIRST + SERVANTS],
        frame[FIRST + COST],
        frame[FIRST + DISCOUNT],
    )


def open_form(p: Florence, question: int, seat: int, member: int, start: int, space: int = OPEN) -> None:
    """A form begins with its first question."""
    p.push(question, seat, member, start, space, OPEN, 0, OPEN)


def bonus(node: int) -> int:
    """What stands in the slot of the member in a bonus action."""
    return -1 - node
