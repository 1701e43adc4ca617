"""King phase, fair, cleanup and the end (T-7, T-8, T-11, T-12)."""

from signoria.games.tiletum.gains import award, by_track, discard, draw_bonus, raise_marker, take, take_refusal
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.scoring import final_scoring, score_fair
from signoria.games.tiletum.terms import (
    CONTRACT_TILE,
    CREST_TILE,
    FACES,
    KINDS,
    KING_TILE,
    ROUND,
    S_KING,
    SECTORS,
)
from signoria.games.tiletum.titus.state import at_king_phase
from signoria.games.tiletum.told import (
    E_DISCARD,
    E_FAIR,
    E_KING_CONTRACT,
    E_KING_CREST,
    E_KING_HELPER,
    E_KING_TILE,
    E_ORDER,
    E_RESET,
    E_SECTOR_CONTRACT,
    E_SECTOR_CREST,
    E_SECTOR_HELPER,
    E_WHEEL,
)
from signoria.kernel.position import Choice, Position, Step, put


class Leader(Step):
    """Who is furthest forward on the king track gets its tile, in the last round points (T-7.1)."""

    def __init__(self) -> None:
        super().__init__("leader", "T-7.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        p.pop()
        at_king_phase(p)
        seat = by_track(p)[0]
        if p.ear is not None:
            p.ear.hear(E_KING_TILE, [seat])
        if seat == p.rules.automaton:
            throw_away(p, seat)
            award(p, seat, S_KING, p.rules.solo.king_vp)
        elif p.round == p.rules.round_count:
            if p.rules.king_last_vp:
                award(p, seat, S_KING, p.rules.last_round_vp)
        elif p.king_tile >= 0:
            if take_refusal(p, seat, p.king_tile) == 0:
                p.push(KING_TILE, seat)
            else:
                throw_away(p, seat)

    def stop(self, p: Position) -> bool:
        return True


def throw_away(p: Europe, seat: int) -> None:
    if p.king_tile >= 0:
        discard(p, p.king_tile)
        p.king_tile = -1
        if p.ear is not None:
            p.ear.hear(E_DISCARD, [seat])


class KingTile(Choice):
    """The leader takes the tile at the king track or discards it (T-7.1)."""

    def __init__(self) -> None:
        super().__init__("favour", "T-7.1", None, ["take", "discard"])

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        p.pop()
        if move == self.base:
            tile = p.king_tile
            p.king_tile = -1
            take(p, seat, tile)
        else:
            throw_away(p, seat)


class Standing(Step):
    """Points of the king track, the new turn order, and red markers back to 0 (T-7.2 to T-7.4)."""

    def __init__(self) -> None:
        super().__init__("standing", "T-7.2")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        p.pop()
        for seat in p.order:
            award(p, seat, S_KING, p.rules.track_vp[p.king[seat]])
        order = by_track(p)
        if p.ear is not None and order != p.order:
            for place, seat in enumerate(order):
                p.ear.hear(E_ORDER, [seat, place + 1])
        p.order = order
        p.seen_king = p.king
        for seat in order:
            if p.king[seat] < p.rules.track_start:
                p.king = put(p.king, seat, p.rules.track_start)
                raise_marker(p, seat)
                if p.ear is not None:
                    p.ear.hear(E_RESET, [seat])
        if not p.rules.fair_before_reset:
            p.seen_king = p.king


class Fair(Step):
    """The fair of this round (T-8)."""

    def __init__(self) -> None:
        super().__init__("fair", "T-8.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        p.pop()
        if p.ear is not None:
            p.ear.hear(E_FAIR, [p.fair_city[p.round - 1], p.fair_tile[p.round - 1]])
        score_fair(p)


class Cleanup(Step):
    """New tiles, corruption tokens face down, dice back, the wheel turns (T-11)."""

    def __init__(self) -> None:
        super().__init__("cleanup", "T-11.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        p.pop()
        p.learn()
        for space in range(SECTORS):
            if p.sector_tile[space] < 0:
                tile = draw_bonus(p)
                p.sector_tile = put(p.sector_tile, space, tile)
                if p.ear is not None and tile >= 0:
                    tell_tile(p, tile, p.actions[space])
        if p.king_tile < 0 and p.round < p.rules.round_count - 1 and p.rules.king_refill:
            p.king_tile = draw_bonus(p)
            if p.ear is not None and p.king_tile >= 0:
                tell_tile(p, p.king_tile, -1)
        tokens = p.tokens[:]
        p.chance.shuffle(tokens)
        p.tokens = tokens
        p.shown = 0
        p.wheel = [0] * (KINDS * FACES)
        p.turned = (p.turned - 1) % SECTORS
        if p.ear is not None:
            p.ear.hear(E_WHEEL, [])
        p.push(ROUND)

    def stop(self, p: Position) -> bool:
        return True


def tell_tile(p: Europe, tile: int, action: int) -> None:
    """A new bonus tile at an action, or at the king track."""
    assert p.ear is not None
    kind = 0 if tile < CONTRACT_TILE else 1 if tile < CREST_TILE else 2
    number = tile - (0, CONTRACT_TILE, CREST_TILE)[kind]
    if action < 0:
        p.ear.hear((E_KING_HELPER, E_KING_CONTRACT, E_KING_CREST)[kind], [number])
    else:
        p.ear.hear((E_SECTOR_HELPER, E_SECTOR_CONTRACT, E_SECTOR_CREST)[kind], [action, number])


class Scoring(Step):
    """Final scoring (T-12)."""

    def __init__(self) -> None:
        super().__init__("scoring", "T-12.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Europe)
        p.pop()
        final_scoring(p)
