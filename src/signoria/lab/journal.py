"""The journal of a run: every finished game on a line of its own, so that a run can stop at any moment and go on.

The first line says which experiment it is; a journal of another one is refused and left as it is. A last line that was
cut off in the middle of writing is left out; anything else that is wrong is told with its line.
"""

import json
import os
import sys
from pathlib import Path
from typing import TextIO

from signoria.kernel.errors import SignoriaError
from signoria.lab.results import Result

if sys.platform != "win32":
    import fcntl

FORMAT = "signoria journal 1"


class BadJournal(SignoriaError):
    """A file that is no journal, or not of this experiment. It is left as it is."""


class Journal:
    """Results in the order of their games, in memory and, where a file is given, on disk after every game."""

    def __init__(self, head: dict[str, object], file: Path | None = None) -> None:
        self.head: dict[str, object] = {"format": FORMAT, **json.loads(json.dumps(head))}
        self.file = file
        self.results: list[Result] = []
        self.out: TextIO | None = None
        self.begun = False
        """Whether the file has its first line; it gets it with the first game."""
        if file is not None:
            self.open(file)

    def open(self, file: Path) -> None:
        """Read what is there, and write behind it from now on."""
        try:
            kept = read(file, self.head, self.results) if file.exists() and file.stat().st_size else 0
            file.parent.mkdir(parents=True, exist_ok=True)
            self.out = file.open("r+" if file.exists() else "w", encoding="utf-8", newline="\n")
            alone(file, self.out)
            self.out.seek(kept)
            self.out.truncate()
        except OSError as error:
            raise BadJournal(f"{file}: {error.strerror}") from error
        self.begun = kept > 0

    def add(self, result: Result) -> None:
        self.results.append(result)
        self.write(result._asdict())

    def write(self, data: dict[str, object]) -> None:
        if self.out is not None:
            lines = [data] if self.begun else [self.head, data]
            self.begun = True
            for line in lines:
                self.out.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n")
            self.out.flush()

    def close(self) -> None:
        """A run that ended before its first game leaves no file behind."""
        if self.out is not None:
            self.out.flush()
            os.fsync(self.out.fileno())
            self.out.close()
            self.out = None
            if not self.begun and self.file is not None:
                self.file.unlink(missing_ok=True)

    def keep_at(self, file: Path) -> None:
        """Write down what was in memory only, in a new file."""
        self.open(file)
        self.file = file
        for result in self.results:
            self.write(result._asdict())
        self.close()


def alone(file: Path, out: TextIO) -> None:
    """Two runs at once would write over each other; the lock ends with the process, however it ends."""
    if sys.platform != "win32":
        try:
            fcntl.lockf(out, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadJournal(f"{file}: another run is writing this journal now") from error


def read(file: Path, head: dict[str, object], into: list[Result]) -> int:
    """The results of a journal, checked; how many bytes of the file are whole lines."""
    data = file.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.split(b"\n")[:-1]
    if not lines:
        if not data.startswith(b'{"format":"signoria journal'):
            raise BadJournal(f"{file} is no journal of a run; it is left as it is")
        return 0
    check_head(file, entry_of(file, 1, lines[0]), head)
    for number, line in enumerate(lines[1:], 2):
        into.append(result_of(file, number, entry_of(file, number, line)))
        if into[-1].game != len(into) - 1:
            raise BadJournal(f"{file}: line {number}: this is game {into[-1].game}, game {len(into) - 1} should follow")
    return len(whole)


def entry_of(file: Path, number: int, line: bytes) -> dict[str, object]:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError) as error:
        what = "is no journal of a run" if number == 1 else f"line {number} is broken"
        raise BadJournal(f"{file}: {what}; the file is left as it is") from error
    if not isinstance(entry, dict):
        raise BadJournal(f"{file}: line {number} is no game; the file is left as it is")
    return entry


def check_head(file: Path, found: dict[str, object], head: dict[str, object]) -> None:
    """Whether a journal is of this experiment; what differs is told."""
    if found.get("format") != head["format"]:
        raise BadJournal(f"{file} is no journal of a run; it is left as it is")
    for key in [*head, *found]:
        if found.get(key) != head.get(key):
            raise BadJournal(
                f"{file} is the journal of another run: its {key} is {json.dumps(found.get(key))}, "
                f"not {json.dumps(head.get(key))}; it is left as it is"
            )


def result_of(file: Path, number: int, entry: dict[str, object]) -> Result:
    """One game, every field there and of its kind."""
    fault = BadJournal(f"{file}: line {number} is no game; the file is left as it is")
    if set(entry) != set(Result._fields):
        raise fault
    game, seed, bots, scores, ranks, decisions, ledger, told = (entry[name] for name in Result._fields)
    lists = [scores, ranks, ledger]
    if not isinstance(game, int) or not isinstance(decisions, int) or not isinstance(seed, str):
        raise fault
    if not all(isinstance(texts, list) and all(isinstance(text, str) for text in texts) for texts in (bots, told)):
        raise fault
    if not all(isinstance(numbers, list) and all(isinstance(n, int) for n in numbers) for numbers in lists):
        raise fault
    if not len(bots) == len(scores) == len(ranks) or 1 not in ranks:  # type: ignore[arg-type, operator]
        raise fault
    return Result(**entry)  # type: ignore[arg-type]
