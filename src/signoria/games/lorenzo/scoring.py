"""Final scoring (L-15): what is left becomes points, what a tile takes is taken."""

from signoria.games.lorenzo.book import O_LOSS, O_NO_SCORE
from signoria.games.lorenzo.gains import award
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    BUILDING,
    CHARACTER,
    HOLDING,
    MILITARY,
    S_CHARACTERS,
    S_EXCOMMUNICATION,
    S_MILITARY,
    S_RESOURCES,
    S_TERRITORIES,
    S_VENTURES,
    SERVANTS,
    SLOTS,
    STONE,
    TERRITORY,
    VENTURE,
)


def final_scoring(p: Florence) -> None:
    for seat in range(p.seats):
        award(p, seat, S_EXCOMMUNICATION, -loss(p, seat, 0))
    for seat in range(p.seats):
        for ledger, points in categories(p, seat):
            award(p, seat, ledger, points)
    for seat, points in enumerate(military_points(p)):
        award(p, seat, S_MILITARY, points)
    for seat in range(p.seats):
        award(p, seat, S_RESOURCES, resources(p, seat) // p.rules.resources_per)
        for basis in (1, 2, 3):
            award(p, seat, S_EXCOMMUNICATION, -loss(p, seat, basis))


def categories(p: Florence, seat: int) -> list[tuple[int, int]]:
    """Territories, characters and ventures, unless a tile makes them worthless (L-15.2 to L-15.4, L-15.7)."""
    found = [
        (S_TERRITORIES, p.rules.territory_vp[p.owned(seat, TERRITORY)]),
        (S_CHARACTERS, p.rules.character_vp[p.owned(seat, CHARACTER)]),
        (S_VENTURES, sum(p.rules.end_vp[card] for card in cards_of(p, seat, VENTURE))),
    ]
    return [(ledger, 0 if worthless(p, seat, i) else points) for i, (ledger, points) in enumerate(found)]


def cards_of(p: Florence, seat: int, kind: int) -> list[int]:
    base = seat * HOLDING + kind * SLOTS
    return [card for card in p.holding[base : base + SLOTS] if card >= 0]


def tile_nodes(p: Florence, seat: int) -> list[int]:
    found: list[int] = []
    for period in range(3):
        if (p.banned[seat] >> period) & 1:
            found.extend(p.rules.ban_nodes[p.cast[period]])
    return found


def worthless(p: Florence, seat: int, category: int) -> bool:
    for number in tile_nodes(p, seat):
        node = p.rules.nodes[number]
        if node.op == O_NO_SCORE and node.kind == category:
            return True
    return False


def loss(p: Florence, seat: int, basis: int) -> int:
    """What a tile takes: a part of the points so far, military, printed building costs, or the stock."""
    total = 0
    for number in tile_nodes(p, seat):
        node = p.rules.nodes[number]
        if node.op == O_LOSS and node.kind == basis:
            total += counted(p, seat, basis) // node.per * node.value
    return total


def counted(p: Florence, seat: int, basis: int) -> int:
    if basis == 0:
        return p.score(seat)
    if basis == 1:
        return p.has(seat, MILITARY)
    if basis == 3:
        return resources(p, seat)
    total = 0
    for card in cards_of(p, seat, BUILDING):
        for option in p.rules.pays[card]:
            total += sum(option[: STONE + 1])
    return total


def resources(p: Florence, seat: int) -> int:
    return sum(p.has(seat, good) for good in range(SERVANTS + 1))


def military_points(p: Florence) -> list[int]:
    """First and second on the military track, ties as in L-15.5."""
    held = [p.has(seat, MILITARY) for seat in range(p.seats)]
    best = max(held)
    second = max((n for n in held if n < best), default=-1)
    found: list[int] = []
    for n in held:
        if n == 0 and not p.rules.rank_at_zero:
            found.append(0)
        elif n == best:
            found.append(p.rules.military_vp[0])
        elif n == second and held.count(best) == 1:
            found.append(p.rules.military_vp[1])
        else:
            found.append(0)
    return found
