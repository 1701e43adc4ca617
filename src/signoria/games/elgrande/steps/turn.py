"""One player's turn: summon, grey effect, action card, placement, the announcement and its veto."""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande import told
from signoria.games.elgrande.effects.ops import NODE, begin, executable, independent
from signoria.games.elgrande.effects.reach import men_outside
from signoria.games.elgrande.notation import Notation
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.steps.round import SeatSequence
from signoria.kernel.position import FRAME, REDUNDANT, tell
from signoria.kernel.step import Choice, Step

DONE: Final = 10
"""The move that ends a placement."""

# Slots of summon.
LIMIT: Final = 0
EXACT: Final = 1
# Of levy and place: how many more, and the least place that one may come from or go to; of place how many went.
STILL: Final = 0
LEAST: Final = 1
PLACED: Final = 2
# Of grey.
GREY: Final = 0
# Of turn: the action card, and the parts that are done, as bits.
CARD: Final = 0
PARTS: Final = 1
# Of veto.
ACTIVE: Final = 0
ANNOUNCED: Final = 1
# Of effect, after its node.
NODES: Final = 1


class Summon(Choice[Spain]):
    """How many caballeros come to court (EG-6.4); also for cards that recruit. Slots: limit, exactly that many."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.SUMMON, [n.number()], slots=["limit", "exact"])

    def domain(self, p: Spain, seat: int) -> list[int]:
        return self.block[: p.slot(LIMIT) + 1]

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        n = move - self.base
        limit = p.slot(LIMIT)
        if n > limit:
            return told.OVER_LIMIT
        at_hand = p.men[seat * t.PLACES + t.PROVINCE]
        if n > at_hand and n > at_hand + men_outside(p, seat):
            return told.TOO_FEW
        if p.slot(EXACT) and n < min(limit, at_hand + men_outside(p, seat)):
            return told.MUST_GO_ON
        return 0

    def sift(self, p: Spain, seat: int, legal: list[int], spare: list[int]) -> None:
        if p.slot(EXACT) == 0 and p.men[seat * t.PLACES + t.PROVINCE] >= p.slot(LIMIT):
            legal.extend(self.domain(p, seat))
        else:
            super().sift(p, seat, legal, spare)

    def apply(self, p: Spain, seat: int, move: int) -> None:
        p.pop()
        n = move - self.base
        from_province = min(n, p.men[seat * t.PLACES + t.PROVINCE])
        p.move_men(seat, t.PROVINCE, t.COURT, from_province)
        tell(p, told.E_SUMMON, seat, from_province)
        if n > from_province:
            p.push(t.LEVY, seat, n - from_province, 0)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"count": p.slot(LIMIT), "province": p.men[seat * t.PLACES + t.PROVINCE]}

    def why(self, p: Spain, seat: int, move: int, code: int) -> dict[str, int]:
        if code == told.TOO_FEW:
            return {"count": p.men[seat * t.PLACES + t.PROVINCE] + men_outside(p, seat)}
        return {"count": p.slot(LIMIT)}


class Levy(Choice[Spain]):
    """The province is empty: the next caballero comes from a region (EG-6.3). Slots: still to take, least region."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.LEVY, [n.region()], slots=["still", "least:place"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        region = move - self.base
        if region == p.king:
            return told.KINGS_REGION
        if p.men[seat * t.PLACES + region] == 0:
            return told.NOBODY_THERE
        if region < p.slot(LEAST) or men_outside(p, seat, region) < p.slot(STILL):
            return REDUNDANT
        return 0

    def apply(self, p: Spain, seat: int, move: int) -> None:
        region = move - self.base
        p.move_men(seat, region, t.COURT, 1)
        tell(p, told.E_LEVY, seat, region)
        if p.slot(STILL) == 1:
            p.pop()
        else:
            p.fill(STILL, p.slot(STILL) - 1)
            p.fill(LEAST, region)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"count": p.slot(STILL)}


class Grey(Choice[Spain]):
    """The effect of the grey card played, or let it lapse (EG-21.8). Slot: the grey card."""

    def __init__(self) -> None:
        super().__init__(t.GREY, None, ["use", "lapse"], slots=["grey:grey"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        if move == self.base:
            grey = p.slot(GREY)
            if not executable(p, seat, p.book.grey_first[grey], p.book.grey_nodes[grey]):
                return told.NOT_EXECUTABLE
        return 0

    def apply(self, p: Spain, seat: int, move: int) -> None:
        grey = p.slot(GREY)
        p.pop()
        used = move == self.base
        if used:
            p.push(t.EFFECT, seat, p.book.grey_first[grey], p.book.grey_nodes[grey])
        tell(p, told.E_GREY_USED if used else told.E_GREY_LAPSED, seat, grey)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"grey": p.slot(GREY)}


class Take(Choice[Spain]):
    """One open action card must be taken (EG-7.1)."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.TAKE, [n.card()])

    def domain(self, p: Spain, seat: int) -> list[int]:
        return [self.base + card for card in p.offer if card >= 0]

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        return 0 if move - self.base in p.offer else told.NOT_ON_OFFER

    def sift(self, p: Spain, seat: int, legal: list[int], spare: list[int]) -> None:
        legal.extend(self.domain(p, seat))

    def apply(self, p: Spain, seat: int, move: int) -> None:
        card = move - self.base
        p.pop()
        p.offer[p.offer.index(card)] = -1
        p.push(t.TURN, seat, card)
        tell(p, told.E_TAKE, seat, card)


class Turn(Choice[Spain]):
    """Place, announce the special action, or end the turn (EG-7.7). Slots: card, parts done."""

    def __init__(self, a_special_action: SeatSequence) -> None:
        super().__init__(t.TURN, None, ["place", "special", "end"], slots=["card:card", "done"])
        self.a_special_action = a_special_action

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        part = move - self.base
        if part == t.END:
            return 0
        if (p.slot(PARTS) >> part) & 1:
            return told.PART_DONE
        card = p.slot(CARD)
        if part == t.PLACING:
            if p.book.card_caballeros[card] + p.extra == 0:
                return told.NO_PLACEMENT
            return 0 if p.men[seat * t.PLACES + t.COURT] > 0 else told.COURT_EMPTY
        first = p.book.card_first[card]
        count = p.book.card_nodes[card]
        if not executable(p, seat, first, count):
            return told.NOT_EXECUTABLE
        if p.slot(PARTS) and independent(p, first, count) and not self.rivals(p, seat):
            return REDUNDANT
        return 0

    def rivals(self, p: Spain, seat: int) -> bool:
        """Whether somebody else holds a Veto."""
        for i in range(0, len(p.veto), 2):
            if p.veto[i] != seat:
                return True
        return False

    def apply(self, p: Spain, seat: int, move: int) -> None:
        part = move - self.base
        card = p.slot(CARD)
        if part == t.END:
            p.pop()
            return
        p.fill(PARTS, p.slot(PARTS) | (1 << part))
        if part == t.PLACING:
            p.push(t.PLACE, seat, p.book.card_caballeros[card] + p.extra, 0, 0)
            if p.licence == 0:
                p.licence = -1
            return
        tell(p, told.E_ANNOUNCE, seat, card)
        at = len(p.agenda)
        self.a_special_action(p, seat)
        p.forward(at)

    def stop(self, p: Spain) -> bool:
        return True

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"card": p.slot(CARD), "court": p.men[seat * t.PLACES + t.COURT], "done": p.slot(PARTS)}

    def pointless(self, p: Spain, seat: int, move: int) -> bool:
        """Ending a turn without its placement and its special action, though one of them is possible (EG-7.7)."""
        if move != self.base + t.END or p.slot(PARTS):
            return False
        return any(self.refusal(p, seat, self.base + part) <= 0 for part in range(t.END))


class Place(Choice[Spain]):
    """One caballero from court to the board (EG-7.2). Slots: still allowed, least target, placed so far."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.PLACE, [n.region_or_tower()], ["done"], slots=["still", "least:place", "placed"])

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        target = move - self.base
        if target == DONE:
            return 0 if p.slot(PLACED) else REDUNDANT
        if (self.open_places(p) >> target) & 1:
            return 0 if target >= p.slot(LEAST) else REDUNDANT
        if target == p.king:
            return told.TOWER_TABOO if target == t.TOWER else told.KINGS_REGION
        return told.NOT_ADJACENT

    def open_places(self, p: Spain) -> int:
        """The tower and the King's neighbours, but not where he is himself without a licence, as a mask (EG-7.3)."""
        mask = p.book.adjacent[p.king] | t.BIT[t.TOWER]
        return mask | t.BIT[p.king] if p.licence > 0 else mask & ~t.BIT[p.king]

    def sift(self, p: Spain, seat: int, legal: list[int], spare: list[int]) -> None:
        mask = self.open_places(p)
        least = p.slot(LEAST)
        for target in range(DONE):
            if (mask >> target) & 1:
                if target >= least:
                    legal.append(self.base + target)
                else:
                    spare.append(self.base + target)
        if p.slot(PLACED):
            legal.append(self.base + DONE)
        else:
            spare.append(self.base + DONE)

    def apply(self, p: Spain, seat: int, move: int) -> None:
        target = move - self.base
        if target == DONE:
            placed = p.slot(PLACED)
            p.pop()
            if not placed:
                # The placement begins with its first caballero (EG-7.7).
                p.fill(PARTS, p.slot(PARTS) & ~(1 << t.PLACING))
                p.licence = max(p.licence, 0)
            return
        p.move_men(seat, t.COURT, target, 1)
        if p.ear is not None:
            if target == t.TOWER:
                tell(p, told.E_THROW, seat, 1)
            else:
                tell(p, told.E_PLACE, seat, target)
        if p.slot(STILL) == 1 or p.men[seat * t.PLACES + t.COURT] == 0:
            p.pop()
        else:
            p.fill(STILL, p.slot(STILL) - 1)
            p.fill(LEAST, target)
            p.fill(PLACED, p.slot(PLACED) + 1)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"count": min(p.slot(STILL), p.men[seat * t.PLACES + t.COURT]), "place": p.king}


class Veto(Choice[Spain]):
    """A holder decides about the announced special action (EG-14.2). Slots: who announced, the card."""

    def __init__(self) -> None:
        super().__init__(t.VETO, None, ["yes", "no"], slots=["active:seat", "card:card"])

    def apply(self, p: Spain, seat: int, move: int) -> None:
        active = p.slot(ACTIVE)
        card = p.slot(ANNOUNCED)
        p.pop()
        if move != self.base:
            tell(p, told.E_VETO_PASSED, seat)
            return
        # The special action and all further questions about it are off (EG-14.3).
        while p.agenda[-FRAME] != t.TURN:
            p.pop()
        for i in range(0, len(p.veto), 2):
            if p.veto[i] == seat:
                p.veto = p.veto[:i] + p.veto[i + 2 :]
                break
        tell(p, told.E_VETO, seat, active, card)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"seat": p.slot(ACTIVE), "card": p.slot(ANNOUNCED)}


class Effect(Step[Spain]):
    """The nodes of an effect, one after the other (EG-8.2). Slots: first node, how many."""

    def __init__(self) -> None:
        super().__init__(t.EFFECT, slots=["node", "nodes"])

    def run(self, p: Spain) -> None:
        seat = p.seat()
        node = p.slot(NODE)
        if p.slot(NODES) == 1:
            p.pop()
        else:
            p.fill(NODE, node + 1)
            p.fill(NODES, p.slot(NODES) - 1)
        begin(p, seat, node)
