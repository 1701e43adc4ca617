"""Scenarios: the moments at which one may begin, and what it may say in shorter words than the fields of a position.

docs/scenarios.md tells both to whoever writes one.
"""

from collections.abc import Callable
from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.position import Europe, count_bits
from signoria.games.tiletum.setup import roll_dice
from signoria.games.tiletum.steps.turns import CORRUPTED, LAP, PLACE
from signoria.games.tiletum.storage import person_on
from signoria.kernel.errors import BadPosition
from signoria.kernel.position import FRAME
from signoria.kernel.schema import listed, moment_of, number_of, table, whole_at

Table = dict[str, object]

MOMENTS: Final = {
    "start": "",
    "corruption": "value [lap]",
    "die": "seat [lap]",
    "tile": "seat die [lap]",
    "action": "seat action [points lap]",
    "titus": "[decree lap]",
    "king": "",
    "standing": "",
    "fair": "",
    "cleanup": "",
    "scoring": "",
}
"""Where a scenario may begin, and what else it must say there, or may [in brackets]."""
PHASES: Final = {
    "king": t.LEADER,
    "standing": t.STANDING,
    "fair": t.FAIR,
    "cleanup": t.CLEANUP,
    "scoring": t.SCORING,
}
"""Moments at which a phase begins, and its first step; the others are in the action phase."""


def begin(p: Europe, where: Table, a_round: Callable[[Europe], None]) -> None:
    """Set the agenda to a moment of a round: `moment`, and where it needs them the other keys."""
    moment = moment_of(where, MOMENTS)
    derive(p)
    if moment == "start":
        return
    if p.round == 0:
        p.round = p.book.round_count if moment == "scoring" else 1
    p.agenda = []
    a_round(p)
    p.forward(0)
    if moment not in PHASES:
        begin_turn(p, moment, where)
        return
    while p.agenda and p.agenda[-FRAME] != PHASES[moment]:
        p.pop()
    if not p.agenda:
        raise BadPosition(f"begin: there is no {moment} in round {p.round} (T-1.1)")


def begin_turn(p: Europe, moment: str, where: Table) -> None:
    """A moment of the action phase: `lap` is the number of the turn, 1 to 3."""
    lap = whole_at(where, "lap", 1)
    if not 1 <= lap <= t.DICE_SLOTS:
        raise BadPosition(f"begin: lap is the number of a turn, 1 to 3, not {lap} (T-4.0)")
    if sum(p.wheel) == 0:
        # Dice for a scenario that says nothing of them: as many as are left in this lap.
        roll_dice(p, p.book.rolled - (lap - 1) * p.seats)
    p.fill(LAP, lap - 1)
    p.fill(CORRUPTED, 1)
    if moment == "corruption":
        lay_token(p, lap - 1, whole_at(where, "value", 0))
        p.push(t.CORRUPTION)
        return
    p.shown = lap
    if moment == "titus" and p.book.automaton < 0:
        raise BadPosition("begin: Titus plays in the solo game only (T-14.1)")
    seat = p.book.automaton if moment == "titus" else number_of(p.book, "begin", "seat", where.get("seat"))
    p.fill(PLACE, p.order.index(seat) + 1)
    if moment == "die":
        p.push(t.DIE, seat)
    elif moment == "titus":
        if "decree" in where:
            stack_decree(p, number_of(p.book, "begin", "decree", where["decree"]))
        p.push(t.TITUS, seat)
    elif moment == "tile":
        die = number_of(p.book, "begin", "die", where.get("die"))
        if p.sector_tile[p.sector(die % t.FACES + 1)] < 0:
            raise BadPosition("begin: there is no bonus tile in the sector of this die (T-5.4)")
        p.push(t.SECTOR, seat, die, t.BY_DIE, die // t.FACES)
    else:
        action = t.ACTIONS.index(str(where["action"])) if where.get("action") in t.ACTIONS else -1
        if action < 0:
            raise BadPosition(f"begin: action is one of {', '.join(t.ACTIONS)}, not {where.get('action')!r}")
        p.push(t.STEP_OF[action], seat, whole_at(where, "points", 0), t.BY_DIE)


def lay_token(p: Europe, place: int, value: int) -> None:
    """The corruption token that is turned up next; it changes places with the one that lies there."""
    if value not in p.tokens:
        raise BadPosition(f"begin: there is no corruption token of {value} (T-2.7)")
    p.shown = place
    at = p.tokens.index(value)
    tokens = p.tokens[:]
    tokens[at], tokens[place] = tokens[place], tokens[at]
    p.tokens = tokens


def stack_decree(p: Europe, decree: int) -> None:
    """The decree that Titus turns up next; one of another fair takes the place of the one on top."""
    deck = p.decrees[:]
    top = p.decrees_left - 1
    if decree in deck:
        at = deck.index(decree)
        deck[at], deck[top] = deck[top], deck[at]
    else:
        deck[top] = decree
    p.decrees = deck


def derive(p: Europe) -> None:
    """What follows from the rest of a position: masks, kinds of buildings, completed ones, pieces in supply."""
    n = p.seats
    p.housed = [0] * n
    for space, seat in enumerate(p.house):
        if seat >= 0:
            p.housed[seat] |= 1 << p.book.house_city[space]
    p.held = [0] * n
    families = [0] * n
    for place, tile in enumerate(p.store):
        if tile >= 0:
            p.held[place // t.STORAGE] |= p.book.tile_class[tile]
        if t.CREST_TILE <= tile < t.PERSON_TILE:
            families[place // t.STORAGE] |= 1 << (tile - t.CREST_TILE)
    for place, family in enumerate(p.crests):
        if family >= 0:
            families[place // t.BUILDINGS] |= 1 << family
    if p.book.automaton >= 0:
        for family in p.titus_crests:
            families[p.book.automaton] |= 1 << family
    p.families = families
    p.spires = [sum((mask >> number) & 1 for mask in p.contributed) for number in range(len(t.CATHEDRALS))]
    p.tenant = [-1] * (n * t.ROOMED)
    for place, tile in enumerate(p.rooms):
        building = place // t.ROOM_COUNT * t.ROOMED + place % t.ROOM_COUNT // t.FLOORS
        if tile >= 0 and p.tenant[building] < 0:
            p.tenant[building] = person_on(tile)
    p.extra = [0] * (n * t.TRADES)
    p.completed = [0] * n
    for seat in range(n):
        derive_board(p, seat)


def derive_board(p: Europe, seat: int) -> None:
    """Completed buildings with their markers; roofs and contract spaces give what is not in supply or on the map."""
    for building in range(t.BUILDINGS):
        if p.crests[seat * t.BUILDINGS + building] >= 0 and p.filled(seat, building):
            p.completed[seat] |= 1 << building
            if building < t.ROOMED:
                action = p.book.person_action[p.tenant[seat * t.ROOMED + building]]
                p.extra[seat * t.TRADES + action] += p.book.bonus_ap[building]
    if seat == p.book.automaton:
        return
    roofs = p.book.house_supply + 1 + t.ROOMED - count_bits(p.housed[seat]) - p.house_supply[seat]
    open_first = sorted(range(t.ROOMED), key=lambda building: (p.filled(seat, building), building))
    mask = 0
    for building in open_first[: max(roofs, 0)]:
        mask |= 1 << building
    p.roofs = [*p.roofs[:seat], mask, *p.roofs[seat + 1 :]]
    row = p.contracts[seat * t.CONTRACT_SPACES : (seat + 1) * t.CONTRACT_SPACES]
    if max(row) < 0:
        fill_contracts(p, seat)


def fill_contracts(p: Europe, seat: int) -> None:
    """Pillars beyond those at the start come from contracts; a scenario that names none has fulfilled small ones."""
    missing = count_bits(p.pillared[seat]) + p.pillar_supply[seat] - p.book.pillar_supply
    for place in range(min(max(missing, 0), t.CONTRACT_SPACES)):
        stack = p.contract_stack[: p.contract_left]
        tile = min(stack)
        stack.remove(tile)
        p.contract_stack = stack
        p.contract_left = len(stack)
        p.contracts[seat * t.CONTRACT_SPACES + place] = tile - t.CONTRACT_TILE


# Positions in brief.


def complete(p: Europe, data: Table) -> Table:
    """The fields of a position from their brief forms: goods, wheel, track, houses, pillars, store and others."""
    full = dict(data)
    if isinstance(full.get("goods"), dict):
        full["goods"] = each(p, full, "goods", lambda seat, row: {**dict.fromkeys(p.book.axes["resource"], 0), **row})
    if isinstance(full.get("wheel"), dict):
        full["wheel"] = {**dict.fromkeys(p.book.axes["die"], 0), **table("wheel", full["wheel"])}
    if "track" in full:
        lay_track(p, full)
    if "store" in full:
        full["store"] = rows_of(p, full, "store", t.STORAGE)
    if "contracts" in full:
        full["contracts"] = rows_of(p, full, "contracts", t.CONTRACT_SPACES)
    if "houses" in full:
        full["house"] = houses(p, table("houses", full.pop("houses")))
    if "pillars" in full:
        full["pillared"] = masks(p, "pillars", table("pillars", full.pop("pillars")))
    if "cathedrals" in full:
        full["contributed"] = masks(p, "cathedrals", table("cathedrals", full.pop("cathedrals")))
    if "supply" in full:
        for seat, given in table("supply", full.pop("supply")).items():
            for kind, n in table(f"supply.{seat}", given).items():
                if kind not in ("houses", "pillars"):
                    raise BadPosition(f"supply.{seat}: houses or pillars, not {kind!r}")
                field = full.setdefault(f"{kind[:-1]}_supply", {})
                assert isinstance(field, dict)
                field[seat] = n
    if isinstance(full.get("costs"), dict):
        full["costs"] = costs(p, table("costs", full["costs"]))
    lay_tiles(p, full)
    return full


def each(p: Europe, full: Table, name: str, make: Callable[[str, Table], Table]) -> Table:
    """One row for each seat that is mentioned."""
    found: Table = {}
    for seat, given in table(name, full[name]).items():
        number_of(p.book, name, "seat", seat)
        found[seat] = make(seat, table(f"{name}.{seat}", given))
    return found


def rows_of(p: Europe, full: Table, name: str, size: int) -> Table:
    """Tiles of a seat as a list, from the left."""
    found: Table = {}
    for seat, given in table(name, full[name]).items():
        if isinstance(given, list):
            if len(given) > size:
                raise BadPosition(f"{name}.{seat}: there are {size} spaces, not {len(given)}")
            found[seat] = {str(place + 1): given[place] if place < len(given) else "none" for place in range(size)}
        else:
            found[seat] = given
    return found


def lay_track(p: Europe, full: Table) -> None:
    """The king track by space, counted from the start space; stacks from bottom to top."""
    king: Table = {}
    arrival: list[object] = []
    for space, seats in table("track", full.pop("track")).items():
        if not space.lstrip("-").isdigit():
            raise BadPosition(f"track: a space is a number counted from the start space, not {space!r}")
        for seat in listed(f"track.{space}", seats):
            king[str(seat)] = p.book.track_start + int(space)
            arrival.append(seat)
    for number in p.order:
        name = p.book.axes["seat"][number]
        if name not in arrival:
            arrival.append(name)
            king[name] = p.book.track_start
    full["king"] = king
    full["seen_king"] = king
    full["arrival"] = arrival


def houses(p: Europe, given: Table) -> Table:
    """Houses by seat as a list of cities; that in Tiletum is always there."""
    names = p.book.axes["house"]
    found: dict[str, object] = dict.fromkeys(names, "none")
    for seat in range(p.seats):
        found[names[p.book.houses_in[0][seat]]] = p.book.axes["seat"][seat]
    for seat_name, cities in given.items():
        number_of(p.book, "houses", "seat", seat_name)
        for city in listed(f"houses.{seat_name}", cities):
            spaces = p.book.houses_in[number_of(p.book, f"houses.{seat_name}", "city", city)]
            free = [space for space in spaces if found[names[space]] == "none"]
            if city == "tiletum" or not free:
                raise BadPosition(f"houses.{seat_name}: there is no free house space in {city} (T-6.2)")
            found[names[free[0]]] = seat_name
    return dict(found)


def masks(p: Europe, name: str, given: Table) -> Table:
    """Cathedral cities by seat, as masks."""
    found: Table = dict.fromkeys(p.book.axes["seat"], 0)
    for seat, cities in given.items():
        mask = 0
        for city in listed(f"{name}.{seat}", cities):
            mask |= 1 << number_of(p.book, f"{name}.{seat}", "cathedral", city)
        found[seat] = mask
    return found


def costs(p: Europe, given: Table) -> Table:
    """Cost tiles that are mentioned change places with those that lie there."""
    names = p.book.axes["cost"]
    row = [names[number] for number in p.costs]
    for city, cost in given.items():
        here = number_of(p.book, "costs", "cathedral", city)
        there = row.index(names[number_of(p.book, "costs", "cost", cost)])
        row[here], row[there] = row[there], row[here]
    return dict(zip(t.CATHEDRALS, row, strict=True))


# Tiles: what a scenario names comes out of the stacks, and everything else gives way.


STACKS: Final = [("bonus", 0), ("contract", 1), ("character", 2)]
"""The stacks; tiles that a scenario names lie on top, the last of them is drawn first."""


def lay_tiles(p: Europe, full: Table) -> None:
    tiles = p.book.axes["tile"]
    every = [p.book.bonus_tiles, p.book.contract_tiles, p.book.character_tiles]
    pools = [sort[:] for sort in every]
    boards = ("store", "rooms", "contracts", "crests", "titus_contracts", "titus_crests")
    for name in ("sector_tile", "city_tile", "contract_offer", "character_offer", *boards):
        for token in leaves(full.get(name, {})):
            if token != "none":
                withdraw(pools, number_of(p.book, name, "tile", token), 1 if name == "contract_offer" else 0)
    named: list[list[int]] = [[], [], []]
    for name, pool in STACKS:
        for token in listed(f"{name}_stack", full.get(f"{name}_stack", [])):
            tile = number_of(p.book, f"{name}_stack", "tile", token)
            if tile not in pools[pool]:
                why = "it lies elsewhere" if tile in every[pool] else f"it is no {name} tile"
                raise BadPosition(f"{name}_stack: there is no {token} for it, {why}")
            pools[pool].remove(tile)
            named[pool].append(tile)
    if "king_tile" in full and full["king_tile"] != "none":
        withdraw(pools, number_of(p.book, "king_tile", "tile", full["king_tile"]), 0)
    places = [("sector_tile", "sector", p.sector_tile, 0), ("city_tile", "space", p.city_tile, 0)]
    places += [("contract_offer", "offer", p.contract_offer, 1), ("character_offer", "offer", p.character_offer, 2)]
    for name, axis, dealt, pool in places:
        given = full.get(name, {})
        row: Table = dict(table(name, given))
        for place, tile in enumerate(dealt):
            token = p.book.axes[axis][place]
            if token not in row and tile >= 0:
                row[token] = tiles[keep_or_replace(pools[pool], tile)]
        full[name] = row
    if "king_tile" not in full:
        full["king_tile"] = tiles[keep_or_replace(pools[0], p.king_tile)] if p.king_tile >= 0 else "none"
    for name, pool in STACKS:
        rest: list[object] = [tiles[tile] for tile in pools[pool]]
        top = listed(name, full.get(f"{name}_stack", []))
        empty = full.get(f"{name}_stack") == []
        left = full.setdefault(f"{name}_left", 0 if empty else len(rest) + len(top))
        if not isinstance(left, int) or not top:
            full[f"{name}_stack"] = rest
            continue
        if left < len(top):
            raise BadPosition(f"{name}_stack: {len(top)} tiles are named, but {name}_left says {left}")
        below = left - len(top)  # what lies above has been drawn
        full[f"{name}_stack"] = [*rest[:below], *top, *rest[below:]]


def leaves(value: object) -> list[object]:
    if isinstance(value, dict):
        return [leaf for inner in value.values() for leaf in leaves(inner)]
    return value if isinstance(value, list) else [value]


def withdraw(pools: list[list[int]], tile: int, first: int) -> None:
    """A tile comes out of the pool that has it, `first` before the others."""
    for pool in [pools[first], *pools]:
        if tile in pool:
            pool.remove(tile)
            return


def keep_or_replace(pool: list[int], tile: int) -> int:
    """The tile that was dealt, or another one of its sort if it lies elsewhere now."""
    found = tile if tile in pool else pool[0]
    pool.remove(found)
    return found
