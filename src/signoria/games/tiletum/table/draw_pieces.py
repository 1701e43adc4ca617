"""The pieces of Tiletum: houses, pillars, pawns, dice, tiles and people. Their outlines are on the backdrop, once."""

import re
from functools import cache
from typing import Final

from signoria.drawing.pen import Pen, joined
from signoria.drawing.seats import TINCTURES, hatch
from signoria.drawing.svg import FAMILIES, at, box, disc, group, num, path, spaced, t, use
from signoria.games.tiletum import terms
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.table.draw_glyphs import (
    ARCHITECT,
    DIE_PAINT,
    INK,
    MERCHANT,
    Run,
    contract_cost,
    contract_gift,
    drawn,
    glyph_defs,
    helper_run,
    icon,
    kind_of,
    run_of,
    width_of,
)
from signoria.games.tiletum.table.scene import Scene
from signoria.words.words import capital

CARD_WIDE, CARD_HIGH = 56, 84
HOUSE: Final = "M-9 9V-2L0-11L9-2V9Z"
PILLAR: Final = "M-7-9H7V-6H4V6H7V9H-7V6H-4V-6H-7Z"
COUNTER: Final = "M-12-14H12V0C12 9 6 14 0 17-6 14-12 9-12 0Z"
HEX: Final = "M-22 0L-11-19H11L22 0L11 19H-11Z"
GOLD, HALO = "#c98a16", "#fff0b8"
EMPTY: Final = 'fill="#f6ecd2" stroke="#8a744a" stroke-width="1.5"'
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
DIE_HATCH: Final = {"yellow": "or", "pink": "gules", "dark_grey": "vert", "blue": "azure"}
"""Dice are hatched like the seats, by the engravers' code for colours; light grey is plain."""
PEOPLE: Final = {
    "notary": ("#e9c7a0", "#6d1f2b", "#2b1f14"),
    "steward": ("#efcfae", "#3c7d6c", "#f6efdf"),
    "courtier": ("#c79468", "#7d5618", "#27547f"),
    "trader": ("#d9ae84", "#27547f", "#b3261e"),
    "mason": ("#e9c7a0", "#4a3f5c", "#7d5618"),
}
"""Skin, coat and hat of each kind of people; their hats differ in shape."""
HATS: Final = {
    "notary": "M9 17c0-9 5-13 11-13s11 4 11 13c-6-3-16-3-22 0z",
    "trader": "M6 16c4-2 5-4 6-7 2-4 14-4 16 0 1 3 2 5 6 7-8 3-20 3-28 0z",
    "steward": "M8 26C5 10 12 4 20 4s15 6 12 22l-4 6V18H12v14z",
    "courtier": "M11 15C10 7 15 3 20 3s10 4 9 12l-3-3H14zM20 3c2-3 8-3 10 0-4 0-6 1-7 3z",
    "mason": "M4 15H36L32 11H29C28 5 25 3 20 3S12 5 11 11H8Z",
}


@cache
def piece_defs(seats: tuple[str, ...]) -> str:
    """Every outline by its name."""
    parts = [glyph_defs(), f'<path id="ti-hex" d="{HEX}"/>']
    parts += [f'<path id="ti-h" d="{HOUSE}" {EMPTY} stroke-dasharray="2.5 1.5"/>']
    parts += [f'<path id="ti-p" d="{PILLAR}" {EMPTY}/>']
    for seat in seats:
        parts += [
            group(coloured(seat, HOUSE, 1.6) + charge(seat, 0, 1.5, 11), f'id="ti-h-{seat}"'),
            group(coloured(seat, PILLAR, 1.5), f'id="ti-p-{seat}"'),
            group(SHADE + coloured(seat, MERCHANT, 1.8) + charge(seat, 0, 6, 12), f'id="ti-m-{seat}"'),
            group(SHADE + coloured(seat, ARCHITECT, 1.8) + charge(seat, 0, 6, 12), f'id="ti-a-{seat}"'),
            group(coloured(seat, COUNTER, 1.6) + charge(seat, 0, 0, 17), f'id="ti-k-{seat}"'),
        ]
    for colour, paint in DIE_PAINT.items():
        shade = box(-10, -8, 22, 22, "#1d1611", extra='rx="4" opacity=".4"')
        body = box(-11, -11, 22, 22, paint, "#1d1611", 1.5, 'rx="4.5"')
        if colour in DIE_HATCH:
            body += box(-11, -11, 22, 22, hatch(DIE_HATCH[colour]), extra='rx="4.5"')
        gleam = box(-9.5, -9.5, 19, 8, "#fff", extra='rx="3.5" opacity=".22"')
        parts.append(group(shade + body + gleam, f'id="ti-d-{colour}"'))
    for value, spots in PIPS.items():
        dots = joined(f'<circle cx="{num(x * 5.6)}" cy="{num(y * 5.6)}" r="2.1"/>' for x, y in spots)
        parts.append(group(dots, f'id="ti-d{value}"'))
    parts += [person_def(person) for person in terms.PERSONS]
    paper = box(0, 0, CARD_WIDE, CARD_HIGH, "#f7eed8", "#3a2c20", 1, 'rx="4"')
    paper += box(0.5, 0.5, CARD_WIDE - 1, 4, "#27547f", extra='rx="2"')
    parts.append(group(paper, 'id="ti-card"'))
    gap = box(0, 0, CARD_WIDE, CARD_HIGH, "#000", "#8a744a", 1.5, 'fill-opacity=".06" rx="4" stroke-dasharray="4 3"')
    parts.append(group(gap, 'id="ti-gap"'))
    return joined(parts)


SHADE: Final = '<ellipse cx="1" cy="15" rx="13" ry="4.5" fill="#1d1611" opacity=".4"/>'


def coloured(seat: str, d: str, edge: float) -> str:
    """An outline in the colour and the hatching of a seat."""
    return path(d, TINCTURES[seat].fill, "#1d1611", edge, 'stroke-linejoin="round"') + path(d, hatch(seat))


def charge(seat: str, x: float, y: float, size: float) -> str:
    place = f'x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" height="{num(size)}"'
    return f'<use href="#i-seat-{seat}" {place} color="{TINCTURES[seat].text}"/>'


def person_def(person: str) -> str:
    """A bust, 40 by 44."""
    skin, coat, hat = PEOPLE[person]
    inner = (
        path("M3 44c0-12 7-16 17-16s17 4 17 16z", coat)
        + path("M14 29l6 8 6-8", "#f6efdf")
        + f'<ellipse cx="20" cy="20" rx="8" ry="9.5" fill="{skin}"/>'
        + path(HATS[person], hat)
    )
    lines = f'<g stroke="{INK}" stroke-width="1.3" stroke-linejoin="round">{inner}</g>'
    return f'<symbol id="ti-{person}" viewBox="0 0 40 44"><rect width="40" height="44" fill="#d6c08c"/>{lines}</symbol>'


def bust(person: str, x: float, y: float, height: float) -> str:
    wide = height * 40 / 44
    place = f'x="{num(x - wide / 2)}" y="{num(y - height / 2)}" width="{num(wide)}" height="{num(height)}"'
    return f'<use href="#ti-{person}" {place}/>'


def piece(name: str, x: float, y: float, scale: float = 1.0, extra: str = "") -> str:
    """One of the outlines at a place."""
    return f'<use href="#ti-{name}" {at(x, y, scale)}{spaced(extra)}/>'


def flyer(pool: str, where: str, thing: str, seat: str = "") -> str:
    """The attributes of a piece that may come from elsewhere: the page finds its kind by the pool."""
    owner = f' data-seat="{seat}"' if seat else ""
    return f'id="{pool}{where}" data-thing="{thing}" data-n="1" data-pool="{pool}"{owner}'


def die(x: float, y: float, colour: str, value: int, scale: float, extra: str = "") -> str:
    """A die; it is a piece by itself, which may fly."""
    pips = "#fff" if colour in ("dark_grey", "blue") else INK
    inner = use(f"ti-d-{colour}") + use(f"ti-d{value}", f'fill="{pips}"')
    return f"<g {at(x, y, scale)}{spaced(extra)}>{inner}</g>"


def lettered(text: str, x: float, y: float, most: float, size: float, fill: str = INK, family: str = "text") -> str:
    """Lettering that is squeezed where it would be too wide; the text has to be escaped already."""
    wide = len(text) * size * (0.47 if family == "text" else 0.52)
    squeeze = f'textLength="{num(most)}" lengthAdjust="spacingAndGlyphs"' if wide > most else ""
    return t(x, y, text, size, family, 600 if family == "text" else 700, fill, extra=squeeze)


def name_defs(pen: Pen) -> str:
    """The names on cards of people and crests; a crest has room for two lines."""
    found = ""
    for token in terms.PERSONS:
        text = lettered(capital(pen.word(f"person-{token}")), CARD_WIDE / 2, 59, 52, 13)
        found += f'<g id="ti-t-{token}">{text}</g>'
    font = f'font-family="{FAMILIES["text"]}" font-weight="600" font-size="13"'
    for token in terms.CRESTS:
        lines = [squeezed(line, 67 + 12 * k) for k, line in enumerate(in_two(capital(pen.word(f"crest-{token}"))))]
        found += group(joined(lines), f'id="ti-t-{token}" {font}')
    return found


def squeezed(text: str, y: float) -> str:
    """A line on a card, no wider than it; its font is that of the group about it."""
    squeeze = ' textLength="53" lengthAdjust="spacingAndGlyphs"' if len(text) > 8 else ""
    return f'<text x="{CARD_WIDE / 2:g}" y="{num(y)}"{squeeze}>{text}</text>'


def in_two(text: str) -> list[str]:
    """A name in two lines, parted where they come out most alike; a short word stays with the next one."""
    words = re.sub(r"\b(\w{1,2}) ", "\\1\u00a0", text).split(" ")
    cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut)))) if cuts else [text]


# Tiles.


def hex_tile(tile: str, x: float, y: float, scale: float, extra: str, state: str = "") -> str:
    """A bonus tile as a hexagon."""
    ring = ""
    if state == "legal":
        ring = use("ti-hex", f'class="halo legal" fill="none" stroke="{HALO}" stroke-width="13"')
        ring += use("ti-hex", f'fill="none" stroke="{GOLD}" stroke-width="8"')
    return f"<g {at(x, y, scale)}{spaced(extra)}>{ring}{use(f'ti-x-{tile}')}</g>"


def hex_defs(book: EuropeBook) -> str:
    """Every bonus tile of a game, about its middle."""
    found = ""
    for number in sorted(set(book.bonus_tiles)):
        tile = terms.TILES[number]
        fill = {"helper": "#ecd291", "contract": "#fbf5e6", "crest": "#dfe7ea"}[kind_of(tile)]
        shape = use("ti-hex", f'fill="{fill}" stroke="#5a3f14" stroke-width="1.6"')
        found += f'<g id="ti-x-{tile}">{shape}{hex_face(book, tile)}</g>'
    return found


def hex_face(book: EuropeBook, tile: str) -> str:
    kind = kind_of(tile)
    if kind == "crest":
        return icon(f"ti-crest-{tile}", 0, 0, 31)
    if kind == "contract":
        price = tuple((name, "" if n == "1" else n) for name, n in contract_cost(book, tile))
        return drawn(price, 0, -8.5, 17, 36) + drawn(contract_gift(book, tile), 0, 9, 17, 34)
    row = helper_run(book, tile)
    if len(row) > 2:
        spots = ((-8, -8), (8, -8), (-8, 8), (8, 8))
        return joined(icon(name, x, y, 15) for (name, _), (x, y) in zip(row, spots, strict=False))
    if len(row) == 2 and row[0][0] != "ap":
        return drawn(row[:1], 0, -8.5, 17, 34) + drawn(row[1:], 0, 9, 17, 34)
    return drawn(row, 0, 0, 21 if len(row) == 1 else 18, 39)


def card(inner: str, state: str) -> str:
    """A parchment card from its upper left corner, gold where it can be chosen."""
    edge = ""
    if state == "legal":
        edge = box(-3, -3, CARD_WIDE + 6, CARD_HIGH + 6, "none", HALO, 5, 'rx="7" class="halo legal"')
        edge += box(-1, -1, CARD_WIDE + 2, CARD_HIGH + 2, "none", GOLD, 3, 'rx="5"')
    return f"{edge}{use('ti-card')}{group(inner, FADED) if state == 'locked' else inner}"


FADED: Final = 'opacity=".55"'


def contract_face(book: EuropeBook, contract: str, high: float = CARD_HIGH, top: float = 19) -> str:
    """Price above, points below, a bonus beside them or in a line of its own; on a card of the usual width."""
    price = contract_cost(book, contract)
    gift = contract_gift(book, contract)
    rows, size = ([gift], 17.0) if width_of(gift, 17) <= CARD_WIDE - 8 else ([gift[:1], gift[1:]], 15.5)
    middle = CARD_WIDE / 2
    line = high - 4 - (size + 0.5) * len(rows)
    step = (line - top) / len(price)
    found = joined(drawn((sign,), middle, top + step * (k + 0.5), min(21, step), 50) for k, sign in enumerate(price))
    found += path(f"M6 {num(line)}H{num(CARD_WIDE - 6)}", "none", "#bfa169", 1)
    for k, row in enumerate(rows):
        found += drawn(row, middle, line + 2.5 + (size + 0.5) * (k + 0.5), size, CARD_WIDE - 6)
    return found


def character_face(scene: Scene, tile: str) -> str:
    """Portrait, name and bonus."""
    person, _, bonus = tile.partition("-")
    middle = CARD_WIDE / 2
    action = terms.ACTIONS[scene.book.person_action[terms.PERSONS.index(person)]]
    link = disc(47, 12, 8.5, "#f7eed8", "#5a3f14", 0.8) + icon(action, 47, 12, 13)
    row = run_of(scene.book.bonus_plan[terms.BONUSES.index(bonus)])
    return bust(person, middle - 4, 27, 42) + link + use(f"ti-t-{person}") + drawn(row, middle, 72, 17, CARD_WIDE - 2)


def crest_face(scene: Scene, crest: str, high: float = CARD_HIGH) -> str:
    return icon(f"ti-crest-{crest}", CARD_WIDE / 2, high / 2 - 6, 34) + use(f"ti-t-{crest}")


def helper_face(helper: str, high: float) -> str:
    return piece(f"x-{helper}", CARD_WIDE / 2, high / 2 + 2, 1.15)


def face(scene: Scene, tile: str, high: float = CARD_HIGH) -> str:
    """What is on a tile, for a card of the usual width."""
    kind = kind_of(tile)
    if kind == "contract":
        return contract_face(scene.book, tile, high, 8)
    if kind == "crest":
        return crest_face(scene, tile, high)
    return helper_face(tile, high) if kind == "helper" else character_face(scene, tile)


def bonus_run(book: EuropeBook, tile: str) -> Run:
    """What the character on a tile gives."""
    return run_of(book.bonus_plan[terms.BONUSES.index(tile.partition("-")[2])])
