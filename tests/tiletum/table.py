"""A table to try the rules at: positions in brief, moves by notation, refusals by their names.

    t = at("action", action="merchant", points=3, pawn={"azure": {"merchant": "arles"}})
    t.play("merchant arles_genova", "merchant genova")
    assert t.refused("merchant arles") == "no-points"

`at` begins at a moment of a scenario (docs/scenarios.md), blue to move; every keyword that is no key of a moment is a
field of the position in its brief form. Nobody has any resources but what is named. `deal` is a real game.
"""

from typing import Any, Final

from signoria.games import find
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.moments import KEYS
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import CREST_TILE, KINDS, RESOURCES, STORAGE, TILES
from signoria.kernel.chance import Chance
from signoria.kernel.event import Ear
from signoria.kernel.flow import answers, apply, deciders, play, refusal, settle, top
from signoria.kernel.notation import move_of, text_of
from signoria.kernel.position import NOBODY
from signoria.kernel.title import SEATS

TITLE: Final = find("tiletum")
Fact = tuple[str | int, ...]


class Table:
    """A position under test and the questions that one asks of it."""

    def __init__(self, p: Europe) -> None:
        self.p = p
        self.ear = Ear()
        p.ear = self.ear
        self.before = TITLE.totals(p)

    @property
    def book(self) -> EuropeBook:
        return self.p.rules

    @property
    def waits(self) -> str:
        """The name of the open step."""
        return top(self.p).name if self.p.agenda else "over"

    @property
    def asked(self) -> str:
        return SEATS[deciders(self.p)[0]]

    def seat(self, name: str | None) -> int:
        return deciders(self.p)[0] if name is None else SEATS.index(name)

    def play(self, *texts: str) -> "Table":
        """Moves of whoever is asked; forced ones in between are played."""
        for text in texts:
            self.idle()
            play(self.p, deciders(self.p)[0], move_of(TITLE, text))
        return self

    def step(self, *texts: str) -> "Table":
        """The same, but without running on: forced decisions stay open, so that they can be looked at."""
        for text in texts:
            self.idle()
            seat = deciders(self.p)[0]
            move = move_of(TITLE, text)
            assert refusal(self.p, seat, move) <= 0, f"{text}: {self.refused(text)}"
            apply(self.p, seat, move)
            self.idle()
        return self

    def idle(self) -> None:
        """Run the steps that need no decision."""
        while self.p.agenda and top(self.p).decider(self.p) == NOBODY:
            top(self.p).run(self.p)

    def run(self) -> "Table":
        settle(self.p)
        return self

    def roll(self, luck: Chance, moves: int = 1_000_000) -> "Table":
        """Random canonical moves."""
        for _ in range(moves):
            legal = settle(self.p)
            if not legal:
                break
            apply(self.p, deciders(self.p)[0], legal[luck.below(len(legal))])
        settle(self.p)
        return self

    def refused(self, text: str, seat: str | None = None) -> str:
        """The name of a refusal, "" for a legal move."""
        self.idle()
        code = refusal(self.p, self.seat(seat), move_of(TITLE, text))
        return TITLE.refusal_kind(self.p, code).name if code > 0 else ""

    def clause(self, text: str) -> str:
        """The clause that a refused move is told."""
        self.idle()
        move = move_of(TITLE, text)
        return TITLE.refusal_kind(self.p, refusal(self.p, self.seat(None), move), move).clause

    def legal(self, prefix: str = "", redundant: bool = True) -> set[str]:
        self.idle()
        found = answers(self.p, deciders(self.p)[0], redundant)
        return {text for text in (text_of(TITLE, move) for move in found) if text.startswith(prefix)}

    def heard(self, *kinds: str) -> list[Fact]:
        """Events of these kinds, with names for numbers."""
        found: list[Fact] = []
        for event in self.ear.events:
            kind = TITLE.events[event.kind]
            if kind.name not in kinds:
                continue
            words: list[str | int] = []
            for (_, axis), number in zip(kind.args, event.args, strict=True):
                words.append(self.book.axes[axis][number] if axis in self.book.axes else number)
            found.append((kind.name, *words) if len(kinds) > 1 else tuple(words))
        return found

    def goods(self, seat: str = "azure") -> dict[str, int]:
        base = SEATS.index(seat) * KINDS
        return {kind: self.p.goods[base + i] for i, kind in enumerate(RESOURCES) if self.p.goods[base + i]}

    def vp(self, seat: str = "azure") -> int:
        """Points since the beginning."""
        return TITLE.totals(self.p)[SEATS.index(seat)] - self.before[SEATS.index(seat)]

    def scored(self, source: str) -> dict[str, int]:
        """Points heard of from one source, by seat."""
        found: dict[str, int] = {}
        for fact in self.heard(f"points-{source}"):
            found[str(fact[0])] = found.get(str(fact[0]), 0) + int(fact[1])
        return found

    def store(self, seat: str = "azure") -> list[str]:
        base = SEATS.index(seat) * STORAGE
        return [TILES[tile] for tile in self.p.store[base : base + STORAGE] if tile >= 0]

    def pawn(self, name: str, seat: str = "azure") -> str:
        return self.book.axes["space"][self.p.pawn[SEATS.index(seat) * 2 + ["merchant", "architect"].index(name)]]

    def points(self) -> int:
        """Action points of the innermost open action."""
        self.idle()
        return self.p.agenda[-6]

    def marker(self, seat: str = "azure") -> int:
        """The place on the king track, counted from the start space."""
        return self.p.king[SEATS.index(seat)] - self.book.track_start

    def families(self, seat: str = "azure") -> int:
        return self.p.families[SEATS.index(seat)]


def deal(players: int = 4, seed: str = "table", **options: Any) -> Table:
    """The start of a real game, up to its first decision."""
    book = TITLE.book(players, options)
    p = TITLE.deal(book, seed.encode())
    assert isinstance(p, Europe)
    return Table(p).run()


def at(
    moment: str, players: int = 4, seed: str = "table", options: dict[str, Any] | None = None, **given: Any
) -> Table:
    """A moment of the first round, blue first and to move; nobody has resources but what `goods` names."""
    where: dict[str, Any] = {"moment": moment, "seat": "azure"}
    fields: dict[str, Any] = {}
    for key, value in given.items():
        (where if key in KEYS else fields)[key] = value
    book = TITLE.book(players, options)
    seats = SEATS[: book.seats]
    goods: dict[str, Any] = {seat: {} for seat in seats}
    goods.update(fields.pop("goods", {}))
    p = TITLE.deal(book, seed.encode())
    fields = {"order": seats, "arrival": seats, "goods": goods, **fields}
    TITLE.change(p, TITLE.complete(p, fields))
    TITLE.begin(p, where)
    assert not TITLE.faults(p), "; ".join(TITLE.faults(p))
    assert isinstance(p, Europe)
    return Table(p)


def crest(name: str) -> int:
    return 1 << (TILES.index(name) - CREST_TILE)
