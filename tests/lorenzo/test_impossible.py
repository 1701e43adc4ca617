"""Positions that cannot be are told, with the clause that they break."""

from collections.abc import Callable

import pytest

from lorenzo.table import TITLE, Table, deal
from signoria.kernel.chance import seeded
from signoria.kernel.errors import BadPosition

Spoil = Callable[[Table], None]


def goods(t: Table) -> None:
    t.p.goods[0] = -1


def track(t: Table) -> None:
    t.p.goods[5] = 16


def order(t: Table) -> None:
    t.p.order = [0, 0, 1]


def twice(t: Table) -> None:
    t.p.holding[0] = next(card for card in t.p.tower if card >= 0)


def wrong_tower(t: Table) -> None:
    t.p.tower[0], t.p.tower[15] = 95, -1


def wrong_type(t: Table) -> None:
    t.p.holding[0] = next(card for card in range(24, 48) if card not in t.p.tower and card not in t.p.holding)


def gap(t: Table) -> None:
    t.p.holding[1] = next(card for card in range(24) if card not in t.p.tower and card not in t.p.holding)
    t.p.holding[0] = -1


def decks(t: Table) -> None:
    t.p.decks = [*t.p.decks[:-1], t.p.decks[0]]


def members(t: Table) -> None:
    t.p.crowd[20] += 1


def rounds(t: Table) -> None:
    t.p.round = 7


def leaders(t: Table) -> None:
    t.p.leaders = [12] * 20


def many(t: Table) -> None:
    t.p.leaders = [0] * 5 + [-1] * 15


def modifiers(t: Table) -> None:
    t.p.mods = [n + 1 for n in t.p.mods]


def one_floor(t: Table) -> None:
    t.change(members={"azure": {"black": "tower-venture-1"}, "gules": {"black": "tower-venture-1"}})


def one_tower(t: Table) -> None:
    t.change(members={"azure": {"black": "tower-venture-1", "white": "tower-venture-2"}})


def one_area(t: Table) -> None:
    t.change(members={"azure": {"black": "harvest_small", "white": "harvest_large"}})


def closed(t: Table) -> None:
    t.change(members={"azure": {"black": "market_4"}})


def nowhere(t: Table) -> None:
    t.p.members[0] = 99


def shared_tile(t: Table) -> None:
    t.p.tiles = [t.p.tiles[0]] * 3


def cast(t: Table) -> None:
    t.p.cast = [t.p.cast[0]] * 3


def copies_itself(t: Table) -> None:
    t.change(copied={"azure": "L15"})


def copies_nobody(t: Table) -> None:
    t.change(copied={"azure": "L01"})


def sizes(t: Table) -> None:
    t.p.dice = [1, 2]


@pytest.mark.parametrize(
    ("spoil", "clause"),
    [
        (goods, "L-1.1"),
        (track, "L-R30"),
        (order, "L-2.5"),
        (twice, "L-2.1"),
        (wrong_tower, "L-4.1"),
        (wrong_type, "L-1.6"),
        (gap, "L-8.1"),
        (decks, "L-2.1"),
        (members, "L-5.3"),
        (rounds, "L-3.1"),
        (leaders, "L-2.8"),
        (many, "L-2.8"),
        (modifiers, "L-6.2"),
        (one_floor, "L-7.1"),
        (one_tower, "L-7.3"),
        (one_area, "L-10.2"),
        (closed, "L-2.3"),
        (nowhere, "L-5.3"),
        (shared_tile, "L-2.7"),
        (cast, "L-2.2"),
        (copies_itself, "L-R43"),
        (copies_nobody, "L-16.10"),
        (sizes, "dice has 2 entries, not 3"),
    ],
)
def test_what_cannot_be_is_told(spoil: Spoil, clause: str) -> None:
    t = deal(3, "impossible")
    t.roll(seeded(b"impossible"), 20)
    TITLE.check(t.p)
    spoil(t)
    with pytest.raises(BadPosition, match=clause.replace(".", r"\.")):
        TITLE.check(t.p)
