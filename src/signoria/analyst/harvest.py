"""Games between bots, and what the analyst says of some of their positions: for calibration and for puzzles."""

from typing import Final, NamedTuple

from signoria.analyst.calibration import Said
from signoria.analyst.judging import Case, Effort, best_of, weighed
from signoria.analyst.weighing import Weight
from signoria.game.game import Game
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.lab.playing import Setting, play
from signoria.players import USUAL

SAMPLES: Final = 10
"""So many positions of a game are looked at."""


class Field(NamedTuple):
    """A game that is to be played and looked into; the same seed gives the same harvest."""

    table: Setting
    seed: str
    effort: Effort
    samples: int = SAMPLES


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
        won = victory(self.game)
        return [Said(best_shares(one), won) for one in self.found]


def harvest(field: Field) -> Sheaf:
    """Play a game between bots of the usual level, and weigh the moves of some of its decisions."""
    table = field.table
    game = play(table, field.seed, table.seated([USUAL] * table.free), field.seed)
    found = []
    for ply in sample(game, field):
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


def sample(game: Game, field: Field) -> list[int]:
    """Some decisions with a real choice, drawn by lot from all parts of the game."""
    open_ones = [ply for ply, one in enumerate(game.plies) if len(flow.moves(one.before, one.seat)) > 2]
    seeded(f"{field.seed}/sample".encode()).shuffle(open_ones)
    return sorted(open_ones[: field.samples])


def best_shares(found: Found) -> list[float]:
    best = best_of(found.weights, found.case.seat)
    return [best.share(seat) for seat in range(len(best.shares[0]))]


def victory(game: Game) -> list[float]:
    """The victory, shared among those who are first."""
    first = game.ranks.count(1)
    return [1.0 / first if rank == 1 else 0.0 for rank in game.ranks]
