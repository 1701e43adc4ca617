"""How good a position looks to the greedy bot: points now, points in sight, what stocks, tiles and places are worth."""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.pieces import room_for
from signoria.games.tiletum.position import Europe, count_bits
from signoria.games.tiletum.scoring import attends, fair_points
from signoria.kernel.position import FRAME

WORTH: Final = [0.75, 0.8, 0.9, 0.9, 0.9]
"""What a unit of each resource is worth early on; in the end a quarter of a point."""

TITUS_TURN: Final = 6.0
"""What a turn brings Titus, besides what is counted."""

ROUND_OF_TURNS: Final = 16
"""More turns than a round can have."""

FEATURES: Final = [
    "stock",
    "storage",
    "contracts",
    "towns",
    "spires",
    "pawns",
    "rooms",
    "buildings",
    "king",
    "later-king",
    "fair",
    "later-fairs",
]
STOCK, STORAGE, CONTRACTS, TOWNS, SPIRES, PAWNS, ROOMS, BUILDINGS, KING, LATER_KING, FAIR, LATER_FAIRS = range(12)
"""What counts besides points: resources; tiles that wait, and contracts among them; houses, pillars and those in
supply, cathedrals within reach, and where the pawns stand; people and crests, and buildings with them; the place on the
king track at the end of this round and of later ones; the fair of this round and later ones."""


def outlook(p: Europe, seat: int) -> float:
    value = float(p.score(seat))
    if not p.agenda:
        return value * 10.0
    if seat == p.book.automaton:
        return value + titus_hope(p, seat)
    turns_left = turns_to_come(p, seat)
    left = turns_left / (t.DICE_SLOTS * p.book.round_count)
    value += p.book.weights[STOCK] * stock(p, seat, left)
    value += storage(p, seat, left)
    value += map_worth(p, seat, left)
    value += board_worth(p, seat, left)
    value += king_worth(p, seat, left)
    value += fair_worth(p, seat)
    return value


def turns_to_come(p: Europe, seat: int) -> int:
    """Turns that a seat still has in this game, a running one not counted."""
    taken = sum(1 for die in p.taken[seat * t.DICE_SLOTS : seat * t.DICE_SLOTS + t.DICE_SLOTS] if die >= 0)
    return (p.book.round_count - max(p.round, 1)) * t.DICE_SLOTS + t.DICE_SLOTS - taken


def turn_of(p: Europe, seat: int) -> int:
    """A number that stays the same while a seat has its turn: whatever the others take, and every round, changes it."""
    others = sum(1 for slot in range(len(p.taken)) if p.taken[slot] >= 0 and slot // t.DICE_SLOTS != seat)
    return p.round * ROUND_OF_TURNS + others


def titus_hope(p: Europe, seat: int) -> float:
    """What Titus has that scores later: houses with pillars, buildings, king track, fairs; and his turns to come."""
    found = float(count_bits(p.housed[seat]) * count_bits(p.pillared[seat]))
    found += p.book.completed_vp[count_bits(p.completed[seat])] + 2.0 * len(p.titus_contracts)
    rounds = p.book.round_count - max(p.round, 1)
    found += 0.85 * (rounds + (p.agenda[-FRAME] <= t.STANDING)) * p.book.track_vp[p.king[seat]]
    for round in range(max(p.round, 1), p.book.round_count + 1):
        if round > p.round or p.agenda[-FRAME] <= t.FAIR:
            found += fair_points(p, seat, round)
    return found + TITUS_TURN * turns_to_come(p, seat)


def stock(p: Europe, seat: int, left: float) -> float:
    """Resources: useful while there are turns left, less so in heaps."""
    total = 0.0
    base = seat * t.KINDS
    share = min(1.0, left * 3.0)
    for kind in range(t.KINDS):
        n = p.goods[base + kind]
        total += n * (0.25 + (WORTH[kind] - 0.25) * share) - 0.02 * n * n * share
    return total


def storage(p: Europe, seat: int, left: float) -> float:
    """Tiles that wait: contracts by how much of them can be paid, crests, helpers, characters."""
    w = p.book.weights
    total = 0.0
    soon = min(1.0, left * 4.0)
    done = p.fulfilled(seat)
    count = 0
    for tile in p.store[seat * t.STORAGE : seat * t.STORAGE + t.STORAGE]:
        if tile < 0:
            continue
        count += 1
        if tile < t.CONTRACT_TILE:
            total += w[STORAGE] * (1.2 + 0.9 * p.book.helper_plan[tile].points) * soon
        elif tile < t.CREST_TILE:
            if done < t.CONTRACT_SPACES:
                total += w[CONTRACTS] * contract_hope(p, seat, tile - t.CONTRACT_TILE) * soon
                done += 1
        elif tile < t.PERSON_TILE:
            total += w[STORAGE] * (3.5 * soon + 0.2 * min(6, p.goods[seat * t.KINDS + t.FOOD]))
        else:
            total += w[STORAGE] * (2.5 if room_for(p, seat, tile, t.FLOORS) else 0.0) * soon
    return total - 0.4 * max(0, count - 2)


def contract_hope(p: Europe, seat: int, contract: int) -> float:
    """The points of a contract, less what is missing."""
    missing = 0
    base = seat * t.KINDS
    cost = p.book.contract_cost[contract]
    for kind in range(t.KINDS):
        missing += max(0, cost[kind] - p.goods[base + kind])
    same = p.book.contract_same[contract]
    if same:
        missing += max(0, same - max(p.goods[base : base + t.KINDS]))
    points = p.book.contract_points[contract] + 1.5
    return max(0.5, 0.55 * points - 0.6 * missing)


def map_worth(p: Europe, seat: int, left: float) -> float:
    """Houses times pillars, cathedrals within reach, pieces in supply, and pawns near good places."""
    w = p.book.weights
    houses = count_bits(p.housed[seat])
    pillars = count_bits(p.pillared[seat])
    total = houses * pillars * 1.0 + w[TOWNS] * (1.2 * houses + 2.6 * pillars) * left
    open_spires = p.pillared[seat] & ~p.contributed[seat]
    for cathedral in range(len(t.CATHEDRALS)):
        if (open_spires >> cathedral) & 1:
            taken = p.spires[cathedral]
            if taken < len(p.book.cathedral_vp[cathedral]):
                stone = p.book.cost_stone[p.costs[cathedral]]
                points = p.book.cost_vp[p.costs[cathedral]] + p.book.cathedral_vp[cathedral][taken]
                missing = max(0, stone - p.goods[seat * t.KINDS + t.STONE])
                total += w[SPIRES] * max(0.0, points * min(1.0, 0.45 + left) - 0.9 * stone - 0.4 * missing)
    share = min(1.0, left * 2.0)
    total += w[TOWNS] * (0.6 * min(p.house_supply[seat], 3) + 0.8 * min(p.pillar_supply[seat], 3)) * share
    return total + w[PAWNS] * (pawn_worth(p, seat, 0) + pawn_worth(p, seat, 1)) * share


def pawn_worth(p: Europe, seat: int, pawn: int) -> float:
    """A pawn near places where it can do something."""
    best = 0.0
    row = p.pawn[seat * 2 + pawn] * t.PLACES
    supply = p.pillar_supply[seat] if pawn else p.house_supply[seat]
    if supply == 0:
        return 0.0
    for city in range(1, t.CITIES):
        far = p.book.distance[row + city]
        if far > 3:
            continue
        if pawn:
            cathedral = p.book.cathedral_at[city]
            if cathedral < 0 or (p.pillared[seat] >> cathedral) & 1 or p.book.cost_stone[p.costs[cathedral]] < 0:
                continue
        elif (p.housed[seat] >> city) & 1:
            continue
        worth = 1.2 - 0.3 * far
        if worth > best:
            best = worth
    return best


def board_worth(p: Europe, seat: int, left: float) -> float:
    """Characters on the way to filled buildings, crests, completed buildings, contracts."""
    w = p.book.weights
    total = 0.0
    for building in range(t.ROOMED):
        base = seat * t.ROOM_COUNT + building * t.FLOORS
        filled = 0
        for floor in range(p.book.rooms[building]):
            if p.rooms[base + floor] >= 0:
                filled += 1
                total += w[ROOMS] * (2.6 + 0.6 * floor) * min(1.0, 0.4 + left)
        if filled == p.book.rooms[building]:
            total += w[BUILDINGS] * 2.0 * left
    for building in range(t.BUILDINGS):
        if p.crests[seat * t.BUILDINGS + building] >= 0:
            total += w[ROOMS] * 3.0 * min(1.0, 0.5 + left)
    done = count_bits(p.completed[seat])
    total += w[BUILDINGS] * (0.0, 3.0, 6.5, 11.0, 17.0, 25.0, 34.0)[done] * left
    total += p.book.completed_vp[done] * (1.0 - left)
    total += w[BUILDINGS] * 3.0 * left * sum(p.extra[seat * t.TRADES : seat * t.TRADES + t.TRADES])
    return total + w[BUILDINGS] * 0.8 * p.fulfilled(seat) * left


def king_worth(p: Europe, seat: int, left: float) -> float:
    """The place on the king track: its points at the end of this round and, less surely, of later ones."""
    rounds = p.book.round_count - max(p.round, 1)
    here = p.king[seat]
    scored = p.agenda[-FRAME] > t.STANDING if p.agenda else False
    value = 0.0 if scored else 0.85 * p.book.track_vp[here]
    above = max(0, here - p.book.track_start)
    return p.book.weights[KING] * value + p.book.weights[LATER_KING] * rounds * 0.45 * above


def fair_worth(p: Europe, seat: int) -> float:
    """This round's fair for what is there now, later ones for what is on the way."""
    w = p.book.weights
    total = 0.0
    first = max(p.round, 1)
    for round in range(first, p.book.round_count + 1):
        if round == first and p.agenda and p.agenda[-FRAME] > t.FAIR:
            continue
        city = p.fair_city[round - 1]
        tile = p.fair_tile[round - 1]
        if p.book.fair_counts[tile][0] == t.C_KING:
            points = float(p.book.fair_vp[round - 1] + p.book.fair_tile_vp[tile] + p.book.track_vp[p.king[seat]])
        else:
            points = float(fair_points(p, seat, round))
        there = attends(p, seat, city)
        late = round - first
        weight = (0.9, 0.55, 0.4, 0.3)[late] * w[LATER_FAIRS if late else FAIR]
        if there and (p.housed[seat] >> city) & 1:
            total += points * weight + w[LATER_FAIRS] * 2.0 * late
        elif there and late == 0:
            total += points * weight
        else:
            far = p.book.distance[p.pawn[seat * 2] * t.PLACES + city]
            total += points * weight * max(0.15, 0.7 - 0.12 * far)
    return total
