"""A round and its turns: dice, corruption, and the choice of a die up to its action (T-3 to T-5)."""

from typing import Final

from signoria.games.tiletum import notation
from signoria.games.tiletum.gains import advance, draw_contract, gain, raise_marker, slot_of, take, take_refusal, use_up
from signoria.games.tiletum.pieces import STEP_OF
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.steps.quiet import Quiet
from signoria.games.tiletum.terms import (
    BY_DIE,
    CLEANUP,
    COLOUR,
    CONTRACT_TILE,
    CORRUPTION,
    CREST_TILE,
    DICE_SLOTS,
    DIE,
    DO_JOKER,
    DO_KING,
    FACES,
    FAIR,
    HELPERS,
    JOKER,
    KINDS,
    KING,
    LEADER,
    OFFER,
    S_START,
    SCORING,
    SECTOR,
    SECTORS,
    STANDING,
    TITUS,
    TURNS,
    VALUE,
)
from signoria.games.tiletum.told import (
    E_ACTION,
    E_CHALLENGE,
    E_CHANGE,
    E_COLOUR,
    E_CORRUPTION,
    E_DICE,
    E_DIE,
    E_FAIRS,
    E_OFFER_CONTRACT,
    E_OFFER_CREST,
    E_POINTS,
    E_ROUND,
    NO_GOLD,
    NO_SUCH_DIE,
    SAME_COLOUR,
    STORAGE_FULL,
)
from signoria.kernel.position import Choice, Position, Step, put

COLOUR_HELPER: Final = HELPERS.index("colour")


class Round(Step):
    """Preparation: dice are drawn from the bag and rolled (T-3.1)."""

    def __init__(self) -> None:
        super().__init__("round", "T-3.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        p.pop()
        p.learn()
        p.round += 1
        if p.ear is not None:
            if p.round == 1:
                tell_setup(p)
            p.ear.hear(E_ROUND, [p.round])
        bag = [colour for colour in range(KINDS) for _ in range(p.rules.bag)]
        p.chance.shuffle(bag)
        p.wheel = [0] * (KINDS * FACES)
        for colour in bag[: p.rules.rolled]:
            p.wheel[colour * FACES + p.chance.below(FACES)] += 1
        p.taken = [-1] * (p.seats * DICE_SLOTS)
        if p.ear is not None:
            tell_dice(p)
        p.push(SCORING if p.round == p.rules.round_count else CLEANUP)
        p.push(FAIR)
        p.push(STANDING)
        p.push(LEADER)
        p.push(TURNS)

    def stop(self, p: Position) -> bool:
        return True


def tell_setup(p: Europe) -> None:
    """What was laid out before the first round: fairs, challenge cards, the points that everybody begins with."""
    assert p.ear is not None
    for number, city in enumerate(p.fair_city):
        p.ear.hear(E_FAIRS, [number + 1, city, p.fair_tile[number]])
    for card in p.challenges:
        p.ear.hear(E_CHALLENGE, [card])
    for seat in range(p.seats):
        p.ear.hear(E_POINTS + S_START, [seat, p.rules.start_vp])


def tell_dice(p: Europe) -> None:
    assert p.ear is not None
    for space in range(SECTORS):
        value = p.value_at(space)
        row = [p.wheel[colour * FACES + value - 1] for colour in range(KINDS)]
        if any(row):
            p.ear.hear(E_DICE, [value, p.actions[space], *row])


class Turns(Step):
    """Three times: corruption, then a turn of everybody (T-4.0). Slots: time, place, corruption done."""

    def __init__(self) -> None:
        super().__init__("turns", "T-4.0")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        if p.agenda[-6] == DICE_SLOTS:
            p.pop()
            return
        place = p.agenda[-5]
        if p.agenda[-4] == 0:
            p.agenda[-4] = 1
            p.push(CORRUPTION)
            return
        if place == p.seats:
            p.agenda[-6] += 1
            p.agenda[-5] = 0
            p.agenda[-4] = 0
            return
        p.agenda[-5] = place + 1
        p.swapped = 0
        seat = p.order[place]
        p.push(TITUS if seat == p.rules.automaton else DIE, seat)

    def stop(self, p: Position) -> bool:
        return True


class Corruption(Step):
    """A token is turned up, and all markers on the king track go back (T-4.1)."""

    def __init__(self) -> None:
        super().__init__("corruption", "T-4.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        p.pop()
        p.learn()
        back = p.tokens[p.shown]
        p.shown += 1
        if p.ear is not None:
            p.ear.hear(E_CORRUPTION, [back])
        if back:
            fall(p, back)

    def stop(self, p: Position) -> bool:
        return True


def fall(p: Europe, back: int) -> None:
    """From the lowest space upward, stacks in their order; steps beyond the left end are lost (T-4.2)."""
    before = p.king
    stacks = p.arrival
    for space in range(1, p.rules.track_end + 1):
        for seat in stacks:
            if before[seat] == space:
                p.king = put(p.king, seat, max(space - back, 0))
                raise_marker(p, seat)


class Die(Quiet):
    """A die on the wheel (T-5.1)."""

    def __init__(self) -> None:
        super().__init__("die", "T-5.1", [notation.colour(), notation.value()], [])
        self.hints = ["action", "points", "here"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        move = self.base
        found: list[int] = []
        for count in p.wheel:
            if count:
                found.append(move)
            move += 1
        return found

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        return 0 if p.wheel[move - self.base] else NO_SUCH_DIE

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        die = move - self.base
        p.pop()
        if p.goods[seat * KINDS] >= p.rules.change_gold:
            p.push(VALUE, seat, die)
        else:
            choose(p, seat, die, die)


class Value(Choice):
    """The value that the die is changed to, or its own (T-5.2). Slot: the die."""

    def __init__(self) -> None:
        super().__init__("value", "T-5.2", [notation.value()])
        self.hints = ["gold", "action", "points", "here"]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        price = p.rules.price[p.agenda[-6] % FACES * FACES + move - self.base]
        return NO_GOLD if price > p.goods[seat * KINDS] else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        die = p.agenda[-6]
        p.pop()
        choose(p, seat, die, die - die % FACES + move - self.base)


def choose(p: Europe, seat: int, die: int, changed: int) -> None:
    """The die leaves the wheel, changed for gold if its player likes; then a colour helper may be used (T-5.9)."""
    p.wheel[die] -= 1
    if changed != die:
        price = p.rules.price[die % FACES * FACES + changed % FACES]
        p.goods[seat * KINDS] -= price
        if p.ear is not None:
            p.ear.hear(E_CHANGE, [seat, changed % FACES + 1, price])
    if slot_of(p, seat, COLOUR_HELPER) >= 0:
        p.push(COLOUR, seat, changed)
    else:
        receive(p, seat, changed, changed // FACES)


class Colour(Choice):
    """The resources of another colour, by a helper (T-5.9). Slot: the die."""

    def __init__(self) -> None:
        super().__init__("colour", "T-5.9", [notation.resource()], ["none"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return SAME_COLOUR if move - self.base == p.agenda[-6] // FACES else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        die = p.agenda[-6]
        kind = move - self.base
        p.pop()
        if kind == self.plain:
            kind = die // FACES
        else:
            use_up(p, seat, slot_of(p, seat, COLOUR_HELPER))
            if p.ear is not None:
                p.ear.hear(E_COLOUR, [seat, kind])
        receive(p, seat, die, kind)


def lay_die(p: Europe, seat: int, die: int) -> None:
    """A die goes to the leftmost free slot of a seat (T-5.1)."""
    at = seat * DICE_SLOTS
    while p.taken[at] >= 0:
        at += 1
    p.taken = put(p.taken, at, die)
    if p.ear is not None:
        value = die % FACES + 1
        p.ear.hear(E_DIE, [seat, die // FACES, value, p.actions[p.sector(value)]])


def receive(p: Europe, seat: int, die: int, kind: int) -> None:
    """The die is taken; its sector's tile may be taken too if that can be legal in this turn (T-5.4)."""
    lay_die(p, seat, die)
    tile = p.sector_tile[p.sector(die % FACES + 1)]
    if tile >= 0 and take_refusal(p, seat, tile) in (0, STORAGE_FULL):
        p.push(SECTOR, seat, die, BY_DIE, kind)
    else:
        act(p, seat, die, kind)


class Sector(Quiet):
    """The bonus tile of the sector (T-5.4). Slots: die, source, kind of the resources."""

    def __init__(self) -> None:
        super().__init__("tile", "T-5.4", None, ["take", "leave"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        if move != self.base:
            return 0
        return take_refusal(p, seat, p.sector_tile[p.sector(p.agenda[-6] % FACES + 1)])

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        die = p.agenda[-6]
        kind = p.agenda[-4]
        p.pop()
        if move == self.base:
            space = p.sector(die % FACES + 1)
            tile = p.sector_tile[space]
            p.sector_tile = put(p.sector_tile, space, -1)
            take(p, seat, tile)
        act(p, seat, die, kind)


def act(p: Europe, seat: int, die: int, kind: int) -> None:
    """Resources by value and colour, then the action with its points (T-5.5, T-5.6)."""
    value = die % FACES + 1
    gain(p, seat, kind, value)
    begin_die_action(p, seat, p.actions[p.sector(value)], p.rules.most_points - value)


def begin_die_action(p: Europe, seat: int, action: int, points: int) -> None:
    """The action of a die, with the marker of a completed building; a king action moves at once (T-5.8)."""
    if action == JOKER:
        p.push(DO_JOKER, seat, points, BY_DIE)
        return
    points += p.extra[seat * 5 + action]
    if p.ear is not None:
        p.ear.hear(E_ACTION, [seat, action, points])
    if action == KING:
        p.push(DO_KING, seat, 0, BY_DIE)
        advance(p, seat, points)
    else:
        p.push(STEP_OF[action], seat, points, BY_DIE)


def end_turn(p: Europe) -> None:
    """The end of a turn (T-5.7)."""
    p.pop()
    repair(p)


def repair(p: Europe) -> None:
    """If the offer has gaps, tiles slide to the right and new ones fill up, the first drawn furthest right (T-6.4a)."""
    if -1 not in p.contract_offer:
        return
    kept = [tile for tile in p.contract_offer if tile >= 0]
    offer = [-1] * (OFFER - len(kept)) + kept
    for slot in range(OFFER - len(kept) - 1, -1, -1):
        tile = draw_contract(p)
        if tile < 0:
            break
        p.learn()
        offer[slot] = tile
        if p.ear is not None:
            if tile < CREST_TILE:
                p.ear.hear(E_OFFER_CONTRACT, [slot + 1, tile - CONTRACT_TILE])
            else:
                p.ear.hear(E_OFFER_CREST, [slot + 1, tile - CREST_TILE])
    p.contract_offer = offer
