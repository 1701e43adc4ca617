"""Effects as data: each node is an op and a few numbers; a list of nodes is a plan for carrying them out (T-10.8)."""

from typing import Final

from signoria.games.tiletum.terms import ACTIONS, JOKER, KINDS, KING, RESOURCES
from signoria.kernel.data import Table, index, maybe, text, whole
from signoria.kernel.errors import BadData

OPS: Final = [
    "gain",
    "gain_any",
    "vp",
    "action",
    "joker_action",
    "add_ap",
    "change_colour",
    "building_bonuses",
    "move",
    "place_house_at_merchant",
    "place_pillar_at_architect",
    "place_house_anywhere",
    "place_pillar_anywhere",
    "teleport",
    "king_steps",
]
O_GAIN: Final = 0
O_ANY: Final = 1
O_VP: Final = 2
O_ACTION: Final = 3
O_JOKER: Final = 4
O_ADD: Final = 5
O_COLOUR: Final = 6
O_BUILDING: Final = 7
O_MOVE: Final = 8
O_HOUSE: Final = 9
O_PILLAR: Final = 10
O_HOUSE_ANYWHERE: Final = 11
O_PILLAR_ANYWHERE: Final = 12
O_TELEPORT: Final = 13
O_KING: Final = 14

PAWNS: Final = ["merchant", "architect"]

# How a list of nodes is carried out.
P_NONE: Final = 0
P_ONE: Final = 1
P_LIST: Final = 2
"""In the listed order: it cannot matter."""
P_WALK: Final = 3
"""A free move and a free placement of the same pawn: in any order, in one step."""
P_PART: Final = 4
"""Two parts whose order can matter: the player says which comes first."""


class Node:
    """One effect, its words turned into numbers."""

    def __init__(self, op: int, n: int, kind: int, resources: list[int]) -> None:
        self.op = op
        self.n = n
        """Points, action points, steps or resources."""
        self.kind = kind
        """An action or a pawn."""
        self.resources = resources

    def unasked(self) -> bool:
        """Whether it happens without a question and could never be unwelcome."""
        return self.op == O_GAIN or self.op == O_VP


class Plan:
    """The effects of one tile or space: its nodes, and how they are carried out."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        self.number = -1
        """Its place in the book, for frames."""
        self.how = P_NONE
        self.automatic = all(node.unasked() for node in nodes)
        """Whether all of it happens without a question."""
        self.harmless = all(node.unasked() or node.op == O_ANY for node in nodes)
        """Whether nobody would ever skip it or wait with it: resources and points."""
        if len(nodes) == 1:
            self.how = P_ONE
        elif len(nodes) > 1:
            self.how = P_LIST
            first = nodes[0]
            second = nodes[1]
            if len(nodes) == 2 and first.op == O_MOVE and second.op == (O_HOUSE, O_PILLAR)[first.kind]:
                self.how = P_WALK
            elif len(nodes) == 2 and not first.unasked() and not second.unasked() and second.op != O_MOVE:
                self.how = P_PART

    def told(self) -> list[list[int]]:
        """What it says, so that equal plans can be told from others."""
        return [[node.op, node.n, node.kind, *node.resources] for node in self.nodes]


def compile_node(row: Table) -> Node:
    op = index(OPS, text(row, "op"), "op")
    n = 0
    for key in ("n", "ap", "steps"):
        if key in row:
            n = whole(row, key)
    kind = -1
    if "kind" in row:
        kind = index(ACTIONS, text(row, "kind"), "action")
    if "pawn" in row:
        kind = index(PAWNS, text(row, "pawn"), "pawn")
    node = Node(op, n, kind, amounts_of(maybe(row, "resources")))
    if op == O_ACTION and not 0 <= kind < JOKER:
        raise BadData("an action node names one of the five kinds of action")
    if op in (O_MOVE, O_TELEPORT) and kind < 0:
        raise BadData(f"{OPS[op]} names a pawn, merchant or architect")
    if op in (O_ANY, O_ACTION, O_JOKER, O_ADD, O_MOVE, O_KING) and n < 1:
        raise BadData(f"{OPS[op]} needs a number of at least 1")
    if op == O_ACTION and kind == KING:
        return Node(O_KING, n, KING, node.resources)
    return node


def compile_plan(row: Table, key: str = "effects") -> Plan:
    value = row.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise BadData(f"{row.get('id', key)}: {key} must be a list of effects")
    return Plan([compile_node(item) for item in value])


def amounts_of(row: Table) -> list[int]:
    """Resources by name as five numbers."""
    found = [0] * KINDS
    for name in row:
        found[index(RESOURCES, name, "resource")] = whole(row, name)
    return found
