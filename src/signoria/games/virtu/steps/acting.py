"""An action begins and ends; Govern and Trade, the actions that grow with what is paid (V-7, V-9.1)."""

from typing import Final

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.means import BIT, row_of, sources, special_row
from signoria.games.virtu.payment import commit, draw_rest, earn, pool, relief_told
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.paying import closed
from signoria.kernel.position import REDUNDANT, put, tell
from signoria.kernel.step import Choice

PAID: Final = 0
HALVES: Final = 0
LAST: Final = 1
"""Slots: Govern and Trade count the symbols that are paid, TurnUp the half symbols left; and the last one chosen."""
FLORINS_ASIDE: Final = [t.COLLECT]


def begin_action(p: Italy, seat: int, room: int) -> bool:
    """Start the action of a room; False if it cannot be taken (V-5.8, V-5.9, V-10.9)."""
    action = p.action_of(seat, room)
    if action < 0 or p.indulgence[seat * t.RING + room]:
        return False
    spy = p.spy[t.P_ROOM + seat * t.RING + room]
    barred = spy >= 0 and spy != seat
    if barred and action != t.INTRIGUE_ACTION:
        return False
    p.room = room
    p.used = 0
    p.effect = 0
    p.cavalry = p.ships = p.masks = p.crowns = p.crosses = 0
    if action == t.GOVERN_ACTION:
        p.push(t.GOVERN, seat, take_free(p, seat, action), -1)
    elif action == t.TRADE_ACTION:
        p.push(t.TRADE, seat, take_free(p, seat, action), -1)
    elif action == t.PATRONISE_ACTION:
        p.push(t.PATRON, seat)
    elif action == t.ANNEX_ACTION:
        p.push(t.ANNEX, seat)
    elif action == t.WAR_ACTION:
        take_free(p, seat, action)
        p.push(t.CAMPAIGN, seat, 0, 0, 0, -1)
    else:
        take_free(p, seat, action)
        p.push(t.PLOT, seat, 1 if barred else 0)
    return True


def take_free(p: Italy, seat: int, action: int) -> int:
    """Take what the room gives for nothing, where it has no other use (V-R3); how many symbols that were."""
    if not p.book.free_first:
        return 0
    taken = 0
    sym = p.book.sym
    for relief in (t.R_ACTION, t.R_UNDER, t.R_PRINTED):
        row = special_row(p, seat, relief, action)
        if row < 0:
            continue
        at = row * t.KINDS
        kind = -1
        if action == t.GOVERN_ACTION:
            if not sym[at + t.FLORIN]:
                kind = t.CROSS if sym[at + t.CROSS] > sym[at + t.CROWN] else t.CROWN
        elif action == t.TRADE_ACTION:
            if sym[at + t.SHIP] * p.book.trade_florins >= sym[at + t.FLORIN]:
                kind = t.SHIP
        elif action == t.WAR_ACTION:
            if not sym[at + t.FLORIN] and not sym[at + t.WAR] and not (sym[at + t.CAVALRY] and sym[at + t.SHIP]):
                kind = t.SHIP if sym[at + t.SHIP] else t.CAVALRY
        elif action == t.INTRIGUE_ACTION:
            if not sym[at + t.FLORIN]:
                kind = t.MASK
        if kind >= 0 and sym[at + kind]:
            units = commit(p, seat, relief, kind, row)
            pool(p, action, kind, units)
            taken += units
    return taken


def finish_action(p: Italy, seat: int) -> None:
    """The action is over: florins of its room cards, if it had an effect (V-4.6, V-R35)."""
    draw_rest(p, seat)
    if p.effect == 0 and p.ear is not None:
        p.ear.hear(told.E_DECLINE, [seat])
    p.room = -1
    p.used = 0
    p.cavalry = p.ships = p.masks = p.crowns = p.crosses = 0


# Govern.


def turnable(p: Italy, seat: int) -> list[int]:
    """Exhausted tiles and used alliances that this Govern action may turn: none that paid for it (V-7.2, V-R38)."""
    found: list[int] = []
    for tile in p.domain_tiles(seat):
        if not p.used & BIT[t.R_TILE + tile]:
            if p.face[tile] if tile < t.T_DUCHY else p.own[seat * t.OWN + tile - t.T_DUCHY] == t.EXHAUSTED:
                found.append(tile)
    for power in range(len(p.ally)):
        if p.ally[power] == seat and p.ally_used[power]:
            if power < t.OTTOMAN or not p.used & BIT[t.R_OTTOMAN + power - t.OTTOMAN]:
                found.append(len(t.TILES) + power)
    return found


def useful_halves(p: Italy, seat: int) -> int:
    """How many half symbols a Govern action could use: one for a tile, two for an alliance."""
    return sum(1 if one < len(t.TILES) else p.book.tiles_per_symbol for one in turnable(p, seat))


class Govern(Choice[Italy]):
    """Crowns and crosses, relief by relief (V-7.1)."""

    def __init__(self) -> None:
        super().__init__(t.GOVERN, [notation.relief(), notation.symbol()], ["done"], ["paid", "last:relief"])
        self.hints = ["shown", "card", "count"]
        self.with_asides = True

    def asides(self, p: Italy, seat: int) -> list[int]:
        return FLORINS_ASIDE

    def domain(self, p: Italy, seat: int) -> list[int]:
        sym = p.book.sym
        found = sources(p, seat, t.GOVERN_ACTION)
        moves: list[int] = []
        for i in range(0, len(found), 2):
            row = found[i + 1] * t.KINDS
            for kind in (t.CROWN, t.CROSS):
                if sym[row + kind]:
                    moves.append(self.base + found[i] * t.KINDS + kind)
        moves.append(self.base + self.plain)
        return moves

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        if move == self.base + self.plain:
            return 0
        relief = (move - self.base) // t.KINDS
        kind = (move - self.base) % t.KINDS
        row = row_of(p, seat, relief, t.GOVERN_ACTION)
        if row < 0:
            return closed(p, seat, relief, t.GOVERN_ACTION)
        sym = p.book.sym
        units = sym[row * t.KINDS + kind]
        if units == 0 or (kind != t.CROWN and kind != t.CROSS):
            return told.NO_SUCH_SYMBOL
        useful = useful_halves(p, seat)
        if relief == t.R_BEG and useful == 0:
            return told.NO_INDULGENCE_NOW  # an action without effect counts as declined (V-R5, V-R38)
        other = sym[row * t.KINDS + t.CROWN + t.CROSS - kind]
        if other > units or (other == units and kind == t.CROSS) or relief < p.slot(LAST):
            return REDUNDANT
        return 0 if p.slot(PAID) * p.book.tiles_per_symbol < useful else REDUNDANT

    def apply(self, p: Italy, seat: int, move: int) -> None:
        if move == self.base + self.plain:
            symbols = p.slot(PAID)
            p.pop()
            if p.ear is not None and symbols:
                p.ear.hear(told.E_GOVERN, [seat, symbols])
            turn_tiles(p, seat, symbols)
            return
        relief = (move - self.base) // t.KINDS
        kind = (move - self.base) % t.KINDS
        units = commit(p, seat, relief, kind, row_of(p, seat, relief, t.GOVERN_ACTION))
        p.fill(PAID, p.slot(PAID) + units)
        p.fill(LAST, relief)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"count": p.slot(PAID)}

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        index = move - self.base
        return relief_told(p, index // t.KINDS, index % t.KINDS, t.GOVERN_ACTION) if index < self.plain else {}


def turn_tiles(p: Italy, seat: int, symbols: int) -> None:
    """All that can be turned is turned at once where nothing has to be chosen (V-7.1)."""
    halves = symbols * p.book.tiles_per_symbol
    found = turnable(p, seat)
    if not found or not halves:
        finish_action(p, seat)
        return
    p.effect = 1
    if halves >= useful_halves(p, seat):
        for one in found:
            turn_up(p, seat, one)
        finish_action(p, seat)
    else:
        p.push(t.TURN_UP, seat, halves, -1)


def turn_up(p: Italy, seat: int, one: int) -> None:
    if one >= len(t.TILES):
        power = one - len(t.TILES)
        p.ally_used = put(p.ally_used, power, 0)
        tell(p, told.E_REACTIVATED, seat, power)
        return
    if one < t.T_DUCHY:
        p.face = put(p.face, one, 0)
    else:
        p.own = put(p.own, seat * t.OWN + one - t.T_DUCHY, t.FRESH)
    tell(p, told.E_TURNED, seat, one)


class TurnUp(Choice[Italy]):
    """Which tiles and alliances a Govern action turns up (V-7.1)."""

    def __init__(self) -> None:
        super().__init__(t.TURN_UP, [notation.faced()], ["done"], ["halves", "last:faced"])

    def domain(self, p: Italy, seat: int) -> list[int]:
        return [*[self.base + one for one in turnable(p, seat)], self.base + self.plain]

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        one = move - self.base
        if one == self.plain:
            return REDUNDANT
        if one < len(t.TILES):
            if not p.tile_owner(one, seat):
                return told.NOT_YOUR_TILE
            if p.tile_fresh(one, seat):
                return told.NOT_EXHAUSTED
            if p.used & BIT[t.R_TILE + one]:
                return told.TILE_PAID
        else:
            power = one - len(t.TILES)
            if p.ally[power] != seat or not p.ally_used[power]:
                return told.NOT_YOUR_ALLIANCE
            if power >= t.OTTOMAN and p.used & BIT[t.R_OTTOMAN + power - t.OTTOMAN]:
                return told.TILE_PAID
            if p.slot(HALVES) < p.book.tiles_per_symbol:
                return told.TOO_FEW_SYMBOLS
        return 0 if one > p.slot(LAST) or self.none_above(p, seat) else REDUNDANT

    def none_above(self, p: Italy, seat: int) -> bool:
        """Whether nothing that comes later in the order can still be turned; half a symbol turns no alliance."""
        end = len(t.FACED) if p.slot(HALVES) >= p.book.tiles_per_symbol else len(t.TILES)
        last = p.slot(LAST)
        return all(one <= last or one >= end for one in turnable(p, seat))

    def apply(self, p: Italy, seat: int, move: int) -> None:
        one = move - self.base
        if one < self.plain:
            turn_up(p, seat, one)
            halves = p.slot(HALVES) - (1 if one < len(t.TILES) else p.book.tiles_per_symbol)
            p.fill(HALVES, halves)
            p.fill(LAST, one)
            left = turnable(p, seat)
            if (halves > 1 and left) or (halves == 1 and any(other < len(t.TILES) for other in left)):
                return
        p.pop()
        finish_action(p, seat)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"count": p.slot(HALVES)}


# Trade.


class Trade(Choice[Italy]):
    """Ships, relief by relief; each brings florins at the end (V-9.1)."""

    def __init__(self) -> None:
        super().__init__(t.TRADE, [notation.relief()], ["done"], ["paid", "last:relief"])
        self.hints = ["shown", "card", "count"]

    def domain(self, p: Italy, seat: int) -> list[int]:
        sym = p.book.sym
        found = sources(p, seat, t.TRADE_ACTION)
        moves = [self.base + found[i] for i in range(0, len(found), 2) if sym[found[i + 1] * t.KINDS + t.SHIP]]
        moves.append(self.base + self.plain)
        return moves

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        relief = move - self.base
        if relief == self.plain:
            return 0
        row = row_of(p, seat, relief, t.TRADE_ACTION)
        if row < 0:
            return closed(p, seat, relief, t.TRADE_ACTION)
        if p.book.sym[row * t.KINDS + t.SHIP] == 0 or relief == t.R_BEG:
            return told.NO_SHIP
        return REDUNDANT if relief < p.slot(LAST) else 0

    def apply(self, p: Italy, seat: int, move: int) -> None:
        relief = move - self.base
        if relief < self.plain:
            units = commit(p, seat, relief, t.SHIP, row_of(p, seat, relief, t.TRADE_ACTION))
            p.fill(PAID, p.slot(PAID) + units)
            p.fill(LAST, relief)
            return
        ships = p.slot(PAID)
        p.pop()
        if ships:
            p.effect = 1
            florins = ships * p.book.trade_florins
            earn(p, seat, florins)
            tell(p, told.E_TRADE, seat, ships, florins)
        finish_action(p, seat)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"count": p.slot(PAID)}

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        relief = move - self.base
        return relief_told(p, relief, t.SHIP, t.TRADE_ACTION) if relief < self.plain else {}
