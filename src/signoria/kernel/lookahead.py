"""Looking ahead within one's own turn: what a move is worth if the same seat goes on as well as it can see."""

from signoria.kernel import flow
from signoria.kernel.position import Position
from signoria.kernel.title import Title


def worth(title: Title, p: Position, seat: int, move: int, ahead: int) -> float:
    """The evaluation after a move and up to `ahead` further moves of the same seat, each the best at sight.

    Decisions are atomic, so a single one often shows nothing yet: taking a card pays when its action is done.
    """
    q = p.copy()
    flow.apply(q, seat, move)
    legal = flow.settle(q)
    value = title.evaluate(q, seat)
    while ahead > 0 and legal and flow.deciders(q) == [seat]:
        ahead -= 1
        best = q
        best_value = 0.0
        found = False
        for choice in legal:
            trial = q.copy()
            flow.apply(trial, seat, choice)
            flow.settle(trial)
            trial_value = title.evaluate(trial, seat)
            if not found or trial_value > best_value:
                best = trial
                best_value = trial_value
                found = True
        q = best
        legal = flow.settle(q)
        if best_value > value:
            value = best_value
    return value
