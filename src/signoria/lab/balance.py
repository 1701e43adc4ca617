"""Balance: what many games between equal bots tell about seats, powers, cards and ways to play.

A way to play is measured by leaving it out (`strategies`): one greedy seat, which moves round the table from game to
game, gives it up, and the others are greedy as always, on the same deals as every other strategy.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from typing import NamedTuple

from signoria.game.game import Game
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import SEATS
from signoria.lab.crew import Crew
from signoria.lab.journal import Journal
from signoria.lab.playing import Setting, check_bots, play
from signoria.lab.results import Result
from signoria.lab.shares import Interval, margin, wilson
from signoria.lab.strategies import Abstainer, Strategy
from signoria.lab.tally import Series
from signoria.players.greedy import Greedy
from signoria.words.words import Words, spoken

LENGTH, EVENT, DID = "length", "event", "did"
FEW = 20
"""Fewer seats than this that did something tell nothing about it."""


class Study(NamedTuple):
    """What is to be measured."""

    table: Setting
    bots: list[str]
    seed: str
    games: int
    length: str = ""
    """A whole number of the position (a year, a round) that tells how long a game was."""
    events: list[str] = []
    """Kinds of events to count by their arguments."""
    strategies: list[Strategy] = []

    def described(self) -> dict[str, object]:
        own = {
            "experiment": "balance",
            "bots": self.bots,
            "seed": self.seed,
            "length": self.length,
            "events": self.events,
            "strategies": [[strategy.name, *strategy.rules] for strategy in self.strategies],
        }
        return {**own, **self.table.described()}

    @property
    def all_games(self) -> int:
        return self.games * (1 + len(self.strategies))


def study(
    table: Setting,
    bots: list[str],
    seed: str,
    games: int,
    length: str = "",
    events: list[str] | None = None,
    strategies: list[Strategy] | None = None,
) -> Study:
    """A checked study; fewer bots than seats take turns round the table."""
    title, bots = table.title, table.fitting(check_bots(bots, table.title))
    known = [field.name for field in title.fields if field.axes is None]
    if length and length not in known:
        raise SignoriaError(f"{title.name} has no number {length!r}; it has: {', '.join(sorted(known))}")
    kinds = sorted(kind.name for kind in title.events)
    for name in events or []:
        if name not in kinds:
            raise SignoriaError(f"{title.name} has no event {name!r}; it has: {', '.join(kinds)}")
    names = [strategy.name for strategy in strategies or []]
    if len(set(names)) < len(names):
        raise SignoriaError("two strategies have the same name")
    return Study(table, bots, seed, games, length, events or [], strategies or [])


class Job(NamedTuple):
    """One game of a study; `without` is the strategy that one seat gives up."""

    number: int
    study: Study
    turn: int
    without: Strategy | None


def jobs(plan: Study) -> Iterator[Job]:
    """Deal by deal: a game between equals, then one for every strategy. So a study can go on with more deals."""
    numbers = count()
    for index in range(plan.games):
        for without in (None, *plan.strategies):
            yield Job(next(numbers), plan, index, without)


def play_job(job: Job) -> Result:
    """One game of a study, in whatever process."""
    plan, without = job.study, job.without
    table = plan.table
    seed = f"{plan.seed}/{job.turn}"
    if without is None:
        names = table.in_turn(plan.bots, job.turn)
        game = play(table, seed, names, seed)
        return Result.of(job.number, game, names, [*lengths_of(plan, game), *events_of(plan, game), *deeds_of(game)])
    names = table.in_turn([without.bot, *[Greedy.name] * (table.free - 1)], job.turn)
    game = play(table, seed, names, seed, special={without.bot: partial(Abstainer, rules=without.rules)})
    return Result.of(job.number, game, names)


def lengths_of(plan: Study, game: Game) -> list[str]:
    return [f"{LENGTH} {getattr(game.position, plan.length)}"] if plan.length else []


def events_of(plan: Study, game: Game) -> Iterator[str]:
    """The events that are to be counted, each with its arguments in words of scenarios."""
    if not plan.events:
        return
    for _, event in game.events():
        kind = game.title.events[event.kind]
        if kind.name in plan.events:
            words = [
                token_of(game, vocabulary, number)
                for (_, vocabulary), number in zip(kind.args, event.args, strict=True)
            ]
            yield " ".join([EVENT, kind.name, *words])


def token_of(game: Game, vocabulary: str, number: int) -> str:
    tokens = SEATS if vocabulary == "seat" else game.book.axes.get(vocabulary, [])
    return tokens[number] if 0 <= number < len(tokens) else str(number)


def deeds_of(game: Game) -> list[str]:
    """What every seat did with which card, place or tile, once each: an event of a seat with one thing of the game.

    Being paid for something is left out: of course that is good.
    """
    found: dict[str, None] = {}
    for _, event in game.events():
        kind = game.title.events[event.kind]
        seat, thing = done_with(kind.args, event.args)
        if 0 <= seat < game.players and thing is not None and thing[0] in game.book.axes:
            vocabulary, number = thing
            tokens = game.book.axes[vocabulary]
            if 0 <= number < len(tokens):
                found[f"{DID} {seat} {kind.name} {vocabulary} {tokens[number]}"] = None
    return list(found)


def done_with(args: list[tuple[str, str]], numbers: list[int]) -> tuple[int, tuple[str, int] | None]:
    """The seat of an event, and the one thing of the game that it names; -1 and None where there is no such."""
    if not args or args[0][1] != "seat" or any(name == "points" for name, _ in args):
        return -1, None
    things = [
        (vocabulary, n) for (_, vocabulary), n in zip(args, numbers, strict=True) if vocabulary not in ("", "seat")
    ]
    return numbers[0], things[0] if len(things) == 1 else None


def run(plan: Study, crew: Crew, journal: Journal) -> Iterator[Result]:
    """Play on from what the journal has."""
    for result in crew.each(play_job, islice(jobs(plan), len(journal.results), None)):
        journal.add(result)
        yield result


# What the games tell.


class Place(NamedTuple):
    """A seat, and what it plays where a title has powers."""

    seat: str
    role: str
    wins: Interval
    score: float
    margin: float | None


class Deed(NamedTuple):
    """How those fared who did something with a card, a place or a tile; `lead` is over the mean of their rivals."""

    event: str
    kind: str
    id: str
    name: str
    seats: int
    wins: Interval
    lead: float
    margin: float | None


class Loss(NamedTuple):
    """How a seat fared that gave something up; `lead` is over the mean of the others."""

    name: str
    rules: list[str]
    games: int
    score: float
    lead: float
    margin: float | None
    wins: Interval


class Findings(NamedTuple):
    """All that a study found so far."""

    games: int
    places: list[Place]
    winners: dict[str, float]
    """Mean points by source of those who won."""
    others: dict[str, float]
    best: float
    """The mean score of the best."""
    lengths: dict[int, int]
    events: dict[str, int]
    deeds: list[Deed]
    losses: list[Loss]


def findings(plan: Study, results: list[Result]) -> Findings:
    """What the games that are there tell."""
    equal = [result for result in results if result.game % (1 + len(plan.strategies)) == 0]
    games = len(equal)
    told = Counter(line for result in equal for line in result.told if not line.startswith(DID))
    lengths = {int(line.split()[1]): n for line, n in told.items() if line.startswith(LENGTH)}
    events = {line.partition(" ")[2]: n for line, n in told.most_common() if line.startswith(EVENT)}
    winners, others = by_source(plan, equal)
    return Findings(
        games,
        places(plan, equal),
        winners,
        others,
        sum(max(result.scores) for result in equal) / max(1, games),
        dict(sorted(lengths.items())),
        events,
        deeds(plan, equal),
        losses(plan, results),
    )


def words_of(plan: Study) -> Words:
    return spoken(plan.table.title, "en", ())


def roles_of(table: Setting) -> list[str]:
    """What every seat plays, in words; "" where seats are all alike."""
    book = table.title.book(table.players, table.options)
    words = spoken(table.title, "en", ())
    return [words.name(book, book.roles, seat) if book.roles else "" for seat in range(table.players)]


def places(plan: Study, results: list[Result]) -> list[Place]:
    roles, found = roles_of(plan.table), []
    for seat in range(plan.table.players):
        scores = Series()
        for result in results:
            scores.add(result.scores[seat])
        wins = wilson(sum(result.share(seat) for result in results), len(results))
        found.append(Place(SEATS[seat], roles[seat], wins, scores.mean, scores.margin))
    return found


def by_source(plan: Study, results: list[Result]) -> tuple[dict[str, float], dict[str, float]]:
    """Mean points by source: of the winners, and of all others."""
    title, sums = plan.table.title, (Counter[str](), Counter[str]())
    count = [0, 0]
    for result in results:
        for seat, rank in enumerate(result.ranks):
            lost = int(rank > 1)
            count[lost] += 1
            sums[lost].update(result.points(title, seat))
    mean = [{source: sums[k][source] / max(1, count[k]) for source in title.sources} for k in (0, 1)]
    return mean[0], mean[1]


def lead_of(result: Result, seat: int) -> float:
    """How far a seat is before the mean of the others."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - sum(others) / max(1, len(others))


def deeds(plan: Study, results: list[Result]) -> list[Deed]:
    """What enough seats did, but not all: those first whose share of wins is farthest from even."""
    shares: dict[str, float] = defaultdict(float)
    leads: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for line in result.told:
            if line.startswith(DID):
                _, seat, deed = line.split(" ", 2)
                shares[deed] += result.share(int(seat))
                leads[deed].append(lead_of(result, int(seat)))
    book = plan.table.title.book(plan.table.players, plan.table.options)
    words = words_of(plan)
    found = []
    everybody = len(results) * plan.table.free
    for deed, values in leads.items():
        if not min(FEW, len(results)) <= len(values) < everybody:
            continue
        event, kind, token = deed.split(" ", 2)
        mean, doubt = mean_of(values)
        name = words.name(book, kind, book.axes[kind].index(token))
        alike = [words.name(book, kind, number) for number in range(len(book.axes[kind]))].count(name)
        name = f"{name} ({token})" if alike > 1 else name
        found.append(Deed(event, kind, token, name, len(values), wilson(shares[deed], len(values)), mean, doubt))
    fair = 1 / plan.table.players
    return sorted(found, key=lambda deed: -max(deed.wins.low - fair, fair - deed.wins.high))


def mean_of(values: list[float]) -> tuple[float, float | None]:
    """A mean and its 95 % margin."""
    n = len(values)
    mean = sum(values) / max(1, n)
    variance = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
    return mean, margin((variance / max(1, n)) ** 0.5, n)


def losses(plan: Study, results: list[Result]) -> list[Loss]:
    """What giving something up costs, strategy by strategy."""
    found = []
    for strategy in plan.strategies:
        seats = [(result, result.bots.index(strategy.bot)) for result in results if strategy.bot in result.bots]
        if not seats:
            continue
        lead, doubt = mean_of([lead_of(result, seat) for result, seat in seats])
        score = sum(result.scores[seat] for result, seat in seats) / len(seats)
        wins = wilson(sum(result.share(seat) for result, seat in seats), len(seats))
        found.append(Loss(strategy.name, strategy.rules, len(seats), score, lead, doubt, wins))
    return found
