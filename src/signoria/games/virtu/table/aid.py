"""The sheet beside the table, and what the icons mean."""

from signoria.drawing.aid import Block, Meaning, lines, meanings
from signoria.drawing.pen import Pen
from signoria.drawing.pieces import u
from signoria.games.virtu import terms as t
from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.table.draw_goods import ACTION_ICONS, signs


def blocks(pen: Pen) -> list[Block]:
    book = pen.book
    assert isinstance(book, ItalyBook)
    year = lines(pen, "aid-round-text")
    winter = lines(pen, "aid-winter-text", home=book.recruit_home, away=book.recruit_away)
    if book.duel:
        year, winter = year[:2] + year[3:], winter[:-1]  # no new turn order, no great powers
    shared = [
        Block(pen.word("aid-round-wars" if book.duel else "aid-round"), lines=year),
        Block(pen.word("aid-actions"), rows=actions(book, pen)),
        Block(pen.word("aid-winter"), lines=winter),
        Block(pen.word("aid-war"), lines=lines(pen, "aid-war-text")),
        Block(pen.word("aid-buy"), rows=wares(book, pen), wide=True),
    ]
    if book.duel:
        return [*shared, Block(pen.word("aid-end"), lines=lines(pen, "aid-end-wars"))]
    return [
        *shared,
        Block(pen.word("aid-patronage"), rows=patronage(book)),
        Block(pen.word("aid-alliances"), rows=alliances(book, pen)),
        Block(pen.word("aid-cities"), rows=cities(book)),
        Block(pen.word("aid-religion"), rows=religion(book)),
        Block(pen.word("aid-end"), lines=lines(pen, "aid-end-text")),
    ]


def actions(book: ItalyBook, pen: Pen) -> list[list[str]]:
    """The six actions; The Wars of Italy have no patronage and no great powers, and influence beside annexing."""
    found = {name: f"aid-{name}" for name in t.ACTIONS}
    if book.duel:
        del found["patronise"]
        found["annex"], found["govern"] = "aid-annex-wars", "aid-govern-wars"
    return [[pen.name("action", name), pen.word(key)] for name, key in found.items()]


def patronage(book: ItalyBook) -> list[list[str]]:
    """The ranks with their price and what they are worth at the end."""
    points = book.patronage_points[1:]
    return [
        [str(n), signs(cost), str(vp)] for n, (cost, vp) in enumerate(zip(book.patronage_cost, points, strict=True), 1)
    ]


def alliances(book: ItalyBook, pen: Pen) -> list[list[str]]:
    names = zip(t.ALLIANCES, book.alliance_cost, strict=True)
    return [[pen.name("alliance", name), signs(cost), pen.word(f"aid-{name}")] for name, cost in names]


def wares(book: ItalyBook, pen: Pen) -> list[list[str]]:
    """What can be bought in this game, three a row."""
    found = [
        [pen.name("item", name), signs(book.item_cost[item])] for item, name in enumerate(t.ITEMS) if book.stock[item]
    ]
    found += [["", ""]] * (-len(found) % 3)
    return [found[n] + found[n + 1] + found[n + 2] for n in range(0, len(found), 3)]


def cities(book: ItalyBook) -> list[list[str]]:
    counts = [book.city_first + n for n in range(len(book.city_points))]
    return [[u("castle"), *[str(n) for n in counts]], ["", *[str(points) for points in book.city_points]]]


def religion(book: ItalyBook) -> list[list[str]]:
    return [[f"{n}." for n in range(1, len(book.religion) + 1)], [str(points) for points in book.religion]]


def icons(pen: Pen) -> list[Meaning]:
    signs = meanings(pen, list(t.SYMBOLS))
    actions = [Meaning(u(ACTION_ICONS[name]), pen.name("action", name)) for name in t.ACTIONS]
    return [*signs, *meanings(pen, ["troop", "agent", "indulgence", "military", "privilege"]), *actions]
