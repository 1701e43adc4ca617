"""Positions in brief: what a scenario may say in shorter words than the fields of a position (docs/scenarios.md)."""

from collections.abc import Callable

from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import CATHEDRALS, CONTRACT_SPACES, STORAGE
from signoria.kernel.errors import BadPosition
from signoria.kernel.schema import listed, number_of, table

Table = dict[str, object]


def complete(p: Europe, data: Table) -> Table:
    """The fields of a position from their brief forms: goods, wheel, track, houses, pillars, store and others."""
    full = dict(data)
    if isinstance(full.get("goods"), dict):
        full["goods"] = each(p, full, "goods", lambda seat, row: {**dict.fromkeys(p.rules.axes["resource"], 0), **row})
    if isinstance(full.get("wheel"), dict):
        full["wheel"] = {**dict.fromkeys(p.rules.axes["die"], 0), **table("wheel", full["wheel"])}
    if "track" in full:
        lay_track(p, full)
    if "store" in full:
        full["store"] = rows_of(p, full, "store", STORAGE)
    if "contracts" in full:
        full["contracts"] = rows_of(p, full, "contracts", CONTRACT_SPACES)
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
            king[str(seat)] = p.rules.track_start + int(space)
            arrival.append(seat)
    for number in p.order:
        name = p.rules.axes["seat"][number]
        if name not in arrival:
            arrival.append(name)
            king[name] = p.rules.track_start
    full["king"] = king
    full["seen_king"] = king
    full["arrival"] = arrival


def houses(p: Europe, given: Table) -> Table:
    """Houses by seat as a list of cities; that in Tiletum is always there."""
    names = p.rules.axes["house"]
    found: dict[str, object] = dict.fromkeys(names, "none")
    for seat in range(p.seats):
        found[names[p.rules.houses_in[0][seat]]] = p.rules.axes["seat"][seat]
    for seat_name, cities in given.items():
        number_of(p.book, "houses", "seat", seat_name)
        for city in listed(f"houses.{seat_name}", cities):
            spaces = p.rules.houses_in[number_of(p.book, f"houses.{seat_name}", "city", city)]
            free = [space for space in spaces if found[names[space]] == "none"]
            if city == "tiletum" or not free:
                raise BadPosition(f"houses.{seat_name}: there is no free house space in {city} (T-6.2)")
            found[names[free[0]]] = seat_name
    return dict(found)


def masks(p: Europe, name: str, given: Table) -> Table:
    """Cathedral cities by seat, as masks."""
    found: Table = dict.fromkeys(p.rules.axes["seat"], 0)
    for seat, cities in given.items():
        mask = 0
        for city in listed(f"{name}.{seat}", cities):
            mask |= 1 << number_of(p.book, f"{name}.{seat}", "cathedral", city)
        found[seat] = mask
    return found


def costs(p: Europe, given: Table) -> Table:
    """Cost tiles that are mentioned change places with those that lie there."""
    names = p.rules.axes["cost"]
    row = [names[number] for number in p.costs]
    for city, cost in given.items():
        here = number_of(p.book, "costs", "cathedral", city)
        there = row.index(names[number_of(p.book, "costs", "cost", cost)])
        row[here], row[there] = row[there], row[here]
    return dict(zip(CATHEDRALS, row, strict=True))


# Tiles: what a scenario names comes out of the stacks, and everything else gives way.


def lay_tiles(p: Europe, full: Table) -> None:
    tiles = p.rules.axes["tile"]
    pools = [p.rules.bonus_tiles[:], p.rules.contract_tiles[:], p.rules.character_tiles[:]]
    boards = ("store", "rooms", "contracts", "crests", "titus_contracts", "titus_crests")
    for name in ("sector_tile", "city_tile", "contract_offer", "character_offer", *boards):
        for token in leaves(full.get(name, {})):
            if token != "none":
                withdraw(pools, number_of(p.book, name, "tile", token), 1 if name == "contract_offer" else 0)
    if "king_tile" in full and full["king_tile"] != "none":
        withdraw(pools, number_of(p.book, "king_tile", "tile", full["king_tile"]), 0)
    places = [("sector_tile", "sector", p.sector_tile, 0), ("city_tile", "space", p.city_tile, 0)]
    places += [("contract_offer", "offer", p.contract_offer, 1), ("character_offer", "offer", p.character_offer, 2)]
    for name, axis, dealt, pool in places:
        given = full.get(name, {})
        row: Table = dict(table(name, given))
        for place, tile in enumerate(dealt):
            token = p.rules.axes[axis][place]
            if token not in row and tile >= 0:
                row[token] = tiles[keep_or_replace(pools[pool], tile)]
        full[name] = row
    if "king_tile" not in full:
        full["king_tile"] = tiles[keep_or_replace(pools[0], p.king_tile)] if p.king_tile >= 0 else "none"
    for name, pool in (("bonus", 0), ("contract", 1), ("character", 2)):
        full[f"{name}_stack"] = [tiles[tile] for tile in pools[pool]]
        full[f"{name}_left"] = len(pools[pool])


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
