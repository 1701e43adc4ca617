"""Datasets: games as Parquet, a row for every game and a row for every decision (docs/dataset.md)."""

import json
from array import array
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from signoria.game.game import Game
from signoria.kernel import flow
from signoria.kernel.errors import SignoriaError
from signoria.kernel.notation import text_of
from signoria.kernel.title import Title
from signoria.lab.crew import Crew
from signoria.lab.playing import Setting, play
from signoria.lab.rows import arrow
from signoria.lab.shares import won
from signoria.state.state import layout_asked, layout_of

FORMAT = "signoria dataset 1"
FILE_ROWS = 1_000_000
"""Decisions in one file of moves, about."""
GROUP_ROWS = 20_000
"""Decisions that are written at once."""


class Played(NamedTuple):
    """One game as it travels from whoever played it: the game, and its decisions as columns."""

    seed: str
    players: int
    options: str
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    seats: list[int]
    moves: list[int]
    legal: list[list[int]]
    observations: list["array[int]"]


def played(game: Game, bots: list[str], observations: bool) -> Played:
    """A finished game, decision by decision."""
    p = game.position
    legal: list[list[int]] = []
    seen: list[array[int]] = []
    layout = layout_of(game.book) if observations else None
    for ply in game.plies:
        moves = flow.moves(ply.before, ply.seat)
        legal.append(moves if ply.move in moves else [*moves, ply.move])
        if layout is not None:
            seen.append(array("h", layout.numbers(ply.before, ply.seat)))
    return Played(
        game.seed,
        p.seats,
        json.dumps(game.book.options, sort_keys=True),
        bots,
        list(game.scores),
        list(game.ranks),
        [ply.seat for ply in game.plies],
        [ply.move for ply in game.plies],
        legal,
        seen,
    )


def from_bots(
    table: Setting, bots: list[str], seed: str, games: int, crew: Crew, observations: bool
) -> Iterator[Played]:
    """Games between bots that change seats from game to game."""
    return crew.each(partial(play_one, table, bots, seed, observations), range(games))


def play_one(table: Setting, bots: list[str], seed: str, observations: bool, index: int) -> Played:
    names = table.in_turn(bots, index)
    deal = f"{seed}/{index}"
    return played(play(table, deal, names, deal), names, observations)


class Dataset:
    """A folder that is being filled; whatever was added when it is closed can be read."""

    def __init__(self, folder: Path, title: Title, observations: bool) -> None:
        self.arrow, self.parquet = arrow()
        self.folder = made_empty(folder)
        self.title = title
        self.observations = observations
        self.layouts: list[dict[str, object]] = []
        self.games = self.decisions = 0
        self.files: list[str] = []
        self.in_file = 0
        self.rows: list[dict[str, object]] = []
        self.waiting: list[tuple[int, Played]] = []
        self.game_writer = self.writer_of("games.parquet", self.game_schema())
        self.move_writer: Any = None

    def game_schema(self) -> Any:
        pa = self.arrow
        names = pa.list_(pa.string())
        return pa.schema(
            [
                ("game", pa.int32()),
                ("seed", pa.string()),
                ("players", pa.int8()),
                ("layout", pa.int16()),
                ("bots", names),
                ("decisions", pa.int32()),
                ("scores", pa.list_(pa.int32())),
                ("ranks", pa.list_(pa.int8())),
                ("shares", pa.list_(pa.float32())),
            ]
        )

    def move_schema(self) -> Any:
        pa = self.arrow
        fields = [
            ("game", pa.int32()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("move", pa.int32()),
            ("legal", pa.list_(pa.int32())),
            ("score", pa.int32()),
            ("rank", pa.int8()),
            ("share", pa.float32()),
        ]
        if self.observations:
            fields.append(("observation", pa.list_(pa.int16())))
        return pa.schema(fields)

    def writer_of(self, name: str, schema: Any) -> Any:
        try:
            return self.parquet.ParquetWriter(self.folder / name, schema, compression="zstd")
        except OSError as error:
            raise SignoriaError(f"{self.folder / name}: {error}") from error

    def add(self, game: Played) -> None:
        """One more game."""
        row = {
            "game": self.games,
            "seed": game.seed,
            "players": game.players,
            "layout": self.layout(game),
            "bots": game.bots,
            "decisions": len(game.moves),
            "scores": game.scores,
            "ranks": game.ranks,
            "shares": won(game.ranks),
        }
        self.rows.append(row)
        self.waiting.append((self.games, game))
        self.games += 1
        self.decisions += len(game.moves)
        if sum(len(waiting.moves) for _, waiting in self.waiting) >= GROUP_ROWS:
            self.write_waiting()

    def layout(self, game: Played) -> int:
        """The number of the players and options of a game; what an observation means depends on them."""
        options = json.loads(game.options)
        for number, known in enumerate(self.layouts):
            if known["players"] == game.players and known["options"] == options:
                return number
        entry: dict[str, object] = {"players": game.players, "options": options}
        if self.observations:
            entry.update(parts_of(self.title, game.players, options))
        self.layouts.append(entry)
        return len(self.layouts) - 1

    def write_waiting(self) -> None:
        """Write the games and decisions that wait; a new file of decisions where the last one is full."""
        if not self.waiting:
            return
        self.game_writer.write_table(self.arrow.Table.from_pylist(self.rows, schema=self.game_schema()))
        self.rows = []
        if self.move_writer is None or self.in_file >= FILE_ROWS:
            if self.move_writer is not None:
                self.move_writer.close()
            self.files.append(f"moves-{len(self.files):05}.parquet")
            self.move_writer = self.writer_of(self.files[-1], self.move_schema())
            self.in_file = 0
        table = self.arrow.Table.from_arrays(self.columns(), schema=self.move_schema())
        self.move_writer.write_table(table)
        self.in_file += table.num_rows
        self.waiting = []

    def columns(self) -> list[Any]:
        """The decisions that wait, column by column."""
        pa = self.arrow
        games, plies, seats, moves, scores, ranks, shares = ([] for _ in range(7))  # type: ignore[var-annotated]
        legal, seen = list[list[int]](), list["array[int]"]()
        for number, game in self.waiting:
            parts = won(game.ranks)
            games += [number] * len(game.moves)
            plies += range(1, len(game.moves) + 1)
            seats += game.seats
            moves += game.moves
            scores += [game.scores[seat] for seat in game.seats]
            ranks += [game.ranks[seat] for seat in game.seats]
            shares += [parts[seat] for seat in game.seats]
            legal += game.legal
            seen += game.observations
        found = [
            pa.array(games, pa.int32()),
            pa.array(plies, pa.int32()),
            pa.array(seats, pa.int8()),
            pa.array(moves, pa.int32()),
            pa.array(legal, pa.list_(pa.int32())),
            pa.array(scores, pa.int32()),
            pa.array(ranks, pa.int8()),
            pa.array(shares, pa.float32()),
        ]
        if self.observations:
            found.append(self.lists_of(seen))
        return found

    def lists_of(self, rows: list["array[int]"]) -> Any:
        """Rows of 16-bit numbers as one column, without an object for each number."""
        pa = self.arrow
        offsets = [0]
        for row in rows:
            offsets.append(offsets[-1] + len(row))
        flat = b"".join(row.tobytes() for row in rows)
        values = pa.Array.from_buffers(pa.int16(), offsets[-1], [None, pa.py_buffer(flat)])
        return pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), values)

    def leave(self) -> None:
        """Without a game there is no dataset; the folder is as empty as it was."""
        self.game_writer.close()
        (self.folder / "games.parquet").unlink(missing_ok=True)

    def close(self, about: dict[str, object]) -> None:
        """Finish all files, and say in `dataset.json` what they are."""
        self.write_waiting()
        self.game_writer.close()
        if self.move_writer is not None:
            self.move_writer.close()
        title = self.title
        data = {
            "format": FORMAT,
            "title": title.name,
            "rules": title.version,
            "data": title.digest,
            **about,
            "games": self.games,
            "decisions": self.decisions,
            "files": ["games.parquet", *self.files],
            "layouts": self.layouts,
            "moves": [text_of(title, move) for move in range(len(title.owner))],
        }
        file = self.folder / "dataset.json"
        file.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")


def made_empty(folder: Path) -> Path:
    """A folder for a dataset: new, or there and empty. What is there already is never written over."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise SignoriaError(f"{folder} is not empty: a dataset needs a folder of its own")
    except OSError as error:
        raise SignoriaError(f"{folder}: {error.strerror}") from error
    return folder


def parts_of(title: Title, players: int, options: dict[str, object]) -> dict[str, object]:
    """The named parts of an observation as plain data, with the vocabularies that their numbers count in."""
    layout = layout_asked(title, players, options)
    names = ["name", "start", "shape", "axes", "kind"]
    parts = [{name: getattr(part, name) for name in names} for part in layout.parts]
    used = sorted({axis for part in layout.parts for axis in [*part.axes, part.kind] if axis})
    return {"size": layout.size, "parts": parts, "vocabularies": {axis: layout.book.axes[axis] for axis in used}}
