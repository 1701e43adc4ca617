"""A game move by move: the page with its slider, and pictures of any of its positions."""

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from signoria.drawing.standalone import picture
from signoria.game.game import SPECTATOR, Game
from signoria.game.log import log_of
from signoria.games import SEATS
from signoria.table.facts import WAITING
from signoria.web import art
from signoria.web.page import Look
from signoria.web.painting import picture_of
from signoria.web.sitting import drawn_page, replay_of
from signoria.web.story import readable
from signoria.web.visitor import UNKEPT, Visitor, go_to, visitor_of
from signoria.words.words import Words


async def replay_page(request: Request) -> Response:
    """Any game, running or finished, move by move."""
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    if table.state == WAITING:
        return go_to(request, f"/t/{table.id}")
    query = request.query_params
    look = replay_of(visitor, table, query.get("seat", ""), query.get("ply", ""))
    whole = (await visitor.hall.history(table.id)).in_lang(visitor.lang)
    marks = await visitor.hall.slowly(lambda: marks_of(whole, look.seat))
    return await drawn_page(request, visitor, look, marks=marks, ply=look.ply, eyes=eyes_of(visitor, look))


def eyes_of(visitor: Visitor, look: Look) -> list[tuple[int, str]]:
    """Whose eyes one may look with: everybody's, once nothing is a secret."""
    table = look.table
    seats = range(len(table.seats)) if table.facts.revealed else look.hot
    words = Words(table.title, visitor.lang, table.names)
    found = [(seat, words.seat(table.game.book, seat)) for seat in seats]
    return [(SPECTATOR, visitor.say("replay-spectator")), *found]


def marks_of(game: Game, seat: int) -> dict[str, Any]:
    """What the slider shows: where turns began, and where points were scored, a row for every seat."""
    last = max(1, len(game.plies))
    movers = [ply.seat for ply in game.plies]
    turns = [number for number, mover in enumerate(movers, 1) if number == 1 or mover != movers[number - 2]]
    scored = {(line.ply, line.seat) for line in log_of(game, seat, None) if line.points and line.seat}
    drawn = [stroke("turns", "".join(f"M{ply} 13v3" for ply in turns))]
    high = 12 / game.players
    for number, colour in enumerate(SEATS[: game.players]):
        plies = sorted(ply for ply, whose in scored if whose == colour)
        drawn.append(stroke(f"points {colour}", "".join(f"M{ply} {number * high:g}v{high:g}" for ply in plies)))
    head = f'<svg class="marks" viewBox="0 0 {last} 16" preserveAspectRatio="none" aria-hidden="true">'
    return {"svg": Markup(f"{head}{''.join(drawn)}</svg>"), "scored": sorted({ply for ply, _ in scored})}


def stroke(name: str, d: str) -> str:
    return f'<path class="{name}" d="{d}" vector-effect="non-scaling-stroke"/>' if d else ""


async def picture_at(request: Request) -> Response:
    """The board at any move with the own eyes, or with anybody's when nothing is a secret any more."""
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    query = request.query_params
    look = replay_of(visitor, table, query.get("seat", ""), query.get("ply", ""))
    if table.state == WAITING or not art.can_draw(table.title.name):
        return go_to(request, f"/t/{table.id}")
    ply = table.ply if look.ply is None else look.ply

    def drawn() -> str:
        game = table.at_ply(ply).in_lang(visitor.lang)
        return picture(game.view(look.seat), game.words, game.book)

    return await picture_of(request, await visitor.hall.slowly(drawn), UNKEPT["cache-control"])


routes = [
    Route("/t/{table}/replay", readable(replay_page)),
    Route("/t/{table}/picture.svg", picture_at),
    Route("/t/{table}/picture.png", picture_at),
]
