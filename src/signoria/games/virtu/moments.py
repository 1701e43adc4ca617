"""Moments at which a scenario may begin, and what follows from the rest of a position."""

from typing import Final

from signoria.games.virtu.codes import (
    ACT,
    ALLY,
    ARRANGE,
    BUY,
    MARKER,
    ORDER,
    RECRUIT,
    RETREATS,
    SCORING,
    SIEGES,
    SPRING,
    START,
    UPKEEP,
    WINTER,
    YEAR_END,
)
from signoria.games.virtu.palace import overfull
from signoria.games.virtu.position import Italy
from signoria.games.virtu.scoring import palace_cards
from signoria.games.virtu.terms import (
    CHARACTERS,
    I_CATHEDRAL,
    I_GUILD,
    I_KINGDOM,
    I_REPUBLIC,
    ITEMS,
    OWN,
    T_DUCHY,
    T_GUILD,
    T_KINGDOM,
    T_REPUBLIC,
)
from signoria.kernel.errors import BadPosition
from signoria.kernel.position import NONE
from signoria.kernel.schema import moment_of, number_of

MOMENTS: Final = [
    "start",
    "spring",
    "turn",
    "act",
    "sieges",
    "retreats",
    "order",
    "winter",
    "upkeep",
    "arrange",
    "buy",
    "recruit",
    "ally",
    "yearend",
    "scoring",
]
KEYS: Final = ["moment", "seat"]
IN_WINTER: Final = {"upkeep": UPKEEP, "arrange": ARRANGE, "buy": BUY, "recruit": RECRUIT, "ally": ALLY}


def begin(p: Italy, where: dict[str, object]) -> None:
    """Set the agenda to a moment; `seat` says whose, where that matters."""
    moment = moment_of(where, MOMENTS, KEYS)
    derive(p)
    if moment == "start":
        return
    p.sealed = NONE
    p.agenda = []
    p.year = max(p.year, 1)
    if moment == "scoring":
        p.push(SCORING)
        return
    p.push(YEAR_END)
    if moment == "yearend":
        return
    if moment == "order":
        p.push(ORDER)
        return
    if moment == "retreats":
        p.push(RETREATS, -1, 0, -1)
        return
    seat = number_of(p.book, "begin", "seat", where["seat"]) if "seat" in where else p.order[0]
    place = p.order.index(seat)
    if moment == "winter" or moment in IN_WINTER:
        begin_winter(p, str(moment), place)
        return
    p.push(SIEGES)
    if moment == "sieges":
        return
    p.push(SPRING, -1, place if moment == "spring" else place + 1)
    if moment == "turn":
        p.push(START if p.marker[seat] < 0 else MARKER, seat)
    elif moment == "act":
        if p.marker[seat] < 0:
            raise BadPosition("begin: the marker must lie on a room (V-5.2)")
        p.push(ACT, seat)


def begin_winter(p: Italy, moment: str, place: int) -> None:
    """One step of a seat's Winter; the later steps and the other seats follow."""
    for other in reversed(p.order[place + (moment != "winter") :]):
        p.push(WINTER, other)
    if moment == "winter":
        return
    seat = p.order[place]
    following = ["ally", "recruit", "buy", "arrange", "upkeep"]
    for name in following[: following.index(moment) + 1]:
        if name == "ally" and p.rules.duel:
            continue
        if name == "buy":
            p.push(BUY, seat, 0, -1)
        elif name == "recruit":
            p.push(RECRUIT, seat, -1)
        else:
            p.push(IN_WINTER[name], seat)


# What follows from the rest.


def derive(p: Italy) -> None:
    """The supply is what nobody has; Agents that are nowhere else are in the general reserve."""
    stock = p.rules.stock[:]
    for seat in range(p.seats):
        for card in palace_cards(p, seat):
            if card < len(CHARACTERS):
                stock[card] -= 1
        for item, tile in ((I_KINGDOM, T_KINGDOM), (I_REPUBLIC, T_REPUBLIC), (I_GUILD, T_GUILD)):
            if p.own[seat * OWN + tile - T_DUCHY]:
                stock[item] -= 1
        placed = p.spy.count(seat)
        most = p.rules.agents_max
        if p.rules.duel:
            most += sum(p.rules.major_agents[m] for m in range(len(p.sworn)) if p.sworn[m] == seat)
        agents = p.agents[:]
        agents[seat] = min(agents[seat], most - placed)
        p.agents = agents
        reserve = p.reserve[:]
        reserve[seat] = most - placed - agents[seat]
        p.reserve = reserve
        if overfull(p, seat):
            raise BadPosition("a palace has no slots for so many courtiers (V-12.9)")
    stock[I_CATHEDRAL] -= sum(1 for city in p.pawn if city >= 0)
    for item in range(len(ITEMS)):
        if stock[item] < 0:
            raise BadPosition(f"there are not so many of {ITEMS[item]} (V-2.2)")
    p.stock = [*stock[:12], *p.stock[12:14], *stock[14:]]
