"""Positions from the middle of random games."""

from signoria.games import find
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.position import Position


def some_way_into(name: str, players: int, plies: int, label: str) -> Position:
    """So many random decisions into a game, or half way where a game is shorter; settled, and not over."""
    title = find(name)
    p: Position = title.deal(title.book(players), f"{label} {players}".encode())
    whole = flow.playout(p.copy(), seeded(b"some way"))
    flow.playout(p, seeded(b"some way"), min(plies, whole // 2))
    flow.settle(p)
    return p
