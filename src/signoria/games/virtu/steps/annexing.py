"""Annex; with two players also influence on the Major Cities and alliances with them (V-9.2 to V-9.7, VW-4)."""

from typing import Final

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.bill import payable
from signoria.games.virtu.means import means
from signoria.games.virtu.packed import amount, beyond, need_of, one_kind
from signoria.games.virtu.payment import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import annex_value, by_road, free_track, marker, seas_to, set_control, shift_influence
from signoria.games.virtu.steps.acting import finish_action
from signoria.kernel.position import NOBODY, REDUNDANT, put, tell
from signoria.kernel.step import Choice, Step


def annex_need(p: Italy, seat: int, city: int) -> int:
    """The crowns and ships for a city; -1 if it is out of reach (V-9.4, V-9.5)."""
    crowns = annex_value(p, seat, city) + 1 - p.crowns
    need = need_of(t.CROWN, crowns) if crowns > 0 else 0
    if by_road(p, seat, city):
        return need
    seas = seas_to(p, seat, city)
    return need | need_of(t.SHIP, seas) if seas else -1


class Annex(Choice[Italy]):
    """The city to annex (V-9.2); with two players an alliance instead, or influence only (VW-4.1, VW-4.4)."""

    def __init__(self) -> None:
        super().__init__(t.ANNEX, [notation.city()], ["none", *[f"ally-{name}" for name in t.MAJORS]])
        self.hints = ["crowns", "ships", "duel"]

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        rules = p.book
        have = means(p, seat, t.ANNEX_ACTION)
        crowns = p.crowns + (have & t.MOST)
        control = p.control
        for city in rules.cities:
            # Nothing is cheaper than its value, with an own Agent there.
            if control[city] == t.NEUTRAL and rules.value[city] <= crowns and not rules.pirate[city]:
                need = annex_need(p, seat, city)
                if need >= 0 and not beyond(need, have):
                    if need == 0 or one_kind(need) or payable(p, seat, t.ANNEX_ACTION, need, 0):
                        legal.append(self.base + city)
        legal.append(self.base + self.plain)
        if rules.duel:
            for major in range(len(p.sworn)):
                if may_ally(p, seat, major):
                    legal.append(self.base + self.plain + 1 + major)

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        city = move - self.base
        if city >= self.plain:
            if city == self.plain:
                return 0
            return 0 if p.book.duel and may_ally(p, seat, city - self.plain - 1) else told.NO_ALLIANCE_YET
        return annex_refusal(p, seat, city)

    def apply(self, p: Italy, seat: int, move: int) -> None:
        city = move - self.base
        p.pop()
        if city > self.plain:
            conclude(p, seat, city - self.plain - 1)
            return
        if p.book.duel:
            p.push(t.INFLUENCE, seat, -1, 0, 0)
        if city == self.plain:
            if not p.book.duel:
                finish_action(p, seat)
            return
        need = annex_need(p, seat, city)
        if p.crowns:
            p.crowns -= min(p.crowns, annex_value(p, seat, city) + 1)
        p.push(t.ANNEXED, seat, city)
        open_payment(p, seat, t.ANNEX_ACTION, need, 0)

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        city = move - self.base
        if city >= self.plain:
            return {"duel": int(p.book.duel)}
        need = max(0, annex_need(p, p.seat(), city))
        return {"crowns": amount(need, t.CROWN), "ships": amount(need, t.SHIP), "duel": int(p.book.duel)}


def annex_refusal(p: Italy, seat: int, city: int) -> int:
    rules = p.book
    if not rules.in_play[city]:
        return told.FORBIDDEN_CITY
    if rules.pirate[city]:
        return told.PIRATES
    if p.control[city] != t.NEUTRAL:
        return told.NOT_NEUTRAL
    need = annex_need(p, seat, city)
    if need < 0:
        return told.OUT_OF_REACH
    if need and not payable(p, seat, t.ANNEX_ACTION, need, 0):
        return told.CITY_TOO_DEAR
    return 0


CITY: Final = 0
"""Slot of Annexed: the city that is paid for."""


class Annexed(Step[Italy]):
    """Disc on the city, its tile available, the city track (V-9.7)."""

    def __init__(self) -> None:
        super().__init__(t.ANNEXED, slots=["city:city"])

    def run(self, p: Italy) -> None:
        seat = p.seat()
        city = p.slot(CITY)
        p.pop()
        set_control(p, city, seat)
        p.face = put(p.face, city, 0)
        p.effect = 1
        tell(p, told.E_ANNEX, seat, city)
        if not p.book.duel:
            finish_action(p, seat)


# The Wars of Italy.


def may_ally(p: Italy, seat: int, major: int) -> bool:
    """Whether an alliance may be concluded: marker in the own alliance zone, no opposing Agent (VW-4.4)."""
    if p.sworn[major] != t.ON_TRACK:
        return False
    at = p.influence[major] if seat else -p.influence[major]
    spy = p.spy[t.P_TRACK + major]
    return at >= p.book.track_alliance and (spy < 0 or spy == seat)


def conclude(p: Italy, seat: int, major: int) -> None:
    """The ally receives cards, tiles, troops and Agent at once; this is the whole action (VW-4.5)."""
    rules = p.book
    holder = p.seats + major
    p.sworn = put(p.sworn, major, seat)
    p.influence = put(p.influence, major, 0)
    free_track(p, major)
    face = p.face[:]
    for city in rules.cities:
        if p.control[city] == holder:
            face[city] = 0
    p.face = face
    p.agents = put(p.agents, seat, p.agents[seat] + rules.major_agents[major])
    p.effect = 1
    tell(p, told.E_SWORN, seat, major)
    finish_action(p, seat)
    cards = sorted(rules.major_family[major], key=lambda card: -rules.card_slots[card])
    p.push(t.ARRIVE, seat, 0, cards[0], cards[1], 1)


def comes_late(major: int, last: int) -> bool:
    """Whether a Major City is out of the canonical order. Rome is the last: what the others leave may all go there."""
    if last < 0 or major == last or major == t.M_ROME:
        return False
    return last == t.M_ROME or major < last


LAST: Final = 0
CANCELLED: Final = 1
PAYING: Final = 2
"""Slots of Influence: the last Major City, those where a symbol was cancelled as a mask, whether one is being paid."""


class Influence(Step[Italy]):
    """Crowns for the Major Cities, one by one (VW-4.2)."""

    def __init__(self) -> None:
        super().__init__(t.INFLUENCE, [notation.major()], ["done"], ["last:major", "cancelled", "paying"])

    def decider(self, p: Italy) -> int:
        return NOBODY if p.slot(PAYING) else p.seat()

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        major = move - self.base
        if major == self.plain:
            return 0
        if p.sworn[major] != t.ON_TRACK:
            return told.NO_INFLUENCE_THERE
        if p.crowns == 0 and not (major == t.M_ROME and p.crosses):
            need = need_of(t.EITHER if major == t.M_ROME else t.CROWN, 1)
            if not payable(p, seat, t.ANNEX_ACTION, need, 0):
                return told.NOT_PAYABLE
        at = p.influence[major] if seat else -p.influence[major]
        return REDUNDANT if comes_late(major, p.slot(LAST)) or at >= p.book.track_end else 0

    def apply(self, p: Italy, seat: int, move: int) -> None:
        major = move - self.base
        if major == self.plain:
            p.pop()
            finish_action(p, seat)
            return
        p.fill(LAST, major)
        p.fill(PAYING, 1)
        if major == t.M_ROME and p.crosses:
            p.crosses -= 1
        elif p.crowns:
            p.crowns -= 1
        else:
            open_payment(p, seat, t.ANNEX_ACTION, need_of(t.EITHER if major == t.M_ROME else t.CROWN, 1), 0)

    def run(self, p: Italy) -> None:
        """The symbol is paid: an opposing Agent cancels the first one on its track (VW-4.3)."""
        seat = p.seat()
        major = p.slot(LAST)
        p.fill(PAYING, 0)
        p.effect = 1
        spy = p.spy[t.P_TRACK + major]
        if spy >= 0 and spy != seat and not (p.slot(CANCELLED) >> major) & 1:
            p.fill(CANCELLED, p.slot(CANCELLED) | (1 << major))
            tell(p, told.E_CANCELLED, seat, major)
            return
        shift_influence(p, seat, major, 1)
        if p.ear is not None:
            p.ear.hear(told.E_INFLUENCE, [seat, major, *marker(p, major)])

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"crowns": p.crowns, "crosses": p.crosses}
