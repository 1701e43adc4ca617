"""`signoria perft`: how many lines of play there are, a checksum of the rules."""

import argparse
from time import perf_counter

from signoria.cli import options
from signoria.kernel import flow
from signoria.kernel.errors import SignoriaError


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("perft", help="count the lines of play to a depth", description=__doc__)
    options.add_game(parser)
    parser.add_argument("--depth", type=int, default=3, metavar="D", help="decisions ahead (default: 3)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.depth < 0:
        raise SignoriaError("a depth is 0 or more")
    title = options.title_of(args)
    book = title.book(options.players_of(args, title), options.options_of(args))
    for depth in range(1, args.depth + 1):
        p = title.deal(book, args.seed.encode())
        begun = perf_counter()
        count = flow.perft(p, depth)
        print(f"{depth:>2} {count:>14}  {perf_counter() - begun:9.3f} s", flush=True)
    return 0
