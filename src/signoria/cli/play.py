"""`signoria play`: a game in the terminal, in plain text that a screen reader can read."""

import argparse
import secrets
from pathlib import Path

from signoria import SignoriaError
from signoria.cli import crash, options
from signoria.cli.person import Play
from signoria.game import record as saving
from signoria.game.game import SPECTATOR, Game
from signoria.games import SEATS, titles
from signoria.players import USUAL, bots


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("play", help="play in the terminal", description=__doc__)
    parser.add_argument("title", metavar="TITLE", help=f"one of: {', '.join(titles())}")
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many seats (default: 4, or what the title allows)"
    )
    parser.add_argument(
        "--seat",
        default=SEATS[0],
        metavar="K",
        help="yours: a name or a colour as the screen shows it, azure …, a number from 0, or none to watch",
    )
    parser.add_argument("--bot", default=USUAL, choices=bots(), help=f"who plays the others (default: {USUAL})")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the rules")
    parser.add_argument("--seed", metavar="S", help="the same seed deals the same game (default: a new one)")
    parser.add_argument("--names", default="", metavar="A,B", help="names of the players, seat by seat")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the record of the game here")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with the game of a record")
    options.add_data(parser)
    options.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = resumed(args) if args.resume else begun(args)
    seat = options.seat_of(game, args.seat)
    game.persons = frozenset() if seat == SPECTATOR else frozenset([seat])
    crash.playing(game)
    return Play(game, seat, args.bot, args.record or args.resume).run()


def begun(args: argparse.Namespace) -> Game:
    title = options.title_of(args)
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    seed = args.seed or secrets.token_hex(8)
    players = options.players_of(args, title)
    return Game(title, players, seed, options.options_of(args), args.lang, names[:players])


def resumed(args: argparse.Namespace) -> Game:
    written = saving.read(args.resume)
    if written.title != args.title:
        raise SignoriaError(f"{args.resume} is a game of {written.title}, not of {args.title}")
    options.title_of(args)
    return saving.replay(Game, written, args.lang)
