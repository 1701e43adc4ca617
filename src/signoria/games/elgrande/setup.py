"""Setting up a game: region cards, home regions, decks, grey cards (EG-2, EG-18, EG-21)."""

from signoria.games.elgrande.book import SpainBook
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.terms import (
    BOX,
    COURT,
    GREYS,
    IN_HAND,
    PASS,
    PLACES,
    POWERS,
    PROVINCE,
    REGIONS,
    ROUND,
    SPAN,
    UNPLAYED,
)
from signoria.games.elgrande.view import draw
from signoria.kernel.chance import seeded


def deal(book: SpainBook, seed: bytes) -> Spain:
    """A new game; its agenda holds the first round, with the grey module the passing before it."""
    p = Spain(book)
    chance = seeded(seed)
    p.chance = chance
    p.agenda = []
    p.ledger = [0] * (p.seats * book.sources)
    p.men = [0] * (book.colours * PLACES)
    p.grande = [0] * p.seats
    p.hand = [IN_HAND] * (p.seats * POWERS)
    p.played = [-1, -1, UNPLAYED] * book.colours
    p.offer = [-1] * len(book.piles)
    p.tables = [-1] * len(book.tables)
    p.first = chance.below(p.seats)
    regions = list(range(REGIONS))
    chance.shuffle(regions)
    p.king = regions[0]
    for i in range(p.seats):
        seat = (p.first + i) % p.seats
        home = regions[1 + i]
        p.grande[seat] = home
        p.men[seat * PLACES + home] = book.start_home
        p.men[seat * PLACES + COURT] = book.start_court
        p.men[seat * PLACES + PROVINCE] = book.caballeros - book.start_home - book.start_court
    p.decks = []
    for pile in book.piles:
        p.decks.extend(draw(book, pile, [], len(book.rounds), chance))
    if book.virtual >= 0:
        p.men[book.virtual * PLACES + PROVINCE] = book.caballeros
        p.travel = list(range(REGIONS))
        chance.shuffle(p.travel)
        p.fate = list(range(POWERS))
        chance.shuffle(p.fate)
    p.push(ROUND)
    if book.with_grey:
        cards = list(range(GREYS))
        chance.shuffle(cards)
        p.grey = [BOX] * GREYS
        for i in range(p.seats * book.grey_deal):
            p.grey[cards[i]] = (i // book.grey_deal) * SPAN + IN_HAND
        p.push_sealed(PASS, [1] * p.seats)
    return p
