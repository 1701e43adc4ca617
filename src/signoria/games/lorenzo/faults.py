"""What cannot be: the invariants of a position, for positions from outside and for tests."""

from typing import Final

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.effects.standing import is_copier, refresh_all
from signoria.games.lorenzo.position import FIELDS, Florence
from signoria.games.lorenzo.spaces import AREAS, HARVEST_AREA
from signoria.games.lorenzo.steps import acting
from signoria.games.lorenzo.steps.leading import others_played
from signoria.kernel.position import FRAME
from signoria.kernel.schema import size_faults

SHARED: Final = [t.HARVEST_LARGE, t.PRODUCTION_LARGE, t.PALACE]
"""Spaces that take any number of members."""


def faults(p: Florence) -> list[str]:
    """Why this position is impossible, in words; [] for a possible one."""
    sizes = size_faults(p, FIELDS, plain_sizes(p))
    if sizes:
        return sizes
    found = stock_faults(p) + card_faults(p) + tile_faults(p) + leader_faults(p) + derived_faults(p)
    return found + member_faults(p)


def plain_sizes(p: Florence) -> dict[str, int]:
    return {"dice": 3, "order": p.seats, "cast": 3, "decks": t.CARDS, "mods": p.seats * t.M_SIZE}


def stock_faults(p: Florence) -> list[str]:
    found: list[str] = []
    for seat, name in enumerate(p.book.axes["seat"]):
        row = p.goods[seat * t.STOCK : seat * t.STOCK + t.STOCK]
        if min(row) < 0:
            found.append(f"{name} has less than nothing of something (L-1.1)")
        if p.book.capped and (row[t.MILITARY] > p.book.track[0] or row[t.MILITARY + 1] > p.book.track[1]):
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
        if card >= 0 and p.book.card_type[card] != space // 4:
            found.append(f"{p.book.axes['card'][card]} lies in the wrong tower (L-4.1)")
    for place, card in enumerate(p.holding):
        kind = place % t.HOLDING // t.SLOTS
        if card >= 0 and p.book.card_type[card] != kind:
            found.append(f"{p.book.axes['card'][card]} lies among cards of another type (L-1.6)")
        if card >= 0 and place % t.SLOTS and p.holding[place - 1] < 0:
            found.append("cards lie from the left without gaps (L-8.1)")
    if sorted(p.decks) != list(range(t.CARDS)):
        found.append("the decks hold every development card once (L-2.1)")
    return found


def member_faults(p: Florence) -> list[str]:
    found: list[str] = []
    if not 0 <= p.round <= p.book.round_count:
        found.append(f"there are {p.book.round_count} rounds (L-3.1)")
    if any(not t.UNPLACED <= space < len(t.SPACES) for space in p.members):
        return [*found, "every member stands on a space or is not placed (L-5.3)"]
    crowd = [0] * len(t.SPACES)
    for space in p.members:
        if space != t.UNPLACED:
            crowd[space] += 1
    if crowd != p.crowd:
        found.append("the spaces hold other members than the seats have placed (L-5.3)")
    for seat, name in enumerate(p.book.axes["seat"]):
        coloured = [space for space in p.members[seat * 4 : seat * 4 + t.NEUTRAL] if 0 <= space < t.MARKET]
        areas = [AREAS[space] for space in coloured]
        for area in sorted(set(areas)):
            if areas.count(area) > 1:
                clause = "L-7.3" if area < HARVEST_AREA else "L-10.2"
                found.append(f"{name} has two coloured members in one area ({clause})")
    return found + space_faults(p)


def space_faults(p: Florence) -> list[str]:
    """Spaces that so many players do not use, and spaces that hold more members than they take."""
    found: list[str] = []
    taking = [p.agenda[i + 2 + acting.SPACE] for i in range(0, len(p.agenda), FRAME) if p.agenda[i] == t.TAKE]
    for space, name in enumerate(t.SPACES):
        seats = [member // 4 for member, at in enumerate(p.members) if at == space]
        if seats and not p.book.open[space]:
            found.append(f"{name} is closed with so few players (L-2.3)")
        if space < t.FLOORS:
            if len(seats) > 1:
                found.append(f"two members stand on {name} (L-7.1)")
            if seats and p.tower[space] >= 0 and space not in taking:
                found.append(f"a member stands on {name}, so its card is gone (L-7.6)")
        elif space not in SHARED:
            # Who has Ariosto may enter a space that is taken.
            if sum(1 for seat in seats if not p.mod(seat, t.M_OCCUPIED)) > 1:
                clause = "L-12.1" if space >= t.MARKET else "L-10.1"
                found.append(f"{name} takes one member ({clause})")
    return found


def tile_faults(p: Florence) -> list[str]:
    """Bonus tiles and excommunications: one of each, but the basic side is the same on all four bonus tiles (L-2.6)."""
    found: list[str] = []
    taken = [tile for tile in p.tiles if tile >= 0 and not p.book.tile_basic[tile]]
    if len(set(taken)) < len(taken):
        found.append("nobody has the bonus tile of another player (L-2.7)")
    if [p.book.ban_period[tile] for tile in p.cast if tile >= 0] != [0, 1, 2]:
        found.append("every period has an excommunication tile of its own (L-2.2)")
    return found


def leader_faults(p: Florence) -> list[str]:
    if not p.leaders:
        return [] if max(p.copied) < 0 else ["only a leader copies a leader (L-16.10)"]
    if len(p.leaders) != t.LEADERS or any(place != t.BOX and not 0 <= place < p.seats * 4 for place in p.leaders):
        return ["every leader is in the box or belongs to a seat (L-2.8)"]
    owned = [0] * p.seats
    for place in p.leaders:
        if place != t.BOX:
            owned[place // 4] += 1
    if max(owned) > t.DEALT:
        return [f"nobody has more than {t.DEALT} leaders (L-2.8)"]
    return copy_faults(p)


def copy_faults(p: Florence) -> list[str]:
    """Whoever copies has played a leader that copies, and somebody else the one that is copied, no copier itself."""
    found: list[str] = []
    for seat, leader in enumerate(p.copied):
        if leader < 0:
            continue
        name = p.book.axes["leader"][leader]
        if is_copier(p, leader):
            found.append(f"{name} cannot be copied (L-R43)")
        elif not others_played(p, seat, leader):
            found.append(f"{name} is copied, but no other player has played it (L-16.10)")
        played = (seat * 4 + t.PLAYED, seat * 4 + t.USED)
        if not any(place in played and is_copier(p, own) for own, place in enumerate(p.leaders)):
            who = p.book.axes["seat"][seat]
            found.append(f"{who} copies {name} without having played a leader that can (L-16.10)")
    return found


def derived_faults(p: Florence) -> list[str]:
    q = p.copy()
    refresh_all(q)
    return [] if q.mods == p.mods else ["the modifiers do not follow from cards, leaders and tiles (L-6.2)"]
