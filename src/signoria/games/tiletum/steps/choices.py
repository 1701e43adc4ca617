"""Choices inside an effect: spaces, cities, buildings, parts, free moves (T-6.2b, T-9.3, T-10.8)."""

from signoria.games.tiletum import notation
from signoria.games.tiletum.effects import build, carry_out, do, place_house, place_piece
from signoria.games.tiletum.gains import person_of
from signoria.games.tiletum.nodes import O_ANY
from signoria.games.tiletum.pieces import free_spaces, house_refusal, piece_refusal, pillar_refusal, stand_pillar
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.steps.acting import move_refusal, step_pawn
from signoria.games.tiletum.steps.quiet import Quiet
from signoria.games.tiletum.terms import (
    BONUS,
    BONUS_COUNT,
    BY_HOUSE,
    CITIES,
    EFFECT,
    FLOORS,
    HOUSE_SPACES,
    PERSON_TILE,
    PLACES,
    ROOM_COUNT,
    ROOMED,
)
from signoria.games.tiletum.told import (
    E_MOVE,
    HERE_ALREADY,
    MUST_CHOOSE,
    NO_BUILDING,
    NO_PART,
    NO_POINTS,
    SPACE_TAKEN,
)
from signoria.kernel.position import REDUNDANT, Choice, Position, Step


class Space(Choice):
    """The house space, where free ones differ (T-6.2). Slots: city, source."""

    def __init__(self) -> None:
        super().__init__("space", "T-6.2", [notation.numbers("place", HOUSE_SPACES)])
        self.hints = ["reward", "points"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        return self.block[: len(p.rules.houses_in[p.agenda[-6]])]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        spaces = p.rules.houses_in[p.agenda[-6]]
        place = move - self.base
        if place >= len(spaces) or p.house[spaces[place]] >= 0:
            return SPACE_TAKEN
        return 0 if spaces[place] in free_spaces(p, p.agenda[-6]) else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        space = p.rules.houses_in[p.agenda[-6]][move - self.base]
        p.pop()
        build(p, seat, space)


class House(Choice):
    """The city for a house of a crest (T-9.3)."""

    def __init__(self) -> None:
        super().__init__("house", "T-9.3", [notation.city()], ["none"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        return 0 if move - self.base == CITIES else house_refusal(p, seat, move - self.base)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        city = move - self.base
        source = p.agenda[-5]
        p.pop()
        if city < CITIES:
            place_house(p, seat, city, source)


class Pillar(Choice):
    """The city for a pillar of a crest (T-9.3)."""

    def __init__(self) -> None:
        super().__init__("pillar", "T-9.3", [notation.cathedral()], ["none"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        number = move - self.base
        return 0 if number == self.plain else pillar_refusal(p, seat, p.rules.cathedral_city[number])

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        number = move - self.base
        p.pop()
        if number < self.plain:
            stand_pillar(p, seat, p.rules.cathedral_city[number])


class Teleport(Choice):
    """Any space for a pawn (T-9.3). Slots: -, source, -, pawn."""

    def __init__(self) -> None:
        super().__init__("go", "T-9.3", [notation.space()], ["none"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        return HERE_ALREADY if move - self.base == p.pawn[seat * 2 + p.agenda[-3]] else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        space = move - self.base
        pawn = p.agenda[-3]
        p.pop()
        if space < PLACES:
            p.pawn[seat * 2 + pawn] = space
            if p.ear is not None:
                p.ear.hear(E_MOVE, [seat, pawn, space])


class Building(Choice):
    """The building whose bonuses are gained (T-6.2b). Slots: -, source."""

    def __init__(self) -> None:
        super().__init__("building", "T-6.2b", [notation.building()], ["none"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        building = move - self.base
        if building == self.plain:
            return 0 if p.agenda[-5] == BY_HOUSE else MUST_CHOOSE
        return 0 if p.tenant[seat * ROOMED + building] >= 0 else NO_BUILDING

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        building = move - self.base
        source = p.agenda[-5]
        p.pop()
        if building == self.plain:
            return
        mask = 0
        for floor in range(FLOORS):
            if p.rooms[seat * ROOM_COUNT + building * FLOORS + floor] >= 0:
                mask |= 1 << floor
        p.push(BONUS, seat, building, source, mask)


class Bonus(Quiet):
    """The next character bonus of a building (T-6.2b, T-R16). Slots: building, source, floors left."""

    def __init__(self) -> None:
        super().__init__("bonus", "T-6.2b", [notation.numbers("floor", FLOORS)], ["stop"])
        self.hints = ["person", "bonus"]

    def harmless(self, p: Europe, seat: int) -> int:
        """The lowest floor left whose bonus nobody would skip or put off, -1 if there is none."""
        for floor in range(FLOORS):
            if (p.agenda[-4] >> floor) & 1 and p.rules.bonus_plan[self.bonus_on(p, seat, floor)].harmless:
                return floor
        return -1

    def bonus_on(self, p: Europe, seat: int, floor: int) -> int:
        tile = p.rooms[seat * ROOM_COUNT + p.agenda[-6] * FLOORS + floor]
        return (tile - PERSON_TILE) % BONUS_COUNT

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        floor = move - self.base
        if floor < FLOORS and not (p.agenda[-4] >> floor) & 1:
            return NO_PART
        first = self.harmless(p, seat)
        return 0 if first < 0 or first == floor else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        floor = move - self.base
        if floor == self.plain:
            p.pop()
            return
        tile = p.rooms[seat * ROOM_COUNT + p.agenda[-6] * FLOORS + floor]
        left = p.agenda[-4] & ~(1 << floor)
        if left:
            p.agenda[-4] = left
        else:
            p.pop()
        carry_out(p, seat, p.rules.bonus_plan[person_of(tile)[1]], tile)


class Part(Quiet):
    """Which of two effects comes first (T-10.8). Slots: plan, source."""

    def __init__(self) -> None:
        super().__init__("part", "T-10.8", [notation.numbers("part", 2)], [])
        self.hints = ["what", "action", "points"]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        """Resources first is never worse: what is chosen then can still be chosen."""
        assert isinstance(p, Europe)
        nodes = p.rules.plans[p.agenda[-6]].nodes
        other = nodes[1 - (move - self.base)]
        return REDUNDANT if other.op == O_ANY and nodes[move - self.base].op != O_ANY else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        first = move - self.base
        plan = p.rules.plans[p.agenda[-6]]
        source = p.agenda[-5]
        p.pop()
        p.push(EFFECT, seat, plan.number, source, 1 - first, 1)
        do(p, seat, plan.nodes[first], source)


class Effect(Step):
    """Effects one after the other (T-10.8). Slots: plan, source, next node, whether it is the last."""

    def __init__(self) -> None:
        super().__init__("effect", "T-10.8")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        seat = p.agenda[-7]
        plan = p.rules.plans[p.agenda[-6]]
        source = p.agenda[-5]
        number = p.agenda[-4]
        if p.agenda[-3] or number + 1 == len(plan.nodes):
            p.pop()
        else:
            p.agenda[-4] = number + 1
        do(p, seat, plan.nodes[number], source)


class Walk(Quiet):
    """Free steps of a pawn and a free placement, in any order (T-10.8). Slots: steps, source, run, pawn, placement."""

    def __init__(self) -> None:
        super().__init__("walk", "T-10.8", [notation.space()], ["place", "stop"])
        self.hints = ["pawn"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        found = self.block[PLACES:]
        if p.agenda[-6]:
            for there in p.rules.around[p.pawn[seat * 2 + p.agenda[-3]]]:
                found.append(self.base + there)
        return found

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        what = move - self.base
        if what == PLACES + 1:
            return 0
        pawn = p.agenda[-3]
        here = p.pawn[seat * 2 + pawn]
        if what == PLACES:
            if p.agenda[-2] == 0:
                return NO_PART
            return piece_refusal(p, seat, pawn, here)
        return move_refusal(p, here, what) if p.agenda[-6] else NO_POINTS

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        what = move - self.base
        if what == PLACES + 1:
            p.pop()
            return
        pawn = p.agenda[-3]
        source = p.agenda[-5]
        if what < PLACES:
            step_pawn(p, seat, pawn, what)
            p.agenda[-6] -= 1
        else:
            p.agenda[-2] = 0
            p.agenda[-4] = 0
        if p.agenda[-6] == 0 and p.agenda[-2] == 0:
            p.pop()
        if what == PLACES:
            place_piece(p, seat, pawn, source)
