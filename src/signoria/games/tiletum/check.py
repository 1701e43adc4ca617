"""What cannot be: the invariants of a position, for positions from outside and for tests."""

from itertools import pairwise

from signoria.games.tiletum.gains import person_of
from signoria.games.tiletum.pieces import pillars_at
from signoria.games.tiletum.position import Europe, count_bits
from signoria.games.tiletum.terms import (
    BUILDINGS,
    CATHEDRALS,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    CREST_TILE,
    DICE_SLOTS,
    FACES,
    FLOORS,
    KINDS,
    OFFER,
    PERSON_TILE,
    PLACES,
    ROOM_COUNT,
    ROOMED,
    SECTORS,
    STORAGE,
    TILETUM,
)
from signoria.games.tiletum.titus.state import free_crests


def faults(p: Europe) -> list[str]:
    """Why this position is impossible, in words; [] for a possible one."""
    sizes = size_faults(p)
    if sizes:
        return sizes
    found = table_faults(p) + stack_faults(p) + map_faults(p)
    for seat, name in enumerate(p.rules.axes["seat"]):
        found += [f"{name} {fault}" for fault in seat_faults(p, seat) + board_faults(p, seat)]
    return found


def size_faults(p: Europe) -> list[str]:
    n = p.seats
    expected = [
        ("goods", len(p.goods), n * KINDS),
        ("pawn", len(p.pawn), n * 2),
        ("wheel", len(p.wheel), KINDS * FACES),
        ("order", len(p.order), n),
        ("actions", len(p.actions), SECTORS),
        ("sector_tile", len(p.sector_tile), SECTORS),
        ("city_tile", len(p.city_tile), PLACES),
        ("contract_offer", len(p.contract_offer), OFFER),
        ("character_offer", len(p.character_offer), OFFER),
        ("costs", len(p.costs), len(CATHEDRALS)),
        ("spires", len(p.spires), len(CATHEDRALS)),
        ("fair_city", len(p.fair_city), p.rules.round_count),
        ("fair_tile", len(p.fair_tile), p.rules.round_count),
        ("tokens", len(p.tokens), len(p.rules.corruption)),
        ("king", len(p.king), n),
        ("arrival", len(p.arrival), n),
        ("seen_king", len(p.seen_king), n),
        ("house", len(p.house), len(p.rules.house_city)),
        ("store", len(p.store), n * STORAGE),
        ("taken", len(p.taken), n * DICE_SLOTS),
        ("contracts", len(p.contracts), n * CONTRACT_SPACES),
        ("rooms", len(p.rooms), n * ROOM_COUNT),
        ("tenant", len(p.tenant), n * ROOMED),
        ("crests", len(p.crests), n * BUILDINGS),
        ("extra", len(p.extra), n * 5),
        ("ledger", len(p.ledger), n * p.rules.sources),
    ]
    each = [p.housed, p.pillared, p.contributed, p.house_supply, p.pillar_supply, p.held, p.roofs, p.families]
    names = ["housed", "pillared", "contributed", "house_supply", "pillar_supply", "held", "roofs", "families"]
    expected += [(name, len(items), n) for name, items in zip(names, each, strict=True)]
    expected.append(("completed", len(p.completed), n))
    return [f"{name} has {length} entries, not {size}" for name, length, size in expected if length != size]


def table_faults(p: Europe) -> list[str]:
    found: list[str] = []
    if sorted(p.order) != list(range(p.seats)) or sorted(p.arrival) != list(range(p.seats)):
        found.append("turn order and king track name every seat once (T-2.8)")
    if sorted(p.actions) != list(range(SECTORS)) or not 0 <= p.turned < SECTORS:
        found.append("the wheel has each action once (T-2.1)")
    if not 0 <= p.round <= p.rules.round_count:
        found.append(f"there are {p.rules.round_count} rounds (T-1.1)")
    if sorted(p.tokens) != sorted(p.rules.corruption) or not 0 <= p.shown <= p.rules.tokens_down:
        found.append("the corruption tokens are not those of the game (T-2.7)")
    if min(p.king) < 0 or max(p.king) > p.rules.track_end:
        found.append("a marker stands beside the king track (T-4.2, T-6.5)")
    if sorted(p.costs) != list(range(len(CATHEDRALS))):
        found.append("each cost tile lies at one cathedral (T-2.5)")
    if len(set(p.fair_city)) < len(p.fair_city) or len(set(p.fair_tile)) < len(p.fair_tile):
        found.append("the fairs differ in city and tile (T-2.6)")
    dice = sum(p.wheel) + sum(1 for die in p.taken if die >= 0)
    for colour in range(KINDS):
        own = sum(p.wheel[colour * FACES : colour * FACES + FACES])
        own += sum(1 for die in p.taken if die // FACES == colour and die >= 0)
        if own > p.rules.bag:
            found.append("there are more dice of a colour than the bag holds (T-2.11)")
    if min(p.wheel) < 0 or dice > p.rules.rolled:
        found.append("there are more dice than were rolled (T-3.1)")
    return found


def stack_faults(p: Europe) -> list[str]:
    """Every tile of the game is in one place, and there is no other."""
    found: list[str] = []
    stacks = [
        ("bonus_left", p.bonus_left, p.bonus_stack),
        ("contract_left", p.contract_left, p.contract_stack),
        ("character_left", p.character_left, p.character_stack),
        ("decrees_left", p.decrees_left, p.decrees),
    ]
    found += [f"{name} is {n}" for name, n, stack in stacks if not 0 <= n <= len(stack)]
    if found:
        return found
    here = [*p.bonus_stack[: p.bonus_left], *p.contract_stack[: p.contract_left]]
    here += [*p.character_stack[: p.character_left], *p.removed, *p.sector_tile, *p.city_tile, p.king_tile]
    here += [*p.contract_offer, *p.character_offer, *p.store, *p.rooms]
    here += [CONTRACT_TILE + contract for contract in [*p.contracts, *p.titus_contracts] if contract >= 0]
    here += [CREST_TILE + family for family in [*p.crests, *p.titus_crests] if family >= 0]
    all_tiles = p.rules.bonus_tiles + p.rules.contract_tiles + p.rules.character_tiles
    counts = [0] * len(p.rules.axes["tile"])
    for tile in all_tiles:
        counts[tile] += 1
    for family in free_crests(p):
        counts[CREST_TILE + family] += 1
    for tile in here:
        if tile >= 0:
            counts[tile] -= 1
    if min(counts) < 0:
        name = p.rules.axes["tile"][counts.index(min(counts))]
        found.append(f"there are more tiles {name} than the game has (T-2.2)")
    return found


def map_faults(p: Europe) -> list[str]:
    found: list[str] = []
    masks = [0] * p.seats
    for space, seat in enumerate(p.house):
        if seat >= 0:
            city = p.rules.house_city[space]
            if space not in p.rules.houses_in[city]:
                found.append("a house stands on a space that so many players do not use (T-2.2)")
            if (masks[seat] >> city) & 1:
                found.append("somebody has two houses in a city (T-6.2)")
            masks[seat] |= 1 << city
    if masks != p.housed or not all((mask >> TILETUM) & 1 for mask in masks):
        found.append("housed does not follow from the houses on the map (T-6.2)")
    for number, city in enumerate(p.rules.cathedral_city):
        pillars = pillars_at(p, number)
        if pillars > p.rules.pillar_spaces[city] or (pillars and p.rules.cost_stone[p.costs[number]] < 0):
            found.append("there are pillars where none can stand (T-6.1)")
        given = sum((mask >> number) & 1 for mask in p.contributed)
        if p.spires[number] != given:
            found.append("cathedral tiles are gone that nobody has (T-9.4)")
    return found


def seat_faults(p: Europe, seat: int) -> list[str]:
    """Resources, supply and storage of one seat."""
    found: list[str] = []
    if min(p.goods[seat * KINDS : seat * KINDS + KINDS]) < 0:
        found.append("has less than nothing of a resource (T-1.4)")
    if p.score(seat) < 0:
        found.append("has less than no points (T-1.3)")
    if p.contributed[seat] & ~p.pillared[seat]:
        found.append("contributed without a pillar (T-9.4)")
    mask = 0
    families = 0
    for tile in p.store[seat * STORAGE : seat * STORAGE + STORAGE]:
        if tile >= 0:
            mask |= p.rules.tile_class[tile]
        if CREST_TILE <= tile < PERSON_TILE:
            if (families >> (tile - CREST_TILE)) & 1:
                found.append("has a crest twice (T-10.3)")
            families |= 1 << (tile - CREST_TILE)
    if mask != p.held[seat]:
        found.append("has not what `held` says (T-10.1)")
    for family in p.crests[seat * BUILDINGS : seat * BUILDINGS + BUILDINGS]:
        if family >= 0:
            if (families >> family) & 1:
                found.append("has a crest twice (T-10.3)")
            families |= 1 << family
    if seat == p.rules.automaton:
        for family in p.titus_crests:
            families |= 1 << family
    if families != p.families[seat]:
        found.append("has not the families that `families` says (T-10.3)")
    row = p.contracts[seat * CONTRACT_SPACES : seat * CONTRACT_SPACES + CONTRACT_SPACES]
    if any(later >= 0 and before < 0 for before, later in pairwise(row)):
        found.append("has gaps between fulfilled contracts (T-9.2)")
    return found


def board_faults(p: Europe, seat: int) -> list[str]:
    """Buildings and pieces of one seat."""
    found: list[str] = []
    titus = seat == p.rules.automaton
    persons: list[int] = []
    for building in range(ROOMED):
        base = seat * ROOM_COUNT + building * FLOORS
        tiles = [tile for tile in p.rooms[base : base + FLOORS] if tile >= 0]
        if any(p.rooms[base + floor] >= 0 for floor in range(p.rules.rooms[building], FLOORS)):
            found.append(f"has a character in a room that building {building + 1} does not have (T-6.3)")
        tenant = p.tenant[seat * ROOMED + building]
        if (tenant < 0) != (not tiles) or (tiles and not titus and {person_of(t)[0] for t in tiles} != {tenant}):
            found.append(f"has other characters in building {building + 1} than its kind (T-6.3a)")
        if tenant >= 0 and not titus:
            if tenant in persons:
                found.append("has one kind of characters in two buildings (T-6.3a)")
            persons.append(tenant)
    if titus:
        return found
    houses = count_bits(p.housed[seat]) + count_bits(p.roofs[seat]) + p.house_supply[seat]
    if p.house_supply[seat] < 0 or houses != p.rules.house_supply + 1 + ROOMED:
        found.append("has not the right number of houses (T-2.9)")
    pillars = count_bits(p.pillared[seat]) + p.pillar_supply[seat]
    if p.pillar_supply[seat] < 0 or pillars != p.rules.pillar_supply + sum(
        p.rules.contract_pillar[: p.fulfilled(seat)]
    ):
        found.append("has not the right number of pillars (T-2.9)")
    return found
