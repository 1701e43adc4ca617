"""What the table says beside its pictures: players, heading, outlook and forecast."""

from typing import Final, cast

from signoria.drawing.pen import Heading, Pen, Plate
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.table.draw_titus import titus_card
from signoria.games.tiletum.table.names import tile_name
from signoria.games.tiletum.table.scene import Scene, View, signed

PHASES: Final = {"favour": 1}
"""The phase of a round by its step; all others belong to the turns."""


def plates(view: View, pen: Pen) -> list[Plate]:
    """The players in turn order; at the end the winner comes first."""
    scene = Scene(view, pen)
    order = list(scene.order)
    if scene.over:
        order.sort(key=lambda seat: -scene.scores[seat])
    return [plate(scene, seat, place) for place, seat in enumerate(order, 1)]


def plate(scene: Scene, seat: str, place: int) -> Plate:
    """Resources, and what fairs count."""
    pen = scene.pen
    kinds = t.RESOURCES if seat != scene.titus else [kind for kind in t.RESOURCES if kind != "wool"]
    counters: list[tuple[str, int | str, str]] = [
        (
            kind,
            scene.has(seat, kind),
            pen.word("draw-goods" if seat == scene.titus and kind == "iron" else f"resource-{kind}"),
        )
        for kind in kinds
    ]
    if seat == scene.titus:
        held = sum(len(cast(list[str], scene.view[name])) for name in ("titus_contracts", "titus_crests"))
        counters.append(("ui-hand", held, pen.word("draw-titus-holds")))
    for name, what in COUNTED.items():
        counters.append((name, scene.count(seat, what), pen.word(f"draw-count-{t.COUNTS.names[what]}")))
    return Plate(seat, scene.scores[seat], counters, pen.word("draw-place", place=place), scene.active(seat))


COUNTED: Final = {
    "house": t.C_HOUSES,
    "pillar": t.C_PILLARS,
    "privilege": t.C_CONTRACTS,
    "cathedral": t.C_CATHEDRALS,
    "crest": t.C_CRESTS,
}


def heading(view: View, pen: Pen) -> Heading:
    """The round and its phases."""
    scene = Scene(view, pen)
    if scene.over:
        return Heading(pen.word("draw-over"), [], -1)
    title = pen.word("board-round", round=max(scene.round, 1), rounds=scene.rounds).rstrip(".")
    turns = pen.word("draw-phase-turns", lap=scene.lap, laps=t.DICE_SLOTS)
    names = [turns, *(pen.word(f"draw-phase-{name}") for name in ("king", "fair", "cleanup"))]
    if scene.round == scene.rounds:
        names[-1] = pen.word("draw-phase-end")
    return Heading(title, names, PHASES.get(scene.step, 0))


def outlook(view: View, pen: Pen) -> tuple[str, str]:
    """The next fair: who takes part, and what it would bring."""
    scene = Scene(view, pen)
    if scene.over:
        best = max(scene.order, key=lambda seat: (scene.scores[seat], -scene.order.index(seat)))
        return pen.word("draw-over"), pen.word("draw-winner", seat=scene.plain_name(best), points=scene.scores[best])
    number = scene.next_fair
    city = pen.words.word(f"space-{scene.fair_cities[number]}.in")
    head = pen.word("draw-next-fair", place=city)
    fair = pen.words.word(f"fair-{scene.fair_tiles[number]}")
    points = scene.fair_points(number)
    sentence = pen.word("draw-fair-counts", points=points, fair=fair)
    if scene.fair_tiles[number] == "king_track":
        sentence = pen.word("draw-fair-king", points=points)
    there = [seat for seat in scene.order if scene.attends(seat, number)]
    scores = ", ".join(f"{who(scene, seat)} {signed(scene.fair_score(seat, number))}" for seat in there)
    sentence += " " + (pen.word("draw-fair-now", list=scores) if there else pen.word("draw-fair-nobody"))
    if scene.viewer and scene.viewer not in there:
        sentence += " " + pen.word("draw-fair-not-you", place=city)
    return head, sentence + titus_card(scene)


def who(scene: Scene, seat: str) -> str:
    return scene.pen.words.word("draw-you") if seat == scene.viewer else scene.plain_name(seat)


# What a choice does.


def forecast(before: View, after: View, pen: Pen) -> str:
    """What a choice changes for the viewer: points, resources, pieces, the track, and the coming fair."""
    then, now = Scene(before, pen), Scene(after, pen)
    seat = then.viewer
    if not seat or seat != now.viewer:
        return ""
    parts = [changed(pen, "vp", now.scores[seat] - then.scores[seat])]
    parts += [changed(pen, kind, now.has(seat, kind) - then.has(seat, kind)) for kind in t.RESOURCES]
    parts += [points_left(then, now), track(then, now, seat), supply(then, now, seat), gained(then, now, seat)]
    parts += [fair_change(then, now, seat)]
    return ", ".join(part for part in parts if part)


def changed(pen: Pen, what: str, n: int) -> str:
    return f"{'+' if n > 0 else '−'}{pen.word(f'draw-amount-{what}', count=abs(n))}" if n else ""


def points_left(then: Scene, now: Scene) -> str:
    """The action points that the innermost action would have."""
    if not now.mine or not now.trail:
        return ""
    old, new = open_points(then), open_points(now)
    return now.pen.word("draw-points-left", count=new) if new is not None and new != old else ""


def open_points(scene: Scene) -> int | None:
    for frame in reversed(scene.trail):
        points = frame.get("points")
        if isinstance(points, int):
            return points
    return None


def track(then: Scene, now: Scene, seat: str) -> str:
    if then.king(seat) == now.king(seat):
        return ""
    return now.pen.word("draw-on-track", points=signed(now.book.track_vp[now.king(seat)]))


def supply(then: Scene, now: Scene, seat: str) -> str:
    """Pieces that come to the supply."""
    found = []
    for name in ("house", "pillar"):
        more = now.number(f"{name}_supply", seat) - then.number(f"{name}_supply", seat)
        if more > 0:
            found.append(now.pen.word(f"draw-new-{name}", count=more))
    return ", ".join(found)


def gained(then: Scene, now: Scene, seat: str) -> str:
    """A building that is completed, or a tile that comes to the storage."""
    fresh = now.number("completed", seat) & ~then.number("completed", seat)
    if fresh:
        return now.pen.word("draw-completes", building=fresh.bit_length())
    old, new = list(then.tokens("store", seat).values()), list(now.tokens("store", seat).values())
    more = [tile for tile in new if new.count(tile) > old.count(tile)]
    if not more or len(new) <= len(old):
        return ""
    return now.pen.word("draw-takes", tile=tile_name(now, more[0]))


def fair_change(then: Scene, now: Scene, seat: str) -> str:
    """What the next fair would bring, where that changes."""
    if then.over or now.over or then.next_fair != now.next_fair:
        return ""
    number = now.next_fair
    old = then.fair_score(seat, number) if then.attends(seat, number) else 0
    new = now.fair_score(seat, number) if now.attends(seat, number) else 0
    return now.pen.word("draw-at-fair", points=signed(new)) if old != new else ""
