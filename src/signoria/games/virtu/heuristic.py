"""How good a position looks to the greedy bot: prestige in sight, and what cards, tiles and florins will bring."""

from signoria.games.virtu.position import Italy
from signoria.games.virtu.scoring import totals


def outlook(p: Italy, seat: int) -> float:
    return float(totals(p)[seat])
