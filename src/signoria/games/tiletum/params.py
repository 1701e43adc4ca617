"""The numbers that the words of prompts, moves and refusals need. A key that names a vocabulary is put into words."""

from signoria.games.tiletum.gains import UNIT_PRICE, person_of, short
from signoria.games.tiletum.nodes import O_ANY, O_BUILDING, O_VP
from signoria.games.tiletum.pieces import STEP_OF
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import (
    BONUS,
    BONUS_COUNT,
    BUILDINGS,
    BY_DIE,
    BY_HOUSE,
    COLOUR,
    CONTRACT_TILE,
    CONTRIBUTE,
    CREST,
    CREST_TILE,
    DIE,
    DO_ARCHITECT,
    DO_CHARACTERS,
    DO_CONTRACTS,
    DO_JOKER,
    DO_MERCHANT,
    EFFECT,
    FACES,
    FILLED,
    FLOORS,
    FOOD,
    FULFIL,
    GAIN,
    GOLD,
    KINDS,
    KING_TILE,
    OFFER,
    PART,
    PERSON_TILE,
    ROOM,
    ROOM_COUNT,
    SAME,
    SECTOR,
    SPACE,
    STONE,
    STORAGE,
    TELEPORT,
    VALUE,
    WALK,
)
from signoria.games.tiletum.told import CANNOT_PAY, FAMILY_OWNED, NO_GOLD, NO_POINTS, NO_ROOM, OTHER_KIND
from signoria.kernel.notation import operands_of

Numbers = dict[str, int]


def tile_words(tile: int) -> Numbers:
    """What a tile is, for words that choose by `what`: 0 a helper, 1 a contract, 2 a crest, 3 a character."""
    if tile < CONTRACT_TILE:
        return {"what": 0, "helper": tile}
    if tile < CREST_TILE:
        return {"what": 1, "contract": tile - CONTRACT_TILE}
    if tile < PERSON_TILE:
        return {"what": 2, "crest": tile - CREST_TILE}
    return {"what": 3} | character(tile)


def character(tile: int) -> Numbers:
    person, bonus = person_of(tile)
    return {"person": person, "bonus": bonus}


# Prompts.


def situation(p: Europe, seat: int) -> Numbers:
    """What the prompt of the open decision tells."""
    step = p.agenda[-8]
    first = p.agenda[-6]
    if step in (VALUE, COLOUR):
        return {"colour": first // FACES, "value": first % FACES + 1}
    if step == SECTOR:
        return tile_words(p.sector_tile[p.sector(first % FACES + 1)])
    if step == KING_TILE:
        return tile_words(p.king_tile)
    if step in (DO_MERCHANT, DO_ARCHITECT):
        pawn = 0 if step == DO_MERCHANT else 1
        return {"space": p.pawn[seat * 2 + pawn], "points": first, "mine": mine(p)}
    if step in STEP_OF:
        return {"points": first, "mine": mine(p)}
    if step == ROOM:
        return character(p.store[seat * STORAGE + first])
    if step == GAIN:
        return {"count": first}
    if step == SPACE:
        return {"space": first}
    if step == SAME:
        return {"contract": first, "count": p.rules.contract_same[first]}
    if step == BONUS:
        return {"building": first + 1}
    if step in (WALK, TELEPORT):
        pawn = p.agenda[-3]
        here = p.pawn[seat * 2 + pawn]
        return {"pawn": pawn, "space": here, "steps": first, "place": p.agenda[-2] if step == WALK else 0}
    return {}


def mine(p: Europe) -> int:
    """Whether the open action is that of the die: ending it ends the turn."""
    return 1 if p.agenda[-5] == BY_DIE else 0


def trail(p: Europe) -> list[tuple[str, Numbers]]:
    """Where one is: the die action with its points, the tile whose effect is carried out, its action, and so on."""
    found: list[tuple[str, Numbers]] = []
    agenda = p.agenda
    last = BY_DIE
    for at in range(0, len(agenda), 8):
        step = agenda[at]
        source = agenda[at + 3]
        if (not DO_JOKER <= step <= EFFECT and step != SAME) or step == FILLED:
            continue
        if source not in (BY_DIE, last):
            found.append(source_words(source))
        last = source
        if step in STEP_OF:
            found.append(("action", {"action": STEP_OF.index(step), "points": agenda[at + 2]}))
    return found


def source_words(source: int) -> tuple[str, Numbers]:
    """The tile or space that an effect comes from."""
    if source == BY_HOUSE:
        return "house", {}
    given = tile_words(source)
    name = ("helper", "contract", "crest", "character")[given.pop("what")]
    return name, given


# Moves.


def prospect(p: Europe, move: int) -> Numbers:
    """What the words of a move on offer tell besides its operands."""
    step = p.book.steps[p.book.owner[move]]
    number = step.number
    what = move - step.base
    seat = p.agenda[-7]
    if DO_JOKER <= number <= DO_CONTRACTS and what >= step.plain:
        return {"mine": mine(p)}
    if number == DIE:
        return at_sector(p, seat, what % FACES + 1)
    if number == VALUE:
        return at_sector(p, seat, what + 1) | {"gold": p.rules.price[p.agenda[-6] % FACES * FACES + what]}
    if number == DO_JOKER and what < step.plain:
        return {"points": p.agenda[-6] + (p.extra[seat * 5 + what] if mine(p) else 0)}
    if number == DO_CHARACTERS and what < step.plain:
        tile = p.character_offer[what] if what < OFFER else p.store[seat * STORAGE + what - OFFER]
        return character(tile) if tile >= PERSON_TILE else {}
    if number == DO_CONTRACTS and what < step.plain:
        tile = p.contract_offer[what]
        return ({} if tile < 0 else tile_words(tile)) | {"count": p.rules.offer_cost[what]}
    if number == SPACE:
        return space_words(p, what)
    if number == BONUS and what < step.plain:
        tile = p.rooms[seat * ROOM_COUNT + p.agenda[-6] * FLOORS + what]
        return character(tile) if tile >= PERSON_TILE else {}
    if number == PART:
        node = p.rules.plans[p.agenda[-6]].nodes[what]
        return {"what": 1 if node.op == O_ANY else 0, "action": max(node.kind, 0), "points": node.n}
    if number == WALK:
        return {"pawn": p.agenda[-3]}
    if number in (FULFIL, SAME, CREST, CONTRIBUTE):
        return payment(p, seat, number, what)
    return {}


def at_sector(p: Europe, seat: int, value: int) -> Numbers:
    """The action and its points in the sector of a value, and whether a tile lies there."""
    space = p.sector(value)
    action = p.actions[space]
    points = p.rules.most_points - value + (p.extra[seat * 5 + action] if action < 5 else 0)
    return {"action": action, "points": points, "here": 1 if p.sector_tile[space] >= 0 else 0}


def space_words(p: Europe, place: int) -> Numbers:
    """What a house space gives: `reward` 0 nothing, 1 points, 2 the bonuses of a building."""
    spaces = p.rules.houses_in[p.agenda[-6]]
    if place >= len(spaces):
        return {"reward": 0, "points": 0}
    for node in p.rules.house_plan[spaces[place]].nodes:
        if node.op == O_VP:
            return {"reward": 1, "points": node.n}
        if node.op == O_BUILDING:
            return {"reward": 2, "points": 0}
    return {"reward": 0, "points": 0}


def payment(p: Europe, seat: int, number: int, what: int) -> Numbers:
    """The price of an auxiliary action, and the gold for units that are bought with it."""
    if number == CREST:
        food = p.rules.crest_food[what % BUILDINGS]
        return {"food": food} | bought(p, seat, FOOD, food)
    if number == CONTRIBUTE:
        stone = max(p.rules.cost_stone[p.costs[what]], 0)
        tiles = p.rules.cathedral_vp[what][p.spires[what] :]
        points = p.rules.cost_vp[p.costs[what]] + (tiles[0] if tiles else 0)
        return {"stone": stone, "points": points} | bought(p, seat, STONE, stone)
    contract = p.agenda[-6] if number == SAME else what
    same = p.rules.contract_same[contract]
    kind = what if number == SAME else -1
    gold = 0
    for k in range(1, KINDS):
        need = p.rules.contract_cost[contract][k] + (same if k == kind else 0)
        gold += UNIT_PRICE * max(0, need - p.has(seat, k))
    if number == FULFIL and same and gold == 0:
        cheap = [k for k in range(KINDS) if not short(p, seat, p.rules.contract_cost[contract], same, k)]
        gold = min([UNIT_PRICE * max(0, same - p.has(seat, k)) if k else 0 for k in cheap], default=0)
    return {"count": same, "buy": 1 if gold else 0, "gold": gold}


def bought(p: Europe, seat: int, kind: int, need: int) -> Numbers:
    gold = UNIT_PRICE * max(0, need - p.has(seat, kind))
    return {"buy": 1 if gold else 0, "gold": gold}


# Refusals.


def explain(p: Europe, seat: int, move: int, code: int) -> Numbers:
    """The operands of the refused move by name, and what this refusal is about."""
    step = p.book.steps[p.book.owner[move]]
    found: Numbers = {}
    for operand, index in zip(step.operands, operands_of(step, move), strict=False):
        if operand.kind == "":
            found[operand.name] = int(operand.tokens[index])
        elif operand.kind in p.rules.axes:
            found[operand.name] = p.rules.axes[operand.kind].index(operand.tokens[index])
    what = move - step.base
    if code == NO_GOLD:
        need = p.rules.price[p.agenda[-6] % FACES * FACES + what] if step.number == VALUE else UNIT_PRICE
        found |= {"need": need, "held": p.has(seat, GOLD)}
    elif code == NO_POINTS:
        found["points"] = p.agenda[-14] if step.number == ROOM else p.agenda[-6]
    elif code == CANNOT_PAY:
        found |= unpaid(p, seat, step.number, what)
    elif code == FAMILY_OWNED:
        found |= tile_in_question(p, seat, step.number, what)
    elif code in (NO_ROOM, OTHER_KIND) and p.agenda[-8] == ROOM:
        found["person"] = (p.store[seat * STORAGE + p.agenda[-6]] - PERSON_TILE) // BONUS_COUNT
    return found


def unpaid(p: Europe, seat: int, number: int, what: int) -> Numbers:
    """What is short: `what` 0 a contract, 1 food, 2 stone."""
    if number == CREST:
        return {"what": 1, "need": p.rules.crest_food[what % BUILDINGS], "held": p.has(seat, FOOD)}
    if number == CONTRIBUTE:
        return {"what": 2, "need": p.rules.cost_stone[p.costs[what]], "held": p.has(seat, STONE)}
    return {"what": 0, "contract": p.agenda[-6] if number == SAME else what, "need": 0, "held": 0}


def tile_in_question(p: Europe, seat: int, number: int, what: int) -> Numbers:
    """The crest that a refused move was about."""
    if number == SECTOR:
        tile = p.sector_tile[p.sector(p.agenda[-6] % FACES + 1)]
    elif number == DO_CONTRACTS:
        tile = p.contract_offer[what]
    else:
        tile = p.city_tile[p.pawn[seat * 2 + (0 if number == DO_MERCHANT else 1)]]
    return {"crest": tile - CREST_TILE}
