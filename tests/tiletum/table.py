"""A table to try the rules at: positions in brief, moves by notation, refusals by their names.

    t = at("action", action="merchant", points=3, pawn={"azure": {"merchant": "arles"}})
    t.play("merchant arles_genova", "merchant genova")
    assert t.refused("merchant arles") == "no-points"

`at` begins at a moment of a scenario (docs/scenarios.md), blue to move; every keyword that is no key of a moment is a
field of the position in its brief form. Nobody has any resources but what is named. `deal` is a real game.
"""

from typing import Any, Final

import at_table
from signoria.games import find
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import CREST_TILE, KINDS, POINTS, RESOURCES, STORAGE, TILES
from signoria.kernel.flow import apply, deciders, refusal, settle
from signoria.kernel.notation import move_of
from signoria.kernel.title import SEATS

TITLE: Final = find("tiletum")
WHERE: Final = ("seat", "lap", "value", "die", "action", "points", "decree")
"""What is said of a moment and not of the position."""
Fact = tuple[str | int, ...]


class Table(at_table.Table[Europe]):
    """A position of Tiletum under test."""

    title = TITLE

    def __init__(self, p: Europe) -> None:
        super().__init__(p)
        self.before = TITLE.totals(p)

    @property
    def book(self) -> EuropeBook:
        return self.p.book

    @property
    def asked(self) -> str:
        return SEATS[deciders(self.p)[0]]

    def seat(self, name: str | None) -> int:
        return deciders(self.p)[0] if name is None else SEATS.index(name)

    @property
    def waits(self) -> str:
        """The name of the open step."""
        return super().waits or "over"

    def step(self, *texts: str) -> "Table":
        """As `play`, but without running on: forced decisions stay open, so that they can be looked at."""
        for text in texts:
            self.idle()
            seat = deciders(self.p)[0]
            move = move_of(TITLE, text)
            assert refusal(self.p, seat, move) <= 0, f"{text}: {self.refused(text)}"
            apply(self.p, seat, move)
            self.idle()
        return self

    def run(self) -> "Table":
        settle(self.p)
        return self

    def legal(self, prefix: str = "", redundant: bool = True) -> set[str]:
        return {text for text in self.possible(redundant=redundant) if text.startswith(prefix)}

    def heard(self, *kinds: str) -> list[Fact]:
        """Events of these kinds, with names for numbers."""
        return [(name, *tokens) if len(kinds) > 1 else tuple(tokens) for name, tokens in self.told(*kinds)]

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
        return self.p.slot(POINTS)

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
        (where if key in WHERE else fields)[key] = value
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
