"""`python -m bench`: measure, and print the table or JSON."""

import argparse
import json
import sys

from bench.measure import run
from bench.pages import pages
from bench.report import add_bars, text
from signoria.games import titles


def progress(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{line} ...", end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Speed of the rules, beside catanatron.")
    parser.add_argument("titles", nargs="*", help=f"which titles (default: all, {', '.join(titles())})")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of the median (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one measurement (default: 0.5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    args = parser.parse_args()
    unknown = sorted(set(args.titles) - set(titles()))
    if unknown:
        parser.error(f"no such title: {', '.join(unknown)}; there are: {', '.join(titles())}")
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("at least one round, and a time above zero")

    chosen = args.titles or titles()
    about = args.rounds * args.seconds * (2 + 13 * len(chosen))
    print(f"measuring {', '.join(chosen)} and catanatron, about {about:.0f} s", file=sys.stderr)
    found = run(chosen, args.rounds, args.seconds, progress)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    add_bars(found)
    progress("pages")
    found["pages"] = pages(chosen)
    print(json.dumps(found, indent=2) if args.json else text(found))


if __name__ == "__main__":
    main()
