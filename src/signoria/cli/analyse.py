"""`signoria analyse`: what the moves of a finished game were worth, and what would have been better."""

import argparse
import sys
from pathlib import Path

from signoria import SignoriaError
from signoria.analyst import report
from signoria.analyst.analysis import analyse, written
from signoria.analyst.judging import Effort, usual_effort
from signoria.cli import crash, experiment, options
from signoria.cli.progress import Progress
from signoria.cli.record import use_pack
from signoria.game import record as saving
from signoria.game.game import Game
from signoria.lab import sheet
from signoria.lab.crew import crew


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("analyse", help="what the moves of a game were worth", description=__doc__)
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.add_argument("--budget", type=int, metavar="N", help="simulations a decision (default: about the master's)")
    parser.add_argument(
        "--seconds", type=float, metavar="S", help="think so long about a decision; depends on the machine"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE.html", help="write a page with a chart, too")
    parser.add_argument("--workers", type=int, metavar="W", help="processes (default: one for each processor)")
    options.add_data(parser)
    options.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    effort = effort_of(args, game)
    if args.workers is not None:
        experiment.at_least_one(args.workers, "workers")
    experiment.check_writable(args.output)
    progress = Progress(len(game.plies))
    progress.show(0)
    try:
        with crew(args.workers or 0) as workers:
            found = analyse(game, workers, effort, progress.show)
    finally:
        progress.clear()
    print(written(found) if args.json else report.as_text(game, found))
    if args.output is not None:
        sheet.write(args.output, report.as_html(game, found))
        print(f"signoria: the analysis is in {args.output}", file=sys.stderr)
    return 0


def game_of(args: argparse.Namespace) -> Game:
    """The finished game of a record."""
    record = saving.read(args.file)
    use_pack(args, record.title)
    game = saving.replay(Game, record, args.lang)
    if not game.over:
        raise SignoriaError(f"{args.file}: this game is not over; only a finished one can be analysed")
    crash.playing(game)
    return game


def effort_of(args: argparse.Namespace, game: Game) -> Effort:
    if args.budget is not None and args.seconds is not None:
        raise SignoriaError("an analysis is measured by --budget or by --seconds, not by both")
    if args.seconds is not None:
        if not 0 < args.seconds < 3600:
            raise SignoriaError("--seconds must be more than 0 and less than 3600")
        return Effort(1, args.seconds)
    if args.budget is not None:
        return Effort(experiment.at_least_one(args.budget, "budget"))
    return usual_effort(game.book)
