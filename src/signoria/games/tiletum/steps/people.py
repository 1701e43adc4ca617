"""The characters action: take, refresh, place; bonus, roof house, completion (T-6.3)."""

from typing import Final

from signoria.games.tiletum import notation, told
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.effects.ops import carry_out
from signoria.games.tiletum.pieces import check_completed, free_roof, room_for
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.setup import draw_character
from signoria.games.tiletum.steps.acting import Action, finish, spend
from signoria.games.tiletum.storage import bonus_on, character_words, drop, person_on, take, take_refusal
from signoria.kernel.position import REDUNDANT, put, tell
from signoria.kernel.step import Choice, Step

REFRESH: Final = t.OFFER + t.STORAGE
END: Final = REFRESH + 1

STORED: Final = 0
"""The storage space of the character that looks for a room."""
BUILDING: Final = 0


class Characters(Action):
    """Take a character, refresh the offer, choose one to place (T-6.3)."""

    def __init__(self) -> None:
        super().__init__(t.DO_CHARACTERS, [notation.entry()], ["refresh"], [])
        self.hints = ["person", "bonus", "mine"]

    def domain(self, p: Europe, seat: int) -> list[int]:
        if p.agenda[t.TOP_POINTS] == 0:
            return self.block[-1:]
        if p.held[seat] & t.HAS_CHARACTER:
            return self.block
        return self.block[: t.OFFER] + self.block[REFRESH:]

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        what = move - self.base
        if what == END:
            return 0
        if p.agenda[t.TOP_POINTS] == 0:
            return told.NO_POINTS
        if what < t.OFFER:
            tile = p.character_offer[what]
            return told.SLOT_EMPTY if tile < 0 else take_refusal(p, seat, tile)
        if what == REFRESH:
            return 0 if p.character_left > 0 or max(p.character_offer) >= 0 else told.SLOT_EMPTY
        at = seat * t.STORAGE + what - t.OFFER
        tile = p.store[at]
        if tile < t.PERSON_TILE:
            return told.NO_CHARACTER
        if not room_for(p, seat, tile, p.agenda[t.TOP_POINTS]):
            return told.NO_ROOM
        for earlier in range(seat * t.STORAGE, at):
            if p.store[earlier] == tile:
                return REDUNDANT
        return 0

    def sift(self, p: Europe, seat: int, legal: list[int], spare: list[int]) -> None:
        """Characters on offer are all alike to a storage: it has a space for each of them, or for none."""
        if p.agenda[t.TOP_POINTS] == 0:
            legal.append(self.base + END)
            return
        refresh = p.character_left > 0
        free = p.free_slot(seat) >= 0
        for slot in range(t.OFFER):
            if p.character_offer[slot] >= 0:
                refresh = True
                if free:
                    legal.append(self.base + slot)
        if p.held[seat] & t.HAS_CHARACTER:
            for move in range(self.base + t.OFFER, self.base + REFRESH):
                code = self.refusal(p, seat, move)
                if code == 0:
                    legal.append(move)
                elif code < 0:
                    spare.append(move)
        if refresh:
            legal.append(self.base + REFRESH)
        legal.append(self.base + END)

    def apply(self, p: Europe, seat: int, move: int) -> None:
        what = move - self.base
        if what == END:
            finish(p)
        elif what < t.OFFER:
            tile = p.character_offer[what]
            spend(p, 1)
            take(p, seat, tile)
            p.character_offer = put(p.character_offer, what, deal_character(p))
        elif what == REFRESH:
            spend(p, 1)
            refresh(p, seat)
        else:
            p.push(t.ROOM, seat, what - t.OFFER, p.slot(t.SOURCE))

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        what = move - self.base
        if what >= self.plain:
            return super().prospect(p, move)
        return character_words(p.character_offer[what] if what < t.OFFER else stored(p, p.seat(), what - t.OFFER))


def stored(p: Europe, seat: int, place: int) -> int:
    """The tile on a storage space of a seat."""
    return p.store[seat * t.STORAGE + place]


def deal_character(p: Europe) -> int:
    """The next tile of the stack comes to the offer."""
    tile = draw_character(p)
    if tile >= 0:
        p.learn()
        if p.ear is not None:
            p.ear.hear(told.E_OFFER_CHARACTER, [person_on(tile), bonus_on(tile)])
    return tile


def refresh(p: Europe, seat: int) -> None:
    """All offered tiles go, new ones come, then those that went are shuffled into the stack (T-6.3)."""
    p.learn()
    tell(p, told.E_REFRESH, seat)
    gone = [tile for tile in p.character_offer if tile >= 0]
    offer = [-1] * t.OFFER
    for slot in range(t.OFFER):
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


class Room(Choice[Europe]):
    """The room for a character (T-6.3a). Its points are those of the action below."""

    def __init__(self) -> None:
        super().__init__(t.ROOM, [notation.room()], slots=["stored:slot", "source:tile"])

    def domain(self, p: Europe, seat: int) -> list[int]:
        return [self.base + room for room in p.book.room_list]

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        room = move - self.base
        building = room // t.FLOORS
        floor = room % t.FLOORS + 1
        if floor > p.book.rooms[building]:
            return told.NO_SUCH_ROOM
        if p.rooms[seat * t.ROOM_COUNT + room] >= 0:
            return told.ROOM_TAKEN
        person = person_on(stored(p, seat, p.agenda[t.TOP_FIRST]))
        base = seat * t.ROOMED
        tenant = p.tenant[base + building]
        if tenant != person:
            if tenant >= 0:
                return told.OTHER_KIND
            for other in range(base, base + t.ROOMED):
                if p.tenant[other] == person:
                    return told.OTHER_KIND
        return told.NO_POINTS if floor > p.agenda[t.UNDER_POINTS] else 0

    def apply(self, p: Europe, seat: int, move: int) -> None:
        room = move - self.base
        slot = seat * t.STORAGE + p.slot(STORED)
        tile = p.store[slot]
        p.pop()
        spend(p, room % t.FLOORS + 1)
        drop(p, seat, slot)
        move_in(p, seat, tile, room)
        building = room // t.FLOORS
        if not p.book.roof_after_bonus:
            free_roof(p, seat, building)
        p.push(t.FILLED, seat, building)
        carry_out(p, seat, p.book.bonus_plan[bonus_on(tile)], tile)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return character_words(stored(p, seat, p.slot(STORED)))

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        if code == told.NO_POINTS:
            return {"points": p.under(t.POINTS)}
        if code == told.NO_SUCH_ROOM or code == told.OTHER_KIND:
            return {"person": person_on(stored(p, seat, p.slot(STORED)))}
        return {}


def move_in(p: Europe, seat: int, tile: int, room: int) -> None:
    """A character enters a room; the first one decides whose building it is."""
    person = person_on(tile)
    building = room // t.FLOORS
    p.rooms = put(p.rooms, seat * t.ROOM_COUNT + room, tile)
    if p.tenant[seat * t.ROOMED + building] < 0:
        p.tenant = put(p.tenant, seat * t.ROOMED + building, person)
    tell(p, told.E_PLACE, seat, person, building + 1, room % t.FLOORS + 1)


class Filled(Step[Europe]):
    """After the bonus of a character: the house on the roof, then completion (T-6.3b)."""

    def __init__(self) -> None:
        super().__init__(t.FILLED, slots=["building:building"])

    def run(self, p: Europe) -> None:
        seat = p.seat()
        building = p.slot(BUILDING)
        p.pop()
        free_roof(p, seat, building)
        check_completed(p, seat, building)
