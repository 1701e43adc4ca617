"""Setting up a game (V-2, VW-1)."""

from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.codes import YEAR
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.spring import ask_families
from signoria.games.virtu.terms import (
    BENCH,
    CATHEDRALS,
    FRESH,
    MAJORS,
    NEUTRAL,
    ON_TRACK,
    OWN,
    RING,
    SPOTS_FOR_AGENTS,
    T_CATHEDRAL,
    TOWNS,
)
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
    p.push(YEAR)
    ask_families(p)
    return p


def lay_out(p: Italy, book: ItalyBook) -> None:
    """Everything on the board and in the palaces but the family cards."""
    seats = p.seats
    p.florins = book.start_florins[:]
    control = [NEUTRAL] * TOWNS
    troops = [0] * (book.holders * TOWNS)
    own = [0] * (seats * OWN)
    for seat in range(seats):
        for city in book.home[seat]:
            control[city] = seat
        troops[seat * TOWNS : seat * TOWNS + TOWNS] = book.start_troops[seat]
        for tile in book.start_tiles[seat]:
            own[seat * OWN + tile] = FRESH
    if book.duel:
        for major in range(len(MAJORS)):
            holder = seats + major
            for city in book.major_cities[major]:
                control[city] = holder
            troops[holder * TOWNS : holder * TOWNS + TOWNS] = book.major_troops[major]
    p.control = control
    p.troops = troops
    p.beaten = [0] * len(troops)
    p.own = own
    p.face = [0] * (T_CATHEDRAL + CATHEDRALS)
    p.court = [-1] * (seats * BENCH)
    p.tired = [0] * (seats * BENCH)
    p.action = [-1] * (seats * RING)
    p.beneath = [-1] * (seats * RING)
    p.marker = [-1] * seats
    p.indulgence = [0] * (seats * RING)
    p.agents = book.start_agents[:]
    p.reserve = [book.agents_max - n for n in book.start_agents]
    p.spy = [-1] * SPOTS_FOR_AGENTS
    p.rank = [0] * seats
    p.bonus = [-1] * len(book.bonus_type)
    p.ally = [-1] * len(book.alliance_cost)
    p.ally_used = [0] * len(book.alliance_cost)
    p.trophies = [0] * (seats * book.holders)
    p.stock = book.stock[:]
    p.pawn = [-1] * CATHEDRALS
    p.tokens = [0] * seats
    p.influence = book.major_start[:] if book.duel else [0] * len(MAJORS)
    p.sworn = [ON_TRACK] * len(MAJORS)
