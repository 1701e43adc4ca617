"""`signoria draw`: a position of a recorded game as a picture (SVG)."""

import argparse
import sys
from pathlib import Path

from signoria import saving
from signoria.cli import crash, options
from signoria.drawing.standalone import picture
from signoria.game import SPECTATOR, Game
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import SEATS


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("draw", help="a position as a picture (SVG)", description=__doc__)
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.add_argument("--ply", type=int, metavar="N", help="after this many moves (default: the last)")
    parser.add_argument("--seat", choices=SEATS, help="as this seat sees it (default: as a spectator)")
    parser.add_argument("--phone", action="store_true", help="the narrow sheet with larger pieces")
    parser.add_argument(
        "-o", "--output", metavar="FILE.svg", help="where to write it, - for the screen (default: beside the record)"
    )
    options.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = replayed(args.file, args.ply, args.lang)
    crash.playing(game)
    text = picture(game.view(seat_of(game, args.seat)), game.words, game.book, args.phone)
    if args.output == "-":
        sys.stdout.write(text)
        return 0
    target = Path(args.output) if args.output else args.file.with_suffix(".svg")
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SignoriaError(f"{target} cannot be written: {error.strerror}") from error
    print(f"{target}: {game.title.name} after move {len(game.plies)}")
    return 0


def replayed(file: Path, ply: int | None, lang: str) -> Game:
    """The game of a record after some of its moves."""
    written = saving.read(file)
    last = len(written.plies)
    if ply is not None and not 0 <= ply <= last:
        raise SignoriaError(f"{file} has moves 0 to {last}, there is no {ply}")
    return saving.replay(Game, written, lang, ply)


def seat_of(game: Game, name: str | None) -> int:
    """The number of a seat; no name is a spectator."""
    if name is None:
        return SPECTATOR
    seat = SEATS.index(name)
    if seat >= game.players:
        raise SignoriaError(f"there is no seat {name} in a game of {game.players}")
    return seat
