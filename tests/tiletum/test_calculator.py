"""The engine against the slow calculator, in the course of random games."""

import os
from typing import Any

import pytest

from signoria.games import folder, read_data
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import CLEANUP, DIE, FAIR, LEADER, SCORING, SOURCES, STANDING
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.flow import answers, apply, deciders, top
from signoria.kernel.position import NOBODY
from tiletum.slow_calculator import SEATS, Calculator
from tiletum.table import TITLE

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))
DATA: dict[str, Any] = read_data(folder("tiletum") / "data")
SWITCHES = [option.name for option in TITLE.options if option.kind == "bool"]


def some_options(luck: Chance, solo: bool) -> dict[str, Any]:
    """Any switches turned."""
    found: dict[str, Any] = {}
    for name in SWITCHES:
        if luck.below(3) == 0:
            found[name] = luck.below(2) == 0
    if solo:
        found["solo"] = ["easy", "normal", "hard"][luck.below(3)]
    return found


def calculator(p: Europe) -> Calculator:
    return Calculator(TITLE.write(p), DATA, p.seats, p.book.options)


def ledger(p: Europe, source: str) -> list[int]:
    n = len(SOURCES.names)
    return [p.ledger[seat * n + SOURCES.names.index(source)] for seat in range(p.seats)]


def capped(points: int, score: int) -> int:
    """T-1.3: a loss stops at 0."""
    return max(points, -score)


class Watcher:
    """Plays a random game and compares every phase that scores."""

    def __init__(self, players: int, options: dict[str, Any], seed: str) -> None:
        p = TITLE.deal(TITLE.book(players, options), seed.encode())
        assert isinstance(p, Europe)
        self.p = p
        self.luck = seeded(f"{seed} luck".encode())
        self.seen = dict.fromkeys(["king", "fair", "buildings", "final"], 0)
        self.king: list[int] = []

    def play(self) -> dict[str, int]:
        p = self.p
        while p.agenda:
            step = top(p)
            seat = step.decider(p)
            if seat != NOBODY:
                if step.number == DIE:
                    # In the middle of an effect a building may wait for it before it is completed.
                    self.check_buildings()
                legal = answers(p, seat, self.luck.below(6) == 0) or answers(p, seat, True)
                apply(p, deciders(p)[0], legal[self.luck.below(len(legal))])
            elif step.number == LEADER:
                self.check_leader()
            elif step.number == STANDING:
                self.check_standing()
            elif step.number == FAIR:
                self.check_fair()
            elif step.number == SCORING:
                self.check_final()
            else:
                assert step.number != CLEANUP or p.round < 4
                step.run(p)
        return self.seen

    def check_buildings(self) -> None:
        slow = calculator(self.p)
        for number, seat in enumerate(slow.seats):
            mask = sum(1 << (building - 1) for building in slow.completed(seat))
            assert self.p.completed[number] == mask
            if seat != slow.titus:
                assert TITLE.write(self.p)["extra"].get(seat, {}) == slow.markers(seat)  # type: ignore[attr-defined]
            self.seen["buildings"] += mask.bit_count()

    def check_leader(self) -> None:
        """The favour of the last round and of Titus; a tile is a decision and comes after."""
        p = self.p
        before = ledger(p, "king")
        top(p).run(p)
        slow = calculator(p)
        for number, seat in enumerate(slow.seats):
            own = slow.king_points(seat) - slow.label(slow.place(seat))
            assert ledger(p, "king")[number] - before[number] == own

    def check_standing(self) -> None:
        p = self.p
        before = ledger(p, "king")
        slow = calculator(p)
        scores = [p.score(seat) for seat in range(p.seats)]
        self.king = p.king
        top(p).run(p)
        for number, seat in enumerate(slow.seats):
            wanted = capped(slow.label(slow.place(seat)), scores[number])
            assert ledger(p, "king")[number] - before[number] == wanted
        assert [SEATS[seat] for seat in p.order] == slow.order()
        places, zero = slow.track_after()
        assert {SEATS[seat]: space for seat, space in enumerate(p.king)} == places
        assert [SEATS[seat] for seat in p.arrival if p.king[seat] == p.book.track_start] == zero
        self.seen["king"] += 1

    def check_fair(self) -> None:
        p = self.p
        before = ledger(p, "fairs")
        scores = [p.score(seat) for seat in range(p.seats)]
        slow = calculator(p)
        spaces = self.king if p.book.options["king_fair_before_reset"] else p.king
        top(p).run(p)
        for number, seat in enumerate(slow.seats):
            wanted = capped(slow.fair_points(seat, p.round, spaces[number]), scores[number])
            assert ledger(p, "fairs")[number] - before[number] == wanted, slow.position["fair_tile"][p.round - 1]
            self.seen["fair"] += wanted != 0

    def check_final(self) -> None:
        p = self.p
        slow = calculator(p)
        top(p).run(p)
        for number, seat in enumerate(slow.seats):
            for source, points in slow.final_points(seat).items():
                assert ledger(p, source)[number] == points, (seat, source)
                self.seen["final"] += points != 0


@pytest.mark.clause(
    "T-7.2", "T-7.3", "T-7.4", "T-8.1", "T-8.2", "T-8.3", "T-10.2", "T-12.1", "T-12.2", "T-12.3", "T-R7"
)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_scoring_as_the_slow_calculator_has_it(players: int) -> None:
    seen: dict[str, int] = {}
    for number in range(6 * GAMES):
        luck = seeded(b"options %d %d" % (players, number))
        found = Watcher(players, some_options(luck, players == 1), f"slow {players} {number}").play()
        seen = {key: seen.get(key, 0) + n for key, n in found.items()}
    assert min(seen.values()) > 0, seen
