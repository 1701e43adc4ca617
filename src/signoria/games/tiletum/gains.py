"""What a seat gets and pays: resources, points, tiles in storage, steps on the king track; and the stacks."""

from typing import Final

from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import (
    BONUS_COUNT,
    BY_HOUSE,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    CREST_TILE,
    GOLD,
    HAS_HELPER,
    KINDS,
    PERSON_TILE,
    S_CHARACTERS,
    S_CONTRACTS,
    S_CRESTS,
    S_HELPERS,
    S_HOUSE_SPACES,
    STORAGE,
)
from signoria.games.tiletum.told import (
    E_BUY,
    E_GAIN,
    E_KING,
    E_PAY,
    E_POINTS,
    E_TAKE_CHARACTER,
    E_TAKE_CONTRACT,
    E_TAKE_CREST,
    E_TAKE_HELPER,
    FAMILY_OWNED,
    SIX_CONTRACTS,
    STORAGE_FULL,
)
from signoria.kernel.position import put

UNIT_PRICE: Final = 2
"""Gold for a unit of another resource (T-9.1)."""


def gain(p: Europe, seat: int, kind: int, n: int) -> None:
    p.goods[seat * KINDS + kind] += n
    if p.ear is not None and n:
        p.ear.hear(E_GAIN, [seat, n, kind])


def award(p: Europe, seat: int, source: int, points: int) -> None:
    """Victory points; a loss never takes a score below 0, and what it could not take is forgotten (T-1.3, T-1.6)."""
    if points < 0:
        points = -min(-points, p.score(seat))
    if points == 0:
        return
    p.ledger[seat * p.rules.sources + source] += points
    if p.ear is not None:
        p.ear.hear(E_POINTS + source, [seat, points])


def ledger_of(source: int) -> int:
    """Under what the points of an effect are kept, by the tile that it comes from."""
    if source < CONTRACT_TILE:
        return S_HELPERS
    if source < CREST_TILE:
        return S_CONTRACTS
    if source < PERSON_TILE:
        return S_CRESTS
    return S_CHARACTERS if source < BY_HOUSE else S_HOUSE_SPACES


# Paying.


def short(p: Europe, seat: int, cost: list[int], same: int, kind: int) -> bool:
    """Whether a price cannot be paid, missing units bought (T-9.6); `same` more of one kind."""
    base = seat * KINDS
    gold = p.goods[base] - cost[GOLD]
    if kind == GOLD:
        gold -= same
    for k in range(1, KINDS):
        need = cost[k]
        if k == kind:
            need += same
        if need:
            missing = need - p.goods[base + k]
            if missing > 0:
                gold -= UNIT_PRICE * missing
    return gold < 0


def payable(p: Europe, seat: int, kind: int, n: int) -> bool:
    """Whether so many units of one kind, not gold, can be paid, missing ones bought (T-9.6)."""
    missing = n - p.goods[seat * KINDS + kind]
    return missing <= 0 or missing * UNIT_PRICE <= p.goods[seat * KINDS]


def pay(p: Europe, seat: int, kind: int, n: int) -> None:
    """Pay units of one kind, buying those that are missing."""
    at = seat * KINDS + kind
    missing = n - p.goods[at]
    if missing > 0 and kind != GOLD:
        p.goods[seat * KINDS] -= UNIT_PRICE * missing
        p.goods[at] += missing
        if p.ear is not None:
            p.ear.hear(E_BUY, [seat, missing, kind, UNIT_PRICE * missing])
    p.goods[at] -= n
    if p.ear is not None and n:
        p.ear.hear(E_PAY, [seat, n, kind])


# Storage.


def take_refusal(p: Europe, seat: int, tile: int) -> int:
    """Why a seat may not gain a tile (T-10.1, T-10.3, T-10.4); 0 if it may."""
    if tile >= CONTRACT_TILE:
        if tile < CREST_TILE:
            if p.contracts[seat * CONTRACT_SPACES + CONTRACT_SPACES - 1] >= 0:
                return SIX_CONTRACTS
        elif tile < PERSON_TILE:
            if (p.families[seat] >> (tile - CREST_TILE)) & 1:
                return FAMILY_OWNED
    store = p.store
    at = seat * STORAGE
    if store[at] >= 0 and store[at + 1] >= 0 and store[at + 2] >= 0 and store[at + 3] >= 0:
        return STORAGE_FULL
    return 0


def take(p: Europe, seat: int, tile: int) -> None:
    """A tile goes to the first free space of the storage."""
    p.store = put(p.store, p.free_slot(seat), tile)
    p.held = put(p.held, seat, p.held[seat] | p.rules.tile_class[tile])
    if CREST_TILE <= tile < PERSON_TILE:
        p.families = put(p.families, seat, p.families[seat] | (1 << (tile - CREST_TILE)))
    if p.ear is not None:
        if tile < CONTRACT_TILE:
            p.ear.hear(E_TAKE_HELPER, [seat, tile])
        elif tile < CREST_TILE:
            p.ear.hear(E_TAKE_CONTRACT, [seat, tile - CONTRACT_TILE])
        elif tile < PERSON_TILE:
            p.ear.hear(E_TAKE_CREST, [seat, tile - CREST_TILE])
        else:
            p.ear.hear(E_TAKE_CHARACTER, [seat, *person_of(tile)])


def person_of(tile: int) -> list[int]:
    """The person and the bonus on a character tile."""
    return [(tile - PERSON_TILE) // BONUS_COUNT, (tile - PERSON_TILE) % BONUS_COUNT]


def slot_of(p: Europe, seat: int, tile: int) -> int:
    """The storage space of a tile that may be used now, -1 if there is none."""
    store = p.store
    base = seat * STORAGE
    for slot in range(STORAGE):
        if store[base + slot] == tile and not (p.busy >> slot) & 1:
            return base + slot
    return -1


def drop(p: Europe, seat: int, slot: int) -> None:
    """A tile leaves the storage."""
    store = put(p.store, slot, -1)
    p.store = store
    mask = 0
    classes = p.rules.tile_class
    base = seat * STORAGE
    for at in range(base, base + STORAGE):
        tile = store[at]
        if tile >= 0:
            mask |= classes[tile]
    p.held = put(p.held, seat, mask)


def discard(p: Europe, tile: int) -> None:
    """A bonus tile is used up (T-10.7)."""
    p.removed = [*p.removed, tile]


def use_up(p: Europe, seat: int, slot: int) -> None:
    """A helper leaves the storage for good."""
    tile = p.store[slot]
    drop(p, seat, slot)
    if p.rules.tile_class[tile] == HAS_HELPER:
        discard(p, tile)


# Stacks.


def draw_bonus(p: Europe) -> int:
    """The next bonus tile, -1 if there is none; an empty stack is made anew from the removed tiles (T-10.7)."""
    if p.bonus_left == 0:
        if not p.removed:
            return -1
        stack = p.removed[:]
        p.chance.shuffle(stack)
        p.bonus_stack = stack
        p.bonus_left = len(stack)
        p.removed = []
    p.bonus_left -= 1
    return p.bonus_stack[p.bonus_left]


def draw_contract(p: Europe) -> int:
    if p.contract_left == 0:
        return -1
    p.contract_left -= 1
    return p.contract_stack[p.contract_left]


def draw_character(p: Europe) -> int:
    if p.character_left == 0:
        return -1
    p.character_left -= 1
    return p.character_stack[p.character_left]


# The king track.


def advance(p: Europe, seat: int, n: int) -> None:
    """Forward on the king track, at most to its end; a marker that moves goes on top (T-6.5)."""
    here = p.king[seat]
    there = min(here + n, p.rules.track_end)
    if there > here:
        p.king = put(p.king, seat, there)
        raise_marker(p, seat)
        if p.ear is not None:
            p.ear.hear(E_KING, [seat, there - here, p.rules.track_vp[there]])


def raise_marker(p: Europe, seat: int) -> None:
    """The marker of a seat arrives on its space after all others."""
    p.arrival = [*[other for other in p.arrival if other != seat], seat]


def by_track(p: Europe) -> list[int]:
    """Seats from the one furthest forward on; on one space the lower marker comes first (T-7.3)."""
    found: list[int] = []
    for space in range(p.rules.track_end, -1, -1):
        for seat in p.arrival:
            if p.king[seat] == space:
                found.append(seat)
    return found
