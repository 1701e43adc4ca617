"""What a person can ask beside playing a move: why not, the log, the score, the rules, undo, save."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from signoria import BadNotation, SignoriaError
from signoria.cli.menu import menu
from signoria.cli.rules import RULES_LANGUAGE
from signoria.cli.rules import text_of as clause_text
from signoria.cli.terminal import Terminal
from signoria.drawing import textboard as board
from signoria.game import rules as clauses
from signoria.game.choices import asked_about, near_misses
from signoria.game.game import Game
from signoria.game.log import log_of
from signoria.game.typed import Named, meant, words_of
from signoria.game.values import CannotUndo, Move, Refusal

COMMANDS = ["help", "why", "board", "hand", "score", "log", "rules", "undo", "save", "quit"]
SAME_REASON = 4
"""So many moves with the same reason are listed one by one."""
LAST_LINES = 20


class Kept(NamedTuple):
    """A record that was written: where, and what."""

    file: str
    text: str


class Commands:
    """The questions of one person at one game."""

    def __init__(self, game: Game, seat: int, terminal: Terminal) -> None:
        self.game = game
        self.seat = seat
        self.terminal = terminal
        self.words = game.words
        self.kept: Kept | None = None
        """The last record that was kept on request."""

    def find(self, line: str) -> tuple[str, str]:
        """The command and the rest of a line; ("", line) if it is none. English words work in every language."""
        if line.startswith("?"):
            return "why", line[1:].strip()
        first, _, rest = line.partition(" ")
        for name in COMMANDS:
            if words_of(first) in (words_of(name), words_of(self.words.word(f"play-command-{name}"))):
                return name, rest.strip()
        return "", line

    def run(self, name: str, rest: str) -> bool:
        """Answer; True if the position may have changed."""
        if name == "undo":
            return self.undo()
        if name == "why":
            self.why(rest)
        elif name == "board":
            self.board()
        elif name == "hand":
            view = self.game.view(self.seat)
            self.terminal.show(board.hand(self.game.title, view, self.words, self.terminal.columns))
        elif name == "score":
            self.score(rest)
        elif name == "log":
            self.log(rest)
        elif name == "rules":
            self.rules(rest)
        elif name == "save":
            self.save(rest)
        else:
            self.help()
        return False

    def say(self, key: str, **args: str | int) -> None:
        self.terminal.say(self.words.word(f"play-{key}", **args))

    def pair(self, left: str, right: str) -> str:
        return self.words.word("play-pair", left=left, right=right)

    def help(self) -> None:
        for name in COMMANDS:
            command, text = self.words.word(f"play-command-{name}"), self.words.word(f"play-command-{name}.text")
            self.terminal.say(self.pair(command, text), indent=2, hang=2)

    def board(self) -> None:
        view = self.game.view(self.seat)
        self.terminal.show(board.text(self.game.title, view, self.words, self.terminal.columns))

    # Why not.

    def why(self, text: str) -> None:
        """Why one move is not possible, or all that are not on offer."""
        if not text:
            self.why_all()
            return
        listed = [choice for label, choice in menu(self.game, self.seat) if text == str(label)]
        if listed:
            self.say("possible", move=told(listed[0]))
            return
        try:
            found = self.moves_meant(text)
        except BadNotation:
            if text.isdecimal():
                self.say("no-number", number=text)
            else:
                self.say("why-which", text=text)
            return
        if len(found) > SAME_REASON:
            self.ambiguous(found)
            return
        for move in found:
            refusal = self.game.why_not(move, self.seat)
            if refusal is None:
                self.say("possible", move=told(move))
            else:
                self.refused(move, refusal)

    def moves_meant(self, text: str) -> list[Move]:
        """The moves that a question is about, possible or not: of this decision, or of any other."""
        here = meant(text, self.all_moves())
        if here:
            return here
        anywhere = meant(text, [self.game.move(n) for n in range(len(self.game.title.owner))], notation_only=True)
        return anywhere or [self.game.move(self.game.numbers(text)[0])]

    def all_moves(self) -> list[Move]:
        """Every move of the decision that is open, possible or not."""
        return [self.game.move(number) for number in asked_about(self.game, self.seat)]

    def why_all(self) -> None:
        by_code: dict[str, list[Move]] = defaultdict(list)
        for number, _ in near_misses(self.game, self.seat):
            move = self.game.move(number)
            by_code[self.game.refusal_code(move, self.seat)].append(move)
        self.say("not-offered" if by_code else "all-offered")
        for moves in by_code.values():
            shown = moves if len(moves) <= SAME_REASON else moves[: SAME_REASON - 1]
            for move in shown:
                refusal = self.game.why_not(move, self.seat)
                if refusal is not None:
                    self.refused(move, refusal, indent=2)
            if len(shown) < len(moves):
                self.terminal.say(self.words.word("play-more", count=len(moves) - len(shown)), indent=4)

    def refused(self, move: Move, refusal: Refusal, indent: int = 0) -> None:
        clause = f" ({refusal.clause})" if refusal.clause else ""
        self.terminal.say(self.pair(told(move), f"{refusal.text}{clause} {refusal.remedy}".rstrip()), indent, hang=2)

    def ambiguous(self, found: Sequence[Named]) -> None:
        self.say("ambiguous")
        for move in found[:12]:
            self.terminal.say(told(move), indent=2, hang=2)

    # Looking back.

    def log(self, rest: str) -> None:
        """The last lines of the log, or as many as asked for."""
        lines = self.game.log(self.seat)
        everything = words_of(rest) in (["all"], words_of(self.words.word("play-all")))
        if rest and not everything and not (rest.isdecimal() and int(rest)):
            self.say("log-which")
            return
        if not lines:
            self.say("log-empty")
        count = len(lines) if everything else int(rest or LAST_LINES)
        for line in lines[max(0, len(lines) - count) :]:
            self.terminal.say(line, indent=2, hang=2)

    def score(self, rest: str) -> None:
        """Where the points come from: by source and by clause; every single scoring on request."""
        game = self.game
        for seat in range(game.players):
            self.terminal.say(self.pair(game.names[seat], self.points(game.scores[seat])))
            for entry in game.ledger():
                if entry.seat == seat:
                    source = self.words.source(game.title.sources.index(entry.source))
                    self.terminal.say(self.pair(source, str(entry.points)), indent=4)
            by_clause: dict[str, int] = defaultdict(int)
            for point in game.points():
                if point.seat == seat:
                    by_clause[point.clause] += point.points
            if by_clause:
                sums = ", ".join(self.pair(clause, str(points)) for clause, points in sorted(by_clause.items()))
                self.terminal.say(self.words.word("play-by-clause", clauses=sums), indent=4)
        if rest:
            for line in log_of(game, self.seat, None):
                if line.scored:
                    self.terminal.say(f"{line.text} ({line.clause})", indent=2, hang=2)

    def points(self, count: int) -> str:
        return self.words.word("play-points", count=count)

    def rules(self, rest: str) -> None:
        try:
            rules = clauses.told(self.game.title.name, self.words.lang)
        except SignoriaError as error:
            self.terminal.say(str(error))
            return
        if not rest:
            for section in rules.sections.values():
                self.terminal.say(f"{section.id}  {section.name}", indent=2)
            self.say("rules-which")
            return
        try:
            found = rules.find(rest)
        except SignoriaError:
            self.say("rules-unknown", text=rest)
            return
        if self.words.lang != RULES_LANGUAGE and any(not clause.exact for clause in found):
            self.terminal.say(self.words.word("rules-language"))
        for clause in found:
            self.terminal.show(clause_text(clause, self.terminal.columns))

    # Taking back and keeping.

    def undo(self) -> bool:
        try:
            self.game.undo(self.seat)
        except CannotUndo as error:
            self.terminal.say(str(error))
            return False
        self.say("taken-back")
        return True

    def save(self, rest: str) -> bool:
        if not rest:
            self.say("save-name")
            return False
        text = self.game.record()
        try:
            Path(rest).expanduser().write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            self.terminal.show(self.words.word("play-not-saved", file=rest, reason=error.strerror or ""))
            return False
        self.kept = Kept(rest, text)
        self.terminal.show(self.words.word("play-saved", file=rest))
        return True


def told(move: Named) -> str:
    """A move in words, and how it is written."""
    return move.text if move.words == move.text else f"{move.words} [{move.text}]"
