"""`signoria tune`: how much each feature of a title's outlook should count, found by self-play (SPSA or a survey)."""

import argparse
import shlex
from pathlib import Path

from signoria import SignoriaError
from signoria.cli import experiment, options
from signoria.cli.progress import Progress
from signoria.game.checks import seed_text
from signoria.lab.crew import Crew
from signoria.lab.shares import shown
from signoria.lab.tune import Tuning, compared, play_survey, surveyed, surveys, tune

LEAST = 10
"""With fewer games a survey says nothing."""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("tune", help="the weights of the bots, by self-play", description=__doc__)
    options.add_game(parser)
    parser.add_argument("--steps", type=int, default=100, metavar="N", help="steps of the optimiser (default: 100)")
    parser.add_argument(
        "--survey", type=int, metavar="G", help="so many games between weights drawn by lot, instead of steps"
    )
    parser.add_argument(
        "--opening", type=int, default=0, metavar="N", help="draw the first moves by lot (Virtù: 12; default: 0)"
    )
    parser.add_argument(
        "--deals", type=int, default=8, metavar="D", help="deals a step, each played twice (default: 8)"
    )
    parser.add_argument(
        "--width", type=int, default=8, metavar="W", help="how widely bots plan their turn (default: 8)"
    )
    parser.add_argument("--check", type=int, default=200, metavar="G", help="games against weights of 1 (default: 200)")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write the table for weights.toml here")
    experiment.add_work(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for flag in ("steps", "deals", "width", "check"):
        experiment.check_games(getattr(args, flag), flag)
    if args.survey is not None and args.survey < LEAST:
        raise SignoriaError(f"--survey must be at least {LEAST}")
    if args.opening < 0:
        raise SignoriaError("--opening must be 0 or more")
    experiment.check_writable(args.output)
    table = experiment.setting_of(args)._replace(opening=args.opening)
    of = Tuning(table, seed_text(args.seed), args.deals, args.width)
    with experiment.crew_of(args) as crew:
        text = as_toml(args, of, *(survey(args, of, crew) if args.survey else found(args, of, crew)))
    if args.output:
        args.output.write_text(text, encoding="utf-8")
    print(text, end="")
    return 0


def found(args: argparse.Namespace, of: Tuning, crew: Crew) -> tuple[list[float], str]:
    """The weights, and how they do against weights of 1. Ctrl-C ends the steps, not the run: what was found is told."""
    progress = Progress(args.steps)
    after = [[1.0] * len(of.features)]
    try:
        for weights in tune(of, args.steps, crew):
            after.append(weights)
            progress.show(len(after) - 1)
    except KeyboardInterrupt:
        return after[-1], f"ended after {len(after) - 1} of {args.steps} steps"
    finally:
        progress.clear()
    return after[-1], checked(args, of, after[-1], crew)


def survey(args: argparse.Namespace, of: Tuning, crew: Crew) -> tuple[list[float], str]:
    """The weights after a survey, and how they do against weights of 1."""
    progress, seen = Progress(args.survey), list[tuple[list[float], float]]()
    try:
        for done, rows in enumerate(crew.each(play_survey, surveys(of, args.survey)), 1):
            seen += rows
            progress.show(done)
    finally:
        progress.clear()
    weights = surveyed(seen, of.table.free)
    return weights, checked(args, of, weights, crew)


def checked(args: argparse.Namespace, of: Tuning, weights: list[float], crew: Crew) -> str:
    return f"{shown(compared(of, weights, args.check, crew))} against weights of 1 in {args.check} games"


def as_toml(args: argparse.Namespace, of: Tuning, weights: list[float], how: str) -> str:
    """The table as weights.toml of a title has it."""
    lines = ["[[weights]]", f"players = [{of.table.free}]", f'found = "signoria {shlex.join(args.words)}: {how}"', ""]
    lines += ["[weights.of]", *(f"{name} = {weight:.3f}" for name, weight in zip(of.features, weights, strict=True))]
    return "\n".join(lines) + "\n"
