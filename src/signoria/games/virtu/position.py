"""The state of a game of Virtù."""

from typing import Final

from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.terms import (
    BASE_SLOTS,
    BENCH,
    EXHAUSTED,
    NO_TILE,
    OWN,
    RING,
    T_CATHEDRAL,
    T_DUCHY,
    TOWNS,
)
from signoria.kernel.position import NONE, Position
from signoria.kernel.schema import Field

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

CACHES: Final = [
    *["wealth_seat", "wealth_of", "wealth_found", "wealth_total"],
    *["lands_of", "lands_found", "lands_count"],
    *["tiles_seat", "tiles_of", "tiles_found", "tiles_total"],
    *["route_key", "route_of", "route_found"],
    *["rooms_seat", "rooms_of", "rooms_found"],
    *["pile_of", "pile_found"],
    *["slots_seat", "slots_of", "slots_found"],
]
"""What was last worked out, good as long as the lists it came from are the same objects. No part of the state."""


class Italy(Position):
    """All lists are replaced, never changed in place: copies share them."""

    __slots__ = ("rules", *[field.name for field in FIELDS], *CACHES)

    def __init__(self, book: ItalyBook) -> None:
        super().__init__(book)
        self.rules = book
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

        # Caches.
        self.wealth_seat = -1
        self.wealth_of: list[list[int]] = []
        self.wealth_found: list[int] = NONE
        self.wealth_total = 0
        self.lands_of: list[list[int]] = []
        self.lands_found: list[list[int]] = []
        self.lands_count: list[int] = NONE
        self.tiles_seat = -1
        self.tiles_of: list[list[int]] = []
        self.tiles_found: list[int] = NONE
        self.tiles_total = 0
        self.route_key: list[int] = NONE
        self.route_of: list[list[int]] = []
        self.route_found: list[int] = NONE
        self.rooms_seat = -1
        self.rooms_of: list[list[int]] = []
        self.rooms_found: list[int] = NONE
        self.pile_of: list[int] = NONE
        self.pile_found = 0
        self.slots_seat = -1
        self.slots_of: list[list[int]] = []
        self.slots_found = 0

    def copy(self) -> "Italy":
        q = Italy(self.rules)
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
        q.wealth_seat = self.wealth_seat
        q.wealth_of = self.wealth_of
        q.wealth_found = self.wealth_found
        q.wealth_total = self.wealth_total
        q.lands_of = self.lands_of
        q.lands_found = self.lands_found
        q.lands_count = self.lands_count
        q.tiles_seat = self.tiles_seat
        q.tiles_of = self.tiles_of
        q.tiles_found = self.tiles_found
        q.tiles_total = self.tiles_total
        q.route_key = self.route_key
        q.route_of = self.route_of
        q.route_found = self.route_found
        q.rooms_seat = self.rooms_seat
        q.rooms_of = self.rooms_of
        q.rooms_found = self.rooms_found
        q.pile_of = self.pile_of
        q.pile_found = self.pile_found
        q.slots_seat = self.slots_seat
        q.slots_of = self.slots_of
        q.slots_found = self.slots_found
        return q

    # Who has what.

    def holds(self, seat: int, city: int) -> bool:
        """Whether a seat has the tile of a city: by its own disc, or by that of an allied Major City (VW-4.5)."""
        holder = self.control[city]
        if holder == seat:
            return True
        return holder >= self.seats and self.sworn[holder - self.seats] == seat

    def lands(self, seat: int) -> list[int]:
        """The city tiles of a seat and the cathedrals on them, in the order of their numbers. Not to be changed."""
        of = self.lands_of
        if not of or of[0] is not self.control or of[1] is not self.pawn or of[2] is not self.sworn:
            self.lands_of = [self.control, self.pawn, self.sworn]
            self.lands_found = [self.find_lands(holder) for holder in range(self.seats)]
            self.lands_count = [self.control.count(holder) for holder in range(self.seats)]
        return self.lands_found[seat]

    def find_lands(self, seat: int) -> list[int]:
        control = self.control
        found: list[int] = []
        for city in self.rules.cities:
            if control[city] == seat or (control[city] >= self.seats and self.holds(seat, city)):
                found.append(city)
        for k in range(len(self.pawn)):
            city = self.pawn[k]
            if city >= 0 and control[city] == seat:
                found.append(T_CATHEDRAL + k)
        return found

    def cities_of(self, seat: int) -> list[int]:
        """The cities whose tiles a seat has."""
        return [tile for tile in self.lands(seat) if tile < T_CATHEDRAL]

    def city_count(self, seat: int) -> int:
        """The cities under a seat's own discs."""
        self.lands(seat)
        return self.lands_count[seat]

    def tile_owner(self, tile: int, seat: int) -> bool:
        """Whether a tile lies in a seat's Domain."""
        if tile < T_CATHEDRAL:
            return self.holds(seat, tile)
        if tile < T_DUCHY:
            city = self.pawn[tile - T_CATHEDRAL]
            return city >= 0 and self.control[city] == seat
        return self.own[seat * OWN + tile - T_DUCHY] != NO_TILE

    def tile_fresh(self, tile: int, seat: int) -> bool:
        """Whether a tile of a seat's Domain is available."""
        if tile < T_DUCHY:
            return self.face[tile] == 0
        return self.own[seat * OWN + tile - T_DUCHY] != EXHAUSTED

    def domain_tiles(self, seat: int) -> list[int]:
        """All tiles of a seat, in the order of their numbers."""
        found = self.lands(seat)[:]
        base = seat * OWN
        for k in range(OWN):
            if self.own[base + k]:
                found.append(T_DUCHY + k)
        return found

    def action_of(self, seat: int, room: int) -> int:
        """The action of a room: that of its card, or the printed one (V-1.10)."""
        card = self.action[seat * RING + room]
        return self.rules.room_action[seat * RING + room] if card < 0 else self.rules.card_action[card]

    # Slots.

    def slots(self, seat: int) -> int:
        """How many courtier slots a seat may use (V-12.9, R-47)."""
        if self.slots_seat == seat and not self.rules.duel:
            of = self.slots_of
            if of[0] is self.own and of[1] is self.control and of[2] is self.bonus:
                return self.slots_found
        found = self.count_slots(seat)
        self.slots_seat = seat
        self.slots_of = [self.own, self.control, self.bonus]
        self.slots_found = found
        return found

    def count_slots(self, seat: int, with_courtiers: bool = True) -> int:
        """The slots from titles, bonuses, cities and cards; of courtiers only on request."""
        rules = self.rules
        total = BASE_SLOTS
        for k in rules.slot_tiles:
            if self.own[seat * OWN + k]:
                total += rules.own_slots[k]
        if rules.duel:
            for slot in range(BENCH if with_courtiers else 0):
                card = self.court[seat * BENCH + slot]
                if card >= 0:
                    total += rules.card_slots[card]
            for room in range(RING):
                card = self.action[seat * RING + room]
                if card >= 0:
                    total += rules.card_slots[card]
                card = self.beneath[seat * RING + room]
                if card >= 0:
                    total += rules.card_slots[card]
        else:
            for which in rules.slot_bonuses:
                if self.bonus[which] == seat:
                    total += rules.bonus_slots[which]
            if self.city_count(seat) >= rules.slot_from:
                total += 1
        return min(total, BENCH)

    def courtiers(self, seat: int) -> int:
        base = seat * BENCH
        return BENCH - self.court[base : base + BENCH].count(-1)

    def owned(self, seat: int, card: int) -> bool:
        """Whether a card lies anywhere in a palace."""
        return (
            card in self.court[seat * BENCH : seat * BENCH + BENCH]
            or card in self.action[seat * RING : seat * RING + RING]
            or card in self.beneath[seat * RING : seat * RING + RING]
        )

    # Armies.

    def armies(self, seat: int) -> list[int]:
        """The holders whose troops a seat leads: itself and the Major Cities allied with it (R-51)."""
        if not self.rules.duel:
            return [seat]
        return [seat, *[self.seats + m for m in range(len(self.sworn)) if self.sworn[m] == seat]]

    def army_size(self, holder: int) -> int:
        """All troops of a holder on the board."""
        return sum(self.troops[holder * TOWNS : holder * TOWNS + TOWNS])

    def force(self, seat: int, city: int) -> int:
        """The troops that a seat leads in or before a city."""
        if not self.rules.duel:
            return self.troops[seat * TOWNS + city]
        return sum(self.troops[army * TOWNS + city] for army in self.armies(seat))

    def posture(self, major: int, seat: int) -> int:
        """How a Major City stands to a seat: 2 allied, 1 favourable, 0 neutral, -1 hostile (VW-3.3, VW-3.7)."""
        sworn = self.sworn[major]
        if sworn >= 0:
            return 2 if sworn == seat else -1
        at = self.influence[major] if seat else -self.influence[major]
        if at >= self.rules.track_favour:
            return 1
        return -1 if at <= -self.rules.track_favour else 0

    def friendly(self, seat: int, city: int) -> bool:
        """Whether a seat's troops stand in a city and not before it: own, allied, favourable."""
        holder = self.control[city]
        if holder == seat:
            return True
        return holder >= self.seats and self.posture(holder - self.seats, seat) > 0
