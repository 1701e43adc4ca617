"""The preview of a link: a card with the game, the players and their points, as everybody may see them."""

from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from signoria.drawing.icons import sprite, used
from signoria.drawing.png import can_paint
from signoria.drawing.seats import INK
from signoria.drawing.standalone import bare
from signoria.drawing.svg import at, box, defs, path, sheet, t, use
from signoria.game.game import SPECTATOR
from signoria.games import SEATS
from signoria.table.facts import CLOSED, OPEN, OVER, WAITING
from signoria.table.table import Table
from signoria.web import art
from signoria.web.painting import picture_of
from signoria.web.speech import speech
from signoria.web.visitor import Visitor, visitor_of
from signoria.words.words import LANGUAGES, Words

WIDE, HIGH = 1200, 630
MARGIN = 70
SCENE = 236
"""The little picture of the title beside the players."""
MINUTES = 5 * 60
"""Seconds for which others may keep a card."""


def players_of(table: Table, lang: str) -> list[tuple[str, str, int]]:
    """Colour, name and points of every seat, as a spectator sees them."""
    say = speech(lang)
    words = Words(table.title, lang, table.names)
    scores = table.game.view(SPECTATOR)["scores"]
    assert isinstance(scores, dict)
    return [
        (
            SEATS[place.seat],
            say("waiting-open") if place.kind == OPEN else words.seat(table.game.book, place.seat),
            int(scores[SEATS[place.seat]]),
        )
        for place in table.seats
    ]


def stage_of(table: Table, lang: str) -> str:
    """How far a table is, in a few words."""
    say = speech(lang)
    if table.state == WAITING:
        return say("waiting-title")
    if table.state == OVER:
        return say("row-over")
    return say("row-closed") if table.state == CLOSED else say("prompt-past", ply=table.ply)


def card_of(request: Request, visitor: Visitor, table: Table) -> dict[str, str]:
    """What a page of a table says to those who show its link elsewhere."""
    words = Words(table.title, visitor.lang)
    name = words.word("title-name")
    begun = table.state != WAITING
    people = [f"{who} {points}" if begun else who for _, who, points in players_of(table, visitor.lang)]
    query = f"?{request.url.query}" if request.url.query else ""
    return {
        "title": f"{name} · Signoria",
        "text": words.word("play-pair", left=stage_of(table, visitor.lang), right=", ".join(people)),
        "url": f"{str(request.base_url).rstrip('/')}{request.url.path}{query}",
        "image": f"{request.base_url}t/{table.id}/card.png?lang={visitor.lang}" if can_paint() else "",
    }


def drawn_card(table: Table, lang: str) -> str:
    """The card as an SVG."""
    people = players_of(table, lang)
    name = Words(table.title, lang).word("title-name")
    high = min(84, 380 // len(people))
    rows = "".join(
        row(190 + number * high, high, colour, who, str(points) if table.state != WAITING else "")
        for number, (colour, who, points) in enumerate(people)
    )
    scene = art.vignette(table.title, lang) if art.can_draw(table.title.name) else ""
    scene = scene.replace("<svg ", f'<svg x="{WIDE - MARGIN - SCENE}" y="168" width="{SCENE}" height="360" ', 1)
    inner = (
        box(0, 0, WIDE, HIGH, "#3b2513")
        + box(24, 24, WIDE - 48, HIGH - 48, "url(#parch)", "#eabf58", 5, 'rx="14"')
        + t(MARGIN, 120, escape(name), 68, "display", 700, anchor="start")
        + path(f"M{MARGIN} 150H{WIDE - MARGIN}", "none", "#c08a2c", 3)
        + rows
        + scene
        + t(MARGIN, HIGH - 52, escape(stage_of(table, lang)), 34, "text", 500, "#5f4b37", "start")
        + t(WIDE - MARGIN, HIGH - 52, "Signoria", 34, "display", 700, "#7d5618", "end")
    )
    shared = defs()
    drawn = sheet(f"0 0 {WIDE} {HIGH}", f"{bare(sprite(used(inner + shared)))}{bare(shared)}{inner}", escape(name))
    return drawn.replace("<svg ", f'<svg width="{WIDE}" height="{HIGH}" ', 1)


def row(y: float, high: float, colour: str, who: str, points: str) -> str:
    """A player of the card: shield, name and points."""
    middle = y + high / 2
    size = min(46.0, high * 0.6)
    shown = who if len(who) <= 24 else f"{who[:23]}…"
    return (
        use(f"sh-{colour}", at(MARGIN + 26, middle, high / 64))
        + t(MARGIN + 84, middle + size / 3, escape(shown), size, "text", 600, INK, "start")
        + t(WIDE - MARGIN - SCENE - 50, middle + size / 3, escape(points), size * 1.1, "ui", 800, INK, "end")
    )


async def card(request: Request) -> Response:
    """The card of a table; the same for everybody, so that others may keep it for a while."""
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    lang = request.query_params.get("lang", "")
    svg = await visitor.hall.slowly(lambda: drawn_card(table, lang if lang in LANGUAGES else LANGUAGES[0]))
    return await picture_of(request, svg, f"public, max-age={MINUTES}")


routes = [Route("/t/{table}/card.png", card), Route("/t/{table}/card.svg", card)]
