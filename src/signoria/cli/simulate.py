"""`signoria simulate`: many games between bots."""

import argparse
import json
from pathlib import Path
from time import perf_counter

from signoria import SignoriaError, build
from signoria.cli import options
from signoria.cli.progress import Progress
from signoria.games import SEATS
from signoria.lab.simulate import RULES, Match, match, simulate
from signoria.lab.tally import SHARES, Series, Tally
from signoria.players import bots


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("simulate", help="play many games between bots", description=__doc__)
    options.add_game(parser)
    parser.add_argument("--games", type=int, default=100, metavar="G", help="how many games (default: 100)")
    parser.add_argument("--bots", default="random", metavar="A,B", help=f"seat by seat, out of: {', '.join(bots())}")
    parser.add_argument("--rotate", action="store_true", help="the bots change seats from game to game")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes (default: 1)")
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep the record of every game in this folder")
    parser.add_argument("--sources", action="store_true", help="also tell where the points came from")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.workers < 1:
        raise SignoriaError("there is at least one game and one worker")
    title = options.title_of(args)
    names = [name.strip() for name in args.bots.split(",") if name.strip()]
    players = options.players_of(args, title)
    chosen = options.options_of(args)
    job = match(title.name, players, args.seed, chosen, names, args.records, args.data, args.rotate)
    if args.records is not None:
        make_folder(args.records)
    tally = Tally(job.players)
    progress = Progress(args.games)
    begun = perf_counter()
    for chunk in simulate(job, args.games, args.workers):
        tally.merge(chunk)
        progress.show(tally.lengths.n)
    seconds = perf_counter() - begun
    progress.clear()
    print(as_json(job, tally, seconds, args.workers) if args.json else as_text(job, tally, seconds))
    if args.sources and not args.json:
        print(sources_text(job, tally))
    return 0


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SignoriaError(f"{folder}: {error.strerror}") from error


def as_json(job: Match, tally: Tally, seconds: float, workers: int) -> str:
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
    data["seconds"] = seconds
    data["decisions_per_second"] = tally.lengths.sum / seconds
    return json.dumps(data)


def sources_text(job: Match, tally: Tally) -> str:
    """Mean points by source, a line for each, a column for each seat."""
    lines = ["", f"{'points from':<20} " + " ".join(f"{SEATS[seat]:>8}" for seat in range(job.players))]
    for source, sums in sorted(tally.sources.items(), key=lambda entry: -sum(entry[1])):
        if any(sums):
            lines.append(f"{source:<20} " + " ".join(f"{n / tally.lengths.n:>8.1f}" for n in sums))
    return "\n".join(lines)


def as_text(job: Match, tally: Tally, seconds: float) -> str:
    """A table for people; ± is twice the standard error, so 19 of 20 times the truth lies inside."""
    lengths = tally.lengths
    rate = lengths.sum / seconds
    lines = [
        f"{job.title}, {job.players} players, {lengths.n} games, seed {job.seed}",
        f"{lengths.sum} decisions in {seconds:.1f} s: {rate:,.0f} decisions/s, {lengths.n / seconds:,.1f} games/s",
        f"decisions per game: {lengths.mean:.1f} ± {2 * lengths.error:.1f}, from {lengths.low} to {lengths.high}",
        "",
        f"{'seat':<8} {'bot':<10} {'score':>16} {'from–to':>11} {'wins':>17}",
    ]
    for seat in range(job.players):
        name = "in turn" if job.rotate and job.bots[seat] != RULES else job.bots[seat]
        lines.append(row(SEATS[seat], name, tally.scores[seat], tally.shares[seat]))
    if job.rotate:
        lines.append("")
        lines.extend(row("any", name, scores, shares) for name, (scores, shares) in sorted(tally.bots.items()))
    return "\n".join(lines)


def row(seat: str, name: str, scores: Series, shares: Series) -> str:
    mean = f"{scores.mean:.1f} ± {2 * scores.error:.1f}"
    wins = f"{100 * shares.mean / SHARES:.1f} ± {200 * shares.error / SHARES:.1f} %"
    return f"{seat:<8} {name:<10} {mean:>16} {f'{scores.low}–{scores.high}':>11} {wins:>17}"
