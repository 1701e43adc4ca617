"""Final scoring (L-15): what is left becomes points, what a tile takes is taken."""

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.effects.gains import award
from signoria.games.lorenzo.effects.nodes import ENDGAME_LOSS, NO_ENDGAME_SCORE
from signoria.games.lorenzo.position import Florence


def final_scoring(p: Florence) -> None:
    for seat in range(p.seats):
        award(p, seat, t.S_EXCOMMUNICATION, -loss(p, seat, 0))
    for seat in range(p.seats):
        for ledger, points in categories(p, seat):
            award(p, seat, ledger, points)
    for seat, points in enumerate(military_points(p)):
        award(p, seat, t.S_MILITARY, points)
    for seat in range(p.seats):
        award(p, seat, t.S_RESOURCES, resources(p, seat) // p.book.resources_per)
        for basis in (1, 2, 3):
            award(p, seat, t.S_EXCOMMUNICATION, -loss(p, seat, basis))


def categories(p: Florence, seat: int) -> list[tuple[int, int]]:
    """Territories, characters and ventures, unless a tile makes them worthless (L-15.2 to L-15.4, L-15.7)."""
    found = [
        (t.S_TERRITORIES, p.book.territory_vp[p.owned(seat, t.TERRITORY)]),
        (t.S_CHARACTERS, p.book.character_vp[p.owned(seat, t.CHARACTER)]),
        (t.S_VENTURES, sum(p.book.end_vp[card] for card in cards_of(p, seat, t.VENTURE))),
    ]
    return [(ledger, 0 if worthless(p, seat, i) else points) for i, (ledger, points) in enumerate(found)]


def cards_of(p: Florence, seat: int, kind: int) -> list[int]:
    base = seat * t.HOLDING + kind * t.SLOTS
    return [card for card in p.holding[base : base + t.SLOTS] if card >= 0]


def tile_nodes(p: Florence, seat: int) -> list[int]:
    found: list[int] = []
    for period in range(3):
        if (p.banned[seat] >> period) & 1:
            found.extend(p.book.ban_nodes[p.cast[period]])
    return found


def worthless(p: Florence, seat: int, category: int) -> bool:
    for number in tile_nodes(p, seat):
        node = p.book.nodes[number]
        if node.op == NO_ENDGAME_SCORE and node.category == category:
            return True
    return False


def loss(p: Florence, seat: int, basis: int) -> int:
    """What a tile takes: a part of the points so far, military, printed building costs, or the stock."""
    total = 0
    for number in tile_nodes(p, seat):
        node = p.book.nodes[number]
        if node.op == ENDGAME_LOSS and node.basis == basis:
            total += counted(p, seat, basis) // node.per * node.vp
    return total


def counted(p: Florence, seat: int, basis: int) -> int:
    if basis == 0:
        return p.score(seat)
    if basis == 1:
        return p.has(seat, t.MILITARY)
    if basis == 3:
        return resources(p, seat)
    total = 0
    for card in cards_of(p, seat, t.BUILDING):
        for option in p.book.pays[card]:
            total += sum(option[: t.STONE + 1])
    return total


def resources(p: Florence, seat: int) -> int:
    return sum(p.has(seat, good) for good in range(t.SERVANTS + 1))


def military_points(p: Florence) -> list[int]:
    """First and second on the military track, ties as in L-15.5."""
    held = [p.has(seat, t.MILITARY) for seat in range(p.seats)]
    best = max(held)
    second = max((n for n in held if n < best), default=-1)
    found: list[int] = []
    for n in held:
        if n == 0 and not p.book.rank_at_zero:
            found.append(0)
        elif n == best:
            found.append(p.book.military_vp[0])
        elif n == second and held.count(best) == 1:
            found.append(p.book.military_vp[1])
        else:
            found.append(0)
    return found
