"""What the page says of a game of El Grande: the plates of the seats, the heading, the outlook, a forecast."""

from typing import cast

from signoria.drawing.pen import Heading, Pen, Plate
from signoria.games.elgrande.table.scene import Scene, Spoils, View


def plates(view: View, pen: Pen) -> list[Plate]:
    """One plate for every seat, in the order of the turns of this round; at the end the winner comes first."""
    scene = Scene(view, pen)
    order = [colour for colour in scene.order() if colour in scene.seats]
    if scene.over:
        order.sort(key=lambda seat: -scene.scores[seat])
    return [plate(scene, seat) for seat in order]


def plate(scene: Scene, seat: str) -> Plate:
    pen = scene.pen
    counters: list[tuple[str, int | str, str]] = [
        ("caballero", scene.count(seat, "court"), pen.word("plate-court")),
        ("castle", scene.count(seat, "province"), pen.word("plate-province")),
    ]
    if scene.book.with_grey:
        counters.append(("privilege", grey_cards(scene, seat), pen.word("plate-greys")))
    held = [veto for veto in cast(list[dict[str, object]], scene.view["vetoes"]) if veto["seat"] == seat]
    if held:
        counters.append(("cross", len(held), pen.word("plate-vetoes")))
    return Plate(seat, scene.scores[seat], counters, note(scene, seat), scene.active(seat))


def grey_cards(scene: Scene, seat: str) -> int:
    """How many grey cards a seat holds; cards that came back unseen may be grey too, and are not counted."""
    held = cast(dict[str, dict[str, object]], scene.view["hands"])[seat]
    if isinstance(held["grey"], list):
        return len(held["grey"])
    return cast(int, held["grey"]) + len(cast(list[str], held["grey_seen"]))


def note(scene: Scene, seat: str) -> str:
    """The power card of this round; a rank at the end."""
    if scene.over:
        rank = 1 + sum(1 for other in scene.seats if scene.scores[other] > scene.scores[seat])
        return scene.pen.word("plate-rank", rank=rank)
    if seat in cast(list[str], scene.view.get("sealed", [])):
        return scene.pen.word("plate-sealed")
    if seat in scene.played:
        return scene.pen.word("plate-card", value=cast(int, scene.played[seat]["value"]))
    return ""


def heading(view: View, pen: Pen) -> Heading:
    """The round and its phases."""
    scene = Scene(view, pen)
    rounds = scene.book.rounds
    if scene.over:
        subtitle = pen.word("heading-over")
    elif scene.round in rounds:
        subtitle = pen.word("heading-round", round=scene.lap, last=len(rounds))
    else:
        subtitle = pen.word("heading-start")
    return Heading(subtitle, phases(scene), scene.phase())


def phases(scene: Scene) -> list[str]:
    pen = scene.pen
    turns = pen.word("phase-turns")
    if scene.phase() == 2:
        turns = pen.word("phase-turns-now", number=scene.turn_number(), last=len(scene.colours))
    return [pen.word("phase-reveal"), pen.word("phase-power"), turns, pen.word("phase-scoring")]


# What comes next.


def outlook(view: View, pen: Pen) -> tuple[str, str]:
    """When the next general scoring comes, and what the regions would give now."""
    scene = Scene(view, pen)
    if scene.over:
        best = max(scene.scores.values())
        winners = [scene.plain_name(seat) for seat in scene.seats if scene.scores[seat] == best]
        return pen.word("outlook-over"), pen.word("outlook-winner", list=", ".join(winners), count=len(winners))
    headline = pen.word("outlook-scoring", count=scene.rounds_to_scoring())
    return headline, pen.word("outlook-now", list=listed(scene, scene.all_spoils()))


def listed(scene: Scene, spoils: Spoils) -> str:
    """Points by seat, most first, the viewer as "you"."""
    ranked = sorted(spoils.items(), key=lambda entry: -entry[1])
    return ", ".join(f"{who(scene, seat)} {points:+d}" for seat, points in ranked)


def who(scene: Scene, seat: str) -> str:
    return scene.pen.words.word("outlook-you") if seat == scene.viewer else scene.plain_name(seat)


# What a choice does.


def forecast(before: View, after: View, pen: Pen) -> str:
    """One sentence about the most important thing that differs between two views; "" if nothing does."""
    old, new = Scene(before, pen), Scene(after, pen)
    gains = {seat: new.scores[seat] - old.scores[seat] for seat in new.seats if new.scores[seat] != old.scores[seat]}
    if gains:
        return pen.word("forecast-points", list=listed(new, gains))
    if new.king != old.king:
        return pen.word("forecast-king", place=pen.words.word(f"place-{new.king}.king"))
    region = changed(old, new)
    if region:
        return standing(new, region)
    tower = new.tower()
    if new.crowd(tower) != old.crowd(tower):
        return pen.word("forecast-tower", count=new.crowd(tower))
    return own_forecast(old, new)


def own_forecast(old: Scene, new: Scene) -> str:
    """What changes for the viewer alone: the power card on the table, or the caballeros at court."""
    own = new.viewer
    card = new.played.get(own, {}).get("power")
    if own not in old.played and isinstance(card, int):
        return new.pen.word("thing-power", count=new.book.summons[card - 1])
    court = new.count(own, "court")
    return new.pen.word("forecast-court", count=court) if court != old.count(own, "court") else ""


def changed(old: Scene, new: Scene) -> str:
    """The region that changed; of several the one where the viewer gains, or loses, most."""
    own = new.viewer
    found = [
        region
        for region in new.regions
        if any(old.count(colour, region) != new.count(colour, region) for colour in new.colours)
        or old.lodgers(region) != new.lodgers(region)
    ]
    return max(found, key=lambda region: abs(new.count(own, region) - old.count(own, region)), default="")


def standing(scene: Scene, region: str) -> str:
    """How a region stands for the viewer, or who leads there."""
    own = scene.count(scene.viewer, region)
    place = scene.pen.words.word(f"place-{region}")
    ranked = scene.standing(region)
    if not own:
        return leader(scene, region, place)
    others = [entry for entry in ranked if entry[1] != scene.viewer]
    points = scene.spoils(region).get(scene.viewer, 0)
    if not others:
        return scene.pen.word("forecast-alone", place=place, count=own, points=points)
    best = others[0][0]
    tied = [scene.plain_name(colour) for count, colour in others if count == own]
    if tied:
        return scene.pen.word("forecast-tied", place=place, list=", ".join(tied), count=own, points=points)
    if own > best:
        return scene.pen.word("forecast-lead", place=place, count=own, other=best, points=points)
    return scene.pen.word(
        "forecast-behind", place=place, seat=scene.plain_name(others[0][1]), count=own, other=best, points=points
    )


def leader(scene: Scene, region: str, place: str) -> str:
    ranked = scene.standing(region)
    if not ranked:
        return scene.pen.word("forecast-empty", place=place)
    best = ranked[0][0]
    names = [scene.plain_name(colour) for count, colour in ranked if count == best]
    key = "forecast-leader" if len(names) == 1 else "forecast-leaders"
    return scene.pen.word(key, place=place, list=", ".join(names), count=best)
