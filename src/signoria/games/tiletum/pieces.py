"""Houses, pillars and buildings: where they may stand, and what happens when they do."""

from typing import Final

from signoria.games.tiletum.gains import advance
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import (
    ACTIONS,
    BUILDINGS,
    BY_DIE,
    CITIES,
    DO_ARCHITECT,
    DO_CHARACTERS,
    DO_CONTRACTS,
    DO_JOKER,
    DO_KING,
    DO_MERCHANT,
    KING,
    MERCHANT,
    ROOMED,
)
from signoria.games.tiletum.told import (
    E_COMPLETED,
    E_FILLED,
    E_HOUSE,
    E_MARKER,
    E_MORE,
    E_PILLAR,
    HOUSE_HERE,
    NO_CATHEDRAL,
    NO_HOUSE_SPACE,
    NO_PIECE,
    NO_PILLAR_SPACE,
    PILLAR_HERE,
)
from signoria.kernel.position import FRAME, put

STEP_OF: Final = [DO_MERCHANT, DO_ARCHITECT, DO_CHARACTERS, DO_CONTRACTS, DO_KING, DO_JOKER]
"""The step that carries out each action."""


def house_refusal(p: Europe, seat: int, city: int) -> int:
    """Why a seat cannot place a house in a city (T-6.2); 0 if it can."""
    if city >= CITIES:
        return NO_HOUSE_SPACE
    if (p.housed[seat] >> city) & 1:
        return HOUSE_HERE
    if p.house_supply[seat] == 0:
        return NO_PIECE
    for space in p.rules.houses_in[city]:
        if p.house[space] < 0:
            return 0
    return NO_HOUSE_SPACE


def pillar_refusal(p: Europe, seat: int, city: int) -> int:
    """Why a seat cannot place a pillar in a city (T-6.1); 0 if it can."""
    cathedral = p.rules.cathedral_at[city]
    if cathedral < 0 or p.rules.cost_stone[p.costs[cathedral]] < 0:
        return NO_CATHEDRAL
    if (p.pillared[seat] >> cathedral) & 1:
        return PILLAR_HERE
    if p.pillar_supply[seat] == 0:
        return NO_PIECE
    return 0 if pillars_at(p, cathedral) < p.rules.pillar_spaces[city] else NO_PILLAR_SPACE


def piece_refusal(p: Europe, seat: int, pawn: int, city: int) -> int:
    """Why a seat cannot place the piece of a pawn in a city: a house for the merchant, a pillar for the architect."""
    return house_refusal(p, seat, city) if pawn == MERCHANT else pillar_refusal(p, seat, city)


def pillars_at(p: Europe, cathedral: int) -> int:
    count = 0
    for mask in p.pillared:
        count += (mask >> cathedral) & 1
    return count


def free_spaces(p: Europe, city: int) -> list[int]:
    """The free house spaces of a city, of those that give the same only the first."""
    found: list[int] = []
    keys: list[int] = []
    for space in p.rules.houses_in[city]:
        if p.house[space] < 0 and p.rules.house_key[space] not in keys:
            found.append(space)
            keys.append(p.rules.house_key[space])
    return found


def stand_house(p: Europe, seat: int, space: int) -> None:
    """A house from supply onto a house space; its bonus is the caller's business."""
    city = p.rules.house_city[space]
    p.house = put(p.house, space, seat)
    p.housed = put(p.housed, seat, p.housed[seat] | (1 << city))
    p.house_supply = put(p.house_supply, seat, p.house_supply[seat] - 1)
    if p.ear is not None:
        p.ear.hear(E_HOUSE, [seat, city])


def stand_pillar(p: Europe, seat: int, city: int) -> None:
    cathedral = p.rules.cathedral_at[city]
    p.pillared = put(p.pillared, seat, p.pillared[seat] | (1 << cathedral))
    p.pillar_supply = put(p.pillar_supply, seat, p.pillar_supply[seat] - 1)
    if p.ear is not None:
        p.ear.hear(E_PILLAR, [seat, city])


# Buildings.


def free_roof(p: Europe, seat: int, building: int) -> None:
    """All rooms are full: the house on the roof comes to the supply, once (T-6.3b)."""
    if (p.roofs[seat] >> building) & 1 and p.filled(seat, building):
        p.roofs = put(p.roofs, seat, p.roofs[seat] & ~(1 << building))
        p.house_supply = put(p.house_supply, seat, p.house_supply[seat] + 1)
        if p.ear is not None:
            p.ear.hear(E_FILLED, [seat, building + 1])


def check_completed(p: Europe, seat: int, building: int) -> None:
    """A building with full rooms and a crest is completed; its marker adds points to an action (T-10.2)."""
    if (p.completed[seat] >> building) & 1 or p.crests[seat * BUILDINGS + building] < 0 or not p.filled(seat, building):
        return
    p.completed = put(p.completed, seat, p.completed[seat] | (1 << building))
    if p.ear is not None:
        p.ear.hear(E_COMPLETED, [seat, building + 1])
    if building < ROOMED:
        set_marker(p, seat, building)


def set_marker(p: Europe, seat: int, building: int) -> None:
    """The marker of a building goes to the action of its characters, and counts at once for an open die action."""
    n = p.rules.bonus_ap[building]
    action = p.rules.person_action[p.tenant[seat * ROOMED + building]]
    at = seat * 5 + action
    p.extra = put(p.extra, at, p.extra[at] + n)
    if p.ear is not None:
        p.ear.hear(E_MARKER, [seat, action, n])
    frame = die_frame(p, seat)
    if frame >= 0 and p.agenda[frame] == STEP_OF[action]:
        add_points(p, seat, frame, n)


def die_frame(p: Europe, seat: int) -> int:
    """Where on the agenda the die action of a seat is open; -1 if it is not."""
    agenda = p.agenda
    for at in range(0, len(agenda), FRAME):
        if DO_JOKER <= agenda[at] <= DO_KING and agenda[at + 3] == BY_DIE and agenda[at + 1] == seat:
            return at
    return -1


def add_points(p: Europe, seat: int, frame: int, n: int) -> None:
    """More points for an open die action; a king action moves at once (T-10.2, T-R17)."""
    action = STEP_OF.index(p.agenda[frame])
    if p.ear is not None:
        p.ear.hear(E_MORE, [seat, action, n])
    if action == KING:
        advance(p, seat, n)
    else:
        p.agenda[frame + 2] += n


assert len(STEP_OF) == len(ACTIONS)
