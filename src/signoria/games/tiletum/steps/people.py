"""The characters action: take, refresh, place; bonus, roof house, completion (T-6.3)."""

from typing import Final

from signoria.games.tiletum import notation
from signoria.games.tiletum.effects import carry_out, room_for
from signoria.games.tiletum.gains import draw_character, drop, person_of, take, take_refusal
from signoria.games.tiletum.pieces import check_completed, free_roof
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.steps.acting import Action, finish, spend
from signoria.games.tiletum.terms import (
    BONUS_COUNT,
    FILLED,
    FLOORS,
    HAS_CHARACTER,
    OFFER,
    PERSON_TILE,
    ROOM,
    ROOM_COUNT,
    ROOMED,
    STORAGE,
)
from signoria.games.tiletum.told import (
    E_OFFER_CHARACTER,
    E_PLACE,
    E_REFRESH,
    NO_CHARACTER,
    NO_POINTS,
    NO_ROOM,
    OTHER_KIND,
    ROOM_TAKEN,
    SLOT_EMPTY,
)
from signoria.kernel.position import REDUNDANT, Choice, Position, Step, put

REFRESH: Final = OFFER + STORAGE
END: Final = REFRESH + 1


class Characters(Action):
    """Take a character, refresh the offer, choose one to place (T-6.3). Slots: points, source."""

    def __init__(self) -> None:
        super().__init__("characters", "T-6.3", [notation.entry()], ["refresh", "end"])
        self.hints = ["person", "bonus", "mine"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        if p.agenda[-6] == 0:
            return self.block[-1:]
        if p.held[seat] & HAS_CHARACTER:
            return self.block
        return self.block[:OFFER] + self.block[REFRESH:]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        what = move - self.base
        if what == END:
            return 0
        if p.agenda[-6] == 0:
            return NO_POINTS
        if what < OFFER:
            tile = p.character_offer[what]
            return SLOT_EMPTY if tile < 0 else take_refusal(p, seat, tile)
        if what == REFRESH:
            return 0 if p.character_left > 0 or max(p.character_offer) >= 0 else SLOT_EMPTY
        at = seat * STORAGE + what - OFFER
        tile = p.store[at]
        if tile < PERSON_TILE:
            return NO_CHARACTER
        if not room_for(p, seat, tile, p.agenda[-6]):
            return NO_ROOM
        for earlier in range(seat * STORAGE, at):
            if p.store[earlier] == tile:
                return REDUNDANT
        return 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        what = move - self.base
        if what == END:
            finish(p)
        elif what < OFFER:
            tile = p.character_offer[what]
            spend(p, 1)
            take(p, seat, tile)
            p.character_offer = put(p.character_offer, what, deal_character(p))
        elif what == REFRESH:
            spend(p, 1)
            refresh(p, seat)
        else:
            p.push(ROOM, seat, what - OFFER, p.agenda[-5])


def deal_character(p: Europe) -> int:
    """The next tile of the stack comes to the offer."""
    tile = draw_character(p)
    if tile >= 0:
        p.learn()
        if p.ear is not None:
            p.ear.hear(E_OFFER_CHARACTER, person_of(tile))
    return tile


def refresh(p: Europe, seat: int) -> None:
    """All offered tiles go, new ones come, then those that went are shuffled into the stack (T-6.3)."""
    p.learn()
    if p.ear is not None:
        p.ear.hear(E_REFRESH, [seat])
    gone = [tile for tile in p.character_offer if tile >= 0]
    offer = [-1] * OFFER
    for slot in range(OFFER):
        if p.character_left == 0 and gone:
            shuffle_in(p, gone)
            gone = []
        offer[slot] = deal_character(p)
    if gone:
        shuffle_in(p, gone)
    p.character_offer = offer


def shuffle_in(p: Europe, tiles: list[int]) -> None:
    stack = p.character_stack[: p.character_left] + tiles
    p.chance.shuffle(stack)
    p.character_stack = stack
    p.character_left = len(stack)


class Room(Choice):
    """The room for a character (T-6.3a). Slots: storage space, source. Its points are those of the action below."""

    def __init__(self) -> None:
        super().__init__("room", "T-6.3a", [notation.room()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        return [self.base + room for room in p.rules.room_list]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        room = move - self.base
        building = room // FLOORS
        floor = room % FLOORS + 1
        if floor > p.rules.rooms[building]:
            return NO_ROOM
        if p.rooms[seat * ROOM_COUNT + room] >= 0:
            return ROOM_TAKEN
        person = (p.store[seat * STORAGE + p.agenda[-6]] - PERSON_TILE) // BONUS_COUNT
        base = seat * ROOMED
        tenant = p.tenant[base + building]
        if tenant != person:
            if tenant >= 0:
                return OTHER_KIND
            for other in range(base, base + ROOMED):
                if p.tenant[other] == person:
                    return OTHER_KIND
        return NO_POINTS if floor > p.agenda[-14] else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        room = move - self.base
        slot = seat * STORAGE + p.agenda[-6]
        tile = p.store[slot]
        p.pop()
        spend(p, room % FLOORS + 1)
        drop(p, seat, slot)
        move_in(p, seat, tile, room)
        building = room // FLOORS
        if not p.rules.roof_after_bonus:
            free_roof(p, seat, building)
        p.push(FILLED, seat, building)
        carry_out(p, seat, p.rules.bonus_plan[(tile - PERSON_TILE) % BONUS_COUNT], tile)


def move_in(p: Europe, seat: int, tile: int, room: int) -> None:
    """A character enters a room; the first one decides whose building it is."""
    person = (tile - PERSON_TILE) // BONUS_COUNT
    building = room // FLOORS
    p.rooms = put(p.rooms, seat * ROOM_COUNT + room, tile)
    if p.tenant[seat * ROOMED + building] < 0:
        p.tenant = put(p.tenant, seat * ROOMED + building, person)
    if p.ear is not None:
        p.ear.hear(E_PLACE, [seat, person, building + 1, room % FLOORS + 1])


class Filled(Step):
    """After the bonus of a character: the house on the roof, then completion (T-6.3b). Slot: building."""

    def __init__(self) -> None:
        super().__init__("filled", "T-6.3b")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        seat = p.agenda[-7]
        building = p.agenda[-6]
        p.pop()
        free_roof(p, seat, building)
        check_completed(p, seat, building)
