"""The plain values of a table: guests, seats, commands, and what a list of tables shows."""

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from signoria.game.game import checked
from signoria.kernel.errors import SignoriaError
from signoria.table.errors import BadName

if TYPE_CHECKING:
    from signoria.table.table import Table

# The states of a table.
WAITING: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

# Who has a seat.
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

# The pace of a table.
LIVE: Final = "live"
DAYS: Final = "days"
PACES: Final = [LIVE, DAYS]

# Kinds of commands: those that the game knows, and those about seats.
MOVE: Final = "move"
GO_ON: Final = "go-on"
UNDO: Final = "undo"
RESTART: Final = "restart"
STAND_IN: Final = "stand-in"
TAKE_BACK: Final = "take-back"
FILL: Final = "fill"
JOIN: Final = "join"
RESIGN: Final = "resign"
CLOSE: Final = "close"
STAND: Final = "stand"
"""An answer that a seat gives from now on, wherever it is possible."""
ASK_AGAIN: Final = "ask-again"
TURN: Final = "turn"
"""How far a restart goes: to the beginning of the turn, not as far as moves can be taken back."""
GAME_KINDS: Final = [MOVE, GO_ON, UNDO, RESTART]
KINDS: Final = [*GAME_KINDS, STAND_IN, TAKE_BACK, FILL, RESIGN, CLOSE, STAND, ASK_AGAIN]
"""What a person may send; joining has its own door."""

BROUGHT: Final = "record"
"""The origin of a game that somebody brought as a record."""
LONGEST_NAME: Final = 30


@dataclass(frozen=True)
class Guest:
    """A person as the house knows them: a name, a language, and what they prefer."""

    id: str
    name: str
    lang: str
    prefs: dict[str, object] = field(default_factory=dict)
    created: float = 0.0
    seen: float = 0.0


@dataclass(frozen=True)
class Seat:
    """A place at the table and who has it.

    `stand_in` is the level of the bot that plays for an absent person, `standing` what a person always answers: a row
    of moves, each for another question.
    """

    seat: int
    kind: str
    guest: str = ""
    name: str = ""
    level: str = ""
    stand_in: str = ""
    standing: str = ""

    @property
    def answers(self) -> list[str]:
        """What the person of this seat always answers."""
        return self.standing.split("; ") if self.standing else []

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; "" where a person does."""
        return self.level if self.kind == BOT else self.stand_in


@dataclass(frozen=True)
class Facts:
    """What is known of a table without its game."""

    id: str
    title: str
    rules: int
    data: str
    players: int
    options: dict[str, object]
    seed: str = field(default="", repr=False)
    salt: str = field(default="", repr=False)
    commitment: str = ""
    host: str = ""
    pace: str = LIVE
    state: str = WAITING
    version: int = 0
    deciders: list[int] = field(default_factory=list)
    step: str = ""
    created: float = 0.0
    changed: float = 0.0
    ply: int | None = None
    """How many moves the stored record has; None: the table is from before records were kept."""
    scores: list[int] | None = None
    """The final scores, once the game is over."""
    ranks: list[int] | None = None
    """The place of every seat, once the game is over; None also for games from before places were kept."""
    start: str | None = field(default=None, repr=False)
    """The position at which the game began, as its record has it; None for one that began with a deal."""
    origin: str | None = None
    """`record` for a game that was brought as a record: everything in it is known, and nobody plays on there."""

    hints: bool = False
    """Whether everybody here may ask what the analyst would do."""

    @property
    def beginning(self) -> str:
        """What the game is bound to by its commitment: the seed of its deal, or its first position."""
        return self.seed if self.start is None else self.start

    @property
    def revealed(self) -> bool:
        """Whether nothing in this game is a secret any more."""
        return self.state == OVER or self.origin == BROUGHT


class Command(NamedTuple):
    """What somebody wants to do, at the version they have seen; `key` makes sure that it happens once."""

    kind: str
    text: str
    version: int
    key: str
    hold: bool = False


class Entry(NamedTuple):
    """A command as the log keeps it: `version` is the one it led to."""

    version: int
    key: str
    seat: int
    kind: str
    text: str
    hold: bool
    at: float


class Played(NamedTuple):
    """A move as the record keeps it: its number, who played it, and the digest of the position that it led to."""

    ply: int
    seat: int
    move: str
    digest: str


class Stored(NamedTuple):
    """One moment of a table as the database has it."""

    facts: Facts
    seats: list[Seat]
    log: list[Entry]
    snapshot: tuple[int, str] | None
    digest: str
    """Of the position after the last move; "" where none is kept."""


class Story(NamedTuple):
    """What can be read of a table without its rules: every move with its seat, or every command if none are kept."""

    facts: Facts
    seats: list[Seat]
    moves: list[tuple[int, str]]

    def knows(self, guest: Guest | None) -> bool:
        """Whether a guest hosts this table or sits there."""
        return guest is not None and guest.id in {self.facts.host, *(place.guest for place in self.seats)}


class SeatPlan(NamedTuple):
    """Who shall sit somewhere: me, another person here at my screen, whoever gets the link, or a bot of a level."""

    kind: str
    name: str = ""
    level: str = ""


class Report(NamedTuple):
    """What somebody found wrong: where, with which program, rules and data, and in their own words."""

    table: str
    title: str
    ply: int
    program: str
    rules: int
    data: str
    lang: str
    text: str
    at: float


class Study(NamedTuple):
    """An analysis as far as it has come: decisions that were judged, of how many, one JSON object a line."""

    table: str
    simulations: int
    total: int
    done: int
    data: str

    @property
    def whole(self) -> bool:
        return self.done == self.total


class Created(NamedTuple):
    """A new table; `keys` are the invitations by seat, told only here."""

    table: str
    keys: dict[int, str]

    def __repr__(self) -> str:
        return f"<Created {self.table}, open seats {sorted(self.keys)}>"


class Outcome(NamedTuple):
    """A command that is on disk: the version it led to, and the table as it stands now."""

    version: int
    table: "Table"


class Summary(NamedTuple):
    """A line in the list of one guest's tables."""

    facts: Facts
    seats: list[Seat]
    guest: str
    """Whose list it is."""
    fits: bool
    """Whether the rules and data of this server are those of the table."""

    @property
    def hosted(self) -> bool:
        return self.facts.host == self.guest

    @property
    def mine(self) -> list[int]:
        """The seats of the guest."""
        return [place.seat for place in self.seats if place.kind == PERSON and place.guest == self.guest]

    @property
    def my_turn(self) -> bool:
        facts, mine = self.facts, self.mine
        return facts.state == PLAYING and any(seat in mine and not self.seats[seat].bot for seat in facts.deciders)


def new_key() -> str:
    """A key that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """A seed, or its salt, that nobody can guess: 128 random bits as a record writes them."""
    return secrets.token_hex(16)


def hash_of(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode(errors="backslashreplace")).hexdigest()


def name_of(text: str) -> str:
    """The name of a person as everybody can read it."""
    try:
        name = checked("name", text.strip())
    except SignoriaError as error:
        raise BadName(str(error)) from error
    if not name or len(name) > LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} characters")
    return name
