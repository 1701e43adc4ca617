"""`signoria calibrate`: whether what the analyst says comes true, measured in games between bots."""

import argparse
import sys
from pathlib import Path

from signoria import SignoriaError
from signoria.analyst import calibration
from signoria.analyst.calibration import Said, Table, measured
from signoria.analyst.harvest import SAMPLES, Field, harvest
from signoria.analyst.judging import Effort, usual_effort
from signoria.cli import experiment, options
from signoria.cli.progress import Progress
from signoria.lab import sheet
from signoria.lab.playing import Setting
from signoria.lab.shares import shown, wilson


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("calibrate", help="how often the analyst is right", description=__doc__)
    options.add_game(parser)
    parser.add_argument("--games", type=int, default=30, metavar="G", help="how many games (default: 30)")
    add_looks(parser)
    parser.add_argument("-o", "--output", type=Path, metavar="FILE.json", help="put the table into this file")
    experiment.add_work(parser)
    parser.set_defaults(run=run)


def add_looks(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--samples", type=int, default=SAMPLES, metavar="N", help=f"positions of each game (default: {SAMPLES})"
    )
    parser.add_argument("--budget", type=int, metavar="N", help="simulations a position (default: as for an analysis)")
    parser.add_argument(
        "--opening", type=int, default=0, metavar="N", help="draw the first moves by lot (Virtù: 12; default: 0)"
    )


def fields(args: argparse.Namespace, table: Setting, first: int = 0) -> list[Field]:
    """The games that are asked for, by their seeds."""
    experiment.at_least_one(args.samples, "samples")
    if args.opening < 0:
        raise SignoriaError("--opening must be 0 or more")
    table = table._replace(opening=args.opening)
    seeds = (f"{args.seed}-{table.free}-{number}" for number in range(first, first + args.games))
    return [Field(table, seed, effort_of(args.budget, table), args.samples) for seed in seeds]


def effort_of(budget: int | None, table: Setting) -> Effort:
    if budget is None:
        return usual_effort(table.title.book(table.free, table.options))
    return Effort(experiment.at_least_one(budget, "budget"))


def run(args: argparse.Namespace) -> int:
    experiment.at_least_one(args.games)
    table = experiment.setting_of(args)
    experiment.check_writable(args.output)
    jobs = fields(args, table)
    progress, said = Progress(len(jobs)), list[Said]()
    try:
        with experiment.crew_of(args) as crew:
            for done, sheaf in enumerate(crew.each(harvest, jobs), 1):
                said += sheaf.said()
                progress.show(done)
    finally:
        progress.clear()
    found = measured(table.free, len(jobs), jobs[0].effort.simulations, said)
    print(as_text(table.title.name, found))
    if args.output is not None:
        keep(args.output, table.title.name, found)
        print(f"signoria: the table is in {args.output}", file=sys.stderr)
    return 0


def as_text(title: str, table: Table) -> str:
    """What was said, and how many of these seats have won; in brackets the 95 % interval."""
    lines = [
        f"{title}, {table.players} players: {table.positions} positions of {table.games} games, "
        f"{table.budget} simulations each, stretch {table.stretch}, modesty {table.modesty}",
        f"{'said':>12} {'on average':>11} {'seats':>6} {'won':>22}",
    ]
    for row in table.rows:
        between = f"{100 * row.low:.0f}–{100 * row.high:.0f} %"
        won = shown(wilson(row.won, row.seats))
        lines.append(f"{between:>12} {100 * row.said:>9.1f} % {row.seats:>6} {won:>22}")
    return "\n".join(lines)


def keep(file: Path, title: str, table: Table) -> None:
    """Put a table into the file in the place of the one for the same number of players."""
    try:
        others = calibration.read(file) if file.is_file() else []
    except OSError as error:
        raise SignoriaError(f"{file}: {error.strerror}") from error
    except (KeyError, TypeError, ValueError) as error:
        raise SignoriaError(f"{file}: this is no calibration: {error}") from error
    made = [other for other in others if other.players != table.players] + [table]
    sheet.write(file, calibration.written(title, made))
