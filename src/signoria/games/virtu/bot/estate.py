"""What a seat owns: cards, tiles, rooms, florins, bonuses and Agents."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot import weights
from signoria.games.virtu.bot.reliefs import Lens, Means
from signoria.games.virtu.bot.weights import Likes
from signoria.games.virtu.means import bonus_usable
from signoria.games.virtu.position import Italy


def estate(p: Italy, seat: int, left: float, divided: bool, lens: Lens, m: Means) -> float:
    """Cards and tiles: what they show is worth something each time, and points at the end. It goes to the means."""
    rules = p.book
    w = rules.likes
    sym = rules.sym
    keep = left * w.uses
    fresh_court = w.fresh_court if left > 0.0 else w.last_court
    fresh_tile = w.fresh_tile if left > 0.0 else w.last_tile
    value = 0.0
    base = seat * t.BENCH
    for slot in range(base, base + t.BENCH):
        card = p.court[slot]
        if card >= 0:
            worth = lens.court[card]
            value += w.court * keep * worth + rules.card_points[card]
            if not p.tired[slot]:
                value += fresh_court * worth
                m.add(sym, card)
    first = rules.tile_row
    face = p.face
    for tile in p.lands().tiles[seat]:
        worth = lens.court[first + tile]
        points = rules.cathedral_points if tile >= t.T_CATHEDRAL else 0
        value += points + w.tile * keep * worth
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
            value += rules.own_points[k] + w.tile * keep * worth + w.slot * rules.own_slots[k] * left / weights.HORIZON
            if state == t.EXHAUSTED:
                m.turn(worth)
            else:
                value += fresh_tile * worth
                m.add(sym, row)
    return value + palace(p, seat, left, divided, lens)


def palace(p: Italy, seat: int, left: float, divided: bool, lens: Lens) -> float:
    """Cards in rooms serve the action of their room; Indulgences and opposing Agents close it."""
    rules = p.book
    w = rules.likes
    keep = left * w.uses
    actions = w.late_action_worth if divided else lens.action
    value = 0.0
    seen = 0
    """How many rooms have each action, four bits for each."""
    for at in range(seat * t.RING, seat * t.RING + t.RING):
        card = p.action[at]
        action = rules.room_action[at]
        if card >= 0:
            action = rules.card_action[card]
            value += w.room * keep * lens.room[action * lens.rows + card] + rules.card_points[card]
            card = p.beneath[at]
            if card >= 0:
                value += w.room * keep * lens.room[action * lens.rows + card] + rules.card_points[card]
        elif action >= 0:
            value += w.room * keep * lens.room[action * lens.rows + rules.room_row + at]
        if action >= 0:
            value += keep * actions[action] * weights.AGAIN[(seen >> (4 * action)) & 15]
            seen += 1 << (4 * action)
        if p.indulgence[at]:
            value -= indulgence_price(w, left)
        spy = p.spy[t.P_ROOM + at]
        if spy >= 0 and spy != seat and left > 0.0:
            value -= w.spied * (w.duel_spies if rules.duel else 1.0)
    return value


def indulgence_price(w: Likes, left: float) -> float:
    return w.barred if left > 0.0 else w.last_barred


def treasury(w: Likes, florins: int) -> float:
    """Florins in the treasury: the more there are, the less one more is worth."""
    if florins < 0:
        return florins * w.debt * w.purse
    if florins <= weights.POCKET:
        return florins * w.purse
    if florins <= 2 * weights.POCKET:
        return weights.POCKET * w.purse + (florins - weights.POCKET) * w.savings
    return weights.POCKET * w.purse + weights.POCKET * w.savings + (florins - 2 * weights.POCKET) * w.hoard


def bonuses(p: Italy, seat: int, left: float, m: Means) -> float:
    """Patronage bonuses and the great powers; their strength goes to the means."""
    rules = p.book
    w = rules.likes
    value = 0.0
    for power in range(len(p.ally)):
        if p.ally[power] == seat and not p.ally_used[power]:
            if left > 0.0:
                value += w.ally
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
                value += w.bonus_fort * boon.fort + w.bonus_strength * boon.strength
                value += w.slot * boon.slots * left / weights.HORIZON
                value += w.bonus_shelter * boon.shelter + w.bonus_crown * left * boon.crowns
    return value


def agents(p: Italy, seat: int) -> float:
    """Agents in hand and on the board: most of all in the rooms of others, whom they hinder.

    On a neutral city they show in the promise of the city too.
    """
    w = p.book.likes
    value = w.agent * (p.agents[seat] if p.agents[seat] < weights.AGENTS_COUNTED else weights.AGENTS_COUNTED)
    spy = p.spy
    duel = p.book.duel
    if not duel and p.agents[seat] + p.reserve[seat] == p.book.agents_max:
        return value
    for place in range(t.P_ROOM):
        if spy[place] == seat:
            value += w.agent
    for place in range(t.P_ROOM, t.P_ROOM + p.seats * t.RING):
        if spy[place] == seat:
            other = (place - t.P_ROOM) // t.RING
            action = p.action_of(other, (place - t.P_ROOM) % t.RING)
            if other == seat:
                value += w.agent
            elif action >= 0:
                value += w.spying * w.hindrance[action] * (w.duel_spies if duel else 1.0)
    if duel:
        for place in range(t.P_TRACK, t.P_TRACK + len(t.MAJORS)):
            if spy[place] >= 0:
                value += w.track_spy if spy[place] == seat else -w.track_spy
    else:
        for power in range(len(p.ally)):
            if spy[t.P_ALLIANCE + power] == seat:
                value += w.agent + (w.ally_spy if p.ally[power] != seat else 0.0)
    return value
