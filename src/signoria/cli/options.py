"""Arguments that several commands share."""

import argparse
from pathlib import Path

from signoria import SignoriaError
from signoria.game import packs
from signoria.game.game import SPECTATOR, Game
from signoria.game.typed import bare
from signoria.games import SEATS, Title, find, titles
from signoria.words.words import LANGUAGES


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


def seat_of(game: Game, text: str) -> int:
    """The seat that a person means: by its name or colour as the screens show it, as azure, or by its number from 0."""
    words = game.words
    seats = range(game.players)
    shown = [words.seat(game.book, seat) for seat in seats]
    colours = [words.word(f"seat-{SEATS[seat]}") for seat in seats]
    once = [words.try_format(f"seat-{SEATS[seat]}-once", {}) or "" for seat in seats]
    numbers = [str(seat) for seat in seats]
    wanted = bare(text.strip())
    for names in (shown, colours, SEATS[: game.players], numbers, once):
        found = [seat for seat in seats if bare(names[seat]) == wanted]
        if len(found) == 1:
            return found[0]
    if wanted == "none":
        return SPECTATOR
    ways = [dict.fromkeys([shown[seat], colours[seat], SEATS[seat], numbers[seat]]) for seat in seats]
    listed = "; ".join(", ".join(names) for names in ways)
    raise SignoriaError(f"there is no seat {text!r}; write one of: {listed}; or none, to watch")
