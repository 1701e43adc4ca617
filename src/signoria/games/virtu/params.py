"""The numbers that the words of prompts, moves and refusals need. A key that names a vocabulary is put into words."""

from signoria.games.virtu.book import pack
from signoria.games.virtu.codes import (
    ALLY,
    ANNEX,
    ARRANGE,
    ASSAULT,
    BID,
    BUY,
    CAMPAIGN,
    CLEAR,
    DISBAND,
    FAMILY,
    GOVERN,
    INFLUENCE,
    MARCH,
    MARKER,
    OPENING,
    PATRON,
    PAY,
    PLOT,
    RECRUIT,
    RELEASE,
    RETREAT,
    ROUTE,
    SEAT_CARD,
    START,
    TOLL,
    TRADE,
    TURN_UP,
    UPKEEP,
    YIELD,
)
from signoria.games.virtu.means import amount, row_of
from signoria.games.virtu.notation import PRICED
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.annexing import annex_need
from signoria.games.virtu.steps.battle import may_stay
from signoria.games.virtu.steps.campaign import prices_to
from signoria.games.virtu.steps.market import basket_cost, recruit_cost
from signoria.games.virtu.steps.retreat import retreat_ships
from signoria.games.virtu.steps.spring import lowest
from signoria.games.virtu.steps.winter import upkeep_due
from signoria.games.virtu.terms import (
    ACTION_SPOT,
    B_ATTACK,
    B_CITY,
    B_DEFENCE,
    BENCH,
    CROWN,
    FLORIN,
    GOVERN_ACTION,
    KINDS,
    R_COURT,
    R_TILE,
    R_UNDER,
    RING,
    SHIP,
    TARGETS,
    TOWNS,
    TRADE_ACTION,
    UNDER_SPOT,
    W_COURT,
)
from signoria.kernel.flow import top
from signoria.kernel.notation import operands_of
from signoria.kernel.position import OPEN

Numbers = dict[str, int]


def due(need: int, florins: int) -> Numbers:
    """A cost, symbol by symbol."""
    return {name: amount(need, kind) for name, kind in PRICED.items()} | {"florin": max(0, florins)}


def situation(p: Italy, seat: int) -> Numbers:
    """What the prompt of the open decision tells."""
    step = top(p).number
    if step == FAMILY:
        width = p.agenda[-1]
        placed = sum(1 for n in p.sealed[seat * width : seat * width + width] if n > OPEN)
        return {"card": p.rules.family[seat][min(placed, len(p.rules.family[seat]) - 1)]}
    if step == OPENING:
        return {"card": p.rules.family[seat][p.slot(0)]}
    if step == MARKER:
        room = p.marker[seat]
        return {"room": room, "action": p.action_of(seat, room), "steps": p.slot(0)}
    if step == RELEASE:
        return {"room": lowest(p.slot(0))}
    if step in (GOVERN, TRADE, TURN_UP, DISBAND):
        return {"count": p.slot(0)}
    if step == PATRON:
        rank = min(p.rank[seat], len(p.rules.patronage_cost) - 1)
        cost = p.rules.patronage_cost[rank]
        return {"rank": rank + 1} | due(pack(cost), cost[FLORIN])
    if step == PAY:
        return due(p.slot(1), p.slot(2) - p.florins[seat])
    if step == BUY:
        need, florins = basket_cost(p, p.slot(0))
        return due(need, florins)
    return situation_of_troops(p, seat, step)


def situation_of_troops(p: Italy, seat: int, step: int) -> Numbers:
    if step == INFLUENCE:
        return {"crowns": p.crowns, "crosses": p.crosses}
    if step == CAMPAIGN:
        return {"cavalry": p.cavalry, "ships": p.ships}
    if step in (MARCH, RETREAT):
        return {"city": p.slot(1)}
    if step == ROUTE:
        return {"city": p.slot(1), "city2": p.slot(2)}
    if step == PLOT:
        return {"masks": p.masks}
    if step in (ASSAULT, TOLL):
        return {"city": p.slot(0)}
    if step == BID:
        return {"city": p.battle[B_CITY], "attack": p.battle[B_ATTACK], "defence": p.battle[B_DEFENCE]}
    if step == UPKEEP:
        return {"florin": upkeep_due(p, seat)}
    if step == SEAT_CARD:
        return {"card": p.slot(0)}
    if step == CLEAR:
        # The frame below is that of Arrive.
        return {"count": bin(p.under(0)).count("1") + sum(1 for k in (1, 2) if p.under(k) >= 0)}
    return {}


def explain(p: Italy, seat: int, move: int, code: int) -> Numbers:
    """The operands of the refused move by name."""
    step = p.book.steps[p.book.owner[move]]
    found: Numbers = {}
    for operand, index in zip(step.operands, operands_of(step, move), strict=False):
        if operand.kind in p.rules.axes:
            found[operand.name] = index
    return found


def shown_card(p: Italy, seat: int, relief: int) -> Numbers:
    """The card of a relief, if it is one."""
    card = -1
    if R_COURT <= relief < R_TILE:
        card = p.court[seat * BENCH + relief - R_COURT]
    elif relief <= R_UNDER and p.room >= 0:
        card = (p.beneath if relief == R_UNDER else p.action)[seat * RING + p.room]
    return {"shown": 1 if card >= 0 else 0, "card": card}


def units(p: Italy, seat: int, relief: int, kind: int, purpose: int) -> int:
    row = row_of(p, seat, relief, purpose)
    return p.rules.sym[row * KINDS + kind] if row >= 0 else 0


def prospect(p: Italy, move: int) -> Numbers:
    """What a move on offer brings with it."""
    step = top(p)
    index = move - step.base
    seat = step.decider(p)
    if index >= step.plain:
        return prospect_of_word(p, seat, step.number, index - step.plain)
    if step.number in (PAY, GOVERN):
        relief = index // KINDS
        purpose = p.slot(0) if step.number == PAY else GOVERN_ACTION
        return shown_card(p, seat, relief) | {"count": units(p, seat, relief, index % KINDS, purpose)}
    if step.number == TRADE:
        return shown_card(p, seat, index) | {"count": units(p, seat, index, SHIP, TRADE_ACTION)}
    if step.number == BUY:
        return due(p.rules.item_need[index], p.rules.item_florins[index])
    if step.number == ALLY:
        return due(p.rules.alliance_need[index], 0)
    if step.number == RECRUIT:
        return due(0, recruit_cost(p, seat, index // TOWNS, index % TOWNS))
    if step.number == START:
        return {"action": p.action_of(seat, index)}
    if step.number == ANNEX:
        need = max(0, annex_need(p, seat, index))
        return {"crowns": amount(need, CROWN), "ships": amount(need, SHIP), "duel": int(p.rules.duel)}
    if step.number == ROUTE:
        prices = prices_to(p, seat, p.slot(1), p.slot(2))
        at = prices[::2].index(index) if index in prices[::2] else -1
        return {"ships": prices[2 * at + 1] if at >= 0 else 0}
    if step.number == RETREAT:
        return {"ships": retreat_ships(p, p.slot(1), index)}
    if step.number == BID:
        return shown_card(p, seat, R_COURT + (index - W_COURT) // 2 if index >= W_COURT else R_TILE)
    if step.number in (ARRANGE, YIELD):
        return {"card": card_at(p, seat, index // TARGETS)}
    if step.number == CLEAR:
        return {"card": card_at(p, seat, index)}
    return {}


def prospect_of_word(p: Italy, seat: int, step: int, word: int) -> Numbers:
    """What a move without operands brings with it."""
    if step in (ANNEX, PLOT):
        return {"duel": int(p.rules.duel)}
    if step == ASSAULT:
        return {"stays": int(may_stay(p, seat, p.slot(0)))}
    if step == CLEAR:
        return {"card": p.under(1 + word)}
    return {}


def card_at(p: Italy, seat: int, spot: int) -> int:
    if spot < ACTION_SPOT:
        return p.court[seat * BENCH + spot]
    if spot < UNDER_SPOT:
        return p.action[seat * RING + spot - ACTION_SPOT]
    return p.beneath[seat * RING + spot - UNDER_SPOT]
