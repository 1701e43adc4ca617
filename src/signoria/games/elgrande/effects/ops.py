"""The interpreter of the card vocabulary: when an effect can be carried out, and how it begins.

Every op of data/cards.toml is one class below. `executable` answers EG-8.3; `begin` acts at once or pushes
the decisions that the effect needs. The steps themselves know nothing of cards.
"""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande import told
from signoria.games.elgrande.effects.nodes import BY_CHOICE, OPS, Node
from signoria.games.elgrande.effects.reach import (
    eligible,
    evictable,
    extreme_regions,
    grande_refusal,
    king_refusal,
    loss_regions,
    men_outside,
    selected,
    send_home,
)
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import open_tower, score_place
from signoria.kernel.position import tell

NODE: Final = 0
"""The slot of the node, in the frame of every step that needs it."""


def executable(q: Spain, seat: int, first: int, count: int) -> bool:
    """Whether an effect can be carried out at all: one of its nodes can (EG-8.3)."""
    for i in range(first, first + count):
        node = q.book.nodes[i]
        if OP_TABLE[node.op].executable(q, seat, node):
            return True
    return False


def begin(q: Spain, seat: int, number: int) -> None:
    """Carry out one node, or pass over it if it cannot be."""
    node = q.book.nodes[number]
    op = OP_TABLE[node.op]
    if op.executable(q, seat, node):
        op.begin(q, seat, number, node)


class Op:
    """One word of the vocabulary."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return True

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        raise NotImplementedError

    @property
    def independent(self) -> bool:
        """Whether the order of special action and placement cannot matter."""
        return False


class Nothing(Op):
    """A card without a special action."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return False


class Either(Op):
    """One of several effects, as one likes."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for i in range(0, len(node.options), 2):
            if executable(q, seat, node.options[i], node.options[i + 1]):
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(t.CHOOSE, seat, number)


class MoveCaballeros(Op):
    """Caballeros go from regions to regions: all from one, or some one by one (EG-9.1)."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for colour in range(q.book.colours):
            if not eligible(q, seat, node.owner, colour):
                continue
            for region in range(t.REGIONS):
                if region == q.king or q.men[colour * t.PLACES + region] == 0:
                    continue
                if not node.to_neighbour or q.book.adjacent[region] & ~t.BIT[q.king]:
                    return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        if node.one_region:
            q.push(t.FROM, seat, number)
        else:
            q.fresh = [0] * (q.book.colours * t.PLACES)
            q.push(t.LIFT, seat, number, node.count, -1, 0, 0, -1)


class PlaceFromCourt(Op):
    """Caballeros of the own court go to regions, or into the tower."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return q.men[seat * t.PLACES + t.COURT] > 0 and not (node.tower_only and q.king == t.TOWER)

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        if node.tower_only:
            q.push(t.THROW, seat, number)
        else:
            q.push(t.SETTLE, seat, number, node.count, -1)


class Recruit(Op):
    """Caballeros come from the province to the court: so many, or up to so many."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return q.men[seat * t.PLACES + t.PROVINCE] > 0 or men_outside(q, seat) > 0

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(t.SUMMON, seat, node.count, 0 if node.up_to else 1)


class ReturnToProvince(Op):
    """Others send caballeros home, by their own choice or by that of the active player (EG-9.3)."""

    def at_risk(self, q: Spain, colour: int, node: Node) -> int:
        """How many caballeros of a colour the card reaches."""
        n = q.men[colour * t.PLACES + t.COURT] if node.from_court else 0
        return n + men_outside(q, colour) if node.from_regions else n

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        last = q.book.colours if node.chooser_active else q.seats
        for colour in range(last):
            if colour != seat and self.at_risk(q, colour, node) > 0:
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        victims = q.clockwise(seat)[1:]
        if node.chooser_active and q.book.virtual >= 0:
            victims.append(q.book.virtual)
        asked: list[int] = []
        for victim in victims:
            if self.at_risk(q, victim, node) > (0 if node.chooser_active else node.count) and node.from_regions:
                asked.append(victim)
            else:
                self.take_all(q, victim, node)
        at = len(q.agenda)
        for victim in asked:
            if node.chooser_active:
                q.push(t.BANISH, seat, victim)
            else:
                q.push(t.GIVE, victim, node.count, -1, 1 if node.from_court else 0)
        q.forward(at)

    def take_all(self, q: Spain, victim: int, node: Node) -> None:
        """No choice: everything goes, or the number is taken from court alone."""
        if node.from_court:
            send_home(q, victim, t.COURT, min(node.count, q.men[victim * t.PLACES + t.COURT]))
        if node.from_regions:
            for region in range(t.REGIONS):
                if region != q.king:
                    send_home(q, victim, region, q.men[victim * t.PLACES + region])


class SecretLoss(Op):
    """Who is affected dials a region in which own caballeros are lost (EG-9.5)."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for other in range(q.seats):
            if (other != seat or node.everybody) and loss_regions(q, other, node.least):
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        asked = [0] * q.seats
        for other in range(q.seats):
            if (other != seat or node.everybody) and loss_regions(q, other, node.least):
                asked[other] = 1
        q.push_sealed(t.DIAL, asked, 1, t.DIAL_LOSS, number)


class SecretEvict(Op):
    """A region is named, and the others who have caballeros there dial where they go (EG-22.12)."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for region in range(t.REGIONS):
            if evictable(q, seat, region):
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(t.EVICT, seat)


class ScoreRegions(Op):
    """Some regions are scored: those that the card tells, or one by choice (EG-9.4)."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return node.select != BY_CHOICE or extreme_regions(q, True) != 0

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        if node.select == BY_CHOICE:
            q.push(t.SCORE, seat, number)
            return
        mask = selected(q, node)
        for region in range(t.REGIONS):
            if (mask >> region) & 1:
                score_place(q, region, True, node.first_only)


class ScoreTower(Op):
    """The tower is opened and scored."""

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        open_tower(q, True)


class ScoreSecretUnique(Op):
    """All dial a region; what just one of them has dialled is scored."""

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push_sealed(t.DIAL, [1] * q.seats, 1, t.DIAL_BALLOT)


class SetScoringTile(Op):
    """An alternative table comes to a region or the tower (EG-13.7)."""

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(t.TABLE, seat)

    @property
    def independent(self) -> bool:
        return True


class RetrievePowerCard(Op):
    """A power card or a grey card comes back to the hand."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for card in range(t.POWERS):
            where = q.hand[seat * t.POWERS + card]
            if where == t.IN_PILE or (where == t.ON_TABLE and node.from_table):
                return True
        if node.grey and q.grey:
            for grey in range(t.GREYS):
                if q.grey[grey] == seat * t.SPAN + t.IN_PILE or (
                    q.grey[grey] == seat * t.SPAN + t.ON_TABLE and node.from_table
                ):
                    return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(t.RETRIEVE, seat, number)

    @property
    def independent(self) -> bool:
        return True


class MoveGrande(Op):
    """The own grande moves (EG-22.6)."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for region in range(t.REGIONS):
            if grande_refusal(q, seat, node, region) == 0:
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(t.GRANDE, seat, number)

    @property
    def independent(self) -> bool:
        return True


class MoveKing(Op):
    """The King moves, or goes abroad or beside the tower (EG-19, EG-22.7)."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for place in range(t.PORTUGAL + 1):
            if king_refusal(q, node, place) == 0:
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(t.KING, seat, number)


class SwapKingGrande(Op):
    """The King and a grande change places."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        if q.king >= t.REGIONS:
            return False
        for home in q.grande:
            if home < t.REGIONS and home != q.king:
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(t.VICEROY, seat)


class AllowKingsRegion(Op):
    """The placement of this turn may use the region of the King, too."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return q.king <= t.TOWER and q.licence == 0

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.licence = 1
        tell(q, told.E_LICENCE, seat)


class VetoToken(Op):
    """The card stays before its holder as a Veto (EG-14.1)."""

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.veto = [*q.veto, seat, q.round + 1]
        tell(q, told.E_VETO_KEPT, seat)

    @property
    def independent(self) -> bool:
        return True


class ExtraPlacement(Op):
    """The placement of this turn has room for more."""

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.extra += node.count
        tell(q, told.E_EXTRA, seat, node.count)


class RecallToCourt(Op):
    """Own caballeros come from regions back to the court."""

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return men_outside(q, seat) > 0

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(t.RECALL, seat, number, node.count, -1)


CLASSES: Final[dict[str, Op]] = {
    "none": Nothing(),
    "either": Either(),
    "move_caballeros": MoveCaballeros(),
    "place_from_court": PlaceFromCourt(),
    "recruit": Recruit(),
    "return_to_province": ReturnToProvince(),
    "secret_return_to_province": SecretLoss(),
    "secret_evict": SecretEvict(),
    "score_regions": ScoreRegions(),
    "score_tower": ScoreTower(),
    "score_secret_unique": ScoreSecretUnique(),
    "set_scoring_tile": SetScoringTile(),
    "retrieve_power_card": RetrievePowerCard(),
    "move_grande": MoveGrande(),
    "move_king": MoveKing(),
    "swap_king_grande": SwapKingGrande(),
    "allow_kings_region": AllowKingsRegion(),
    "veto_token": VetoToken(),
    "extra_placement": ExtraPlacement(),
    "recall_to_court": RecallToCourt(),
}
OP_TABLE: Final = [CLASSES[name] for name in OPS]
"""The ops by their numbers in nodes."""


def independent(q: Spain, first: int, count: int) -> bool:
    """Whether no node of an effect and the placement can influence each other."""
    for i in range(first, first + count):
        if not OP_TABLE[q.book.nodes[i].op].independent:
            return False
    return True
