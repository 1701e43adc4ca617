"""`signoria balance`: what many games between equal bots tell about seats, powers, cards and ways to play."""

import argparse
import json
from time import perf_counter

from signoria.cli import experiment, options
from signoria.game.checks import seed_text
from signoria.lab.balance import Findings, Study, findings, study
from signoria.lab.balance import run as run_games
from signoria.lab.figures import of_balance
from signoria.lab.journal import Journal
from signoria.lab.shares import shown, within
from signoria.lab.strategies import strategy_of

MOST = 20
"""So many cards and events the tables of the terminal show; JSON has all."""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("balance", help="seats, powers, cards and ways to play", description=__doc__)
    options.add_game(parser)
    experiment.add_bots(parser, "greedy", "who plays, changing seats from game to game")
    experiment.add_games(parser)
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="'NAME: MOVES; MOVES'",
        help="so many games more in which one greedy seat gives these moves up; can be given again",
    )
    parser.add_argument("--length", default="", metavar="FIELD", help="tell how long games were by this number")
    parser.add_argument("--events", nargs="*", default=[], metavar="NAME", help="count events of these kinds")
    experiment.add_state(parser)
    experiment.add_told(parser)
    experiment.add_work(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = experiment.at_least_one(args.games)
    table = experiment.setting_of(args)
    strategies = [strategy_of(text, table.title) for text in args.without]
    names, seed = experiment.names_of(args), seed_text(args.seed)
    plan = study(table, names, seed, games, args.length, args.events, strategies)
    experiment.check_report(args)
    journal = Journal(plan.described(), args.state)
    begun = perf_counter()
    code = experiment.carried_out(args, journal, plan.all_games, lambda crew: run_games(plan, crew, journal))
    seconds = perf_counter() - begun
    if journal.results:
        found = findings(plan, journal.results[: plan.all_games])
        print(json.dumps(as_data(plan, found, seconds)) if args.json else as_text(plan, found, seconds))
        if args.report:
            experiment.write_report(args, of_balance(plan, found, seconds))
    return code


def as_data(plan: Study, found: Findings, seconds: float) -> dict[str, object]:
    """The findings as plain data; `low` and `high` are the ends of the 95 % interval of a share."""
    return {
        "title": plan.table.title.name,
        "players": plan.table.players,
        "games": found.games,
        "seconds": seconds,
        "seed": plan.seed,
        "options": plan.table.options,
        "bots": plan.bots,
        "seats": [
            {"seat": place.seat, "role": place.role or None, **place.wins._asdict(), "mean_score": place.score}
            | {"score_margin": place.margin}
            for place in found.places
        ],
        "best_score": found.best,
        "sources": {
            source: {"winners": found.winners[source], "others": found.others[source]} for source in found.winners
        },
        "lengths": found.lengths,
        "events": found.events,
        "cards": [
            {"event": deed.event, "kind": deed.kind, "id": deed.id, "name": deed.name, "seats": deed.seats}
            | {**deed.wins._asdict(), "lead": deed.lead, "lead_margin": deed.margin}
            for deed in found.deeds
        ],
        "strategies": [
            {"name": loss.name, "rules": loss.rules, "games": loss.games, "mean_score": loss.score}
            | {"lead": loss.lead, "lead_margin": loss.margin, **loss.wins._asdict()}
            for loss in found.losses
        ],
    }


def as_text(plan: Study, found: Findings, seconds: float) -> str:
    """Tables for people; 19 of 20 times the truth lies within ±, and in the brackets behind a share of wins."""
    fair = 100 / plan.table.players
    lines = [
        f"{plan.table.title.name}, {plan.table.players} players, {experiment.counted(found.games, 'game')} of "
        f"{', '.join(plan.bots)}, "
        f"seed {plan.seed}, {seconds:.1f} s",
        f"a fair share of wins is {fair:.1f} %; the best score is {found.best:.1f} in the mean",
        "",
        f"{'seat':<8} {'':<12} {'wins (95 %)':>21} {'score':>14}",
    ]
    for place in found.places:
        score = within(place.score, place.margin)
        lines.append(f"{place.seat:<8} {place.role:<12} {shown(place.wins):>21} {score:>14}")
    lines += ["", f"{'points from':<24} {'winners':>8} {'others':>8}"]
    for source in sorted(found.winners, key=lambda source: -found.winners[source]):
        if found.winners[source] or found.others[source]:
            lines.append(f"{source:<24} {found.winners[source]:>8.1f} {found.others[source]:>8.1f}")
    if found.lengths:
        mean = sum(length * n for length, n in found.lengths.items()) / max(1, sum(found.lengths.values()))
        each = ", ".join(f"{length}: {n}" for length, n in found.lengths.items())
        lines += ["", f"{plan.length}: {mean:.1f} in the mean ({each})"]
    if found.events:
        lines += ["", *[f"{n:>6}  {event}" for event, n in list(found.events.items())[:MOST]]]
        if len(found.events) > MOST:
            lines.append(f"… {len(found.events) - MOST} more in JSON")
    if found.deeds:
        lines += ["", f"{'who did this':<44} {'seats':>6} {'won (95 %)':>21} {'lead':>14}"]
        for deed in found.deeds[:MOST]:
            lead = within(deed.lead, deed.margin, "+")
            name = f"{deed.event}: {deed.name}"
            lines.append(f"{name:<44.44} {deed.seats:>6} {shown(deed.wins):>21} {lead:>14}")
        if len(found.deeds) > MOST:
            lines.append(f"… {len(found.deeds) - MOST} more in the report and in JSON")
    if found.losses:
        lines += ["", f"{'gave up':<24} {'games':>6} {'score':>8} {'lead':>14} {'won (95 %)':>21}"]
        for loss in found.losses:
            lead = within(loss.lead, loss.margin, "+")
            lines.append(f"{loss.name:<24} {loss.games:>6} {loss.score:>8.1f} {lead:>14} {shown(loss.wins):>21}")
    return "\n".join(lines)
