"""A round and its turns: dice, corruption, and the choice of a die up to its action (T-3 to T-5)."""

from collections.abc import Callable
from typing import Final

from signoria.games.tiletum import notation, told
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.goods import gain
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.setup import draw_contract, roll_dice
from signoria.games.tiletum.steps.quiet import Quiet
from signoria.games.tiletum.storage import crest_words, slot_of, take, take_refusal, tile_words, use_up
from signoria.games.tiletum.track import advance, raise_marker
from signoria.kernel.position import put, tell
from signoria.kernel.step import Choice, Step

COLOUR_HELPER: Final = t.HELPERS.index("colour")


class Round(Step[Europe]):
    """Preparation: dice are drawn from the bag and rolled (T-3.1); then the phases of the round."""

    def __init__(self, sequence: Callable[[Europe], None]) -> None:
        super().__init__(t.ROUND)
        self.sequence = sequence

    def run(self, p: Europe) -> None:
        p.pop()
        p.learn()
        p.round += 1
        if p.ear is not None:
            if p.round == 1:
                tell_setup(p)
            p.ear.hear(told.E_ROUND, [p.round])
        roll_dice(p, p.book.rolled)
        p.taken = [-1] * (p.seats * t.DICE_SLOTS)
        if p.ear is not None:
            tell_dice(p)
        at = len(p.agenda)
        self.sequence(p)
        p.forward(at)

    def stop(self, p: Europe) -> bool:
        return True


def tell_setup(p: Europe) -> None:
    """What was laid out before the first round: fairs, challenge cards, the points that everybody begins with."""
    assert p.ear is not None
    for number, city in enumerate(p.fair_city):
        p.ear.hear(told.E_FAIRS, [number + 1, city, p.fair_tile[number]])
    for card in p.challenges:
        p.ear.hear(told.E_CHALLENGE, [card])
    for seat in range(p.seats):
        p.ear.hear(told.E_POINTS + t.S_START, [seat, p.book.start_vp])


def tell_dice(p: Europe) -> None:
    assert p.ear is not None
    for space in range(t.SECTORS):
        value = p.value_at(space)
        row = [p.wheel[colour * t.FACES + value - 1] for colour in range(t.KINDS)]
        if any(row):
            p.ear.hear(told.E_DICE, [value, p.actions[space], *row])


LAP: Final = 0
PLACE: Final = 1
CORRUPTED: Final = 2


class Turns(Step[Europe]):
    """Three times: corruption, then a turn of everybody (T-4.0). Slots: laps done, turns done, corruption done."""

    def __init__(self, turn: Callable[[Europe, int], None]) -> None:
        super().__init__(t.TURNS, slots=["lap", "place", "corrupted"])
        self.turn = turn

    def run(self, p: Europe) -> None:
        place = p.slot(PLACE)
        if p.slot(LAP) == t.DICE_SLOTS:
            p.pop()
        elif p.slot(CORRUPTED) == 0:
            p.fill(CORRUPTED, 1)
            p.push(t.CORRUPTION)
        elif place < p.seats:
            p.fill(PLACE, place + 1)
            p.swapped = 0
            self.turn(p, p.order[place])
        else:
            p.fill(LAP, p.slot(LAP) + 1)
            p.fill(PLACE, 0)
            p.fill(CORRUPTED, 0)

    def stop(self, p: Europe) -> bool:
        return True


class Corruption(Step[Europe]):
    """A token is turned up, and all markers on the king track go back (T-4.1)."""

    def __init__(self) -> None:
        super().__init__(t.CORRUPTION)

    def run(self, p: Europe) -> None:
        p.pop()
        p.learn()
        back = p.tokens[p.shown]
        p.shown += 1
        tell(p, told.E_CORRUPTION, back)
        if back:
            fall(p, back)

    def stop(self, p: Europe) -> bool:
        return True


def fall(p: Europe, back: int) -> None:
    """From the lowest space upward, stacks in their order; steps beyond the left end are lost (T-4.2)."""
    before = p.king
    stacks = p.arrival
    for space in range(1, p.book.track_end + 1):
        for seat in stacks:
            if before[seat] == space:
                p.king = put(p.king, seat, max(space - back, 0))
                raise_marker(p, seat)


DIE: Final = 0
KIND: Final = 2
"""The kind of the resources that the die gives."""


def at_sector(p: Europe, seat: int, value: int) -> dict[str, int]:
    """For words: the action and its points in the sector of a value, and whether a tile lies there."""
    space = p.sector(value)
    action = p.actions[space]
    points = p.book.most_points - value + (p.extra[seat * t.TRADES + action] if action < t.TRADES else 0)
    return {"action": action, "points": points, "here": 1 if p.sector_tile[space] >= 0 else 0}


class Die(Quiet):
    """A die on the wheel (T-5.1)."""

    def __init__(self) -> None:
        super().__init__(t.DIE, [notation.colour(), notation.value()], [])
        self.hints = ["action", "points", "here"]

    def domain(self, p: Europe, seat: int) -> list[int]:
        move = self.base
        found: list[int] = []
        for count in p.wheel:
            if count:
                found.append(move)
            move += 1
        return found

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        return 0 if p.wheel[move - self.base] else told.NO_SUCH_DIE

    def sift(self, p: Europe, seat: int, legal: list[int], spare: list[int]) -> None:
        legal.extend(self.domain(p, seat))

    def apply(self, p: Europe, seat: int, move: int) -> None:
        die = move - self.base
        p.pop()
        if p.goods[seat * t.KINDS] >= p.book.change_gold:
            p.push(t.VALUE, seat, die)
        else:
            choose(p, seat, die, die)

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        return at_sector(p, p.seat(), (move - self.base) % t.FACES + 1)


class Value(Choice[Europe]):
    """The value that the die is changed to, or its own (T-5.2)."""

    def __init__(self) -> None:
        super().__init__(t.VALUE, [notation.value()], slots=["die:die"])
        self.hints = ["gold", "action", "points", "here"]

    def price(self, p: Europe, move: int) -> int:
        return p.book.price[p.agenda[t.TOP_FIRST] % t.FACES * t.FACES + move - self.base]

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        return told.NO_GOLD if self.price(p, move) > p.goods[seat * t.KINDS] else 0

    def apply(self, p: Europe, seat: int, move: int) -> None:
        die = p.slot(DIE)
        p.pop()
        choose(p, seat, die, die - die % t.FACES + move - self.base)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return die_words(p.slot(DIE))

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        return {"gold": self.price(p, move), **at_sector(p, p.seat(), move - self.base + 1)}

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        return {"need": self.price(p, move), "held": p.has(seat, t.GOLD)} if code == told.NO_GOLD else {}


def die_words(die: int) -> dict[str, int]:
    return {"colour": die // t.FACES, "value": die % t.FACES + 1}


def choose(p: Europe, seat: int, die: int, changed: int) -> None:
    """The die leaves the wheel, changed for gold if its player likes; then a colour helper may be used (T-5.9)."""
    p.wheel = put(p.wheel, die, p.wheel[die] - 1)
    if changed != die:
        price = p.book.price[die % t.FACES * t.FACES + changed % t.FACES]
        p.goods[seat * t.KINDS] -= price
        tell(p, told.E_CHANGE, seat, changed % t.FACES + 1, price)
    if slot_of(p, seat, COLOUR_HELPER) >= 0:
        p.push(t.COLOUR, seat, changed)
    else:
        receive(p, seat, changed, changed // t.FACES)


class Colour(Choice[Europe]):
    """The resources of another colour, by a helper (T-5.9)."""

    def __init__(self) -> None:
        super().__init__(t.COLOUR, [notation.resource()], ["none"], ["die:die"])

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        return told.SAME_COLOUR if move - self.base == p.agenda[t.TOP_FIRST] // t.FACES else 0

    def apply(self, p: Europe, seat: int, move: int) -> None:
        die = p.slot(DIE)
        kind = move - self.base
        p.pop()
        if kind == self.plain:
            kind = die // t.FACES
        else:
            use_up(p, seat, slot_of(p, seat, COLOUR_HELPER))
            tell(p, told.E_COLOUR, seat, kind)
        receive(p, seat, die, kind)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return die_words(p.slot(DIE))


def lay_die(p: Europe, seat: int, die: int) -> None:
    """A die goes to the leftmost free slot of a seat (T-5.1)."""
    at = seat * t.DICE_SLOTS
    while p.taken[at] >= 0:
        at += 1
    p.taken = put(p.taken, at, die)
    if p.ear is not None:
        value = die % t.FACES + 1
        p.ear.hear(told.E_DIE, [seat, die // t.FACES, value, p.actions[p.sector(value)]])


def receive(p: Europe, seat: int, die: int, kind: int) -> None:
    """The die is taken; its sector's tile may be taken too if that can be legal in this turn (T-5.4)."""
    lay_die(p, seat, die)
    tile = p.sector_tile[p.sector(die % t.FACES + 1)]
    if tile >= 0 and take_refusal(p, seat, tile) in (0, told.STORAGE_FULL):
        p.push(t.SECTOR, seat, die, t.BY_DIE, kind)
    else:
        act(p, seat, die, kind)


class Sector(Quiet):
    """The bonus tile of the sector (T-5.4)."""

    def __init__(self) -> None:
        super().__init__(t.SECTOR, None, ["take", "leave"], ["die:die", "source:tile", "kind:resource"])

    def tile(self, p: Europe) -> int:
        return p.sector_tile[p.sector(p.agenda[t.TOP_FIRST] % t.FACES + 1)]

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        return 0 if move != self.base else take_refusal(p, seat, self.tile(p))

    def apply(self, p: Europe, seat: int, move: int) -> None:
        die = p.slot(DIE)
        kind = p.slot(KIND)
        tile = self.tile(p)
        p.pop()
        if move == self.base:
            p.sector_tile = put(p.sector_tile, p.sector(die % t.FACES + 1), -1)
            take(p, seat, tile)
        act(p, seat, die, kind)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return tile_words(self.tile(p))

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        return crest_words(self.tile(p)) if code == told.FAMILY_OWNED else {}


def act(p: Europe, seat: int, die: int, kind: int) -> None:
    """Resources by value and colour, then the action with its points (T-5.5, T-5.6)."""
    value = die % t.FACES + 1
    gain(p, seat, kind, value)
    begin_die_action(p, seat, p.actions[p.sector(value)], p.book.most_points - value)


def begin_die_action(p: Europe, seat: int, action: int, points: int) -> None:
    """The action of a die, with the marker of a completed building; a king action moves at once (T-5.8)."""
    if action == t.JOKER:
        p.push(t.DO_JOKER, seat, points, t.BY_DIE)
        return
    points += p.extra[seat * t.TRADES + action]
    tell(p, told.E_ACTION, seat, action, points)
    if action == t.KING:
        p.push(t.DO_KING, seat, 0, t.BY_DIE)
        advance(p, seat, points)
    else:
        p.push(t.STEP_OF[action], seat, points, t.BY_DIE)


def end_turn(p: Europe) -> None:
    """The end of a turn (T-5.7)."""
    p.pop()
    repair(p)


def repair(p: Europe) -> None:
    """If the offer has gaps, tiles slide to the right and new ones fill up, the first drawn furthest right (T-6.4a)."""
    if -1 not in p.contract_offer:
        return
    kept = [tile for tile in p.contract_offer if tile >= 0]
    offer = [-1] * (t.OFFER - len(kept)) + kept
    for slot in range(t.OFFER - len(kept) - 1, -1, -1):
        tile = draw_contract(p)
        if tile < 0:
            break
        p.learn()
        offer[slot] = tile
        if p.ear is not None:
            if tile < t.CREST_TILE:
                p.ear.hear(told.E_OFFER_CONTRACT, [slot + 1, tile - t.CONTRACT_TILE])
            else:
                p.ear.hear(told.E_OFFER_CREST, [slot + 1, tile - t.CREST_TILE])
    p.contract_offer = offer
