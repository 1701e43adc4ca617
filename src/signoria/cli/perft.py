"""`signoria perft`: how many lines of play there are, a checksum of the rules."""

import argparse
from time import perf_counter

from signoria import SignoriaError
from signoria.cli import options
from signoria.game.game import Game


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("perft", help="count the lines of play to a depth", description=__doc__)
    options.add_game(parser)
    parser.add_argument("--depth", type=int, default=3, metavar="D", help="decisions ahead (default: 3)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.depth < 0:
        raise SignoriaError("--depth must be 0 or more")
    title = options.title_of(args)
    game = Game(title, options.players_of(args, title), args.seed, options.options_of(args))
    for depth in range(1, args.depth + 1):
        begun = perf_counter()
        count = game.perft(depth)
        print(f"{depth:>2} {count:>14}  {perf_counter() - begun:9.3f} s", flush=True)
    return 0
