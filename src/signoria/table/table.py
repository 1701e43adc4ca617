"""One table in memory: its facts, its seats, and the game that its log of commands folds into.

A table is a value: a command makes a new one, and whoever looks at the old one is not disturbed.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from signoria.game.game import Game
from signoria.game.values import CannotUndo, Earlier
from signoria.games import find
from signoria.kernel import flow, record
from signoria.kernel.errors import SignoriaError
from signoria.kernel.event import Event
from signoria.kernel.notation import text_of
from signoria.kernel.record import Ply, Record
from signoria.kernel.schema import digest
from signoria.kernel.title import Title
from signoria.table.errors import BadCommand, Broken, Pinned
from signoria.table.facts import (
    CLOSE,
    CLOSED,
    GAME_KINDS,
    GO_ON,
    MOVE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    RESTART,
    TURN,
    UNDO,
    Entry,
    Facts,
    Played,
    Seat,
)

SNAPSHOT_EVERY: Final = 50
"""So many commands after the last snapshot the next good moment for one is taken."""


class Table:
    """A table as it stands at one version."""

    def __init__(
        self,
        facts: Facts,
        seats: list[Seat],
        game: Game,
        log: Callable[[str, int], list[Entry]],
        snapshot: int = 0,
    ) -> None:
        self.facts = facts
        self.seats = seats
        self.game = game
        self.snapshot = snapshot
        """The version of the newest snapshot."""
        self.log = log
        self.whole: Game | None = game if not game.earlier.plies else None

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def version(self) -> int:
        return self.facts.version

    @property
    def state(self) -> str:
        return self.facts.state

    @property
    def title(self) -> Title:
        return self.game.title

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return ply_of(self.game)

    @property
    def deciders(self) -> list[int]:
        """The seats that the table waits for: none before all seats are taken, none at the end."""
        return self.game.deciders if self.state == PLAYING else []

    @property
    def names(self) -> list[str]:
        """The names of the players as they gave them; "" where the colour of the seat is the name."""
        return [place.name for place in self.seats]

    def seats_of(self, guest: str) -> list[int]:
        """The seats of one guest, by the id of the guest."""
        return [place.seat for place in self.seats if place.kind == PERSON and place.guest == guest]

    def bot_to_move(self) -> int | None:
        """The first seat that decides now and is played by a bot."""
        return next((seat for seat in self.deciders if self.seats[seat].bot), None)

    def standing_answer(self) -> tuple[int, str] | None:
        """A seat that decides now, and what its person always answers there."""
        for seat in self.deciders if not self.game.held else []:
            place = self.seats[seat]
            if place.answers and not place.bot:
                possible = {move.text for move in self.game.moves(seat)}
                for text in place.answers:
                    if text in possible:
                        return seat, text
        return None

    def only_sealed_since(self, version: int) -> bool:
        """Whether nothing but answers to the sealed question that is still open was given since a version."""
        count = self.version - version
        plies = self.game.plies
        return 0 < count <= len(plies) and all(self.game.same_seal(ply.before) for ply in plies[-count:])

    def history(self) -> Game:
        """The whole game from its first move, folded anew if need be. Reads the database: call it in a thread."""
        if self.whole is None:
            whole = deal(self.facts, self.names)
            fold(whole, self.log(self.id, self.version))
            self.whole = whole
        return self.whole

    def at_ply(self, ply: int) -> Game:
        """The game as it stood after so many moves. Reads the database: call it in a thread."""
        whole = self.history()
        if not 0 <= ply <= len(whole.plies):
            raise BadCommand(f"there are {len(whole.plies)} moves, not {ply}")
        if ply == len(whole.plies):
            return whole
        then = whole.copy()
        then.position = whole.plies[ply].before
        then.plies = whole.plies[:ply]
        return then

    def after(self, entry: Entry, game: Game, changed: list[Seat]) -> "Table":
        """The table that a command leads to; with a snapshot where it is time for one."""
        taken = entry.version - self.snapshot >= SNAPSHOT_EVERY and settled_for_good(game)
        if taken:
            game = cut(game)
        seats = list(self.seats)
        for place in changed:
            seats[place.seat] = place
        if changed:
            game = renamed(game, [place.name for place in seats])
        facts = replace(self.facts, version=entry.version, changed=entry.at, ply=ply_of(game))
        facts = standing(facts, seats, game)
        if entry.kind == CLOSE:
            facts = replace(facts, state=CLOSED, deciders=[], step="")
        return Table(facts, seats, game, self.log, entry.version if taken else self.snapshot)

    def __repr__(self) -> str:
        return f"<Table {self.id}, {self.facts.title}, version {self.version}, {self.state}>"


def standing(facts: Facts, seats: list[Seat], game: Game) -> Facts:
    """The facts that follow from the seats and the game."""
    if facts.state == CLOSED or any(place.kind == OPEN for place in seats):
        return facts
    state = OVER if game.over else PLAYING
    step = "" if game.over else flow.top(game.position).name
    scores, ranks = (game.scores, game.ranks) if game.over else (None, None)
    return replace(facts, state=state, deciders=game.deciders, step=step, scores=scores, ranks=ranks)


def renamed(game: Game, names: list[str]) -> Game:
    twin = game.copy()
    twin.given = names
    return twin


# Folding: the same commands give the same game, here and after every restart.


def title_of(facts: Facts) -> Title:
    """The title of a table, if its rules and data are still those of its beginning."""
    try:
        title = find(facts.title)
    except SignoriaError as error:
        raise Pinned(f"this table cannot go on here: {error}") from error
    if not fits(facts):
        here = f"rules {title.version}, data {title.digest}"
        reason = f"it was begun with rules {facts.rules}, data {facts.data} of {facts.title}; here are {here}"
        raise Pinned(f"this table cannot go on here: {reason}")
    return title


def fits(facts: Facts) -> bool:
    """Whether this program has the rules and data of a table."""
    try:
        title = find(facts.title)
    except SignoriaError:
        return False
    return (title.version, title.digest) == (facts.rules, facts.data)


def deal(facts: Facts, names: list[str]) -> Game:
    """The game at its beginning: a deal, or the position that it goes on from."""
    title = title_of(facts)
    if facts.start is None:
        return Game(title, facts.players, facts.seed, facts.options, "en", names, facts.salt)
    book = title.book(facts.players, facts.options)
    game = Game.at(title, title.read(book, json.loads(facts.start)), names=names)
    game.salt = facts.salt
    return game


def fold(game: Game, log: Iterable[Entry]) -> None:
    """Play a log on."""
    for entry in log:
        if entry.kind in GAME_KINDS:
            try:
                apply(game, entry.seat, entry.kind, entry.text, entry.hold)
            except SignoriaError as error:
                raise Broken(f"command {entry.version} of the log cannot be played: {error}") from error


def apply(game: Game, seat: int, kind: str, text: str, hold: bool) -> None:
    """Do one command to a game. What cannot be done leaves it anywhere: give it a copy.

    With `hold` the game holds after the last move of a row, before a forced move that ends the turn.
    """
    if kind == MOVE:
        numbers = game.numbers(text)
        for number in numbers[:-1]:
            game.play_number(number, seat)
        if hold:
            game.persons = frozenset([seat])
        game.play_number(numbers[-1], seat)
        game.persons = frozenset()
    elif kind == GO_ON:
        if not game.held or game.seat != seat:
            raise BadCommand("the game does not wait for your consent")
        game.go_on()
    elif kind == UNDO:
        game.undo(seat)
    elif kind == RESTART:
        restart(game, seat, game.began if text == TURN else 0)
    else:
        raise BadCommand(f"there is no command {kind!r}")


def restart(game: Game, seat: int, began: int) -> None:
    """Back to the start of a seat's turn, as far as its moves can be taken back; at least one of them."""
    game.undo(seat)
    while ply_of(game) > began:
        try:
            game.undo(seat)
        except CannotUndo:
            return


def canonical(title: Title, numbers: list[int]) -> str:
    """A row of moves as the log keeps it."""
    return "; ".join(text_of(title, number) for number in numbers)


# Records.


def ply_of(game: Game) -> int:
    """How many moves have been played."""
    return game.earlier.plies + len(game.plies)


def played_of(game: Game, kept: int = 0) -> list[Played]:
    """The moves that a game has in memory as its record keeps them, without the first ones."""
    after = [ply.before for ply in game.plies[1:]] + [game.position]
    rows = list(zip(game.plies, after, strict=False))[kept:]
    return [
        Played(number, ply.seat, text_of(game.title, ply.move), digest(p, game.title.fields))
        for number, (ply, p) in enumerate(rows, game.earlier.plies + kept + 1)
    ]


def new_moves(table: Table, game: Game) -> tuple[int, list[Played]]:
    """What a command does to the record of its table: so many moves stay, and these follow."""
    if table.facts.ply is None:
        return 0, played_of(table.at_ply(game.earlier.plies)) + played_of(game)
    kept = 0
    for before, now in zip(table.game.plies, game.plies, strict=False):
        if before is not now:
            break
        kept += 1
    return game.earlier.plies + kept, played_of(game, kept)


def record_text(facts: Facts, names: list[str], played: list[Played]) -> str:
    """The record of a game from what is stored of it; without its beginning and digests while there are secrets."""
    written = Record(facts.title, facts.rules, facts.data, facts.players)
    written.options = {name: record.option_text(value) for name, value in facts.options.items()}
    written.names = {seat: name for seat, name in enumerate(names) if name}
    written.commitment = facts.commitment
    written.ended = facts.state == OVER
    written.scores = facts.scores or []
    written.placed = facts.start is not None
    if facts.revealed:
        begin = written.reveal_start if written.placed else written.reveal
        begin(facts.beginning, facts.salt)
    written.plies = [Ply(ply.seat, ply.move, ply.digest if facts.revealed else "") for ply in played]
    return record.format(written)


# Snapshots.


def settled_for_good(game: Game) -> bool:
    """Whether nothing that was played can be taken back any more."""
    return bool(game.plies) and game.plies[-1].before.learnt != game.position.learnt and not game.held


def cut(game: Game) -> Game:
    """The same game, beginning here: its moves so far are in the log, its positions need no room any more."""
    short = game.copy()
    short.earlier = Earlier(ply_of(game), game.plies[-1].seat, tuple(game.events()))
    short.opening = []
    short.plies = []
    return short


def write_snapshot(game: Game) -> str:
    """A game that was cut here, as text."""
    data = {
        "plies": game.earlier.plies,
        "last": game.earlier.seat,
        "events": [[ply, event.kind, event.args, event.knows] for ply, event in game.earlier.events],
        "position": game.title.write(game.position),
    }
    return json.dumps(data, separators=(",", ":"))


def read_snapshot(facts: Facts, names: list[str], text: str) -> Game:
    """The game of a snapshot."""
    title = title_of(facts)
    book = title.book(facts.players, facts.options)
    data = json.loads(text)
    game = Game.at(title, title.read(book, data["position"]), names=names)
    game.seed, game.salt = facts.seed, facts.salt
    events = tuple((ply, Event(kind, args, knows)) for ply, kind, args, knows in data["events"])
    game.earlier = Earlier(data["plies"], data["last"], events)
    return game
