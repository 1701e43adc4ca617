"""The state of a game of Tiletum."""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.book import EuropeBook
from signoria.kernel.position import NONE, Position
from signoria.kernel.schema import Field

FIELDS: Final = [
    Field("round"),
    Field("goods", ["seat", "resource"]),
    Field("pawn", ["seat", "pawn"], "space", -1),
    Field("wheel", ["die"]),
    Field("order", [], "seat"),
    Field("turned"),
    Field("actions", ["sector"], "action", -1),
    Field("sector_tile", ["sector"], "tile", -1),
    Field("king_tile", None, "tile"),
    Field("city_tile", ["space"], "tile", -1),
    Field("contract_offer", ["offer"], "tile", -1),
    Field("character_offer", ["offer"], "tile", -1),
    Field("bonus_stack", [], "tile"),
    Field("bonus_left"),
    Field("contract_stack", [], "tile"),
    Field("contract_left"),
    Field("character_stack", [], "tile"),
    Field("character_left"),
    Field("removed", [], "tile"),
    Field("costs", ["cathedral"], "cost", -1),
    Field("spires", ["cathedral"]),
    Field("fair_city", [], "space"),
    Field("fair_tile", [], "fair"),
    Field("tokens", []),
    Field("shown"),
    Field("king", ["seat"]),
    Field("arrival", [], "seat"),
    Field("seen_king", ["seat"]),
    Field("house", ["house"], "seat", -1),
    Field("housed", ["seat"]),
    Field("pillared", ["seat"]),
    Field("contributed", ["seat"]),
    Field("house_supply", ["seat"]),
    Field("pillar_supply", ["seat"]),
    Field("store", ["seat", "slot"], "tile", -1),
    Field("held", ["seat"]),
    Field("busy"),
    Field("taken", ["seat", "die_slot"], "die", -1),
    Field("contracts", ["seat", "contract_space"], "contract", -1),
    Field("rooms", ["seat", "room"], "tile", -1),
    Field("tenant", ["seat", "housing"], "person", -1),
    Field("roofs", ["seat"]),
    Field("crests", ["seat", "building"], "crest", -1),
    Field("families", ["seat"]),
    Field("completed", ["seat"]),
    Field("extra", ["seat", "trade"]),
    Field("swapped"),
    Field("decrees", [], "decree"),
    Field("decrees_left"),
    Field("challenges", [], "challenge"),
    Field("titus_contracts", [], "contract"),
    Field("titus_crests", [], "crest"),
]

SLOTS: Final = 2
"""Where the slots of a frame begin."""


class Europe(Position[EuropeBook]):
    """The goods change in place; all other lists are replaced, so copies share them."""

    __slots__ = tuple(field.name for field in FIELDS)

    def __init__(self, book: EuropeBook) -> None:
        super().__init__(book)
        self.round = 0

        self.goods: list[int] = NONE
        """Resources by seat: gold, food, wool, stone, iron. Titus keeps his goods as iron."""

        self.pawn: list[int] = NONE
        """The space of each seat's merchant and architect."""
        self.wheel: list[int] = NONE
        """How many dice of each colour and value lie at the wheel."""
        self.order: list[int] = NONE
        """Seats in turn order."""
        self.turned = 0
        """The value at the first action space, less 1; it falls when the wheel turns."""
        self.actions: list[int] = NONE
        """The action on each space around the wheel, clockwise."""
        self.sector_tile: list[int] = NONE
        self.king_tile = -1
        self.city_tile: list[int] = NONE
        self.contract_offer: list[int] = NONE
        self.character_offer: list[int] = NONE
        self.bonus_stack: list[int] = NONE
        """Stacks are drawn from the end; `…_left` says how many are still there."""
        self.bonus_left = 0
        self.contract_stack: list[int] = NONE
        self.contract_left = 0
        self.character_stack: list[int] = NONE
        self.character_left = 0
        self.removed: list[int] = NONE
        """Bonus tiles that are used up; they become a new stack when one is needed (T-10.7)."""
        self.costs: list[int] = NONE
        """The construction-cost tile of each cathedral."""
        self.spires: list[int] = NONE
        """How many tiles of each cathedral have been taken."""
        self.fair_city: list[int] = NONE
        self.fair_tile: list[int] = NONE
        self.tokens: list[int] = NONE
        """All corruption tokens; the first three lie on their spaces, `shown` of them face up."""
        self.shown = 0
        self.king: list[int] = NONE
        """The space of each seat's marker on the king track, 0 at the left end."""
        self.arrival: list[int] = NONE
        """Seats by the arrival of their markers: of two on one space the later one lies on top."""
        self.seen_king: list[int] = NONE
        """The spaces of the markers when the king phase scored them (T-8.3)."""
        self.house: list[int] = NONE
        """The seat whose house stands on each house space."""
        self.housed: list[int] = NONE
        """The cities with a house of each seat, as a mask."""
        self.pillared: list[int] = NONE
        """The cathedrals with a pillar of each seat, as a mask."""
        self.contributed: list[int] = NONE
        self.house_supply: list[int] = NONE
        self.pillar_supply: list[int] = NONE
        self.store: list[int] = NONE
        """The storage of each seat, four spaces."""
        self.held: list[int] = NONE
        """What kinds of tiles that storage holds, as a mask."""
        self.busy = 0
        """Storage spaces of the active seat whose helper is being carried out, as a mask (T-9.5)."""
        self.taken: list[int] = NONE
        """The dice that each seat took this round."""
        self.contracts: list[int] = NONE
        """The fulfilled contracts of each seat, from the left."""
        self.rooms: list[int] = NONE
        """The character in each room."""
        self.tenant: list[int] = NONE
        """The kind of characters in each building."""
        self.roofs: list[int] = NONE
        """The buildings that still have their house on the roof, as a mask."""
        self.crests: list[int] = NONE
        """The crest under each building."""
        self.families: list[int] = NONE
        """The crests that a seat has, in storage or placed, as a mask."""
        self.completed: list[int] = NONE
        """Completed buildings, as a mask."""
        self.extra: list[int] = NONE
        """Bonus action points of each seat by action (T-10.2)."""
        self.swapped = 0
        """Whether there was a swap in this turn."""
        self.decrees: list[int] = NONE
        """Titus's deck, drawn from the end."""
        self.decrees_left = 0
        self.challenges: list[int] = NONE
        self.titus_contracts: list[int] = NONE
        """Contracts that Titus holds, the longest held first."""
        self.titus_crests: list[int] = NONE

    def copy(self) -> "Europe":
        q = Europe(self.book)
        self.copy_frame(q)
        q.round = self.round
        q.goods = self.goods[:]
        q.pawn = self.pawn
        q.wheel = self.wheel
        q.order = self.order
        q.turned = self.turned
        q.actions = self.actions
        q.sector_tile = self.sector_tile
        q.king_tile = self.king_tile
        q.city_tile = self.city_tile
        q.contract_offer = self.contract_offer
        q.character_offer = self.character_offer
        q.bonus_stack = self.bonus_stack
        q.bonus_left = self.bonus_left
        q.contract_stack = self.contract_stack
        q.contract_left = self.contract_left
        q.character_stack = self.character_stack
        q.character_left = self.character_left
        q.removed = self.removed
        q.costs = self.costs
        q.spires = self.spires
        q.fair_city = self.fair_city
        q.fair_tile = self.fair_tile
        q.tokens = self.tokens
        q.shown = self.shown
        q.king = self.king
        q.arrival = self.arrival
        q.seen_king = self.seen_king
        q.house = self.house
        q.housed = self.housed
        q.pillared = self.pillared
        q.contributed = self.contributed
        q.house_supply = self.house_supply
        q.pillar_supply = self.pillar_supply
        q.store = self.store
        q.held = self.held
        q.busy = self.busy
        q.taken = self.taken
        q.contracts = self.contracts
        q.rooms = self.rooms
        q.tenant = self.tenant
        q.roofs = self.roofs
        q.crests = self.crests
        q.families = self.families
        q.completed = self.completed
        q.extra = self.extra
        q.swapped = self.swapped
        q.decrees = self.decrees
        q.decrees_left = self.decrees_left
        q.challenges = self.challenges
        q.titus_contracts = self.titus_contracts
        q.titus_crests = self.titus_crests
        return q

    def slot_at(self, frame: int, slot: int) -> int:
        """A slot of the frame that begins at this place of the agenda."""
        return self.agenda[frame + SLOTS + slot]

    def has(self, seat: int, kind: int) -> int:
        return self.goods[seat * t.KINDS + kind]

    def sector(self, value: int) -> int:
        """The action space that meets the sector of a value (T-2.1)."""
        return (value - 1 - self.turned) % t.SECTORS

    def value_at(self, space: int) -> int:
        """The value of the sector at an action space."""
        return (self.turned + space) % t.SECTORS + 1

    def free_slot(self, seat: int) -> int:
        """The first free storage space of a seat, -1 if there is none."""
        store = self.store
        base = seat * t.STORAGE
        for slot in range(base, base + t.STORAGE):
            if store[slot] < 0:
                return slot
        return -1

    def filled(self, seat: int, building: int) -> bool:
        """Whether all rooms of a building are full; the sixth always is (T-6.3a)."""
        base = seat * t.ROOM_COUNT + building * t.FLOORS
        for room in range(base, base + self.book.rooms[building]):
            if self.rooms[room] < 0:
                return False
        return True

    def fulfilled(self, seat: int) -> int:
        """How many contracts a seat has fulfilled: they lie from the left."""
        base = seat * t.CONTRACT_SPACES
        for place in range(t.CONTRACT_SPACES):
            if self.contracts[base + place] < 0:
                return place
        return t.CONTRACT_SPACES

    def dice_of(self, value: int) -> list[int]:
        """The dice in a sector, one number for each colour that lies there."""
        return [die for die in range(value - 1, t.KINDS * t.FACES, t.FACES) if self.wheel[die] > 0]


def count_bits(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
