"""The interpreter of effects: what a helper, a character, a contract, a crest or a house space does (T-10.8).

Every op of the data is one class below: `do` acts at once or pushes the decision that the effect needs, and what cannot
be done is lost (T-R11); `refusal` says why a helper with this effect cannot be used now.
"""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum import told
from signoria.games.tiletum.effects.nodes import OPS, P_ONE, P_PART, P_WALK, Node, Plan
from signoria.games.tiletum.goods import gain
from signoria.games.tiletum.pieces import (
    add_points,
    at_die_action,
    die_frame,
    free_spaces,
    house_refusal,
    inhabited,
    piece_refusal,
    pillar_refusal,
    placeable,
    stand_house,
    stand_pillar,
)
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.scoring import award, ledger_of
from signoria.games.tiletum.storage import take_refusal
from signoria.games.tiletum.track import advance
from signoria.kernel.position import tell


def carry_out(p: Europe, seat: int, plan: Plan, source: int) -> None:
    """All effects of a tile or a space: at once, or as frames on the agenda where their owner has to choose."""
    how = plan.how
    if plan.automatic:
        for node in plan.nodes:
            do(p, seat, node, source)
    elif how == P_ONE:
        do(p, seat, plan.nodes[0], source)
    elif how == P_WALK:
        walk(p, seat, plan.nodes[0].kind, plan.nodes[0].n, 1, source)
    elif how == P_PART:
        p.push(t.PART, seat, plan.number, source)
    else:
        p.push(t.EFFECT, seat, plan.number, source)


def do(p: Europe, seat: int, node: Node, source: int) -> None:
    OP_TABLE[node.op].do(p, seat, node, source)


def walk(p: Europe, seat: int, pawn: int, steps: int, placement: int, source: int) -> None:
    """Free steps of a pawn, a free placement of its piece, or both."""
    p.push(t.WALK, seat, steps, source, 0, pawn, placement)


# Actions within actions.


def begin_side(p: Europe, seat: int, action: int, points: int, source: int) -> None:
    """A side action with its own points: no markers, no add-AP helpers (T-10.6)."""
    if action == t.KING:
        advance(p, seat, points)
    elif possible(p, seat, action, points):
        tell(p, told.E_SIDE, seat, action, points)
        p.push(t.STEP_OF[action], seat, points, source)


def possible(p: Europe, seat: int, action: int, points: int) -> bool:
    """Whether an action with so many points has any option."""
    if action == t.KING:
        return p.king[seat] < p.book.track_end
    if points < 1:
        return False
    if action == t.CHARACTERS:
        return p.character_left > 0 or max(p.character_offer) >= 0 or placeable(p, seat, points)
    if action == t.CONTRACTS:
        return something_to_trade(p, seat, points)
    return True


def something_to_trade(p: Europe, seat: int, points: int) -> bool:
    """Whether a contracts action has anything to swap or to take."""
    base = seat * t.KINDS
    for kind in range(t.KINDS):
        if p.goods[base + kind]:
            return True
    for slot in range(t.OFFER):
        tile = p.contract_offer[slot]
        if tile >= 0 and p.book.offer_cost[slot] <= points and take_refusal(p, seat, tile) == 0:
            return True
    return False


# Houses gain the bonus of their space, by whatever means they come (T-R4).


def place_piece(p: Europe, seat: int, pawn: int, source: int) -> None:
    """The piece of a pawn into the city where it stands."""
    city = p.pawn[seat * 2 + pawn]
    if pawn == t.MERCHANT:
        place_house(p, seat, city, source)
    else:
        stand_pillar(p, seat, city)


def place_house(p: Europe, seat: int, city: int, source: int) -> None:
    """A house into a city: on its only kind of free space, or where its owner says (T-6.2)."""
    spaces = free_spaces(p, city)
    if len(spaces) > 1:
        p.push(t.SPACE, seat, city, source)
    else:
        build(p, seat, spaces[0])


def build(p: Europe, seat: int, space: int) -> None:
    stand_house(p, seat, space)
    carry_out(p, seat, p.book.house_plan[space], t.BY_HOUSE)


# The vocabulary.


class Op:
    """One word of the vocabulary."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        raise NotImplementedError

    def refusal(self, p: Europe, seat: int) -> int:
        return 0


class Gain(Op):
    """Resources of certain kinds."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        for kind in range(t.KINDS):
            if node.resources[kind]:
                gain(p, seat, kind, node.resources[kind])


class GainAny(Op):
    """So many resources, of any kind."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        p.push(t.GAIN, seat, node.n, source)


class VictoryPoints(Op):
    """Points."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        award(p, seat, ledger_of(source), node.n)


class SideAction(Op):
    """An action with points of its own (T-10.6)."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        begin_side(p, seat, node.kind, node.n, source)


class JokerAction(Op):
    """The same, of any kind that is possible."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        for action in range(t.TRADES):
            if possible(p, seat, action, node.n):
                p.push(t.DO_JOKER, seat, node.n, source)
                return


class AddPoints(Op):
    """More points for the action of a die."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        add_points(p, seat, die_frame(p, seat), node.n)

    def refusal(self, p: Europe, seat: int) -> int:
        return 0 if at_die_action(p) else told.ONLY_IN_THE_DIE_ACTION


class ChangeColour(Op):
    """Its helper is used while a die is taken, by the step of its own (T-5.9)."""

    def refusal(self, p: Europe, seat: int) -> int:
        return told.ONLY_WITH_A_DIE


class BuildingBonuses(Op):
    """The bonuses of all characters in one own building, each once."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        if inhabited(p, seat):
            p.push(t.BUILDING, seat, 0, source)

    def refusal(self, p: Europe, seat: int) -> int:
        return 0 if inhabited(p, seat) else told.NO_BUILDING


class Move(Op):
    """Free steps of a pawn."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        walk(p, seat, node.kind, node.n, 0, source)


class PlaceHere(Op):
    """The piece of a pawn where it stands."""

    def __init__(self, pawn: int) -> None:
        self.pawn = pawn

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        if piece_refusal(p, seat, self.pawn, p.pawn[seat * 2 + self.pawn]) == 0:
            walk(p, seat, self.pawn, 0, 1, source)


class HouseAnywhere(Op):
    """A house in any city that can have one."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        for city in range(t.CITIES):
            if house_refusal(p, seat, city) == 0:
                p.push(t.HOUSE, seat, 0, source)
                return


class PillarAnywhere(Op):
    """A pillar at any cathedral that can have one."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        for city in p.book.cathedral_city:
            if pillar_refusal(p, seat, city) == 0:
                p.push(t.PILLAR, seat, 0, source)
                return


class Teleport(Op):
    """A pawn goes to any space, or stays."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        p.push(t.TELEPORT, seat, 0, source, 0, node.kind)


class KingSteps(Op):
    """Steps on the king track."""

    def do(self, p: Europe, seat: int, node: Node, source: int) -> None:
        advance(p, seat, node.n)

    def refusal(self, p: Europe, seat: int) -> int:
        return told.TRACK_END if p.king[seat] == p.book.track_end else 0


OP_TABLE: Final[list[Op]] = [
    Gain(),
    GainAny(),
    VictoryPoints(),
    SideAction(),
    JokerAction(),
    AddPoints(),
    ChangeColour(),
    BuildingBonuses(),
    Move(),
    PlaceHere(t.MERCHANT),
    PlaceHere(t.ARCHITECT),
    HouseAnywhere(),
    PillarAnywhere(),
    Teleport(),
    KingSteps(),
]
assert len(OP_TABLE) == len(OPS.names)
