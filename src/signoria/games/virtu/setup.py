"""Setting up a game (V-2, VW-1)."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.position import Italy
from signoria.games.virtu.sequence import the_game
from signoria.kernel.chance import seeded


def deal(book: ItalyBook, seed: bytes) -> Italy:
    """A new game: seat by seat the powers of the table; chance only says who begins (V-2.6)."""
    p = Italy(book)
    p.chance = seeded(seed)
    p.agenda = []
    seats = p.seats
    p.ledger = [0] * (seats * book.sources)
    lay_out(p, book)
    first = 0 if book.duel else p.chance.below(seats)
    p.order = [(first + k) % seats for k in range(seats)]
    p.recent = p.order[:]
    p.patrons = p.order[:]
    the_game(p)
    p.forward(0)
    return p


def lay_out(p: Italy, book: ItalyBook) -> None:
    """Everything on the board and in the palaces but the family cards."""
    seats = p.seats
    p.florins = book.start_florins[:]
    control = [t.NEUTRAL] * t.TOWNS
    troops = [0] * (book.holders * t.TOWNS)
    own = [0] * (seats * t.OWN)
    for seat in range(seats):
        for city in book.home[seat]:
            control[city] = seat
        troops[seat * t.TOWNS : seat * t.TOWNS + t.TOWNS] = book.start_troops[seat]
        for tile in book.start_tiles[seat]:
            own[seat * t.OWN + tile] = t.FRESH
    if book.duel:
        for major in range(len(t.MAJORS)):
            holder = seats + major
            for city in book.major_cities[major]:
                control[city] = holder
            troops[holder * t.TOWNS : holder * t.TOWNS + t.TOWNS] = book.major_troops[major]
    p.control = control
    p.troops = troops
    p.beaten = [0] * len(troops)
    p.own = own
    p.face = [0] * (t.T_CATHEDRAL + t.CATHEDRALS)
    p.court = [-1] * (seats * t.BENCH)
    p.tired = [0] * (seats * t.BENCH)
    p.action = [-1] * (seats * t.RING)
    p.beneath = [-1] * (seats * t.RING)
    p.marker = [-1] * seats
    p.indulgence = [0] * (seats * t.RING)
    p.agents = book.start_agents[:]
    p.reserve = [book.agents_max - n for n in book.start_agents]
    p.spy = [-1] * t.SPOTS_FOR_AGENTS
    p.rank = [0] * seats
    p.bonus = [-1] * len(book.bonus_type)
    p.ally = [-1] * len(book.alliance_cost)
    p.ally_used = [0] * len(book.alliance_cost)
    p.trophies = [0] * (seats * book.holders)
    p.stock = book.stock[:]
    p.pawn = [-1] * t.CATHEDRALS
    p.tokens = [0] * seats
    p.influence = book.major_start[:] if book.duel else [0] * len(t.MAJORS)
    p.sworn = [t.ON_TRACK] * len(t.MAJORS)
