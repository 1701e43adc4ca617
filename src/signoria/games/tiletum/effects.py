"""The interpreter of effects: what a helper, a character, a contract, a crest or a house space does (T-10.8)."""

from signoria.games.tiletum.gains import advance, award, gain, ledger_of, take_refusal
from signoria.games.tiletum.nodes import (
    O_ACTION,
    O_ADD,
    O_ANY,
    O_BUILDING,
    O_GAIN,
    O_HOUSE,
    O_HOUSE_ANYWHERE,
    O_JOKER,
    O_KING,
    O_MOVE,
    O_PILLAR,
    O_PILLAR_ANYWHERE,
    O_TELEPORT,
    O_VP,
    P_ONE,
    P_PART,
    P_WALK,
    Node,
    Plan,
)
from signoria.games.tiletum.pieces import (
    STEP_OF,
    add_points,
    die_frame,
    free_spaces,
    house_refusal,
    piece_refusal,
    pillar_refusal,
    stand_house,
    stand_pillar,
)
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import (
    ARCHITECT,
    BONUS_COUNT,
    BUILDING,
    BY_HOUSE,
    CHARACTERS,
    CITIES,
    CONTRACTS,
    DO_JOKER,
    EFFECT,
    FLOORS,
    GAIN,
    HAS_CHARACTER,
    HOUSE,
    JOKER,
    KINDS,
    KING,
    MERCHANT,
    OFFER,
    PART,
    PERSON_TILE,
    PILLAR,
    ROOM_COUNT,
    ROOMED,
    SPACE,
    STORAGE,
    TELEPORT,
    WALK,
)
from signoria.games.tiletum.told import E_SIDE


def carry_out(p: Europe, seat: int, plan: Plan, source: int) -> None:
    """All effects of a tile or a space: at once, or as frames on the agenda where their owner has to choose."""
    how = plan.how
    if plan.automatic:
        for node in plan.nodes:
            do(p, seat, node, source)
    elif how == P_ONE:
        do(p, seat, plan.nodes[0], source)
    elif how == P_WALK:
        first = plan.nodes[0]
        p.push(WALK, seat, first.n, source, 0, first.kind, 1)
    elif how == P_PART:
        p.push(PART, seat, plan.number, source)
    else:
        p.push(EFFECT, seat, plan.number, source, 0)


def do(p: Europe, seat: int, node: Node, source: int) -> None:
    """One effect; what cannot be done is lost (T-R11)."""
    op = node.op
    if op == O_GAIN:
        for kind in range(KINDS):
            if node.resources[kind]:
                gain(p, seat, kind, node.resources[kind])
    elif op == O_ANY:
        p.push(GAIN, seat, node.n, source)
    elif op == O_VP:
        award(p, seat, ledger_of(source), node.n)
    elif op == O_KING:
        advance(p, seat, node.n)
    elif op == O_ACTION:
        begin_side(p, seat, node.kind, node.n, source)
    elif op == O_MOVE:
        p.push(WALK, seat, node.n, source, 0, node.kind, 0)
    elif op == O_HOUSE or op == O_PILLAR:
        pawn = MERCHANT if op == O_HOUSE else ARCHITECT
        if piece_refusal(p, seat, pawn, p.pawn[seat * 2 + pawn]) == 0:
            p.push(WALK, seat, 0, source, 0, pawn, 1)
    elif op == O_BUILDING:
        if inhabited(p, seat):
            p.push(BUILDING, seat, 0, source)
    elif op == O_JOKER:
        if any_possible(p, seat, node.n):
            p.push(DO_JOKER, seat, node.n, source)
    elif op == O_ADD:
        add_points(p, seat, die_frame(p, seat), node.n)
    elif op == O_HOUSE_ANYWHERE:
        for city in range(CITIES):
            if house_refusal(p, seat, city) == 0:
                p.push(HOUSE, seat, 0, source)
                return
    elif op == O_PILLAR_ANYWHERE:
        for city in p.rules.cathedral_city:
            if pillar_refusal(p, seat, city) == 0:
                p.push(PILLAR, seat, 0, source)
                return
    elif op == O_TELEPORT:
        p.push(TELEPORT, seat, 0, source, 0, node.kind)


def begin_side(p: Europe, seat: int, action: int, points: int, source: int) -> None:
    """A side action with its own points: no markers, no add-AP helpers (T-10.6)."""
    if action == KING:
        advance(p, seat, points)
    elif possible(p, seat, action, points):
        if p.ear is not None:
            p.ear.hear(E_SIDE, [seat, action, points])
        p.push(STEP_OF[action], seat, points, source)


def possible(p: Europe, seat: int, action: int, points: int) -> bool:
    """Whether an action with so many points has any option."""
    if points < 1 and action != KING:
        return False
    if action == MERCHANT or action == ARCHITECT:
        return True
    if action == KING:
        return p.king[seat] < p.rules.track_end
    if action == CHARACTERS:
        return p.character_left > 0 or max(p.character_offer) >= 0 or placeable(p, seat, points)
    if action == CONTRACTS:
        base = seat * KINDS
        for kind in range(KINDS):
            if p.goods[base + kind]:
                return True
        for slot in range(OFFER):
            tile = p.contract_offer[slot]
            if tile >= 0 and p.rules.offer_cost[slot] <= points and take_refusal(p, seat, tile) == 0:
                return True
    return False


def any_possible(p: Europe, seat: int, points: int) -> bool:
    for action in range(JOKER):
        if possible(p, seat, action, points):
            return True
    return False


def placeable(p: Europe, seat: int, points: int) -> bool:
    """Whether some character in storage finds a room for so many points."""
    if not p.held[seat] & HAS_CHARACTER:
        return False
    base = seat * STORAGE
    for slot in range(base, base + STORAGE):
        if p.store[slot] >= PERSON_TILE and room_for(p, seat, p.store[slot], points):
            return True
    return False


def room_for(p: Europe, seat: int, tile: int, points: int) -> bool:
    person = (tile - PERSON_TILE) // BONUS_COUNT
    tenants = p.tenant
    base = seat * ROOMED
    home = -1
    for building in range(ROOMED):
        if tenants[base + building] == person:
            home = building
            break
    for building in range(ROOMED):
        if building == home or (home < 0 and tenants[base + building] < 0):
            first = seat * ROOM_COUNT + building * FLOORS
            for floor in range(min(p.rules.rooms[building], points)):
                if p.rooms[first + floor] < 0:
                    return True
    return False


def inhabited(p: Europe, seat: int) -> bool:
    """Whether some building of a seat holds a character."""
    base = seat * ROOMED
    for building in range(base, base + ROOMED):
        if p.tenant[building] >= 0:
            return True
    return False


# Houses gain the bonus of their space, by whatever means they come (T-R4).


def place_piece(p: Europe, seat: int, pawn: int, source: int) -> None:
    """The piece of a pawn into the city where it stands."""
    city = p.pawn[seat * 2 + pawn]
    if pawn == MERCHANT:
        place_house(p, seat, city, source)
    else:
        stand_pillar(p, seat, city)


def place_house(p: Europe, seat: int, city: int, source: int) -> None:
    """A house into a city: on its only kind of free space, or where its owner says (T-6.2)."""
    spaces = free_spaces(p, city)
    if len(spaces) > 1:
        p.push(SPACE, seat, city, source)
    else:
        build(p, seat, spaces[0])


def build(p: Europe, seat: int, space: int) -> None:
    stand_house(p, seat, space)
    carry_out(p, seat, p.rules.house_plan[space], BY_HOUSE)
