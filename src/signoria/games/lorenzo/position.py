"""The state of a game of Lorenzo il Magnifico."""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.book import FlorenceBook
from signoria.kernel.position import NONE, Position
from signoria.kernel.schema import Field

FIELDS: Final = [
    Field("round"),
    Field("goods", ["seat", "stock"]),
    Field("members", ["seat", "member"], "space", -1),
    Field("crowd", ["space"]),
    Field("tower", ["floor"], "card", -1),
    Field("holding", ["seat", "holding"], "card", -1),
    Field("dice", []),
    Field("order", [], "seat"),
    Field("queue", [], "seat"),
    Field("fixed", ["seat", "coloured"]),
    Field("tiles", ["seat"], "tile", -1),
    Field("cast", [], "excommunication"),
    Field("banned", ["seat"]),
    Field("leaders", []),
    Field("copied", ["seat"], "leader", -1),
    Field("packs", [], "leader"),
    Field("picks", [], "leader"),
    Field("troupe", [], "leader"),
    Field("decks", [], "card"),
    Field("mods", []),
]


class Florence(Position[FlorenceBook]):
    """The goods change in place, and what every placement changes, once it is unshared; all other lists are replaced,
    so copies share them."""

    __slots__ = tuple(field.name for field in FIELDS)

    def __init__(self, book: FlorenceBook) -> None:
        super().__init__(book)
        self.round = 0

        self.goods: list[int] = NONE
        """Stock by seat: wood, stone, coins, servants, military, faith."""

        self.members: list[int] = NONE
        """The space of each family member, -1 while unplaced."""
        self.crowd: list[int] = NONE
        """How many members stand on each space."""
        self.tower: list[int] = NONE
        """The card on each floor, -1 once it is gone."""
        self.holding: list[int] = NONE
        """The cards of each seat: six slots for each type, -1 empty."""
        self.dice: list[int] = NONE
        self.order: list[int] = NONE
        """Seats in turn order."""
        self.queue: list[int] = NONE
        """Seats with members in the palace, from left to right."""
        self.fixed: list[int] = NONE
        """The value that Federico gave a coloured member this round, 0 for none."""
        self.tiles: list[int] = NONE
        """The bonus tile of each seat, -1 while not chosen."""
        self.cast: list[int] = NONE
        """The excommunication tile of each period."""
        self.banned: list[int] = NONE
        """The periods in which a seat was excommunicated, as a mask."""
        self.leaders: list[int] = NONE
        """Where each leader is: owner * 4 + state, or BOX."""
        self.copied: list[int] = NONE
        """The leader that a seat's Lorenzo copies."""
        self.packs: list[int] = NONE
        """The leaders as they were dealt, four a seat."""
        self.picks: list[int] = NONE
        """For each pack, its leaders in the order in which they were picked; -1 while not picked."""
        self.troupe: list[int] = NONE
        """The leaders that each seat kept, four a seat, once the draft is over."""
        self.decks: list[int] = NONE
        """The cards of each type in drawing order, period by period."""
        self.mods: list[int] = NONE
        """Standing modifiers of each seat: derived from cards, leaders and tiles, see effects/standing.py."""

    def copy(self) -> "Florence":
        q = Florence(self.book)
        self.copy_frame(q)
        q.round = self.round
        q.goods = self.goods[:]
        q.members = self.members
        q.crowd = self.crowd
        q.tower = self.tower
        q.holding = self.holding
        q.dice = self.dice
        q.order = self.order
        q.queue = self.queue
        q.fixed = self.fixed
        q.tiles = self.tiles
        q.cast = self.cast
        q.banned = self.banned
        q.leaders = self.leaders
        q.copied = self.copied
        q.packs = self.packs
        q.picks = self.picks
        q.troupe = self.troupe
        q.decks = self.decks
        q.mods = self.mods
        return q

    def own_lists(self) -> None:
        self.members = self.members[:]
        self.crowd = self.crowd[:]
        self.tower = self.tower[:]
        self.holding = self.holding[:]
        self.mods = self.mods[:]

    def has(self, seat: i64, good: i64) -> int:
        return self.goods[seat * t.STOCK + good]

    def mod(self, seat: i64, which: i64) -> int:
        return self.mods[seat * t.M_SIZE + which]

    def owned(self, seat: i64, kind: i64) -> int:
        """How many cards of a type a seat owns: they lie from the left."""
        base = seat * t.HOLDING + kind * t.SLOTS
        for slot in range(t.SLOTS):
            if self.holding[base + slot] < 0:
                return slot
        return t.SLOTS

    def occupied(self, tower: i64) -> bool:
        """Whether any member stands in a tower."""
        crowd = self.crowd
        at = tower * 4
        return crowd[at] + crowd[at + 1] + crowd[at + 2] + crowd[at + 3] > 0

    def coloured_in(self, seat: i64, first: i64, last: i64) -> bool:
        """Whether a coloured member of a seat stands on one of the spaces first to last."""
        own = self.members
        at = seat * 4
        return first <= own[at] <= last or first <= own[at + 1] <= last or first <= own[at + 2] <= last

    def member_value(self, seat: i64, member: i64) -> int:
        """The value before servants (L-6.1, L-6.2)."""
        mods = self.mods
        row = seat * t.M_SIZE
        if member == t.NEUTRAL:
            return mods[row + t.M_NEUTRAL]
        base: i64 = self.fixed[seat * 3 + member]
        if base == 0:
            base = mods[row + t.M_SET]
        if base == 0:
            base = self.dice[member]
        return base + mods[row + t.M_COLOURED]

    def period(self) -> int:
        """The period of the running round, from 0."""
        return (self.round - 1) // 2
