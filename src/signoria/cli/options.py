"""Arguments that several commands share."""

import argparse
from pathlib import Path

from signoria import packs
from signoria.games import find, titles
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import Title
from signoria.words import LANGUAGES


def add_game(parser: argparse.ArgumentParser) -> None:
    """Which game to begin: title, players, seed and options."""
    parser.add_argument("title", metavar="TITLE", help=f"one of: {', '.join(titles())}")
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many seats (default: 4, or what the title allows)"
    )
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed deals the same game (default: 0)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the rules")
    add_data(parser)


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help="a data pack: corrected numbers for the title")


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="the language (default: en)")


def title_of(args: argparse.Namespace) -> Title:
    """The title asked for, with a data pack if one is given."""
    return find(args.title) if args.data is None else packs.load(args.title, args.data)


def players_of(args: argparse.Namespace, title: Title) -> int:
    """The number of players asked for, or the usual one."""
    if args.players is not None:
        return int(args.players)
    return 4 if 4 in title.players else title.players[-1]


def options_of(args: argparse.Namespace) -> dict[str, object]:
    """The options given as NAME=VALUE."""
    found: dict[str, object] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise SignoriaError(f"write an option as NAME=VALUE, not {text!r}")
        found[name.strip()] = value.strip()
    return found
