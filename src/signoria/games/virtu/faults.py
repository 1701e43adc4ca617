"""What cannot be: the invariants of a position, for positions from outside and for tests."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.palace import overfull
from signoria.games.virtu.position import FIELDS, Italy
from signoria.games.virtu.scoring import palace_cards
from signoria.games.virtu.steps.intrigue import exists
from signoria.kernel.position import FRAME
from signoria.kernel.schema import size_faults


def faults(p: Italy) -> list[str]:
    """Why this position is impossible, in words; [] for a possible one."""
    sizes = size_faults(p, FIELDS, plain_sizes(p))
    if sizes:
        return sizes
    return order_faults(p) + board_faults(p) + palace_faults(p) + agent_faults(p) + supply_faults(p) + war_faults(p)


def plain_sizes(p: Italy) -> dict[str, int]:
    return {"order": p.seats, "recent": p.seats, "patrons": p.seats}


def order_faults(p: Italy) -> list[str]:
    found: list[str] = []
    everybody = list(range(p.seats))
    if sorted(p.order) != everybody or sorted(p.recent) != everybody or sorted(p.patrons) != everybody:
        found.append("turn order and tracks name every seat once (V-2.6)")
    if p.book.duel and p.order != everybody:
        found.append("France plays first (VW-1.7)")
    if min(p.florins) < 0 or min(p.tokens) < 0 or sum(p.tokens) > p.book.war_tokens:
        found.append("florins and war tokens are counted from 0 (V-9.11)")
    if min(p.rank) < 0 or max(p.rank) > len(p.book.patronage_cost):
        found.append("a rank of patronage is 0 to 5 (V-8.1)")
    return found


def board_faults(p: Italy) -> list[str]:
    found: list[str] = []
    for city in range(t.TOWNS):
        if not p.book.in_play[city]:
            if p.control[city] != t.NEUTRAL or p.spy[city] >= 0:
                found.append(f"{p.book.axes['city'][city]} is not in play (V-1.2)")
            if any(p.troops[h * t.TOWNS + city] or p.beaten[h * t.TOWNS + city] for h in range(p.book.holders)):
                found.append(f"no troop stands at {p.book.axes['city'][city]} (V-1.2)")
    if min(p.troops) < 0 or min(p.beaten) < 0:
        found.append("troops are counted from 0 (V-1.13)")
    for holder in range(p.book.holders):
        base = holder * t.TOWNS
        total = sum(p.troops[base : base + t.TOWNS]) + sum(p.beaten[base : base + t.TOWNS])
        most = p.book.troops_total[holder] if holder < p.seats else p.book.major_total[holder - p.seats]
        if total > most:
            found.append(f"{p.book.axes['holder'][holder]} has only {most} troops (V-1.13)")
    if any(face not in (0, 1) for face in p.face) or any(not 0 <= state <= t.EXHAUSTED for state in p.own):
        found.append("a tile is available or exhausted (V-1.7)")
    built = [city for city in p.pawn if city >= 0]
    if len(set(built)) < len(built):
        found.append("a city has one cathedral at most (V-12.16)")
    for city in built:
        if p.book.value[city] < p.book.cathedral_value or p.control[city] < 0:
            found.append("a cathedral stands in a controlled city of value 3 or 4 (V-12.16)")
    return found


MAKING_ROOM = (t.YIELD, t.CONQUERED, t.ARRIVE, t.CLEAR, t.SEAT_CARD)
"""While one of these is open there may be more courtiers than slots."""


def palace_faults(p: Italy) -> list[str]:
    found: list[str] = []
    # A family card may lie in a room before the card above it is there.
    placing = t.OPENING in p.agenda[::FRAME]
    for seat, name in enumerate(p.book.axes["seat"]):
        for room in range(t.RING):
            at = seat * t.RING + room
            if p.action[at] >= 0 and p.book.card_action[p.action[at]] < 0:
                found.append(f"{name}: a card in action has an action (V-1.9)")
            if p.beneath[at] >= 0 and p.action[at] < 0 and not placing:
                found.append(f"{name}: an improvement lies under a card in action (V-1.9)")
            if p.indulgence[at] not in (0, 1):
                found.append(f"{name}: a room holds one Indulgence at most (V-1.9)")
        if not -1 <= p.marker[seat] < t.RING:
            found.append(f"{name}: the marker lies on one of five rooms (V-1.8)")
        if overfull(p, seat) and not any(
            p.agenda[i] in MAKING_ROOM and p.agenda[i + 1] == seat for i in range(0, len(p.agenda), FRAME)
        ):
            found.append(f"{name}: there are more courtiers than slots (V-12.9)")
        for slot in range(t.BENCH):
            at = seat * t.BENCH + slot
            if p.tired[at] and p.court[at] < 0:
                found.append(f"{name}: an empty slot is not exhausted (V-1.7)")
    if sum(p.indulgence) + p.begged > p.book.indulgences:
        found.append(f"there are {p.book.indulgences} Indulgences (V-2.2)")
    kinds = [(p.bonus[b], p.book.bonus_type[b]) for b in range(len(p.bonus)) if p.bonus[b] >= 0]
    if len(set(kinds)) < len(kinds):
        found.append("nobody has two patronage bonuses of one type (V-8.4)")
    return found


def agent_faults(p: Italy) -> list[str]:
    found: list[str] = []
    for seat, name in enumerate(p.book.axes["seat"]):
        most = p.book.agents_max
        if p.book.duel:
            most += sum(p.book.major_agents[m] for m in range(len(p.sworn)) if p.sworn[m] == seat)
        total = p.agents[seat] + p.reserve[seat] + p.spy.count(seat)
        if p.agents[seat] < 0 or p.reserve[seat] < 0 or total != most:
            found.append(f"{name} has {most} Agents (V-1.14)")
    for place, spy in enumerate(p.spy):
        if spy >= 0 and not exists(p, place):
            found.append(f"no Agent can stand on {p.book.axes['place'][place]} (V-10.1, VW-5.1)")
    return found


def supply_faults(p: Italy) -> list[str]:
    """Cards and tiles with the players and in the supply are no more than the box holds."""
    have = [0] * len(t.ITEMS)
    for seat in range(p.seats):
        for card in palace_cards(p, seat):
            if card < len(t.CHARACTERS):
                have[card] += 1
        for item in (t.I_KINGDOM, t.I_REPUBLIC, t.I_GUILD):
            have[item] += 1 if p.own[seat * t.OWN + item - len(t.CHARACTERS)] else 0
    have[t.I_CATHEDRAL] = sum(1 for city in p.pawn if city >= 0)
    counted = [*range(len(t.CHARACTERS)), t.I_KINGDOM, t.I_REPUBLIC, t.I_GUILD, t.I_CATHEDRAL]
    if any(p.stock[item] < 0 or have[item] + p.stock[item] > p.book.stock[item] for item in counted):
        return ["there are more cards or tiles than the box holds (V-2.2)"]
    return []


def war_faults(p: Italy) -> list[str]:
    if not p.book.duel:
        return [] if p.sworn == [t.ON_TRACK] * len(p.sworn) else ["Major Cities are for two players (VW-3.1)"]
    found: list[str] = []
    if any(p.rank) or max(p.bonus) >= 0 or max(p.ally) >= 0 or max(p.pawn) >= 0:
        found.append("there are no patronage, great powers and cathedrals with two players (VW-2.2)")
    if any(not -p.book.track_end <= at <= p.book.track_end for at in p.influence):
        found.append("a marker stays on its track (VW-3.2)")
    for major in range(len(p.sworn)):
        if p.sworn[major] == t.GONE and p.seats + major in p.control:
            found.append("an eliminated Major City holds no city (VW-6.5)")
        if p.sworn[major] not in (t.ON_TRACK, 0, 1, t.GONE):
            found.append("a Major City is on its track, allied or gone (VW-3.1)")
    return found
