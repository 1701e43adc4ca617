"""Effects as data: each node is an op and a few numbers; a list of nodes is a plan for carrying them out (T-10.8)."""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.kernel.data import Table, index, label, table, text, whole
from signoria.kernel.errors import BadData


class Ops:
    """A vocabulary of effects: each op is numbered where it is named, with the keys that its nodes have."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.keys: list[list[str]] = []

    def add(self, name: str, keys: list[str]) -> int:
        self.names.append(name)
        self.keys.append(keys)
        return len(self.names) - 1

    def read(self, row: Table) -> int:
        """The op of a node; a node that lacks a key or has another one is refused."""
        op = index(self.names, text(row, "op"), "op")
        known = ["op", *self.keys[op]]
        for key in row:
            if key not in known:
                raise BadData(f"{label(row)}: unknown key {key!r}; known are: {', '.join(known)}")
        for key in known:
            if key not in row:
                raise BadData(f"{label(row)}: {key} is missing")
        return op


OPS: Final = Ops()
GAIN: Final = OPS.add("gain", ["resources"])
GAIN_ANY: Final = OPS.add("gain_any", ["n"])
VP: Final = OPS.add("vp", ["n"])
ACTION: Final = OPS.add("action", ["kind", "ap"])
JOKER: Final = OPS.add("joker_action", ["ap"])
ADD: Final = OPS.add("add_ap", ["n"])
COLOUR: Final = OPS.add("change_colour", [])
BUILDING: Final = OPS.add("building_bonuses", [])
MOVE: Final = OPS.add("move", ["pawn", "steps"])
HOUSE: Final = OPS.add("place_house_at_merchant", [])
PILLAR: Final = OPS.add("place_pillar_at_architect", [])
HOUSE_ANYWHERE: Final = OPS.add("place_house_anywhere", [])
PILLAR_ANYWHERE: Final = OPS.add("place_pillar_anywhere", [])
TELEPORT: Final = OPS.add("teleport", ["pawn"])
KING: Final = OPS.add("king_steps", ["n"])

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

    def __init__(self, op: int) -> None:
        self.op = op
        self.n = 0
        """Points, action points, steps or resources."""
        self.kind = -1
        """An action or a pawn."""
        self.resources = [0] * t.KINDS

    def unasked(self) -> bool:
        """Whether it happens without a question and could never be unwelcome."""
        return self.op in (GAIN, VP)

    def early(self) -> bool:
        """Whether it can give gold or show new tiles by itself: then it may be better before the choice of a die."""
        if self.op == ACTION:
            return self.kind in (t.CHARACTERS, t.CONTRACTS)
        return self.op in (GAIN_ANY, JOKER, BUILDING) or self.resources[t.GOLD] > 0

    def spelled(self) -> list[int]:
        return [self.op, self.n, self.kind, *self.resources]


class Plan:
    """The effects of one tile or space: its nodes, and how they are carried out."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        self.number = -1
        """Its place in the book, for frames."""
        self.how = how_of(nodes)
        self.automatic = all(node.unasked() for node in nodes)
        """Whether all of it happens without a question."""
        self.harmless = all(node.unasked() or node.op == GAIN_ANY for node in nodes)
        """Whether nobody would ever skip it or wait with it: resources and points."""
        self.early = any(node.early() for node in nodes)
        """Whether it may be better before the choice of a die."""
        self.points = nodes[0].n if len(nodes) == 1 and nodes[0].op in (ACTION, JOKER, ADD, KING) else 0
        """The action points that it grants (T-14.12)."""

    def spelled(self) -> list[list[int]]:
        """What it says, so that equal plans can be told from others."""
        return [node.spelled() for node in self.nodes]


def how_of(nodes: list[Node]) -> int:
    if len(nodes) < 2:
        return P_ONE if nodes else P_NONE
    first, second = nodes[0], nodes[1]
    if len(nodes) > 2:
        return P_LIST
    if first.op == MOVE and second.op == (HOUSE, PILLAR)[first.kind]:
        return P_WALK
    return P_LIST if first.unasked() or second.unasked() or second.op == MOVE else P_PART


def read_node(row: Table) -> Node:
    op = OPS.read(row)
    node = Node(op)
    for key in OPS.keys[op]:
        if key == "resources":
            node.resources = amounts_of(table(row, key))
        elif key == "kind":
            node.kind = index(t.ACTIONS[: t.TRADES], text(row, key), "action")
        elif key == "pawn":
            node.kind = index(t.PAWNS, text(row, key), "pawn")
        else:
            node.n = whole(row, key)
            if node.n < 1 and op != VP:
                raise BadData(f"{label(row)}: {key} must be at least 1, not {node.n}")
    if op == ACTION and node.kind == t.KING:
        # A king action moves at once (T-6.5); its kind tells it from king steps.
        node.op = KING
    return node


def read_plan(row: Table, key: str = "effects") -> Plan:
    value = row.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise BadData(f"{row.get('id', key)}: {key} must be a list of effects")
    return Plan([read_node(item) for item in value])


def amounts_of(row: Table) -> list[int]:
    """Resources by name as five numbers."""
    found = [0] * t.KINDS
    for name in row:
        found[index(t.RESOURCES, name, "resource")] = whole(row, name)
    return found
