"""Positions in brief: what a scenario may say in shorter words than the fields of a position (docs/scenarios.md)."""

from typing import Final

from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    BOX,
    DEALT,
    DISCARDED,
    IN_HAND,
    LEADERS,
    PLAYED,
    SLOTS,
    TYPES,
    USED,
)
from signoria.kernel.errors import BadPosition
from signoria.kernel.schema import listed, number_of, table

Table = dict[str, object]

STATES: Final = {"hand": IN_HAND, "played": PLAYED, "used": USED, "discarded": DISCARDED}
"""Where a leader of a seat can be, as a scenario says it."""


def complete(p: Florence, data: Table) -> Table:
    """The fields of a position, from their brief forms: goods, holding, dice, banned, leaders and packs."""
    full = dict(data)
    if isinstance(full.get("goods"), dict):
        full["goods"] = complete_goods(p, table("goods", full["goods"]))
    if isinstance(full.get("holding"), dict):
        full["holding"] = complete_holding(p, table("holding", full["holding"]))
    if isinstance(full.get("dice"), dict):
        full["dice"] = complete_dice(p, table("dice", full["dice"]))
    if isinstance(full.get("banned"), dict):
        complete_banned(p, full, table("banned", full["banned"]))
    if isinstance(full.get("leaders"), dict):
        complete_leaders(p, full, table("leaders", full["leaders"]))
    if isinstance(full.get("packs"), dict):
        full["packs"] = complete_packs(p, table("packs", full["packs"]))
    return full


def complete_goods(p: Florence, goods: Table) -> Table:
    """A seat whose goods are mentioned has these and no others."""
    full: Table = {}
    for seat, given in goods.items():
        row: Table = dict.fromkeys(p.rules.axes["stock"], 0)
        row.update(table(f"goods.{seat}", given))
        full[seat] = row
    return full


def complete_holding(p: Florence, holding: Table) -> Table:
    """The cards of a seat as a list: they lie from the left, each among its type."""
    full: Table = {}
    for seat, given in holding.items():
        if not isinstance(given, list):
            full[seat] = given
            continue
        row: Table = {}
        counts = [0] * len(TYPES)
        for card in given:
            kind = p.rules.card_type[number_of(p.book, f"holding.{seat}", "card", card)]
            counts[kind] += 1
            if counts[kind] > SLOTS:
                raise BadPosition(f"holding.{seat}: nobody owns more than {SLOTS} cards of a type (L-7.7)")
            row[f"{TYPES[kind]}-{counts[kind]}"] = card
        full[seat] = row
    return full


def complete_dice(p: Florence, dice: Table) -> list[object]:
    """Dice by colour; one that is not mentioned shows 1."""
    colours = p.rules.axes["coloured"]
    for colour in dice:
        number_of(p.book, "dice", "coloured", colour)
    return [dice.get(colour, 1) for colour in colours]


def complete_banned(p: Florence, full: Table, banned: Table) -> None:
    """Excommunications of a seat as a list of tiles; they are then the tiles of this game."""
    names = p.rules.axes["excommunication"]
    cast = full.get("cast")
    tiles: list[object] = list(cast) if isinstance(cast, list) else [names[tile] for tile in p.cast]
    fixed = isinstance(cast, list)
    rows: Table = {}
    seen: dict[int, object] = {}
    for seat, given in banned.items():
        if not isinstance(given, list):
            rows[seat] = given
            continue
        mask = 0
        for tile in given:
            period = p.rules.ban_period[number_of(p.book, f"banned.{seat}", "excommunication", tile)]
            if seen.setdefault(period, tiles[period] if fixed else tile) != tile:
                raise BadPosition(f"banned.{seat}: a period has one excommunication tile, not {tile} too (L-2.2)")
            tiles[period] = tile
            mask |= 1 << period
        rows[seat] = mask
    full["banned"] = rows
    full["cast"] = tiles


def complete_leaders(p: Florence, full: Table, leaders: Table) -> None:
    """Leaders by seat and state; a seat has kept four, and those that are not mentioned have been discarded."""
    if not p.rules.advanced:
        raise BadPosition("leaders need the advanced game (L-2.6)")
    places = [BOX] * LEADERS
    for seat, given in leaders.items():
        owner = number_of(p.book, "leaders", "seat", seat)
        for state, cards in table(f"leaders.{seat}", given).items():
            if state not in STATES:
                raise BadPosition(f"leaders.{seat}: unknown state {state!r}; known are: {', '.join(STATES)}")
            for card in listed(f"leaders.{seat}.{state}", cards):
                leader = number_of(p.book, f"leaders.{seat}", "leader", card)
                if places[leader] != BOX:
                    raise BadPosition(f"leaders.{seat}: {card} has an owner already (L-2.8)")
                places[leader] = owner * 4 + STATES[state]
    kept = deal_rest(p, places)
    names = p.rules.axes["leader"]
    full["leaders"] = places
    full["packs"] = full["picks"] = [names[leader] for leader in kept]


def complete_packs(p: Florence, packs: Table) -> list[object]:
    """The packs of the draft by the seat that was dealt them."""
    found: list[object] = []
    for seat in p.rules.axes["seat"]:
        pack = listed(f"packs.{seat}", packs.get(seat, []))
        if len(pack) != DEALT or any(leader in found for leader in pack):
            raise BadPosition(f"packs.{seat}: everybody is dealt {DEALT} leaders of their own (L-2.8)")
        found.extend(pack)
    return found


def deal_rest(p: Florence, places: list[int]) -> list[int]:
    """Give every seat the rest of its four leaders as discarded ones; the packs in which they were all picked."""
    packs = [BOX] * (p.seats * DEALT)
    for seat in range(p.seats):
        mine = [leader for leader in range(LEADERS) if places[leader] != BOX and places[leader] // 4 == seat]
        if len(mine) > DEALT:
            raise BadPosition(f"leaders: nobody has more than {DEALT} leaders (L-2.8)")
        for leader in range(LEADERS):
            if places[leader] == BOX and len(mine) < DEALT:
                places[leader] = seat * 4 + DISCARDED
                mine.append(leader)
        for turn, leader in enumerate(mine):
            packs[(seat + turn) % p.seats * DEALT + turn] = leader
    return packs
