"""The state of a game of El Grande: flat lists of ints, cheap to copy."""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande.book import SpainBook
from signoria.kernel.position import NONE, Position
from signoria.kernel.schema import Field

FIELDS: Final = [
    Field("round"),
    Field("king", value="place"),
    Field("first", value="seat"),
    Field("licence"),
    Field("extra"),
    Field("men", ["colour", "place"]),
    Field("grande", ["seat"], "place", -1),
    Field("hand", ["seat", "power"], "where", -1),
    Field("played", []),
    Field("offer", [], "card"),
    Field("tables", ["table"], "place", -1),
    Field("decks", [], "card"),
    Field("travel", [], "place"),
    Field("fate", [], "power"),
    Field("grey", []),
    Field("passed", [], "grey"),
    Field("veto", []),
    Field("fetches", []),
    Field("stamps", []),
    Field("shown", []),
    Field("fresh", []),
]


class Spain(Position[SpainBook]):
    """Lists in the first group change in place; those in the second are replaced, so copies share them."""

    __slots__ = tuple(field.name for field in FIELDS)

    def __init__(self, book: SpainBook) -> None:
        super().__init__(book)
        self.round = 0
        """Rounds begun so far; the number on the track is book.rounds[round - 1]."""
        self.king = 0
        self.first = 0
        self.licence = 0
        """1 while the active seat may place in the King's region (Infiltration), -1 once that comes too late."""
        self.extra = 0
        """Placements on top of the action card's number (Vanguard)."""

        self.men: list[int] = NONE
        """Caballeros by colour and place; court and province are places."""
        self.played: list[int] = NONE
        """Power card, grey card and resulting value of each colour this round."""
        self.offer: list[int] = NONE
        """The open action card of each pile, -1 once taken."""

        self.hand: list[int] = NONE
        """Where each power card of each seat lies."""
        self.grande: list[int] = NONE
        self.tables: list[int] = NONE
        """The place of each alternative table, -1 in the supply."""
        self.decks: list[int] = NONE
        """The card of each pile in each round, pile by pile."""
        self.travel: list[int] = NONE
        """Region cards of the virtual player in the order they come until the next general scoring."""
        self.fate: list[int] = NONE
        """Power cards of the virtual player, one a round."""
        self.grey: list[int] = NONE
        """Where each grey card lies: owner * SPAN + where, or BOX."""
        self.passed: list[int] = NONE
        """The grey card that each seat gave to its left neighbour."""
        self.veto: list[int] = NONE
        """Holder and last round of each Veto in play, oldest first."""
        self.fetches: list[int] = NONE
        """Cards taken back unseen: seat and whether it must be a coloured one, in order."""
        self.stamps: list[int] = NONE
        """For each card of each seat, how many fetches that seat had made when the card came to the pile."""
        self.shown: list[int] = NONE
        """Fetched cards that have been played since: seat, item, stamp, and the seat's fetches up to then."""
        self.fresh: list[int] = NONE
        """Caballeros that arrived by the running move instruction, by colour and place (EG-9.6)."""

    def copy(self) -> "Spain":
        q = Spain(self.book)
        self.copy_frame(q)
        q.round = self.round
        q.king = self.king
        q.first = self.first
        q.licence = self.licence
        q.extra = self.extra
        q.men = self.men[:]
        q.played = self.played[:]
        q.offer = self.offer[:]
        q.hand = self.hand
        q.grande = self.grande
        q.tables = self.tables
        q.decks = self.decks
        q.travel = self.travel
        q.fate = self.fate
        q.grey = self.grey
        q.passed = self.passed
        q.veto = self.veto
        q.fetches = self.fetches
        q.stamps = self.stamps
        q.shown = self.shown
        q.fresh = self.fresh
        return q

    def clockwise(self, first: int) -> list[int]:
        """All seats in the order of play, beginning with one of them."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def rank(self, seat: int, colour: int) -> int:
        """Colours count from a seat on, the virtual one last."""
        return self.seats if colour == self.book.virtual else (colour - seat) % self.seats

    # What a colour has played this round.

    def power(self, colour: int) -> int:
        """Its power card, -1 for none yet."""
        return self.played[colour * 3]

    def beside(self, colour: int) -> int:
        """The grey card beside it, -1 for none."""
        return self.played[colour * 3 + 1]

    def value(self, colour: int) -> int:
        """What both are worth together, UNPLAYED for nothing yet."""
        return self.played[colour * 3 + 2]

    def lay(self, colour: int, power: int, grey: int, value: int) -> None:
        """Put these before a colour."""
        self.played[colour * 3] = power
        self.played[colour * 3 + 1] = grey
        self.played[colour * 3 + 2] = value

    def by_power(self) -> list[int]:
        """The colours that have played a power card this round, the highest value first (EG-6.1)."""
        found: list[int] = []
        for colour in range(self.book.colours):
            value = self.value(colour)
            if value != t.UNPLAYED:
                at = len(found)
                while at > 0 and self.value(found[at - 1]) < value:
                    at -= 1
                found.insert(at, colour)
        return found

    # What stands on the board.

    def move_men(self, colour: int, source: int, target: int, count: int) -> None:
        base = colour * t.PLACES
        self.men[base + source] -= count
        self.men[base + target] += count

    def table_at(self, place: int) -> int:
        """The number of the alternative table that lies at a place, -1 if none does."""
        for number in range(len(self.tables)):
            if self.tables[number] == place:
                return number
        return -1

    def grande_in_tower(self, seat: int) -> bool:
        return self.grande[seat] == t.TOWER

    def crowd(self, place: int) -> int:
        """Caballeros of all colours together (EG-9.8)."""
        total = 0
        for colour in range(self.book.colours):
            total += self.men[colour * t.PLACES + place]
        return total

    def open_vetoes(self, seat: int) -> int:
        """How many Vetoes a seat holds."""
        count = 0
        for i in range(0, len(self.veto), 2):
            if self.veto[i] == seat:
                count += 1
        return count
