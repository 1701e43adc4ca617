"""Beside the board: what is to be chosen, and the families of the others."""

from typing import Final, cast

from signoria.drawing.pen import Pen
from signoria.drawing.pieces import shield, u
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.table.draw_card import face_of
from signoria.games.lorenzo.table.draw_glyphs import ICONS, Run, row_of
from signoria.games.lorenzo.table.draw_mine import exchanging, leader_box, need_row, slot_card, strip, tile_rows
from signoria.games.lorenzo.table.scene import Scene, View


def offer_of(scene: Scene) -> str:
    if scene.step == "tile":
        return listed(scene, "tile", [tile_card(scene, tile) for tile in open_tiles(scene)])
    if scene.step == "draft" and "pack" in scene.view:
        return listed(scene, "draft", [pack_card(scene, leader) for leader in cast(list[str], scene.view["pack"])])
    if scene.step not in ASKING or scene.turn != scene.viewer:
        return ""
    if scene.step == "copy":
        others = [(seat, leader) for seat in scene.seats if seat != scene.viewer for leader in scene.played(seat)]
        return listed(scene, "copy", [leader_box(scene, leader, "offer", 0, seat, "copy") for seat, leader in others])
    if scene.step == "privilege" and scene.pen.phone:
        return listed(scene, "privilege", [privilege_card(scene, n) for n in range(len(scene.book.privilege_nodes))])
    if scene.step in OPTIONS:
        rows = option_rows(scene)
        return listed(scene, "option", [option_card(scene, n, row) for n, row in enumerate(rows)]) if rows else ""
    return ""


OPTIONS: Final = ("exchange", "cost", "discount")
ASKING: Final = ("copy", "privilege", *OPTIONS)
"""The questions whose answers lie beside the board of who is asked."""


def listed(scene: Scene, what: str, items: list[str]) -> str:
    title = scene.pen.word(f"draw-offer-{what}")
    head = f'<div class="lz-offer {what}" id="offer-{what}" tabindex="0" role="group" aria-label="{title}">'
    return f"{head}<h4>{title}</h4>{''.join(items)}</div>"


def open_tiles(scene: Scene) -> list[str]:
    taken = set(scene.table("tiles").values())
    return [
        tile for n, tile in enumerate(scene.book.axes["tile"]) if not scene.book.tile_basic[n] and tile not in taken
    ]


def tile_card(scene: Scene, tile: str) -> str:
    name = scene.pen.word(f"tile-{tile}")
    marks = scene.pen.marks.at(f"tile-{tile}", cls="lz-choice")
    return f'<div id="tile-{tile}"{marks} data-thing="tile-{tile}"><b>{name}</b>{tile_rows(scene.book, tile)}</div>'


def pack_card(scene: Scene, leader: str) -> str:
    """A leader of the pack in hand; the one that is sealed already is bright."""
    pen = scene.pen
    kept = f"draft {leader}" in cast(list[str], scene.view.get("answer", []))
    marks = pen.marks.at(f"leader-{leader}", cls=f"lz-choice{' kept' if kept else ''}")
    need = strip(need_row(scene.book, leader))
    return (
        f'<div id="leader-{leader}"{marks} data-thing="leader-{leader}">'
        f"<b>{pen.word(f'leader-{leader}')}</b><u>{need}</u><small>{pen.word(f'leader-{leader}.text')}</small></div>"
    )


def privilege_card(scene: Scene, number: int) -> str:
    token = scene.book.axes["privilege"][number]
    marks = scene.pen.marks.at(f"privilege-{token}", cls="lz-choice")
    row = row_of(scene.book.nodes[scene.book.privilege_nodes[number]])
    return f'<div id="privilege-{token}"{marks} data-thing="privilege-{token}">{strip(row)}</div>'


def option_rows(scene: Scene) -> list[Run]:
    """The numbered ways that are to be chosen from: exchanges, prices or discounts."""
    if scene.step == "exchange":
        return list(face_of(scene.book, exchanging(scene)).lasting) if exchanging(scene) else []
    held = scene.tower(scene.chosen[2]) if scene.chosen[2] else ""
    if scene.step == "cost" and held:
        return [cost[1:] if cost[0][0] == "held" else cost for cost in face_of(scene.book, held).costs]
    if scene.step == "discount":
        return [(("wood", "−1"),), (("stone", "−1"),)]
    return []


def option_card(scene: Scene, number: int, row: Run) -> str:
    marks = scene.pen.marks.at(f"option-{number + 1}", cls="lz-choice")
    return f'<div id="option-{number + 1}"{marks}>{strip(row)}</div>'


# The other families.


def families(scene: Scene) -> str:
    """A closed drawer with the cards and leaders of all the others."""
    if not scene.round:
        return ""
    rows = "".join(scene.pen.once(one_family, scene.view, seat) for seat in scene.order if seat != scene.viewer)
    title = scene.pen.word("draw-families")
    return f'<details class="lz-families" id="families"><summary>{title}</summary>{rows}</details>'


def one_family(view: View, pen: Pen, seat: str) -> str:
    scene = Scene(view, pen)
    goods = "".join(f"<span>{u(ICONS[good], 18)}{scene.has(seat, good)}</span>" for good in t.GOODS[: t.STOCK])
    held = [card for kind in t.TYPES for card in scene.holding(seat, kind)]
    cards = "".join(slot_card(scene, face_of(scene.book, card)) for card in held)
    leaders = "".join(
        leader_box(scene, one, "played", state, seat, "their") for one, state in scene.played(seat).items()
    )
    count = scene.hand_count(seat)
    hand = f"<p>{pen.word('board-leaders-hand', count=count)}</p>" if count else ""
    tile = scene.tile(seat)
    bonus = f'<span class="lz-tile" data-thing="tile-{tile}">{tile_rows(scene.book, tile)}</span>' if tile else ""
    return (
        f'<div class="lz-other {seat}"><h4>{shield(seat)}{pen.seat(seat)}<span class="lz-goods">{goods}</span></h4>'
        f'{bonus}<div class="lz-slots">{cards}</div><div class="lz-heads">{leaders}</div>{hand}</div>'
    )
