"""King phase, fair, cleanup and the end (T-7, T-8, T-11, T-12)."""

from signoria.games.tiletum import terms as t
from signoria.games.tiletum import told
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.scoring import award, final_scoring, score_fair
from signoria.games.tiletum.setup import draw_bonus
from signoria.games.tiletum.storage import discard, take, take_refusal, tile_words
from signoria.games.tiletum.titus.state import at_king_phase
from signoria.games.tiletum.track import by_track, raise_marker
from signoria.kernel.position import put, tell
from signoria.kernel.step import Choice, Step


class Leader(Step[Europe]):
    """Who is furthest forward on the king track gets its tile, in the last round points (T-7.1)."""

    def __init__(self) -> None:
        super().__init__(t.LEADER)

    def run(self, p: Europe) -> None:
        p.pop()
        at_king_phase(p)
        seat = by_track(p)[0]
        tell(p, told.E_KING_TILE, seat)
        if seat == p.book.automaton:
            throw_away(p, seat)
            award(p, seat, t.S_KING, p.book.solo.king_vp)
        elif p.round == p.book.round_count:
            if p.book.king_last_vp:
                award(p, seat, t.S_KING, p.book.last_round_vp)
        elif p.king_tile >= 0:
            if take_refusal(p, seat, p.king_tile) == 0:
                p.push(t.KING_TILE, seat)
            else:
                throw_away(p, seat)

    def stop(self, p: Europe) -> bool:
        return True


def throw_away(p: Europe, seat: int) -> None:
    if p.king_tile >= 0:
        discard(p, p.king_tile)
        p.king_tile = -1
        tell(p, told.E_DISCARD, seat)


class KingTile(Choice[Europe]):
    """The leader takes the tile at the king track or discards it (T-7.1)."""

    def __init__(self) -> None:
        super().__init__(t.KING_TILE, None, ["take", "discard"])

    def apply(self, p: Europe, seat: int, move: int) -> None:
        p.pop()
        if move == self.base:
            tile = p.king_tile
            p.king_tile = -1
            take(p, seat, tile)
        else:
            throw_away(p, seat)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return tile_words(p.king_tile)


class Standing(Step[Europe]):
    """Points of the king track, the new turn order, and red markers back to 0 (T-7.2 to T-7.4)."""

    def __init__(self) -> None:
        super().__init__(t.STANDING)

    def run(self, p: Europe) -> None:
        p.pop()
        for seat in p.order:
            award(p, seat, t.S_KING, p.book.track_vp[p.king[seat]])
        order = by_track(p)
        if p.ear is not None and order != p.order:
            for place, seat in enumerate(order):
                p.ear.hear(told.E_ORDER, [seat, place + 1])
        p.order = order
        p.seen_king = p.king
        for seat in order:
            if p.king[seat] < p.book.track_start:
                p.king = put(p.king, seat, p.book.track_start)
                raise_marker(p, seat)
                tell(p, told.E_RESET, seat)
        if not p.book.fair_before_reset:
            p.seen_king = p.king


class Fair(Step[Europe]):
    """The fair of this round (T-8)."""

    def __init__(self) -> None:
        super().__init__(t.FAIR)

    def run(self, p: Europe) -> None:
        p.pop()
        tell(p, told.E_FAIR, p.fair_city[p.round - 1], p.fair_tile[p.round - 1])
        score_fair(p)


class Cleanup(Step[Europe]):
    """New tiles, corruption tokens face down, dice back, the wheel turns (T-11)."""

    def __init__(self) -> None:
        super().__init__(t.CLEANUP)

    def run(self, p: Europe) -> None:
        p.pop()
        p.learn()
        for space in range(t.SECTORS):
            if p.sector_tile[space] < 0:
                tile = draw_bonus(p)
                p.sector_tile = put(p.sector_tile, space, tile)
                if p.ear is not None and tile >= 0:
                    tell_tile(p, tile, p.actions[space])
        if p.king_tile < 0 and p.round < p.book.round_count - 1 and p.book.king_refill:
            p.king_tile = draw_bonus(p)
            if p.ear is not None and p.king_tile >= 0:
                tell_tile(p, p.king_tile, -1)
        tokens = p.tokens[:]
        p.chance.shuffle(tokens)
        p.tokens = tokens
        p.shown = 0
        p.wheel = [0] * (t.KINDS * t.FACES)
        p.turned = (p.turned - 1) % t.SECTORS
        tell(p, told.E_WHEEL)
        p.push(t.ROUND)

    def stop(self, p: Europe) -> bool:
        return True


def tell_tile(p: Europe, tile: int, action: int) -> None:
    """A new bonus tile at an action, or at the king track."""
    kind = 0 if tile < t.CONTRACT_TILE else 1 if tile < t.CREST_TILE else 2
    number = tile - (0, t.CONTRACT_TILE, t.CREST_TILE)[kind]
    if action < 0:
        tell(p, (told.E_KING_HELPER, told.E_KING_CONTRACT, told.E_KING_CREST)[kind], number)
    else:
        tell(p, (told.E_SECTOR_HELPER, told.E_SECTOR_CONTRACT, told.E_SECTOR_CREST)[kind], action, number)


class Scoring(Step[Europe]):
    """Final scoring (T-12)."""

    def __init__(self) -> None:
        super().__init__(t.SCORING)

    def run(self, p: Europe) -> None:
        p.pop()
        final_scoring(p)
