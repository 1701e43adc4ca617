"""The state of a game of Virtù."""

from typing import Final

from mypy_extensions import i64

from signoria.games.virtu import terms as t
from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.holdings import NO_LANDS, NO_PILE, NO_PURSES, NO_ROUTES, Lands
from signoria.kernel.position import NONE, Position
from signoria.kernel.schema import Field

FIRST_SLOT: Final = 2
"""Where the slots begin in a frame that is not the top one, after its step and its seat."""

FIELDS: Final = [
    Field("year"),
    Field("order", [], "seat"),
    Field("recent", [], "seat"),
    Field("florins", ["seat"]),
    Field("control", ["city"], "holder", -1),
    Field("troops", ["holder", "city"]),
    Field("beaten", ["holder", "city"]),
    Field("face", ["face"]),
    Field("own", ["seat", "own_tile"]),
    Field("court", ["seat", "slot"], "card", -1),
    Field("tired", ["seat", "slot"]),
    Field("action", ["seat", "room"], "card", -1),
    Field("beneath", ["seat", "room"], "card", -1),
    Field("marker", ["seat"], "room", -1),
    Field("indulgence", ["seat", "room"]),
    Field("agents", ["seat"]),
    Field("reserve", ["seat"]),
    Field("spy", ["place"], "seat", -1),
    Field("rank", ["seat"]),
    Field("patrons", [], "seat"),
    Field("bonus", ["bonus"], "seat", -1),
    Field("ally", ["alliance"], "seat", -1),
    Field("ally_used", ["alliance"]),
    Field("trophies", ["seat", "holder"]),
    Field("stock", ["item"]),
    Field("pawn", ["pawn"], "city", -1),
    Field("tokens", ["seat"]),
    Field("influence", ["major"]),
    Field("sworn", ["major"], "", -1),
    Field("battle", []),
    Field("fought", []),
    Field("room"),
    Field("used"),
    Field("cavalry"),
    Field("ships"),
    Field("masks"),
    Field("crowns"),
    Field("crosses"),
    Field("effect"),
    Field("begged"),
    Field("last"),
    Field("victor", None, "seat"),
]

WORKED_OUT: Final = ["lands_read", "purses", "marches", "pile"]
"""What follows from the lists and is kept beside them (holdings.py). No part of the state."""


class Italy(Position[ItalyBook]):
    """Florins, troops, rooms, markers and the market change in place, once they are unshared; all other lists are
    replaced, so copies share them, and so does what is worked out from them (holdings.py)."""

    __slots__ = (*[field.name for field in FIELDS], *WORKED_OUT)

    def __init__(self, book: ItalyBook) -> None:
        super().__init__(book)
        self.year = 0
        self.order: list[int] = NONE
        """Seats in turn order."""
        self.recent: list[int] = NONE
        """Seats by the time their disc last moved on the city track, the latest first: upper discs come first."""
        self.florins: list[int] = NONE
        self.control: list[int] = NONE
        """Who holds each city: a seat, a Major City (two players), or nobody."""
        self.troops: list[int] = NONE
        """Troops in or before each city, by holder."""
        self.beaten: list[int] = NONE
        """Troops that must retreat."""
        self.face: list[int] = NONE
        """City and cathedral tiles: 1 while exhausted; whoever holds the city holds them."""
        self.own: list[int] = NONE
        """Titles, guild, Cannons of each seat: none, fresh or exhausted."""
        self.court: list[int] = NONE
        """The courtier on each slot."""
        self.tired: list[int] = NONE
        """1 for an exhausted courtier."""
        self.action: list[int] = NONE
        """The card in action in each room."""
        self.beneath: list[int] = NONE
        """The improvement under it."""
        self.marker: list[int] = NONE
        self.indulgence: list[int] = NONE
        self.agents: list[int] = NONE
        """Available Agents of each seat."""
        self.reserve: list[int] = NONE
        """Agents still in the general reserve."""
        self.spy: list[int] = NONE
        """Whose Agent stands on each place."""
        self.rank: list[int] = NONE
        """Rank of patronage."""
        self.patrons: list[int] = NONE
        """As `recent`, for the patronage track."""
        self.bonus: list[int] = NONE
        """Who has each patronage bonus."""
        self.ally: list[int] = NONE
        """Who is allied with each great power."""
        self.ally_used: list[int] = NONE
        """1 while the disc lies on the right space."""
        self.trophies: list[int] = NONE
        self.stock: list[int] = NONE
        """What can be bought."""
        self.pawn: list[int] = NONE
        """The city of each cathedral."""
        self.tokens: list[int] = NONE
        self.influence: list[int] = NONE
        """The marker on each influence track; France pulls towards negative numbers."""
        self.sworn: list[int] = NONE
        """Major Cities: on the track, allied with a seat, or gone."""
        self.battle: list[int] = NONE
        """The battle that is bid for; see the B_ constants."""
        self.fought: list[int] = NONE
        """Cities that were resolved or declined this Spring: holder * 30 + city."""

        self.room = -1
        """The room whose action is running."""
        self.used = 0
        """Reliefs that the running action has used, as a mask."""
        self.cavalry = 0
        self.ships = 0
        self.masks = 0
        self.crowns = 0
        self.crosses = 0
        """Symbols that are paid and not yet spent."""
        self.effect = 0
        """Whether the running action has had an effect."""
        self.begged = 0
        """Whether an Indulgence waits to be put on the room of the marker (Spring)."""
        self.last = 0
        """Whether this Winter is the last."""
        self.victor = -1
        """The winner by automatic victory."""

        self.lands_read = NO_LANDS
        self.purses = NO_PURSES
        self.marches = NO_ROUTES
        self.pile = NO_PILE

    def copy(self) -> "Italy":
        q = Italy(self.book)
        self.copy_frame(q)
        q.year = self.year
        q.order = self.order
        q.recent = self.recent
        q.florins = self.florins
        q.control = self.control
        q.troops = self.troops
        q.beaten = self.beaten
        q.face = self.face
        q.own = self.own
        q.court = self.court
        q.tired = self.tired
        q.action = self.action
        q.beneath = self.beneath
        q.marker = self.marker
        q.indulgence = self.indulgence
        q.agents = self.agents
        q.reserve = self.reserve
        q.spy = self.spy
        q.rank = self.rank
        q.patrons = self.patrons
        q.bonus = self.bonus
        q.ally = self.ally
        q.ally_used = self.ally_used
        q.trophies = self.trophies
        q.stock = self.stock
        q.pawn = self.pawn
        q.tokens = self.tokens
        q.influence = self.influence
        q.sworn = self.sworn
        q.battle = self.battle
        q.fought = self.fought
        q.room = self.room
        q.used = self.used
        q.cavalry = self.cavalry
        q.ships = self.ships
        q.masks = self.masks
        q.crowns = self.crowns
        q.crosses = self.crosses
        q.effect = self.effect
        q.begged = self.begged
        q.last = self.last
        q.victor = self.victor
        q.lands_read = self.lands_read
        q.purses = self.purses
        q.marches = self.marches
        q.pile = self.pile
        return q

    def own_lists(self) -> None:
        self.florins = self.florins[:]
        self.troops = self.troops[:]
        self.beaten = self.beaten[:]
        self.action = self.action[:]
        self.beneath = self.beneath[:]
        self.marker = self.marker[:]
        self.stock = self.stock[:]

    # Who has what.

    def holds(self, seat: i64, city: i64) -> bool:
        """Whether a seat has the tile of a city: by its own disc, or by that of an allied Major City (VW-4.5)."""
        holder = self.control[city]
        if holder == seat:
            return True
        return holder >= self.seats and self.sworn[holder - self.seats] == seat

    def lands(self) -> Lands:
        """Who has which city tiles and cathedrals."""
        lands = self.lands_read
        if lands.control is not self.control or lands.pawn is not self.pawn or lands.sworn is not self.sworn:
            lands = Lands(self.control, self.pawn, self.sworn)
            lands.tiles = [self.find_lands(seat) for seat in range(self.seats)]
            lands.discs = [self.control.count(seat) for seat in range(self.seats)]
            self.lands_read = lands
        return lands

    def find_lands(self, seat: i64) -> list[int]:
        control = self.control
        found: list[int] = []
        for city in self.book.cities:
            if control[city] == seat or (control[city] >= self.seats and self.holds(seat, city)):
                found.append(city)
        for k in range(len(self.pawn)):
            city = self.pawn[k]
            if city >= 0 and control[city] == seat:
                found.append(t.T_CATHEDRAL + k)
        return found

    def cities_of(self, seat: i64) -> list[int]:
        """The cities whose tiles a seat has."""
        return [tile for tile in self.lands().tiles[seat] if tile < t.T_CATHEDRAL]

    def city_count(self, seat: i64) -> int:
        """The cities under a seat's own discs."""
        return self.lands().discs[seat]

    def tile_owner(self, tile: i64, seat: i64) -> bool:
        """Whether a tile lies in a seat's Domain."""
        if tile < t.T_CATHEDRAL:
            return self.holds(seat, tile)
        if tile < t.T_DUCHY:
            city = self.pawn[tile - t.T_CATHEDRAL]
            return city >= 0 and self.control[city] == seat
        return self.own[seat * t.OWN + tile - t.T_DUCHY] != t.NO_TILE

    def tile_fresh(self, tile: i64, seat: i64) -> bool:
        """Whether a tile of a seat's Domain is available."""
        if tile < t.T_DUCHY:
            return self.face[tile] == 0
        return self.own[seat * t.OWN + tile - t.T_DUCHY] != t.EXHAUSTED

    def domain_tiles(self, seat: i64) -> list[int]:
        """All tiles of a seat, in the order of their numbers."""
        found = self.lands().tiles[seat][:]
        base = seat * t.OWN
        for k in range(t.OWN):
            if self.own[base + k]:
                found.append(t.T_DUCHY + k)
        return found

    def action_of(self, seat: i64, room: i64) -> int:
        """The action of a room: that of its card, or the printed one (V-1.10)."""
        card = self.action[seat * t.RING + room]
        return self.book.room_action[seat * t.RING + room] if card < 0 else self.book.card_action[card]

    # Slots.

    def slots(self, seat: i64) -> int:
        """How many courtier slots a seat may use (V-12.9, V-R47)."""
        return self.slots_beside(seat, t.BENCH)

    def slots_beside(self, seat: i64, courtiers: i64) -> int:
        """The slots from titles, bonuses, cities and cards; of the courtiers only so many are asked."""
        rules = self.book
        total = t.BASE_SLOTS
        for k in rules.slot_tiles:
            if self.own[seat * t.OWN + k]:
                total += rules.own_slots[k]
        if rules.duel:
            for slot in range(courtiers):
                card = self.court[seat * t.BENCH + slot]
                if card >= 0:
                    total += rules.card_slots[card]
            for room in range(t.RING):
                card = self.action[seat * t.RING + room]
                if card >= 0:
                    total += rules.card_slots[card]
                card = self.beneath[seat * t.RING + room]
                if card >= 0:
                    total += rules.card_slots[card]
        else:
            for which in rules.slot_bonuses:
                if self.bonus[which] == seat:
                    total += rules.boons[which].slots
            if self.city_count(seat) >= rules.slot_from:
                total += 1
        return min(total, t.BENCH)

    def courtiers(self, seat: i64) -> int:
        court = self.court
        count: i64 = 0
        for at in range(seat * t.BENCH, seat * t.BENCH + t.BENCH):
            if court[at] >= 0:
                count += 1
        return count

    def owned(self, seat: i64, card: i64) -> bool:
        """Whether a card lies anywhere in a palace."""
        court = self.court
        for at in range(seat * t.BENCH, seat * t.BENCH + t.BENCH):
            if court[at] == card:
                return True
        action = self.action
        beneath = self.beneath
        for at in range(seat * t.RING, seat * t.RING + t.RING):
            if action[at] == card or beneath[at] == card:
                return True
        return False

    # Armies.

    def armies(self, seat: i64) -> list[int]:
        """The holders whose troops a seat leads: itself and the Major Cities allied with it (V-R51)."""
        if not self.book.duel:
            return [seat]
        return [seat, *[self.seats + m for m in range(len(self.sworn)) if self.sworn[m] == seat]]

    def army_size(self, holder: i64) -> int:
        """All troops of a holder on the board."""
        troops = self.troops
        total: i64 = 0
        for at in range(holder * t.TOWNS, holder * t.TOWNS + t.TOWNS):
            total += troops[at]
        return total

    def force(self, seat: i64, city: i64) -> int:
        """The troops that a seat leads in or before a city."""
        if not self.book.duel:
            return self.troops[seat * t.TOWNS + city]
        return sum(self.troops[army * t.TOWNS + city] for army in self.armies(seat))

    def posture(self, major: i64, seat: i64) -> int:
        """How a Major City stands to a seat: 2 allied, 1 favourable, 0 neutral, -1 hostile (VW-3.3, VW-3.7)."""
        sworn = self.sworn[major]
        if sworn >= 0:
            return 2 if sworn == seat else -1
        at = self.influence[major] if seat else -self.influence[major]
        if at >= self.book.track_favour:
            return 1
        return -1 if at <= -self.book.track_favour else 0

    def friendly(self, seat: i64, city: i64) -> bool:
        """Whether a seat's troops stand in a city and not before it: own, allied, favourable."""
        holder = self.control[city]
        if holder == seat:
            return True
        return holder >= self.seats and self.posture(holder - self.seats, seat) > 0
