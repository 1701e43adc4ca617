"""What patronage bonuses and great powers give: the vocabulary of their effects (V-8.6, V-13.5).

Every op of data/prestige.toml is one class below. All of them last as long as one has the bonus, so an effect is no
action: it adds to what its owner has, and the rules ask for that where it matters.
"""

from typing import Final

from signoria.games.virtu import terms as t
from signoria.kernel.data import Table, index, label, rows, text, texts, whole
from signoria.kernel.errors import BadData


class Boon:
    """All that the effects of one bonus or great power give."""

    def __init__(self) -> None:
        self.strength = 0
        """In a battle."""
        self.cost = 0
        """The florins for the strength, each time."""
        self.fort = 0
        """The strength of own cities in a siege."""
        self.slots = 0
        self.agents = 0
        self.shelter = 0
        """Whether opposing Agents cannot come to what is the owner's."""
        self.crowns = 0
        """For each Patronise action."""
        self.crosses = 0
        """At the end of the game."""
        self.card = -1
        self.tile = -1
        self.symbols = [0] * (t.KINDS + 1)
        """Once, until the alliance is reactivated."""
        self.uses = [False] * len(t.PURPOSES)
        """What the symbols may pay for."""


def count(effect: Table, key: str, default: int) -> int:
    return whole(effect, key) if key in effect else default


class Op:
    """One word of the vocabulary: the keys of its nodes, and what a node adds."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        raise NotImplementedError


class Strength(Op):
    """Strength in a battle, perhaps for florins each time."""

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        boon.strength += count(effect, "value", 1)
        boon.cost += count(effect, "cost", 0)


class Fort(Op):
    """Strength of own cities in a siege."""

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        boon.fort += count(effect, "value", 1)


class Slot(Op):
    """A slot for one more courtier."""

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        boon.slots += count(effect, "value", 1)


class Agent(Op):
    """One Agent more."""

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        boon.agents += count(effect, "value", 1)


class Shelter(Op):
    """No opposing Agent can come to what is the owner’s."""

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        boon.shelter = 1


class PatronCrown(Op):
    """A crown for each Patronise action."""

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        boon.crowns += count(effect, "value", 1)


class FinalCross(Op):
    """A cross at the end of the game."""

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        boon.crosses += count(effect, "value", 1)


class Courtier(Op):
    """A card for the court."""

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        boon.card = index(cards, text(effect, "card"), "card")


class Tile(Op):
    """A tile for the Domain."""

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        boon.tile = index(t.OWN_TILES, text(effect, "tile"), "tile")


class Symbols(Op):
    """Symbols for certain purposes, once until the alliance is reactivated."""

    def give(self, boon: Boon, effect: Table, cards: list[str]) -> None:
        boon.symbols[index(t.SYMBOLS, text(effect, "symbol"), "symbol")] += whole(effect, "value")
        boon.crosses += count(effect, "final_cross", 0)
        for use in texts(effect, "uses"):
            boon.uses[index(t.PURPOSES, use, "purpose")] = True


OPS: Final[dict[str, Op]] = {
    "strength": Strength(["value", "cost"]),
    "fort": Fort(["value"]),
    "slot": Slot(["value"]),
    "agent": Agent(["value"]),
    "shelter": Shelter([]),
    "patron_crown": PatronCrown(["value"]),
    "final_cross": FinalCross(["value"]),
    "courtier": Courtier(["card"]),
    "tile": Tile(["tile"]),
    "symbols": Symbols(["symbol", "value", "uses", "final_cross"]),
}


def read_boon(row: Table, cards: list[str]) -> Boon:
    """The effects of a bonus or a great power; a word that nobody knows is refused."""
    boon = Boon()
    for effect in rows(row, "effects"):
        name = text(effect, "op")
        if name not in OPS:
            raise BadData(f"{label(row)}: unknown op {name!r}; known are: {', '.join(OPS)}")
        op = OPS[name]
        for key in effect:
            if key != "op" and key not in op.keys:
                raise BadData(f"{label(row)}: {name} has no {key!r}; it has: {', '.join(op.keys) or 'nothing'}")
        op.give(boon, effect, cards)
    return boon
