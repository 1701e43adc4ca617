"""What a seat owns: cards, tiles, rooms, florins, bonuses and Agents."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot import weights as w
from signoria.games.virtu.bot.reliefs import Lens, Means
from signoria.games.virtu.means import bonus_usable
from signoria.games.virtu.position import Italy


def estate(p: Italy, seat: int, left: float, divided: bool, lens: Lens, m: Means) -> float:
    """Cards and tiles: what they show is worth something each time, and points at the end. It goes to the means."""
    rules = p.book
    sym = rules.sym
    keep = left * w.USES
    fresh_court = w.FRESH_COURT if left > 0.0 else w.LAST_COURT
    fresh_tile = w.FRESH_TILE if left > 0.0 else w.LAST_TILE
    value = 0.0
    base = seat * t.BENCH
    for slot in range(base, base + t.BENCH):
        card = p.court[slot]
        if card >= 0:
            worth = lens.court[card]
            value += w.COURT * keep * worth + rules.card_points[card]
            if not p.tired[slot]:
                value += fresh_court * worth
                m.add(sym, card)
    first = rules.tile_row
    face = p.face
    for tile in p.lands().tiles[seat]:
        worth = lens.court[first + tile]
        points = rules.cathedral_points if tile >= t.T_CATHEDRAL else 0
        value += points + w.TILE * keep * worth
        if face[tile]:
            m.turn(worth)
        else:
            value += fresh_tile * worth
            m.add(sym, first + tile)
    base = seat * t.OWN
    for k in range(t.OWN):
        state = p.own[base + k]
        if state:
            row = first + t.T_DUCHY + k
            worth = lens.court[row]
            value += rules.own_points[k] + w.TILE * keep * worth + w.SLOT * rules.own_slots[k] * left / w.HORIZON
            if state == t.EXHAUSTED:
                m.turn(worth)
            else:
                value += fresh_tile * worth
                m.add(sym, row)
    return value + palace(p, seat, left, divided, lens)


def palace(p: Italy, seat: int, left: float, divided: bool, lens: Lens) -> float:
    """Cards in rooms serve the action of their room; Indulgences and opposing Agents close it."""
    rules = p.book
    keep = left * w.USES
    actions = w.LATE_ACTION_WORTH if divided else lens.action
    value = 0.0
    seen = 0
    """How many rooms have each action, four bits for each."""
    for at in range(seat * t.RING, seat * t.RING + t.RING):
        card = p.action[at]
        action = rules.room_action[at]
        if card >= 0:
            action = rules.card_action[card]
            value += w.ROOM * keep * lens.room[action * lens.rows + card] + rules.card_points[card]
            card = p.beneath[at]
            if card >= 0:
                value += w.ROOM * keep * lens.room[action * lens.rows + card] + rules.card_points[card]
        elif action >= 0:
            value += w.ROOM * keep * lens.room[action * lens.rows + rules.room_row + at]
        if action >= 0:
            value += keep * actions[action] * w.AGAIN[(seen >> (4 * action)) & 15]
            seen += 1 << (4 * action)
        if p.indulgence[at]:
            value -= indulgence_price(left)
        spy = p.spy[t.P_ROOM + at]
        if spy >= 0 and spy != seat and left > 0.0:
            value -= w.SPIED * (w.DUEL_SPIES if rules.duel else 1.0)
    return value


def indulgence_price(left: float) -> float:
    return w.BARRED if left > 0.0 else w.LAST_BARRED


def treasury(florins: int) -> float:
    """Florins in the treasury: the more there are, the less one more is worth."""
    if florins < 0:
        return florins * w.DEBT * w.PURSE
    if florins <= w.POCKET:
        return florins * w.PURSE
    if florins <= 2 * w.POCKET:
        return w.POCKET * w.PURSE + (florins - w.POCKET) * w.SAVINGS
    return w.POCKET * w.PURSE + w.POCKET * w.SAVINGS + (florins - 2 * w.POCKET) * w.HOARD


def bonuses(p: Italy, seat: int, left: float, m: Means) -> float:
    """Patronage bonuses and the great powers; their strength goes to the means."""
    rules = p.book
    value = 0.0
    for power in range(len(p.ally)):
        if p.ally[power] == seat and not p.ally_used[power]:
            if left > 0.0:
                value += w.ALLY
            if power == t.FRANCE and bonus_usable(p, seat, t.FRANCE):
                m.war += rules.aid[t.FRANCE].strength
    bonus = p.bonus
    for which in range(len(bonus)):
        if bonus[which] == seat:
            value += rules.bonus_points[which]
            boon = rules.boons[which]
            if boon.strength and m.florins:
                m.war += boon.strength
            if left > 0.0:
                value += w.BONUS_FORT * boon.fort + w.BONUS_STRENGTH * boon.strength
                value += w.SLOT * boon.slots * left / w.HORIZON
                value += w.BONUS_SHELTER * boon.shelter + w.BONUS_CROWN * left * boon.crowns
    return value


def agents(p: Italy, seat: int) -> float:
    """Agents in hand and on the board: most of all in the rooms of others, whom they hinder.

    On a neutral city they show in the promise of the city too.
    """
    value = w.AGENT * (p.agents[seat] if p.agents[seat] < w.AGENTS_COUNTED else w.AGENTS_COUNTED)
    spy = p.spy
    duel = p.book.duel
    if not duel and p.agents[seat] + p.reserve[seat] == p.book.agents_max:
        return value
    for place in range(t.P_ROOM):
        if spy[place] == seat:
            value += w.AGENT
    for place in range(t.P_ROOM, t.P_ROOM + p.seats * t.RING):
        if spy[place] == seat:
            other = (place - t.P_ROOM) // t.RING
            action = p.action_of(other, (place - t.P_ROOM) % t.RING)
            if other == seat:
                value += w.AGENT
            elif action >= 0:
                value += w.SPYING * w.HINDRANCE[action] * (w.DUEL_SPIES if duel else 1.0)
    if duel:
        for place in range(t.P_TRACK, t.P_TRACK + len(t.MAJORS)):
            if spy[place] >= 0:
                value += w.TRACK_SPY if spy[place] == seat else -w.TRACK_SPY
    else:
        for power in range(len(p.ally)):
            if spy[t.P_ALLIANCE + power] == seat:
                value += w.AGENT + (w.ALLY_SPY if p.ally[power] != seat else 0.0)
    return value
