"""A turn of Titus from the decree to the payments (T-14.3, T-14.5 to T-14.7, T-14.12)."""

from signoria.games.tiletum import terms as t
from signoria.games.tiletum import told
from signoria.games.tiletum.effects import nodes
from signoria.games.tiletum.effects.nodes import Node
from signoria.games.tiletum.goods import pay, payable
from signoria.games.tiletum.pieces import free_spaces, stand_house, stand_pillar
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.scoring import award
from signoria.games.tiletum.steps.helping import contribute, lay_contract, lay_crest
from signoria.games.tiletum.steps.people import deal_character, move_in
from signoria.games.tiletum.steps.turns import lay_die, repair
from signoria.games.tiletum.storage import bonus_on, discard
from signoria.games.tiletum.titus import cards
from signoria.games.tiletum.titus.cards import Challenge
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
from signoria.games.tiletum.track import advance
from signoria.kernel.position import put, tell
from signoria.kernel.step import Step


class Titus(Step[Europe]):
    """His whole turn: decree, die, resources and tile, action, payments, the contract offer (T-14.3)."""

    def __init__(self) -> None:
        super().__init__(t.TITUS)

    def run(self, p: Europe) -> None:
        seat = p.seat()
        p.pop()
        p.learn()
        decree = next_decree(p)
        chosen = pick(p, seat, decree)
        if p.ear is not None:
            tell_why(p, decree, chosen.line)
        action = take_die(p, seat, decree, chosen)
        if action >= 0:
            ap = points(p, seat, chosen.die, action)
            tell(p, told.E_ACTION, seat, action, ap)
            run_action(p, seat, action, ap, chosen.for_crest)
        while pay_for_something(p, seat):
            pass
        repair(p)
        tell(p, told.E_TITUS_DONE, seat)

    def stop(self, p: Europe) -> bool:
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
    tell(p, told.E_DECREE, decree)
    return decree


def tell_why(p: Europe, decree: int, line: int) -> None:
    """Which priority of the decree applies, or that none does."""
    if line < 0:
        tell(p, told.E_WHY_REST)
        return
    priority = p.book.solo.priorities[decree][line]
    if priority.action >= 0:
        tell(p, told.E_WHY_ACTION, line + 1, priority.condition, priority.action)
    else:
        tell(p, told.E_WHY_DIE, line + 1, priority.condition, priority.die)


def take_die(p: Europe, seat: int, decree: int, chosen: Pick) -> int:
    """The die, its resources and the tile of its sector; the action that it is used for."""
    die = chosen.die
    value = die % t.FACES + 1
    space = p.sector(value)
    action = chosen.action
    if action < 0:
        action = p.actions[space]
        if action == t.JOKER:
            action = joker_action(p, seat, decree, die)
    p.wheel = put(p.wheel, die, p.wheel[die] - 1)
    lay_die(p, seat, die)
    gain_goods(p, seat, die // t.FACES, value)
    for rule in rules_for(p, cards.W_DIE):
        tell_rule(p, rule)
        gain_goods(p, seat, die // t.FACES, rule.n)
    tile = p.sector_tile[space]
    if tile >= 0:
        p.sector_tile = put(p.sector_tile, space, -1)
        take_sector_tile(p, seat, tile)
    return action


def tell_rule(p: Europe, rule: Challenge) -> None:
    tell(p, told.E_CHALLENGE, rule.card)


def take_sector_tile(p: Europe, seat: int, tile: int) -> None:
    """A new crest is kept; another tile is removed, unless a challenge card makes something of it (T-14.5)."""
    if new_crest(p, seat, tile):
        keep(p, seat, tile)
        return
    kept = False
    for rule in rules_for(p, cards.W_TILE):
        if rule.op == cards.T_KEEP:
            if t.CONTRACT_TILE <= tile < t.CREST_TILE and may_keep_contract(p, seat):
                tell_rule(p, rule)
                keep(p, seat, tile)
                kept = True
        elif tile < t.CONTRACT_TILE and tile in rule.helpers:
            tell_rule(p, rule)
            profit(p, seat, rule, tile)
    if not kept:
        tell(p, told.E_TITUS_TILE, seat)
        discard(p, tile)


def profit(p: Europe, seat: int, rule: Challenge, helper: int) -> None:
    """What a challenge card gives Titus for a helper."""
    if rule.op == cards.T_GAIN:
        for kind in range(t.KINDS):
            if rule.resources[kind]:
                gain_goods(p, seat, kind, rule.resources[kind])
    elif rule.op == cards.T_KING:
        advance(p, seat, rule.n)
    elif rule.op == cards.T_VP:
        challenge_points(p, seat, rule.n)
    elif rule.op == cards.T_VP_OF_POINTS:
        challenge_points(p, seat, p.book.helper_plan[helper].points)
    else:
        assert rule.op == cards.T_CARRY_OUT
        for node in p.book.helper_plan[helper].nodes:
            face_value(p, seat, node)


def face_value(p: Europe, seat: int, node: Node) -> None:
    """Resources and points of an effect."""
    if node.op == nodes.GAIN:
        for kind in range(t.KINDS):
            if node.resources[kind]:
                gain_goods(p, seat, kind, node.resources[kind])
    elif node.op == nodes.GAIN_ANY:
        gain_needed(p, seat, node.n)
    elif node.op == nodes.VP:
        challenge_points(p, seat, node.n)


def keep(p: Europe, seat: int, tile: int) -> None:
    """A crest or a contract for Titus."""
    if tile >= t.CREST_TILE:
        keep_crest(p, seat, tile)
        tell(p, told.E_TAKE_CREST, seat, tile - t.CREST_TILE)
    else:
        p.titus_contracts = [*p.titus_contracts, tile - t.CONTRACT_TILE]
        tell(p, told.E_TAKE_CONTRACT, seat, tile - t.CONTRACT_TILE)


# Actions (T-14.6).


def run_action(p: Europe, seat: int, action: int, ap: int, for_crest: bool) -> None:
    if action == t.KING:
        advance(p, seat, ap)
    elif action == t.MERCHANT or action == t.ARCHITECT:
        travel(p, seat, action, ap, for_crest)
    elif action == t.CHARACTERS:
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
    for there in p.book.around[here]:
        if p.book.distance[there * t.PLACES + target] < p.book.distance[here * t.PLACES + target]:
            p.pawn = put(p.pawn, seat * 2 + pawn, there)
            tell(p, told.E_MOVE, seat, pawn, there)
            return


def place(p: Europe, seat: int, pawn: int, city: int) -> None:
    """A house or a pillar; of the bonuses of house spaces only points count for him, so he takes the most."""
    if pawn == t.ARCHITECT:
        stand_pillar(p, seat, city)
        return
    found = -1
    most = -1
    for space in free_spaces(p, city):
        worth = sum([node.n for node in p.book.house_plan[space].nodes if node.op == nodes.VP])
        if worth > most:
            found = space
            most = worth
    stand_house(p, seat, found)
    award(p, seat, t.S_HOUSE_SPACES, most)


def hire(p: Europe, seat: int, ap: int) -> None:
    """Characters from the left of the offer into his buildings; kinds do not matter."""
    while True:
        room = next_room(p, seat, ap)
        slot = next((n for n in range(t.OFFER) if p.character_offer[n] >= 0), -1)
        if room < 0 or slot < 0:
            return
        ap -= room % t.FLOORS + 2
        tile = p.character_offer[slot]
        p.character_offer = put(p.character_offer, slot, deal_character(p))
        move_in(p, seat, tile, room)
        for rule in rules_for(p, cards.W_CHARACTER):
            tell_rule(p, rule)
            for node in p.book.bonus_plan[bonus_on(tile)].nodes:
                visit(p, seat, node)
        check_building(p, seat, room // t.FLOORS, True)


def visit(p: Europe, seat: int, node: Node) -> None:
    """The bonus of a character, by the challenge card: actions are points, moves and placements are carried out."""
    if node.op == nodes.ACTION or node.op == nodes.JOKER or (node.op == nodes.KING and node.kind == t.KING):
        challenge_points(p, seat, node.n)
    elif node.op == nodes.KING:
        advance(p, seat, node.n)
    elif node.op == nodes.MOVE:
        for _ in range(node.n):
            target = find_target(p, seat, node.kind, 0, False)
            if target >= 0:
                step_towards(p, seat, node.kind, target)
    elif node.op == nodes.HOUSE or node.op == nodes.PILLAR:
        pawn = t.MERCHANT if node.op == nodes.HOUSE else t.ARCHITECT
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
        ap -= p.book.offer_cost[slot]
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
        stone = p.book.cost_stone[p.costs[cathedral]]
        if payable(p, seat, t.STONE, stone):
            vp = p.book.cost_vp[p.costs[cathedral]] + p.book.cathedral_vp[cathedral][p.spires[cathedral]]
            # Cathedrals are in the order of spaces, so the first of equals stays.
            key = [vp, -stone]
            if found < 0 or key > found_key:
                found = cathedral
                found_key = key
    if found < 0:
        return False
    pay(p, seat, t.STONE, p.book.cost_stone[p.costs[found]])
    contribute(p, seat, found)
    return True


def goods_for(p: Europe, contract: int) -> int:
    """Goods cover iron, wool and the free part."""
    cost = p.book.contract_cost[contract]
    return cost[t.IRON] + cost[t.WOOL] + p.book.contract_same[contract]


def pay_contract(p: Europe, seat: int) -> bool:
    found = -1
    found_key: list[int] = []
    for place, contract in enumerate(p.titus_contracts):
        n = goods_for(p, contract)
        key = [p.book.contract_points[contract], -n]
        if payable(p, seat, t.IRON, n) and (found < 0 or key > found_key):
            found = place
            found_key = key
    if found < 0:
        return False
    contract = p.titus_contracts[found]
    pay(p, seat, t.IRON, goods_for(p, contract))
    p.titus_contracts = p.titus_contracts[:found] + p.titus_contracts[found + 1 :]
    lay_contract(p, seat, contract)
    for node in p.book.contract_plan[contract].nodes:
        if node.op == nodes.KING:
            advance(p, seat, node.n)
    return True


def pay_crest(p: Europe, seat: int) -> bool:
    """The crest held longest, on the leftmost free space that he can pay."""
    if not p.titus_crests:
        return False
    for building in range(t.BUILDINGS):
        food = p.book.crest_food[building]
        if p.crests[seat * t.BUILDINGS + building] < 0 and payable(p, seat, t.FOOD, food):
            family = p.titus_crests[0]
            p.titus_crests = p.titus_crests[1:]
            lay_crest(p, seat, family, building)
            for node in p.book.crest_plan[building].nodes:
                if node.op == nodes.VP:
                    award(p, seat, t.S_CRESTS, node.n)
            check_building(p, seat, building, False)
            return True
    return False
