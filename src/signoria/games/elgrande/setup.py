"""Setting up a game: region cards, home regions, decks, grey cards (EG-2, EG-18, EG-21)."""

from signoria.games.elgrande import terms as t
from signoria.games.elgrande.book import SpainBook
from signoria.games.elgrande.position import Spain
from signoria.kernel.chance import Chance, seeded


def deal(book: SpainBook, seed: bytes) -> Spain:
    """All that lies on the table when a new game begins."""
    p = Spain(book)
    chance = seeded(seed)
    p.chance = chance
    p.ledger = [0] * (p.seats * book.sources)
    p.men = [0] * (book.colours * t.PLACES)
    p.grande = [0] * p.seats
    p.hand = [t.IN_HAND] * (p.seats * t.POWERS)
    p.played = [-1, -1, t.UNPLAYED] * book.colours
    p.offer = [-1] * len(book.piles)
    p.tables = [-1] * len(book.tables)
    p.first = chance.below(p.seats)
    regions = list(range(t.REGIONS))
    chance.shuffle(regions)
    p.king = regions[0]
    for i, seat in enumerate(p.clockwise(p.first)):
        home = regions[1 + i]
        p.grande[seat] = home
        p.men[seat * t.PLACES + home] = book.start_home
        p.men[seat * t.PLACES + t.COURT] = book.start_court
        p.men[seat * t.PLACES + t.PROVINCE] = book.caballeros - book.start_home - book.start_court
    p.decks = []
    for pile in book.piles:
        p.decks.extend(draw(book, pile, [], len(book.rounds), chance))
    if book.virtual >= 0:
        p.men[book.virtual * t.PLACES + t.PROVINCE] = book.caballeros
        p.travel = list(range(t.REGIONS))
        chance.shuffle(p.travel)
        p.fate = list(range(t.POWERS))
        chance.shuffle(p.fate)
    if book.with_grey:
        cards = list(range(t.GREYS))
        chance.shuffle(cards)
        p.grey = [t.BOX] * t.GREYS
        for i in range(p.seats * book.grey_deal):
            p.grey[cards[i]] = (i // book.grey_deal) * t.SPAN + t.IN_HAND
    return p


def draw(book: SpainBook, pile: list[int], seen: list[int], count: int, chance: Chance) -> list[int]:
    """The next cards of a pile in random order, veteran cards exchanged for random ones (EG-20.1, EG-R24)."""
    cards: list[int] = []
    for deck in pile:
        unseen = [card for card in book.base[deck] if card not in seen]
        if len(book.base[deck]) == 1:
            return [book.base[deck][0]] * count
        chance.shuffle(unseen)
        cards.extend(unseen[len(book.added[deck]) :])
        cards.extend(card for card in book.added[deck] if card not in seen)
    chance.shuffle(cards)
    return cards[:count]
