"""`signoria tune`: how much each feature of a title's outlook should count, found by self-play (SPSA or a survey)."""

import argparse
import shlex
from pathlib import Path

from signoria import SignoriaError
from signoria.cli import experiment, options
from signoria.cli.progress import Progress
from signoria.game.checks import seed_text
from signoria.lab.crew import Crew
from signoria.lab.playing import Setting, setting
from signoria.lab.shares import shown
from signoria.lab.survey import climb
from signoria.lab.tune import Tuning, compared, tune

LEAST = 10
"""With fewer games a survey says nothing."""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("tune", help="the weights of the bots, by self-play", description=__doc__)
    options.add_game(parser)
    parser.add_argument("--steps", type=int, default=100, metavar="N", help="steps of the optimiser (default: 100)")
    parser.add_argument(
        "--survey",
        type=int,
        metavar="G",
        help="surveys of so many games between weights drawn by lot, instead of steps",
    )
    parser.add_argument("--rounds", type=int, default=3, metavar="R", help="how many surveys (default: 3)")
    parser.add_argument(
        "--tables", default="", metavar="N,M", help="tables of these sizes, too: one set of weights for all of them"
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
    for flag in ("steps", "rounds", "deals", "width", "check"):
        experiment.at_least_one(getattr(args, flag), flag)
    if args.survey is not None and args.survey < LEAST:
        raise SignoriaError(f"--survey must be at least {LEAST}")
    if args.opening < 0:
        raise SignoriaError("--opening must be 0 or more")
    experiment.check_writable(args.output)
    tables = [tuning(args, table) for table in tables_of(args)]
    if len(tables) > 1 and not args.survey:
        raise SignoriaError("--tables goes with --survey")
    with experiment.crew_of(args) as crew:
        text = as_toml(args, tables, *(surveyed(args, tables, crew) if args.survey else found(args, tables[0], crew)))
    if args.output:
        args.output.write_text(text, encoding="utf-8")
    print(text, end="")
    return 0


def tables_of(args: argparse.Namespace) -> list[Setting]:
    """The table that was asked for, and those of other sizes."""
    tables = [experiment.setting_of(args)]
    for size in args.tables.split(",") if args.tables else []:
        if not size.strip().isdigit():
            raise SignoriaError(f"--tables is a list of numbers of players, not {args.tables!r}")
        tables.append(setting(tables[0].title, int(size), options.options_of(args), tables[0].budget))
    return tables


def tuning(args: argparse.Namespace, table: Setting) -> Tuning:
    return Tuning(table._replace(opening=args.opening), seed_text(args.seed), args.deals, args.width)


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
    return after[-1], checked(args, [of], after[-1], crew)


def surveyed(args: argparse.Namespace, tables: list[Tuning], crew: Crew) -> tuple[list[float], str]:
    """The weights after some rounds of surveys, and how they do against weights of 1."""
    progress = Progress(args.rounds)
    weights, strides = [1.0] * len(tables[0].features), list[str]()
    try:
        for done, round in enumerate(climb(tables, args.survey, args.rounds, args.check, crew), 1):
            weights = round.weights
            strides.append(f"{100 * round.share:.0f} %" if round.share else "no better")
            progress.show(done)
    finally:
        progress.clear()
    return weights, f"round by round {', '.join(strides)}; {checked(args, tables, weights, crew)}"


def checked(args: argparse.Namespace, tables: list[Tuning], weights: list[float], crew: Crew) -> str:
    ones = [1.0] * len(weights)
    return f"{shown(compared(tables, 'check', weights, ones, args.check, crew))} against weights of 1"


def as_toml(args: argparse.Namespace, tables: list[Tuning], weights: list[float], how: str) -> str:
    """The table as weights.toml of a title has it."""
    features = tables[0].features
    players = ", ".join(str(of.table.free) for of in tables)
    lines = ["[[weights]]", f"players = [{players}]", f'found = "signoria {shlex.join(args.words)}: {how}"', ""]
    lines += ["[weights.of]", *(f"{name} = {weight:.3f}" for name, weight in zip(features, weights, strict=True))]
    return "\n".join(lines) + "\n"
