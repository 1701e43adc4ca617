"""The small values that a game hands out: moves, refusals, points, and its errors."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from signoria.kernel.errors import SignoriaError
from signoria.kernel.event import Event
from signoria.kernel.position import Position
from signoria.words.words import Words

if TYPE_CHECKING:
    from signoria.game.game import Game


@dataclass(frozen=True)
class Move:
    """One answer to a decision: its notation, its number in the title's move space, and its words on demand."""

    text: str
    number: int
    redundant: bool = False
    _words: Words | None = field(default=None, repr=False, compare=False)
    _position: Position | None = field(default=None, repr=False, compare=False)

    @property
    def words(self) -> str:
        """The move as a sentence in the language of the game."""
        if self._words is None or self._position is None:
            return self.text
        return self._words.move(self._position, self.number)

    def __str__(self) -> str:
        return self.text


class MacroMove(NamedTuple):
    """A row of moves that the title proposes as one; play it like a move, all of it or nothing."""

    text: str
    words: str
    numbers: list[int]
    about: str = ""
    """The thing that stands for the whole row; "" for none."""
    whole: tuple[int, ...] = ()
    """The moves with those that play themselves on the way."""


class Refusal(NamedTuple):
    """Why a move is not possible: a stable code, its clause, the reason and what to do instead."""

    code: str
    clause: str
    text: str
    remedy: str


class Asked(NamedTuple):
    """What was refused: enough to say why in any language."""

    game: "Game"
    seat: int
    number: int
    code: int


class IllegalMove(SignoriaError):
    """A move that the rules refuse; `refusal` says why, in the language of the game."""

    def __init__(self, move: str, refusal: Refusal, asked: Asked | None = None) -> None:
        clause = f" ({refusal.clause})" if refusal.clause else ""
        super().__init__(f"{move}: {refusal.text}{clause} {refusal.remedy}".rstrip())
        self.move = move
        self.refusal = refusal
        self.asked = asked

    def in_lang(self, lang: str) -> Refusal:
        """The refusal in another language."""
        if self.asked is None:
            return self.refusal
        return self.asked.game.in_lang(lang).refusal(self.asked.seat, self.asked.number, self.asked.code)

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.move, self.refusal)


class CannotUndo(SignoriaError):
    """The last move stays: somebody learnt something from it, or somebody else has moved."""

    def __init__(self, code: str, game: "Game", seat: int = -1) -> None:
        self.code = code
        self.game = game
        self.seat = seat
        super().__init__(self.in_lang(game.lang))

    def in_lang(self, lang: str) -> str:
        """The reason in another language."""
        game = self.game.in_lang(lang)
        if self.seat < 0:
            return game.words.word(self.code)
        return game.words.word(self.code, seat=game.names[self.seat])

    def __reduce__(self) -> tuple[object, ...]:
        return CannotUndo, (self.code, self.game, self.seat)


class Earlier(NamedTuple):
    """What was played before a game that begins in the middle: it is known by its events only."""

    plies: int = 0
    seat: int = -1
    """Who played the last of them."""
    events: tuple[tuple[int, Event], ...] = ()


class Entry(NamedTuple):
    """Points of one seat from one source."""

    seat: int
    source: str
    points: int


class Point(NamedTuple):
    """One scoring as it happened: after which ply, whose, how many points, by which event and clause."""

    ply: int
    seat: int
    points: int
    event: str
    clause: str


class Ply(NamedTuple):
    """One played move, with the position before it and what was heard after it."""

    seat: int
    move: int
    before: Position
    events: list[Event]
