"""Scenarios: the moments at which one may begin, and positions in brief (docs/scenarios.md)."""

from typing import Final

from signoria.games.virtu import terms as t
from signoria.games.virtu.palace import overfull
from signoria.games.virtu.position import Italy
from signoria.games.virtu.scoring import palace_cards
from signoria.games.virtu.sequence import a_turn, a_winter, after_the_retreats, after_the_sieges
from signoria.kernel.errors import BadPosition
from signoria.kernel.position import FRAME, NOBODY, NONE
from signoria.kernel.schema import listed, moment_of, number_of, table

Table = dict[str, object]

MOMENTS: Final = {
    "start": "",
    "spring": "",
    "turn": "seat",
    "act": "seat",
    "sieges": "",
    "retreats": "",
    "order": "",
    "winter": "seat",
    "upkeep": "seat",
    "arrange": "seat",
    "buy": "seat",
    "recruit": "seat",
    "ally": "seat",
    "yearend": "",
    "scoring": "",
}
"""Where a scenario may begin, and what else it must say there, or may [in brackets]."""
IN_WINTER: Final = {"upkeep": t.UPKEEP, "arrange": t.ARRANGE, "buy": t.BUY, "recruit": t.RECRUIT, "ally": t.ALLY}


def begin(p: Italy, where: Table) -> None:
    """Set the agenda to a moment; `seat` says whose, where that matters."""
    moment = moment_of(where, MOMENTS)
    derive(p)
    if moment == "start":
        return
    p.sealed = NONE
    p.agenda = []
    p.year = max(p.year, 1)
    if moment == "scoring":
        p.push(t.SCORING)
        return
    p.push(t.YEAR_END)
    if moment == "yearend":
        return
    if moment == "order":
        after_the_retreats(p)
        return
    if moment == "retreats":
        after_the_sieges(p)
        return
    seat = number_of(p.book, "begin", "seat", where["seat"]) if "seat" in where else p.order[0]
    place = p.order.index(seat)
    if moment == "winter" or moment in IN_WINTER:
        begin_winter(p, str(moment), place)
        return
    p.push(t.SIEGES)
    if moment == "sieges":
        return
    p.push(t.SPRING, NOBODY, place if moment == "spring" else place + 1)
    if moment == "turn":
        a_turn(p, seat)
    elif moment == "act":
        if p.marker[seat] < 0:
            raise BadPosition("begin: the marker must lie on a room (V-5.2)")
        p.push(t.ACT, seat)


def begin_winter(p: Italy, moment: str, place: int) -> None:
    """One step of a seat's Winter; the later steps and the other seats follow."""
    at = len(p.agenda)
    if moment == "winter":
        p.push(t.WINTER, p.order[place])
    else:
        a_winter(p, p.order[place])
    for other in p.order[place + 1 :]:
        p.push(t.WINTER, other)
    p.forward(at)
    if moment == "upkeep" and p.agenda[-FRAME] != t.UPKEEP:
        p.push(t.UPKEEP, p.order[place])
    if moment in IN_WINTER:
        skip_to(p, IN_WINTER[moment], p.order[place])


def skip_to(p: Italy, step: int, seat: int) -> None:
    """Leave out what comes before a step of a seat, or all of the seat where it has no such step."""
    while p.agenda[-FRAME] != step and p.seat() == seat:
        p.pop()


# What follows from the rest.


def derive(p: Italy) -> None:
    """The supply is what nobody has; Agents that are nowhere else are in the general reserve."""
    stock = p.book.stock[:]
    for seat in range(p.seats):
        for card in palace_cards(p, seat):
            if card < len(t.CHARACTERS):
                stock[card] -= 1
        for item, tile in ((t.I_KINGDOM, t.T_KINGDOM), (t.I_REPUBLIC, t.T_REPUBLIC), (t.I_GUILD, t.T_GUILD)):
            if p.own[seat * t.OWN + tile - t.T_DUCHY]:
                stock[item] -= 1
        placed = p.spy.count(seat)
        most = p.book.agents_max
        if p.book.duel:
            most += sum(p.book.major_agents[m] for m in range(len(p.sworn)) if p.sworn[m] == seat)
        agents = p.agents[:]
        agents[seat] = min(agents[seat], most - placed)
        p.agents = agents
        reserve = p.reserve[:]
        reserve[seat] = most - placed - agents[seat]
        p.reserve = reserve
        if overfull(p, seat):
            raise BadPosition("a palace has no slots for so many courtiers (V-12.9)")
    stock[t.I_CATHEDRAL] -= sum(1 for city in p.pawn if city >= 0)
    for item in range(len(t.ITEMS)):
        if stock[item] < 0:
            raise BadPosition(f"there are not so many of {t.ITEMS[item]} (V-2.2)")
    p.stock = [*stock[:12], *p.stock[12:14], *stock[14:]]


# In brief.


def complete(p: Italy, data: Table) -> Table:
    """The fields of a position, from their brief forms: cities by holder, troops, exhausted tiles."""
    full = dict(data)
    if isinstance(full.get("troops"), dict):
        full["troops"] = {
            holder: dict.fromkeys(t.CITIES, 0) | table(f"troops.{holder}", given)
            for holder, given in table("troops", full["troops"]).items()
        }
    if "cities" in full:
        full["control"] = complete_cities(p, table("cities", full.pop("cities")), full.get("control"))
    if "exhausted" in full:
        faces = dict(table("face", full.get("face", {})))
        for tile in listed("exhausted", full.pop("exhausted")):
            faces[str(tile)] = 1
        full["face"] = faces
    return full


def complete_cities(p: Italy, cities: Table, control: object) -> Table:
    """A holder that is mentioned has these cities and no others."""
    found: Table = dict(table("control", control)) if control is not None else {}
    for holder in cities:
        number = number_of(p.book, "cities", "holder", holder)
        for city in p.book.cities:
            if p.control[city] == number:
                found.setdefault(t.CITIES[city], "none")
    for name, given in cities.items():
        for town in listed(f"cities.{name}", given):
            found[str(town)] = name
    return found
