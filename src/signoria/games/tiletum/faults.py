"""What cannot be: the invariants of a position, for positions from outside and for tests."""

from itertools import pairwise

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.pieces import pillars_at
from signoria.games.tiletum.position import FIELDS, Europe, count_bits
from signoria.games.tiletum.storage import person_on
from signoria.games.tiletum.titus.state import free_crests
from signoria.kernel.schema import size_faults


def faults(p: Europe) -> list[str]:
    """Why this position is impossible, in words; [] for a possible one."""
    sizes = size_faults(p, FIELDS, plain_sizes(p))
    if sizes:
        return sizes
    found = table_faults(p) + stack_faults(p) + map_faults(p)
    for seat, name in enumerate(p.book.axes["seat"]):
        found += [f"{name} {fault}" for fault in seat_faults(p, seat) + board_faults(p, seat)]
    return found


def plain_sizes(p: Europe) -> dict[str, int]:
    rounds = p.book.round_count
    tokens = len(p.book.corruption)
    return {"order": p.seats, "arrival": p.seats, "tokens": tokens, "fair_city": rounds, "fair_tile": rounds}


def table_faults(p: Europe) -> list[str]:
    found: list[str] = []
    if sorted(p.order) != list(range(p.seats)) or sorted(p.arrival) != list(range(p.seats)):
        found.append("turn order and king track name every seat once (T-2.8)")
    if sorted(p.actions) != list(range(t.SECTORS)) or not 0 <= p.turned < t.SECTORS:
        found.append("the wheel has each action once (T-2.1)")
    if not 0 <= p.round <= p.book.round_count:
        found.append(f"there are {p.book.round_count} rounds (T-1.1)")
    if sorted(p.tokens) != sorted(p.book.corruption) or not 0 <= p.shown <= p.book.tokens_down:
        found.append("the corruption tokens are not those of the game (T-2.7)")
    if min(p.king) < 0 or max(p.king) > p.book.track_end:
        found.append("a marker stands beside the king track (T-4.2, T-6.5)")
    if sorted(p.costs) != list(range(len(t.CATHEDRALS))):
        found.append("each cost tile lies at one cathedral (T-2.5)")
    if len(set(p.fair_city)) < len(p.fair_city) or len(set(p.fair_tile)) < len(p.fair_tile):
        found.append("the fairs differ in city and tile (T-2.6)")
    return found + dice_faults(p)


def dice_faults(p: Europe) -> list[str]:
    found: list[str] = []
    dice = sum(p.wheel) + sum(1 for die in p.taken if die >= 0)
    for colour in range(t.KINDS):
        own = sum(p.wheel[colour * t.FACES : colour * t.FACES + t.FACES])
        own += sum(1 for die in p.taken if die // t.FACES == colour and die >= 0)
        if own > p.book.bag:
            found.append("there are more dice of a colour than the bag holds (T-2.11)")
    if min(p.wheel) < 0 or dice > p.book.rolled:
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
    here += [t.CONTRACT_TILE + contract for contract in [*p.contracts, *p.titus_contracts] if contract >= 0]
    here += [t.CREST_TILE + family for family in [*p.crests, *p.titus_crests] if family >= 0]
    all_tiles = p.book.bonus_tiles + p.book.contract_tiles + p.book.character_tiles
    counts = [0] * len(p.book.axes["tile"])
    for tile in all_tiles:
        counts[tile] += 1
    for family in free_crests(p):
        counts[t.CREST_TILE + family] += 1
    for tile in here:
        if tile >= 0:
            counts[tile] -= 1
    if min(counts) < 0:
        name = p.book.axes["tile"][counts.index(min(counts))]
        found.append(f"there are more tiles {name} than the game has (T-2.2)")
    return found


def map_faults(p: Europe) -> list[str]:
    found: list[str] = []
    masks = [0] * p.seats
    for space, seat in enumerate(p.house):
        if seat >= 0:
            city = p.book.house_city[space]
            if space not in p.book.houses_in[city]:
                found.append("a house stands on a space that so many players do not use (T-2.2)")
            if (masks[seat] >> city) & 1:
                found.append("somebody has two houses in a city (T-6.2)")
            masks[seat] |= 1 << city
    if masks != p.housed or not all((mask >> t.TILETUM) & 1 for mask in masks):
        found.append("housed does not follow from the houses on the map (T-6.2)")
    for number, city in enumerate(p.book.cathedral_city):
        pillars = pillars_at(p, number)
        if pillars > p.book.pillar_spaces[city] or (pillars and p.book.cost_stone[p.costs[number]] < 0):
            found.append("there are pillars where none can stand (T-6.1)")
        given = sum((mask >> number) & 1 for mask in p.contributed)
        if p.spires[number] != given:
            found.append("cathedral tiles are gone that nobody has (T-9.4)")
    return found


def seat_faults(p: Europe, seat: int) -> list[str]:
    """Resources, supply and storage of one seat."""
    found: list[str] = []
    if min(p.goods[seat * t.KINDS : seat * t.KINDS + t.KINDS]) < 0:
        found.append("has less than nothing of a resource (T-1.4)")
    if p.score(seat) < 0:
        found.append("has less than no points (T-1.3)")
    if p.contributed[seat] & ~p.pillared[seat]:
        found.append("contributed without a pillar (T-9.4)")
    mask = 0
    families = 0
    for tile in p.store[seat * t.STORAGE : seat * t.STORAGE + t.STORAGE]:
        if tile >= 0:
            mask |= p.book.tile_class[tile]
        if t.CREST_TILE <= tile < t.PERSON_TILE:
            if (families >> (tile - t.CREST_TILE)) & 1:
                found.append("has a crest twice (T-10.3)")
            families |= 1 << (tile - t.CREST_TILE)
    if mask != p.held[seat]:
        found.append("has not what `held` says (T-10.1)")
    for family in p.crests[seat * t.BUILDINGS : seat * t.BUILDINGS + t.BUILDINGS]:
        if family >= 0:
            if (families >> family) & 1:
                found.append("has a crest twice (T-10.3)")
            families |= 1 << family
    if seat == p.book.automaton:
        for family in p.titus_crests:
            families |= 1 << family
    if families != p.families[seat]:
        found.append("has not the families that `families` says (T-10.3)")
    row = p.contracts[seat * t.CONTRACT_SPACES : seat * t.CONTRACT_SPACES + t.CONTRACT_SPACES]
    if any(later >= 0 and before < 0 for before, later in pairwise(row)):
        found.append("has gaps between fulfilled contracts (T-9.2)")
    return found


def board_faults(p: Europe, seat: int) -> list[str]:
    """Buildings and pieces of one seat."""
    found: list[str] = []
    titus = seat == p.book.automaton
    persons: list[int] = []
    for building in range(t.ROOMED):
        base = seat * t.ROOM_COUNT + building * t.FLOORS
        tiles = [tile for tile in p.rooms[base : base + t.FLOORS] if tile >= 0]
        if any(p.rooms[base + floor] >= 0 for floor in range(p.book.rooms[building], t.FLOORS)):
            found.append(f"has a character in a room that building {building + 1} does not have (T-6.3)")
        tenant = p.tenant[seat * t.ROOMED + building]
        if (tenant < 0) != (not tiles) or (tiles and not titus and {person_on(tile) for tile in tiles} != {tenant}):
            found.append(f"has other characters in building {building + 1} than its kind (T-6.3a)")
        if tenant >= 0 and not titus:
            if tenant in persons:
                found.append("has one kind of characters in two buildings (T-6.3a)")
            persons.append(tenant)
    if titus:
        return found
    houses = count_bits(p.housed[seat]) + count_bits(p.roofs[seat]) + p.house_supply[seat]
    if p.house_supply[seat] < 0 or houses != p.book.house_supply + 1 + t.ROOMED:
        found.append("has not the right number of houses (T-2.9)")
    pillars = count_bits(p.pillared[seat]) + p.pillar_supply[seat]
    if p.pillar_supply[seat] < 0 or pillars != p.book.pillar_supply + sum(p.book.contract_pillar[: p.fulfilled(seat)]):
        found.append("has not the right number of pillars (T-2.9)")
    return found
