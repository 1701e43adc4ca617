"""What the table says beside its pictures: players, heading, outlook and forecast."""

from signoria.drawing.pen import Heading, Pen, Plate
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.table.draw_glyphs import ICONS
from signoria.games.lorenzo.table.scene import Scene, View

COUNTERS = ("military", "faith", "coins", "servants", "wood", "stone")


def plates(view: View, pen: Pen) -> list[Plate]:
    """The families in turn order, with their goods."""
    scene = Scene(view, pen)
    return [plate(scene, seat, place) for place, seat in enumerate(scene.order, 1)]


def plate(scene: Scene, seat: str, place: int) -> Plate:
    pen = scene.pen
    counters: list[tuple[str, int | str, str]] = [
        (ICONS[good], scene.has(seat, good), pen.word(f"resource-{good}")) for good in COUNTERS
    ]
    if "leaders" in scene.view and scene.round:
        hand, out = scene.hand_count(seat), len(scene.played(seat))
        counters.append(("crest", f"{out}/{out + hand}", pen.word("draw-leaders-out", played=out, hand=hand)))
    return Plate(seat, scene.score(seat), counters, pen.word("draw-place", place=place), scene.active(seat))


def heading(view: View, pen: Pen) -> Heading:
    """The round and where in it the table stands."""
    scene = Scene(view, pen)
    if scene.over:
        return Heading(pen.word("draw-over"), [], -1)
    if not scene.round:
        steps = [pen.word("draw-phase-tiles"), pen.word("draw-phase-leaders"), pen.word("draw-phase-first")]
        return Heading(pen.word("draw-before"), steps, 0 if scene.step == "tile" else 1)
    title = pen.word("draw-round", round=scene.round, rounds=scene.rounds, period=scene.period + 1)
    phases = [pen.word("draw-phase-dice"), pen.word("draw-phase-family", lap=lap(scene))]
    if scene.round % 2 == 0:
        phases.append(pen.word("draw-phase-vatican"))
    phases.append(pen.word("draw-phase-close"))
    return Heading(title, phases, 2 if scene.step == "church" else 1)


def lap(scene: Scene) -> int:
    """Which of its four turns the seat that decides has come to."""
    placed = len(scene.row("members", scene.turn)) if scene.turn in scene.seats else 4
    coming = 1 if scene.step in ("place", "space", "raise", "servants", "cost", "discount") else 0
    return min(4, max(1, placed + coming))


def outlook(view: View, pen: Pen) -> tuple[str, str]:
    """The next Vatican report: the faith that is needed, and who has less."""
    scene = Scene(view, pen)
    if scene.over:
        best = max(scene.seats, key=lambda seat: (scene.score(seat), -scene.order.index(seat)))
        return pen.word("draw-over"), pen.word("draw-winner", seat=seat_name(pen, best), points=scene.score(best))
    need = scene.book.faith_required[scene.period]
    rounds = 2 * scene.period + 2 - max(scene.round, 1)
    tile = pen.words.word(f"excommunication-{scene.cast[scene.period]}")
    short = [seat for seat in scene.order if scene.has(seat, "faith") < need]
    head = pen.word("draw-report", rounds=rounds)
    if not scene.round:
        return head, pen.word("draw-report-first", need=need, tile=tile)
    if not short:
        return head, pen.word("draw-report-all", need=need)
    names = ", ".join(seat_name(pen, seat) for seat in short if seat != scene.viewer)
    you = scene.viewer in short
    own = scene.has(scene.viewer, "faith") if you else 0
    key = "draw-report-you" if you else "draw-report-others"
    sentence = pen.word(key, need=need, tile=tile, **({"have": own} if you else {"seats": names}))
    if you and names:
        sentence += " " + pen.word("draw-report-too", seats=names)
    return head, sentence


def seat_name(pen: Pen, seat: str) -> str:
    """A name that a message will escape."""
    return pen.words.seat(pen.book, pen.book.axes["seat"].index(seat))


def forecast(before: View, after: View, pen: Pen) -> str:
    """What a choice changes for the viewer: points and goods with their signs, cards, and the coming report."""
    then, now = Scene(before, pen), Scene(after, pen)
    seat = then.viewer
    if not seat or seat != now.viewer:
        return ""
    parts = [change(pen, "vp", now.score(seat) - then.score(seat))]
    parts += [change(pen, good, now.has(seat, good) - then.has(seat, good)) for good in t.GOODS[: t.STOCK]]
    parts += [pen.word("draw-takes", card=pen.words.word(f"card-{card}")) for card in new_cards(then, now, seat)]
    parts += [
        pen.word("draw-plays", leader=pen.words.word(f"leader-{one}"))
        for one in now.played(seat)
        if one not in then.played(seat)
    ]
    parts += report_change(then, now, seat)
    found = [part for part in parts if part]
    return ", ".join(found)


def change(pen: Pen, good: str, n: int) -> str:
    return f"{'+' if n > 0 else '−'}{pen.word(f'amount-{good}', count=abs(n))}" if n else ""


def new_cards(then: Scene, now: Scene, seat: str) -> list[str]:
    old = {card for kind in t.TYPES for card in then.holding(seat, kind)}
    return [card for kind in t.TYPES for card in now.holding(seat, kind) if card not in old]


def report_change(then: Scene, now: Scene, seat: str) -> list[str]:
    """Whether the faith of the coming report is reached, or lost, by this; or an excommunication falls."""
    fresh = [period for period in now.banned(seat) if period not in then.banned(seat)]
    if fresh:
        tile = now.pen.words.word(f"excommunication-{now.cast[fresh[0]]}")
        return [now.pen.word("draw-banned", tile=tile)]
    if then.over or now.over or then.period != now.period:
        return []
    need = now.book.faith_required[now.period]
    was, is_now = then.has(seat, "faith") >= need, now.has(seat, "faith") >= need
    if was == is_now:
        return []
    return [now.pen.word("draw-met" if is_now else "draw-unmet", need=need)]
