"""`signoria aid`: one sheet of a title to print, with its tables for a number of players."""

import argparse
import sys
from pathlib import Path

from signoria import SignoriaError
from signoria.cli import options
from signoria.games import find
from signoria.web.aid import aid_html


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("aid", help="a player aid to print (HTML)", description=__doc__)
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--players", type=int, metavar="N", help="for so many players (default: the most)")
    parser.add_argument(
        "-o", "--output", metavar="FILE.html", default="-", help="where to write it (default: the screen)"
    )
    options.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    title = find(args.title)
    players = title.players[-1] if args.players is None else args.players
    text = aid_html(title, players, args.lang, alone=True)
    if args.output == "-":
        sys.stdout.write(text)
        return 0
    try:
        Path(args.output).write_text(text, encoding="utf-8")
    except OSError as error:
        raise SignoriaError(f"{args.output} cannot be written: {error.strerror}") from error
    return 0
