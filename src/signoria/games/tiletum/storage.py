"""Tiles: what is on them, and how they come to a storage and leave it (T-10.1, T-10.3, T-10.4, T-10.7)."""

from signoria.games.tiletum import terms as t
from signoria.games.tiletum import told
from signoria.games.tiletum.position import Europe
from signoria.kernel.position import put


def person_on(tile: int) -> int:
    """The person on a character tile."""
    return (tile - t.PERSON_TILE) // t.BONUS_COUNT


def bonus_on(tile: int) -> int:
    """The bonus on a character tile."""
    return (tile - t.PERSON_TILE) % t.BONUS_COUNT


def take_refusal(p: Europe, seat: int, tile: int) -> int:
    """Why a seat may not gain a tile (T-10.1, T-10.3, T-10.4); 0 if it may."""
    if tile >= t.CONTRACT_TILE:
        if tile < t.CREST_TILE:
            if p.contracts[seat * t.CONTRACT_SPACES + t.CONTRACT_SPACES - 1] >= 0:
                return told.SIX_CONTRACTS
        elif tile < t.PERSON_TILE:
            if (p.families[seat] >> (tile - t.CREST_TILE)) & 1:
                return told.FAMILY_OWNED
    store = p.store
    at = seat * t.STORAGE
    if store[at] >= 0 and store[at + 1] >= 0 and store[at + 2] >= 0 and store[at + 3] >= 0:
        return told.STORAGE_FULL
    return 0


def take(p: Europe, seat: int, tile: int) -> None:
    """A tile goes to the first free space of the storage."""
    p.store = put(p.store, p.free_slot(seat), tile)
    p.held = put(p.held, seat, p.held[seat] | p.book.tile_class[tile])
    if t.CREST_TILE <= tile < t.PERSON_TILE:
        p.families = put(p.families, seat, p.families[seat] | (1 << (tile - t.CREST_TILE)))
    if p.ear is not None:
        if tile < t.CONTRACT_TILE:
            p.ear.hear(told.E_TAKE_HELPER, [seat, tile])
        elif tile < t.CREST_TILE:
            p.ear.hear(told.E_TAKE_CONTRACT, [seat, tile - t.CONTRACT_TILE])
        elif tile < t.PERSON_TILE:
            p.ear.hear(told.E_TAKE_CREST, [seat, tile - t.CREST_TILE])
        else:
            p.ear.hear(told.E_TAKE_CHARACTER, [seat, person_on(tile), bonus_on(tile)])


def slot_of(p: Europe, seat: int, tile: int) -> int:
    """The storage space of a tile that may be used now, -1 if there is none."""
    store = p.store
    base = seat * t.STORAGE
    for slot in range(t.STORAGE):
        if store[base + slot] == tile and not (p.busy >> slot) & 1:
            return base + slot
    return -1


def drop(p: Europe, seat: int, slot: int) -> None:
    """A tile leaves the storage."""
    store = put(p.store, slot, -1)
    p.store = store
    mask = 0
    classes = p.book.tile_class
    base = seat * t.STORAGE
    for at in range(base, base + t.STORAGE):
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
    if p.book.tile_class[tile] == t.HAS_HELPER:
        discard(p, tile)


# What words tell of a tile.


def tile_words(tile: int) -> dict[str, int]:
    """What a tile is, for words that choose by `what`: 0 a helper, 1 a contract, 2 a crest, 3 a character."""
    if tile < t.CONTRACT_TILE:
        return {"what": 0, "helper": tile}
    if tile < t.CREST_TILE:
        return {"what": 1, "contract": tile - t.CONTRACT_TILE}
    if tile < t.PERSON_TILE:
        return {"what": 2, "crest": tile - t.CREST_TILE}
    return {"what": 3, **character_words(tile)}


def character_words(tile: int) -> dict[str, int]:
    """Person and bonus; nothing of a tile that is no character."""
    return {"person": person_on(tile), "bonus": bonus_on(tile)} if tile >= t.PERSON_TILE else {}


def crest_words(tile: int) -> dict[str, int]:
    """The crest that a refused move was about."""
    return {"crest": tile - t.CREST_TILE}


def source_words(source: int) -> tuple[str, dict[str, int]]:
    """The tile or space that an effect comes from."""
    if source == t.BY_HOUSE:
        return "house", {}
    given = tile_words(source)
    name = ("helper", "contract", "crest", "character")[given.pop("what")]
    return name, given
