"""What each op of the vocabulary does: what happens once begins, what lasts stands in the modifiers of a seat."""

from typing import Final

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.effects import nodes
from signoria.games.lorenzo.effects.gains import receive
from signoria.games.lorenzo.effects.nodes import Node
from signoria.games.lorenzo.form import Form, bonus, open_form
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.servants import may_raise


def begin(p: Florence, seat: int, number: int, giver: int, ledger: int) -> None:
    """Carry out an effect that happens once: of a card that was just taken, or of a leader."""
    node = p.book.nodes[number]
    OP_TABLE[node.op].begin(p, seat, number, node, giver, ledger)


class Op:
    """One word of the vocabulary."""

    def begin(self, p: Florence, seat: int, number: int, node: Node, giver: int, ledger: int) -> None:
        """It happens now."""
        raise NotImplementedError

    def stand(self, row: list[int], number: int, node: Node) -> None:
        """It lasts: add what it changes to a row of modifiers."""


# What is received or done once.


class Gain(Op):
    """Goods and points at once; only those of a development card may be doubled (L-R21)."""

    def begin(self, p: Florence, seat: int, number: int, node: Node, giver: int, ledger: int) -> None:
        receive(p, seat, number, giver, ledger, t.DOUBLED if giver == t.BY_CARD else 0)


class Counted(Op):
    """Gains by cards or points, which nothing doubles (L-R21)."""

    def begin(self, p: Florence, seat: int, number: int, node: Node, giver: int, ledger: int) -> None:
        receive(p, seat, number, giver, ledger)


class Exchange(Op):
    """Only in a production, which asks for it (L-11.3)."""


class BonusTakeCard(Op):
    """A card from a tower without a family member."""

    def begin(self, p: Florence, seat: int, number: int, node: Node, giver: int, ledger: int) -> None:
        open_form(p, t.BONUS, seat, bonus(number), node.value)


class BonusWork(Op):
    """A bonus harvest or production."""

    def __init__(self, space: int) -> None:
        self.space = space

    def begin(self, p: Florence, seat: int, number: int, node: Node, giver: int, ledger: int) -> None:
        form = Form(seat, bonus(number), node.value, self.space)
        open_form(p, t.RAISE if may_raise(p, form) else t.WORK, seat, bonus(number), node.value, self.space)


# What lasts.


class ActionValue(Op):
    """Actions of a kind are worth more, or less."""

    def stand(self, row: list[int], number: int, node: Node) -> None:
        if node.action == nodes.TAKE_CARD:
            for kind in range(4):
                if (node.card_types >> kind) & 1:
                    row[t.M_TYPE + kind] += node.delta
        elif node.action == nodes.HARVEST:
            row[t.M_HARVEST_CARDS if node.delta > 0 else t.M_HARVEST] += node.delta
        else:
            row[t.M_PRODUCTION_CARDS if node.delta > 0 else t.M_PRODUCTION] += node.delta


class Discount(Op):
    """Cards of some types cost less; of several discounts one is chosen."""

    def stand(self, row: list[int], number: int, node: Node) -> None:
        for kind in range(4):
            if not (node.card_types >> kind) & 1:
                continue
            if len(node.discounts) > 1:
                row[t.M_CHOICE + kind] = number
            else:
                for good in range(4):
                    row[t.M_DISCOUNT + kind * 4 + good] += node.discounts[0][good]


class DenyFloorBonus(Op):
    """The printed bonus of some floors is not received any more (L-8.8)."""

    def stand(self, row: list[int], number: int, node: Node) -> None:
        row[t.M_NO_BONUS] |= node.floors


class MemberValue(Op):
    """Family members are worth more, or less."""

    def stand(self, row: list[int], number: int, node: Node) -> None:
        row[t.M_NEUTRAL if node.members == nodes.NEUTRAL_ONLY else t.M_COLOURED] += node.delta


class SetMemberValue(Op):
    """For one member it is a choice of the leader's owner, see leading.Strengthen."""

    def stand(self, row: list[int], number: int, node: Node) -> None:
        if node.members == nodes.COLOURED:
            row[t.M_SET] = node.value


class Switch(Op):
    """A rule that binds its owner no longer, or binds only its owner."""

    def __init__(self, which: int) -> None:
        self.which = which

    def stand(self, row: list[int], number: int, node: Node) -> None:
        row[self.which] = 1


class MultiplyGain(Op):
    """What development cards bring at once is multiplied (L-R21)."""

    def stand(self, row: list[int], number: int, node: Node) -> None:
        row[t.M_FACTOR] *= node.factor


class ChurchBonus(Op):
    """Points for whoever supports the church."""

    def stand(self, row: list[int], number: int, node: Node) -> None:
        row[t.M_CHURCH] += node.amounts[t.VP]


class CopyLeader(Op):
    """The ability of another leader stands for it, see standing.ability_of."""


class GainPenalty(Op):
    """Every source of some goods gives fewer of them (L-R22)."""

    def stand(self, row: list[int], number: int, node: Node) -> None:
        row[t.M_LOSS_KINDS] |= node.resources
        row[t.M_LOSS] += node.loss


class ServantsPerPoint(Op):
    """So many servants raise a value by one."""

    def stand(self, row: list[int], number: int, node: Node) -> None:
        row[t.M_RATE] = node.rate


class FinalScoring(Op):
    """A tile that counts at the end, see scoring.py."""


DOES: Final[dict[int, Op]] = {
    nodes.GAIN: Gain(),
    nodes.GAIN_PER_CARD: Counted(),
    nodes.GAIN_PER_POINT: Counted(),
    nodes.EXCHANGE: Exchange(),
    nodes.BONUS_TAKE_CARD: BonusTakeCard(),
    nodes.BONUS_HARVEST: BonusWork(t.HARVEST_SMALL),
    nodes.BONUS_PRODUCTION: BonusWork(t.PRODUCTION_SMALL),
    nodes.ACTION_VALUE: ActionValue(),
    nodes.DISCOUNT: Discount(),
    nodes.DENY_FLOOR_BONUS: DenyFloorBonus(),
    nodes.MEMBER_VALUE: MemberValue(),
    nodes.SET_MEMBER_VALUE: SetMemberValue(),
    nodes.OCCUPIED_SPACES: Switch(t.M_OCCUPIED),
    nodes.WAIVE_FEE: Switch(t.M_NO_FEE),
    nodes.WAIVE_MILITARY: Switch(t.M_NO_SLOT),
    nodes.MULTIPLY_GAIN: MultiplyGain(),
    nodes.CHURCH_BONUS: ChurchBonus(),
    nodes.COPY_LEADER: CopyLeader(),
    nodes.GAIN_PENALTY: GainPenalty(),
    nodes.FORBID_AREA: Switch(t.M_NO_MARKET),
    nodes.SERVANTS_PER_POINT: ServantsPerPoint(),
    nodes.DELAY_FIRST_TURN: Switch(t.M_LATE),
    nodes.NO_ENDGAME_SCORE: FinalScoring(),
    nodes.ENDGAME_LOSS: FinalScoring(),
}
OP_TABLE: Final = [DOES[op] for op in range(len(nodes.VOCABULARY.ops))]
