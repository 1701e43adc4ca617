"""Judging one decision from the eyes of the seat that decided: its best moves, and what the played one has cost."""

from collections.abc import Iterator
from time import monotonic
from typing import Any, Final, NamedTuple

from signoria.analyst.calibration import Correction, correction_of, slope
from signoria.analyst.marks import BEST, mark_of
from signoria.analyst.weighing import Scale, Weight, difference, promises
from signoria.game.pickling import maker_of
from signoria.kernel import flow
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.notation import text_of
from signoria.kernel.position import Book, Position
from signoria.players.plans import plan_of
from signoria.search.plan import Plan
from signoria.search.thinking import Imagine, think

LEVEL: Final = "master"
"""The analyst thinks by the plan of this level."""
MOST: Final = 4000
"""As many simulations a decision as the master has, but no more than these, unless somebody asks for them."""
OVERRULED: Final = 2.0
"""So many standard errors better another move must weigh than the one that the search likes best."""
WIDE: Final = 4
"""So many moves are weighed, and the played one: those that the search likes best, and where it tells of fewer, because
the rows of moves that it keeps to begin alike, those that promise most at sight."""
FEWEST: Final = 8
"""In so many worlds a move is tried at least."""
FARTHEST: Final = 12
"""So many moves of a line are told."""
TOLD: Final = 3
"""So many sources of points are told as reasons."""
WORTH_TELLING: Final = 0.25
"""A difference of fewer points is no reason."""


class Effort(NamedTuple):
    """How much is thought about a decision: simulations, or seconds where they are given."""

    simulations: int
    seconds: float = 0.0


class Case(NamedTuple):
    """A decision that is to be judged. The position is imagined: nobody who judges knows more than the seat did."""

    position: Position
    seat: int
    played: int
    """-1 where nothing was played yet."""
    ply: int
    """After so many moves."""
    luck: str
    effort: Effort


class Option(NamedTuple):
    """A move that was weighed: the share of the victory and the margin in points to expect, and how it goes on."""

    move: str
    share: float
    error: float
    margin: float
    line: list[str]
    """What the master would play, the move first."""


class Reason(NamedTuple):
    """Why one move is better than another: points that it brings more, by source; and fewer to the best other seat."""

    than: str
    sources: list[tuple[str, float]]
    rival: float


class Judged(NamedTuple):
    """What is known of a decision; all of it can be written as JSON."""

    ply: int
    seat: int
    played: str
    mark: str
    cost: float
    error: float
    shares: list[float]
    """What every seat could expect before the move, if it is the best."""
    errors: list[float]
    options: list[Option]
    """The best first, then by their shares."""
    reason: Reason | None

    @property
    def best(self) -> Option:
        return self.options[0]


def usual_effort(book: Book) -> Effort:
    return Effort(min(MOST, plan_of(book.title, LEVEL, book.people).simulations))


def judge(case: Case) -> Judged:
    """A judgement, its shares corrected by what the title's calibration found."""
    book = case.position.book
    weights, lines = weighed(case)
    return told(case, weights, lines, correction_of(book.title, book.people))


def weighed(case: Case) -> tuple[list[Weight], dict[int, list[str]]]:
    """Search, then weigh what the search likes and what was played in the same worlds; and how each move goes on."""
    book = case.position.book
    title = maker_of(book)
    plan = plan_of(title.name, LEVEL, book.people)
    seat, effort = case.seat, case.effort
    imagine = dreamer(case, plan, seeded(f"{case.luck}/dreams".encode()))
    legal = flow.moves(case.position, seat)
    chance = seeded(f"{case.luck}/search".encode())
    begun = monotonic()
    thought = think(title, imagine, seat, legal, plan, chance, effort.seconds / 2, max(1, effort.simulations // 2))
    moves = [option.move for option in thought.options[:WIDE]]
    if case.played >= 0 and case.played not in moves:
        moves.append(case.played)
    first = imagine()
    if len(moves) < WIDE:
        rest = [move for move in legal if move not in moves]
        promise = dict(zip(rest, promises(title, first, seat, rest, plan, chance), strict=True))
        moves += sorted(rest, key=lambda move: -promise[move])[: WIDE - len(moves)]
    scales = [Scale(title, first, seat, move, plan, seeded(f"{case.luck}/weighing".encode())) for move in moves]
    worlds = max(FEWEST, effort.simulations // (2 * len(moves)))
    for _ in rounds(worlds, begun + effort.seconds if effort.seconds else 0.0):
        world = imagine()
        for scale in scales:
            scale.put(world)
    lines = {option.move: playable(case.position, option.line) for option in thought.options}
    for scale in scales:
        if len(lines.get(scale.weight.move, ())) <= 1:
            lines[scale.weight.move] = playable(case.position, scale.line())
    return [scale.weight for scale in scales], lines


def dreamer(case: Case, plan: Plan, dreams: Chance) -> Imagine:
    """What imagines positions of a decision, each with the weights of a plan."""
    book = case.position.book
    title = maker_of(book)

    def imagine() -> Position:
        dreamt: Position = title.imagine(case.position, case.seat, dreams)
        dreamt.book = plan.weighed(title, book)
        return dreamt

    return imagine


def playable(position: Position, line: list[int]) -> list[str]:
    """A line as far as it can be played in one imagined position, whoever decides; in another one it may end sooner."""
    p = position.copy()
    found = []
    for move in line[:FARTHEST]:
        if not p.agenda or move not in flow.moves(p, seat := flow.deciders(p)[0]):
            break
        flow.apply(p, seat, move)
        flow.settle(p)
        found.append(text_of(maker_of(p.book), move))
    return found


def rounds(worlds: int, until: float) -> Iterator[int]:
    """So many times; with a clock as long as it allows, but some times in any case."""
    at = 0
    while at < FEWEST or (monotonic() < until if until else at < worlds):
        yield at
        at += 1


def told(case: Case, weights: list[Weight], lines: dict[int, list[str]], correction: Correction) -> Judged:
    """A judgement as plain data."""
    book, seat = case.position.book, case.seat
    title = maker_of(book)
    raw = {weight.move: [weight.share(one) for one in range(book.seats)] for weight in weights}
    shares = {move: correction.of(row, seat) for move, row in raw.items()}

    def grown(move: int, one: int) -> float:
        return slope(raw[move][one], shares[move][one], correction.stretch)

    best = best_of(weights, seat)
    ranked = [best, *sorted((one for one in weights if one is not best), key=lambda weight: -weight.share(seat))]
    played = next((weight for weight in weights if weight.move == case.played), best)
    gap, error = difference(best, played, seat)
    cost = max(0.0, shares[best.move][seat] - shares[played.move][seat])
    error *= max(grown(best.move, seat), grown(played.move, seat))
    other = played if played is not best else ranked[1] if len(ranked) > 1 else None
    options = [
        Option(
            text_of(title, weight.move),
            rounded(shares[weight.move][seat]),
            rounded(weight.error(seat) * grown(weight.move, seat)),
            round(weight.margin(), 1),
            lines.get(weight.move) or [text_of(title, weight.move)],
        )
        for weight in ranked
    ]
    return Judged(
        case.ply,
        seat,
        text_of(title, case.played) if case.played >= 0 else "",
        BEST if gap <= 0.0 else mark_of(cost, error),
        rounded(cost),
        rounded(error) if played is not best else 0.0,
        [rounded(share) for share in shares[best.move]],
        [rounded(best.error(one) * grown(best.move, one)) for one in range(book.seats)],
        options,
        reason_of(title.sources, best, other, text_of(title, other.move)) if other is not None else None,
    )


def best_of(weights: list[Weight], seat: int) -> Weight:
    """What the search likes best, unless another move has clearly weighed more: the luckiest is not yet the best."""
    best = weights[0]
    for other in sorted(weights[1:], key=lambda weight: -weight.share(seat)):
        gap, error = difference(other, best, seat)
        if gap > OVERRULED * error:
            best = other
    return best


def reason_of(sources: list[str], best: Weight, other: Weight, than: str) -> Reason:
    """By which sources a move brings more or fewer points than another until the search looks no further."""
    gaps = [(name, round(best.source(n) - other.source(n), 1)) for n, name in enumerate(sources)]
    told = sorted((gap for gap in gaps if abs(gap[1]) >= WORTH_TELLING), key=lambda gap: -abs(gap[1]))[:TOLD]
    rival = sum(best.rivals) / len(best.rivals) - sum(other.rivals) / len(other.rivals)
    return Reason(than, told, round(rival, 1))


def rounded(share: float) -> float:
    return round(share, 4)


# As JSON and back.


def as_data(judged: Judged) -> dict[str, Any]:
    data = judged._asdict()
    data["options"] = [option._asdict() for option in judged.options]
    data["reason"] = judged.reason._asdict() if judged.reason is not None else None
    return data


def from_data(data: dict[str, Any]) -> Judged:
    options = [Option(**option) for option in data["options"]]
    reason = reason_from(data["reason"]) if data["reason"] is not None else None
    return Judged(**{**data, "options": options, "reason": reason})


def reason_from(data: dict[str, Any]) -> Reason:
    return Reason(data["than"], [(name, gap) for name, gap in data["sources"]], data["rival"])
