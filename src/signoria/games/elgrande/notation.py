"""The tokens of moves: what follows a step's name. They are the ids of the data, in the order of the data."""

from signoria.kernel.data import Table, rows, text, whole
from signoria.kernel.step import Operand
from signoria.kernel.title import SEATS


class Notation:
    """The operands of all steps, by what they name."""

    def __init__(self, data: Table) -> None:
        self.regions = ids(data, "region")
        self.countries = ids(data, "abroad")
        self.cards = ids(data, "card")
        self.greys = ids(data, "grey")
        self.tables = ids(data, "table")
        self.powers = [str(whole(row, "value")) for row in rows(data, "power")]

    def region(self) -> Operand:
        return Operand("place", "place", self.regions)

    def region_or_tower(self) -> Operand:
        return Operand("place", "place", [*self.regions, "tower"])

    def throne(self) -> Operand:
        """Where the King may be."""
        return Operand("place", "place", [*self.regions, "tower", *self.countries])

    def origin(self) -> Operand:
        """Where caballeros may be taken from."""
        return Operand("place", "place", ["court", *self.regions])

    def colour(self) -> Operand:
        return Operand("seat", "seat", SEATS)

    def card(self) -> Operand:
        return Operand("card", "card", self.cards)

    def grey(self) -> Operand:
        return Operand("grey", "grey", self.greys)

    def grey_or_none(self) -> Operand:
        return Operand("grey", "grey", self.greys, True)

    def power(self) -> Operand:
        return Operand("power", "", self.powers)

    def item(self) -> Operand:
        """A power card or a grey card."""
        return Operand("item", "item", [*self.powers, *self.greys])

    def table(self) -> Operand:
        return Operand("table", "table", self.tables)

    def number(self) -> Operand:
        return Operand("count", "", [str(n) for n in range(13)])


def ids(data: Table, key: str) -> list[str]:
    return [text(row, "id") for row in rows(data, key)]
