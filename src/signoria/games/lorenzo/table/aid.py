"""The sheet beside the table, and what the icons mean."""

from signoria.drawing.aid import Block, Meaning, lines, meanings
from signoria.drawing.pen import Pen
from signoria.drawing.pieces import u
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.table.draw_glyphs import ICONS, draw_sign, lettering, sign_width

VP = u("vp")


def blocks(pen: Pen) -> list[Block]:
    book = pen.book
    assert isinstance(book, FlorenceBook)
    return [
        Block(pen.word("aid-round"), lines=lines(pen, "aid-round-text", fee=book.fee)),
        Block(pen.word("aid-start"), rows=start(book)),
        Block(pen.word("aid-floors"), rows=floors(book, pen)),
        Block(pen.word("aid-report"), lines=lines(pen, "aid-report-text")),
        Block(pen.word("aid-spaces"), rows=spaces(book, pen)),
        Block(pen.word("aid-privileges"), rows=[[goods(book.nodes[node].amounts)] for node in book.privilege_nodes]),
        Block(pen.word("aid-end"), rows=ending(book, pen)),
        Block(pen.word("aid-faith"), rows=faith(book), wide=True),
        Block(pen.word("aid-slots"), rows=slots(book, pen), wide=True),
    ]


def given(book: FlorenceBook, space: int) -> str:
    """What a space gives; "" for nothing."""
    node = book.space_node[space]
    return goods(book.nodes[node].amounts) if node >= 0 else ""


def goods(amounts: list[int]) -> str:
    return " ".join(f"{n} {u(ICONS[t.GOODS[good]])}" for good, n in enumerate(amounts) if n)


def start(book: FlorenceBook) -> list[list[str]]:
    coins = " / ".join(str(n) for n in book.start_coins[: book.seats])
    return [[goods(list(book.start_goods))], [f"{coins} {u('coin')}"]]


def floors(book: FlorenceBook, pen: Pen) -> list[list[str]]:
    """The floors from the top down, with what they give in each tower."""
    found = []
    for floor in reversed(range(t.FLOORS // len(t.TYPES))):
        rows = [kind * (t.FLOORS // len(t.TYPES)) + floor for kind in range(len(t.TYPES))]
        found.append([str(book.value[rows[0]]), *[given(book, row) or "–" for row in rows]])
    return [["", *[pen.name("type", kind) for kind in t.TYPES]], *found]


def spaces(book: FlorenceBook, pen: Pen) -> list[list[str]]:
    """What the other spaces of this player count give."""
    found = []
    for space in [*book.open_spaces, t.PALACE]:
        weaker = f"−{-book.delta[space]}" if book.delta[space] else "–"
        found.append([pen.name("space", t.SPACES[space]), given(book, space) or weaker])
    return found


def faith(book: FlorenceBook) -> list[list[str]]:
    asked = [f"<b>{step}</b>" if step in book.faith_required else str(step) for step in range(len(book.faith_vp))]
    return [[u("faith"), *asked], [VP, *[str(points) for points in book.faith_vp]]]


def slots(book: FlorenceBook, pen: Pen) -> list[list[str]]:
    """What every place for a territory asks for."""
    numbers = [str(place) for place, _ in enumerate(book.slot_military, 1)]
    return [
        [pen.name("type", "territory"), *numbers],
        [u("military"), *[str(need) if need else "–" for need in book.slot_military]],
    ]


def ending(book: FlorenceBook, pen: Pen) -> list[list[str]]:
    """What counts at the end."""

    def told(points: list[int]) -> str:
        return ", ".join(pen.word("board-pair", left=n, right=vp) for n, vp in enumerate(points) if vp)

    return [
        [pen.word("source-territories"), told(book.territory_vp)],
        [pen.word("source-characters"), told(book.character_vp)],
        [pen.word("source-ventures"), VP],
        [pen.word("source-military"), " / ".join(str(points) for points in book.military_vp)],
        [pen.word("source-resources"), f"{book.resources_per} : 1"],
    ]


SIGNS = ("harvest", "production", "member", "bolt", "floors", "market", "late", *[f"card-{kind}" for kind in t.TYPES])


def icons(pen: Pen) -> list[Meaning]:
    return [*meanings(pen, list(ICONS.values())), *[Meaning(picture(sign), pen.word(f"icon-{sign}")) for sign in SIGNS]]


def picture(sign: str) -> str:
    """A sign of the cards as a small picture in text."""
    drawn = lettering(draw_sign(sign, "", 0))
    return f'<svg class="ic" viewBox="0 -13 {sign_width(sign, "")} 26" aria-hidden="true">{drawn}</svg>'
