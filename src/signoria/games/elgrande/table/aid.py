"""The sheet beside the table, and what the icons mean."""

from collections import Counter

from signoria.drawing.aid import Block, Meaning, lines, meanings
from signoria.drawing.pen import Pen
from signoria.drawing.pieces import cab, medal, u
from signoria.games.elgrande import terms as t
from signoria.games.elgrande.book import SpainBook
from signoria.words.words import capital

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
        Block(pen.word("aid-cards"), lines=cards(book, pen), wide=True, small=True),
    ]


def regions(book: SpainBook, pen: Pen) -> list[list[str]]:
    """What every place is worth with so many players, in the order of scoring; then the two tables of Decree."""
    rows = [
        (capital(pen.name("place", name)), book.points[3 * n :]) for n, name in enumerate(book.places[: t.REGIONS + 1])
    ]
    rows += [(pen.name("card", "d4-01"), book.table_points[3 * n :]) for n in range(len(book.tables))]
    return [[name, *[str(n) if n else "–" for n in points[: book.scoring_places]]] for name, points in rows]


def cards(book: SpainBook, pen: Pen) -> list[str]:
    """The cards of every deck: how many caballeros they place, how often they are there, and what they do."""
    found = []
    for deck, there in enumerate(book.base):
        many = Counter(pen.name("card", book.cards[card]) for card in there)
        told = {pen.name("card", book.cards[card]): card for card in there}
        for name, card in told.items():
            times = f" ×{many[name]}" if many[name] > 1 else ""
            placed = f"{book.card_caballeros[card]} {u('caballero')}"
            found.append(f"{DECKS[deck]} · {placed} <b>{name}{times}</b> {pen.word(f'card-{book.cards[card]}.text')}")
    return found


def icons(pen: Pen) -> list[Meaning]:
    shield = f'<svg class="ic" viewBox="-17 -20 34 43" aria-hidden="true">{cab(0, 0, "azure", 3, extra="")}</svg>'
    coins = "".join(
        medal(13 + 24 * n, 13, 11, fill, points) for n, (fill, points) in enumerate(zip(PLACES, "531", strict=True))
    )
    row = f'<svg class="ic wide" viewBox="0 0 74 26" aria-hidden="true">{coins}</svg>'
    own = [Meaning(shield, pen.word("icon-men")), Meaning(row, pen.word("icon-points"))]
    return [*own, *meanings(pen, ["caballero", "castle", "crown", "king"])]
