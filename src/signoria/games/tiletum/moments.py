"""Moments at which a scenario may begin, so that a rules expert need not write an agenda."""

from typing import Final

from signoria.games.tiletum.pieces import STEP_OF
from signoria.games.tiletum.position import Europe, count_bits
from signoria.games.tiletum.terms import (
    ACTIONS,
    BONUS_COUNT,
    BUILDINGS,
    BY_DIE,
    CATHEDRALS,
    CLEANUP,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    CORRUPTION,
    CREST_TILE,
    DIE,
    FACES,
    FAIR,
    FLOORS,
    KINDS,
    LEADER,
    PERSON_TILE,
    ROOM_COUNT,
    ROOMED,
    SCORING,
    SECTOR,
    STANDING,
    STORAGE,
    TITUS,
    TURNS,
)
from signoria.kernel.errors import BadPosition
from signoria.kernel.schema import moment_of, number_of, whole_at

MOMENTS: Final = [
    "start",
    "corruption",
    "die",
    "tile",
    "action",
    "titus",
    "king",
    "standing",
    "fair",
    "cleanup",
    "scoring",
]
KEYS: Final = ["moment", "seat", "lap", "value", "die", "action", "points", "decree"]


def begin(p: Europe, where: dict[str, object]) -> None:
    """Set the agenda to a moment: `moment`, and where it needs them the other keys."""
    moment = moment_of(where, MOMENTS, KEYS)
    derive(p)
    if moment == "start":
        return
    if p.round == 0:
        p.round = p.rules.round_count if moment == "scoring" else 1
    p.agenda = []
    last = p.round == p.rules.round_count
    p.push(SCORING if last else CLEANUP)
    if moment in ("scoring", "cleanup"):
        if (moment == "scoring") != last:
            raise BadPosition(f"begin: there is no {moment} in round {p.round} (T-1.1)")
        return
    p.push(FAIR)
    if moment == "fair":
        return
    p.push(STANDING)
    if moment == "standing":
        return
    p.push(LEADER)
    if moment != "king":
        begin_turn(p, moment, where)


def begin_turn(p: Europe, moment: str, where: dict[str, object]) -> None:
    """A moment of the action phase: `lap` is the number of the turn, 1 to 3."""
    lap = whole_at(where, "lap", 1)
    if not 1 <= lap <= 3:
        raise BadPosition(f"begin: lap is the number of a turn, 1 to 3, not {lap} (T-4.0)")
    if sum(p.wheel) == 0:
        roll(p, lap)
    if moment == "corruption":
        value = whole_at(where, "value", 0)
        if value not in p.tokens:
            raise BadPosition(f"begin: there is no corruption token of {value} (T-2.7)")
        p.shown = lap - 1
        at = p.tokens.index(value)
        tokens = p.tokens[:]
        tokens[at], tokens[p.shown] = tokens[p.shown], tokens[at]
        p.tokens = tokens
        p.push(TURNS, -1, lap - 1, 0, 1)
        p.push(CORRUPTION)
        return
    p.shown = lap
    if moment == "titus" and p.rules.automaton < 0:
        raise BadPosition("begin: Titus plays in the solo game only (T-14.1)")
    seat = p.rules.automaton if moment == "titus" else number_of(p.book, "begin", "seat", where.get("seat"))
    p.push(TURNS, -1, lap - 1, p.order.index(seat) + 1, 1)
    if moment == "die":
        p.push(DIE, seat)
    elif moment == "titus":
        if "decree" in where:
            stack_decree(p, number_of(p.book, "begin", "decree", where["decree"]))
        p.push(TITUS, seat)
    elif moment == "tile":
        die = number_of(p.book, "begin", "die", where.get("die"))
        if p.sector_tile[p.sector(die % FACES + 1)] < 0:
            raise BadPosition("begin: there is no bonus tile in the sector of this die (T-5.4)")
        p.push(SECTOR, seat, die, BY_DIE, die // FACES)
    else:
        action = ACTIONS.index(str(where["action"])) if where.get("action") in ACTIONS else -1
        if action < 0:
            raise BadPosition(f"begin: action is one of {', '.join(ACTIONS)}, not {where.get('action')!r}")
        p.push(STEP_OF[action], seat, whole_at(where, "points", 0), BY_DIE)


def roll(p: Europe, lap: int) -> None:
    """Dice for a scenario that says nothing of them: as many as are left in this turn."""
    bag = [colour for colour in range(KINDS) for _ in range(p.rules.bag)]
    p.chance.shuffle(bag)
    p.wheel = [0] * (KINDS * FACES)
    for colour in bag[: p.rules.rolled - (lap - 1) * p.seats]:
        p.wheel[colour * FACES + p.chance.below(FACES)] += 1


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
            p.housed[seat] |= 1 << p.rules.house_city[space]
    p.held = [0] * n
    families = [0] * n
    for place, tile in enumerate(p.store):
        if tile >= 0:
            p.held[place // STORAGE] |= p.rules.tile_class[tile]
        if CREST_TILE <= tile < PERSON_TILE:
            families[place // STORAGE] |= 1 << (tile - CREST_TILE)
    for place, family in enumerate(p.crests):
        if family >= 0:
            families[place // BUILDINGS] |= 1 << family
    if p.rules.automaton >= 0:
        for family in p.titus_crests:
            families[p.rules.automaton] |= 1 << family
    p.families = families
    p.spires = [sum((mask >> number) & 1 for mask in p.contributed) for number in range(len(CATHEDRALS))]
    p.tenant = [-1] * (n * ROOMED)
    for place, tile in enumerate(p.rooms):
        building = place // ROOM_COUNT * ROOMED + place % ROOM_COUNT // FLOORS
        if tile >= 0 and p.tenant[building] < 0:
            p.tenant[building] = (tile - PERSON_TILE) // BONUS_COUNT
    p.extra = [0] * (n * 5)
    p.completed = [0] * n
    for seat in range(n):
        derive_board(p, seat)


def derive_board(p: Europe, seat: int) -> None:
    """Completed buildings with their markers; roofs and contract spaces give what is not in supply or on the map."""
    for building in range(BUILDINGS):
        if p.crests[seat * BUILDINGS + building] >= 0 and p.filled(seat, building):
            p.completed[seat] |= 1 << building
            if building < ROOMED:
                action = p.rules.person_action[p.tenant[seat * ROOMED + building]]
                p.extra[seat * 5 + action] += p.rules.bonus_ap[building]
    if seat == p.rules.automaton:
        return
    roofs = p.rules.house_supply + 1 + ROOMED - count_bits(p.housed[seat]) - p.house_supply[seat]
    open_first = sorted(range(ROOMED), key=lambda building: (p.filled(seat, building), building))
    mask = 0
    for building in open_first[: max(roofs, 0)]:
        mask |= 1 << building
    p.roofs = [*p.roofs[:seat], mask, *p.roofs[seat + 1 :]]
    row = p.contracts[seat * CONTRACT_SPACES : (seat + 1) * CONTRACT_SPACES]
    if max(row) < 0:
        fill_contracts(p, seat)


def fill_contracts(p: Europe, seat: int) -> None:
    """Pillars beyond those at the start come from contracts; a scenario that names none has fulfilled small ones."""
    missing = count_bits(p.pillared[seat]) + p.pillar_supply[seat] - p.rules.pillar_supply
    for place in range(min(max(missing, 0), CONTRACT_SPACES)):
        stack = p.contract_stack[: p.contract_left]
        tile = min(stack)
        stack.remove(tile)
        p.contract_stack = stack
        p.contract_left = len(stack)
        p.contracts[seat * CONTRACT_SPACES + place] = tile - CONTRACT_TILE
