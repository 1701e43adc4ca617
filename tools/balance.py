"""Many games between greedy bots, and what they tell about balance: wins and points by seat, length, why games ended.

    python tools/balance.py TITLE PLAYERS GAMES [--seed S] [--workers N] [--worlds N]
                            [--length FIELD] [--events NAME ...] [--data DIR]

`--length` names a whole number of the position (a year, a round) that tells how long a game was, `--events` the kinds
of events to count by their arguments, `--worlds` how many positions a bot imagines where something is hidden, `--data`
a folder of corrected data.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from signoria.game.packs import load
from signoria.games import find
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.event import Ear
from signoria.kernel.title import Title
from signoria.players import bot
from signoria.players.player import Budget, ask


def title_of(name: str, pack: str) -> Title:
    return load(name, Path(pack)) if pack else find(name)


def play(
    title: str, pack: str, players: int, seed: str, worlds: int, length: str, events: list[str]
) -> tuple[list[int], list[int], int, list[str]]:
    """One game: points, places, length, and the events asked for."""
    game = title_of(title, pack)
    p = game.deal(game.book(players, {}), seed.encode())
    ear = Ear()
    p.ear = ear
    luck = seeded(f"{seed} bots".encode())
    bots = [bot("greedy", game, luck) for _ in range(players)]
    while flow.settle(p):
        seat = flow.deciders(p)[0]
        flow.apply(p, seat, ask(bots[seat], p, seat, luck, Budget(worlds)))
    told: list[str] = []
    for event in ear.events:
        kind = game.events[event.kind]
        if kind.name in events:
            words = [
                p.book.axes[v][n] if v in p.book.axes else str(n)
                for (_, v), n in zip(kind.args, event.args, strict=True)
            ]
            told.append(" ".join([kind.name, *words]))
    return game.totals(p), game.ranks(p), int(getattr(p, length)) if length else 0, told


def main() -> None:
    parser = argparse.ArgumentParser(description="Balance between greedy bots.")
    parser.add_argument("title")
    parser.add_argument("players", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=Budget().worlds)
    parser.add_argument("--length", default="")
    parser.add_argument("--events", nargs="*", default=[])
    parser.add_argument("--data", default="")
    args = parser.parse_args()
    wins = [0.0] * args.players
    points = [0] * args.players
    best = 0
    lengths: Counter[int] = Counter()
    told: Counter[str] = Counter()
    start = time.monotonic()
    with ProcessPoolExecutor(args.workers) as pool:
        jobs = [
            pool.submit(
                play, args.title, args.data, args.players, f"{args.seed}/{i}", args.worlds, args.length, args.events
            )
            for i in range(args.games)
        ]
        for number, job in enumerate(jobs):
            totals, ranks, length, events = job.result()
            if sys.stderr.isatty():
                print(f"\r\033[K{number + 1} of {args.games} games", end="", file=sys.stderr, flush=True)
            lengths[length] += 1
            told.update(events)
            best += max(totals)
            for seat in range(args.players):
                points[seat] += totals[seat]
                wins[seat] += (ranks[seat] == 1) / ranks.count(1)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    n = args.games
    seconds = (time.monotonic() - start) * args.workers / n
    print(f"{args.title}, {args.players} players, {n} games, {seconds:.1f} s a game")
    book = title_of(args.title, args.data).book(args.players)
    for seat, name in enumerate(getattr(book, "power_names", book.axes["seat"])):
        print(f"  {name:12} wins {100 * wins[seat] / n:5.1f} %   mean {points[seat] / n:6.2f}")
    print(f"  best score {best / n:.2f}")
    if args.length:
        mean = sum(k * v for k, v in lengths.items()) / n
        print(f"  {args.length}: mean {mean:.1f}, {dict(sorted(lengths.items()))}")
    for line, count in told.most_common():
        print(f"  {line}: {count}")


if __name__ == "__main__":
    main()
