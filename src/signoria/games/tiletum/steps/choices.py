"""Choices inside an effect: spaces, cities, buildings, parts, free moves (T-6.2b, T-9.3, T-10.8)."""

from typing import Final

from signoria.games.tiletum import notation, told
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.effects import nodes
from signoria.games.tiletum.effects.nodes import Node
from signoria.games.tiletum.effects.ops import build, carry_out, do, place_house, place_piece
from signoria.games.tiletum.pieces import free_spaces, house_refusal, piece_refusal, pillar_refusal, stand_pillar
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.steps.acting import move_refusal, step_pawn
from signoria.games.tiletum.steps.quiet import Quiet
from signoria.games.tiletum.storage import bonus_on, character_words
from signoria.kernel.position import REDUNDANT, put, tell
from signoria.kernel.step import Choice, Step

CITY: Final = 0
BUILDING: Final = 0
FLOORS: Final = 2
"""The floors of a building whose bonuses are left, as a mask."""
PLAN: Final = 0
NODE: Final = 2
"""The node of a plan that comes next."""
LAST: Final = 3
"""Whether that node is the last one."""
PLACEMENT: Final = 4
"""Whether a free placement is left."""


class Space(Choice[Europe]):
    """The house space, where free ones differ (T-6.2)."""

    def __init__(self) -> None:
        super().__init__(t.SPACE, [notation.numbers("place", t.HOUSE_SPACES)], slots=["city:space", "source:tile"])
        self.hints = ["reward", "points"]

    def domain(self, p: Europe, seat: int) -> list[int]:
        return self.block[: len(p.book.houses_in[p.slot(CITY)])]

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        city = p.slot(CITY)
        spaces = p.book.houses_in[city]
        place = move - self.base
        if place >= len(spaces) or p.house[spaces[place]] >= 0:
            return told.SPACE_TAKEN
        return 0 if spaces[place] in free_spaces(p, city) else REDUNDANT

    def apply(self, p: Europe, seat: int, move: int) -> None:
        space = p.book.houses_in[p.slot(CITY)][move - self.base]
        p.pop()
        build(p, seat, space)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return {"space": p.slot(CITY)}

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        """What a house space gives: `reward` 0 nothing, 1 points, 2 the bonuses of a building."""
        spaces = p.book.houses_in[p.slot(CITY)]
        place = move - self.base
        if place < len(spaces):
            for node in p.book.house_plan[spaces[place]].nodes:
                if node.op == nodes.VP:
                    return {"reward": 1, "points": node.n}
                if node.op == nodes.BUILDING:
                    return {"reward": 2, "points": 0}
        return {"reward": 0, "points": 0}


class House(Choice[Europe]):
    """The city for a house of a crest (T-9.3)."""

    def __init__(self) -> None:
        super().__init__(t.HOUSE, [notation.city()], ["none"], ["", "source:tile"])

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        return 0 if move - self.base == t.CITIES else house_refusal(p, seat, move - self.base)

    def apply(self, p: Europe, seat: int, move: int) -> None:
        city = move - self.base
        source = p.slot(t.SOURCE)
        p.pop()
        if city < t.CITIES:
            place_house(p, seat, city, source)


class Pillar(Choice[Europe]):
    """The city for a pillar of a crest (T-9.3)."""

    def __init__(self) -> None:
        super().__init__(t.PILLAR, [notation.cathedral()], ["none"], ["", "source:tile"])

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        number = move - self.base
        return 0 if number == self.plain else pillar_refusal(p, seat, p.book.cathedral_city[number])

    def apply(self, p: Europe, seat: int, move: int) -> None:
        number = move - self.base
        p.pop()
        if number < self.plain:
            stand_pillar(p, seat, p.book.cathedral_city[number])


class Teleport(Choice[Europe]):
    """Any space for a pawn (T-9.3)."""

    def __init__(self) -> None:
        super().__init__(t.TELEPORT, [notation.space()], ["none"], ["", "source:tile", "", "pawn:pawn"])

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        return told.HERE_ALREADY if move - self.base == p.pawn[seat * 2 + p.slot(t.PAWN)] else 0

    def apply(self, p: Europe, seat: int, move: int) -> None:
        space = move - self.base
        pawn = p.slot(t.PAWN)
        p.pop()
        if space < t.PLACES:
            p.pawn = put(p.pawn, seat * 2 + pawn, space)
            tell(p, told.E_MOVE, seat, pawn, space)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return walk_words(p, seat, 0, 0)


class Building(Choice[Europe]):
    """The building whose bonuses are gained (T-6.2b)."""

    def __init__(self) -> None:
        super().__init__(t.BUILDING, [notation.building()], ["none"], ["", "source:tile"])

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        building = move - self.base
        if building == self.plain:
            return 0 if p.slot(t.SOURCE) == t.BY_HOUSE else told.MUST_CHOOSE
        return 0 if p.tenant[seat * t.ROOMED + building] >= 0 else told.NO_BUILDING

    def apply(self, p: Europe, seat: int, move: int) -> None:
        building = move - self.base
        source = p.slot(t.SOURCE)
        p.pop()
        if building == self.plain:
            return
        mask = 0
        for floor in range(t.FLOORS):
            if p.rooms[seat * t.ROOM_COUNT + building * t.FLOORS + floor] >= 0:
                mask |= 1 << floor
        p.push(t.BONUS, seat, building, source, mask)


class Bonus(Quiet):
    """The next character bonus of a building (T-6.2b, T-R16)."""

    def __init__(self) -> None:
        slots = ["building:building", "source:tile", "floors"]
        super().__init__(t.BONUS, [notation.numbers("floor", t.FLOORS)], ["stop"], slots)
        self.hints = ["person", "bonus"]

    def character(self, p: Europe, seat: int, floor: int) -> int:
        return p.rooms[seat * t.ROOM_COUNT + p.agenda[t.TOP_FIRST] * t.FLOORS + floor]

    def harmless(self, p: Europe, seat: int) -> int:
        """The lowest floor left whose bonus nobody would skip or put off, -1 if there is none."""
        left = p.slot(FLOORS)
        for floor in range(t.FLOORS):
            if (left >> floor) & 1:
                if p.book.bonus_plan[bonus_on(self.character(p, seat, floor))].harmless:
                    return floor
        return -1

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        floor = move - self.base
        if floor < t.FLOORS and not (p.slot(FLOORS) >> floor) & 1:
            return told.NO_PART
        first = self.harmless(p, seat)
        return 0 if first < 0 or first == floor else REDUNDANT

    def apply(self, p: Europe, seat: int, move: int) -> None:
        floor = move - self.base
        if floor == self.plain:
            p.pop()
            return
        tile = self.character(p, seat, floor)
        left = p.slot(FLOORS) & ~(1 << floor)
        if left:
            p.fill(FLOORS, left)
        else:
            p.pop()
        carry_out(p, seat, p.book.bonus_plan[bonus_on(tile)], tile)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return {"building": p.slot(BUILDING) + 1}

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        floor = move - self.base
        return character_words(self.character(p, p.seat(), floor)) if floor < self.plain else {}


class Part(Quiet):
    """Which of two effects comes first (T-10.8)."""

    def __init__(self) -> None:
        super().__init__(t.PART, [notation.numbers("part", 2)], [], ["plan", "source:tile"])
        self.hints = ["what", "action", "points"]

    def part(self, p: Europe, number: int) -> Node:
        return p.book.plans[p.agenda[t.TOP_FIRST]].nodes[number]

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        """Resources first is never worse: what is chosen then can still be chosen."""
        number = move - self.base
        resources_wait = self.part(p, 1 - number).op == nodes.GAIN_ANY
        return REDUNDANT if resources_wait and self.part(p, number).op != nodes.GAIN_ANY else 0

    def apply(self, p: Europe, seat: int, move: int) -> None:
        first = move - self.base
        plan = p.book.plans[p.slot(PLAN)]
        source = p.slot(t.SOURCE)
        p.pop()
        p.push(t.EFFECT, seat, plan.number, source, 1 - first, 1)
        do(p, seat, plan.nodes[first], source)

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        node = self.part(p, move - self.base)
        return {"what": 1 if node.op == nodes.GAIN_ANY else 0, "action": max(node.kind, 0), "points": node.n}


class Effect(Step[Europe]):
    """Effects one after the other (T-10.8)."""

    def __init__(self) -> None:
        super().__init__(t.EFFECT, slots=["plan", "source:tile", "node", "last"])

    def run(self, p: Europe) -> None:
        seat = p.seat()
        plan = p.book.plans[p.slot(PLAN)]
        source = p.slot(t.SOURCE)
        number = p.slot(NODE)
        if p.slot(LAST) or number + 1 == len(plan.nodes):
            p.pop()
        else:
            p.fill(NODE, number + 1)
        do(p, seat, plan.nodes[number], source)


def walk_words(p: Europe, seat: int, steps: int, placement: int) -> dict[str, int]:
    pawn = p.slot(t.PAWN)
    return {"pawn": pawn, "space": p.pawn[seat * 2 + pawn], "steps": steps, "place": placement}


class Walk(Quiet):
    """Free steps of a pawn and a free placement, in any order (T-10.8)."""

    def __init__(self) -> None:
        slots = ["steps", "source:tile", "start", "pawn:pawn", "placement"]
        super().__init__(t.WALK, [notation.space()], ["place", "stop"], slots)
        self.hints = ["pawn"]

    def domain(self, p: Europe, seat: int) -> list[int]:
        found = self.block[t.PLACES :]
        if p.agenda[t.TOP_POINTS]:
            for there in p.book.around[p.pawn[seat * 2 + p.slot(t.PAWN)]]:
                found.append(self.base + there)
        return found

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        what = move - self.base
        if what == t.PLACES + 1:
            return 0
        pawn = p.slot(t.PAWN)
        here = p.pawn[seat * 2 + pawn]
        if what == t.PLACES:
            return piece_refusal(p, seat, pawn, here) if p.slot(PLACEMENT) else told.NO_PART
        return move_refusal(p, here, what) if p.agenda[t.TOP_POINTS] else told.NO_POINTS

    def apply(self, p: Europe, seat: int, move: int) -> None:
        what = move - self.base
        if what == t.PLACES + 1:
            p.pop()
            return
        pawn = p.slot(t.PAWN)
        source = p.slot(t.SOURCE)
        if what < t.PLACES:
            step_pawn(p, seat, pawn, what)
            p.fill(t.POINTS, p.slot(t.POINTS) - 1)
        else:
            p.fill(PLACEMENT, 0)
            p.fill(t.RUN, 0)
        if p.slot(t.POINTS) == 0 and p.slot(PLACEMENT) == 0:
            p.pop()
        if what == t.PLACES:
            place_piece(p, seat, pawn, source)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return walk_words(p, seat, p.slot(t.POINTS), p.slot(PLACEMENT))

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        return {"pawn": p.slot(t.PAWN)}

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        return {"points": p.slot(t.POINTS)} if code == told.NO_POINTS else {}
