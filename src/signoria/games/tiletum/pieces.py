"""Houses, pillars and buildings: where they may stand, who may move in, and what a completed building adds."""

from signoria.games.tiletum import terms as t
from signoria.games.tiletum import told
from signoria.games.tiletum.position import SLOTS, Europe
from signoria.games.tiletum.storage import person_on
from signoria.games.tiletum.track import advance
from signoria.kernel.position import FRAME, put, tell


def house_refusal(p: Europe, seat: int, city: int) -> int:
    """Why a seat cannot place a house in a city (T-6.2); 0 if it can."""
    if city >= t.CITIES:
        return told.NO_HOUSE_SPACE
    if (p.housed[seat] >> city) & 1:
        return told.HOUSE_HERE
    if p.house_supply[seat] == 0:
        return told.NO_PIECE
    for space in p.book.houses_in[city]:
        if p.house[space] < 0:
            return 0
    return told.NO_HOUSE_SPACE


def pillar_refusal(p: Europe, seat: int, city: int) -> int:
    """Why a seat cannot place a pillar in a city (T-6.1); 0 if it can."""
    cathedral = p.book.cathedral_at[city]
    if cathedral < 0 or p.book.cost_stone[p.costs[cathedral]] < 0:
        return told.NO_CATHEDRAL
    if (p.pillared[seat] >> cathedral) & 1:
        return told.PILLAR_HERE
    if p.pillar_supply[seat] == 0:
        return told.NO_PIECE
    return 0 if pillars_at(p, cathedral) < p.book.pillar_spaces[city] else told.NO_PILLAR_SPACE


def piece_refusal(p: Europe, seat: int, pawn: int, city: int) -> int:
    """Why a seat cannot place the piece of a pawn in a city: a house for the merchant, a pillar for the architect."""
    return house_refusal(p, seat, city) if pawn == t.MERCHANT else pillar_refusal(p, seat, city)


def pillars_at(p: Europe, cathedral: int) -> int:
    count = 0
    for mask in p.pillared:
        count += (mask >> cathedral) & 1
    return count


def free_spaces(p: Europe, city: int) -> list[int]:
    """The free house spaces of a city, of those that give the same only the first."""
    found: list[int] = []
    keys: list[int] = []
    for space in p.book.houses_in[city]:
        if p.house[space] < 0 and p.book.house_key[space] not in keys:
            found.append(space)
            keys.append(p.book.house_key[space])
    return found


def stand_house(p: Europe, seat: int, space: int) -> None:
    """A house from supply onto a house space; its bonus is the caller's business."""
    city = p.book.house_city[space]
    p.house = put(p.house, space, seat)
    p.housed = put(p.housed, seat, p.housed[seat] | (1 << city))
    p.house_supply = put(p.house_supply, seat, p.house_supply[seat] - 1)
    tell(p, told.E_HOUSE, seat, city)


def stand_pillar(p: Europe, seat: int, city: int) -> None:
    cathedral = p.book.cathedral_at[city]
    p.pillared = put(p.pillared, seat, p.pillared[seat] | (1 << cathedral))
    p.pillar_supply = put(p.pillar_supply, seat, p.pillar_supply[seat] - 1)
    tell(p, told.E_PILLAR, seat, city)


# Buildings.


def placeable(p: Europe, seat: int, points: int) -> bool:
    """Whether some character in storage finds a room for so many points."""
    if not p.held[seat] & t.HAS_CHARACTER:
        return False
    base = seat * t.STORAGE
    for slot in range(base, base + t.STORAGE):
        if p.store[slot] >= t.PERSON_TILE and room_for(p, seat, p.store[slot], points):
            return True
    return False


def room_for(p: Europe, seat: int, tile: int, points: int) -> bool:
    person = person_on(tile)
    tenants = p.tenant
    base = seat * t.ROOMED
    home = -1
    for building in range(t.ROOMED):
        if tenants[base + building] == person:
            home = building
            break
    for building in range(t.ROOMED):
        if building == home or (home < 0 and tenants[base + building] < 0):
            first = seat * t.ROOM_COUNT + building * t.FLOORS
            for floor in range(min(p.book.rooms[building], points)):
                if p.rooms[first + floor] < 0:
                    return True
    return False


def inhabited(p: Europe, seat: int) -> bool:
    """Whether some building of a seat holds a character."""
    base = seat * t.ROOMED
    for building in range(base, base + t.ROOMED):
        if p.tenant[building] >= 0:
            return True
    return False


def free_roof(p: Europe, seat: int, building: int) -> None:
    """All rooms are full: the house on the roof comes to the supply, once (T-6.3b)."""
    if (p.roofs[seat] >> building) & 1 and p.filled(seat, building):
        p.roofs = put(p.roofs, seat, p.roofs[seat] & ~(1 << building))
        p.house_supply = put(p.house_supply, seat, p.house_supply[seat] + 1)
        tell(p, told.E_FILLED, seat, building + 1)


def check_completed(p: Europe, seat: int, building: int) -> None:
    """A building with full rooms and a crest is completed; its marker adds points to an action (T-10.2)."""
    if (
        (p.completed[seat] >> building) & 1
        or p.crests[seat * t.BUILDINGS + building] < 0
        or not p.filled(seat, building)
    ):
        return
    p.completed = put(p.completed, seat, p.completed[seat] | (1 << building))
    tell(p, told.E_COMPLETED, seat, building + 1)
    if building < t.ROOMED:
        set_marker(p, seat, building)


def set_marker(p: Europe, seat: int, building: int) -> None:
    """The marker of a building goes to the action of its characters, and counts at once for an open die action."""
    n = p.book.bonus_ap[building]
    action = p.book.person_action[p.tenant[seat * t.ROOMED + building]]
    at = seat * t.TRADES + action
    p.extra = put(p.extra, at, p.extra[at] + n)
    tell(p, told.E_MARKER, seat, action, n)
    frame = die_frame(p, seat)
    if frame >= 0 and p.agenda[frame] == t.STEP_OF[action]:
        add_points(p, seat, frame, n)


# The open die action.


def at_die_action(p: Europe) -> bool:
    """Whether the die action of this turn is the innermost thing open."""
    return t.DO_JOKER <= p.agenda[-FRAME] <= t.DO_KING and p.agenda[t.TOP_SOURCE] == t.BY_DIE


def die_frame(p: Europe, seat: int) -> int:
    """Where on the agenda the die action of a seat is open; -1 if it is not."""
    agenda = p.agenda
    for at in range(0, len(agenda), FRAME):
        if t.DO_JOKER <= agenda[at] <= t.DO_KING and p.slot_at(at, t.SOURCE) == t.BY_DIE and agenda[at + 1] == seat:
            return at
    return -1


def add_points(p: Europe, seat: int, frame: int, n: int) -> None:
    """More points for an open die action; a king action moves at once (T-10.2, T-R17)."""
    action = t.STEP_OF.index(p.agenda[frame])
    tell(p, told.E_MORE, seat, action, n)
    if action == t.KING:
        advance(p, seat, n)
    else:
        p.agenda[frame + SLOTS + t.POINTS] += n
