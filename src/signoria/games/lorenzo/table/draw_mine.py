"""The tray of the viewer: goods, family members, cards and leaders."""

from functools import lru_cache
from typing import cast

from signoria.drawing.pieces import u
from signoria.drawing.svg import disc, num
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.effects.nodes import MULTIPLY_GAIN, OCCUPIED_SPACES, WAIVE_FEE
from signoria.games.lorenzo.table.draw_card import Face, face_of, joined
from signoria.games.lorenzo.table.draw_glyphs import (
    ICONS,
    Run,
    counted,
    drawn,
    figure,
    lettering,
    row_of,
    rows_of,
    width_of,
)
from signoria.games.lorenzo.table.draw_pieces import member
from signoria.games.lorenzo.table.scene import Scene
from signoria.words.words import capital

TERRITORY, CHARACTER = t.TYPES[0], t.TYPES[1]


@lru_cache(maxsize=2000)
def strip(row: Run, cls: str = "run") -> str:
    """A row of signs as a picture in text, as high as its class says."""
    wide = width_of(row)
    if not wide:
        return ""
    box = f'viewBox="0 -12 {num(wide)} 24" width="{num(wide * 0.66)}" height="16"'
    return f'<svg class="{cls}" {box} aria-hidden="true">{lettering(drawn(row, 0, 0, wide))}</svg>'


def headed(title: str, inner: str, cls: str) -> str:
    return f'<section class="{cls}"><h4>{title}</h4>{inner}</section>'


# The viewer's own family.


def mine_of(scene: Scene) -> str:
    seat = scene.viewer
    parts = [
        headed(scene.pen.word("draw-store"), store(scene, seat) + tile_of(scene, seat), "lz-store"),
        headed(scene.pen.word("draw-family"), family(scene, seat), "lz-family"),
        f'<section class="lz-lanes">{"".join(lane(scene, seat, kind) for kind in t.TYPES)}</section>',
    ]
    if "leaders" in scene.view:
        parts.append(headed(scene.pen.word("draw-leaders"), own_leaders(scene, seat), "lz-leaders"))
    return f'<div class="tray {seat} lz-tray" id="tray-{seat}">{"".join(parts)}</div>'


def store(scene: Scene, seat: str) -> str:
    """The goods; each can be chosen where an excommunication takes one of a kind."""
    found = ""
    for good in t.GOODS[: t.STOCK]:
        name = scene.pen.word(f"resource-{good}")
        marks = scene.pen.marks.at(f"good-{good}", cls="lz-good")
        icon = u(ICONS[good], 24, label=name)
        found += f'<span id="good-{good}"{marks} data-thing="good-{good}">{icon}<b>{scene.has(seat, good)}</b></span>'
    return f'<div class="lz-goods">{found}</div>'


def tile_of(scene: Scene, seat: str) -> str:
    tile = scene.tile(seat)
    if not tile:
        return ""
    return f'<div class="lz-tile" id="tile-{tile}" data-thing="tile-{tile}">{tile_rows(scene.book, tile)}</div>'


def tile_rows(book: FlorenceBook, tile: str) -> str:
    """What a bonus tile brings in every harvest and every production."""
    number = book.axes["tile"].index(tile)
    found = ""
    for work, first in (("harvest", book.tile_harvest[number]), ("production", book.tile_production[number])):
        found += strip(((work, ""), ("to", ""), *row_of(book.nodes[first])))
    return found


def family(scene: Scene, seat: str) -> str:
    """The four members with their values; who is placed leaves an empty ring."""
    placed = scene.row("members", seat)
    owner, chosen, space = scene.chosen
    found = ""
    for place, colour in enumerate(t.MEMBERS):
        x, y = 25 + place % 2 * 54, 24 + place // 2 * 62
        away = colour in placed or (owner == seat and chosen == colour and bool(space))
        picked = owner == seat and chosen == colour
        found += one_member(scene, seat, colour, x, y, away, picked)
    label = scene.pen.word("draw-family")
    head = f'<svg class="lz-people" viewBox="0 0 106 124" role="group" aria-label="{label}">'
    return f"{head}{lettering(found)}</svg>"


def one_member(scene: Scene, seat: str, colour: str, x: float, y: float, away: bool, picked: bool) -> str:
    state = scene.pen.marks.state(f"member-{colour}")
    name = f'<g role="img" aria-label="{scene.pen.word(f"member-{colour}")}"/>'
    if away:
        ring = disc(x, y, 18, "none", "#a08a5c", 1.5, 'stroke-dasharray="3 3"')
        inner = name + ring + value_under(x, y, scene.pen.word("draw-away"), "#8d7a60", 13)
    else:
        halo = disc(x, y, 22, "none", "#d9a11f", 4, 'class="halo legal"') if state == "legal" or picked else ""
        body = member(x, y, seat, colour, 1.05, f' id="member-{seat}-{colour}" class="pc member"')
        faded = ' opacity=".5"' if state == "locked" else ""
        value = value_under(x, y, str(scene.value(seat, colour)), "#2b1f14", 17) if scene.round else ""
        inner = f"{name}{halo}<g{faded}>{body}</g>{value}"
    marked = scene.pen.marks.at(f"member-{colour}", cls="spot")
    return f'<g id="own-{colour}"{marked} data-thing="member-{colour}">{inner}</g>'


def value_under(x: float, y: float, text: str, fill: str, size: float) -> str:
    return figure(x, y + 36, text, size, fill)


def lane(scene: Scene, seat: str, kind: str) -> str:
    """The six places for cards of one kind, with what is printed on those that are empty."""
    held = scene.holding(seat, kind)
    name = capital(scene.pen.word(f"type-{kind}.plural"))
    slots = "".join(slot_card(scene, face_of(scene.book, card)) for card in held)
    slots += "".join(empty_slot(scene, kind, place) for place in range(len(held), t.SLOTS))
    head = f'<h4 title="{name} {len(held)}/{t.SLOTS}"><span class="unseen">{name} </span>{len(held)}</h4>'
    return f'<div class="lz-lane {kind}">{head}<div class="lz-slots">{slots}</div></div>'


def slot_card(scene: Scene, face: Face) -> str:
    name = scene.pen.word(f"card-{face.card}")
    now = " now" if exchanging(scene) == face.card else ""
    act = f"<i>{face.activation}</i>" if face.activation else ""
    return (
        f'<div class="lz-slot card {face.kind}{now}" id="card-{face.card}" data-thing="card-{face.card}">'
        f"<b>{name}</b><span>{act}{strip(standing_row(face))}</span></div>"
    )


def standing_row(face: Face) -> Run:
    """What a card still does for its owner."""
    if face.end_vp:
        return (("vp", str(face.end_vp)),)
    if len(face.lasting) == 2 and face.activation:
        return either(face.lasting[0], face.lasting[1])
    return joined(face.lasting)


def either(first: Run, second: Run) -> Run:
    """Two exchanges in one row: "1/2 wood → 3/5 coins", or one after the other if they differ in kind."""
    if [sign for sign, _ in first] != [sign for sign, _ in second]:
        return (*first[: first.index(("to", ""))], ("per", ""), *second)
    pairs = zip(first, second, strict=True)
    return tuple((a, n if a == "to" else n if n == m else f"{n or 1}/{m or 1}") for (a, n), (_, m) in pairs)


def exchanging(scene: Scene) -> str:
    """The building whose exchange is being decided."""
    if scene.step != "exchange" or scene.turn != scene.viewer:
        return ""
    return scene.holding(scene.turn, t.TYPES[t.BUILDING])[cast(int, scene.frame["place"])]


def empty_slot(scene: Scene, kind: str, place: int) -> str:
    """An empty place: the military it requires and the points that this many cards are worth."""
    book = scene.book
    row: Run = ()
    if kind == TERRITORY:
        need, points = book.slot_military[place], book.territory_vp[place + 1]
        row = ((("military", str(need)),) if need else ()) + ((("vp", str(points)),) if points else ())
    elif kind == CHARACTER:
        row = (("vp", str(book.character_vp[place + 1])),)
    return f'<div class="lz-slot empty">{strip(row)}</div>'


# Leaders.


def own_leaders(scene: Scene, seat: str) -> str:
    found = "".join(leader_box(scene, leader, "played", state, seat) for leader, state in scene.played(seat).items())
    found += "".join(leader_box(scene, leader, "hand", 0, seat) for leader in scene.hand(seat))
    return f'<div class="lz-heads">{found}</div>'


def leader_box(scene: Scene, leader: str, where: str, state: int, seat: str, prefix: str = "leader") -> str:
    """A leader: name, state, what must be held, what he or she does."""
    pen = scene.pen
    name, text = pen.word(f"leader-{leader}"), pen.word(f"leader-{leader}.text")
    copied = scene.copied(seat, leader) if where == "played" else ""
    if copied:
        left, right = pen.word(f"leader-{copied}"), pen.word(f"leader-{copied}.text")
        text = pen.word("board-pair", left=left, right=right)
    signs = effect_row(scene.book, copied or leader)
    does = strip(signs) if signs else f"<small>{text}</small>"
    needs = "" if where == "played" else f"<u>{strip(need_row(scene.book, leader))}</u>"
    cls = f"lz-head {where}{' used' if state == t.USED else ''}"
    marks = f' class="{cls}"' if prefix == "their" else pen.marks.at(f"leader-{leader}", cls=cls)
    mark = tag(scene, leader, where, state, seat)
    head = f'<div id="{prefix}-{leader}"{marks} data-thing="leader-{leader}">'
    return f"{head}<b>{name}</b>{mark}<span>{needs}{does}</span></div>"


def tag(scene: Scene, leader: str, where: str, state: int, seat: str) -> str:
    if where == "played":
        key = "draw-used" if state == t.USED else "draw-in-play"
        return f'<em class="{"used" if state == t.USED else "on"}">{scene.pen.word(key)}</em>'
    if where == "hand" and met(scene, seat, leader):
        return f'<em class="on">{u("ui-check", 14)}</em>'
    return ""


def need_row(book: FlorenceBook, leader: str) -> Run:
    number = book.axes["leader"].index(leader)
    cards: Run = tuple((f"card-{t.TYPES[kind]}", str(n)) for kind, n in book.need_cards[number])
    goods: Run = tuple((t.GOODS[good], counted(n)) for good, n in book.need_goods[number])
    same: Run = (("card-any", str(book.need_same[number])),) if book.need_same[number] else ()
    return cards + goods + same


def effect_row(book: FlorenceBook, leader: str) -> Run:
    """The ability in signs, empty where only words can say it."""
    nodes = [book.nodes[node] for node in book.leader_nodes[book.axes["leader"].index(leader)]]
    if any(node.op in (MULTIPLY_GAIN, WAIVE_FEE, OCCUPIED_SPACES) for node in nodes):
        return ()
    return joined(tuple(row for node in nodes for row in rows_of(node)))


def met(scene: Scene, seat: str, leader: str) -> bool:
    """Whether a seat holds what a leader requires."""
    book = scene.book
    number = book.axes["leader"].index(leader)
    owned = [len(scene.holding(seat, kind)) for kind in t.TYPES]
    if any(owned[kind] < need for kind, need in book.need_cards[number]):
        return False
    for good, need in book.need_goods[number]:
        if (scene.score(seat) if good == t.VP else scene.has(seat, t.GOODS[good])) < need:
            return False
    return max(owned) >= book.need_same[number]
