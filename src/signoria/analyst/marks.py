"""Marks for moves, as in chess, by what a move has cost: a share of the victory."""

from typing import Final

BEST: Final = "best"
GOOD: Final = "good"
DOUBTFUL: Final = "doubtful"
MISTAKE: Final = "mistake"

COSTS: Final = {BEST: 0.01, GOOD: 0.04, DOUBTFUL: 0.10, MISTAKE: 1.0}
"""So much a move may cost at most to be called this."""
SURE: Final = 1.0
"""So many standard errors of its cost a move is forgiven: what is not certain is not held against anybody."""
SWING: Final = 0.10
"""From one decision to the next an expectation changes by so much at a turning point."""
TURNING_POINTS: Final = 6
"""So many of them are told, the largest."""
WRONG: Final = (DOUBTFUL, MISTAKE)
"""What is told as having cost something."""
SIGNS: Final = {BEST: "!", GOOD: "", DOUBTFUL: "?!", MISTAKE: "?"}


def mark_of(cost: float, error: float) -> str:
    """What a move is called that has cost so much, more or less."""
    certain = cost - SURE * error
    return next((mark for mark, most in COSTS.items() if certain <= most), MISTAKE)
