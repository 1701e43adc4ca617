"""What every thing on the table of El Grande is, what it is worth now, and the chapters of its log."""

from html import escape
from typing import Final

from signoria.drawing.doubt import doubt_about
from signoria.drawing.pen import Chapter, Explained, Pen
from signoria.drawing.pieces import shield
from signoria.games.elgrande.table.draw_cards import CARD_VALUES, GREY_VALUES
from signoria.games.elgrande.table.scene import Scene, View

CHAPTERS: Final = [
    Chapter(
        "scoring",
        frozenset({"scoring"}),
        frozenset(
            {"score", "bonus-king", "bonus-grande", "score-none", "tower-open", "tower-out", "tower-home", "dial"}
        ),
        frozenset({"dial"}),
    )
]
TAKES: Final = frozenset({"take"})


def explain(view: View, pen: Pen, thing: str) -> Explained | None:
    """What a thing is, by its id; None for what is not on the table."""
    scene = Scene(view, pen)
    kind, _, token = thing.partition("-")
    known = {"place": place, "card": card, "power": power, "grey": grey, "table": table, "grande": grande, "king": king}
    return known[kind](scene, token) if kind in known else None


def place(scene: Scene, name: str) -> Explained | None:
    if name in scene.regions or name == scene.tower():
        return tower(scene) if name == scene.tower() else region(scene, name)
    if name in ("court", "province"):
        return Explained(scene.pen.name("place", name), scene.pen.word(f"thing-{name}"), "EG-6.2")
    if name in ("france", "portugal"):
        return Explained(scene.pen.name("place", name), scene.pen.word("thing-abroad"), "EG-19.2")
    return None


def region(scene: Scene, name: str) -> Explained:
    """Its values, who stands there, and what it would give now."""
    pen = scene.pen
    parts = [pen.word("thing-values", list=values(scene, name)), crowd(scene, name)]
    spoils = scene.spoils(name)
    if spoils:
        given = sorted(spoils.items(), key=lambda entry: -entry[1])
        parts.append(
            pen.word("thing-spoils") + " " + ", ".join(f"{shield(seat)} {points:+d}" for seat, points in given)
        )
    parts += [pen.word("thing-home", seat=scene.plain_name(seat)) for seat in scene.lodgers(name)]
    if scene.king == name:
        parts.append(pen.word("thing-taboo"))
    return Explained(pen.name("place", name), "<br>".join(parts), "EG-11.1" if scene.king == name else "EG-13.4")


def values(scene: Scene, name: str) -> str:
    return "/".join(str(points) for points in scene.points(name))


def crowd(scene: Scene, name: str) -> str:
    standing = scene.standing(name)
    if not standing:
        return scene.pen.word("thing-nobody")
    shown = (
        f"{shield(colour)} {n}" if colour in scene.seats else f"{escape(scene.plain_name(colour))} ({n})"
        for n, colour in standing
    )
    return scene.pen.word("thing-stand") + " " + ", ".join(shown)


def tower(scene: Scene) -> Explained:
    """Its values and how many are inside; nobody may look (EG-10.1)."""
    pen, name = scene.pen, scene.tower()
    parts = [pen.word("thing-values", list=values(scene, name)), pen.word("thing-tower", count=scene.crowd(name))]
    return Explained(pen.name("place", name), "<br>".join(parts), "EG-10.1")


def card(scene: Scene, name: str) -> Explained | None:
    pen = scene.pen
    if name not in scene.dealt():
        return None
    count = scene.book.card_caballeros[scene.book.cards.index(name)]
    parts = [pen.word(f"card-{name}.text"), pen.word("offer-places", count=count)]
    taker = pen.took.get(f"card-{name}", "")
    if taker in scene.seats and name not in scene.offer():
        parts.append(pen.word("thing-taken", seat=scene.plain_name(taker)))
    doubt = doubt_about(pen, "card", name, *CARD_VALUES)
    return Explained(pen.name("card", name), "<br>".join(parts) + doubt, "EG-7.1")


def power(scene: Scene, value: str) -> Explained | None:
    if not value.isdigit() or not 1 <= int(value) <= len(scene.book.summons):
        return None
    text = scene.pen.word("thing-power", count=scene.book.summons[int(value) - 1])
    return Explained(scene.pen.word(f"item-{value}"), text, "EG-5.1")


def grey(scene: Scene, name: str) -> Explained | None:
    if not scene.book.with_grey or name not in scene.book.greys:
        return None
    text = scene.pen.word(f"grey-{name}.text") + doubt_about(scene.pen, "grey", name, *GREY_VALUES)
    return Explained(scene.pen.name("grey", name), text, "EG-21.2")


def table(scene: Scene, name: str) -> Explained | None:
    if name not in scene.book.tables:
        return None
    at = 3 * scene.book.tables.index(name)
    points = "/".join(str(n) for n in scene.book.table_points[at : at + scene.book.scoring_places])
    return Explained(scene.pen.name("table", name), scene.pen.word("thing-table", list=points), "EG-22.5")


def grande(scene: Scene, seat: str) -> Explained | None:
    if seat not in scene.grandes:
        return None
    name = scene.pen.word("thing-grande", seat=scene.plain_name(seat))
    return Explained(name, scene.pen.word("thing-grande.text", points=scene.book.grande_bonus), "EG-13.6")


def king(scene: Scene, _: str) -> Explained:
    return Explained(
        scene.pen.word("thing-king"), scene.pen.word("thing-king.text", points=scene.book.king_bonus), "EG-11.1"
    )
