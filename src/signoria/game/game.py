"""Game: one game of any title, for programs and notebooks.

>>> from signoria import Game
>>> game = Game("elgrande", players=4, seed=1)
>>> game.play(game.moves()[0])
"""

from pathlib import Path
from typing import Self

from signoria.drawing import standalone
from signoria.game import checks
from signoria.game import record as saving
from signoria.game.checks import Seed
from signoria.game.checks import checked as checked
from signoria.game.values import Asked, CannotUndo, Earlier, Entry, IllegalMove, MacroMove, Move, Ply, Point, Refusal
from signoria.kernel import flow, record, schema
from signoria.kernel.chance import Chance
from signoria.kernel.errors import BadNotation, SignoriaError
from signoria.kernel.event import Ear, Event
from signoria.kernel.notation import move_of, text_of
from signoria.kernel.position import LEGAL, Book, Position
from signoria.kernel.title import Title
from signoria.words.words import Prompt, Words, spoken

SPECTATOR = -1


class Game:
    """One game: the truth and its history. Positions it has passed are never changed.

    It keeps a language and the names of its players, but no words: those are found when something is said.
    """

    persons: frozenset[int] = frozenset()
    """The seats at whose stops the game holds, for a last undo. Holding is no move and no part of the record."""
    began: int = 0
    """How many moves there were when somebody last consented to the end of a turn."""
    earlier: Earlier = Earlier()
    """What was played before, for a game that begins in the middle."""

    def __init__(
        self,
        title: str | Title,
        players: int = 4,
        seed: Seed = None,
        options: dict[str, object] | None = None,
        lang: str = "en",
        names: list[str] | None = None,
        salt: str = "",
    ) -> None:
        self.title = checks.title_of(title)
        self.lang = checks.language_of(lang)
        self.book: Book = checks.book_of(self.title, players, options, self.lang)
        self.seed = checks.seed_text(seed)
        self.salt = checked("salt", salt)
        self.given = checks.names_of(names)
        self.start(self.title.deal(self.book, self.seed.encode()))

    def start(self, position: Position) -> None:
        ear = Ear()
        position.ear = ear
        flow.settle(position)
        position.ear = None
        self.position = position
        self.opening = ear.events
        self.plies: list[Ply] = []
        self.trying: tuple[int, int] | None = None
        self.held_at: Position | None = None

    @classmethod
    def at(cls, title: Title, position: Position, lang: str = "en", names: list[str] | None = None) -> Self:
        """A game that begins at any position. It has no seed; its record begins with the position."""
        title = checks.title_of(title)
        position = checks.position_of(title, position)
        game = cls.__new__(cls)
        game.title = title
        game.book = position.book
        game.seed = ""
        game.salt = ""
        game.lang = checks.language_of(lang)
        game.given = checks.names_of(names)
        game.start(position.copy())
        return game

    @property
    def words(self) -> Words:
        """The words of this game in its language."""
        return spoken(self.title, self.lang, tuple(self.given))

    def in_lang(self, lang: str) -> Self:
        """The same game in another language."""
        twin = self.copy()
        twin.lang = lang
        return twin

    # Where it stands.

    @property
    def players(self) -> int:
        return self.book.seats

    @property
    def names(self) -> list[str]:
        """The name of every seat: the player's, or its colour in the language of the game."""
        return [self.words.seat(self.book, seat) for seat in range(self.players)]

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def seat(self) -> int:
        """The seat that decides now (the first of several); -1 at the end."""
        asked = self.deciders
        return asked[0] if asked else SPECTATOR

    @property
    def deciders(self) -> list[int]:
        """The seats that may answer now: one, or all that still owe a sealed answer."""
        return flow.deciders(self.position)

    @property
    def scores(self) -> list[int]:
        return self.title.totals(self.position)

    @property
    def ranks(self) -> list[int]:
        """The place of every seat, 1 is best."""
        return self.title.ranks(self.position)

    @property
    def digest(self) -> str:
        """The fingerprint of the whole truth."""
        return schema.digest(self.position, self.title.fields)

    def answered(self, seat: int) -> bool:
        """Whether a seat has given its sealed answer and may still change it."""
        return flow.has_sealed(self.position, seat)

    def prompt(self, seat: int | None = None) -> str:
        """What the game waits for, as a seat reads it."""
        return str(self.question(seat))

    def question(self, seat: int | None = None) -> Prompt:
        """The prompt as two values: its headline, and the rest."""
        return self.words.prompt(self.position, self.who(seat))

    def who(self, seat: int | None) -> int:
        """The seat that is meant: the one that decides now, if none is named."""
        return self.seat if seat is None else checks.seat_of(seat, self.players)

    # Moves.

    def moves(self, seat: int | None = None) -> list[Move]:
        """All legal moves of a seat; the redundant ones (other ways to the same place) come last."""
        p = self.position
        seat = self.who(seat)
        plain = flow.moves(p, seat)
        spare = sorted(set(flow.answers(p, seat, redundant=True)) - set(plain))
        return [self.move(number) for number in plain] + [self.move(number, True) for number in spare]

    def move(self, number: int, redundant: bool = False) -> Move:
        """The move of a number, legal now or not."""
        last = len(self.title.owner) - 1
        if not 0 <= checks.whole("the number of a move", number) <= last:
            raise BadNotation(f"the moves of {self.title.name} have the numbers 0 to {last}; there is no {number}")
        return Move(text_of(self.title, number), number, redundant, self.words, self.position)

    def macros(self, seat: int | None = None) -> list[MacroMove]:
        """The rows of moves that the title proposes to a seat."""
        p = self.position
        found = []
        for macro in self.title.macros(p, self.who(seat)):
            text = "; ".join(text_of(self.title, number) for number in macro.moves)
            words = self.words.macro(p, macro.name, macro.moves, macro.told)
            found.append(MacroMove(text, words, macro.moves, macro.about, tuple(macro.whole)))
        return found

    def numbers(self, move: str | Move | MacroMove) -> list[int]:
        """The atomic moves of a text ("place granada", or several with semicolons), a move or a macro."""
        if isinstance(move, Move):
            return [move.number]
        if isinstance(move, MacroMove):
            return move.numbers
        if not isinstance(move, str):
            raise BadNotation(f"a move is its text, or one of moves() or macros(), not {move!r}; see also play_number")
        return [move_of(self.title, part) for part in move.split(";")]

    def why_not(self, move: str | Move, seat: int | None = None) -> Refusal | None:
        """Why a seat cannot make a move now; None if it can. A text that is no move at all is a BadNotation."""
        seat = self.who(seat)
        numbers = self.numbers(move)
        if not numbers:
            raise BadNotation("an empty row is no move")
        number = checks.whole("the number of a move", numbers[0])
        code = flow.refusal(self.position, seat, number)
        return None if code <= LEGAL else self.refusal(seat, number, code)

    def refusal_code(self, move: Move, seat: int) -> str:
        """The stable code of why a seat cannot make a move now, "" if it can."""
        code = flow.refusal(self.position, seat, move.number)
        return "" if code <= LEGAL else f"{code}:{self.title.refusal_kind(self.position, code, move.number).name}"

    def refusal(self, seat: int, number: int, code: int) -> Refusal:
        kind = self.title.refusal_kind(self.position, code, number)
        said = self.words.refusal(self.position, seat, number, code)
        return Refusal(kind.name, said.clause, said.text, said.remedy)

    def play(self, move: str | Move | MacroMove, seat: int | None = None) -> None:
        """Play a move, or a row of moves: all of it or nothing. What the rules refuse is an IllegalMove."""
        seat = self.who(seat)
        numbers = self.numbers(move)
        position, plies = self.position, self.plies
        try:
            for number in numbers:
                self.play_number(number, seat)
        except SignoriaError:
            self.position, self.plies = position, plies
            raise

    def play_number(self, number: int, seat: int) -> None:
        """Play one move by its number, as bots do. What a held game waits for is forced, and no part of the record."""
        number = checks.whole("the number of a move", number)
        seat = self.who(seat)
        if self.held and [number] == flow.answers(self.position, seat, redundant=True):
            self.go_on()
            return
        code = flow.refusal(self.position, seat, number)
        if code > LEGAL:
            known = 0 <= number < len(self.title.owner)
            text = text_of(self.title, number) if known else str(number)
            raise IllegalMove(text, self.refusal(seat, number, code), Asked(self.copy(), seat, number, code))
        if flow.has_sealed(self.position, seat):
            self.unseal(seat)
        self.push(seat, number)

    def push(self, seat: int, number: int) -> None:
        ear = Ear()
        p = self.position.copy()
        p.ear = ear
        self.trying = (seat, number)
        flow.apply(p, seat, number)
        self.run_on(p, seat)
        self.trying = None
        p.ear = None
        self.plies = [*self.plies, Ply(seat, number, self.position, ear.events)]
        self.position = p

    def run_on(self, p: Position, seat: int) -> None:
        """After a move of a seat: to the next decision, or for a person to a stop before what cannot be taken back."""
        if seat not in self.persons:
            flow.settle(p)
            return
        learnt = self.position.learnt
        while True:
            undoable = p.learnt == learnt
            flow.settle(p, hold=undoable)
            if undoable and p.learnt == learnt and flow.deciders(p) == [seat]:
                self.held_at = p if len(flow.answers(p, seat, redundant=True)) == 1 else None
                return
            if not flow.pass_stop(p):
                return

    @property
    def held(self) -> bool:
        """Whether the game waits only for a person's consent to the one move that is left."""
        return self.held_at is self.position

    def go_on(self) -> None:
        """Play what is left without a choice."""
        ear = Ear()
        p = self.position.copy()
        p.ear = ear
        flow.settle(p)
        p.ear = None
        if self.plies:
            last = self.plies[-1]
            self.plies = [*self.plies[:-1], last._replace(events=last.events + ear.events)]
        self.position = p
        self.began = self.earlier.plies + len(self.plies)

    # Taking back.

    def undo(self, seat: int | None = None) -> None:
        """Take back the last move of a seat, until somebody learnt something or another seat has moved."""
        if not self.plies:
            raise self.cannot_undo_earlier(seat)
        last = self.plies[-1]
        seat = last.seat if seat is None else self.who(seat)
        if self.unseal(seat, last_only=True):
            return
        if last.seat != seat:
            raise CannotUndo("undo-moved", self, last.seat)
        if self.position.learnt != last.before.learnt:
            raise CannotUndo("undo-learnt", self)
        self.position = last.before
        self.plies = self.plies[:-1]

    def cannot_undo_earlier(self, seat: int | None) -> CannotUndo:
        """Why nothing is taken back where this game begins."""
        if not self.earlier.plies:
            return CannotUndo("undo-nothing", self)
        if seat in (None, self.earlier.seat):
            return CannotUndo("undo-learnt", self)
        return CannotUndo("undo-moved", self, self.earlier.seat)

    def unseal(self, seat: int, last_only: bool = False) -> bool:
        """Take back the sealed answer of a seat, all moves of its own in it or the last one; the others' stay."""
        start = len(self.plies)
        while start and self.same_seal(self.plies[start - 1].before):
            start -= 1
        sealed = self.plies[start:]
        own = [number for number, ply in enumerate(sealed) if ply.seat == seat]
        if not own:
            return False
        self.position = sealed[0].before
        self.plies = self.plies[:start]
        for number, ply in enumerate(sealed):
            if number not in (own[-1:] if last_only else own):
                self.push(ply.seat, ply.move)
        return True

    def same_seal(self, before: Position) -> bool:
        return before.learnt == self.position.learnt and flow.top(before).sealed

    def copy(self) -> Self:
        """An independent game at the same point, history included; of a subclass if this one is."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    # What may be known.

    def view(self, seat: int = SPECTATOR) -> dict[str, object]:
        """What a seat may know, as plain data; -1 is a spectator."""
        return self.title.view(self.position, checks.seat_of(seat, self.players))

    def imagine(self, seat: int, seed: Seed | Chance = None) -> "Game":
        """A game that this seat cannot tell from the true one: what it does not know is dealt anew.

        Another one each time, unless a seed is given; a generator (`Chance`) is drawn from.
        """
        p = self.title.imagine(self.position, checks.seat_of(seat, self.players), checks.luck(seed))
        return Game.at(self.title, p, self.lang, self.given)

    def playout(self, seed: Seed | Chance = None) -> "Game":
        """The end of this game with random moves, other ones each time unless a seed is given; this game stays."""
        p = self.position.copy()
        flow.playout(p, checks.luck(seed))
        return Game.at(self.title, p, self.lang, self.given)

    def perft(self, depth: int) -> int:
        """How many canonical lines of so many decisions lead on from here."""
        return flow.perft(self.position.copy(), checks.depth_of(depth))

    # What has happened.

    def log(self, seat: int = SPECTATOR) -> list[str]:
        """Everything that happened, in words, as one seat (or a spectator) may read it."""
        reader, words = checks.seat_of(seat, self.players), self.words
        return [words.event(self.book, event, reader) for _, event in self.events()]

    def events(self) -> list[tuple[int, Event]]:
        """Every event with the number of the ply that it followed; 0 is the opening."""
        first = self.earlier.plies
        found = [*self.earlier.events, *[(first, event) for event in self.opening]]
        for number, ply in enumerate(self.plies, first + 1):
            found.extend((number, event) for event in ply.events)
        return found

    def ledger(self) -> list[Entry]:
        """The points by seat and source; they sum to the scores."""
        sources = self.title.sources
        n = len(sources)
        tally = self.title.tally(self.position)
        return [Entry(i // n, sources[i % n], points) for i, points in enumerate(tally) if points]

    def points(self) -> list[Point]:
        """Every scoring since the game began, with its clause."""
        found = []
        for ply, event in self.events():
            kind = self.title.events[event.kind]
            args = {name: number for (name, _), number in zip(kind.args, event.args, strict=False)}
            if "seat" in args and "points" in args:
                found.append(Point(ply, args["seat"], args["points"], kind.name, kind.clause))
        return found

    # Text.

    def record(self, note: str = "") -> str:
        """The whole game as a portable text (docs/record.md); `signoria.load` plays it again."""
        if self.earlier.plies:
            raise SignoriaError("this game was loaded without its first moves: write the record of its history")
        if self.held:
            twin = self.copy()
            twin.go_on()
            return twin.record(note)
        return record.format(saving.to_record(self, checked("note", note)))

    @classmethod
    def load(cls, source: str | bytes | Path, lang: str = "en", upto: int | None = None) -> Self:
        """Play a record again, checking every move and digest; the first that differs is a BadRecord."""
        return saving.replay(cls, saving.read(source), lang, upto)

    def to_json(self) -> str:
        """The position, without its history, as readable JSON (docs/position.md)."""
        return saving.to_json(self)

    @classmethod
    def from_json(cls, text: str, lang: str = "en", names: list[str] | None = None) -> Self:
        """A game that begins at a saved position; one that cannot be is a BadPosition."""
        return cls.at(*saving.from_json(text), lang, names)

    def _repr_svg_(self) -> str | None:
        """The board in a notebook, as a spectator sees it; None for a title that has no drawing."""
        if not standalone.can_draw(self.title.name):
            return None
        return standalone.picture(self.view(), self.words, self.book)

    def __repr__(self) -> str:
        return f"<Game {self.title.name}, {self.players} players, {len(self.plies)} moves, scores {self.scores}>"
