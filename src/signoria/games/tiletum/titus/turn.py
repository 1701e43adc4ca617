"""A turn of Titus from the decree to the payments (T-14.3, T-14.5 to T-14.7, T-14.12)."""

from signoria.games.tiletum.gains import advance, award, discard, pay, payable
from signoria.games.tiletum.nodes import O_ACTION, O_ANY, O_GAIN, O_HOUSE, O_JOKER, O_KING, O_MOVE, O_PILLAR, O_VP, Node
from signoria.games.tiletum.pieces import free_spaces, stand_house, stand_pillar
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.solo import (
    T_CARRY_OUT,
    T_GAIN,
    T_KEEP,
    T_KING,
    T_VP,
    T_VP_OF_POINTS,
    W_CHARACTER,
    W_DIE,
    W_TILE,
    Challenge,
)
from signoria.games.tiletum.steps.helping import contribute, lay_contract, lay_crest
from signoria.games.tiletum.steps.people import deal_character, move_in
from signoria.games.tiletum.steps.turns import lay_die, repair
from signoria.games.tiletum.terms import (
    ARCHITECT,
    BONUS_COUNT,
    BUILDINGS,
    CHARACTERS,
    CONTRACT_TILE,
    CREST_TILE,
    FACES,
    FLOORS,
    FOOD,
    IRON,
    JOKER,
    KINDS,
    KING,
    MERCHANT,
    OFFER,
    PERSON_TILE,
    PLACES,
    S_CRESTS,
    S_HOUSE_SPACES,
    STONE,
    WOOL,
)
from signoria.games.tiletum.titus.choosing import (
    Pick,
    best_slot,
    can_place,
    joker_action,
    nearest_crest,
    nearest_place,
    next_room,
    pick,
    points,
)
from signoria.games.tiletum.titus.state import (
    challenge_points,
    check_building,
    gain_goods,
    gain_needed,
    keep_crest,
    may_keep_contract,
    new_crest,
    open_cathedrals,
    rules_for,
)
from signoria.games.tiletum.told import (
    E_ACTION,
    E_CHALLENGE,
    E_DECREE,
    E_MOVE,
    E_TAKE_CONTRACT,
    E_TAKE_CREST,
    E_TITUS_TILE,
)
from signoria.kernel.position import Position, Step, put


class Titus(Step):
    """His whole turn: decree, die, resources and tile, action, payments, the contract offer (T-14.3)."""

    def __init__(self) -> None:
        super().__init__("titus", "T-14.3")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        seat = p.agenda[-7]
        p.pop()
        p.learn()
        decree = next_decree(p)
        chosen = pick(p, seat, decree)
        action = take_die(p, seat, decree, chosen)
        if action >= 0:
            ap = points(p, seat, chosen.die, action)
            if p.ear is not None:
                p.ear.hear(E_ACTION, [seat, action, ap])
            run_action(p, seat, action, ap, chosen.for_crest)
        while pay_for_something(p, seat):
            pass
        repair(p)

    def stop(self, p: Position) -> bool:
        return True


def next_decree(p: Europe) -> int:
    """The next card; after two rounds all are shuffled again (T-14.2)."""
    if p.decrees_left == 0:
        deck = p.decrees[:]
        p.chance.shuffle(deck)
        p.decrees = deck
        p.decrees_left = len(deck)
    p.decrees_left -= 1
    decree = p.decrees[p.decrees_left]
    if p.ear is not None:
        p.ear.hear(E_DECREE, [decree])
    return decree


def take_die(p: Europe, seat: int, decree: int, chosen: Pick) -> int:
    """The die, its resources and the tile of its sector; the action that it is used for."""
    die = chosen.die
    value = die % FACES + 1
    space = p.sector(value)
    action = chosen.action
    if action < 0:
        action = p.actions[space]
        if action == JOKER:
            action = joker_action(p, seat, decree, die)
    p.wheel[die] -= 1
    lay_die(p, seat, die)
    gain_goods(p, seat, die // FACES, value)
    for rule in rules_for(p, W_DIE):
        told(p, rule)
        gain_goods(p, seat, die // FACES, rule.n)
    tile = p.sector_tile[space]
    if tile >= 0:
        p.sector_tile = put(p.sector_tile, space, -1)
        take_sector_tile(p, seat, tile)
    return action


def told(p: Europe, rule: Challenge) -> None:
    if p.ear is not None:
        p.ear.hear(E_CHALLENGE, [rule.card])


def take_sector_tile(p: Europe, seat: int, tile: int) -> None:
    """A new crest is kept; another tile is removed, unless a challenge card makes something of it (T-14.5)."""
    if new_crest(p, seat, tile):
        keep(p, seat, tile)
        return
    kept = False
    for rule in rules_for(p, W_TILE):
        if rule.contract and CONTRACT_TILE <= tile < CREST_TILE and may_keep_contract(p, seat):
            told(p, rule)
            keep(p, seat, tile)
            kept = True
        elif tile < CONTRACT_TILE and tile in rule.helpers:
            told(p, rule)
            profit(p, seat, rule, tile)
    if not kept:
        if p.ear is not None:
            p.ear.hear(E_TITUS_TILE, [seat])
        discard(p, tile)


def profit(p: Europe, seat: int, rule: Challenge, helper: int) -> None:
    """What a challenge card gives Titus for a helper."""
    if rule.op == T_GAIN:
        for kind in range(KINDS):
            if rule.resources[kind]:
                gain_goods(p, seat, kind, rule.resources[kind])
    elif rule.op == T_KING:
        advance(p, seat, rule.n)
    elif rule.op == T_VP:
        challenge_points(p, seat, rule.n)
    elif rule.op == T_VP_OF_POINTS:
        challenge_points(p, seat, p.rules.helper_points[helper])
    elif rule.op == T_CARRY_OUT:
        for node in p.rules.helper_plan[helper].nodes:
            face_value(p, seat, node)
    else:
        assert rule.op == T_KEEP


def face_value(p: Europe, seat: int, node: Node) -> None:
    """Resources and points of an effect."""
    if node.op == O_GAIN:
        for kind in range(KINDS):
            if node.resources[kind]:
                gain_goods(p, seat, kind, node.resources[kind])
    elif node.op == O_ANY:
        gain_needed(p, seat, node.n)
    elif node.op == O_VP:
        challenge_points(p, seat, node.n)


def keep(p: Europe, seat: int, tile: int) -> None:
    """A crest or a contract for Titus."""
    if tile >= CREST_TILE:
        keep_crest(p, seat, tile)
        if p.ear is not None:
            p.ear.hear(E_TAKE_CREST, [seat, tile - CREST_TILE])
    else:
        p.titus_contracts = [*p.titus_contracts, tile - CONTRACT_TILE]
        if p.ear is not None:
            p.ear.hear(E_TAKE_CONTRACT, [seat, tile - CONTRACT_TILE])


# Actions (T-14.6).


def run_action(p: Europe, seat: int, action: int, ap: int, for_crest: bool) -> None:
    if action == KING:
        advance(p, seat, ap)
    elif action == MERCHANT or action == ARCHITECT:
        travel(p, seat, action, ap, for_crest)
    elif action == CHARACTERS:
        hire(p, seat, ap)
    else:
        collect(p, seat, ap)


def travel(p: Europe, seat: int, pawn: int, ap: int, for_crest: bool) -> None:
    """Take a new crest here, or place a piece here, or go on towards a target."""
    target = -1
    while ap > 0:
        ap -= 1
        here = p.pawn[seat * 2 + pawn]
        tile = p.city_tile[here]
        if new_crest(p, seat, tile):
            p.city_tile = put(p.city_tile, here, -1)
            keep(p, seat, tile)
            target = -1
        elif can_place(p, seat, pawn, here):
            place(p, seat, pawn, here)
            target = -1
        else:
            if target < 0:
                target = find_target(p, seat, pawn, ap + 1, for_crest)
            if target < 0:
                return
            step_towards(p, seat, pawn, target)


def find_target(p: Europe, seat: int, pawn: int, ap: int, for_crest: bool) -> int:
    if for_crest:
        crest = nearest_crest(p, seat, pawn, ap)
        if crest >= 0:
            return crest
    return nearest_place(p, seat, pawn)


def step_towards(p: Europe, seat: int, pawn: int, target: int) -> None:
    """Of the neighbours one step nearer the first in the order of spaces."""
    here = p.pawn[seat * 2 + pawn]
    for there in p.rules.around[here]:
        if p.rules.distance[there * PLACES + target] < p.rules.distance[here * PLACES + target]:
            p.pawn[seat * 2 + pawn] = there
            if p.ear is not None:
                p.ear.hear(E_MOVE, [seat, pawn, there])
            return


def place(p: Europe, seat: int, pawn: int, city: int) -> None:
    """A house or a pillar; of the bonuses of house spaces only points count for him, so he takes the most."""
    if pawn == ARCHITECT:
        stand_pillar(p, seat, city)
        return
    found = -1
    most = -1
    for space in free_spaces(p, city):
        worth = sum([node.n for node in p.rules.house_plan[space].nodes if node.op == O_VP])
        if worth > most:
            found = space
            most = worth
    stand_house(p, seat, found)
    award(p, seat, S_HOUSE_SPACES, most)


def hire(p: Europe, seat: int, ap: int) -> None:
    """Characters from the left of the offer into his buildings; kinds do not matter."""
    while True:
        room = next_room(p, seat, ap)
        slot = next((n for n in range(OFFER) if p.character_offer[n] >= 0), -1)
        if room < 0 or slot < 0:
            return
        ap -= room % FLOORS + 2
        tile = p.character_offer[slot]
        p.character_offer = put(p.character_offer, slot, deal_character(p))
        move_in(p, seat, tile, room)
        for rule in rules_for(p, W_CHARACTER):
            told(p, rule)
            for node in p.rules.bonus_plan[(tile - PERSON_TILE) % BONUS_COUNT].nodes:
                visit(p, seat, node)
        check_building(p, seat, room // FLOORS, True)


def visit(p: Europe, seat: int, node: Node) -> None:
    """The bonus of a character, by the challenge card: actions are points, moves and placements are carried out."""
    if node.op == O_ACTION or node.op == O_JOKER or (node.op == O_KING and node.kind == KING):
        challenge_points(p, seat, node.n)
    elif node.op == O_KING:
        advance(p, seat, node.n)
    elif node.op == O_MOVE:
        for _ in range(node.n):
            target = find_target(p, seat, node.kind, 0, False)
            if target >= 0:
                step_towards(p, seat, node.kind, target)
    elif node.op == O_HOUSE or node.op == O_PILLAR:
        pawn = MERCHANT if node.op == O_HOUSE else ARCHITECT
        here = p.pawn[seat * 2 + pawn]
        if can_place(p, seat, pawn, here):
            place(p, seat, pawn, here)
    else:
        face_value(p, seat, node)


def collect(p: Europe, seat: int, ap: int) -> None:
    """Contracts and new crests from the offer, the most valuable first."""
    while True:
        slot = best_slot(p, seat, ap)
        if slot < 0:
            return
        ap -= p.rules.offer_cost[slot]
        tile = p.contract_offer[slot]
        p.contract_offer = put(p.contract_offer, slot, -1)
        keep(p, seat, tile)


# Payments (T-14.7).


def pay_for_something(p: Europe, seat: int) -> bool:
    """A cathedral, else a contract, else a crest."""
    return pay_cathedral(p, seat) or pay_contract(p, seat) or pay_crest(p, seat)


def pay_cathedral(p: Europe, seat: int) -> bool:
    found = -1
    found_key: list[int] = []
    for cathedral in open_cathedrals(p, seat):
        stone = p.rules.cost_stone[p.costs[cathedral]]
        if payable(p, seat, STONE, stone):
            vp = p.rules.cost_vp[p.costs[cathedral]] + p.rules.cathedral_vp[cathedral][p.spires[cathedral]]
            # Cathedrals are in the order of spaces, so the first of equals stays.
            key = [vp, -stone]
            if found < 0 or key > found_key:
                found = cathedral
                found_key = key
    if found < 0:
        return False
    pay(p, seat, STONE, p.rules.cost_stone[p.costs[found]])
    contribute(p, seat, found)
    return True


def goods_for(p: Europe, contract: int) -> int:
    """Goods cover iron, wool and the free part."""
    cost = p.rules.contract_cost[contract]
    return cost[IRON] + cost[WOOL] + p.rules.contract_same[contract]


def pay_contract(p: Europe, seat: int) -> bool:
    found = -1
    found_key: list[int] = []
    for place, contract in enumerate(p.titus_contracts):
        n = goods_for(p, contract)
        key = [p.rules.contract_points[contract], -n]
        if payable(p, seat, IRON, n) and (found < 0 or key > found_key):
            found = place
            found_key = key
    if found < 0:
        return False
    contract = p.titus_contracts[found]
    pay(p, seat, IRON, goods_for(p, contract))
    p.titus_contracts = p.titus_contracts[:found] + p.titus_contracts[found + 1 :]
    lay_contract(p, seat, contract)
    for node in p.rules.contract_plan[contract].nodes:
        if node.op == O_KING:
            advance(p, seat, node.n)
    return True


def pay_crest(p: Europe, seat: int) -> bool:
    """The crest held longest, on the leftmost free space that he can pay."""
    if not p.titus_crests:
        return False
    for building in range(BUILDINGS):
        food = p.rules.crest_food[building]
        if p.crests[seat * BUILDINGS + building] < 0 and payable(p, seat, FOOD, food):
            family = p.titus_crests[0]
            p.titus_crests = p.titus_crests[1:]
            lay_crest(p, seat, family, building)
            for node in p.rules.crest_plan[building].nodes:
                if node.op == O_VP:
                    award(p, seat, S_CRESTS, node.n)
            check_building(p, seat, building, False)
            return True
    return False
