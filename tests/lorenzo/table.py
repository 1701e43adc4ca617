"""A table to try the rules at: positions by name, moves by notation, refusals by their names.

    t = board(goods={"azure": {"coins": 5}}, floors={"character-1": "C53"}, dice=(1, 2, 3)).actions()
    t.play("azure", "place black", "space tower-character-1")
    assert t.got("azure") == {"coins": -3}
    assert t.refused("gules", "place white") == ""

`deal` gives the start of a real game. `board` gives an empty one: nobody has anything but what is named, no card lies
in a tower, and it is round 1 with blue to begin. What a seat `got` counts from the last `actions` or `at`.
"""

from typing import Final

import at_table
from signoria.games import find
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.effects.standing import refresh_all
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.terms import (
    ACTIONS,
    BOX,
    CLEANUP,
    DISCARDED,
    FLOORS,
    HOLDING,
    IN_HAND,
    MEMBERS,
    PALACE,
    PLAYED,
    SCORING,
    SLOTS,
    SPACES,
    TYPES,
    VATICAN,
)
from signoria.games.lorenzo.title import a_round
from signoria.kernel.flow import deciders, settle
from signoria.kernel.position import FRAME
from signoria.kernel.title import SEATS

TITLE: Final = find("lorenzo")
GOODS: Final = ["wood", "stone", "coins", "servants", "military", "faith"]
MOMENTS: Final = {"actions": (ACTIONS,), "report": (VATICAN, CLEANUP), "cleanup": (CLEANUP,)}
LEADERS: Final = [f"L{number:02}" for number in range(1, 21)]

Goods = dict[str, int]
Fact = dict[str, int | str]


class Table(at_table.Table[Florence]):
    """A position of Lorenzo il Magnifico under test."""

    title = TITLE

    def __init__(self, p: Florence) -> None:
        super().__init__(p)
        self.before: dict[str, Goods] = {}
        self.mark()

    @property
    def book(self) -> FlorenceBook:
        return self.p.book

    @property
    def seats(self) -> list[str]:
        return self.book.axes["seat"]

    # Setting up.

    def change(self, **fields: object) -> "Table":
        """Overwrite what is named, as `Title.change` reads it."""
        TITLE.change(self.p, fields)
        return self

    def mark(self) -> "Table":
        """What a seat got counts from here."""
        if self.p.goods:
            self.before = {seat: {**self.goods(seat), "vp": self.vp(seat)} for seat in self.seats}
        return self

    def own(self, seat: str, *cards: str) -> "Table":
        """Cards that a seat has already."""
        for name in cards:
            card = self.book.axes["card"].index(name)
            kind = self.book.card_type[card]
            number = SEATS.index(seat)
            self.p.holding[number * HOLDING + kind * SLOTS + self.p.owned(number, kind)] = card
        return self

    def ban(self, seat: str, *tiles: str) -> "Table":
        """Excommunication tiles that a seat has already; each lies in its period."""
        for tile in tiles:
            period = int(tile[1]) - 1
            cast = self.p.cast[:]
            cast[period] = self.book.axes["excommunication"].index(tile)
            self.p.cast = cast
            banned = self.p.banned[:]
            banned[SEATS.index(seat)] |= 1 << period
            self.p.banned = banned
        return self

    def lead(self, hand: dict[str, list[str]], played: dict[str, list[str]], copied: dict[str, str]) -> "Table":
        """Leaders in hand and on the table; what is missing to four for each seat has been discarded."""
        named = [name for names in [*hand.values(), *played.values()] for name in names]
        spare = [name for name in LEADERS if name not in named]
        places = [BOX] * len(LEADERS)
        picks = [-1] * (self.p.seats * 4)
        self.p.troupe = []
        for number, seat in enumerate(self.seats):
            row = [(name, IN_HAND) for name in hand.get(seat, [])]
            row += [(name, PLAYED) for name in played.get(seat, [])]
            row += [(spare.pop(), DISCARDED) for _ in range(4 - len(row))]
            for turn, (name, state) in enumerate(row):
                leader = LEADERS.index(name)
                places[leader] = number * 4 + state
                picks[(number + turn) % self.p.seats * 4 + turn] = leader
                self.p.troupe.append(leader)
        self.p.leaders = places
        self.p.picks = picks
        self.p.packs = picks[:]
        return self.change(copied=copied)

    def at(self, moment: str) -> "Table":
        """Go on from here: the actions of the round, its report, its cleanup, or the final scoring."""
        p = self.p
        p.crowd = [0] * len(SPACES)
        for space in p.members:
            if space >= 0:
                p.crowd[space] += 1
        waiting = [member // 4 for member, space in enumerate(p.members) if space == PALACE]
        if sorted(p.queue) != waiting:
            p.queue = sorted(waiting, key=p.order.index)
        refresh_all(p)
        TITLE.check(p)
        p.agenda = []
        if moment == "scoring":
            p.push(SCORING)
        else:
            a_round(p)
            p.forward(0)
            while p.agenda[-FRAME] not in MOMENTS[moment]:
                p.pop()
        self.mark()
        settle(p)
        return self

    def actions(self) -> "Table":
        """The actions of the round begin: four turns for everybody, in turn order."""
        return self.at("actions")

    # Playing.

    def go(self, seat: str, *texts: str) -> "Table":
        """As `play`, but a move of a step that is not open is left out: it was the only one and played by itself."""
        for text in texts:
            if self.refused(seat, text) not in ("not-now", "not-you", "over"):
                self.play(seat, text)
        return self

    def can(self, seat: str, text: str) -> bool:
        return self.refused(seat, text) == ""

    # Looking.

    @property
    def asked(self) -> list[str]:
        """The seats that may answer."""
        return [SEATS[seat] for seat in deciders(self.p)]

    def options(self, step: str = "", redundant: bool = True) -> list[str]:
        """The possible answers, those of one step (without its name) or all of them."""
        found = self.possible(redundant=redundant)
        if not step:
            return found
        return [text.split(" ", 1)[1] for text in found if text.split(" ", 1)[0] == step]

    def goods(self, seat: str) -> Goods:
        """The stock of a seat, all six kinds."""
        at = SEATS.index(seat) * len(GOODS)
        return dict(zip(GOODS, self.p.goods[at : at + len(GOODS)], strict=True))

    def has(self, seat: str, good: str) -> int:
        return self.goods(seat)[good]

    def vp(self, seat: str) -> int:
        return self.p.score(SEATS.index(seat))

    def got(self, seat: str) -> Goods:
        """What a seat has more (or less) than at the beginning."""
        now = {**self.goods(seat), "vp": self.vp(seat)}
        return {good: n - self.before[seat][good] for good, n in now.items() if n != self.before[seat][good]}

    def points(self, seat: str) -> dict[str, int]:
        """The points of a seat by source."""
        at = SEATS.index(seat) * len(TITLE.sources)
        row = self.p.ledger[at : at + len(TITLE.sources)]
        return {source: n for source, n in zip(TITLE.sources, row, strict=True) if n}

    def cards(self, seat: str, kind: str = "") -> list[str]:
        """The cards of a seat, of one type or of all."""
        kinds = [TYPES.index(kind)] if kind else range(len(TYPES))
        found: list[str] = []
        for number in kinds:
            at = SEATS.index(seat) * HOLDING + number * SLOTS
            found += [self.book.axes["card"][card] for card in self.p.holding[at : at + SLOTS] if card >= 0]
        return found

    def space(self, seat: str, member: str) -> str:
        """Where a member stands, "" if nowhere."""
        place = self.p.members[SEATS.index(seat) * 4 + MEMBERS.index(member)]
        return "" if place < 0 else SPACES[place]

    def value(self, seat: str, member: str) -> int:
        """The value of a member before servants."""
        return self.p.member_value(SEATS.index(seat), MEMBERS.index(member))

    def floor(self, name: str) -> str:
        """The card on a floor, "" if there is none."""
        card = self.p.tower[SPACES.index(f"tower-{name}")]
        return "" if card < 0 else self.book.axes["card"][card]

    def leaders(self, seat: str, state: int) -> list[str]:
        """The leaders of a seat in a state: IN_HAND, PLAYED, USED or DISCARDED."""
        number = SEATS.index(seat) * 4 + state
        return [name for name, place in zip(LEADERS, self.p.leaders, strict=True) if place == number]

    def banned(self, seat: str) -> list[int]:
        """The periods in which a seat was excommunicated."""
        return [period for period in (1, 2, 3) if (self.p.banned[SEATS.index(seat)] >> (period - 1)) & 1]

    @property
    def order(self) -> list[str]:
        return [SEATS[seat] for seat in self.p.order]

    def heard(self, *kinds: str) -> list[Fact]:
        """The events of these kinds so far, with their arguments by name."""
        return [self.fact(event) for event in self.ear.events if not kinds or TITLE.events[event.kind].name in kinds]

    def copy(self) -> "Table":
        twin = Table(self.p.copy())
        twin.before = self.before
        return twin


deal, undealt = Table.deal, Table.undealt


def board(
    players: int = 2,
    goods: dict[str, Goods] | None = None,
    dice: tuple[int, int, int] = (1, 3, 6),
    floors: dict[str, str] | None = None,
    cards: dict[str, list[str]] | None = None,
    members: dict[str, dict[str, str]] | None = None,
    bans: dict[str, list[str]] | None = None,
    hand: dict[str, list[str]] | None = None,
    played: dict[str, list[str]] | None = None,
    copied: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    vp: Goods | None = None,
    round: int = 1,
    order: list[str] | None = None,
    **options: object,
) -> Table:
    """An empty board with what is named; the advanced game if leaders are named, else the basic one."""
    mode = "advanced" if hand or played else "basic"
    table = undealt(players, "board", **{"mode": mode, **options})
    seats = table.seats
    nothing = dict.fromkeys(GOODS, 0)
    table.p.sealed = []
    table.p.tower = [-1] * FLOORS
    table.change(
        round=round,
        dice=list(dice),
        order=order or seats,
        goods={seat: {**nothing, **(goods or {}).get(seat, {})} for seat in seats},
        tower={f"tower-{floor}": card for floor, card in (floors or {}).items()},
        members=members or {},
        tiles={seat: (tiles or {}).get(seat, "B0") for seat in seats},
        ledger={seat: {"cards": (vp or {}).get(seat, 0)} for seat in seats},
    )
    for seat in seats:
        table.own(seat, *(cards or {}).get(seat, []))
        table.ban(seat, *(bans or {}).get(seat, []))
    if table.book.advanced:
        table.lead(hand or {}, played or {}, copied or {})
    return table.mark()
