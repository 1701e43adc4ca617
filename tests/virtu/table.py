"""A table to try the rules at: positions by name, moves by notation, refusals by their names.

    t = table(begin={"moment": "act", "seat": "gules"}, marker={"gules": "room-2"})
    t.play("gules: govern done")
    assert t.refused("govern printed crown") == "not-now"

With four players azure is Milan, gules Florence, or Naples and vert Venice; with five argent is Rome; with three azure
is Florence, gules Naples and or Venice; with two azure is France and gules Naples. Palaces are empty but for what is
named.
"""

from typing import Any, Final

import at_table
from signoria.games import find
from signoria.games.virtu.position import Italy
from signoria.games.virtu.terms import BENCH, CITIES, RING, SLOTS, TOWNS
from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.position import FRAME
from signoria.kernel.schema import write_frame
from signoria.kernel.title import SEATS
from signoria.scenario.driving import Drive

TITLE: Final = find("virtu")


class Table(at_table.Table[Italy]):
    """A position of Virtù under test; what is forced is played as in a scenario, when the next move needs it."""

    title = TITLE

    def __init__(self, p: Italy) -> None:
        super().__init__(p)
        self.drive = Drive(TITLE, p)
        self.ear = self.drive.ear

    def play(self, *texts: str) -> "Table":
        for text in texts:
            self.drive.play(text)
        return self

    def settle(self) -> "Table":
        self.drive.settle()
        return self

    def legal(self, prefix: str = "", redundant: bool = False) -> list[str]:
        return [text for text in self.possible(redundant=redundant) if text.startswith(prefix)]

    def step(self) -> str:
        self.drive.idle()
        return flow.top(self.p).name if self.p.agenda else "over"

    def seat(self) -> str:
        self.drive.idle()
        return SEATS[flow.deciders(self.p)[0]]

    def frame(self) -> dict[str, object]:
        """The open decision: its step, its seat, and what it keeps by name."""
        self.drive.idle()
        return write_frame(self.p.book, self.p.agenda[-FRAME:])

    def heard(self, *kinds: str) -> list[str]:
        """Events of these kinds, as "name arg arg"."""
        return [" ".join([name, *[str(token) for token in tokens]]) for name, tokens in self.told(*kinds)]

    def florins(self, seat: str) -> int:
        return self.p.florins[SEATS.index(seat)]

    def troops(self, seat: str, city: str) -> int:
        return self.p.troops[SEATS.index(seat) * TOWNS + CITIES.index(city)]

    def holder(self, city: str) -> str:
        at = self.p.control[CITIES.index(city)]
        return "none" if at < 0 else self.p.book.axes["holder"][at]

    def exhausted(self, tile: str) -> bool:
        return self.p.face[self.p.book.axes["face"].index(tile)] == 1

    def tired(self, seat: str, slot: str) -> bool:
        return self.p.tired[SEATS.index(seat) * BENCH + SLOTS.index(slot)] == 1

    def courtier(self, seat: str, slot: str) -> str:
        card = self.p.court[SEATS.index(seat) * BENCH + SLOTS.index(slot)]
        return "none" if card < 0 else self.p.book.card_names[card]

    def barred(self, seat: str, room: int) -> bool:
        return self.p.indulgence[SEATS.index(seat) * RING + room - 1] == 1


def table(players: int = 4, begin: Any = None, options: Any = None, **given: Any) -> Table:
    """A position of a game at a moment; azure begins unless `order` says otherwise."""
    book = TITLE.book(players, options or {})
    p = TITLE.deal(book, b"table")
    assert isinstance(p, Italy)
    order = SEATS[:players]
    fields = {"order": order, "recent": order, "patrons": order, **given}
    TITLE.change(p, TITLE.complete(p, fields))
    TITLE.begin(p, begin or {})
    TITLE.check(p)
    return Table(p)


def deal(players: int, seed: str, options: Any = None) -> Italy:
    p = TITLE.deal(TITLE.book(players, options or {}), seed.encode())
    assert isinstance(p, Italy)
    return p


def roll(p: Italy, luck: Chance, moves: int) -> None:
    """Random canonical moves."""
    flow.playout(p, luck, moves)
    flow.settle(p)


def act(seat: str, room: int, players: Any = 4, options: Any = None, **given: Any) -> Table:
    """The action of a room is about to be taken."""
    marker = {**{seat: f"room-{room}"}, **(given.pop("marker") if "marker" in given else {})}
    return table(players, {"moment": "act", "seat": seat}, options, marker=marker, **given)
