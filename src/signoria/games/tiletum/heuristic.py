"""How good a position looks to the greedy bot."""

from signoria.games.tiletum.position import Europe


def outlook(p: Europe, seat: int) -> float:
    return float(p.score(seat))
