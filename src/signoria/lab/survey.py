"""Weights by surveys of self-play: response surfaces and steepest ascent (Box and Wilson 1951).

In the games of a survey every seat thinks with weights of its own, drawn by lot around those that were found so far.
How well a seat did, regressed on its weights, tells for all of them at once which should count more and which less;
each slope is taken as far as it is sure. Then longer and shorter strides up the slope play against where it began, and
the best of them is where the next survey begins, with lots drawn nearer. A hundred weights need no more games than ten.
"""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

from signoria.kernel.chance import seeded
from signoria.lab.crew import Crew
from signoria.lab.playing import Setting, play
from signoria.lab.shares import won
from signoria.lab.tune import FAR, Tuning, compared, planner, weights_at

LOTS = 0.3
"""How far the weights of the first survey lie from the middle, as a logarithm."""
NEARER = 0.85
NEAREST = 0.15
"""How much nearer the next ones lie, and the least."""
STRIDES = (0.3, 0.6, 1.0)
"""How far the weight with the steepest slope moves in the strides that are tried."""
DOUBT = 2.0
"""A slope of so many squared standard errors counts half."""


class Survey(NamedTuple):
    """One game: every seat has weights of its own, as logarithms."""

    table: Setting
    width: int
    deal: str
    places: list[list[float]]


class Seen(NamedTuple):
    """How far the weights of a seat were from the mean of its table, and how much better it did than the others."""

    apart: list[float]
    points: float
    won: float


class Climbed(NamedTuple):
    """Where a round of surveys has led, and the share of the duels against where it began; 0 if it stayed there."""

    weights: list[float]
    share: float


def surveys(tables: list[Tuning], name: str, middle: list[float], lots: float, games: int) -> Iterator[Survey]:
    """The games of a survey, the tables taking turns."""
    luck = seeded(f"{tables[0].seed}/{name}".encode())
    for number in range(games):
        of = tables[number % len(tables)]
        places = [[value + (lots if luck.below(2) else -lots) for value in middle] for _ in range(of.table.free)]
        yield Survey(of.table, of.width, f"{of.seed}/{name}/{number}", places)


def play_survey(one: Survey) -> list[Seen]:
    """What each seat of a game says."""
    names = [str(seat) for seat in range(one.table.free)]
    special = {name: planner(one.width, weights_at(one.places[int(name)])) for name in names}
    game = play(one.table, one.deal, one.table.seated(names), one.deal, special)
    free = [seat for seat in range(one.table.players) if seat != one.table.automaton]
    points = [float(game.scores[seat]) for seat in free]
    shares = won(game.ranks)
    wins = [shares[seat] for seat in free]
    middle = [fmean(values) for values in zip(*one.places, strict=True)]
    return [
        Seen(
            [value - mean for value, mean in zip(place, middle, strict=True)],
            points[at] - fmean(points),
            wins[at] - fmean(wins),
        )
        for at, place in enumerate(one.places)
    ]


def slopes(games: list[list[Seen]]) -> list[tuple[float, float]]:
    """How much better a seat does for each weight, and how many standard errors that is.

    Better is the lead in points and the win, both in the spread that they have at tables of that size. The lots of all
    weights are independent, so each slope is found by itself.
    """
    seats = {len(game) for game in games}
    spread = {size: [one for game in games if len(game) == size for one in game] for size in seats}
    points = {size: pstdev(one.points for one in seen) or 1.0 for size, seen in spread.items()}
    wins = {size: pstdev(one.won for one in seen) or 1.0 for size, seen in spread.items()}
    rows = [(one.apart, (one.points / points[len(g)] + one.won / wins[len(g)]) / 2) for g in games for one in g]
    noise = fmean(better * better for _, better in rows)
    found = []
    for at in range(len(rows[0][0])):
        width = sum(apart[at] * apart[at] for apart, _ in rows)
        slope = sum(apart[at] * better for apart, better in rows) / width if width else 0.0
        found.append((slope, slope / sqrt(noise / width) if width and noise else 0.0))
    return found


def way_up(games: list[list[Seen]]) -> list[float]:
    """The direction in which seats did better, the steepest weight being 1; doubtful slopes count little."""
    steep = [slope * sure * sure / (sure * sure + DOUBT) for slope, sure in slopes(games)]
    top = max(abs(slope) for slope in steep)
    return [slope / top if top else 0.0 for slope in steep]


def climb(tables: list[Tuning], games: int, rounds: int, check: int, crew: Crew) -> Iterator[Climbed]:
    """Where each round has led; the same seed leads to the same place, whoever does the work.

    Every stride is tried in `check` duels.
    """
    middle = [0.0] * len(tables[0].features)
    lots = LOTS
    for number in range(1, rounds + 1):
        up = way_up(list(crew.each(play_survey, surveys(tables, f"survey {number}", middle, lots, games))))
        best, share = middle, 0.0
        for stride in STRIDES:
            there = [max(-FAR, min(FAR, at + stride * way)) for at, way in zip(middle, up, strict=True)]
            found = compared(tables, f"strides {number}", weights_at(there), weights_at(middle), check, crew).share
            if found > max(0.5, share):
                best, share = there, found
        middle = best
        lots = max(NEAREST, lots * NEARER)
        yield Climbed(weights_at(middle), share)
