"""How a game was won: points over time and by source, as pictures and as a table."""

from typing import Any

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from signoria.drawing.chart import DASHES, OUTLINE, PAPER, charge, ends, level, paper
from signoria.drawing.seats import TINCTURES
from signoria.drawing.svg import box, num, path, sheet, t
from signoria.game.course import Usual, courses_of, leads_of, length_of, swings_of, usual_for
from signoria.game.game import Game
from signoria.game.log import ledger_of
from signoria.games import SEATS
from signoria.table.facts import OVER
from signoria.web.cards import card_of
from signoria.web.lobby import level_name
from signoria.web.page import ranking_of
from signoria.web.speech import Speech
from signoria.web.story import readable
from signoria.web.visitor import go_to, page, visitor_of
from signoria.words.words import Words, with_minus

WIDE, HIGH, LEFT, FOOT = 720, 300, 44, 26
BAR = 26
LONG = 20
"""A lead is told of if it lasted for one part in so many of the game."""


def over_time(game: Game, label: str, usual: Usual | None) -> str:
    """A line for every seat from the first move to the last; its shield stands at its end. Dotted: what is usual."""
    plies = length_of(game)
    courses = courses_of(game)
    best = max(10, max(total for one in courses for _, total in one), round(usual.points) if usual else 0)
    least = min(0, min(total for one in courses for _, total in one))
    across = (WIDE - LEFT - 34) / plies
    up = (HIGH - FOOT - 14) / (best - least)

    def x(ply: float) -> float:
        return LEFT + ply * across

    def y(points: float) -> float:
        return HIGH - FOOT - (points - least) * up

    drawn = [paper(WIDE, HIGH)]
    step = 5 if best - least <= 30 else 10 if best - least <= 80 else 20
    for points in range(least - least % step, best + 1, step):
        drawn.append(level(LEFT, WIDE - 34, y(points), with_minus(points)))
    if usual is not None:
        part = plies / (len(usual.course) - 1)
        d = "".join(f"L{num(x(at * part))} {num(y(points))}" for at, points in enumerate(usual.course))
        drawn.append(path(f"M{d[1:]}", "none", "#5f4b37", 2.5, 'stroke-dasharray="1.5 5" stroke-linecap="round"'))
    for seat, line in enumerate(courses):
        steps = "".join(f"H{num(x(ply))}V{num(y(total))}" for ply, total in line)
        d = f"M{LEFT} {num(y(line[0][1]))}{steps}H{num(x(plies))}"
        paint = TINCTURES[SEATS[seat]]
        drawn.append(path(d, "none", OUTLINE, 5.5) + path(d, "none", paint.fill, 3))
        if DASHES[seat]:
            drawn.append(path(d, "none", paint.dark, 1.4, f'stroke-dasharray="{DASHES[seat]}"'))
    drawn.append(ends([y(course[-1][1]) for course in courses], WIDE - 18, HIGH))
    return sheet(f"0 0 {WIDE} {HIGH}", "".join(drawn), str(escape(label)), "chart")


def by_source(game: Game, label: str) -> str:
    """A bar for every seat, in parts by source; the table below has the numbers."""
    rows = ledger_of(game)
    most = max(1, max(sum(max(0, row.points[seat]) for row in rows) for seat in range(game.players)))
    drawn = []
    for place, seat in enumerate(sorted(range(game.players), key=lambda seat: game.ranks[seat])):
        y = 8 + place * (BAR + 10)
        left = float(LEFT)
        for number, row in enumerate(rows):
            wide = max(0, row.points[seat]) * (WIDE - LEFT - 20) / most
            if not wide:
                continue
            shade = f'fill-opacity="{0.95 - 0.7 * number / max(1, len(rows) - 1):.2f}"'
            line = game.words.word("play-pair", left=row.source, right=str(row.points[seat]))
            title = f"<title>{escape(line)}</title>"
            part = box(left, y, wide, BAR, TINCTURES[SEATS[seat]].fill, OUTLINE, 1.2, shade)
            sign = t(left + wide / 2, y + 18, number + 1, 13, "ui", 800, OUTLINE) if wide > 20 else ""
            drawn.append(f"<g>{title}{box(left, y, wide, BAR, PAPER)}{part}{sign}</g>")
            left += wide
        drawn.append(charge(seat, 8 + BAR / 2, y + BAR / 2, BAR / 2, 1.2))
    high = 16 + game.players * (BAR + 10)
    return sheet(f"0 0 {WIDE} {high}", "".join(drawn), str(escape(label)), "chart")


def told(game: Game, say: Speech, usual: Usual | None) -> dict[str, Any]:
    """The story of a game: who led when, the biggest swings, and how it compares with games between bots."""
    names, plies = game.names, length_of(game)
    leads = [lead for lead in leads_of(game) if (lead.last - lead.first + 1) * LONG >= plies]
    found: dict[str, Any] = {
        "leads": [
            {
                "ply": lead.first,
                "seats": [SEATS[seat] for seat in lead.seats],
                "text": say(
                    "story-led" if len(lead.seats) == 1 else "story-level",
                    names=", ".join(names[seat] for seat in lead.seats),
                    first=lead.first,
                    last=lead.last,
                ),
            }
            for lead in leads
        ],
        "swings": [
            {
                "ply": swing.ply,
                "seats": [SEATS[swing.seat]],
                "text": say("story-swing", name=names[swing.seat], points=swing.points),
            }
            for swing in swings_of(game)
        ],
        "usual": "",
        "near": "",
        "how": "",
        "compared": [],
    }
    if usual is not None:
        level, points = level_name(say, usual.bots), round(usual.points)
        kind = "story-usual-text" if usual.people > 1 else "story-usual-alone"
        found["usual"] = say(kind, games=usual.games, level=level, players=usual.people, points=points)
        found["near"] = "" if usual.same else say("story-usual-near")
        found["how"] = usual.how
        found["compared"] = [
            {"seats": [SEATS[seat]], "text": compared(game, say, usual, seat)}
            for seat in sorted(range(game.players), key=lambda seat: game.ranks[seat])
            if seat != game.book.automaton
        ]
    return found


def compared(game: Game, say: Speech, usual: Usual, seat: int) -> str:
    """How far a seat is from what is usual, and where most of that came from."""
    more = game.scores[seat] - round(usual.points)
    kind = "same" if not more else "more" if more > 0 else "less"
    own = {entry.source: entry.points for entry in game.ledger() if entry.seat == seat}
    sign = 1 if more > 0 else -1
    gaps = {
        number: sign * (own.get(source, 0) - usual.sources.get(source, 0.0))
        for number, source in enumerate(game.title.sources)
    }
    best = max(gaps, key=gaps.__getitem__)
    source, by = game.words.source(best), max(1, round(gaps[best]))
    return say(f"story-{kind}", name=game.names[seat], points=abs(more), source=source, by=by)


async def end_page(request: Request) -> Response:
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    if table.state != OVER:
        return go_to(request, f"/t/{table.id}")
    whole = await visitor.hall.history(table.id)
    game = whole.in_lang(visitor.lang)
    words = Words(table.title, visitor.lang, table.names)
    say = visitor.say
    people = ranking_of(game, words)
    order = [SEATS.index(row["colour"]) for row in people]
    usual = usual_for(game.title, game.book)
    return page(
        request,
        visitor,
        "end.html",
        table=table,
        title=table.title.name,
        name=words.word("title-name"),
        people=people,
        sat=visitor.guest is not None and any(place.guest == visitor.guest.id for place in table.seats),
        order=order,
        names=game.names,
        story=await visitor.hall.slowly(lambda: told(game, say, usual)),
        card=card_of(request, visitor, table),
        colours=SEATS,
        rows=ledger_of(game),
        totals=game.scores,
        ties=words.word("final-ties", players=game.players),
        course=Markup(over_time(game, say("end-over-time"), usual)),
        sources=Markup(by_source(game, say("end-by-source"))),
    )


routes = [Route("/t/{table}/end", readable(end_page))]
