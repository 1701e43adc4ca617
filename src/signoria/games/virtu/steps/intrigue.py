"""Intrigue: Agents placed, moved and removed, one mask each (V-10)."""

from typing import Final

from signoria.games.virtu import notation
from signoria.games.virtu.codes import (
    AGENT,
    E_AGENT,
    E_AGENT_MOVED,
    E_OUSTED,
    FORBIDDEN_CITY,
    NO_AGENT,
    NO_MASK,
    NO_OPPOSING_AGENT,
    NO_SUCH_PLACE,
    NOT_YOUR_AGENT,
    OUST,
    PALACE_GUARDED,
    PLACE_SHELTERED,
    PLACE_TAKEN,
    ROOM_FIRST,
    SHIFT,
)
from signoria.games.virtu.means import need_of, total
from signoria.games.virtu.paying import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.acting import finish_action
from signoria.games.virtu.terms import (
    INTRIGUE_ACTION,
    MASK,
    ON_TRACK,
    P_ALLIANCE,
    P_ROOM,
    P_TRACK,
    RING,
    SPOTS_FOR_AGENTS,
)
from signoria.kernel.position import REDUNDANT, Choice, Position, put

ANYWHERE: Final = 3
MOVE: Final = 3
REMOVE: Final = 4
DONE: Final = 5


def places_of(p: Italy, kind: int) -> list[int]:
    """The places of a kind in this game: cities 0, rooms 1, alliances or tracks 2, all of them 3."""
    found: list[int] = []
    if kind == 0 or kind == ANYWHERE:
        found.extend(p.rules.cities)
    if kind == 1 or kind == ANYWHERE:
        found.extend(range(P_ROOM, P_ROOM + p.seats * RING))
    if kind == 2 or kind == ANYWHERE:
        first = P_TRACK if p.rules.duel else P_ALLIANCE
        found.extend(range(first, first + 3))
    return found


def exists(p: Italy, place: int) -> bool:
    """Whether a place is part of this game, and a track still has its marker."""
    if place < P_ROOM:
        return p.rules.in_play[place]
    if place < P_ALLIANCE:
        return place < P_ROOM + p.seats * RING
    if place < P_TRACK:
        return not p.rules.duel
    return p.rules.duel and p.sworn[place - P_TRACK] == ON_TRACK


def kind_of(place: int) -> int:
    return 0 if place < P_ROOM else 1 if place < P_ALLIANCE else 2


def host(p: Italy, place: int) -> int:
    """Whose place it is: the holder of a city or alliance, the owner of a palace; -1 for nobody."""
    if place < P_ROOM:
        holder = p.control[place]
        return holder if holder < p.seats else -1
    if place < P_ALLIANCE:
        return (place - P_ROOM) // RING
    return p.ally[place - P_ALLIANCE] if place < P_TRACK else -1


def sheltered(p: Italy, seat: int, place: int) -> bool:
    """Whether The Prince keeps other Agents away from a place (V-8.6)."""
    for which in p.rules.shelters:
        owner = p.bonus[which]
        if owner >= 0 and owner != seat and host(p, place) == owner:
            return True
    return False


def guarded(p: Italy, seat: int, place: int, leaving: int) -> bool:
    """Whether a palace already holds an opposing Agent (optional rule, V-10.6)."""
    if not p.rules.one_agent or not P_ROOM <= place < P_ALLIANCE:
        return False
    owner = (place - P_ROOM) // RING
    if owner == seat:
        return False
    first = P_ROOM + owner * RING
    for other in range(first, first + RING):
        if other != leaving and p.spy[other] >= 0 and p.spy[other] != owner:
            return True
    return False


def place_refusal(p: Italy, seat: int, place: int, leaving: int) -> int:
    """Whether an Agent may come to a place (V-10.1, V-10.2)."""
    if not exists(p, place):
        return FORBIDDEN_CITY if place < P_ROOM else NO_SUCH_PLACE
    if p.spy[place] >= 0:
        return PLACE_TAKEN
    if not p.rules.duel and sheltered(p, seat, place):
        return PLACE_SHELTERED
    return PALACE_GUARDED if guarded(p, seat, place, leaving) else 0


class Plot(Choice):
    """What the next mask does (V-10.1). Slots: an opposing Agent bars the room, places filled in this action."""

    def __init__(self) -> None:
        super().__init__("plot", "V-10.1", None, ["city", "room", "alliance", "move", "remove", "done"])
        self.hints = ["duel"]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        what = move - self.base
        if what == DONE:
            return 0
        if p.masks == 0 and total(p, seat, INTRIGUE_ACTION, MASK) == 0:
            return NO_MASK
        if p.agenda[-6]:
            return 0 if what == REMOVE else ROOM_FIRST
        if what == REMOVE:
            for spy in p.spy:
                if spy >= 0 and spy != seat:
                    return 0
            return NO_OPPOSING_AGENT
        if what == MOVE:
            code = NO_AGENT
            for place in range(SPOTS_FOR_AGENTS):
                if p.spy[place] == seat:
                    if not (p.agenda[-5] >> place) & 1:
                        return 0
                    code = REDUNDANT
            return code
        if p.agents[seat] == 0:
            return NO_AGENT
        code = PLACE_TAKEN
        for place in places_of(p, what):
            barred = place_refusal(p, seat, place, -1)
            if barred == 0:
                return 0
            if barred == PLACE_SHELTERED or barred == PALACE_GUARDED:
                code = barred
        return code

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        what = move - self.base
        if what == DONE:
            p.pop()
            finish_action(p, seat)
            return
        if what == REMOVE:
            barred = p.slot(0)
            p.fill(0, 0)
            p.push(OUST, seat, barred)
        elif what == MOVE:
            p.push(SHIFT, seat)
        else:
            p.push(AGENT, seat, what, -1)
        p.effect = 1
        if p.masks:
            p.masks -= 1
        else:
            open_payment(p, seat, INTRIGUE_ACTION, need_of(MASK, 1), 0)


class Shift(Choice):
    """The own Agent that moves (V-10.1)."""

    def __init__(self) -> None:
        super().__init__("shift", "V-10.1", [notation.place()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        return [self.base + place for place in range(SPOTS_FOR_AGENTS) if p.spy[place] == seat]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        place = move - self.base
        if p.spy[place] != seat:
            return NOT_YOUR_AGENT
        # The frame below is that of Plot: an Agent that was placed in this action could have gone there at once.
        return REDUNDANT if (p.under(1) >> place) & 1 else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        p.pop()
        p.push(AGENT, seat, ANYWHERE, move - self.base)


class Agent(Choice):
    """Where an Agent goes (V-10.1). Slots: kind of place, the place it leaves."""

    def __init__(self) -> None:
        super().__init__("agent", "V-10.1", [notation.place()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        spy = p.spy
        return [self.base + place for place in places_of(p, p.agenda[-6]) if spy[place] < 0]

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Italy)
        rules = p.rules
        if rules.duel or rules.one_agent or any(p.bonus[which] >= 0 for which in rules.shelters):
            super().sift(p, seat, legal, spare)
        else:
            legal.extend(self.domain(p, seat))  # every free place is open

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        place = move - self.base
        kind = p.slot(0)
        if kind != ANYWHERE and kind_of(place) != kind:
            return NO_SUCH_PLACE
        return place_refusal(p, seat, place, p.slot(1))

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        place = move - self.base
        leaving = p.slot(1)
        p.pop()
        p.fill(1, p.slot(1) | (1 << place))
        spy = p.spy[:]
        spy[place] = seat
        if leaving >= 0:
            spy[leaving] = -1
            if p.ear is not None:
                p.ear.hear(E_AGENT_MOVED, [seat, leaving, place])
        else:
            p.agents = put(p.agents, seat, p.agents[seat] - 1)
            if p.ear is not None:
                p.ear.hear(E_AGENT, [seat, place])
        p.spy = spy


class Oust(Choice):
    """The opposing Agent that is removed (V-10.1, V-10.3). Slot: it must be the one in the own room (V-10.9)."""

    def __init__(self) -> None:
        super().__init__("oust", "V-10.3", [notation.place()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Italy)
        if p.agenda[-6]:
            return [self.base + P_ROOM + seat * RING + p.room]
        spy = p.spy
        return [self.base + place for place in range(SPOTS_FOR_AGENTS) if spy[place] >= 0 and spy[place] != seat]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Italy)
        place = move - self.base
        if p.spy[place] < 0 or p.spy[place] == seat:
            return NO_OPPOSING_AGENT
        if p.agenda[-6] and place != P_ROOM + seat * RING + p.room:
            return ROOM_FIRST
        return 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Italy)
        place = move - self.base
        p.pop()
        owner = p.spy[place]
        p.spy = put(p.spy, place, -1)
        p.agents = put(p.agents, owner, p.agents[owner] + 1)
        if p.ear is not None:
            p.ear.hear(E_OUSTED, [seat, owner, place])
