"""The market in pictures, from a view; what each function gives is written in `drawing.pen`."""

from typing import cast

from signoria.drawing import svg
from signoria.drawing.pen import Chapter, Explained, Heading, Pen, Plate, Stage, joined
from signoria.drawing.seen import Seen, View

BOX = "0 0 400 200"
STANDING = frozenset({"bid"})
CHAPTERS = [Chapter("sale", frozenset({"bids"}), frozenset({"sold"}), frozenset({"lay"}))]
WOOD, CLOTH, PAPER = "#8a5a2b", "#7d2418", "#f4e8cb"


def places(pen: Pen) -> dict[str, int]:
    """Where the stalls stand, from left to right."""
    return {stall: 90 + 140 * i for i, stall in enumerate(pen.book.axes["stall"])}


def backdrop(pen: Pen) -> str:
    stalls = (
        svg.box(x - 60, 90, 120, 80, WOOD) + svg.box(x - 60, 70, 120, 20, CLOTH) + svg.t(x, 190, name, 14)
        for x, name in ((x, pen.name("stall", stall)) for stall, x in places(pen).items())
    )
    return svg.sheet(BOX, svg.box(0, 0, 400, 200, PAPER) + joined(stalls))


def board(view: View, pen: Pen) -> str:
    full = cast(dict[str, int], view["stalls"])
    drawn = [good(view, pen)]
    for stall, x in places(pen).items():
        if stall in full:
            drawn.append(svg.disc(x, 130, 24, PAPER, WOOD, 3))
        thing = f' id="at-stall-{stall}" data-thing="stall-{stall}"'
        drawn.append(svg.box(x - 60, 70, 120, 100, "transparent", extra=pen.marks.at(f"stall-{stall}") + thing))
    return svg.sheet(BOX, joined(drawn), pen.word("title-name"))


def good(view: View, pen: Pen) -> str:
    """What is on sale."""
    names = [pen.name("good", name) for name in cast(list[str], view["open"])]
    return joined(svg.t(200, 45, name, 24, "display") for name in names)


def offer(view: View, pen: Pen) -> str:
    return ""


def mine(view: View, pen: Pen) -> str:
    """What the first seat alone has heard."""
    heard = ", ".join(pen.words.word(f"good-{name}") for name in cast(list[str], view["rumour"]))
    return f"<p>{pen.word('board-rumour', list=heard)}</p>" if heard else ""


def plates(view: View, pen: Pen) -> list[Plate]:
    seen = Seen(view, pen.book)
    coins, scores = cast(dict[str, int], seen.table("coins")), cast(dict[str, int], seen.table("scores"))
    return [
        Plate(seat, scores[seat], [("coin", coins.get(seat, 0), pen.word("source-coins"))], active=seen.active(seat))
        for seat in seen.seats
    ]


def heading(view: View, pen: Pen) -> Heading:
    steps = ["bid", "lay"]
    now = steps.index(str(view["step"])) if view.get("step") in steps else -1
    return Heading(
        pen.word("heading-round", round=cast(int, view["round"]) + 1), [pen.word(f"phase-{s}") for s in steps], now
    )


def outlook(view: View, pen: Pen) -> tuple[str, str]:
    sold = ", ".join(pen.words.word(f"good-{name}") for name in cast(list[str], view["sold"]))
    return pen.word("title-name"), pen.word("board-goods", list=sold or "–")


def forecast(before: View, after: View, pen: Pen) -> str:
    return ""


def explain(view: View, pen: Pen, thing: str) -> Explained | None:
    """What a stall is, and whether it is free; what the good on sale is."""
    kind, _, token = thing.partition("-")
    if kind == "stall" and token in pen.book.axes["stall"]:
        full = token in cast(dict[str, int], view["stalls"])
        return Explained(pen.name("stall", token), pen.word("thing-stall-full" if full else "thing-stall"), "MK-4")
    if kind == "rumour" and view["rumour"]:
        return Explained(pen.word("phase-bid"), mine(view, pen))
    return None


def trail(view: View, pen: Pen) -> list[Stage]:
    """Who lays a good is still within the bids."""
    if view.get("step") != "lay":
        return []
    return [Stage(pen.word("phase-bid")), Stage(pen.word("phase-lay"), "1", pen.word("thing-stall"))]


def vignette(pen: Pen) -> str:
    return backdrop(pen)
