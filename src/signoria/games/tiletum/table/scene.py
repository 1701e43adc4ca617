"""A view of Tiletum, read for drawing: what lies where, what a fair would bring, and where one is in a turn."""

from functools import cached_property
from typing import cast

from signoria.drawing.pen import Pen
from signoria.drawing.seen import Seen
from signoria.drawing.seen import View as View
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.book import EuropeBook

PAWN_STEPS = {"merchant": "merchant", "architect": "architect", "house": "merchant", "pillar": "architect"}
"""The steps that are about a pawn or its pieces."""


class Scene(Seen[EuropeBook]):
    """One view and the pen that draws it."""

    def __init__(self, view: View, pen: Pen) -> None:
        assert isinstance(pen.book, EuropeBook)
        super().__init__(view, pen.book)
        self.pen = pen
        self.rounds = cast(int, view["rounds"])

    @cached_property
    def order(self) -> list[str]:
        return cast(list[str], self.view["order"])

    @cached_property
    def round(self) -> int:
        return cast(int, self.view["round"])

    @cached_property
    def turn(self) -> str:
        return str(self.view.get("turn", "none"))

    @cached_property
    def titus(self) -> str:
        return str(self.view.get("titus", ""))

    @cached_property
    def scores(self) -> dict[str, int]:
        return cast(dict[str, int], self.view["scores"])

    # Reading.

    def tokens(self, name: str, seat: str) -> dict[str, str]:
        """What lies where, of a seat."""
        return cast(dict[str, str], self.row(name, seat))

    def number(self, name: str, seat: str) -> int:
        return cast(int, self.table(name).get(seat, 0))

    def has(self, seat: str, kind: str) -> int:
        return cast(int, self.row("goods", seat).get(kind, 0))

    def plain_name(self, seat: str) -> str:
        """The name of a seat; not escaped."""
        return self.pen.words.seat(self.book, self.seats.index(seat))

    @property
    def mine(self) -> bool:
        """Whether the viewer is asked."""
        return self.turn == self.viewer

    # The wheel.

    @property
    def turned(self) -> int:
        return cast(int, self.view["turned"])

    def action_of(self, value: int) -> str:
        """The action that a value meets."""
        return str(self.table("actions")[str((value - 1 - self.turned) % t.SECTORS + 1)])

    def value_at(self, sector: int) -> int:
        """The value at an action space, counted from 0."""
        return (self.turned + sector) % t.SECTORS + 1

    def dice_at(self, value: int) -> list[str]:
        """The colours of the dice in a sector, one entry for each die."""
        found: list[str] = []
        for colour in t.COLOURS:
            found += [colour] * cast(int, self.table("wheel").get(f"{colour}-{value}", 0))
        return found

    def taken(self, seat: str) -> list[str]:
        return list(self.tokens("taken", seat).values())

    @property
    def lap(self) -> int:
        """Which of the three turns of the round it is, from 1 on."""
        return max(1, cast(int, self.view["shown"]))

    # The map.

    def pawn(self, seat: str, kind: str) -> str:
        return self.tokens("pawn", seat)[kind]

    def houses(self, city: int) -> list[tuple[int, str]]:
        """The house spaces of a city in this game, each with its owner or ""."""
        owners = self.table("house")
        return [(space, str(owners.get(self.book.axes["house"][space], ""))) for space in self.book.houses_in[city]]

    def pillars(self, cathedral: int) -> list[str]:
        return [seat for seat in self.seats if (self.number("pillared", seat) >> cathedral) & 1]

    def cost(self, cathedral: int) -> tuple[int, int, list[int]]:
        """Stone and points of the cost tile, and the cathedral tiles that are left; stone -1 where none is built."""
        number = self.book.axes["cost"].index(str(self.table("costs")[t.CATHEDRALS[cathedral]]))
        taken = cast(int, self.table("spires").get(t.CATHEDRALS[cathedral], 0))
        return self.book.cost_stone[number], self.book.cost_vp[number], self.book.cathedral_vp[cathedral][taken:]

    def works(self) -> list[int]:
        """The cathedrals with a pillar of the viewer to which nothing is contributed yet."""
        if not self.viewer:
            return []
        open_works = self.number("pillared", self.viewer) & ~self.number("contributed", self.viewer)
        return [number for number in range(len(t.CATHEDRALS)) if (open_works >> number) & 1]

    # Fairs.

    @property
    def fair_cities(self) -> list[str]:
        return cast(list[str], self.view["fair_city"])

    @property
    def fair_tiles(self) -> list[str]:
        return cast(list[str], self.view["fair_tile"])

    def fair_points(self, number: int) -> int:
        """What one of the counted things brings at a fair."""
        return self.book.fair_vp[number] + self.book.fair_tile_vp[t.FAIRS.index(self.fair_tiles[number])]

    @property
    def next_fair(self) -> int:
        """The fair that comes next, from 0; the number of fairs when none is left."""
        return len(self.fair_cities) if self.over else max(self.round, 1) - 1

    def attends(self, seat: str, number: int) -> bool:
        """Whether a seat would take part in a fair now (T-8.1, T-14.8)."""
        city = self.fair_cities[number]
        housed = (self.number("housed", seat) >> t.SPACES.index(city)) & 1
        return seat == self.titus or bool(housed) or self.pawn(seat, "merchant") == city

    def fair_count(self, seat: str, number: int) -> int:
        """How many things a fair would count for a seat now (T-8.2); the points of its space for the king's fair."""
        counts = self.book.fair_counts[t.FAIRS.index(self.fair_tiles[number])]
        if counts[0] == t.C_KING:
            return self.book.track_vp[self.king(seat)]
        count = min(self.count(seat, what) for what in counts)
        return max(count, number + 1 + self.book.solo.fair_extra) if seat == self.titus else count

    def fair_score(self, seat: str, number: int) -> int:
        """What a fair would bring a seat that takes part."""
        points, count = self.fair_points(number), self.fair_count(seat, number)
        if self.book.fair_counts[t.FAIRS.index(self.fair_tiles[number])][0] == t.C_KING:
            return points + count
        return points * count

    def count(self, seat: str, what: int) -> int:
        """One of the counts of fair tiles (T-8.2)."""
        if what == t.C_HOUSES:
            return self.number("housed", seat).bit_count()
        if what == t.C_PILLARS:
            return self.number("pillared", seat).bit_count()
        if what == t.C_CONTRACTS:
            return len(self.row("contracts", seat))
        if what == t.C_CATHEDRALS:
            return self.number("contributed", seat).bit_count()
        if what == t.C_CRESTS:
            stored = self.book.stored_crests_count
            return self.number("families", seat).bit_count() if stored else len(self.row("crests", seat))
        if what == t.C_UPPER:
            return sum(not room.endswith("-1") for room in self.row("rooms", seat))
        return sum(self.filled(seat, building) for building in range(t.ROOMED + self.book.sixth_counts))

    # Players.

    def king(self, seat: str) -> int:
        return cast(int, self.table("king").get(seat, 0))

    def filled(self, seat: str, building: int) -> bool:
        rooms = self.row("rooms", seat)
        return all(f"{building + 1}-{floor + 1}" in rooms for floor in range(self.book.rooms[building]))

    def completed(self, seat: str, building: int) -> bool:
        return bool((self.number("completed", seat) >> building) & 1)

    def roofed(self, seat: str, building: int) -> bool:
        """Whether the house is still on the roof."""
        return bool((self.number("roofs", seat) >> building) & 1)

    @cached_property
    def trail(self) -> list[dict[str, object]]:
        """The open actions and effects of whoever decides, the outermost first."""
        return cast(list[dict[str, object]], self.view.get("trail", []))

    @property
    def action(self) -> str:
        """The innermost action that is open, "" if none is."""
        for frame in reversed(self.trail):
            if frame["step"] in t.ACTIONS:
                return str(frame["step"])
        return ""

    @property
    def pawn_asked(self) -> tuple[str, str]:
        """The seat and the pawn that the open decision is about; ("", "") for none."""
        kind = PAWN_STEPS.get(self.step, "")
        if self.step in ("walk", "go"):
            kind = str(self.frame["pawn"])
        if self.step == "space":
            kind = "merchant"
        return (self.turn, kind) if kind and self.turn in self.seats else ("", "")


def signed(n: int) -> str:
    """A number with a real minus."""
    return str(n).replace("-", "−")
