"""What a seat can pay with: the reliefs at its hand, and their sums (V-4)."""

from typing import Final

from mypy_extensions import i64

from signoria.games.virtu import packed
from signoria.games.virtu import terms as t
from signoria.games.virtu.holdings import Lands, Pile, Purse
from signoria.games.virtu.position import Italy

BIT: Final = [1 << n for n in range(60)]


def bonus_usable(p: Italy, seat: i64, power: i64) -> bool:
    """Whether the bonus of an alliance can be used: disc on the left, no opposing Agent (V-13.5)."""
    if p.ally[power] != seat or p.ally_used[power]:
        return False
    spy = p.spy[t.P_ALLIANCE + power]
    return spy < 0 or spy == seat


def pile(p: Italy) -> int:
    """Indulgences left (V-6.3)."""
    if p.pile.indulgence is not p.indulgence:
        p.pile = Pile(p.indulgence, p.book.indulgences - sum(p.indulgence))
    return p.pile.left - p.begged


def may_beg(p: Italy, seat: i64) -> bool:
    """Whether an Indulgence may be solicited: none yet on the room of the marker (V-6.3)."""
    return begging_row(p, seat) >= 0


def begging_row(p: Italy, seat: i64) -> int:
    """What an Indulgence would give, -1 if none may be solicited."""
    room = p.marker[seat]
    if room < 0 or p.begged or p.indulgence[seat * t.RING + room] or pile(p) <= 0:
        return -1
    return p.book.beg_row


def special_row(p: Italy, seat: i64, relief: i64, purpose: i64) -> int:
    """The symbols of a relief that is neither courtier nor tile, -1 if it cannot be used for this purpose now."""
    return special_now(p, seat, relief) if relief in p.book.special[purpose] else -1


def specials(p: Italy, seat: i64, purpose: i64) -> list[int]:
    """The reliefs besides courtiers and tiles that may pay for this purpose: those of alliances only for an ally."""
    if p.ally[t.OTTOMAN] == seat or p.ally[t.EMPIRE] == seat:
        return p.book.special[purpose]
    return p.book.special_alone[purpose]


def special_now(p: Italy, seat: i64, relief: i64) -> int:
    """As `special_row`, for a relief that the purpose allows."""
    if relief == t.R_BEG:
        return begging_row(p, seat)
    if p.used & BIT[relief]:
        return -1
    rules = p.book
    if relief == t.R_ACTION:
        return p.action[seat * t.RING + p.room]
    if relief == t.R_UNDER:
        return p.beneath[seat * t.RING + p.room]
    if relief == t.R_PRINTED:
        return rules.room_row + seat * t.RING + p.room if p.action[seat * t.RING + p.room] < 0 else -1
    if relief == t.R_GIFT:
        for which in range(len(p.bonus)):
            if p.bonus[which] == seat and rules.boons[which].crowns:
                return rules.gift_row
        return -1
    power = t.OTTOMAN if relief == t.R_OTTOMAN else t.EMPIRE
    return rules.alliance_row + power if bonus_usable(p, seat, power) else -1


def row_of(p: Italy, seat: i64, relief: i64, purpose: i64) -> int:
    """The row of symbols of a relief that may pay for this purpose now, -1 if it may not."""
    if relief >= t.R_TILE:
        tile = relief - t.R_TILE
        if tile < t.T_DUCHY:
            if p.face[tile] or not p.tile_owner(tile, seat):
                return -1
        elif p.own[seat * t.OWN + tile - t.T_DUCHY] != t.FRESH:
            return -1
        return p.book.tile_row + tile
    if relief >= t.R_COURT:
        at = seat * t.BENCH + relief - t.R_COURT
        return -1 if p.tired[at] else p.court[at]
    return special_row(p, seat, relief, purpose)


def sources(p: Italy, seat: i64, purpose: i64) -> list[int]:
    """All reliefs that may pay for this purpose now: relief and row in turn. Not to be changed."""
    found: list[int] = []
    for relief in specials(p, seat, purpose):
        row = special_now(p, seat, relief)
        if row >= 0:
            found.append(relief)
            found.append(row)
    if not found:
        return purse_of(p, seat).reliefs
    found += purse_of(p, seat).reliefs
    return found


def purse_of(p: Italy, seat: i64) -> Purse:
    """The purse of a seat, filled anew if something in it has changed."""
    purse = p.purses[seat]
    lands = p.lands()
    if purse.lands is lands and purse.face is p.face and purse.own is p.own:
        if purse.tired is p.tired and purse.court is p.court:
            return purse
        purse = Purse(lands, p.face, p.own, p.tired, p.court, purse.tiles, purse.tiles_total)
    else:
        tiles = fresh_tiles(p, seat, lands)
        units = 0
        for i in range(1, len(tiles), 2):
            units += p.book.packed[tiles[i]]
        purse = Purse(lands, p.face, p.own, p.tired, p.court, tiles, units)
    put_courtiers(p, seat, purse)
    purses = p.purses[:]
    purses[seat] = purse
    p.purses = purses
    return purse


def fresh_tiles(p: Italy, seat: i64, lands: Lands) -> list[int]:
    """The available tiles of a seat: relief and row in turn."""
    first = p.book.tile_row
    face = p.face
    found: list[int] = []
    for tile in lands.tiles[seat]:
        if not face[tile]:
            found.append(t.R_TILE + tile)
            found.append(first + tile)
    base = seat * t.OWN
    for k in range(t.OWN):
        if p.own[base + k] == t.FRESH:
            found.append(t.R_TILE + t.T_DUCHY + k)
            found.append(first + t.T_DUCHY + k)
    return found


def put_courtiers(p: Italy, seat: i64, purse: Purse) -> None:
    """Put the available courtiers into a purse of tiles, before these."""
    units = purse.tiles_total
    symbols = p.book.packed
    base = seat * t.BENCH
    court = purse.court
    tired = purse.tired
    found: list[int] = []
    for slot in range(t.BENCH):
        card = court[base + slot]
        if card >= 0 and not tired[base + slot]:
            found.append(t.R_COURT + slot)
            found.append(card)
            units += symbols[card]
    found += purse.tiles
    purse.reliefs = found
    purse.total = units


def means(p: Italy, seat: i64, purpose: i64) -> int:
    """The sums of all kinds over all sources, packed: more than that nobody can pay."""
    units = purse_of(p, seat).total
    symbols = p.book.packed
    for relief in specials(p, seat, purpose):
        row = special_now(p, seat, relief)
        if row >= 0:
            units += symbols[row]
    return units


def total(p: Italy, seat: i64, purpose: i64, kind: i64) -> int:
    """The most units of one kind that all sources together can give."""
    rules = p.book
    units = purse_of(p, seat).total >> packed.AT[kind]
    if kind != t.FLORIN:
        units &= t.MOST
    for relief in specials(p, seat, purpose):
        if relief == t.R_BEG and kind > t.CROWN:
            continue  # an Indulgence brings florins or a crown
        row = special_now(p, seat, relief)
        if row >= 0:
            units += rules.sym[row * t.KINDS + kind]
    return units


def funds(p: Italy, seat: i64, purpose: i64) -> int:
    """Florins in the treasury and on all reliefs."""
    return p.florins[seat] + total(p, seat, purpose, t.FLORIN)
