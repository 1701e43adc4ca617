"""Annex; with two players also influence on the Major Cities and alliances with them (V-9.2 to V-9.7, VW-4)."""

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    ANNEXED,
    ARRIVE,
    CITY_TOO_DEAR,
    E_ANNEX,
    E_CANCELLED,
    E_INFLUENCE,
    E_SWORN,
    FORBIDDEN_CITY,
    INFLUENCE,
    NO_ALLIANCE_YET,
    NO_INFLUENCE_THERE,
    NOT_NEUTRAL,
    NOT_PAYABLE,
    OUT_OF_REACH,
    PIRATES,
)
from signoria.games.virtu.means import ONE_KIND, beyond, means, need_of, payable
from signoria.games.virtu.paying import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import annex_value, by_road, free_track, marker, seas_to, set_control, shift_influence
from signoria.games.virtu.steps.acting import finish_action
from signoria.games.virtu.terms import (
    ANNEX_ACTION,
    CROWN,
    EITHER,
    M_ROME,
    MAJORS,
    MOST,
    NEUTRAL,
    ON_TRACK,
    P_TRACK,
    SHIP,
)
from signoria.kernel.position import NOBODY, REDUNDANT, Choice, Position, Step, put


def annex_need(p: Italy, seat: int, city: int) -> int:
    """The crowns and ships for a city; -1 if it is out of reach (V-9.4, V-9.5)."""
    crowns = annex_value(p, seat, city) + 1 - p.crowns
    need = need_of(CROWN, crowns) if crowns > 0 else 0
    if by_road(p, seat, city):
        return need
    seas = seas_to(p, seat, city)
    return need | need_of(SHIP, seas) if seas else -1


class Annex(Choice):
    """The city to annex (V-9.2); with two players an alliance instead, or influence only (VW-4.1, VW-4.4)."""

    def __init__(self) -> None:
        super().__init__("annex", "V-9.2", [notation.city()], ["none", *[f"ally-{name}" for name in MAJORS]])
        self.hints = ["crowns", "ships", "duel"]

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        rules = p.rules
        have = means(p, seat, ANNEX_ACTION)
        crowns = p.crowns + (have & MOST)
        control = p.control
        for city in rules.cities:
            # Nothing is cheaper than its value, with an own Agent there.
            if control[city] == NEUTRAL and rules.value[city] <= crowns and not rules.pirate[city]:
                need = annex_need(p, seat, city)
                if need >= 0 and not beyond(need, have):
                    if need == 0 or need in ONE_KIND or payable(p, seat, ANNEX_ACTION, need, 0):
                        legal.append(self.base + city)
        legal.append(self.base + self.plain)
        if rules.duel:
            for major in range(len(p.sworn)):
                if may_ally(p, seat, major):
                    legal.append(self.base + self.plain + 1 + major)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        city = move - self.base
        if city >= self.plain:
            if city == self.plain:
                return 0
            return 0 if p.rules.duel and may_ally(p, seat, city - self.plain - 1) else NO_ALLIANCE_YET
        return annex_refusal(p, seat, city)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        city = move - self.base
        p.pop()
        if city > self.plain:
            conclude(p, seat, city - self.plain - 1)
            return
        if p.rules.duel:
            p.push(INFLUENCE, seat, -1, 0, 0)
        if city == self.plain:
            if not p.rules.duel:
                finish_action(p, seat)
            return
        need = annex_need(p, seat, city)
        if p.crowns:
            p.crowns -= min(p.crowns, annex_value(p, seat, city) + 1)
        p.push(ANNEXED, seat, city)
        open_payment(p, seat, ANNEX_ACTION, need, 0)


def annex_refusal(p: Italy, seat: int, city: int) -> int:
    rules = p.rules
    if not rules.in_play[city]:
        return FORBIDDEN_CITY
    if rules.pirate[city]:
        return PIRATES
    if p.control[city] != NEUTRAL:
        return NOT_NEUTRAL
    need = annex_need(p, seat, city)
    if need < 0:
        return OUT_OF_REACH
    if need and not payable(p, seat, ANNEX_ACTION, need, 0):
        return CITY_TOO_DEAR
    return 0


class Annexed(Step):
    """Disc on the city, its tile available, the city track (V-9.7). Slot: city."""

    def __init__(self) -> None:
        super().__init__("annexed", "V-9.7")

    def run(self, p: Position) -> None:
        assert isinstance(p, Italy)
        seat = p.seat()
        city = p.slot(0)
        p.pop()
        set_control(p, city, seat)
        p.face = put(p.face, city, 0)
        p.effect = 1
        if p.ear is not None:
            p.ear.hear(E_ANNEX, [seat, city])
        if not p.rules.duel:
            finish_action(p, seat)


# The Wars of Italy.


def may_ally(p: Italy, seat: int, major: int) -> bool:
    """Whether an alliance may be concluded: marker in the own alliance zone, no opposing Agent (VW-4.4)."""
    if p.sworn[major] != ON_TRACK:
        return False
    at = p.influence[major] if seat else -p.influence[major]
    spy = p.spy[P_TRACK + major]
    return at >= p.rules.track_alliance and (spy < 0 or spy == seat)


def conclude(p: Italy, seat: int, major: int) -> None:
    """The ally receives cards, tiles, troops and Agent at once; this is the whole action (VW-4.5)."""
    rules = p.rules
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
    if p.ear is not None:
        p.ear.hear(E_SWORN, [seat, major])
    finish_action(p, seat)
    cards = sorted(rules.major_family[major], key=lambda card: -rules.card_slots[card])
    p.push(ARRIVE, seat, 0, cards[0], cards[1], 1)


def comes_late(major: int, last: int) -> bool:
    """Whether a Major City is out of the canonical order. Rome is the last: what the others leave may all go there."""
    if last < 0 or major == last or major == M_ROME:
        return False
    return last == M_ROME or major < last


class Influence(Step):
    """Crowns for the Major Cities, one by one (VW-4.2). Slots: the last one, symbols cancelled, one being paid."""

    def __init__(self) -> None:
        super().__init__("influence", "VW-4.2", [notation.major()], ["done"])

    def decider(self, p: Position) -> int:
        return NOBODY if p.agenda[-4] else p.agenda[-7]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        major = move - self.base
        if major == self.plain:
            return 0
        if p.sworn[major] != ON_TRACK:
            return NO_INFLUENCE_THERE
        if p.crowns == 0 and not (major == M_ROME and p.crosses):
            need = need_of(EITHER if major == M_ROME else CROWN, 1)
            if not payable(p, seat, ANNEX_ACTION, need, 0):
                return NOT_PAYABLE
        at = p.influence[major] if seat else -p.influence[major]
        return REDUNDANT if comes_late(major, p.slot(0)) or at >= p.rules.track_end else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        major = move - self.base
        if major == self.plain:
            p.pop()
            finish_action(p, seat)
            return
        p.fill(0, major)
        p.fill(2, 1)
        if major == M_ROME and p.crosses:
            p.crosses -= 1
        elif p.crowns:
            p.crowns -= 1
        else:
            open_payment(p, seat, ANNEX_ACTION, need_of(EITHER if major == M_ROME else CROWN, 1), 0)

    def run(self, p: Position) -> None:
        """The symbol is paid: an opposing Agent cancels the first one on its track (VW-4.3)."""
        assert isinstance(p, Italy)
        seat = p.seat()
        major = p.slot(0)
        p.fill(2, 0)
        p.effect = 1
        spy = p.spy[P_TRACK + major]
        if spy >= 0 and spy != seat and not (p.slot(1) >> major) & 1:
            p.fill(1, p.slot(1) | (1 << major))
            if p.ear is not None:
                p.ear.hear(E_CANCELLED, [seat, major])
            return
        shift_influence(p, seat, major, 1)
        if p.ear is not None:
            p.ear.hear(E_INFLUENCE, [seat, major, *marker(p, major)])
