"""An action begins and ends; Govern and Trade, the actions that grow with what is paid (V-7, V-9.1)."""

from typing import Final

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    ANNEX,
    CAMPAIGN,
    COLLECT,
    E_DECLINE,
    E_GOVERN,
    E_REACTIVATED,
    E_TRADE,
    E_TURNED,
    GOVERN,
    NO_INDULGENCE_NOW,
    NO_SHIP,
    NO_SUCH_SYMBOL,
    NOT_EXHAUSTED,
    NOT_YOUR_ALLIANCE,
    NOT_YOUR_TILE,
    PATRON,
    PLOT,
    TILE_PAID,
    TOO_FEW_SYMBOLS,
    TRADE,
    TURN_UP,
)
from signoria.games.virtu.means import BIT, row_of, sources, special_row
from signoria.games.virtu.paying import commit, draw_rest, earn, pool
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.paying import closed
from signoria.games.virtu.terms import (
    ALLIANCES,
    ANNEX_ACTION,
    CAVALRY,
    CROSS,
    CROWN,
    EXHAUSTED,
    FLORIN,
    FRESH,
    GOVERN_ACTION,
    INTRIGUE_ACTION,
    KINDS,
    MASK,
    OTTOMAN,
    OWN,
    P_ROOM,
    PATRONISE_ACTION,
    R_ACTION,
    R_BEG,
    R_OTTOMAN,
    R_PRINTED,
    R_TILE,
    R_UNDER,
    RING,
    SHIP,
    T_DUCHY,
    TILES,
    TRADE_ACTION,
    WAR,
    WAR_ACTION,
)
from signoria.kernel.position import REDUNDANT, Choice, Operand, Position, put

FACED: Final = [*TILES, *[f"bonus-{name}" for name in ALLIANCES]]
"""What a Govern action turns: tiles, then the bonuses of alliances."""
FACES: Final = len(FACED)
FLORINS_ASIDE: Final = [COLLECT]


def begin_action(p: Italy, seat: int, room: int) -> bool:
    """Start the action of a room; False if it cannot be taken (V-5.8, V-5.9, V-10.9)."""
    action = p.action_of(seat, room)
    if action < 0 or p.indulgence[seat * RING + room]:
        return False
    spy = p.spy[P_ROOM + seat * RING + room]
    barred = spy >= 0 and spy != seat
    if barred and action != INTRIGUE_ACTION:
        return False
    p.room = room
    p.used = 0
    p.effect = 0
    p.cavalry = p.ships = p.masks = p.crowns = p.crosses = 0
    if action == GOVERN_ACTION:
        p.push(GOVERN, seat, take_free(p, seat, action), -1)
    elif action == TRADE_ACTION:
        p.push(TRADE, seat, take_free(p, seat, action), -1)
    elif action == PATRONISE_ACTION:
        p.push(PATRON, seat)
    elif action == ANNEX_ACTION:
        p.push(ANNEX, seat)
    elif action == WAR_ACTION:
        take_free(p, seat, action)
        p.push(CAMPAIGN, seat, 0, 0, 0, -1)
    else:
        take_free(p, seat, action)
        p.push(PLOT, seat, 1 if barred else 0)
    return True


def take_free(p: Italy, seat: int, action: int) -> int:
    """Take what the room gives for nothing, where it has no other use (R-3); how many symbols that were."""
    if not p.rules.free_first:
        return 0
    taken = 0
    sym = p.rules.sym
    for relief in (R_ACTION, R_UNDER, R_PRINTED):
        row = special_row(p, seat, relief, action)
        if row < 0:
            continue
        at = row * KINDS
        kind = -1
        if action == GOVERN_ACTION:
            if not sym[at + FLORIN]:
                kind = CROSS if sym[at + CROSS] > sym[at + CROWN] else CROWN
        elif action == TRADE_ACTION:
            if sym[at + SHIP] * p.rules.trade_florins >= sym[at + FLORIN]:
                kind = SHIP
        elif action == WAR_ACTION:
            if not sym[at + FLORIN] and not sym[at + WAR] and not (sym[at + CAVALRY] and sym[at + SHIP]):
                kind = SHIP if sym[at + SHIP] else CAVALRY
        elif action == INTRIGUE_ACTION:
            if not sym[at + FLORIN]:
                kind = MASK
        if kind >= 0 and sym[at + kind]:
            units = commit(p, seat, relief, kind, row)
            pool(p, action, kind, units)
            taken += units
    return taken


def finish_action(p: Italy, seat: int) -> None:
    """The action is over: florins of its room cards, if it had an effect (V-4.6, R-35)."""
    draw_rest(p, seat)
    if p.effect == 0 and p.ear is not None:
        p.ear.hear(E_DECLINE, [seat])
    p.room = -1
    p.used = 0
    p.cavalry = p.ships = p.masks = p.crowns = p.crosses = 0


# Govern.


def turnable(p: Italy, seat: int) -> list[int]:
    """Exhausted tiles and used alliances that this Govern action may turn: none that paid for it (V-7.2, R-38)."""
    found: list[int] = []
    for tile in p.domain_tiles(seat):
        if not p.used & BIT[R_TILE + tile]:
            if p.face[tile] if tile < T_DUCHY else p.own[seat * OWN + tile - T_DUCHY] == EXHAUSTED:
                found.append(tile)
    for power in range(len(p.ally)):
        if p.ally[power] == seat and p.ally_used[power]:
            if power < OTTOMAN or not p.used & BIT[R_OTTOMAN + power - OTTOMAN]:
                found.append(len(TILES) + power)
    return found


def useful_halves(p: Italy, seat: int) -> int:
    """How many half symbols a Govern action could use: one for a tile, two for an alliance."""
    return sum(1 if one < len(TILES) else p.rules.tiles_per_symbol for one in turnable(p, seat))


class Govern(Choice):
    """Crowns and crosses, relief by relief (V-7.1). Slots: symbols paid, the last relief."""

    def __init__(self) -> None:
        super().__init__("govern", "V-7.1", [notation.relief(), notation.symbol()], ["done"])
        self.hints = ["shown", "card", "count"]
        self.with_asides = True

    def asides(self, p: Position, seat: int) -> list[int]:
        return FLORINS_ASIDE

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        sym = p.rules.sym
        found = sources(p, seat, GOVERN_ACTION)
        moves: list[int] = []
        for i in range(0, len(found), 2):
            row = found[i + 1] * KINDS
            for kind in (CROWN, CROSS):
                if sym[row + kind]:
                    moves.append(self.base + found[i] * KINDS + kind)
        moves.append(self.base + self.plain)
        return moves

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        if move == self.base + self.plain:
            return 0
        relief = (move - self.base) // KINDS
        kind = (move - self.base) % KINDS
        row = row_of(p, seat, relief, GOVERN_ACTION)
        if row < 0:
            return closed(p, seat, relief, GOVERN_ACTION)
        sym = p.rules.sym
        units = sym[row * KINDS + kind]
        if units == 0 or (kind != CROWN and kind != CROSS):
            return NO_SUCH_SYMBOL
        useful = useful_halves(p, seat)
        if relief == R_BEG and useful == 0:
            return NO_INDULGENCE_NOW  # an action without effect counts as declined
        other = sym[row * KINDS + CROWN + CROSS - kind]
        if other > units or (other == units and kind == CROSS) or relief < p.agenda[-5]:
            return REDUNDANT
        return 0 if p.agenda[-6] * p.rules.tiles_per_symbol < useful else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        if move == self.base + self.plain:
            symbols = p.slot(0)
            p.pop()
            if p.ear is not None and symbols:
                p.ear.hear(E_GOVERN, [seat, symbols])
            turn_tiles(p, seat, symbols)
            return
        relief = (move - self.base) // KINDS
        kind = (move - self.base) % KINDS
        units = commit(p, seat, relief, kind, row_of(p, seat, relief, GOVERN_ACTION))
        p.fill(0, p.slot(0) + units)
        p.fill(1, relief)


def turn_tiles(p: Italy, seat: int, symbols: int) -> None:
    """All that can be turned is turned at once where nothing has to be chosen (V-7.1)."""
    halves = symbols * p.rules.tiles_per_symbol
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
        p.push(TURN_UP, seat, halves, -1)


def turn_up(p: Italy, seat: int, one: int) -> None:
    if one >= len(TILES):
        power = one - len(TILES)
        p.ally_used = put(p.ally_used, power, 0)
        if p.ear is not None:
            p.ear.hear(E_REACTIVATED, [seat, power])
        return
    if one < T_DUCHY:
        p.face = put(p.face, one, 0)
    else:
        p.own = put(p.own, seat * OWN + one - T_DUCHY, FRESH)
    if p.ear is not None:
        p.ear.hear(E_TURNED, [seat, one])


class TurnUp(Choice):
    """Which tiles and alliances a Govern action turns up (V-7.1). Slots: half symbols left, the last one turned."""

    def __init__(self) -> None:
        super().__init__("turnup", "V-7.1", [Operand("faced", "faced", FACED)], ["done"])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        return [*[self.base + one for one in turnable(p, seat)], self.base + self.plain]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        one = move - self.base
        if one == self.plain:
            return REDUNDANT
        if one < len(TILES):
            if not p.tile_owner(one, seat):
                return NOT_YOUR_TILE
            if p.tile_fresh(one, seat):
                return NOT_EXHAUSTED
            if p.used & BIT[R_TILE + one]:
                return TILE_PAID
        else:
            power = one - len(TILES)
            if p.ally[power] != seat or not p.ally_used[power]:
                return NOT_YOUR_ALLIANCE
            if power >= OTTOMAN and p.used & BIT[R_OTTOMAN + power - OTTOMAN]:
                return TILE_PAID
            if p.agenda[-6] < p.rules.tiles_per_symbol:
                return TOO_FEW_SYMBOLS
        return 0 if one > p.agenda[-5] or self.none_above(p, seat) else REDUNDANT

    def none_above(self, p: Italy, seat: int) -> bool:
        """Whether nothing that comes later in the order can still be turned; half a symbol turns no alliance."""
        end = FACES if p.agenda[-6] >= p.rules.tiles_per_symbol else len(TILES)
        return all(one <= p.agenda[-5] or one >= end for one in turnable(p, seat))

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        one = move - self.base
        if one < self.plain:
            turn_up(p, seat, one)
            p.fill(0, p.slot(0) - (1 if one < len(TILES) else p.rules.tiles_per_symbol))
            p.fill(1, one)
            left = turnable(p, seat)
            if (p.slot(0) > 1 and left) or (p.slot(0) == 1 and any(other < len(TILES) for other in left)):
                return
        p.pop()
        finish_action(p, seat)


# Trade.


class Trade(Choice):
    """Ships, relief by relief; each brings florins at the end (V-9.1). Slots: ships, the last relief."""

    def __init__(self) -> None:
        super().__init__("trade", "V-9.1", [notation.relief()], ["done"])
        self.hints = ["shown", "card", "count"]

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        sym = p.rules.sym
        found = sources(p, seat, TRADE_ACTION)
        moves = [self.base + found[i] for i in range(0, len(found), 2) if sym[found[i + 1] * KINDS + SHIP]]
        moves.append(self.base + self.plain)
        return moves

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        relief = move - self.base
        if relief == self.plain:
            return 0
        row = row_of(p, seat, relief, TRADE_ACTION)
        if row < 0:
            return closed(p, seat, relief, TRADE_ACTION)
        if p.rules.sym[row * KINDS + SHIP] == 0 or relief == R_BEG:
            return NO_SHIP
        return REDUNDANT if relief < p.agenda[-5] else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        relief = move - self.base
        if relief < self.plain:
            units = commit(p, seat, relief, SHIP, row_of(p, seat, relief, TRADE_ACTION))
            p.fill(0, p.slot(0) + units)
            p.fill(1, relief)
            return
        ships = p.slot(0)
        p.pop()
        if ships:
            p.effect = 1
            florins = ships * p.rules.trade_florins
            earn(p, seat, florins)
            if p.ear is not None:
                p.ear.hear(E_TRADE, [seat, ships, florins])
        finish_action(p, seat)
