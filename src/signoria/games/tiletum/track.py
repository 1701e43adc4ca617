"""The king track: how far each marker is, and which lies on which (T-4.2, T-6.5, T-7.3)."""

from signoria.games.tiletum import told
from signoria.games.tiletum.position import Europe
from signoria.kernel.position import put, tell


def advance(p: Europe, seat: int, n: int) -> None:
    """Forward on the king track, at most to its end; a marker that moves goes on top (T-6.5)."""
    here = p.king[seat]
    there = min(here + n, p.book.track_end)
    if there > here:
        p.king = put(p.king, seat, there)
        raise_marker(p, seat)
        tell(p, told.E_KING, seat, there - here, p.book.track_vp[there])


def raise_marker(p: Europe, seat: int) -> None:
    """The marker of a seat arrives on its space after all others."""
    p.arrival = [*[other for other in p.arrival if other != seat], seat]


def by_track(p: Europe) -> list[int]:
    """Seats from the one furthest forward on; on one space the lower marker comes first (T-7.3)."""
    found: list[int] = []
    for space in range(p.book.track_end, -1, -1):
        for seat in p.arrival:
            if p.king[seat] == space:
                found.append(seat)
    return found
