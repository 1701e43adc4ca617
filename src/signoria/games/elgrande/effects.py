"""The interpreter of the card vocabulary: when an effect can be carried out, and how it begins.

Every op of data/cards.toml is one class below. `executable` answers EG-8.3; `begin` acts at once or pushes
the decisions that the effect needs. The steps themselves know nothing of cards.
"""

from typing import Final

from signoria.games.elgrande.book import (
    ABROAD,
    ADJACENT_REGION,
    ANY,
    ANY_REGION,
    BESIDE_TOWER,
    BY_CHOICE,
    BY_TOTAL,
    BY_VALUE,
    FEWEST,
    OPS,
    OWN,
    Node,
)
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import open_tower, points_for, score_place
from signoria.games.elgrande.terms import (
    ALL_REGIONS,
    BANISH,
    BIT,
    CHOOSE,
    COURT,
    DIAL,
    DIAL_BALLOT,
    DIAL_LOSS,
    E_EXTRA,
    E_LICENCE,
    E_LOSS,
    E_VETO_KEPT,
    EVICT,
    FRANCE,
    FROM,
    GIVE,
    GRANDE,
    GRANDE_FAR,
    GREYS,
    IN_PILE,
    INSPECT,
    KING,
    KING_CANNOT,
    KING_NOT_ABROAD,
    KING_NOT_ADJACENT,
    KING_NOT_AT_TOWER,
    KING_STAYS,
    KINGS_REGION,
    LIFT,
    NO_GRANDE_THERE,
    NOT_FEWEST,
    ON_TABLE,
    PLACES,
    PORTUGAL,
    POWERS,
    PROVINCE,
    RECALL,
    REGIONS,
    RETRIEVE,
    SAME_PLACE,
    SETTLE,
    SPAN,
    SUMMON,
    TABLE,
    THROW,
    TOWER,
    TOWER_TABOO,
    VICEROY,
)


def executable(q: Spain, seat: int, first: int, count: int) -> bool:
    """Whether an effect can be carried out at all: one of its nodes can (EG-8.3)."""
    for i in range(first, first + count):
        node = q.rules.nodes[i]
        if OP_TABLE[node.op].executable(q, seat, node):
            return True
    return False


def begin(q: Spain, seat: int, number: int) -> None:
    """Carry out one node, or pass over it if it cannot be."""
    node = q.rules.nodes[number]
    op = OP_TABLE[node.op]
    if op.executable(q, seat, node):
        op.begin(q, seat, number, node)


# What several ops and steps ask of the board.


def men_outside(q: Spain, colour: int) -> int:
    """Caballeros of a colour in regions other than the King's: what effects and shortage may touch."""
    total = 0
    base = colour * PLACES
    for region in range(REGIONS):
        if region != q.king:
            total += q.men[base + region]
    return total


def eligible(q: Spain, seat: int, owner: int, colour: int) -> bool:
    """Whether a card that names an owner reaches a colour."""
    if owner == ANY:
        return True
    return (colour == seat) == (owner == OWN)


def grande_refusal(q: Spain, seat: int, node: Node, region: int) -> int:
    """Why the own grande cannot go to a region (EG-22.6)."""
    home = q.grande[seat]
    if home == q.king:
        return KINGS_REGION
    if home == TOWER:
        return TOWER_TABOO
    if region == home:
        return SAME_PLACE
    if region == q.king:
        return KINGS_REGION
    if node.destination == ADJACENT_REGION and not (q.rules.adjacent[home] >> region) & 1:
        return GRANDE_FAR
    return 0


def king_refusal(q: Spain, node: Node, place: int) -> int:
    """Why a card cannot send the King to a place (EG-19, EG-22.7)."""
    to = node.destination
    if place == q.king:
        return KING_STAYS
    if to == ABROAD:
        return 0 if place in (FRANCE, PORTUGAL) else KING_NOT_ABROAD
    if to == BESIDE_TOWER:
        return 0 if place == TOWER else KING_NOT_AT_TOWER
    if place >= REGIONS:
        # Your Majesty rules these places out itself; where it is not in play, Exile and Revolt tell the way there.
        if to == ANY_REGION and not q.rules.regency:
            return KING_CANNOT
        return KING_NOT_AT_TOWER if place == TOWER else KING_NOT_ABROAD
    if to == ANY_REGION:
        return 0
    if to == ADJACENT_REGION:
        return 0 if (q.rules.adjacent[q.king] >> place) & 1 else KING_NOT_ADJACENT
    if to == FEWEST:
        return 0 if (extreme_regions(q, False) >> place) & 1 else NOT_FEWEST
    return 0 if place in q.grande else NO_GRANDE_THERE


def extreme_regions(q: Spain, most: bool) -> int:
    """The regions with the most or the fewest caballeros of all colours, empty ones left out, as a mask."""
    found = 0
    mask = 0
    for region in range(REGIONS):
        n = q.crowd(region)
        if n == 0:
            continue
        if found == 0 or (n > found if most else n < found):
            found = n
            mask = 0
        if n == found:
            mask |= BIT[region]
    return mask


def loss_regions(q: Spain, seat: int, least: int) -> int:
    """The regions that a seat may dial to lose caballeros in, as a mask (EG-22.2)."""
    mask = 0
    for region in range(REGIONS):
        if region != q.king and q.men[seat * PLACES + region] >= least:
            mask |= BIT[region]
    return mask


def evictable(q: Spain, seat: int, region: int) -> bool:
    """Whether Eviction may name a region: an opponent who dials has caballeros there (EG-22.12)."""
    if region == q.king:
        return False
    for other in range(q.seats):
        if other != seat and q.men[other * PLACES + region] > 0:
            return True
    return False


def selected(q: Spain, node: Node) -> int:
    """The regions that a scoring card selects by itself, as a mask (EG-9.4)."""
    if node.select == BY_TOTAL:
        return extreme_regions(q, node.most)
    if node.select == BY_VALUE:
        mask = 0
        for region in range(REGIONS):
            if points_for(q, region, 0) in node.values:
                mask |= BIT[region]
        return mask
    return ALL_REGIONS


def send_home(q: Spain, colour: int, place: int, count: int) -> None:
    """Caballeros of a colour go back to its province (EG-9.3)."""
    if count == 0:
        return
    q.move_men(colour, place, PROVINCE, count)
    if q.ear is not None:
        q.ear.hear(E_LOSS, [colour, place, count])


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
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return False


class Either(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for i in range(0, len(node.options), 2):
            if executable(q, seat, node.options[i], node.options[i + 1]):
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(CHOOSE, seat, number)


class MoveCaballeros(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for colour in range(q.rules.colours):
            if not eligible(q, seat, node.owner, colour):
                continue
            for region in range(REGIONS):
                if region == q.king or q.men[colour * PLACES + region] == 0:
                    continue
                if not node.to_neighbour or q.rules.adjacent[region] & ~BIT[q.king]:
                    return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        if node.one_region:
            q.push(FROM, seat, number)
        else:
            q.fresh = [0] * (q.rules.colours * PLACES)
            q.push(LIFT, seat, number, node.count, -1, 0, 0, -1)


class PlaceFromCourt(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return q.men[seat * PLACES + COURT] > 0 and not (node.tower_only and q.king == TOWER)

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        if node.tower_only:
            q.push(THROW, seat, number)
        else:
            q.push(SETTLE, seat, number, node.count, -1)


class Recruit(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return q.men[seat * PLACES + PROVINCE] > 0 or men_outside(q, seat) > 0

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(SUMMON, seat, node.count, 0 if node.up_to else 1)


class ReturnToProvince(Op):
    def at_risk(self, q: Spain, colour: int, node: Node) -> int:
        """How many caballeros of a colour the card reaches."""
        n = q.men[colour * PLACES + COURT] if node.from_court else 0
        return n + men_outside(q, colour) if node.from_regions else n

    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        last = q.rules.colours if node.chooser_active else q.seats
        for colour in range(last):
            if colour != seat and self.at_risk(q, colour, node) > 0:
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        victims = [(seat + i) % q.seats for i in range(1, q.seats)]
        if node.chooser_active and q.rules.virtual >= 0:
            victims.append(q.rules.virtual)
        asked: list[int] = []
        for victim in victims:
            if self.at_risk(q, victim, node) > (0 if node.chooser_active else node.count) and node.from_regions:
                asked.append(victim)
            else:
                self.take_all(q, victim, node)
        # The last victim is pushed first, so that the left neighbour comes first.
        for victim in reversed(asked):
            if node.chooser_active:
                q.push(BANISH, seat, victim)
            else:
                q.push(GIVE, victim, node.count, -1, 1 if node.from_court else 0)

    def take_all(self, q: Spain, victim: int, node: Node) -> None:
        """No choice: everything goes, or the number is taken from court alone."""
        if node.from_court:
            send_home(q, victim, COURT, min(node.count, q.men[victim * PLACES + COURT]))
        if node.from_regions:
            for region in range(REGIONS):
                if region != q.king:
                    send_home(q, victim, region, q.men[victim * PLACES + region])


class SecretLoss(Op):
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
        q.push_sealed(DIAL, asked, 1, DIAL_LOSS, number)


class SecretEvict(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for region in range(REGIONS):
            if evictable(q, seat, region):
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(EVICT, seat)


class ScoreRegions(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return node.select != BY_CHOICE or extreme_regions(q, True) != 0

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        if node.select == BY_CHOICE:
            q.push(INSPECT, seat, number)
            return
        mask = selected(q, node)
        for region in range(REGIONS):
            if (mask >> region) & 1:
                score_place(q, region, True, node.first_only)


class ScoreTower(Op):
    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        open_tower(q, True)


class ScoreSecretUnique(Op):
    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push_sealed(DIAL, [1] * q.seats, 1, DIAL_BALLOT)


class SetScoringTile(Op):
    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(TABLE, seat)

    @property
    def independent(self) -> bool:
        return True


class RetrievePowerCard(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for card in range(POWERS):
            where = q.hand[seat * POWERS + card]
            if where == IN_PILE or (where == ON_TABLE and node.from_table):
                return True
        if node.grey and q.grey:
            for grey in range(GREYS):
                if q.grey[grey] == seat * SPAN + IN_PILE or (
                    q.grey[grey] == seat * SPAN + ON_TABLE and node.from_table
                ):
                    return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(RETRIEVE, seat, number)

    @property
    def independent(self) -> bool:
        return True


class MoveGrande(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for region in range(REGIONS):
            if grande_refusal(q, seat, node, region) == 0:
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(GRANDE, seat, number)

    @property
    def independent(self) -> bool:
        return True


class MoveKing(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        for place in range(PORTUGAL + 1):
            if king_refusal(q, node, place) == 0:
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(KING, seat, number)


class SwapKingGrande(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        if q.king >= REGIONS:
            return False
        for home in q.grande:
            if home < REGIONS and home != q.king:
                return True
        return False

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(VICEROY, seat)


class AllowKingsRegion(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return q.king <= TOWER and q.licence == 0

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.licence = 1
        if q.ear is not None:
            q.ear.hear(E_LICENCE, [seat])


class VetoToken(Op):
    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.veto = [*q.veto, seat, q.round + 1]
        if q.ear is not None:
            q.ear.hear(E_VETO_KEPT, [seat])

    @property
    def independent(self) -> bool:
        return True


class ExtraPlacement(Op):
    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.extra += node.count
        if q.ear is not None:
            q.ear.hear(E_EXTRA, [seat, node.count])


class RecallToCourt(Op):
    def executable(self, q: Spain, seat: int, node: Node) -> bool:
        return men_outside(q, seat) > 0

    def begin(self, q: Spain, seat: int, number: int, node: Node) -> None:
        q.push(RECALL, seat, number, node.count, -1)


OP_TABLE: Final[list[Op]] = [
    Nothing(),
    Either(),
    MoveCaballeros(),
    PlaceFromCourt(),
    Recruit(),
    ReturnToProvince(),
    SecretLoss(),
    SecretEvict(),
    ScoreRegions(),
    ScoreTower(),
    ScoreSecretUnique(),
    SetScoringTile(),
    RetrievePowerCard(),
    MoveGrande(),
    MoveKing(),
    SwapKingGrande(),
    AllowKingsRegion(),
    VetoToken(),
    ExtraPlacement(),
    RecallToCourt(),
]
assert len(OP_TABLE) == len(OPS)


def independent(q: Spain, first: int, count: int) -> bool:
    """Whether no node of an effect and the placement can influence each other."""
    for i in range(first, first + count):
        if not OP_TABLE[q.rules.nodes[i].op].independent:
            return False
    return True
