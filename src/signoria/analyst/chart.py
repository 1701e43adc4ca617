"""The chart of an analysis: what every seat could expect, with its error, and the marks of moves."""

from collections.abc import Callable

from markupsafe import escape

from signoria.analyst.analysis import Analysis
from signoria.analyst.marks import SIGNS, WRONG
from signoria.drawing.chart import DASHES, OUTLINE, ends, level, paper
from signoria.drawing.seats import TINCTURES
from signoria.drawing.svg import disc, num, path, sheet, t
from signoria.games import SEATS

WIDE, NARROW, HIGH, LEFT, RIGHT, FOOT, HEAD = 860, 400, 330, 50, 34, 28, 14
"""NARROW is for phones, where a wide one would have letters too small to read."""
MARK = 70
"""So much room a number at the foot has."""
BAND = 1.96
"""Standard errors: 19 of 20 times the search would say the same within the band."""

Link = Callable[[int], str]


def expectation(analysis: Analysis, label: str, link: Link | None = None, now: int = -1, wide: int = WIDE) -> str:
    """A line and a band for every seat; `link` gives the address of a decision, `now` is the one that is looked at."""
    judged = analysis.judged
    last = judged[-1].ply + 1 if judged else 1
    across = (wide - LEFT - RIGHT) / max(1, last)
    up = HIGH - FOOT - HEAD

    def x(ply: float) -> float:
        return LEFT + ply * across

    def y(share: float) -> float:
        return HIGH - FOOT - min(1.0, max(0.0, share)) * up

    drawn = [paper(wide, HIGH)]
    for share in range(0, 101, 25):
        drawn.append(level(LEFT, wide - RIGHT, y(share / 100), f"{share} %"))
    for ply in ticks(last, wide // MARK):
        drawn.append(t(x(ply), HIGH - 9, ply, 12, "ui", 600))
    if now >= 0:
        drawn.append(path(f"M{num(x(now))} {HEAD}V{HIGH - FOOT}", "none", OUTLINE, 1.5, 'stroke-dasharray="2 3"'))
    for seat in range(analysis.players):
        points = [(one.ply, one.shares[seat], one.errors[seat]) for one in judged]
        points.append((last, analysis.final[seat], 0.0))
        drawn.append(course(seat, [(x(ply), y(share), BAND * error * up) for ply, share, error in points]))
    for one in judged:
        if one.mark in WRONG:
            sign = flag(x(one.ply), y(one.shares[one.seat]), one.seat, SIGNS[one.mark])
            named = f'aria-label="{one.ply + 1} {SIGNS[one.mark]}"'
            drawn.append(f'<a href="{escape(link(one.ply))}" {named}>{sign}</a>' if link else sign)
    drawn.append(ends([y(share) for share in analysis.final], wide - 18, HIGH))
    role = "group" if link else "img"
    return sheet(f"0 0 {wide} {HIGH}", "".join(drawn), str(escape(label)), "chart", role=role)


def ticks(last: int, most: int) -> list[int]:
    """Round numbers of moves along the foot, no more than fit."""
    step = next((step for step in (5, 10, 20, 50, 100, 200) if last / step <= most), 500)
    return list(range(step, last + 1, step))


def course(seat: int, points: list[tuple[float, float, float]]) -> str:
    """The line of a seat over its band."""
    paint = TINCTURES[SEATS[seat]]
    line = "M" + "L".join(f"{num(x)} {num(y)}" for x, y, _ in points)
    above = [f"{num(x)} {num(max(HEAD, y - error))}" for x, y, error in points]
    below = [f"{num(x)} {num(min(HIGH - FOOT, y + error))}" for x, y, error in reversed(points)]
    band = path(f"M{'L'.join(above)}L{'L'.join(below)}Z", paint.fill, extra='fill-opacity=".22"')
    dashes = f'stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    drawn = band + path(line, "none", OUTLINE, 4.2, 'stroke-linejoin="round"')
    drawn += path(line, "none", paint.fill, 2.6, 'stroke-linejoin="round"')
    return drawn + (path(line, "none", paint.dark, 1.3, dashes) if dashes else "")


def flag(x: float, y: float, seat: int, sign: str) -> str:
    """The mark of a move that has cost something."""
    paint = TINCTURES[SEATS[seat]]
    return disc(x, y, 8.5, paint.fill, OUTLINE, 1.4) + t(x, y + 4.5, sign, 13, "ui", 800, paint.text)
