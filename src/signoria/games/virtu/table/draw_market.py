"""Beside the map: all piles of the market with their prices, the patronage bonuses, and the palaces of the others."""

from typing import cast

from signoria.drawing.doubt import is_doubtful
from signoria.drawing.pen import Pen
from signoria.drawing.pieces import shield, u
from signoria.games.virtu import terms as t
from signoria.games.virtu.table.draw_goods import (
    CARD_VALUES,
    TILE_VALUES,
    action_sign,
    extras,
    ic,
    points,
    price,
    row,
    signs,
    title_of,
)
from signoria.games.virtu.table.draw_others import drawer, palaces
from signoria.games.virtu.table.draw_palace import stands
from signoria.games.virtu.table.draw_pay import in_basket, winter_step
from signoria.games.virtu.table.scene import Scene, View


def offer(view: View, pen: Pen) -> str:
    """The market and the palaces of the others."""
    scene = Scene(view, pen)
    word = pen.word
    openers = f'<div class="vt-openers">{palaces(scene)}{works(scene)}</div>'
    parts = [openers, f"<header><h3>{word('market-title')}</h3>{supply(scene)}</header>", pen.once(piles, view)]
    buying = " open" if scene.step == "buy" and scene.turn == scene.viewer else ""
    label = word("market-title")
    head = f'<div class="vt-offer{buying}" id="market" tabindex="0" role="group" aria-label="{label}">'
    return f"{head}{''.join(parts)}</div>"


def comes_first(scene: Scene) -> bool:
    """Whether the market is what one looks at: in Winter."""
    return winter_step(scene) != ""


def piles(view: View, pen: Pen) -> str:
    scene = Scene(view, pen)
    chosen = in_basket(scene) if scene.step in ("buy", "cathedral") and scene.turn == scene.viewer else []
    known = [item for number, item in enumerate(t.ITEMS) if scene.book.stock[number]]
    cards = "".join(pile(scene, item, item in chosen) for item in known if item in t.CHARACTERS)
    tiles = "".join(pile(scene, item, item in chosen) for item in known if item not in t.CHARACTERS)
    return f'<div class="vt-piles">{cards}</div><div class="vt-piles tiles">{tiles}</div>'


def pile(scene: Scene, item: str, chosen: bool) -> str:
    """One pile: what it is called, what it costs, what it shows, how many are left."""
    number = t.ITEMS.index(item)
    left = scene.count("stock", item)
    card = number < t.CARD_ITEMS
    cls = "vt-pile" + (" card" if card else " tile") + ("" if left else " gone") + (" in" if chosen else "")
    shown = card_row(scene, item) if card else tile_row(scene, number)
    table, fields = ("card", CARD_VALUES) if card else ("tile", TILE_VALUES)
    shown = row(is_doubtful(scene.pen, table, item, *fields), shown)
    name = title_of(scene.pen.word(f"item-{item}"))
    cost = price(scene.book.item_cost[number])
    attributes = stands(scene, cls, f"item-{item}", f"item-{item}")
    return f"<div{attributes}>{name}<em>{cost}</em>{shown}<small>{left}</small></div>"


def card_row(scene: Scene, card: str) -> str:
    number = t.ITEMS.index(card)
    return action_sign(scene, card) + signs(scene.book.card_symbols[number][: t.KINDS]) + extras(scene, number)


def tile_row(scene: Scene, item: int) -> str:
    book = scene.book
    if item == t.I_CATHEDRAL:
        return signs(book.cathedral_symbols[: t.KINDS]) + points(book.cathedral_points)
    own = item - t.I_DUCHY
    slot = '<i class="vt-slot-sign">+1</i>' * book.own_slots[own]
    return signs(book.own_symbols[own][: t.KINDS]) + slot + points(book.own_points[own])


def works(scene: Scene) -> str:
    """A drawer with the patronage bonuses, persons and works; it opens by itself when one is to be chosen."""
    if scene.duel:
        return ""
    found = "".join(work(scene, number, name) for number, name in enumerate(t.BONUSES))
    wanted = scene.step == "bonus" and scene.turn == scene.viewer
    return drawer("works", ic("privilege") + scene.pen.word("market-patronage"), found, wanted)


def work(scene: Scene, number: int, name: str) -> str:
    """One bonus: what it gives; if it is taken, the arms of who has it."""
    owner = str(scene.table("bonus").get(name, ""))
    kind = t.BONUS_TYPES[scene.book.bonus_type[number]]
    cls = f"vt-work {kind}{' gone' if owner else ''}"
    arms = shield(owner, label=scene.pen.seat(owner)) if owner else ""
    word = scene.pen.word
    attributes = stands(scene, cls, f"bonus-{name}", f"bonus-{name}")
    head = f"<b>{word(f'bonus-{name}')}</b><em>{word(f'board-{kind}')}</em>"
    return (
        f"<div{attributes}>{head}{points(scene.book.bonus_points[number])}{arms}"
        f"<small>{word(f'bonus-{name}.text')}</small></div>"
    )


def supply(scene: Scene) -> str:
    """What else lies in the middle, Indulgences and war tokens; at the end Indulgences and trophies are told there."""
    book = scene.book
    begged = sum(cast(int, n) for seat in scene.seats for n in scene.row("indulgence", seat).values())
    claimed = sum(scene.count("tokens", seat) for seat in scene.seats)
    rows = [
        ("indulgence", "indulgence", book.indulgences - begged - scene.whole("begged"), "indulgences"),
        ("token", "military", book.war_tokens - claimed, "trophies"),
    ]
    found = ""
    for name, icon, left, counted in rows:
        sign = u(icon, label=scene.pen.word(f"supply-{name}"))
        found += f'<span id="at-points-{counted}" data-thing="supply-{name}">{sign}{left}</span>'
    return f'<div class="vt-supply">{found}</div>'
