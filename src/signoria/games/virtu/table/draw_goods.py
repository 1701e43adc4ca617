"""Cards, tiles and prices in signs: what the palaces, the market and the payments draw with."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from signoria.drawing.doubt import is_doubtful
from signoria.drawing.seats import TINCTURES
from signoria.games.virtu import terms as t
from signoria.games.virtu.table.scene import PAYABLE, Scene

ACTION_ICONS: Final = {
    "govern": "crown",
    "patronise": "cathedral",
    "trade": "florin",
    "annex": "castle",
    "wage_war": "war",
    "intrigue": "mask",
    "": "ui-lock",
}


LONG: Final = 11
"""Names of more letters are lettered small, on a card in two lines."""
CARD_VALUES: Final = ("symbols", "action", "cost", "points")
TILE_VALUES: Final = ("symbols", "cost", "points")
"""The fields of cards and tiles that are drawn."""


def ic(icon: str) -> str:
    """An icon in text, as short as can be: a page has hundreds of them."""
    return f'<svg class="ic" aria-hidden="true"><use href="#i-{icon}"/></svg>'


@lru_cache(maxsize=512)
def sign(kind: str, count: int) -> str:
    """So many symbols of a kind: the number stands left of its icon, and one shows no number."""
    number = str(count) if count > 1 else ""
    if kind == "either":
        return f'<i class="vt-sy either">{number}{ic("crown")}/{ic("cross")}</i>'
    return f'<i class="vt-sy">{number}{ic(kind)}</i>'


def signs(counts: Sequence[int]) -> str:
    """Symbols kind by kind, florins last: what a card shows, what something costs."""
    order = [*range(1, len(counts)), 0]
    return "".join(sign(PAYABLE[kind], counts[kind]) for kind in order if counts[kind])


def price(cost: Sequence[int]) -> str:
    """What something costs; florins come first."""
    return "".join(sign(PAYABLE[kind], cost[kind]) for kind in range(len(cost)) if cost[kind])


def symbols(scene: Scene, counts: Sequence[int], relief: str = "") -> str:
    """The symbols of a relief; while it may pay, each that is due is a target of its own; so are war symbols."""
    if relief and scene.pen.marks.state(f"warbonus-{relief}x2") == "legal":
        others = [n if kind != t.WAR else 0 for kind, n in enumerate(counts)]
        return signs(others) + "".join(bid(scene, relief, n) for n in (1, 2))
    if not relief or not scene.pen.marks.state(f"relief-{relief}"):
        return signs(counts)
    marks = scene.pen.marks
    found = ""
    for kind in [*range(1, t.KINDS), 0]:
        if counts[kind]:
            pair = (f"relief-{relief}", f"symbol-{t.SYMBOLS[kind]}")
            state = marks.state(*pair)
            taken = marks.proposed(*pair)
            cls = "vt-sy" + (" taken" if taken else "")
            number = str(counts[kind]) if counts[kind] > 1 else ""
            attributes = marks.at(*pair, cls=cls) if state == "legal" else f' class="{cls}"'
            found += f"<i{attributes}>{number}{ic(t.SYMBOLS[kind])}</i>"
    return found


def bid(scene: Scene, slot: str, count: int) -> str:
    """So many war symbols of a courtier, to be announced."""
    marked = scene.pen.marks.at(f"warbonus-{slot}x{count}", cls="vt-sy")
    return f"<i{marked}>{count}{ic('war')}</i>"


def extras(scene: Scene, card: int) -> str:
    """What a card has besides symbols: an Agent, a slot, points."""
    book = scene.book
    found = ic("agent") * book.card_agents[card]
    found += '<i class="vt-slot-sign">+1</i>' * book.card_slots[card]
    return found + points(book.card_points[card])


def agent(scene: Scene, seat: str) -> str:
    """An Agent of a seat, as a disc in its colour with its charge."""
    paint = TINCTURES[seat]
    label = scene.pen.word("board-agent", seat=scene.plain_name(seat))
    return (
        f'<svg class="vt-agent" viewBox="-12 -12 24 24" role="img" aria-label="{label}">'
        f'<circle r="11" fill="{paint.fill}" stroke="#1d1611" stroke-width="1.6"/>'
        f'<use href="#i-seat-{seat}" x="-7.5" y="-7.5" width="15" height="15" color="{paint.text}"/></svg>'
    )


def points(count: int) -> str:
    return f'<i class="vt-vp">{count}</i>' if count else ""


def card_counts(scene: Scene, card: str) -> list[int]:
    return scene.book.card_symbols[scene.card_number(card)][: t.KINDS]


def action_sign(scene: Scene, card: str) -> str:
    """The action of a card, as a small seal; "" without one."""
    number = scene.book.card_action[scene.card_number(card)]
    return f'<em class="vt-act">{ic(ACTION_ICONS[t.ACTIONS[number]])}</em>' if number >= 0 else ""


def title_of(name: str) -> str:
    """The name of a card."""
    return f'<b class="long">{name}</b>' if len(name) > LONG else f"<b>{name}</b>"


def face(scene: Scene, card: str, relief: str = "") -> str:
    """The inside of a card: its name, its action, its symbols."""
    number = scene.card_number(card)
    title = title_of(scene.pen.word(f"card-{card}"))
    shown = symbols(scene, card_counts(scene, card), relief)
    doubtful = is_doubtful(scene.pen, "card", card, *CARD_VALUES)
    return f"{title}{row(doubtful, action_sign(scene, card) + shown + extras(scene, number))}"


def doubtful_tile(scene: Scene, tile: str) -> bool:
    """Whether a value of a tile is reconstructed: of a city, a cathedral, a title."""
    if tile in t.CITIES:
        return is_doubtful(scene.pen, "city", tile, "symbols")
    return is_doubtful(scene.pen, "tile", tile.partition("-")[0], *TILE_VALUES)


def row(doubtful: bool, inner: str) -> str:
    """The symbols of a card or a tile; a discreet mark behind them where they are reconstructed."""
    return f'<span class="guess">{inner}</span>' if doubtful else f"<span>{inner}</span>"


def tile_face(scene: Scene, tile: str, relief: str = "") -> str:
    """The inside of a tile."""
    name = scene.pen.word(f"tile-{tile}")
    shown = symbols(scene, scene.tile_symbols(tile), relief) + tile_extras(scene, tile)
    return f"<b>{name}</b>{row(doubtful_tile(scene, tile), shown)}"


def tile_extras(scene: Scene, tile: str) -> str:
    if tile in t.OWN_TILES:
        own = t.OWN_TILES.index(tile)
        return '<i class="vt-slot-sign">+1</i>' * scene.book.own_slots[own] + points(scene.book.own_points[own])
    return points(scene.book.cathedral_points) if tile.startswith("cathedral") else ""


def spoken(scene: Scene, card: str) -> str:
    """A card in words, for who does not see it: its name, its action, its symbols."""
    number = scene.card_number(card)
    parts = [scene.words.word(f"card-{card}")]
    if scene.book.card_action[number] >= 0:
        parts.append(scene.words.word(f"action-{t.ACTIONS[scene.book.card_action[number]]}"))
    parts.append(scene.plain_symbols(card_counts(scene, card)))
    return ", ".join(part for part in parts if part)
