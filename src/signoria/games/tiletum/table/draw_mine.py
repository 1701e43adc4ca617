"""A player's own board: storehouse, dice, buildings with rooms and crests, storage, contracts, supply."""

from typing import Final

from signoria.drawing.doubt import doubt_tag, is_doubtful
from signoria.drawing.pen import joined
from signoria.drawing.pieces import u
from signoria.drawing.svg import at, box, group, path, sheet, use
from signoria.games.tiletum import terms
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.effects.nodes import Plan
from signoria.games.tiletum.table.draw_glyphs import (
    INK,
    contract_gift,
    drawn,
    figure,
    icon,
    kind_of,
    lettering,
    run_of,
    width_of,
)
from signoria.games.tiletum.table.draw_pieces import (
    CARD_HIGH,
    CARD_WIDE,
    GOLD,
    HALO,
    bonus_run,
    bust,
    card,
    die,
    face,
    piece,
)
from signoria.games.tiletum.table.scene import Scene

BRICK: Final = ("#a8633f", "#b58a52", "#8f5240", "#a3774a", "#9a5a3c", "#b58a52")
ASK_FOR_RESOURCES: Final = ("colour", "give", "get", "gain", "same")
"""Steps whose answer is a resource; beside all others one may be bought."""
ANSWERED_HERE: Final = (*ASK_FOR_RESOURCES, "room", "part", "building", "bonus")
"""Steps whose answer lies on the own board: on a phone it comes forward."""
BASE, ROOM, STEP = 121, 27, 63
BUILDINGS_BOX: Final = f"-1 0 {6 * STEP} 144"


def mine_of(scene: Scene) -> str:
    """The tray of the seat that looks."""
    seat = scene.viewer
    pen = scene.pen
    goods = f'<div class="ti-goods">{joined(good(scene, seat, kind) for kind in terms.RESOURCES)}</div>'
    house = f'<div class="ti-house"><h4>{pen.word("draw-storehouse")}</h4>{goods}{dice(scene, seat)}</div>'
    stored = parts_to_choose(scene) + storage(scene, seat) + supply(scene, seat)
    rows = (("draw-buildings", buildings(scene, seat)), ("draw-storage", stored))
    sure = doubt_tag() if is_doubtful(pen, "player", "", "contract_vp") else ""
    parts = [part(scene, key, inner) for key, inner in rows]
    parts.append(f"<div><h4>{pen.word('draw-fulfilled')}{sure}</h4>{contracts(scene, seat)}</div>")
    forward = "mine" if scene.mine and scene.step in ANSWERED_HERE else "board"
    return f'<div class="tray {seat} ti-tray" data-forward="{forward}">{house}{joined(parts)}</div>'


def parts_to_choose(scene: Scene) -> str:
    """The two effects of which one comes first, while that is asked."""
    if scene.step != "part" or not scene.mine:
        return ""
    number = scene.frame["plan"]
    assert isinstance(number, int)
    found = ""
    for place, node in enumerate(scene.book.plans[number].nodes, 1):
        marked = scene.pen.marks.at(f"part-{place}", cls="ti-part")
        found += f"<span{marked}>{strip(Plan([node]))}</span>"
    return f'<div class="ti-choose">{found}</div>'


def strip(plan: Plan) -> str:
    """An effect in signs, in a line of text."""
    row = run_of(plan)
    wide = width_of(row, 16)
    size = f'viewBox="0 0 {wide:.0f} 18" width="{wide:.0f}" height="18"'
    return f'<svg class="ti-strip" {size} aria-hidden="true">{lettering(drawn(row, wide / 2, 9, 16))}</svg>'


def part(scene: Scene, key: str, inner: str) -> str:
    return f"<div><h4>{scene.pen.word(key)}</h4>{inner}</div>"


def good(scene: Scene, seat: str, kind: str) -> str:
    """How many of a resource; a target where one is to be chosen, or can be bought."""
    name = scene.pen.word(f"resource-{kind}")
    what = f"resource-{kind}"
    quiet = "" if scene.step in ASK_FOR_RESOURCES else " aside"
    marked = scene.pen.marks.at(what, cls=f"ti-good{quiet}") if seat == scene.viewer else ' class="ti-good"'
    thing = f' id="good-{kind}" data-thing="{what}"' if seat == scene.viewer else ""
    return f"<span{thing}{marked}>{u(kind, 24, label=name)}<b>{scene.has(seat, kind)}</b></span>"


def dice(scene: Scene, seat: str) -> str:
    """The dice of the round on their three slots."""
    taken = scene.taken(seat)
    found = ""
    for slot in range(terms.DICE_SLOTS):
        x = 15 + slot * 34
        if slot < len(taken):
            colour, _, value = taken[slot].rpartition("-")
            extra = f'id="taken-{seat}-{slot + 1}" class="pc" data-seat="{seat}" data-pool="die-{colour}-" data-n="1"'
            found += die(x, 15, colour, int(value), 1.2, extra)
        else:
            found += box(x - 13, 2, 26, 26, "none", "#8a744a", 1.5, 'rx="6" stroke-dasharray="3 3"')
    return sheet("0 0 102 30", found, scene.pen.word("draw-dice", count=len(taken)), "ti-dice")


# Buildings.


def buildings(scene: Scene, seat: str) -> str:
    ground = path(f"M0 {BASE}H{6 * STEP - 2}", "none", "#5a4630", 3)
    found = joined(building(scene, seat, number) for number in range(terms.BUILDINGS))
    return sheet(BUILDINGS_BOX, lettering(found + ground), scene.pen.word("draw-buildings"), "ti-buildings")


def building(scene: Scene, seat: str, number: int) -> str:
    top = top_of(scene.book, number)
    walls = use(f"ti-b{number + 1}")
    if scene.completed(seat, number):
        walls += use(f"ti-o{number + 1}", f'fill="none" stroke="{GOLD}" stroke-width="3"')
    rooms = joined(room(scene, seat, number, floor) for floor in range(scene.book.rooms[number]))
    roof = ""
    if scene.roofed(seat, number) and number < terms.ROOMED:
        extra = f'id="house-{seat}-roof-{number + 1}" class="pc" data-pool="house-{seat}" data-n="1"'
        roof = piece(f"h-{seat}", 52, top - 13, 0.72, extra if seat == scene.viewer else "")
    thing = f' data-thing="building-{seat}-{number + 1}"'
    inner = walls + rooms + roof + gable(scene, seat, number, top)
    return f"<g {at(number * STEP, 0)}{thing}>{inner}</g>"


def top_of(book: EuropeBook, number: int) -> int:
    """Where the walls of a building end and its gable begins."""
    return BASE - max(book.rooms[number], 1) * ROOM - 3


def board_defs(book: EuropeBook) -> str:
    """What is printed on every player's board: buildings with empty rooms, and contract spaces."""
    found = ""
    for number in range(terms.BUILDINGS):
        y = top_of(book, number)
        steps = f"M2 {BASE}V{y - 5}H10V{y - 12}H18V{y - 19}H26V{y - 26}H36V{y - 19}H44V{y - 12}H52V{y - 5}H60V{BASE}Z"
        walls = f'<path id="ti-o{number + 1}" d="{steps}"/>'
        inner = group(walls, f'fill="{BRICK[number]}" stroke="{INK}" stroke-width="1.6"')
        for floor in range(book.rooms[number]):
            at_y = BASE - (floor + 1) * ROOM + 1
            inner += box(8, at_y, 46, 24, "#3b2c22", INK, 1.2, 'rx="2"') + figure(
                31, at_y + 12, floor + 1, 14, "#d9c49a"
            )
        if number == terms.ROOMED:
            inner += box(8, BASE - ROOM + 1, 46, 24, "#fbe9b6", INK, 1.2, 'rx="2"')
            inner += icon("character", 31, BASE - ROOM + 13, 20)
        food = (("food", str(book.crest_food[number])),)
        inner += box(16, y - 17, 30, 16, "#f7eed8", INK, 0.8, 'rx="8"') + drawn(food, 31, y - 9, 14)
        found += f'<g id="ti-b{number + 1}">{inner}{foot(book, number)}</g>'
    for place in range(terms.CONTRACT_SPACES):
        inner = box(0, 0, 47, 45, "#000", "#8a744a", 1.4, 'fill-opacity=".06" rx="4" stroke-dasharray="4 3"')
        inner += drawn((("vp", f"+{book.contract_vp[place]}"),), 23.5, 35, 14)
        found += f'<g id="ti-c{place + 1}">{inner}</g>'
    return found


def gable(scene: Scene, seat: str, number: int, top: float) -> str:
    """The crest, or the food that one costs; a target where a building is to be chosen."""
    own = seat == scene.viewer
    what = f"building-{number + 1}"
    state = scene.pen.marks.state(what) if own else ""
    crest = scene.row("crests", seat).get(str(number + 1))
    inner = box(14, top - 20, 34, 22, BRICK[number]) + icon(f"ti-crest-{crest}", 31, top - 9, 26) if crest else ""
    if state == "legal":
        inner += box(12, top - 22, 38, 26, "none", HALO, 4, 'rx="9" class="halo legal"')
        inner += box(13, top - 21, 36, 24, "#fff", GOLD, 2.5, 'rx="8" fill-opacity=".01"')
    return f"<g{scene.pen.marks.at(what, cls='spot') if own else ''}>{inner}</g>" if inner else ""


def foot(book: EuropeBook, number: int) -> str:
    """Under a building: what its crest brings, and the points of its action when it is complete."""
    row = run_of(book.crest_plan[number])
    extra = book.bonus_ap[number]
    if extra:
        row = (*row, ("ap", f"+{extra}"))
    return drawn(row, 31, BASE + 12, 15, 57)


def room(scene: Scene, seat: str, number: int, floor: int) -> str:
    token = f"{number + 1}-{floor + 1}"
    tile = scene.row("rooms", seat).get(token)
    y = BASE - (floor + 1) * ROOM + 1
    own = seat == scene.viewer
    what = room_mark(scene, number, floor) if own else ""
    state = scene.pen.marks.state(what) if what else ""
    inner = ""
    if tile:
        inner = box(8, y, 46, 24, "#fbe9b6", INK, 1.2, 'rx="2"')
        person = str(tile).partition("-")[0]
        row = bonus_run(scene.book, str(tile))
        if width_of(row, 14) > 25:
            inner += drawn(row, 31, y + 12, 15, 44)
        else:
            inner += bust(person, 18, y + 12, 22) + drawn(row, 41, y + 12, 15, 25)
    elif own:
        inner = box(8, y, 46, 24, "#000", extra='fill-opacity="0"')
    if state == "legal":
        inner += box(8, y, 46, 24, "#ffe9a8", HALO, 4, 'rx="2" fill-opacity=".22" class="halo legal"') + box(
            8, y, 46, 24, "none", GOLD, 2.5, 'rx="2"'
        )
    marked = scene.pen.marks.at(what, cls="spot") if what else ""
    thing = f' id="room-{token}" data-thing="room-{token}"' if own else ""
    return f"<g{thing}{marked}>{inner}</g>" if inner else ""


def room_mark(scene: Scene, number: int, floor: int) -> str:
    """What a room stands for in the open decision: itself, or the bonus of its character."""
    if scene.step == "bonus" and scene.frame["building"] == str(number + 1):
        return f"floor-{floor + 1}"
    return f"room-{number + 1}-{floor + 1}" if scene.step == "room" else ""


# Storage.


def storage(scene: Scene, seat: str) -> str:
    """The four spaces for tiles; Titus has no storage, but holds contracts and crests."""
    tiles = {int(slot) - 1: str(tile) for slot, tile in scene.row("store", seat).items()}
    count = terms.STORAGE
    if seat == scene.titus:
        held = [str(tile) for name in ("titus_contracts", "titus_crests") for tile in listed(scene, name)]
        tiles = dict(enumerate(held))
        count = max(count, len(held))
    found = joined(stored(scene, seat, slot, tiles.get(slot, "")) for slot in range(count))
    wide = count * (CARD_WIDE + 5) + 1
    return sheet(f"-3 -3 {wide + 6} {CARD_HIGH + 6}", lettering(found), scene.pen.word("draw-storage"), "ti-storage")


def listed(scene: Scene, name: str) -> list[object]:
    found = scene.view[name]
    assert isinstance(found, list)
    return found


def stored(scene: Scene, seat: str, slot: int, tile: str) -> str:
    x = slot * (CARD_WIDE + 5)
    if not tile:
        return piece("gap", x, 0)
    own = seat == scene.viewer
    what = store_mark(scene, slot, tile) if own else ""
    state = scene.pen.marks.state(what) if what else ""
    marked = scene.pen.marks.at(what, cls="pc offered") if what else ' class="pc"'
    thing = f' data-thing="store-{seat}-{slot + 1}"'
    extra = f'id="store-{seat}-{slot + 1}-{tile}"{marked}{thing} data-seat="{seat}" data-pool="tile-{tile}-" data-n="1"'
    return f"<g {at(x, 0)} {extra}>{card(face(scene, tile), state if state == 'legal' else '')}</g>"


def store_mark(scene: Scene, slot: int, tile: str) -> str:
    """What a stored tile stands for: a helper to use, a contract to fulfil, a crest or a character to place."""
    kind = kind_of(tile)
    return f"entry-store-{slot + 1}" if kind == "character" else f"{kind}-{tile}"


# Contracts and supply.


def contracts(scene: Scene, seat: str) -> str:
    """The six contract spaces: what is fulfilled, the points of the space, the pillars that still stand there."""
    found = joined(contract_space(scene, seat, place) for place in range(terms.CONTRACT_SPACES))
    return sheet(
        "-1 -1 152 98",
        lettering(found),
        scene.pen.word("draw-fulfilled"),
        "ti-contracts",
        f'data-thing="contracts-{seat}"',
    )


def contract_space(scene: Scene, seat: str, place: int) -> str:
    x, y = place % 3 * 51, place // 3 * 49
    done = scene.row("contracts", seat).get(str(place + 1))
    points = scene.book.contract_vp[place]
    if done:
        inner = box(0, 0, 47, 45, "#f7eed8", "#27547f", 1.6, 'rx="4"') + drawn(
            contract_gift(scene.book, str(done))[:1], 23.5, 15, 17
        )
        inner += drawn((("text", f"+{points}"),), 23.5, 34, 13) + icon("i-ui-check", 39, 38, 12)
    else:
        inner = use(f"ti-c{place + 1}")
        if scene.book.contract_pillar[place] and seat != scene.titus:
            extra = f'id="pillar-{seat}-contract-{place + 1}" class="pc" data-pool="pillar-{seat}" data-n="1"'
            extra = extra if seat == scene.viewer else ""
            inner += piece(f"p-{seat}", 23.5, 14, 1.0, extra)
    return f"<g {at(x, y)}>{inner}</g>"


def supply(scene: Scene, seat: str) -> str:
    """Houses and pillars that can be placed."""
    found = ""
    for k, (name, letter) in enumerate((("house", "h"), ("pillar", "p"))):
        count = scene.number(f"{name}_supply", seat)
        extra = f'id="{name}-{seat}-supply" class="pc" data-n="{count}" data-pool="{name}-{seat}" data-seat="{seat}"'
        body = piece(f"{letter}-{seat}", 14 + k * 76, 15, 1.15, extra)
        text = figure(29 + k * 76, 15, count, 18, INK, "start")
        found += f'<g data-thing="supply-{name}-{seat}">{body}{text}</g>'
    label = scene.pen.word(
        "board-supply", left=scene.number("house_supply", seat), right=scene.number("pillar_supply", seat)
    )
    return sheet("0 0 150 30", lettering(found), label, "ti-supply")
