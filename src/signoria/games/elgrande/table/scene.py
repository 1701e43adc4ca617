"""A view of El Grande, read for drawing: who stands where, whose turn comes when, and what a region is worth."""

from functools import cached_property
from typing import cast

from signoria.drawing.pen import Pen
from signoria.drawing.seen import Seen
from signoria.drawing.seen import View as View
from signoria.games.elgrande import terms as t
from signoria.games.elgrande.book import SpainBook

Spoils = dict[str, int]
"""Points by seat."""


class Reading(Seen[SpainBook]):
    """What a view tells of the board: for the pictures and for the table as text."""

    def __init__(self, view: View, book: SpainBook) -> None:
        super().__init__(view, book)
        self.colours = cast(list[str], view["colours"])

    @cached_property
    def men(self) -> dict[str, dict[str, int]]:
        return cast(dict[str, dict[str, int]], self.view["men"])

    @cached_property
    def grandes(self) -> dict[str, str]:
        return cast(dict[str, str], self.view["grande"])

    @cached_property
    def tables(self) -> dict[str, str]:
        return cast(dict[str, str], self.view["tables"])

    @cached_property
    def king(self) -> str:
        return str(self.view["king"])

    def count(self, colour: str, place: str) -> int:
        return self.men.get(colour, {}).get(place, 0)

    def crowd(self, place: str) -> int:
        return sum(self.count(colour, place) for colour in self.colours)

    def standing(self, place: str) -> list[tuple[int, str]]:
        """The colours in a place with their caballeros, most first."""
        found = [(self.count(colour, place), colour) for colour in self.colours]
        return sorted((entry for entry in found if entry[0]), key=lambda entry: -entry[0])

    def lodgers(self, place: str) -> list[str]:
        """The seats whose grande stands in a place."""
        return [seat for seat in self.seats if self.grandes.get(seat) == place]

    def points(self, place: str) -> list[int]:
        """The table in force at a place, one number for each rank that counts."""
        number = self.book.places.index(place)
        printed = self.book.points[number * 3 : number * 3 + 3]
        for i, table in enumerate(self.book.tables):
            if self.tables.get(table) == place:
                printed = self.book.table_points[i * 3 : i * 3 + 3]
        return printed[: self.book.scoring_places]


class Scene(Reading):
    """One view and the pen that draws it."""

    def __init__(self, view: View, pen: Pen) -> None:
        assert isinstance(pen.book, SpainBook)
        super().__init__(view, pen.book)
        self.pen = pen
        self.regions = self.book.places[: t.REGIONS]

    # What a drawing looks up only where it needs it: who differs in nothing else shares it.

    @cached_property
    def played(self) -> dict[str, dict[str, object]]:
        return cast(dict[str, dict[str, object]], self.view["played"])

    @cached_property
    def scores(self) -> dict[str, int]:
        return cast(dict[str, int], self.view["scores"])

    # Who and what.

    def plain_name(self, colour: str) -> str:
        """The name of a colour, that of the virtual player too; not escaped."""
        return self.pen.words.seat(self.book, self.colours.index(colour))

    def slot(self, name: str) -> object:
        """What the open decision keeps in its frame under a name."""
        return self.frame[name]

    def answer(self) -> str:
        """The token of the viewer's own sealed answer, "" if there is none."""
        given = cast(list[str], self.view.get("answer", []))
        return given[0].removeprefix(f"{self.step} ") if given else ""

    def lifted(self) -> str:
        """The colour of the caballero that is on its way: lifted, or the next one from the viewer's court."""
        if self.step == "drop":
            return str(self.slot("colour"))
        return self.viewer if self.step in ("place", "settle") and self.active(self.viewer) else ""

    def origin(self) -> str:
        """The region that the lifted caballero leaves."""
        return str(self.slot("from")) if self.step == "drop" else ""

    def in_play(self) -> str:
        """The action card whose turn it is; "" between turns."""
        if self.over or self.step in ("power", "pass", "summon", "levy", "grey", "take"):
            return ""
        if self.step in ("turn", "veto"):
            return str(self.slot("card"))
        taken = [thing.removeprefix("card-") for thing in self.pen.took if thing.startswith("card-")]
        return taken[-1] if taken and taken[-1] in self.dealt() and taken[-1] not in self.offer() else ""

    # Rounds and turns.

    @property
    def round(self) -> int:
        return cast(int, self.view["round"])

    @property
    def lap(self) -> int:
        """Which round it is of those that are played; 0 before the first."""
        return self.book.rounds.index(self.round) + 1 if self.round in self.book.rounds else 0

    def order(self) -> list[str]:
        """All colours in the order of their turns: by power card, or clockwise while these are being played."""
        if len(self.played) == len(self.colours):
            return sorted(self.colours, key=lambda colour: -cast(int, self.played[colour]["value"]))
        first = self.seats.index(str(self.view["first"])) if self.view["first"] in self.seats else 0
        return self.seats[first:] + self.seats[:first]

    def dealt(self) -> list[str]:
        """The action cards of this round, pile by pile; [] before the first round."""
        gone = cast(list[str], self.view["gone"])
        return gone[-len(self.offer()) :]

    def offer(self) -> list[str]:
        return cast(list[str], self.view["offer"])

    def turn_number(self) -> int:
        """Which turn of the round it is, from 1 on; others who have to answer do so after the card is taken."""
        taken = self.offer().count("none")
        order = self.order()
        if self.step in ("dial", "veto", "give") or self.view.get("turn") not in order:
            return taken
        return order.index(str(self.view["turn"])) + 1

    def phase(self) -> int:
        """The present phase of the round: 0 reveal, 1 power, 2 turns, 3 scoring; -1 before the first and at the end."""
        if self.over or self.step == "pass":
            return -1
        if self.step == "power":
            return 1
        if self.step == "dial" and self.slot("purpose") == "tower":
            return 3
        return 2

    def rounds_to_scoring(self) -> int:
        """How many rounds end before the next general scoring, this one included; 0 when none is left."""
        rounds = self.book.rounds
        start = rounds.index(self.round) if self.round in rounds else 0
        for number in range(start, len(rounds)):
            if self.book.scoring_after[number]:
                return number - start + 1
        return 0

    # Points.

    def spoils(self, place: str) -> Spoils:
        """What each seat would score in a place now (EG-13.4): tied colours share the next rank."""
        found: Spoils = {}
        table = self.points(place)
        standing = self.standing(place)
        rank = 0
        while standing and rank < 3:
            best = standing[0][0]
            tied = [colour for count, colour in standing if count == best]
            standing = standing[len(tied) :]
            rank += len(tied) > 1
            for colour in tied:
                if colour in self.seats and rank < len(table):
                    found[colour] = table[rank]
            if rank == 0 and tied[0] in self.seats:
                found[tied[0]] += self.bonus(tied[0], place)
            rank += 1
        return {seat: points for seat, points in found.items() if points}

    def bonus(self, seat: str, place: str) -> int:
        """What an unshared first place brings on top: the King's bonus and the grande's."""
        king = self.book.king_bonus if place == self.king else 0
        return king + (self.book.grande_bonus if self.grandes.get(seat) == place else 0)

    def all_spoils(self) -> Spoils:
        """What each seat would score in the nine regions now; the tower keeps its secret."""
        total = dict.fromkeys(self.seats, 0)
        for region in self.regions:
            for seat, points in self.spoils(region).items():
                total[seat] += points
        return total

    def tower(self) -> str:
        return self.book.places[t.TOWER]
