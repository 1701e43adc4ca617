"""My palace in full: rooms, courtiers, Domain and purse; what can be chosen of them lies under the pointer."""

from html import escape
from typing import Final, cast

from signoria.drawing.pen import Pen
from signoria.drawing.pieces import shield, u
from signoria.drawing.seats import TINCTURES
from signoria.drawing.svg import SHIELD, at, path
from signoria.games.virtu import terms as t
from signoria.games.virtu.table.draw_goods import ACTION_ICONS, agent, face, ic, points, sign, signs, spoken, tile_face
from signoria.games.virtu.table.draw_pay import family_placed, strip
from signoria.games.virtu.table.scene import Scene, View

CARRIED: Final = ("arrange", "yield")
"""The decisions that move a card from one place to another."""
BEGGING: Final = ("relief-indulgence", "turn-florins", "indulgence-florins")
"""Moves that solicit an Indulgence."""
HELPERS: Final = ("ottoman", "empire")
MANY: Final = 14
"""More tiles than these are drawn smaller, so that all of them are in sight."""


def mine(view: View, pen: Pen) -> str:
    """My palace and my Domain."""
    scene = Scene(view, pen)
    return tray(scene) if scene.viewer else ""


def tray(scene: Scene) -> str:
    seat = scene.viewer
    ghosts = family_placed(scene)
    rooms = "".join(room(scene, seat, number, ghosts) for number in range(t.RING))
    left = "".join(slot(scene, seat, name, ghosts) for name in t.SLOTS[: t.SIDE])
    right = "".join(slot(scene, seat, name, ghosts) for name in t.SLOTS[t.SIDE :])
    discard = discard_pile(scene)
    verb = f' data-verb="{scene.step}"' if scene.step in CARRIED else ""
    word = scene.pen.word
    return (
        f'<div class="tray {seat} vt-tray{discard and " moving"}" data-forward="yes"{verb}>{strip(scene)}'
        f'<section class="vt-side left" aria-label="{word("palace-left")}">{left}</section>'
        f'<section class="vt-rooms" aria-label="{word("palace-rooms")}">{rooms}</section>'
        f'<section class="vt-side right" aria-label="{word("palace-right")}">{right}</section>'
        f"{purse(scene, seat)}{domain(scene, seat)}{discard}</div>"
    )


# Attributes.


def stands(scene: Scene, cls: str, thing: str, *ids: str, carried: str = "", onto: str = "") -> str:
    """The attributes of a thing that several decisions may be about, each by an id of its own.

    `carried` is the id under which a card is taken up now, `onto` the one under which something is laid down here.
    """
    pen = scene.pen
    found = next((one for one in ids if pen.marks.state(one)), "")
    if pen.marks.proposed(found) and found.startswith(("relief-", "faced-")):
        cls += " proposed" if found.startswith("relief-") else " proposed up"
    if carried or onto:
        cls += " hit legal"
        marked = f' class="{cls}"'
        if carried:
            marked += f' data-pick="{carried}" data-drag="{carried}" tabindex="0" role="button"'
        if onto:
            marked += f' data-drop="{onto}"' + ("" if carried else f' data-pick="{onto}"')
    else:
        marked = pen.marks.at(found, cls=cls) if found else f' class="{cls}"'
    also = "" if ids in ((), (thing,)) else f' data-as="{" ".join(ids)}"'
    return f'{marked} data-thing="{thing}"{also}'


def movable(scene: Scene, name: str) -> str:
    """The id under which the card on a spot can be taken up now; "" if it cannot."""
    kinds = {"arrange": "spot", "yield": "slot"}
    if scene.step not in kinds or scene.turn != scene.viewer:
        return ""
    key = f"{kinds[scene.step]}-{name}"
    return key if scene.pen.marks.state(key) == "legal" else ""


def opens(scene: Scene, name: str) -> str:
    """The id under which a card can be laid on a spot now; "" if none can."""
    kinds = {"family": "spot", "opening": "spot", "arrange": "target", "yield": "target", "courtier": "slot"}
    key = f"{kinds.get(scene.step, 'none')}-{name}"
    return key if scene.pen.marks.state(key) == "legal" else ""


# Rooms.


def room(scene: Scene, seat: str, number: int, ghosts: dict[str, str]) -> str:
    """One arch of the loggia: the action, the card in action, the improvement below it; who bars it."""
    name = t.ROOMS[number]
    here = str(scene.table("marker").get(seat, "")) == name
    running = scene.turn == seat and scene.whole("room") == number
    action = scene.action_of(seat, name)
    place = f"{seat}-{name}"
    cls = "vt-room" + (" on" if here else "") + (" running" if running else "")
    stop = ["marker-stop"] if here else []
    marked = stands(scene, cls, name_of(name), *stop, name_of(name), f"place-{place}")
    opening = f'<div{marked} id="{name_of(name)}">'
    title = scene.pen.word(f"action-{action}" if action else "action-none")
    head = f"<h4>{ic(ACTION_ICONS[action])}<span>{title}</span>{signals(scene, seat, name)}</h4>"
    upper = spot(scene, seat, number, "action", ghosts, running)
    lower = spot(scene, seat, number, "under", ghosts, running)
    inner = f"{marker(seat) if here else ''}{head}{upper}{lower}{arrow(scene, seat, number)}{ransom(scene, number)}"
    return f"{opening}{inner}</div>"


def name_of(room_name: str) -> str:
    """The id of a room as marks name it."""
    return f"room-{room_name}"


def marker(seat: str) -> str:
    """The action marker: a pennant above the arch."""
    paint = TINCTURES[seat]
    shape = "M-11-9H11L0 9Z"
    return (
        f'<svg class="vt-marker" viewBox="-14 -12 28 24" aria-hidden="true"><g class="pc" id="marker-{seat}">'
        f"{path(shape, '#b3261e', '#1d1611', 2)}{path('M-6-6H6L0 4Z', paint.fill)}</g></svg>"
    )


def signals(scene: Scene, seat: str, name: str) -> str:
    """What bars a room: an Indulgence, an Agent."""
    found = ""
    if scene.row("indulgence", seat).get(name):
        found += u("indulgence", cls="ic vt-bar", label=scene.pen.word("board-indulgence"))
    spy = scene.spy(f"{seat}-{name}")
    if spy:
        found += agent(scene, spy)
    return f'<em class="vt-bars">{found}</em>' if found else ""


def ransom(scene: Scene, number: int) -> str:
    """What removes the Indulgence that is asked about, on its room: each price is a target (V-5.6)."""
    barred = scene.number("barred") if scene.step == "release" and scene.turn == scene.viewer else 0
    if not barred or barred & -barred != 1 << number:
        return ""
    prices = "".join(
        f"<i{scene.pen.marks.at(f'release-{way}', cls='vt-sy')}>{signs(cost)}</i>"
        for way, cost in zip(("cross", "crowns"), scene.book.release, strict=True)
    )
    return f'<em class="vt-ransom" data-thing="purse-indulgence">{ic("indulgence")}{prices}</em>'


def arrow(scene: Scene, seat: str, number: int) -> str:
    """Behind some rooms: the arrow that refreshes the courtiers of a side when the marker crosses it."""
    side = scene.book.arrow[scene.seat_number(seat) * t.RING + number]
    if side < 0:
        return ""
    label = scene.pen.word("board-arrow", side=scene.words.word(f"side-{t.SIDES[side]}"))
    turn = "" if side else ' transform="scale(-1 1)"'
    return (
        f'<svg class="vt-arrow" viewBox="-12 -12 24 24" role="img" aria-label="{label}">'
        f'<circle r="10.5" fill="#f8e1a0" stroke="#7d5618" stroke-width="1.5"/>'
        f'<path d="M-6-2.5H0V-6.500L7 0L0 6.500V2.500H-6Z" fill="#7d5618"{turn}/></svg>'
    )


def spot(scene: Scene, seat: str, number: int, kind: str, ghosts: dict[str, str], running: bool) -> str:
    """The place of a card in a room, in action or in improvement, with the card."""
    name = f"{kind}-{number + 1}"
    field = "action" if kind == "action" else "beneath"
    card = str(scene.row(field, seat).get(t.ROOMS[number], "")) or ghosts.get(name, "")
    relief = kind if running else ""
    ids = [f"spot-{name}", f"target-{name}"]
    if running:
        ids.append(f"relief-{kind}")
    if card:
        ghost = " ghost" if name in ghosts else ""
        attributes = stands(scene, f"vt-card {kind}{ghost}", f"spot-{name}", *ids, carried=movable(scene, name))
        return f"<div{attributes}{read(scene, card, name)}>{face(scene, card, relief)}</div>"
    printed = ""
    if kind == "action":
        row = scene.book.room_symbols[scene.room_at(seat, t.ROOMS[number])]
        if running:
            ids.append("relief-printed")
        printed = f"<span>{signs(row)}</span>" if any(row) else ""
    attributes = stands(scene, f"vt-card free {kind}", f"spot-{name}", *ids, onto=opens(scene, name))
    return f"<div{attributes}>{printed}</div>"


def read(scene: Scene, card: str, name: str) -> str:
    """What a card that can be taken up is called aloud."""
    return f' aria-description="{escape(spoken(scene, card))}"' if movable(scene, name) else ""


# Courtiers.


def slot(scene: Scene, seat: str, name: str, ghosts: dict[str, str]) -> str:
    """A courtier slot with its courtier; one that may not be used is only a watermark."""
    card = scene.court(seat).get(name, "") or ghosts.get(name, "")
    wars = [f"warbonus-{name}x{n}" for n in (1, 2)]
    ids = [f"spot-{name}", f"slot-{name}", f"target-{name}", f"relief-{name}", *wars]
    if not card:
        marked = scene.book.watermarked[scene.seat_number(seat) * t.BENCH + t.SLOTS.index(name)]
        cls = f"vt-card free slot{' watermark' if marked else ''}"
        return f"<div{stands(scene, cls, f'spot-{name}', *ids, onto=opens(scene, name))}></div>"
    tired = " ex" if scene.tired(seat, name) else ""
    ghost = " ghost" if name in ghosts else ""
    cls = f"vt-card slot{tired}{ghost}"
    attributes = stands(scene, cls, f"spot-{name}", *ids, carried=movable(scene, name))
    return f"<div{attributes}{read(scene, card, name)}>{face(scene, card, name)}</div>"


def discard_pile(scene: Scene) -> str:
    """Where a courtier is laid to leave the palace, while one may."""
    if scene.step not in CARRIED or scene.pen.marks.state("target-discard") != "legal":
        return ""
    attributes = stands(scene, "vt-discard", "target-discard", "target-discard", onto="target-discard")
    return f"<div{attributes}>{ic('ui-undo')}{scene.pen.word('palace-discard')}</div>"


# Domain and purse.


def domain(scene: Scene, seat: str) -> str:
    """Tiles, then what patronage and alliances have brought; what is exhausted lies turned."""
    found = [tile(scene, seat, name) for name in scene.domain(seat)]
    found += [bonus(scene, name) for name, owner in scene.table("bonus").items() if owner == seat]
    found += [ally(scene, name) for name, owner in scene.table("ally").items() if owner == seat]
    cls = "vt-domain many" if len(found) > MANY else "vt-domain"
    return f'<section class="{cls}" aria-label="{scene.pen.word("palace-domain")}">{"".join(found)}</section>'


def tile(scene: Scene, seat: str, name: str) -> str:
    ids = [f"relief-{name}", f"tile-{name}", f"faced-{name}"]
    if name == "cannons":
        ids.append("warbonus-cannons")
    exhausted = " ex" if scene.tile_exhausted(seat, name) else ""
    kind = "title" if name in t.OWN_TILES else "church" if name.startswith("cathedral") else "city"
    attributes = stands(scene, f"vt-tile {kind}{exhausted}", f"tile-{name}", *ids)
    return f"<div{attributes}>{tile_face(scene, name, name)}</div>"


def bonus(scene: Scene, name: str) -> str:
    """A patronage bonus in my Domain; Cannons and Machiavelli lie there as a tile and a card."""
    number = t.BONUSES.index(name)
    boon = scene.book.boons[number]
    if boon.tile >= 0 or boon.card >= 0:
        return ""
    ids = [f"relief-{name}", f"warbonus-{name}"]
    row = (
        ic("crown") * boon.crowns
        + sign("cross", boon.crosses) * (boon.crosses > 0)
        + points(scene.book.bonus_points[number])
    )
    attributes = stands(scene, "vt-tile work", f"bonus-{name}", *ids)
    return f"<div{attributes}><b>{scene.pen.word(f'bonus-{name}')}</b><span>{row or ic('privilege')}</span></div>"


def ally(scene: Scene, name: str) -> str:
    """The bonus of an alliance; once it is used it lies turned."""
    number = t.ALLIANCES.index(name)
    used = " ex" if scene.table("ally_used").get(name) else ""
    ids = [f"relief-{name}", f"faced-bonus-{name}", f"warbonus-{name}"]
    aid = scene.book.aid[number]
    row = signs(aid.symbols[: t.KINDS]) if name in HELPERS else f"<i>+{aid.strength}</i>{ic('war')}"
    attributes = stands(scene, f"vt-tile ally{used}", f"alliance-{name}", *ids)
    return f"<div{attributes}><b>{scene.pen.word(f'alliance-{name}')}</b><span>{row}</span></div>"


def purse(scene: Scene, seat: str) -> str:
    """Florins, troops, Agents; war tokens, trophies and Indulgences where there are any."""
    won = [(holder, cast(int, n)) for holder, n in scene.row("trophies", seat).items() if n]
    begged = sum(1 for n in scene.row("indulgence", seat).values() if n)
    rows = [
        ("florin", "florin", scene.count("florins", seat), True, ()),
        ("troop", "troop", scene.army(seat), True, ()),
        ("agent", "agent", scene.count("agents", seat), True, ()),
        ("token", "military", scene.count("tokens", seat), False, ("warbonus-token",)),
        ("trophy", "trophy", sum(n for _, n in won), False, ()),
        ("indulgence", "indulgence", begged, False, BEGGING),
    ]
    found = ""
    for name, icon, count, always, ids in rows:
        if always or count or any(scene.pen.marks.state(one) for one in ids):
            shown = trophies(won) if name == "trophy" else ic(icon)
            attributes = stands(scene, f"vt-good {name}", f"purse-{name}", *ids)
            found += f"<div{attributes}>{shown}<b>{count}</b></div>"
    power = scene.pen.word(f"power-{scene.power(seat)}")
    head = f"<h3>{shield(seat)}{power}</h3>"
    return f'<section class="vt-purse" aria-label="{scene.pen.word("palace-purse")}">{head}{found}</section>'


def trophies(won: list[tuple[str, int]]) -> str:
    """A captured banner for each holder that lost one."""
    found = ""
    for place, (holder, _) in enumerate(won):
        fill = TINCTURES[holder].fill if holder in TINCTURES else "#bfa169"
        found += f"<g {at(4 + place * 7, 0, 0.5)}>{path(SHIELD, fill, '#1d1611', 3)}</g>"
    return f'<svg class="ic" viewBox="-6 -12 {max(24, 12 + 7 * len(won))} 24" aria-hidden="true">{found}</svg>'
