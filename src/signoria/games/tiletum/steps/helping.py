"""Auxiliary actions: buy, fulfil a contract, place a crest, contribute to a cathedral, use a helper (T-9)."""

from signoria.games.tiletum import notation
from signoria.games.tiletum.effects import carry_out, inhabited
from signoria.games.tiletum.gains import UNIT_PRICE, award, drop, pay, payable, short, slot_of, use_up
from signoria.games.tiletum.nodes import O_ADD, O_BUILDING, O_COLOUR, O_KING
from signoria.games.tiletum.pieces import check_completed
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.steps.quiet import at_die_action, break_run, could_wait
from signoria.games.tiletum.terms import (
    BUILDINGS,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    CREST_TILE,
    CRESTED,
    FOOD,
    GOLD,
    HAS_CONTRACT,
    HAS_CREST,
    HAS_HELPER,
    KINDS,
    PERSON_TILE,
    S_CATHEDRALS,
    S_CONTRACTS,
    SAME,
    STONE,
    STORAGE,
    USED,
)
from signoria.games.tiletum.told import (
    CANNOT_PAY,
    CONTRIBUTED,
    CREST_SPACE_TAKEN,
    E_BUY,
    E_CONTRIBUTE,
    E_CREST,
    E_FULFIL,
    E_HELP,
    NO_BUILDING,
    NO_CATHEDRAL,
    NO_GOLD,
    NO_OWN_PILLAR,
    NOT_FOR_SALE,
    NOT_IN_STORAGE,
    NOT_THIS_TYPE,
    ONLY_IN_THE_DIE_ACTION,
    ONLY_WITH_A_DIE,
    SEVENTH_CONTRACT,
    TRACK_END,
)
from signoria.kernel.position import NONE, REDUNDANT, Choice, Position, Step, put


class Buy(Choice):
    """Gold for a unit of another resource (T-9.1). Payments buy what they lack, so it is never needed by itself."""

    def __init__(self) -> None:
        super().__init__("buy", "T-9.1", [notation.resource()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        return self.block[1:] if p.goods[seat * KINDS] >= UNIT_PRICE else NONE

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        if move == self.base:
            return NOT_FOR_SALE
        return REDUNDANT if p.goods[seat * KINDS] >= UNIT_PRICE else NO_GOLD

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        kind = move - self.base
        break_run(p)
        p.goods[seat * KINDS + GOLD] -= UNIT_PRICE
        p.goods[seat * KINDS + kind] += 1
        if p.ear is not None:
            p.ear.hear(E_BUY, [seat, 1, kind, UNIT_PRICE])


# Contracts.


def same_refusal(p: Europe, seat: int, contract: int, kind: int) -> int:
    """Whether the free part of a contract can be paid with a kind (T-R9)."""
    cost = p.rules.contract_cost[contract]
    if cost[kind] and not p.rules.same_may_equal:
        return NOT_THIS_TYPE
    return CANNOT_PAY if short(p, seat, cost, p.rules.contract_same[contract], kind) else 0


def contract_payable(p: Europe, seat: int, contract: int) -> bool:
    if p.rules.contract_same[contract] == 0:
        return not short(p, seat, p.rules.contract_cost[contract], 0, -1)
    for kind in range(KINDS):
        if same_refusal(p, seat, contract, kind) == 0:
            return True
    return False


class Fulfil(Choice):
    """Fulfil a contract from storage (T-9.2)."""

    def __init__(self) -> None:
        super().__init__("fulfil", "T-9.2", [notation.contract()])
        self.hints = ["buy", "gold"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        if not p.held[seat] & HAS_CONTRACT:
            return NONE
        found: list[int] = []
        at = seat * STORAGE
        for tile in p.store[at : at + STORAGE]:
            if CONTRACT_TILE <= tile < CREST_TILE:
                move = self.base + tile - CONTRACT_TILE
                if move not in found:
                    found.append(move)
        return found

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        contract = move - self.base
        if slot_of(p, seat, CONTRACT_TILE + contract) < 0:
            return NOT_IN_STORAGE
        if p.contracts[seat * CONTRACT_SPACES + CONTRACT_SPACES - 1] >= 0:
            return SEVENTH_CONTRACT
        if not contract_payable(p, seat, contract):
            return CANNOT_PAY
        return REDUNDANT if could_wait(p, seat) and not p.rules.contract_early[contract] else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        contract = move - self.base
        break_run(p)
        if p.rules.contract_same[contract]:
            p.push(SAME, seat, contract, CONTRACT_TILE + contract)
        else:
            fulfil(p, seat, contract, -1)


class Same(Choice):
    """The kind for the free part of a contract (T-9.2, T-R9). Slots: contract, source."""

    def __init__(self) -> None:
        super().__init__("same", "T-9.2", [notation.resource()])
        self.hints = ["count", "buy", "gold"]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        return same_refusal(p, seat, p.agenda[-6], move - self.base)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        contract = p.agenda[-6]
        p.pop()
        fulfil(p, seat, contract, move - self.base)


def fulfil(p: Europe, seat: int, contract: int, kind: int) -> None:
    """Pay; the tile goes to the leftmost contract space, its pillar to the supply; then the bonus."""
    for k in range(KINDS):
        n = p.rules.contract_cost[contract][k]
        if k == kind:
            n += p.rules.contract_same[contract]
        if n:
            pay(p, seat, k, n)
    drop(p, seat, slot_of(p, seat, CONTRACT_TILE + contract))
    if p.rules.contract_pillar[lay_contract(p, seat, contract)]:
        p.pillar_supply = put(p.pillar_supply, seat, p.pillar_supply[seat] + 1)
    carry_out(p, seat, p.rules.contract_plan[contract], CONTRACT_TILE + contract)


def lay_contract(p: Europe, seat: int, contract: int) -> int:
    """A contract comes to the leftmost free space; its points and those of the space. That space."""
    place = p.fulfilled(seat)
    p.contracts = put(p.contracts, seat * CONTRACT_SPACES + place, contract)
    if p.ear is not None:
        p.ear.hear(E_FULFIL, [seat, contract])
    award(p, seat, S_CONTRACTS, p.rules.contract_points[contract] + p.rules.contract_vp[place])
    return place


# Crests.


class Crest(Choice):
    """Place a crest under a building (T-9.3)."""

    def __init__(self) -> None:
        super().__init__("crest", "T-9.3", [notation.crest(), notation.building(BUILDINGS)])
        self.hints = ["food", "buy", "gold"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        if not p.held[seat] & HAS_CREST:
            return NONE
        found: list[int] = []
        at = seat * STORAGE
        for tile in p.store[at : at + STORAGE]:
            if CREST_TILE <= tile < PERSON_TILE:
                first = self.base + (tile - CREST_TILE) * BUILDINGS
                for building in range(BUILDINGS):
                    if payable(p, seat, FOOD, p.rules.crest_food[building]):
                        found.append(first + building)
        return found

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        family = (move - self.base) // BUILDINGS
        building = (move - self.base) % BUILDINGS
        if slot_of(p, seat, CREST_TILE + family) < 0:
            return NOT_IN_STORAGE
        if p.crests[seat * BUILDINGS + building] >= 0:
            return CREST_SPACE_TAKEN
        if not payable(p, seat, FOOD, p.rules.crest_food[building]):
            return CANNOT_PAY
        # Which family lies where changes nothing, so the first one goes.
        for other in range(family):
            if slot_of(p, seat, CREST_TILE + other) >= 0:
                return REDUNDANT
        if could_wait(p, seat) and not p.rules.crest_early[building]:
            return REDUNDANT
        return 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        family = (move - self.base) // BUILDINGS
        building = (move - self.base) % BUILDINGS
        break_run(p)
        drop(p, seat, slot_of(p, seat, CREST_TILE + family))
        lay_crest(p, seat, family, building)
        p.push(CRESTED, seat, building)
        carry_out(p, seat, p.rules.crest_plan[building], CREST_TILE + family)


def lay_crest(p: Europe, seat: int, family: int, building: int) -> None:
    """A crest comes under a building, for food."""
    pay(p, seat, FOOD, p.rules.crest_food[building])
    p.crests = put(p.crests, seat * BUILDINGS + building, family)
    if p.ear is not None:
        p.ear.hear(E_CREST, [seat, family, building + 1])


class Crested(Step):
    """After the effect of a crest: completion (T-9.3). Slot: building."""

    def __init__(self) -> None:
        super().__init__("crested", "T-10.2")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        seat = p.agenda[-7]
        building = p.agenda[-6]
        p.pop()
        check_completed(p, seat, building)


# Cathedrals.


class Contribute(Choice):
    """Contribute to a cathedral where one has a pillar (T-9.4). It gives points only, so it can wait for the die."""

    def __init__(self) -> None:
        super().__init__("contribute", "T-9.4", [notation.cathedral()])
        self.hints = ["stone", "points", "buy", "gold"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        mask = p.pillared[seat] & ~p.contributed[seat]
        if mask == 0:
            return NONE
        found: list[int] = []
        move = self.base
        while mask:
            if mask & 1:
                found.append(move)
            move += 1
            mask >>= 1
        return found

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        cathedral = move - self.base
        stone = p.rules.cost_stone[p.costs[cathedral]]
        if stone < 0:
            return NO_CATHEDRAL
        if (p.contributed[seat] >> cathedral) & 1:
            return CONTRIBUTED
        if not (p.pillared[seat] >> cathedral) & 1:
            return NO_OWN_PILLAR
        if not payable(p, seat, STONE, stone):
            return CANNOT_PAY
        return 0 if at_die_action(p) else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        cathedral = move - self.base
        break_run(p)
        pay(p, seat, STONE, p.rules.cost_stone[p.costs[cathedral]])
        contribute(p, seat, cathedral)


def contribute(p: Europe, seat: int, cathedral: int) -> None:
    """The top tile, its points and those of the cost tile."""
    taken = p.spires[cathedral]
    p.spires = put(p.spires, cathedral, taken + 1)
    p.contributed = put(p.contributed, seat, p.contributed[seat] | (1 << cathedral))
    if p.ear is not None:
        p.ear.hear(E_CONTRIBUTE, [seat, p.rules.cathedral_city[cathedral]])
    award(p, seat, S_CATHEDRALS, p.rules.cost_vp[p.costs[cathedral]] + p.rules.cathedral_vp[cathedral][taken])


# Helpers.


class Help(Choice):
    """Use a helper from storage (T-9.5)."""

    def __init__(self) -> None:
        super().__init__("help", "T-9.5", [notation.helper()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        if not p.held[seat] & HAS_HELPER:
            return NONE
        found: list[int] = []
        at = seat * STORAGE
        for tile in p.store[at : at + STORAGE]:
            if 0 <= tile < CONTRACT_TILE:
                move = self.base + tile
                if move not in found:
                    found.append(move)
        return found

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        helper = move - self.base
        if slot_of(p, seat, helper) < 0:
            return NOT_IN_STORAGE
        op = p.rules.helper_plan[helper].nodes[0].op
        if op == O_COLOUR:
            return ONLY_WITH_A_DIE
        if op == O_ADD:
            return 0 if at_die_action(p) else ONLY_IN_THE_DIE_ACTION
        if op == O_KING and p.king[seat] == p.rules.track_end:
            return TRACK_END
        if op == O_BUILDING and not inhabited(p, seat):
            return NO_BUILDING
        return REDUNDANT if could_wait(p, seat) and not p.rules.helper_early[helper] else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        helper = move - self.base
        break_run(p)
        if p.ear is not None:
            p.ear.hear(E_HELP, [seat, helper])
        slot = slot_of(p, seat, helper)
        plan = p.rules.helper_plan[helper]
        if not p.rules.helper_stays or plan.automatic:
            use_up(p, seat, slot)
        else:
            p.busy |= 1 << (slot - seat * STORAGE)
            p.push(USED, seat, slot)
        carry_out(p, seat, plan, helper)


class Used(Step):
    """The ability is resolved, the helper is removed (T-9.5, T-R20). Slot: its storage space."""

    def __init__(self) -> None:
        super().__init__("used", "T-9.5")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        seat = p.agenda[-7]
        slot = p.agenda[-6]
        p.pop()
        p.busy &= ~(1 << (slot - seat * STORAGE))
        use_up(p, seat, slot)
