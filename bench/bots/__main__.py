"""`python -m bench.bots`: every bar of the opponents, and whether it is met."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bench.bots.bars import Bar, bars, speeds
from bench.bots.contest import FAIL, Contest, Found
from bench.bots.report import as_data, as_text, keep
from bench.bots.speed import speed
from signoria.cli.progress import Progress
from signoria.games import find, titles
from signoria.kernel.errors import SignoriaError
from signoria.lab.crew import Crew, crew

QUICK_HEROES = [("journeyman", "random"), ("master", "greedy")]
QUICK_THRIFT = 400


def main() -> int:
    args = arguments().parse_args()
    chosen = wanted(args)
    if not chosen:
        raise SignoriaError("there is no bar for these titles, players and bots")
    found: list[Found] = []
    try:
        with crew(args.workers) as hands:
            for result in contests(args, chosen, hands):
                found.append(result)
    except KeyboardInterrupt:
        print("\nended early; the same command goes on from here", file=sys.stderr)
    if args.keep and not args.quick:
        keep(found, args.thrift)
    names = args.titles or titles()
    fast = {name: speeds_of(name, 0.05 if args.quick else 4.0) for name in names if name in speeds()}
    print(json.dumps(as_data(found, fast)) if args.json else as_text(found, fast))
    return 1 if any(one.verdict == FAIL for one in found) and not args.quick else 0


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("titles", nargs="*", help=f"which titles (default: all, {', '.join(titles())})")
    parser.add_argument("--players", type=int, action="append", metavar="N", help="only these tables")
    parser.add_argument("--hero", action="append", metavar="BOT", help="only bars of these bots")
    parser.add_argument("--rivals", action="append", metavar="BOT", help="only against these")
    parser.add_argument("--games", type=int, default=200, metavar="G", help="at most so many a bar (default: 200)")
    parser.add_argument("--thrift", type=int, default=1, metavar="K", help="masters think a K-th of their simulations")
    parser.add_argument(
        "--quick", action="store_true", help="a deal for few bars, thinking little: does it run at all?"
    )
    parser.add_argument("--state", type=Path, default=Path(".bench-bots"), metavar="DIR", help="the journals")
    parser.add_argument("--workers", type=int, default=0, metavar="W", help="processes (default: one a processor)")
    parser.add_argument("--keep", action="store_true", help="write what was found to strength.toml of the title")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def wanted(args: argparse.Namespace) -> list[Bar]:
    """The bars that were asked for."""
    for name in args.titles:
        find(name)
    return [
        bar
        for bar in bars()
        if (not args.titles or bar.title in args.titles)
        and (not args.players or bar.players in args.players)
        and (not args.hero or bar.hero in args.hero)
        and (not args.rivals or bar.rivals in args.rivals)
        and (not args.quick or (bar.players == 2 and (bar.hero, bar.rivals) in QUICK_HEROES))
    ]


def contests(args: argparse.Namespace, chosen: list[Bar], hands: Crew) -> Iterator[Found]:
    """Contest after contest; a quick run keeps no journals."""
    thrift = QUICK_THRIFT if args.quick else max(1, args.thrift)
    for number, bar in enumerate(chosen, 1):
        contest = Contest(bar, thrift, None if args.quick else args.state)
        games = contest.size if args.quick else args.games
        before = len(contest.journal.results)
        if sys.stderr.isatty():
            print(f"{number}/{len(chosen)} {bar.title}, {bar.players} players: {bar.contest}", file=sys.stderr)
        progress = Progress(games, before)
        try:
            for done in contest.run(games, hands):
                progress.show(done)
        finally:
            progress.clear()
            contest.journal.close()
        yield contest.found()


def speeds_of(name: str, seconds: float) -> tuple[float, float]:
    """At the smallest table for two or more, and at the largest."""
    tables = [players for players in find(name).players if players > 1]
    return speed(name, tables[0], seconds), speed(name, tables[-1], seconds)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except SignoriaError as error:
        print(f"bench.bots: {error}", file=sys.stderr)
        sys.exit(2)
