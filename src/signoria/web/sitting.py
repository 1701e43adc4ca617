"""At the table: the page, its changing parts, commands, and explanations."""

import asyncio
import secrets
from collections.abc import Iterable
from dataclasses import replace
from html import escape
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from signoria import BadNotation, SignoriaError
from signoria.game.choices import is_wasteful
from signoria.game.foresight import is_final
from signoria.game.game import SPECTATOR
from signoria.game.log import log_of
from signoria.game.typed import meant
from signoria.game.values import CannotUndo, IllegalMove, Refusal
from signoria.table.errors import BadStore, NotYourSeat, StaleVersion, TableError
from signoria.table.facts import BROUGHT, CLOSED, MOVE, OPEN, STAND, STAND_IN, WAITING, Command, Guest, Outcome
from signoria.table.table import Table
from signoria.web.art import standing
from signoria.web.cards import card_of
from signoria.web.foresight import foresee
from signoria.web.lessons import is_lesson, lesson_table
from signoria.web.page import Look, Page
from signoria.web.seats import waiting_page
from signoria.web.story import readable
from signoria.web.templates import partial, said
from signoria.web.troubles import status_of, word_of
from signoria.web.visitor import UNKEPT, Visitor, form_of, go_to, number_in, page, visitor_of

GLIDING = ("offer", "mine")
"""The panels whose cards glide to their new places (view transitions); pieces on the board fly by themselves."""
MOST_CHAPTERS = 6
"""So many chapters are summed up on one card."""
SURE = "sure"
"""A move with the consent that it asked for."""


# Who looks, and at what.


async def table_of(visitor: Visitor, id: str) -> Table:
    """A table of the house, or the visitor's own lesson."""
    return await asyncio.to_thread(lesson_table, visitor, id) if is_lesson(id) else await visitor.hall.open(id)


def seat_in(text: str, own: Iterable[int], usual: int) -> int:
    """The seat that an address names, or else the usual one; a seat that is not one's own is refused."""
    if not text:
        return usual
    seat = number_in(text, SPECTATOR)
    if seat not in (SPECTATOR, *own):
        raise NotYourSeat("this is not your seat")
    return seat


def look_of(
    visitor: Visitor, table: Table, seat_text: str, ply_text: str = "", following: bool = False, chosen: str = ""
) -> Look:
    """The look of this browser at the table: its own seat, or a spectator's.

    A screen that several share and that one of them is asked at shows none of their seats by itself.
    """
    mine = tuple(table.seats_of(visitor.guest.id)) if visitor.guest else ()
    shared = len(mine) > 1 and any(seat in mine for seat in table.deciders)
    seat = seat_in(seat_text, mine, mine[0] if mine and not shared else SPECTATOR)
    ply = number_in(ply_text) if number_in(ply_text) >= 0 else None
    return Look(table, seat, visitor.lang, visitor.phone, ply, following, visitor.confirm, mine, chosen)


def replay_of(visitor: Visitor, table: Table, seat_text: str, ply_text: str = "") -> Look:
    """The look of who only looks at a game: with the own eyes, or with anybody's once nothing in it is a secret."""
    mine = tuple(table.seats_of(visitor.guest.id)) if visitor.guest else ()
    eyes = range(len(table.seats)) if table.facts.revealed else mine
    alone = len(mine) == 1 or (mine and table.facts.revealed)
    seat = seat_in(seat_text, eyes, mine[0] if alone else SPECTATOR)
    ply = min(number_in(ply_text, table.ply), table.ply)
    return Look(table, seat, visitor.lang, visitor.phone, ply, hot=mine, replay=True)


def asked_look(request: Request, visitor: Visitor, table: Table) -> Look:
    """The look that a part of a page asks for: at the table, or in a replay."""
    query = request.query_params
    seat, ply = query.get("seat", ""), query.get("ply", "")
    if "replay" in query:
        return replay_of(visitor, table, seat, ply)
    return look_of(visitor, table, seat, ply, "following" in query, query.get("chosen", "")[:1000])


async def table_page(request: Request) -> Response:
    visitor = await visitor_of(request)
    table = await table_of(visitor, request.path_params["table"])
    if visitor.guest is not None:
        visitor.hall.presence.seen(table.id, visitor.guest.id)
    query = request.query_params
    if table.state != WAITING and ("ply" in query or table.facts.origin == BROUGHT):
        return go_to(request, f"/t/{table.id}/replay?{query}".rstrip("?"))
    if table.state == CLOSED and any(place.kind == OPEN for place in table.seats):
        return go_to(request, "/")
    if table.state == WAITING:
        return waiting_page(request, visitor, table)
    look = look_of(visitor, table, query.get("seat", ""), chosen=query.get("chosen", "")[:1000])
    return await drawn_page(request, visitor, look)


async def drawn_page(request: Request, visitor: Visitor, look: Look, **more: Any) -> Response:
    """The page of a table, to play or to look at."""
    table = look.table
    drawn = await asyncio.to_thread(Page, look)
    panels = {name: Markup(html) for name, html in (await asyncio.to_thread(drawn.panels)).items()}
    facts = {name: value for name, value in drawn.facts.items() if name not in ("say", "lang")}
    return page(
        request,
        visitor,
        "table.html",
        panels=panels,
        backdrop=Markup(drawn.backdrop()),
        confirm=visitor.confirm,
        pace=visitor.pace,
        host=visitor.guest is not None and table.facts.host == visitor.guest.id and not is_lesson(table.id),
        mine=[place for place in table.seats if place.seat in look.hot and not is_lesson(table.id)],
        card=card_of(request, visitor, table),
        **facts,
        **more,
    )


async def part(request: Request) -> Response:
    """The parts of the page that the browser does not have yet, now or at a past ply."""
    visitor = await visitor_of(request)
    table = await table_of(visitor, request.path_params["table"])
    return await parts(request, asked_look(request, visitor, table))


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
    form = await form_of(request)
    table = await table_of(visitor, request.path_params["table"])
    look = look_of(visitor, table, form.get("seat", "x"))
    if visitor.guest is None or look.seat == SPECTATOR:
        raise NotYourSeat("this is not your seat")
    status, notice, chosen = 200, "", ""
    try:
        seat, command = command_of(table, look, visitor, form)
        if await asyncio.to_thread(waits_for_consent, table, seat, command, visitor, form):
            chosen = command.text
        else:
            table = (await perform(visitor, visitor.guest, table.id, seat, command)).table
    except BadStore:
        raise
    except (IllegalMove, CannotUndo, BadNotation, TableError) as error:
        status, notice = status_of(error), note_of(error, table, visitor)
        table = error.table if isinstance(error, StaleVersion) else table
    if "hx-request" not in request.headers:
        asked = urlencode({"seat": look.seat, **({"chosen": chosen} if chosen else {})})
        return go_to(request, f"/t/{table.id}?{asked}") if status == 200 else HTMLResponse(notice, status)
    return await parts(request, replace(look, table=table, chosen=chosen), status, notice)


def waits_for_consent(table: Table, seat: int, command: Command, visitor: Visitor, form: dict[str, str]) -> bool:
    """Whether a move of a page (it says `ask`) is only shown first: the main button then sends it as `sure`.

    Every move, one that wastes something, or one that cannot be taken back: as the person chose.
    """
    if command.kind != MOVE or "ask" not in form or form.get("do", "").startswith(f"{SURE} "):
        return False
    game = table.game
    if game.held or not (command.version == table.version or table.only_sealed_since(command.version)):
        return False
    try:
        if game.why_not(command.text, seat) is not None:
            return False
        if visitor.confirm == "move" or is_wasteful(game, seat, command.text):
            return True
    except SignoriaError:
        return False
    return visitor.confirm == "turn" and is_final(game, seat, command.text)


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
    if kind == SURE:
        kind = MOVE
    if kind == "typed":
        kind, text = MOVE, typed(table, look, visitor, form.get("text", ""))
    if kind == STAND_IN:
        seat, text = number_in(text) if text else seat, ""
    if kind == MOVE and "always" in form and table.facts.step in standing(table.title.name):
        kind = STAND
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


def note_of(error: SignoriaError, table: Table, visitor: Visitor) -> str:
    """What the page tells of a command that was refused."""
    if isinstance(error, IllegalMove):
        return refusal_html(error.in_lang(visitor.lang), table, visitor)
    if isinstance(error, CannotUndo):
        return said(error.in_lang(visitor.lang))
    if isinstance(error, BadNotation):
        return said(str(error))
    if isinstance(error, StaleVersion):
        return said(f"{visitor.say('error-stale')}. {visitor.say('error-stale.text')}")
    return said(visitor.say(f"error-{word_of(error, visitor.say)}"))


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
    table = await table_of(visitor, request.path_params["table"])
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


async def thing(request: Request) -> Response:
    """What a thing on the table is, as this visitor may know it."""
    visitor = await visitor_of(request)
    table = await table_of(visitor, request.path_params["table"])
    look, what = asked_look(request, visitor, table), request.query_params.get("what", "")[:100]
    html = await asyncio.to_thread(lambda: Page(look).explained(what))
    return HTMLResponse(html, 200 if html else 204, headers=UNKEPT)


async def chapter(request: Request) -> Response:
    """Chapters of the log, summed up."""
    visitor = await visitor_of(request)
    table = await table_of(visitor, request.path_params["table"])
    look = asked_look(request, visitor, table)
    starts = request.query_params.get("from", "")[:120].split(",")[:MOST_CHAPTERS]
    html = await asyncio.to_thread(lambda: Page(look).account(starts))
    return HTMLResponse(html, 200 if html else 204, headers=UNKEPT)


# The whole story.


async def whole_log(request: Request) -> Response:
    visitor = await visitor_of(request)
    table = await table_of(visitor, request.path_params["table"])
    look = look_of(visitor, table, "")
    seat = look.seat if len(look.hot) < 2 else SPECTATOR
    game = table.game.in_lang(visitor.lang)
    lines = await asyncio.to_thread(log_of, game, seat, None)
    heading = "tab-log"
    if "points" in request.query_params:
        lines, heading = [line for line in lines if line.points], "score-each"
    return page(
        request,
        visitor,
        "log.html",
        lines=lines,
        table=table,
        name=visitor.name_of(table.title),
        heading=visitor.say(heading),
        title=table.title.name,
        lesson=is_lesson(table.id),
    )


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
    Route("/t/{table}/thing", thing),
    Route("/t/{table}/chapter", chapter),
    Route("/t/{table}/log", readable(whole_log)),
    Route("/t/{table}/record", record),
]
