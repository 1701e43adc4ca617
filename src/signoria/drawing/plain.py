"""A title without a drawing at the table: its text board takes the place of the pictures."""

from html import escape
from typing import cast

from signoria.drawing import textboard
from signoria.drawing.ornament import niche
from signoria.drawing.pen import Heading, Pen, Plate
from signoria.drawing.seen import Seen, View
from signoria.drawing.svg import box, sheet, t


def backdrop(pen: Pen) -> str:
    return ""


def board(view: View, pen: Pen) -> str:
    """What the terminal shows."""
    text = textboard.text(pen.words.title, view, pen.words)
    return f'<pre class="text-board plain" tabindex="0">{escape(text)}</pre>'


def offer(view: View, pen: Pen) -> str:
    return ""


def mine(view: View, pen: Pen) -> str:
    return ""


def plates(view: View, pen: Pen) -> list[Plate]:
    seen = Seen(view, pen.book)
    return [Plate(seat, cast(int, seen.table("scores")[seat]), [], active=seen.active(seat)) for seat in seen.seats]


def heading(view: View, pen: Pen) -> Heading:
    return Heading("", [], -1)


def outlook(view: View, pen: Pen) -> tuple[str, str]:
    return "", ""


def forecast(before: View, after: View, pen: Pen) -> str:
    """The points that change."""
    was, then = cast(dict[str, int], before["scores"]), cast(dict[str, int], after["scores"])
    changed = {seat: then[seat] - was[seat] for seat in then if then[seat] != was[seat]}
    return ", ".join(f"{pen.seat(seat)} {'+' if by > 0 else '−'}{abs(by)}" for seat, by in changed.items())


def vignette(pen: Pen) -> str:
    """Its initial in a niche."""
    letter = pen.word("title-name")[:1]
    inner = box(0, 0, 220, 336, "url(#parch)") + t(110, 215, letter, 120, "display")
    return sheet("0 0 220 336", niche(inner, f"plain-{pen.words.title.name}"))
