"""What cannot be: the invariants of a position, for positions from outside and for tests."""

from signoria.games.virtu.position import Italy


def faults(p: Italy) -> list[str]:
    """Why this position is impossible, in words; [] for a possible one."""
    return []
