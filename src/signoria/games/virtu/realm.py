"""Cities gained and lost, the city track, reach by road and sea, influence on the Major Cities."""

from signoria.games.virtu import terms as t
from signoria.games.virtu import told
from signoria.games.virtu.palace import overfull, shown
from signoria.games.virtu.position import Italy
from signoria.kernel.position import put, tell


def space_of(p: Italy, cities: int) -> int:
    """The space of the city track: the lowest and the highest one are shared (V-R32)."""
    return p.book.space[cities]


def set_control(p: Italy, city: int, holder: int) -> None:
    """A city changes hands; the discs on the city track move at once (V-11.14)."""
    old = p.control[city]
    before = [p.city_count(seat) for seat in range(p.seats)] if not p.book.duel else []
    p.control = put(p.control, city, holder)
    for seat in (old, holder):
        if before and seat >= 0 and space_of(p, before[seat]) != space_of(p, p.city_count(seat)):
            p.recent = [seat, *[other for other in p.recent if other != seat]]


def turn_order(p: Italy) -> list[int]:
    """Down the city track, within a space from the upper disc to the lower (V-11.16)."""
    order: list[int] = []
    spaces: list[int] = []
    for seat in p.recent:
        space = space_of(p, p.city_count(seat))
        at = len(order)
        while at and spaces[at - 1] < space:
            at -= 1
        order.insert(at, seat)
        spaces.insert(at, space)
    return order


def seas_to(p: Italy, seat: int, city: int) -> int:
    """The fewest seas from one of a seat's ports to a port, 0 if there is no way (V-9.6)."""
    least = 0
    control = p.control
    for port in p.book.ports[city]:
        if control[port] >= 0 and p.holds(seat, port):
            n = p.book.sea[city][port]
            if least == 0 or n < least:
                least = n
    return least


def by_road(p: Italy, seat: int, city: int) -> bool:
    """Whether a city is a road neighbour of one that the seat controls or, with two players, an ally of it."""
    for near in p.book.roads[city]:
        if p.control[near] >= 0 and p.holds(seat, near):
            return True
    return False


def annex_value(p: Italy, seat: int, city: int) -> int:
    """The base value, less for an own Agent, more for another one (V-9.3)."""
    spy = p.spy[city]
    if spy < 0:
        return p.book.value[city]
    return p.book.value[city] + (-1 if spy == seat else 1)


def conquer(p: Italy, seat: int, city: int) -> None:
    """The winner of a siege takes the city and its tile, exhausted (V-11.8 to V-11.10)."""
    loser = p.control[city]
    owner = loser
    if loser >= p.seats:
        owner = p.sworn[loser - p.seats] if p.sworn[loser - p.seats] in (0, 1) else t.NEUTRAL
    if owner >= 0:
        rescue_florins(p, owner, city)
    set_control(p, city, seat)
    face = p.face[:]
    face[city] = 1
    for k, at in enumerate(p.pawn):
        if at == city:
            face[t.T_CATHEDRAL + k] = 1
            tell(p, told.E_CATHEDRAL_TAKEN, seat, city)
    p.face = face
    if loser != t.NEUTRAL:
        take_trophy(p, seat, loser)
    if p.book.duel:
        if loser >= p.seats:
            shock(p, seat, loser - p.seats, city)
    elif loser >= 0 and overfull(p, loser):
        p.push(t.YIELD, loser)


def rescue_florins(p: Italy, owner: int, city: int) -> None:
    """Whoever loses a tile takes its florins first: that can never be wrong (V-R43)."""
    florins = p.book.sym[(p.book.tile_row + city) * t.KINDS + t.FLORIN]
    if florins and not p.face[city]:
        p.unshare()
        p.florins[owner] += florins
        if p.ear is not None:
            p.ear.hear(told.E_COLLECT, [owner, t.R_TILE + city, florins, *shown(p, -1)])


def take_trophy(p: Italy, seat: int, loser: int) -> None:
    """One for each opponent (V-11.9); with two players one for each city (VW-6.2)."""
    at = seat * p.book.holders + loser
    if p.trophies[at] and not p.book.duel:
        return
    p.trophies = put(p.trophies, at, p.trophies[at] + 1)
    if p.ear is not None:
        if loser < p.seats:
            p.ear.hear(told.E_TROPHY, [seat, loser])
        else:
            p.ear.hear(told.E_TROPHY_MAJOR, [seat, loser - p.seats])


# The Wars of Italy.


def shift_influence(p: Italy, seat: int, major: int, n: int) -> None:
    """Move a marker n spaces towards a seat, stopping at the end (VW-3.2, V-R21)."""
    end = p.book.track_end
    at = p.influence[major] + (n if seat else -n)
    p.influence = put(p.influence, major, max(-end, min(end, at)))


def marker(p: Italy, major: int) -> list[int]:
    """How far a marker is from the middle of its track, and towards which seat."""
    at = p.influence[major]
    return [abs(at), 1 if at > 0 else 0 if at < 0 else -1]


def shock(p: Italy, seat: int, major: int, city: int) -> None:
    """What the other cities think of a conquest (VW-6.3 to VW-6.5)."""
    capital = city == p.book.major_capital[major]
    if p.sworn[major] == t.ON_TRACK:
        shift_influence(p, seat, major, -p.book.siege_loss)
        if p.ear is not None and not capital:
            p.ear.hear(told.E_INFLUENCE_LOST, [seat, major, *marker(p, major)])
    if not capital:
        return
    if p.sworn[major] == t.ON_TRACK:
        eliminate(p, major)
    for other in range(len(p.sworn)):
        if other != major and p.sworn[other] == t.ON_TRACK:
            shift_influence(p, seat, other, -p.book.capital_loss)
            if p.ear is not None:
                p.ear.hear(told.E_INFLUENCE_LOST, [seat, other, *marker(p, other)])


def eliminate(p: Italy, major: int) -> None:
    """An unallied Major City leaves the game; its other cities become neutral (VW-6.5, V-R24, V-R50)."""
    holder = p.seats + major
    p.sworn = put(p.sworn, major, t.GONE)
    p.influence = put(p.influence, major, 0)
    p.troops = [0 if i // t.TOWNS == holder else n for i, n in enumerate(p.troops)]
    p.beaten = [0 if i // t.TOWNS == holder else n for i, n in enumerate(p.beaten)]
    p.control = [t.NEUTRAL if at == holder else at for at in p.control]
    free_track(p, major)
    tell(p, told.E_ELIMINATED, major)


def free_track(p: Italy, major: int) -> None:
    """An Agent on a marker that leaves returns to its owner (V-R50, VW-4.5)."""
    spy = p.spy[t.P_TRACK + major]
    if spy >= 0:
        p.spy = put(p.spy, t.P_TRACK + major, -1)
        p.agents = put(p.agents, spy, p.agents[spy] + 1)
