"""Which die Titus takes, and which action is worth it to him (T-14.3, T-14.4, T-14.9, T-14.10)."""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.pieces import piece_refusal
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.scoring import count
from signoria.games.tiletum.titus import cards
from signoria.games.tiletum.titus.cards import Priority
from signoria.games.tiletum.titus.state import may_keep_contract, need_order, new_crest

NEED_OF: Final = [cards.N_GOLD, cards.N_FOOD, cards.N_GOODS, cards.N_STONE, cards.N_GOODS]
"""The kind of need that the dice of each colour meet."""


class Pick:
    """A die, the action it is used for (-1: that of its sector), and the priority that applied (-1: none)."""

    def __init__(self, die: int, action: int, for_crest: bool, line: int = -1) -> None:
        self.die = die
        self.action = action
        self.for_crest = for_crest
        """Whether a crest in reach was the reason."""
        self.line = line


def pick(p: Europe, seat: int, decree: int) -> Pick:
    """The first priority that applies, then the best of its dice (T-14.3)."""
    colours = p.book.solo.colours[decree] or need_order(p, seat)
    for line, priority in enumerate(p.book.solo.priorities[decree]):
        if priority.action >= 0:
            dice = dice_for(p, seat, priority.action)
            if dice and holds(p, seat, priority, points(p, seat, dice[0], priority.action)):
                return Pick(best(p, dice, colours), priority.action, priority.condition == cards.IF_CREST_NEAR, line)
        elif holds(p, seat, priority, 0):
            dice = highest(p, priority.die)
            if dice:
                return Pick(best(p, dice, colours), -1, False, line)
    return Pick(best(p, on_wheel(p), colours), -1, False)


def on_wheel(p: Europe) -> list[int]:
    return [die for die in range(t.KINDS * t.FACES) if p.wheel[die]]


def dice_for(p: Europe, seat: int, action: int) -> list[int]:
    """The dice that could be used for an action to some effect: of its sector, or else of the joker's."""
    for kind in (action, t.JOKER):
        dice = p.dice_of(p.value_at(p.actions.index(kind)))
        if dice and effective(p, seat, action, points(p, seat, dice[0], action)):
            return dice
    return []


def points(p: Europe, seat: int, die: int, action: int) -> int:
    """Action points of a die, markers of completed buildings included (T-14.6)."""
    return p.book.most_points - (die % t.FACES + 1) + p.extra[seat * t.TRADES + action]


def highest(p: Europe, selector: int) -> list[int]:
    """The highest dice of a colour, of both colours of goods, or of all; needed: goods, else gold (T-14.4)."""
    if selector == cards.D_ANY:
        return top_of(on_wheel(p), [t.GOLD, t.FOOD, t.WOOL, t.STONE, t.IRON])
    if selector == cards.D_STONE:
        return top_of(on_wheel(p), [t.STONE])
    if selector == cards.D_FOOD:
        return top_of(on_wheel(p), [t.FOOD])
    goods = top_of(on_wheel(p), [t.WOOL, t.IRON])
    return goods if goods or selector == cards.D_GOODS else top_of(on_wheel(p), [t.GOLD])


def top_of(dice: list[int], colours: list[int]) -> list[int]:
    found = [die for die in dice if die // t.FACES in colours]
    most = max([die % t.FACES for die in found], default=-1)
    return [die for die in found if die % t.FACES == most]


def best(p: Europe, dice: list[int], colours: list[int]) -> int:
    """Highest value; colour by the decree; of blue and light grey the one with more dice on the wheel, then blue."""
    found = dice[0]
    found_key: list[int] = []
    for die in dice:
        colour = die // t.FACES
        many = sum(p.wheel[colour * t.FACES : colour * t.FACES + t.FACES]) if colour in (t.WOOL, t.IRON) else 0
        key = [die % t.FACES, -colours.index(NEED_OF[colour]), many, colour]
        if not found_key or key > found_key:
            found = die
            found_key = key
    return found


def holds(p: Europe, seat: int, priority: Priority, ap: int) -> bool:
    """The condition of a priority, before a die is taken (T-14.4)."""
    condition = priority.condition
    if condition == cards.IF_ALWAYS:
        return True
    if condition == cards.IF_CONTRACT:
        return len(p.titus_contracts) > 0
    if condition == cards.IF_CREST_NEAR:
        return nearest_crest(p, seat, priority.action, ap) >= 0
    if condition == cards.IF_CREST_OFFERED:
        for slot in range(t.OFFER):
            if p.book.offer_cost[slot] <= ap and new_crest(p, seat, p.contract_offer[slot]):
                return True
        return False
    houses = count(p, seat, t.C_HOUSES)
    pillars = count(p, seat, t.C_PILLARS)
    if condition == cards.IF_PILLARS_OVER_HOUSES:
        return pillars > houses
    if condition == cards.IF_HOUSES_REACH_PILLARS:
        return houses >= pillars
    assert condition == cards.IF_PILLARS_OVER_CATHEDRALS
    return pillars > count(p, seat, t.C_CATHEDRALS)


def effective(p: Europe, seat: int, action: int, ap: int) -> bool:
    """Whether an action with so many points would do anything for him (T-14.9)."""
    if action == t.KING:
        return p.king[seat] < p.book.track_end
    if action == t.MERCHANT or action == t.ARCHITECT:
        return nearest_place(p, seat, action) >= 0 or nearest_crest(p, seat, action, ap) >= 0
    if action == t.CHARACTERS:
        return max(p.character_offer) >= t.PERSON_TILE and next_room(p, seat, ap) >= 0
    assert action == t.CONTRACTS
    return best_slot(p, seat, ap) >= 0


def joker_action(p: Europe, seat: int, decree: int, die: int) -> int:
    """What a joker die is used for when no action was asked for: the first that has an effect (T-14.10)."""
    named = [priority.action for priority in p.book.solo.priorities[decree] if priority.action >= 0]
    for action in [*named, t.MERCHANT, t.ARCHITECT, t.CHARACTERS, t.CONTRACTS, t.KING]:
        if effective(p, seat, action, points(p, seat, die, action)):
            return action
    return -1


# Targets.


def nearest_crest(p: Europe, seat: int, pawn: int, ap: int) -> int:
    """The nearest city with a crest of a new family that he can reach and take with so many points; -1 for none."""
    row = p.pawn[seat * 2 + pawn] * t.PLACES
    found = -1
    for city in range(t.CITIES):
        if new_crest(p, seat, p.city_tile[city]) and p.book.distance[row + city] + 1 <= ap:
            if found < 0 or p.book.distance[row + city] < p.book.distance[row + found]:
                found = city
    return found


def can_place(p: Europe, seat: int, pawn: int, city: int) -> bool:
    return piece_refusal(p, seat, pawn, city) == 0


def nearest_place(p: Europe, seat: int, pawn: int) -> int:
    """Where he would go to place a piece (T-14.6); -1 for nowhere."""
    fair = p.fair_city[p.round - 1]
    if pawn == t.MERCHANT and can_place(p, seat, pawn, fair):
        return fair
    row = p.pawn[seat * 2 + pawn] * t.PLACES
    found = -1
    found_key: list[int] = []
    for city in range(t.CITIES):
        if can_place(p, seat, pawn, city):
            key = [p.book.distance[row + city]]
            if pawn == t.ARCHITECT:
                cathedral = p.book.cathedral_at[city]
                tiles = p.book.cathedral_vp[cathedral][p.spires[cathedral] :]
                key += [p.book.cost_stone[p.costs[cathedral]], -tiles[0] if tiles else 0]
            if found < 0 or key < found_key:
                found = city
                found_key = key
    return found


def next_room(p: Europe, seat: int, ap: int) -> int:
    """From the left, the lowest empty room of the first building that he can fill further; -1 for none."""
    for building in range(t.ROOMED):
        for floor in range(p.book.rooms[building]):
            if p.rooms[seat * t.ROOM_COUNT + building * t.FLOORS + floor] < 0:
                if floor + 2 <= ap:
                    return building * t.FLOORS + floor
                break
    return -1


def best_slot(p: Europe, seat: int, ap: int) -> int:
    """The slot of the contract offer that is worth most to him, cheaper ones first, then from the right; -1: none."""
    found = -1
    found_key: list[int] = []
    for slot in range(t.OFFER):
        tile = p.contract_offer[slot]
        if tile < 0 or p.book.offer_cost[slot] > ap:
            continue
        worth = worth_of(p, seat, tile)
        key = [worth, -p.book.offer_cost[slot], slot]
        if worth >= 0 and (found < 0 or key > found_key):
            found = slot
            found_key = key
    return found


def worth_of(p: Europe, seat: int, tile: int) -> int:
    """What a tile of the contract offer is worth to him; -1 if he would not take it."""
    if new_crest(p, seat, tile):
        return p.book.solo.crest_worth
    if tile >= t.CREST_TILE or not may_keep_contract(p, seat):
        return -1
    return p.book.contract_points[tile - t.CONTRACT_TILE]
