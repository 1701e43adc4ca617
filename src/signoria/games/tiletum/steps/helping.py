"""Auxiliary actions: buy, fulfil a contract, place a crest, contribute to a cathedral, use a helper (T-9)."""

from typing import Final

from signoria.games.tiletum import notation, told
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.effects.ops import OP_TABLE, carry_out
from signoria.games.tiletum.goods import UNIT_PRICE, bought, pay, payable, short
from signoria.games.tiletum.pieces import at_die_action, check_completed
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.scoring import award
from signoria.games.tiletum.steps.quiet import break_run, could_wait
from signoria.games.tiletum.storage import drop, slot_of, use_up
from signoria.kernel.position import NONE, REDUNDANT, put, tell
from signoria.kernel.step import Choice, Step

CONTRACT: Final = 0
"""The contract that is being paid."""
BUILDING: Final = 0
"""The building that has got a crest."""
STORED: Final = 0
"""The storage space of a helper that is being carried out, counted over all seats."""


class Buy(Choice[Europe]):
    """Gold for a unit of another resource (T-9.1). Payments buy what they lack, so it is never needed by itself."""

    def __init__(self) -> None:
        super().__init__(t.BUY, [notation.resource()])

    def domain(self, p: Europe, seat: int) -> list[int]:
        return self.block[1:] if p.goods[seat * t.KINDS] >= UNIT_PRICE else NONE

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        if move == self.base:
            return told.NOT_FOR_SALE
        return REDUNDANT if p.goods[seat * t.KINDS] >= UNIT_PRICE else told.NO_GOLD

    def sift(self, p: Europe, seat: int, legal: list[int], spare: list[int]) -> None:
        if len(legal) + len(spare) < 2:
            spare.extend(self.domain(p, seat))

    def apply(self, p: Europe, seat: int, move: int) -> None:
        kind = move - self.base
        break_run(p)
        p.goods[seat * t.KINDS + t.GOLD] -= UNIT_PRICE
        p.goods[seat * t.KINDS + kind] += 1
        tell(p, told.E_BUY, seat, 1, kind, UNIT_PRICE)

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        return {"need": UNIT_PRICE, "held": p.has(seat, t.GOLD)} if code == told.NO_GOLD else {}


# Contracts.


def same_refusal(p: Europe, seat: int, contract: int, kind: int) -> int:
    """Whether the free part of a contract can be paid with a kind (T-R9)."""
    cost = p.book.contract_cost[contract]
    if cost[kind] and not p.book.same_may_equal:
        return told.NOT_THIS_TYPE
    return told.CANNOT_PAY if short(p, seat, cost, p.book.contract_same[contract], kind) else 0


def contract_payable(p: Europe, seat: int, contract: int) -> bool:
    if p.book.contract_same[contract] == 0:
        return not short(p, seat, p.book.contract_cost[contract], 0, -1)
    for kind in range(t.KINDS):
        if same_refusal(p, seat, contract, kind) == 0:
            return True
    return False


def contract_words(p: Europe, seat: int, contract: int, kind: int) -> dict[str, int]:
    """For words: how many of one kind a contract takes, and the gold for units that are bought for it."""
    same = p.book.contract_same[contract]
    gold = 0
    for k in range(1, t.KINDS):
        need = p.book.contract_cost[contract][k] + (same if k == kind else 0)
        gold += UNIT_PRICE * max(0, need - p.has(seat, k))
    return {"count": same, "buy": 1 if gold else 0, "gold": gold}


def unpaid_contract(contract: int) -> dict[str, int]:
    """For words that choose by `what` is short: 0 a contract, 1 food, 2 stone."""
    return {"what": 0, "contract": contract, "need": 0, "held": 0}


class Fulfil(Choice[Europe]):
    """Fulfil a contract from storage (T-9.2)."""

    def __init__(self) -> None:
        super().__init__(t.FULFIL, [notation.contract()])
        self.hints = ["buy", "gold"]

    def domain(self, p: Europe, seat: int) -> list[int]:
        if not p.held[seat] & t.HAS_CONTRACT:
            return NONE
        found: list[int] = []
        at = seat * t.STORAGE
        for tile in p.store[at : at + t.STORAGE]:
            if t.CONTRACT_TILE <= tile < t.CREST_TILE:
                move = self.base + tile - t.CONTRACT_TILE
                if move not in found:
                    found.append(move)
        return found

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        contract = move - self.base
        if slot_of(p, seat, t.CONTRACT_TILE + contract) < 0:
            return told.NOT_IN_STORAGE
        if p.contracts[seat * t.CONTRACT_SPACES + t.CONTRACT_SPACES - 1] >= 0:
            return told.SEVENTH_CONTRACT
        if not contract_payable(p, seat, contract):
            return told.CANNOT_PAY
        return REDUNDANT if could_wait(p, seat) and not p.book.contract_plan[contract].early else 0

    def sift(self, p: Europe, seat: int, legal: list[int], spare: list[int]) -> None:
        if not p.held[seat] & t.HAS_CONTRACT:
            return
        if p.contracts[seat * t.CONTRACT_SPACES + t.CONTRACT_SPACES - 1] >= 0:
            return
        waits = could_wait(p, seat)
        for move in self.domain(p, seat):
            contract = move - self.base
            found = spare if waits and not p.book.contract_plan[contract].early else legal
            if found is spare and len(legal) + len(spare) > 1:
                continue
            if contract_payable(p, seat, contract):
                found.append(move)

    def apply(self, p: Europe, seat: int, move: int) -> None:
        contract = move - self.base
        break_run(p)
        if p.book.contract_same[contract]:
            p.push(t.SAME, seat, contract, t.CONTRACT_TILE + contract)
        else:
            fulfil(p, seat, contract, -1)

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        """Of a contract with a free part the least gold that must be spent for units, whatever kind it is."""
        contract = move - self.base
        seat = p.seat()
        found = contract_words(p, seat, contract, -1)
        same = p.book.contract_same[contract]
        if same and found["gold"] == 0:
            cost = p.book.contract_cost[contract]
            kinds = [kind for kind in range(t.KINDS) if not short(p, seat, cost, same, kind)]
            gold = min([0 if k == t.GOLD else UNIT_PRICE * max(0, same - p.has(seat, k)) for k in kinds], default=0)
            found["gold"] = gold
            found["buy"] = 1 if gold else 0
        return found

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        return unpaid_contract(move - self.base) if code == told.CANNOT_PAY else {}


class Same(Choice[Europe]):
    """The kind for the free part of a contract (T-9.2, T-R9)."""

    def __init__(self) -> None:
        super().__init__(t.SAME, [notation.resource()], slots=["contract:contract", "source:tile"])
        self.hints = ["count", "buy", "gold"]

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        return same_refusal(p, seat, p.agenda[t.TOP_FIRST], move - self.base)

    def apply(self, p: Europe, seat: int, move: int) -> None:
        contract = p.slot(CONTRACT)
        p.pop()
        fulfil(p, seat, contract, move - self.base)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        contract = p.slot(CONTRACT)
        return {"contract": contract, "count": p.book.contract_same[contract]}

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        return contract_words(p, p.seat(), p.slot(CONTRACT), move - self.base)

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        return unpaid_contract(p.slot(CONTRACT)) if code == told.CANNOT_PAY else {}


def fulfil(p: Europe, seat: int, contract: int, kind: int) -> None:
    """Pay; the tile goes to the leftmost contract space, its pillar to the supply; then the bonus."""
    for k in range(t.KINDS):
        n = p.book.contract_cost[contract][k]
        if k == kind:
            n += p.book.contract_same[contract]
        if n:
            pay(p, seat, k, n)
    drop(p, seat, slot_of(p, seat, t.CONTRACT_TILE + contract))
    if p.book.contract_pillar[lay_contract(p, seat, contract)]:
        p.pillar_supply = put(p.pillar_supply, seat, p.pillar_supply[seat] + 1)
    carry_out(p, seat, p.book.contract_plan[contract], t.CONTRACT_TILE + contract)


def lay_contract(p: Europe, seat: int, contract: int) -> int:
    """A contract comes to the leftmost free space; its points and those of the space. That space."""
    place = p.fulfilled(seat)
    p.contracts = put(p.contracts, seat * t.CONTRACT_SPACES + place, contract)
    tell(p, told.E_FULFIL, seat, contract)
    award(p, seat, t.S_CONTRACTS, p.book.contract_points[contract] + p.book.contract_vp[place])
    return place


# Crests.


class Crest(Choice[Europe]):
    """Place a crest under a building (T-9.3)."""

    def __init__(self) -> None:
        super().__init__(t.CREST, [notation.crest(), notation.building(t.BUILDINGS)])
        self.hints = ["food", "buy", "gold"]

    def domain(self, p: Europe, seat: int) -> list[int]:
        found: list[int] = []
        for tile in self.stored(p, seat):
            first = self.base + (tile - t.CREST_TILE) * t.BUILDINGS
            for building in range(t.BUILDINGS):
                if payable(p, seat, t.FOOD, p.book.crest_food[building]):
                    found.append(first + building)
        return found

    def stored(self, p: Europe, seat: int) -> list[int]:
        """The crests in the storage of a seat."""
        if not p.held[seat] & t.HAS_CREST:
            return NONE
        at = seat * t.STORAGE
        return [tile for tile in p.store[at : at + t.STORAGE] if t.CREST_TILE <= tile < t.PERSON_TILE]

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        family = (move - self.base) // t.BUILDINGS
        building = (move - self.base) % t.BUILDINGS
        if slot_of(p, seat, t.CREST_TILE + family) < 0:
            return told.NOT_IN_STORAGE
        if p.crests[seat * t.BUILDINGS + building] >= 0:
            return told.CREST_SPACE_TAKEN
        if not payable(p, seat, t.FOOD, p.book.crest_food[building]):
            return told.CANNOT_PAY
        # Which family lies where changes nothing, so the first one goes.
        for other in range(family):
            if slot_of(p, seat, t.CREST_TILE + other) >= 0:
                return REDUNDANT
        if could_wait(p, seat) and not p.book.crest_plan[building].early:
            return REDUNDANT
        return 0

    def sift(self, p: Europe, seat: int, legal: list[int], spare: list[int]) -> None:
        if not p.held[seat] & t.HAS_CREST:
            return
        waits = could_wait(p, seat)
        owned = self.stored(p, seat)
        lowest = min(owned)
        for tile in owned:
            first = self.base + (tile - t.CREST_TILE) * t.BUILDINGS
            for building in range(t.BUILDINGS):
                if p.crests[seat * t.BUILDINGS + building] >= 0:
                    continue
                late = tile > lowest or (waits and not p.book.crest_plan[building].early)
                if late and len(legal) + len(spare) > 1:
                    continue
                if payable(p, seat, t.FOOD, p.book.crest_food[building]):
                    (spare if late else legal).append(first + building)

    def apply(self, p: Europe, seat: int, move: int) -> None:
        family = (move - self.base) // t.BUILDINGS
        building = (move - self.base) % t.BUILDINGS
        break_run(p)
        drop(p, seat, slot_of(p, seat, t.CREST_TILE + family))
        lay_crest(p, seat, family, building)
        p.push(t.CRESTED, seat, building)
        carry_out(p, seat, p.book.crest_plan[building], t.CREST_TILE + family)

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        food = p.book.crest_food[(move - self.base) % t.BUILDINGS]
        return {"food": food, **bought(p, p.seat(), t.FOOD, food)}

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        if code != told.CANNOT_PAY:
            return {}
        return {"what": 1, "need": p.book.crest_food[(move - self.base) % t.BUILDINGS], "held": p.has(seat, t.FOOD)}


def lay_crest(p: Europe, seat: int, family: int, building: int) -> None:
    """A crest comes under a building, for food."""
    pay(p, seat, t.FOOD, p.book.crest_food[building])
    p.crests = put(p.crests, seat * t.BUILDINGS + building, family)
    tell(p, told.E_CREST, seat, family, building + 1)


class Crested(Step[Europe]):
    """After the effect of a crest: completion (T-9.3)."""

    def __init__(self) -> None:
        super().__init__(t.CRESTED, slots=["building:building"])

    def run(self, p: Europe) -> None:
        seat = p.seat()
        building = p.slot(BUILDING)
        p.pop()
        check_completed(p, seat, building)


# Cathedrals.


class Contribute(Choice[Europe]):
    """Contribute to a cathedral where one has a pillar (T-9.4). It gives points only, so it can wait for the die."""

    def __init__(self) -> None:
        super().__init__(t.CONTRIBUTE, [notation.cathedral()])
        self.hints = ["stone", "points", "buy", "gold"]

    def domain(self, p: Europe, seat: int) -> list[int]:
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

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        cathedral = move - self.base
        stone = p.book.cost_stone[p.costs[cathedral]]
        if stone < 0:
            return told.NO_CATHEDRAL
        if (p.contributed[seat] >> cathedral) & 1:
            return told.CONTRIBUTED
        if not (p.pillared[seat] >> cathedral) & 1:
            return told.NO_OWN_PILLAR
        if not payable(p, seat, t.STONE, stone):
            return told.CANNOT_PAY
        return 0 if at_die_action(p) else REDUNDANT

    def sift(self, p: Europe, seat: int, legal: list[int], spare: list[int]) -> None:
        if p.pillared[seat] & ~p.contributed[seat] == 0:
            return
        if at_die_action(p) or len(legal) + len(spare) < 2:
            super().sift(p, seat, legal, spare)

    def apply(self, p: Europe, seat: int, move: int) -> None:
        cathedral = move - self.base
        break_run(p)
        pay(p, seat, t.STONE, p.book.cost_stone[p.costs[cathedral]])
        contribute(p, seat, cathedral)

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        cathedral = move - self.base
        cost = p.costs[cathedral]
        stone = max(p.book.cost_stone[cost], 0)
        tiles = p.book.cathedral_vp[cathedral][p.spires[cathedral] :]
        points = p.book.cost_vp[cost] + (tiles[0] if tiles else 0)
        return {"stone": stone, "points": points, **bought(p, p.seat(), t.STONE, stone)}

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        if code != told.CANNOT_PAY:
            return {}
        return {"what": 2, "need": p.book.cost_stone[p.costs[move - self.base]], "held": p.has(seat, t.STONE)}


def contribute(p: Europe, seat: int, cathedral: int) -> None:
    """The top tile, its points and those of the cost tile."""
    taken = p.spires[cathedral]
    p.spires = put(p.spires, cathedral, taken + 1)
    p.contributed = put(p.contributed, seat, p.contributed[seat] | (1 << cathedral))
    tell(p, told.E_CONTRIBUTE, seat, p.book.cathedral_city[cathedral])
    award(p, seat, t.S_CATHEDRALS, p.book.cost_vp[p.costs[cathedral]] + p.book.cathedral_vp[cathedral][taken])


# Helpers.


class Help(Choice[Europe]):
    """Use a helper from storage (T-9.5)."""

    def __init__(self) -> None:
        super().__init__(t.HELP, [notation.helper()])

    def domain(self, p: Europe, seat: int) -> list[int]:
        if not p.held[seat] & t.HAS_HELPER:
            return NONE
        found: list[int] = []
        at = seat * t.STORAGE
        for tile in p.store[at : at + t.STORAGE]:
            if 0 <= tile < t.CONTRACT_TILE:
                move = self.base + tile
                if move not in found:
                    found.append(move)
        return found

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        helper = move - self.base
        if slot_of(p, seat, helper) < 0:
            return told.NOT_IN_STORAGE
        plan = p.book.helper_plan[helper]
        code = OP_TABLE[plan.nodes[0].op].refusal(p, seat)
        if code:
            return code
        return REDUNDANT if could_wait(p, seat) and not plan.early else 0

    def sift(self, p: Europe, seat: int, legal: list[int], spare: list[int]) -> None:
        if p.held[seat] & t.HAS_HELPER:
            super().sift(p, seat, legal, spare)

    def apply(self, p: Europe, seat: int, move: int) -> None:
        helper = move - self.base
        break_run(p)
        tell(p, told.E_HELP, seat, helper)
        slot = slot_of(p, seat, helper)
        plan = p.book.helper_plan[helper]
        if not p.book.helper_stays or plan.automatic:
            use_up(p, seat, slot)
        else:
            p.busy |= 1 << (slot - seat * t.STORAGE)
            p.push(t.USED, seat, slot)
        carry_out(p, seat, plan, helper)


class Used(Step[Europe]):
    """The ability is resolved, the helper is removed (T-9.5, T-R20)."""

    def __init__(self) -> None:
        super().__init__(t.USED, slots=["stored"])

    def run(self, p: Europe) -> None:
        seat = p.seat()
        slot = p.slot(STORED)
        p.pop()
        p.busy &= ~(1 << (slot - seat * t.STORAGE))
        use_up(p, seat, slot)
