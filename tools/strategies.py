"""What a way to play is worth: one greedy seat gives it up, the others play as always.

    python tools/strategies.py TITLE PLAYERS GAMES "NAME: RULE; RULE; ..." ... [--seed S]

A rule is a pattern of moves in notation, `*` and `?` as in file names: "contribute *". The seat shuns these moves
wherever it has others, also in what it looks ahead to. Words with = narrow a rule by what the prompt or the words of
the move tell: "die * action=king". A rule with ! before it allows moves again; of all rules that fit the last decides.

The seat moves round the table from game to game. For every strategy: the mean score of the seat, its lead over the
mean of the others, and its share of the wins, each with the standard error. "nothing:" gives nothing up: in the end
its lead is 0; in these games it shows their luck. A strategy is worthless if giving it up costs no more than the error.
The evaluation of the bot stays as it is, so it may go on valuing what it will never use, and a cost is rather too high.
"""

import argparse
from fnmatch import fnmatchcase

from signoria.games import find
from signoria.kernel import flow
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.notation import text_of
from signoria.kernel.position import Position
from signoria.kernel.title import Title
from signoria.lab.tally import SHARES, Series
from signoria.players.greedy import AHEAD, Greedy
from signoria.players.player import Budget, Imagine, View, ask


class Rule:
    """Moves that are shunned, or allowed again."""

    def __init__(self, text: str) -> None:
        words = text.split()
        self.shunned = not words[0].startswith("!")
        self.pattern = " ".join(word for word in words if "=" not in word).removeprefix("!")
        self.told = [word.split("=", 1) for word in words if "=" in word]

    def fits(self, title: Title, p: Position, seat: int, move: int) -> bool:
        """Whether the words of a move that fits the pattern tell what the rule asks for."""
        if not self.told:
            return True
        told = title.situation(p, seat) | title.prospect(p, move)
        for key, wanted in self.told:
            if key not in told:
                return False
            names = p.book.axes.get(key)
            if wanted != (names[told[key]] if names else str(told[key])):
                return False
        return True


class Abstainer(Greedy):
    """A greedy bot that shuns some moves wherever it has others."""

    def __init__(self, title: Title, chance: Chance, rules: list[Rule]) -> None:
        super().__init__(title, chance)
        self.rules: list[list[Rule]] = []
        """For every move the rules whose patterns it fits."""
        for move in range(len(title.owner)):
            text = text_of(title, move)
            self.rules.append([rule for rule in rules if fnmatchcase(text, rule.pattern)])

    def shuns(self, p: Position, seat: int, move: int) -> bool:
        shunned = False
        for rule in self.rules[move]:
            if rule.fits(self.title, p, seat, move):
                shunned = rule.shunned
        return shunned

    def allowed(self, p: Position, seat: int, moves: list[int]) -> list[int]:
        return [move for move in moves if not self.shuns(p, seat, move)] or moves

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        worlds = [imagine() for _ in range(budget.worlds)]
        moves = self.allowed(worlds[0], view.seat, view.moves)
        if len(moves) == 1:
            return moves[0]
        promise = [sum(self.worth(world, view.seat, move) for world in worlds) for move in moves]
        best = max(promise)
        equals = [move for move, value in zip(moves, promise, strict=True) if value == best]
        return equals[self.chance.below(len(equals))]

    def worth(self, p: Position, seat: int, move: int) -> float:
        """As `outlook.worth`, but what it would never do does not count."""
        title = self.title
        q = p.copy()
        flow.apply(q, seat, move)
        legal = flow.settle(q)
        value = title.evaluate(q, seat)
        for _ in range(AHEAD):
            if not legal or flow.deciders(q) != [seat]:
                break
            trials: list[Position] = []
            for choice in self.allowed(q, seat, legal):
                trial = q.copy()
                flow.apply(trial, seat, choice)
                flow.settle(trial)
                trials.append(trial)
            values = [title.evaluate(trial, seat) for trial in trials]
            q = trials[values.index(max(values))]
            legal = flow.settle(q)
            value = max(value, *values)
        return value


def play(title: Title, players: int, seed: str, chosen: int, rules: list[Rule]) -> tuple[list[int], list[int]]:
    """One game: points and places."""
    p = title.deal(title.book(players, {}), seed.encode())
    luck = seeded(f"{seed} bots".encode())
    bots = [Abstainer(title, luck, rules) if seat == chosen else Greedy(title, luck) for seat in range(players)]
    while flow.settle(p):
        seat = flow.deciders(p)[0]
        flow.apply(p, seat, ask(bots[seat], p, seat, luck))
    return title.totals(p), title.ranks(p)


def measure(title: Title, players: int, games: int, seed: str, rules: list[Rule]) -> str:
    """Many games in which one seat gives something up: a line of figures."""
    score, lead, wins = Series(), Series(), Series()
    for number in range(games):
        seat = number % players
        points, ranks = play(title, players, f"{seed}/{number}", seat, rules)
        score.add(points[seat])
        lead.add(points[seat] * players - sum(points))
        wins.add(SHARES // ranks.count(1) if ranks[seat] == 1 else 0)
    others = players - 1
    return (
        f"{score.mean:6.1f} ± {score.error:3.1f}   {lead.mean / others:+6.1f} ± {lead.error / others:3.1f}   "
        f"{100 * wins.mean / SHARES:5.1f} ± {100 * wins.error / SHARES:3.1f} %"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="What it costs one greedy seat to give up a way to play.")
    parser.add_argument("title")
    parser.add_argument("players", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("strategies", nargs="+", metavar="NAME: RULE; RULE")
    parser.add_argument("--seed", default="strategies")
    args = parser.parse_args()
    title = find(args.title)
    share = 100 / args.players
    print(f"{args.title}, {args.players} players, {args.games} games for each; a fair share of wins is {share:.1f} %")
    print(f"{'gives up':24} {'score':>12}   {'lead':>12}   {'wins':>14}", flush=True)
    for strategy in args.strategies:
        name, _, texts = strategy.partition(":")
        rules = [Rule(text) for text in texts.split(";") if text.strip()]
        print(f"{name:24} {measure(title, args.players, args.games, args.seed, rules)}", flush=True)


if __name__ == "__main__":
    main()
