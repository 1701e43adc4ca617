"""Games between bots, and what the analyst says of some of their positions: for calibration and for puzzles.

For a calibration positions are drawn by lot. For puzzles a journeyman looks at every decision of the game first, which
is cheap, and the analyst at those where one move seemed to be alone.
"""

from heapq import nlargest
from statistics import fmean
from typing import Final, NamedTuple

from signoria.analyst.calibration import Said
from signoria.analyst.judging import Case, Effort, best_of, dreamer, weighed
from signoria.analyst.weighing import Weight, promises
from signoria.game.game import Game
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.lab.playing import Setting, play
from signoria.lab.shares import won
from signoria.players import USUAL
from signoria.players.plans import plan_of
from signoria.search.thinking import think

SAMPLES: Final = 10
"""So many positions of a game are looked at."""
LEAST_CHOICES: Final = 3
"""With fewer moves there is no real choice."""


class Field(NamedTuple):
    """A game that is to be played and looked into; the same seed gives the same harvest."""

    table: Setting
    seed: str
    effort: Effort
    samples: int = SAMPLES
    sharp: bool = False
    """Whether positions are wanted where one move seems to be much better than all others."""


class Found(NamedTuple):
    """A position of a game and what was weighed there."""

    case: Case
    weights: list[Weight]
    lines: dict[int, list[str]]
    choices: int
    """How many moves there were."""


class Sheaf(NamedTuple):
    """What one game has brought."""

    game: Game
    found: list[Found]

    def said(self) -> list[Said]:
        """What was said of each position, as it is before any correction, and how the game ended."""
        shares = won(self.game.ranks)
        return [Said(best_shares(one), shares, one.case.seat) for one in self.found]


def harvest(field: Field) -> Sheaf:
    """Play a game between bots of the usual level, and weigh the moves of some of its decisions."""
    table = field.table
    game = play(table, field.seed, table.seated([USUAL] * table.free), field.seed)
    found = []
    for ply in sharpest(game, field) if field.sharp else sample(game, field):
        played = game.plies[ply]
        case = case_of(game, ply, f"{field.seed}/{ply}", field.effort)
        weights, lines = weighed(case)
        found.append(Found(case, weights, lines, len(flow.moves(played.before, played.seat))))
    return Sheaf(game, found)


def case_of(game: Game, ply: int, luck: str, effort: Effort) -> Case:
    """A decision of a game as the seat saw it then."""
    played = game.plies[ply]
    position = game.title.imagine(played.before, played.seat, seeded(f"{luck}/case".encode()))
    return Case(position, played.seat, played.move, ply, luck, effort)


def with_a_choice(game: Game) -> list[int]:
    """The decisions where something could be chosen."""
    return [ply for ply, one in enumerate(game.plies) if len(flow.moves(one.before, one.seat)) >= LEAST_CHOICES]


def sample(game: Game, field: Field) -> list[int]:
    """Some decisions with a real choice, drawn by lot from all parts of the game."""
    open_ones = with_a_choice(game)
    seeded(f"{field.seed}/sample".encode()).shuffle(open_ones)
    return sorted(open_ones[: field.samples])


def sharpest(game: Game, field: Field) -> list[int]:
    """The decisions where one move is most alone at first sight."""
    lead = {ply: lead_at_sight(game, ply, field.seed) for ply in with_a_choice(game)}
    return sorted(sorted(lead, key=lambda ply: -lead[ply])[: field.samples])


def lead_at_sight(game: Game, ply: int, luck: str) -> float:
    """By how much the best move is better than the second: each with the best rest of the turn, or by a small search.

    What can only be done in another order is no better than the second: both lead to the same turn.
    """
    case = case_of(game, ply, f"{luck}/{ply}/sight", Effort(1))
    title, seat = game.title, case.seat
    plan = plan_of(title.name, USUAL, game.book.people)
    dreams = seeded(f"{case.luck}/dreams".encode())
    imagine = dreamer(case, plan, dreams)
    legal = flow.moves(case.position, seat)
    if plan.width > 0:
        worlds = [promises(title, imagine(), seat, legal, plan, dreams) for _ in range(plan.worlds)]
        found = [fmean(world) for world in zip(*worlds, strict=True)]
    else:
        thought = think(title, imagine, seat, legal, plan, dreams, 0.0, plan.simulations)
        found = [option.share for option in thought.options]
    best, second = nlargest(2, [*found, 0.0])
    return best - second


def best_shares(found: Found) -> list[float]:
    best = best_of(found.weights, found.case.seat)
    return [best.share(seat) for seat in range(len(best.shares[0]))]
