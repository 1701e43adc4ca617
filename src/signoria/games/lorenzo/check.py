"""What cannot be: the invariants of a position, for positions from outside and for tests."""

from signoria.games.lorenzo.modifiers import refresh_all
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    BOX,
    CARDS,
    DEALT,
    FLOORS,
    HOLDING,
    LEADERS,
    M_SIZE,
    MILITARY,
    SLOTS,
    SPACES,
    STOCK,
    UNPLACED,
)


def faults(p: Florence) -> list[str]:
    """Why this position is impossible, in words; [] for a possible one."""
    sizes = size_faults(p)
    if sizes:
        return sizes
    return stock_faults(p) + card_faults(p) + member_faults(p) + leader_faults(p) + derived_faults(p)


def size_faults(p: Florence) -> list[str]:
    expected = [
        ("goods", len(p.goods), p.seats * STOCK),
        ("members", len(p.members), p.seats * 4),
        ("crowd", len(p.crowd), len(SPACES)),
        ("tower", len(p.tower), FLOORS),
        ("holding", len(p.holding), p.seats * HOLDING),
        ("dice", len(p.dice), 3),
        ("order", len(p.order), p.seats),
        ("fixed", len(p.fixed), p.seats * 3),
        ("tiles", len(p.tiles), p.seats),
        ("cast", len(p.cast), 3),
        ("banned", len(p.banned), p.seats),
        ("copied", len(p.copied), p.seats),
        ("decks", len(p.decks), CARDS),
        ("mods", len(p.mods), p.seats * M_SIZE),
        ("ledger", len(p.ledger), p.seats * p.rules.sources),
    ]
    return [f"{name} has {n} entries, not {size}" for name, n, size in expected if n != size]


def stock_faults(p: Florence) -> list[str]:
    found: list[str] = []
    for seat, name in enumerate(p.rules.axes["seat"]):
        row = p.goods[seat * STOCK : seat * STOCK + STOCK]
        if min(row) < 0:
            found.append(f"{name} has less than nothing of something (L-1.1)")
        if p.rules.capped and (row[MILITARY] > p.rules.track[0] or row[MILITARY + 1] > p.rules.track[1]):
            found.append(f"{name} stands beyond the end of a track (L-R30)")
    if sorted(p.order) != list(range(p.seats)):
        found.append("the turn order names every seat once (L-2.5)")
    return found


def card_faults(p: Florence) -> list[str]:
    found: list[str] = []
    used = [card for card in p.tower + p.holding if card >= 0]
    if len(set(used)) < len(used):
        found.append("no development card is in two places (L-2.1)")
    for space, card in enumerate(p.tower):
        if card >= 0 and p.rules.card_type[card] != space // 4:
            found.append(f"{p.rules.axes['card'][card]} lies in the wrong tower (L-4.1)")
    for place, card in enumerate(p.holding):
        kind = place % HOLDING // SLOTS
        if card >= 0 and p.rules.card_type[card] != kind:
            found.append(f"{p.rules.axes['card'][card]} lies among cards of another type (L-1.6)")
        if card >= 0 and place % SLOTS and p.holding[place - 1] < 0:
            found.append("cards lie from the left without gaps (L-8.1)")
    if sorted(p.decks) != list(range(CARDS)):
        found.append("the decks hold every development card once (L-2.1)")
    return found


def member_faults(p: Florence) -> list[str]:
    found: list[str] = []
    crowd = [0] * len(SPACES)
    for space in p.members:
        if space != UNPLACED:
            crowd[space] += 1
    if crowd != p.crowd:
        found.append("the spaces hold other members than the seats have placed (L-5.3)")
    if not 0 <= p.round <= p.rules.round_count:
        found.append(f"there are {p.rules.round_count} rounds (L-3.1)")
    return found


def leader_faults(p: Florence) -> list[str]:
    if not p.leaders:
        return []
    if len(p.leaders) != LEADERS or any(place != BOX and not 0 <= place < p.seats * 4 for place in p.leaders):
        return ["every leader is in the box or belongs to a seat (L-2.8)"]
    owned = [0] * p.seats
    for place in p.leaders:
        if place != BOX:
            owned[place // 4] += 1
    if max(owned) > DEALT:
        return [f"nobody has more than {DEALT} leaders (L-2.8)"]
    return []


def derived_faults(p: Florence) -> list[str]:
    q = p.copy()
    refresh_all(q)
    return [] if q.mods == p.mods else ["the modifiers do not follow from cards, leaders and tiles (L-6.2)"]
