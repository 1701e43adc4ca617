"""The sheet beside the table, and what the icons mean."""

from collections import Counter

from signoria.drawing.aid import Block, Meaning, lines, meanings
from signoria.drawing.pen import Pen
from signoria.drawing.pieces import cab, medal, u
from signoria.games.elgrande import terms as t
from signoria.games.elgrande.book import SpainBook

PLACES = ("#d9a93a", "#d7d7d2", "#c98a5c")
"""Gold, silver and bronze, as on the map."""
DECKS = ("I", "II", "III", "IV", "V")


def blocks(pen: Pen) -> list[Block]:
    book = pen.book
    assert isinstance(book, SpainBook)
    powers = [f"{value} {u('caballero')} {count}" for value, count in enumerate(book.summons, 1)]
    return [
        Block(pen.word("aid-round"), lines=lines(pen, "aid-round-text")),
        Block(pen.word("aid-king"), lines=lines(pen, "aid-king-text")),
        Block(pen.word("aid-scoring"), lines=lines(pen, "aid-scoring-text", places=book.scoring_places)),
        Block(pen.word("aid-regions"), rows=regions(book, pen)),
        Block(pen.word("aid-power"), rows=[powers[:7], powers[7:]], wide=True),
        Block(pen.word("aid-cards"), rows=decks(book, pen), wide=True),
    ]


def regions(book: SpainBook, pen: Pen) -> list[list[str]]:
    """What every place is worth with so many players, in the order of scoring; then the two tables of Decree."""
    rows = [(pen.name("place", name), book.points[3 * n :]) for n, name in enumerate(book.places[: t.REGIONS + 1])]
    rows += [(pen.name("card", "d4-01"), book.table_points[3 * n :]) for n in range(len(book.tables))]
    return [[name, *[str(n) if n else "–" for n in points[: book.scoring_places]]] for name, points in rows]


def decks(book: SpainBook, pen: Pen) -> list[list[str]]:
    """The cards of every deck, with how many caballeros they place and how often they are there."""
    found = []
    for deck, cards in enumerate(book.base):
        names = Counter(pen.name("card", book.cards[card]) for card in cards)
        placed = sorted({book.card_caballeros[card] for card in cards})
        numbers = "–".join(str(n) for n in dict.fromkeys((placed[0], placed[-1]))) + f" {u('caballero')}"
        told = [f"{name} ×{count}" if count > 1 else name for name, count in names.items()]
        found.append([DECKS[deck], numbers, ", ".join(told)])
    return found


def icons(pen: Pen) -> list[Meaning]:
    shield = f'<svg class="ic" viewBox="-17 -20 34 43" aria-hidden="true">{cab(0, 0, "azure", 3, extra="")}</svg>'
    coins = "".join(
        medal(13 + 24 * n, 13, 11, fill, points) for n, (fill, points) in enumerate(zip(PLACES, "531", strict=True))
    )
    row = f'<svg class="ic wide" viewBox="0 0 74 26" aria-hidden="true">{coins}</svg>'
    own = [Meaning(shield, pen.word("icon-men")), Meaning(row, pen.word("icon-points"))]
    return [*own, *meanings(pen, ["caballero", "castle", "crown", "king"])]
