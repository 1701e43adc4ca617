"""Setting up a game (L-2): decks, excommunication tiles, turn order, stocks."""

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.effects.standing import refresh_all
from signoria.games.lorenzo.position import Florence
from signoria.kernel.chance import Chance, seeded


def deal(book: FlorenceBook, seed: bytes) -> Florence:
    """The table before anything is played; the title says what comes first."""
    p = Florence(book)
    p.chance = seeded(seed)
    p.ledger = [0] * (p.seats * book.sources)
    p.goods = book.start_goods * p.seats
    p.members = [t.UNPLACED] * (p.seats * 4)
    p.crowd = [0] * len(t.SPACES)
    p.tower = [-1] * t.FLOORS
    p.holding = [-1] * (p.seats * t.HOLDING)
    p.dice = [0, 0, 0]
    p.fixed = [0] * (p.seats * 3)
    p.banned = [0] * p.seats
    p.copied = [-1] * p.seats
    p.decks = shuffled_decks(book, p.chance)
    p.cast = [cast_tile(book, period, p.chance) for period in range(3)]
    p.order = list(range(p.seats))
    p.chance.shuffle(p.order)
    for place, seat in enumerate(p.order):
        p.goods[seat * t.STOCK + t.COINS] = book.start_coins[place]
    p.tiles = [-1 if book.advanced else book.tile_basic.index(True)] * p.seats
    refresh_all(p)
    return p


def shuffled_decks(book: FlorenceBook, chance: Chance) -> list[int]:
    """The cards of each type, period by period, in drawing order (L-2.1)."""
    decks: list[int] = []
    for sorted_pile in book.piles:
        pile = sorted_pile[:]
        chance.shuffle(pile)
        decks.extend(pile)
    return decks


def cast_tile(book: FlorenceBook, period: int, chance: Chance) -> int:
    tiles = [number for number, of in enumerate(book.ban_period) if of == period]
    return tiles[chance.below(len(tiles))]
