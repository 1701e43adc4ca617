"""`signoria dataset`: games as Parquet files, for programs that learn and for statistics."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from signoria import SignoriaError
from signoria.cli import experiment, options
from signoria.cli.progress import Progress
from signoria.game.checks import seed_text
from signoria.games import Title
from signoria.lab.dataset import Dataset, Played, from_bots, played
from signoria.lab.playing import check_bots
from signoria.table.archive import Archive

Data = dict[str, object]


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("dataset", help="write games as Parquet files", description=__doc__)
    options.add_game(parser)
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="DIR", help="a new or an empty folder")
    parser.add_argument("--games", type=int, metavar="G", help="how many games (default: 100, or all that are stored)")
    experiment.add_bots(parser, "greedy", "who plays, changing seats from game to game")
    parser.add_argument("--database", type=Path, metavar="FILE", help="take the finished games of these tables instead")
    parser.add_argument("--no-observations", action="store_true", help="leave out what the deciding seat knew")
    experiment.add_work(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = None if args.games is None else experiment.at_least_one(args.games)
    title = options.title_of(args)
    return from_tables(args, title, games) if args.database else from_play(args, title, games or 100)


def from_play(args: argparse.Namespace, title: Title, games: int) -> int:
    """Games between bots."""
    table = experiment.setting_of(args)
    names, seed = table.fitting(check_bots(experiment.names_of(args), title)), seed_text(args.seed)
    about: Data = {"source": "bots", "bots": names, "seed": seed, "worlds": table.budget.worlds}
    about |= {"simulations": table.budget.simulations or None, "clock": table.budget.seconds or None}
    data = Dataset(args.output, title, not args.no_observations)
    with experiment.crew_of(args) as crew:
        return fill(data, about, from_bots(table, names, seed, games, crew, data.observations), games)


def from_tables(args: argparse.Namespace, title: Title, games: int | None) -> int:
    """The finished games of a database, without names."""
    for flag, value in (("--option", args.option), ("--data", args.data), ("--ray", args.ray)):
        if value:
            raise SignoriaError(f"{flag} is for games between bots: those of a database are as they were played")
    archive = Archive(args.database)
    try:
        tables = archive.ids(title.name, args.players)[:games]
        if not tables:
            raise SignoriaError(f"{args.database} has no finished game of {title.name} like that")
        data = Dataset(args.output, title, not args.no_observations)
        kept = (
            None if found is None else played(found.game, found.who, data.observations)
            for found in archive.games(tables)
        )
        code = fill(data, {"source": "tables"}, kept, len(tables))
        if archive.left_out:
            left = experiment.counted(archive.left_out, "game")
            print(f"signoria: left out: {left} of other rules or data", file=sys.stderr)
        return code
    finally:
        archive.close()


def fill(data: Dataset, about: Data, games: Iterator[Played | None], total: int) -> int:
    """Write games as they come. Whatever ends it early, the games so far make a whole dataset; none make none."""
    progress = Progress(total)
    try:
        for number, game in enumerate(games, 1):
            if game is not None:
                data.add(game)
            progress.show(number)
    except BaseException as error:
        progress.clear()
        told = ended(data, about, experiment.counted(total, "game"))
        if not isinstance(error, KeyboardInterrupt):
            raise
        print(told, file=sys.stderr)
        return experiment.INTERRUPTED
    progress.clear()
    data.close(about)
    print(summary(data))
    return 0


def ended(data: Dataset, about: Data, all_games: str) -> str:
    """What is left of a dataset that ended early, in words."""
    if not data.games:
        data.leave()
        return f"signoria: ended before the first of {all_games} was over"
    data.close(about)
    return f"signoria: ended after {data.games} of {all_games}; they are a whole dataset\n{summary(data)}"


def summary(data: Dataset) -> str:
    return f"{data.folder}: {experiment.counted(data.games, 'game')}, {data.decisions} decisions"
