"""A position in the short forms of scenarios, the other way round: what `scenario.complete` would be told."""

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.position import Europe

Table = dict[str, object]


def brief(p: Europe) -> Table:
    """The king track by space, what is left of the stacks, and by seat what it has.

    A tuple is a stack: a scenario says what lies on top.
    """
    axes = p.book.axes
    seats = axes["seat"]
    track: dict[str, list[str]] = {}
    for seat in p.arrival:
        track.setdefault(str(p.king[seat] - p.book.track_start), []).append(seats[seat])
    houses: dict[str, list[str]] = {name: [] for name in seats}
    for space, seat in enumerate(p.house):
        city = p.book.house_city[space]
        if seat >= 0 and city != 0:
            houses[seats[seat]].append(axes["city"][city])
    supply: Table = {}
    for seat, name in enumerate(seats):
        supply[name] = {"houses": p.house_supply[seat], "pillars": p.pillar_supply[seat]}
    return {
        "bonus_stack": tuple([axes["tile"][tile] for tile in p.bonus_stack[: p.bonus_left]]),
        "contract_stack": tuple([axes["tile"][tile] for tile in p.contract_stack[: p.contract_left]]),
        "character_stack": tuple([axes["tile"][tile] for tile in p.character_stack[: p.character_left]]),
        "track": {space: list(stack) for space, stack in track.items()},
        "store": rows(p.store, t.STORAGE, axes["tile"], seats),
        "contracts": rows(p.contracts, t.CONTRACT_SPACES, axes["contract"], seats),
        "houses": {name: frozenset(cities) for name, cities in houses.items()},
        "pillars": cathedrals(p.pillared, seats),
        "cathedrals": cathedrals(p.contributed, seats),
        "supply": supply,
    }


def rows(numbers: list[int], size: int, names: list[str], seats: list[str]) -> Table:
    """Tiles of every seat from the left, without the empty spaces behind them."""
    found: Table = {}
    for seat, name in enumerate(seats):
        row = numbers[seat * size : (seat + 1) * size]
        while row and row[-1] < 0:
            row = row[:-1]
        found[name] = [names[tile] if tile >= 0 else "none" for tile in row]
    return found


def cathedrals(masks: list[int], seats: list[str]) -> Table:
    """Cathedral cities of every seat."""
    return {
        name: frozenset([city for number, city in enumerate(t.CATHEDRALS) if (masks[seat] >> number) & 1])
        for seat, name in enumerate(seats)
    }
