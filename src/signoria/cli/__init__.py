"""The command `signoria`: every sub-command is a module here with `add` (its arguments) and `run`."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from signoria import __version__
from signoria.cli import crash

COMMANDS = [
    "serve",
    "play",
    "simulate",
    "tournament",
    "balance",
    "tune",
    "dataset",
    "course",
    "perft",
    "record",
    "draw",
    "reports",
    "analyse",
    "calibrate",
    "puzzles",
    "scenario",
    "rules",
    "aid",
    "data",
]


def parser() -> argparse.ArgumentParser:
    """The arguments of all commands."""
    top = argparse.ArgumentParser(prog="signoria", description="Renaissance board games: play, simulate, verify.")
    top.add_argument("--version", action="version", version=f"signoria {__version__}")
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in COMMANDS:
        import_module(f"{__name__}.{name}").add(subparsers)
    return top


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """What was typed; a clause may also stand behind the options, where argparse does not look for it any more."""
    top = parser()
    args, rest = top.parse_known_args(argv)
    if len(rest) == 1 and not rest[0].startswith("-") and getattr(args, "clause", "") is None:
        args.clause = rest.pop()
    if rest:
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 is well, 1 a check that failed, 2 wrong input, 3 an error of ours, 130 interrupted."""
    try:
        args = arguments(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    args.words = list(sys.argv[1:] if argv is None else argv)
    return crash.guard(args.run, args)
