"""The cards of El Grande as HTML: the open action cards, and what the seat that looks has before it."""

from typing import Final, cast

from signoria.drawing.doubt import doubt_tag, is_doubtful
from signoria.drawing.pen import Pen, joined
from signoria.drawing.pieces import shield, u
from signoria.games.elgrande.table.scene import Scene, View

ROMAN: Final = ("I", "II", "III", "IV", "V")
MANY: Final = 10
"""So many caballeros at court are drawn one by one."""
CARD_VALUES: Final = ("effect", "caballeros", "deck")
GREY_VALUES: Final = ("effect", "value")
"""The values of the cards, which may be reconstructed."""


def offer(view: View, pen: Pen) -> str:
    """The action cards of the round; those that are taken stay, faded."""
    scene = Scene(view, pen)
    dealt = scene.dealt()
    if not dealt or scene.over:
        return ""
    cards = joined(action_card(scene, card, card in scene.offer()) for card in dealt)
    return f'<div class="deck" role="list" tabindex="0" aria-label="{pen.word("offer-cards")}">{cards}</div>'


def action_card(scene: Scene, card: str, is_open: bool) -> str:
    pen = scene.pen
    number = scene.book.cards.index(card)
    deck = scene.book.card_deck[number]
    count = scene.book.card_caballeros[number]
    name, text = pen.name("card", card), pen.word(f"card-{card}.text")
    name += doubt_tag() if is_doubtful(pen, "card", card, *CARD_VALUES) else ""
    thing = f'role="listitem" data-thing="card-{card}"'
    if not is_open:
        playing = card == scene.in_play()
        head = f'<div id="card-{card}" class="ac {"now" if playing else "taken"}" {thing}>'
        told = f"<p>{text}</p>" if playing else ""
        return f'{head}<span class="no">{ROMAN[deck]}</span><b>{name}</b>{told}{taker(scene, card)}</div>'
    label = pen.word("offer-places", count=count)
    men = f'<span class="cu" role="img" aria-label="{label}">{u("caballero") * count}</span>'
    read = ' data-read="yes"' if pen.phone else ""
    item = f"{pen.marks.at(f'card-{card}', cls='ac')} {thing}{read}"
    return f'<div id="card-{card}"{item}><span class="no">{ROMAN[deck]}</span><b>{name}</b><p>{text}</p>{men}</div>'


def taker(scene: Scene, card: str) -> str:
    """The shield of who took a card; a tick for the virtual player's."""
    seat = scene.pen.took.get(f"card-{card}", "")
    if seat not in scene.seats:
        return f'<span class="by">{u("ui-check", label=scene.pen.word("offer-taken"))}</span>'
    label = scene.pen.word("thing-taken", seat=scene.plain_name(seat))
    return f'<span class="by">{shield(seat, label=label)}</span>'


def mine(view: View, pen: Pen) -> str:
    """Court, province and cards of the seat that looks; "" for a spectator."""
    scene = Scene(view, pen)
    if scene.viewer not in scene.seats:
        return ""
    parts = [court(scene), province(scene), dial(scene), powers(scene), greys(scene), vetoes(scene)]
    return f'<div class="tray {scene.viewer}">{joined(parts)}</div>'


def court(scene: Scene) -> str:
    """The caballeros at court, ready to be placed; by the pool the page knows where a new piece comes from."""
    count = scene.count(scene.viewer, "court")
    men = u("caballero") * count if count <= MANY else f"{u('caballero')}<b>× {count}</b>"
    marked = scene.pen.marks.at("place-court", cls="court")
    pool = f"men-{scene.viewer}"
    crowd = f'<span id="{pool}-court" class="pc crowd" data-n="{count}" data-pool="{pool}">{men}</span>'
    place = f'id="at-place-court"{marked} data-thing="place-court"'
    return (
        f'<div class="stat"><h4>{scene.pen.word("tray-court")}</h4><div {place}>{crowd}</div>'
        f"<small>{scene.pen.word('tray-at-court', count=count)}</small></div>"
    )


def province(scene: Scene) -> str:
    count = scene.count(scene.viewer, "province")
    return (
        '<div class="stat" id="at-place-province" data-thing="place-province">'
        f"<h4>{scene.pen.word('tray-province')}</h4><b>{count}</b><small>{scene.pen.word('tray-in-province')}</small></div>"
    )


def dial(scene: Scene) -> str:
    """The own dial, once it is set."""
    if scene.step != "dial" or not scene.answer():
        return ""
    return (
        f'<div class="stat dial"><h4>{scene.pen.word("tray-dial")}</h4><b>{scene.pen.name("place", scene.answer())}</b>'
        f"<small>{scene.pen.word('tray-dial-sealed')}</small></div>"
    )


# Power cards.


def powers(scene: Scene) -> str:
    """All thirteen: in hand, on the table (gold), and those that are spent."""
    cards = joined(power_card(scene, value) for value in range(1, len(scene.book.summons) + 1))
    return f'<div class="powers"><h4>{scene.pen.word("tray-powers")}</h4><div class="hand">{cards}</div></div>'


def power_card(scene: Scene, value: int) -> str:
    pen = scene.pen
    what = f"power-{value}" if pen.marks.state(f"power-{value}") else f"item-{value}"
    summons = scene.book.summons[value - 1]
    marked = pen.marks.at(what, cls=" ".join(("pw", power_state(scene, value))).strip())
    head = f'<div id="power-{value}"{marked} data-thing="power-{value}">'
    return f"{head}<b>{value}</b><span>{u('caballero')}{summons}</span></div>"


def power_state(scene: Scene, value: int) -> str:
    held = hand(scene)
    if value in cast(list[int], held["hand"]):
        return ""
    on_table = scene.viewer in scene.played and scene.played[scene.viewer]["power"] == value
    return "now" if on_table and value not in cast(list[int], held["pile"]) else "used"


def hand(scene: Scene) -> dict[str, object]:
    return cast(dict[str, dict[str, object]], scene.view["hands"])[scene.viewer]


# Grey cards and Vetoes.


def greys(scene: Scene) -> str:
    held = hand(scene)
    cards = [(grey, "") for grey in cast(list[str], held["grey"])]
    on_table = scene.played.get(scene.viewer, {}).get("grey")
    if on_table and on_table not in (*cast(list[str], held["grey"]), *cast(list[str], held["grey_pile"])):
        cards.append((str(on_table), "now"))
    cards += [(grey, "used") for grey in cast(list[str], held["grey_pile"])]
    if not cards:
        return ""
    drawn = joined(grey_card(scene, grey, state) for grey, state in cards)
    return f'<div class="greys"><h4>{scene.pen.word("tray-greys")}</h4><div class="hand">{drawn}</div></div>'


def grey_card(scene: Scene, grey: str, state: str) -> str:
    pen = scene.pen
    if scene.step == "pass" and scene.answer() == grey:
        state = "now"
    what = f"grey-{grey}" if pen.marks.state(f"grey-{grey}") else f"item-{grey}"
    value = scene.book.grey_value[scene.book.greys.index(grey)]
    marked = pen.marks.at(what, cls=f"gy {state}".strip())
    name = pen.name("grey", grey) + (doubt_tag() if is_doubtful(pen, "grey", grey, *GREY_VALUES) else "")
    return f'<div id="grey-{grey}"{marked} data-thing="grey-{grey}"><b>{value:+d}</b><span>{name}</span></div>'


def vetoes(scene: Scene) -> str:
    """Vetoes that the viewer may still use."""
    drawn = []
    for number, veto in enumerate(cast(list[dict[str, object]], scene.view["vetoes"])):
        if veto["seat"] == scene.viewer:
            last = min(cast(int, veto["until"]), len(scene.book.rounds))
            text = scene.pen.word("board-veto", round=last)
            drawn.append(f'<div class="gy veto" id="veto-{number}">{u("cross")}<span>{text}</span></div>')
    if not drawn:
        return ""
    return f'<div class="greys"><h4>{scene.pen.word("plate-vetoes")}</h4><div class="hand">{joined(drawn)}</div></div>'
