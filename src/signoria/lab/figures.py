"""The reports of the experiments: which figures and plots each of them shows."""

from signoria.lab import plots
from signoria.lab.balance import Findings, Study
from signoria.lab.playing import RULES, Setting
from signoria.lab.report import Names, Page, Section, facts_of
from signoria.lab.results import Result
from signoria.lab.shares import Interval, shown, wilson, within
from signoria.lab.simulate import Match
from signoria.lab.tournament import Duel, Standing, Tournament, duels, shape, standings

INTERVAL = "In brackets the 95 % interval: 19 of 20 times the truth lies inside."
WIDE = 6
"""More bots than this, and a table of all against all has no room for intervals."""

ROOM = 60
"""So many letters the names of columns may have in all; where there are more the columns are numbered."""


def heads(names: list[str]) -> list[str]:
    """What stands above a column for each name: the name, or its number where all of them are too wide to print."""
    return names if sum(map(len, names)) <= ROOM else [str(place) for place in range(1, len(names) + 1)]


def number(value: float) -> str:
    """A number as print has it."""
    return f"{value:.1f}".replace("-", "−")


def lead_text(lead: float, margin: float | None) -> str:
    return within(lead, margin, "+").replace("-", "−")


def of_tournament(plan: Tournament, results: list[Result], seconds: float) -> Page:
    """The standings, every bot against every other, how the shares settled, scores and their sources."""
    found = standings(plan, results)
    names = [standing.bot for standing in found]
    fair = 1 / plan.table.players
    kind = f"gauntlet of {plan.gauntlet}" if plan.gauntlet else "round robin"
    facts = facts_of(plan.table, plan.seed, len(results), seconds)
    facts["tournament"] = f"{kind}, {shape(plan)}"
    table = [
        [
            standing.bot,
            str(standing.games),
            shown(standing.wins),
            number(standing.mean_score),
            f"{standing.rating.value:.0f} ± {2 * standing.rating.error:.0f}",
        ]
        for standing in found
    ]
    standing_section = Section(
        "Standings",
        f"{INTERVAL} Ratings are of the Plackett-Luce model, 1500 at the start; games counts every seat of a bot.",
        [plots.shares(names, [standing.wins for standing in found], fair)],
        ["bot", "games", "wins", "mean score", "rating"],
        table,
    )
    against = against_section(names, duels(plan, results))
    course = Section(
        "How the shares settled", "", [plots.courses(running(results, names), "games", "share of wins, %")]
    )
    return Page(
        f"Tournament: {Names(plan.table).title}",
        facts,
        [standing_section, against, course, *scores_by_bot(plan.table, results, names)],
        first_of(found),
    )


def first_of(found: list[Standing]) -> str:
    """Who is first, and whether that is certain."""
    best = found[0]
    text = f"{best.bot} is first: it won {shown(best.wins)} of its games."
    near = [other.bot for other in found[1:] if other.wins.high >= best.wins.low]
    doubt = f" Not surely before {', '.join(near)}: the intervals overlap, more games would tell." if near else ""
    return text + (doubt or " Its interval lies above that of everybody else.")


def against_section(names: list[str], found: list[Duel]) -> Section:
    """A table of all against all, in the order of the standings."""
    met = {(duel.bot, duel.other): duel for duel in found}
    rows = []
    above = heads(names)
    for name, head in zip(names, above, strict=True):
        cells = [met.get((name, other)) for other in names]
        label = name if head == name else f"{head}  {name}"
        rows.append([label, *[of_hundred(duel, len(names) <= WIDE) for duel in cells]])
    games = sorted({duel.games for duel in found})
    times = f"{games[0]}" if len(games) == 1 else f"{games[0]} to {games[-1]}" if games else "no"
    return Section(
        "One against another",
        f"How often, in percent, the bot of the line came before that of the column, seat against seat, of {times} "
        "times that they met; a shared place is half.",
        [],
        ["", *above],
        rows,
    )


def of_hundred(duel: Duel | None, whole: bool) -> str:
    """A share in percent, with its interval if there is room."""
    if duel is None:
        return "–"
    share, low, high = (f"{100 * part:.0f}" for part in duel.ahead)
    return f"{share} ({low}–{high})" if whole else share


def beyond_even(names: list[str], found: list[Interval], fair: float) -> str:
    """Who wins surely more, or less, than an even share."""
    more = [name for name, wins in zip(names, found, strict=True) if wins.low > fair]
    less = [name for name, wins in zip(names, found, strict=True) if wins.high < fair]
    if not more and not less:
        return f"Nobody’s share of wins is surely above or below an even {100 * fair:.0f} %."
    parts = [f"{', '.join(who)} {way}" for who, way in ((more, "above"), (less, "below")) if who]
    return f"Surely {' and '.join(parts)} an even share of {100 * fair:.0f} %; for all others luck would explain it."


def running(results: list[Result], names: list[str]) -> dict[str, list[float]]:
    """The share of wins of every bot after each game."""
    found: dict[str, list[float]] = {name: [] for name in names}
    wins, seats = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0)
    for result in results:
        for seat, name in enumerate(result.bots):
            wins[name] += result.share(seat)
            seats[name] += 1
        for name in names:
            found[name].append(wins[name] / seats[name] if seats[name] else 0.0)
    return found


def scores_by_bot(table: Setting, results: list[Result], names: list[str]) -> list[Section]:
    """How the scores of the bots lie, and where they come from."""
    sources = table.title.sources
    scores: dict[str, list[int]] = {name: [] for name in names}
    points: dict[str, list[list[int]]] = {name: [] for name in names}
    for result in results:
        for seat, name in enumerate(result.bots):
            scores[name].append(result.scores[seat])
            points[name].append(result.ledger[seat * len(sources) : (seat + 1) * len(sources)])
    played = [name for name in names if scores[name]]
    means = {
        source: [sum(row[number] for row in points[name]) / len(points[name]) for name in played]
        for number, source in enumerate(sources)
    }
    return [
        Section("Scores", "", [plots.spreads(played, [scores[name] for name in played])]),
        source_section(table, played, means),
    ]


def source_section(table: Setting, names: list[str], found: dict[str, list[float]]) -> Section:
    """Where the points come from: a plot and the numbers."""
    words = Names(table).sources
    means = {words[source]: values for source, values in found.items() if any(values)}
    ranked = sorted(means.items(), key=lambda part: -sum(part[1]))
    rows = [[source, *[number(value) for value in values]] for source, values in ranked]
    above = heads(names)
    text = "" if above == names else "The columns are numbered in the order of the plot."
    return Section("Where the points come from", text, [plots.stacked(names, means)], ["source", *above], rows)


def of_simulation(job: Match, results: list[Result], seconds: float) -> Page:
    """Scores and wins by seat, by bot if seats change, lengths and sources."""
    seats = Names(job.table).seats
    facts = facts_of(job.table, job.seed, len(results), seconds)
    facts["bots"] = ", ".join(job.bots) + (", changing seats" if job.rotate else "")
    labels = [
        seat if job.rotate and name != RULES else f"{seat} ({name})" for seat, name in zip(seats, job.bots, strict=True)
    ]
    wins = [wilson(sum(result.share(seat) for result in results), len(results)) for seat in range(job.players)]
    scores = [[result.scores[seat] for result in results] for seat in range(job.players)]
    table = [[labels[seat], shown(wins[seat]), number(sum(scores[seat]) / len(results))] for seat in range(job.players)]
    sources = job.table.title.sources
    means = {
        source: [
            sum(result.ledger[seat * len(sources) + number] for result in results) / len(results)
            for seat in range(job.players)
        ]
        for number, source in enumerate(sources)
    }
    sections = [
        Section(
            "Wins by seat",
            INTERVAL,
            [plots.shares(labels, wins, 1 / job.players)],
            ["seat", "wins", "mean score"],
            table,
        ),
        Section("Scores by seat", "", [plots.spreads(labels, scores)]),
        source_section(job.table, labels, means),
        Section("Length", "", [plots.histogram([result.decisions for result in results], "decisions of a game")]),
    ]
    gist = beyond_even(labels, wins, 1 / job.players)
    if job.rotate:
        names = list(dict.fromkeys(job.bots))
        won = dict.fromkeys(names, 0.0)
        had = dict.fromkeys(names, 0)
        for result in results:
            for seat, name in enumerate(result.bots):
                won[name] += result.share(seat)
                had[name] += 1
        found = [wilson(won[name], had[name]) for name in names]
        rows = [[name, str(had[name]), shown(interval)] for name, interval in zip(names, found, strict=True)]
        by_bot = Section(
            "Wins by bot", "", [plots.shares(names, found, 1 / job.players)], ["bot", "seats", "wins"], rows
        )
        sections.insert(0, by_bot)
        gist = beyond_even(names, found, 1 / job.players)
    return Page(f"Simulation: {Names(job.table).title}", facts, sections, gist)


SHOWN = 30
"""So many cards a plot shows, and so many events a table."""


def of_balance(plan: Study, found: Findings, seconds: float) -> Page:
    """Seats or powers, what the winners did otherwise, cards, and what giving something up costs."""
    fair = 1 / plan.table.players
    facts = facts_of(plan.table, plan.seed, found.games, seconds)
    facts["bots"] = ", ".join(plan.bots) + ", changing seats"
    seats = Names(plan.table).seats
    names = [f"{place.role} ({seat})" if place.role else seat for seat, place in zip(seats, found.places, strict=True)]
    rows = [
        [name, shown(place.wins), within(place.score, place.margin).replace("-", "−")]
        for name, place in zip(names, found.places, strict=True)
    ]
    sections = [
        Section(
            "Powers" if found.places[0].role else "Seats",
            INTERVAL,
            [plots.shares(names, [place.wins for place in found.places], fair)],
            ["seat", "wins", "mean score"],
            rows,
        ),
        source_section(
            plan.table, ["winners", "others"], {s: [found.winners[s], found.others[s]] for s in found.winners}
        ),
    ]
    if found.lengths:
        numbers = [length for length, n in found.lengths.items() for _ in range(n)]
        sections.append(Section("Length", "", [plots.histogram(numbers, plan.length)]))
    if found.events:
        counted = [[event, str(n)] for event, n in found.events.items()]
        more = f"The {SHOWN} commonest of {len(counted)}; JSON has all." if len(counted) > SHOWN else ""
        sections.append(Section("Events", more, [], ["event", "times"], counted[:SHOWN]))
    if found.losses:
        sections.append(losses_section(found, fair))
    if found.deeds:
        sections += deed_sections(found, fair)
    gist = beyond_even(names, [place.wins for place in found.places], fair)
    return Page(f"Balance: {Names(plan.table).title}", facts, sections, gist)


def losses_section(found: Findings, fair: float) -> Section:
    rows = [
        [
            loss.name,
            str(loss.games),
            number(loss.score),
            lead_text(loss.lead, loss.margin),
            shown(loss.wins),
            "; ".join(loss.rules),
        ]
        for loss in found.losses
    ]
    return Section(
        "Ways to play",
        "One greedy seat gives something up, the others play as always, on the same deals. The lead is over the mean "
        "of the others. Costs are rather too high: the bot goes on valuing what it will never use.",
        [plots.shares([loss.name for loss in found.losses], [loss.wins for loss in found.losses], fair)],
        ["gave up", "games", "score", "lead", "wins", "moves"],
        rows,
    )


def deed_sections(found: Findings, fair: float) -> list[Section]:
    """The most telling cards as a plot, then all of them by what was done."""
    first = found.deeds[:SHOWN]
    sections = [
        Section(
            "Cards, places and tiles",
            "How often those won who did this at least once; the lead is over the mean of their rivals. It need not be "
            "the cause: who is ahead can do more.",
            [plots.shares([f"{deed.event}: {deed.name}" for deed in first], [deed.wins for deed in first], fair)],
        )
    ]
    kinds = dict.fromkeys(deed.event for deed in found.deeds)
    for kind in sorted(kinds):
        rows = [
            [deed.name, str(deed.seats), shown(deed.wins), lead_text(deed.lead, deed.margin)]
            for deed in found.deeds
            if deed.event == kind
        ]
        sections.append(Section(f"Who did: {kind}", "", [], ["what", "seats", "won", "lead"], rows, narrow=True))
    return sections
