"""The record: the portable text of one game (docs/record.md). Text only, no title is known here.

Reading is total and strict: any text is either exactly what `format` would write, or a `BadRecord` that
names the first line that does not fit. So `format(parse(text)) == text` for every text that parses.
"""

from hashlib import sha256
from typing import Final

from signoria.kernel.errors import BadRecord, Unreadable
from signoria.kernel.title import SEATS

FIRST_LINE: Final = "signoria record 1"
FROM_POSITION: Final = "signoria record 2"
"""The first line of a game that began at a position, not with a deal."""
MAX_TEXT: Final = 8_000_000
MAX_LINE: Final = 1_000
START_LINE: Final = 900
"""So many characters of the position at which a game began stand in a line."""
REQUIRED: Final = ["title", "rules", "data", "players", "commitment"]


class Ply:
    """One unforced move: the seat, its notation, and the digest of the position it settled into ("" = kept back)."""

    def __init__(self, seat: int, move: str, digest: str = "") -> None:
        self.seat = seat
        self.move = move
        self.digest = digest


class Record:
    """A whole game as text. `seed` is "" until it is revealed; `scores` are there once the game has ended.

    A game that began at a position is `placed`; what it began with is `start`, the JSON of its fields.
    """

    def __init__(self, title: str, rules: int, data: str, players: int) -> None:
        self.title = title
        self.rules = rules
        self.data = data
        self.players = players
        self.options: dict[str, str] = {}
        self.commitment = ""
        self.salt = ""
        self.seed = ""
        self.placed = False
        self.start = ""
        self.names: dict[int, str] = {}
        self.note = ""
        self.plies: list[Ply] = []
        self.ended = False
        self.scores: list[int] = []

    def reveal(self, seed: str, salt: str = "") -> None:
        """Put the seed in the open, with the commitment that it has to match."""
        self.seed = seed
        self.salt = salt
        self.commitment = commitment(seed, salt)

    def reveal_start(self, start: str, salt: str = "") -> None:
        """Put the position of the beginning in the open, with the commitment that it has to match."""
        self.placed = True
        self.start = start
        self.salt = salt
        self.commitment = commitment(start, salt)

    @property
    def revealed(self) -> bool:
        """Whether the record says what the game began with."""
        return bool(self.start if self.placed else self.seed)

    def line_of(self, ply: int) -> int:
        """The line of a ply (counted from 1) in the text."""
        return len(header(self)) + 1 + ply


def commitment(seed: str, salt: str = "") -> str:
    """The hash that binds a table to its beginning: of the salt, a colon and the seed, or the position."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def option_text(value: object) -> str:
    """The value of an option in a record: true, a choice, or the members of a set."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join([str(part) for part in value]) if value else "none"
    return str(value)


# Writing.


def format(record: Record) -> str:
    """The text of a record."""
    lines = header(record)
    lines.append("")
    for number, ply in enumerate(record.plies, 1):
        line = f"{number:>4}  {SEATS[ply.seat]:<6}  {ply.move}"
        lines.append(f"{line}  #{ply.digest}" if ply.digest else line)
    if record.ended:
        lines.append(" ".join(["end", str(len(record.plies))] + [str(score) for score in record.scores]))
    else:
        lines.append(f"open {len(record.plies)}")
    body = "\n".join(lines) + "\n"
    return f"{body}check {checksum(body)}\n"


def header(record: Record) -> list[str]:
    lines = [
        FROM_POSITION if record.placed else FIRST_LINE,
        f"title: {record.title}",
        f"rules: {record.rules}",
        f"data: {record.data}",
        f"players: {record.players}",
    ]
    lines.extend([f"option {name}: {value}" for name, value in record.options.items()])
    lines.append(f"commitment: {record.commitment}")
    if record.salt:
        lines.append(f"salt: {record.salt}")
    if record.seed:
        lines.append(f"seed: {record.seed}")
    for seat in range(record.players):
        if seat in record.names:
            lines.append(f"name {SEATS[seat]}: {record.names[seat]}")
    if record.note:
        lines.append(f"note: {record.note}")
    for number, part in enumerate(start_lines(record.start), 1):
        lines.append(f"start {number}: {part}")
    return lines


def start_lines(start: str) -> list[str]:
    """The position of the beginning, cut into lines."""
    return [start[at : at + START_LINE] for at in range(0, len(start), START_LINE)]


def checksum(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:16]


# Reading.


def read(data: bytes) -> Record:
    """A record from the bytes of a file; line ends of other systems are understood."""
    if len(data) > MAX_TEXT:
        raise Unreadable(1, "this is far too long for a record")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        if not data.startswith((FIRST_LINE.encode(), FROM_POSITION.encode())):
            raise Unreadable(line, "this is not UTF-8 text") from error
        raise BadRecord(line, "this is not UTF-8 text") from error
    return parse(text.replace("\r\n", "\n"))


def parse(text: str) -> Record:
    """A record from its text; anything else is a BadRecord."""
    lines = cut(text)
    record, at = read_header(lines)
    at = read_plies(lines, at, record)
    read_end(lines, at, record)
    wanted = format(record).split("\n")
    for number, line in enumerate(lines[:-1], 1):
        if line != wanted[number - 1]:
            raise BadRecord(number, f"this line should read {wanted[number - 1]!r}")
    if lines[-1] != wanted[len(lines) - 1]:
        raise BadRecord(len(lines), "the checksum does not fit: the record was changed after it was written")
    return record


def cut(text: str) -> list[str]:
    """The lines of a text that may be a record: printable, none too long, the last one complete."""
    if len(text) > MAX_TEXT:
        raise Unreadable(1, "this is far too long for a record")
    lines = text.split("\n")
    if lines[0] != FIRST_LINE and lines[0] != FROM_POSITION:
        raise Unreadable(1, f"a record begins with the line {FIRST_LINE!r} or {FROM_POSITION!r}")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise BadRecord(number, f"this line is longer than {MAX_LINE} characters")
        if not line.isprintable():
            raise BadRecord(number, "this line has characters that cannot be printed")
    if lines.pop():
        raise BadRecord(len(lines) + 1, "the record breaks off in the middle of this line")
    return lines


def read_header(lines: list[str]) -> tuple[Record, int]:
    """The header, and the index of the first line after its blank line."""
    found: dict[str, str] = {}
    where: dict[str, int] = {}
    at = 1
    while True:
        if at == len(lines):
            raise BadRecord(at, "the record breaks off in its header")
        line = lines[at]
        at += 1
        if not line:
            break
        key, colon, value = line.partition(": ")
        if not colon or not value:
            raise BadRecord(at, f"a line of the header is a name, a colon and a value, not {line!r}")
        if key in found:
            raise BadRecord(at, f"there is a second {key!r}")
        found[key] = value
        where[key] = at
    for key in REQUIRED:
        if key not in found:
            raise BadRecord(at, f"the header has no line {key!r}")
    players = number_in(found["players"], where["players"])
    if players < 1 or players > len(SEATS):
        raise BadRecord(where["players"], f"there are 1 to {len(SEATS)} players, not {players}")
    rules = number_in(found["rules"], where["rules"])
    record = Record(found["title"], rules, hexadecimal(found["data"], where["data"], 16), players)
    record.placed = lines[0] == FROM_POSITION
    for key, value in found.items():
        read_header_line(record, key, value, where[key])
    if record.start and record.commitment != commitment(record.start, record.salt):
        raise BadRecord(where["start 1"], "the position of the beginning does not match the commitment")
    if record.seed and record.commitment != commitment(record.seed, record.salt):
        raise BadRecord(where["seed"], "the seed does not match the commitment")
    return record, at


def read_header_line(record: Record, key: str, value: str, line: int) -> None:
    """One of the lines that not every record has, or that is checked on its own."""
    kind, space, name = key.partition(" ")
    if key == "commitment":
        record.commitment = hexadecimal(value, line, 64)
    elif key == "salt":
        record.salt = hexadecimal(value, line, len(value))
    elif key == "seed" and not record.placed:
        record.seed = value
    elif kind == "start" and space and record.placed:
        record.start += value
    elif key == "note":
        record.note = value
    elif kind == "option" and space:
        record.options[name] = value
    elif kind == "name" and space:
        record.names[seat_in(name, record.players, line)] = value
    elif key not in REQUIRED:
        raise BadRecord(line, f"a record has no line {key!r}")


def read_plies(lines: list[str], at: int, record: Record) -> int:
    """The moves; the index of the first line after them."""
    while at < len(lines) and lines[at][:1] in (" ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"):
        parts = [part.strip() for part in lines[at].split("  ") if part.strip()]
        at += 1
        if len(parts) not in (3, 4):
            raise BadRecord(at, "a move is its number, the seat, the move and a digest, two spaces between them")
        if number_in(parts[0], at) != len(record.plies) + 1:
            raise BadRecord(at, f"this should be move {len(record.plies) + 1}, not {parts[0]}")
        digest = ""
        if len(parts) == 4:
            if parts[3][0] != "#":
                raise BadRecord(at, "a digest begins with #")
            digest = hexadecimal(parts[3][1:], at, 16)
        record.plies.append(Ply(seat_in(parts[1], record.players, at), parts[2], digest))
    return at


def read_end(lines: list[str], at: int, record: Record) -> None:
    """The last two lines: how it ended, and the checksum."""
    if at == len(lines):
        raise BadRecord(at, "the record breaks off after this line")
    parts = lines[at].split(" ")
    at += 1
    if parts[0] not in ("end", "open") or len(parts) < 2:
        raise BadRecord(at, "here the record should go on with a move, or with its end")
    if number_in(parts[1], at) != len(record.plies):
        raise BadRecord(at, f"the record has {len(record.plies)} moves, its end says {parts[1]}")
    record.ended = parts[0] == "end"
    record.scores = [number_in(part, at) for part in parts[2:]]
    if len(record.scores) != (record.players if record.ended else 0):
        raise BadRecord(at, "the end of a game has one score for each seat, an open game has none")
    if at == len(lines):
        raise BadRecord(at, "the record breaks off after this line")
    if not lines[at].startswith("check "):
        raise BadRecord(at + 1, "here the record should have its checksum")
    if at + 1 < len(lines):
        raise BadRecord(at + 2, "there is more after the end of the record")


# Parts of lines.


def number_in(text: str, line: int) -> int:
    digits = text[1:] if text.startswith("-") else text
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        raise BadRecord(line, f"{text!r} is no number")
    return int(text)


def seat_in(token: str, players: int, line: int) -> int:
    if token not in SEATS[:players]:
        raise BadRecord(line, f"{token!r} is no seat; the seats are: {', '.join(SEATS[:players])}")
    return SEATS.index(token)


def hexadecimal(text: str, line: int, length: int) -> str:
    for letter in text:
        if letter not in "0123456789abcdef":
            raise BadRecord(line, f"{letter!r} is no digit of a hexadecimal number")
    if len(text) != length:
        raise BadRecord(line, f"here are {length} hexadecimal digits expected, not {len(text)}")
    return text
