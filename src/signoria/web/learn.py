"""Learning: the list of lessons, a guided game for each title, and pages that show what is different."""

import asyncio
from dataclasses import replace
from functools import lru_cache
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from signoria import BadNotation
from signoria.drawing.pen import Pen
from signoria.drawing.standalone import picture
from signoria.game.game import Game
from signoria.game.values import CannotUndo, IllegalMove
from signoria.games import find
from signoria.scenario.course import Course, Unexpected
from signoria.scenario.lesson import guided, lesson_of, page_ids, page_of, position_of
from signoria.table.errors import StaleVersion
from signoria.table.facts import MOVE, RESTART, UNDO
from signoria.web import art, sitting
from signoria.web.lessons import PREFIX, keep, kept, lesson_table
from signoria.web.templates import said
from signoria.web.troubles import status_of
from signoria.web.visitor import Visitor, form_of, go_to, known_guest, page, visitor_of

NEXT, BACK, AGAIN = "next", "back", "again"
"""What the buttons of the coach send."""


# Pages.


async def lessons(request: Request) -> Response:
    visitor = await visitor_of(request)
    entries = [lesson_facts(visitor, title) for title in guided()]
    return page(request, visitor, "learn.html", here="learn", entries=entries)


def lesson_facts(visitor: Visitor, name: str) -> dict[str, Any]:
    """What the pages say of the lessons of a title."""
    title, lang = find(name), visitor.lang
    lesson = lesson_of(name)
    return {
        "id": name,
        "name": visitor.name_of(title),
        "about": lesson.about[lang],
        "vignette": Markup(art.vignette(title, lang)),
        "steps": len(lesson.steps),
        "pages": [{"id": id, "name": page_of(name, id).name[lang]} for id in page_ids(name)],
    }


async def lesson(request: Request) -> Response:
    """Before a guided game: what it is about, and the button that begins it or goes on."""
    visitor = await visitor_of(request)
    title = title_in(request)
    if request.method == "POST":
        guest, key = await known_guest(request, visitor, "")
        visitor.guest = guest
        if "again" in await request.form():
            await keep(visitor, lesson_table(visitor, PREFIX + title), Course(lesson_of(title)))
        return go_to(request, f"/t/{PREFIX}{title}", key)
    at = Course.of(lesson_of(title), kept(visitor.guest, title)[1]).at if visitor.guest else 0
    return page(request, visitor, "lesson.html", here="learn", game=lesson_facts(visitor, title), step=at + 1)


async def different(request: Request) -> Response:
    visitor = await visitor_of(request)
    title, id = title_in(request), request.path_params["page"]
    if id not in page_ids(title):
        raise HTTPException(404)
    found, lang = page_of(title, id), visitor.lang
    parts = [
        {
            "name": part.name[lang],
            "say": part.say[lang],
            "show": part.show,
            "picture": await asyncio.to_thread(drawn, title, id, at, lang),
        }
        for at, part in enumerate(found.parts)
    ]
    name = visitor.name_of(find(title))
    return page(
        request, visitor, "different.html", here="learn", found=found, lang=lang, title=title, name=name, parts=parts
    )


@lru_cache(maxsize=100)
def drawn(title: str, id: str, number: int, lang: str) -> Markup:
    """The position of a part as its title draws it; "" where it has none."""
    part = page_of(title, id).parts[number]
    if part.opening is None:
        return Markup("")
    game = Game.at(find(title), position_of(part.opening), lang)
    view, pen, pens = game.view(part.seat), Pen(game.words, game.book), art.drawing(title)
    if part.show == "offer":
        return Markup(pens.offer(view, pen))
    if part.show == "mine":
        return Markup(pens.mine(view, pen))
    return Markup(picture(view, game.words, game.book))


def title_in(request: Request) -> str:
    title = str(request.path_params["title"])
    if title not in guided():
        raise HTTPException(404)
    return title


# At the table of a guided game.


async def table_page(request: Request) -> Response:
    visitor = await visitor_of(request)
    title = title_in(request)
    request.path_params["table"] = PREFIX + title
    return await sitting.table_page(request) if visitor.guest else go_to(request, f"/learn/{title}")


async def act(request: Request) -> Response:
    """One command: a button of the coach, a move, or taking one back. What is refused comes back with its reason."""
    visitor = await visitor_of(request)
    form = await form_of(request)
    table = lesson_table(visitor, PREFIX + title_in(request))
    look = sitting.look_of(visitor, table, str(table.course.lesson.seat))
    status, notice, reply, chosen, ply = 200, "", "", "", None
    try:
        seat, command = sitting.command_of(table, look, visitor, form)
        if command.version != table.version:
            raise StaleVersion(table)
        course = await asyncio.to_thread(done, table.course.twin(), command.kind, command.text)
        if await asyncio.to_thread(sitting.waits_for_consent, table, seat, command, visitor, form):
            chosen = command.text
        else:
            table = await keep(visitor, table, course)
            ply = course.own if course.own < table.ply else None
    except Unexpected as error:
        status, reply = 422, error.reply.say[visitor.lang] if error.reply else visitor.say("coach-other")
    except (StaleVersion, IllegalMove, CannotUndo, BadNotation) as error:
        status, notice = status_of(error), sitting.note_of(error, table, visitor)
    if "hx-request" not in request.headers:
        return go_to(request, f"/t/{table.id}") if status == 200 else HTMLResponse(notice or said(reply), status)
    fresh = replace(look, table=table, ply=ply, following=ply is not None, chosen=chosen, reply=reply)
    return await sitting.parts(request, fresh, status, notice)


def done(course: Course, kind: str, text: str) -> Course:
    """The course after a command."""
    if kind == NEXT:
        course.read_on()
    elif kind == MOVE:
        course.play(text)
    elif kind == BACK:
        return course.back()
    elif kind == AGAIN:
        return Course(course.lesson)
    elif kind in (UNDO, RESTART):
        return course.taken_back(kind == RESTART)
    else:
        raise BadNotation(kind)
    return course


routes = [
    Route("/learn", lessons),
    Route("/learn/{title}", lesson, methods=["GET", "POST"]),
    Route("/learn/{title}/{page}", different),
    Route(f"/t/{PREFIX}{{title}}", table_page),
    Route(f"/t/{PREFIX}{{title}}/act", act, methods=["POST"]),
]
