"""`signoria record`: check the records of games, and look into them."""

import argparse
import sys
from pathlib import Path

from signoria import BadRecord, SignoriaError, Unreadable
from signoria.cli import crash, options
from signoria.drawing import textboard as board
from signoria.game import packs
from signoria.game import record as saving
from signoria.game.game import SPECTATOR, Game
from signoria.game.record import Record

FAILED = 1


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
        add_look(action)


def add_look(parser: argparse.ArgumentParser) -> None:
    """Which moment of a record to look at, and as whom."""
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.add_argument("--ply", type=int, metavar="N", help="after this many moves (default: the last)")
    parser.add_argument(
        "--seat", metavar="K", help="as this seat sees it, by name, colour or number (default: as a spectator)"
    )
    options.add_data(parser)
    options.add_lang(parser)


def verify(args: argparse.Namespace) -> int:
    """One line a file; 1 if any is damaged or different, 2 if any is no record or cannot be checked here."""
    failed = wrong = False
    for file in args.files:
        try:
            written = saving.read(file)
            use_pack(args, written.title)
            print(f"{file}: {verdict(written, saving.replay(Game, written))}")
        except SignoriaError as error:
            print(f"{file}: {str(error).removeprefix(f'{file}: ')}", file=sys.stderr)
            if isinstance(error, BadRecord) and not isinstance(error, Unreadable):
                failed = True
            else:
                wrong = True
    return crash.WRONG_INPUT if wrong else FAILED if failed else 0


def verdict(written: Record, game: Game) -> str:
    """What a record that plays again has proved."""
    moves = len(game.plies)
    state = f"{moves} moves, ended {game.scores}" if game.over else f"{moves} moves, not ended"
    compared = sum(1 for ply in written.plies if ply.digest)
    if compared == 0:
        return f"can be played again, {state}, but carries no digest to compare with"
    if compared < moves:
        return f"can be played again, {state}, but only {compared} of its moves carry a digest to compare with"
    return f"well, {state}"


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
    seat = SPECTATOR if args.seat is None else options.seat_of(game, args.seat)
    crash.playing(game)
    return game, seat, last


def print_log(args: argparse.Namespace) -> int:
    game, seat, _ = looked_into(args)
    for line in game.log(seat):
        print(line)
    return 0


def show_ply(args: argparse.Namespace) -> int:
    game, seat, last = looked_into(args)
    name = game.words.word("title-name")
    print(game.words.word("record-shown", title=name, ply=len(game.plies), last=last))
    if game.plies:
        ply = game.plies[-1]
        told = game.words.move(ply.before, ply.move)
        print(game.words.word("play-pair", left=game.names[ply.seat], right=told))
    print()
    print(board.text(game.title, game.view(seat), game.words))
    print()
    print(game.prompt(seat))
    return 0
