"""Where one is in a turn: the die, its action, the tile whose effect is carried out, and so on inwards."""

from html import escape

from signoria.drawing.pen import Pen, Stage
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.effects.nodes import Plan
from signoria.games.tiletum.table.draw_mine import strip
from signoria.games.tiletum.table.names import tile_name
from signoria.games.tiletum.table.scene import Scene, View
from signoria.words.words import capital

BY_DIE = "none"


def trail(view: View, pen: Pen) -> list[Stage]:
    """One stage for the die and one for each action or effect that is open."""
    scene = Scene(view, pen)
    if scene.over or not scene.mine:
        return []
    found = [Stage(die_name(scene, str(scene.frame["die"])))] if "die" in scene.frame else []
    taken = scene.taken(scene.viewer)
    if scene.trail and taken:
        found.append(Stage(die_name(scene, taken[-1])))
    source: object = BY_DIE
    for frame in scene.trail:
        if frame.get("source", source) != source:
            source = frame["source"]
            found.append(Stage(source_name(scene, source)))
        found += stage_of(scene, frame)
    return found


def die_name(scene: Scene, token: str) -> str:
    colour, _, value = token.rpartition("-")
    word = scene.pen.words.word
    return escape(capital(word("board-die", colour=word(f"colour-{colour}"), value=int(value))))


def source_name(scene: Scene, source: object) -> str:
    """Where an effect comes from: a tile, or the bonus of a house space."""
    if not isinstance(source, str):
        return scene.pen.word("stage-house")
    return escape(capital(tile_name(scene, source))) if source != BY_DIE else scene.pen.word("stage-die")


def stage_of(scene: Scene, frame: dict[str, object]) -> list[Stage]:
    """One level: its name, what is left of it, and what it still owes."""
    pen = scene.pen
    step = str(frame["step"])
    if step in t.ACTIONS:
        return [Stage(pen.word(f"action-{step}"), points(scene, frame))]
    if step == "walk":
        steps = pen.word("stage-steps", count=number(frame, "steps")) if number(frame, "steps") else ""
        owes = pen.word("stage-placement") if number(frame, "placement") else ""
        return [Stage(capital(pen.word(f"pawn-{frame['pawn']}")), steps, owes)]
    if step == "gain":
        return [Stage(pen.word("stage-gain"), pen.word("stage-count", count=number(frame, "count")))]
    if step == "bonus":
        left = number(frame, "floors").bit_count()
        return [
            Stage(
                pen.word("explain-building", building=int(str(frame["building"]))),
                pen.word("stage-bonuses", count=left),
            )
        ]
    if step == "effect":
        return [Stage(pen.word("stage-then"), "", strip(rest_of(scene, frame)))]
    if step == "filled":
        building = int(str(frame["building"]))
        owes = "" if scene.completed(scene.viewer, building - 1) else pen.word("stage-filled")
        return [Stage(pen.word("explain-building", building=building), "", owes)] if owes else []
    names = {
        "give": "stage-swap",
        "get": "stage-swap",
        "same": "stage-price",
        "part": "stage-part",
        "room": "stage-room",
    }
    return [Stage(pen.word(names[step]))] if step in names else []


def points(scene: Scene, frame: dict[str, object]) -> str:
    """Action points that are left; a king action has used all of them."""
    return "" if frame["step"] == "king" else scene.pen.word("stage-points", count=number(frame, "points"))


def number(frame: dict[str, object], name: str) -> int:
    value = frame.get(name, 0)
    assert isinstance(value, int)
    return value


def rest_of(scene: Scene, frame: dict[str, object]) -> Plan:
    """What of an effect is still to come."""
    plan = scene.book.plans[number(frame, "plan")]
    first = number(frame, "node")
    last = first + 1 if number(frame, "last") else len(plan.nodes)
    return Plan(plan.nodes[first:last])
