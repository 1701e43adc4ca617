"""The vocabulary of card effects, and an effect as the data write it turned into a node.

What each word means is told in docs/data/elgrande.md; here is what may be written at all. A word that is not known
would be passed over in silence, so it is refused.
"""

from typing import Final

from signoria.kernel.data import Table, index, label, rows, table, text, texts, truth, whole, wholes
from signoria.kernel.errors import BadData

ALL: Final = 99
"""The count of a node that takes whatever is there."""

OWNERS: Final = ["own", "opposing", "any"]
OWN: Final = 0
OPPOSING: Final = 1
ANY: Final = 2

DESTINATIONS: Final = [
    "any_region",
    "adjacent_region",
    "abroad",
    "beside_tower",
    "fewest_caballeros",
    "region_with_grande",
]
ANY_REGION: Final = 0
ADJACENT_REGION: Final = 1
ABROAD: Final = 2
BESIDE_TOWER: Final = 3
FEWEST: Final = 4
WITH_GRANDE: Final = 5

SELECTIONS: Final = ["first_value", "choice", "caballero_total", "all"]
BY_VALUE: Final = 0
BY_CHOICE: Final = 1
BY_TOTAL: Final = 2
BY_ALL: Final = 3

Words = dict[str, list[str]]
"""The keys of a node and what may stand there; [] where it is no word but a number, a truth or something larger."""

COUNT: Final[Words] = {"count": []}
UP_TO: Final[Words] = {"count": [], "up_to": []}
OPPONENTS: Final[Words] = {"who": ["opponents"]}

VOCABULARY: Final[dict[str, Words]] = {
    "none": {},
    "either": {"options": []},
    "move_caballeros": {
        **UP_TO,
        "owner": OWNERS,
        "from": ["regions", "one_region"],
        "to": ["regions", "one_adjacent_region"],
        "tower": [],
    },
    "place_from_court": {**UP_TO, "where": ["any_region", "tower_only"], "tower": []},
    "recruit": UP_TO,
    "return_to_province": {**COUNT, **OPPONENTS, "from": ["regions", "court"], "chooser": ["owner", "active"]},
    "secret_return_to_province": {**COUNT, "who": ["opponents", "all_players"], "min_in_region": []},
    "secret_evict": OPPONENTS,
    "score_regions": {"select": [], "places": ["all", "first_only"]},
    "score_tower": {"then": ["throw_back"]},
    "score_secret_unique": {"who": ["all_players"]},
    "set_scoring_tile": {},
    "retrieve_power_card": {**COUNT, "scope": ["played", "discard"], "grey": []},
    "move_grande": {"owner": ["own"], "to": ["any_region", "adjacent_region"]},
    "move_king": {"to": DESTINATIONS, "riders": []},
    "swap_king_grande": {"owner": ["any"], "ignore_taboo": []},
    "allow_kings_region": {},
    "veto_token": {},
    "extra_placement": COUNT,
    "recall_to_court": UP_TO,
}
OPS: Final = list(VOCABULARY)
VETO: Final = OPS.index("veto_token")

RIDERS: Final[dict[str, Words]] = {
    "escort": {**COUNT, "owner": ["any"], "ignore_taboo": []},
    "grandes_to_tower": {"where": ["destination"], "ignore_taboo": []},
}
SELECT: Final[Words] = {
    "by": SELECTIONS,
    "values": [],
    "count": [],
    "extreme": ["max", "min"],
    "ignore_empty": [],
}


class Node:
    """One effect of a card, its words turned into numbers once and for all."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.count = 0
        self.owner = OWN
        self.up_to = False
        self.one_region = False
        self.to_neighbour = False
        self.tower = False
        self.tower_only = False
        self.from_regions = False
        self.from_court = False
        self.chooser_active = False
        self.least = 0
        self.everybody = False
        self.select = BY_ALL
        self.values: list[int] = []
        self.most = False
        self.first_only = False
        self.from_table = False
        self.grey = False
        self.destination = ANY_REGION
        self.escort = 0
        self.joust = False
        self.options: list[int] = []
        """The first node and the number of nodes of each option of `either`, in pairs."""


def compile_node(effect: Table) -> Node:
    """A node of the data; the options of `either` are nodes of their own, which the book adds."""
    op = op_of(effect, VOCABULARY)
    node = Node(OPS.index(op))
    node.count = count_of(effect)
    node.up_to = truth(effect, "up_to")
    node.tower = truth(effect, "tower")
    node.grey = truth(effect, "grey")
    if op == "move_caballeros":
        node.owner = index(OWNERS, text(effect, "owner"), "owner")
        node.one_region = effect.get("from") == "one_region"
        node.to_neighbour = effect.get("to") == "one_adjacent_region"
    elif op == "return_to_province":
        node.from_regions = "regions" in texts(effect, "from")
        node.from_court = "court" in texts(effect, "from")
    elif op in ("move_king", "move_grande"):
        node.destination = index(DESTINATIONS, text(effect, "to"), "destination")
    elif op == "score_regions":
        read_selection(node, table(effect, "select"))
    node.tower_only = effect.get("where") == "tower_only"
    node.chooser_active = effect.get("chooser") == "active"
    node.everybody = effect.get("who") == "all_players"
    node.least = whole(effect, "min_in_region") if "min_in_region" in effect else 0
    node.from_table = effect.get("scope") == "played"
    node.first_only = effect.get("places") == "first_only"
    for rider in rows(effect, "riders"):
        if op_of(rider, RIDERS) == "escort":
            node.escort = count_of(rider)
        else:
            node.joust = True
    return node


def op_of(row: Table, ops: dict[str, Words]) -> str:
    """The op of a row that says nothing but what its op knows."""
    op = text(row, "op")
    index(list(ops), op, "op")
    check_words(row, ops[op], op)
    return op


def check_words(row: Table, words: Words, what: str) -> None:
    """Whether a row has only keys of this vocabulary, and under them only words of theirs."""
    for key, value in row.items():
        if key == "op":
            continue
        if key not in words:
            raise BadData(f"{what} has no {key!r}; it has: {', '.join(words) or 'nothing'}")
        for word in value if isinstance(value, list) and words[key] else [value]:
            if words[key] and word not in words[key]:
                raise BadData(f"{what}: unknown {key} {word!r}; known are: {', '.join(words[key])}")


def count_of(row: Table) -> int:
    """How many; "all" for whatever is there."""
    count = row.get("count", 0)
    if count == "all":
        return ALL
    if not isinstance(count, int) or isinstance(count, bool):
        raise BadData(f"{label(row)}: count must be a whole number or 'all', not {count!r}")
    return count


def read_selection(node: Node, select: Table) -> None:
    """Which regions are scored."""
    check_words(select, SELECT, "select")
    node.select = index(SELECTIONS, text(select, "by"), "selection")
    if node.select == BY_VALUE:
        node.values = wholes(select, "values")
    node.most = select.get("extreme") == "max"
    if not truth(select, "ignore_empty", True):
        raise BadData("score_regions: ignore_empty must be true; an empty region is never selected by its total")
