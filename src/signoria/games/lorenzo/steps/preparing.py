"""Before the first round: bonus tiles, and the draft of the leaders (L-2.7 to L-2.9)."""

from typing import Final

from signoria.games.lorenzo import notation, told
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.position import Florence
from signoria.kernel.position import put, tell
from signoria.kernel.step import Choice, Sealed, Step


class Tile(Choice[Florence]):
    """The last player in turn order takes a bonus tile first (L-2.7)."""

    def __init__(self, named: notation.Components) -> None:
        super().__init__(t.TILE, [named.tile()])

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        tile = move - self.base
        return told.TILE_TAKEN if p.book.tile_basic[tile] or tile in p.tiles else 0

    def apply(self, p: Florence, seat: int, move: int) -> None:
        p.pop()
        p.tiles = put(p.tiles, seat, move - self.base)
        tell(p, told.E_TILE, seat, move - self.base)


class LeadersDealt(Step[Florence]):
    """Four leaders for everybody; the draft begins (L-2.8, L-2.9)."""

    def __init__(self) -> None:
        super().__init__(t.LEADERS_DEALT)

    def run(self, p: Florence) -> None:
        p.pop()
        p.learn()
        leaders = list(range(t.LEADERS))
        p.chance.shuffle(leaders)
        p.packs = leaders[: p.seats * t.DEALT]
        p.picks = [-1] * (p.seats * t.DEALT)
        p.leaders = [t.BOX] * t.LEADERS
        p.push_sealed(t.DRAFT, [1] * p.seats)

    def stop(self, p: Florence) -> bool:
        return True


def pack_of(p: Florence, seat: int, turn: int) -> int:
    """The pack that a seat holds in a turn of the draft: packs go to the right-hand neighbour (L-R35)."""
    return (seat + turn) % p.seats


def pack_now(p: Florence, seat: int) -> int:
    """The pack that a seat holds while the draft is open."""
    return pack_of(p, seat, p.slot(TURN))


def pack_left(p: Florence, pack: int) -> list[int]:
    """What has not been picked from a pack yet; sorted, for the order of a pack means nothing to anybody."""
    first = pack * t.DEALT
    picked = 0
    for place in range(first, first + t.DEALT):
        if p.picks[place] >= 0:
            picked |= 1 << p.picks[place]
    left = [leader for leader in p.packs[first : first + t.DEALT] if not (picked >> leader) & 1]
    left.sort()
    return left


TURN: Final = 0


class Draft(Sealed[Florence]):
    """Everybody keeps one leader and hands on the rest, three times; the last is kept by itself. Slot: which time."""

    def __init__(self, named: notation.Components) -> None:
        super().__init__(t.DRAFT, [named.leader()], None, ["turn"])

    def domain(self, p: Florence, seat: int) -> list[int]:
        return [self.base + leader for leader in pack_left(p, pack_now(p, seat))]

    def refusal(self, p: Florence, seat: int, move: int) -> int:
        return 0 if move - self.base in pack_left(p, pack_now(p, seat)) else told.NOT_IN_PACK

    def sift(self, p: Florence, seat: int, legal: list[int], spare: list[int]) -> None:
        legal.extend(self.domain(p, seat))

    def situation(self, p: Florence, seat: int) -> dict[str, int]:
        return {"count": p.slot(TURN) + 1}

    def reveal(self, p: Florence, answers: list[int]) -> None:
        turn = p.slot(TURN)
        p.pop()
        for seat in range(p.seats):
            keep(p, seat, turn, answers[seat] - self.base)
        if turn + 1 < t.DEALT:
            p.push_sealed(t.DRAFT, [1] * p.seats, 1, turn + 1)
        else:
            gather(p)


def gather(p: Florence) -> None:
    """The draft is over: note who kept what."""
    p.troupe = [p.picks[pack_of(p, seat, turn) * t.DEALT + turn] for seat in range(p.seats) for turn in range(t.DEALT)]


def keep(p: Florence, seat: int, turn: int, leader: int) -> None:
    p.picks = put(p.picks, pack_of(p, seat, turn) * t.DEALT + turn, leader)
    p.leaders = put(p.leaders, leader, seat * 4 + t.IN_HAND)
    tell(p, told.E_DRAFT, seat, leader, knows=1 << seat)
