"""What happens when something goes wrong: wrong input is told plainly, our own errors leave a record behind."""

import argparse
import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from signoria import SignoriaError
from signoria.game.game import Game
from signoria.game.record import crash_text
from signoria.lab.playing import Crash

WRONG_INPUT = 2
OUR_ERROR = 3
INTERRUPTED = 130

_playing: list[Game] = []


def playing(game: Game) -> None:
    """The game that a command plays now: what a crash is about."""
    _playing[:] = [game]


def guard(run: Callable[[argparse.Namespace], int], args: argparse.Namespace) -> int:
    """Run a command and turn whatever it raises into words and an exit code."""
    try:
        code = run(args)
        sys.stdout.flush()
        return code
    except SignoriaError as error:
        print(f"signoria: {error}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`| head`); whatever is left in the buffer goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Crash as crash:
        return report(crash.trace, crash.text)
    except Exception as error:
        return report(traceback.format_exc(), what_is_left(error))
    finally:
        _playing.clear()


def what_is_left(error: Exception) -> str:
    """The record of the game in play, if there is one and it can still be written."""
    try:
        return crash_text(_playing[0], error) if _playing else ""
    except Exception:
        return ""


def report(trace: str, text: str) -> int:
    print(trace, file=sys.stderr)
    print("signoria: this is an error of ours, not of yours.", file=sys.stderr)
    if text:
        file = keep(text)
        print(f"The game up to the error is in {file}; please send it with your report.", file=sys.stderr)
    return OUR_ERROR


def keep(text: str) -> Path:
    """Write a crash record into the working folder, or where files may always be written."""
    name = f"signoria-crash-{sha256(text.encode()).hexdigest()[:8]}.txt"
    for folder in (Path.cwd(), Path(tempfile.gettempdir())):
        try:
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
            return folder / name
        except OSError:
            continue
    raise SignoriaError("no place to write the record of the crash")
