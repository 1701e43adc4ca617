"""What the commands of the lab share: who works, how long bots think, files that are kept, and interruptions."""

import argparse
import shlex
import signal
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from signoria import SignoriaError
from signoria.cli import options
from signoria.cli.progress import Progress
from signoria.lab import report
from signoria.lab.crew import Crew, crew, processors
from signoria.lab.journal import Journal
from signoria.lab.playing import Setting, setting
from signoria.players import bots
from signoria.players.player import Budget

INTERRUPTED = 130


def add_bots(parser: argparse.ArgumentParser, default: str, help: str) -> None:
    known = ", ".join(bots())
    parser.add_argument(
        "--bots", default=default, metavar="A,B", help=f"{help}, out of: {known}; or MODULE:CLASS, also with :KEY=VALUE"
    )


def add_work(parser: argparse.ArgumentParser, workers: str = "one for each processor") -> None:
    """Who does the work, and how long a bot may think."""
    parser.add_argument("--workers", type=int, metavar="W", help=f"processes (default: {workers})")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="work on this Ray cluster (auto: the one at hand)")
    parser.add_argument(
        "--worlds", type=int, metavar="N", help=f"positions a bot imagines for a decision (default: {Budget().worlds})"
    )
    parser.add_argument(
        "--simulations",
        type=int,
        metavar="N",
        help="simulations of those bots that search a tree, for a decision (default: what each level has)",
    )
    parser.add_argument(
        "--clock",
        type=float,
        metavar="SECONDS",
        help="give bots so long for a decision; depends on the machine",
    )


def add_games(parser: argparse.ArgumentParser, help: str = "how many games") -> None:
    parser.add_argument("--games", type=int, default=100, metavar="G", help=f"{help} (default: 100)")


def add_state(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep every game here, and go on from there")


def add_told(parser: argparse.ArgumentParser) -> None:
    """How the result is told."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_report(parser)


def add_report(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="write a report with plots, to read or print")


def names_of(args: argparse.Namespace) -> list[str]:
    names = [name.strip() for name in args.bots.split(",") if name.strip()]
    if not names:
        raise SignoriaError(f"name one bot at least; the bots are: {', '.join(bots())}; or MODULE:CLASS for your own")
    return names


def budget_of(args: argparse.Namespace) -> Budget:
    """How long a bot thinks: imagined positions, or seconds with a clock."""
    worlds = Budget().worlds if args.worlds is None else args.worlds
    simulations = Budget().simulations if args.simulations is None else args.simulations
    at_least_one(worlds, "worlds")
    if args.simulations is not None:
        at_least_one(simulations, "simulations")
    if args.clock is None:
        return Budget(worlds, simulations=simulations)
    if args.simulations is not None:
        raise SignoriaError("bots think by --simulations or by the --clock, not by both")
    if not 0 < args.clock < 3600:
        raise SignoriaError("--clock must be more than 0 and less than 3600")
    return Budget(worlds, args.clock)


def setting_of(args: argparse.Namespace) -> Setting:
    """The table of an experiment: title, players, options, data pack and budget."""
    title = options.title_of(args)
    return setting(title, options.players_of(args, title), options.options_of(args), budget_of(args))


@contextmanager
def crew_of(args: argparse.Namespace, usual: int = 0) -> Iterator[Crew]:
    """Whoever is to do the work; `usual` processes unless it is said. While they work a kill is as gentle as Ctrl-C."""
    if args.workers is not None:
        at_least_one(args.workers, "workers")
    if args.workers is not None and args.ray:
        raise SignoriaError("the work is done by --workers of this machine or by --ray, not by both")
    with killed_gently(), crew(args.workers if args.workers is not None else usual or processors(), args.ray) as hands:
        yield hands


@contextmanager
def killed_gently() -> Iterator[None]:
    """A polite end from outside (kill, a terminal that is closed) keeps what was played, as Ctrl-C does."""
    heard = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        heard = []
    heard = [number for number in heard if signal.getsignal(number) is signal.SIG_DFL]  # nohup stays what it is
    for number in heard:
        signal.signal(number, interrupted)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, signal.SIG_DFL)


def interrupted(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def counted(number: int, what: str) -> str:
    """A number of things: 1 game, 2 games."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def at_least_one(number: int, flag: str = "games") -> int:
    if number < 1:
        raise SignoriaError(f"--{flag} must be at least 1")
    return number


def check_writable(file: Path | None) -> None:
    """Say at once that a file cannot be written, not after hours."""
    if file is None:
        return
    if file.is_dir():
        raise SignoriaError(f"{file} is a folder")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("ab"):
            pass
        if not file.stat().st_size:
            file.unlink()
    except OSError as error:
        raise SignoriaError(f"{file}: {error.strerror}") from error


def check_report(args: argparse.Namespace) -> None:
    report.check(args.report)
    check_writable(args.report)


def write_report(args: argparse.Namespace, page: report.Page) -> None:
    report.write(args.report, page, shlex.join(args.words))
    print(f"signoria: the report is in {args.report}", file=sys.stderr)


def carried_out(args: argparse.Namespace, journal: Journal, games: int, run: Callable[[Crew], Iterator[object]]) -> int:
    """Do the games of a run that the journal lacks. Whatever ends it early, nothing that was played is lost."""
    try:
        with crew_of(args) as crew:
            going_on(journal)
            return played_on(args, journal, games, run(crew))
    finally:
        journal.close()


def played_on(args: argparse.Namespace, journal: Journal, games: int, played: Iterator[object]) -> int:
    """Play, with a bar, and say how to go on after an early end."""
    progress = Progress(games, len(journal.results))
    progress.show(len(journal.results))
    try:
        for _ in played:
            progress.show(len(journal.results))
    except BaseException as error:
        progress.clear()
        keep(journal)
        print(how_to_go_on(args, journal, games), file=sys.stderr)
        if not isinstance(error, KeyboardInterrupt):
            raise
        return INTERRUPTED
    finally:
        progress.clear()
    return 0


def going_on(journal: Journal) -> None:
    if journal.results:
        print(
            f"signoria: {journal.file} has {counted(len(journal.results), 'game')}; going on from there",
            file=sys.stderr,
        )


def keep(journal: Journal) -> None:
    """Write down what was in memory only: without --state a journal is written only if a run ends early."""
    if journal.file is not None or not journal.results:
        return
    name = f"signoria-{journal.head['experiment']}-{journal.head['title']}.jsonl"
    try:
        journal.keep_at(free_name(Path(name)))
    except SignoriaError:  # nothing may be written here
        journal.keep_at(free_name(Path(tempfile.gettempdir()) / name))


def free_name(file: Path) -> Path:
    """A name that no file has yet."""
    number = 1
    found = file
    while found.exists():
        number += 1
        found = file.with_stem(f"{file.stem}-{number}")
    return found


def how_to_go_on(args: argparse.Namespace, journal: Journal, games: int) -> str:
    """What a run says that ended early."""
    done = len(journal.results)
    if not done:
        return f"signoria: ended before the first of {counted(games, 'game')} was over"
    again = [*args.words, *([] if args.state else ["--state", str(journal.file)])]
    return (
        f"signoria: ended after {done} of {games} games; all of them are in {journal.file}\n"
        f"to go on: signoria {shlex.join(again)}"
    )
