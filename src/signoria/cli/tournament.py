"""`signoria tournament`: bots against each other, on the same deals, with the seats changed round."""

import argparse
import json
from time import perf_counter

from signoria.cli import experiment, options
from signoria.game.checks import seed_text
from signoria.lab.figures import of_tournament
from signoria.lab.journal import Journal
from signoria.lab.results import Result
from signoria.lab.shares import shown
from signoria.lab.sprt import HIGH, LOW, read_test
from signoria.lab.tournament import (
    Tournament,
    duels,
    round_size,
    shape,
    standings,
    tournament,
    verdict,
)
from signoria.lab.tournament import (
    run as run_games,
)

Data = dict[str, object]


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("tournament", help="bots against each other, with ratings", description=__doc__)
    options.add_game(parser)
    experiment.add_bots(parser, "random,greedy", "who plays")
    experiment.add_games(parser, "how many games in all")
    parser.add_argument("--gauntlet", default="", metavar="BOT", help="this bot against each of the others")
    parser.add_argument("--sprt", metavar="LOW,HIGH", help="stop when the share of the (first) bot is clearly either")
    parser.add_argument("--alpha", type=float, default=0.05, help="how often HIGH may be wrong (default: 0.05)")
    parser.add_argument("--beta", type=float, default=0.05, help="how often LOW may be wrong (default: 0.05)")
    experiment.add_state(parser)
    experiment.add_told(parser)
    experiment.add_work(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = experiment.at_least_one(args.games)
    test = read_test(args.sprt, args.alpha, args.beta) if args.sprt else None
    table = experiment.setting_of(args)
    plan = tournament(table, experiment.names_of(args), seed_text(args.seed), args.gauntlet, test)
    experiment.check_report(args)
    journal = Journal(plan.described(), args.state)
    begun = perf_counter()
    code = experiment.carried_out(args, journal, games, lambda crew: run_games(plan, games, crew, journal))
    seconds = perf_counter() - begun
    results = journal.results[:games]
    if args.report and results:
        experiment.write_report(args, of_tournament(plan, results, seconds))
    print(json.dumps(as_data(plan, results, seconds)) if args.json else as_text(plan, results, seconds))
    return code


def as_data(plan: Tournament, results: list[Result], seconds: float) -> Data:
    """The result as plain data; `low` and `high` are the ends of the 95 % interval of `share`."""
    data: Data = {
        "title": plan.table.title.name,
        "players": plan.table.players,
        "games": len(results),
        "seconds": seconds,
        "seed": plan.seed,
        "options": plan.table.options,
        "bots": plan.bots,
        "gauntlet": plan.gauntlet or None,
        "worlds": plan.table.budget.worlds,
        "simulations": plan.table.budget.simulations or None,
        "clock": plan.table.budget.seconds or None,
        "round": round_size(plan),
        "standings": [
            {
                "bot": standing.bot,
                "games": standing.games,
                "share": standing.wins.share,
                "low": standing.wins.low,
                "high": standing.wins.high,
                "mean_score": standing.mean_score,
                "rating": standing.rating.value,
                "rating_error": standing.rating.error,
            }
            for standing in standings(plan, results)
        ],
        "duels": [
            {"bot": duel.bot, "other": duel.other, "games": duel.games, **duel.ahead._asdict()}
            for duel in duels(plan, results)
        ],
    }
    if plan.test is not None:
        found = verdict(plan, results)
        data["sprt"] = {"bot": plan.tested, **plan.test._asdict(), "ratio": found.ratio, "verdict": found.verdict}
    return data


def as_text(plan: Tournament, results: list[Result], seconds: float) -> str:
    """A table for people; in brackets the 95 % interval of a share."""
    size = round_size(plan)
    kind = f"gauntlet of {plan.gauntlet}" if plan.gauntlet else "round robin"
    games = experiment.counted(len(results), "game")
    lines = [
        f"{plan.table.title.name}, {plan.table.players} players, {kind}, {games}, seed {plan.seed}",
        f"{shape(plan)}, {seconds:.1f} s",
        "",
    ]
    found = standings(plan, results)
    wide = max([len("bot"), *[len(standing.bot) for standing in found]])
    lines.append(f"{'bot':<{wide}} {'games':>6} {'wins':>21} {'score':>8} {'rating':>12}")
    for standing in found:
        rating = f"{standing.rating.value:.0f} ± {2 * standing.rating.error:.0f}"
        row = f"{standing.bot:<{wide}} {standing.games:>6} {shown(standing.wins):>21} {standing.mean_score:>8.1f}"
        lines.append(f"{row} {rating:>12}")
    if len(found) > 2:
        order = [standing.bot for standing in found]
        ahead = [duel for duel in duels(plan, results) if order.index(duel.bot) < order.index(duel.other)]
        wide = max(len(f"{duel.bot} before {duel.other}") for duel in ahead) if ahead else 0
        lines += ["", *[f"{f'{duel.bot} before {duel.other}':<{wide}}  {shown(duel.ahead):>21}" for duel in ahead]]
    if len(results) % size:
        lines += ["", f"the last round is not whole: {len(results) // size * size + size} games would be quite even"]
    if plan.test is not None:
        lines += ["", sprt_text(plan, results)]
    return "\n".join(lines)


def sprt_text(plan: Tournament, results: list[Result]) -> str:
    assert plan.test is not None
    found = verdict(plan, results)
    lower, upper = plan.test.bounds
    says = {
        HIGH: f"the share of {plan.tested} is {plan.test.high} rather than {plan.test.low}",
        LOW: f"the share of {plan.tested} is {plan.test.low} rather than {plan.test.high}",
    }.get(found.verdict, f"whether the share of {plan.tested} is {plan.test.low} or {plan.test.high} is open")
    return f"sequential test: {says} (log-likelihood ratio {found.ratio:.2f}, bounds {lower:.2f} and {upper:.2f})"
