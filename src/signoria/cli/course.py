"""`signoria course`: the usual course of a game, counted in many games between bots, for the story of finished ones."""

import argparse
import json
import shlex
from pathlib import Path

from signoria.cli import experiment, options
from signoria.cli.progress import Progress
from signoria.game.checks import seed_text
from signoria.lab.courses import count, entry_of, keep
from signoria.lab.playing import check_bots


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("course", help="count the usual course of a game", description=__doc__)
    options.add_game(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="G", help="how many games (default: 1000)")
    parser.add_argument("--bot", default="journeyman", metavar="A", help="who plays at all seats (default: journeyman)")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE.json", help="put it into this file (default: the screen)"
    )
    experiment.add_work(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = experiment.at_least_one(args.games)
    table = experiment.setting_of(args)
    [bots] = check_bots([args.bot], table.title)
    experiment.check_writable(args.output)
    seed, counted, code = seed_text(args.seed), None, 0
    progress = Progress(games)
    try:
        with experiment.crew_of(args) as crew:
            for counted in count(table, bots, seed, games, crew):
                progress.show(counted.games)
    except KeyboardInterrupt:
        code = experiment.INTERRUPTED
    finally:
        progress.clear()
    if counted is None:
        return code
    words = [word for word in args.words if word not in ("-o", "--output", str(args.output))]
    entry = entry_of(table, bots, seed, counted, f"signoria {shlex.join(words)}")
    if args.output is None or code:  # what was stopped takes nobody's place
        print(json.dumps(entry, ensure_ascii=False))
    else:
        keep(args.output, entry)
        print(f"{args.output}: {table.title.name}, {table.players} players, {counted.games} games of {bots}")
    return code
