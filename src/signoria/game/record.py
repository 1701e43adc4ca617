"""Games as text: the record of a whole game, played again and compared, and the JSON of one position."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from signoria.game import checks, packs
from signoria.kernel import record, schema
from signoria.kernel.errors import BadOption, BadPosition, BadRecord, SignoriaError, Unreadable
from signoria.kernel.notation import text_of
from signoria.kernel.position import Book, Position
from signoria.kernel.record import Record as Record
from signoria.kernel.title import SEATS, Title

if TYPE_CHECKING:
    from signoria.game.game import Game

POSITION = "signoria position 2"
READABLE = ("signoria position 1", POSITION)
HEXADECIMAL = "0123456789abcdef"
AnyGame = TypeVar("AnyGame", bound="Game")


def to_record(game: "Game", note: str = "", public: bool = False) -> Record:
    """The record of a game; a public one keeps back what it began with, and the digests."""
    if not set(game.salt) <= set(HEXADECIMAL):
        raise SignoriaError(f"a salt is written in hexadecimal digits, not {game.salt!r}")
    written = Record(game.title.name, game.title.version, game.title.digest, game.players)
    written.options = {name: record.option_text(value) for name, value in game.book.options.items()}
    if game.seed:
        written.reveal(game.seed, game.salt)
    else:
        written.reveal_start(start_text(game), game.salt)
    written.names = {seat: name for seat, name in enumerate(game.given[: game.players]) if name}
    written.note = note
    after = [ply.before for ply in game.plies[1:]] + [game.position]
    for ply, p in zip(game.plies, after, strict=False):
        digest = "" if public else schema.digest(p, game.title.fields)
        written.plies.append(record.Ply(ply.seat, text_of(game.title, ply.move), digest))
    if public:
        written.seed = written.start = written.salt = ""
    written.ended = game.over
    written.scores = game.scores if game.over else []
    return written


def start_text(game: "Game") -> str:
    """The position at which a game began, in one line."""
    first = game.plies[0].before if game.plies else game.position
    return json.dumps(game.title.write(first), separators=(",", ":"))


def crash_text(game: "Game", error: BaseException) -> str:
    """What a game that broke the engine leaves behind: its record with the fatal move."""
    note = " ".join(f"{type(error).__name__}: {error}".split())
    written = to_record(game, "".join(letter for letter in note if letter.isprintable())[:200])
    if game.trying is not None:
        seat, move = game.trying
        written.plies.append(record.Ply(seat, text_of(game.title, move)))
        written.ended = False
        written.scores = []
    return record.format(written)


def read(source: str | bytes | Path) -> Record:
    """A record from its text, its bytes or its file."""
    if isinstance(source, str):
        return record.parse(source)
    if isinstance(source, bytes):
        return record.read(source)
    if not isinstance(source, Path):
        raise SignoriaError(f"a record is its text, its bytes or the Path of its file, not {source!r}")
    try:
        return record.read(source.read_bytes())
    except OSError as error:
        raise SignoriaError(f"{source}: {error.strerror}") from error


def replay(kind: type[AnyGame], written: Record, lang: str = "en", upto: int | None = None) -> AnyGame:
    """Play a record again, all of it or its first plies; the first difference is a BadRecord."""
    if upto is not None and checks.whole("a number of moves", upto) < 0:
        raise SignoriaError(f"a number of moves is 0 or more, not {upto}")
    *_, game = replaying(kind, written, lang, upto)
    return game


def replaying(kind: type[AnyGame], written: Record, lang: str = "en", upto: int | None = None) -> Iterator[AnyGame]:
    """Play a record again: the game at its beginning, and the same game after every move."""
    game = opening(kind, written, lang)
    yield game
    for number, ply in enumerate(written.plies[:upto], 1):
        play_ply(game, ply, f"move {number}", written.line_of(number))
        yield game
    if upto is None or upto >= len(written.plies):
        compare_end(game, written)


def opening(kind: type[AnyGame], written: Record, lang: str) -> AnyGame:
    if not written.revealed:
        raise SignoriaError("this record keeps its seed back: it can be played again once the seed is revealed")
    title = packs.title_of(written.title, written.data)
    if written.rules != title.version:
        raise Unreadable(3, f"it follows rules {written.rules} of {title.name}, these are rules {title.version}")
    if written.data != title.digest:
        raise Unreadable(
            4, f"it was played with other data ({written.data}, these are {title.digest}): load its pack with --data"
        )
    names = [written.names.get(seat, "") for seat in range(written.players)]
    options: dict[str, object] = dict(written.options)
    try:
        if written.placed:
            return at_start(kind, title, written, lang, names)
        return kind(title, written.players, written.seed, options, lang, names, written.salt)
    except BadOption as error:
        raise BadRecord(5, str(error)) from error


def at_start(kind: type[AnyGame], title: Title, written: Record, lang: str, names: list[str]) -> AnyGame:
    """A game at the position of its beginning."""
    options: dict[str, object] = dict(written.options)
    book = title.book(written.players, options)
    line = written.line_of(0) - len(record.start_lines(written.start))
    try:
        data = json.loads(written.start)
        if not isinstance(data, dict):
            raise BadPosition("a position is a table of fields")
        game = kind.at(title, title.read(book, data), lang, names)
    except (ValueError, RecursionError, BadPosition) as error:
        raise BadRecord(line, f"the position of the beginning: {error}") from error
    game.salt = written.salt
    if start_text(game) != written.start:
        raise BadRecord(line, "the position of the beginning is not written as it would be here")
    return game


def play_ply(game: "Game", ply: record.Ply, what: str, line: int) -> None:
    try:
        game.play(ply.move, ply.seat)
    except SignoriaError as error:
        raise BadRecord(line, f"{what}, {SEATS[ply.seat]}: {error}") from error
    if ply.digest and ply.digest != game.digest:
        raise BadRecord(line, f"{what}, {ply.move}: the position is #{game.digest}, the record has #{ply.digest}")


def compare_end(game: "Game", written: Record) -> None:
    line = written.line_of(len(written.plies) + 1)
    if written.ended != game.over:
        here = "over" if game.over else "not over"
        raise BadRecord(line, f"after move {len(written.plies)} the game is {here}, the record says otherwise")
    if written.ended and written.scores != game.scores:
        raise BadRecord(line, f"the final scores are {game.scores}, the record has {written.scores}")


def to_json(game: "Game") -> str:
    data = {
        "format": POSITION,
        "title": game.title.name,
        "rules": game.title.version,
        "data": game.title.digest,
        "players": game.players,
        "options": game.book.options,
        "position": game.title.write(game.position),
    }
    return json.dumps(data, indent=1, ensure_ascii=False)


def from_json(text: str) -> tuple[Title, Position]:
    """The title and the position of a JSON text."""
    if not isinstance(text, str | bytes):
        raise BadPosition(f"a position is a text, not {text!r}")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"this is not JSON: {error}") from error
    if not isinstance(data, dict) or data.get("format") not in READABLE:
        raise BadPosition(f'a position is a JSON object with "format": "{POSITION}"')
    title, book = book_of(data)
    position = data.get("position")
    if not isinstance(position, dict):
        raise BadPosition("position is a table of fields")
    return title, title.read(book, position)


def book_of(data: dict[str, object]) -> tuple[Title, Book]:
    """The title and the book that a saved position names."""
    name, players, options = data.get("title"), data.get("players"), data.get("options", {})
    if not isinstance(name, str) or not isinstance(players, int) or not isinstance(options, dict):
        raise BadPosition("a position names its title, its players and its options")
    title = packs.title_of(name, str(data.get("data", "")))
    if data.get("rules", title.version) != title.version or data.get("data", title.digest) != title.digest:
        raise BadPosition(f"this position was saved with other rules or other data of {name}")
    return title, title.book(players, options)


def load(source: str | bytes | Path, lang: str = "en") -> "Game":
    """Play a record again, `load(Path("game.txt"))`; the first move that differs is a BadRecord."""
    from signoria.game.game import Game

    return replay(Game, read(source), lang)
