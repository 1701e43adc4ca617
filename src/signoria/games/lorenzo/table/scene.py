"""A view of Lorenzo il Magnifico, read for drawing: what stands where, with names instead of defaults left out."""

from functools import cached_property
from typing import cast

from signoria.drawing.pen import Pen
from signoria.drawing.seen import Seen
from signoria.drawing.seen import View as View
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.effects.nodes import COPY_LEADER

FORM = ("bonus", "space", "raise", "servants", "cost", "discount")
"""The questions of an action, one after the other; their frame holds the answers so far."""


class Reading(Seen[FlorenceBook]):
    """What a view tells, for pictures and for text."""

    @cached_property
    def round(self) -> int:
        return cast(int, self.view["round"])

    @cached_property
    def rounds(self) -> int:
        return cast(int, self.view["rounds"])

    @cached_property
    def turn(self) -> str:
        return str(self.view.get("turn", "none"))

    @cached_property
    def order(self) -> list[str]:
        return cast(list[str], self.view["order"])

    @cached_property
    def queue(self) -> list[str]:
        return cast(list[str], self.view["queue"])

    @cached_property
    def cast(self) -> list[str]:
        return cast(list[str], self.view["cast"])

    @cached_property
    def dice(self) -> list[int]:
        return cast(list[int], self.view["dice"])

    @cached_property
    def period(self) -> int:
        return max(0, (self.round - 1) // 2)

    @cached_property
    def standing(self) -> dict[str, list[tuple[str, str]]]:
        return self.people()

    def has(self, seat: str, good: str) -> int:
        return cast(int, self.row("goods", seat).get(good, 0))

    def value(self, seat: str, member: str) -> int:
        return cast(int, self.row("values", seat)[member])

    def score(self, seat: str) -> int:
        return cast(int, self.table("scores")[seat])

    def tower(self, space: str) -> str:
        """The card on a floor, "" once it is gone."""
        return str(self.table("tower").get(space, ""))

    def holding(self, seat: str, kind: str) -> list[str]:
        row = self.row("holding", seat)
        return [str(row[f"{kind}-{slot}"]) for slot in range(1, t.SLOTS + 1) if f"{kind}-{slot}" in row]

    def tile(self, seat: str) -> str:
        return str(self.table("tiles").get(seat, ""))

    def banned(self, seat: str) -> list[int]:
        """The periods in which a seat was excommunicated."""
        mask = cast(int, self.table("banned").get(seat, 0))
        return [period for period in range(len(self.cast)) if (mask >> period) & 1]

    def report_due(self) -> int:
        """The period whose Vatican report comes next; 3 after the last."""
        return len(self.cast) if self.over else self.period

    # Members.

    def unfinished(self) -> tuple[str, str, str]:
        """Seat, member and space of a placement that is not done yet; "" for what is still open."""
        if self.step not in FORM:
            return "", "", ""
        member, space = self.frame["member"], self.frame["space"]
        return self.turn, str(member) if member in t.MEMBERS else "", str(space) if space in t.SPACES else ""

    def people(self) -> dict[str, list[tuple[str, str]]]:
        """Who stands on each space; in the palace from left to right."""
        found: dict[str, list[tuple[str, str]]] = {}
        for seat in self.seats:
            for member, space in self.row("members", seat).items():
                found.setdefault(str(space), []).append((seat, member))
        palace = found.get(t.SPACES[t.PALACE])
        if palace:
            found[t.SPACES[t.PALACE]] = in_order(self.queue, palace)
        return found

    # Leaders.

    def hand(self, seat: str) -> list[str]:
        """The leaders in a seat's hand, if the viewer may know them."""
        held = self.row("leaders", seat).get("hand", []) if "leaders" in self.view else []
        return held if isinstance(held, list) else []

    def hand_count(self, seat: str) -> int:
        held = self.row("leaders", seat).get("hand", 0) if "leaders" in self.view else 0
        return len(held) if isinstance(held, list) else cast(int, held)

    def played(self, seat: str) -> dict[str, int]:
        """The leaders on the table, with their state."""
        if "leaders" not in self.view:
            return {}
        return cast(dict[str, int], self.row("leaders", seat)["played"])

    def copied(self, seat: str, leader: str) -> str:
        """The leader whose ability a copying leader has; "" for all others."""
        copied = self.table("copied").get(seat)
        nodes = self.book.leader_nodes[self.book.axes["leader"].index(leader)]
        return str(copied) if copied and self.book.nodes[nodes[0]].op == COPY_LEADER else ""


class Scene(Reading):
    """One view and the pen it is drawn with."""

    def __init__(self, view: View, pen: Pen) -> None:
        super().__init__(view, book_of(pen))
        self.pen = pen

    @cached_property
    def chosen(self) -> tuple[str, str, str]:
        return self.unfinished()


def in_order(queue: list[str], members: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Members in the order in which their seats came; of one seat's members in the order of their colours."""
    left = members[:]
    found: list[tuple[str, str]] = []
    for seat in queue:
        one = next((pair for pair in left if pair[0] == seat), None)
        if one is not None:
            left.remove(one)
            found.append(one)
    return found + left


def book_of(pen: Pen) -> FlorenceBook:
    assert isinstance(pen.book, FlorenceBook)
    return pen.book
