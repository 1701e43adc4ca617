"""`signoria draw`: a position of a recorded game as a picture (SVG or PNG)."""

import argparse
import sys
from pathlib import Path

from signoria import SignoriaError
from signoria.cli.record import add_look, looked_into
from signoria.drawing.standalone import picture


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("draw", help="a position as a picture (SVG or PNG)", description=__doc__)
    add_look(parser)
    parser.add_argument("--phone", action="store_true", help="the narrow sheet with larger pieces")
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help="FILE.svg or FILE.png, - for SVG on the screen (default: SVG beside the record)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game, seat, _ = looked_into(args)
    text = picture(game.view(seat), game.words, game.book, args.phone)
    if args.output == "-":
        sys.stdout.write(text)
        return 0
    target = Path(args.output) if args.output else args.file.with_suffix(".svg")
    data = text.encode()
    if target.suffix.lower() == ".png":
        from signoria.web.painting import paint  # the web takes longer to import than a drawing to draw

        data = paint(text)
    try:
        target.write_bytes(data)
    except OSError as error:
        raise SignoriaError(f"{target} cannot be written: {error.strerror}") from error
    print(f"{target}: {game.title.name} after move {len(game.plies)}")
    return 0
