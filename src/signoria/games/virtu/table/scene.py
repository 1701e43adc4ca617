"""A view of Virtù, read for drawing: who holds what, who stands where, what is open, and how it is called."""

from functools import cached_property
from typing import Final, cast

from signoria.drawing.pen import Pen
from signoria.drawing.seen import Seen
from signoria.drawing.seen import View as View
from signoria.games.virtu import terms as t
from signoria.games.virtu.book import ItalyBook
from signoria.words.words import capital

PAYABLE: Final = [*t.SYMBOLS, "either"]
"""The symbols of a cost: a crown or a cross is the last."""
ICONS: Final = {name: name for name in t.SYMBOLS} | {"either": "crown"}
"""The icon of each symbol."""
NOBODY: Final = "none"


class Reading(Seen[ItalyBook]):
    """What a view tells, with zeros and "" for what it leaves out."""

    def __init__(self, view: View, book: ItalyBook) -> None:
        super().__init__(view, book)
        self.duel = book.duel
        self.cities = [t.CITIES[city] for city in book.cities]

    @cached_property
    def order(self) -> list[str]:
        return cast(list[str], self.view["order"])

    @cached_property
    def year(self) -> int:
        return cast(int, self.view["year"])

    @cached_property
    def turn(self) -> str:
        return "" if self.view.get("turn", NOBODY) == NOBODY else str(self.view["turn"])

    @cached_property
    def control(self) -> dict[str, str]:
        return cast(dict[str, str], self.view["control"])

    # Reading.

    def count(self, name: str, key: str) -> int:
        """A number of a seat or a thing: count("florins", "gules")."""
        return cast(int, self.table(name).get(key, 0))

    def whole(self, name: str) -> int:
        return cast(int, self.view[name])

    def slot(self, name: str) -> object:
        """What the open decision keeps in its frame under a name; "" without it."""
        return self.frame.get(name, "")

    def number(self, name: str) -> int:
        """The same where it is a number; 0 without it."""
        found = self.frame.get(name, 0)
        return found if isinstance(found, int) else 0

    # Who.

    def seat_number(self, seat: str) -> int:
        return self.seats.index(seat)

    def power(self, seat: str) -> str:
        """The power that a seat plays: florence."""
        return str(self.table("powers")[seat])

    def score(self, seat: str) -> int:
        return self.count("scores", seat)

    def sealed(self, seat: str) -> bool:
        """Whether a seat has given its secret answer."""
        return seat in cast(list[str], self.view.get("sealed", []))

    def answers(self) -> list[str]:
        """The viewer's own secret answers so far."""
        return cast(list[str], self.view.get("answer", []))

    def asked(self) -> list[str]:
        """The seats that answer at the same time; [] where one after the other decides."""
        return cast(list[str], self.view.get("asked", []))

    def sworn(self, major: str) -> int:
        """A Major City: on the track (-1), allied with a seat (0, 1), or gone (2)."""
        return cast(int, self.table("sworn").get(major, t.ON_TRACK)) if self.duel else t.GONE

    def colour_of(self, holder: str) -> str:
        """The seat whose colour a holder wears: an allied Major City that of its ally, any other none."""
        if holder in self.seats:
            return holder
        state = self.sworn(holder.removeprefix("major-"))
        return self.seats[state] if state in (0, 1) else ""

    @property
    def victor(self) -> str:
        """Who won by automatic victory; ""."""
        return "" if self.view["victor"] == NOBODY else str(self.view["victor"])

    def whole_room(self) -> str:
        """The room whose action is running; ""."""
        number = self.whole("room")
        return t.ROOMS[number] if number >= 0 else ""

    # Cities.

    def holder(self, city: str) -> str:
        """Who holds a city: a seat, a Major City (major-rome), or "" for nobody."""
        return self.control.get(city, "")

    def owner(self, city: str) -> str:
        """The seat in whose Domain the tile of a city lies; ""."""
        holder = self.holder(city)
        return self.colour_of(holder) if holder else ""

    def city_number(self, city: str) -> int:
        return t.CITIES.index(city)

    def value(self, city: str) -> int:
        return self.book.value[self.city_number(city)]

    def seas(self, city: str) -> list[str]:
        return [self.book.axes["sea"][sea] for sea in self.book.anchors[self.city_number(city)]]

    def roads(self, city: str) -> list[str]:
        return [t.CITIES[other] for other in self.book.roads[self.city_number(city)]]

    def pirates(self, city: str) -> bool:
        """Whether pirates still sit in a city (V-1.3)."""
        return self.book.pirate[self.city_number(city)] and not self.holder(city)

    def exhausted(self, tile: str) -> bool:
        """Whether the tile of a city or a cathedral lies exhausted."""
        return bool(self.table("face").get(tile, 0))

    def cathedral(self, city: str) -> str:
        """The cathedral that stands in a city: cathedral-2, or ""."""
        return next((pawn for pawn, site in self.table("pawn").items() if site == city), "")

    def spy(self, place: str) -> str:
        """The seat whose Agent stands on a place; ""."""
        return str(self.table("spy").get(place, ""))

    # Armies.

    def armies(self) -> list[str]:
        """Whoever can have troops: the seats, then the Major Cities that are not gone."""
        return self.book.axes["holder"]

    def troops(self, holder: str, city: str) -> int:
        """Troops in or before a city that stand their ground."""
        return cast(int, self.row("troops", holder).get(city, 0))

    def beaten(self, holder: str, city: str) -> int:
        """Troops before a city that must retreat."""
        return cast(int, self.row("beaten", holder).get(city, 0))

    def army(self, holder: str) -> int:
        """All troops of a holder on the map."""
        return sum(cast(int, n) for field in ("troops", "beaten") for n in self.row(field, holder).values())

    def camps(self, city: str) -> list[tuple[str, int, int]]:
        """Who stands at a city: holder, troops, beaten troops."""
        found = [(one, self.troops(one, city), self.beaten(one, city)) for one in self.armies()]
        return [camp for camp in found if camp[1] or camp[2]]

    def force(self, seat: str, city: str) -> int:
        """The troops that a seat leads in or before a city: its own and those of allied Major Cities (V-R51)."""
        return sum(self.troops(one, city) for one in self.armies() if self.colour_of(one) == seat)

    def opponent(self, seat: str) -> str:
        """The other seat of The Wars of Italy."""
        return self.seats[1 - self.seat_number(seat)]

    def posture(self, major: str, seat: str) -> int:
        """How a Major City stands to a seat: 2 allied, 1 favourable, 0 neutral, -1 hostile (VW-3.3, VW-3.7)."""
        state = self.sworn(major)
        number = self.seat_number(seat)
        if state in (0, 1):
            return 2 if state == number else -1
        at = self.count("influence", major) if number else -self.count("influence", major)
        if at >= self.book.track_favour:
            return 1
        return -1 if at <= -self.book.track_favour else 0

    def friendly(self, holder: str, city: str) -> bool:
        """Whether troops stand in a city and not before it: own, allied, favourable."""
        owner = self.holder(city)
        if owner == holder:
            return True
        seat = self.colour_of(holder)
        if not seat or not owner:
            return False
        return owner == seat or (owner not in self.seats and self.posture(owner.removeprefix("major-"), seat) > 0)

    def besiegers(self, city: str) -> list[str]:
        """The holders whose troops stand before a city."""
        return [one for one, here, _ in self.camps(city) if here and not self.friendly(one, city)]

    def battle(self) -> list[int]:
        """The battle that is bid for, see the B_ constants; []."""
        return cast(list[int], self.view["battle"])

    # Tracks and Domains.

    def city_count(self, seat: str) -> int:
        """The cities under a seat's own discs."""
        return list(self.control.values()).count(seat)

    def stacked(self, track: str) -> list[str]:
        """The seats as their discs lie on a track (recent: cities, patrons: patronage), upper ones first."""
        return cast(list[str], self.view[track])

    def rank(self, seat: str) -> int:
        return self.count("rank", seat)

    def domain(self, seat: str) -> list[str]:
        """The tiles of a seat: cities, those of allied Major Cities too, cathedrals, titles, guild, Cannons."""
        cities = [city for city in self.cities if self.owner(city) == seat]
        pawns = [self.cathedral(city) for city in cities if self.cathedral(city) and self.holder(city) == seat]
        return [*cities, *sorted(pawns), *self.row("own", seat)]

    def tile_exhausted(self, seat: str, tile: str) -> bool:
        if tile in t.OWN_TILES:
            return self.row("own", seat).get(tile) == t.EXHAUSTED
        return self.exhausted(tile)

    def tile_symbols(self, tile: str) -> list[int]:
        """What a tile shows, kind by kind."""
        at = (self.book.tile_row + t.TILES.index(tile)) * t.KINDS
        return self.book.sym[at : at + t.KINDS]

    def crowns(self, seat: str) -> int:
        """The crowns on all cards and tiles of a seat, either face (V-14.3)."""
        cards = [*self.court(seat).values(), *self.row("action", seat).values(), *self.row("beneath", seat).values()]
        total = sum(self.book.card_symbols[self.card_number(str(card))][t.CROWN] for card in cards)
        return total + sum(self.tile_symbols(tile)[t.CROWN] for tile in self.domain(seat))

    # Palaces.

    def card_number(self, card: str) -> int:
        return self.book.card_names.index(card)

    def room_at(self, seat: str, room: str) -> int:
        """Where the book keeps what is printed in a room."""
        return self.seat_number(seat) * t.RING + t.ROOMS.index(room)

    def action_of(self, seat: str, room: str) -> str:
        """The action of a room: that of its card, or the printed one (V-1.10); "" for none."""
        card = self.row("action", seat).get(room)
        number = self.book.card_action[self.card_number(str(card))] if card else -1
        if not card:
            number = self.book.room_action[self.room_at(seat, room)]
        return t.ACTIONS[number] if number >= 0 else ""

    def court(self, seat: str) -> dict[str, str]:
        """The courtiers of a seat by their slots."""
        return cast(dict[str, str], self.row("court", seat))

    def newcomers(self) -> list[str]:
        """The cards that want slots now."""
        if self.step == "clear":
            return [str(card) for card in self.table("arriving").values()]
        return [str(self.slot("card"))] if self.step == "courtier" else []

    def given(self) -> bool:
        """Whether the cards that want slots were not bought in Winter, but come from an ally or a patron."""
        return any(card not in t.CHARACTERS for card in self.newcomers())

    def tired(self, seat: str, slot: str) -> bool:
        return bool(self.row("tired", seat).get(slot, 0))


class Scene(Reading):
    """One view and the pen it is drawn with."""

    def __init__(self, view: View, pen: Pen) -> None:
        super().__init__(view, book_of(pen))
        self.pen = pen
        self.words = pen.words

    def plain_name(self, seat: str) -> str:
        """The name of a seat, not escaped: for the arguments of messages."""
        return self.words.seat(self.book, self.seat_number(seat))

    def plain_holder(self, holder: str) -> str:
        """The name of a seat or of a Major City, not escaped."""
        return self.plain_name(holder) if holder in self.seats else self.words.word(holder)

    def who(self, seat: str) -> str:
        """The name of a seat as a sentence calls it: the viewer is "you"; not escaped."""
        return self.words.word("map-you") if seat == self.viewer else self.plain_name(seat)

    def place_name(self, place: str) -> str:
        """The name of a place of Agents; not escaped."""
        seat, _, room = place.partition("-")
        if seat in self.seats and room:
            return self.words.word(f"place-seat-{room}", seat=self.plain_name(seat))
        return self.words.word(f"place-{place}")

    def who_wins(self, seat: str) -> str:
        """The name of a seat at the head of a sentence, the viewer's own too; not escaped."""
        return capital(self.plain_name(seat))

    def plain_symbols(self, counts: list[int]) -> str:
        """Symbols in words, "2 crowns, 1 ship"; not escaped."""
        return ", ".join(self.words.word(f"amount-{PAYABLE[k]}", count=n) for k, n in enumerate(counts) if n)


def book_of(pen: Pen) -> ItalyBook:
    assert isinstance(pen.book, ItalyBook)
    return pen.book
