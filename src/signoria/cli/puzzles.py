"""`signoria puzzles`: positions of bot games in which one move is much better than all others."""

import argparse
import sys
from pathlib import Path

from signoria import SignoriaError
from signoria.analyst.harvest import Field, harvest
from signoria.analyst.puzzles import Puzzle, made_from, read, written
from signoria.cli import experiment, options
from signoria.cli.calibrate import add_looks, fields
from signoria.cli.progress import Progress


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("puzzles", help="find positions with one good move", description=__doc__)
    options.add_game(parser)
    parser.add_argument("--count", type=int, default=24, metavar="N", help="how many (default: 24)")
    parser.add_argument("--games", type=int, default=200, metavar="G", help="of at most so many games (default: 200)")
    add_looks(parser)
    parser.add_argument("-o", "--output", type=Path, metavar="FILE.jsonl", help="add them to this file")
    experiment.add_work(parser)
    parser.set_defaults(run=run)


def puzzle_of(field: Field) -> Puzzle | None:
    return made_from(harvest(field._replace(sharp=True)))


def run(args: argparse.Namespace) -> int:
    experiment.at_least_one(args.games)
    experiment.at_least_one(args.count, "count")
    experiment.check_writable(args.output)
    known = {puzzle.seed for puzzle in kept(args.output)}
    jobs = [field for field in fields(args, experiment.setting_of(args)) if field.seed not in known]
    found: list[Puzzle] = []
    progress = Progress(args.count)
    progress.show(0)
    try:
        with experiment.crew_of(args) as crew:
            for puzzle in crew.each(puzzle_of, jobs):
                if puzzle is not None:
                    found.append(puzzle)
                    keep(args.output, puzzle)
                    progress.show(len(found))
                if len(found) == args.count:
                    break
    finally:
        progress.clear()
    print(f"signoria: {len(found)} puzzles", file=sys.stderr)
    return 0 if found else 1


def kept(file: Path | None) -> list[Puzzle]:
    """What the file has already: its games are not looked at again."""
    if file is None or not file.is_file():
        return []
    try:
        return [read(line) for line in file.read_text(encoding="utf-8").splitlines() if line]
    except (KeyError, TypeError, ValueError) as error:
        raise SignoriaError(f"{file}: these are no puzzles: {error}") from error


def keep(file: Path | None, puzzle: Puzzle) -> None:
    """Write a puzzle down as soon as it is found."""
    if file is None:
        print(written(puzzle))
        return
    try:
        with file.open("a", encoding="utf-8") as out:
            out.write(written(puzzle) + "\n")
    except OSError as error:
        raise SignoriaError(f"{file}: {error.strerror}") from error
