"""The sheet beside the table, and what the icons mean."""

from signoria.drawing.aid import Block, Meaning, lines
from signoria.drawing.pen import Pen
from signoria.drawing.pieces import u
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.table.draw_glyphs import ICONS, glyph_defs


def blocks(pen: Pen) -> list[Block]:
    book = pen.book
    assert isinstance(book, EuropeBook)
    return [
        Block(pen.word("aid-round"), lines=lines(pen, "aid-round-text", dice=book.rolled, gold=book.change_gold)),
        Block(pen.word("aid-dice"), rows=dice(book, pen)),
        Block(
            pen.word("aid-actions"), rows=[[pen.name("action", name), pen.word(f"aid-{name}")] for name in t.ACTIONS]
        ),
        Block(pen.word("aid-beside"), lines=lines(pen, "aid-beside-text", gold=2)),
        Block(pen.word("aid-fairs"), rows=fairs(book, pen)),
        Block(pen.word("aid-end"), rows=ending(book, pen)),
        Block(pen.word("aid-track"), rows=[[str(points).replace("-", "−") for points in book.track_vp]], wide=True),
        Block(pen.word("aid-fulfilled"), rows=[[f"+{points}" for points in book.contract_vp]]),
        Block(
            pen.word("aid-crests"), rows=[[f"{n + 1}", f"{food} {u('food')}"] for n, food in enumerate(book.crest_food)]
        ),
    ]


def dice(book: EuropeBook, pen: Pen) -> list[list[str]]:
    """What each value gives: resources, and action points."""
    values = range(1, t.FACES + 1)
    points = [str(book.most_points - value) for value in values]
    return [
        [pen.word("aid-value"), *[str(value) for value in values]],
        [pen.word("aid-points"), *points],
    ]


def fairs(book: EuropeBook, pen: Pen) -> list[list[str]]:
    """What the fair tiles count, and what each of it is worth; the fair itself adds its own points."""
    printed = " / ".join(str(points) for points in book.fair_vp)
    rows = [[pen.word(f"fair-{name}"), f"+{points}"] for name, points in zip(t.FAIRS, book.fair_tile_vp, strict=True)]
    return [[pen.word("aid-fair-printed"), printed], *rows]


def ending(book: EuropeBook, pen: Pen) -> list[list[str]]:
    counted = [(n, points) for n, points in enumerate(book.completed_vp) if points]
    buildings = ", ".join(pen.word("board-pair", left=n, right=points) for n, points in counted)
    return [
        [pen.word("source-houses_and_pillars"), f"{u('house')} × {u('pillar')}"],
        [pen.word("source-buildings"), buildings],
        [pen.word("source-resources"), f"{book.resources_per} : 1"],
    ]


SIGNS = ("house", "pillar", "cathedral", "crest", "vp", "any", "same", "step", "building", "colour")


def icons(pen: Pen) -> list[Meaning]:
    """The resources, the actions, and the other signs of tiles and map."""
    own = f'<svg class="offstage" width="0" height="0" aria-hidden="true">{glyph_defs()}</svg>'
    found = [
        *[Meaning(sign(name), pen.name("resource", name)) for name in t.RESOURCES],
        *[Meaning(sign(name), pen.name("action", name)) for name in t.ACTIONS],
        *[Meaning(sign(name), pen.word(f"icon-{name}")) for name in SIGNS],
    ]
    return [Meaning(own + found[0].icon, found[0].text), *found[1:]]


def sign(name: str) -> str:
    """A sign as a small picture in text."""
    return f'<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><use href="#{ICONS[name]}"/></svg>'
