"""What every thing on the table of Lorenzo il Magnifico is, what it is worth now, and the chapters of its log."""

from html import escape
from typing import Final

from signoria.drawing.doubt import doubt_about
from signoria.drawing.pen import Chapter, Explained, Pen
from signoria.drawing.pieces import shield
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.table.board import Board
from signoria.games.lorenzo.table.draw_talk import seat_name
from signoria.games.lorenzo.table.scene import Scene, View
from signoria.words.words import capital

FINAL: Final = ("territories", "characters", "ventures", "military", "resources", "excommunication")
"""The sources that only the end of the game counts."""
CARD_VALUES: Final = ("cost_options", "activation", "immediate", "harvest", "production", "permanent", "endgame_vp")
"""The values of a card, which may be reconstructed."""
CHAPTERS: Final = [
    Chapter("vatican", frozenset({"excommunicated", "support", "refused"}), asks=frozenset({"church"})),
    Chapter("final", frozenset(f"points-{source}" for source in FINAL)),
]


def explain(view: View, pen: Pen, thing: str) -> Explained | None:
    """What a thing is, by its id; None for what is not on the table."""
    known = {
        "space": space,
        "card": card,
        "leader": leader,
        "excommunication": excommunication,
        "tile": tile,
        "member": member,
        "good": good,
        "track": track,
        "die": die,
        "privilege": privilege,
    }
    kind, _, token = thing.partition("-")
    return known[kind](Scene(view, pen), token) if kind in known else None


def lines(*parts: str) -> str:
    """Sentences one below the other; they are escaped here."""
    return "<br>".join(escape(part) for part in parts if part)


def text_of(scene: Scene) -> Board:
    """The table as text: it has the words for prices, floors and gains."""
    return Board(scene.view, scene.pen.words, 100, scene.book)


def space(scene: Scene, name: str) -> Explained | None:
    """A space: what it gives, who stands there; a floor with its card and its fee."""
    if name not in t.SPACES or not scene.book.open[t.SPACES.index(name)]:
        return None
    number = t.SPACES.index(name)
    words, text = scene.pen.words, text_of(scene)
    here = text.standing(number)
    said = [words.word("thing-value", value=scene.book.value[number])] if number != t.PALACE else []
    node = scene.book.space_node[number]
    if node >= 0:
        said.append(words.word("thing-gives", gain=text.gain(node)))
    if scene.book.delta[number]:
        said.append(words.word("draw-everybody", count=-scene.book.delta[number]))
    if number < t.FLOORS:
        floors = range(number // 4 * 4, number // 4 * 4 + 4)
        if any(text.standing(floor) for floor in floors):
            said.append(words.word("thing-fee", count=scene.book.fee))
    if here:
        said.append(words.word("thing-here", list=here))
    held = scene.tower(name) if number < t.FLOORS else ""
    if held:
        return Explained(scene.pen.word(f"card-{held}"), lines(text.card(held), *said), "L-7.1")
    clause = "L-7.1" if number < t.FLOORS else "L-12.1" if number >= t.MARKET else "L-10.1"
    return Explained(escape(capital(words.word(f"space-{name}"))), lines(*said), clause)


def card(scene: Scene, name: str) -> Explained | None:
    """A card that lies in a tower or before a family."""
    open_cards = {scene.tower(floor) for floor in t.SPACES[: t.FLOORS]}
    owned = {held for seat in scene.seats for kind in t.TYPES for held in scene.holding(seat, kind)}
    if not name or name not in open_cards | owned:
        return None
    number = scene.book.axes["card"].index(name)
    words = scene.pen.words
    need = scene.book.activation[number]
    worth = scene.book.end_vp[number]
    said = [text_of(scene).card(name)]
    if need:
        said.append(words.word("thing-activation", value=need))
    if worth:
        said.append(words.word("thing-end", points=worth))
    text = lines(*said) + doubt_about(scene.pen, "card", name, *CARD_VALUES)
    return Explained(scene.pen.word(f"card-{name}"), text, "L-8.6")


def leader(scene: Scene, name: str) -> Explained | None:
    """A leader whom the viewer holds, or whom somebody has played."""
    packed = scene.view.get("pack", [])
    known = {*scene.hand(scene.viewer), *(packed if isinstance(packed, list) else [])} if scene.viewer else set()
    known |= {one for seat in scene.seats for one in scene.played(seat)}
    if name not in known:
        return None
    words = scene.pen.words
    need = words.word("draw-needs", need=words.word(f"leader-{name}.need"))
    return Explained(scene.pen.word(f"leader-{name}"), lines(words.word(f"leader-{name}.text"), need), "L-16.2")


def excommunication(scene: Scene, name: str) -> Explained | None:
    """A tile: what it does, the faith that averts it, and whom it has hit."""
    if name not in scene.cast:
        return None
    period = scene.cast.index(name)
    words = scene.pen.words
    need = words.word("thing-report", round=2 * period + 2, count=scene.book.faith_required[period])
    text = lines(words.word(f"excommunication-{name}.text"), need)
    hit = [seat for seat in scene.seats if period in scene.banned(seat)]
    if hit:
        text += (
            f"<br>{scene.pen.word('thing-hit')} {' '.join(shield(seat, label=seat_label(scene, seat)) for seat in hit)}"
        )
    text += doubt_about(scene.pen, "excommunication", name, "effects")
    return Explained(scene.pen.word(f"excommunication-{name}"), text, "L-13.2")


def seat_label(scene: Scene, seat: str) -> str:
    return escape(seat_name(scene.pen, seat))


def tile(scene: Scene, name: str) -> Explained | None:
    if name not in scene.book.axes["tile"]:
        return None
    return Explained(scene.pen.word(f"tile-{name}"), scene.pen.word(f"tile-{name}.text"), "L-2.7")


def member(scene: Scene, colour: str) -> Explained | None:
    if colour not in t.MEMBERS:
        return None
    words = scene.pen.words
    value = words.word("thing-value", value=scene.value(scene.viewer, colour)) if scene.viewer and scene.round else ""
    return Explained(escape(capital(words.word(f"member-{colour}"))), lines(words.word("thing-member"), value), "L-5.3")


def good(scene: Scene, name: str) -> Explained | None:
    if name not in t.GOODS[: t.STOCK]:
        return None
    clause = {"servants": "L-6.3", "military": "L-8.1", "faith": "L-13.2"}.get(name, "L-7.8")
    kind = name if name in ("servants", "military", "faith") else "goods"
    return Explained(escape(capital(scene.pen.words.word(f"resource-{name}"))), scene.pen.word(f"thing-{kind}"), clause)


def track(scene: Scene, name: str) -> Explained | None:
    """A track, and how far everybody is."""
    if name not in ("faith", "military"):
        return None
    found = good(scene, name)
    assert found is not None
    far = ", ".join(f"{shield(seat, label=seat_label(scene, seat))} {scene.has(seat, name)}" for seat in scene.seats)
    return found._replace(text=f"{found.text}<br>{far}")


def die(scene: Scene, colour: str) -> Explained | None:
    if colour not in t.MEMBERS[:3]:
        return None
    return Explained(scene.pen.word("draw-dice"), scene.pen.word("thing-die"), "L-4.2")


def privilege(scene: Scene, name: str) -> Explained | None:
    if name not in scene.book.axes["privilege"]:
        return None
    return Explained(scene.pen.word("draw-offer-privilege"), scene.pen.word(f"privilege-{name}"), "L-12.4")
