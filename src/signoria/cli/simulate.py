"""`signoria simulate`: many games between bots."""

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from signoria import SignoriaError, build
from signoria.cli import experiment, options
from signoria.cli.progress import Progress
from signoria.games import SEATS
from signoria.lab.figures import of_simulation
from signoria.lab.journal import Journal
from signoria.lab.playing import RULES
from signoria.lab.results import Result
from signoria.lab.rows import Csv, Parquet, Table
from signoria.lab.shares import shown, within
from signoria.lab.simulate import Match, counted, match, simulate
from signoria.lab.tally import Series, Tally


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("simulate", help="play many games between bots", description=__doc__)
    options.add_game(parser)
    experiment.add_games(parser)
    experiment.add_bots(parser, "random", "seat by seat")
    parser.add_argument("--rotate", action="store_true", help="the bots change seats from game to game")
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep the record of every game in this folder")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a row for every game")
    parser.add_argument("--parquet", type=Path, metavar="FILE", help="the same as Parquet")
    parser.add_argument("--sources", action="store_true", help="also tell where the points came from")
    experiment.add_state(parser)
    experiment.add_told(parser)
    experiment.add_work(parser, "one for each processor where bots think, 1 for random games")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = experiment.at_least_one(args.games)
    title = options.title_of(args)
    players, chosen = options.players_of(args, title), options.options_of(args)
    rows = bool(args.csv or args.parquet or args.report or args.state)
    names, budget = experiment.names_of(args), experiment.budget_of(args)
    job = match(title.name, players, args.seed, chosen, names, args.records, args.data, args.rotate, budget, rows)
    experiment.check_report(args)
    if args.records is not None:
        make_folder(args.records)
    journal = Journal(job.described(), args.state)
    experiment.going_on(journal)
    kept_all = bool(args.state) or not job.quick
    made: list[tuple[type[Csv] | type[Parquet], Path | None]] = [(Csv, args.csv), (Parquet, args.parquet)]
    tables: list[Table] = [kind(file, title) for kind, file in made if file is not None]
    tally, kept = Tally(job.players), list[Result]()

    def take(chunk: Tally) -> None:
        tally.merge(chunk)
        for table in tables:
            table.add(chunk.rows)
        if args.report:
            kept.extend(chunk.rows)

    before = counted(job, journal.results[:games])
    take(before)
    progress, begun, code = Progress(games, tally.lengths.n), perf_counter(), 0
    try:
        with experiment.crew_of(args, usual=1 if job.quick else 0) as crew:
            for chunk in simulate(job, games, crew, tally.lengths.n):
                take(chunk)
                for result in chunk.rows if kept_all else []:
                    journal.add(result)
                progress.show(tally.lengths.n)
    except BaseException as error:
        progress.clear()
        experiment.keep(journal)
        print(ended(args, journal, tally.lengths.n, games), file=sys.stderr)
        if not isinstance(error, KeyboardInterrupt):
            raise
        code = experiment.INTERRUPTED
    finally:
        progress.clear()
        journal.close()
        for table in tables:
            table.close()
    seconds = perf_counter() - begun
    if tally.lengths.n:
        pace = Pace(tally.lengths.n - before.lengths.n, tally.lengths.sum - before.lengths.sum, seconds)
        print(as_json(job, tally, pace, crew.hands) if args.json else as_text(job, tally, pace))
        if args.sources and not args.json:
            print(sources_text(job, tally))
        if args.report:
            experiment.write_report(args, of_simulation(job, kept, seconds))
    return code


def ended(args: argparse.Namespace, journal: Journal, played: int, games: int) -> str:
    """What a run says that ended early. Random games are kept with --state alone: to play them again is quicker."""
    if played and not journal.results:
        return f"signoria: ended after {played} of {experiment.counted(games, 'game')}"
    return experiment.how_to_go_on(args, journal, games)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SignoriaError(f"{folder}: {error.strerror}") from error


class Pace(NamedTuple):
    """What was played now, without the games of a journal, and how long it took."""

    games: int
    decisions: int
    seconds: float

    def per_second(self, number: int) -> float:
        return number / self.seconds if self.seconds else 0.0


def as_json(job: Match, tally: Tally, pace: Pace, workers: int) -> str:
    data: dict[str, object] = {
        "title": job.title,
        "players": job.players,
        "seed": job.seed,
        "options": job.options,
        "bots": job.bots,
        "workers": workers,
        "compiled": build.compiled(),
    }
    data.update(tally.summary())
    data["seconds"] = pace.seconds
    data["decisions_per_second"] = pace.per_second(pace.decisions)
    return json.dumps(data)


def sources_text(job: Match, tally: Tally) -> str:
    """Mean points by source, a line for each, a column for each seat."""
    lines = ["", f"{'points from':<20} " + " ".join(f"{SEATS[seat]:>8}" for seat in range(job.players))]
    for source, sums in sorted(tally.sources.items(), key=lambda entry: -sum(entry[1])):
        if any(sums):
            lines.append(f"{source:<20} " + " ".join(f"{n / tally.lengths.n:>8.1f}" for n in sums))
    return "\n".join(lines)


def as_text(job: Match, tally: Tally, pace: Pace) -> str:
    """A table for people; 19 of 20 times the truth lies within ±, and in the brackets behind a share of wins."""
    lengths = tally.lengths
    now = "" if pace.games == lengths.n else f", {pace.decisions} of them now,"
    rates = f"{pace.per_second(pace.decisions):,.0f} decisions/s, {pace.per_second(pace.games):,.1f} games/s"
    names = [*job.bots, "in turn"]
    wide = max(10, *[len(name) for name in names])
    lines = [
        f"{job.title}, {job.players} players, {experiment.counted(lengths.n, 'game')}, seed {job.seed}",
        f"{lengths.sum} decisions{now} in {pace.seconds:.1f} s: {rates}",
        f"decisions per game: {within(lengths.mean, lengths.margin)}, from {lengths.low} to {lengths.high}",
        "",
        f"{'seat':<8} {'bot':<{wide}} {'score':>16} {'from–to':>11} {'wins (95 %)':>22}",
    ]
    for seat in range(job.players):
        name = "in turn" if job.rotate and job.bots[seat] != RULES else job.bots[seat]
        lines.append(row(SEATS[seat], name, wide, tally, tally.scores[seat], tally.shares[seat]))
    if job.rotate:
        lines.append("")
        lines.extend(row("any", name, wide, tally, *tally.bots[name]) for name in sorted(tally.bots))
    return "\n".join(lines)


def row(seat: str, name: str, wide: int, tally: Tally, scores: Series, shares: Series) -> str:
    mean = within(scores.mean, scores.margin)
    wins = shown(tally.share(shares))
    return f"{seat:<8} {name:<{wide}} {mean:>16} {f'{scores.low}–{scores.high}':>11} {wins:>22}"
