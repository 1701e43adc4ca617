"""The vocabulary of effects (docs/data/lorenzo.md): what each op of the data files needs, read into numbers."""

from typing import Final

from signoria.games.lorenzo import terms as t
from signoria.kernel.data import Table, index, rows, table, text, texts, truth, whole, wholes
from signoria.kernel.errors import BadData


class Vocabulary:
    """The ops by number, each with its keys; one with a question mark may be left out."""

    def __init__(self) -> None:
        self.ops: list[str] = []
        self.keys: list[list[str]] = []

    def add(self, op: str, keys: str = "") -> int:
        self.ops.append(op)
        self.keys.append(keys.split())
        return len(self.ops) - 1


VOCABULARY: Final = Vocabulary()
GAIN: Final = VOCABULARY.add("gain", "amounts")
GAIN_PER_CARD: Final = VOCABULARY.add("gain_per_card", "amounts card_type")
GAIN_PER_POINT: Final = VOCABULARY.add("gain_per_point", "amounts counter per")
EXCHANGE: Final = VOCABULARY.add("exchange", "options")
BONUS_TAKE_CARD: Final = VOCABULARY.add("bonus_take_card", "card_types value discount_options")
BONUS_HARVEST: Final = VOCABULARY.add("bonus_harvest", "value card_bonuses_apply?")
BONUS_PRODUCTION: Final = VOCABULARY.add("bonus_production", "value card_bonuses_apply?")
ACTION_VALUE: Final = VOCABULARY.add("action_value", "action delta card_types?")
DISCOUNT: Final = VOCABULARY.add("discount", "card_types options")
DENY_FLOOR_BONUS: Final = VOCABULARY.add("deny_floor_bonus", "floors")
MEMBER_VALUE: Final = VOCABULARY.add("member_value", "members delta")
SET_MEMBER_VALUE: Final = VOCABULARY.add("set_member_value", "members value duration")
OCCUPIED_SPACES: Final = VOCABULARY.add("place_in_occupied_spaces")
WAIVE_FEE: Final = VOCABULARY.add("waive_tower_fee")
WAIVE_MILITARY: Final = VOCABULARY.add("waive_territory_military_requirement")
MULTIPLY_GAIN: Final = VOCABULARY.add("multiply_immediate_gain", "resources factor")
CHURCH_BONUS: Final = VOCABULARY.add("church_support_bonus", "amounts")
COPY_LEADER: Final = VOCABULARY.add("copy_leader", "from")
GAIN_PENALTY: Final = VOCABULARY.add("gain_penalty", "resources loss")
FORBID_AREA: Final = VOCABULARY.add("forbid_area", "area")
SERVANTS_PER_POINT: Final = VOCABULARY.add("servants_per_point", "rate")
DELAY_FIRST_TURN: Final = VOCABULARY.add("delay_first_turn")
NO_ENDGAME_SCORE: Final = VOCABULARY.add("no_endgame_score", "category")
ENDGAME_LOSS: Final = VOCABULARY.add("endgame_loss", "basis per vp")

# What an action_value is about.
TAKE_CARD: Final = 0
HARVEST: Final = 1

# Whose value a member_value or set_member_value concerns.
COLOURED: Final = 0
NEUTRAL_ONLY: Final = 1

# Final scoring: what a tile wipes out, and what it counts against the owner.
CATEGORIES: Final = ["territories", "characters", "ventures"]
BASES: Final = [
    "vp_before_final_scoring",
    "military_points",
    "wood_and_stone_in_printed_building_costs",
    "resources_in_supply",
]

NUMBERS: Final = ["per", "value", "delta", "loss", "rate", "factor", "vp"]
NAMES: Final = {
    "card_type": t.TYPES,
    "counter": t.GOODS,
    "action": ["take_card", "harvest", "production"],
    "members": ["coloured", "neutral", "one_coloured"],
    "duration": ["round", "permanent"],
    "from": ["leaders_played_by_other_players"],
    "area": ["market"],
    "category": CATEGORIES,
    "basis": BASES,
}
"""Keys whose value is a word, with the words that there are."""
MASKS: Final = {"card_types": t.TYPES, "resources": t.GOODS}
"""Keys whose value is a list of words."""
TOLD_BY_OP: Final = ["duration", "from", "area"]
"""Keys with one sensible word for each op: checked, and then not needed."""


class Node:
    """One effect, its words turned into numbers: each key of its op under its own name."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.amounts = [0] * len(t.GOODS)
        self.card_type = -1
        self.counter = -1
        """A good."""
        self.per = 1
        self.value = 0
        self.delta = 0
        self.loss = 0
        self.rate = 1
        self.factor = 1
        self.vp = 0
        self.card_types = t.ALL_TYPES
        """Card types as a mask, as are resources and floors."""
        self.resources = 0
        self.floors = 0
        self.card_bonuses_apply = True
        self.action = TAKE_CARD
        self.members = COLOURED
        self.category = -1
        self.basis = -1
        self.pays: list[list[int]] = []
        self.gains: list[list[int]] = []
        """Payment and gain of each option of an exchange."""
        self.discounts: list[list[int]] = []


def read_node(effect: Table) -> Node:
    """An effect as a node; a word that its op does not know, or lacks, is an error that names it."""
    op = text(effect, "op")
    node = Node(index(VOCABULARY.ops, op, "op"))
    keys = VOCABULARY.keys[node.op]
    check_keys(effect, ["op", *[key.removesuffix("?") for key in keys]], op)
    for given in keys:
        key = given.removesuffix("?")
        if key in effect:
            read_key(node, key, effect)
        elif key == given:
            raise BadData(f"{op}: {key} is missing")
    return node


def check_keys(row: Table, known: list[str], what: str) -> None:
    for key in row:
        if key not in known:
            raise BadData(f"{what}: unknown key {key!r}; known are: {', '.join(known)}")


def read_key(node: Node, key: str, effect: Table) -> None:
    if key in NUMBERS:
        setattr(node, key, whole(effect, key))
    elif key in NAMES:
        number = index(NAMES[key], text(effect, key), key)
        if key not in TOLD_BY_OP:
            setattr(node, key, number)
    elif key in MASKS:
        setattr(node, key, mask_of(texts(effect, key), MASKS[key], key))
    elif key == "amounts":
        node.amounts = amounts_in(table(effect, key))
    elif key == "floors":
        node.floors = sum(1 << (floor - 1) for floor in wholes(effect, key))
    elif key == "card_bonuses_apply":
        node.card_bonuses_apply = truth(effect, key)
    elif node.op == EXCHANGE:
        read_exchange(node, rows(effect, key))
    else:
        node.discounts = [amounts_in(option) for option in rows(effect, key)]
        if node.op == BONUS_TAKE_CARD and len(node.discounts) > 1:
            raise BadData("bonus_take_card: a choice between discounts is not in the vocabulary")


def read_exchange(node: Node, options: list[Table]) -> None:
    for option in options:
        check_keys(option, ["pay", "gain"], "an option of exchange")
        node.pays.append(amounts_in(table(option, "pay")))
        node.gains.append(amounts_in(table(option, "gain")))


def amounts_in(row: Table) -> list[int]:
    """A table of goods as a list of all goods."""
    found = [0] * len(t.GOODS)
    for name in row:
        found[index(t.GOODS, name, "good")] = whole(row, name)
    return found


def mask_of(names: list[str], known: list[str], what: str) -> int:
    mask = 0
    for name in names:
        mask |= 1 << index(known, name, what)
    return mask
