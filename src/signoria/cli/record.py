"""`signoria record`: check the records of games, and look into them."""

import argparse
import sys
from pathlib import Path

from signoria import packs, saving
from signoria import textboard as board
from signoria.cli import crash, options
from signoria.game import SPECTATOR, Game
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import SEATS


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("record", help="check records and look into them", description=__doc__)
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    check = actions.add_parser("verify", help="play records again and report the first difference")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    options.add_data(check)
    check.set_defaults(run=verify)
    show = actions.add_parser("show", help="the position after a move")
    show.set_defaults(run=show_ply)
    log = actions.add_parser("log", help="what happened, line by line")
    log.set_defaults(run=print_log)
    for action in (show, log):
        action.add_argument("file", type=Path, metavar="FILE")
        action.add_argument("--ply", type=int, metavar="N", help="after this many moves (default: the last)")
        action.add_argument("--seat", choices=SEATS, help="as this seat sees it (default: as a spectator)")
        options.add_data(action)
        options.add_lang(action)


def verify(args: argparse.Namespace) -> int:
    """One line a file; 2 if any is damaged or different."""
    code = 0
    for file in args.files:
        try:
            written = saving.read(file)
            use_pack(args, written.title)
            game = saving.replay(Game, written)
            state = f"ended {game.scores}" if game.over else "not ended"
            print(f"{file}: well, {len(game.plies)} moves, {state}")
        except SignoriaError as error:
            print(f"{file}: {error}", file=sys.stderr)
            code = crash.WRONG_INPUT
    return code


def use_pack(args: argparse.Namespace, title: str) -> None:
    """Records name their data by digest; a pack that is loaded is found by it."""
    if args.data is not None:
        packs.load(title, args.data)


def looked_into(args: argparse.Namespace) -> tuple[Game, int, int]:
    """The game of a record up to the move that was asked for, the seat that looks, and how many moves there are."""
    written = saving.read(args.file)
    use_pack(args, written.title)
    last = len(written.plies)
    if args.ply is not None and not 0 <= args.ply <= last:
        raise SignoriaError(f"{args.file} has moves 0 to {last}, there is no {args.ply}")
    game = saving.replay(Game, written, args.lang, args.ply)
    seat = SPECTATOR if args.seat is None else SEATS.index(args.seat)
    if seat >= game.players:
        raise SignoriaError(f"there is no seat {args.seat} in a game of {game.players}")
    crash.playing(game)
    return game, seat, last


def print_log(args: argparse.Namespace) -> int:
    game, seat, _ = looked_into(args)
    for line in game.log(seat):
        print(line)
    return 0


def show_ply(args: argparse.Namespace) -> int:
    game, seat, last = looked_into(args)
    print(f"{game.title.name}, move {len(game.plies)} of {last}")
    if game.plies:
        ply = game.plies[-1]
        print(f"{game.names[ply.seat]}: {game.words.move(ply.before, ply.move)}")
    print()
    print(board.text(game.title, game.view(seat), game.words))
    print()
    print(game.prompt(seat))
    return 0
