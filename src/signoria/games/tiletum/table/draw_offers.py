"""The offers of contracts and characters, card by card."""

from typing import Final

from signoria.drawing.doubt import doubt_sign, is_doubtful
from signoria.drawing.pen import joined
from signoria.drawing.svg import at, box, disc, path, t
from signoria.games.tiletum import terms
from signoria.games.tiletum.table.draw_glyphs import begun, figure, kind_of
from signoria.games.tiletum.table.draw_pieces import (
    GOLD,
    HALO,
    card,
    character_face,
    contract_face,
    crest_face,
    flyer,
    piece,
)
from signoria.games.tiletum.table.scene import Scene

WIDE: Final = 304
HIGH: Final = 112
STEP: Final = 61
TOP: Final = 25
PALE, BRIGHT = "#e6d8b8", "#f8e1a0"


def contracts(scene: Scene) -> str:
    """The contract offer with what each slot costs; what may be swapped is asked beside the heading."""
    found = head(scene, "contracts", str(scene.view["contract_left"]), "contracts-swap", SWAP)
    for slot in range(terms.OFFER):
        tile = str(scene.table("contract_offer").get(str(slot + 1), ""))
        found += contract_slot(scene, slot, tile)
    return found


def contract_slot(scene: Scene, slot: int, tile: str) -> str:
    marks = scene.pen.marks
    what = f"slot-{slot + 1}"
    cost = scene.book.offer_cost[slot]
    if not tile:
        return piece("gap", slot * STEP, TOP)
    state = marks.state(what) if scene.step == "contracts" else ""
    marked = marks.at(what, cls="pc offered") if scene.step == "contracts" else ' class="pc offered"'
    points = box(13, 0, 30, 15, "#27547f", extra='rx="3"') + figure(
        28, 7.5, f"{cost} {scene.pen.word('draw-ap')}", 13, "#fff"
    )
    inner = contract_face(scene.book, tile) if kind_of(tile) == "contract" else crest_face(scene, tile)
    extra = flyer(f"tile-{tile}-", what, what) + marked
    return f"<g {at(slot * STEP, TOP)} {extra}>{card(points + inner, state)}</g>"


def characters(scene: Scene) -> str:
    found = head(scene, "characters", str(scene.view["character_left"]), "characters-refresh", REFRESH)
    return found + joined(character_slot(scene, slot) for slot in range(terms.OFFER))


def character_slot(scene: Scene, slot: int) -> str:
    marks = scene.pen.marks
    tile = str(scene.table("character_offer").get(str(slot + 1), ""))
    if not tile:
        return piece("gap", slot * STEP, TOP)
    what = f"entry-offer-{slot + 1}"
    marked = marks.at(what, cls="pc offered")
    extra = flyer(f"tile-{tile}-", what, what) + marked
    inner = card(character_face(scene, tile), marks.state(what))
    return f"<g {at(slot * STEP, TOP)} {extra}>{inner}</g>"


SWAP: Final = "M-6-3H5L2-6M6 3H-5L-2 6"
REFRESH: Final = "M6-1A6 6 0 1 0 4 4M6-6V-1H1"


def head(scene: Scene, key: str, left: str, what: str, sign: str) -> str:
    """The heading of an offer, how many are left in its stack, and the sign of what else can be done there."""
    marks = scene.pen.marks
    table, field = ("contract_offer", "cost") if key == "contracts" else ("person", "id")
    doubt = doubt_sign(PALE) if is_doubtful(scene.pen, table, "", field) else ""
    found = begun(0, 14, scene.pen.word(f"draw-{key}") + doubt, 14, BRIGHT)
    count = scene.pen.word("draw-stack", count=int(left))
    found += t(263 if marks.state(what) else 300, 14, count, 13, "ui", 500, PALE, "end")
    if not marks.state(what):
        return found
    ring = disc(0, 0, 14, "none", HALO, 3, 'class="halo legal"') if marks.state(what) == "legal" else ""
    inner = ring + disc(0, 0, 12, "#f7eed8", GOLD, 2) + path(sign, "none", "#2b1f14", 2, 'stroke-linecap="round"')
    return f"{found}<g {at(287, 9)}{marks.at(what, cls='spot')}>{inner}</g>"
