"""A whole game, decision by decision: what everybody could expect, what moves have cost, and where the game turned."""

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from signoria.analyst.harvest import case_of
from signoria.analyst.judging import Case, Effort, Judged, as_data, from_data, judge
from signoria.analyst.marks import COSTS, SWING, TURNING_POINTS
from signoria.game.game import Game
from signoria.kernel.errors import SignoriaError
from signoria.lab.crew import Crew
from signoria.lab.shares import won

LUCK = "analysis"
"""What the analyst's luck begins with: the same game and effort give the same analysis."""


class Analysis(NamedTuple):
    """What was found, as plain data."""

    title: str
    players: int
    effort: Effort
    judged: list[Judged]
    final: list[float]
    """How the victory was shared in the end."""


class Turn(NamedTuple):
    """A turning point: at which decision, whose expectation changed most until the next one, from what to what."""

    judged: Judged
    seat: int
    before: float
    after: float


class Report(NamedTuple):
    """How one seat has decided."""

    seat: int
    decisions: int
    marks: dict[str, int]
    cost: float
    """What all its moves together have cost."""


def cases(game: Game, effort: Effort, skip: int = 0) -> Iterator[Case]:
    """All decisions of a finished game but the first ones, each as its seat saw it."""
    if not game.over:
        raise SignoriaError("only a game that is over can be analysed")
    for ply in range(skip, len(game.plies)):
        yield case_of(game, ply, f"{LUCK}/{game.seed}/{ply}", effort)


def analyse(game: Game, crew: Crew, effort: Effort, progress: Callable[[int], None] = lambda _: None) -> Analysis:
    """Judge every decision of a finished game."""
    judged: list[Judged] = []
    for one in crew.each(judge, cases(game, effort)):
        judged.append(one)
        progress(len(judged))
    return whole(game, effort, judged)


def whole(game: Game, effort: Effort, judged: list[Judged]) -> Analysis:
    return Analysis(game.title.name, game.players, effort, judged, won(game.ranks))


def turning_points(analysis: Analysis) -> list[Turn]:
    """Where expectations changed most from one decision to the next, in the order of the game."""
    found = []
    ends = [(one.shares, one.errors) for one in analysis.judged[1:]] + [(analysis.final, [0.0] * analysis.players)]
    for one, (shares, errors) in zip(analysis.judged, ends, strict=False):
        seat = max(range(analysis.players), key=lambda seat: abs(shares[seat] - one.shares[seat]))
        change = abs(shares[seat] - one.shares[seat])
        if change - one.errors[seat] - errors[seat] >= SWING:
            found.append(Turn(one, seat, one.shares[seat], shares[seat]))
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(found[:TURNING_POINTS], key=lambda turn: turn.judged.ply)


def reports(analysis: Analysis) -> list[Report]:
    """Every seat that has decided anything."""
    found = []
    for seat in range(analysis.players):
        mine = [one for one in analysis.judged if one.seat == seat]
        marks = {mark: sum(one.mark == mark for one in mine) for mark in COSTS}
        if mine:
            found.append(Report(seat, len(mine), marks, sum(one.cost for one in mine)))
    return found


def leads(analysis: Analysis) -> list[tuple[int, int]]:
    """From which decision on who was expected to win: changes of the favourite."""
    first = [(one.ply, max(range(analysis.players), key=lambda seat: one.shares[seat])) for one in analysis.judged]
    return first[:1] + [now for before, now in pairwise(first) if before[1] != now[1]]


# As JSON and back.


def written(analysis: Analysis) -> str:
    data: dict[str, Any] = analysis._asdict()
    data["effort"] = analysis.effort._asdict()
    data["judged"] = [as_data(one) for one in analysis.judged]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Analysis:
    data = json.loads(text)
    judged = [from_data(one) for one in data["judged"]]
    return Analysis(**{**data, "effort": Effort(**data["effort"]), "judged": judged})
