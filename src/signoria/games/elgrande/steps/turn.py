"""One player's turn: summon, grey effect, action card, placement, the announcement and its veto."""

from typing import Final

from signoria.games.elgrande import notation
from signoria.games.elgrande.effects import begin, executable, independent, men_outside
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.terms import (
    COURT,
    COURT_EMPTY,
    E_ANNOUNCE,
    E_GREY_LAPSED,
    E_GREY_USED,
    E_LEVY,
    E_PLACE,
    E_SUMMON,
    E_TAKE,
    E_THROW,
    E_VETO,
    E_VETO_PASSED,
    EFFECT,
    END,
    KINGS_REGION,
    LEVY,
    MENU,
    MUST_GO_ON,
    NO_PLACEMENT,
    NOBODY_THERE,
    NOT_ADJACENT,
    NOT_EXECUTABLE,
    NOT_ON_OFFER,
    OVER_LIMIT,
    PART_DONE,
    PLACE,
    PLACES,
    PLACING,
    PROVINCE,
    REGIONS,
    TOO_FEW,
    TOWER,
    TOWER_TABOO,
    VETO,
)
from signoria.kernel.position import FRAME, REDUNDANT, Choice, Position, Step

DONE: Final = 10
"""The move that ends a placement."""


class Summon(Choice):
    """How many caballeros come to court (EG-6.4); also for cards that recruit. Slots: limit, exactly that many."""

    def __init__(self) -> None:
        super().__init__("summon", "EG-6.2", [notation.number()])

    def domain(self, p: Position, seat: int) -> list[int]:
        return self.block[: p.slot(0) + 1]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        n = move - self.base
        limit = p.slot(0)
        if n > limit:
            return OVER_LIMIT
        at_hand = p.men[seat * PLACES + PROVINCE]
        if n > at_hand and n > at_hand + men_outside(p, seat):
            return TOO_FEW
        if p.slot(1) and n < min(limit, at_hand + men_outside(p, seat)):
            return MUST_GO_ON
        return 0

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Spain)
        if p.slot(1) == 0 and p.men[seat * PLACES + PROVINCE] >= p.slot(0):
            legal.extend(self.domain(p, seat))
        else:
            super().sift(p, seat, legal, spare)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        p.pop()
        n = move - self.base
        from_province = min(n, p.men[seat * PLACES + PROVINCE])
        p.move_men(seat, PROVINCE, COURT, from_province)
        if p.ear is not None:
            p.ear.hear(E_SUMMON, [seat, from_province])
        if n > from_province:
            p.push(LEVY, seat, n - from_province, 0)


class Levy(Choice):
    """The province is empty: the next caballero comes from a region (EG-6.3). Slots: still to take, least region."""

    def __init__(self) -> None:
        super().__init__("levy", "EG-6.3", [notation.region()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        region = move - self.base
        if region == p.king:
            return KINGS_REGION
        if p.men[seat * PLACES + region] == 0:
            return NOBODY_THERE
        if region < p.slot(1) or self.at_or_after(p, seat, region) < p.slot(0):
            return REDUNDANT
        return 0

    def at_or_after(self, p: Spain, seat: int, region: int) -> int:
        total = 0
        for r in range(region, REGIONS):
            if r != p.king:
                total += p.men[seat * PLACES + r]
        return total

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        region = move - self.base
        p.move_men(seat, region, COURT, 1)
        if p.ear is not None:
            p.ear.hear(E_LEVY, [seat, region])
        if p.slot(0) == 1:
            p.pop()
        else:
            p.fill(0, p.slot(0) - 1)
            p.fill(1, region)


class Grey(Choice):
    """The effect of the grey card played, or let it lapse (EG-21.8). Slot: the grey card."""

    def __init__(self) -> None:
        super().__init__("grey", "EG-21.8", None, ["use", "lapse"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        if move == self.base:
            grey = p.slot(0)
            if not executable(p, seat, p.rules.grey_first[grey], p.rules.grey_nodes[grey]):
                return NOT_EXECUTABLE
        return 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        grey = p.slot(0)
        p.pop()
        used = move == self.base
        if used:
            p.push(EFFECT, seat, p.rules.grey_first[grey], p.rules.grey_nodes[grey])
        if p.ear is not None:
            p.ear.hear(E_GREY_USED if used else E_GREY_LAPSED, [seat, grey])


class Take(Choice):
    """One open action card must be taken (EG-7.1)."""

    def __init__(self) -> None:
        super().__init__("take", "EG-7.1", [notation.card()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Spain)
        return [self.base + card for card in p.offer if card >= 0]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        return 0 if move - self.base in p.offer else NOT_ON_OFFER

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        legal.extend(self.domain(p, seat))

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        card = move - self.base
        p.pop()
        p.offer[p.offer.index(card)] = -1
        p.push(MENU, seat, card)
        if p.ear is not None:
            p.ear.hear(E_TAKE, [seat, card])


class Menu(Choice):
    """Place, announce the special action, or end the turn (EG-7.7). Slots: card, parts done."""

    def __init__(self) -> None:
        super().__init__("turn", "EG-7.7", None, ["place", "special", "end"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        part = move - self.base
        if part == END:
            return 0
        if (p.slot(1) >> part) & 1:
            return PART_DONE
        card = p.slot(0)
        if part == PLACING:
            if p.rules.card_caballeros[card] + p.extra == 0:
                return NO_PLACEMENT
            return 0 if p.men[seat * PLACES + COURT] > 0 else COURT_EMPTY
        first = p.rules.card_first[card]
        count = p.rules.card_nodes[card]
        if not executable(p, seat, first, count):
            return NOT_EXECUTABLE
        if p.slot(1) and independent(p, first, count) and not self.rivals(p, seat):
            return REDUNDANT
        return 0

    def rivals(self, p: Spain, seat: int) -> bool:
        """Whether somebody else holds a Veto."""
        for i in range(0, len(p.veto), 2):
            if p.veto[i] != seat:
                return True
        return False

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        part = move - self.base
        card = p.slot(0)
        if part == END:
            p.pop()
            return
        p.fill(1, p.slot(1) | (1 << part))
        if part == PLACING:
            p.push(PLACE, seat, p.rules.card_caballeros[card] + p.extra, 0, 0)
            if p.licence == 0:
                p.licence = -1
            return
        if p.ear is not None:
            p.ear.hear(E_ANNOUNCE, [seat, card])
        p.push(EFFECT, seat, p.rules.card_first[card], p.rules.card_nodes[card])
        # The first holder clockwise is pushed last, so that it is asked first (EG-14.8).
        for i in range(p.seats - 1, 0, -1):
            holder = (seat + i) % p.seats
            if p.open_vetoes(holder):
                p.push(VETO, holder, seat, card)

    def stop(self, p: Position) -> bool:
        return True


class Place(Choice):
    """One caballero from court to the board (EG-7.2). Slots: still allowed, least target, placed so far."""

    def __init__(self) -> None:
        super().__init__("place", "EG-7.2", [notation.region_or_tower()], ["done"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        target = move - self.base
        if target == DONE:
            return 0 if p.slot(2) else REDUNDANT
        king = p.king
        if target == king:
            if p.licence <= 0:
                return TOWER_TABOO if target == TOWER else KINGS_REGION
        elif target != TOWER and not (p.rules.adjacent[king] >> target) & 1:
            return NOT_ADJACENT
        return 0 if target >= p.slot(1) else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        target = move - self.base
        if target == DONE:
            placed = p.slot(2)
            p.pop()
            if not placed:
                # The placement begins with its first caballero (EG-7.7).
                p.fill(1, p.slot(1) & ~(1 << PLACING))
                p.licence = max(p.licence, 0)
            return
        p.move_men(seat, COURT, target, 1)
        if p.ear is not None and target == TOWER:
            p.ear.hear(E_THROW, [seat, 1])
        elif p.ear is not None:
            p.ear.hear(E_PLACE, [seat, target])
        if p.slot(0) == 1 or p.men[seat * PLACES + COURT] == 0:
            p.pop()
        else:
            p.fill(0, p.slot(0) - 1)
            p.fill(1, target)
            p.fill(2, p.slot(2) + 1)


class Veto(Choice):
    """A holder decides about the announced special action (EG-14.2). Slots: who announced, the card."""

    def __init__(self) -> None:
        super().__init__("veto", "EG-14.2", None, ["yes", "no"])

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        active = p.slot(0)
        card = p.slot(1)
        p.pop()
        if move != self.base:
            if p.ear is not None:
                p.ear.hear(E_VETO_PASSED, [seat])
            return
        # The special action and all further questions about it are off (EG-14.3).
        while p.agenda[-FRAME] != MENU:
            p.pop()
        for i in range(0, len(p.veto), 2):
            if p.veto[i] == seat:
                p.veto = p.veto[:i] + p.veto[i + 2 :]
                break
        if p.ear is not None:
            p.ear.hear(E_VETO, [seat, active, card])


class Effect(Step):
    """The nodes of an effect, one after the other (EG-8.2). Slots: first node, how many."""

    def __init__(self) -> None:
        super().__init__("effect", "EG-8.2")

    def run(self, p: Position) -> None:
        assert isinstance(p, Spain)
        seat = p.seat()
        node = p.slot(0)
        if p.slot(1) == 1:
            p.pop()
        else:
            p.fill(0, node + 1)
            p.fill(1, p.slot(1) - 1)
        begin(p, seat, node)
