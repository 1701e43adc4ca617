"""A table to try the rules at: positions by name, moves by notation, refusals by their names.

    t = board(king="castilla", men={"azure": {"court": 3}}).at("menu", "azure", "d5-01")
    t.play("azure", "turn place", "place toledo")
    assert t.men("azure", "toledo") == 1
    assert t.refused("azure", "place granada") == "not-adjacent"

`deal` gives the start of a real game; `board` an empty board, on which all that is not named is in the province.
"""

from typing import Any, Final

import at_table
from signoria.games import find
from signoria.games.elgrande.book import SpainBook
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.terms import GREYS, HELD, PLACES, POWERS, SPAN, UNPLAYED
from signoria.kernel.flow import deciders, settle
from signoria.kernel.title import SEATS

TITLE: Final = find("elgrande")
REGIONS: Final = ["galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "sevilla", "granada", "valencia"]
BASE_CARDS: Final = [f"d{deck}-{number:02}" for deck in range(1, 5) for number in range(1, 11)] + ["d5-01"]
REGENCY_CARDS: Final = [f"rg-{number:02}" for number in range(1, 11)]
VETERAN_CARDS: Final = ["vt-01", "vt-02", "vt-03", "vt-04"]
ALL_CARDS: Final = BASE_CARDS + REGENCY_CARDS + VETERAN_CARDS
GREY_CARDS: Final = [f"gr-{number:02}" for number in range(1, 17)]
MODULES: Final[dict[str, object]] = {"regency": True, "veteran": VETERAN_CARDS, "grey": True}

Men = dict[str, dict[str, int]]
Fact = dict[str, int | str]


class Table(at_table.Table[Spain]):
    """A position of El Grande under test."""

    title = TITLE

    def __init__(self, p: Spain) -> None:
        super().__init__(p)
        self.given: set[int] = set()

    @property
    def book(self) -> SpainBook:
        return self.p.book

    # Setting up.

    def change(self, **fields: object) -> "Table":
        """Overwrite what is named, as `Title.change` reads it."""
        TITLE.change(self.p, fields)
        return self

    def put(self, **men: dict[str, int]) -> "Table":
        """Set the caballeros of some colours; the rest of each is in the province."""
        for colour, places in men.items():
            home = self.book.caballeros - sum(places.values())
            empty = dict.fromkeys(self.book.places, 0)
            self.change(men={colour: {**empty, "province": home, **places}})
        return self

    def at(self, moment: str, seat: str = "", card: str = "", **where: object) -> "Table":
        """Go on from a moment; `grey=`, `limit=` and `then=` as in scenario.py."""
        for name, value in (("seat", seat), ("card", card)):
            if value:
                where[name] = value
        TITLE.begin(self.p, {"moment": moment, **where})
        TITLE.check(self.p)
        settle(self.p)
        return self

    def played(self, *cards: tuple[str, int] | tuple[str, int, str]) -> "Table":
        """The power cards of this round as they lie on the table: ("azure", 9) or ("azure", 9, "gr-01")."""
        for seat, power, *grey in cards:
            at = self.book.axes["colour"].index(seat)
            g = self.book.greys.index(grey[0]) if grey else -1
            value = power + (self.book.grey_value[g] if grey else 0)
            self.p.played[at * 3 : at * 3 + 3] = [power - 1, g, value]
            if at < self.p.seats:
                self.change(hand={seat: {str(power): "table"}})
            if grey:
                self.give_grey(seat, grey[0], 1)
        return self

    def give_grey(self, seat: str, grey: str, where: int) -> None:
        """A grey card to a seat: 0 in hand, 1 on the table, 2 on the pile; in exchange for another."""
        owner = self.book.axes["seat"].index(seat)
        number = self.book.greys.index(grey)
        places = self.p.grey[:]
        self.given.add(number)
        if places[number] // SPAN != owner:
            other = next(g for g in range(GREYS) if places[g] == owner * SPAN and g not in self.given)
            places[other] = places[number]
        places[number] = owner * SPAN + where
        self.p.grey = places

    def pile(self, seat: str, *cards: int) -> "Table":
        """These power cards lie on the seat's discard pile."""
        return self.change(hand={seat: {str(card): "pile" for card in cards}})

    # Playing.

    # Looking.

    @property
    def asked(self) -> list[str]:
        """The seats that may answer."""
        return [SEATS[seat] for seat in deciders(self.p)]

    def men(self, colour: str, place: str) -> int:
        return self.p.men[self.book.axes["colour"].index(colour) * PLACES + self.book.places.index(place)]

    def where(self, colour: str) -> dict[str, int]:
        """Where the caballeros of a colour are, the province left out."""
        counts = {place: self.men(colour, place) for place in self.book.places}
        return {place: n for place, n in counts.items() if n and place != "province"}

    @property
    def king(self) -> str:
        return self.book.places[self.p.king]

    @property
    def first(self) -> str:
        return SEATS[self.p.first]

    def grande(self, seat: str) -> str:
        return self.book.places[self.p.grande[SEATS.index(seat)]]

    def table(self, name: str) -> str:
        """Where an alternative table lies."""
        place = self.p.tables[self.book.tables.index(name)]
        return "supply" if place < 0 else self.book.places[place]

    @property
    def offer(self) -> list[str]:
        """The open action cards."""
        return [self.book.cards[card] for card in self.p.offer if card >= 0]

    def hand(self, seat: str) -> list[int]:
        """The power cards in hand."""
        at = SEATS.index(seat) * POWERS
        return [card + 1 for card in range(POWERS) if self.p.hand[at + card] in HELD]

    def greys(self, seat: str) -> list[str]:
        """The grey cards in hand."""
        own = SEATS.index(seat)
        return [
            g
            for g, place in zip(self.book.greys, self.p.grey, strict=True)
            if place // SPAN == own and place % SPAN in HELD
        ]

    def value(self, colour: str) -> int | None:
        """The value that lies before a colour this round."""
        value = self.p.played[self.book.axes["colour"].index(colour) * 3 + 2]
        return None if value == UNPLAYED else value

    @property
    def scores(self) -> dict[str, int]:
        """The points of all seats that have some."""
        return {SEATS[seat]: self.p.score(seat) for seat in range(self.p.seats) if self.p.score(seat)}

    @property
    def vetoes(self) -> list[str]:
        """The holders of Vetoes, oldest first."""
        return [SEATS[holder] for holder in self.p.veto[::2]]

    def axis(self, kind: str) -> str:
        """The virtual player has a colour, but no seat."""
        return "colour" if kind == "seat" else kind

    def heard(self, *kinds: str) -> list[Fact]:
        """The events of these kinds so far, with their arguments by name."""
        return [self.fact(event) for event in self.ear.events if not kinds or TITLE.events[event.kind].name in kinds]

    def copy(self) -> "Table":
        return Table(self.p.copy())


def options_for(card: str) -> dict[str, Any]:
    """The options that bring an action card into the game, and no others."""
    return {"regency": card.startswith("rg"), "veteran": [card] if card.startswith("vt") else []}


def laid(*cards: str) -> list[str]:
    """Open cards of five piles, each in its place; the others are taken."""
    book = TITLE.book(4)
    assert isinstance(book, SpainBook)
    offer = ["none"] * 5
    for card in cards:
        offer[book.card_deck[book.cards.index(card)]] = card
    return offer


deal, undealt = Table.deal, Table.undealt


def board(
    players: int = 4,
    king: str = "castilla",
    men: Men | None = None,
    grande: dict[str, str] | None = None,
    tables: dict[str, str] | None = None,
    seed: str = "table",
    **options: object,
) -> Table:
    """An empty board with what is named; grandes stand in Seville unless told otherwise. Nobody has played a card.

    With the King outside the regions or a grande in the tower it is a game with the New Regency.
    """
    if king not in REGIONS or "tower" in (grande or {}).values():
        options = {"regency": True, **options}
    table = undealt(players, seed, **options)
    table.p.sealed = []
    homes = dict.fromkeys(table.book.axes["seat"], "sevilla")
    table.change(king=king, first="azure", round=1, grande={**homes, **(grande or {})}, tables=tables or {})
    return table.put(**{**{colour: {} for colour in table.book.axes["colour"]}, **(men or {})})
