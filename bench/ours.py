"""Our side: one title, in whichever build this process has imported."""

import sys
from hashlib import sha256

from bench.doors import MEASURES, Doors
from bench.subject import Clock, Numbers
from signoria import __version__, build
from signoria.games import find
from signoria.kernel.chance import seeded
from signoria.kernel.flow import moves, playout, settle
from signoria.kernel.position import NONE, Book

SAMPLES = 32
PARITY_GAMES = 20


class Ours(Doors):
    def __init__(self, name: str) -> None:
        self.title = find(name)
        super().__init__(name, 4 if 4 in self.title.players else max(self.title.players))
        self.book = self.title.book(self.players, {})
        self.positions = []
        self.seats = []
        for i in range(SAMPLES):
            p = self.title.deal(self.book, b"sample %d" % i)
            length = playout(p.copy(), seeded(b"length %d" % i))
            playout(p, seeded(b"length %d" % i), length * (i + 1) // (SAMPLES + 1))
            settle(p)
            self.positions.append(p)
            self.seats.append(next(seat for seat in range(self.players) if moves(p, seat)))

    def facts(self) -> dict[str, object]:
        digest = sha256()
        for i in range(PARITY_GAMES):
            p = self.title.deal(self.book, b"parity %d" % i)
            n = playout(p, seeded(b"parity player %d" % i))
            digest.update(repr((n, p.ledger, p.chance.words())).encode())
        return {
            "version": __version__,
            "players": self.players,
            "compiled": build.compiled(),
            "bytes": sum(map(size, self.positions)) // len(self.positions),
            "digest": digest.hexdigest(),
            "more": MEASURES if build.compiled() else [],
        }

    def play(self, until: Clock) -> Numbers:
        decisions = games = 0
        while until.running():
            self.played += 1
            p = self.title.deal(self.book, b"bench %d" % self.played)
            decisions += playout(p, seeded(b"bench player %d" % self.played))
            games += 1
        return {"decisions": decisions, "games": games}

    def copy(self, until: Clock) -> Numbers:
        copies = 0
        while until.running():
            for p in self.positions:
                for _ in range(10):
                    p.copy()
            copies += 10 * len(self.positions)
        return {"copies": copies}

    def list_moves(self, until: Clock) -> Numbers:
        lists = found = 0
        while until.running():
            for p, seat in zip(self.positions, self.seats, strict=True):
                found += len(moves(p, seat))
                lists += 1
        return {"lists": lists, "moves": found}


def size(p: object) -> int:
    """Bytes of a position: the object and its fields; not what copies share."""
    total = sys.getsizeof(p)
    if hasattr(p, "__dict__"):
        total += sys.getsizeof(p.__dict__)
    seen: set[int] = set()
    for name in fields(p):
        value = getattr(p, name)
        if value is NONE or id(value) in seen or isinstance(value, Book | bool | None):
            continue
        seen.add(id(value))
        if type(value).__module__.startswith("signoria."):
            total += size(value)
        elif not (isinstance(value, int) and -5 <= value <= 256):
            total += sys.getsizeof(value)
    return total


def fields(p: object) -> list[str]:
    """The names of an object's fields; compiled classes keep them as descriptors of the class."""
    own = getattr(p, "__dict__", {})
    described = (
        name
        for cls in type(p).__mro__
        for name, entry in vars(cls).items()
        if type(entry).__name__ in ("getset_descriptor", "member_descriptor") and not name.startswith("__")
    )
    return list(dict.fromkeys([*own, *described]))
