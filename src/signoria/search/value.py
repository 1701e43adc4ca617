"""What a position is worth for every seat: shares of the victory, together 1."""

from math import exp

from signoria.kernel.position import Position
from signoria.kernel.title import Title
from signoria.search.plan import OWN, Plan


def spread(hopes: list[float], scale: float) -> list[float]:
    """Shares from points: who leads by `scale` is e times as likely to win."""
    best = hopes[0]
    for hope in hopes:
        if hope > best:
            best = hope
    total = 0.0
    found: list[float] = []
    for hope in hopes:
        weight = exp((hope - best) / scale)
        found.append(weight)
        total += weight
    for i in range(len(found)):
        found[i] = found[i] / total
    return found


def from_own_place(title: Title, p: Position, scale: float, seat: int) -> list[float]:
    """Shares as one seat sees them: its own by its evaluation, the rest for the others alike."""
    rivals = p.seats - 1
    own = 1.0 / (1.0 + rivals * exp(-title.evaluate(p, seat) / scale))
    found = [(1.0 - own) / rivals] * p.seats
    found[seat] = own
    return found


def shares(title: Title, p: Position, plan: Plan, seat: int) -> list[float]:
    """The shares at a position that a seat thinks about.

    Of a finished game they are the victory with a little of the margin, else what is hoped for.
    """
    if p.agenda:
        if plan.judge == OWN:
            return from_own_place(title, p, plan.scale, seat)
        return spread(title.hopes(p), plan.scale)
    points = [float(total) for total in title.totals(p)]
    found = spread(points, plan.scale)
    ranks = title.ranks(p)
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    for i in range(len(found)):
        won = 1.0 / winners if ranks[i] == 1 else 0.0
        found[i] = won * (1.0 - plan.margin) + found[i] * plan.margin
    return found
