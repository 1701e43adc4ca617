"""What a way to play is worth: a greedy bot that gives it up, to be compared with those who play as always.

A strategy is written `NAME: RULE; RULE; …`. A rule is a pattern of moves in notation, `*` and `?` as in file names:
"contribute *". The bot shuns these moves wherever it has others, also in what it looks ahead to. Words with = narrow a
rule by what the prompt or the words of the move tell: "die * action=king". A rule with ! before it allows moves again;
of all rules that fit the last decides.
"""

from fnmatch import fnmatchcase
from typing import NamedTuple

from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.errors import SignoriaError
from signoria.kernel.notation import text_of
from signoria.kernel.position import Position
from signoria.kernel.title import Title
from signoria.players.greedy import Greedy
from signoria.players.player import Budget, Imagine, View


class Strategy(NamedTuple):
    """A name for what is given up, and the rules that say which moves that are."""

    name: str
    rules: list[str]

    @property
    def bot(self) -> str:
        """What the bot that gives it up is called."""
        return f"without {self.name}"


def strategy_of(text: str, title: Title) -> Strategy:
    """A strategy as it is written; a pattern that fits no move of the title is a mistake."""
    name, colon, rules = text.partition(":")
    if not colon or not name.strip():
        raise SignoriaError(f"a strategy is written NAME: RULE; RULE, not {text!r}")
    found = Strategy(name.strip(), [rule.strip() for rule in rules.split(";") if rule.strip()])
    for rule in found.rules:
        pattern = Rule(rule).pattern
        if not any(fnmatchcase(text_of(title, move), pattern) for move in range(len(title.owner))):
            raise SignoriaError(f"strategy {found.name}: no move of {title.name} looks like {pattern!r}")
    return found


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

    def __init__(self, title: Title, chance: Chance, rules: list[str]) -> None:
        super().__init__(title, chance)
        made = [Rule(rule) for rule in rules]
        self.rules: list[list[Rule]] = []
        """For every move the rules whose patterns it fits."""
        for move in range(len(title.owner)):
            text = text_of(title, move)
            self.rules.append([rule for rule in made if fnmatchcase(text, rule.pattern)])

    def shuns(self, p: Position, seat: int, move: int) -> bool:
        shunned = False
        for rule in self.rules[move]:
            if rule.fits(self.title, p, seat, move):
                shunned = rule.shunned
        return shunned

    def allowed(self, p: Position, seat: int, moves: list[int]) -> list[int]:
        return [move for move in moves if not self.shuns(p, seat, move)] or moves

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        worlds = [imagine() for _ in range(max(1, budget.worlds))]
        moves = self.allowed(worlds[0], view.seat, view.moves)
        if len(moves) == 1:
            return moves[0]
        promise = [sum(self.worth(world, view.seat, move) for world in worlds) for move in moves]
        best = max(promise)
        equals = [move for move, value in zip(moves, promise, strict=True) if value == best]
        return equals[self.chance.below(len(equals))]

    def worth(self, p: Position, seat: int, move: int) -> float:
        """As `lookahead.worth`, but what it would never do does not count."""
        title = self.title
        q = p.copy()
        flow.apply(q, seat, move)
        legal = flow.settle(q)
        value = title.evaluate(q, seat)
        for _ in range(self.ahead):
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
