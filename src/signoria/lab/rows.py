"""The games of a simulation one by one, as CSV or Parquet: a row for each game, a few columns for each seat."""

import csv
from pathlib import Path
from typing import Any, TextIO

from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import SEATS, Title
from signoria.lab.results import Result

Row = dict[str, str | int | float]


def row_of(title: Title, result: Result) -> Row:
    """One game: its seed and length, and for each seat who played, its score, rank, share of the win and sources."""
    row: Row = {"game": result.game, "seed": result.seed, "decisions": result.decisions}
    for seat, name in enumerate(SEATS[: len(result.bots)]):
        row[f"{name}_bot"] = result.bots[seat]
        row[f"{name}_score"] = result.scores[seat]
        row[f"{name}_rank"] = result.ranks[seat]
        row[f"{name}_share"] = result.share(seat)
        for source, points in result.points(title, seat).items():
            row[f"{name}_from_{source}"] = points
    return row


class Csv:
    """A CSV file that is whole after every chunk of games."""

    def __init__(self, file: Path, title: Title) -> None:
        self.title = title
        self.file = file
        self.out: TextIO = opened(file)
        self.writer: csv.DictWriter[str] | None = None

    def add(self, results: list[Result]) -> None:
        for result in results:
            row = row_of(self.title, result)
            if self.writer is None:
                self.writer = csv.DictWriter(self.out, list(row), lineterminator="\n")
                self.writer.writeheader()
            self.writer.writerow(row)
        self.out.flush()

    def close(self) -> None:
        """Without a game there is no file: it could not say what its columns are."""
        self.out.close()
        if self.writer is None:
            self.file.unlink(missing_ok=True)


def opened(file: Path) -> TextIO:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return file.open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise SignoriaError(f"{file}: {error.strerror}") from error


class Parquet:
    """A Parquet file, written group by group; it can be read once it is closed, which an interrupt does, too."""

    GROUP = 5000

    def __init__(self, file: Path, title: Title) -> None:
        self.arrow, self.parquet = arrow()
        self.title = title
        self.file = file
        self.waiting: list[Row] = []
        self.writer: Any = None
        opened(file).close()

    def add(self, results: list[Result]) -> None:
        self.waiting += [row_of(self.title, result) for result in results]
        if len(self.waiting) >= self.GROUP:
            self.write()

    def write(self) -> None:
        if self.waiting:
            table = self.arrow.Table.from_pylist(self.waiting)
            if self.writer is None:
                self.writer = self.parquet.ParquetWriter(self.file, table.schema)
            self.writer.write_table(table)
            self.waiting = []

    def close(self) -> None:
        self.write()
        if self.writer is not None:
            self.writer.close()
        else:
            self.file.unlink(missing_ok=True)


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet, or what to install."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise SignoriaError("Parquet needs pyarrow: pip install 'signoria[research]'") from error
    return pyarrow, parquet


Table = Csv | Parquet
