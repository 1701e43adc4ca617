"""Intrigue: Agents placed, moved and removed, one mask each (V-10)."""

from typing import Final

from signoria.games.virtu import notation, told
from signoria.games.virtu import terms as t
from signoria.games.virtu.means import total
from signoria.games.virtu.packed import need_of
from signoria.games.virtu.payment import open_payment
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.acting import finish_action
from signoria.kernel.position import REDUNDANT, put, tell
from signoria.kernel.step import Choice

ANYWHERE: Final = 3
MOVE: Final = 3
REMOVE: Final = 4
DONE: Final = 5


def exists(p: Italy, place: int) -> bool:
    """Whether a place is part of this game, and a track still has its marker."""
    if place < t.P_ROOM:
        return p.book.in_play[place]
    if place < t.P_ALLIANCE:
        return place < t.P_ROOM + p.seats * t.RING
    if place < t.P_TRACK:
        return not p.book.duel
    return p.book.duel and p.sworn[place - t.P_TRACK] == t.ON_TRACK


def kind_of(place: int) -> int:
    return 0 if place < t.P_ROOM else 1 if place < t.P_ALLIANCE else 2


def host(p: Italy, place: int) -> int:
    """Whose place it is: the holder of a city or alliance, the owner of a palace; -1 for nobody."""
    if place < t.P_ROOM:
        holder = p.control[place]
        return holder if holder < p.seats else -1
    if place < t.P_ALLIANCE:
        return (place - t.P_ROOM) // t.RING
    return p.ally[place - t.P_ALLIANCE] if place < t.P_TRACK else -1


def sheltered(p: Italy, seat: int, place: int) -> bool:
    """Whether The Prince keeps other Agents away from a place (V-8.6)."""
    for which in p.book.shelters:
        owner = p.bonus[which]
        if owner >= 0 and owner != seat and host(p, place) == owner:
            return True
    return False


def guarded(p: Italy, seat: int, place: int, leaving: int) -> bool:
    """Whether a palace already holds an opposing Agent (optional rule, V-10.6)."""
    if not p.book.one_agent or not t.P_ROOM <= place < t.P_ALLIANCE:
        return False
    owner = (place - t.P_ROOM) // t.RING
    if owner == seat:
        return False
    first = t.P_ROOM + owner * t.RING
    for other in range(first, first + t.RING):
        if other != leaving and p.spy[other] >= 0 and p.spy[other] != owner:
            return True
    return False


def place_refusal(p: Italy, seat: int, place: int, leaving: int) -> int:
    """Whether an Agent may come to a place (V-10.1, V-10.2)."""
    if not exists(p, place):
        return told.FORBIDDEN_CITY if place < t.P_ROOM else told.NO_SUCH_PLACE
    if p.spy[place] >= 0:
        return told.PLACE_TAKEN
    if not p.book.duel and sheltered(p, seat, place):
        return told.PLACE_SHELTERED
    return told.PALACE_GUARDED if guarded(p, seat, place, leaving) else 0


BARRED: Final = 0
"""Slot of Plot and Oust: an opposing Agent bars the room and must go first (V-10.9)."""
FILLED: Final = 1
"""Slot of Plot: the places that were filled in this action, as a mask."""


class Plot(Choice[Italy]):
    """What the next mask does (V-10.1)."""

    def __init__(self) -> None:
        words = ["city", "room", "alliance", "move", "remove", "done"]
        super().__init__(t.PLOT, None, words, ["barred", "filled"])
        self.hints = ["duel"]

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        what = move - self.base
        if what == DONE:
            return 0
        if p.masks == 0 and total(p, seat, t.INTRIGUE_ACTION, t.MASK) == 0:
            return told.NO_MASK
        if p.slot(BARRED):
            return 0 if what == REMOVE else told.ROOM_FIRST
        if what == REMOVE:
            for spy in p.spy:
                if spy >= 0 and spy != seat:
                    return 0
            return told.NO_OPPOSING_AGENT
        if what == MOVE:
            code = told.NO_AGENT
            for place in range(t.SPOTS_FOR_AGENTS):
                if p.spy[place] == seat:
                    if not (p.slot(FILLED) >> place) & 1:
                        return 0
                    code = REDUNDANT
            return code
        if p.agents[seat] == 0:
            return told.NO_AGENT
        code = told.PLACE_TAKEN
        for place in p.book.places[what]:
            barred = place_refusal(p, seat, place, -1)
            if barred == 0:
                return 0
            if barred == told.PLACE_SHELTERED or barred == told.PALACE_GUARDED:
                code = barred
        return code

    def apply(self, p: Italy, seat: int, move: int) -> None:
        what = move - self.base
        if what == DONE:
            p.pop()
            finish_action(p, seat)
            return
        if what == REMOVE:
            barred = p.slot(BARRED)
            p.fill(BARRED, 0)
            p.push(t.OUST, seat, barred)
        elif what == MOVE:
            p.push(t.SHIFT, seat)
        else:
            p.push(t.AGENT, seat, what, -1)
        p.effect = 1
        if p.masks:
            p.masks -= 1
        else:
            open_payment(p, seat, t.INTRIGUE_ACTION, need_of(t.MASK, 1), 0)

    def situation(self, p: Italy, seat: int) -> dict[str, int]:
        return {"masks": p.masks}

    def prospect(self, p: Italy, move: int) -> dict[str, int]:
        return {"duel": int(p.book.duel)}


class Shift(Choice[Italy]):
    """The own Agent that moves (V-10.1). The frame below is that of Plot."""

    def __init__(self) -> None:
        super().__init__(t.SHIFT, [notation.place()])

    def domain(self, p: Italy, seat: int) -> list[int]:
        return [self.base + place for place in range(t.SPOTS_FOR_AGENTS) if p.spy[place] == seat]

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        place = move - self.base
        if p.spy[place] != seat:
            return told.NOT_YOUR_AGENT
        # An Agent that was placed in this action could have gone there at once.
        return REDUNDANT if (p.under(FILLED) >> place) & 1 else 0

    def apply(self, p: Italy, seat: int, move: int) -> None:
        p.pop()
        p.push(t.AGENT, seat, ANYWHERE, move - self.base)


KIND: Final = 0
LEAVING: Final = 1
"""Slots of Agent: the kind of place that it may go to, and the place that it leaves, -1 for none."""


class Agent(Choice[Italy]):
    """Where an Agent goes (V-10.1). The frame below is that of Plot."""

    def __init__(self) -> None:
        super().__init__(t.AGENT, [notation.place()], slots=["kind", "leaving:place"])

    def domain(self, p: Italy, seat: int) -> list[int]:
        spy = p.spy
        return [self.base + place for place in p.book.places[p.slot(KIND)] if spy[place] < 0]

    def sift(self, p: Italy, seat: int, legal: list[int], spare: list[int]) -> None:
        rules = p.book
        if rules.duel or rules.one_agent or any(p.bonus[which] >= 0 for which in rules.shelters):
            super().sift(p, seat, legal, spare)
        else:
            legal.extend(self.domain(p, seat))  # every free place is open

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        place = move - self.base
        kind = p.slot(KIND)
        if kind != ANYWHERE and kind_of(place) != kind:
            return told.NO_SUCH_PLACE
        return place_refusal(p, seat, place, p.slot(LEAVING))

    def apply(self, p: Italy, seat: int, move: int) -> None:
        place = move - self.base
        leaving = p.slot(LEAVING)
        p.pop()
        p.fill(FILLED, p.slot(FILLED) | (1 << place))
        spy = p.spy[:]
        spy[place] = seat
        if leaving >= 0:
            spy[leaving] = -1
            tell(p, told.E_AGENT_MOVED, seat, leaving, place)
        else:
            p.agents = put(p.agents, seat, p.agents[seat] - 1)
            tell(p, told.E_AGENT, seat, place)
        p.spy = spy


class Oust(Choice[Italy]):
    """The opposing Agent that is removed (V-10.1, V-10.3)."""

    def __init__(self) -> None:
        super().__init__(t.OUST, [notation.place()], slots=["barred"])

    def domain(self, p: Italy, seat: int) -> list[int]:
        if p.slot(BARRED):
            return [self.base + t.P_ROOM + seat * t.RING + p.room]
        spy = p.spy
        return [self.base + place for place in range(t.SPOTS_FOR_AGENTS) if spy[place] >= 0 and spy[place] != seat]

    def refusal(self, p: Italy, seat: int, move: int) -> int:
        place = move - self.base
        if p.spy[place] < 0 or p.spy[place] == seat:
            return told.NO_OPPOSING_AGENT
        if p.slot(BARRED) and place != t.P_ROOM + seat * t.RING + p.room:
            return told.ROOM_FIRST
        return 0

    def apply(self, p: Italy, seat: int, move: int) -> None:
        place = move - self.base
        p.pop()
        owner = p.spy[place]
        p.spy = put(p.spy, place, -1)
        p.agents = put(p.agents, owner, p.agents[owner] + 1)
        tell(p, told.E_OUSTED, seat, owner, place)
