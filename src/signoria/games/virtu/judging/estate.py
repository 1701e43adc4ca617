"""What a seat owns: cards, tiles, rooms, florins, bonuses and Agents."""

from signoria.games.virtu.judging.reliefs import Lens, Means
from signoria.games.virtu.judging.weights import (
    AGAIN,
    AGENT,
    AGENTS_COUNTED,
    ALLY,
    ALLY_SPY,
    BARRED,
    BONUS_CROWN,
    BONUS_FORT,
    BONUS_SHELTER,
    BONUS_STRENGTH,
    COURT,
    DEBT,
    DUEL_SPIES,
    FRESH_COURT,
    FRESH_TILE,
    HINDRANCE,
    HOARD,
    HORIZON,
    LAST_BARRED,
    LAST_COURT,
    LAST_TILE,
    LATE_ACTION_WORTH,
    POCKET,
    PURSE,
    ROOM,
    SAVINGS,
    SLOT,
    SPIED,
    SPYING,
    TILE,
    TRACK_SPY,
    USES,
)
from signoria.games.virtu.means import bonus_usable
from signoria.games.virtu.position import Italy
from signoria.games.virtu.terms import (
    BENCH,
    EXHAUSTED,
    FRANCE,
    MAJORS,
    OWN,
    P_ALLIANCE,
    P_ROOM,
    P_TRACK,
    RING,
    T_CATHEDRAL,
    T_DUCHY,
)


def estate(p: Italy, seat: int, left: float, divided: bool, lens: Lens, m: Means) -> float:
    """Cards and tiles: what they show is worth something each time, and points at the end. It goes to the means."""
    rules = p.rules
    sym = rules.sym
    keep = left * USES
    fresh_court = FRESH_COURT if left > 0.0 else LAST_COURT
    fresh_tile = FRESH_TILE if left > 0.0 else LAST_TILE
    value = 0.0
    base = seat * BENCH
    for slot in range(base, base + BENCH):
        card = p.court[slot]
        if card >= 0:
            worth = lens.court[card]
            value += COURT * keep * worth + rules.card_points[card]
            if not p.tired[slot]:
                value += fresh_court * worth
                m.add(sym, card)
    first = rules.tile_row
    face = p.face
    for tile in p.lands(seat):
        worth = lens.court[first + tile]
        points = rules.cathedral_points if tile >= T_CATHEDRAL else 0
        value += points + TILE * keep * worth
        if face[tile]:
            m.turn(worth)
        else:
            value += fresh_tile * worth
            m.add(sym, first + tile)
    base = seat * OWN
    for k in range(OWN):
        state = p.own[base + k]
        if state:
            row = first + T_DUCHY + k
            worth = lens.court[row]
            value += rules.own_points[k] + TILE * keep * worth + SLOT * rules.own_slots[k] * left / HORIZON
            if state == EXHAUSTED:
                m.turn(worth)
            else:
                value += fresh_tile * worth
                m.add(sym, row)
    return value + palace(p, seat, left, divided, lens)


def palace(p: Italy, seat: int, left: float, divided: bool, lens: Lens) -> float:
    """Cards in rooms serve the action of their room; Indulgences and opposing Agents close it."""
    rules = p.rules
    keep = left * USES
    actions = LATE_ACTION_WORTH if divided else lens.action
    value = 0.0
    seen = 0
    """How many rooms have each action, four bits for each."""
    for at in range(seat * RING, seat * RING + RING):
        card = p.action[at]
        action = rules.room_action[at]
        if card >= 0:
            action = rules.card_action[card]
            value += ROOM * keep * lens.room[action * lens.rows + card] + rules.card_points[card]
            card = p.beneath[at]
            if card >= 0:
                value += ROOM * keep * lens.room[action * lens.rows + card] + rules.card_points[card]
        elif action >= 0:
            value += ROOM * keep * lens.room[action * lens.rows + rules.room_row + at]
        if action >= 0:
            value += keep * actions[action] * AGAIN[(seen >> (4 * action)) & 15]
            seen += 1 << (4 * action)
        if p.indulgence[at]:
            value -= indulgence_price(left)
        spy = p.spy[P_ROOM + at]
        if spy >= 0 and spy != seat and left > 0.0:
            value -= SPIED * (DUEL_SPIES if rules.duel else 1.0)
    return value


def indulgence_price(left: float) -> float:
    return BARRED if left > 0.0 else LAST_BARRED


def purse(florins: int) -> float:
    """Florins in the treasury: the more there are, the less one more is worth."""
    if florins < 0:
        return florins * DEBT * PURSE
    if florins <= POCKET:
        return florins * PURSE
    if florins <= 2 * POCKET:
        return POCKET * PURSE + (florins - POCKET) * SAVINGS
    return POCKET * PURSE + POCKET * SAVINGS + (florins - 2 * POCKET) * HOARD


def bonuses(p: Italy, seat: int, left: float, m: Means) -> float:
    """Patronage bonuses and the great powers; their strength goes to the means."""
    rules = p.rules
    value = 0.0
    for power in range(len(p.ally)):
        if p.ally[power] == seat and not p.ally_used[power]:
            if left > 0.0:
                value += ALLY
            if power == FRANCE and bonus_usable(p, seat, FRANCE):
                m.war += rules.alliance_strength
    bonus = p.bonus
    for which in range(len(bonus)):
        if bonus[which] == seat:
            value += rules.bonus_points[which]
            if rules.bonus_strength[which] and m.florins:
                m.war += rules.bonus_strength[which]
            if left > 0.0:
                value += BONUS_FORT * rules.bonus_fort[which] + BONUS_STRENGTH * rules.bonus_strength[which]
                value += SLOT * rules.bonus_slots[which] * left / HORIZON
                value += BONUS_SHELTER * rules.bonus_shelter[which] + BONUS_CROWN * left * rules.bonus_crown[which]
    return value


def agents(p: Italy, seat: int) -> float:
    """Agents in hand and on the board: most of all in the rooms of others, whom they hinder.

    On a neutral city they show in the promise of the city too.
    """
    value = AGENT * (p.agents[seat] if p.agents[seat] < AGENTS_COUNTED else AGENTS_COUNTED)
    spy = p.spy
    duel = p.rules.duel
    if not duel and p.agents[seat] + p.reserve[seat] == p.rules.agents_max:
        return value
    for place in range(P_ROOM):
        if spy[place] == seat:
            value += AGENT
    for place in range(P_ROOM, P_ROOM + p.seats * RING):
        if spy[place] == seat:
            other = (place - P_ROOM) // RING
            action = p.action_of(other, (place - P_ROOM) % RING)
            if other == seat:
                value += AGENT
            elif action >= 0:
                value += SPYING * HINDRANCE[action] * (DUEL_SPIES if duel else 1.0)
    if duel:
        for place in range(P_TRACK, P_TRACK + len(MAJORS)):
            if spy[place] >= 0:
                value += TRACK_SPY if spy[place] == seat else -TRACK_SPY
    else:
        for power in range(len(p.ally)):
            if spy[P_ALLIANCE + power] == seat:
                value += AGENT + (ALLY_SPY if p.ally[power] != seat else 0.0)
    return value
