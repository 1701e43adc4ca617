"""One person against bots, line by line: the board, the question, the answer, and what happened."""

from itertools import groupby
from pathlib import Path

from signoria import BadNotation
from signoria.cli.commands import Commands, told
from signoria.cli.menu import HANG, Entry, lines, menu
from signoria.cli.terminal import Terminal
from signoria.game.checks import luck
from signoria.game.choices import Choice, number_of, typed_row
from signoria.game.game import SPECTATOR, Game
from signoria.game.typed import meant, words_of
from signoria.game.values import IllegalMove
from signoria.players import bot
from signoria.players.player import Budget, Player, ask

PARAGRAPH = 3
"""So many lines of one seat are set apart from those of the next."""


class Play:
    """One person against bots."""

    def __init__(self, game: Game, seat: int, kind: str, record: Path | None) -> None:
        self.game = game
        self.seat = seat
        self.record = record
        self.kind = kind
        self.terminal = Terminal(game.names)
        self.commands = Commands(game, seat, self.terminal)
        self.luck = luck(f"{game.seed} bots".strip())
        self.bots: dict[int, Player] = {s: bot(kind, game.title, self.luck) for s in range(game.players) if s != seat}
        self.told = 0
        self.unsaid: list[str] = []
        self.said = 0
        self.mover = seat
        self.looked = False
        """Whether the person has seen the table since somebody else moved."""
        self.doubted = ""
        """A move that gives something away for nothing: chosen once, and done if it is chosen again."""

    def say(self, key: str, **args: str | int) -> None:
        self.commands.say(key, **args)

    def run(self) -> int:
        try:
            self.welcome()
            if self.play():
                self.finish()
            elif self.record is None:
                self.offer_record()
        finally:
            if self.record is not None:
                self.commands.save(str(self.record))
        return 0

    def welcome(self) -> None:
        game = self.game
        self.terminal.say(game.words.word("title-name"))
        level = game.words.try_format(f"level-{self.kind}", {}) or self.kind
        for seat in range(game.players):
            who = "seat-you" if seat == self.seat else "seat-bot"
            if seat == game.book.automaton:
                who = "seat-rules"
            self.terminal.say(game.words.word(f"play-{who}", seat=game.names[seat], bot=level), indent=2)
        if game.plies:
            self.say("resumed", count=len(game.plies))
            self.told = len(game.events())
        if self.seat != SPECTATOR:
            self.say("hint")

    def play(self) -> bool:
        """Until the end: True; until the person leaves: False."""
        while not self.game.over:
            if self.seat in self.game.deciders:
                self.narrate(to_the_end=True)
                if not self.decide():
                    return False
            else:
                self.looked = False
                self.narrate()
                self.pause(self.game.seat)
                self.move_bot()
        self.narrate(to_the_end=True)
        return True

    def pause(self, mover: int) -> None:
        """A blank line between the turns of two seats; single moves stay together."""
        if mover != self.mover and self.said >= PARAGRAPH:
            self.narrate(to_the_end=True)
            self.terminal.say()
            self.said = 0
        self.mover = mover

    def move_bot(self) -> None:
        seat = self.game.seat
        player = self.bots[seat]
        budget = Budget(seconds=player.seconds)
        self.game.play_number(ask(player, self.game.position, seat, self.luck, budget), seat)

    def narrate(self, to_the_end: bool = False) -> None:
        """What has happened since the last time; a line may come again, so the last one waits for its like."""
        events = self.game.events()[self.told :]
        self.told += len(events)
        self.unsaid += [self.game.words.event(self.game.book, event, self.seat) for _, event in events]
        paragraphs = [(line, len(list(same))) for line, same in groupby(self.unsaid)]
        shown = paragraphs if to_the_end else paragraphs[:-1]
        self.said += len(shown)
        for line, count in shown:
            self.terminal.say(
                line if count == 1 else self.game.words.word("play-times", text=line, count=count), hang=2
            )
        self.unsaid = self.unsaid[sum(count for _, count in shown) :]

    # The person's decision.

    def decide(self) -> bool:
        """Ask until the position changes; False if the person leaves."""
        self.said = 0
        self.mover = self.seat
        self.doubted = ""
        if not self.looked:
            self.terminal.say()
            self.commands.board()
            self.looked = True
        entries = menu(self.game, self.seat)
        self.present(entries)
        while True:
            line = self.terminal.ask("> ")
            if line is None:
                return False
            if not line:
                if self.game.held:
                    self.game.go_on()
                    return True
                self.present(entries)
                continue
            name, rest = self.commands.find(line)
            if name and not line.startswith("?") and self.is_move(line, entries):
                name = ""
            if name == "quit":
                return False
            if name:
                if self.commands.run(name, rest):
                    self.told = len(self.game.events())
                    return True
            elif self.answer(line, entries):
                return True

    def present(self, entries: list[Entry]) -> None:
        self.terminal.say()
        if not self.game.held:
            self.terminal.say(self.game.prompt(self.seat))
        asides = [entry for entry in entries if entry.choice.aside]
        for line in lines(entries[: len(entries) - len(asides)], self.terminal.columns):
            self.terminal.say(line, hang=HANG)
        if asides:
            self.say("asides")
        for line in lines(asides, self.terminal.columns):
            self.terminal.say(line, hang=HANG)
        if self.game.held:
            self.say("held")

    def is_move(self, line: str, entries: list[Entry]) -> bool:
        """Whether a line with two words or more means a move on offer, though a command has the same name."""
        return len(words_of(line)) > 1 and len(meant(line, moves_of(entries))) > 0

    def answer(self, line: str, entries: list[Entry]) -> bool:
        """Play what was typed; False, with the reason told, if that cannot be."""
        if line.isdecimal():
            entry = self.numbered(int(line), entries)
            return entry is not None and self.play_entry(entry)
        if ";" in line:
            return self.play_row(line)
        found = meant(line, moves_of(entries))
        if len(found) == 1:
            return self.play_entry(found[0])
        if found:
            self.commands.ambiguous(found)
            return False
        rows = [entry.choice for entry in entries if entry.choice.is_row]
        named = [row for row in rows if row.label.casefold().startswith(line.casefold())]
        if len(named) == 1:
            return self.play_entry(named[0])
        self.explain(line)
        return False

    def numbered(self, number: int, entries: list[Entry]) -> Choice | None:
        for label, choice in entries:
            if label == number:
                return choice
        refused = [move for move in self.commands.all_moves() if number_of(self.game, move.number) == str(number)]
        if refused:
            self.commands.why(refused[0].text)
        else:
            self.say("no-number", number=number)
        return None

    def explain(self, line: str) -> None:
        """A text that fits no move on offer: one that is refused, or no move at all."""
        try:
            self.commands.why(self.commands.moves_meant(line)[0].text)
        except BadNotation:
            self.say("unknown", text=line)

    def play_entry(self, choice: Choice) -> bool:
        """Play a move of the menu; one that wastes something only when it is chosen for the second time."""
        if choice.pointless and self.doubted != choice.text:
            self.doubted = choice.text
            self.say("pointless", move=told(choice))
            return False
        self.game.play(choice.text, self.seat)
        return True

    def play_row(self, line: str) -> bool:
        """Several moves in full notation, all or nothing."""
        try:
            return self.play_entry(typed_row(self.game, self.seat, line))
        except IllegalMove as error:
            self.terminal.say(str(error))
            return False
        except BadNotation:
            self.say("unknown", text=next(part for part in line.split(";") if not self.is_notation(part)).strip())
            return False

    def is_notation(self, part: str) -> bool:
        try:
            self.game.numbers(part)
        except BadNotation:
            return False
        return True

    # The end.

    def finish(self) -> None:
        """Who won, and by what."""
        game = self.game
        self.terminal.say()
        self.commands.board()
        self.terminal.say()
        self.terminal.say(game.prompt())
        for seat in sorted(range(game.players), key=lambda s: (game.ranks[s], s)):
            points = self.commands.points(game.scores[seat])
            self.say("rank", rank=game.ranks[seat], seat=game.names[seat], points=points)
        self.terminal.say()
        self.commands.score("")

    def offer_record(self) -> None:
        """A game that is left may be kept, unless it has been already."""
        kept = self.commands.kept
        if kept is not None and kept.text == self.game.record():
            self.terminal.show(self.game.words.word("play-saved", file=kept.file))
            return
        name = None
        if not self.terminal.ended:
            self.say("keep")
            name = self.terminal.ask("> ")
        if name and self.commands.save(name):
            return
        if kept is None:
            self.say("unkept")
        else:
            self.terminal.show(self.game.words.word("play-kept-before", file=kept.file))


def moves_of(entries: list[Entry]) -> list[Choice]:
    """The single moves of a menu."""
    return [entry.choice for entry in entries if not entry.choice.is_row]
