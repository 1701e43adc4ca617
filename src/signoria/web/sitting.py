"""At the table: the page, its changing parts, commands, and explanations."""

import asyncio
import secrets
from html import escape

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from signoria import BadNotation, SignoriaError
from signoria.game.game import SPECTATOR
from signoria.game.log import log_of
from signoria.game.typed import meant
from signoria.game.values import CannotUndo, IllegalMove, Refusal
from signoria.table.errors import BadStore, NotYourSeat, StaleVersion, TableError
from signoria.table.facts import MOVE, STAND_IN, WAITING, Command, Guest, Outcome
from signoria.table.table import Table
from signoria.web.foresight import foresee
from signoria.web.page import Look, Page
from signoria.web.seats import waiting_page
from signoria.web.story import readable
from signoria.web.templates import partial, said
from signoria.web.troubles import status_of, word_of
from signoria.web.visitor import Visitor, go_to, number_in, page, visitor_of
from signoria.words.words import Words

GLIDING = ("offer", "mine")
"""The panels whose cards glide to their new places (view transitions); pieces on the board fly by themselves."""
UNKEPT = {"cache-control": "no-store"}
"""What one person sees is not for caches."""


# Who looks, and at what.


def look_of(visitor: Visitor, table: Table, seat_text: str, ply_text: str = "", following: bool = False) -> Look:
    """The look of this browser: its own seat, or a spectator's; a seat that is not its own is refused."""
    mine = tuple(table.seats_of(visitor.guest.id)) if visitor.guest else ()
    seat = SPECTATOR
    if seat_text:
        seat = number_in(seat_text, SPECTATOR)
        if seat not in (SPECTATOR, *mine):
            raise NotYourSeat("this is not your seat")
    elif mine:
        asked = [s for s in table.deciders if s in mine]
        seat = mine[0] if len(mine) == 1 else SPECTATOR
        if len(mine) > 1 and not asked:
            seat = mine[0]
    ply = number_in(ply_text) if number_in(ply_text) >= 0 else None
    return Look(table, seat, visitor.lang, visitor.phone, ply, following, visitor.confirm, mine)


async def table_page(request: Request) -> Response:
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    if visitor.guest is not None:
        visitor.hall.presence.seen(table.id, visitor.guest.id)
    if table.state == WAITING:
        return waiting_page(request, visitor, table)
    query = request.query_params
    look = look_of(visitor, table, query.get("seat", ""), query.get("ply", ""))
    drawn = await asyncio.to_thread(Page, look)
    panels = {name: Markup(html) for name, html in (await asyncio.to_thread(drawn.panels)).items()}
    facts = {name: value for name, value in drawn.facts().items() if name not in ("say", "lang")}
    return page(
        request,
        visitor,
        "table.html",
        panels=panels,
        backdrop=Markup(drawn.backdrop()),
        confirm=visitor.confirm,
        **facts,
    )


async def part(request: Request) -> Response:
    """The parts of the page that the browser does not have yet, now or at a past ply."""
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    query = request.query_params
    look = look_of(visitor, table, query.get("seat", ""), query.get("ply", ""), "following" in query)
    return await parts(request, look)


async def parts(request: Request, look: Look, status: int = 200, notice: str = "") -> Response:
    have = set(request.headers.get("x-have", "").split())
    without = () if "text" in request.query_params or "x-text" in request.headers else ("textboard",)
    changed = await asyncio.to_thread(lambda: Page(look).changed(have, without))
    html = [
        partial(name, "outerMorph transition:true" if name in GLIDING else "outerMorph", text)
        for name, text in changed.items()
    ]
    html.append(partial("notice", "innerHTML", notice))
    return HTMLResponse("".join(html), status, headers=UNKEPT)


# Commands.


async def act(request: Request) -> Response:
    """One command of a seat. What is refused comes back with its reason and the table as it stands."""
    visitor = await visitor_of(request)
    form = {key: str(value) for key, value in (await request.form()).items()}
    table = await visitor.hall.open(request.path_params["table"])
    look = look_of(visitor, table, form.get("seat", "x"))
    if visitor.guest is None or look.seat == SPECTATOR:
        raise NotYourSeat("this is not your seat")
    status, notice = 200, ""
    try:
        seat, command = command_of(table, look, visitor, form)
        table = (await perform(visitor, visitor.guest, table.id, seat, command)).table
    except StaleVersion as error:
        status, table = 409, error.table
        notice = said(f"{visitor.say('error-stale')}. {visitor.say('error-stale.text')}")
    except IllegalMove as error:
        status, notice = 422, refusal_html(error.in_lang(visitor.lang), table, visitor)
    except CannotUndo as error:
        status, notice = 422, said(error.in_lang(visitor.lang))
    except BadNotation as error:
        status, notice = 422, said(str(error))
    except BadStore:
        raise
    except TableError as error:
        status, notice = status_of(error), said(visitor.say(f"error-{word_of(error, visitor.say)}"))
    if "hx-request" not in request.headers:
        return go_to(request, f"/t/{table.id}?seat={look.seat}") if status == 200 else HTMLResponse(notice, status)
    fresh = Look(table, look.seat, visitor.lang, visitor.phone, None, False, visitor.confirm, look.hot)
    return await parts(request, fresh, status, notice)


async def perform(visitor: Visitor, guest: Guest, table: str, seat: int, command: Command) -> Outcome:
    """Do a command; sealed answers that others gave meanwhile change nothing for this seat and are no obstacle."""
    while True:
        try:
            return await visitor.hall.act(table, guest, seat, command)
        except StaleVersion as error:
            if command.kind != MOVE or not error.table.only_sealed_since(command.version):
                raise
            command = command._replace(version=error.table.version)


def command_of(table: Table, look: Look, visitor: Visitor, form: dict[str, str]) -> tuple[int, Command]:
    """What a form asks for: `do` is a kind of command with its text, `move place granada`."""
    kind, _, text = form.get("do", "").partition(" ")
    seat = look.seat
    if kind == "typed":
        kind, text = MOVE, typed(table, look, visitor, form.get("text", ""))
    if kind == STAND_IN:
        seat, text = number_in(text) if text else seat, ""
    version = form.get("version", "")
    key = form.get("key", "") or secrets.token_urlsafe(16)
    hold = visitor.confirm != "never"
    return seat, Command(kind, text, number_in(version), key, hold and kind == MOVE)


def typed(table: Table, look: Look, visitor: Visitor, text: str) -> str:
    """The notation that a few typed letters mean."""
    game = table.game.in_lang(look.lang)
    if ";" in text:
        return text
    found = meant(text, game.moves(look.seat)) if look.seat in game.deciders else []
    if len(found) > 1:
        raise BadNotation(visitor.say("error-ambiguous", moves=", ".join(move.words for move in found[:8])))
    if found:
        return found[0].text
    try:
        game.numbers(text)
    except BadNotation:
        raise BadNotation(visitor.say("error-unknown-move", text=text)) from None
    return text


def refusal_html(refusal: Refusal, table: Table, visitor: Visitor) -> str:
    """Why not, what instead, and the clause."""
    clause = ""
    if refusal.clause:
        label = escape(visitor.say("rule", clause=refusal.clause))
        href = f"/rules/{table.title.name}#{refusal.clause}"
        clause = f' <a href="{href}" target="_blank" rel="noopener">{label}</a>'
    return f"<p>{escape(refusal.text)}</p><p>{escape(refusal.remedy)}{clause}</p>"


async def about(request: Request) -> Response:
    """What a choice changes, or why it cannot be made."""
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    query = request.query_params
    look = look_of(visitor, table, query.get("seat", ""))
    if look.seat == SPECTATOR:
        raise NotYourSeat("this is not your seat")
    game = table.game.in_lang(visitor.lang)
    try:
        text = query.get("move", "")[:1000].split(";")[0]
        refusal = game.why_not(text, look.seat)
        if refusal is not None:
            return HTMLResponse(refusal_html(refusal, table, visitor), headers=UNKEPT)
        sentence = await asyncio.to_thread(foresee, game, look.seat, query.get("move", ""), visitor.say)
    except SignoriaError:
        unknown = visitor.say("error-unknown-move", text=query.get("move", "")[:60])
        return HTMLResponse(said(unknown), 422, headers=UNKEPT)
    return HTMLResponse(sentence, headers=UNKEPT)


# The whole story.


async def whole_log(request: Request) -> Response:
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    look = look_of(visitor, table, "")
    seat = look.seat if len(look.hot) < 2 else SPECTATOR
    game = table.game.in_lang(visitor.lang)
    lines = await asyncio.to_thread(log_of, game, seat, None)
    heading = "tab-log"
    if "points" in request.query_params:
        lines, heading = [line for line in lines if line.points], "score-each"
    name = Words(table.title, visitor.lang).word("title-name")
    title, heading = table.title.name, visitor.say(heading)
    return page(request, visitor, "log.html", lines=lines, table=table, name=name, heading=heading, title=title)


async def record(request: Request) -> Response:
    visitor = await visitor_of(request)
    table = request.path_params["table"]
    text = await visitor.hall.record(table, visitor.guest)
    headers = {"content-disposition": f'attachment; filename="signoria-{table}.txt"'}
    return PlainTextResponse(text, headers=headers)


routes = [
    Route("/t/{table}", readable(table_page)),
    Route("/t/{table}/part", part),
    Route("/t/{table}/act", act, methods=["POST"]),
    Route("/t/{table}/about", about),
    Route("/t/{table}/log", readable(whole_log)),
    Route("/t/{table}/record", record),
]
